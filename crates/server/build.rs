//! The page is built into the program: when it is built, or built anew, so must be this crate.

use std::path::Path;

fn main() {
    // A path that is not there would be taken for changed every time.
    let watched = if Path::new("../../web/dist").exists() { "../../web/dist" } else { "../../web" };
    println!("cargo:rerun-if-changed={watched}");
}
