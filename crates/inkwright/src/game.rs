//! Games: decisions, answers, and each player's view.

use crate::game_words::GameWords;
use crate::library::Library;
use crate::setup::GameBuilder;
use cards::Deck;
use engine::{
    Action, Belief, CardDb, CardId, Chance, Decision, DefId, Event, Explanation, Imagination, Outcome,
    Refusal, RuleNo, Rules, Seat, Teams, Variant, View,
};
use wording::Language;

/// A belief that unseen cards may be any card.
#[derive(Debug)]
struct AnyCards;

impl Belief for AnyCards {
    fn guess(&self, _: &CardDb, _: Variant, _: Seat, _: usize, _: &mut Chance) -> Vec<DefId> {
        vec![]
    }
}

/// One game, from its first decision to its last. It includes its cards and remembers every answer.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) library: Library,
    /// `None` for games that started from a position.
    pub(crate) origin: Option<GameOrigin>,
    pub(crate) state: engine::Game,
    pub(crate) answers: Vec<Action>,
}

/// The start of a game, as stored in a replay.
#[derive(Clone, Debug)]
pub(crate) struct GameOrigin {
    pub decks: Vec<Deck>,
    pub seed: u64,
    pub teams: Teams,
}

impl Game {
    /// Returns a builder to set up a new game.
    pub fn builder(library: &Library) -> GameBuilder {
        GameBuilder::new(library)
    }

    pub(crate) fn begun(library: Library, origin: Option<GameOrigin>, state: engine::Game) -> Game {
        Game { library, origin, state, answers: vec![] }
    }

