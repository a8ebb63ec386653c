//! Exercises the cards: builds games in which a card is drawn, played, shifted, sung and used, until each of
//! its abilities has had an effect.
//!
//! Each card gets a series of positions full of related cards: those its text names, those of the
//! classifications it mentions, and random others. Both players then play at random but prefer actions that
//! involve the card. Every step checks all laws of the engine.

mod pairs;
mod pool;
mod topic;

pub use pairs::{PairsConfig, PairsReport, meet};

use crate::play::Seeds;
use crate::simulate::panic_message;
use cards::{CardData, CardLibrary};
use engine::{AbilityCoverage, Action, CardDb, Chance, Coverage, DefId, Game, Rules};
use playable::PlayableLibrary;
use pool::ExercisePool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use wording::Ability;

/// The extent of the exercise.
#[derive(Clone, Copy, Debug)]
pub struct ExerciseConfig {
    pub seed: u64,
    /// Maximum number of games for one card.
    pub games: u32,
    /// Maximum number of decisions in a game.
    pub decisions: u32,
    /// The rules of the games.
    pub rules: Rules,
}

impl Default for ExerciseConfig {
    fn default() -> ExerciseConfig {
        ExerciseConfig { seed: 1, games: 3_000, decisions: 120, rules: Rules::default() }
    }
}

/// The results of an exercise.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ExerciseReport {
    pub cards: usize,
    pub abilities: usize,
    pub exercised: usize,
    pub games: u64,
    pub decisions: u64,
    /// Abilities that never had an effect.
    pub never: Vec<IdleAbility>,
    /// Abilities with a part that never had an effect.
    pub partly: Vec<IdleAbility>,
    /// Violated laws, and panics.
    pub broken: Vec<String>,
}

/// An ability that never had an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IdleAbility {
    /// The card's full name.
    pub card: String,
    /// Counted from 1.
    pub ability: usize,
    /// The reason, if known.
    pub reason: Option<IdleReason>,
}

/// Why an ability can't have an effect in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum IdleReason {
    #[serde(rename = "it speaks of building decks only")]
    DeckBuilding,
    #[serde(rename = "it speaks of a name that no card has")]
    NoSuchName,
}

/// The results for one card.
#[derive(Clone, Debug)]
pub struct CardExercise {
    pub seen: Vec<AbilityCoverage>,
    pub games: u32,
    pub decisions: u64,
    pub broken: Vec<String>,
}

/// Exercises the cards that `chosen` selects; calls `done` after each.
pub fn exercise(
    library: &PlayableLibrary,
    config: ExerciseConfig,
    chosen: impl Fn(&CardData) -> bool,
    done: impl Fn() + Sync,
) -> ExerciseReport {
    let (library, db) = (&library.cards, &*library.db);
    let pool = ExercisePool::new(db, library, config.rules);
    let cards: Vec<(&CardData, DefId)> = library
        .cards
        .iter()
        .filter(|card| chosen(card))
        .filter_map(|card| Some((card, db.find(&card.full_name())?)))
        .collect();
    let results: Vec<CardExercise> = cards
        .par_iter()
        .map(|(card, def)| {
            let result = exercise_card(db, &pool, card, *def, config);
            done();
            result
        })
        .collect();
    let mut report = ExerciseReport { cards: cards.len(), ..ExerciseReport::default() };
    for ((card, def), result) in cards.iter().zip(results) {
        report.games += u64::from(result.games);
        report.decisions += result.decisions;
        report.abilities += result.seen.len();
        report.broken.extend(result.broken);
        for (at, seen) in result.seen.iter().enumerate() {
            if seen.done {
                report.exercised += 1;
                if seen.partly {
                    report.partly.push(IdleAbility { card: card.full_name(), ability: at + 1, reason: None });
                }
            } else {
                let reason = match db.is_for_deck_building(*def, at) {
                    true => Some(IdleReason::DeckBuilding),
                    false => card
                        .abilities
                        .get(at)
                        .is_some_and(|ability| speaks_of_nobody(library, ability))
                        .then_some(IdleReason::NoSuchName),
                };
                report.never.push(IdleAbility { card: card.full_name(), ability: at + 1, reason });
            }
        }
    }
    report
}

