//! Cards that people make up: parsed, drawn and saved.

use crate::app::App;
use crate::faces;
use crate::problem::Refusal;
use crate::protocol::{KeptCards, MARKETING, RuleLine, TriedCard, TriedCards, TriedLine};
use cards::CardData;
use std::path::Path;
use wording::{CardType, Language};
use words::Message;
use workbench::{Tried, home_made, read_cards};

/// Maximum length of a card text.
const LONGEST: usize = 16 << 10;
/// Maximum number of cards in one request.
const MOST: usize = 12;

pub fn read(app: &App, text: &str, language: Language) -> Result<TriedCards, Refusal> {
    Ok(TriedCards { cards: tried(app, text, language)?.into_iter().map(|one| told(one, language)).collect() })
}

/// Saves the cards of a text in the data folder of the person who runs the program.
pub fn keep(app: &App, text: &str) -> Result<KeptCards, Refusal> {
    let own = app.own.as_ref().ok_or_else(|| Refusal::not_now(Message::new("cards-no-folder")))?;
    let tried = tried(app, text, Language::English)?;
    if let Some(refused) = tried.iter().find(|one| !one.reading.playable) {
        let message = Message::new("card-mend-first").with("card", refused.reading.card.clone());
        return Err(Refusal::bad(message));
    }
    let cards: Vec<CardData> = tried.into_iter().map(|one| one.card).collect();
    app.keep_cards(own, home_made(&cards)).map_err(Refusal::bad)?;
    Ok(KeptCards { kept: cards.iter().map(CardData::full_name).collect() })
}

fn tried(app: &App, text: &str, language: Language) -> Result<Vec<Tried>, Refusal> {
    if text.len() > LONGEST {
        return Err(Refusal::too_large(Message::new("card-text-long").with("most", LONGEST)));
    }
    if text.matches("card \"").count() > MOST {
        return Err(Refusal::bad(Message::new("cards-at-most").with("most", MOST)));
    }
    read_cards(Path::new("card"), text, CardType::Character, &app.library().cards, language)
        .map_err(Refusal::bad)
}

fn told(tried: Tried, language: Language) -> TriedCard {
    let Tried { reading, card } = tried;
    let line = |line: workbench::Sentence| TriedLine { text: line.text, understood: line.understood };
    let rule = |rule: workbench::RuleRead| RuleLine { number: rule.number, title: rule.title };
    TriedCard {
        face: faces::draw(&card, language, MARKETING - 1),
        playable: reading.playable,
        lines: reading.lines.into_iter().map(line).collect(),
        advice: reading.advice,
        meaning: reading.meaning,
        references: reading.references,
        rules: reading.rules.into_iter().map(rule).collect(),
    }
}
