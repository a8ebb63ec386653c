//! Why a card was refused, as data: stored in the player's folder and shown in any language.

use grammar::{Diagnostic, Expected};
use meaning::{Gap, Unresolved};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use thiserror::Error;

/// The most expectations to keep for one place.
const MOST_EXPECTED: usize = 40;

/// Why a card was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum CardRefusal {
    #[error("the field `{0}` is missing; add it to the entry")]
    MissingField(Cow<'static, str>),
    #[error("the field `{field}` is \"{value}\", which no card has; correct the entry")]
    BadField { field: Cow<'static, str>, value: String },
    #[error("the field `{0}` is longer than any card's; shorten it")]
    TooLong(Cow<'static, str>),
    #[error("the text is not understood at \"{}\": expected {}", .0.text, .0.expected)]
    Text(Diagnostic),
    #[error("the text \"{expected}\" prints back as \"{printed}\"")]
    PrintsDifferently { expected: String, printed: String },
    #[error(transparent)]
    Unplayable(#[from] UnplayableReason),
    /// Text written by an earlier version of the program.
    #[error("{0}")]
    Words(String),
}

/// Why a card whose text is understood can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum UnplayableReason {
    /// The meaning of its text is not known.
    #[error(transparent)]
    Unresolved(Unresolved),
    /// The engine has no program for its meaning.
    #[error("{0} can't be played yet")]
    NotCompiled(Gap),
}

impl CardRefusal {
    /// Sets the section in the reason's diagnostic.
    pub(super) fn in_section(self, section: usize) -> CardRefusal {
        match self {
            CardRefusal::Text(diagnostic) => CardRefusal::Text(Diagnostic { section, ..diagnostic }),
            other => other,
        }
    }

    /// Shortens every text in the reason to at most this many characters, for storing.
    pub(crate) fn shortened(self, longest: usize) -> CardRefusal {
        let cut = |text: String| -> String { text.chars().take(longest).collect() };
        match self {
            CardRefusal::BadField { field, value } => CardRefusal::BadField { field, value: cut(value) },
            CardRefusal::Text(Diagnostic { section, span, text, expected }) => {
                CardRefusal::Text(Diagnostic {
                    section,
                    span,
                    text: cut(text),
                    expected: match expected {
                        Expected::Wording(text) => Expected::Wording(cut(text)),
                        Expected::OneOf(mut list) => {
                            list.truncate(MOST_EXPECTED);
                            Expected::OneOf(list)
                        }
                        other => other,
                    },
                })
            }
            CardRefusal::PrintsDifferently { expected, printed } => {
                CardRefusal::PrintsDifferently { expected: cut(expected), printed: cut(printed) }
            }
            CardRefusal::Words(text) => CardRefusal::Words(cut(text)),
            CardRefusal::MissingField(_) | CardRefusal::TooLong(_) | CardRefusal::Unplayable(_) => self,
        }
    }
}
