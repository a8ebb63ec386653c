//! `inkwright cards show`: shows one card.

use crate::failure::Failure;
use crate::language::{self, say};
use crate::library;
use crate::output::Output;
use cards::CardData;
use engine::Edition;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use rulebook::Rulebook;
use serde::Serialize;
use std::collections::HashSet;
use wording::{Class, Language};
use words::Say as _;

/// Lists the versions of a card named without a version.
fn list(versions: &[&CardData], json: bool, out: &mut Output) -> Result<(), Failure> {
    if json {
        return Ok(out.json(&versions.iter().map(|card| card.full_name()).collect::<Vec<_>>())?);
    }
    for card in versions {
        let facts = words::facts(language::current(), card);
        out.line(format_args!("{} ({facts})", card.full_name_in(language::current())))?;
    }
    out.line(say!("card-versions", "n" = versions.len()))?;
    Ok(())
}

/// A card as JSON.
#[derive(Debug, Serialize)]
struct CardPage<'a> {
    full_name: String,
    /// Its name in the requested language.
    #[serde(skip_serializing_if = "Option::is_none")]
    local_name: Option<String>,
    #[serde(flatten)]
    card: &'a CardData,
    /// Its text in the program's wording, one line per ability.
    text: Vec<String>,
    playable: bool,
    /// The meaning of its text: who does what to what, for how long, and under which conditions.
    meaning: Vec<String>,
    /// Its words that refer to something, with their referents.
    references: Vec<CardReference>,
    /// The constructs of its abilities.
    constructs: Vec<String>,
    /// The rules about the card and the meaning of its text.
    rules: Vec<RuleRef<'a>>,
}

#[derive(Debug, Serialize)]
struct CardReference {
    /// The ability, counted from 1.
    ability: usize,
    word: &'static str,
    means: String,
}

#[derive(Debug, Serialize)]
struct RuleRef<'a> {
    number: &'a str,
    title: &'a str,
}

pub fn run(name: &str, edition: Edition, tree: bool, json: bool, out: &mut Output) -> Result<(), Failure> {
    let lang = Some(language::current()).filter(|language| *language != Language::English);
    let library = library::load();
    let versions = library::versions(&library, name);
    let card = match (library.find(name), &versions[..]) {
        (None, [only]) => only,
        (None, [_, _, ..]) => return list(&versions, json, out),
        (Some(card), _) => card,
        (None, []) => library::find(&library, name)?,
    };
    let card = &*playable::card_in(card, edition);
    let text = match lang {
        Some(language) => card.text_in(language),
        None => grammar::print_card(&card.abilities),
    };
    let local_name = lang.map(|language| card.full_name_in(language));
    let playable = playable::check_card(card);
    let (meaning, references) = match meaning::resolve(card.card_type, &card.abilities) {
        Ok(resolved) => (card.reading_in(language::current(), &resolved.abilities), resolved.references),
        Err(_) => (vec![], vec![]),
    };
    let constructs: Vec<String> =
        wording::constructs(&card.abilities).iter().map(ToString::to_string).collect();
    let book = Rulebook::embedded();
    let mut seen = HashSet::new();
    let numbers = book.of_card(card).into_iter().map(|rule| rule.number(edition));
    // A rule that the edition doesn't have is shown by the closest paragraph, which has a title of its own.
    let paragraphs =
        numbers.filter(|number| seen.insert(*number)).filter_map(|number| book.find(number, edition));
    let rules: Vec<RuleRef<'_>> =
        paragraphs.map(|one| RuleRef { number: one.number, title: one.title(language::current()) }).collect();
    if json {
        return Ok(out.json(&CardPage {
            full_name: card.full_name(),
            local_name,
            card,
            text,
            playable: playable.is_ok(),
            meaning,
            references: references
                .into_iter()
                .map(|refers| CardReference {
                    ability: refers.ability + 1,
                    word: refers.word,
                    means: card.referent_in(Language::English, &refers),
                })
                .collect(),
            constructs,
            rules,
        })?);
    }
    match local_name {
        Some(local) if local != card.full_name() => {
            out.line(format_args!("{local} ({})", card.full_name()))?;
        }
        _ => out.line(card.full_name())?,
    }
    out.line(words::facts(language::current(), card))?;
    if !card.classes.is_empty() {
        let class = |class: &Class| writers::class_name(language::current(), &class.0);
        out.line(card.classes.iter().map(class).collect::<Vec<_>>().join(", "))?;
    }
    out.line(say!("card-printed", "printings" = card.printings.join(", ")))?;
    if let Err(error) = playable {
        out.line(say!("card-not-playable", "why" = error.why.message()))?;
    }
    if !text.is_empty() {
        out.line("")?;
        for line in text {
            out.line(line)?;
        }
        out.line("")?;
        out.line(say!("card-means"))?;
        for line in meaning {
            out.line(format_args!("  {line}"))?;
        }
        // The references are about words of the English text, and the reading is explicit anyway.
        for refers in references.into_iter().filter(|_| lang.is_none()) {
            let (word, n) = (refers.word.to_owned(), refers.ability + 1);
            out.line(say!(
                "text-refers",
                "word" = word,
                "n" = n,
                "means" = card.referent_in(Language::English, &refers)
            ))?;
        }
        if tree {
            out.line("")?;
            out.line(notation(card)?)?;
            out.line("")?;
            out.line(say!("card-made-of", "constructs" = constructs.join(", ")))?;
        }
    }
    out.line("")?;
    for rule in rules {
        out.line(format_args!("{:<9} {}", rule.number, rule.title))?;
    }
    Ok(())
}

/// The ability tree in the library's notation, indented.
fn notation(card: &CardData) -> Result<String, Failure> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let style = PrettyConfig::new().escape_strings(false).indentor("  ");
    options
        .to_string_pretty(&card.abilities, style)
        .map_err(|error| Failure::input(say!("card-no-tree", "why" = error.to_string())))
}
