//! Which writer has the words of a language.

use crate::{Site, de, fr, it, keywords, zh};
use wording::{Ability, Ink, KeywordKind, Language};

/// An ability with marks around English words.
pub(crate) fn marked(language: Language, ability: &Ability, site: &Site<'_>) -> String {
    match language {
        Language::English => grammar::print_section(&[Ability { name: None, ..ability.clone() }]),
        Language::German => de::ability(ability, site),
        Language::Italian => it::ability(ability, site),
        Language::French => fr::ability(ability, site),
        Language::Chinese => zh::ability(ability, site),
    }
}

/// The name of a keyword.
pub fn keyword_name(language: Language, keyword: KeywordKind) -> &'static str {
    match language {
        Language::English => keyword.name(),
        Language::German => keywords::name_of(keyword).german,
        Language::French => keywords::name_of(keyword).french,
        Language::Italian => keywords::name_of(keyword).italian,
        Language::Chinese => keywords::name_of(keyword).chinese,
    }
}

/// The name of an ink type.
pub fn ink_name(language: Language, ink: Ink) -> &'static str {
    match language {
        Language::English => ink.name(),
        Language::German => de::ink_name(ink),
        Language::French => fr::ink_name(ink),
        Language::Italian => it::ink_name(ink),
        Language::Chinese => zh::ink_name(ink),
    }
}

/// The name of a classification, from its English name.
pub fn class_name(language: Language, english: &str) -> String {
    match language {
        Language::English => english.to_owned(),
        Language::German => de::class_name(english),
        Language::French => fr::class_name(english),
        Language::Italian => it::class_name(english),
        Language::Chinese => zh::class_name(english),
    }
}
