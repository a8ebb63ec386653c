//! A table: its connections, its game, and the messages to each seat.
//!
//! Everything happens under the table's lock and is stored before anybody hears of it. If something goes
//! wrong in between, the game in memory is discarded and loaded from the store again.

mod fingerprint;
mod game;
mod next_game;
mod preview;
pub mod seat_view;
pub mod series;
mod shuffle;

use crate::host::{Host, SeatConnection, StorageError, TableActivity, ThinkingTurn};
use crate::protocol::{
    ClientMessage, ErrorCode, HintBudget, HintRow, PROTOCOL, SeatAction, SeatPlayer, ServerMessage,
    SitterKind, TeamsKind,
};
use crate::sentences::SeatReader;
use bots::{Budget, Patience};
use engine::{CardDb, CardId, Seat, TeamTurns, rule};
pub use fingerprint::CardFingerprint;
pub use game::{StoredGame, TableGame, TableGameError, TableOrigin};
use live::{AnswerRefusal, AwaitedPlayers, BotThought, Hint, Live, Sitter, UndoError};
use preview::preview;
pub use shuffle::ShuffleSalt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use words::{Language, Message, Say};

/// Maximum time a bot thinks, even if no other bot waits.
const BOT_TIME: Duration = Duration::from_secs(3);

/// How long a bot waits before it asks for a place in the queue again.
const AGAIN: Duration = Duration::from_secs(1);

/// A table. It stays in memory while it is used, and is loaded from the store when it is needed again.
#[derive(Debug)]
pub struct GameTable {
    pub id: String,
    inner: Mutex<TableState>,
}

#[derive(Debug)]
struct TableState {
    game: Option<TableGame>,
    /// By seat.
    connections: Vec<Option<Box<dyn SeatConnection>>>,
    /// By seat: the language its browser asked for, or else English.
    languages: Vec<Language>,
    /// Present while a bot of this table thinks or waits for its turn. Set to true to cancel it.
    thinking: Option<Arc<AtomicBool>>,
    /// The searching player is computing a hint.
    hinting: bool,
    /// The seats that have asked for the next game.
    ready: Vec<Seat>,
    /// A person's wish to take an answer back, and the seats that have agreed.
    takeback: Option<(Seat, Vec<Seat>)>,
    /// When something last happened, by the host's clock.
    used: Duration,
}

/// Why a message had no effect.
#[derive(Debug)]
enum TableError {
    /// Refused; the sender gets the message.
    Refused(ErrorCode, Message),
    /// The table can't continue in its current state.
    Broken(TableGameError),
}

impl From<TableGameError> for TableError {
    fn from(error: TableGameError) -> TableError {
        TableError::Broken(error)
    }
}

impl From<StorageError> for TableError {
    fn from(error: StorageError) -> TableError {
        TableError::Broken(error.into())
    }
}

fn refused(why: impl Say) -> TableError {
    TableError::Refused(ErrorCode::NotAllowed, why.message())
}

impl TableError {
    fn code_and_message(self) -> (ErrorCode, Message) {
        match self {
            TableError::Refused(code, message) => (code, message),
            TableError::Broken(error) => (ErrorCode::Broken, error.message()),
        }
    }
}

impl GameTable {
    /// A table without its game, which is loaded when it is needed. `now` is the time by the host's clock.
    pub fn new(id: &str, now: Duration) -> GameTable {
        let inner = TableState {
            game: None,
            connections: Vec::new(),
            languages: Vec::new(),
            thinking: None,
            hinting: false,
            ready: Vec::new(),
            takeback: None,
            used: now,
        };
        GameTable { id: id.to_owned(), inner: Mutex::new(inner) }
    }

    fn lock(&self) -> MutexGuard<'_, TableState> {
        // The caller that catches a panic discards the state it left behind.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether no page is connected and nothing happened for this long.
    pub fn is_idle(&self, now: Duration, since: Duration) -> bool {
        match self.inner.try_lock() {
            Ok(inner) => {
                inner.is_empty()
                    && inner.thinking.is_none()
                    && !inner.hinting
                    && now.saturating_sub(inner.used) >= since
            }
            Err(_) => false,
        }
    }

