//! Deck lists: `N Full Name - Version` a line, `#` for comments.

use crate::library::Library;
use std::path::Path;
use thiserror::Error;

/// No deck file may be larger.
pub const LARGEST_DECK_FILE: usize = 1 << 20;

/// No deck may hold more cards.
pub const LARGEST_DECK: u32 = 1_000;

/// Reading stops after so many errors: the file is no deck list then.
const MOST_ERRORS: usize = 50;

/// How much of a bad line a message quotes.
const QUOTED: usize = 80;

/// A deck: how many of which cards, in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The file's name without folder and extension.
    pub name: String,
    /// Count and full name, spelled as in the library; one entry per full name.
    pub entries: Vec<(u16, String)>,
}

impl Deck {
    /// The number of cards.
    pub fn size(&self) -> u32 {
        self.entries.iter().map(|(count, _)| u32::from(*count)).sum()
    }
}

/// What is wrong with a deck list, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    #[error(
        "{file}:{line}: \"{text}\" is not in the card library{}",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default()
    )]
    UnknownCard { file: String, line: usize, text: String, nearest: Option<String> },
    #[error("{file}:{line}: \"{text}\" can't be played yet, the import refused it: {reason}")]
    NotCompiled { file: String, line: usize, text: String, reason: String },
    #[error(
        "{file}:{line}: \"{text}\" does not start with a number of copies; write a line such as \"4 Full Name - Version\""
    )]
    NoCount { file: String, line: usize, text: String },
    #[error("{file}:{line}: \"{text}\" has no card name after the number of copies")]
    NoName { file: String, line: usize, text: String },
    #[error("{file}:{line}: \"{text}\" asks for {count} copies; write a number from 1 to {LARGEST_DECK}")]
    BadCount { file: String, line: usize, text: String, count: String },
    #[error("{file}:{line}: with \"{text}\" the deck has more than {LARGEST_DECK} cards; shorten it")]
    TooManyCards { file: String, line: usize, text: String },
    #[error("{file}: larger than {LARGEST_DECK_FILE} bytes; this is no deck list")]
    TooLarge { file: String },
    #[error("{file}: holds no cards; write lines such as \"4 Full Name - Version\"")]
    Empty { file: String },
    #[error("{file}:{line}: too many errors; the rest of the file was not read")]
    TooManyErrors { file: String, line: usize },
}

/// Reads a deck list. A card named on several lines counts as the sum.
///
/// On failure every error of the list is given (up to a limit), not the first alone.
pub fn parse_deck(text: &str, file_name: &str, library: &Library) -> Result<Deck, Vec<DeckError>> {
    parse(text, file_name, library, Unknown::Refuse)
}

/// Reads a deck list that may name cards the library doesn't know: they stay as they are written, for
/// [`Format::check`](crate::Format::check) to tell of beside everything else.
pub fn parse_list(text: &str, file_name: &str, library: &Library) -> Result<Deck, Vec<DeckError>> {
    parse(text, file_name, library, Unknown::Keep)
}

/// What becomes of a name that the library doesn't know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unknown {
    Refuse,
    Keep,
}

fn parse(text: &str, file_name: &str, library: &Library, unknown: Unknown) -> Result<Deck, Vec<DeckError>> {
    let file = || file_name.to_owned();
    if text.len() > LARGEST_DECK_FILE {
        return Err(vec![DeckError::TooLarge { file: file() }]);
    }
    let mut deck = Deck { name: stem(file_name), entries: Vec::new() };
    let mut size = 0;
    let mut errors = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line_number = index + 1;
        let content = line.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if errors.len() >= MOST_ERRORS {
            errors.push(DeckError::TooManyErrors { file: file(), line: line_number });
            break;
        }
        match parse_line(content, file_name, line_number, library, unknown) {
            Ok((count, full_name)) => {
                size += u32::from(count);
                if size > LARGEST_DECK {
                    errors.push(DeckError::TooManyCards {
                        file: file(),
                        line: line_number,
                        text: quote(content),
                    });
                    break;
                }
                match deck.entries.iter_mut().find(|(_, name)| *name == full_name) {
                    Some((copies, _)) => *copies += count,
                    None => deck.entries.push((count, full_name)),
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() && deck.entries.is_empty() {
        errors.push(DeckError::Empty { file: file() });
    }
    if errors.is_empty() { Ok(deck) } else { Err(errors) }
}

/// One line: the count and the full name, as the library spells it where it knows the card.
fn parse_line(
    content: &str,
    file: &str,
    line: usize,
    library: &Library,
    unknown: Unknown,
) -> Result<(u16, String), DeckError> {
    let file = file.to_owned();
    let (count, name) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
    if count.is_empty() || !count.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DeckError::NoCount { file, line, text: quote(content) });
    }
    let copies = count.parse::<u16>().ok().filter(|copies| (1..=LARGEST_DECK).contains(&u32::from(*copies)));
    let Some(copies) = copies else {
        return Err(DeckError::BadCount { file, line, text: quote(content), count: quote(count) });
    };
    let name = name.trim();
    if name.is_empty() {
        return Err(DeckError::NoName { file, line, text: quote(content) });
    }
    match (library.find(name), unknown) {
        (Some(card), _) => Ok((copies, card.full_name())),
        (None, Unknown::Keep) => Ok((copies, quote(name))),
        (None, Unknown::Refuse) => {
            if let Some(reason) = library.refusal(name) {
                let reason = reason.to_owned();
                return Err(DeckError::NotCompiled { file, line, text: quote(name), reason });
            }
            let nearest = library.suggest(name).map(str::to_owned);
            Err(DeckError::UnknownCard { file, line, text: quote(name), nearest })
        }
    }
}

fn stem(file_name: &str) -> String {
    Path::new(file_name)
        .file_stem()
        .map_or_else(|| file_name.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// The text as a message shows it: not too long, no control characters.
fn quote(text: &str) -> String {
    let mut shown: String =
        text.chars().take(QUOTED).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(QUOTED).is_some() {
        shown.push('…');
    }
    shown
}
