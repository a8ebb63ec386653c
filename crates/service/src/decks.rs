//! Starter decks, saved decks, and deck checks.

use crate::error::RequestError;
use crate::protocol::{
    DeckCheck, DeckEntry, DeckExport, DeckKind, DeckProblem, DeckSummary, DeckViolation, InkCount,
};
use cards::{
    CardData, Date, Deck, DeckError, DeckErrorKind, DeckForm, Format, FormatName, ListPosition, LocalNames,
    Starter, UnknownCardPolicy, UnknownDeckForm, built_in_decks, read_deck,
};
use playable::PlayableLibrary;
use wording::{Ink, Language};
use words::{Message, Say as _};

/// Maximum length of a deck's or player's name in characters.
pub const LONGEST_NAME: usize = 60;

/// The last entry of a curve counts all cards with this cost or more.
const CURVE: usize = 10;

/// The name of a list in messages.
const LIST: &str = "list";

/// A saved deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedDeck {
    pub id: String,
    pub name: String,
    /// Its list in the program's own form.
    pub list: String,
}

/// A deck's or player's name without control characters, trimmed and shortened; `None` when nothing is left.
pub fn clean_name(name: &str) -> Option<String> {
    let shown: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let shown = shown.trim();
    (!shown.is_empty()).then(|| shown.to_owned())
}

/// Reads a list for play. Every card must be known.
pub fn read(name: &str, text: &str, library: &PlayableLibrary) -> Result<Deck, Message> {
    match read_deck(text.as_bytes(), LIST, &library.cards, UnknownCardPolicy::Refuse) {
        Ok(list) => Ok(Deck { name: name.to_owned(), ..list.deck }),
        Err(errors) => {
            let unreadable = Message::new("deck-unreadable").with("file", name.to_owned());
            Err(Message::new("at-place").with("place", unreadable).with("what", list_errors(&errors)))
        }
    }
}

/// The errors in a list and their lines, as one message.
fn list_errors(errors: &[DeckError]) -> Message {
    let one = |error: &DeckError| {
        let what = error.problem.message();
        match error.place {
            ListPosition::File => what,
            ListPosition::Line(n) | ListPosition::Column(n, _) => {
                Message::new("deck-at-line").with("n", n).with("what", what)
            }
            ListPosition::Card(n) => Message::new("deck-at-card").with("n", n).with("what", what),
        }
    };
    words::together(errors.iter().map(one)).unwrap_or_else(|| DeckErrorKind::Empty.message())
}

fn problem(error: &DeckError, language: Language) -> DeckProblem {
    let what = error.problem.message();
    let (line, message) = match error.place {
        ListPosition::File => (None, what),
        ListPosition::Line(line) | ListPosition::Column(line, _) => (Some(line as u32), what),
        ListPosition::Card(n) => (None, Message::new("deck-at-card").with("n", n).with("what", what)),
    };
    DeckProblem { line, message: words::text(language, &message) }
}

/// Reads a list in any form. Unknown cards stay in it, each with its error.
fn lenient(text: &str, library: &PlayableLibrary) -> (Deck, Vec<DeckError>) {
    match read_deck(text.as_bytes(), LIST, &library.cards, UnknownCardPolicy::Keep) {
        Ok(list) => (list.deck, list.unresolved.into_iter().map(|(_, error)| error).collect()),
        Err(errors) => (Deck::new(LIST, Vec::new()), errors),
    }
}

/// A deck with its figures.
pub fn summary(
    id: &str,
    name: &str,
    kind: DeckKind,
    text: &str,
    library: &PlayableLibrary,
    language: Language,
    today: Date,
) -> DeckSummary {
    let (deck, _) = lenient(text, library);
    let figures = ListFigures::of(&deck, library, language);
    DeckSummary {
        id: id.to_owned(),
        name: name.to_owned(),
        kind,
        size: deck.size(),
        inks: figures.inks,
        curve: figures.curve,
        inkable: figures.inkable,
        formats: formats(&deck, library, today),
        text: deck.to_string(),
        entries: figures.entries,
    }
}

/// Writes a list in the form with this name.
pub fn write(text: &str, form: &str, library: &PlayableLibrary) -> Result<DeckExport, Message> {
    let form: DeckForm = form.parse().map_err(|error: UnknownDeckForm| error.message())?;
    let list = read_deck(text.as_bytes(), LIST, &library.cards, UnknownCardPolicy::Refuse)
        .map_err(|errors| list_errors(&errors))?;
    let text = cards::write_deck(&list, form, &library.cards).map_err(|error| error.message())?;
    Ok(DeckExport { text, file: format!("deck.{}", form.extension()) })
}

/// The starter decks.
pub fn starters(library: &PlayableLibrary, language: Language, today: Date) -> Vec<DeckSummary> {
    let starter = |starter: &Starter| {
        summary(starter.name, starter.title, DeckKind::Starter, starter.list, library, language, today)
    };
    built_in_decks().map(starter).collect()
}

