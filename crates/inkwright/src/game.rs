//! Games: decisions, answers, and each player's view.

use crate::bot::{BotPlayer, BotPlayers};
use crate::error::PlayError;
use crate::library::Library;
use crate::setup::GameBuilder;
use cards::Deck;
use engine::{
    Action, Belief, CardDb, CardId, Chance, Decision, DefId, Event, Explanation, ExplanationReason,
    Imagination, Outcome, Refusal, RuleNo, Rules, Seat, Teams, Variant, View,
};
use sim::{Replay, ReplayError};
use words::Eyes;

/// The limit for games between bots, thirty times as long as any game we have seen.
const MOST_DECISIONS: u32 = 100_000;

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
        self.state.legal(self.library.db(), &mut legal);
        legal
    }

    /// Checks whether this answer would be accepted now. The refusal names its rule.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.state.check(self.library.db(), action).map(|_| ())
    }

    /// Plays an answer, runs to the next decision and returns what happened. A refused answer changes
    /// nothing.
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
    pub fn has_won(&self, seat: Seat) -> bool {
        self.state.has_won(seat)
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
    pub fn lore(&self, seat: Seat) -> u16 {
        self.state.player(seat).lore
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

    /// The full name of any card in the game, even a hidden one. To show a player only what they may know,
    /// use [`Game::view`].
    pub fn name(&self, card: CardId) -> &str {
        &self.library.db().def(self.state.card(card).def).full_name
    }

    /// Everything this player may know, in that player's own card numbers.
    pub fn view(&self, seat: Seat) -> View {
        self.state.view(self.library.db(), seat)
    }

    /// Converts an answer from the numbers of a player's view to those of [`Game::play`]; `None` if it names
    /// a card that is not in that view.
    pub fn answer_from_view(&self, seat: Seat, action: Action) -> Option<Action> {
        self.state.action_from(seat, action)
    }

    /// Converts an answer to the numbers of a player's view; `None` if that player doesn't see one of its
    /// cards.
    pub fn answer_for_view(&self, seat: Seat, action: Action) -> Option<Action> {
        self.state.action_for(seat, action)
    }

    /// The underlying state, for programs that work with the engine itself. It includes hidden information.
    pub fn state(&self) -> &engine::Game {
        &self.state
    }

    /// The game as it might be from this player's point of view: replaces everything the player can't know
    /// with random cards.
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
        let imagination = Imagination::new(&self.state, self.library.db(), seat);
        let imagined = imagination.imagine(&AnyCards, &mut Chance::new(seed));
        Game { library: self.library.clone(), origin: None, state: imagined.game, answers: vec![] }
    }

    /// The pending decision as a question in words; `None` when the game is over.
    pub fn question(&self) -> Option<String> {
        let eyes = self.eyes(None);
        let answers = self.state.ability_question(self.library.db()).map(|asked| asked.answers);
        self.decision().map(|decision| eyes.tell(&words::ask(decision.kind, answers, &eyes)))
    }

    /// Describes an answer in words.
    pub fn describe(&self, action: Action) -> String {
        let eyes = self.eyes(None);
        eyes.tell(&words::answer(action, &eyes))
    }

    /// Describes an event of the last answer in words, with all cards visible.
    pub fn tell(&self, event: &Event) -> String {
        let eyes = self.eyes(None);
        eyes.tell(&words::event(event, &eyes))
    }

    /// Describes an event of the last answer in words, as this player saw it.
    pub fn tell_to(&self, seat: Seat, event: &Event) -> String {
        let eyes = self.eyes(Some(seat));
        eyes.tell(&words::event(event, &eyes))
    }

    /// Explains by which rules an action is possible now, or all reasons why it is not. For a judge, who sees
    /// everything.
    pub fn explain(&self, action: Action) -> Explanation {
        self.state.explain(self.library.db(), None, action)
    }

    /// [`Game::explain`] for a player: limited to that player's decisions and visible cards.
    pub fn explain_to(&self, seat: Seat, action: Action) -> Explanation {
        self.state.explain(self.library.db(), Some(seat), action)
    }

    /// The reasons of an explanation in words, each with its rule.
    pub fn reasons(&self, explanation: &Explanation) -> Vec<(RuleNo, String)> {
        let eyes = self.eyes(None);
        let said =
            |why: &ExplanationReason| (why.rule, eyes.tell(&words::reason(why, explanation.action, &eyes)));
        explanation.reasons.iter().map(said).collect()
    }

    fn eyes(&self, viewer: Option<Seat>) -> Eyes<'_> {
        Eyes { game: &self.state, db: self.library.db(), viewer }
    }

    /// Lets bots play to the end of the game. They are not asked if there is only one answer.
    pub fn play_out(&mut self, players: &mut [BotPlayer]) -> Result<Outcome, PlayError> {
        let seats = self.seats().count();
        if players.len() != seats {
            return Err(PlayError::Players { seats, players: players.len() });
        }
        let mut bots = BotPlayers::new(players);
        for _ in 0..MOST_DECISIONS {
            if let Some(outcome) = self.outcome() {
                return Ok(outcome);
            }
            let answer = bots.ask(&self.state, self.library.db())?;
            self.state.apply(self.library.db(), answer, None)?;
            self.answers.push(answer);
        }
        Err(PlayError::TooLong(MOST_DECISIONS))
    }

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
    /// ```
    /// use inkwright::{BotPlayer, Game, Library, Replay};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let library = Library::built_in();
    /// let decks = [library.starter("Stand Together")?, library.starter("Madrigal Magic")?];
    /// let mut game = Game::builder(&library).decks(decks).start()?;
    /// game.play_out(&mut [BotPlayer::named("random", 1)?, BotPlayer::named("random", 2)?])?;
    /// let bytes = game.replay().ok_or("it began with decks")?.to_bytes();
    ///
    /// let again = Game::from_replay(&library, &Replay::from_bytes(&bytes, "my game")?)?;
    /// assert_eq!(again.outcome(), game.outcome());
    /// # Ok(())
    /// # }
    /// ```
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
