//! From a reference in a list to a card: by name, by printing, by LorcanaJSON id.

use super::error::{DeckErrorKind, quote};
use crate::card::CardData;
use crate::fold::fold;
use crate::library::CardLibrary;

/// Longer names are not tried in other spellings; no card's name comes near this length.
const LONGEST_NAME: usize = 120;

/// A list's reference to a card. Its parts must all mean one card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ListReference<'t> {
    /// The reference as written, for messages.
    pub text: &'t str,
    pub name: Option<String>,
    pub printing: Option<(String, String)>,
    pub id: Option<u32>,
}

impl<'t> ListReference<'t> {
    pub fn by_name(text: &'t str, name: impl Into<String>) -> ListReference<'t> {
        ListReference { text, name: Some(name.into()), ..ListReference::default() }
    }

    pub fn by_id(text: &'t str, id: u32) -> ListReference<'t> {
        ListReference { text, id: Some(id), ..ListReference::default() }
    }

    /// The card, or why it can't be found.
    pub fn resolve<'l>(&self, library: &'l CardLibrary) -> Result<&'l CardData, DeckErrorKind> {
        let text = || quote(self.text);
        let printing = self.printing.as_ref().map(|(set, number)| format!("{set}/{number}"));
        let printed = self.printing.as_ref().and_then(|(set, number)| library.with_printing(set, number));
        let known = self.id.and_then(|id| library.with_id(id));
        let id = self.id.map(|id| format!("the id {id}"));
        let two = |named: &CardData, number: Option<String>, numbered: &CardData| DeckErrorKind::TwoCards {
            text: text(),
            named: named.full_name(),
            number: number.unwrap_or_default(),
            numbered: numbered.full_name(),
        };
        // An unknown printing or id does not matter if there is a name.
        let numbered = match (printed, known) {
            (Some(printed), Some(known)) if printed != known => return Err(two(printed, id, known)),
            (Some(card), _) => Some((printing.clone(), card)),
            (None, Some(card)) => Some((id, card)),
            (None, None) => None,
        };
        match (self.name.as_deref().map(|name| by_name(name, library)), numbered) {
            (Some(Ok(named)), Some((number, numbered))) if named != numbered => {
                Err(two(named, number, numbered))
            }
            (Some(Ok(named)), _) => Ok(named),
            (Some(Err(DeckErrorKind::UnknownCard { text, .. })), Some((_, card))) => {
                Err(DeckErrorKind::UnknownCard { text, nearest: Some(card.full_name()) })
            }
            (Some(Err(problem)), _) => Err(problem),
            (None, Some((_, card))) => Ok(card),
            (None, None) => Err(match (printing, self.id) {
                (Some(printing), _) => {
                    DeckErrorKind::UnknownPrinting { text: text(), printing: quote(&printing) }
                }
                (None, Some(id)) => DeckErrorKind::UnknownId { text: text(), id },
                (None, None) => DeckErrorKind::NoName { text: text() },
            }),
        }
    }
}

/// The card with this full name, whatever separates name and version.
fn by_name<'l>(name: &str, library: &'l CardLibrary) -> Result<&'l CardData, DeckErrorKind> {
    if let Some(card) = find(name, library) {
        return Ok(card);
    }
    if let Some(reason) = spellings(name).iter().find_map(|name| library.refusal(name)) {
        return Err(DeckErrorKind::NotCompiled { text: quote(name), reason: reason.clone() });
    }
    let versions = library.versions(name);
    if !versions.is_empty() {
        let versions = versions.into_iter().map(str::to_owned).collect();
        return Err(DeckErrorKind::NoVersion { text: quote(name), versions });
    }
    // Searching for similar names is slow; the collector decides how often to do it.
    Err(DeckErrorKind::UnknownCard { text: quote(name), nearest: None })
}

/// The card with this name in any of its spellings.
pub(super) fn find<'l>(name: &str, library: &'l CardLibrary) -> Option<&'l CardData> {
    library.find(name).or_else(|| spellings(name).iter().find_map(|name| library.find(name)))
}

/// The name as written, and with each comma, colon, dash or underscore read as the
/// separator before the version.
fn spellings(name: &str) -> Vec<String> {
    if name.len() > LONGEST_NAME {
        return Vec::new();
    }
    let name = fold(name);
    let apart = |(at, mark): (usize, char)| {
        let (before, after) = (name[..at].trim(), name[at + mark.len_utf8()..].trim());
        matches!(mark, ',' | ':' | '-' | '_').then(|| match after {
            // A card without a version, in a form that always writes the separator.
            "" => before.to_owned(),
            after => format!("{before} - {after}"),
        })
    };
    let mut spellings: Vec<String> = name.char_indices().filter_map(apart).collect();
    spellings.insert(0, name);
    spellings
}
