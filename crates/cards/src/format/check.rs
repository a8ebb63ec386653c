//! Checks a deck against a format.

use super::{Date, DeckRules, Format, is_standard};
use crate::card::{CardData, CopyLimit};
use crate::deck::Deck;
use crate::fold::fold;
use crate::import::CardRefusal;
use crate::library::CardLibrary;
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;
use wording::{AbilityKind, CardType, DeckLimit, Ink, Kind, Noun, Part, Rule};

/// The most unknown names to compare with the library's: a list with more of them is not
/// a deck list of this game.
const MOST_SUGGESTIONS: usize = 20;

/// A reason why a deck is not legal in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Violation {
    #[error("the deck has {count} cards, but needs at least {least} ({})", self.rule())]
    TooFewCards { count: u32, least: u32, limited: bool },
    #[error(
        "the deck has no leader; write \"Leader: Full Name - Version\", and its abilities in lines that begin with \">\" ({})",
        self.rule()
    )]
    NoLeader,
    #[error(
        "the leader's card \"{full_name}\" is not in the card library{} ({})",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default(), self.rule()
    )]
    UnknownLeader { full_name: String, nearest: Option<String> },
    #[error(
        "the deck and its leader have {} ink types, but may have at most {most}: {}, and {} of the leader ({})",
        inks.iter().map(|(ink, _)| ink).chain(leader).collect::<BTreeSet<_>>().len(),
        list(inks),
        leader.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and "),
        self.rule()
    )]
    TooManyInksWithLeader {
        /// The deck's inks, as in `TooManyInks`.
        inks: Vec<(Ink, u32)>,
        leader: Vec<Ink>,
        most: usize,
    },
    #[error("the deck has {count} copies of \"{full_name}\", but may have at most {limit}; only the leader's card may have more ({})", self.rule())]
    TooManyBesideLeader { full_name: String, count: u32, limit: u8 },
    #[error("the deck has {} ink types, but may have at most {most}: {} ({})", inks.len(), list(inks), self.rule())]
    TooManyInks {
        /// Each ink with its number of cards; a card of two inks counts for both.
        inks: Vec<(Ink, u32)>,
        most: usize,
    },
    #[error("the deck has {count} copies of \"{full_name}\", but may have at most {limit} ({})", self.rule())]
    TooManyCopies {
        full_name: String,
        count: u32,
        limit: u8,
        /// Whether the limit comes from the card's own text.
        by_text: bool,
    },
    #[error("\"{full_name}\" has been banned since {since} ({})", self.rule())]
    Banned { full_name: String, since: Date },
    #[error("\"{full_name}\" is only in sets that are not legal on this date: {} ({})", sets.join(", "), self.rule())]
    NotInSets { full_name: String, sets: Vec<String> },
    #[error("\"{full_name}\" is not a standard card ({})", self.rule())]
    NotStandard { full_name: String },
    #[error(
        "\"{full_name}\" is not in the card library{} ({})",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default(), self.rule()
    )]
    NotInLibrary { full_name: String, nearest: Option<String> },
    #[error("\"{full_name}\" can't be played yet; the import refused it: {reason} ({})", self.rule())]
    NotCompiled { full_name: String, reason: CardRefusal },
}

