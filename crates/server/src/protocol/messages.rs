//! The messages of a seat's WebSocket, both ways.

use super::{
    Action, CardNo, Decision, Event, Explanation, LogLine, Rule, SeatNo, SeriesKind, TeamsKind, Variant,
    View, Who, Why,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wording::Language;

/// From the browser. The first message must be `join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ClientMessage {
    Join {
        protocol: u16,
        token: String,
        /// The language in which this seat is told things; English when left out.
        #[serde(default)]
        #[ts(type = "\"en\" | \"de\" | \"fr\" | \"it\" | \"zh\"")]
        language: Language,
    },
    /// Changes the language: the whole table is sent again.
    Speak {
        #[ts(type = "\"en\" | \"de\" | \"fr\" | \"it\" | \"zh\"")]
        language: Language,
    },
    /// Gives an answer. `n` is how many answers the client knows the game to have: one that is not up to date is refused
    /// (`error` with `stale`) and a `state` follows.
    Act {
        n: u32,
        action: Action,
    },
    /// Asks whether and why something may be done: answered by `explained`.
    Why {
        action: Action,
    },
    /// Asks for everything that could be done with a card: answered by `explained`.
    WhyCard {
        card: CardNo,
    },
    /// Asks what would come of an action: answered by `preview`.
    Preview {
        action: Action,
    },
    /// Takes the last own answer back, in practice games: to the last point where nothing hidden was revealed since; `further` goes
    /// past that. Answered by `undone` and `state`, or by `refused`.
    Undo {
        further: bool,
    },
    /// Asks the searching player, in practice games: answered by `hint`.
    Hint {
        budget: HintBudget,
    },
    Concede,
    /// Begins the game anew in practice games; a new seed is taken unless the same is wanted.
    Restart {
        same_seed: bool,
    },
    /// When a game is over: the next game of the series, or a new game with the same decks when the series is over. With
    /// people in several seats it begins when all of them have asked for it.
    NextGame,
    /// Says whether to start the next game, where the series asks this seat (2.1.3.2).
    ChooseStart {
        start: bool,
    },
    Ping,
}

/// How long the hint may be thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum HintBudget {
    Fast,
    Normal,
    Strong,
}

/// To the browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ServerMessage {
    /// The answer to `join`; `state` follows.
    Welcome {
        protocol: u16,
        /// The game's name in addresses.
        game: String,
        seat: SeatNo,
        seats: Vec<Seated>,
        practice: bool,
        variant: Variant,
        /// The edition of the rules.
        edition: String,
        teams: TeamsKind,
        /// How much lore wins.
        lore_to_win: u16,
        /// Where to ask for faces and names: add `?ids=…`. A game from a scenario has cards of its own, and asks for the
        /// token in the header `Authorization: Bearer …`.
        faces: String,
        names: String,
        series: SeriesState,
        /// What may be asked for in this game.
        may_undo: bool,
        may_hint: bool,
        may_restart: bool,
    },
    /// The whole table. Whatever the client knew before is replaced by it.
    State {
        n: u32,
        view: View,
        /// Missing when the game is over.
        decision: Option<Decision>,
        log: Vec<LogLine>,
        over: Option<Over>,
    },
    /// Something happened. `n` is the number of answers now.
    Step {
        n: u32,
        /// Who answered.
        seat: SeatNo,
        events: Vec<Event>,
        view: View,
        decision: Option<Decision>,
        over: Option<Over>,
    },
    /// A bot thinks.
    Thinking {
        seat: SeatNo,
    },
    /// The action was not accepted: nothing has changed.
    Refused {
        n: u32,
        rule: Rule,
        reason: String,
        /// Everything that stands against it.
        why: Vec<Why>,
    },
    Explained {
        n: u32,
        explanations: Vec<Explanation>,
    },
    /// What would come of an action, as far as this seat can know.
    Preview {
        n: u32,
        action: Action,
        /// Whether it may be done.
        allowed: bool,
        why: Vec<Why>,
        /// What would happen until the next decision.
        events: Vec<Event>,
        /// The cards in play that would be changed.
        cards: Vec<PreviewedCard>,
        lore: Vec<SideLore>,
        /// False where it depends on cards or chance that this seat can't know.
        certain: bool,
    },
    Hint {
        n: u32,
        /// Best first.
        lines: Vec<HintLine>,
    },
    /// Answers were taken back; `state` follows.
    Undone {
        n: u32,
        by: SeatNo,
    },
    /// Where the series stands; sent when that changes, and when a seat comes or goes.
    Series {
        series: SeriesState,
        seats: Vec<Seated>,
    },
    /// Another connection has taken this seat over. The connection is closed.
    TakenOver,
    Error {
        code: ErrorCode,
        message: String,
    },
    Pong,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Seated {
    pub name: String,
    pub who: Who,
    /// Which bot.
    pub bot: Option<String>,
    /// A browser is connected for this person.
    pub connected: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Over {
    /// Missing for a draw. With a team's member the team has won.
    pub winner: Option<SeatNo>,
    pub winners: Vec<SeatNo>,
    pub rule: Rule,
    /// The outcome in words, for this seat.
    pub words: String,
}

/// Where a series stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SeriesState {
    pub kind: SeriesKind,
    /// Which game is being played, counted from 1.
    pub game: u16,
    /// How many games each seat has won; a team's count for its first member.
    pub wins: Vec<u16>,
    /// Who must say whether to start the next game: `choose_start`.
    pub chooser: Option<SeatNo>,
    /// Who has asked for the next game already.
    pub ready: Vec<SeatNo>,
    /// The series is over; with it the seat that has won, or nobody.
    pub decided: bool,
    pub winner: Option<SeatNo>,
}

/// What a card would be after an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct PreviewedCard {
    pub card: CardNo,
    pub damage_before: u16,
    pub damage_after: u16,
    pub banished: bool,
    pub exerted: bool,
}

/// What a player's lore would be after an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SideLore {
    pub seat: SeatNo,
    pub before: u16,
    pub after: u16,
}

/// A line of play that the searching player weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct HintLine {
    /// The chance to win, between 0 and 1.
    pub value: f32,
    /// In how many imagined games it was tried.
    pub samples: u32,
    /// What to do now, one of the answers.
    pub first: Option<Action>,
    /// The actions in words.
    pub words: Vec<String>,
}

/// What went wrong with a message, for programs; the message says it to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ErrorCode {
    /// Not a message of this protocol. The connection stays open.
    Malformed,
    /// The client speaks another version: the page must be loaded again.
    Protocol,
    /// There is no such seat. The connection is closed.
    Token,
    /// The first message must be `join`, and there is only one.
    Join,
    /// The answer came too late: the game has gone on.
    Stale,
    /// Not in this game, or not now.
    NotAllowed,
    /// Something was revealed since the answer that should be taken back: ask again with `further`.
    Revealed,
    /// Too many messages: wait a moment.
    TooFast,
    /// A message larger than the limit, or something else that is too much.
    TooMuch,
    /// The table can't go on; the message says why.
    Broken,
}
