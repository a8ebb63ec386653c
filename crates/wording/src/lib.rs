#![doc = include_str!("../README.md")]

mod amount;
mod condition;
mod construct;
mod effect;
mod facts;
mod keyword;
mod language;
mod moment;
mod noun;
mod quantifier;
mod rule;
mod spelling;
mod trigger;
mod visit;

pub use amount::{Amount, Deed, Measure, Stat};
pub use condition::{Bound, Condition, Drops, HistoryEvent, Joint, Nth, Past};
pub use construct::{Construct, constructs};
pub use effect::{Destination, Effect, HandSize, Place};
pub use facts::{CardFacts, CardType, Class, Ink, Name};
pub use keyword::{
    HOUSE_KEYWORD, Keyword, KeywordCounts, KeywordForm, KeywordKind, KeywordSet, ReadForm, Shift, ShiftBase,
    ShiftCost, Works,
};
pub use language::{Language, UnknownLanguage};
pub use moment::{Moment, Whom};
pub use noun::{Det, Kind, Noun, Part, PartPosition, Pronoun, Quantity, Target, Who, Whose};
pub use quantifier::{QuantifiedPlayers, Quantifier};
pub use rule::{Act, Cost, DeckLimit, Duration, Modal, Modifier, PlayerAct, Rule, Sign, Window};
pub use spelling::{Respelling, Spelling};
pub use trigger::{Event, Opener, Trigger, Would};
pub use visit::{Node, Tree, any, mentions, visit};

use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Serialize, Serializer};

/// One paragraph of a card's text box.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct Ability {
    /// The story name printed before the ability (5.2.8); a label without rules meaning.
    pub name: Option<Name>,
    pub kind: AbilityKind,
    /// Where the text, without the story name, is not spelled as [`Ability::kind`] is printed.
    #[serde(default)]
    pub spelling: Spelling,
}

impl Ability {
    /// An ability without a story name, in the usual spelling.
    pub fn unnamed(kind: AbilityKind) -> Ability {
        Ability { name: None, kind, spelling: Spelling::default() }
    }
}

/// Forms for people leave out the spelling if it is the usual one.
impl Serialize for Ability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Ability { name, kind, spelling } = self;
        let spelled = !serializer.is_human_readable() || *spelling != Spelling::default();
        let mut fields = serializer.serialize_struct("Ability", 2 + usize::from(spelled))?;
        fields.serialize_field("name", name)?;
        fields.serialize_field("kind", kind)?;
        if spelled {
            fields.serialize_field("spelling", spelling)?;
        }
        fields.end()
    }
}

/// The kinds of abilities (1.6.1, chapter 6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AbilityKind {
    /// One keyword on a line of its own (chapter 8).
    Keyword(Keyword),
    /// A triggered ability (6.2). Several triggers joined by "and" work as several abilities (6.2.6).
    Triggered {
        /// When the trigger can happen, such as "during your turn".
        during: Vec<Window>,
        triggers: Vec<Trigger>,
        /// The secondary condition, tested only when the ability resolves (6.2.4).
        condition: Option<Condition>,
        effects: Vec<Effect>,
    },
    /// An activated ability (6.3): costs, then effects.
    Activated { costs: Vec<Cost>, effects: Vec<Effect> },
    /// A static ability (6.4). Its rule applies while all its leads hold.
    Static { leads: Vec<Lead>, rule: Rule },
    /// A replacement effect (6.5): replaces an event with `instead`.
    Replacement { during: Vec<Window>, would: Would, instead: Box<Effect> },
    /// The effects of an action (5.4.3).
    Action(Vec<Effect>),
    /// "Once during your turn, you may A to E": a static ability (6.4) that offers a turn action.
    Offer { leads: Vec<Lead>, effects: Vec<Effect> },
}

/// The opening of a static ability, which says when it applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lead {
    /// "While …," (6.1.13.5).
    While(Condition),
    /// "If …," (6.4.4.2).
    If(Condition),
    /// "During your turn,".
    During(Window),
}
