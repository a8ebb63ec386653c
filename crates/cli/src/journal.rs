//! The results file of a long run, as commands use it.

use crate::failure::{Failure, note};
use crate::tongue::say;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sim::{ResultsFile, Resumed};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// A results file that any thread writes to.
#[derive(Debug)]
pub struct Journal {
    file: Mutex<ResultsFile>,
    /// Somebody was told that it can't be written.
    told: AtomicBool,
}

impl Journal {
    /// What an earlier run has left, and the file to write further pieces to.
    pub fn open<R: DeserializeOwned>(
        path: &Path,
        head: &impl Serialize,
    ) -> Result<(Vec<R>, Journal), Failure> {
        let Resumed { records, damaged, file } = ResultsFile::open(path, head).map_err(Failure::of)?;
        if damaged > 0 {
            note(say!("lines-damaged", "file" = path.display().to_string(), "n" = damaged));
        }
        Ok((records, Journal { file: Mutex::new(file), told: AtomicBool::new(false) }))
    }

    /// Writes a piece down. If that fails the run goes on, and says once that it can't be taken up again.
    pub fn write(&self, record: &impl Serialize) {
        let written = self.file.lock().unwrap_or_else(PoisonError::into_inner).write(record);
        if let Err(error) = written
            && !self.told.swap(true, Ordering::Relaxed)
        {
            note(say!("results-lost", "why" = error.to_string()));
        }
    }
}

/// A file is there as a whole or not at all.
pub fn write_whole(path: &Path, contents: &str) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, contents)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| Failure::io(path, &error))
}
