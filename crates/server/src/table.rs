//! A table: its connections, its game, and the messages to each seat.
//!
//! Everything happens under the table's lock and is stored before anybody hears of it. If something goes
//! wrong in between, the game in memory is discarded and loaded from the store again.

mod rounds;

use crate::app::App;
use crate::connection::Connection;
use crate::playing::{BOT_TIME, NoGame, Playing};
use crate::preview::preview;
use crate::protocol::{
    Action, ClientMessage, ErrorCode, HintBudget, HintLine, PROTOCOL, Seated, ServerMessage, TeamsKind, Who,
};
use crate::series;
use crate::show::{self, Reader};
use crate::store::{Origin, StoreError};
use bots::{Budget, Patience};
use engine::{CardDb, CardId, Seat, TeamTurns, rule};
use live::{AnswerRefusal, AwaitedPlayers, BotThought, Hint, Live, Sitter, UndoError};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use words::{Language, Message, Say};

/// How long a bot waits before it asks for a place in the queue again.
const AGAIN: Duration = Duration::from_secs(1);

/// A table. It stays in memory while it is used, and is loaded from the store when it is needed again.
#[derive(Debug)]
pub struct Table {
    pub id: String,
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    playing: Option<Playing>,
    /// By seat.
    connections: Vec<Option<Connection>>,
    /// By seat: the language its browser asked for, or else English.
    languages: Vec<Language>,
    /// Present while a bot of this table thinks or waits for its turn. Set to true to cancel it.
    thinking: Option<Arc<AtomicBool>>,
    /// The searching player is computing a hint.
    hinting: bool,
    /// The seats that have asked for the next game.
    ready: Vec<Seat>,
    used: Instant,
}

/// Why a message had no effect.
#[derive(Debug)]
enum Trouble {
    /// Refused; the sender gets the message.
    No(ErrorCode, Message),
    /// The table can't continue in its current state.
    Broken(NoGame),
}

impl From<NoGame> for Trouble {
    fn from(error: NoGame) -> Trouble {
        Trouble::Broken(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Broken(error.into())
    }
}

fn no(why: impl Say) -> Trouble {
    Trouble::No(ErrorCode::NotAllowed, why.message())
}

impl Trouble {
    fn told(self) -> (ErrorCode, Message) {
        match self {
            Trouble::No(code, message) => (code, message),
            Trouble::Broken(error) => (ErrorCode::Broken, error.message()),
        }
    }
}

impl Table {
    pub fn new(id: &str) -> Table {
        let inner = Inner {
            playing: None,
            connections: Vec::new(),
            languages: Vec::new(),
            thinking: None,
            hinting: false,
            ready: Vec::new(),
            used: Instant::now(),
        };
        Table { id: id.to_owned(), inner: Mutex::new(inner) }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // The caller that catches a panic discards the state it left behind.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether no browser is connected and nothing happened for this long.
    pub fn is_idle(&self, since: Duration) -> bool {
        match self.inner.try_lock() {
            Ok(inner) => {
                inner.is_empty()
                    && inner.thinking.is_none()
                    && !inner.hinting
                    && inner.used.elapsed() >= since
            }
            Err(_) => false,
        }
    }

    /// Seats a browser. The seat's previous connection is closed.
    pub fn join(self: &Arc<Table>, app: &Arc<App>, seat: Seat, connection: Connection, language: Language) {
        self.guarded(app, |table, inner| {
            if inner.connections.len() <= seat.index() {
                inner.connections.resize_with(seat.index() + 1, || None);
            }
            inner.speak(seat, language);
            if let Some(before) = inner.connections[seat.index()].replace(connection) {
                before.send(&ServerMessage::TakenOver);
                before.close();
            }
            inner.load(app, &table.id)?;
            inner.welcome(app, &table.id, seat);
            inner.send_state(seat);
            inner.tell_series(Some(seat));
            table.drive(app, inner);
            Ok(())
        })
        .unwrap_or_else(|trouble| self.report(seat, trouble));
    }

    /// Removes a closed connection.
    pub fn leave(&self, seat: Seat, id: u64) {
        let mut inner = self.lock();
        let place = inner.connections.get_mut(seat.index());
        if let Some(place) = place.filter(|place| place.as_ref().is_some_and(|one| one.id == id)) {
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
        inner.playing = None;
    }

    /// Handles a message. A connection that was replaced has no effect.
    pub fn handle(self: &Arc<Table>, app: &Arc<App>, seat: Seat, id: u64, message: ClientMessage) {
        self.guarded(app, |table, inner| {
            let there = inner.connections.get(seat.index()).and_then(Option::as_ref);
            if there.is_none_or(|one| one.id != id) {
                return Ok(());
            }
            inner.load(app, &table.id)?;
            table.obey(app, inner, seat, message)
        })
        .unwrap_or_else(|trouble| self.report(seat, trouble));
    }

    /// Runs a function under the lock. If it panics, the game is loaded from the store again.
    fn guarded(
        self: &Arc<Table>,
        app: &Arc<App>,
        f: impl FnOnce(&Arc<Table>, &mut Inner) -> Result<(), Trouble>,
    ) -> Result<(), Trouble> {
        let mut inner = self.lock();
        inner.used = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| f(self, &mut inner)));
        let result = result.unwrap_or_else(|_| {
            app.note(Message::new("note-table-broken").with("table", self.id.clone()));
            inner.playing = None;
            Err(Trouble::No(ErrorCode::Broken, Message::new("table-broken")))
        });
        if let Err(Trouble::Broken(_)) = &result {
            inner.playing = None;
        }
        result
    }

