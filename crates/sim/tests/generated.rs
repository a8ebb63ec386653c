//! Made-up abilities: the parts of the library's abilities in new combinations. Each is printed, and parsing
//! the text must give the same ability. Its meaning is resolved, or refused by name. Those with a meaning are
//! given to cards, and games are played with them. No law of the engine may be violated, and nothing may
//! panic.

use cards::{CardData, CardLibrary};
use engine::{Action, CardDb, DefId, Game, GameSetup};
use fastrand::Rng;
use grammar::{Lexicon, Section};
use std::collections::BTreeMap;
use wording::{
    Ability, AbilityKind, CardType, Condition, Cost, Effect, Event, Language, Lead, Node, Opener, Rule,
    Trigger, Window,
};
use writers::{EnglishNames, Site};

/// Environment variable for the number of abilities.
const HOW_MANY: &str = "INKWRIGHT_GENERATED";

/// Abilities about ink drops, which no printed card has. Each counts as if this many cards had it.
const NOT_PRINTED: [(CardType, &str); 24] = [
    (CardType::Action, "Get 2 ink drops."),
    (CardType::Action, "Each player gets an ink drop."),
    (CardType::Action, "Remove up to 2 ink drops. Gain 1 lore for each ink drop removed this way."),
    (CardType::Action, "Remove any number of ink drops. Draw a card for each ink drop removed this way."),
    (CardType::Action, "Each opponent removes all their ink drops."),
    (CardType::Action, "You may remove 2 ink drops to draw a card."),
    (CardType::Action, "Each opponent may get an ink drop. If they do, you draw a card."),
    (CardType::Action, "Gain 1 lore for each ink drop you removed this turn."),
    (CardType::Action, "Draw a card. If you removed an ink drop to play this action, draw 2 cards instead."),
    (CardType::Character, "Whenever you get an ink drop, you may draw a card."),
    (CardType::Character, "Whenever you remove an ink drop, get an ink drop for each card in your hand."),
    (CardType::Character, "Whenever an opponent removes 1 or more ink drops, get an ink drop."),
    (CardType::Character, "The first time you get an ink drop each turn, remove all your ink drops."),
    (
        CardType::Character,
        "When you play this character, if you removed an ink drop to play her, get an ink drop.",
    ),
    (CardType::Character, "At the start of your turn, if you have no ink drops, get an ink drop."),
    (
        CardType::Character,
        "Whenever this character quests, if you have more ink drops than each opponent, gain 1 lore.",
    ),
    (
        CardType::Character,
        "Whenever this character quests, if you didn't remove any ink drops this turn, get 2 ink drops.",
    ),
    (
        CardType::Character,
        "While you have 2 or more ink drops, this character gets +1 {S} for each ink drop you have.",
    ),
    (CardType::Character, "If you removed an ink drop to play this character, he gains Evasive."),
    (CardType::Character, "Opponents can't get ink drops."),
    (CardType::Item, "{E}, Remove an ink drop — Draw a card."),
    (CardType::Item, "Remove 2 ink drops — Gain 1 lore."),
    (CardType::Item, "{E}, 1 {I} — Get an ink drop."),
    (CardType::Item, "{E} — If you have 3 or more ink drops, gain 2 lore."),
];
const TIMES: usize = 12;

/// The parts of abilities.
#[derive(Default)]
struct Parts {
    triggers: Vec<(Vec<Window>, Vec<Trigger>)>,
    conditions: Vec<Condition>,
    effects: Vec<Vec<Effect>>,
    actions: Vec<Vec<Effect>>,
    costs: Vec<Vec<Cost>>,
    leads: Vec<Vec<Lead>>,
    rules: Vec<Rule>,
}

impl Parts {
    fn of(library: &CardLibrary, lexicon: &Lexicon) -> Parts {
        let not_printed = |(card_type, text): &(CardType, &str)| {
            let section = Section { name: None, text };
            grammar::compile_section(&section, *card_type, lexicon)
                .unwrap_or_else(|error| panic!("{text}: {error}"))
        };
        let not_printed: Vec<Ability> = NOT_PRINTED.iter().flat_map(not_printed).collect();
        let mut parts = Parts::default();
        let printed = library.cards.iter().flat_map(|card| &card.abilities);
        for ability in printed.chain(not_printed.iter().cycle().take(TIMES * not_printed.len())) {
            match &ability.kind {
                AbilityKind::Triggered { during, triggers, condition, effects } => {
                    // "E when …" has its own word order, and so does "while C, whenever …".
                    if triggers.iter().all(in_front) {
                        parts.triggers.push((during.clone(), triggers.clone()));
                    }
                    parts.conditions.extend(condition.iter().filter(|test| stands_alone(test)).cloned());
                    parts.effects.push(effects.clone());
                }
                AbilityKind::Activated { costs, effects } => {
                    parts.costs.push(costs.clone());
                    parts.effects.push(effects.clone());
                }
                AbilityKind::Action(effects) => parts.actions.push(effects.clone()),
                AbilityKind::Static { leads, rule } => {
                    parts.leads.push(leads.clone());
                    if !matches!(rule, Rule::ForTurn(_) | Rule::PayLessForNext(..)) {
                        parts.rules.push(rule.clone());
                    }
                }
                AbilityKind::Keyword(_) | AbilityKind::Replacement { .. } | AbilityKind::Offer { .. } => {}
            }
        }
        parts
    }
}

