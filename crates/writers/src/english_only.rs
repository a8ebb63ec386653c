//! Takes the place of `dispatch` without the feature `languages`: every language has the words of English.

use crate::Site;
use wording::{Ability, Ink, KeywordKind, Language};

/// An ability with marks around English words.
pub(crate) fn marked(_: Language, ability: &Ability, _: &Site<'_>) -> String {
    grammar::print_section(&[Ability { name: None, ..ability.clone() }])
}

/// The name of a keyword.
pub fn keyword_name(_: Language, keyword: KeywordKind) -> &'static str {
    keyword.name()
}

/// The name of an ink type.
pub fn ink_name(_: Language, ink: Ink) -> &'static str {
    ink.name()
}

/// The name of a classification, from its English name.
pub fn class_name(_: Language, english: &str) -> String {
    english.to_owned()
}
