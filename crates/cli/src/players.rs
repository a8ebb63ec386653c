//! Computer players by their names on the command line.

use crate::failure::Failure;
use crate::language::say;
use bots::net::NetError;
use bots::{BotFileError, BotMaker, WeightsError};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use words::Message;

/// The player with this name; `name@FILE` uses weights or a net from a file.
pub fn maker(name: &str) -> Result<BotMaker, Failure> {
    let (kind, maker) = match name.split_once('@') {
        Some((kind, file)) => {
            let maker = bots::maker_from(kind, &read(Path::new(file))?);
            let unusable = |error: BotFileError| {
                Failure::input(say!("at-place", "place" = file.to_owned(), "what" = bad_file(&error)))
            };
            (kind, maker.map_err(unusable)?)
        }
        None => (name, bots::maker(name)),
    };
    maker.ok_or_else(|| {
        Failure::input(say!("no-such-bot", "name" = kind.to_owned(), "names" = bots::NAMES.join(", ")))
    })
}

/// Why a file can't be used by a player.
fn bad_file(error: &BotFileError) -> Message {
    match error {
        BotFileError::Weights(WeightsError(why)) => Message::new("weights-unread").with("why", why.clone()),
        BotFileError::Text => Message::new("weights-not-text"),
        BotFileError::Net(NetError::NotANet) => Message::new("net-none"),
        BotFileError::Net(NetError::Length) => Message::new("net-length"),
        BotFileError::Net(NetError::Shape { found, wanted }) => {
            Message::new("net-shape").with("found", found.clone()).with("wanted", wanted.clone())
        }
        BotFileError::Net(NetError::Name) => Message::new("net-name"),
    }
}

/// A player's name, with a hash of the file with its weights or net, because the file's contents may change.
pub fn label(name: &str) -> Result<String, Failure> {
    match name.split_once('@') {
        Some((_, file)) => Ok(format!("{name} ({:016x})", replay::checksum(&read(Path::new(file))?))),
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

#[cfg(test)]
mod tests {
    use super::{BotFileError, NetError, WeightsError, bad_file};
    use words::{Language, text};

    #[test]
    fn a_file_that_no_player_can_use_is_named_in_every_language() {
        let shape = NetError::Shape { found: "3 of 5".to_owned(), wanted: "4 of 5".to_owned() };
        let files = [
            BotFileError::Weights(WeightsError("1:2: a number".to_owned())),
            BotFileError::Text,
            NetError::NotANet.into(),
            NetError::Length.into(),
            shape.into(),
            NetError::Name.into(),
        ];
        for error in files {
            let message = bad_file(&error);
            assert_eq!(text(Language::English, &message), error.to_string());
            for language in Language::OTHERS {
                assert_ne!(text(language, &message), error.to_string(), "{language}");
            }
        }
    }
}
