//! The program, rules and cards that results depend on, so that anyone can repeat them.

use cards::CardLibrary;
use engine::Rules;
use serde::Serialize;
use std::fmt;

/// The versions of the program, the rules and the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stamp {
    pub program: String,
    /// The edition of the Comprehensive Rules.
    pub rules: String,
    /// The hash of the card library.
    pub library: String,
}

impl Stamp {
    pub fn new(library: &CardLibrary, rules: Rules) -> Stamp {
        Stamp {
            program: format!("inkwright {}", env!("CARGO_PKG_VERSION")),
            rules: rules.edition().to_string(),
            library: format!("{:016x}", library.hash()),
        }
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, rules {}, card library {}", self.program, self.rules, self.library)
    }
}
