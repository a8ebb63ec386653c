//! Results of a long run, saved continuously so that the run can be resumed.
//!
//! A results file consists of JSON lines: the first, its head, identifies the run, and each further one is a
//! record of the results. Every line is written immediately, so a killed run loses at most the record in
//! progress, and an incomplete last line is dropped. The file's contents are not trusted: unreadable lines
//! are counted and skipped, a file with a different head is refused with the differences, and lines and files
//! have a maximum size.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use thiserror::Error;

/// Maximum size of a results file in bytes.
pub const LARGEST_RESULTS: u64 = 1 << 30;

/// Maximum length of a line in bytes.
pub const LONGEST_LINE: u64 = 1 << 20;

/// Why a results file can't be used.
#[derive(Debug, Error)]
pub enum ResultsError {
    #[error("{file}: {source}")]
    Io { file: String, source: io::Error },
    #[error("{0}: another run is writing to this file; wait for it, or give another file")]
    Busy(String),
    #[error("{0}: larger than {LARGEST_RESULTS} bytes; give another file")]
    TooLarge(String),
    #[error("{file}:{line}: a line longer than {LONGEST_LINE} bytes; give another file")]
    LineTooLong { file: String, line: u64 },
    #[error("{0}: not a file of results; give another file")]
    NotResults(String),
    #[error("{file}: these are the results of another run:{}\nGive another file, or remove this one", list(.differences))]
    OtherRun { file: String, differences: Vec<HeadDifference> },
}

/// A difference between the run of a file and the current run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadDifference {
    /// The key in the head.
    pub what: String,
    pub theirs: HeadValue,
    pub ours: HeadValue,
}

/// A value in a head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadValue {
    Nothing,
    Value(String),
    /// A value, and this many more.
    AndMore(String, usize),
    /// This many values that the other head also has, in another order.
    Reordered(usize),
}

impl fmt::Display for HeadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeadValue::Nothing => f.write_str("nothing"),
            HeadValue::Value(value) => f.write_str(value),
            HeadValue::AndMore(value, more) => write!(f, "{value} and {more} more"),
            HeadValue::Reordered(n) => write!(f, "{n} others in a different order"),
        }
    }
}

impl fmt::Display for HeadDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} there, {} here", self.what, self.theirs, self.ours)
    }
}

fn list(differences: &[HeadDifference]) -> String {
    differences.iter().map(|difference| format!("\n  {difference}")).collect()
}

/// The records of an earlier run, and the file for further ones.
#[derive(Debug)]
pub struct ResumedRun<R> {
    pub records: Vec<R>,
    /// Lines that are not valid records, most likely damaged ones.
    pub damaged: u64,
    pub file: ResultsFile,
}

/// A results file, open for further records. It is locked, so no other run can open it.
#[derive(Debug)]
pub struct ResultsFile {
    file: File,
    /// The last write failed: the file may end in a partial line.
    torn: bool,
}

/// The contents of a results file with these records.
pub fn results_text(head: &impl Serialize, records: &[impl Serialize]) -> serde_json::Result<String> {
    let mut text = first_line(&serde_json::to_value(head)?);
    for record in records {
        text += &serde_json::to_string(record)?;
        text.push('\n');
    }
    Ok(text)
}

fn first_line(head: &Value) -> String {
    format!("{head}\n")
}

impl ResultsFile {
    /// Opens or creates a results file for the run that the head describes. A head is a struct or map.
    pub fn open<R: DeserializeOwned>(
        path: &Path,
        head: &impl Serialize,
    ) -> Result<ResumedRun<R>, ResultsError> {
        let name = path.display().to_string();
        let broken = |source: io::Error| ResultsError::Io { file: name.clone(), source };
        let head = serde_json::to_value(head).map_err(|error| broken(error.into()))?;
        let first = first_line(&head);
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(broken)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(ResultsError::Busy(name)),
            // If files can't be locked, other runs are not detected.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        if file.metadata().map_err(broken)?.len() > LARGEST_RESULTS {
            return Err(ResultsError::TooLarge(name));
        }
        let (mut records, mut damaged) = (Vec::new(), 0);
        // Bytes of complete lines, and their number.
        let (mut whole, mut lines) = (0, 0);
        let mut reader = BufReader::new(&file);
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(broken)?;
            if read == 0 {
                break;
            }
            if line.last() != Some(&b'\n') {
                if read as u64 == LONGEST_LINE {
                    return Err(ResultsError::LineTooLong { file: name, line: lines + 1 });
                }
                // Drop an incomplete first line only if it is the beginning of this run's head.
                if lines == 0 && !first.as_bytes().starts_with(&line) {
                    return Err(ResultsError::NotResults(name));
                }
                break;
            }
            if lines == 0 {
                check_head(&name, &line, &head)?;
            } else {
                match serde_json::from_slice(&line) {
                    Ok(record) => records.push(record),
                    Err(_) => damaged += 1,
                }
            }
            whole += read as u64;
            lines += 1;
        }
        drop(reader);
        file.set_len(whole).map_err(broken)?;
        if lines == 0 {
            file.write_all(first.as_bytes()).map_err(broken)?;
        }
        Ok(ResumedRun { records, damaged, file: ResultsFile { file, torn: false } })
    }

    /// Appends a record.
    pub fn write(&mut self, record: &impl Serialize) -> io::Result<()> {
        let mut line = if self.torn { vec![b'\n'] } else { Vec::new() };
        serde_json::to_writer(&mut line, record)?;
        line.push(b'\n');
        self.torn = true;
        self.file.write_all(&line)?;
        self.torn = false;
        Ok(())
    }
}

