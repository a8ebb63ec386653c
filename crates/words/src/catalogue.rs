//! The catalogues: one Fluent file per language.

use crate::message::{Arg, CardArg, Message, Piece, Sentence};
use crate::sources;
use cards::LocalNames;
use engine::{CardDb, DefId, Programs, Seat, Twin};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};
use wording::{CardType, Effect, KeywordKind, Language};
use writers::{Names, Site};

/// The plain text of a message without cards of a game.
pub fn text(language: Language, message: &Message) -> String {
    sentence(language, message).to_string()
}

/// The sentence of a message without cards of a game.
pub fn sentence(language: Language, message: &Message) -> Sentence {
    static NO_CARDS: LazyLock<CardDb> = LazyLock::new(|| CardDb::new(Programs::default()));
    say(language, message, &NO_CARDS, None)
}

fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: [OnceLock<Catalogue>; 5] = [const { OnceLock::new() }; 5];
    CATALOGUES[language as usize].get_or_init(|| Catalogue::new(language))
}

static MARKED: AtomicBool = AtomicBool::new(false);

/// From now on, puts every message between ⟦ and ⟧: text outside of them did not come from a catalogue.
pub fn mark_messages() {
    MARKED.store(true, Ordering::Relaxed);
}

/// Whether messages are marked.
pub fn is_marked() -> bool {
    MARKED.load(Ordering::Relaxed)
}

/// Whether the language's catalogue has this message.
pub fn has(language: Language, id: &str) -> bool {
    catalogue(language).bundle.has_message(id)
}

/// Words a message in a language for this reader; `None` reads as a judge.
pub fn say(language: Language, message: &Message, db: &CardDb, reader: Option<Seat>) -> Sentence {
    let mut marked = MarkedPieces { db, reader, pieces: Vec::new() };
    let text = catalogue(language).format(message, &mut marked);
    cut(language, &text, &marked.pieces)
}

struct Catalogue {
    language: Language,
    names: &'static LocalNames,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    fn new(language: Language) -> Catalogue {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // We mark pieces in our own way.
        bundle.set_use_isolating(false);
        for source in sources::of(language) {
            // Skip entries that can't be parsed; a test checks that every catalogue parses without errors.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Catalogue { language, names: LocalNames::of(language), bundle }
    }

    /// The message's pattern, if it has a case for each of the message's arguments.
    fn whole_pattern(&self, message: &Message) -> Option<&Pattern<&str>> {
        let pattern = self.bundle.get_message(message.id)?.value()?;
        has_cases(pattern, message).then_some(pattern)
    }

