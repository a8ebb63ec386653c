//! Packs the rulebook's files (`data/rules/*`) into one binary blob that the crate embeds, and their translations
//! (`data/rules/lang/*`) into one file for each language.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{env, fs, process};
use wording::Language;

#[allow(dead_code)]
#[path = "src/entry.rs"]
mod entry;

fn main() {
    if let Err(message) = pack() {
        println!("cargo::error={message}");
        process::exit(1);
    }
}

fn pack() -> Result<(), String> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).ok_or(format!("cargo sets {name}"));
    let crate_folder = variable("CARGO_MANIFEST_DIR")?;
    // In a published crate the folder is under `data`, which is a link in the project.
    let of_project = crate_folder.join("../../data/rules");
    let folder = if of_project.is_dir() { of_project } else { crate_folder.join("data/rules") };
    let out = variable("OUT_DIR")?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/entry.rs");
    println!("cargo::rerun-if-changed={}", folder.display());

    let mut data = entry::RulebookData::default();
    let mut told: [String; Language::OTHERS.len()] = Default::default();
    for file in chapters(&folder)? {
        let entries = read::<Vec<entry::RuleEntry>>(&file)?;
        let name = file.with_extension("tsv");
        translate(&entries, &folder.join("lang").join(name.file_name().unwrap_or_default()), &mut told)?;
        data.entries.extend(entries);
    }
    for (language, told) in Language::OTHERS.into_iter().zip(told) {
        write(&out.join(language.code()).with_extension("tsv"), told.as_bytes())?;
    }
    for kind in ["changes", "terms", "rulings"] {
        copy(&folder.join("lang").join(kind), &out.join(kind))?;
    }
    copy(&folder.join("players-words"), &out.join("players-words"))?;
    let editions = number(&mut data.entries, &folder.join("numbers.tsv"))?;
    restate(&mut data.entries, &folder.join("restated.tsv"), &editions)?;
    data.changes = read(&folder.join("changes.ron"))?;
    data.terms = read(&folder.join("terms.ron"))?;
    let mut versions = versions(&folder.join("editions"), &editions)?;
    for entry in &mut data.entries {
        entry.versions = versions.remove(&entry.id).unwrap_or_default();
    }
    for term in &mut data.terms {
        term.versions = versions.remove(&term.english).unwrap_or_default();
    }
    data.answers = answers(&folder.join("short-answers.tsv"), &editions)?;
    if let Some(name) = versions.into_keys().next() {
        return Err(format!("editions: there is no rule or term {name}"));
    }
    for language in Language::ALL {
        let file = language.code().to_owned() + ".tsv";
        for (said, meant) in pairs(&folder.join("players-words").join(&file))? {
            data.synonyms.push(entry::Synonym { language, said, meant });
        }
        for (words, rules) in pairs(&folder.join("players-topics").join(&file))? {
            let rules = rules.split(' ').map(|rule| rule.replace('_', " ")).collect();
            data.topics.push(entry::SearchTopic { language, words, rules });
        }
    }
    data.proofs = read(&folder.join("proofs.ron"))?;
    let bytes = postcard::to_stdvec(&data).map_err(|error| format!("the rulebook: {error}"))?;
    write(&out.join("rulebook.postcard"), &bytes)
}

/// Sorts a chapter's translations by language. A line has a rule, a language, a title and a text; each rule
/// has one per language.
fn translate(entries: &[entry::RuleEntry], file: &Path, told: &mut [String]) -> Result<(), String> {
    let mut lines = HashMap::new();
    let text = text(file)?;
    for line in text.lines() {
        let mut cells = line.splitn(3, '\t');
        let (Some(id), Some(language), Some(said)) = (cells.next(), cells.next(), cells.next()) else {
            return Err(format!("{}: {line}", file.display()));
        };
        if lines.insert((id, language), said).is_some() {
            return Err(format!("{}: {id} twice in {language}", file.display()));
        }
    }
    for (language, told) in Language::OTHERS.into_iter().zip(told) {
        for entry::RuleEntry { id, .. } in entries {
            // A rule that nobody has translated yet is shown in English. A test counts them.
            if let Some(said) = lines.remove(&(id.as_str(), language.code())) {
                told.extend([id, "\t", said, "\n"]);
            }
        }
    }
    match lines.into_keys().next() {
        Some((id, language)) => {
            Err(format!("{}: there is no rule {id} or no language {language}", file.display()))
        }
        None => Ok(()),
    }
}

