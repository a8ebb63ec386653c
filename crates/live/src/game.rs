//! The game in progress: the players it waits for, their answers, and the results.

use crate::knowledge::Knowledge;
use crate::log::{LogEntry, Logs};
use crate::setup::{AutoAnswers, GameStartError, Manners, Setup, Sitter};
use bots::Chair;
use engine::{
    Action, CardDb, Decision, DecisionKind, DefId, Explanation, Game, GameSetup, Outcome, Refusal, Seat,
    SeatSet, Teams, View,
};
use playable::DeckSet;
use playable::PlayableLibrary;
use replay::{Replay, ReplayError};
use serde::Serialize;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;
use thiserror::Error;
use words::{Language, Say as _};

/// The maximum number of consecutive forced answers. After that, a player is asked and may leave.
const MOST_FORCED: usize = 1_000;

/// A game with people at the table.
#[derive(Debug)]
pub struct Live {
    pub(crate) library: Arc<PlayableLibrary>,
    /// Has no decks if the game started from a position set up by hand.
    setup: Setup,
    /// The game before its first answer.
    pub(crate) origin: Game,
    pub(crate) seed: u64,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) practice: bool,
    forced: AutoAnswers,
    pub(crate) game: Game,
    pub(crate) past: Vec<PastAnswer>,
    pub(crate) logs: Logs,
    /// The bots' seats. A chair is empty until its bot is first asked, and while the bot thinks.
    pub(crate) chairs: Vec<Option<Chair>>,
    /// The bots that have left their team's shared turn to the others since the last answer.
    passed: SeatSet,
    /// The answers taken back most recently. A bot that gets the same question again gives the same answer.
    pub(crate) undone: Vec<Action>,
    /// The number of times that the game was set back. Thoughts from before that are discarded.
    pub(crate) sitting: u64,
    /// The language of [`Live::tell`] and similar methods.
    pub(crate) language: Language,
}

/// An answer in the game's history.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PastAnswer {
    pub action: Action,
    pub seat: Seat,
    pub by: AnswerSource,
    /// The seats that learned something from it.
    pub learned: SeatSet,
    /// The number of events that it led to.
    pub events: usize,
}

/// How an answer was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum AnswerSource {
    Person,
    Bot,
    /// It was the only possible answer.
    Force,
}

/// The players that the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum AwaitedPlayers {
    /// See [`Live::thinking`] and [`Live::bot_step`].
    Bot(Seat),
    /// One person, or several if a team decides together (9.3.1).
    People(Vec<Seat>),
    /// Nobody: the game is over.
    Over,
}

/// The answers given as a result, including forced ones. [`Live::log_of`] returns what a seat saw of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AnswerRange {
    pub answers: Range<usize>,
}

/// Why an answer was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
pub enum AnswerRefusal {
    #[error("nobody sits there")]
    NoSuchSeat,
    #[error("a bot sits there, and answers for itself")]
    NotAPerson,
    /// The number of a card that this seat can't see.
    #[error("this card is not visible")]
    OutOfSight,
    /// The reasons, with their text in the terminal's language.
    #[error("{text}")]
    Rules { explanation: Explanation, text: String },
}

impl Live {
    /// Starts a game and runs it to its first choice. In a practice game, any answer can be taken back.
    pub fn start(
        library: &Arc<PlayableLibrary>,
        setup: Setup,
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
    ) -> Result<Live, GameStartError> {
        let mut live = Live::deal(library, setup, sitters, manners.into())?;
        live.take_forced();
        Ok(live)
    }

    fn deal(
        library: &Arc<PlayableLibrary>,
        setup: Setup,
        sitters: Vec<Sitter>,
        manners: Manners,
    ) -> Result<Live, GameStartError> {
        let seats = setup.decks.len();
        DeckSet::check_size(&setup.decks).map_err(GameStartError::Decks)?;
        if seats != sitters.len() {
            return Err(GameStartError::Sitters { decks: seats, sitters: sitters.len() });
        }
        let library = library.for_decks(&setup.decks).map_err(GameStartError::Decks)?;
        let leaders = library.leaders.clone();
        let decks = library.deal(&setup.decks).map_err(GameStartError::Decks)?;
        let Setup { seed, starter, variant, rules, ref teams, .. } = setup;
        let start = GameSetup { decks, leaders, seed, starter, variant, rules, teams: teams.clone() };
        let game = Game::start(&library.db, &start)?;
        Ok(Live::seat(&library, setup, game, sitters, manners))
    }

