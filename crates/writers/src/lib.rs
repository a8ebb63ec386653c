#![doc = include_str!("../README.md")]

mod chosen;
mod de;
mod fr;
mod it;
mod keywords;
mod pieces;
mod romance;
mod zh;

pub use grammar::text;
pub use keywords::untranslated_keywords;

use std::fmt;
use text::{Number, alternatives, capital, join, series};
use wording::{Ability, AbilityKind, CardType, Effect, Ink, KeywordKind, Language, Node, Pronoun};

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

    /// The names that count for shifting: "A & B" counts as A and as B.
    fn shift_names(&self) -> Vec<String> {
        self.name.split(" & ").map(|name| self.card_name(name)).collect()
    }

    fn story_name(&self, english: &str) -> String {
        self.names.story(english).unwrap_or_else(|| english.to_owned())
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

/// An ability with marks around English words.
fn marked(language: Language, ability: &Ability, site: &Site<'_>) -> String {
    match language {
        Language::English => grammar::print_section(&[Ability { name: None, kind: ability.kind.clone() }]),
        Language::German => de::ability(ability, site),
        Language::Italian => it::ability(ability, site),
        Language::French => fr::ability(ability, site),
        Language::Chinese => zh::ability(ability, site),
    }
}

/// Effects as complete sentences, to show after "you may" or as one of several options.
pub fn write_effects(language: Language, effects: &[Effect], site: &Site<'_>) -> String {
    match language {
        Language::English => grammar::print_effects(effects),
        _ => write_ability(
            language,
            &Ability { name: None, kind: AbilityKind::Action(effects.to_vec()) },
            site,
        ),
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

/// The unit of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Card,
    Lore,
    Damage,
    Counter,
    Ink,
    Drop,
}

/// A zone of a player that cards are moved from or to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zone {
    Hand,
    Discard,
    Deck,
    Inkwell,
}

/// Grammatical gender; French and Italian have no neuter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

/// The features of a noun phrase that other words agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Agreement {
    gender: Gender,
    number: Number,
}

impl Agreement {
    const fn new(gender: Gender, number: Number) -> Agreement {
        Agreement { gender, number }
    }
}

/// A noun phrase and its agreement.
#[derive(Clone, Debug)]
struct Phrase {
    text: String,
    agreement: Agreement,
}

impl Phrase {
    /// Joins phrases into one. Its number is given: plural if all are meant, singular for alternatives.
    fn together(all: Vec<Phrase>, joint: &str, number: Number) -> Phrase {
        let gender = all.first().map_or(Gender::Masculine, |one| one.agreement.gender);
        let texts: Vec<String> = all.into_iter().map(|one| one.text).collect();
        Phrase { text: list(&texts, joint), agreement: Agreement::new(gender, number) }
    }
}

/// The agreement of a pronoun, from the last phrase mentioned and the word for a character.
fn referent(pronoun: Pronoun, last: Agreement, character: Agreement) -> Agreement {
    match pronoun {
        Pronoun::They => last,
        Pronoun::He | Pronoun::She if last.gender == Gender::Feminine => character,
        Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::EachOfThem => {
            Agreement::new(last.gender, Number::One)
        }
    }
}

/// Marks for English words in a text of another language, which become its quotation marks.
const ENGLISH: [char; 2] = ['\u{e001}', '\u{e002}'];

/// The English words of a construct that a language has no words for yet.
fn untranslated(node: Node<'_>) -> String {
    let [open, close] = ENGLISH;
    format!("{open}{}{close}", grammar::print_node(node))
}

/// Marks the end of a clause set off by commas. It becomes a comma unless other punctuation follows.
const CLOSE: char = '\u{e000}';

/// "A", "A and B", "A, B and C".
fn list(items: &[String], joint: &str) -> String {
    series(items, ", ", &format!(" {joint} "))
}

/// Replaces each [`CLOSE`] with a comma unless other punctuation follows, and removes spaces before
/// punctuation and double spaces.
fn punctuate(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    let mut rest = words.chars().peekable();
    while let Some(c) = rest.next() {
        if c != CLOSE {
            let mark = matches!(c, ',' | '.' | ';');
            if mark && out.ends_with(' ') {
                out.pop();
            }
            // Merge two commas in a row, and two spaces around an omitted word.
            if !(mark && c == ',' && out.ends_with(',') || c == ' ' && out.ends_with(' ')) {
                out.push(c);
            }
            continue;
        }
        let next = rest.clone().find(|c| *c != ' ' && *c != CLOSE);
        if next.is_some_and(|next| !matches!(next, ',' | '.' | ';' | ':' | '—' | ')' | '"'))
            && !out.ends_with(',')
        {
            out.push(',');
        }
    }
    out
}
