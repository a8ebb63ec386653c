//! The names and classifications that card text refers to.

use crate::normal;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The known card names and classifications. With an empty lexicon, names and classifications are
/// recognised by their capitals.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Names by their first word, the longest first.
    names: HashMap<String, Vec<String>>,
    /// Classifications by their first word, the longest first.
    classes: HashMap<String, Vec<String>>,
    /// An underlying lexicon with more names and classifications.
    below: Option<Arc<Lexicon>>,
}

impl Lexicon {
    pub fn new<'a>(
        names: impl IntoIterator<Item = &'a str>,
        classes: impl IntoIterator<Item = &'a str>,
    ) -> Lexicon {
        Lexicon { names: index(names), classes: index(classes), below: None }
    }

    /// Adds names and classifications to a known lexicon, which is shared.
    pub fn over<'a>(
        below: &Arc<Lexicon>,
        names: impl IntoIterator<Item = &'a str>,
        classes: impl IntoIterator<Item = &'a str>,
    ) -> Lexicon {
        Lexicon { below: Some(Arc::clone(below)), ..Lexicon::new(names, classes) }
    }

    /// The longest known name that `text` starts with.
    pub(crate) fn name(&self, text: &str) -> Option<&str> {
        self.longer(longest(&self.names, text), |below| below.name(text))
    }

    /// The longest known classification that `text` starts with.
    pub(crate) fn class(&self, text: &str) -> Option<&str> {
        self.longer(longest(&self.classes, text), |below| below.class(text))
    }

    /// The result found here, or the one from the underlying lexicon if that is longer.
    fn longer<'l>(
        &'l self,
        here: Option<&'l str>,
        find: impl Fn(&'l Lexicon) -> Option<&'l str>,
    ) -> Option<&'l str> {
        let below = self.below.as_deref().and_then(find);
        [here, below].into_iter().flatten().max_by_key(|found| found.len())
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
