//! Finding and reading scenario files.

use crate::parse::LARGEST_FILE;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use thiserror::Error;
use words::{Message, io_error};

/// Maximum depth of nested folders, because links can be circular.
const DEEPEST: usize = 64;

/// A scenario file: its path, as messages show it, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFile {
    pub path: PathBuf,
    pub text: String,
}

/// Why a file or folder can't be read.
#[derive(Debug, Error)]
#[error("{}: {}. Check that the path exists and is readable", path.display(), self.why())]
pub struct FileError {
    pub path: PathBuf,
    /// None for a folder that is nested too deeply.
    pub(crate) error: Option<io::Error>,
}

impl FileError {
    fn why(&self) -> String {
        match &self.error {
            Some(error) => error.to_string(),
            None => format!("folders are nested more than {DEEPEST} levels deep"),
        }
    }

    /// The message for an unreadable folder.
    pub(crate) fn of_folder(&self) -> Message {
        match &self.error {
            Some(error) => Message::new("scn-folder-unread").with("why", io_error(error)),
            None => Message::new("scn-folders-deep").with("most", DEEPEST),
        }
    }
}

/// The files themselves, and all scenario files of the folders, recursively, sorted by name.
pub(crate) fn find_files<P: AsRef<Path>>(paths: &[P]) -> Vec<Result<PathBuf, FileError>> {
    let mut found = Vec::new();
    for path in paths {
        gather(path.as_ref(), 0, &mut found);
    }
    found
}

fn gather(path: &Path, depth: usize, found: &mut Vec<Result<PathBuf, FileError>>) {
    if !path.is_dir() {
        found.push(Ok(path.to_owned()));
        return;
    }
    if depth >= DEEPEST {
        found.push(Err(FileError { path: path.to_owned(), error: None }));
        return;
    }
    let entries = fs::read_dir(path).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
    match entries {
        Ok(entries) => {
            let mut below: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
            below.sort();
            for path in below {
                if path.is_dir() || path.extension().is_some_and(|extension| extension == "scn") {
                    gather(&path, depth + 1, found);
                }
            }
        }
        Err(error) => found.push(Err(FileError { path: path.to_owned(), error: Some(error) })),
    }
}

/// The text of a scenario file, read up to just over the parser's limit.
pub(crate) fn read_scenario(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(path)?.take(LARGEST_FILE as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// Reads files and all scenario files of folders, recursively, sorted by name.
pub fn read_files<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<ScenarioFile>, FileError> {
    let read = |path: Result<PathBuf, FileError>| {
        let path = path?;
        match read_scenario(&path) {
            Ok(text) => Ok(ScenarioFile { path, text }),
            Err(error) => Err(FileError { path, error: Some(error) }),
        }
    };
    find_files(paths).into_iter().map(read).collect()
}