/// The name and list of a deck to save: the name made fit to be shown, the list in the program's own form.
pub fn to_save(name: &str, text: &str, library: &PlayableLibrary) -> Result<(String, String), RequestError> {
    let name = clean_name(name).ok_or_else(|| RequestError::bad(Message::new("deck-name-missing")))?;
    let deck = read(&name, text, library).map_err(RequestError::bad)?;
    let list = deck.entries.iter().map(|(copies, name)| format!("{copies} {name}\n")).collect();
    Ok((name, list))
}

/// The format with this name; Constructed if none is given.
pub fn format(name: Option<&str>) -> Result<FormatName, RequestError> {
    name.map_or(Ok(FormatName::Constructed), |name| name.parse().map_err(RequestError::bad))
}

/// Checks a list: errors, violations of the format, and figures.
pub fn check(
    text: &str,
    format: FormatName,
    library: &PlayableLibrary,
    language: Language,
    today: Date,
) -> DeckCheck {
    let (deck, errors) = lenient(text, library);
    let problems: Vec<DeckProblem> = errors.iter().map(|error| problem(error, language)).collect();
    // Unknown cards are already reported with their lines.
    let of_known_card = |violation: &DeckViolation| {
        violation.full_name.as_ref().is_none_or(|name| library.cards.find(name).is_some())
    };
    let mut violations = if deck.entries.is_empty() {
        Vec::new()
    } else {
        violations(&deck, format, library, language, today)
    };
    violations.retain(of_known_card);
    let figures = ListFigures::of(&deck, library, language);
    DeckCheck {
        format: format.name().to_owned(),
        legal: problems.is_empty() && violations.is_empty(),
        playable: problems.is_empty() && figures.entries.iter().all(|entry| entry.face.is_some()),
        formats: if problems.is_empty() { formats(&deck, library, today) } else { Vec::new() },
        problems,
        violations,
        partial: deck.partial(&library.cards).into_iter().map(|card| partial(card, language)).collect(),
        size: deck.size(),
        inks: figures.inks,
        curve: figures.curve,
        inkable: figures.inkable,
        entries: figures.entries,
    }
}

fn partial(card: &CardData, language: Language) -> String {
    words::text(language, &Message::new("deck-partial").with("card", card.full_name_in(language)))
}

/// Why the deck is not legal in a format on this day.
pub fn broken(
    deck: &Deck,
    format: FormatName,
    library: &PlayableLibrary,
    today: Date,
) -> Vec<cards::Violation> {
    Format::named(format).check(deck, &library.cards, today)
}

fn violations(
    deck: &Deck,
    format: FormatName,
    library: &PlayableLibrary,
    language: Language,
    today: Date,
) -> Vec<DeckViolation> {
    let broken = broken(deck, format, library, today);
    let worded = broken.iter().map(|violation| DeckViolation {
        rule: violation.rule().to_owned(),
        message: words::text(language, &violation.message()),
        full_name: violation.full_name().map(str::to_owned),
    });
    worded.collect()
}

fn formats(deck: &Deck, library: &PlayableLibrary, today: Date) -> Vec<String> {
    let legal = |name: &FormatName| Format::named(*name).check(deck, &library.cards, today).is_empty();
    FormatName::ALL.into_iter().filter(legal).map(|name| name.name().to_owned()).collect()
}

/// Counts over a deck.
struct ListFigures {
    inks: Vec<InkCount>,
    curve: Vec<u32>,
    inkable: u32,
    entries: Vec<DeckEntry>,
}

impl ListFigures {
    fn of(deck: &Deck, library: &PlayableLibrary, language: Language) -> ListFigures {
        let known: Vec<(u32, &CardData)> = deck
            .entries
            .iter()
            .filter_map(|(copies, name)| Some((u32::from(*copies), library.cards.find(name)?)))
            .collect();
        let count = |fits: &dyn Fn(&CardData) -> bool| -> u32 {
            known.iter().filter(|(_, card)| fits(card)).map(|(copies, _)| copies).sum()
        };
        let inks = Ink::ALL.into_iter().map(|ink| (ink, count(&|card| card.inks.contains(&ink))));
        let in_step = |card: &CardData| usize::from(card.cost).min(CURVE - 1);
        let entry = |(copies, name): &(u16, String)| DeckEntry {
            copies: *copies,
            full_name: LocalNames::of(language).full_name(name).unwrap_or_else(|| name.clone()),
            face: library.db.find(name).map(|def| def.0),
        };
        ListFigures {
            inks: inks
                .filter(|(_, cards)| *cards > 0)
                .map(|(ink, cards)| InkCount { ink: ink.name().to_owned(), cards })
                .collect(),
            curve: (0..CURVE).map(|cost| count(&|card| in_step(card) == cost)).collect(),
            inkable: count(&|card| card.inkable),
            entries: deck.entries.iter().map(entry).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::clean_name;

    #[test]
    fn names_are_made_fit_to_be_shown() {
        assert_eq!(clean_name("  Ada\u{7} \n"), Some("Ada".to_owned()));
        assert_eq!(clean_name(" \t"), None);
        assert_eq!(clean_name(&"x".repeat(500)).map(|name| name.len()), Some(60));
    }
}
