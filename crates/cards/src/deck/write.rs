//! Writes decks. Each form reads back as the same deck.

use super::{DeckForm, DeckList, code};
use crate::card::CardData;
use crate::leader::Leader;
use crate::library::CardLibrary;
use serde::Serialize;
use thiserror::Error;
use wording::Language;

/// Why a deck can't be written in a form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    #[error("\"{0}\" is not in the card library")]
    UnknownCard(String),
    #[error("\"{0}\" has no LorcanaJSON id; choose another form, such as text")]
    NoId(String),
    #[error(
        "the name \"{0}\" contains a character that separates the cards of a Pixelborn code; choose another form, such as text"
    )]
    NoCode(String),
}

/// The deck in this form, with a final line break. A Pixelborn code can't hold a sideboard, and neither a
/// code nor a table can hold a leader; the other forms keep both.
pub fn write_deck(list: &DeckList, form: DeckForm, library: &CardLibrary) -> Result<String, WriteError> {
    write_deck_in(list, form, None, library)
}

/// The deck in this form, with card names in the given language, if any. Ids and
/// Pixelborn codes have no language.
pub fn write_deck_in(
    list: &DeckList,
    form: DeckForm,
    language: Option<Language>,
    library: &CardLibrary,
) -> Result<String, WriteError> {
    let called = |card: &CardData| match language {
        Some(language) => card.plain_name_in(language),
        None => card.full_name(),
    };
    let deck = find(&list.deck.entries, library)?;
    let side = find(&list.sideboard, library)?;
    match form {
        DeckForm::Text => Ok(leader_lines(list) + &in_lines(&deck, &side, |card| Ok(called(card)))?),
        DeckForm::Ids => {
            let id = |card: &CardData| {
                card.ids.first().map(u32::to_string).ok_or_else(|| WriteError::NoId(card.full_name()))
            };
            Ok(leader_lines(list) + &in_lines(&deck, &side, id)?)
        }
        DeckForm::Pixelborn => {
            let entry = |(count, card): &(u16, &CardData)| {
                let version = card.version.as_ref().map(|version| version.0.as_str());
                code::entry(&card.name.0, version, *count).ok_or_else(|| WriteError::NoCode(card.full_name()))
            };
            let entries = deck.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
            Ok(code::encode(&entries.concat()) + "\n")
        }
        DeckForm::Csv => Ok(table(&deck, &side, called)),
        DeckForm::Json => {
            let deck = JsonDeck {
                name: &list.deck.name,
                leader: list.deck.leader.as_ref().map(JsonLeader::new),
                cards: deck.into_iter().map(|entry| JsonCard::new(entry, called)).collect(),
                sideboard: side.into_iter().map(|entry| JsonCard::new(entry, called)).collect(),
            };
            Ok(serde_json::to_string(&deck).expect("text and numbers can be written") + "\n")
        }
    }
}

type CountedCards<'l> = Vec<(u16, &'l CardData)>;

fn find<'l>(entries: &[(u16, String)], library: &'l CardLibrary) -> Result<CountedCards<'l>, WriteError> {
    let find = |(count, full_name): &(u16, String)| match library.find(full_name) {
        Some(card) => Ok((*count, card)),
        None => Err(WriteError::UnknownCard(full_name.clone())),
    };
    entries.iter().map(find).collect()
}

/// The lines for the leader and its text, before the cards.
fn leader_lines(list: &DeckList) -> String {
    list.deck.leader.as_ref().map(|leader| format!("{leader}\n")).unwrap_or_default()
}

fn in_lines(
    deck: &CountedCards<'_>,
    side: &CountedCards<'_>,
    name: impl Fn(&CardData) -> Result<String, WriteError>,
) -> Result<String, WriteError> {
    let lines = |cards: &CountedCards<'_>| {
        let line = |(count, card): &(u16, &CardData)| Ok(format!("{count} {}\n", name(card)?));
        cards.iter().map(line).collect::<Result<String, _>>()
    };
    let heading = if side.is_empty() { "" } else { "\nSideboard\n" };
    Ok(lines(deck)? + heading + &lines(side)?)
}

fn table(deck: &CountedCards<'_>, side: &CountedCards<'_>, called: impl Fn(&CardData) -> String) -> String {
    let mut rows = csv::Writer::from_writer(Vec::new());
    let mut row = |cells: [&str; 7]| rows.write_record(cells).expect("writing to memory does not fail");
    row(["Section", "Count", "Name", "Version", "Set", "Number", "Id"]);
    let deck = deck.iter().map(|cards| ("deck", cards));
    for (section, (count, card)) in deck.chain(side.iter().map(|cards| ("sideboard", cards))) {
        let name = called(card);
        let (name, version) = match &card.version {
            Some(_) => name.split_once(" - ").unwrap_or((&name, "")),
            None => (name.as_str(), ""),
        };
        let printing = card.printings.first().and_then(|printing| printing.split_once('/'));
        let (set, number) = printing.unwrap_or_default();
        let id = card.ids.first().map(u32::to_string).unwrap_or_default();
        row([section, &count.to_string(), name, version, set, number, &id]);
    }
    let bytes = rows.into_inner().expect("writing to memory does not fail");
    String::from_utf8(bytes).expect("text was written")
}

#[derive(Debug, Serialize)]
struct JsonDeck<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    leader: Option<JsonLeader<'a>>,
    cards: Vec<JsonCard<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sideboard: Vec<JsonCard<'a>>,
}

#[derive(Debug, Serialize)]
struct JsonLeader<'a> {
    card: &'a str,
    ink: Vec<String>,
    text: &'a [String],
}

impl<'a> JsonLeader<'a> {
    fn new(leader: &'a Leader) -> JsonLeader<'a> {
        let ink = leader.inks.iter().map(|ink| ink.name().to_lowercase()).collect();
        JsonLeader { card: &leader.card, ink, text: &leader.text }
    }
}

#[derive(Debug, Serialize)]
struct JsonCard<'a> {
    count: u16,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    printing: Option<&'a str>,
}

impl<'a> JsonCard<'a> {
    fn new((count, card): (u16, &'a CardData), called: impl Fn(&CardData) -> String) -> JsonCard<'a> {
        JsonCard {
            count,
            name: called(card),
            id: card.ids.first().copied(),
            printing: card.printings.first().map(String::as_str),
        }
    }
}
