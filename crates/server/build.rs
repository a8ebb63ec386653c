//! The page is embedded in the program, so this crate must be rebuilt whenever the page is.

use std::path::Path;

fn main() {
    // Cargo treats a missing path as changed in every build.
    let watched = if Path::new("../../web/dist").exists() { "../../web/dist" } else { "../../web" };
    println!("cargo:rerun-if-changed={watched}");
}
