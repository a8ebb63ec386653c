//! Cards that people make up: parsed, drawn and saved.

use super::{CardDraft, CardLine, RuleTitle, draw, home_made, is_home_made, read_cards};
use crate::error::{RequestError, check_wanted};
use crate::protocol::{CardTrial, CardTrials, MARKETING, RuleLine, SavedCards, TrialLine};
use cards::{CardData, CardLibrary};
use std::path::Path;
use wording::{CardType, Language};
use words::Message;

/// Maximum length of a card text.
const LONGEST: usize = 16 << 10;
/// Maximum number of cards in one request.
const MOST: usize = 12;
/// Maximum number of lines that are not empty.
const MOST_LINES: usize = 120;

/// Reads and explains the cards of a text.
pub fn read(
    known: &CardLibrary,
    text: &str,
    language: Language,
    wanted: &dyn Fn() -> bool,
) -> Result<CardTrials, RequestError> {
    let drafts = drafts(known, text, language, wanted)?;
    check_wanted(wanted)?;
    Ok(CardTrials { cards: drafts.into_iter().map(|draft| trial(draft, language)).collect() })
}

/// The cards of a text as they are saved for their player. All of them must be playable, and none may have the name of
/// a printed card.
pub fn to_save(known: &CardLibrary, text: &str) -> Result<Vec<CardData>, RequestError> {
    let drafts = drafts(known, text, Language::English, &|| true)?;
    if let Some(refused) = drafts.iter().find(|draft| !draft.reading.playable) {
        let message = Message::new("card-mend-first").with("card", refused.reading.card.clone());
        return Err(RequestError::bad(message));
    }
    let cards: Vec<CardData> = drafts.into_iter().map(|draft| draft.card).collect();
    // Everybody who plays here would get it in place of the printed one.
    let is_printed = |name: &str| known.find(name).is_some_and(|card| !is_home_made(card));
    if let Some(name) = cards.iter().map(CardData::full_name).find(|name| is_printed(name)) {
        return Err(RequestError::bad(Message::new("own-card-printed").with("card", name)));
    }
    Ok(home_made(&cards))
}

/// The answer when these cards were saved.
pub fn saved(cards: &[CardData]) -> SavedCards {
    SavedCards { kept: cards.iter().map(CardData::full_name).collect() }
}

fn drafts(
    known: &CardLibrary,
    text: &str,
    language: Language,
    wanted: &dyn Fn() -> bool,
) -> Result<Vec<CardDraft>, RequestError> {
    if text.len() > LONGEST {
        return Err(RequestError::too_large(Message::new("card-text-long").with("most", LONGEST)));
    }
    if text.matches("card \"").count() > MOST {
        return Err(RequestError::bad(Message::new("cards-at-most").with("most", MOST)));
    }
    if text.lines().filter(|line| !line.trim().is_empty()).count() > MOST_LINES {
        return Err(RequestError::bad(Message::new("card-lines-at-most").with("most", MOST_LINES)));
    }
    read_cards(Path::new("card"), text, CardType::Character, known, language, wanted)
        .map_err(RequestError::bad)
}

fn trial(draft: CardDraft, language: Language) -> CardTrial {
    let CardDraft { reading, card } = draft;
    let line = |line: CardLine| TrialLine { text: line.text, understood: line.understood };
    let rule = |rule: RuleTitle| RuleLine { number: rule.number, title: rule.title };
    CardTrial {
        face: draw(&card, language, MARKETING - 1),
        playable: reading.playable,
        lines: reading.lines.into_iter().map(line).collect(),
        advice: reading.advice,
        meaning: reading.meaning,
        references: reading.references,
        rules: reading.rules.into_iter().map(rule).collect(),
    }
}