    /// The cards that the game is played with.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The pending decision and its player; `None` when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        self.state.decision()
    }

    /// Every answer to the pending decision; empty when the game is over. Conceding is always possible but
    /// never listed.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = vec![];
        self.legal_into(&mut legal);
        legal
    }

    /// Like [`Game::legal`], but replaces the contents of a list, to reuse its memory.
    pub fn legal_into(&self, legal: &mut Vec<Action>) {
        self.state.legal(self.library.db(), legal);
    }

    /// Checks whether this answer would be accepted now.
    ///
    /// # Errors
    /// The refusal that [`Game::play`] would return, with its rule.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.state.check(self.library.db(), action).map(|_| ())
    }

    /// Plays an answer, runs to the next decision and returns what happened.
    ///
    /// # Errors
    /// If the answer is not possible: the reason and its rule. The game stays as it was.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = vec![];
        self.state.apply(self.library.db(), action, Some(&mut events))?;
        self.answers.push(action);
        Ok(events)
    }

    /// The result; `None` while the game is running.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Whether this player or their team has won.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn has_won(&self, seat: Seat) -> bool {
        self.state.has_won(self.seated(seat))
    }

    /// The number of the turn, counted from 1; 0 before the first one.
    pub fn turn(&self) -> u16 {
        self.state.turn()
    }

    /// The players, in order around the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.seats()
    }

    /// The active player.
    pub fn active(&self) -> Seat {
        self.state.active()
    }

    /// This player's lore.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn lore(&self, seat: Seat) -> u16 {
        self.state.player(self.seated(seat)).lore
    }

    /// This seat, if the game has it.
    pub(crate) fn seated(&self, seat: Seat) -> Seat {
        let seats = self.seats().count();
        assert!(seat.index() < seats, "{seat} does not play: the game has {seats} seats");
        seat
    }

    /// The rules of this game.
    pub fn rules(&self) -> Rules {
        self.state.rules()
    }

    /// The variant: Constructed, Limited, Pack Rush or Coconut.
    pub fn variant(&self) -> Variant {
        self.state.variant()
    }

    /// The answers given so far.
    pub fn answers(&self) -> &[Action] {
        &self.answers
    }

    /// The full name of any card in the game, even a hidden one; `None` if the game has no card with this
    /// number. To show a player only what they may know, use [`Game::view`].
    pub fn name(&self, card: CardId) -> Option<&str> {
        let there = card.index() < self.state.card_ids().count();
        there.then(|| self.library.db().def(self.state.card(card).def).full_name.as_str())
    }

    /// Everything this player may know, in that player's own card numbers.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn view(&self, seat: Seat) -> View {
        self.state.view(self.library.db(), self.seated(seat))
    }

    /// Converts an answer from the numbers of a player's view to those of [`Game::play`]; `None` if it names
    /// a card that is not in that view.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn answer_from_view(&self, seat: Seat, action: Action) -> Option<Action> {
        self.state.action_from(self.seated(seat), action)
    }

    /// Converts an answer to the numbers of a player's view; `None` if that player doesn't see one of its
    /// cards.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn answer_for_view(&self, seat: Seat, action: Action) -> Option<Action> {
        self.state.action_for(self.seated(seat), action)
    }

    /// The underlying state, for this project's programs. It includes hidden information.
    #[doc(hidden)]
    pub fn state(&self) -> &engine::Game {
        &self.state
    }

    /// The game as it might be from this player's point of view: replaces everything the player can't know
    /// with random cards.
    ///
    /// # Panics
    /// If the game has no such seat.
    ///
    /// ```
    /// use inkwright::{Game, Library, Seat};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let library = Library::built_in();
    /// let decks = [library.starter("Stand Together")?, library.starter("Madrigal Magic")?];
    /// let game = Game::builder(&library).decks(decks).start()?;
    /// let other = game.imagine(Seat(0), 7);
    /// assert_eq!(other.view(Seat(0)), game.view(Seat(0)));
    /// assert_ne!(other.view(Seat(1)), game.view(Seat(1)));
    /// # Ok(())
    /// # }
    /// ```
    pub fn imagine(&self, seat: Seat, seed: u64) -> Game {
        let imagination = Imagination::new(&self.state, self.library.db(), self.seated(seat));
        let imagined = imagination.imagine(&AnyCards, &mut Chance::new(seed));
        Game { library: self.library.clone(), origin: None, state: imagined.game, answers: vec![] }
    }

    /// Words for this game in a language, for a reader who sees all cards. [`GameWords::for_player`] limits them
    /// to what a player may know.
    ///
    /// ```
    /// use inkwright::{Action, Game, Language, Library};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let library = Library::built_in();
    /// let decks = [library.starter("Stand Together")?, library.starter("Madrigal Magic")?];
    /// let game = Game::builder(&library).decks(decks).start()?;
    /// assert_eq!(game.words(Language::English).describe(Action::Done), game.describe(Action::Done));
    /// # Ok(())
    /// # }
    /// ```
    pub fn words(&self, language: Language) -> GameWords<'_> {
        GameWords::new(self, language)
    }

    /// The pending decision as a question in English; `None` when the game is over.
    pub fn question(&self) -> Option<String> {
        self.words(Language::English).question()
    }

    /// Describes an answer in English.
    pub fn describe(&self, action: Action) -> String {
        self.words(Language::English).describe(action)
    }

    /// Describes an event of the last answer in English, with all cards visible.
    pub fn tell(&self, event: &Event) -> String {
        self.words(Language::English).tell(event)
    }

    /// Describes an event of the last answer in English, as this player saw it.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn tell_to(&self, seat: Seat, event: &Event) -> String {
        self.words(Language::English).for_player(seat).tell(event)
    }

    /// The reasons of an explanation in English, each with its rule.
    pub fn reasons(&self, explanation: &Explanation) -> Vec<(RuleNo, String)> {
        self.words(Language::English).reasons(explanation)
    }

    /// Explains by which rules an action is possible now, or all reasons why it is not. For a judge, who sees
    /// everything.
    pub fn explain(&self, action: Action) -> Explanation {
        self.state.explain(self.library.db(), None, action)
    }

    /// [`Game::explain`] for a player: limited to that player's decisions and visible cards.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn explain_to(&self, seat: Seat, action: Action) -> Explanation {
        self.state.explain(self.library.db(), Some(self.seated(seat)), action)
    }
}
