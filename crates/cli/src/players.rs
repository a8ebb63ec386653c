//! Computer players by the names that command lines give them.

use crate::failure::Failure;
use bots::{Maker, Weights};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::sync::Arc;

/// The largest file of weights that is read, in bytes.
const LARGEST_WEIGHTS: u64 = 64 * 1024;

/// The player of this name; `name@FILE` has weights of its own.
pub fn maker(name: &str) -> Result<Maker, Failure> {
    let (kind, maker) = match name.split_once('@') {
        Some((kind, file)) => (kind, bots::maker_with(kind, &Arc::new(read_weights(Path::new(file))?))),
        None => (name, bots::maker(name)),
    };
    maker.ok_or_else(|| {
        Failure::input(format!("there is no player \"{kind}\"; there are {}", bots::NAMES.join(", ")))
    })
}

/// A player's name with a number for its weights, where they come from a file: what is in the file may change.
pub fn label(name: &str) -> Result<String, Failure> {
    match name.split_once('@') {
        Some((_, file)) => {
            let weights = read_text(Path::new(file))?;
            Ok(format!("{name} ({:016x})", sim::checksum(weights.as_bytes())))
        }
        None => Ok(name.to_owned()),
    }
}

fn read_weights(path: &Path) -> Result<Weights, Failure> {
    let file = path.display();
    Weights::parse(&read_text(path)?).map_err(|error| Failure::input(format!("{file}: {error}")))
}

fn read_text(path: &Path) -> Result<String, Failure> {
    let file = path.display();
    let mut text = String::new();
    File::open(path)
        .and_then(|opened| opened.take(LARGEST_WEIGHTS + 1).read_to_string(&mut text))
        .map_err(|error| Failure::input(format!("{file}: {error}")))?;
    if text.len() as u64 > LARGEST_WEIGHTS {
        return Err(Failure::input(format!("{file}: weights take {LARGEST_WEIGHTS} bytes at most")));
    }
    Ok(text)
}
