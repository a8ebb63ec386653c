//! Catalogues and code keep in step: every message that the code can send is in every catalogue, and nothing else is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::Language;

/// The ids that the code says: `new("…")`, `Message::new("…")`, and what is handed on to them by name.
fn said() -> BTreeSet<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut ids = BTreeSet::new();
    for folder in ["src", "../live/src", "../server/src", "../cli/src", "../scenario/src", "../sim/src"] {
        read(&here.join(folder), &mut ids);
    }
    ids
}

fn read(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder of a crate").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read(&path, ids);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("a file of a crate");
            for start in ["new(\"", "played(\"", "play(\"", "about(\"", "by_name(\""] {
                let calls = text.match_indices(start).filter(|(at, _)| is_call(&text, *at, start, &path));
                ids.extend(calls.filter_map(|(at, _)| {
                    let rest = &text[at + start.len()..];
                    let id = &rest[..rest.find('"')?];
                    id.chars().all(|c| c.is_ascii_lowercase() || c == '-').then(|| id.to_owned())
                }));
            }
        }
    }
}

/// Outside of this crate only messages themselves count.
fn is_call(text: &str, at: usize, start: &str, path: &Path) -> bool {
    let in_words = path.components().any(|part| part.as_os_str() == "words");
    text[..at].ends_with("Message::") || (in_words && (start != "new(\"" || !text[..at].ends_with("::")))
}

fn listed(language: Language) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogues").join(format!("{language}.ftl"));
    let text = fs::read_to_string(path).expect("a catalogue");
    let first = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(first).collect()
}

#[test]
fn every_message_is_in_every_catalogue_and_nothing_else() {
    let said = said();
    assert!(said.len() > 150, "{} messages were found", said.len());
    for language in Language::ALL {
        let listed = listed(language);
        let missing: Vec<_> = said.difference(&listed).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unused: Vec<_> =
            listed.difference(&said).filter(|id| !["decides"].contains(&id.as_str())).collect();
        assert!(unused.is_empty(), "{language} has what nobody says: {unused:?}");
        assert!(listed.iter().all(|id| language.has(id)));
    }
}

/// Sentences are put together in this crate alone: no other one holds the words of the log.
#[test]
fn no_other_crate_words_events() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["engine", "live", "server", "scenario", "sim"] {
        let mut stack = vec![here.join("..").join(folder).join("src")];
        while let Some(path) = stack.pop() {
            if path.is_dir() {
                stack.extend(fs::read_dir(&path).expect("a folder").flatten().map(|entry| entry.path()));
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for words in [" is dealt {", " readies\"", " quests\"", " is banished\"", "{} draws"] {
                assert!(
                    !code.iter().any(|line| line.contains(words)),
                    "{} words an event: {words:?}",
                    path.display()
                );
            }
        }
    }
}
