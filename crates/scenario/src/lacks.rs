//! Aspects of a construct that no scenario shows, and reasons why none can.

use serde::{Deserialize, Serialize, Serializer};
use words::{Message, Said, Say};

/// An aspect of a construct that a scenario should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Lacks {
    AtWork,
    ConditionTrue,
    ConditionFalse,
    Taken,
    Declined,
    SomethingToChoose,
    NothingToChoose,
}

/// Why no scenario can show an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Because {
    OptionNotOffered,
    ReturnsFromDiscard,
    OnlyInOption,
    DrawsFirst,
    DiscardsAsCost,
    HasJustMoved,
    PriceOfOffer,
    ShiftedOntoIt,
}

impl Say for Lacks {
    fn message(&self) -> Message {
        Message::new("construct-lacks").with(
            "what",
            match self {
                Lacks::AtWork => "work",
                Lacks::ConditionTrue => "true",
                Lacks::ConditionFalse => "false",
                Lacks::Taken => "taken",
                Lacks::Declined => "declined",
                Lacks::SomethingToChoose => "something",
                Lacks::NothingToChoose => "nothing",
            },
        )
    }
}

impl Say for Because {
    fn message(&self) -> Message {
        Message::new("construct-because").with(
            "why",
            match self {
                Because::OptionNotOffered => "not-offered",
                Because::ReturnsFromDiscard => "from-discard",
                Because::OnlyInOption => "in-option",
                Because::DrawsFirst => "draws-first",
                Because::DiscardsAsCost => "discards",
                Because::HasJustMoved => "moved",
                Because::PriceOfOffer => "price",
                Because::ShiftedOntoIt => "shifted",
            },
        )
    }
}

/// In English.
impl Serialize for Lacks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Said::from(self.message()).serialize(to)
    }
}

/// In English.
impl Serialize for Because {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Said::from(self.message()).serialize(to)
    }
}
