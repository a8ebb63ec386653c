//! Messages that are stored for later output, in any language.

use crate::catalogue::{sentence, text};
use crate::message::{Arg, Message};
use serde::{Serialize, Serializer};
use std::fmt;
use wording::Language;

/// Stored output. Printed and serialised in English; [`Said::text`] gives any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Message(Message),
    /// A message, with a capital letter and a full stop.
    Sentence(Message),
    /// Text that is the same in every language.
    Text(String),
}

impl Said {
    pub fn text(&self, language: Language) -> String {
        match self {
            Said::Message(message) => text(language, message),
            Said::Sentence(message) => {
                let stop = if language == Language::Chinese { '。' } else { '.' };
                format!("{}{stop}", sentence(language, message).capital())
            }
            Said::Text(text) => text.clone(),
        }
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        matches!(self, Said::Text(text) if text.is_empty())
    }
}

impl Default for Said {
    fn default() -> Said {
        Said::Text(String::new())
    }
}

impl From<Message> for Said {
    fn from(message: Message) -> Said {
        Said::Message(message)
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Text(text)
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Arg {
        match said {
            Said::Message(message) | Said::Sentence(message) => message.into(),
            Said::Text(text) => text.into(),
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
