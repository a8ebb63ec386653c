//! Scenarios as parsed from a file, before cards are looked up.

use engine::Edition;
use std::fmt;
use wording::{CardType, Ink, KeywordKind};

/// A position in a file, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pos {
    pub line: usize,
    /// In characters.
    pub column: usize,
}

/// A player as named in the file: `p1` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerNo(pub u8);

impl fmt::Display for PlayerNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

/// One scenario of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    pub title: String,
    /// The position of its `scenario` line.
    pub pos: Pos,
    /// The edition of the rules it names, and the position; `None` if it names none.
    pub edition: Option<(Edition, Pos)>,
    /// The edition of its rule numbers: the one it names, or else the newest.
    pub numbers: Edition,
    /// The rules it shows.
    pub rules: Vec<String>,
    pub seed: u64,
    /// Number of random choices made before the scenario begins.
    pub chance_used: u64,
    pub players: u8,
    pub variant: VariantSpec,
    /// The teams of a team game; empty if everyone plays alone.
    pub teams: Vec<Vec<PlayerNo>>,
    /// Whether the members of a team take their turns together (9.3).
    pub together: bool,
    pub opening: Opening,
    /// Its made-up cards, including those of the whole file.
    pub cards: Vec<MadeUpCard>,
    /// One per player.
    pub sides: Vec<SideSpec>,
    pub steps: Vec<ScenarioStep>,
}

impl Scenario {
    /// Sets the edition if the scenario names none.
    pub(crate) fn set_edition(&mut self, edition: Option<Edition>) {
        self.edition = self.edition.or(edition.map(|edition| (edition, self.pos)));
    }
}

/// The rules variant, as on a `variant` line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VariantSpec {
    #[default]
    Constructed,
    Limited,
    PackRush,
    Coconut,
}

/// The start of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// In that player's Main Phase. The turn's number is optional.
    Turn { player: PlayerNo, number: Option<u16> },
    /// At the very beginning. The starting player is optional.
    Setup { starter: Option<PlayerNo> },
}

/// A card made up in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUpCard {
    pub name: String,
    pub pos: Pos,
    pub card_type: CardType,
    /// Whether it is an action with the classification Song (5.4.4.1).
    pub song: bool,
    /// Whether it is a leader of Format Coconut. Its text is parsed like an item's.
    pub leader: bool,
    pub inks: Vec<Ink>,
    pub cost: u8,
    pub inkable: bool,
    pub strength: Option<u8>,
    pub willpower: Option<u8>,
    pub lore: Option<u8>,
    pub move_cost: Option<u8>,
    pub classes: Vec<String>,
    /// The lines of its text, one ability each.
    pub text: Vec<TextLine>,
}

/// One line of a made-up card's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextLine {
    pub pos: Pos,
    pub text: String,
}

/// A player's side at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideSpec {
    pub lore: u16,
    /// Filler cards in the inkwell.
    pub ink: u16,
    /// The number of exerted ones among them.
    pub exerted_ink: u16,
    /// Known cards in the inkwell, and whether each is exerted.
    pub inkwell: Vec<(NamedCard, bool)>,
    /// Marketing cards in the inkwell (10.2.2), ready.
    pub marketing: u16,
    /// The number of ink drops, if given.
    pub ink_drops: Option<InkDrops>,
    /// Top card first.
    pub deck: Vec<NamedCard>,
    /// The number of filler cards below the named ones, if given.
    pub filler: Option<u16>,
    pub hand: Vec<NamedCard>,
    pub discard: Vec<NamedCard>,
    pub play: Vec<PlaySpec>,
    /// The leader in Format Coconut, and whether it is exerted.
    pub leader: Option<(NamedCard, bool)>,
}

/// A number of ink drops, and its position. Only newer editions have ink drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InkDrops {
    pub pos: Pos,
    pub number: u16,
}

/// Default number of filler cards in a deck.
pub const DEFAULT_DECK: u16 = 20;

impl SideSpec {
    /// The number of filler cards below the named cards of the deck.
    pub fn filler(&self) -> u16 {
        self.filler.unwrap_or(DEFAULT_DECK)
    }
}

/// A card named in a zone, with its handle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCard {
    pub name: String,
    pub pos: Pos,
    pub handle: Option<String>,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaySpec {
    pub card: NamedCard,
    pub exerted: bool,
    pub drying: bool,
    pub damage: u16,
    /// The location it is at.
    pub at: Option<CardExpr>,
    /// The characters it was shifted onto, top card first.
    pub on: Vec<NamedCard>,
    /// Further cards under it, top card first.
    pub under: Vec<UnderSpec>,
}

