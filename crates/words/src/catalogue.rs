//! The catalogues: one Fluent file per language.

use crate::message::{Arg, Card, Message, Piece, Sentence};
use engine::{CardDb, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
}

impl Language {
    pub const ALL: [Language; 1] = [Language::English];

    /// "en"
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// For plural forms.
    fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../catalogues/en.ftl"),
        }
    }

    fn catalogue(self) -> &'static Catalogue {
        static CATALOGUES: [OnceLock<Catalogue>; 1] = [const { OnceLock::new() }];
        CATALOGUES[self as usize].get_or_init(|| Catalogue::new(self))
    }

    /// Whether the catalogue has this message.
    pub fn has(self, id: &str) -> bool {
        self.catalogue().0.has_message(id)
    }

    /// The message in this language, for this reader; a judge is nobody in particular.
    pub fn say(self, message: &Message, db: &CardDb, reader: Option<Seat>) -> Sentence {
        let mut marked = Marked { db, reader, pieces: Vec::new() };
        let text = self.catalogue().format(message, &mut marked);
        cut(&text, &marked.pieces)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let short = code.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(short))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A language that the program doesn't speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
        write!(f, "there is no language \"{}\" here; there is {}", self.0, codes.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    fn new(language: Language) -> Catalogue {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Pieces are kept apart by marks of our own.
        bundle.set_use_isolating(false);
        // What can't be read is left out; a test reads every catalogue and wants no errors.
        let resource = FluentResource::try_new(language.source().to_owned()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
        Catalogue(bundle)
    }

    fn format(&self, message: &Message, marked: &mut Marked<'_>) -> String {
        let Some(pattern) = self.0.get_message(message.id).and_then(|found| found.value()) else {
            return message.id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let (value, is) = self.value(arg, marked);
            args.set(*name, value);
            if let Some(is) = is {
                args.set(format!("{name}-is"), is);
            }
        }
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id);
        text.into_owned()
    }

    /// The argument for Fluent, and what catalogues may ask of it.
    fn value(&self, arg: &Arg, marked: &mut Marked<'_>) -> (FluentValue<'static>, Option<&'static str>) {
        match arg {
            Arg::Number(n) => (FluentValue::from(*n), None),
            Arg::Kind(kind) => (FluentValue::from(*kind), None),
            Arg::Text(text) => (FluentValue::from(text.replace(is_mark, "")), None),
            Arg::Rule(rule) => (marked.put(Piece::Rule(*rule)), None),
            Arg::Message(message) => (FluentValue::from(self.format(message, marked)), None),
            Arg::Player(seat) if marked.reader == Some(*seat) => {
                (FluentValue::from(self.format(&Message::new("player-you"), marked)), Some("you"))
            }
            Arg::Player(seat) => (marked.put(Piece::Player(*seat)), Some("other")),
            Arg::Card(Card { id, def: Some(def) }) => {
                let name = marked.db.def(*def).full_name.clone();
                (marked.put(Piece::Card { id: *id, def: *def, name }), Some("known"))
            }
            Arg::Card(Card { def: None, .. }) => {
                (FluentValue::from(self.format(&Message::new("card-hidden"), marked)), Some("hidden"))
            }
        }
    }
}

/// Pieces on their way through Fluent: each is a character of its own there.
struct Marked<'a> {
    db: &'a CardDb,
    reader: Option<Seat>,
    pieces: Vec<Piece>,
}

/// Where the characters for private use begin.
const FIRST_MARK: u32 = 0xF_0000;

fn is_mark(letter: char) -> bool {
    u32::from(letter) >= FIRST_MARK
}

impl Marked<'_> {
    fn put(&mut self, piece: Piece) -> FluentValue<'static> {
        let mark = char::from_u32(FIRST_MARK + self.pieces.len() as u32).unwrap_or('\u{FFFD}');
        self.pieces.push(piece);
        FluentValue::from(mark.to_string())
    }
}

/// Puts the pieces where their marks stand.
fn cut(text: &str, pieces: &[Piece]) -> Sentence {
    let mut sentence = Vec::new();
    let mut plain = String::new();
    for letter in text.chars() {
        match pieces.get(u32::from(letter).wrapping_sub(FIRST_MARK) as usize) {
            Some(piece) => {
                if !plain.is_empty() {
                    sentence.push(Piece::Text(std::mem::take(&mut plain)));
                }
                sentence.push(piece.clone());
            }
            None => plain.push(letter),
        }
    }
    if !plain.is_empty() {
        sentence.push(Piece::Text(plain));
    }
    Sentence(sentence)
}

#[cfg(test)]
mod tests {
    use super::Language;
    use fluent_bundle::FluentResource;

    #[test]
    fn every_catalogue_can_be_read() {
        for language in Language::ALL {
            let read = FluentResource::try_new(language.source().to_owned());
            assert!(read.is_ok(), "{language}: {:?}", read.map_err(|(_, errors)| errors));
        }
    }
}
