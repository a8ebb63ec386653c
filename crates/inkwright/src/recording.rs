//! Games as replays.

use crate::game::{Game, GameOrigin};
use crate::library::Library;
use replay::{Replay, ReplayError};

impl Game {
    /// The game as a file; `None` if it started from a position, which replays can't store.
    pub fn replay(&self) -> Option<Replay> {
        let origin = self.origin.as_ref()?;
        Some(Replay {
            version: Replay::VERSION,
            library_hash: self.library.hash(),
            seed: origin.seed,
            decks: origin.decks.iter().map(Replay::deck).collect(),
            leaders: Replay::leaders_of(&origin.decks),
            starter: self.state.starter(),
            variant: self.state.variant(),
            rules: self.state.rules(),
            teams: origin.teams.clone(),
            actions: self.answers.clone(),
            outcome: self.state.outcome(),
        })
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
