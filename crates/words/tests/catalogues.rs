//! Catalogues and code agree: the English catalogue has exactly the messages that the code can send. What another
//! catalogue lacks is said in English, and counted.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use words::Language;

/// The ids in the code: `new("…")`, `Message::new("…")`, and the helpers that pass an id on.
fn said() -> BTreeSet<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut ids = BTreeSet::new();
    for folder in [
        "src",
        "../live/src",
        "../server/src",
        "../cli/src",
        "../replay/src",
        "../scenario/src",
        "../sim/src",
        "../service/src",
        "../wasm/src",
    ] {
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
            // An id may be on a line of its own.
            let text = text.split("say!(").map(str::trim_start).collect::<Vec<_>>().join("say!(");
            for start in ["new(\"", "say!(\"", "played(\"", "play(\"", "about(\"", "by_name(\""] {
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

/// Outside this crate, only `Message` itself counts.
fn is_call(text: &str, at: usize, start: &str, path: &Path) -> bool {
    let in_words = path.components().any(|part| part.as_os_str() == "words");
    start == "say!(\""
        || text[..at].ends_with("Message::")
        || (in_words && (start != "new(\"" || !text[..at].ends_with("::")))
}

/// All catalogues of a language: the one for games, and those in folders for other output.
fn catalogues(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogues");
    let file = format!("{language}.ftl");
    let text = |path| fs::read_to_string(path).expect("a catalogue");
    let inside = fs::read_dir(&folder).expect("the catalogues").flatten().map(|entry| entry.path());
    let folders = std::iter::once(folder.clone()).chain(inside.filter(|path| path.is_dir()));
    folders.map(|folder| text(folder.join(&file))).collect::<Vec<_>>().join("\n")
}

fn listed(language: Language) -> BTreeSet<String> {
    let text = catalogues(language);
    let first = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(first).collect()
}

/// The catalogues of a language are read as one, so a second message with an id would silently take the first one's place.
#[test]
fn no_two_messages_of_a_language_have_one_id() {
    for language in Language::ALL {
        let (text, mut ids) = (catalogues(language), BTreeSet::new());
        let written = text.lines().filter_map(|line| Some(line.split_once(" =")?.0));
        let message = |id: &&str| id.starts_with(|c: char| c.is_ascii_lowercase());
        let twice: Vec<&str> = written.filter(message).filter(|id| !ids.insert(*id)).collect();
        assert!(twice.is_empty(), "{language}.ftl: rename one of {twice:?}");
    }
}

#[test]
fn every_message_is_in_the_english_catalogue_and_nothing_else() {
    let said = said();
    assert!(said.len() > 150, "{} messages were found", said.len());
    for language in Language::ALL {
        let listed = listed(language);
        let missing: Vec<_> = said.difference(&listed).collect();
        let where_to = "write them in the en.ftl of the right folder of crates/words/catalogues";
        match language {
            Language::English => assert!(missing.is_empty(), "no words for {missing:?}: {where_to}"),
            _ => testing::untranslated(language, "messages", missing),
        }
        let unused: Vec<_> = listed.difference(&said).collect();
        assert!(unused.is_empty(), "remove from {language}.ftl what nobody says: {unused:?}");
        assert!(listed.iter().all(|id| words::has(language, id)));
    }
}

/// Only this crate builds sentences: no other crate contains the words of the log.
#[test]
fn no_other_crate_words_events() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["engine", "live", "replay", "server", "scenario", "sim"] {
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

/// The content of a message: its words, and its variables with the cases for each.
#[derive(Default, PartialEq, Eq, Debug)]
struct Parts {
    words: BTreeSet<String>,
    variables: BTreeMap<String, BTreeSet<String>>,
}

/// Words of card texts, which stay English inside a language's quotation marks.
const CARD_WORDS: [&str; 7] = ["for each", "if not", "if you do", "instead", "lore", "otherwise", "unless"];

/// A text without commands in backticks, options and words of card texts.
fn prose(text: &str) -> String {
    let mut text = text.to_owned();
    for word in CARD_WORDS {
        for (open, close) in [("“", "”"), ("„", "“"), ("« ", " »"), ("«", "»")] {
            text = text.replace(&format!("{open}{word}{close}"), "");
        }
    }
    let outside: String = text.split('`').step_by(2).collect();
    let is_option = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut parts = outside.split("--");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.map(|part| part.trim_start_matches(is_option)).collect::<String>()
}

impl Parts {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let prose = prose(value);
                    let words = prose
                        .split(|c: char| !c.is_alphabetic() && c != '\'')
                        .filter(|word| word.chars().count() > 1 && !word.chars().all(char::is_uppercase));
                    self.words.extend(words.map(str::to_owned));
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => {
                self.variable(inline);
            }
            Expression::Select { selector, variants } => {
                let id = self.variable(selector);
                for variant in variants {
                    if let (Some(id), VariantKey::Identifier { name }) = (&id, &variant.key) {
                        self.variables.entry(id.clone()).or_default().insert(name.clone());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn variable(&mut self, inline: &InlineExpression<String>) -> Option<String> {
        let InlineExpression::VariableReference { id } = inline else { return None };
        self.variables.entry(id.name.clone()).or_default();
        Some(id.name.clone())
    }
}

fn parts(language: Language) -> BTreeMap<String, Parts> {
    let resource = parse(catalogues(language)).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut all = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut parts = Parts::default();
            parts.read(message.value.as_ref().expect("a message has a value"));
            all.insert(message.id.name, parts);
        }
    }
    all
}

/// Fluent's plural categories; the number of them depends on the language.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[test]
fn every_translation_uses_every_variable_and_the_cases_it_lacks_are_counted() {
    let english = parts(Language::English);
    for language in Language::OTHERS {
        let theirs = parts(language);
        for (id, ours) in &english {
            let Some(theirs) = theirs.get(id) else { continue };
            // Some languages' verbs depend on whether a player is the reader, others' don't.
            let named = |parts: &Parts| -> BTreeSet<String> {
                parts.variables.keys().filter(|name| !name.ends_with("-is")).cloned().collect()
            };
            assert_eq!(named(theirs), named(ours), "{language}, {id}: variables");
            for (name, cases) in ours.variables.iter().filter(|(name, _)| !name.ends_with("-is")) {
                let cases: BTreeSet<_> =
                    cases.iter().filter(|case| !PLURALS.contains(&case.as_str())).collect();
                let told: BTreeSet<_> = theirs.variables[name].iter().collect();
                let missing = cases.difference(&told).map(|case| format!("{id}, case {case} of ${name}"));
                testing::untranslated(language, "messages", missing);
            }
        }
    }
}

/// Keys, commands, forms and names that are the same in every language.
const KEYS: [&str; 46] = [
    "Backspace",
    "Best",
    "Bot",
    "Coconut",
    "Constructed",
    "Core",
    "Ctrl",
    "Draft",
    "Elo",
    "Esc",
    "Infinity",
    "Inkwright",
    "Leader",
    "LorcanaJSON",
    "Pack",
    "Pixelborn",
    "Rush",
    "Sealed",
    "Shift",
    "Tab",
    "Wilson",
    "allCards",
    "best",
    "cards",
    "coconut",
    "deck",
    "fast",
    "find",
    "game",
    "greedy",
    "import",
    "inkwright",
    "json",
    "ms",
    "normal",
    "of",
    "random",
    "rules",
    "rulings",
    "scn",
    "sideboard",
    "single",
    "strong",
    "text",
    "two",
    "txt",
];

/// Words that a language shares with English.
fn shared(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Chinese => &[],
        Language::German => &[
            "Amethyst",
            "Deck",
            "Decks",
            "Enter",
            "Format",
            "Hand",
            "Import",
            "In",
            "Log",
            "Name",
            "Sideboard",
            "Version",
            "all",
            "also",
            "an",
            "in",
            "so",
            "was",
            "will",
        ],
        Language::French => &[
            "Action",
            "Actions",
            "Deck",
            "Decks",
            "Lore",
            "Table",
            "Version",
            "action",
            "actions",
            "active",
            "alternative",
            "bot",
            "bots",
            "but",
            "case",
            "cause",
            "chance",
            "chances",
            "change",
            "classification",
            "classifications",
            "code",
            "comment",
            "compile",
            "condition",
            "continue",
            "date",
            "deck",
            "decks",
            "description",
            "destination",
            "faces",
            "format",
            "invitation",
            "log",
            "long",
            "machine",
            "message",
            "messages",
            "moment",
            "on",
            "option",
            "page",
            "pages",
            "part",
            "place",
            "point",
            "points",
            "port",
            "position",
            "possible",
            "second",
            "section",
            "set",
            "sets",
            "source",
            "standard",
            "table",
            "tables",
            "terminal",
            "test",
            "total",
            "train",
            "type",
            "types",
            "variable",
            "version",
            "versions",
            "zone",
        ],
        Language::Italian => &[
            "In", "beta", "bot", "browser", "byte", "come", "data", "date", "decide", "file", "in", "leader",
            "log", "loop", "no", "per", "scenario", "server", "set", "standard", "state", "test",
        ],
    }
}

#[test]
fn no_word_is_left_in_english() {
    let words = |language| -> BTreeSet<String> {
        parts(language).into_values().flat_map(|parts| parts.words).collect()
    };
    let english = words(Language::English);
    for language in Language::OTHERS {
        let theirs = words(language);
        let known =
            |word: &&String| KEYS.contains(&word.as_str()) || shared(language).contains(&word.as_str());
        let left: Vec<_> = theirs.intersection(&english).filter(|word| !known(word)).collect();
        assert!(
            left.is_empty(),
            "{language} repeats English words: {left:?}; without a translation, leave the message out"
        );
    }
    let latin =
        |word: &String| word.chars().any(|c| c.is_ascii_alphabetic()) && !KEYS.contains(&word.as_str());
    let latin: Vec<_> = words(Language::Chinese).into_iter().filter(latin).collect();
    assert!(latin.is_empty(), "Chinese says {latin:?}");
}
