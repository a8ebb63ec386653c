//! The table as one seat sees it: the view, the pending decision with its answers, and the events.

use super::{CardNo, FaceNo, LogLine, RuleNumber, SeatNo, Segment};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat's view of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "View")]
pub struct SeatView {
    pub viewer: SeatNo,
    pub active: SeatNo,
    pub turn: u16,
    /// In seat order.
    pub sides: Vec<PlayerView>,
    pub bag: Vec<BagAbility>,
}

/// An ability in the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "BagView")]
pub struct BagAbility {
    pub seat: SeatNo,
    /// The card with the ability, if it is visible.
    pub source: Option<CardNo>,
    pub face: Option<FaceNo>,
}

/// One player's side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "SideView")]
pub struct PlayerView {
    pub lore: u16,
    /// The player has lost or left.
    pub out: bool,
    /// The number of the team's first seat; for a player without a team, the player's own seat.
    pub team: SeatNo,
    pub deck: u16,
    pub hand_count: u16,
    /// The visible cards of the hand: all of the viewer's own, revealed ones of others.
    pub hand: Vec<TableCard>,
    /// Top card first.
    pub discard: Vec<TableCard>,
    pub ready_ink: u16,
    pub ink_drops: u16,
    pub exerted_ink: u16,
    /// The number of marketing cards in the inkwell (10.2.2).
    pub marketing: u16,
    /// The number of cards put into the inkwell this turn.
    pub inked: u8,
    /// Cards of the inkwell that the viewer is looking at.
    pub inkwell: Vec<TableCard>,
    pub play: Vec<TableCard>,
    /// Cards of the deck that the viewer is looking at, top card first.
    pub aside: Vec<TableCard>,
    /// The top card of the deck, if the viewer knows it.
    pub deck_top: Vec<TableCard>,
    /// Cards being played.
    pub resolving: Vec<TableCard>,
    /// The leader in Format Coconut.
    pub leader: Option<TableCard>,
}

/// A visible card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "CardView")]
pub struct TableCard {
    pub id: CardNo,
    pub face: FaceNo,
    pub exerted: bool,
    pub drying: bool,
    pub damage: u16,
    /// Current values in play, printed values elsewhere.
    pub strength: i16,
    pub willpower: i16,
    pub lore: i16,
    /// The keywords it has now, with their numbers while it is in play.
    pub keywords: Vec<String>,
    /// The current cost in ink; only for cards in the viewer's own hand.
    pub cost: Option<u16>,
    /// The location it is at.
    pub at: Option<CardNo>,
    /// The cards under it, top card first.
    pub under: Vec<CardUnder>,
}

/// A card under another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "UnderView")]
pub struct CardUnder {
    pub id: CardNo,
    /// Missing for a facedown card.
    pub face: Option<FaceNo>,
}

/// One answer to a decision, in the seat's card numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "Action")]
pub enum SeatAction {
    Ink {
        card: CardNo,
    },
    Play {
        card: CardNo,
        payment: SeatPayment,
    },
    Quest {
        card: CardNo,
    },
    Challenge {
        card: CardNo,
        target: CardNo,
    },
    Move {
        card: CardNo,
        to: CardNo,
    },
    /// Use the activated ability with this index.
    Use {
        card: CardNo,
        ability: u8,
    },
    EndTurn,
    /// Pick this card.
    Card {
        card: CardNo,
    },
    /// No further card.
    Done,
    Yes,
    No,
    /// Counted from 0, in printed order. If the options are the ends of a deck, 0 is the top.
    Option {
        n: u8,
    },
    Number {
        n: u16,
    },
    Player {
        seat: SeatNo,
    },
    /// An index into the names of `GET /api/names`.
    Name {
        n: u16,
    },
    /// The bag's entry with this index.
    Trigger {
        n: u8,
    },
    /// The replacement effect of this card. `nth` counts the effects of a card that has several.
    Replacement {
        card: CardNo,
        nth: u8,
    },
    Concede {
        seat: SeatNo,
    },
}

/// The payment for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "Payment")]
pub enum SeatPayment {
    Ink,
    Shift {
        onto: CardNo,
    },
    Sing {
        singer: CardNo,
    },
    /// The singers are chosen next.
    SingTogether,
    Free,
}

/// The next decision, and the player who makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Decision")]
pub struct SeatDecision {
    pub seat: SeatNo,
    /// Whether this seat may answer. If so, `answers` has at least one entry, unless a name is asked for.
    pub yours: bool,
    /// A team decides together: each member gets the answers of their own cards.
    pub shared: bool,
    /// The kind of the decision; not sent for other seats' decisions.
    pub kind: Option<SeatDecisionKind>,
    /// The rule behind the decision.
    pub rule: Option<RuleNumber>,
    /// The card behind the decision, if it is visible.
    pub source: Option<CardNo>,
    pub face: Option<FaceNo>,
    /// The question in words, with the name of the card behind it.
    pub prompt: Vec<Segment>,
    /// The ability behind the decision, as the program words it.
    pub text: Option<String>,
    pub answers: Vec<AnswerOption>,
}

