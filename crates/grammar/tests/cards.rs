//! Compiles the text of real cards and prints it again.

mod common;

use grammar::{Expected, compile_section, normalise, print_section};
use serde_json::Value;
use wording::Ability;

#[test]
fn every_card_of_set_1_compiles_and_prints_back_exactly() {
    let Some((cards, lexicon)) = common::cards() else { return };
    let mut seen = 0;
    for card in cards.iter().filter(|card| card.set_code == "1") {
        let sections = card.sections();
        for section in &sections {
            let abilities = compile_section(section, card.card_type, &lexicon)
                .unwrap_or_else(|problem| panic!("{}: {problem}", card.full_name));
            assert_eq!(print_section(&abilities), normalise(section.text), "{}", card.full_name);
        }
        seen += 1;
    }
    assert_eq!(seen, 204);
}

#[test]
fn every_section_that_compiles_prints_back_exactly() {
    let Some((cards, lexicon)) = common::cards() else { return };
    let mut compiled = 0;
    for card in &cards {
        for section in card.sections() {
            if let Ok(abilities) = compile_section(&section, card.card_type, &lexicon) {
                assert_eq!(print_section(&abilities), normalise(section.text), "{}", card.full_name);
                compiled += 1;
            }
        }
    }
    assert!(compiled > 2000, "only {compiled} sections compiled");
}

#[test]
fn story_names_are_found_in_the_text() {
    let Some((cards, lexicon)) = common::cards() else { return };
    for card in &cards {
        let sections = card.sections();
        let all: Result<Vec<Vec<Ability>>, _> =
            sections.iter().map(|section| compile_section(section, card.card_type, &lexicon)).collect();
        let Ok(abilities) = all.map(|all| all.concat()) else { continue };
        let found: Vec<&str> =
            abilities.iter().filter_map(|ability| Some(ability.name.as_ref()?.0.as_str())).collect();
        // The data spaces the dots of one name apart.
        let printed: Vec<String> = card
            .abilities
            .iter()
            .filter_map(|ability| Some(ability.name.as_deref()?.replace(" . . .", "...")))
            .collect();
        assert_eq!(found, printed, "{}", card.full_name);
    }
}

/// A text that parses but prints differently is refused, so it can't do harm. If this happens often on real
/// cards, grammar and printer have drifted apart.
#[test]
fn hardly_any_card_is_refused_for_its_wording_alone() {
    let Some((cards, lexicon)) = common::cards() else { return };
    let refused: Vec<String> = cards
        .iter()
        .flat_map(|card| card.sections().into_iter().map(move |section| (card, section)))
        .filter_map(|(card, section)| {
            let problem = compile_section(&section, card.card_type, &lexicon).err()?;
            matches!(problem.expected, Expected::Wording(_)).then(|| format!("{}: {problem}", card.full_name))
        })
        .collect();
    assert!(refused.len() <= 4, "{refused:#?}");
}

/// A tree holds exactly the content of its text: any other tree prints a different text.
#[test]
fn a_changed_tree_prints_another_text() {
    let Some((cards, lexicon)) = common::cards() else { return };
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let abilities: Vec<Ability> = cards
        .iter()
        .flat_map(|card| card.sections().into_iter().map(move |section| (card, section)))
        .filter_map(|(card, section)| compile_section(&section, card.card_type, &lexicon).ok())
        .flatten()
        .collect();
    let trees: Vec<Value> =
        abilities.iter().map(|ability| serde_json::to_value(ability).expect("trees serialise")).collect();
    let mut words = Vec::new();
    trees.iter().for_each(|tree| strings(tree, &mut words));
    words.sort_unstable();
    words.dedup();

    let (mut changed, mut silent) = (0, Vec::new());
    for (ability, tree) in abilities.iter().zip(&trees) {
        let printed = print_section(std::slice::from_ref(ability));
        for place in 0..places(tree) {
            for _ in 0..4 {
                let mut other = tree.clone();
                let mut left = place;
                mutate(&mut other, &mut left, &words, &mut chance);
                let Ok(mutant) = serde_json::from_value::<Ability>(other) else { continue };
                if mutant == *ability {
                    continue;
                }
                changed += 1;
                if print_section(std::slice::from_ref(&mutant)) == printed {
                    silent.push(format!("{printed}\n  {ability:?}\n  {mutant:?}"));
                }
            }
        }
    }
    println!("{changed} mutants of {} abilities", abilities.len());
    assert!(changed > 10_000, "only {changed} mutants");
    assert!(
        silent.is_empty(),
        "{} of {changed} silent, such as {}",
        silent.len(),
        silent[..silent.len().min(12)].join("\n")
    );
}

/// A small random number generator with a fixed seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end.max(1) as u64).expect("below end")
    }
}

fn strings(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| strings(item, found)),
        Value::Object(fields) => fields.iter().for_each(|(key, item)| {
            found.push(key.clone());
            strings(item, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The number of nodes in a tree.
fn places(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(fields) => fields.values().map(places).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// Changes the node at index `left`: another number, word, variant or truth value, or a list with one element
/// less.
fn mutate(value: &mut Value, left: &mut usize, words: &[String], chance: &mut Chance) -> bool {
    if *left == 0 {
        match value {
            Value::Null => {}
            Value::Bool(truth) => *truth = !*truth,
            Value::Number(number) => *value = Value::from((number.as_u64().unwrap_or(0) + 1) % 256),
            Value::String(text) => text.clone_from(&words[chance.below(words.len())]),
            Value::Array(items) => {
                if !items.is_empty() {
                    items.remove(chance.below(items.len()));
                }
            }
            Value::Object(fields) => {
                if fields.len() == 1 {
                    let content = fields.values().next().cloned().unwrap_or_default();
                    fields.clear();
                    fields.insert(words[chance.below(words.len())].clone(), content);
                }
            }
        }
        return true;
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| mutate(item, left, words, chance)),
        Value::Object(fields) => fields.values_mut().any(|item| mutate(item, left, words, chance)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}