    fn seat(
        library: &Arc<PlayableLibrary>,
        setup: Setup,
        origin: Game,
        sitters: Vec<Sitter>,
        manners: Manners,
    ) -> Live {
        Live {
            game: origin.clone(),
            language: Language::default(),
            library: library.clone(),
            seed: setup.seed,
            setup,
            origin,
            practice: manners.practice,
            forced: manners.forced,
            past: Vec::new(),
            logs: Logs::new(sitters.len()),
            chairs: sitters.iter().map(|_| None).collect(),
            sitters,
            passed: SeatSet::NONE,
            undone: Vec::new(),
            sitting: 0,
        }
    }

    /// Starts from a position set up by hand, with cards of the library, and plays these answers. Such a game
    /// has no decks, so it can't be written as a [`Replay`]; to restore it, start from the position again.
    pub fn from_position(
        library: &Arc<PlayableLibrary>,
        game: Game,
        seed: u64,
        answers: &[Action],
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
    ) -> Result<Live, GameStartError> {
        let seats = game.seats().count();
        if seats != sitters.len() {
            return Err(GameStartError::Sitters { decks: seats, sitters: sitters.len() });
        }
        let (starter, variant) = (Some(game.starter()), game.variant());
        let (rules, teams) = (game.rules(), Teams::default());
        let setup = Setup { decks: Vec::new(), seed, starter, variant, rules, teams };
        let mut live = Live::seat(library, setup, game, sitters, manners.into());
        live.play_again(answers, &|| true)?;
        live.take_forced();
        Ok(live)
    }

    /// Plays stored answers again, until done or no longer wanted.
    fn play_again(&mut self, answers: &[Action], wanted: &dyn Fn() -> bool) -> Result<(), GameStartError> {
        for (number, action) in answers.iter().enumerate() {
            if !wanted() {
                return Err(GameStartError::Unwanted);
            }
            let seat = self.seat_of(*action);
            let by = self.answer_source(seat, *action);
            self.apply(seat, *action, by).map_err(|refusal| ReplayError::Refused {
                number,
                action: format!("{action:?}"),
                why: refusal.message().into(),
            })?;
        }
        Ok(())
    }

    /// Continues a stored game after this number of answers, or after all of them, to restore a table or to
    /// fork a game. Answers for people's seats count as theirs, so they can be taken back.
    pub fn resume(
        library: &Arc<PlayableLibrary>,
        replay: &Replay,
        answers: Option<usize>,
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
    ) -> Result<Live, GameStartError> {
        Live::resume_while(library, replay, answers, sitters, manners, &|| true)
    }

    /// [`Live::resume`], but gives up as soon as `wanted` returns `false`, because a long game takes a while.
    pub fn resume_while(
        library: &Arc<PlayableLibrary>,
        replay: &Replay,
        answers: Option<usize>,
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
        wanted: &dyn Fn() -> bool,
    ) -> Result<Live, GameStartError> {
        let (theirs, ours) = (replay.library_hash, library.hash());
        if theirs != ours {
            return Err(ReplayError::OtherLibrary { theirs, ours }.into());
        }
        let setup = Setup {
            decks: replay.lists()?,
            seed: replay.seed,
            starter: replay.starter_to_begin_with(),
            variant: replay.variant,
            rules: replay.rules,
            teams: replay.teams.clone(),
        };
        let (there, asked) = (replay.actions.len(), answers.unwrap_or(replay.actions.len()));
        if asked > there {
            return Err(GameStartError::TooFar { there, asked });
        }
        let mut live = Live::deal(library, setup, sitters, manners.into())?;
        let actions = renamed(replay, library)?;
        live.play_again(&actions[..asked], wanted)?;
        live.take_forced();
        Ok(live)
    }

    /// The seat that gives this answer to the pending decision.
    fn seat_of(&self, action: Action) -> Seat {
        match (action, self.game.decision()) {
            (Action::Concede(seat), _) => seat,
            (action, Some(decision)) if decision.shared => self.game.actor(action),
            (_, Some(decision)) => decision.seat,
            (_, None) => self.game.active(),
        }
    }

    fn answer_source(&self, seat: Seat, action: Action) -> AnswerSource {
        let mut legal = Vec::new();
        self.game.legal(self.db(), &mut legal);
        match self.sitters.get(seat.index()) {
            _ if legal == [action] && self.forces(seat, action) => AnswerSource::Force,
            Some(Sitter::Bot(_)) => AnswerSource::Bot,
            Some(Sitter::Person) | None => AnswerSource::Person,
        }
    }

    /// Restarts the same game, including its randomness.
    pub fn restart(&mut self) {
        self.set_back(0);
        self.undone.clear();
        self.take_forced();
    }

    /// A new game with the same players and decks.
    pub fn rematch(&self, seed: u64, starter: Option<Seat>) -> Result<Live, GameStartError> {
        let setup = Setup { seed, starter, ..self.setup.clone() };
        let manners = Manners { practice: self.practice, forced: self.forced };
        Live::start(&self.library, setup, self.sitters.clone(), manners)
    }