    fn report(&self, seat: Seat, trouble: Trouble) {
        let (code, message) = trouble.told();
        self.lock().error(seat, code, &message);
    }

    fn obey(
        self: &Arc<Table>,
        app: &Arc<App>,
        inner: &mut Inner,
        seat: Seat,
        message: ClientMessage,
    ) -> Result<(), Trouble> {
        match message {
            ClientMessage::Join { .. } => {
                return Err(Trouble::No(ErrorCode::Join, Message::new("join-once")));
            }
            ClientMessage::Ping => inner.send(seat, &ServerMessage::Pong),
            ClientMessage::Speak { language } => {
                inner.speak(seat, language);
                inner.send_state(seat);
            }
            ClientMessage::Act { n, action } => self.act(app, inner, seat, n, action)?,
            ClientMessage::Concede => {
                let told = inner.live()?.concede(seat);
                self.answered(app, inner, seat, told)?;
            }
            ClientMessage::Why { action } => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let (n, explained) = (live.answered() as u32, show::explain(live, reader, action.into()));
                let explanations = explained.into_iter().collect();
                inner.send(seat, &ServerMessage::Explained { n, explanations });
            }
            ClientMessage::WhyCard { card } => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let (n, explanations) =
                    (live.answered() as u32, show::explain_card(live, reader, CardId(card)));
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
            ClientMessage::Undo { further } => self.undo(app, inner, seat, further)?,
            ClientMessage::Hint { budget } => self.hint(app, inner, seat, budget)?,
            ClientMessage::Restart { same_seed } => self.restart(app, inner, same_seed)?,
            ClientMessage::NextGame => self.next_game(app, inner, seat)?,
            ClientMessage::ChooseStart { start } => self.choose_start(app, inner, seat, start)?,
        }
        self.drive(app, inner);
        Ok(())
    }

    fn act(&self, app: &App, inner: &mut Inner, seat: Seat, n: u32, action: Action) -> Result<(), Trouble> {
        let begin = Instant::now();
        let live = inner.live()?;
        if live.answered() >= app.limits.answers {
            return Err(Trouble::No(ErrorCode::TooMuch, Message::new("answers-most")));
        }
        if n as usize != live.answered() {
            let message = Message::new("answer-stale").with("n", live.answered()).with("at", n);
            inner.error(seat, ErrorCode::Stale, &message);
            inner.send_state(seat);
            return Ok(());
        }
        let told = live.answer(seat, action.into());
        let accepted = told.is_ok();
        self.answered(app, inner, seat, told)?;
        if accepted {
            app.metrics.answered(begin.elapsed());
        }
        Ok(())
    }

