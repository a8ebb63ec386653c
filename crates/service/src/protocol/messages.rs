//! The messages of a seat's WebSocket in both directions.

use super::{
    ActionExplanation, CardNo, GameVariant, LogLine, RuleNumber, SeatAction, SeatDecision, SeatEvent, SeatNo,
    SeatReason, SeatView, SeriesLength, SitterKind, StepEvent, TeamsKind,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wording::Language;

/// Messages from the browser. The first one must be `join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ClientMessage {
    Join {
        protocol: u16,
        token: String,
        /// The language of messages to this seat; English by default.
        #[serde(default)]
        #[ts(type = "\"en\" | \"de\" | \"fr\" | \"it\" | \"zh\"")]
        language: Language,
    },
    /// Changes the language. The whole table is sent again.
    Speak {
        #[ts(type = "\"en\" | \"de\" | \"fr\" | \"it\" | \"zh\"")]
        language: Language,
    },
    /// Gives an answer. `n` is the number of answers in the client's state of the game. If it is out of date,
    /// the answer is refused (`error` with `stale`) and a `state` follows.
    Act {
        n: u32,
        action: SeatAction,
    },
    /// Asks whether an action is legal, and why: answered by `explained`.
    Why {
        action: SeatAction,
    },
    /// Asks for all possible actions with a card: answered by `explained`.
    WhyCard {
        card: CardNo,
    },
    /// Asks for the result of an action: answered by `preview`.
    Preview {
        action: SeatAction,
    },
    /// Takes the seat's last answer back, in practice games, unless hidden information was revealed since;
    /// with `further`, even then. Answered by `undone` and `state`, or by `refused`.
    Undo {
        further: bool,
    },
    /// Asks the other people at the table to let the seat take its last answer back. They are sent `undo_asked`; when all of
    /// them agree, everybody is sent `undone` and `state`.
    AskUndo,
    /// Answers `undo_asked`. One no is enough to decline.
    AnswerUndo {
        yes: bool,
    },
    /// Says something to the other people at the table. There are only these phrases, each in the reader's language.
    Phrase {
        phrase: TablePhrase,
    },
    /// Asks the searching player for advice, in practice games: answered by `hint`.
    Hint {
        budget: HintBudget,
    },
    Concede,
    /// Restarts a practice game, with a new seed unless the same one is wanted.
    Restart {
        same_seed: bool,
    },
    /// After a game: begins the next game of the series or, after the series, a new game with the same decks.
    /// With people in several seats it begins when all of them have asked for it.
    NextGame,
    /// Chooses whether to start the next game, when the series asks this seat (2.1.3.2).
    ChooseStart {
        start: bool,
    },
    Ping,
}

/// Something to say to the others at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum TablePhrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thinking,
    Oops,
    Thanks,
}

/// The thinking time for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum HintBudget {
    Fast,
    Normal,
    Strong,
}

