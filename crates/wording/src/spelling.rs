//! How a text is spelled where cards usually spell otherwise.

use serde::{Deserialize, Serialize};

/// The places at which a text is spelled in another way than its tree is printed: "1 card" for "a card".
/// Spelling has no meaning; it is kept so that the text can be shown as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spelling(pub Vec<Respelling>);

/// One place in a [`Spelling`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Respelling {
    /// The index of the first token of the usual spelling.
    pub at: u16,
    /// How many tokens of the usual spelling are replaced.
    pub tokens: u8,
    /// What is written in their place, with the space before it.
    pub written: String,
}
