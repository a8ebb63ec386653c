//! Every language has every template, and no language says in English what it had words for.

use super::{Language, Words};
use std::collections::BTreeSet;

type Phrases = Vec<(String, Vec<&'static str>)>;

/// Every phrase of a language, named by its group and field.
fn phrases(language: Language) -> Phrases {
    let Words {
        layout: _,
        frame,
        cards,
        players,
        nouns,
        places,
        tests,
        able,
        numbers,
        conditions,
        happened,
        events,
        steps,
        destinations,
        ways,
        until,
        changes,
        cant,
        rules,
    } = Words::of(language);
    let groups = [
        ("frame", frame.all()),
        ("cards", cards.all()),
        ("players", players.all()),
        ("nouns", nouns.all()),
        ("places", places.all()),
        ("tests", tests.all()),
        ("able", able.all()),
        ("numbers", numbers.all()),
        ("conditions", conditions.all()),
        ("happened", happened.all()),
        ("events", events.all()),
        ("steps", steps.all()),
        ("destinations", destinations.all()),
        ("ways", ways.all()),
        ("until", until.all()),
        ("changes", changes.all()),
        ("cant", cant.all()),
        ("rules", rules.all()),
    ];
    let named = |(group, all): (&str, Vec<(&str, Vec<&'static str>)>)| -> Phrases {
        all.into_iter().map(|(name, forms)| (format!("{group}.{name}"), forms)).collect()
    };
    groups.into_iter().flat_map(named).collect()
}

/// The numbers of the placeholders in a template, in any form.
fn parts(template: &str) -> BTreeSet<usize> {
    let places = template.split('{').skip(1).map(|rest| rest.split_once('}').expect("a closed place").0);
    places.map(|place| place.trim_end_matches(['b', 'c']).parse().expect("a number")).collect()
}

#[test]
fn every_language_says_every_part() {
    let english = phrases(Language::English);
    for language in Language::OTHERS {
        for ((name, forms), (_, ours)) in phrases(language).into_iter().zip(&english) {
            // A language is free to say "all characters" or "each character".
            if name == "steps.find" {
                assert_eq!(parts(forms[0]).len(), 1, "{language}: {name}");
                continue;
            }
            for (n, (theirs, ours)) in forms.iter().zip(ours).enumerate() {
                assert!(!theirs.trim().is_empty(), "{language}: {name} says nothing");
                let (theirs, mut wanted) = (parts(theirs), parts(ours));
                // A phrase about you may name you or not: "you can't", "ne pouvez pas".
                if n == 0 && forms.len() == 2 && theirs.contains(&0) != wanted.contains(&0) {
                    let said_of_you = parts(forms[1]).contains(&0);
                    assert!(said_of_you, "{language}: {name}");
                    wanted.extend(theirs.contains(&0).then_some(0));
                    wanted.retain(|part| *part != 0 || theirs.contains(&0));
                }
                assert_eq!(theirs, wanted, "{language}: {name}, form {n}");
            }
        }
    }
}

/// Words that a language has in common with English.
fn shared(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Chinese => &[],
        Language::German => &["minus", "plus"],
        Language::French => &["Boost", "action", "plus"],
        Language::Italian => &[],
    }
}

#[test]
fn what_is_left_in_english_is_counted() {
    let words = |template: &str| -> Vec<String> {
        let outside = template.split(['{', '}']).step_by(2).collect::<Vec<_>>().join(" ");
        let words = outside.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 1);
        words.map(str::to_owned).collect()
    };
    let english = phrases(Language::English);
    for language in Language::OTHERS {
        let is_english = |form: &str, ours: &[&str]| {
            let own = words(form).into_iter().filter(|word| !shared(language).contains(&word.as_str()));
            let own: Vec<String> = own.collect();
            !own.is_empty() && ours.iter().any(|ours| words(ours) == own)
        };
        let left: Vec<String> = phrases(language)
            .into_iter()
            .zip(&english)
            .filter(|((_, forms), (_, ours))| forms.iter().any(|form| is_english(form, ours)))
            .map(|((name, _), _)| name)
            .collect();
        testing::untranslated(language, "readings", left);
    }
}

/// The string literals of a source file, without comments and the names in braces.
fn quoted(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n").replace("'\"'", "");
    // Attributes, such as the one that includes the README, are not lines of a reading.
    let code: String =
        code.lines().filter(|line| !line.starts_with("#!")).map(|line| format!("{line}\n")).collect();
    let quoted = code.split('"').skip(1).step_by(2);
    quoted.map(|text| text.split(['{', '}']).step_by(2).collect()).collect()
}

#[test]
fn the_walk_holds_no_words() {
    for source in [
        include_str!("../lib.rs"),
        include_str!("../event.rs"),
        include_str!("../phrase.rs"),
        include_str!("../rule.rs"),
        include_str!("../step.rs"),
    ] {
        for text in quoted(source) {
            assert!(!text.contains(char::is_alphabetic), "{text:?} belongs into the tables of words");
        }
    }
}