    /// Stores and sends the result of a person's answer, or the reason for its refusal.
    fn answered(
        &self,
        app: &App,
        inner: &mut Inner,
        seat: Seat,
        told: Result<live::AnswerRange, AnswerRefusal>,
    ) -> Result<(), Trouble> {
        let n = inner.live()?.answered() as u32;
        match told {
            Ok(told) => return self.commit(app, inner, seat, &told.answers, true),
            Err(AnswerRefusal::Rules { explanation, .. }) => {
                let reader = inner.reader(seat);
                let live = inner.live()?;
                let why = show::why(live.game(), &live.library().db, reader, &explanation);
                let rule = explanation.reasons.first().map(|why| why.rule.to_string()).unwrap_or_default();
                let reason = show::plain(&why);
                inner.send(seat, &ServerMessage::Refused { n, rule, reason, why });
            }
            Err(AnswerRefusal::OutOfSight) => {
                let reader = inner.reader(seat);
                let message = out_of_sight(n, reader, &inner.live()?.library().db);
                inner.send(seat, &message);
            }
            Err(AnswerRefusal::NoSuchSeat) => return Err(no(Message::new("seat-empty"))),
            Err(AnswerRefusal::NotAPerson) => return Err(no(Message::new("seat-bot"))),
        }
        Ok(())
    }

    /// Stores answers, then informs every seat.
    fn commit(
        &self,
        app: &App,
        inner: &mut Inner,
        by: Seat,
        answers: &Range<usize>,
        person: bool,
    ) -> Result<(), Trouble> {
        // A bot that leaves a shared turn to its team gives no answer, but the decision moves to others.
        if answers.is_empty() {
            inner.tell_step(by, answers);
            return Ok(());
        }
        let playing = inner.playing()?;
        let new: Vec<engine::Action> = playing.live.actions(answers.start).collect();
        app.store.add_answers(&self.id, answers.start, &new, playing.is_over(), person)?;
        app.metrics.answers.inc_by(new.len() as u64);
        playing.count();
        let over = playing.is_over();
        inner.tell_step(by, answers);
        if over {
            inner.tell_series(None);
        }
        Ok(())
    }

    fn undo(&self, app: &App, inner: &mut Inner, seat: Seat, further: bool) -> Result<(), Trouble> {
        let playing = inner.playing()?;
        if !playing.head.practice {
            return Err(no(Message::new("undo-practice")));
        }
        if playing.head.between {
            return Err(no(Message::new("undo-counted")));
        }
        let result = if further { playing.live.undo_further(seat, &[]) } else { playing.live.undo(seat) };
        let undo = match result {
            Ok(undo) => undo,
            Err(nothing @ UndoError::Nothing) => return Err(no(nothing)),
            Err(needs @ UndoError::Needs(_)) => {
                return Err(Trouble::No(ErrorCode::Revealed, needs.message()));
            }
        };
        app.store.cut_answers(&self.id, undo.to)?;
        playing.count();
        inner.ready.clear();
        inner.each(|inner, to| {
            inner.send(to, &ServerMessage::Undone { n: undo.to as u32, by: seat.0 });
            inner.send_state(to);
        });
        Ok(())
    }

