//! Searching cards by their facts and their text.

use crate::card::CardData;
use crate::fold::fold;
use crate::library::CardLibrary;
use crate::names::LocalNames;
use std::ops::RangeInclusive;
use std::str::FromStr;
use thiserror::Error;
use wording::{AbilityKind, CardType, Ink, KeywordKind, Language};

/// The longest word to search for; no card has a longer one.
const LONGEST: usize = 200;

/// A search for cards. A card must match every criterion; an empty query matches every card.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// A part of the full name, in any language.
    pub name: Option<String>,
    /// The card has all of these inks.
    pub inks: Vec<Ink>,
    pub cost: Option<CostRange>,
    pub card_type: Option<TypeFilter>,
    /// The card has all of these classifications.
    pub classes: Vec<String>,
    /// The card itself has all of these keywords.
    pub keywords: Vec<KeywordKind>,
    /// The set of any printing.
    pub set: Option<String>,
    pub inkable: Option<bool>,
    /// Words or phrases that the card's text must contain.
    pub words: Vec<String>,
}

/// A filter value that doesn't exist, with the possible values.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum QueryError {
    #[error("unknown {what} \"{said}\"; choose one of {}", possible.join(", "))]
    Unknown { what: &'static str, said: String, possible: Vec<String> },
    #[error("\"{0}\" is not a cost; write 3, 3- for 3 or less, 3+ for 3 or more, or 2..4")]
    Cost(String),
}

/// A range of costs: "3", "3-", "3+", "2..4".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CostRange(pub RangeInclusive<u8>);

impl FromStr for CostRange {
    type Err = QueryError;

    fn from_str(said: &str) -> Result<CostRange, QueryError> {
        let wrong = || QueryError::Cost(cut(said));
        let number = |digits: &str| digits.trim().parse::<u8>().map_err(|_| wrong());
        let range = if let Some((low, high)) = said.split_once("..") {
            number(low)?..=number(high.trim_start_matches('='))?
        } else if let Some(most) = said.strip_suffix('-') {
            0..=number(most)?
        } else if let Some(least) = said.strip_suffix('+') {
            number(least)?..=u8::MAX
        } else {
            number(said)?..=number(said)?
        };
        if range.is_empty() { Err(wrong()) } else { Ok(CostRange(range)) }
    }
}

/// A card type, or only songs (5.4.4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeFilter {
    Type(CardType),
    Song,
}

impl TypeFilter {
    /// All of them, with the names that command lines give them.
    pub const NAMED: [(&'static str, TypeFilter); 5] = [
        ("character", TypeFilter::Type(CardType::Character)),
        ("action", TypeFilter::Type(CardType::Action)),
        ("song", TypeFilter::Song),
        ("item", TypeFilter::Type(CardType::Item)),
        ("location", TypeFilter::Type(CardType::Location)),
    ];

    fn fits(self, card: &CardData) -> bool {
        match self {
            TypeFilter::Type(card_type) => card.card_type == card_type,
            TypeFilter::Song => card.classes.iter().any(|class| class.0 == "Song"),
        }
    }
}

impl FromStr for TypeFilter {
    type Err = QueryError;

    fn from_str(said: &str) -> Result<TypeFilter, QueryError> {
        one_of("card type", said, TypeFilter::NAMED)
    }
}

/// Parses the name of an ink.
pub fn parse_ink(said: &str) -> Result<Ink, QueryError> {
    one_of("ink", said, Ink::ALL.map(|ink| (ink.name(), ink)))
}

/// Parses the name of a keyword.
pub fn parse_keyword(said: &str) -> Result<KeywordKind, QueryError> {
    one_of("keyword", said, KeywordKind::ALL.map(|keyword| (keyword.name(), keyword)))
}

fn one_of<T, const N: usize>(
    what: &'static str,
    said: &str,
    possible: [(&str, T); N],
) -> Result<T, QueryError> {
    // "Sing Together" is also found as "sing-together" and "singtogether".
    let plain = |name: &str| fold(name).replace([' ', '-'], "");
    let names = possible.iter().map(|(name, _)| (*name).to_owned()).collect();
    let found = possible.into_iter().find(|(name, _)| plain(name) == plain(said));
    match found {
        Some((_, value)) => Ok(value),
        None => Err(QueryError::Unknown { what, said: cut(said), possible: names }),
    }
}

impl CardLibrary {
    /// The matching cards, by full name. A set or classification that no card has is an error, so that a typo
    /// is not mistaken for an empty result.
    pub fn search(&self, query: &Query) -> Result<Vec<&CardData>, QueryError> {
        for class in &query.classes {
            known("classification", class, self.classes())?;
        }
        if let Some(set) = &query.set {
            known("set", set, self.sets())?;
        }
        let name = query.name.as_deref().map(fold);
        let words: Vec<String> = query.words.iter().map(|word| spell(word)).collect();
        if words.iter().chain(&name).any(|word| word.len() > LONGEST) {
            return Ok(Vec::new());
        }
        let fits = |card: &&CardData| query.fits_facts(card, name.as_deref()) && has_words(card, &words);
        let mut found: Vec<&CardData> = self.cards.iter().filter(fits).collect();
        found.sort_by_cached_key(|card| (fold(&card.full_name()), card.full_name()));
        Ok(found)
    }