impl Violation {
    /// The number of the broken rule. A card missing from the library might not be a card at all, so it
    /// counts as not standard (1.4.1).
    pub fn rule(&self) -> &'static str {
        match self {
            Violation::TooFewCards { limited: true, .. } => "1.10.1.2",
            Violation::TooFewCards { limited: false, .. }
            | Violation::TooManyInks { .. }
            | Violation::TooManyCopies { by_text: false, .. }
            | Violation::Banned { .. } => "1.10.1.1",
            Violation::TooManyCopies { by_text: true, .. } => "1.2.1",
            Violation::NotInSets { .. } => "1.10.1",
            Violation::NoLeader
            | Violation::UnknownLeader { .. }
            | Violation::TooManyInksWithLeader { .. }
            | Violation::TooManyBesideLeader { .. } => "Format Coconut, beta",
            Violation::NotStandard { .. }
            | Violation::NotInLibrary { .. }
            | Violation::NotCompiled { .. } => "1.4.1",
        }
    }

    /// The kind of violation in one word, for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Violation::NoLeader => "no-leader",
            Violation::UnknownLeader { .. } => "unknown-leader",
            Violation::TooManyInksWithLeader { .. } => "too-many-inks",
            Violation::TooManyBesideLeader { .. } => "too-many-copies",
            Violation::TooFewCards { .. } => "too-few-cards",
            Violation::TooManyInks { .. } => "too-many-inks",
            Violation::TooManyCopies { .. } => "too-many-copies",
            Violation::Banned { .. } => "banned",
            Violation::NotInSets { .. } => "not-in-sets",
            Violation::NotStandard { .. } => "not-standard",
            Violation::NotInLibrary { .. } => "not-in-library",
            Violation::NotCompiled { .. } => "not-compiled",
        }
    }

    /// The card that the violation is about, if any.
    pub fn full_name(&self) -> Option<&str> {
        match self {
            Violation::TooFewCards { .. }
            | Violation::TooManyInks { .. }
            | Violation::TooManyInksWithLeader { .. }
            | Violation::NoLeader => None,
            Violation::UnknownLeader { full_name, .. }
            | Violation::TooManyBesideLeader { full_name, .. }
            | Violation::TooManyCopies { full_name, .. }
            | Violation::Banned { full_name, .. }
            | Violation::NotInSets { full_name, .. }
            | Violation::NotStandard { full_name }
            | Violation::NotInLibrary { full_name, .. }
            | Violation::NotCompiled { full_name, .. } => Some(full_name),
        }
    }
}

fn list(inks: &[(Ink, u32)]) -> String {
    let named: Vec<String> = inks.iter().map(|(ink, cards)| format!("{ink} ({cards})")).collect();
    named.join(", ")
}

/// The copy limit in a card's own text, which overrides the format's (1.2.1).
fn by_own_text(card: &CardData) -> Option<DeckLimit> {
    card.abilities.iter().find_map(|ability| match &ability.kind {
        AbilityKind::Static { rule: Rule::DeckLimit(limit, name, version), .. }
            if *name == card.name && (version.is_none() || *version == card.version) =>
        {
            Some(*limit)
        }
        _ => None,
    })
}

/// The copy limit for a card in the text of the deck's leader.
fn by_leader(card: &CardData, leader: &CardData) -> Option<u8> {
    leader.abilities.iter().find_map(|ability| match &ability.kind {
        AbilityKind::Static { rule: Rule::DeckCopies(_, copies, what), .. }
            if is_welcome(card, leader, what) =>
        {
            Some(*copies)
        }
        AbilityKind::Static { rule: Rule::DeckLimit(DeckLimit::UpTo(copies), name, version), .. }
            if card.names().contains(name) && (version.is_none() || *version == card.version) =>
        {
            Some(*copies)
        }
        _ => None,
    })
}

fn too_many(card: &CardData, count: u32, limit: u8, by_text: bool) -> Option<Violation> {
    (count > u32::from(limit)).then(|| Violation::TooManyCopies {
        full_name: card.full_name(),
        count,
        limit,
        by_text,
    })
}

/// Whether the card is among those that another card allows in the deck.
fn is_welcome(card: &CardData, by: &CardData, what: &Noun) -> bool {
    what.0.iter().all(|part| match part {
        Part::Other => card.full_name() != by.full_name(),
        Part::Class(classes) => card.classes.iter().any(|class| classes.contains(class)),
        Part::Is(kinds) | Part::CardOf(kinds) => {
            kinds.is_empty() || kinds.iter().any(|kind| is_of(card.card_type, *kind))
        }
        Part::Named(names) => card.names().iter().any(|name| names.contains(name)),
        _ => false,
    })
}

