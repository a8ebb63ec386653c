//! Decks in JSON.
//!
//! A deck is `{"cards": …, "sideboard": …}` or just its cards. Cards are a list or an object. Each element of
//! a list is a LorcanaJSON id, a name (each mention is one copy) or `{"count": 4, "name": …}` with `name`,
//! `id` or `printing`. An object maps names or ids to their counts. A deck may also have a `"leader":
//! {"card": …, "ink": …, "text": […]}`.

use super::collect::{Board, Collector};
use super::error::{NotAList, Place, Problem, quote};
use super::resolve::Reference;
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
enum Value {
    /// Null, a boolean, or a number with a fraction.
    Other,
    Number(u64),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
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

pub(super) fn read(content: &str, list: &mut Collector<'_>) {
    let value = match serde_json::from_str::<Value>(content) {
        Ok(value) => value,
        Err(error) => {
            let what = error.to_string();
            let what = what.rsplit_once(" at line ").map_or(what.as_str(), |(what, _)| what);
            return list
                .refuse(Place::Column(error.line(), error.column()), Problem::BadJson { what: quote(what) });
        }
    };
    let mut number = 0;
    let Value::Object(fields) = &value else { return read_cards(&value, Board::Deck, &mut number, list) };
    let is_cards = |(key, value): &(String, Value)| {
        CARDS.contains(&key.as_str()) && matches!(value, Value::List(_) | Value::Object(_))
    };
    if !fields.iter().any(is_cards) {
        return read_cards(&value, Board::Deck, &mut number, list);
    }
    for (key, value) in fields {
        match (key.as_str(), value) {
            (key, value) if CARDS.contains(&key) => read_cards(value, Board::Deck, &mut number, list),
            (key, value) if SIDEBOARD.contains(&key) => read_cards(value, Board::Side, &mut number, list),
            (LEADER, Value::Object(fields)) => read_leader(fields, list),
            (LEADER, _) => list.refuse(Place::File, Problem::BadLeader { what: "\"leader\"".to_owned() }),
            // A title, a date, an author.
            (_, Value::Other | Value::Number(_) | Value::Text(_)) => {}
            (key, Value::List(_) | Value::Object(_)) => {
                list.refuse(Place::File, Problem::NoCards { what: NotAList::Key(quote(key)) });
            }
        }
    }
}

/// `{"card": …, "ink": …, "text": …}`, where inks and text may be single or lists.
fn read_leader(fields: &[(String, Value)], list: &mut Collector<'_>) {
    let bad = |what: &str| Problem::BadLeader { what: format!("\"{}\"", quote(what)) };
    let field = |key: &str| fields.iter().find(|(known, _)| known == key).map(|(_, value)| value);
    let Some(Value::Text(card)) = field("card") else { return list.refuse(Place::File, bad("leader")) };
    let (Some(inks), Some(text)) = (texts(field("ink")), texts(field("text"))) else {
        return list.refuse(Place::File, bad(card));
    };
    let inks: Result<Vec<Ink>, _> = inks.into_iter().map(parse_ink).collect();
    let Ok(inks) = inks else { return list.refuse(Place::File, bad(card)) };
    list.lead(Place::File, &Reference::by_name(card, card), inks);
    for line in text {
        list.lead_with(Place::File, line);
    }
}

/// A text, or all elements of a list of texts; empty if absent.
fn texts(value: Option<&Value>) -> Option<Vec<&str>> {
    match value {
        None => Some(Vec::new()),
        Some(Value::Text(text)) => Some(vec![text]),
        Some(Value::List(list)) => list
            .iter()
            .map(|value| match value {
                Value::Text(text) => Some(text.as_str()),
                Value::Other | Value::Number(_) | Value::List(_) | Value::Object(_) => None,
            })
            .collect(),
        Some(Value::Other | Value::Number(_) | Value::Object(_)) => None,
    }
}

fn read_cards(cards: &Value, board: Board, number: &mut usize, list: &mut Collector<'_>) {
    let mut next = || {
        *number += 1;
        Place::Card(*number)
    };
    match cards {
        Value::List(cards) => {
            for card in cards {
                if list.stopped() {
                    return;
                }
                read_card(card, board, next(), list);
            }
        }
        Value::Object(counts) => {
            for (card, count) in counts {
                if list.stopped() {
                    return;
                }
                let place = next();
                match count {
                    Value::Number(count) => list.add(place, board, &count.to_string(), &by_key(card)),
                    Value::Other | Value::Text(_) | Value::List(_) | Value::Object(_) => {
                        list.refuse(place, Problem::NoCount { text: quote(card) });
                    }
                }
            }
        }
        Value::Other | Value::Number(_) | Value::Text(_) => {
            list.refuse(Place::File, Problem::NoCards { what: NotAList::All });
        }
    }
}

/// A name, or an id in digits.
fn by_key(key: &str) -> Reference<'_> {
    match key.parse() {
        Ok(id) => Reference::by_id(key, id),
        Err(_) => Reference::by_name(key, key),
    }
}

fn read_card(card: &Value, board: Board, place: Place, list: &mut Collector<'_>) {
    match card {
        Value::Number(id) => {
            let text = id.to_string();
            match u32::try_from(*id) {
                Ok(id) => list.add(place, board, "1", &Reference::by_id(&text, id)),
                Err(_) => list.refuse(place, Problem::UnknownCard { text, nearest: None }),
            }
        }
        Value::Text(name) => list.add(place, board, "1", &by_key(name)),
        Value::Object(fields) => read_fields(fields, board, place, list),
        Value::Other | Value::List(_) => list.refuse(place, Problem::NoCards { what: NotAList::Here }),
    }
}

fn read_fields(fields: &[(String, Value)], board: Board, place: Place, list: &mut Collector<'_>) {
    let field =
        |names: &[&str]| fields.iter().find(|(key, _)| names.contains(&key.as_str())).map(|(_, value)| value);
    let text = |names: &[&str]| match field(names) {
        Some(Value::Text(text)) => Some(text.clone()),
        Some(Value::Number(number)) => Some(number.to_string()),
        Some(Value::Other | Value::List(_) | Value::Object(_)) | None => None,
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
        Some(count) => list.add(place, board, &count, &Reference { text: &shown, name, printing, id }),
        None => list.refuse(place, Problem::NoCount { text: quote(&shown) }),
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON")
            }

            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Other)
            }

            fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
                Ok(Value::Other)
            }

            fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
                Ok(Value::Number(number))
            }

            fn visit_i64<E>(self, _: i64) -> Result<Value, E> {
                Ok(Value::Other)
            }

            fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
                Ok(Value::Other)
            }

            fn visit_str<E>(self, text: &str) -> Result<Value, E> {
                Ok(Value::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Value::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
                let mut object = Vec::new();
                while let Some(field) = fields.next_entry()? {
                    object.push(field);
                }
                Ok(Value::Object(object))
            }
        }
        deserializer.deserialize_any(Any)
    }
}