    /// Seats a browser. The seat's previous connection is closed.
    pub fn join(
        self: &Arc<GameTable>,
        host: &Arc<dyn Host>,
        seat: Seat,
        connection: Box<dyn SeatConnection>,
        language: Language,
    ) {
        self.guarded(&**host, |table, inner| {
            if inner.connections.len() <= seat.index() {
                inner.connections.resize_with(seat.index() + 1, || None);
            }
            inner.speak(seat, language);
            if let Some(before) = inner.connections[seat.index()].replace(connection) {
                before.send(&ServerMessage::TakenOver);
                before.close();
            }
            inner.load(&**host, &table.id)?;
            inner.welcome(&**host, &table.id, seat);
            inner.send_state(seat);
            inner.tell_series(Some(seat));
            table.drive(host, inner);
            Ok(())
        })
        .unwrap_or_else(|trouble| self.report(seat, trouble));
    }

    /// Removes a closed connection.
    pub fn leave(&self, seat: Seat, id: u64) {
        let mut inner = self.lock();
        let place = inner.connections.get_mut(seat.index());
        if let Some(place) = place.filter(|place| place.as_ref().is_some_and(|one| one.id() == id)) {
            *place = None;
            inner.tell_series(Some(seat));
            inner.rest();
        }
    }

    /// Disconnects everybody, because the game was deleted.
    pub fn dissolve(&self) {
        let mut inner = self.lock();
        inner.each(|inner, seat| inner.error(seat, ErrorCode::Token, &Message::new("table-deleted")));
        for connection in inner.connections.drain(..).flatten() {
            connection.close();
        }
        inner.rest();
        inner.game = None;
    }

    /// Handles a message. A connection that was replaced has no effect.
    pub fn handle(self: &Arc<GameTable>, host: &Arc<dyn Host>, seat: Seat, id: u64, message: ClientMessage) {
        self.guarded(&**host, |table, inner| {
            let there = inner.connections.get(seat.index()).and_then(Option::as_ref);
            if there.is_none_or(|one| one.id() != id) {
                return Ok(());
            }
            inner.load(&**host, &table.id)?;
            table.obey(host, inner, seat, message)
        })
        .unwrap_or_else(|trouble| self.report(seat, trouble));
    }

    /// Runs a function under the lock. If it panics, the game is loaded from the store again.
    fn guarded(
        self: &Arc<GameTable>,
        host: &dyn Host,
        f: impl FnOnce(&Arc<GameTable>, &mut TableState) -> Result<(), TableError>,
    ) -> Result<(), TableError> {
        let mut inner = self.lock();
        inner.used = host.clock();
        let result = catch_unwind(AssertUnwindSafe(|| f(self, &mut inner)));
        let result = result.unwrap_or_else(|_| {
            host.observe(TableActivity::TableFailed(&self.id));
            inner.game = None;
            Err(TableError::Refused(ErrorCode::Broken, Message::new("table-broken")))
        });
        if let Err(TableError::Broken(_)) = &result {
            inner.game = None;
        }
        result
    }

    fn report(&self, seat: Seat, trouble: TableError) {
        let (code, message) = trouble.code_and_message();
        self.lock().error(seat, code, &message);
    }

