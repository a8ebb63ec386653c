#![doc = include_str!("../README.md")]

#[cfg(feature = "languages")]
mod chosen;
#[cfg(feature = "languages")]
mod de;
#[cfg(not(feature = "languages"))]
#[path = "english_only.rs"]
mod dispatch;
#[cfg(feature = "languages")]
mod dispatch;
#[cfg(feature = "languages")]
mod fr;
#[cfg(feature = "languages")]
mod it;
#[cfg(feature = "languages")]
mod keywords;
#[cfg(feature = "languages")]
mod phrase;
#[cfg(feature = "languages")]
mod pieces;
#[cfg(feature = "languages")]
mod romance;
#[cfg(feature = "languages")]
mod zh;

pub use dispatch::{class_name, ink_name, keyword_name};
pub use grammar::text;
#[cfg(feature = "languages")]
pub use keywords::untranslated_keywords;

use dispatch::marked;
#[cfg(feature = "languages")]
use phrase::{Agreement, CLOSE, Gender, Phrase, Unit, Zone, list, punctuate, referent, untranslated};
use std::fmt;
#[cfg(feature = "languages")]
use text::{Number, alternatives, capital, join};
use wording::{Ability, AbilityKind, CardType, Effect, Language};

/// The names of cards and abilities in a language.
pub trait Names {
    /// The name of the cards with this English name; `None` if it was never printed in the language.
    fn card(&self, english: &str) -> Option<String>;
    /// The version of the card with these English names.
    fn version(&self, english: &str, version: &str) -> Option<String>;
    /// The story name of an ability, from its English name.
    fn story(&self, english: &str) -> Option<String>;
}

/// No translated names: English names are kept.
#[derive(Clone, Copy, Debug)]
pub struct EnglishNames;

impl Names for EnglishNames {
    fn card(&self, _: &str) -> Option<String> {
        None
    }

    fn version(&self, _: &str, _: &str) -> Option<String> {
        None
    }

    fn story(&self, _: &str) -> Option<String> {
        None
    }
}

/// The context of a text: its card, the names in its language, and whether reminder text is included.
#[derive(Clone, Copy)]
pub struct Site<'a> {
    /// The card's English name.
    pub name: &'a str,
    pub card_type: CardType,
    pub names: &'a dyn Names,
    /// Whether keywords are followed by reminder text in parentheses (1.1.7).
    pub reminders: bool,
}

impl fmt::Debug for Site<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Site").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Site<'_> {
    pub fn card_name(&self, english: &str) -> String {
        self.names.card(english).unwrap_or_else(|| english.to_owned())
    }
}

/// The abilities of one section in this language, without story names: keywords as a list, other abilities as
/// consecutive sentences.
pub fn write_section(language: Language, abilities: &[Ability], site: &Site<'_>) -> String {
    let keywords = abilities.iter().all(|ability| matches!(ability.kind, AbilityKind::Keyword(_)));
    let written: Vec<String> =
        abilities.iter().map(|ability| write_ability(language, ability, site)).collect();
    let between = match (keywords, language) {
        (true, Language::Chinese) => "，",
        (true, _) => ", ",
        (false, Language::Chinese) => "",
        (false, _) => " ",
    };
    written.join(between)
}

/// An ability in this language, without its story name. Whatever the language has no words for stays English,
/// in the language's quotation marks.
pub fn write_ability(language: Language, ability: &Ability, site: &Site<'_>) -> String {
    let [open, close] = match language {
        Language::English | Language::Chinese => ["“", "”"],
        Language::German => ["„", "“"],
        Language::French => ["«\u{a0}", "\u{a0}»"],
        Language::Italian => ["«", "»"],
    };
    let marked = marked(language, ability, site);
    if marked.contains(ENGLISH) {
        marked.replace(ENGLISH[0], open).replace(ENGLISH[1], close)
    } else {
        marked
    }
}

/// The words of an ability that this language leaves in English, because its writer does not know a
/// construct.
pub fn left_in_english(language: Language, ability: &Ability, site: &Site<'_>) -> Vec<String> {
    let marked = marked(language, ability, site);
    let quoted = marked.split(ENGLISH[0]).skip(1);
    quoted.map(|rest| rest.split(ENGLISH[1]).next().unwrap_or(rest).to_owned()).collect()
}

/// Effects as complete sentences, to show after "you may" or as one of several options.
pub fn write_effects(language: Language, effects: &[Effect], site: &Site<'_>) -> String {
    match language {
        Language::English => grammar::print_effects(effects),
        _ => write_ability(language, &Ability::unnamed(AbilityKind::Action(effects.to_vec())), site),
    }
}

/// Marks for English words in a text of another language, which become its quotation marks.
const ENGLISH: [char; 2] = ['\u{e001}', '\u{e002}'];