fn is_of(card_type: CardType, kind: Kind) -> bool {
    match kind {
        Kind::Character => card_type == CardType::Character,
        Kind::Item => card_type == CardType::Item,
        Kind::Location => card_type == CardType::Location,
        Kind::Action | Kind::Song => card_type == CardType::Action,
    }
}

impl Format {
    /// Every reason why the deck is not legal in the format on that day, in a fixed
    /// order; empty for a legal deck.
    pub fn check(&self, deck: &Deck, library: &CardLibrary, date: Date) -> Vec<Violation> {
        let mut violations = Vec::new();
        let size = deck.size();
        match self.build {
            DeckRules::Constructed { least, .. } | DeckRules::Coconut { least, .. } if size < least => {
                violations.push(Violation::TooFewCards { count: size, least, limited: false });
            }
            DeckRules::Limited { least } if size < least => {
                violations.push(Violation::TooFewCards { count: size, least, limited: true });
            }
            DeckRules::Constructed { .. }
            | DeckRules::Limited { .. }
            | DeckRules::Packs
            | DeckRules::Coconut { .. } => {}
        }
        violations.extend(self.leader(deck, library));
        // A deck built by hand may name a card in two spellings, so count by position in the library.
        let mut copies: BTreeMap<usize, u32> = BTreeMap::new();
        let mut unknown = 0;
        for (count, full_name) in &deck.entries {
            match library.position(full_name) {
                Some(at) => *copies.entry(at).or_default() += u32::from(*count),
                None => violations.push(match library.refusal(full_name) {
                    Some(reason) => {
                        Violation::NotCompiled { full_name: full_name.clone(), reason: reason.clone() }
                    }
                    None => {
                        unknown += 1;
                        let near =
                            if unknown <= MOST_SUGGESTIONS { library.suggest(full_name) } else { None };
                        Violation::NotInLibrary {
                            full_name: full_name.clone(),
                            nearest: near.map(str::to_owned),
                        }
                    }
                }),
            }
        }
        let counted: Vec<(&CardData, u32)> = copies
            .into_iter()
            .filter_map(|(at, count)| library.cards.get(at).map(|card| (card, count)))
            .collect();
        let leader = deck.leader.as_ref().and_then(|leader| leader.compile(library).ok());
        violations.extend(self.inks(&counted, leader.as_ref()));
        let associated = deck.leader.as_ref().and_then(|leader| library.find(&leader.card));
        for (card, count) in counted {
            violations.extend(self.card(card, date));
            let allowed = leader.as_ref().and_then(|leader| by_leader(card, leader));
            match (self.build, allowed) {
                (DeckRules::Coconut { .. }, Some(limit)) => {
                    violations.extend(too_many(card, count, limit, true));
                }
                _ => violations.extend(self.copies(card, count, associated)),
            }
        }
        violations
    }

    /// Checks Format Coconut's leader, which must exist and belong to a card. Other formats ignore leaders.
    fn leader(&self, deck: &Deck, library: &CardLibrary) -> Option<Violation> {
        let DeckRules::Coconut { .. } = self.build else { return None };
        let Some(leader) = &deck.leader else { return Some(Violation::NoLeader) };
        if library.find(&leader.card).is_some() {
            return None;
        }
        let nearest = library.suggest(&leader.card).map(str::to_owned);
        Some(Violation::UnknownLeader { full_name: leader.card.clone(), nearest })
    }

