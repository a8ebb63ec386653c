//! Results files of long runs, for commands.

use crate::failure::{Failure, note};
use crate::language::say;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sim::{ResultsFile, ResumedRun};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// A results file shared by threads.
#[derive(Debug)]
pub struct Journal {
    file: Mutex<ResultsFile>,
    /// Whether a write error has been reported.
    told: AtomicBool,
}

impl Journal {
    /// The records of an earlier run, and the file for further ones.
    pub fn open<R: DeserializeOwned>(
        path: &Path,
        head: &impl Serialize,
    ) -> Result<(Vec<R>, Journal), Failure> {
        let ResumedRun { records, damaged, file } = ResultsFile::open(path, head).map_err(Failure::of)?;
        if damaged > 0 {
            note(say!("lines-damaged", "file" = path.display().to_string(), "n" = damaged));
        }
        Ok((records, Journal { file: Mutex::new(file), told: AtomicBool::new(false) }))
    }

    /// Writes a record. If that fails, the run continues with one message that it can't be resumed.
    pub fn write(&self, record: &impl Serialize) {
        let written = self.file.lock().unwrap_or_else(PoisonError::into_inner).write(record);
        if let Err(error) = written
            && !self.told.swap(true, Ordering::Relaxed)
        {
            note(say!("results-lost", "why" = error.to_string()));
        }
    }
}

/// Writes a file atomically.
pub fn write_whole(path: &Path, contents: &str) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, contents)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| Failure::io(path, &error))
}
