//! Reads a card and explains it.

use super::advice::advise;
use cards::{CardData, CardLibrary};
use grammar::{Lexicon, Section};
use serde::Serialize;
use std::cell::OnceCell;
use std::path::Path;
use thiserror::Error;
use wording::{Ability, CardType, Ink, Language, Name};
use words::{Message, Say};

/// Why no card could be read.
#[derive(Debug, Error)]
pub enum CardTextError {
    #[error(transparent)]
    Parse(#[from] scenario::ParseError),
    #[error("{0}: contains no text; write a card's text, one ability per line, or a card block: {EXAMPLE}")]
    Empty(String),
}

/// An example of a card block.
const EXAMPLE: &str = "card \"Name - Version\" character amber cost 3 2/3 lore 1 [Storyborn] { … }";

impl Say for CardTextError {
    fn message(&self) -> Message {
        match self {
            CardTextError::Parse(error) => error.message(),
            CardTextError::Empty(file) => {
                Message::new("card-no-text").with("file", file.clone()).with("example", EXAMPLE.to_owned())
            }
        }
    }
}

/// A card with its explanation.
#[derive(Debug)]
pub struct CardDraft {
    pub reading: CardReading,
    /// The card with the understood part of its text; complete if it is playable.
    pub card: CardData,
}

/// The explanation of a card.
#[derive(Debug, Serialize)]
pub struct CardReading {
    pub card: String,
    pub facts: String,
    pub playable: bool,
    /// The parts of the text that are not understood, with advice.
    pub advice: Vec<Vec<String>>,
    pub meaning: Vec<String>,
    pub references: Vec<String>,
    pub rules: Vec<RuleTitle>,
    /// Its lines as written.
    #[serde(skip)]
    pub lines: Vec<CardLine>,
}

/// A line of a card's text.
#[derive(Clone, Debug)]
pub struct CardLine {
    pub text: String,
    pub understood: bool,
}

#[derive(Debug, Serialize)]
pub struct RuleTitle {
    pub number: String,
    pub title: String,
}

/// A card to read: its facts, and its text line by line.
struct CardSource {
    card: CardData,
    lines: Vec<String>,
}

/// Reads the cards in a text, using the names of the known cards. Plain text belongs to a card of the given
/// type. `name` is the text's name in messages; all output is in the given language. Stops after the card at hand when the
/// result is no longer wanted.
pub fn read_cards(
    name: &Path,
    text: &str,
    card_type: CardType,
    known: &CardLibrary,
    language: Language,
    wanted: &dyn Fn() -> bool,
) -> Result<Vec<CardDraft>, CardTextError> {
    let written = written(name, text, card_type, language)?;
    let mut adviser = TextAdviser::new(known, language, MOST_SEARCHES);
    let drafts = written.into_iter().take_while(|_| wanted()).map(|one| look(one, &mut adviser));
    Ok(drafts.collect())
}

/// The cards of a text: `card` blocks as in scenarios, or the lines of one card's text.
fn written(
    name: &Path,
    text: &str,
    card_type: CardType,
    language: Language,
) -> Result<Vec<CardSource>, CardTextError> {
    if text.lines().any(|line| line.trim_start().starts_with("card \"")) {
        let whole = format!("{text}\nscenario \"tried\"\np1:\n  ink 1\nexpect p1 lore 0\n");
        let scenarios = scenario::parse_file(name, &whole)?;
        let made_up = scenarios.into_iter().next().map(|scenario| scenario.cards).unwrap_or_default();
        return Ok(made_up
            .iter()
            .map(|card| CardSource {
                card: scenario::made_up_facts(card),
                lines: card.text.iter().map(|line| line.text.clone()).collect(),
            })
            .collect());
    }
    let lines: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    if lines.is_empty() {
        return Err(CardTextError::Empty(name.display().to_string()));
    }
    Ok(vec![CardSource { card: plain(card_type, language), lines }])
}

/// A card with nothing but text.
fn plain(card_type: CardType, language: Language) -> CardData {
    let called = |message| Name(words::text(language, &message));
    let (body, place) = (card_type == CardType::Character, card_type == CardType::Location);
    CardData {
        name: called(Message::new("try-name")),
        version: (body || place).then(|| called(Message::new("try-version"))),
        inks: vec![Ink::Amber],
        cost: 3,
        inkable: true,
        strength: body.then_some(2),
        willpower: (body || place).then_some(3),
        lore: (body || place).then_some(1),
        move_cost: place.then_some(1),
        ..CardData::blank(card_type)
    }
}

/// The set of cards that a player made up.
const HOME: &str = "HOME/";

/// The cards as saved for a player: in a set of their own, so that no format takes them for printed cards.
pub fn home_made(cards: &[CardData]) -> Vec<CardData> {
    let filed = |(n, card): (usize, &CardData)| CardData {
        printings: vec![format!("{HOME}{}", n + 1)],
        ..card.clone()
    };
    cards.iter().enumerate().map(filed).collect()
}

/// Whether a player made up this card.
pub fn is_home_made(card: &CardData) -> bool {
    card.printings.iter().all(|printing| printing.starts_with(HOME))
}

fn look(written: CardSource, adviser: &mut TextAdviser<'_>) -> CardDraft {
    let CardSource { mut card, lines } = written;
    let (known, language) = (adviser.known, adviser.language);
    let lexicon = lexicon(known, &card);
    let mut reading = CardReading {
        card: card.full_name(),
        facts: words::facts(language, &card),
        playable: false,
        advice: Vec::new(),
        meaning: Vec::new(),
        references: Vec::new(),
        rules: Vec::new(),
        lines: Vec::new(),
    };
    for line in lines {
        let section = Section { name: None, text: &line };
        let understood = match grammar::compile_section(&section, card.card_type, &lexicon) {
            Ok(abilities) => {
                card.abilities.extend(abilities);
                true
            }
            Err(diagnostic) => {
                reading.advice.push(adviser.advice(&section.normalised(), &diagnostic));
                false
            }
        };
        reading.lines.push(CardLine { text: line, understood });
    }
    match meaning::resolve(card.card_type, &card.abilities) {
        Ok(resolved) => {
            reading.meaning = card.reading_in(language, &resolved.abilities);
            let refers = |refers: &meaning::Reference| {
                let message = Message::new("text-refers").with("word", refers.word.to_owned());
                let means = card.referent_in(language, refers);
                let message = message.with("n", refers.ability + 1).with("means", means);
                words::text(language, &message)
            };
            reading.references = resolved.references.iter().map(refers).collect();
            if let Err(error) = playable::check_card(&card) {
                let message = Message::new("advice-unplayable").with("why", error.why.message());
                reading.advice.push(vec![words::text(language, &message)]);
            }
        }
        Err(unresolved) => {
            let ability = card.abilities.get(unresolved.ability());
            let mut said: Vec<String> = ability.map(grammar::print_ability).into_iter().collect();
            let message = Message::new("advice-unresolved").with("why", unresolved.message());
            said.push(words::text(language, &message));
            reading.advice.push(said);
        }
    }
    let rules = crate::rules::book().of_card(&card);
    reading.rules = rules
        .into_iter()
        .map(|rule| RuleTitle {
            number: rule.number(engine::Edition::NEWEST).to_owned(),
            title: rule.title_in(engine::Edition::NEWEST, language).to_owned(),
        })
        .collect();
    reading.playable = reading.advice.is_empty();
    CardDraft { reading, card }
}

fn lexicon(known: &CardLibrary, card: &CardData) -> Lexicon {
    let all = || known.cards.iter().chain([card]);
    let names: Vec<Name> = all().flat_map(CardData::names).collect();
    let classes = all().flat_map(|card| card.classes.iter().map(|class| class.0.as_str()));
    Lexicon::new(names.iter().map(|name| name.0.as_str()), classes)
}

/// Gives advice on texts that are not understood. The first ones get the closest known sentence; the search for it takes
/// milliseconds, so later ones only get the words at fault.
#[derive(Debug)]
pub struct TextAdviser<'a> {
    known: &'a CardLibrary,
    language: Language,
    /// The sentences of all known cards.
    sentences: OnceCell<Vec<String>>,
    searches_left: usize,
}