    fn obey(
        self: &Arc<GameTable>,
        host: &Arc<dyn Host>,
        inner: &mut TableState,
        seat: Seat,
        message: ClientMessage,
    ) -> Result<(), TableError> {
        match message {
            ClientMessage::Join { .. } => {
                return Err(TableError::Refused(ErrorCode::Join, Message::new("join-once")));
            }
            ClientMessage::Ping => inner.send(seat, &ServerMessage::Pong),
            ClientMessage::Speak { language } => {
                inner.speak(seat, language);
                inner.send_state(seat);
            }
            ClientMessage::Act { n, action } => self.act(&**host, inner, seat, n, action)?,
            ClientMessage::Concede => {
                let result = inner.live()?.concede(seat);
                self.answered(&**host, inner, seat, result)?;
            }
            ClientMessage::Why { action } => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let (n, explained) =
                    (live.answered() as u32, seat_view::explain(live, reader, action.into()));
                let explanations = explained.into_iter().collect();
                inner.send(seat, &ServerMessage::Explained { n, explanations });
            }
            ClientMessage::WhyCard { card } => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let (n, explanations) =
                    (live.answered() as u32, seat_view::explain_card(live, reader, CardId(card)));
                inner.send(seat, &ServerMessage::Explained { n, explanations });
            }
            ClientMessage::Preview { action } => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let n = live.answered() as u32;
                let message = match preview(live, reader, action) {
                    Some(p) => ServerMessage::Preview {
                        n,
                        action,
                        allowed: p.allowed,
                        why: p.why,
                        events: p.events,
                        cards: p.cards,
                        lore: p.lore,
                        certain: p.certain,
                    },
                    None => out_of_sight(n, reader, &live.library().db),
                };
                inner.send(seat, &message);
            }
            ClientMessage::Undo { further } => self.undo(&**host, inner, seat, further)?,
            ClientMessage::AskUndo => inner.ask_undo(seat)?,
            ClientMessage::AnswerUndo { yes } => self.answer_undo(&**host, inner, seat, yes)?,
            ClientMessage::Phrase { phrase } => inner.each(|inner, to| {
                if to != seat {
                    inner.send(to, &ServerMessage::Phrase { seat: seat.0, phrase });
                }
            }),
            ClientMessage::Hint { budget } => self.hint(host, inner, seat, budget)?,
            ClientMessage::Restart { same_seed } => self.restart(&**host, inner, same_seed)?,
            ClientMessage::NextGame => self.next_game(&**host, inner, seat)?,
            ClientMessage::ChooseStart { start } => self.choose_start(&**host, inner, seat, start)?,
        }
        self.drive(host, inner);
        Ok(())
    }

    fn act(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
        n: u32,
        action: SeatAction,
    ) -> Result<(), TableError> {
        let begin = host.clock();
        let live = inner.live()?;
        if is_full(host, live) {
            return Err(TableError::Refused(ErrorCode::TooMuch, Message::new("answers-most")));
        }
        if n as usize != live.answered() {
            let message = Message::new("answer-stale").with("n", live.answered()).with("at", n);
            inner.error(seat, ErrorCode::Stale, &message);
            inner.send_state(seat);
            return Ok(());
        }
        let result = live.answer(seat, action.into());
        let accepted = result.is_ok();
        if accepted {
            inner.takeback = None;
        }
        self.answered(host, inner, seat, result)?;
        if accepted {
            host.observe(TableActivity::AnswerSent(host.clock().saturating_sub(begin)));
        }
        Ok(())
    }

    /// Stores and sends the result of a person's answer, or the reason for its refusal.
    fn answered(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
        result: Result<live::AnswerRange, AnswerRefusal>,
    ) -> Result<(), TableError> {
        let n = inner.live()?.answered() as u32;
        match result {
            Ok(given) => return self.commit(host, inner, seat, &given.answers, true),
            Err(AnswerRefusal::Rules { explanation, .. }) => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let why = seat_view::why(live.game(), &live.library().db, reader, &explanation);
                let rule = explanation.reasons.first().map(|why| why.rule.to_string()).unwrap_or_default();
                let reason = seat_view::plain(&why);
                inner.send(seat, &ServerMessage::Refused { n, rule, reason, why });
            }
            Err(AnswerRefusal::OutOfSight) => {
                let reader = inner.reader(seat);
                let message = out_of_sight(n, reader, &inner.live()?.library().db);
                inner.send(seat, &message);
            }
            Err(AnswerRefusal::NoSuchSeat) => return Err(refused(Message::new("seat-empty"))),
            Err(AnswerRefusal::NotAPerson) => return Err(refused(Message::new("seat-bot"))),
        }
        Ok(())
    }

    /// Stores answers, then informs every seat.
    fn commit(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        by: Seat,
        answers: &Range<usize>,
        person: bool,
    ) -> Result<(), TableError> {
        // A bot that leaves a shared turn to its team gives no answer, but the decision moves to others.
        if answers.is_empty() {
            inner.tell_step(by, answers);
            return Ok(());
        }
        let game = inner.game()?;
        let new: Vec<engine::Action> = game.live.actions(answers.start).collect();
        host.storage().add_answers(&self.id, answers.start, &new, game.is_over(), person)?;
        host.observe(TableActivity::AnswersStored(new.len()));
        game.count();
        let over = game.is_over();
        inner.tell_step(by, answers);
        if over {
            inner.tell_series(None);
        }
        Ok(())
    }

    fn undo(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
        further: bool,
    ) -> Result<(), TableError> {
        if !inner.game()?.stored.practice {
            return Err(refused(Message::new("undo-practice")));
        }
        self.take_back(host, inner, seat, further)
    }

    /// Counts an answer to a wish to take something back, and does it when everybody has agreed.
    fn answer_undo(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
        yes: bool,
    ) -> Result<(), TableError> {
        let Some((asker, agreed)) = &mut inner.takeback else { return Ok(()) };
        let asker = *asker;
        if asker == seat {
            return Ok(());
        }
        if !yes {
            inner.takeback = None;
            inner.each(|inner, to| inner.send(to, &ServerMessage::UndoDeclined { seat: asker.0 }));
            return Ok(());
        }
        if !agreed.contains(&seat) {
            agreed.push(seat);
        }
        let agreed = agreed.clone();
        if inner.connected().all(|other| other == asker || agreed.contains(&other)) {
            inner.takeback = None;
            if let Err(trouble) = self.take_back(host, inner, asker, false) {
                let (code, message) = trouble.code_and_message();
                inner.error(asker, code, &message);
            }
        }
        Ok(())
    }

    /// Takes a seat's last answer back, and everything after it.
    fn take_back(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
        further: bool,
    ) -> Result<(), TableError> {
        let game = inner.game()?;
        if game.stored.between {
            return Err(refused(Message::new("undo-counted")));
        }
        let result = if further { game.live.undo_further(seat, &[]) } else { game.live.undo(seat) };
        let undo = match result {
            Ok(undo) => undo,
            Err(nothing @ UndoError::Nothing) => return Err(refused(nothing)),
            Err(needs @ UndoError::Needs(_)) => {
                return Err(TableError::Refused(ErrorCode::Revealed, needs.message()));
            }
        };
        host.storage().cut_answers(&self.id, undo.to)?;
        game.count();
        inner.ready.clear();
        inner.each(|inner, to| {
            inner.send(to, &ServerMessage::Undone { n: undo.to as u32, by: seat.0 });
            inner.send_state(to);
        });
        Ok(())
    }

    fn hint(
        self: &Arc<GameTable>,
        host: &Arc<dyn Host>,
        inner: &mut TableState,
        seat: Seat,
        budget: HintBudget,
    ) -> Result<(), TableError> {
        let game = inner.game()?;
        if !game.stored.practice {
            return Err(refused(Message::new("hint-practice")));
        }
        let (budget, seconds) = match budget {
            HintBudget::Fast => (Budget::FAST, 1),
            HintBudget::Normal => (Budget::NORMAL, 2),
            HintBudget::Strong => (Budget::STRONG, 5),
        };
        if game.live.hinting(seat, budget).is_none() {
            return Err(refused(Message::new("hint-nothing")));
        }
        if inner.hinting {
            return Err(refused(Message::new("hint-waits")));
        }
        let (table, to) = (self.clone(), host.clone());
        let think = move |patience: &Patience| {
            let hinting = table.now(|game| game.live.hinting(seat, budget));
            let think = || hinting.and_then(|hinting| hinting.think_within(patience));
            let hint = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            table.hinted(&to, seat, hint);
        };
        let alone = Duration::from_secs(seconds);
        let turn = ThinkingTurn { alone, net: true, unwanted: Arc::default(), think: Box::new(think) };
        host.thinkers()
            .queue(turn)
            .map_err(|busy| TableError::Refused(ErrorCode::TooMuch, busy.message()))?;
        inner.hinting = true;
        Ok(())
    }

    /// Reads the current game if somebody is connected.
    fn now<T>(&self, f: impl FnOnce(&mut TableGame) -> Option<T>) -> Option<T> {
        let mut inner = self.lock();
        if inner.is_empty() {
            return None;
        }
        inner.game.as_mut().and_then(f)
    }

    /// Sends a finished hint; `None` if the computation failed.
    fn hinted(self: &Arc<GameTable>, host: &Arc<dyn Host>, seat: Seat, hint: Option<Hint>) {
        let result = self.guarded(&**host, |_, inner| {
            inner.hinting = false;
            let Some(hint) = hint else { return Err(refused(Message::new("hint-none"))) };
            // A hint for an earlier position is dropped.
            if inner.live()?.answered() == hint.at {
                let lines = hint_rows(&hint, inner.reader(seat).language, &inner.live()?.library().db);
                inner.send(seat, &ServerMessage::Hint { n: hint.at as u32, lines });
            }
            Ok(())
        });
        result.unwrap_or_else(|trouble| self.report(seat, trouble));
    }

    /// Starts the thinking of the bot whose turn it is. Bots don't think at an empty table.
    fn drive(self: &Arc<GameTable>, host: &Arc<dyn Host>, inner: &mut TableState) {
        if inner.thinking.is_some() || inner.is_empty() {
            return;
        }
        let Some(game) = &inner.game else { return };
        let AwaitedPlayers::Bot(seat) = game.live.waiting() else { return };
        if is_full(&**host, &game.live) {
            return;
        }
        inner.each(|inner, to| inner.send(to, &ServerMessage::Thinking { seat: seat.0 }));
        let unwanted = Arc::new(AtomicBool::new(false));
        inner.thinking = Some(unwanted.clone());
        let (table, to) = (self.clone(), host.clone());
        let think = move |patience: &Patience| table.think(&to, patience);
        let net = match &game.stored.sitters[seat.index()] {
            Sitter::Person => false,
            Sitter::Bot(bot) => bots::uses_net(bot.name()),
        };
        let turn = ThinkingTurn { alone: BOT_TIME, net, unwanted, think: Box::new(think) };
        if host.thinkers().queue(turn).is_err() {
            inner.thinking = None;
            let (table, to) = (self.clone(), host.clone());
            let again = move || {
                let _ = table.guarded(&*to, |table, inner| {
                    table.drive(&to, inner);
                    Ok(())
                });
            };
            host.thinkers().later(AGAIN, Box::new(again));
        }
    }

    /// Runs a bot's turn to think.
    fn think(self: &Arc<GameTable>, host: &Arc<dyn Host>, patience: &Patience) {
        let Some(thinking) = self.now(|game| game.live.thinking()) else {
            self.lock().thinking = None;
            return;
        };
        host.observe(TableActivity::BotThinks);
        let seat = thinking.seat();
        let thought = catch_unwind(AssertUnwindSafe(|| thinking.think_within(patience))).ok();
        let wanted = !patience.unwanted.load(Ordering::Relaxed);
        self.thought(host, seat, thought, wanted);
    }

    /// Handles a bot's thought; `None` if the computation failed.
    fn thought(
        self: &Arc<GameTable>,
        host: &Arc<dyn Host>,
        seat: Seat,
        thought: Option<BotThought>,
        wanted: bool,
    ) {
        let result = self.guarded(&**host, |table, inner| {
            inner.thinking = None;
            let Some(thought) = thought else {
                return Err(refused(Message::new("bot-failed")));
            };
            inner.load(&**host, &table.id)?;
            // Ignore a thought that was cut short or is about a position that was undone meanwhile.
            if wanted && let Ok(given) = inner.live()?.settle(thought) {
                table.commit(&**host, inner, seat, &given.answers, false)?;
            }
            table.drive(host, inner);
            Ok(())
        });
        if let Err(trouble) = result {
            let people = self.lock().connections.len();
            let (code, message) = trouble.code_and_message();
            for person in 0..people {
                self.report(Seat(person as u8), TableError::Refused(code, message.clone()));
            }
        }
    }

    /// Reads something from the game, which is loaded if necessary.
    pub fn with<T>(
        self: &Arc<GameTable>,
        host: &dyn Host,
        f: impl FnOnce(&TableGame) -> T,
    ) -> Result<T, Message> {
        let mut result = None;
        let done = self.guarded(host, |table, inner| {
            inner.load(host, &table.id)?;
            result = Some(f(inner.game()?));
            Ok(())
        });
        match (done, result) {
            (Ok(()), Some(result)) => Ok(result),
            (Err(trouble), _) => Err(trouble.code_and_message().1),
            (Ok(()), None) => Err(Message::new("table-nothing")),
        }
    }
}

