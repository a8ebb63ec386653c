//! Aspects of a construct that no scenario shows, and reasons why none can.

use serde::{Deserialize, Serialize, Serializer};
use words::{Message, Say, StoredText};

/// An aspect of a construct that a scenario should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum MissingAspect {
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
pub enum ExcuseReason {
    OptionNotOffered,
    ReturnsFromDiscard,
    OnlyInOption,
    DrawsFirst,
    DiscardsAsCost,
    HasJustMoved,
    PriceOfOffer,
    ShiftedOntoIt,
}

impl Say for MissingAspect {
    fn message(&self) -> Message {
        Message::new("construct-lacks").with(
            "what",
            match self {
                MissingAspect::AtWork => "work",
                MissingAspect::ConditionTrue => "true",
                MissingAspect::ConditionFalse => "false",
                MissingAspect::Taken => "taken",
                MissingAspect::Declined => "declined",
                MissingAspect::SomethingToChoose => "something",
                MissingAspect::NothingToChoose => "nothing",
            },
        )
    }
}

impl Say for ExcuseReason {
    fn message(&self) -> Message {
        Message::new("construct-because").with(
            "why",
            match self {
                ExcuseReason::OptionNotOffered => "not-offered",
                ExcuseReason::ReturnsFromDiscard => "from-discard",
                ExcuseReason::OnlyInOption => "in-option",
                ExcuseReason::DrawsFirst => "draws-first",
                ExcuseReason::DiscardsAsCost => "discards",
                ExcuseReason::HasJustMoved => "moved",
                ExcuseReason::PriceOfOffer => "price",
                ExcuseReason::ShiftedOntoIt => "shifted",
            },
        )
    }
}

/// In English.
impl Serialize for MissingAspect {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        StoredText::from(self.message()).serialize(to)
    }
}

/// In English.
impl Serialize for ExcuseReason {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        StoredText::from(self.message()).serialize(to)
    }
}
