//! Computer players by the names that command lines give them.

use crate::failure::Failure;
use crate::tongue::say;
use bots::Maker;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The player of this name; `name@FILE` has weights or a net of its own.
pub fn maker(name: &str) -> Result<Maker, Failure> {
    let (kind, maker) = match name.split_once('@') {
        Some((kind, file)) => {
            let maker = bots::maker_from(kind, &read(Path::new(file))?);
            (kind, maker.map_err(|error| Failure::input(format!("{file}: {error}")))?)
        }
        None => (name, bots::maker(name)),
    };
    maker.ok_or_else(|| {
        Failure::input(say!("no-such-bot", "name" = kind.to_owned(), "names" = bots::NAMES.join(", ")))
    })
}

/// A player's name with a number for its weights or net, where they come from a file: what is in the file may change.
pub fn label(name: &str) -> Result<String, Failure> {
    match name.split_once('@') {
        Some((_, file)) => Ok(format!("{name} ({:016x})", sim::checksum(&read(Path::new(file))?))),
        None => Ok(name.to_owned()),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let most = bots::net::LARGEST as u64;
    File::open(path)
        .and_then(|opened| opened.take(most + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::io(path, &error))?;
    if bytes.len() as u64 > most {
        return Err(Failure::input(say!(
            "weights-too-large",
            "file" = path.display().to_string(),
            "most" = most
        )));
    }
    Ok(bytes)
}
