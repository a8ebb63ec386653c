//! One game as a file.
//!
//! Layout: [`MAGIC`], the [`Replay`] in postcard beginning with its version, and a checksum of everything
//! before it (FNV-1a, 64 bits, little-endian). Actions use the game's card numbers, which follow from the
//! decks' lists.

use crate::positions::MOST_POSITIONS;
use cards::{Deck, LARGEST_DECK, Leader};
use engine::{
    Action, CardDb, Edition, EditionQuestion, Event, Game, GameSetup, Outcome, Rules, Seat, SetupError,
    Teams, Variant,
};
use fnv::FnvHasher;
use playable::{DeckSet, DeckSetError, PlayableLibrary};
use serde::{Deserialize, Serialize};
use std::fs;
use std::hash::Hasher as _;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use thiserror::Error;
use words::{Message, Say as _, StoredText};

/// Maximum size of a replay file, a hundred times that of the longest game.
pub const LARGEST_REPLAY: u64 = 8 << 20;

/// The first bytes of a replay file.
const MAGIC: &[u8; 16] = b"inkwright-replay";

/// The version this program writes.
pub(crate) const VERSION: u16 = 5;

/// An older version that it can read, without leaders.
const WITHOUT_LEADERS: u16 = 4;

/// An older version, without rules: its games use [`Edition::OF_OLD_FILES`].
const WITHOUT_RULES: u16 = 3;

/// The oldest version, also without rules: it numbers the names of cards among the decks' own cards only.
pub(crate) const OF_DECKS_ALONE: u16 = 2;

/// A recorded game: its start and every answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    pub version: u16,
    /// [`CardLibrary::hash`](cards::CardLibrary::hash) of the library it was played with.
    pub library_hash: u64,
    pub seed: u64,
    /// In seat order: the deck's name, and copies and full names in the order of its list.
    pub decks: Vec<(String, Vec<(u16, String)>)>,
    pub starter: Seat,
    pub variant: Variant,
    pub teams: Teams,
    pub actions: Vec<Action>,
    /// `None` if the game was not finished.
    pub outcome: Option<Outcome>,
    /// The rules of the game.
    #[serde(default = "rules_of_old_files")]
    pub rules: Rules,
    /// The decks' leaders in Format Coconut, in seat order. Trailing seats without one may be omitted.
    #[serde(default)]
    pub leaders: Vec<Option<Leader>>,
}

fn rules_of_old_files() -> Rules {
    Edition::OF_OLD_FILES.into()
}

/// A replay of a version without rules.
#[derive(Deserialize)]
struct OldReplay {
    version: u16,
    library_hash: u64,
    seed: u64,
    decks: Vec<(String, Vec<(u16, String)>)>,
    starter: Seat,
    variant: Variant,
    teams: Teams,
    actions: Vec<Action>,
    outcome: Option<Outcome>,
}

impl OldReplay {
    /// Adds the rules, which newer versions contain.
    fn with(self, rules: Rules) -> Replay {
        let OldReplay { version, library_hash, seed, decks, starter, variant, teams, actions, outcome } =
            self;
        let leaders = vec![];
        Replay {
            version,
            library_hash,
            seed,
            decks,
            starter,
            variant,
            teams,
            actions,
            outcome,
            rules,
            leaders,
        }
    }
}

