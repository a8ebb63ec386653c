//! Setting up a game.

use crate::error::GameError;
use crate::game::{Game, GameOrigin};
use crate::library::Library;
use cards::Deck;
use engine::{Edition, GameSetup, Rules, Seat, Teams, Variant};
use playable::DeckSet;

/// The setup of a game: decks, and everything that differs from the defaults. [`GameBuilder::start`] checks
/// it.
///
/// ```
/// use inkwright::{Game, GameError, Library, SetupError, DeckSetError};
///
/// let library = Library::built_in();
/// let deck = library.starter("On the Case").expect("a starter deck");
/// let alone = Game::builder(&library).deck(deck).start();
/// // A game takes two players or more.
/// assert!(alone.is_err());
/// ```
#[derive(Clone, Debug)]
pub struct GameBuilder {
    library: Library,
    decks: Vec<Deck>,
    start: GameSetup,
}

impl GameBuilder {
    pub(crate) fn new(library: &Library) -> GameBuilder {
        GameBuilder { library: library.clone(), decks: vec![], start: GameSetup::new(vec![], 0) }
    }

    /// Adds the next player's deck.
    pub fn deck(mut self, deck: Deck) -> GameBuilder {
        self.decks.push(deck);
        self
    }

    /// Adds the next players' decks, in seat order.
    pub fn decks(mut self, decks: impl IntoIterator<Item = Deck>) -> GameBuilder {
        self.decks.extend(decks);
        self
    }

    /// Sets the seed of all randomness. The same seed and the same answers give the same game. 0 by default.
    pub fn seed(mut self, seed: u64) -> GameBuilder {
        self.start.seed = seed;
        self
    }

    /// Sets the starting player; random by default.
    pub fn starting_player(mut self, seat: Seat) -> GameBuilder {
        self.start.starter = Some(seat);
        self
    }

    /// Sets the variant; Constructed by default.
    pub fn variant(mut self, variant: Variant) -> GameBuilder {
        self.start.variant = variant;
        self
    }

    /// Sets the teams; none by default.
    pub fn teams(mut self, teams: Teams) -> GameBuilder {
        self.start.teams = teams;
        self
    }

    /// Sets the edition of the Comprehensive Rules; the newest by default.
    pub fn edition(mut self, edition: Edition) -> GameBuilder {
        self.start.rules = Rules::from(edition);
        self
    }

    /// Deals the decks and starts the game.
    ///
    /// # Errors
    /// If a deck can't be played, or the players, teams or variant violate the rules.
    pub fn start(self) -> Result<Game, GameError> {
        let GameBuilder { library, decks, mut start } = self;
        DeckSet::check_size(&decks)?;
        let library = library.for_decks(&decks)?;
        start.leaders.clone_from(&library.playable().leaders);
        start.decks = library.playable().deal(&decks)?;
        let game = engine::Game::start(library.db(), &start)?;
        let origin = GameOrigin { decks, seed: start.seed, teams: start.teams };
        Ok(Game::begun(library, Some(origin), game))
    }
}
