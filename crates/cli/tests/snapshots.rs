//! What the commands print, held against files: `tests/cmd/COMMAND/*.trycmd` and `*.toml`.
//!
//! `TRYCMD=overwrite cargo test -p inkwright --test snapshots` writes them anew; read every changed line before you keep it.

#[test]
fn commands_print_what_the_files_say() {
    // Whatever was imported on this machine must not matter.
    let nothing = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data");
    trycmd::TestCases::new()
        .env("INKWRIGHT_DATA", nothing)
        .case("tests/cmd/*/*.trycmd")
        .case("tests/cmd/*/*.toml");
}
