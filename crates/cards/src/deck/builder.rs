//! Collects the parts of a deck, within the limits.

use super::error::{DeckError, DeckErrorKind, ListPosition, quote};
use super::resolve::ListReference;
use super::{Deck, DeckEntries, DeckForm, DeckList, LARGEST_DECK, UnknownCardPolicy};
use crate::leader::Leader;
use crate::library::CardLibrary;
use wording::Ink;

/// Reading stops after this many errors: such a file is not a deck list.
const MOST_ERRORS: usize = 50;

/// The most unknown names to compare with the library's: a list with more of them is not
/// a deck list of this game.
const MOST_SUGGESTIONS: usize = 20;

/// Part of a list that a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeckPart {
    Deck,
    Side,
}

/// A deck under construction; the readers add cards and problems to it.
pub(super) struct DeckListBuilder<'a> {
    pub library: &'a CardLibrary,
    file: &'a str,
    unknown: UnknownCardPolicy,
    deck: DeckEntries,
    sideboard: DeckEntries,
    leader: Option<Leader>,
    /// The place of each line of the leader's text.
    leader_text: Vec<ListPosition>,
    unresolved: Vec<(String, DeckError)>,
    size: u32,
    suggestions: usize,
    errors: Vec<DeckError>,
    stopped: bool,
}

impl<'a> DeckListBuilder<'a> {
    pub fn new(file: &'a str, library: &'a CardLibrary, unknown: UnknownCardPolicy) -> DeckListBuilder<'a> {
        DeckListBuilder {
            library,
            file,
            unknown,
            deck: Vec::new(),
            sideboard: Vec::new(),
            leader: None,
            leader_text: Vec::new(),
            unresolved: Vec::new(),
            size: 0,
            suggestions: 0,
            errors: Vec::new(),
            stopped: false,
        }
    }

    /// Whether reading further would be useless.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// Adds a card, or records why not.
    pub fn add(&mut self, place: ListPosition, board: DeckPart, count: &str, card: &ListReference<'_>) {
        let copies =
            count.parse::<u16>().ok().filter(|copies| (1..=LARGEST_DECK).contains(&u32::from(*copies)));
        let Some(copies) = copies else {
            return self
                .refuse(place, DeckErrorKind::BadCount { text: quote(card.text), count: quote(count) });
        };
        let full_name = match (card.resolve(self.library), self.unknown) {
            (Ok(card), _) => card.full_name(),
            (Err(problem), UnknownCardPolicy::Keep) if problem.is_unknown_card() => {
                let name = quote(card.name.as_deref().unwrap_or(card.text));
                let error = self.error(place, problem);
                self.unresolved.push((name.clone(), error));
                name
            }
            (Err(problem), UnknownCardPolicy::Refuse | UnknownCardPolicy::Keep) => {
                return self.refuse(place, problem);
            }
        };
        self.size += u32::from(copies);
        if self.size > LARGEST_DECK {
            self.refuse(place, DeckErrorKind::TooManyCards { text: quote(card.text) });
            self.stopped = true;
            return;
        }
        let entries = match board {
            DeckPart::Deck => &mut self.deck,
            DeckPart::Side => &mut self.sideboard,
        };
        match entries.iter_mut().find(|(_, name)| *name == full_name) {
            Some((known, _)) => *known += copies,
            None => entries.push((copies, full_name)),
        }
    }

    /// Sets the leader. Without given inks, it has those of its associated card.
    pub fn lead(&mut self, place: ListPosition, card: &ListReference<'_>, inks: Vec<Ink>) {
        if self.leader.is_some() {
            return self.refuse(place, DeckErrorKind::TwoLeaders { text: quote(card.text) });
        }
        let (card, inks) = match (card.resolve(self.library), self.unknown) {
            (Ok(card), _) => (card.full_name(), if inks.is_empty() { card.inks.clone() } else { inks }),
            (Err(problem), UnknownCardPolicy::Keep) if problem.is_unknown_card() => {
                let name = quote(card.name.as_deref().unwrap_or(card.text));
                let error = self.error(place, problem);
                self.unresolved.push((name.clone(), error));
                (name, inks)
            }
            (Err(problem), UnknownCardPolicy::Refuse | UnknownCardPolicy::Keep) => {
                return self.refuse(place, problem);
            }
        };
        self.leader = Some(Leader { card, inks, text: Vec::new() });
    }

    /// Adds a line of the leader's text.
    pub fn lead_with(&mut self, place: ListPosition, text: &str) {
        match &mut self.leader {
            Some(leader) => {
                leader.text.push(text.to_owned());
                self.leader_text.push(place);
            }
            None => self.refuse(place, DeckErrorKind::TextWithoutLeader { text: quote(text) }),
        }
    }

    /// Reports a leader's text that is not understood, with its place in the list.
    fn check_leader(&mut self) {
        let Some(leader) = &self.leader else { return };
        if let Err(why) = leader.compile(self.library) {
            let place = self.leader_text.get(why.line()).copied().unwrap_or(ListPosition::File);
            self.refuse(place, DeckErrorKind::Leader(why));
        }
    }

    /// Records a problem.
    pub fn refuse(&mut self, place: ListPosition, problem: DeckErrorKind) {
        if self.stopped {
            return;
        }
        let full = self.errors.len() >= MOST_ERRORS;
        let problem = if full { DeckErrorKind::TooManyErrors } else { problem };
        self.stopped = full;
        let error = self.error(place, problem);
        self.errors.push(error);
    }

    fn error(&mut self, place: ListPosition, problem: DeckErrorKind) -> DeckError {
        let problem = match problem {
            DeckErrorKind::UnknownCard { text, nearest: None } if self.suggestions < MOST_SUGGESTIONS => {
                self.suggestions += 1;
                let nearest = self.library.suggest(&text).map(str::to_owned);
                DeckErrorKind::UnknownCard { text, nearest }
            }
            problem => problem,
        };
        DeckError { file: self.file.to_owned(), place, problem }
    }

    /// The finished list, or all its errors.
    pub fn finish(mut self, deck: Deck, form: DeckForm) -> Result<DeckList, Vec<DeckError>> {
        if self.errors.is_empty() && self.deck.is_empty() {
            self.refuse(ListPosition::File, DeckErrorKind::Empty);
        }
        self.check_leader();
        if !self.errors.is_empty() {
            // Someone correcting the list also wants to know its unknown cards.
            let mut errors = self.errors;
            errors.extend(self.unresolved.into_iter().map(|(_, error)| error));
            errors.sort_by_key(|error| error.place);
            if errors.len() > MOST_ERRORS + 1 {
                errors.truncate(MOST_ERRORS + 1);
                errors[MOST_ERRORS].problem = DeckErrorKind::TooManyErrors;
            }
            return Err(errors);
        }
        Ok(DeckList {
            deck: Deck { entries: self.deck, leader: self.leader, ..deck },
            sideboard: self.sideboard,
            form,
            unresolved: self.unresolved,
        })
    }
}
