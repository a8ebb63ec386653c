//! Packs the rulebook's files (`rules/*.ron`) into one binary blob that the crate embeds.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

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
    // In a packed crate the folder lies under `data`, where the project has a link.
    let of_project = crate_folder.join("../../rules");
    let folder = if of_project.is_dir() { of_project } else { crate_folder.join("data/rules") };
    let out = variable("OUT_DIR")?.join("rulebook.postcard");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/entry.rs");
    println!("cargo::rerun-if-changed={}", folder.display());

    let mut data = entry::Data::default();
    for file in chapters(&folder)? {
        data.entries.extend(read::<Vec<entry::Entry>>(&file)?);
    }
    data.terms = read(&folder.join("terms.ron"))?;
    data.proofs = read(&folder.join("proofs.ron"))?;
    let bytes = postcard::to_stdvec(&data).map_err(|error| format!("the rulebook: {error}"))?;
    fs::write(&out, bytes).map_err(|error| format!("{}: {error}", out.display()))
}

/// The files that hold rules, in the order of the chapters: those whose names begin with a number.
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
    println!("cargo::rerun-if-changed={}", file.display());
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    ron::from_str(&text).map_err(|error| format!("{}:{error}", file.display()))
}