    /// Every classification on any card, sorted.
    pub fn classes(&self) -> Vec<&str> {
        let mut classes: Vec<&str> =
            self.cards.iter().flat_map(|card| &card.classes).map(|class| class.0.as_str()).collect();
        classes.sort_unstable();
        classes.dedup();
        classes
    }

    /// Every set with a printing, numbered sets first.
    pub fn sets(&self) -> Vec<&str> {
        let mut sets: Vec<&str> = self.cards.iter().flat_map(sets).collect();
        sets.sort_by_key(|set| (set.parse::<u32>().unwrap_or(u32::MAX), *set));
        sets.dedup();
        sets
    }
}

impl Query {
    fn fits_facts(&self, card: &CardData, name: Option<&str>) -> bool {
        name.is_none_or(|name| has_name(card, name))
            && self.inks.iter().all(|ink| card.inks.contains(ink))
            && self.cost.as_ref().is_none_or(|costs| costs.0.contains(&card.cost))
            && self.card_type.is_none_or(|card_type| card_type.fits(card))
            && self.classes.iter().all(|class| card.classes.iter().any(|one| fold(&one.0) == fold(class)))
            && self.keywords.iter().all(|keyword| keywords(card).any(|one| one == *keyword))
            && self.set.as_deref().is_none_or(|wanted| sets(card).any(|set| same_set(set, wanted)))
            && self.inkable.is_none_or(|inkable| card.inkable == inkable)
    }
}

/// Whether the card's full name contains this folded text, in any language.
fn has_name(card: &CardData, part: &str) -> bool {
    let english = card.full_name();
    fold(&english).contains(part)
        || Language::OTHERS.iter().any(|language| {
            let local = LocalNames::of(*language).card(&english);
            local.is_some_and(|local| fold(&local.full_name()).contains(part))
        })
}

fn keywords(card: &CardData) -> impl Iterator<Item = KeywordKind> {
    card.abilities.iter().filter_map(|ability| match &ability.kind {
        AbilityKind::Keyword(keyword) => Some(keyword.kind()),
        AbilityKind::Triggered { .. }
        | AbilityKind::Activated { .. }
        | AbilityKind::Static { .. }
        | AbilityKind::Replacement { .. }
        | AbilityKind::Action(_)
        | AbilityKind::Offer { .. } => None,
    })
}

/// The sets a card is printed in.
fn sets(card: &CardData) -> impl Iterator<Item = &str> {
    card.printings.iter().filter_map(|printing| Some(printing.split_once('/')?.0))
}

/// Whether two codes name the same set: "01" is "1".
fn same_set(set: &str, said: &str) -> bool {
    fold(set) == fold(said.trim_start_matches('0'))
}

fn known(what: &'static str, said: &str, possible: Vec<&str>) -> Result<(), QueryError> {
    let is_it = |one: &&str| fold(one) == fold(said) || same_set(one, said);
    if possible.iter().any(is_it) {
        return Ok(());
    }
    let possible = possible.into_iter().map(str::to_owned).collect();
    Err(QueryError::Unknown { what, said: cut(said), possible })
}

/// Whether the card's text has each of these at the beginning of a word.
fn has_words(card: &CardData, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let text = spell(&grammar::print_card(&card.abilities).join("\n"));
    words.iter().all(|word| {
        let begins = |(at, _): (usize, &str)| {
            let before = text[..at].chars().next_back();
            let inside = word.starts_with(char::is_alphanumeric) && before.is_some_and(char::is_alphanumeric);
            !inside
        };
        text.match_indices(word.as_str()).any(begins)
    })
}

/// Normalises text for comparison: folds it and spells out symbols, so that people can type what they read.
fn spell(text: &str) -> String {
    let symbols = [
        (["{e}", "⟳"], "exert"),
        (["{i}", "⬡"], "ink"),
        (["{l}", "◊"], "lore"),
        (["{s}", "¤"], "strength"),
        (["{w}", "⛉"], "willpower"),
        (["{c}", "◉"], "inkwell"),
    ];
    let mut spelled = fold(text);
    for (signs, word) in symbols {
        for sign in signs {
            if spelled.contains(sign) {
                spelled = spelled.replace(sign, word);
            }
        }
    }
    spelled
}

/// The input, cut short for a message.
fn cut(said: &str) -> String {
    said.chars().take(60).collect()
}