fn in_front(trigger: &Trigger) -> bool {
    trigger.opener != Opener::Behind && !matches!(trigger.event, Event::While { .. })
}

/// Whether a condition makes sense without its trigger.
fn stands_alone(condition: &Condition) -> bool {
    !matches!(condition, Condition::Bare(_) | Condition::And(_) | Condition::Or(_))
}

/// Whether an effect has a list of options.
fn lists(effect: &Effect) -> bool {
    wording::any(effect, |node| {
        matches!(
            node,
            Node::Effect(
                Effect::ChooseOne(_)
                    | Effect::ChooseNamed(_)
                    | Effect::ChooseFollowing(..)
                    | Effect::ByType(_)
            )
        )
    })
}

fn pick<'a, T>(from: &'a [T], rng: &mut Rng) -> &'a T {
    &from[rng.usize(..from.len())]
}

/// One made-up ability; nothing where the parts don't go together in writing.
fn make(parts: &Parts, rng: &mut Rng) -> Option<(CardType, Ability)> {
    let (card_type, kind) = match rng.u8(..4) {
        0 | 1 => {
            let (during, triggers) = pick(&parts.triggers, rng).clone();
            let condition = (rng.u8(..3) == 0).then(|| pick(&parts.conditions, rng).clone());
            let effects = pick(&parts.effects, rng).clone();
            // A leading condition belongs to the whole ability, and "otherwise" refers to the first sentence.
            let led = matches!(effects.first(), Some(Effect::If(..) | Effect::Instead(..)));
            let answered = matches!(effects.get(1), Some(Effect::Otherwise(_) | Effect::If(..)));
            if led || (condition.is_some() && answered) {
                return None;
            }
            (CardType::Character, AbilityKind::Triggered { during, triggers, condition, effects })
        }
        2 => {
            let (costs, effects) = (pick(&parts.costs, rng).clone(), pick(&parts.effects, rng).clone());
            (CardType::Item, AbilityKind::Activated { costs, effects })
        }
        _ if rng.bool() => {
            let mut effects = pick(&parts.actions, rng).clone();
            let more = pick(&parts.actions, rng);
            // Some effects depend on the sentence before them, which would be a different one, and a sentence
            // after a list of options would join the last option.
            if matches!(more.first(), Some(Effect::Instead(..))) || effects.last().is_some_and(lists) {
                return None;
            }
            effects.extend(more.iter().cloned());
            (CardType::Action, AbilityKind::Action(effects))
        }
        _ => {
            let (leads, rule) = (pick(&parts.leads, rng).clone(), pick(&parts.rules, rng).clone());
            (CardType::Character, AbilityKind::Static { leads, rule })
        }
    };
    Some((card_type, Ability::unnamed(kind)))
}

fn lexicon(library: &CardLibrary) -> Lexicon {
    let names: Vec<wording::Name> = library.cards.iter().flat_map(CardData::names).collect();
    let classes = library.cards.iter().flat_map(|card| card.classes.iter().map(|class| class.0.as_str()));
    Lexicon::new(names.iter().map(|name| name.0.as_str()), classes)
}

