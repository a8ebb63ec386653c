//! The names and classifications that card text refers to.

use crate::normal;
use std::collections::{HashMap, HashSet};

/// The card names and classifications known. An empty lexicon works too: names and classifications are then
/// recognised by their capitals.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Names by their first word, the longest first.
    names: HashMap<String, Vec<String>>,
    /// Classifications by their first word, the longest first.
    classes: HashMap<String, Vec<String>>,
}

impl Lexicon {
    pub fn new<'a>(
        names: impl IntoIterator<Item = &'a str>,
        classes: impl IntoIterator<Item = &'a str>,
    ) -> Lexicon {
        Lexicon { names: index(names), classes: index(classes) }
    }

    /// The longest known name that `text` starts with.
    pub(crate) fn name(&self, text: &str) -> Option<&str> {
        longest(&self.names, text)
    }

    /// The longest known classification that `text` starts with.
    pub(crate) fn class(&self, text: &str) -> Option<&str> {
        longest(&self.classes, text)
    }
}

fn index<'a>(words: impl IntoIterator<Item = &'a str>) -> HashMap<String, Vec<String>> {
    let mut known: HashMap<String, Vec<String>> = HashMap::new();
    let unique: HashSet<String> =
        words.into_iter().map(normal::fold).filter(|name| !name.is_empty()).collect();
    for name in unique {
        known.entry(first_word(&name).to_owned()).or_default().push(name);
    }
    for list in known.values_mut() {
        list.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
    }
    known
}

fn longest<'l>(known: &'l HashMap<String, Vec<String>>, text: &str) -> Option<&'l str> {
    let fits = |name: &&String| {
        text.strip_prefix(name.as_str()).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    };
    known.get(first_word(text))?.iter().find(fits).map(String::as_str)
}

/// The leading letters and digits of a name, its key in the index.
fn first_word(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len())]
}