/// Messages to the browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ServerMessage {
    /// The answer to `join`; `state` follows.
    Welcome {
        protocol: u16,
        /// The game's id in addresses.
        game: String,
        seat: SeatNo,
        seats: Vec<SeatPlayer>,
        practice: bool,
        variant: GameVariant,
        /// The edition of the rules.
        edition: String,
        teams: TeamsKind,
        /// The lore needed to win.
        lore_to_win: u16,
        /// The addresses for faces and names: add `?ids=…`. A game from a scenario has its own cards, and its
        /// addresses need the token in the header `Authorization: Bearer …`.
        faces: String,
        names: String,
        series: SeriesState,
        /// What is allowed in this game.
        may_undo: bool,
        may_hint: bool,
        may_restart: bool,
    },
    /// The whole table. It replaces everything the client knew.
    State {
        n: u32,
        view: SeatView,
        /// Missing when the game is over.
        decision: Option<SeatDecision>,
        log: Vec<LogLine>,
        over: Option<EndOfGame>,
        /// The promise about the shuffle. Its proof comes with the end of the game.
        shuffle: Option<String>,
    },
    /// The result of an answer. `n` is the new number of answers.
    Step {
        n: u32,
        /// The seat that answered.
        seat: SeatNo,
        events: Vec<StepEvent>,
        view: SeatView,
        decision: Option<SeatDecision>,
        over: Option<EndOfGame>,
    },
    /// A bot is thinking.
    Thinking {
        seat: SeatNo,
    },
    /// The action was refused, and nothing has changed.
    Refused {
        n: u32,
        rule: RuleNumber,
        reason: String,
        /// All reasons against it.
        why: Vec<SeatReason>,
    },
    Explained {
        n: u32,
        explanations: Vec<ActionExplanation>,
    },
    /// The result of an action, as far as this seat can know.
    Preview {
        n: u32,
        action: SeatAction,
        /// Whether the action is legal.
        allowed: bool,
        why: Vec<SeatReason>,
        /// The events until the next decision.
        events: Vec<SeatEvent>,
        /// The cards in play that would change.
        cards: Vec<CardChange>,
        lore: Vec<LoreChange>,
        /// Whether the result is certain. False if it depends on chance or on cards hidden from this seat.
        certain: bool,
    },
    Hint {
        n: u32,
        /// Best first.
        lines: Vec<HintRow>,
    },
    /// Another person asks to take back their last answer; answered by `answer_undo`.
    UndoAsked {
        seat: SeatNo,
    },
    /// Somebody does not want the seat's last answer to be taken back.
    UndoDeclined {
        seat: SeatNo,
    },
    /// Somebody said this.
    Phrase {
        seat: SeatNo,
        phrase: TablePhrase,
    },
    /// Answers were taken back; `state` follows.
    Undone {
        n: u32,
        by: SeatNo,
    },
    /// The state of the series; sent when it changes, and when a seat connects or disconnects.
    Series {
        series: SeriesState,
        seats: Vec<SeatPlayer>,
    },
    /// The seat is now used by another connection. This one is closed.
    TakenOver,
    Error {
        code: ErrorCode,
        message: String,
    },
    Pong,
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Seated")]
pub struct SeatPlayer {
    pub name: String,
    pub who: SitterKind,
    /// The name of the bot.
    pub bot: Option<String>,
    /// A browser is connected for this person.
    pub connected: bool,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Over")]
pub struct EndOfGame {
    /// Missing for a draw. If the winner is in a team, the whole team has won.
    pub winner: Option<SeatNo>,
    pub winners: Vec<SeatNo>,
    pub rule: RuleNumber,
    /// The result in words, for this seat.
    pub words: String,
    /// Missing if no seed decided anything, and in replays.
    pub shuffle: Option<ShuffleProof>,
}

/// Shows that the seed was fixed before the game: `promise` is the SHA-256 of "inkwright shuffle SEED SALT".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ShuffleProof {
    pub promise: String,
    pub seed: u64,
    pub salt: String,
}

/// The state of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SeriesState {
    pub kind: SeriesLength,
    /// The number of the current game, counted from 1.
    pub game: u16,
    /// Games won by each seat; a team's count for its first member.
    pub wins: Vec<u16>,
    /// The seat that must choose whether to start the next game: `choose_start`.
    pub chooser: Option<SeatNo>,
    /// The seats that have asked for the next game.
    pub ready: Vec<SeatNo>,
    /// Whether the series is over. If so, `winner` is the seat that won, if any.
    pub decided: bool,
    pub winner: Option<SeatNo>,
}

/// A card after a previewed action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "PreviewedCard")]
pub struct CardChange {
    pub card: CardNo,
    pub damage_before: u16,
    pub damage_after: u16,
    pub banished: bool,
    pub exerted: bool,
}

/// A player's lore after a previewed action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "SideLore")]
pub struct LoreChange {
    pub seat: SeatNo,
    pub before: u16,
    pub after: u16,
}

/// A line of play that the searching player considered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "HintLine")]
pub struct HintRow {
    /// The chance of winning, from 0 to 1.
    pub value: f32,
    /// The number of imagined games in which it was tried.
    pub samples: u32,
    /// The first action, which is one of the legal answers.
    pub first: Option<SeatAction>,
    /// The actions in words.
    pub words: Vec<String>,
}

/// The kind of an error, for programs; the message is for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum ErrorCode {
    /// Not a message of this protocol. The connection stays open.
    Malformed,
    /// The client uses another version: the page must be reloaded.
    Protocol,
    /// The token is not valid. The connection is closed.
    Token,
    /// The first message must be `join`, which is sent only once.
    Join,
    /// The answer is for an earlier position of the game.
    Stale,
    /// Not possible in this game or at this moment.
    NotAllowed,
    /// Hidden information was revealed since the answer that should be taken back: ask again with `further`.
    Revealed,
    /// Too many messages: wait a moment.
    TooFast,
    /// A message over the size limit, or another limit exceeded.
    TooMuch,
    /// The table can't continue; the message says why.
    Broken,
}
