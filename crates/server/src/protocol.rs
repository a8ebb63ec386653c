//! The messages between the server and a browser, as types.
//!
//! The protocol has its own types, so that the engine can change without affecting the browser. TypeScript is
//! generated from them into `web/src/protocol`. Everything sent over a seat's WebSocket uses that seat's card
//! numbers and contains only what that seat may know. Cards are drawn from faces, which a browser requests
//! once and keeps ([`Face`]).

mod faces;
mod finished;
mod games;
mod made_up;
mod messages;
mod rules;
mod table;
mod words;

pub use faces::{
    CardSearch, CardType, DeckCheck, DeckCheckRequest, DeckEntry, DeckKind, DeckProblem, DeckSummary, Face,
    FaceSection, Faces, Hello, InkCount, KeywordNames, Named, Names, Reach, SaveDeck, Violation, WriteDeck,
    WrittenDeck,
};
pub use finished::{GameSummary, ReplayAdvice, SummaryCard, SummaryTurn};
pub use games::{
    ClaimSeat, Goal, Lesson, NewGame, NewGameKind, NewSeat, Problem, ReplayInfo, ReplayLine, ReplayPosition,
    ReplaySeat, SeatDeck, SeatInvite, SeatToken, SeriesKind, StartedGame, TeamsKind, Variant, Who,
};
pub use made_up::{KeptCards, TriedCard, TriedCards, TriedLine, TryCards};
pub use messages::{
    ClientMessage, ErrorCode, HintBudget, HintLine, Over, PreviewedCard, Seated, SeriesState, ServerMessage,
    SideLore,
};
pub use rules::{
    GlossaryWord, RuleAnswer, RuleChange, RuleContents, RuleFound, RuleLine, RuleNumbers, RuleParagraph,
    RuleScenario, RuleStated, RulesFound,
};
pub use table::{
    Action, Answer, BagView, CardView, Decision, DecisionKind, Event, Explanation, PaidBy, Payment, SideView,
    UnderView, View, What, Why, Zone,
};
pub use words::{LogLine, Segment};

/// The version of this protocol. Clients with another version are refused.
pub const PROTOCOL: u16 = 1;

/// A rule's number, such as "4.6.6.1".
pub type Rule = String;
/// A seat, counted from 0.
pub type SeatNo = u8;
/// A card in the seat's own numbering.
pub type CardNo = u16;
/// A card's face: see `GET /api/faces`. [`MARKETING`] is the face of a marketing card.
pub type FaceNo = u16;

/// The face of a marketing card (10.2.2): nothing but ink.
pub const MARKETING: FaceNo = u16::MAX;
