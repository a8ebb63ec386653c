//! docs/architecture.md against the workspace: the crate map, the invariants, and every path that the docs name.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use testing::root;
use wording::KeywordKind;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Our packages by their folder, with the folders of the packages they use. Development dependencies don't count.
fn packages() -> BTreeMap<String, BTreeSet<String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    let workspace = metadata["workspace_root"].as_str().expect("a folder").to_owned();
    let folder = |path: &str| {
        let path = path.trim_end_matches("/Cargo.toml").trim_start_matches(workspace.as_str());
        path.trim_start_matches('/').to_owned()
    };
    let packages = metadata["packages"].as_array().expect("a list");
    packages
        .iter()
        .map(|package| {
            let uses = package["dependencies"].as_array().into_iter().flatten();
            let uses = uses.filter(|dependency| dependency["kind"].is_null());
            let uses = uses.filter_map(|dependency| dependency["path"].as_str()).map(folder).collect();
            (folder(package["manifest_path"].as_str().expect("a path")), uses)
        })
        .collect()
}

/// The rows of the crate map: the folder and what its crate uses.
fn map() -> BTreeMap<String, BTreeSet<String>> {
    let page = read("docs/architecture.md");
    let section =
        page.split("\n## ").find(|section| section.starts_with("Crates and folders")).expect("the map");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let rows = rows.map(|row| row.trim_end_matches(" |").split(" | ").collect::<Vec<_>>());
    let rows = rows.filter(|cells| cells.len() == 3);
    let folder = |name: &str| match name {
        "python" | "training" => name.to_owned(),
        name => format!("crates/{name}"),
    };
    let uses = |cell: &str| match cell {
        "–" => BTreeSet::new(),
        cell => cell.split(", ").map(folder).collect(),
    };
    let crates = rows.map(|cells| (cells[0].trim_end_matches('`').to_owned(), uses(cells[2])));
    crates.filter(|(name, _)| !name.ends_with('/')).map(|(name, uses)| (folder(&name), uses)).collect()
}

#[test]
fn the_crate_map_is_the_workspace() {
    let (map, packages) = (map(), packages());
    for (folder, uses) in &packages {
        let listed =
            map.get(folder).unwrap_or_else(|| panic!("docs/architecture.md has no row for {folder}"));
        assert_eq!(listed, uses, "docs/architecture.md says what {folder} uses");
    }
    let gone: Vec<_> = map.keys().filter(|folder| !packages.contains_key(*folder)).collect();
    assert!(gone.is_empty(), "docs/architecture.md has rows for {gone:?}");
}

#[test]
fn the_library_and_what_it_uses_are_published() {
    let packages = packages();
    let mut published = BTreeSet::new();
    let mut waiting = vec!["crates/inkwright".to_owned()];
    while let Some(folder) = waiting.pop() {
        waiting.extend(packages[&folder].iter().cloned());
        published.insert(folder);
    }
    for folder in packages.keys() {
        let kept = read(&format!("{folder}/Cargo.toml")).contains("publish = false");
        match published.contains(folder) {
            true => assert!(!kept, "the library uses {folder}, so it can't have `publish = false`"),
            false => assert!(kept, "the library does not use {folder}: write `publish = false`"),
        }
    }
}

/// The code spans of a text that look like paths of this repository.
fn paths(text: &str) -> Vec<String> {
    const TOPS: [&str; 8] =
        ["crates/", "data/", "docs/", "fuzz/", "python/", "scenarios/", "scripts/", "training/"];
    let spans = text.split('`').skip(1).step_by(2);
    let spans = spans.filter(|span| TOPS.iter().any(|top| span.starts_with(top)));
    let plain = |span: &&str| {
        !span.contains(['*', '{', '<', ' ', '…']) && !span.contains("/.") && !span.contains("LANG")
    };
    spans.filter(plain).map(|span| span.split("::").next().unwrap_or(span).to_owned()).collect()
}

#[test]
fn every_path_in_the_docs_exists() {
    let mut pages: Vec<PathBuf> = vec![root().join("README.md"), root().join("CONTRIBUTING.md")];
    let docs =
        fs::read_dir(root().join("docs")).expect("the folder").map(|entry| entry.expect("a file").path());
    pages.extend(docs.filter(|path| path.extension().is_some_and(|kind| kind == "md")));
    let mut seen = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page");
        for path in paths(&text) {
            seen += 1;
            let path = path.split(':').next().unwrap_or(&path);
            assert!(root().join(path).exists(), "{} names `{path}`, which does not exist", page.display());
        }
    }
    assert!(seen > 50, "only {seen} paths were found");
}

