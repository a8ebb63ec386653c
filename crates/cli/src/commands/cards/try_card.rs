//! `inkwright cards try`: parses and explains your own card.

use crate::failure::Failure;
use crate::language::{self, say};
use crate::library;
use crate::output::Output;
use cards::{CardData, OwnCards};
use engine::Rules;
use playable::PlayableLibrary;
use service::cards::{CardDraft, CardReading, home_made, read_cards};
use sim::{ExerciseConfig, exercise};
use std::io::Read as _;
use std::path::Path;
use wording::CardType;
use words::Say as _;

/// Maximum size of a card text.
const LARGEST: u64 = 64 << 10;

/// Further actions after the reading.
#[derive(Clone, Copy, Debug, Default)]
pub struct TryOptions {
    pub play: bool,
    pub exercise: bool,
    pub keep: bool,
    pub json: bool,
}

pub fn run(
    file: &Path,
    card_type: CardType,
    wanted: TryOptions,
    rules: Rules,
    out: &mut Output,
) -> Result<(), Failure> {
    let text = read(file)?;
    let known = library::load();
    let tried =
        read_cards(file, &text, card_type, &known, language::current(), &|| true).map_err(Failure::of)?;
    if wanted.json {
        let readings: Vec<&CardReading> = tried.iter().map(|one| &one.reading).collect();
        out.json(&readings)?;
    } else {
        tried.iter().try_for_each(|one| tell(&one.reading, out))?;
    }
    let refused = tried.iter().filter(|one| !one.reading.playable).count();
    if refused > 0 {
        return Err(Failure::input(say!("try-refused", "n" = refused)));
    }
    let good: Vec<CardData> = tried.into_iter().map(|CardDraft { card, .. }| card).collect();
    if wanted.keep {
        let own = OwnCards::usual().map_err(Failure::of)?;
        for file in own.add(home_made(&good), vec![]).map_err(Failure::of)? {
            out.line(say!("try-kept", "file" = file.display().to_string()))?;
        }
    }
    if wanted.exercise {
        let names: Vec<String> = good.iter().map(CardData::full_name).collect();
        let all = PlayableLibrary::new(known.clone().with_extra(good.clone()));
        let report = exercise(
            &all,
            ExerciseConfig { rules, ..ExerciseConfig::default() },
            |card| names.contains(&card.full_name()),
            || {},
        );
        for broken in &report.broken {
            out.line(say!("exercise-broken", "what" = broken.clone()))?;
        }
        for never in &report.never {
            out.line(language::tell(&never.message()))?;
        }
        let verdict = if report.broken.is_empty() { "kept" } else { "broken" };
        out.line(say!("try-exercised", "laws" = verdict))?;
    }
    if wanted.play {
        return crate::commands::play::with_cards(known, good, rules, out);
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let read = if file == Path::new("-") {
        std::io::stdin().lock().take(LARGEST).read_to_string(&mut text)
    } else {
        std::fs::File::open(file).and_then(|opened| opened.take(LARGEST).read_to_string(&mut text))
    };
    read.map_err(|error| Failure::io(file, &error))?;
    Ok(text)
}

fn tell(reading: &CardReading, out: &mut Output) -> Result<(), Failure> {
    out.line(&reading.card)?;
    out.line(&reading.facts)?;
    for advice in &reading.advice {
        out.line("")?;
        for line in advice {
            out.line(line)?;
        }
    }
    if !reading.meaning.is_empty() {
        out.line("")?;
        out.line(say!("card-means"))?;
    }
    for line in &reading.meaning {
        out.line(format_args!("  {line}"))?;
    }
    for refers in &reading.references {
        out.line(refers)?;
    }
    if !reading.rules.is_empty() {
        out.line("")?;
    }
    for rule in &reading.rules {
        out.line(format_args!("{:<9} {}", rule.number, rule.title))?;
    }
    Ok(())
}
