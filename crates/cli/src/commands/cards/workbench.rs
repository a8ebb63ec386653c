//! `inkwright cards try`: a card of one's own, read and explained.

use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use ability::{Ability, CardType, Ink, Name};
use cards::{CardData, CopyLimit, Library, OwnCards};
use rulebook::Rulebook;
use serde::Serialize;
use sim::{Drill, exercise};
use std::io::Read as _;
use std::path::Path;
use text::{Lexicon, Section};

/// No card's text is longer.
const LARGEST: u64 = 64 << 10;

/// What is wanted besides the reading.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    pub exercise: bool,
    pub keep: bool,
    pub json: bool,
}

/// A card to be tried: its facts, and its text line by line.
struct Tried {
    card: CardData,
    song: bool,
    lines: Vec<String>,
}

pub fn run(file: &Path, card_type: CardType, wanted: Wanted, out: &mut Output) -> Result<(), Failure> {
    let text = read(file)?;
    let known = library::load();
    let tried = cards(file, &text, card_type)?;
    let (readings, playable): (Vec<Reading>, Vec<Option<CardData>>) =
        tried.into_iter().map(|one| look(one, &known)).unzip();
    if wanted.json {
        out.json(&readings)?;
    } else {
        readings.iter().try_for_each(|reading| say(reading, out))?;
    }
    let refused = playable.iter().filter(|card| card.is_none()).count();
    let good: Vec<CardData> = playable.into_iter().flatten().collect();
    if refused > 0 {
        return Err(Failure::input(format!("{refused} of the cards can't be played as they are; see above")));
    }
    if wanted.keep {
        let own = OwnCards::usual().map_err(Failure::input)?;
        // A set of its own, so that no format takes them for printed cards.
        let filed = |(n, card): (usize, &CardData)| CardData {
            printings: vec![format!("HOME/{}", n + 1)],
            ..card.clone()
        };
        let kept = good.iter().enumerate().map(filed).collect();
        for file in own.add(kept, vec![]).map_err(Failure::input)? {
            out.line(format_args!("kept in {}", file.display()))?;
        }
    }
    if wanted.exercise {
        let names: Vec<String> = good.iter().map(CardData::full_name).collect();
        let all = known.with_extra(good);
        let report = exercise(&all, Drill::default(), |card| names.contains(&card.full_name()), || {});
        for broken in &report.broken {
            out.line(format_args!("broken: {broken}"))?;
        }
        for never in &report.never {
            let reason = never.reason.unwrap_or("never at work");
            out.line(format_args!("{}, ability {}: {reason}", never.card, never.ability))?;
        }
        let verdict = if report.broken.is_empty() { "no law was broken" } else { "a law was broken" };
        out.line(format_args!("exercised in games built around it: {verdict}"))?;
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
    read.map_err(|error| Failure::input(format!("{}: {error}", file.display())))?;
    Ok(text)
}

/// The cards of a text: `card` blocks as scenarios have them, or the lines of one card's text.
fn cards(file: &Path, text: &str, card_type: CardType) -> Result<Vec<Tried>, Failure> {
    if text.lines().any(|line| line.trim_start().starts_with("card \"")) {
        let whole = format!("{text}\nscenario \"tried\"\np1:\n  ink 1\nexpect p1 lore 0\n");
        let scenarios = scenario::parse_file(file, &whole).map_err(Failure::input)?;
        let made_up = scenarios.into_iter().next().map(|scenario| scenario.cards).unwrap_or_default();
        return Ok(made_up
            .iter()
            .map(|card| Tried {
                card: scenario::made_up_facts(card),
                song: card.song,
                lines: card.text.iter().map(|line| line.text.clone()).collect(),
            })
            .collect());
    }
    let lines: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    if lines.is_empty() {
        return Err(Failure::input(format!(
            "{}: holds no text; write a card's text, one ability a line, or a card block: \
             card \"Name - Version\" character amber cost 3 2/3 lore 1 [Storyborn] {{ … }}",
            file.display()
        )));
    }
    Ok(vec![Tried { card: plain(card_type), song: false, lines }])
}

/// A card that has nothing but a text.
fn plain(card_type: CardType) -> CardData {
    let (body, place) = (card_type == CardType::Character, card_type == CardType::Location);
    CardData {
        name: Name("Your Card".into()),
        version: (body || place).then(|| Name("Tried Out".into())),
        card_type,
        inks: vec![Ink::Amber],
        cost: 3,
        inkable: true,
        strength: body.then_some(2),
        willpower: (body || place).then_some(3),
        lore: (body || place).then_some(1),
        move_cost: place.then_some(1),
        classes: vec![],
        copies: CopyLimit::default(),
        printings: vec![],
        ids: vec![],
        abilities: vec![],
    }
}

/// What was read of a card.
#[derive(Debug, Serialize)]
struct Reading {
    card: String,
    facts: String,
    playable: bool,
    /// What is not understood, and what could be done about it.
    advice: Vec<Vec<String>>,
    meaning: Vec<String>,
    references: Vec<String>,
    rules: Vec<RuleRead>,
}

#[derive(Debug, Serialize)]
struct RuleRead {
    number: String,
    title: String,
}

/// Reads a card; the card, if it can be played.
fn look(tried: Tried, known: &Library) -> (Reading, Option<CardData>) {
    let Tried { mut card, song, lines } = tried;
    let lexicon = lexicon(known, &card);
    let mut reading = Reading {
        card: card.full_name(),
        facts: super::show::facts(&card),
        playable: false,
        advice: Vec::new(),
        meaning: Vec::new(),
        references: Vec::new(),
        rules: Vec::new(),
    };
    for line in &lines {
        let section = Section { name: None, text: line };
        match text::compile_section(&section, card.card_type, song, &lexicon) {
            Ok(abilities) => card.abilities.extend(abilities),
            Err(diagnostic) => reading.advice.push(advice(&section.normalised(), &diagnostic, known)),
        }
    }
    match text::resolve(card.card_type, &card.abilities) {
        Ok(resolved) => {
            reading.meaning = text::reading(card.card_type, &resolved.abilities);
            let refers = |refers: &text::Reference| {
                format!("“{}” in ability {}: {}", refers.word, refers.ability + 1, refers.referent)
            };
            reading.references = resolved.references.iter().map(refers).collect();
            if let Err(error) = record::all_playable(std::slice::from_ref(&card)) {
                reading.advice.push(vec![format!("It can't be played: {}.", error.why)]);
            }
        }
        Err(unresolved) => {
            let ability = card.abilities.get(unresolved.ability());
            let mut said: Vec<String> =
                ability.map(|ability| text::print_ability(ability, card.card_type)).into_iter().collect();
            said.push(format!("I understand the words, but {unresolved}."));
            reading.advice.push(said);
        }
    }
    let book = Rulebook::embedded();
    let rules = book.of_card(&card);
    reading.rules = rules
        .into_iter()
        .map(|rule| RuleRead {
            number: rule.number(engine::Edition::NEWEST).to_owned(),
            title: rule.title.clone(),
        })
        .collect();
    reading.playable = reading.advice.is_empty();
    let card = reading.playable.then_some(card);
    (reading, card)
}

fn say(reading: &Reading, out: &mut Output) -> Result<(), Failure> {
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
        out.line("what it means:")?;
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

fn lexicon(known: &Library, card: &CardData) -> Lexicon {
    let all = || known.cards.iter().chain([card]);
    let names: Vec<Name> = all().flat_map(CardData::names).collect();
    let classes = all().flat_map(|card| card.classes.iter().map(|class| class.0.as_str()));
    Lexicon::new(names.iter().map(|name| name.0.as_str()), classes)
}

/// What is not understood, in plain words: the text with a line that points at it, then sentences.
pub fn advice(section: &str, diagnostic: &text::Diagnostic, known: &Library) -> Vec<String> {
    let sentences: Vec<String> = known
        .cards
        .iter()
        .flat_map(|card| card.abilities.iter().map(|ability| (card.card_type, ability)))
        // The story name says nothing about the sentence.
        .map(|(card_type, ability)| {
            text::print_ability(&Ability { name: None, kind: ability.kind.clone() }, card_type)
        })
        .collect();
    let advice = text::advise(section, diagnostic, sentences.iter().map(String::as_str));
    advice.pointer.into_iter().chain(advice.lines).collect()
}
