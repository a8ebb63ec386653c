//! Games played in this terminal, kept in the data folder.
//!
//! A game in progress is a replay named `NUMBER.game`, which is rewritten after every answer. `NUMBER.seats`
//! has its players. When the game is over it becomes `NUMBER.replay`. The newest [`KEPT`] of each kind are
//! kept.

use crate::failure::{Failure, note};
use crate::language::{say, tell};
use engine::Seat;
use live::{BotSpec, Live, Sitter};
use replay::Replay;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use words::Say as _;

/// Maximum number of stored unfinished games, and of finished ones.
const KEPT: usize = 100;

/// Maximum size of the file with the players.
const LONGEST_SEATS: u64 = 16 << 10;

/// The files of one game.
#[derive(Debug)]
pub struct GameFiles {
    /// Without the extension; `None` if the game can't be stored.
    path: Option<PathBuf>,
    /// The reason that it can't be written, until it is reported.
    trouble: Option<String>,
    /// Whether the file with the players is up to date.
    seated: bool,
}

/// The players of a game, as a file.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Seating {
    sitters: Vec<Sitter>,
}

impl Seating {
    /// The players. If the file is lost, a person against the default bot.
    pub fn sitters(self, seats: usize) -> Vec<Sitter> {
        if self.sitters.len() == seats {
            return self.sitters;
        }
        let bot = BotSpec::named(super::USUAL_BOT).expect("the usual bot exists");
        Seating::alone(Seat(0), &bot, false, seats)
    }

    /// One person among bots, or people in all seats.
    pub fn alone(you: Seat, bot: &BotSpec, hot_seat: bool, seats: usize) -> Vec<Sitter> {
        let sitter = |seat: usize| {
            if hot_seat || seat == you.index() { Sitter::Person } else { Sitter::Bot(bot.clone()) }
        };
        (0..seats).map(sitter).collect()
    }
}

impl GameFiles {
    /// Files for a new game. Nothing is written before the first answer.
    pub fn new() -> GameFiles {
        match cards::data_folder() {
            Ok(folder) => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                let name = format!("{:013}-{}", now.as_millis(), std::process::id());
                GameFiles { path: Some(folder.join("games").join(name)), trouble: None, seated: false }
            }
            Err(error) => GameFiles { path: None, trouble: Some(tell(&error.message())), seated: false },
        }
    }

    /// A store without files.
    #[cfg(test)]
    pub fn nowhere() -> GameFiles {
        GameFiles { path: None, trouble: None, seated: false }
    }

    /// The last unfinished game. Unreadable ones are reported and kept.
    pub fn latest() -> Result<(GameFiles, Replay, Seating), Failure> {
        let folder = cards::data_folder().map_err(Failure::of)?.join("games");
        for path in files(&folder, "game").into_iter().rev() {
            match Replay::read(&path) {
                Ok(replay) => {
                    let store =
                        GameFiles { path: Some(path.with_extension("")), trouble: None, seated: false };
                    return Ok((store, replay, read_seats(&path.with_extension("seats"))));
                }
                Err(error) => note(tell(&error.message())),
            }
        }
        Err(Failure::input(say!("play-none-unfinished", "folder" = folder.display().to_string())))
    }

    /// Its path for messages.
    pub fn place(&self) -> String {
        match &self.path {
            Some(path) => path.with_extension("game").display().to_string(),
            None => "nowhere".to_owned(),
        }
    }

    /// Stores the game. An error is reported the first time, and the game continues.
    pub fn save(&mut self, live: &Live) -> Result<(), String> {
        let Some(path) = self.path.clone() else {
            return self.trouble.take().map_or(Ok(()), Err);
        };
        self.write(&path, live).map_err(|error| {
            self.path = None;
            say!("play-not-kept", "why" = error)
        })
    }

    fn write(&mut self, path: &Path, live: &Live) -> Result<(), String> {
        let [game, seats, replay] = ["game", "seats", "replay"].map(|ending| path.with_extension(ending));
        if let Some(folder) = path.parent()
            && !folder.is_dir()
        {
            fs::create_dir_all(folder).map_err(|error| in_file(folder, &error))?;
        }
        if live.outcome().is_some() {
            live.replay().write(&replay).map_err(|error| tell(&error.message()))?;
            let _ = fs::remove_file(&game);
            let _ = fs::remove_file(&seats);
            tidy(path, "replay");
            return Ok(());
        }
        if !self.seated || !seats.exists() {
            let seating = Seating { sitters: live.sitters().to_vec() };
            let text = serde_json::to_string(&seating).map_err(|error| error.to_string())?;
            fs::write(&seats, text).map_err(|error| in_file(&seats, &error))?;
            self.seated = true;
            tidy(path, "game");
        }
        live.replay().write(&game).map_err(|error| tell(&error.message()))?;
        // The game was over, and its end was undone.
        let _ = fs::remove_file(&replay);
        Ok(())
    }

    /// The file of the finished game or of the game in progress.
    pub fn kept(&self) -> Option<PathBuf> {
        let path = self.path.as_ref()?;
        ["game", "replay"].iter().map(|ending| path.with_extension(ending)).find(|path| path.exists())
    }
}

/// An error with its file.
fn in_file(path: &Path, error: &io::Error) -> String {
    say!("at-place", "place" = path.display().to_string(), "what" = words::io_error(error))
}

/// The files of a folder with this extension, oldest first.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .filter_map(|path| {
            let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
            Some((about.modified().unwrap_or(UNIX_EPOCH), path))
        })
        .collect();
    files.sort();
    files.into_iter().map(|(_, path)| path).collect()
}

/// Deletes the oldest games of this kind beyond the limit.
fn tidy(path: &Path, ending: &str) {
    let Some(folder) = path.parent() else { return };
    let there = files(folder, ending);
    for old in there.iter().take(there.len().saturating_sub(KEPT)) {
        let _ = fs::remove_file(old);
        let _ = fs::remove_file(old.with_extension("seats"));
    }
}

fn read_seats(path: &Path) -> Seating {
    let mut text = String::new();
    let read = fs::File::open(path).and_then(|file| file.take(LONGEST_SEATS).read_to_string(&mut text));
    read.ok().and_then(|_| serde_json::from_str(&text).ok()).unwrap_or_default()
}