    fn hint(
        self: &Arc<Table>,
        app: &Arc<App>,
        inner: &mut Inner,
        seat: Seat,
        budget: HintBudget,
    ) -> Result<(), Trouble> {
        let playing = inner.playing()?;
        if !playing.head.practice {
            return Err(no(Message::new("hint-practice")));
        }
        let (budget, seconds) = match budget {
            HintBudget::Fast => (Budget::FAST, 1),
            HintBudget::Normal => (Budget::NORMAL, 2),
            HintBudget::Strong => (Budget::STRONG, 5),
        };
        if playing.live.hinting(seat, budget).is_none() {
            return Err(no(Message::new("hint-nothing")));
        }
        if inner.hinting {
            return Err(no(Message::new("hint-waits")));
        }
        let (table, to) = (self.clone(), app.clone());
        let queued = app.thinkers.queue(move || {
            let until = Instant::now() + to.thinkers.share(Duration::from_secs(seconds));
            let patience = Patience { until: Some(until), ..Patience::default() };
            let hinting = table.now(|playing| playing.live.hinting(seat, budget));
            let think = || hinting.and_then(|hinting| hinting.think_within(&patience));
            let hint = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            table.hinted(&to, seat, hint);
        });
        queued.map_err(|busy| Trouble::No(ErrorCode::TooMuch, busy.message()))?;
        inner.hinting = true;
        Ok(())
    }

    /// Reads the current game if somebody is connected.
    fn now<T>(&self, f: impl FnOnce(&mut Playing) -> Option<T>) -> Option<T> {
        let mut inner = self.lock();
        if inner.is_empty() {
            return None;
        }
        inner.playing.as_mut().and_then(f)
    }

    /// Handles a finished hint; `None` if the computation failed.
    fn hinted(self: &Arc<Table>, app: &Arc<App>, seat: Seat, hint: Option<Hint>) {
        let result = self.guarded(app, |_, inner| {
            inner.hinting = false;
            let Some(hint) = hint else { return Err(no(Message::new("hint-none"))) };
            // A hint for an earlier position is dropped.
            if inner.live()?.answered() == hint.at {
                let lines = lines(&hint, inner.reader(seat).language, &inner.live()?.library().db);
                inner.send(seat, &ServerMessage::Hint { n: hint.at as u32, lines });
            }
            Ok(())
        });
        result.unwrap_or_else(|trouble| self.report(seat, trouble));
    }

    /// Starts the thinking of the bot whose turn it is. Bots don't think at an empty table.
    fn drive(self: &Arc<Table>, app: &Arc<App>, inner: &mut Inner) {
        if inner.thinking.is_some() || inner.is_empty() {
            return;
        }
        let Some(playing) = &inner.playing else { return };
        let AwaitedPlayers::Bot(seat) = playing.live.waiting() else { return };
        if playing.live.answered() >= app.limits.answers {
            return;
        }
        inner.each(|inner, to| inner.send(to, &ServerMessage::Thinking { seat: seat.0 }));
        let unwanted = Arc::new(AtomicBool::new(false));
        inner.thinking = Some(unwanted.clone());
        let (table, to) = (self.clone(), app.clone());
        if app.thinkers.queue(move || table.think(&to, unwanted)).is_err() {
            inner.thinking = None;
            let (table, to) = (self.clone(), app.clone());
            app.thinkers.later(AGAIN, move || {
                let _ = table.guarded(&to, |table, inner| {
                    table.drive(&to, inner);
                    Ok(())
                });
            });
        }
    }

    /// Runs a bot's turn to think.
    fn think(self: &Arc<Table>, app: &Arc<App>, unwanted: Arc<AtomicBool>) {
        let until = Some(Instant::now() + app.thinkers.share(BOT_TIME));
        let patience = Patience { until, unwanted: unwanted.clone() };
        let Some(thinking) = self.now(|playing| playing.live.thinking()) else {
            self.lock().thinking = None;
            return;
        };
        app.metrics.thoughts.inc();
        let seat = thinking.seat();
        let thought = catch_unwind(AssertUnwindSafe(|| thinking.think_within(&patience))).ok();
        let wanted = !unwanted.load(Ordering::Relaxed);
        self.thought(app, seat, thought, wanted);
    }

