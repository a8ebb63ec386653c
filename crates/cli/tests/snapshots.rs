//! The program's exact output: `tests/cmd/<command>/*.trycmd` and `*.toml`. `TRYCMD=overwrite cargo test -p
//! inkwright-cli --test snapshots` rewrites them; read the diff before you commit it.

#[test]
fn the_program_prints_what_is_written_down() {
    // Cards imported on this machine must not matter.
    let nothing = concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported");
    trycmd::TestCases::new()
        .env("INKWRIGHT_DATA", nothing)
        .case("tests/cmd/*/*.trycmd")
        .case("tests/cmd/*/*.toml")
        .run();
}
