//! Games as replays.

use crate::game::{Game, GameOrigin};
use crate::library::Library;
use cards::Deck;
use engine::{Action, Edition, Outcome};
use replay::ReplayError;
use std::path::Path;

/// A recorded game: its decks, how it began, and every answer. [`Game::replay`] makes one, [`Game::from_replay`]
/// plays it back. The program `inkwright` writes and opens the same files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay(replay::Replay);

impl Replay {
    /// Reads the contents of a file. Nothing in them is trusted; `file` is its name for messages.
    ///
    /// # Errors
    /// If the bytes are no replay, are damaged, or come from a newer version.
    pub fn from_bytes(bytes: &[u8], file: &str) -> Result<Replay, ReplayError> {
        replay::Replay::from_bytes(bytes, file).map(Replay)
    }

    /// The contents of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.to_bytes()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the file can't be read, or for the reasons of [`Replay::from_bytes`].
    pub fn read(path: &Path) -> Result<Replay, ReplayError> {
        replay::Replay::read(path).map(Replay)
    }

    /// Writes a file. A file that is there already is replaced as a whole.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn write(&self, path: &Path) -> Result<(), ReplayError> {
        self.0.write(path)
    }

    /// The players' decks, in seat order.
    ///
    /// # Errors
    /// If there are too many decks, or one has too many cards.
    pub fn decks(&self) -> Result<Vec<Deck>, ReplayError> {
        self.0.lists()
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.0.seed
    }

    /// The edition of the rules that it was played by.
    pub fn edition(&self) -> Edition {
        self.0.rules.edition()
    }

    /// All answers, in order.
    pub fn answers(&self) -> &[Action] {
        &self.0.actions
    }

    /// How the game ended, as recorded; `None` if it was not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome
    }

    /// The hash of the library that it was played with: see [`Library::hash`].
    pub fn library_hash(&self) -> u64 {
        self.0.library_hash
    }
}

impl Game {
    /// The game as a file; `None` if it started from a position, which replays can't store.
    pub fn replay(&self) -> Option<Replay> {
        let origin = self.origin.as_ref()?;
        Some(Replay(replay::Replay {
            version: replay::Replay::VERSION,
            library_hash: self.library.hash(),
            seed: origin.seed,
            decks: origin.decks.iter().map(replay::Replay::deck).collect(),
            leaders: replay::Replay::leaders_of(&origin.decks),
            starter: self.state.starter(),
            variant: self.state.variant(),
            rules: self.state.rules(),
            teams: origin.teams.clone(),
            actions: self.answers.clone(),
            outcome: self.state.outcome(),
        }))
    }

    /// Plays back a replay with the cards of the original game. Every answer is checked, and the result must
    /// match the file.
    ///
    /// # Errors
    /// If the library has other cards than the game, an answer is refused, or the game ends differently.
    ///
    /// ```
    /// use inkwright::{Game, Library, Replay};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let library = Library::built_in();
    /// let decks = [library.starter("Stand Together")?, library.starter("Madrigal Magic")?];
    /// let mut game = Game::builder(&library).decks(decks).start()?;
    /// for _ in 0..50 {
    ///     game.play(game.legal()[0])?;
    /// }
    /// let bytes = game.replay().ok_or("it began with decks")?.to_bytes();
    ///
    /// let again = Game::from_replay(&library, &Replay::from_bytes(&bytes, "my game")?)?;
    /// assert_eq!(again.outcome(), game.outcome());
    /// # Ok(())
    /// # }
    /// ```
    #[expect(clippy::missing_panics_doc, reason = "the `expect` states an invariant")]
    pub fn from_replay(library: &Library, replay: &Replay) -> Result<Game, ReplayError> {
        let replay = &replay.0;
        let positions = replay.positions(library.playable())?;
        let state = positions
            .at(positions.last())
            .expect("the last position is there once all answers were accepted");
        let origin = GameOrigin { decks: replay.lists()?, seed: replay.seed, teams: replay.teams.clone() };
        // Old replays number cards differently. The game keeps the numbers of its replay.
        let mut game = Game::begun(Library::shared(positions.library().clone()), Some(origin), state);
        game.answers.clone_from(&replay.actions);
        Ok(game)
    }
}