impl TableState {
    /// Whether no browser is connected.
    fn is_empty(&self) -> bool {
        self.connections.iter().all(Option::is_none)
    }

    /// Stops a thinking bot when nobody is connected.
    fn rest(&mut self) {
        if let Some(unwanted) = self.thinking.as_ref().filter(|_| self.is_empty()) {
            unwanted.store(true, Ordering::Relaxed);
        }
    }

    fn speak(&mut self, seat: Seat, language: Language) {
        if self.languages.len() <= seat.index() {
            self.languages.resize(seat.index() + 1, Language::default());
        }
        self.languages[seat.index()] = language;
    }

    /// The seat and its language.
    fn reader(&self, seat: Seat) -> SeatReader {
        SeatReader { seat, language: self.languages.get(seat.index()).copied().unwrap_or_default() }
    }

    fn load(&mut self, host: &dyn Host, id: &str) -> Result<(), TableError> {
        if self.game.is_none() {
            let game = TableGame::load(host, id)?;
            self.connections.resize_with(game.stored.sitters.len(), || None);
            self.game = Some(game);
        }
        Ok(())
    }

    fn game(&mut self) -> Result<&mut TableGame, TableError> {
        self.game.as_mut().ok_or(TableError::Broken(TableGameError::Gone))
    }

