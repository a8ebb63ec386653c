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

pub(crate) use ability::section;
pub(crate) use effect::sentences;

/// The number a verb agrees with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    One,
    Many,
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
        [] => String::new(),
        [one] => one.clone(),
        [one, other] => format!("{one} {joint} {other}"),
        [first @ .., last] => format!("{}, {joint} {last}", first.join(", ")),
    }
}

/// The words with an initial capital.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// The words with "a" or "an".
fn with_article(words: &str) -> String {
    let lower = words.to_lowercase();
    let vowel =
        lower.starts_with(['a', 'e', 'i', 'o']) || (lower.starts_with("un") && !lower.starts_with("uni"));
    format!("{} {words}", if vowel { "an" } else { "a" })
}

/// Joins the words that are not empty, with spaces.
fn join<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
