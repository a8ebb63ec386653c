//! The messages between a page and its host, as types.
//!
//! The protocol has its own types, so that the engine can change without affecting the page. TypeScript is
//! generated from them into `web/src/protocol`, with shorter names: there, a [`SeatView`] is a `View`. Everything sent over a seat's WebSocket uses that seat's card
//! numbers and contains only what that seat may know. Cards are drawn from faces, which a browser requests
//! once and keeps ([`Face`]).

mod cards;
pub(crate) mod convert;
mod games;
mod made_up;
mod messages;
mod review;
mod rules;
mod sentences;
mod table;

pub use cards::{
    CardNames, CardSearch, DeckCheck, DeckCheckRequest, DeckEntry, DeckExport, DeckExportRequest, DeckKind,
    DeckProblem, DeckSummary, DeckViolation, Face, FaceSection, FaceType, Faces, Hello, InkCount,
    KeywordNames, NamedOption, SaveDeckRequest, ServerReach,
};
pub use games::{
    ClaimSeatRequest, ErrorBody, GameVariant, GoalState, Lesson, NewGame, NewGameKind, NewSeat, ReplayInfo,
    ReplayLine, ReplayPosition, ReplaySeat, SeatDeck, SeatInvite, SeatToken, SeriesLength, SitterKind,
    StartedGame, TeamsKind,
};
pub use made_up::{CardTrial, CardTrialRequest, CardTrials, SavedCards, TrialLine};
pub use messages::{
    CardChange, ClientMessage, EndOfGame, ErrorCode, HintBudget, HintRow, LoreChange, SeatPlayer,
    SeriesState, ServerMessage, ShuffleProof, TablePhrase,
};
pub use review::{
    GameSummary, ReplayAdvice, ReplayReview, ReviewedDecision, SummaryCard, SummaryTurn, TurnGain,
};
pub use rules::{
    GlossaryWord, RuleAnswer, RuleChange, RuleContents, RuleLine, RuleMatch, RuleNumbers, RuleParagraph,
    RuleScenario, RuleSearch, RuleStatement,
};
pub use sentences::{LogLine, Segment};
pub use table::{
    ActionExplanation, AnswerOption, BagAbility, CardUnder, CardZone, PaymentKind, PlayerView, SeatAction,
    SeatDecision, SeatDecisionKind, SeatEvent, SeatEventKind, SeatPayment, SeatReason, SeatView, StepEvent,
    TableCard,
};

/// The version of this protocol. Clients with another version are refused.
pub const PROTOCOL: u16 = 1;

/// A rule's number, such as "4.6.6.1".
pub type RuleNumber = String;
/// A seat, counted from 0.
pub type SeatNo = u8;
/// A card in the seat's own numbering.
pub type CardNo = u16;
/// A card's face: see `GET /api/faces`. [`MARKETING`] is the face of a marketing card.
pub type FaceNo = u16;

/// The face of a marketing card (10.2.2): nothing but ink.
pub const MARKETING: FaceNo = u16::MAX;
