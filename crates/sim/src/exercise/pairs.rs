//! Pairs of interacting cards: one triggers on, forbids, replaces or needs what the other causes.
//!
//! There are too many pairs to specify each result, but some laws must always hold: an effect without an
//! effect changes nothing, every offer can be accepted, declining changes nothing, prohibited events don't
//! happen, a card that returns is a new one, and the order of equal triggers does not matter. Each pair gets
//! a few positions; everyone plays at random but prefers the two cards.

use super::pool::ExercisePool;
use super::topic::{EventTopic, Interests};
use super::{ExerciseConfig, in_words, prefer};
use crate::play::Seeds;
use crate::simulate::panic_message;
use cards::CardData;
use engine::{CardDb, Chance, Coverage, DefId, Finding, Game, SetupError};
use playable::PlayableLibrary;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The number of partners per card and topic.
#[derive(Clone, Copy, Debug)]
pub struct PairsConfig {
    pub partners: u32,
    pub exercise: ExerciseConfig,
}

impl Default for PairsConfig {
    fn default() -> PairsConfig {
        PairsConfig {
            partners: 3,
            exercise: ExerciseConfig { games: 2, decisions: 60, ..ExerciseConfig::default() },
        }
    }
}

/// The results.
#[derive(Clone, Debug, Default, Serialize)]
pub struct PairsReport {
    pub pairs: usize,
    pub games: u64,
    pub decisions: u64,
    /// Results that can't be right, violated laws, and panics.
    pub findings: Vec<String>,
}

struct CardPair {
    cards: [DefId; 2],
    /// A source of damage, for pairs that react to damage.
    damage: Option<DefId>,
}

/// Plays games in which related cards meet. `begin` gets the number of pairs, and `done` is called after each
/// pair.
pub fn meet(
    library: &PlayableLibrary,
    config: PairsConfig,
    chosen: impl Fn(&CardData) -> bool,
    begin: impl FnOnce(usize),
    done: impl Fn() + Sync,
) -> PairsReport {
    let (library, db) = (&library.cards, &*library.db);
    let pool = ExercisePool::new(db, library, config.exercise.rules);
    let pairs = pairs(&pool, config, chosen);
    begin(pairs.len());
    let results: Vec<(u64, Vec<String>)> = pairs
        .par_iter()
        .map(|pair| {
            let result = meet_pair(db, &pool, pair, config.exercise);
            done();
            result
        })
        .collect();
    let mut report = PairsReport { pairs: pairs.len(), ..PairsReport::default() };
    for (decisions, findings) in results {
        report.games += u64::from(config.exercise.games);
        report.decisions += decisions;
        report.findings.extend(findings);
    }
    report
}

/// For each card and each topic it reacts to, some cards that cause it.
fn pairs(pool: &ExercisePool<'_>, config: PairsConfig, chosen: impl Fn(&CardData) -> bool) -> Vec<CardPair> {
    let interests: Vec<(DefId, &CardData, Interests)> = pool
        .all
        .iter()
        .filter_map(|(id, card)| {
            let meaning = meaning::resolve(card.card_type, &card.abilities).ok()?;
            Some((*id, *card, Interests::of(card.card_type, &meaning.abilities)))
        })
        .collect();
    let by_topic: Vec<Vec<DefId>> = EventTopic::ALL
        .iter()
        .map(|topic| {
            let causes = |(_, _, other): &&(DefId, &CardData, Interests)| other.causes.has(*topic);
            interests.iter().filter(causes).map(|(id, ..)| *id).collect()
        })
        .collect();
    let heeds = |topic: EventTopic| -> Vec<DefId> {
        interests.iter().filter(|(_, _, other)| other.heeds.has(topic)).map(|(id, ..)| *id).collect()
    };
    let (shields, blows) = (heeds(EventTopic::DealDamage), &by_topic[EventTopic::DealDamage as usize]);
    let mut pairs = vec![];
    for (id, card, own) in &interests {
        if !chosen(card) || own.heeds.is_empty() {
            continue;
        }
        let mut chance = Chance::new(config.exercise.seed ^ u64::from(id.0) << 20);
        let mut some = |list: &[DefId]| list.get(chance.below(list.len().max(1) as u32) as usize).copied();
        for (topic, causes) in EventTopic::ALL.iter().zip(&by_topic) {
            if !own.heeds.has(*topic) {
                continue;
            }
            for _ in 0..config.partners {
                let damage = if *topic == EventTopic::DealDamage { some(blows) } else { None };
                pairs.extend(some(causes).map(|other| CardPair { cards: [*id, other], damage }));
            }
            // Two cards that react to the same damage.
            if *topic == EventTopic::DealDamage {
                let (other, damage) = (some(&shields), some(blows));
                pairs.extend(other.map(|other| CardPair { cards: [*id, other], damage }));
            }
        }
    }
    pairs
}

fn meet_pair(
    db: &CardDb,
    pool: &ExercisePool<'_>,
    pair: &CardPair,
    config: ExerciseConfig,
) -> (u64, Vec<String>) {
    let mut coverage = Coverage::new(db);
    let mut all = vec![];
    let mut decisions = 0;
    for number in 0..config.games {
        let [a, b] = pair.cards.map(|id| u64::from(id.0));
        let seed = Seeds::new(config.seed ^ (a << 16 | b) << 20, u64::from(number)).game;
        let mut findings = vec![];
        let played = catch_unwind(AssertUnwindSafe(|| {
            let game = Game::from_position(db, &pool.meeting(pair.cards, pair.damage, seed))?;
            Ok::<_, SetupError>(play(
                db,
                &mut coverage,
                game,
                pair.cards,
                config.decisions,
                seed,
                &mut findings,
            ))
        }));
        match played {
            Ok(Ok(n)) => decisions += u64::from(n),
            Ok(Err(error)) => findings.push(error.to_string()),
            Err(panic) => findings.push(format!("the engine panicked: {}", panic_message(&*panic))),
        }
        let names = pair.cards.map(|id| db.def(id).full_name.as_str()).join(" and ");
        let place = |finding| format!("{names}, game {number} of seed {}: {finding}", config.seed);
        all.extend(findings.into_iter().map(place));
    }
    (decisions, all)
}

fn play(
    db: &CardDb,
    coverage: &mut Coverage,
    mut game: Game,
    pair: [DefId; 2],
    most: u32,
    seed: u64,
    findings: &mut Vec<String>,
) -> u32 {
    let mut chance = Chance::new(seed ^ 0x0dd5);
    let mut legal = vec![];
    let mut found: Vec<Finding> = vec![];
    for decision in 0..most {
        if game.decision().is_none() {
            return decision;
        }
        game.legal(db, &mut legal);
        if let Some(broken) = game.broken_law(db, &legal) {
            findings.push(format!("decision {decision}: {broken}"));
            return decision;
        }
        found.extend(game.odd_question(db));
        let favourite = pair[chance.below(2) as usize];
        let action = prefer(&game, &legal, favourite, &mut chance);
        let words = in_words(action, &game, db);
        if let Err(refusal) = coverage.inspect(&mut game, db, action, &mut found) {
            findings.push(format!("decision {decision}: {action:?} is refused: {refusal}"));
            return decision;
        }
        findings.extend(found.drain(..).map(|finding| format!("decision {decision}, {words}: {finding}")));
    }
    most
}
