//! Shared by the tests of all crates: the project's own decks, data from beside the project, and a record of skipped tests.
//!
//! Some tests need something that is not part of the project: official card text in `../shared`, a browser, a terminal
//! multiplexer. Without it they pass, but not silently: [`skip`] prints why and adds a line to the file that the
//! environment variable `INKWRIGHT_SKIPPED` names. [`untranslated`] does the same for texts that a language leaves in
//! English, in the file that `INKWRIGHT_UNTRANSLATED` names. `make test` sets both and prints the lines at the end.

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, thread};

/// The folder of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file or folder of the `shared` folder beside the project. Without it the calling test is recorded as skipped.
pub fn shared(path: &str) -> Option<PathBuf> {
    let found = find_shared(path);
    if found.is_none() {
        skip(&format!("{} does not exist", shared_folder().join(path).display()));
    }
    found
}

fn find_shared(path: &str) -> Option<PathBuf> {
    Some(shared_folder().join(path)).filter(|path| path.exists())
}

fn shared_folder() -> PathBuf {
    root().join(env::var_os("SHARED").unwrap_or_else(|| "../shared".into()))
}

/// Records that the calling test can't run on this machine.
pub fn skip(why: &str) {
    let test = thread::current().name().unwrap_or("a test").to_owned();
    println!("skipped: {why}");
    record("INKWRIGHT_SKIPPED", &format!("{test}: {why}\n"));
}

/// Records what a language leaves in English. It is shown in English until somebody translates it, so no test fails
/// because of it.
pub fn untranslated(language: impl Display, part: &str, left: impl IntoIterator<Item = impl Display>) {
    let lines: String = left.into_iter().map(|left| format!("{language}, {part}: {left}\n")).collect();
    if !lines.is_empty() {
        print!("in English:\n{lines}");
        record("INKWRIGHT_UNTRANSLATED", &lines);
    }
}

/// Adds lines to the file that this environment variable names, if it is set.
fn record(variable: &str, lines: &str) {
    let Some(list) = env::var_os(variable) else { return };
    let written = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&list)
        .and_then(|mut file| file.write_all(lines.as_bytes()));
    written.unwrap_or_else(|error| panic!("{}: {error}", list.display()));
}

#[cfg(test)]
mod tests {
    use super::{find_shared, root};

    #[test]
    fn the_root_is_the_workspace() {
        assert!(root().join("CONTRIBUTING.md").exists() && root().join("Cargo.lock").exists());
    }

    #[test]
    fn what_does_not_exist_is_not_found() {
        assert_eq!(find_shared("no such folder"), None);
    }
}
