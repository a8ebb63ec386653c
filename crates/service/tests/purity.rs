//! The service stays within its walls.

use std::fs;
use std::path::Path;

/// What belongs to a host.
const OUTSIDE: [&str; 11] = [
    "std::fs",
    "std::net",
    "std::thread",
    "std::env",
    "std::process",
    "std::io",
    "Instant",
    "SystemTime",
    "Date::today",
    "getrandom",
    "tokio",
];

fn check(folder: &Path) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            check(&path);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a file");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (n, line) in code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for outside in OUTSIDE {
                assert!(!line.contains(outside), "{}:{}: {outside}", path.display(), n + 1);
            }
        }
    }
}

#[test]
fn the_service_touches_nothing_outside() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}