/// Errors of replays.
#[derive(Debug, Error)]
pub enum ReplayError {
    #[error("{file}: {source}. Check that the path exists and is accessible")]
    Io { file: String, source: io::Error },
    #[error("{file}: larger than {LARGEST_REPLAY} bytes; this is not a replay")]
    TooLarge { file: String },
    #[error("{file}: not a replay; give a file that `inkwright simulate --save-replays` wrote")]
    NotAReplay { file: String },
    #[error(
        "{file}: a replay of version {found}, but this program reads versions {OF_DECKS_ALONE} to {VERSION}; use the program that wrote it"
    )]
    Version { file: String, found: u16 },
    #[error("{file}: damaged: {what}; copy it again from where it came from")]
    Damaged { file: String, what: StoredText },
    #[error(
        "the replay belongs to another card library (its hash is {theirs:016x}, this program's is {ours:016x}); \
         use the program that wrote it, with the same imported cards"
    )]
    OtherLibrary { theirs: u64, ours: u64 },
    #[error("the replay's decks can't be played: {}", list(.0))]
    Decks(Vec<DeckSetError>),
    #[error("the replay's deck \"{deck}\" has {cards} cards, more than the {LARGEST_DECK} a deck may have")]
    DeckTooLarge { deck: String, cards: u32 },
    #[error("the replay's game can't begin: {0}")]
    Setup(#[from] SetupError),
    #[error("action {number} of the replay, {action}, is refused: {why}")]
    Refused { number: usize, action: String, why: StoredText },
    #[error(
        "the replay has {answers} answers, more than the {MOST_POSITIONS} that can be stepped through; \
         `inkwright replay FILE` still checks it"
    )]
    TooLong { answers: usize },
    #[error("the replay records {written}, but playing it again gives {found}")]
    OtherEnd { written: String, found: String },
}