    fn live(&mut self) -> Result<&mut Live, TableError> {
        Ok(&mut self.game()?.live)
    }

    fn send(&self, seat: Seat, message: &ServerMessage) {
        if let Some(connection) = self.connections.get(seat.index()).and_then(Option::as_ref) {
            connection.send(message);
        }
    }

    fn error(&self, seat: Seat, code: ErrorCode, message: &Message) {
        if let Some(connection) = self.connections.get(seat.index()).and_then(Option::as_ref) {
            let language = self.reader(seat).language;
            connection.send(&ServerMessage::Error { code, message: words::text(language, message) });
        }
    }

    /// Calls `f` for every seat with a connected browser.
    fn each(&self, f: impl Fn(&TableState, Seat)) {
        for (seat, connection) in self.connections.iter().enumerate() {
            if connection.is_some() {
                f(self, Seat(seat as u8));
            }
        }
    }

    fn seats(&self, game: &TableGame) -> Vec<SeatPlayer> {
        let seated = |(seat, sitter): (usize, &Sitter)| SeatPlayer {
            name: game.stored.names.get(seat).cloned().unwrap_or_default(),
            who: if sitter.is_person() { SitterKind::Person } else { SitterKind::Bot },
            bot: match sitter {
                Sitter::Person => None,
                Sitter::Bot(bot) => Some(bot.name().to_owned()),
            },
            connected: self.connections.get(seat).is_some_and(Option::is_some),
        };
        game.stored.sitters.iter().enumerate().map(seated).collect()
    }

