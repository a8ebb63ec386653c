//! One instance: its tables, and the calls to it.

use crate::call::{Call, CallKind, CallResult};
use crate::host::{WorkerConnection, WorkerHost};
use cards::{CardLibrary, Date};
use engine::Seat;
use playable::PlayableLibrary;
use service::cards::made_up;
use service::host::{Host, SeatConnection as _};
use service::protocol::{ClientMessage, ErrorCode, PROTOCOL, ServerMessage};
use service::table::GameTable;
use std::collections::HashMap;
use std::sync::Arc;
use words::{Language, Message};

/// The service for one person's page: every game, deck and replay belongs to that person.
#[derive(Debug)]
pub struct Worker {
    pub(crate) host: Arc<WorkerHost>,
    pub(crate) tables: HashMap<String, Arc<GameTable>>,
    connections: HashMap<u64, TableSeat>,
    pub(crate) today: Date,
}

/// A connection's place at a table.
#[derive(Debug)]
struct TableSeat {
    table: Arc<GameTable>,
    seat: Seat,
}

impl Default for Worker {
    fn default() -> Worker {
        Worker::new()
    }
}

impl Worker {
    /// An instance with the built-in cards and nothing stored.
    pub fn new() -> Worker {
        Worker {
            host: Arc::new(WorkerHost::new(PlayableLibrary::new(CardLibrary::embedded()))),
            tables: HashMap::new(),
            connections: HashMap::new(),
            today: Date::new(2026, 1, 1).expect("a day of the calendar"),
        }
    }

    /// Does what a call says.
    pub fn call(&mut self, call: Call) -> CallResult {
        let Call { now, today, random, what } = call;
        self.host.take_from_caller(now, &random);
        if let Ok(today) = today.parse() {
            self.today = today;
        }
        let mut result = CallResult::default();
        match what {
            CallKind::Request(request) => result.answer = Some(self.request(&request)),
            CallKind::Message { connection, message } => self.hear(connection, message),
            CallKind::Close { connection } => self.leave(connection),
            CallKind::Think { turn, steps } => result.steps = Some(self.host.turns.think(turn, steps)),
            CallKind::Restore { records } => {
                let own = records.iter().any(|(key, _)| key == "cards");
                self.host.store.restore(records);
                if own {
                    self.read_own_cards();
                }
            }
        }
        self.forget_idle();
        result.messages = self.host.take_mail();
        result.stored = self.host.store.take_news();
        result.turns = self.host.turns.take_news();
        result
    }

    /// The token of a seat. The page is the only one that can call, so a token keeps no secret.
    pub(crate) fn token(game: &str, seat: Seat) -> String {
        format!("{game}.{}", seat.0)
    }

    /// The table and the seat of a token, if its game is stored.
    pub(crate) fn seat_of(&mut self, token: &str) -> Option<(Arc<GameTable>, Seat)> {
        let (game, seat) = token.split_once('.')?;
        let seat: u8 = seat.parse().ok()?;
        let (stored, _) = self.host.storage().game(game).ok()??;
        stored.sitters.get(usize::from(seat)).filter(|sitter| sitter.is_person())?;
        Some((self.table(game), Seat(seat)))
    }

    pub(crate) fn table(&mut self, id: &str) -> Arc<GameTable> {
        let now = self.host.clock();
        self.tables.entry(id.to_owned()).or_insert_with(|| Arc::new(GameTable::new(id, now))).clone()
    }

    /// Tables that nobody sits at are loaded again when they are needed.
    fn forget_idle(&mut self) {
        let now = self.host.clock();
        self.tables.retain(|_, table| {
            Arc::strong_count(table) > 1 || !table.is_idle(now, std::time::Duration::ZERO)
        });
    }

    fn hear(&mut self, connection: u64, message: ClientMessage) {
        if let Some(TableSeat { table, seat }) = self.connections.get(&connection) {
            let host: Arc<dyn Host> = self.host.clone();
            return table.handle(&host, *seat, connection, message);
        }
        let from = WorkerConnection { id: connection, mail: self.host.mail.clone() };
        let refuse = |code: ErrorCode, message: Message, language: Language| {
            from.send(&ServerMessage::Error { code, message: words::text(language, &message) });
            from.close();
        };
        let ClientMessage::Join { protocol, token, language } = message else {
            return refuse(ErrorCode::Join, Message::new("join-first"), Language::default());
        };
        if protocol != PROTOCOL {
            let message = Message::new("join-protocol").with("ours", PROTOCOL).with("theirs", protocol);
            return refuse(ErrorCode::Protocol, message, language);
        }
        let Some((table, seat)) = self.seat_of(&token) else {
            return refuse(ErrorCode::Token, Message::new("join-no-seat"), language);
        };
        let host: Arc<dyn Host> = self.host.clone();
        self.connections.insert(connection, TableSeat { table: table.clone(), seat });
        table.join(&host, seat, Box::new(from), language);
    }

    fn leave(&mut self, connection: u64) {
        if let Some(TableSeat { table, seat }) = self.connections.remove(&connection) {
            table.leave(seat, connection);
        }
    }

    /// Ends the connections to a game that was deleted.
    pub(crate) fn dissolve(&mut self, id: &str) {
        let table = self.table(id);
        table.dissolve();
        self.connections.retain(|_, seat| seat.table.id != id);
        self.tables.remove(id);
    }

    /// Adds the player's own cards to the library. A text that this version can't read is left out.
    pub(crate) fn read_own_cards(&self) {
        let mut cards = CardLibrary::embedded();
        for text in self.host.store.own_cards() {
            if let Ok(own) = made_up::to_save(&cards, &text) {
                cards = cards.with_extra(own);
            }
        }
        self.host.set_library(PlayableLibrary::new(cards));
    }
}