/// A card, or a number of unknown cards, under a card in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnderSpec {
    /// This many facedown filler cards.
    Filler(u16),
    Card {
        card: NamedCard,
        faceup: bool,
    },
}

/// A reference to a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardExpr {
    pub pos: Pos,
    pub word: CardWord,
}

/// The kinds of card references.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardWord {
    Handle(String),
    /// A full name in quotes.
    Name(String),
}

impl fmt::Display for CardExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.word {
            CardWord::Handle(handle) => f.write_str(handle),
            CardWord::Name(name) => write!(f, "\"{name}\""),
        }
    }
}

/// A quoted name that is not a card's full name: a story name, or a name for an effect that names a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotedName {
    pub pos: Pos,
    pub text: String,
}

/// One line after the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioStep {
    pub pos: Pos,
    /// The original line without its comment.
    pub text: String,
    pub kind: StepKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    Do(PaidActionSpec),
    Choose(AnswerSpec),
    /// `choose?`: given only if it is a legal answer.
    ChooseIf(AnswerSpec),
    Expect(Expectation),
    /// `meanwhile expect`: checked at once, whatever decision is pending.
    Meanwhile(Expectation),
    /// Beginning of a loop's round.
    Loop,
    /// The round since `Loop` was the first of this many (6.1.10).
    Repeat(u16),
}

/// A turn action, and how it is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaidActionSpec {
    pub action: ActionSpec,
    /// The number of ink drops to remove as payment; as few as possible if not given.
    pub drops: Option<InkDrops>,
}

/// A turn action of the active player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionSpec {
    Ink(CardExpr),
    Play { card: CardExpr, how: PaymentSpec },
    Quest(CardExpr),
    Challenge { by: CardExpr, target: CardExpr },
    Move { card: CardExpr, to: CardExpr },
    Use { card: CardExpr, ability: AbilityChoice },
    Boost(CardExpr),
    Pass,
    Concede(PlayerNo),
}

/// A choice among the activated abilities of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AbilityChoice {
    Only,
    Named(QuotedName),
    /// Counted from 1 in printed order, without Boost, with gained abilities last.
    Number(u8),
}

/// The payment for a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaymentSpec {
    Ink,
    /// Onto these cards, top card first: one, or several in newer editions.
    Shift(Vec<CardExpr>),
    Sing(Vec<CardExpr>),
    /// Sing Together; the singers are chosen next.
    SingTogether,
    Free,
}

/// An answer to the pending decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerSpec {
    Cards(Vec<CardExpr>),
    /// The first cards of an incomplete answer.
    Begin(Vec<CardExpr>),
    None,
    Yes,
    No,
    /// Counted from 1, as written.
    Option(u8),
    Number(u16),
    Name(QuotedName),
    Player(PlayerNo),
    Trigger {
        source: CardExpr,
        ability: Option<QuotedName>,
        /// A number among the matching triggers, counted from 1, in the order they were added to the bag.
        number: Option<u8>,
        /// The card or player of the event that triggered it.
        about: Option<EventSubject>,
    },
    Replacement(CardExpr),
    Top,
    Bottom,
}

/// The card or player of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventSubject {
    Card(CardExpr),
    Player(PlayerNo),
}

impl fmt::Display for EventSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventSubject::Card(card) => card.fmt(f),
            EventSubject::Player(player) => player.fmt(f),
        }
    }
}

impl AnswerSpec {
    /// The word of an answer that consists of one word. A card may have it as its handle.
    pub fn word(&self) -> Option<&'static str> {
        match self {
            AnswerSpec::None => Some("none"),
            AnswerSpec::Yes => Some("yes"),
            AnswerSpec::No => Some("no"),
            AnswerSpec::Top => Some("top"),
            AnswerSpec::Bottom => Some("bottom"),
            AnswerSpec::Cards(_)
            | AnswerSpec::Begin(_)
            | AnswerSpec::Option(_)
            | AnswerSpec::Number(_)
            | AnswerSpec::Name(_)
            | AnswerSpec::Player(_)
            | AnswerSpec::Trigger { .. }
            | AnswerSpec::Replacement(_) => None,
        }
    }
}