    /// Handles a bot's thought; `None` if the computation failed.
    fn thought(self: &Arc<Table>, app: &Arc<App>, seat: Seat, thought: Option<BotThought>, wanted: bool) {
        let result = self.guarded(app, |table, inner| {
            inner.thinking = None;
            let Some(thought) = thought else {
                return Err(no(Message::new("bot-failed")));
            };
            inner.load(app, &table.id)?;
            // Ignore a thought that was cut short or is about a position that was undone meanwhile.
            if wanted && let Ok(told) = inner.live()?.settle(thought) {
                table.commit(app, inner, seat, &told.answers, false)?;
            }
            table.drive(app, inner);
            Ok(())
        });
        if let Err(trouble) = result {
            let people = self.lock().connections.len();
            let (code, message) = trouble.told();
            for person in 0..people {
                self.report(Seat(person as u8), Trouble::No(code, message.clone()));
            }
        }
    }

    /// Reads something from the game, which is loaded if necessary.
    pub fn with<T>(self: &Arc<Table>, app: &Arc<App>, f: impl FnOnce(&Playing) -> T) -> Result<T, Message> {
        let mut result = None;
        let done = self.guarded(app, |table, inner| {
            inner.load(app, &table.id)?;
            result = Some(f(inner.playing()?));
            Ok(())
        });
        match (done, result) {
            (Ok(()), Some(result)) => Ok(result),
            (Err(trouble), _) => Err(trouble.told().1),
            (Ok(()), None) => Err(Message::new("table-nothing")),
        }
    }
}

impl Inner {
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
    fn reader(&self, seat: Seat) -> Reader {
        Reader { seat, language: self.languages.get(seat.index()).copied().unwrap_or_default() }
    }