    fn welcome(&self, host: &dyn Host, id: &str, seat: Seat) {
        let Some(game) = &self.game else { return };
        let (live, stored) = (&game.live, &game.stored);
        let state = live.game();
        // A scenario has its own cards, and leaders can't be named, so these come from the table.
        let own = |what: &str| format!("/api/games/{id}/{what}");
        let of_all = |what: &str| format!("/api/{what}");
        let (faces, names) = match stored.origin {
            TableOrigin::Scenario { .. } => (own("faces"), own("names")),
            TableOrigin::Decks { .. } if Arc::ptr_eq(live.library(), &host.library()) => {
                (of_all("faces"), of_all("names"))
            }
            TableOrigin::Decks { .. } => (own("faces"), of_all("names")),
        };
        let teams = state.seats().any(|a| state.seats().any(|b| state.are_teammates(a, b)));
        let message = ServerMessage::Welcome {
            protocol: PROTOCOL,
            game: id.to_owned(),
            seat: seat.0,
            seats: self.seats(game),
            practice: stored.practice,
            variant: state.variant().into(),
            teams: match state.team_turns() {
                _ if !teams => TeamsKind::None,
                TeamTurns::Alternating => TeamsKind::Alternating,
                TeamTurns::Together => TeamsKind::Together,
            },
            edition: state.edition().to_string(),
            lore_to_win: state.variant().lore_to_win(),
            faces,
            names,
            series: series::state(stored, game.counted(), live, &self.ready),
            may_undo: stored.practice,
            may_hint: stored.practice,
            may_restart: stored.practice,
        };
        self.send(seat, &message);
    }