#[test]
fn parts_put_together_anew_print_and_read_as_the_same() {
    let how_many = std::env::var(HOW_MANY).ok().and_then(|n| n.parse().ok()).unwrap_or(3_000);
    let library = CardLibrary::embedded();
    let lexicon = lexicon(&library);
    let parts = Parts::of(&library, &lexicon);
    let mut rng = Rng::with_seed(13);
    let (mut made, mut meant) = (0, 0);
    let mut failed: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let (mut box_of_cards, mut played) = (Vec::new(), PlayedGames::default());
    while made < how_many {
        let Some((card_type, ability)) = make(&parts, &mut rng) else { continue };
        made += 1;
        let printed = grammar::print_section(std::slice::from_ref(&ability));
        let section = Section { name: None, text: &printed };
        let read = grammar::compile_section(&section, card_type, &lexicon);
        let whole = vec![ability];
        if read.as_ref() != Ok(&whole) {
            let kind = match &read {
                Ok(_) => "reads as another".to_owned(),
                Err(refused) => format!(
                    "{} at “{}”",
                    refused.expected.to_string().chars().take(60).collect::<String>(),
                    refused.text
                ),
            };
            failed.entry(kind).or_insert((0, printed.clone())).0 += 1;
            continue;
        }
        if let Ok(resolved) = meaning::resolve(card_type, &whole) {
            meant += 1;
            let site = Site { name: "", card_type, names: &EnglishNames, reminders: false };
            assert!(!reading::reading(Language::English, &site, &resolved.abilities).is_empty(), "{printed}");
            box_of_cards.push(card(&library, card_type, whole, made, &mut rng));
        }
        if box_of_cards.len() == CARDS_IN_A_BOX {
            played.add(play(&library, std::mem::take(&mut box_of_cards), &mut rng));
        }
    }
    played.add(play(&library, box_of_cards, &mut rng));
    let count: usize = failed.values().map(|(n, _)| n).sum();
    let mut kinds: Vec<_> = failed.iter().collect();
    kinds.sort_by_key(|(_, (n, _))| std::cmp::Reverse(*n));
    let told: Vec<String> =
        kinds.iter().take(40).map(|(kind, (n, text))| format!("{n} × {kind}: {text}")).collect();
    assert!(count == 0, "{count} of {made} did not come back\n{}", told.join("\n"));
    assert!(meant * 2 > made, "only {meant} of {made} mean something");
    assert!(played.compiled * 10 > meant * 9, "only {} of {meant} become programs", played.compiled);
    assert!(played.decisions > meant, "games of {} decisions", played.decisions);
}

/// Number of made-up cards in the same games.
const CARDS_IN_A_BOX: usize = 100;

/// The results of the games.
#[derive(Default)]
struct PlayedGames {
    compiled: usize,
    decisions: usize,
}

impl PlayedGames {
    fn add(&mut self, more: PlayedGames) {
        self.compiled += more.compiled;
        self.decisions += more.decisions;
    }
}

/// A card of the library with another name and only this ability.
fn card(
    library: &CardLibrary,
    card_type: CardType,
    abilities: Vec<Ability>,
    number: usize,
    rng: &mut Rng,
) -> CardData {
    let fits = |card: &&CardData| card.card_type == card_type && card.cost < 6;
    let like: Vec<&CardData> = library.cards.iter().filter(fits).collect();
    let mut card = (*pick(&like, rng)).clone();
    match &mut card.version {
        Some(version) => version.0 = format!("Made Up {number}"),
        None => card.name.0 = format!("{} {number}", card.name.0),
    }
    card.abilities = abilities;
    card
}

/// Plays two games with these cards and as many real ones, and asks for the laws at every decision.
fn play(library: &CardLibrary, made: Vec<CardData>, rng: &mut Rng) -> PlayedGames {
    let n = made.len();
    let names: Vec<String> = made.iter().map(CardData::full_name).collect();
    let mut cards = made;
    cards.extend((0..n).map(|_| pick(&library.cards, rng).clone()));
    let db = playable::PlayableLibrary::new(CardLibrary::new(cards.clone())).db.clone();
    let defs: Vec<DefId> = cards.iter().filter_map(|card| db.find(&card.full_name())).collect();
    let compiled = names.iter().filter(|name| db.find(name).is_some()).count();
    let mut decisions = 0;
    if !defs.is_empty() {
        for seed in 0..2 {
            let mut deck = || (0..60).map(|_| *pick(&defs, rng)).collect();
            let start = GameSetup::new(vec![deck(), deck()], seed);
            decisions += play_one(&db, &start, rng);
        }
    }
    PlayedGames { compiled, decisions }
}

fn play_one(db: &CardDb, start: &GameSetup, rng: &mut Rng) -> usize {
    let mut game = Game::start(db, start).expect("two decks of sixty cards");
    let mut legal: Vec<Action> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    for decision in 0..800 {
        if game.outcome().is_some() {
            return decision;
        }
        game.legal(db, &mut legal);
        if let Some(broken) = game.broken_law(db, &legal) {
            panic!("{broken} after {}", told.join(", "));
        }
        let action = *pick(&legal, rng);
        told.push(format!("{action:?}"));
        game.apply(db, action, None).expect("a listed action is accepted");
    }
    800
}
