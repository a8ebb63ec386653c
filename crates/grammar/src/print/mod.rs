//! The printer: writes the tree as card text, in the normal form of [`normalise`](crate::normalise).
//!
//! Modules mirror those of the grammar. Each function gives the words of one node, starting in lower case if
//! they may start a sentence.

mod ability;
mod amount;
mod case;
mod condition;
mod deed;
mod effect;
pub(crate) mod keyword;
mod noun;
mod rule;
mod target;
mod trigger;

pub(crate) use ability::{are_keywords, body, section};
pub(crate) use effect::sentences;

use crate::text::{Number, capital, join, series};
use crate::words::{DEEDS, phrase};
use wording::Node;

/// The words of one node, as used inside a sentence. Empty for nodes that only choose between other
/// words.
pub(crate) fn node(node: Node<'_>) -> String {
    let both = |(words, tail): (String, String)| words + &tail;
    match node {
        Node::Effect(effect) => effect::effect(effect, effect::IMPERATIVE),
        Node::Condition(condition) => condition::condition(condition),
        Node::HistoryEvent(event) => condition::happened(event),
        Node::Event(event) => trigger::event(event),
        Node::Would(would) => trigger::would(would),
        Node::Rule(rule) => both(rule::rule(rule)),
        Node::Modifier(modifier) => both(rule::given(std::slice::from_ref(modifier))),
        Node::Act(act) => rule::act(act),
        Node::Noun(noun) => noun::one(noun),
        Node::Deed(deed) => phrase(DEEDS, deed).to_owned(),
        Node::Part(part) => noun::part(part, Number::One, "or"),
        Node::Target(target) => target::object(target),
        Node::Destination(place) => effect::destination(place, "into"),
        Node::Amount(amount) => amount::mass(amount, "").trim_end().to_owned() + &amount::tail(amount),
        Node::Measure(measure) => amount::measured(measure),
        _ => String::new(),
    }
}

/// A verb, agreeing with its subject.
fn verb(number: Number, base: &str) -> String {
    match number {
        Number::One => third_person(base),
        Number::Many => base.to_owned(),
    }
}

/// "draws", "banishes", "readies", "has", "is".
pub(crate) fn third_person(base: &str) -> String {
    match base {
        "have" => "has".to_owned(),
        "are" => "is".to_owned(),
        "don't" => "doesn't".to_owned(),
        _ if base.ends_with("ch") || base.ends_with("sh") || base.ends_with('s') => format!("{base}es"),
        _ => match base.strip_suffix('y') {
            Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
            _ => format!("{base}s"),
        },
    }
}

/// "A", "A or B", "A, B, or C".
fn list(items: &[String], joint: &str) -> String {
    match items {
        [_, _, _, ..] => series(items, ", ", &format!(", {joint} ")),
        _ => series(items, ", ", &format!(" {joint} ")),
    }
}

/// The words with "a" or "an".
fn with_article(words: &str) -> String {
    let lower = words.to_lowercase();
    let vowel =
        lower.starts_with(['a', 'e', 'i', 'o']) || (lower.starts_with("un") && !lower.starts_with("uni"));
    format!("{} {words}", if vowel { "an" } else { "a" })
}
