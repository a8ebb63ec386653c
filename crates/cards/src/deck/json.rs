//! Decks in JSON.
//!
//! A deck is `{"cards": …, "sideboard": …}` or just its cards. Cards are a list or an object. Each element of
//! a list is a LorcanaJSON id, a name (each mention is one copy) or `{"count": 4, "name": …}` with `name`,
//! `id` or `printing`. An object maps names or ids to their counts. A deck may also have a `"leader":
//! {"card": …, "ink": …, "text": […]}`.

use super::builder::{DeckListBuilder, DeckPart};
use super::error::{DeckErrorKind, ExpectedList, ListPosition, quote};
use super::resolve::ListReference;
use crate::search::parse_ink;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;
use wording::Ink;

const COUNTS: [&str; 5] = ["count", "quantity", "qty", "amount", "copies"];
const CARDS: [&str; 4] = ["cards", "deck", "main", "mainboard"];
const LEADER: &str = "leader";
const SIDEBOARD: [&str; 2] = ["sideboard", "side"];

/// A lossless JSON value: objects keep their order and duplicate keys.
#[derive(Clone, Debug)]
enum JsonValue {
    /// Null, a boolean, or a number with a fraction.
    Other,
    Number(u64),
    Text(String),
    List(Vec<JsonValue>),
    Object(Vec<(String, JsonValue)>),
}

/// Whether the text is meant to be JSON.
pub(super) fn is_json(content: &str) -> bool {
    let mut signs = content.trim_start().chars();
    match signs.next() {
        Some('{') => true,
        // A text list may begin with "[foil]" or "[Characters]".
        Some('[') => {
            signs.find(|c| !c.is_whitespace()).is_some_and(|c| c.is_ascii_digit() || "{\"]-".contains(c))
        }
        _ => false,
    }
}

pub(super) fn read(content: &str, list: &mut DeckListBuilder<'_>) {
    let value = match serde_json::from_str::<JsonValue>(content) {
        Ok(value) => value,
        Err(error) => {
            let what = error.to_string();
            let what = what.rsplit_once(" at line ").map_or(what.as_str(), |(what, _)| what);
            return list.refuse(
                ListPosition::Column(error.line(), error.column()),
                DeckErrorKind::BadJson { what: quote(what) },
            );
        }
    };
    let mut number = 0;
    let JsonValue::Object(fields) = &value else {
        return read_cards(&value, DeckPart::Deck, &mut number, list);
    };
    let is_cards = |(key, value): &(String, JsonValue)| {
        CARDS.contains(&key.as_str()) && matches!(value, JsonValue::List(_) | JsonValue::Object(_))
    };
    if !fields.iter().any(is_cards) {
        return read_cards(&value, DeckPart::Deck, &mut number, list);
    }
    for (key, value) in fields {
        match (key.as_str(), value) {
            (key, value) if CARDS.contains(&key) => read_cards(value, DeckPart::Deck, &mut number, list),
            (key, value) if SIDEBOARD.contains(&key) => read_cards(value, DeckPart::Side, &mut number, list),
            (LEADER, JsonValue::Object(fields)) => read_leader(fields, list),
            (LEADER, _) => {
                list.refuse(ListPosition::File, DeckErrorKind::BadLeader { what: "\"leader\"".to_owned() })
            }
            // A title, a date, an author.
            (_, JsonValue::Other | JsonValue::Number(_) | JsonValue::Text(_)) => {}
            (key, JsonValue::List(_) | JsonValue::Object(_)) => {
                list.refuse(
                    ListPosition::File,
                    DeckErrorKind::NoCards { what: ExpectedList::Key(quote(key)) },
                );
            }
        }
    }
}

/// `{"card": …, "ink": …, "text": …}`, where inks and text may be single or lists.
fn read_leader(fields: &[(String, JsonValue)], list: &mut DeckListBuilder<'_>) {
    let bad = |what: &str| DeckErrorKind::BadLeader { what: format!("\"{}\"", quote(what)) };
    let field = |key: &str| fields.iter().find(|(known, _)| known == key).map(|(_, value)| value);
    let Some(JsonValue::Text(card)) = field("card") else {
        return list.refuse(ListPosition::File, bad("leader"));
    };
    let (Some(inks), Some(text)) = (texts(field("ink")), texts(field("text"))) else {
        return list.refuse(ListPosition::File, bad(card));
    };
    let inks: Result<Vec<Ink>, _> = inks.into_iter().map(parse_ink).collect();
    let Ok(inks) = inks else { return list.refuse(ListPosition::File, bad(card)) };
    list.lead(ListPosition::File, &ListReference::by_name(card, card), inks);
    for line in text {
        list.lead_with(ListPosition::File, line);
    }
}

/// A text, or all elements of a list of texts; empty if absent.
fn texts(value: Option<&JsonValue>) -> Option<Vec<&str>> {
    match value {
        None => Some(Vec::new()),
        Some(JsonValue::Text(text)) => Some(vec![text]),
        Some(JsonValue::List(list)) => list
            .iter()
            .map(|value| match value {
                JsonValue::Text(text) => Some(text.as_str()),
                JsonValue::Other | JsonValue::Number(_) | JsonValue::List(_) | JsonValue::Object(_) => None,
            })
            .collect(),
        Some(JsonValue::Other | JsonValue::Number(_) | JsonValue::Object(_)) => None,
    }
}