    fn format(&self, message: &Message, marked: &mut MarkedPieces<'_>) -> String {
        let whole = self.whole_pattern(message);
        if whole.is_none() && self.language != Language::English {
            let english = catalogue(Language::English);
            if english.whole_pattern(message).is_some() {
                return english.format(message, marked);
            }
        }
        let any = || self.bundle.get_message(message.id).and_then(|found| found.value());
        let Some(pattern) = whole.or_else(any) else { return message.id.to_owned() };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let (value, is) = self.value(arg, marked);
            args.set(*name, value);
            if let Some(is) = is {
                args.set(format!("{name}-is"), is);
            }
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id);
        if is_marked() { format!("⟦{text}⟧") } else { text.into_owned() }
    }

    /// The argument for Fluent, and the value of its `-is` variable in catalogues.
    fn value(
        &self,
        arg: &Arg,
        marked: &mut MarkedPieces<'_>,
    ) -> (FluentValue<'static>, Option<&'static str>) {
        match arg {
            Arg::Number(n) => (FluentValue::from(*n), None),
            Arg::Kind(kind) => (FluentValue::from(*kind), None),
            Arg::Text(text) => (FluentValue::from(text.replace(is_mark, "")), None),
            Arg::Ability(english) => (FluentValue::from(self.ability(english)), Some("named")),
            Arg::Unnamed => (FluentValue::from(""), Some("unnamed")),
            Arg::Keyword(keyword, n) => (FluentValue::from(self.keyword(*keyword, *n)), Some(keyword.name())),
            Arg::Class(english) => (FluentValue::from(writers::class_name(self.language, english)), None),
            Arg::Name(english) => (FluentValue::from(self.name(english)), None),
            Arg::FullName(english) => {
                let name = self.names.full_name(english).unwrap_or_else(|| english.clone());
                (marked.put(Piece::Text(name)), Some("known"))
            }
            Arg::List(messages) => {
                let said: Vec<String> = messages.iter().map(|message| self.format(message, marked)).collect();
                let between = if self.language == Language::Chinese { "、" } else { ", " };
                (FluentValue::from(said.join(between)), None)
            }
            Arg::Effects(effects, of) => (FluentValue::from(self.effects(effects, *of, marked.db)), None),
            Arg::Rule(rule) => (marked.put(Piece::Rule(*rule)), None),
            Arg::Message(message) => (FluentValue::from(self.format(message, marked)), None),
            Arg::Player(seat) if marked.reader == Some(*seat) => {
                (FluentValue::from(self.format(&Message::new("player-you"), marked)), Some("you"))
            }
            Arg::Player(seat) => (marked.put(Piece::Player(*seat)), Some("other")),
            Arg::Card(card @ CardArg { def: Some(_), twin, .. }) if *twin != Twin::NONE => {
                let mut said = Arg::Card(CardArg { twin: Twin::NONE, ..*card });
                if twin.nth > 0 {
                    said = Message::new("card-nth").with("card", said).with("n", twin.nth).into();
                }
                if let Some(owner) = twin.owner {
                    said = Message::new("card-whose").with("card", said).with("player", owner).into();
                }
                (self.value(&said, marked).0, Some("known"))
            }
            Arg::Card(CardArg { id, def: Some(def), .. }) => {
                let english = &marked.db.def(*def).full_name;
                let name = self.names.full_name(english).unwrap_or_else(|| english.clone());
                (marked.put(Piece::Card { id: *id, def: *def, name }), Some("known"))
            }
            Arg::Card(CardArg { def: None, .. }) => {
                (FluentValue::from(self.format(&Message::new("card-hidden"), marked)), Some("hidden"))
            }
        }
    }
}

/// Whether a pattern that tells the values of an argument apart has a case for the value in the message, and so on inside of the
/// case. The default case counts only under its own name.
fn has_cases(pattern: &Pattern<&str>, message: &Message) -> bool {
    let value = |name: &str| {
        message.args.iter().find(|(known, _)| *known == name).and_then(|(_, arg)| match arg {
            Arg::Kind(kind) => Some(*kind),
            Arg::Text(text) => Some(text.as_str()),
            _ => None,
        })
    };
    pattern.elements.iter().all(|element| {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            return true;
        };
        let InlineExpression::VariableReference { id } = selector else { return true };
        match value(id.name) {
            Some(value) => variants.iter().any(|case| {
                matches!(&case.key, VariantKey::Identifier { name } if *name == value)
                    && has_cases(&case.value, message)
            }),
            None => variants.iter().all(|case| has_cases(&case.value, message)),
        }
    })
}

impl Catalogue {
    fn name(&self, english: &str) -> String {
        Names::card(self.names, english).unwrap_or_else(|| english.to_owned())
    }

    /// The story name of an ability; a keyword ability has the keyword's name.
    fn ability(&self, english: &str) -> String {
        match KeywordKind::ALL.into_iter().find(|keyword| keyword.name() == english) {
            Some(keyword) => self.keyword(keyword, 0),
            None => self.names.story(english).unwrap_or_else(|| english.to_owned()),
        }
    }

    /// "Challenger +2", "Evasive": a keyword as cards print it.
    fn keyword(&self, keyword: KeywordKind, n: u8) -> String {
        let name = writers::keyword_name(self.language, keyword);
        if keyword.adds_up() && n > 0 { format!("{name} +{n}") } else { name.to_owned() }
    }