#[test]
fn every_invariant_names_a_test_or_target_that_exists() {
    let page = read("docs/architecture.md");
    let makefile = read("Makefile");
    let invariants: Vec<&str> =
        page.lines().filter(|line| line.contains("**Architecture invariant:**")).collect();
    assert!((15..=20).contains(&invariants.len()), "{} invariants", invariants.len());
    for line in invariants {
        let proof = line.rsplit_once(" — ").unwrap_or_else(|| panic!("no proof behind: {line}")).1;
        for proof in proof.split('`').skip(1).step_by(2) {
            match proof.split_once("::") {
                Some((file, test)) => {
                    assert!(read(file).contains(&format!("fn {test}(")), "{proof} is not there");
                }
                None => {
                    let target = proof.trim_start_matches("make ");
                    assert!(
                        makefile.contains(&format!("\n{target}:")),
                        "the Makefile has no target {target}"
                    );
                }
            }
        }
    }
}

/// The Rust files below a folder of the repository, with their code: no comments, no tests at the end.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder of the repository") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => walk(&path, found),
                false if path.extension().is_some_and(|kind| kind == "rs") => found.push(path),
                false => {}
            }
        }
    }
    let mut files = vec![];
    walk(&root().join(folder), &mut files);
    assert!(!files.is_empty(), "{folder} has no source");
    let code = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source file");
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        (path, lines.collect::<Vec<_>>().join("\n"))
    };
    let tests = |path: &PathBuf| path.ends_with("tests.rs");
    files.into_iter().filter(|path| !tests(path)).map(code).collect()
}

/// None of these texts occurs in the code below a folder, apart from some files.
fn assert_absent(folder: &str, words: &[&str], allowed: &[&str]) {
    for (path, code) in sources(folder) {
        if allowed.iter().any(|file| path.to_string_lossy().ends_with(file)) {
            continue;
        }
        for word in words {
            assert!(!code.contains(word), "{} contains {word}", path.display());
        }
    }
}

#[test]
fn the_engine_compares_no_editions() {
    assert_absent("crates/engine/src", &["Edition::"], &["edition/mod.rs", "edition/numbers.rs"]);
}

#[test]
fn the_engine_uses_whole_numbers_and_no_clock() {
    let words = ["f32", "f64", "std::time", "std::fs", "std::thread", "std::env", "SystemTime", "getrandom"];
    assert_absent("crates/engine/src", &words, &[]);
    assert_absent("crates/compile/src", &words, &[]);
}

#[test]
fn text_and_meaning_touch_nothing_outside() {
    for name in ["wording", "grammar", "meaning", "reading", "writers", "words"] {
        let words = ["std::fs", "std::thread", "std::time", "std::net", "std::process"];
        assert_absent(&format!("crates/{name}/src"), &words, &[]);
    }
}

#[test]
fn no_code_names_a_card() {
    let library = cards::CardLibrary::embedded();
    let names: Vec<String> = library.cards.iter().map(cards::CardData::full_name).collect();
    let names: Vec<&String> = names.iter().filter(|name| name.contains(" - ")).collect();
    assert!(names.len() > 1500, "the library has cards with versions");
    for name in ["engine", "compile", "meaning", "grammar", "wording", "reading", "writers", "playable"] {
        for (path, code) in sources(&format!("crates/{name}/src")) {
            let literals: String = code.split('"').skip(1).step_by(2).collect::<Vec<_>>().join("\n");
            if !literals.contains(" - ") {
                continue;
            }
            for card in &names {
                assert!(!literals.contains(card.as_str()), "{} names {card}", path.display());
            }
        }
    }
}

#[test]
fn unsafe_code_is_in_one_place() {
    let mut found = BTreeSet::new();
    for folder in ["crates", "python/src", "training/src"] {
        for (path, code) in sources(folder) {
            if code.contains("unsafe ") && !path.components().any(|part| part.as_os_str() == "tests") {
                found.insert(path.file_name().expect("a file").to_string_lossy().into_owned());
            }
        }
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["layer.rs"], "only the net's arithmetic is unsafe");
}

/// The text of all scenarios of the project.
fn scenarios() -> String {
    let mut folders = vec![root().join("scenarios")];
    let mut all = String::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).expect("a folder of scenarios").flatten().map(|entry| entry.path())
        {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "scn") {
                all += &fs::read_to_string(&path).expect("a scenario file");
            }
        }
    }
    all
}

#[test]
fn every_keyword_does_something_and_a_scenario_shows_it() {
    let code: String = ["crates/engine/src", "crates/compile/src"]
        .into_iter()
        .flat_map(sources)
        .map(|(_, text)| text)
        .collect();
    let scenarios = scenarios();
    for keyword in KeywordKind::ALL {
        assert!(
            code.contains(&format!("::{keyword:?}")),
            "{keyword:?} does nothing: no rule in crates/engine/src reads KeywordKind::{keyword:?}"
        );
        assert!(
            scenarios.contains(keyword.name()),
            "no scenario shows {keyword:?}: add one to scenarios/house, or to the section of its rule in \
             scenarios/08-keywords"
        );
    }
}