fn read_cards(cards: &JsonValue, board: DeckPart, number: &mut usize, list: &mut DeckListBuilder<'_>) {
    let mut next = || {
        *number += 1;
        ListPosition::Card(*number)
    };
    match cards {
        JsonValue::List(cards) => {
            for card in cards {
                if list.stopped() {
                    return;
                }
                read_card(card, board, next(), list);
            }
        }
        JsonValue::Object(counts) => {
            for (card, count) in counts {
                if list.stopped() {
                    return;
                }
                let place = next();
                match count {
                    JsonValue::Number(count) => list.add(place, board, &count.to_string(), &by_key(card)),
                    JsonValue::Other | JsonValue::Text(_) | JsonValue::List(_) | JsonValue::Object(_) => {
                        list.refuse(place, DeckErrorKind::NoCount { text: quote(card) });
                    }
                }
            }
        }
        JsonValue::Other | JsonValue::Number(_) | JsonValue::Text(_) => {
            list.refuse(ListPosition::File, DeckErrorKind::NoCards { what: ExpectedList::All });
        }
    }
}

/// A name, or an id in digits.
fn by_key(key: &str) -> ListReference<'_> {
    match key.parse() {
        Ok(id) => ListReference::by_id(key, id),
        Err(_) => ListReference::by_name(key, key),
    }
}

fn read_card(card: &JsonValue, board: DeckPart, place: ListPosition, list: &mut DeckListBuilder<'_>) {
    match card {
        JsonValue::Number(id) => {
            let text = id.to_string();
            match u32::try_from(*id) {
                Ok(id) => list.add(place, board, "1", &ListReference::by_id(&text, id)),
                Err(_) => list.refuse(place, DeckErrorKind::UnknownCard { text, nearest: None }),
            }
        }
        JsonValue::Text(name) => list.add(place, board, "1", &by_key(name)),
        JsonValue::Object(fields) => read_fields(fields, board, place, list),
        JsonValue::Other | JsonValue::List(_) => {
            list.refuse(place, DeckErrorKind::NoCards { what: ExpectedList::Here })
        }
    }
}

fn read_fields(
    fields: &[(String, JsonValue)],
    board: DeckPart,
    place: ListPosition,
    list: &mut DeckListBuilder<'_>,
) {
    let field =
        |names: &[&str]| fields.iter().find(|(key, _)| names.contains(&key.as_str())).map(|(_, value)| value);
    let text = |names: &[&str]| match field(names) {
        Some(JsonValue::Text(text)) => Some(text.clone()),
        Some(JsonValue::Number(number)) => Some(number.to_string()),
        Some(JsonValue::Other | JsonValue::List(_) | JsonValue::Object(_)) | None => None,
    };
    let name = match (text(&["fullName", "full_name"]), text(&["name"]), text(&["version"])) {
        (Some(full), _, _) => Some(full),
        (None, Some(name), Some(version)) => Some(format!("{name} - {version}")),
        (None, name, _) => name,
    };
    let id = text(&["id"]).and_then(|id| id.parse().ok());
    let printing = match (text(&["set", "setCode"]), text(&["number"])) {
        (Some(set), Some(number)) => Some((set, number)),
        _ => text(&["printing"]).and_then(|printing| {
            printing.split_once('/').map(|(set, number)| (set.to_owned(), number.to_owned()))
        }),
    };
    let shown = name.clone().or_else(|| id.map(|id: u32| id.to_string())).unwrap_or_default();
    match text(&COUNTS) {
        Some(count) => list.add(place, board, &count, &ListReference { text: &shown, name, printing, id }),
        None => list.refuse(place, DeckErrorKind::NoCount { text: quote(&shown) }),
    }
}

impl<'de> Deserialize<'de> for JsonValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonValue, D::Error> {
        struct JsonVisitor;
        impl<'de> Visitor<'de> for JsonVisitor {
            type Value = JsonValue;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON")
            }

            fn visit_unit<E>(self) -> Result<JsonValue, E> {
                Ok(JsonValue::Other)
            }

            fn visit_bool<E>(self, _: bool) -> Result<JsonValue, E> {
                Ok(JsonValue::Other)
            }

            fn visit_u64<E>(self, number: u64) -> Result<JsonValue, E> {
                Ok(JsonValue::Number(number))
            }

            fn visit_i64<E>(self, _: i64) -> Result<JsonValue, E> {
                Ok(JsonValue::Other)
            }

            fn visit_f64<E>(self, _: f64) -> Result<JsonValue, E> {
                Ok(JsonValue::Other)
            }

            fn visit_str<E>(self, text: &str) -> Result<JsonValue, E> {
                Ok(JsonValue::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<JsonValue, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(JsonValue::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<JsonValue, A::Error> {
                let mut object = Vec::new();
                while let Some(field) = fields.next_entry()? {
                    object.push(field);
                }
                Ok(JsonValue::Object(object))
            }
        }
        deserializer.deserialize_any(JsonVisitor)
    }
}
