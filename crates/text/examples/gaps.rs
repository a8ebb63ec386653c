//! What the grammar does not understand yet: `cargo run -p text --release --example gaps -- cards.json [N] [SET]`.
//!
//! Prints how many cards of each set compile, then the places where most cards fail, then, with a set, its failures.

use ability::CardType;
use serde::Deserialize;
use std::collections::BTreeMap;
use text::{Expected, Lexicon, Section, Source};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Card {
    full_name: String,
    name: String,
    #[serde(rename = "type")]
    card_type: CardType,
    #[serde(default)]
    subtypes: Vec<String>,
    #[serde(default)]
    full_text_sections: Vec<String>,
    set_code: String,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: gaps cards.json [N] [SET]")?;
    let most: usize = arguments.next().map_or(Ok(40), |n| n.parse())?;
    let set = arguments.next();
    let cards: Vec<Card> = serde_json::from_slice(&std::fs::read(path)?)?;
    let names = cards.iter().map(|card| card.name.as_str());
    let lexicon = Lexicon::new(names, cards.iter().flat_map(|card| card.subtypes.iter().map(String::as_str)));

    let started = std::time::Instant::now();
    let mut coverage: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    let mut gaps: BTreeMap<String, (u32, String)> = BTreeMap::new();
    for card in &cards {
        let (done, all) = coverage.entry(card.set_code.parse()?).or_default();
        *all += 1;
        let sections: Vec<Section> =
            card.full_text_sections.iter().map(|text| Section { name: None, text }).collect();
        let song = card.subtypes.iter().any(|class| class == "Song");
        let source = Source { sections: &sections, card_type: card.card_type, song, name: &card.name };
        let Err(problem) = text::compile(&source, &lexicon) else {
            *done += 1;
            continue;
        };
        let whole = sections[problem.section].normalised();
        let before: Vec<&str> =
            whole[..problem.span.start.min(whole.len())].split(' ').rev().take(4).collect();
        let before: Vec<&str> = before.into_iter().rev().collect();
        let kind = if matches!(problem.expected, Expected::Wording(_)) { "WORDING " } else { "" };
        let after =
            whole[problem.span.start.min(whole.len())..].split(' ').take(4).collect::<Vec<_>>().join(" ");
        let gap = format!("{kind}{}▸{after}", before.join(" "));
        if set.as_deref() == Some(card.set_code.as_str()) || (set.as_deref() == Some("all")) {
            println!("{}: {whole}\n    at {:?}: {}", card.full_name, problem.text, problem.expected);
        }
        let (count, _) = gaps.entry(gap).or_insert_with(|| (0, card.full_name.clone()));
        *count += 1;
    }
    let elapsed = started.elapsed();
    let mut ranked: Vec<_> = gaps.into_iter().collect();
    ranked.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (gap, (count, example)) in ranked.into_iter().take(most) {
        println!("{count:4} {gap}   [{example}]");
    }
    for (set, (done, all)) in &coverage {
        println!("set {set:2}: {done:3} of {all:3} cards");
    }
    let done: u32 = coverage.values().map(|(done, _)| done).sum();
    println!("{done} of {} cards in {elapsed:?}", cards.len());
    Ok(())
}