    fn inks(&self, counted: &[(&CardData, u32)], leader: Option<&CardData>) -> Option<Violation> {
        let (most, leader) = match self.build {
            DeckRules::Constructed { inks, .. } => (inks, None),
            DeckRules::Coconut { inks, .. } => (inks, leader),
            DeckRules::Limited { .. } | DeckRules::Packs => return None,
        };
        let mut inks: BTreeMap<Ink, u32> = BTreeMap::new();
        let welcome: Vec<(&CardData, &Noun)> = counted
            .iter()
            .map(|(card, _)| *card)
            .chain(leader)
            .flat_map(|card| card.abilities.iter().map(move |ability| (card, ability)))
            .filter_map(|(card, ability)| match &ability.kind {
                AbilityKind::Static { rule: Rule::AnyInk(_, what), .. } => Some((card, what)),
                _ => None,
            })
            .collect();
        for (card, count) in counted {
            // A card that another card allows whatever its inks (1.10.1.3); the other
            // card's own inks still count.
            if welcome.iter().any(|(by, what)| is_welcome(card, by, what)) {
                continue;
            }
            for ink in &card.inks {
                *inks.entry(*ink).or_default() += count;
            }
        }
        let leader = leader.map_or(&[][..], |leader| &leader.inks);
        let inks: Vec<(Ink, u32)> = inks.into_iter().collect();
        let all: BTreeSet<Ink> = inks.iter().map(|(ink, _)| *ink).chain(leader.iter().copied()).collect();
        match leader {
            _ if all.len() <= most => None,
            [] => Some(Violation::TooManyInks { inks, most }),
            leader => Some(Violation::TooManyInksWithLeader { inks, leader: leader.to_vec(), most }),
        }
    }

    /// The reasons why the card may not be in any deck of the format.
    fn card(&self, card: &CardData, date: Date) -> Vec<Violation> {
        let full_name = card.full_name();
        let mut sets: Vec<&str> =
            card.printings.iter().filter_map(|one| Some(one.split_once('/')?.0)).collect();
        sets.dedup();
        // A card made up for a scenario has no printings and is allowed.
        if !sets.is_empty() && !sets.iter().any(|set| is_standard(set)) {
            return vec![Violation::NotStandard { full_name }];
        }
        let mut violations = Vec::new();
        if !sets.is_empty() && !sets.iter().any(|set| is_standard(set) && self.has_set(set, date)) {
            let sets = sets.into_iter().map(str::to_owned).collect();
            violations.push(Violation::NotInSets { full_name: full_name.clone(), sets });
        }
        let folded = fold(&full_name);
        let ban = self.banned.iter().find(|ban| ban.from <= date && fold(&ban.full_name) == folded);
        if let Some(ban) = ban {
            violations.push(Violation::Banned { full_name, since: ban.from });
        }
        violations
    }

    fn copies(&self, card: &CardData, count: u32, associated: Option<&CardData>) -> Option<Violation> {
        let too_many = |limit: u8, by_text| too_many(card, count, limit, by_text);
        match (self.build, by_own_text(card)) {
            (DeckRules::Packs, _) | (_, Some(DeckLimit::AnyNumber)) => None,
            // A text that lowers the limit overrides any format; one that raises it changes nothing
            // in a format without limits.
            (
                DeckRules::Constructed { .. } | DeckRules::Limited { .. } | DeckRules::Coconut { .. },
                Some(DeckLimit::Only(limit)),
            ) => too_many(limit, true),
            (DeckRules::Limited { .. }, Some(DeckLimit::UpTo(_)) | None) => None,
            (DeckRules::Constructed { .. } | DeckRules::Coconut { .. }, Some(DeckLimit::UpTo(limit))) => {
                too_many(limit, true)
            }
            (DeckRules::Coconut { associated: most, .. }, None) if associated == Some(card) => {
                too_many(most, false)
            }
            (DeckRules::Coconut { copies, .. }, None) => match card.copies {
                CopyLimit::AnyNumber => None,
                CopyLimit::UpTo(limit) if card.copies != CopyLimit::default() => too_many(limit, true),
                CopyLimit::UpTo(_) => too_many(copies, false).map(|_| Violation::TooManyBesideLeader {
                    full_name: card.full_name(),
                    count,
                    limit: copies,
                }),
            },
            (DeckRules::Constructed { copies, .. }, None) => match card.copies {
                // The limit in the card data, for a card whose text is not compiled.
                CopyLimit::AnyNumber => None,
                CopyLimit::UpTo(limit) if card.copies != CopyLimit::default() => too_many(limit, true),
                CopyLimit::UpTo(_) => too_many(copies, false),
            },
        }
    }
}