/// Whether an ability names something that is neither a card's name nor a classification.
fn speaks_of_nobody(library: &CardLibrary, ability: &Ability) -> bool {
    let known = |word: &String| {
        library.cards.iter().any(|card| {
            card.names().iter().any(|name| name.0 == *word)
                || card.classes.iter().any(|class| class.0 == *word)
        })
    };
    wording::mentions(&ability.kind).iter().any(|word| !known(word))
}

fn exercise_card(
    db: &CardDb,
    pool: &ExercisePool<'_>,
    card: &CardData,
    def: DefId,
    config: ExerciseConfig,
) -> CardExercise {
    let mut coverage = Coverage::new(db);
    let friends = pool.friends(card, def);
    let mut result = CardExercise { seen: coverage.of(db, def), games: 0, decisions: 0, broken: vec![] };
    for number in 0..config.games {
        let open = |seen: &[AbilityCoverage]| {
            let works = |(at, seen): (usize, &AbilityCoverage)| {
                seen.done && !seen.partly || db.is_for_deck_building(def, at)
            };
            !seen.iter().enumerate().all(works)
        };
        // The first games are always played, because a card without abilities can violate laws, too.
        if number >= 2 && !open(&result.seen) {
            break;
        }
        let seed = Seeds::new(config.seed ^ (u64::from(def.0) << 32), u64::from(number)).game;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let game = if number % 8 == 7 {
                Game::start(db, &pool.start(def, &friends, seed))
            } else {
                Game::from_position(db, &pool.position(def, &friends, seed))
            };
            match game {
                Ok(game) => play(db, &mut coverage, game, def, config.decisions, seed),
                Err(error) => (0, Some(error.to_string())),
            }
        }));
        let broken = match played {
            Ok((decisions, broken)) => {
                result.decisions += u64::from(decisions);
                broken
            }
            Err(panic) => Some(format!("the engine panicked: {}", panic_message(&*panic))),
        };
        if let Some(broken) = broken {
            result.broken.push(format!(
                "{}, game {number} of seed {}: {broken}",
                card.full_name(),
                config.seed
            ));
        }
        result.games += 1;
        result.seen = coverage.of(db, def);
    }
    result
}

/// Continues from a position. Both players play at random, with a preference for one card.
fn play(
    db: &CardDb,
    coverage: &mut Coverage,
    mut game: Game,
    favourite: DefId,
    most: u32,
    seed: u64,
) -> (u32, Option<String>) {
    let mut chance = Chance::new(seed ^ 0x0dd5);
    let mut legal = vec![];
    let mut last = "the set-up".to_owned();
    coverage.look(&game, db);
    for decision in 0..most {
        if game.decision().is_none() {
            return (decision, None);
        }
        game.legal(db, &mut legal);
        if let Some(broken) = game.broken_law(db, &legal) {
            return (decision, Some(format!("decision {decision}, after {last}: {broken}")));
        }
        let action = prefer(&game, &legal, favourite, &mut chance);
        last = in_words(action, &game, db);
        if let Err(refusal) = coverage.apply(&mut game, db, action, None) {
            return (decision, Some(format!("decision {decision}: {action:?} is refused: {refusal}")));
        }
    }
    (most, None)
}

/// A random answer, more likely one that involves the favourite card.
fn prefer(game: &Game, legal: &[Action], favourite: DefId, chance: &mut Chance) -> Action {
    let pick = |list: &[Action], chance: &mut Chance| list[chance.below(list.len() as u32) as usize];
    let about: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| action.cards().into_iter().flatten().any(|id| game.card(id).def == favourite))
        .collect();
    if !about.is_empty() && chance.below(10) < 6 {
        return pick(&about, chance);
    }
    let lively: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::EndTurn | Action::No | Action::Done))
        .collect();
    if !lively.is_empty() && chance.below(10) < 8 { pick(&lively, chance) } else { pick(legal, chance) }
}

fn in_words(action: Action, game: &Game, db: &CardDb) -> String {
    let eyes = words::Eyes::all(game, db);
    eyes.tell(&words::answer(action, &eyes))
}