    /// The game as a replay, at any moment.
    pub fn replay(&self) -> Replay {
        Replay {
            version: Replay::VERSION,
            library_hash: self.library.hash(),
            seed: self.setup.seed,
            decks: self.setup.decks.iter().map(Replay::deck).collect(),
            leaders: Replay::leaders_of(&self.setup.decks),
            starter: self.game.starter(),
            variant: self.setup.variant,
            rules: self.setup.rules,
            teams: self.setup.teams.clone(),
            actions: self.past.iter().map(|past| past.action).collect(),
            outcome: self.game.outcome(),
        }
    }

    pub fn library(&self) -> &Arc<PlayableLibrary> {
        &self.library
    }

    pub(crate) fn db(&self) -> &CardDb {
        &self.library.db
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// The seats that people play.
    pub fn people(&self) -> Vec<Seat> {
        let seats = self.sitters.iter().enumerate().filter(|(_, sitter)| sitter.is_person());
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The full state, including hidden information: for the host of a table, never for a seat.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The answers from this one on, as the game applies them, for storing.
    pub fn actions(&self, from: usize) -> impl Iterator<Item = Action> + '_ {
        self.past.iter().skip(from).map(|past| past.action)
    }

    /// The number of answers so far, including forced ones.
    pub fn answered(&self) -> usize {
        self.past.len()
    }

    /// The seat of the last answer, and how it was given.
    pub fn last(&self) -> Option<(Seat, AnswerSource)> {
        self.past.last().map(|past| (past.seat, past.by))
    }

    /// The seat of the last choice by a person, which could be taken back.
    pub fn last_person(&self) -> Option<Seat> {
        self.past.iter().rfind(|past| past.by == AnswerSource::Person).map(|past| past.seat)
    }

    pub fn turn(&self) -> u16 {
        self.game.turn()
    }

    pub fn starter(&self) -> Seat {
        self.game.starter()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether this player, or their team, has won.
    pub fn has_won(&self, seat: Seat) -> bool {
        self.is_seat(seat) && self.game.has_won(seat)
    }

    pub(crate) fn is_seat(&self, seat: Seat) -> bool {
        seat.index() < self.sitters.len()
    }

    /// Everything that this seat may currently know.
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.is_seat(seat).then(|| self.game.view(self.db(), seat))
    }

    /// The number of events so far, all answers together.
    pub fn events(&self) -> usize {
        self.past.iter().map(|past| past.events).sum()
    }

    /// The seat's log, oldest entry first. Of a long game, the first entries are gone.
    pub fn log(&self, seat: Seat) -> &[LogEntry] {
        self.logs.of(seat)
    }

    /// The seat's log entries for some answers.
    pub fn log_of(&self, seat: Seat, answers: &Range<usize>) -> &[LogEntry] {
        self.logs.during(seat, answers)
    }

    /// The definitions of the cards that this seat knows, or that its log names.
    pub fn known_cards(&self, seat: Seat) -> HashSet<DefId> {
        let (game, db) = (&self.game, self.db());
        let known = game.card_ids().filter(|id| game.knows(db, seat, *id)).map(|id| game.card(id).def);
        known.chain(self.logs.named(seat)).collect()
    }

    /// The players that the game currently waits for.
    pub fn waiting(&self) -> AwaitedPlayers {
        let Some(decision) = self.game.decision() else { return AwaitedPlayers::Over };
        let asked = self.asked(&decision);
        let bots = asked.iter().filter(|seat| !self.sitters[seat.index()].is_person());
        let people: Vec<Seat> =
            asked.iter().copied().filter(|seat| self.sitters[seat.index()].is_person()).collect();
        // In a team's shared turn, bots act first and leave the rest, including the end of the turn, to
        // people.
        let acts = decision.kind == DecisionKind::Action || people.is_empty();
        match bots.copied().find(|seat| acts && !self.passed.has(SeatSet::of(*seat))) {
            Some(bot) => AwaitedPlayers::Bot(bot),
            None if people.is_empty() => AwaitedPlayers::Bot(decision.seat),
            None => AwaitedPlayers::People(people),
        }
    }

    /// The seats that may answer: one, or the members of a team that decides together.
    fn asked(&self, decision: &Decision) -> Vec<Seat> {
        if !decision.shared {
            return vec![decision.seat];
        }
        let mut legal = Vec::new();
        let may = |seat: &Seat| {
            self.game.legal_for(self.db(), *seat, &mut legal);
            !legal.is_empty()
        };
        self.game.seats().filter(may).collect()
    }

    /// Plays a person's answer, in the seat's own card numbers, and any forced answers after it.
    pub fn answer(&mut self, seat: Seat, action: Action) -> Result<AnswerRange, AnswerRefusal> {
        match self.sitters.get(seat.index()) {
            None => return Err(AnswerRefusal::NoSuchSeat),
            Some(Sitter::Bot(_)) => return Err(AnswerRefusal::NotAPerson),
            Some(Sitter::Person) => {}
        }
        let meant = self.game.action_from(seat, action).ok_or(AnswerRefusal::OutOfSight)?;
        let explanation = self.game.explain(self.db(), Some(seat), meant);
        if !explanation.allowed {
            let text = self.reasons(seat, &explanation);
            return Err(AnswerRefusal::Rules { explanation, text });
        }
        let from = self.past.len();
        self.apply(seat, meant, AnswerSource::Person).expect("the judge allowed it just now");
        self.take_forced();
        Ok(AnswerRange { answers: from..self.past.len() })
    }

    /// Leaves the game (2.3.3.4).
    pub fn concede(&mut self, seat: Seat) -> Result<AnswerRange, AnswerRefusal> {
        self.answer(seat, Action::Concede(seat))
    }

    /// Plays the answer of the bot that the game waits for.
    pub(crate) fn take(&mut self, seat: Seat, action: Action) -> AnswerRange {
        let from = self.past.len();
        let waits = |live: &Live| match live.waiting() {
            AwaitedPlayers::Bot(bot) => bot == seat,
            AwaitedPlayers::People(_) | AwaitedPlayers::Over => false,
        };
        debug_assert!(waits(self), "a bot answers when it is asked");
        let shared = self.game.decision().is_some_and(|decision| decision.shared);
        if shared && action == Action::EndTurn {
            // The others continue; the turn ends when all of them end it.
            self.passed |= SeatSet::of(seat);
            let others = match self.waiting() {
                AwaitedPlayers::Bot(bot) => !self.passed.has(SeatSet::of(bot)),
                AwaitedPlayers::People(_) => true,
                AwaitedPlayers::Over => false,
            };
            if others {
                return AnswerRange { answers: from..from };
            }
        }
        if self.apply(seat, action, AnswerSource::Bot).is_ok() {
            self.take_forced();
        }
        AnswerRange { answers: from..self.past.len() }
    }

    pub(crate) fn apply(&mut self, seat: Seat, action: Action, by: AnswerSource) -> Result<(), Refusal> {
        let db = &self.library.db;
        let before = Knowledge::of(&self.game, db);
        let mut events = Vec::new();
        self.game.apply(db, action, Some(&mut events))?;
        let learned = before.learned(&self.game, db, &events);
        self.logs.tell(self.past.len(), &events, &self.game, db);
        self.past.push(PastAnswer { action, seat, by, learned, events: events.len() });
        self.passed = SeatSet::NONE;
        Ok(())
    }

    /// Whether the only possible answer is given without asking.
    fn forces(&self, seat: Seat, only: Action) -> bool {
        let person = self.sitters.get(seat.index()).is_some_and(Sitter::is_person);
        match self.forced {
            AutoAnswers::All => true,
            AutoAnswers::ButTurnEnds => !(person && only == Action::EndTurn),
            AutoAnswers::None => false,
        }
    }

    /// Gives forced answers, as long as there are any.
    fn take_forced(&mut self) {
        let mut legal = Vec::new();
        // The engine ends endless loops (1.2.5). If it misses one, people can still concede.
        for _ in 0..MOST_FORCED {
            self.game.legal(&self.library.db, &mut legal);
            let [only] = legal[..] else { return };
            let seat = self.seat_of(only);
            if !self.forces(seat, only) {
                return;
            }
            self.apply(seat, only, AnswerSource::Force).expect("a listed answer is accepted");
        }
    }

    /// Replays the first answers and drops the others.
    pub(crate) fn set_back(&mut self, answers: usize) {
        let db = &self.library.db;
        let mut game = self.origin.clone();
        self.past.truncate(answers);
        for past in &self.past {
            game.apply(db, past.action, None).expect("it was accepted before");
        }
        self.game = game;
        self.logs.truncate(answers);
        // The bots must forget what they have seen since then.
        self.chairs.iter_mut().for_each(|chair| *chair = None);
        self.passed = SeatSet::NONE;
        self.sitting += 1;
    }
}

/// The actions of a replay with names of cards converted to the numbers of the library. Old replays number them
/// by their decks alone.
fn renamed(replay: &Replay, library: &Arc<PlayableLibrary>) -> Result<Vec<Action>, ReplayError> {
    if !replay.of_decks_alone() || !replay.actions.iter().any(|a| matches!(a, Action::Name(_))) {
        return Ok(replay.actions.clone());
    }
    let old = replay.deck_set(library)?;
    let rename = |action: &Action| match *action {
        Action::Name(n) => {
            let name = old.db().names().get(usize::from(n)).and_then(|name| library.db.find_name(name));
            name.map_or(*action, Action::Name)
        }
        other => other,
    };
    Ok(replay.actions.iter().map(rename).collect())
}
