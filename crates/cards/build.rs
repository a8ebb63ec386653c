//! Packs the library's files (`cards/*.ron`) into one binary blob that the crate embeds.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

#[allow(dead_code)]
#[path = "src/card.rs"]
mod card;

/// What to do when the ability tree has changed under the files: the crate builds without them.
const REMEDY: &str = "If the ability tree changed, delete cards/*.ron and run this crate's example `import`";

fn main() {
    if let Err(message) = pack() {
        println!("cargo::error={message}");
        process::exit(1);
    }
}

fn pack() -> Result<(), String> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).ok_or(format!("cargo sets {name}"));
    // Another folder can stand in for the project's own, to try a library out before it is taken over.
    println!("cargo::rerun-if-env-changed=INKWRIGHT_CARDS_DIR");
    let folder = match variable("INKWRIGHT_CARDS_DIR") {
        Ok(folder) => folder,
        Err(_) => variable("CARGO_MANIFEST_DIR")?.join("../../cards"),
    };
    let out = variable("OUT_DIR")?.join("library.postcard");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/card.rs");
    println!("cargo::rerun-if-changed={}", folder.display());

    let mut cards = Vec::new();
    for file in ron_files(&folder)? {
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let set: Vec<card::CardData> =
            ron::from_str(&text).map_err(|error| format!("{}:{error}. {REMEDY}", file.display()))?;
        cards.extend(set);
    }
    let bytes = postcard::to_stdvec(&cards).map_err(|error| format!("the card library: {error}"))?;
    fs::write(&out, bytes).map_err(|error| format!("{}: {error}", out.display()))
}

/// The library's files in name order; none where the folder is absent.
fn ron_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
