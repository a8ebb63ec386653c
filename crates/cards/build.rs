//! Packs the library's files (`cards/*.ron`) into one embedded binary blob, and
//! copies deck lists and formats.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

#[allow(dead_code)]
#[path = "src/card.rs"]
mod card;

/// What to do when the ability tree has changed under the files: the crate builds without them.
const REMEDY: &str =
    "If the ability tree changed, delete data/cards/*.ron and run this crate's example `import`";

fn main() {
    if let Err(message) = pack().and_then(|()| lay_ready()) {
        println!("cargo::error={message}");
        process::exit(1);
    }
}

fn variable(name: &str) -> Result<PathBuf, String> {
    env::var_os(name).map(PathBuf::from).ok_or(format!("cargo sets {name}"))
}

/// A folder of the project. A packaged crate has it under `data`, through a link.
fn project_folder(name: &str) -> Result<PathBuf, String> {
    let crate_folder = variable("CARGO_MANIFEST_DIR")?;
    let of_project = crate_folder.join("../../data").join(name);
    Ok(if of_project.is_dir() { of_project } else { crate_folder.join("data").join(name) })
}

/// Copies the files that the crate includes as text.
fn lay_ready() -> Result<(), String> {
    let out = variable("OUT_DIR")?;
    for (name, extension) in
        [("decks", "txt"), ("decks/current", "txt"), ("formats", "ron"), ("cards/names", "tsv")]
    {
        let (from, to) = (project_folder(name)?, out.join(name));
        println!("cargo::rerun-if-changed={}", from.display());
        fs::create_dir_all(&to).map_err(|error| format!("{}: {error}", to.display()))?;
        for file in files(&from, extension)? {
            println!("cargo::rerun-if-changed={}", file.display());
            let to = to.join(file.file_name().unwrap_or_default());
            fs::copy(&file, &to).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

fn pack() -> Result<(), String> {
    // Another folder can replace the project's own, to try out a library before adopting it.
    println!("cargo::rerun-if-env-changed=INKWRIGHT_CARDS_DIR");
    let folder = match variable("INKWRIGHT_CARDS_DIR") {
        Ok(folder) => folder,
        Err(_) => project_folder("cards")?,
    };
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/card.rs");
    pack_folder(&folder, "library.postcard")?;
    pack_folder(&project_folder("leaders")?, "leaders.postcard")
}

/// Packs the cards of a folder's files.
fn pack_folder(folder: &Path, blob: &str) -> Result<(), String> {
    let out = variable("OUT_DIR")?.join(blob);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut cards = Vec::new();
    for file in files(folder, "ron")? {
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let set: Vec<card::CardData> =
            ron::from_str(&text).map_err(|error| format!("{}:{error}. {REMEDY}", file.display()))?;
        cards.extend(set);
    }
    let bytes = postcard::to_stdvec(&cards).map_err(|error| format!("{blob}: {error}"))?;
    fs::write(&out, bytes).map_err(|error| format!("{}: {error}", out.display()))
}

/// The files of a folder with this extension, in name order; none if the folder is absent.
fn files(folder: &Path, kind: &str) -> Result<Vec<PathBuf>, String> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        if path.extension().is_some_and(|extension| extension == kind) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
