#![doc = include_str!("../README.md")]

mod diagnostic;
mod lexer;
mod lexicon;
mod normal;
mod parse;
mod print;
mod spelling;
pub mod text;
mod words;

pub use diagnostic::{Diagnostic, Expected};
pub use lexicon::Lexicon;
pub use normal::{normalise, with_braces};

use wording::{Ability, CardType, Effect, Name, Node};

/// One paragraph of a text box.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// The story name, if known separately; the text may still start with it.
    pub name: Option<&'a str>,
    pub text: &'a str,
}

impl Section<'_> {
    /// The section in normal form, starting with its story name. Printing its abilities gives the same text.
    pub fn normalised(&self) -> String {
        let (name, body) = self.split();
        match name {
            Some(name) => format!("{name} {body}"),
            None => body,
        }
    }

    /// The story name and the text after it.
    fn split(&self) -> (Option<String>, String) {
        let text = normalise(self.text);
        if let Some(name) = self.name.map(normal::fold).filter(|name| !name.is_empty()) {
            let body = match text.strip_prefix(name.as_str()) {
                Some(rest) => rest.trim_start_matches(':').trim_start().to_owned(),
                None => text,
            };
            return (Some(name), body);
        }
        match normal::split_name(&text) {
            Some((name, body)) => (Some(name.to_owned()), body.to_owned()),
            None => (None, text),
        }
    }
}

/// The abilities of one section: several for a list of keywords or independent
/// sentences, none for reminder text.
///
/// A section compiles completely or not at all, and only if its tree prints back as exactly the same text.
pub fn compile_section(
    section: &Section<'_>,
    card_type: CardType,
    lexicon: &Lexicon,
) -> Result<Vec<Ability>, Diagnostic> {
    let (name, body) = section.split();
    let offset = name.as_ref().map_or(0, |name| name.len() + 1);
    let refuse = |span: std::ops::Range<usize>, expected| Diagnostic {
        section: 0,
        text: body.get(span.clone()).unwrap_or_default().to_owned(),
        span: span.start + offset..span.end + offset,
        expected,
    };
    let mut budget = parse::MAX_STEPS;
    let mut abilities = match compile(&body, &body, card_type, lexicon, &mut budget) {
        Ok(abilities) => abilities,
        Err(failure) => {
            let other = |text: &str| match compile(text, &body, card_type, lexicon, &mut budget) {
                Ok(abilities) => spelling::Attempt::Understood(abilities),
                Err(failure) => spelling::Attempt::StopsAt(failure.span.start),
            };
            spelling::respelled(&body, failure.span.start, other)
                .ok_or_else(|| refuse(failure.span, failure.expected))?
        }
    };
    if let (Some(name), Some(first)) = (name, abilities.first_mut()) {
        first.name = Some(Name(name));
    }
    Ok(abilities)
}

/// The abilities in `text`, a spelling of `body`, which they print as.
fn compile(
    text: &str,
    body: &str,
    card_type: CardType,
    lexicon: &Lexicon,
    budget: &mut u32,
) -> Result<Vec<Ability>, parse::Failure> {
    let mut abilities = parse::section(text, &lexer::tokens(text), card_type, lexicon, budget)?;
    let usual: Vec<String> = abilities.iter().map(print::body).collect();
    let joint = print::are_keywords(&abilities).then_some(",");
    let Some(spellings) = spelling::compare(&usual, joint, body) else {
        let printed = print::section(&abilities);
        let span = difference(text, &printed);
        return Err(parse::Failure { span, expected: Expected::Wording(printed) });
    };
    for (ability, spelling) in abilities.iter_mut().zip(spellings) {
        ability.spelling = spelling;
    }
    Ok(abilities)
}

/// The byte range in `text` from the first word that differs from `other` to the end of that word.
fn difference(text: &str, other: &str) -> std::ops::Range<usize> {
    let same = text.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    let at = same.map_or(text.len().min(other.len()), |((at, _), _)| at);
    let start = text[..at].rfind(' ').map_or(0, |space| space + 1);
    let end = text[at..].find(' ').map_or(text.len(), |space| at + space);
    start..end
}

/// One ability in normal form: exactly the result of [`normalise`] for a section with only this ability.
pub fn print_ability(ability: &Ability) -> String {
    print::section(std::slice::from_ref(ability))
}

/// The abilities of one section in normal form: keywords as a list, others one after another.
pub fn print_section(abilities: &[Ability]) -> String {
    print::section(abilities)
}

/// Effects as complete sentences, as they appear after "you may" or as one of several options.
pub fn print_effects(effects: &[Effect]) -> String {
    print::sentences(effects)
}

/// The words of a part of a sentence, without a capital or a full stop. Empty for a node without words of its
/// own.
pub fn print_node(node: Node<'_>) -> String {
    print::node(node)
}

/// A card's abilities, one line each.
pub fn print_card(abilities: &[Ability]) -> Vec<String> {
    abilities.iter().map(print_ability).collect()
}