fn list(errors: &[DeckSetError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// A step while a replay is played back: each answer, then its events.
#[derive(Debug)]
pub enum ReplayStep<'a> {
    /// The answer, with the game before it.
    Answer { seat: Seat, action: Action, game: &'a Game, db: &'a CardDb },
    /// The events of the answer, with the game after them.
    Events { events: &'a [Event], game: &'a Game, db: &'a CardDb },
}

/// The result of playing a replay back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplaySummary {
    pub outcome: Option<Outcome>,
    pub turns: u16,
    pub decisions: usize,
}

impl Replay {
    /// The version this program writes and reads.
    pub const VERSION: u16 = VERSION;

    /// A deck in the form of a replay.
    pub fn deck(deck: &Deck) -> (String, Vec<(u16, String)>) {
        (deck.name.clone(), deck.entries.clone())
    }

    /// The decks' leaders in the form of a replay.
    pub fn leaders_of(decks: &[Deck]) -> Vec<Option<Leader>> {
        let all = || decks.iter().map(|deck| deck.leader.clone());
        if all().any(|leader| leader.is_some()) { all().collect() } else { vec![] }
    }

    /// The file's contents.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes = postcard::to_extend(self, bytes).expect("writing to memory does not fail");
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Parses a file's contents; `file` is its name for messages.
    pub fn from_bytes(bytes: &[u8], file: &str) -> Result<Replay, ReplayError> {
        let damaged = |what: Message| ReplayError::Damaged { file: file.to_owned(), what: what.into() };
        if bytes.len() as u64 > LARGEST_REPLAY {
            return Err(ReplayError::TooLarge { file: file.to_owned() });
        }
        let Some(body) = bytes.strip_prefix(MAGIC) else {
            return Err(ReplayError::NotAReplay { file: file.to_owned() });
        };
        let version = match postcard::take_from_bytes::<u16>(body) {
            Ok((version @ OF_DECKS_ALONE..=VERSION, _)) => version,
            Ok((found, _)) => return Err(ReplayError::Version { file: file.to_owned(), found }),
            Err(_) => return Err(damaged(Message::new("replay-ends-early"))),
        };
        let (_, sum) =
            bytes.split_last_chunk::<8>().ok_or_else(|| damaged(Message::new("replay-ends-early")))?;
        let content = &bytes[..bytes.len() - sum.len()];
        if checksum(content) != u64::from_le_bytes(*sum) {
            return Err(damaged(Message::new("replay-checksum")));
        }
        let body = content.strip_prefix(MAGIC).ok_or_else(|| damaged(Message::new("replay-ends-early")))?;
        let read = match version {
            OF_DECKS_ALONE | WITHOUT_RULES => postcard::take_from_bytes::<OldReplay>(body)
                .map(|(old, rest)| (old.with(rules_of_old_files()), rest)),
            WITHOUT_LEADERS => postcard::take_from_bytes::<(OldReplay, Rules)>(body)
                .map(|((old, rules), rest)| (old.with(rules), rest)),
            _ => postcard::take_from_bytes::<Replay>(body),
        };
        match read {
            Ok((replay, [])) => Ok(replay),
            Ok(_) => Err(damaged(Message::new("replay-follows"))),
            Err(error) => Err(damaged(Message::new("replay-unread").with("why", error.to_string()))),
        }
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Replay, ReplayError> {
        let file = path.display().to_string();
        let mut bytes = Vec::new();
        match fs::File::open(path).and_then(|opened| opened.take(LARGEST_REPLAY + 1).read_to_end(&mut bytes))
        {
            Ok(_) => Replay::from_bytes(&bytes, &file),
            Err(source) => Err(ReplayError::Io { file, source }),
        }
    }

    /// Writes the file atomically.
    pub fn write(&self, path: &Path) -> Result<(), ReplayError> {
        static WRITTEN: AtomicU64 = AtomicU64::new(0);
        let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
        let temporary = path.with_extension(format!("{}-{number}.tmp", std::process::id()));
        let written = fs::write(&temporary, self.to_bytes()).and_then(|()| fs::rename(&temporary, path));
        written.map_err(|source| {
            // The first failure is the one worth reporting.
            let _ = fs::remove_file(&temporary);
            ReplayError::Io { file: path.display().to_string(), source }
        })
    }

    /// Plays it back: every action must be legal, and the game must end as recorded.
    pub fn verify(&self, library: &Arc<PlayableLibrary>) -> Result<ReplaySummary, ReplayError> {
        self.play_back(library, |_| {})
    }

    /// Like [`Replay::verify`], and calls `tell` with each step.
    pub fn play_back(
        &self,
        library: &Arc<PlayableLibrary>,
        mut tell: impl FnMut(&ReplayStep<'_>),
    ) -> Result<ReplaySummary, ReplayError> {
        let (library, start) = self.begin(library)?;
        self.play_from(&library.db, &start, |step| tell(step))
    }

    /// The cards it is played with, and how it begins.
    pub(crate) fn begin(
        &self,
        library: &Arc<PlayableLibrary>,
    ) -> Result<(Arc<PlayableLibrary>, GameSetup), ReplayError> {
        let ours = library.hash();
        if self.library_hash != ours {
            return Err(ReplayError::OtherLibrary { theirs: self.library_hash, ours });
        }
        let decks = self.deck_set(library)?;
        let start = GameSetup {
            leaders: decks.leaders(),
            decks: decks.decks,
            seed: self.seed,
            starter: self.starter_to_begin_with(),
            variant: self.variant,
            rules: self.rules,
            teams: self.teams.clone(),
        };
        Ok((decks.library, start))
    }

    /// Plays all answers and checks that the game ends as recorded.
    pub(crate) fn play_from(
        &self,
        db: &CardDb,
        start: &GameSetup,
        mut tell: impl FnMut(&ReplayStep<'_>),
    ) -> Result<ReplaySummary, ReplayError> {
        let mut game = Game::start(db, start)?;
        let mut events = Vec::new();
        for (number, action) in self.actions.iter().enumerate() {
            events.clear();
            tell(&ReplayStep::Answer { seat: answering(&game, *action), action: *action, game: &game, db });
            game.apply(db, *action, Some(&mut events)).map_err(|refusal| ReplayError::Refused {
                number,
                action: format!("{action:?}"),
                why: refusal.message().into(),
            })?;
            tell(&ReplayStep::Events { events: &events, game: &game, db });
        }
        if game.outcome() != self.outcome {
            return Err(ReplayError::OtherEnd { written: end(self.outcome), found: end(game.outcome()) });
        }
        Ok(ReplaySummary { outcome: game.outcome(), turns: game.turn(), decisions: self.actions.len() })
    }

    /// The decks, after checking their size.
    pub fn lists(&self) -> Result<Vec<Deck>, ReplayError> {
        SetupError::check_size(self.decks.len(), 0)
            .map_err(|error| ReplayError::Decks(vec![error.into()]))?;
        let mut lists = Vec::with_capacity(self.decks.len());
        for (seat, (name, entries)) in self.decks.iter().enumerate() {
            let leader = self.leaders.get(seat).cloned().flatten();
            let deck = Deck { name: name.clone(), entries: entries.clone(), leader };
            let cards = deck.entries.iter().fold(0u32, |sum, (n, _)| sum.saturating_add(u32::from(*n)));
            // Each line of a list counts as at least one card, even if it has no copies.
            let cards = cards.max(u32::try_from(deck.entries.len()).unwrap_or(u32::MAX));
            if cards > LARGEST_DECK {
                return Err(ReplayError::DeckTooLarge { deck: deck.name, cards });
            }
            lists.push(deck);
        }
        Ok(lists)
    }

    /// The starter to set when the game is played again: `None` if its first answer chooses the starter,
    /// which some editions require.
    pub fn starter_to_begin_with(&self) -> Option<Seat> {
        let said = self.rules.say(EditionQuestion::StarterIsChosen)
            && matches!(self.actions.first(), Some(Action::Player(_)));
        (!said).then_some(self.starter)
    }

    /// Whether it numbers the names of cards among the decks' own cards only.
    pub fn of_decks_alone(&self) -> bool {
        self.version == OF_DECKS_ALONE
    }

    /// The decks ready for play, with the cards numbered as in the replay's actions.
    pub fn deck_set(&self, library: &Arc<PlayableLibrary>) -> Result<DeckSet, ReplayError> {
        let lists = self.lists()?;
        let decks = match self.of_decks_alone() {
            true => DeckSet::of_decks_alone(lists, &library.cards),
            false => DeckSet::new(lists, library),
        };
        decks.map_err(ReplayError::Decks)
    }
}

/// The seat that gives this answer.
pub(crate) fn answering(game: &Game, action: Action) -> Seat {
    match (action, game.decision()) {
        (Action::Concede(seat), _) => seat,
        (action, Some(decision)) if decision.shared => game.actor(action),
        (_, Some(decision)) => decision.seat,
        (_, None) => game.active(),
    }
}

/// An outcome in words.
pub(crate) fn end(outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::Won { by, rule }) => format!("{by} wins ({rule})"),
        Some(Outcome::Draw { rule }) => format!("a draw ({rule})"),
        None => "the game is not over".to_owned(),
    }
}

/// A checksum of some bytes, the same on every machine: FNV-1a.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = FnvHasher::default();
    sum.write(bytes);
    sum.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file in the format of version 3, without rules.
    #[test]
    fn a_file_without_an_edition_is_of_the_edition_of_its_time() {
        let decks: Vec<(String, Vec<(u16, String)>)> = vec![];
        let actions: Vec<Action> = vec![Action::Done];
        let outcome: Option<Outcome> = None;
        let old = (
            WITHOUT_RULES,
            1u64,
            2u64,
            decks,
            Seat(1),
            Variant::Constructed,
            Teams::default(),
            actions,
            outcome,
        );
        let mut bytes = postcard::to_extend(&old, MAGIC.to_vec()).expect("plain data");
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        let replay = Replay::from_bytes(&bytes, "old").expect("an older version is read");
        assert_eq!(replay.rules.edition(), Edition::V2_0_1);
        assert_eq!((replay.seed, replay.starter, replay.actions.len()), (2, Seat(1), 1));
        // A file written again keeps its edition.
        let again = Replay { version: VERSION, ..replay };
        assert_eq!(Replay::from_bytes(&again.to_bytes(), "new").expect("what was written"), again);
    }
}