    fn load(&mut self, app: &App, id: &str) -> Result<(), Trouble> {
        if self.playing.is_none() {
            let playing = Playing::load(&app.library(), &app.store, id)?;
            self.connections.resize_with(playing.head.sitters.len(), || None);
            self.playing = Some(playing);
        }
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut Playing, Trouble> {
        self.playing.as_mut().ok_or(Trouble::Broken(NoGame::Gone))
    }

    fn live(&mut self) -> Result<&mut Live, Trouble> {
        Ok(&mut self.playing()?.live)
    }

    fn send(&self, seat: Seat, message: &ServerMessage) {
        if let Some(connection) = self.connections.get(seat.index()).and_then(Option::as_ref) {
            connection.send(message);
        }
    }

    fn error(&self, seat: Seat, code: ErrorCode, message: &Message) {
        if let Some(connection) = self.connections.get(seat.index()).and_then(Option::as_ref) {
            connection.error(code, message, self.reader(seat).language);
        }
    }

    /// Calls `f` for every seat with a connected browser.
    fn each(&self, f: impl Fn(&Inner, Seat)) {
        for (seat, connection) in self.connections.iter().enumerate() {
            if connection.is_some() {
                f(self, Seat(seat as u8));
            }
        }
    }

    fn seats(&self, playing: &Playing) -> Vec<Seated> {
        let seated = |(seat, sitter): (usize, &Sitter)| Seated {
            name: playing.head.names.get(seat).cloned().unwrap_or_default(),
            who: if sitter.is_person() { Who::Person } else { Who::Bot },
            bot: match sitter {
                Sitter::Person => None,
                Sitter::Bot(bot) => Some(bot.name().to_owned()),
            },
            connected: self.connections.get(seat).is_some_and(Option::is_some),
        };
        playing.head.sitters.iter().enumerate().map(seated).collect()
    }

    fn welcome(&self, app: &App, id: &str, seat: Seat) {
        let Some(playing) = &self.playing else { return };
        let (live, head) = (&playing.live, &playing.head);
        let game = live.game();
        // A scenario has its own cards, and leaders can't be named, so these come from the table.
        let own = |what: &str| format!("/api/games/{id}/{what}");
        let of_all = |what: &str| format!("/api/{what}");
        let (faces, names) = match head.origin {
            Origin::Scenario { .. } => (own("faces"), own("names")),
            Origin::Decks { .. } if Arc::ptr_eq(live.library(), &app.library()) => {
                (of_all("faces"), of_all("names"))
            }
            Origin::Decks { .. } => (own("faces"), of_all("names")),
        };
        let teams = game.seats().any(|a| game.seats().any(|b| game.are_teammates(a, b)));
        let message = ServerMessage::Welcome {
            protocol: PROTOCOL,
            game: id.to_owned(),
            seat: seat.0,
            seats: self.seats(playing),
            practice: head.practice,
            variant: game.variant().into(),
            teams: match game.team_turns() {
                _ if !teams => TeamsKind::None,
                TeamTurns::Alternating => TeamsKind::Alternating,
                TeamTurns::Together => TeamsKind::Together,
            },
            edition: game.edition().to_string(),
            lore_to_win: game.variant().lore_to_win(),
            faces,
            names,
            series: series::state(head, playing.counted(), live, &self.ready),
            may_undo: head.practice,
            may_hint: head.practice,
            may_restart: head.practice,
        };
        self.send(seat, &message);
    }

    fn send_state(&self, seat: Seat) {
        let Some(playing) = &self.playing else { return };
        let (live, reader) = (&playing.live, self.reader(seat));
        let message = ServerMessage::State {
            n: live.answered() as u32,
            view: show::view(live, reader),
            decision: show::decision(live, reader),
            log: show::log(live, reader),
            over: show::over(
                live.game(),
                &live.library().db,
                &playing.head.names,
                Some(seat),
                reader.language,
            ),
        };
        self.send(seat, &message);
    }

    fn tell_step(&self, by: Seat, answers: &Range<usize>) {
        let Some(playing) = &self.playing else { return };
        let live = &playing.live;
        self.each(|inner, seat| {
            let reader = inner.reader(seat);
            let (db, names) = (&live.library().db, &playing.head.names);
            let message = ServerMessage::Step {
                n: live.answered() as u32,
                seat: by.0,
                events: show::events(live, reader, answers),
                view: show::view(live, reader),
                decision: show::decision(live, reader),
                over: show::over(live.game(), db, names, Some(seat), reader.language),
            };
            inner.send(seat, &message);
        });
    }

    /// Sends the state of the series and of the seats to all seats except one.
    fn tell_series(&self, but: Option<Seat>) {
        let Some(playing) = &self.playing else { return };
        let message = ServerMessage::Series {
            series: series::state(&playing.head, playing.counted(), &playing.live, &self.ready),
            seats: self.seats(playing),
        };
        self.each(|inner, seat| {
            if Some(seat) != but {
                inner.send(seat, &message);
            }
        });
    }
}

/// The refusal of an action that names a card hidden from the seat (7.1.3).
fn out_of_sight(n: u32, reader: Reader, db: &CardDb) -> ServerMessage {
    let message = Message::new("out-of-sight").with("player", reader.seat);
    let reason = words::say(reader.language, &message, db, Some(reader.seat)).capital().to_string();
    ServerMessage::Refused { n, rule: rule(7, 1, 3, 0).to_string(), reason, why: Vec::new() }
}

/// The lines of a hint as text.
pub fn lines(hint: &Hint, language: Language, db: &CardDb) -> Vec<HintLine> {
    let say = |message: &Message| words::say(language, message, db, Some(hint.seat)).to_string();
    let line = |line: &live::HintLine| HintLine {
        value: line.value,
        samples: line.samples,
        first: line.actions.first().map(|action| (*action).into()),
        words: line.messages.iter().map(say).collect(),
    };
    let lines: Vec<HintLine> = hint.lines.iter().map(line).collect();
    if !lines.is_empty() {
        return lines;
    }
    vec![HintLine {
        value: 0.0,
        samples: 0,
        first: Some(hint.choice.into()),
        words: vec![say(&hint.message)],
    }]
}
