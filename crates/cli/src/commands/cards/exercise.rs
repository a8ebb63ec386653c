//! `inkwright cards exercise`: games in which every ability of every card has an effect.

use crate::failure::Failure;
use crate::language::{self, say};
use crate::library;
use crate::output::Output;
use crate::progress::{ProgressUnit, counting};
use cards::{CardData, CardLibrary};
use sim::{ExerciseConfig, exercise};
use std::str::FromStr;
use words::{Arg, Say as _};

/// The K-th of N parts of the library, counted from 1.
#[derive(Clone, Copy, Debug)]
pub struct LibraryPart {
    k: usize,
    n: usize,
}

impl FromStr for LibraryPart {
    type Err = String;

    fn from_str(said: &str) -> Result<LibraryPart, String> {
        let wrong = || say!("exercise-part", "text" = said.to_owned());
        let (k, n) = said.split_once('/').ok_or_else(wrong)?;
        let (k, n) = (k.parse().map_err(|_| wrong())?, n.parse().map_err(|_| wrong())?);
        if 0 < k && k <= n { Ok(LibraryPart { k, n }) } else { Err(wrong()) }
    }
}

/// A selection of the library's cards.
pub struct CardSelection<'a> {
    library: &'a CardLibrary,
    only: Option<String>,
    part: Option<LibraryPart>,
}

impl<'a> CardSelection<'a> {
    pub fn new(
        library: &'a CardLibrary,
        card: Option<&str>,
        part: Option<LibraryPart>,
    ) -> Result<CardSelection<'a>, Failure> {
        let only =
            card.map(|name| Ok::<_, Failure>(library::find(library, name)?.full_name())).transpose()?;
        Ok(CardSelection { library, only, part })
    }

    pub fn has(&self, card: &CardData) -> bool {
        let at = || self.library.cards.iter().position(|other| std::ptr::eq(other, card)).unwrap_or(0);
        self.only.as_ref().is_none_or(|only| card.full_name() == *only)
            && self.part.is_none_or(|part| at() % part.n == part.k - 1)
    }
}

pub fn run(
    card: Option<&str>,
    part: Option<LibraryPart>,
    config: ExerciseConfig,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let library = library::load_playable();
    let chosen = CardSelection::new(&library.cards, card, part)?;
    let total = library.cards.cards.iter().filter(|card| chosen.has(card)).count() as u64;
    let bar = counting(ProgressUnit::Cards, total);
    let report = exercise(&library, config, |card| chosen.has(card), || bar.inc(1));
    bar.finish_and_clear();
    let unexplained = report.never.iter().filter(|never| never.reason.is_none()).count();
    if json {
        out.json(&report)?;
    } else {
        for broken in &report.broken {
            out.line(say!("exercise-broken", "what" = broken.clone()))?;
        }
        for never in &report.never {
            out.line(language::tell(&never.message()))?;
        }
        for never in &report.partly {
            let card = Arg::FullName(never.card.clone());
            out.line(say!("exercise-partly", "card" = card, "n" = never.ability))?;
        }
        out.line(say!(
            "exercise-summary",
            "done" = report.exercised,
            "abilities" = report.abilities,
            "cards" = report.cards,
            "games" = report.games,
            "decisions" = report.decisions,
            "broken" = report.broken.len()
        ))?;
    }
    if report.broken.is_empty() && unexplained == 0 { Ok(()) } else { Err(Failure::Checked) }
}