    fn send_state(&self, seat: Seat) {
        let Some(game) = &self.game else { return };
        let (live, reader) = (&game.live, self.reader(seat));
        let message = ServerMessage::State {
            n: live.answered() as u32,
            view: seat_view::view(live, reader),
            decision: seat_view::decision(live, reader),
            log: seat_view::log(live, reader),
            over: game.over(seat, reader.language),
            shuffle: game.promise(),
        };
        self.send(seat, &message);
    }

    fn tell_step(&self, by: Seat, answers: &Range<usize>) {
        let Some(game) = &self.game else { return };
        let live = &game.live;
        self.each(|inner, seat| {
            let reader = inner.reader(seat);
            let message = ServerMessage::Step {
                n: live.answered() as u32,
                seat: by.0,
                events: seat_view::events(live, reader, answers),
                view: seat_view::view(live, reader),
                decision: seat_view::decision(live, reader),
                over: game.over(seat, reader.language),
            };
            inner.send(seat, &message);
        });
    }

    /// The seats with a connected browser.
    fn connected(&self) -> impl Iterator<Item = Seat> {
        let seats = self.connections.iter().enumerate().filter(|(_, connection)| connection.is_some());
        seats.map(|(seat, _)| Seat(seat as u8))
    }

    /// Passes a wish to take an answer back on to the other people, if there are any.
    fn ask_undo(&mut self, seat: Seat) -> Result<(), TableError> {
        if !self.connected().any(|other| other != seat) {
            return Err(refused(Message::new("undo-practice")));
        }
        self.takeback = Some((seat, Vec::new()));
        self.each(|inner, to| {
            if to != seat {
                inner.send(to, &ServerMessage::UndoAsked { seat: seat.0 });
            }
        });
        Ok(())
    }

    /// Sends the state of the series and of the seats to all seats except one.
    fn tell_series(&self, but: Option<Seat>) {
        let Some(game) = &self.game else { return };
        let message = ServerMessage::Series {
            series: series::state(&game.stored, game.counted(), &game.live, &self.ready),
            seats: self.seats(game),
        };
        self.each(|inner, seat| {
            if Some(seat) != but {
                inner.send(seat, &message);
            }
        });
    }
}

/// Whether the game is as long as it may be.
fn is_full(host: &dyn Host, live: &Live) -> bool {
    live.answered() >= host.most_answers() || live.events() >= host.most_events()
}

/// The refusal of an action that names a card hidden from the seat (7.1.3).
fn out_of_sight(n: u32, reader: SeatReader, db: &CardDb) -> ServerMessage {
    let message = Message::new("out-of-sight").with("player", reader.seat);
    let reason = words::say(reader.language, &message, db, Some(reader.seat)).capital().to_string();
    ServerMessage::Refused { n, rule: rule(7, 1, 3, 0).to_string(), reason, why: Vec::new() }
}

/// The lines of a hint as text.
pub fn hint_rows(hint: &Hint, language: Language, db: &CardDb) -> Vec<HintRow> {
    let say = |message: &Message| words::say(language, message, db, Some(hint.seat)).to_string();
    let line = |line: &live::HintLine| HintRow {
        value: line.value,
        samples: line.samples,
        first: line.actions.first().map(|action| (*action).into()),
        words: line.messages.iter().map(say).collect(),
    };
    let lines: Vec<HintRow> = hint.lines.iter().map(line).collect();
    if !lines.is_empty() {
        return lines;
    }
    vec![HintRow { value: 0.0, samples: 0, first: Some(hint.choice.into()), words: vec![say(&hint.message)] }]
}