    /// The text of effects as a card prints it.
    fn effects(&self, effects: &[Effect], of: Option<DefId>, db: &CardDb) -> String {
        let (name, card_type) =
            of.map(|def| db.def(def)).map_or(("", CardType::Action), |def| (def.name.as_str(), def.kind));
        let site = Site { name, card_type, names: self.names, reminders: false };
        writers::write_effects(self.language, effects, &site)
    }
}

/// Pieces on their way through Fluent, each represented by one character.
struct MarkedPieces<'a> {
    db: &'a CardDb,
    reader: Option<Seat>,
    pieces: Vec<Piece>,
}

/// The first character for private use.
const FIRST_MARK: u32 = 0xF_0000;

fn is_mark(letter: char) -> bool {
    u32::from(letter) >= FIRST_MARK
}

impl MarkedPieces<'_> {
    fn put(&mut self, piece: Piece) -> FluentValue<'static> {
        let mark = char::from_u32(FIRST_MARK + self.pieces.len() as u32).unwrap_or('\u{FFFD}');
        self.pieces.push(piece);
        FluentValue::from(mark.to_string())
    }
}

/// Replaces each mark by its piece.
fn cut(language: Language, text: &str, pieces: &[Piece]) -> Sentence {
    let mut sentence = Vec::new();
    let mut plain = String::new();
    for letter in text.chars() {
        match pieces.get(u32::from(letter).wrapping_sub(FIRST_MARK) as usize) {
            Some(piece) => {
                if language == Language::French {
                    elide(&mut plain, piece);
                }
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

/// Elides French "de" and "que" before a name that begins with a vowel.
fn elide(before: &mut String, piece: &Piece) {
    let (Piece::Card { name, .. } | Piece::Text(name)) = piece else { return };
    let vowel = cards::fold(name).starts_with(['a', 'e', 'i', 'o', 'u']);
    let ends =
        |word: &str| before.ends_with(word) && !before.trim_end_matches(word).ends_with(char::is_alphabetic);
    if vowel && (ends("de ") || ends("que ")) {
        before.truncate(before.len() - "e ".len());
        before.push('’');
    }
}

#[cfg(test)]
mod tests {
    use super::{Catalogue, MarkedPieces};
    use crate::message::Message;
    use crate::sources;
    use cards::LocalNames;
    use engine::{CardDb, Programs};
    use fluent_bundle::FluentResource;
    use fluent_bundle::concurrent::FluentBundle;
    use wording::Language;

    #[test]
    fn a_case_that_a_language_lacks_is_said_in_english() {
        let source = "format-title = { $format ->\n    [core] Kern\n   *[other] { $format }\n}\n";
        let mut bundle = FluentBundle::new_concurrent(vec!["de".parse().expect("a language")]);
        bundle.add_resource_overriding(FluentResource::try_new(source.to_owned()).expect("a catalogue"));
        let names = LocalNames::of(Language::German);
        let catalogue = Catalogue { language: Language::German, names, bundle };
        let db = CardDb::new(Programs::default());
        let title = |format: &'static str| {
            let mut marked = MarkedPieces { db: &db, reader: None, pieces: Vec::new() };
            catalogue.format(&Message::new("format-title").with("format", format), &mut marked)
        };
        assert_eq!(title("core"), "Kern");
        assert_eq!(title("sealed"), "Sealed");
        assert_eq!(title("poker"), "poker");
    }

    #[test]
    fn every_catalogue_can_be_read() {
        for (language, source) in Language::ALL
            .into_iter()
            .flat_map(|language| sources::of(language).map(|source| (language, source)))
        {
            let read = FluentResource::try_new(source.to_owned());
            assert!(read.is_ok(), "{language}: {:?}", read.map_err(|(_, errors)| errors));
        }
    }
}
