//! The page is built into the program: whenever the page is built, this crate must be built again.

use std::path::Path;

fn main() {
    // A path that is not there would be taken for changed every time.
    let watched = if Path::new("../../web/dist").exists() { "../../web/dist" } else { "../../web" };
    println!("cargo:rerun-if-changed={watched}");
}
