//! The game in progress: whose answer it waits for, answers, and what they cause.

use crate::hall::Hall;
use crate::know::Knowledge;
use crate::log::{Entry, Logs};
use crate::setup::{CantStart, Forced, Manners, Setup, Sitter};
use bots::Chair;
use engine::{
    Action, CardDb, Decision, DecisionKind, DefId, Explanation, Game, Outcome, Refusal, Seat, SeatSet, Start,
    Teams, View,
};
use serde::Serialize;
use sim::{Replay, ReplayError};
use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;
use thiserror::Error;
use words::{Language, Say as _};

/// At most this number of answers without an alternative are given in a row; then somebody is asked, and may leave.
const MOST_FORCED: usize = 1_000;

/// One game with people at the table.
#[derive(Debug)]
pub struct Live {
    pub(crate) hall: Arc<Hall>,
    /// Without decks for a game that began in a position set up by hand.
    setup: Setup,
    /// The game before its first answer.
    pub(crate) origin: Game,
    pub(crate) seed: u64,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) practice: bool,
    forced: Forced,
    pub(crate) game: Game,
    pub(crate) past: Vec<Past>,
    pub(crate) logs: Logs,
    /// Where the bots sit; empty while one thinks, and until it is first asked.
    pub(crate) chairs: Vec<Option<Chair>>,
    /// The bots that leave the common turn of a team to the others since the last answer.
    passed: SeatSet,
    /// The answers that were taken back last: a bot that is asked the same again answers the same.
    pub(crate) undone: Vec<Action>,
    /// Counts how often the game was set back: thoughts from before are of no use.
    pub(crate) sitting: u64,
    /// What [`Live::tell`] and its like speak.
    pub(crate) language: Language,
}

/// An answer that was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past {
    pub action: Action,
    pub seat: Seat,
    pub by: By,
    /// Who learned something by it.
    pub learned: SeatSet,
}

/// How an answer came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum By {
    Person,
    Bot,
    /// There was no other answer.
    Force,
}

/// Who is to answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Waiting {
    /// See [`Live::thinking`] and [`Live::bot_step`].
    Bot(Seat),
    /// One person; several where a team decides in common (9.3.1).
    People(Vec<Seat>),
    /// Nobody: the game is over.
    Over,
}

/// What came of an answer: the answers given since, forced ones included. [`Live::log_of`] tells a seat what they caused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    pub answers: Range<usize>,
}

/// Why an answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
pub enum Refused {
    #[error("nobody sits there")]
    NoSuchSeat,
    #[error("a bot sits there, and answers for itself")]
    NotAPerson,
    /// A card number that means nothing to this seat, now or ever.
    #[error("there is no such card in sight")]
    OutOfSight,
    /// With the reasons in the language of the terminal.
    #[error("{text}")]
    Rules { explanation: Explanation, text: String },
}

impl Live {
    /// Begins a game and runs it to its first choice. In a practice game, any answer can be taken back.
    pub fn start(
        hall: &Arc<Hall>,
        setup: Setup,
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
    ) -> Result<Live, CantStart> {
        let mut live = Live::deal(hall, setup, sitters, manners.into())?;
        live.take_forced();
        Ok(live)
    }

    fn deal(
        hall: &Arc<Hall>,
        setup: Setup,
        sitters: Vec<Sitter>,
        manners: Manners,
    ) -> Result<Live, CantStart> {
        let seats = setup.decks.len();
        sim::check_size(&setup.decks).map_err(CantStart::Decks)?;
        if seats != sitters.len() {
            return Err(CantStart::Sitters { decks: seats, sitters: sitters.len() });
        }
        let hall = hall.for_decks(&setup.decks).map_err(CantStart::Decks)?;
        let leaders = hall.leaders();
        let decks = sim::deal(&setup.decks, &hall.library, &hall.db).map_err(CantStart::Decks)?;
        let Setup { seed, starter, variant, rules, ref teams, .. } = setup;
        let start = Start { decks, leaders, seed, starter, variant, rules, teams: teams.clone() };
        let game = Game::start(&hall.db, &start)?;
        Ok(Live::seat(&hall, setup, game, sitters, manners))
    }