/// The lines of a table with two columns.
fn pairs(file: &Path) -> Result<Vec<(String, String)>, String> {
    let pair = |line: &str| {
        let (left, right) = line.split_once('\t').ok_or_else(|| format!("{}: {line}", file.display()))?;
        Ok((left.to_owned(), right.to_owned()))
    };
    text(file)?.lines().map(pair).collect()
}

/// Copies the files of a folder, so that the crate can include them wherever it is built.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", from.display()))?.path();
        write(&to.join(path.file_name().unwrap_or_default()), text(&path)?.as_bytes())?;
    }
    Ok(())
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
}

/// Gives every rule its numbers. A line has a rule and a cell per edition. Returns the editions.
fn number(entries: &mut [entry::RuleEntry], file: &Path) -> Result<Vec<String>, String> {
    let mut table = HashMap::new();
    let lines = text(file)?;
    let head = lines.lines().next().unwrap_or_default();
    for line in lines.lines().skip(1) {
        let (id, cells) = line.split_once('\t').ok_or_else(|| format!("{}: {line}", file.display()))?;
        let cells: Vec<entry::EditionNumbers> = cells.split('\t').map(entry::EditionNumbers::parse).collect();
        let cells = cells
            .try_into()
            .map_err(|_| format!("{}: {id} needs a cell for each edition", file.display()))?;
        if table.insert(id.to_owned(), cells).is_some() {
            return Err(format!("{}: {id} twice", file.display()));
        }
    }
    for entry in entries {
        entry.numbers =
            table.remove(&entry.id).ok_or_else(|| format!("{}: {} is missing", file.display(), entry.id))?;
    }
    match table.into_keys().next() {
        Some(id) => Err(format!("{}: there is no rule {id}", file.display())),
        None => Ok(head.split('\t').skip(1).map(str::to_owned).collect()),
    }
}

/// Marks paragraphs that say a rule in the words of another one. A line has a rule, the editions, and a paragraph.
fn restate(entries: &mut [entry::RuleEntry], file: &Path, editions: &[String]) -> Result<(), String> {
    for line in text(file)?.lines() {
        let wrong = |why: &str| format!("{}: {why}: {line}", file.display());
        let [id, span, number] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(wrong("a line needs three cells"));
        };
        let bits = edition_bits(span, editions).ok_or_else(|| wrong("no such editions"))?;
        let entry = entries.iter_mut().find(|entry| entry.id == id).ok_or_else(|| wrong("no such rule"))?;
        for (at, numbers) in entry.numbers.iter_mut().enumerate().filter(|(at, _)| bits & 1 << at != 0) {
            if !numbers.own.iter().any(|own| own == number)
                || numbers.restated.iter().any(|own| own == number)
            {
                return Err(wrong(&format!("{} does not state it there, or is listed twice", editions[at])));
            }
            numbers.restated.push(number.to_owned());
        }
    }
    Ok(())
}