/// The kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "DecisionKind")]
pub enum SeatDecisionKind {
    /// A turn action, or the end of the turn.
    Action,
    /// Cards of the opening hand to put away, one at a time, then `done`.
    Mulligan,
    /// Cards, one at a time. `max` is missing if there is no limit.
    Cards {
        picked: u8,
        min: u8,
        max: Option<u8>,
    },
    Player,
    May,
    /// With `ends`, the options are top or bottom of a deck.
    Option {
        n: u8,
        ends: bool,
    },
    Number {
        min: u16,
        max: u16,
        /// The usual choice.
        usual: u16,
    },
    /// The answers are not listed: any name of `GET /api/names` is possible.
    Name,
    Trigger,
    /// Cards in an order, top card first.
    Order {
        left: u8,
    },
    Replacement,
}

/// One possible answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Answer")]
pub struct AnswerOption {
    pub action: SeatAction,
    pub words: Vec<Segment>,
    /// The cards of the action, the acting card first.
    pub cards: Vec<CardNo>,
    /// The consequences, if the program can name them.
    pub note: Option<String>,
}

/// An event as this seat saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Event")]
pub struct SeatEvent {
    pub rule: RuleNumber,
    pub what: SeatEventKind,
    pub words: Vec<Segment>,
}

/// An event of a step, with its line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct StepEvent {
    pub what: SeatEventKind,
    #[serde(flatten)]
    pub line: LogLine,
}

/// The kinds of events. A missing card is hidden from this seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "What")]
pub enum SeatEventKind {
    GameBegan {
        starter: SeatNo,
    },
    Shuffled {
        seat: SeatNo,
    },
    HandAltered {
        seat: SeatNo,
        cards: u8,
    },
    TurnBegan {
        seat: SeatNo,
        turn: u16,
    },
    TurnEnded {
        seat: SeatNo,
    },
    Readied {
        card: Option<CardNo>,
    },
    Exerted {
        card: Option<CardNo>,
    },
    Dried {
        card: Option<CardNo>,
    },
    Drew {
        seat: SeatNo,
        card: Option<CardNo>,
    },
    Inked {
        seat: SeatNo,
        card: Option<CardNo>,
    },
    Paid {
        seat: SeatNo,
        ink: u16,
    },
    /// `n` ink drops were gained, or removed if it is negative.
    InkDrops {
        seat: SeatNo,
        n: i16,
    },
    Played {
        seat: SeatNo,
        card: Option<CardNo>,
        by: PaymentKind,
        with: Option<CardNo>,
    },
    Sang {
        card: Option<CardNo>,
        song: Option<CardNo>,
    },
    Used {
        card: Option<CardNo>,
        ability: u8,
    },
    Quested {
        card: Option<CardNo>,
    },
    Challenged {
        by: Option<CardNo>,
        target: Option<CardNo>,
    },
    ChallengeEnded {
        by: Option<CardNo>,
        target: Option<CardNo>,
    },
    MovedTo {
        card: Option<CardNo>,
        location: Option<CardNo>,
    },
    LoreGained {
        seat: SeatNo,
        n: u16,
    },
    LoreLost {
        seat: SeatNo,
        n: u16,
    },
    DamageDealt {
        card: Option<CardNo>,
        n: u16,
    },
    DamagePut {
        card: Option<CardNo>,
        n: u16,
    },
    DamageRemoved {
        card: Option<CardNo>,
        n: u16,
    },
    DamageMoved {
        from: Option<CardNo>,
        to: Option<CardNo>,
        n: u16,
    },
    BanishReplaced {
        card: Option<CardNo>,
        by: Option<CardNo>,
    },
    DamageReplaced {
        card: Option<CardNo>,
        by: Option<CardNo>,
    },
    Banished {
        card: Option<CardNo>,
    },
    Discarded {
        seat: SeatNo,
        card: Option<CardNo>,
    },
    /// `face` names the card if one of the zones is public.
    Moved {
        card: Option<CardNo>,
        face: Option<FaceNo>,
        from: CardZone,
        to: CardZone,
    },
    PutUnder {
        card: Option<CardNo>,
        host: Option<CardNo>,
    },
    Revealed {
        card: Option<CardNo>,
        face: FaceNo,
    },
    LookedAt {
        seat: SeatNo,
        cards: u8,
    },
    NamedCard {
        seat: SeatNo,
        name: u16,
    },
    Chose {
        seat: SeatNo,
        card: Option<CardNo>,
    },
    Modified {
        card: Option<CardNo>,
    },
    EffectEnded {
        card: Option<CardNo>,
    },
    TriggerAdded {
        seat: SeatNo,
        source: Option<CardNo>,
    },
    TriggerResolves {
        seat: SeatNo,
        source: Option<CardNo>,
    },
    Lost {
        seat: SeatNo,
    },
    LeftGame {
        seat: SeatNo,
    },
    Won {
        seat: SeatNo,
    },
    Drawn,
    /// An event that only its words describe.
    Told,
}

/// How a played card was paid for; the other card is sent with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "PaidBy")]
pub enum PaymentKind {
    Ink,
    Shift,
    Sing,
    SingTogether,
    Free,
}

/// The zones of cards (chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "Zone")]
pub enum CardZone {
    Deck,
    Hand,
    Discard,
    Inkwell,
    Play,
    /// Cards of a deck that an effect looks at.
    Aside,
    /// A card being played.
    Resolving,
    Under,
    Gone,
}

/// Whether an action is legal, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Explanation")]
pub struct ActionExplanation {
    pub action: SeatAction,
    pub words: Vec<Segment>,
    pub allowed: bool,
    pub why: Vec<SeatReason>,
}

/// One reason: a sentence with its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Why")]
pub struct SeatReason {
    pub rule: RuleNumber,
    pub words: Vec<Segment>,
}
