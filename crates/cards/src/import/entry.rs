//! From a raw entry to facts: checks the data of one printing field by field.

use super::CardRefusal;
use super::raw::{RawAbility, RawCard, RawFile};
use crate::card::{CardData, CopyLimit};
use crate::fold::tidy;
use std::cmp::Reverse;
use wording::{CardType, Class, Ink, Name};

/// The longest name, classification or set code.
const LONGEST_WORD: usize = 120;
/// The longest section of card text.
const LONGEST_SECTION: usize = 2_000;
/// The longest list in an entry.
const LONGEST_LIST: usize = 64;

/// The classifications that mark a character (5.3.3.2): origin, part in the story, rank, calling, and nature.
/// Newer sets add other words, but each character also has one of these.
const OF_CHARACTERS: [&[&str]; 8] = [
    &["Storyborn", "Dreamborn", "Floodborn", "Entangled"],
    &["Hero", "Villain", "Ally", "Mentor"],
    &["Queen", "Princess", "King", "Prince"],
    &["Sorcerer", "Knight", "Pirate", "Captain", "Musketeer", "Detective", "Inventor", "Racer"],
    &["Fairy", "Deity", "Titan", "Giant", "Colossus", "Ghost", "Whisper", "Illusion", "Gargoyle"],
    &["Dragon", "Dinosaur", "Hyena", "Puppy", "Tigger"],
    &["Robot", "Alien", "Super", "Broom", "Hunny"],
    &["Seven Dwarfs", "Madrigal"],
];

/// One section of a card's text box, as printed but on a single line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionText {
    /// The story name at its start (5.2.8).
    pub name: Option<String>,
    /// The whole section, story name included.
    pub text: String,
}

/// A card whose text is not compiled yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardEntry {
    /// The card's facts, without abilities.
    pub card: CardData,
    pub sections: Vec<SectionText>,
}

/// The entry of one printing, with its sort keys among the card's printings.
#[derive(Debug)]
pub struct Printing {
    pub entry: CardEntry,
    /// The smallest decides where a card is filed: regular sets before promotional
    /// series, older before newer.
    pub filing: (bool, Option<String>, u32, i64),
    /// The greatest decides the wording: the newest one wins.
    pub wording: (Option<String>, u32, bool, Reverse<i64>),
}

/// The name of an entry in messages, even if fields are missing.
pub fn label(raw: &RawCard, index: usize) -> String {
    let full = raw.full_name.as_deref().or(raw.name.as_deref()).map(tidy).filter(|name| !name.is_empty());
    match full {
        Some(name) => name.chars().take(LONGEST_WORD).collect(),
        None => format!("entry {}", index + 1),
    }
}

impl Printing {
    /// Checks an entry of `file`.
    pub fn new(raw: &RawCard, file: &RawFile) -> Result<Printing, CardRefusal> {
        let card_type = card_type(raw)?;
        let set = word("setCode", raw.set_code.as_deref())?;
        let number = raw.number.ok_or(CardRefusal::MissingField("number".into()))?;
        let series = match raw.promo_grouping.as_deref() {
            Some(_) => word("promoGrouping", raw.promo_grouping.as_deref())?,
            None => set.clone(),
        };
        let this = format!("{series}/{number}{}", raw.variant.as_deref().map(tidy).unwrap_or_default());
        let printings = match raw.printings.as_deref().map(|all| words("printings", all)).transpose()? {
            Some(all) if !all.is_empty() => all,
            _ => vec![this],
        };
        if printings.iter().any(|printing| !is_printing(printing)) {
            return Err(CardRefusal::BadField {
                field: "setCode or number".into(),
                value: printings.join(", "),
            });
        }
        let classes = words("subtypes", raw.subtypes.as_deref().unwrap_or_default())?;
        let marked =
            classes.iter().any(|class| OF_CHARACTERS.iter().any(|kind| kind.contains(&class.as_str())));
        if card_type == CardType::Character && !marked {
            return Err(match classes.is_empty() {
                true => CardRefusal::MissingField("subtypes".into()),
                false => bad("subtypes", &classes.join(", ")),
            });
        }
        let in_play = matches!(card_type, CardType::Character | CardType::Location);
        let card = CardData {
            name: Name(word("name", raw.name.as_deref())?),
            version: raw
                .version
                .as_deref()
                .map(|version| word("version", Some(version)).map(Name))
                .transpose()?,
            card_type,
            inks: inks(raw)?,
            cost: required("cost", raw.cost)?,
            inkable: raw.inkwell.ok_or(CardRefusal::MissingField("inkwell".into()))?,
            strength: stat("strength", raw.strength, card_type == CardType::Character)?,
            willpower: stat("willpower", raw.willpower, in_play)?,
            lore: stat("lore", raw.lore, in_play)?,
            move_cost: stat("moveCost", raw.move_cost, card_type == CardType::Location)?,
            classes: classes.into_iter().map(Class).collect(),
            copies: match raw.max_copies_in_deck {
                None => CopyLimit::default(),
                Some(None) => CopyLimit::AnyNumber,
                Some(Some(copies)) => CopyLimit::UpTo(small("maxCopiesInDeck", copies)?),
            },
            printings,
            ids: raw.id.map(id).transpose()?.into_iter().collect(),
            abilities: Vec::new(),
        };
        let promotional = raw.promo_grouping.is_some() || set.parse::<u32>().is_err();
        let wording_set = raw.text_from.as_deref().and_then(|printing| printing.split_once('/'));
        let wording_set = wording_set.map_or(set.as_str(), |(set, _)| set);
        let released = |set: &str| file.sets.get(set).and_then(|set| set.release_date.clone());
        let numbered = |set: &str| set.parse::<u32>().unwrap_or(0);
        Ok(Printing {
            entry: CardEntry { card, sections: sections(raw)? },
            filing: (promotional, released(&set), numbered(&set), number),
            wording: (released(wording_set), numbered(wording_set), !promotional, Reverse(number)),
        })
    }
}