    fn seat(hall: &Arc<Hall>, setup: Setup, origin: Game, sitters: Vec<Sitter>, manners: Manners) -> Live {
        Live {
            game: origin.clone(),
            language: Language::default(),
            hall: hall.clone(),
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

    /// Begins in a position that was set up by hand, with cards of the hall, and goes on with the answers that were given since.
    /// Such a game has no decks: it can't be written as a [`Replay`], but told again from the position.
    pub fn from_position(
        hall: &Arc<Hall>,
        game: Game,
        seed: u64,
        answers: &[Action],
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
    ) -> Result<Live, CantStart> {
        let seats = game.seats().count();
        if seats != sitters.len() {
            return Err(CantStart::Sitters { decks: seats, sitters: sitters.len() });
        }
        let (starter, variant) = (Some(game.starter()), game.variant());
        let (rules, teams) = (game.rules(), Teams::default());
        let setup = Setup { decks: Vec::new(), seed, starter, variant, rules, teams };
        let mut live = Live::seat(hall, setup, game, sitters, manners.into());
        live.play_again(answers, &|| true)?;
        live.take_forced();
        Ok(live)
    }

    /// Gives stored answers once more, for as long as that is wanted.
    fn play_again(&mut self, answers: &[Action], wanted: &dyn Fn() -> bool) -> Result<(), CantStart> {
        for (number, action) in answers.iter().enumerate() {
            if !wanted() {
                return Err(CantStart::Unwanted);
            }
            let seat = self.seat_of(*action);
            let by = self.how(seat, *action);
            self.apply(seat, *action, by).map_err(|refusal| ReplayError::Refused {
                number,
                action: format!("{action:?}"),
                why: refusal.message().into(),
            })?;
        }
        Ok(())
    }

    /// Goes on with a stored game after the given number of its answers, or after all of them: a table after a crash, or a fork of
    /// someone's game. The answers of people's seats count as people's, so that they can be taken back.
    pub fn resume(
        hall: &Arc<Hall>,
        replay: &Replay,
        answers: Option<usize>,
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
    ) -> Result<Live, CantStart> {
        Live::resume_while(hall, replay, answers, sitters, manners, &|| true)
    }

    /// The same, but it is given up once it is not wanted any more: a long game takes a while.
    pub fn resume_while(
        hall: &Arc<Hall>,
        replay: &Replay,
        answers: Option<usize>,
        sitters: Vec<Sitter>,
        manners: impl Into<Manners>,
        wanted: &dyn Fn() -> bool,
    ) -> Result<Live, CantStart> {
        let (theirs, ours) = (replay.library_hash, hall.hash());
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
            return Err(CantStart::TooFar { there, asked });
        }
        let mut live = Live::deal(hall, setup, sitters, manners.into())?;
        let actions = renamed(replay, hall)?;
        live.play_again(&actions[..asked], wanted)?;
        live.take_forced();
        Ok(live)
    }

    /// Who gives this answer to the pending decision.
    fn seat_of(&self, action: Action) -> Seat {
        match (action, self.game.decision()) {
            (Action::Concede(seat), _) => seat,
            (action, Some(decision)) if decision.shared => self.game.actor(action),
            (_, Some(decision)) => decision.seat,
            (_, None) => self.game.active(),
        }
    }

    fn how(&self, seat: Seat, action: Action) -> By {
        let mut legal = Vec::new();
        self.game.legal(self.db(), &mut legal);
        match self.sitters.get(seat.index()) {
            _ if legal == [action] && self.forces(seat, action) => By::Force,
            Some(Sitter::Bot(_)) => By::Bot,
            Some(Sitter::Person) | None => By::Person,
        }
    }

    /// The same game from its beginning, chance included.
    pub fn restart(&mut self) {
        self.set_back(0);
        self.undone.clear();
        self.take_forced();
    }

    /// Another game of the same players and decks.
    pub fn rematch(&self, seed: u64, starter: Option<Seat>) -> Result<Live, CantStart> {
        let setup = Setup { seed, starter, ..self.setup.clone() };
        let manners = Manners { practice: self.practice, forced: self.forced };
        Live::start(&self.hall, setup, self.sitters.clone(), manners)
    }

    /// The game as a file would hold it, at any moment.
    pub fn replay(&self) -> Replay {
        Replay {
            version: Replay::VERSION,
            library_hash: self.hall.hash(),
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

    pub fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    pub(crate) fn db(&self) -> &CardDb {
        &self.hall.db
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

    /// The seats where people sit.
    pub fn people(&self) -> Vec<Seat> {
        let seats = self.sitters.iter().enumerate().filter(|(_, sitter)| sitter.is_person());
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The state itself, which knows everything: for whoever keeps the table, never for a seat.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The answers from this one on, as the game takes them: what is stored.
    pub fn actions(&self, from: usize) -> impl Iterator<Item = Action> + '_ {
        self.past.iter().skip(from).map(|past| past.action)
    }

    /// How many answers were given so far, forced ones included.
    pub fn answered(&self) -> usize {
        self.past.len()
    }

    /// The last answer: who gave it, and how it came about.
    pub fn last(&self) -> Option<(Seat, By)> {
        self.past.last().map(|past| (past.seat, past.by))
    }

    /// The person who chose last, and could take that back.
    pub fn last_person(&self) -> Option<Seat> {
        self.past.iter().rfind(|past| past.by == By::Person).map(|past| past.seat)
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

    /// Everything this seat may know now.
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.is_seat(seat).then(|| self.game.view(self.db(), seat))
    }

    /// Everything this seat was told, oldest first.
    pub fn log(&self, seat: Seat) -> &[Entry] {
        self.logs.of(seat)
    }

    /// What this seat was told about some of the answers.
    pub fn log_of(&self, seat: Seat, answers: &Range<usize>) -> &[Entry] {
        self.logs.during(seat, answers)
    }

    /// The definitions of the cards that this seat knows, or was told of by name.
    pub fn seen(&self, seat: Seat) -> HashSet<DefId> {
        let (game, db) = (&self.game, self.db());
        let known = game.card_ids().filter(|id| game.knows(db, seat, *id)).map(|id| game.card(id).def);
        let told = self.logs.of(seat).iter().flat_map(|entry| entry.message.named());
        known.chain(told).collect()
    }

    /// Who is to answer now.
    pub fn waiting(&self) -> Waiting {
        let Some(decision) = self.game.decision() else { return Waiting::Over };
        let asked = self.asked(&decision);
        let bots = asked.iter().filter(|seat| !self.sitters[seat.index()].is_person());
        let people: Vec<Seat> =
            asked.iter().copied().filter(|seat| self.sitters[seat.index()].is_person()).collect();
        // In a team's common turn, bots act first and leave the rest, and the end of the turn, to people.
        let acts = decision.kind == DecisionKind::Action || people.is_empty();
        match bots.copied().find(|seat| acts && !self.passed.has(SeatSet::of(*seat))) {
            Some(bot) => Waiting::Bot(bot),
            None if people.is_empty() => Waiting::Bot(decision.seat),
            None => Waiting::People(people),
        }
    }

    /// Those who may answer: one, or the members of a team that decides in common.
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

    /// A person's answer, in the seat's own card numbers. What has no alternative is answered as well.
    pub fn answer(&mut self, seat: Seat, action: Action) -> Result<Told, Refused> {
        match self.sitters.get(seat.index()) {
            None => return Err(Refused::NoSuchSeat),
            Some(Sitter::Bot(_)) => return Err(Refused::NotAPerson),
            Some(Sitter::Person) => {}
        }
        let meant = self.game.action_from(seat, action).ok_or(Refused::OutOfSight)?;
        let explanation = self.game.explain(self.db(), Some(seat), meant);
        if !explanation.allowed {
            let text = self.reasons(seat, &explanation);
            return Err(Refused::Rules { explanation, text });
        }
        let from = self.past.len();
        self.apply(seat, meant, By::Person).expect("the judge allowed it just now");
        self.take_forced();
        Ok(Told { answers: from..self.past.len() })
    }

    /// Leaves the game (2.3.3.4).
    pub fn concede(&mut self, seat: Seat) -> Result<Told, Refused> {
        self.answer(seat, Action::Concede(seat))
    }

    /// A bot's answer, if the bot is still the one that is asked.
    pub(crate) fn take(&mut self, seat: Seat, action: Action) -> Told {
        let from = self.past.len();
        let waits = |live: &Live| match live.waiting() {
            Waiting::Bot(bot) => bot == seat,
            Waiting::People(_) | Waiting::Over => false,
        };
        debug_assert!(waits(self), "a bot answers when it is asked");
        let shared = self.game.decision().is_some_and(|decision| decision.shared);
        if shared && action == Action::EndTurn {
            // The others go on; the turn ends when all would.
            self.passed |= SeatSet::of(seat);
            let others = match self.waiting() {
                Waiting::Bot(bot) => !self.passed.has(SeatSet::of(bot)),
                Waiting::People(_) => true,
                Waiting::Over => false,
            };
            if others {
                return Told { answers: from..from };
            }
        }
        if self.apply(seat, action, By::Bot).is_ok() {
            self.take_forced();
        }
        Told { answers: from..self.past.len() }
    }

    pub(crate) fn apply(&mut self, seat: Seat, action: Action, by: By) -> Result<(), Refusal> {
        let db = &self.hall.db;
        let before = Knowledge::of(&self.game, db);
        let mut events = Vec::new();
        self.game.apply(db, action, Some(&mut events))?;
        let learned = before.learned(&self.game, db, &events);
        self.logs.tell(self.past.len(), &events, &self.game, db);
        self.past.push(Past { action, seat, by, learned });
        self.passed = SeatSet::NONE;
        Ok(())
    }

    /// Whether an answer without an alternative is given without asking.
    fn forces(&self, seat: Seat, only: Action) -> bool {
        let person = self.sitters.get(seat.index()).is_some_and(Sitter::is_person);
        match self.forced {
            Forced::All => true,
            Forced::ButTurnEnds => !(person && only == Action::EndTurn),
            Forced::None => false,
        }
    }

    /// Gives the answers to which there is no alternative.
    fn take_forced(&mut self) {
        let mut legal = Vec::new();
        // The engine ends endless loops (1.2.5); should one slip through, people can still concede.
        for _ in 0..MOST_FORCED {
            self.game.legal(&self.hall.db, &mut legal);
            let [only] = legal[..] else { return };
            let seat = self.seat_of(only);
            if !self.forces(seat, only) {
                return;
            }
            self.apply(seat, only, By::Force).expect("a listed answer is accepted");
        }
    }

    /// Plays the first answers again and forgets the others.
    pub(crate) fn set_back(&mut self, answers: usize) {
        let db = &self.hall.db;
        let mut game = self.origin.clone();
        self.past.truncate(answers);
        for past in &self.past {
            game.apply(db, past.action, None).expect("it was accepted before");
        }
        self.game = game;
        self.logs.truncate(answers);
        // What the bots saw since then they must not know any more.
        self.chairs.iter_mut().for_each(|chair| *chair = None);
        self.passed = SeatSet::NONE;
        self.sitting += 1;
    }
}

/// The actions of a replay with names of cards as the hall numbers them: old replays number them by their decks alone.
fn renamed(replay: &Replay, hall: &Hall) -> Result<Vec<Action>, ReplayError> {
    if !replay.of_decks_alone() || !replay.actions.iter().any(|a| matches!(a, Action::Name(_))) {
        return Ok(replay.actions.clone());
    }
    let old = replay.table(&hall.library)?;
    let rename = |action: &Action| match *action {
        Action::Name(n) => {
            let name = old.db.names().get(usize::from(n)).and_then(|name| hall.db.find_name(name));
            name.map_or(*action, Action::Name)
        }
        other => other,
    };
    Ok(replay.actions.iter().map(rename).collect())
}
