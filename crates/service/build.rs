//! Lists the scenario files (`scenarios/**/*.scn`), so that the crate can embed them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

fn main() {
    if let Err(error) = list() {
        println!("cargo::error=the scenarios can't be embedded: {error}");
        process::exit(1);
    }
}

fn list() -> io::Result<()> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).ok_or(io::ErrorKind::NotFound);
    let crate_folder = variable("CARGO_MANIFEST_DIR")?;
    // In a published crate the folder is under `data`, which is a link in the project.
    let of_project = crate_folder.join("../../scenarios");
    let folder = if of_project.is_dir() { of_project } else { crate_folder.join("data/scenarios") };
    let folder = folder.canonicalize()?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    gather(&folder, &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&folder).unwrap_or(&file);
        // The same name on every platform.
        let name: Vec<_> = name.components().map(|part| part.as_os_str().to_string_lossy()).collect();
        let _ = writeln!(list, "    ({:?}, include_str!({:?})),", name.join("/"), file.display().to_string());
    }
    list.push(']');
    fs::write(variable("OUT_DIR")?.join("scenarios.rs"), list)
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            files.push(path);
        }
    }
    Ok(())
}