/// The sections of the text box. A card without text has none; text outside of sections
/// is refused, never dropped.
fn sections(raw: &RawCard) -> Result<Vec<SectionText>, CardRefusal> {
    let abilities = raw.abilities.as_deref().unwrap_or_default();
    let Some(sections) = raw.full_text_sections.as_deref() else {
        let says_something = raw.full_text.as_deref().is_some_and(|text| !text.trim().is_empty())
            || !abilities.is_empty()
            || raw.effects.as_ref().is_some_and(|effects| !effects.is_empty());
        return if says_something {
            Err(CardRefusal::MissingField("fullTextSections".into()))
        } else {
            Ok(Vec::new())
        };
    };
    if sections.len() > LONGEST_LIST || abilities.len() > LONGEST_LIST {
        return Err(CardRefusal::TooLong("fullTextSections".into()));
    }
    let section = |text: &String| {
        if text.len() > LONGEST_SECTION {
            return Err(CardRefusal::TooLong("fullTextSections".into()));
        }
        let text = tidy(text);
        Ok(SectionText { name: story_name(&text, abilities), text })
    };
    sections.iter().filter(|text| !text.trim().is_empty()).map(section).collect()
}

/// The longest ability name at the start of the section.
fn story_name(section: &str, abilities: &[RawAbility]) -> Option<String> {
    let names = abilities.iter().filter_map(|ability| ability.name.as_deref()).map(tidy);
    let opens = |name: &String| {
        !name.is_empty() && section.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' '))
    };
    names.filter(opens).max_by_key(String::len)
}

fn card_type(raw: &RawCard) -> Result<CardType, CardRefusal> {
    match raw.card_type.as_deref().ok_or(CardRefusal::MissingField("type".into()))? {
        "Character" => Ok(CardType::Character),
        "Action" => Ok(CardType::Action),
        "Item" => Ok(CardType::Item),
        "Location" => Ok(CardType::Location),
        other => Err(bad("type", other)),
    }
}

/// The inks, from `colors`, or else from `color`, which joins two with a dash.
fn inks(raw: &RawCard) -> Result<Vec<Ink>, CardRefusal> {
    let named: Vec<&str> = match (raw.colors.as_deref(), raw.color.as_deref()) {
        (Some(colors), _) if !colors.is_empty() => colors.iter().map(String::as_str).collect(),
        (_, Some(color)) if !color.is_empty() => color.split('-').collect(),
        _ => return Err(CardRefusal::MissingField("color".into())),
    };
    let ink =
        |name: &str| Ink::ALL.into_iter().find(|ink| ink.name() == name).ok_or_else(|| bad("color", name));
    let mut inks = named.into_iter().map(ink).collect::<Result<Vec<_>, _>>()?;
    inks.sort();
    inks.dedup();
    Ok(inks)
}

/// A number that this type of card must have or must not have.
fn stat(field: &'static str, value: Option<i64>, expected: bool) -> Result<Option<u8>, CardRefusal> {
    match (value, expected) {
        (value, true) => required(field, value).map(Some),
        (None, false) => Ok(None),
        (Some(value), false) => Err(bad(field, &value.to_string())),
    }
}

fn required(field: &'static str, value: Option<i64>) -> Result<u8, CardRefusal> {
    small(field, value.ok_or(CardRefusal::MissingField(field.into()))?)
}

fn small(field: &'static str, value: i64) -> Result<u8, CardRefusal> {
    u8::try_from(value).map_err(|_| bad(field, &value.to_string()))
}

fn id(value: i64) -> Result<u32, CardRefusal> {
    u32::try_from(value).map_err(|_| bad("id", &value.to_string()))
}

/// A name or code: present, not empty, not too long.
fn word(field: &'static str, value: Option<&str>) -> Result<String, CardRefusal> {
    let value = value.ok_or(CardRefusal::MissingField(field.into()))?;
    if value.len() > LONGEST_WORD {
        return Err(CardRefusal::TooLong(field.into()));
    }
    let value = tidy(value);
    if value.is_empty() { Err(CardRefusal::MissingField(field.into())) } else { Ok(value) }
}

fn words(field: &'static str, values: &[String]) -> Result<Vec<String>, CardRefusal> {
    if values.len() > LONGEST_LIST {
        return Err(CardRefusal::TooLong(field.into()));
    }
    values.iter().map(|value| word(field, Some(value))).collect()
}

/// Whether this is "set/number": letters and digits on both sides, the number starting with a digit.
fn is_printing(printing: &str) -> bool {
    let plain = |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
    printing.split_once('/').is_some_and(|(set, number)| {
        plain(set) && plain(number) && number.starts_with(|c: char| c.is_ascii_digit())
    })
}

fn bad(field: &'static str, value: &str) -> CardRefusal {
    CardRefusal::BadField { field: field.into(), value: value.chars().take(LONGEST_WORD).collect() }
}