/// The number of lines of a text that are compared with all known sentences.
const MOST_SEARCHES: usize = 5;

impl<'a> TextAdviser<'a> {
    /// An adviser that searches for the closest sentence this many times.
    pub fn new(known: &'a CardLibrary, language: Language, searches: usize) -> TextAdviser<'a> {
        TextAdviser { known, language, sentences: OnceCell::new(), searches_left: searches }
    }

    /// Explains what is not understood: the text with a line that points at the words, then sentences.
    pub fn advice(&mut self, section: &str, diagnostic: &grammar::Diagnostic) -> Vec<String> {
        let sentences = if self.searches_left > 0 { self.sentences() } else { &[] };
        let advice = advise(section, diagnostic, sentences.iter().map(String::as_str));
        let advice = advice
            .pointer
            .into_iter()
            .chain(advice.lines.iter().map(|line| line.text(self.language)))
            .collect();
        self.searches_left = self.searches_left.saturating_sub(1);
        advice
    }

    fn sentences(&self) -> &[String] {
        // The story name doesn't help to compare sentences.
        let print = |ability: &Ability| grammar::print_ability(&Ability { name: None, ..ability.clone() });
        self.sentences
            .get_or_init(|| self.known.cards.iter().flat_map(|card| &card.abilities).map(print).collect())
    }
}