/// What rules and terms say in editions where that differs, by rule or term. A line has a name, the
/// editions, a language, a title and a text.
fn versions(folder: &Path, editions: &[String]) -> Result<HashMap<String, Vec<entry::EditionText>>, String> {
    let mut all: HashMap<String, Vec<entry::EditionText>> = HashMap::new();
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = files.map(|file| Ok(file?.path())).collect::<std::io::Result<Vec<PathBuf>>>();
    files.iter_mut().for_each(|files| files.sort());
    for file in files.map_err(|error| format!("{}: {error}", folder.display()))? {
        for line in text(&file)?.lines() {
            let wrong = |why: &str| format!("{}: {why}: {line}", file.display());
            let [name, span, code, title, text] = line.split('\t').collect::<Vec<_>>()[..] else {
                return Err(wrong("a line needs five cells"));
            };
            let bits = edition_bits(span, editions).ok_or_else(|| wrong("no such editions"))?;
            let language = Language::ALL.into_iter().position(|language| language.code() == code);
            let language = language.ok_or_else(|| wrong("no such language"))?;
            let versions = all.entry(name.to_owned()).or_default();
            let version = match versions.iter().position(|version| version.editions == bits) {
                Some(at) => &mut versions[at],
                None if versions.iter().any(|version| version.editions & bits != 0) => {
                    return Err(wrong("another line holds for one of these editions"));
                }
                None => {
                    versions.push(entry::EditionText { editions: bits, ..entry::EditionText::default() });
                    versions.last_mut().expect("one was pushed")
                }
            };
            version.said[language] = (title.to_owned(), text.to_owned());
        }
    }
    Ok(all)
}

/// Short answers. A line has the answer, behind its editions if it does not hold in all; rules; a scenario's file and
/// title; and the question in each language.
fn answers(file: &Path, editions: &[String]) -> Result<Vec<entry::ShortAnswer>, String> {
    let mut answers = Vec::new();
    for line in text(file)?.lines() {
        let wrong = |why: &str| format!("{}: {why}: {line}", file.display());
        let [answer, rules, scenario, title, en, de, fr, it, zh] = line.split('\t').collect::<Vec<_>>()[..]
        else {
            return Err(wrong("a line needs nine cells"));
        };
        let (span, answer) = answer.rsplit_once(' ').unwrap_or(("..", answer));
        let [first, last] = [editions.first(), editions.last()].map(|one| one.cloned().unwrap_or_default());
        let span = match span.strip_suffix("..") {
            Some("") => format!("{first}..{last}"),
            Some(first) => format!("{first}..{last}"),
            None => span.to_owned(),
        };
        answers.push(entry::ShortAnswer {
            is_yes: match answer {
                "yes" => true,
                "no" => false,
                _ => return Err(wrong("the answer is yes or no")),
            },
            editions: edition_bits(&span, editions).ok_or_else(|| wrong("no such editions"))?,
            rules: rules.split(' ').map(|rule| rule.replace('_', " ")).collect(),
            shown_by: entry::ScenarioRef { file: scenario.to_owned(), title: title.to_owned() },
            questions: [en, de, fr, it, zh].map(str::to_owned),
        });
    }
    Ok(answers)
}

/// A bit for each edition of "2025-03-14..2025-10-31, 2.3.0"; none if one of them is not in the list.
fn edition_bits(span: &str, editions: &[String]) -> Option<u8> {
    let at = |name: &str| editions.iter().position(|edition| edition == name);
    span.split(", ").try_fold(0, |bits, part| {
        let (first, last) = part.split_once("..").unwrap_or((part, part));
        let (first, last) = (at(first)?, at(last)?);
        (first <= last).then(|| (first..=last).fold(bits, |bits, at| bits | 1 << at))
    })
}

/// The files with rules in the order of their chapters: those whose names begin with a number.
fn chapters(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        let numbered = path.file_name().is_some_and(|name| name.as_encoded_bytes()[0].is_ascii_digit());
        if numbered && path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn read<T: serde::de::DeserializeOwned>(file: &Path) -> Result<T, String> {
    ron::from_str(&text(file)?).map_err(|error| format!("{}:{error}", file.display()))
}

fn text(file: &Path) -> Result<String, String> {
    println!("cargo::rerun-if-changed={}", file.display());
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
