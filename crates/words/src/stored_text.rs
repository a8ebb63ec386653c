//! Messages that are stored for later output, in any language.

use crate::catalogue::{sentence, text};
use crate::message::{Arg, Message};
use serde::{Serialize, Serializer};
use std::fmt;
use wording::Language;

/// Stored output. Printed and serialised in English; [`StoredText::text`] gives any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredText {
    #[doc(hidden)]
    Message(Message),
    /// A message, with a capital letter and a full stop.
    #[doc(hidden)]
    Sentence(Message),
    /// Text that is the same in every language.
    #[doc(hidden)]
    Text(String),
}

impl StoredText {
    /// The text in a language.
    pub fn text(&self, language: Language) -> String {
        match self {
            StoredText::Message(message) => text(language, message),
            StoredText::Sentence(message) => {
                let stop = if language == Language::Chinese { '。' } else { '.' };
                format!("{}{stop}", sentence(language, message).capital())
            }
            StoredText::Text(text) => text.clone(),
        }
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        matches!(self, StoredText::Text(text) if text.is_empty())
    }
}

impl Default for StoredText {
    fn default() -> StoredText {
        StoredText::Text(String::new())
    }
}

#[doc(hidden)]
impl From<Message> for StoredText {
    fn from(message: Message) -> StoredText {
        StoredText::Message(message)
    }
}

impl From<String> for StoredText {
    fn from(text: String) -> StoredText {
        StoredText::Text(text)
    }
}

impl From<StoredText> for Arg {
    fn from(said: StoredText) -> Arg {
        match said {
            StoredText::Message(message) | StoredText::Sentence(message) => message.into(),
            StoredText::Text(text) => text.into(),
        }
    }
}

impl fmt::Display for StoredText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl Serialize for StoredText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
