//! Closure of the card language: whether every event can be said in every context that takes an event, and
//! every condition in every context that takes a condition. An empty cell is a text that a designer may
//! expect to work, because all its parts do.

use cards::CardData;
use grammar::{Lexicon, Section, compile_section};
use playable::check_card;
use serde::Serialize;
use wording::CardType;

/// A table of made-up texts: each row put into each context.
#[derive(Clone, Debug, Serialize)]
pub struct ClosureTable {
    /// The contexts; `{}` stands for the event or condition.
    pub contexts: Vec<&'static str>,
    pub rows: Vec<ClosureRow>,
}

/// An event or condition, and the contexts in which it can't be played.
#[derive(Clone, Debug, Serialize)]
pub struct ClosureRow {
    pub words: &'static str,
    /// The texts of the empty cells.
    pub holes: Vec<String>,
}

impl ClosureTable {
    /// The number of cells, and of empty ones.
    pub fn size(&self) -> (usize, usize) {
        let holes = self.rows.iter().map(|row| row.holes.len()).sum();
        (self.rows.len() * self.contexts.len(), holes)
    }
}

/// Contexts of an event in the present tense; "•" marks the text of an action.
const PRESENT: &[&str] = &[
    "Whenever {}, gain 1 lore.",
    "During your turn, whenever {}, gain 1 lore.",
    "Once during your turn, whenever {}, gain 1 lore.",
    "The first time {} each turn, gain 1 lore.",
    "Whenever {} for the first time each turn, gain 1 lore.",
    "Whenever {} while this character is exerted, gain 1 lore.",
    "Whenever this character quests and whenever {}, gain 1 lore.",
    "Whenever {}, if you have a character named Stitch in play, you may draw a card.",
    "•Whenever {} this turn, gain 1 lore.",
    "•For the rest of this turn, whenever {}, gain 1 lore.",
    "•The next time {} this turn, gain 1 lore.",
];

/// Contexts of an event in the past tense.
const PAST: &[&str] = &[
    "Whenever this character quests, if {} this turn, gain 1 lore.",
    "If {} this turn, you pay 1 {I} less to play this character.",
    "While {} this turn, this character gets +1 {S}.",
    "•If {} this turn, draw a card.",
    "•Gain 1 lore. If {} this turn, gain 2 lore instead.",
];

/// Events in the present and in the past tense, one on each line.
const EVENTS: &str = include_str!("closure/events.tsv");

/// Contexts of a condition.
const ASKING: &[&str] = &[
    "While {}, this character gets +1 {S}.",
    "This character gets +1 {S} while {}.",
    "If {}, you pay 1 {I} less to play this character.",
    "This character can't quest unless {}.",
    "This character enters play exerted unless {}.",
    "Whenever this character quests, if {}, gain 1 lore.",
    "At the end of your turn, if {}, draw a card.",
    "Once during your turn, if {}, you may pay 1 {I} to draw a card.",
    "•If {}, draw a card.",
    "•Draw a card. If {}, draw 2 cards instead.",
    "•If {}, draw a card. Otherwise, gain 1 lore.",
];

/// Conditions that need nothing before them, one on each line.
const CONDITIONS: &str = include_str!("closure/conditions.txt");

/// Every event in every context that takes one.
pub fn event_closure() -> ClosureTable {
    let rows = EVENTS.lines().filter_map(|line| line.split_once('\t')).map(|(now, then)| {
        let cells =
            PRESENT.iter().map(|context| (context, now)).chain(PAST.iter().map(|context| (context, then)));
        ClosureRow { words: now, holes: holes(cells) }
    });
    ClosureTable { contexts: PRESENT.iter().chain(PAST).copied().collect(), rows: rows.collect() }
}

/// Every condition in every context that takes one.
pub fn condition_closure() -> ClosureTable {
    let rows = CONDITIONS
        .lines()
        .map(|words| ClosureRow { words, holes: holes(ASKING.iter().map(|context| (context, words))) });
    ClosureTable { contexts: ASKING.to_vec(), rows: rows.collect() }
}

/// The texts that can't be played.
fn holes<'c>(cells: impl Iterator<Item = (&'c &'static str, &'static str)>) -> Vec<String> {
    let lexicon = Lexicon::default();
    cells
        .filter_map(|(context, words)| {
            let text = context.replace("{}", words);
            let (card_type, text) = match text.strip_prefix('•') {
                Some(action) => (CardType::Action, action.to_owned()),
                None => (CardType::Character, text),
            };
            let section = Section { name: None, text: &text };
            let playable = compile_section(&section, card_type, &lexicon).is_ok_and(|abilities| {
                check_card(&CardData { abilities, ..CardData::blank(card_type) }).is_ok()
            });
            (!playable).then_some(text)
        })
        .collect()
}