/// An expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expectation {
    Card {
        card: CardExpr,
        fact: CardFact,
    },
    Player {
        player: PlayerNo,
        fact: PlayerFact,
    },
    Turn(PlayerNo),
    BagEmpty,
    Bag {
        player: PlayerNo,
        entries: usize,
    },
    Choice {
        player: PlayerNo,
        kind: ChoiceKind,
    },
    /// Exactly these cards can be chosen now.
    Options(Vec<CardExpr>),
    Do {
        legal: bool,
        action: PaidActionSpec,
        because: Option<String>,
    },
    Choose {
        legal: bool,
        answer: AnswerSpec,
        because: Option<String>,
    },
    Winner(PlayerNo),
    NoWinner,
    /// The game ended without a winner. The rule behind it is optional.
    Draw {
        because: Option<String>,
    },
    Out(PlayerNo),
    /// Whether a player's view reveals this card.
    View {
        shown: bool,
        player: PlayerNo,
        card: CardExpr,
    },
    TotalInkCost {
        card: CardExpr,
        ink: u16,
    },
    /// An event of this rule or one of its subrules happened since the last `do` or `choose`.
    Event {
        not: bool,
        rule: String,
        /// The card in the event.
        card: Option<CardExpr>,
    },
}

/// An expectation about a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardFact {
    In(PlaceSpec),
    OnTop,
    OnBottom,
    Is(CardState),
    Number(CardNumber, i32),
    Has {
        not: bool,
        what: CardTrait,
    },
    /// At that location; `None`: at no location.
    At(Option<CardExpr>),
    /// The number of cards under it.
    Under(usize),
}

/// A card's expected zone or position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceSpec {
    Zone(ZoneWord),
    Under(CardExpr),
    /// In no zone, because it is out of the game.
    Nowhere,
}

/// The zones of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneWord {
    Hand,
    Deck,
    Discard,
    Inkwell,
    Play,
}

impl ZoneWord {
    /// The word of the format.
    pub fn word(self) -> &'static str {
        match self {
            ZoneWord::Hand => "hand",
            ZoneWord::Deck => "deck",
            ZoneWord::Discard => "discard",
            ZoneWord::Inkwell => "inkwell",
            ZoneWord::Play => "play",
        }
    }
}

/// A card's condition (5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardState {
    Ready,
    Exerted,
    Dry,
    Drying,
    Damaged,
    Undamaged,
    Faceup,
    Facedown,
}

/// A card's numeric values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardNumber {
    Damage,
    Strength,
    Willpower,
    Lore,
    Cost,
    MoveCost,
}

/// A keyword or classification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardTrait {
    Keyword(KeywordKind, Option<u16>),
    Class(String),
}

/// An expectation about a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFact {
    Lore(i32),
    ReadyInk(usize),
    InkDrops(InkDrops),
    Count(ZoneWord, usize),
    Holds { zone: ZoneWord, not: bool, card: CardExpr },
}

/// The kinds of decisions in the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceKind {
    May,
    Cards,
    Option,
    Number,
    Name,
    Player,
    Trigger,
    Order,
    Action,
    Mulligan,
    Replacement,
}

impl ChoiceKind {
    /// The word of the format.
    pub fn word(self) -> &'static str {
        match self {
            ChoiceKind::May => "may",
            ChoiceKind::Cards => "cards",
            ChoiceKind::Option => "option",
            ChoiceKind::Number => "number",
            ChoiceKind::Name => "name",
            ChoiceKind::Player => "player",
            ChoiceKind::Trigger => "trigger",
            ChoiceKind::Order => "order",
            ChoiceKind::Action => "action",
            ChoiceKind::Mulligan => "mulligan",
            ChoiceKind::Replacement => "replacement",
        }
    }
}

impl CardState {
    /// The word of the format.
    pub fn word(self) -> &'static str {
        match self {
            CardState::Ready => "ready",
            CardState::Exerted => "exerted",
            CardState::Dry => "dry",
            CardState::Drying => "drying",
            CardState::Damaged => "damaged",
            CardState::Undamaged => "undamaged",
            CardState::Faceup => "faceup",
            CardState::Facedown => "facedown",
        }
    }
}

impl CardNumber {
    /// The words of the format.
    pub fn words(self) -> &'static str {
        match self {
            CardNumber::Damage => "damage",
            CardNumber::Strength => "strength",
            CardNumber::Willpower => "willpower",
            CardNumber::Lore => "lore",
            CardNumber::Cost => "cost",
            CardNumber::MoveCost => "move cost",
        }
    }
}