/// Checks that the file's head is the expected one.
fn check_head(name: &str, line: &[u8], ours: &Value) -> Result<(), ResultsError> {
    let Ok(Value::Object(theirs)) = serde_json::from_slice(line) else {
        return Err(ResultsError::NotResults(name.to_owned()));
    };
    let ours = ours.as_object().cloned().unwrap_or_default();
    if !theirs.keys().any(|key| ours.contains_key(key)) {
        return Err(ResultsError::NotResults(name.to_owned()));
    }
    let mut keys: Vec<&String> = ours.keys().chain(theirs.keys()).collect();
    keys.sort();
    keys.dedup();
    let differences: Vec<HeadDifference> = keys
        .into_iter()
        .filter(|key| ours.get(*key) != theirs.get(*key))
        .map(|key| difference(key, theirs.get(key), ours.get(key)))
        .collect();
    if differences.is_empty() {
        return Ok(());
    }
    Err(ResultsError::OtherRun { file: name.to_owned(), differences })
}

/// The difference of two values. For lists, only elements missing from the other list count, unless just the
/// order differs.
fn difference(what: &str, theirs: Option<&Value>, ours: Option<&Value>) -> HeadDifference {
    let told = |value: Option<&Value>, other: Option<&Value>| match (value, other) {
        (Some(Value::Array(all)), Some(Value::Array(others))) => {
            let alone: Vec<&Value> = all.iter().filter(|one| !others.contains(one)).collect();
            match &alone[..] {
                [] => HeadValue::Reordered(all.len()),
                [one] => HeadValue::Value(short(one)),
                [one, more @ ..] => HeadValue::AndMore(short(one), more.len()),
            }
        }
        (Some(value), _) => HeadValue::Value(short(value)),
        (None, _) => HeadValue::Nothing,
    };
    HeadDifference { what: what.to_owned(), theirs: told(theirs, ours), ours: told(ours, theirs) }
}

/// A value, shortened: the file's may have any length.
fn short(value: &Value) -> String {
    const MOST: usize = 80;
    let text = value.to_string();
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST).chain("...".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, ResultsError, ResultsFile};
    use serde_json::{Value, json};
    use std::fs;
    use std::path::{Path, PathBuf};
    use tempfile::TempDir;

    fn folder() -> (TempDir, PathBuf) {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("results.jsonl");
        (dir, path)
    }

    fn head(seed: u64) -> Value {
        json!({"seed": seed, "decks": ["a", "b"]})
    }

    fn records(path: &Path) -> (Vec<Vec<u32>>, u64) {
        let found = ResultsFile::open::<Vec<u32>>(path, &head(1)).expect("it opens");
        (found.records, found.damaged)
    }

    #[test]
    fn what_was_written_is_there_again() {
        let (_dir, path) = folder();
        let mut file = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect("it opens").file;
        file.write(&[1, 2]).expect("it writes");
        drop(file);
        let mut file = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect("it opens").file;
        file.write(&[3]).expect("it writes");
        drop(file);
        assert_eq!(records(&path), (vec![vec![1, 2], vec![3]], 0));
    }

    #[test]
    fn a_last_line_that_was_cut_off_is_dropped_and_spoils_nothing_after_it() {
        let (_dir, path) = folder();
        let text = format!("{}\n[1,2]\n[3,", head(1));
        fs::write(&path, &text).expect("it writes");
        let mut found = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect("it opens");
        assert_eq!((&found.records, found.damaged), (&vec![vec![1, 2]], 0));
        found.file.write(&[4]).expect("it writes");
        drop(found);
        assert_eq!(records(&path), (vec![vec![1, 2], vec![4]], 0));
    }

    #[test]
    fn a_head_that_was_cut_off_is_written_anew_but_no_other_file_is_touched() {
        let (_dir, path) = folder();
        fs::write(&path, &head(1).to_string()[..7]).expect("it writes");
        assert_eq!(records(&path), (vec![], 0));
        assert_eq!(fs::read_to_string(&path).expect("it reads"), format!("{}\n", head(1)));
        for text in ["a letter", "a letter\n", "[]\n", "{\"title\":\"a letter\"}\n"] {
            fs::write(&path, text).expect("it writes");
            let error = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect_err("no results");
            assert!(matches!(error, ResultsError::NotResults(_)), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("it reads"), text);
        }
    }

    #[test]
    fn damaged_lines_are_counted_and_the_others_kept() {
        let (_dir, path) = folder();
        fs::write(&path, format!("{}\n[1]\n{{\"x\":\n[2]\n\u{0}\n", head(1))).expect("it writes");
        assert_eq!(records(&path), (vec![vec![1], vec![2]], 2));
    }

    #[test]
    fn the_results_of_another_run_are_refused_with_what_differs() {
        let (_dir, path) = folder();
        fs::write(&path, "{\"seed\":4,\"decks\":[\"a\",\"c\"],\"old\":1}\n").expect("it writes");
        let error = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect_err("another run");
        let told = error.to_string();
        for part in ["seed: 4 there, 1 here", "decks: \"c\" there, \"b\" here", "old: 1 there, nothing here"]
        {
            assert!(told.contains(part), "no {part:?} in {told}");
        }
    }

    #[test]
    fn two_runs_at_once_do_not_share_a_file() {
        let (_dir, path) = folder();
        let first = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect("it opens");
        let second = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect_err("it is in use");
        assert!(matches!(second, ResultsError::Busy(_)), "{second}");
        drop(first);
        assert_eq!(records(&path), (vec![], 0));
    }

    #[test]
    fn a_line_without_end_is_refused() {
        let (_dir, path) = folder();
        fs::write(&path, "x".repeat(LONGEST_LINE as usize + 9)).expect("it writes");
        let error = ResultsFile::open::<Vec<u32>>(&path, &head(1)).expect_err("too long");
        assert!(matches!(error, ResultsError::LineTooLong { line: 1, .. }), "{error}");
    }
}
