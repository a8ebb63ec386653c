//! The project's scenario files, embedded in the program.

use scenario::ScenarioFile;
use std::sync::LazyLock;

/// The name of a file within the folder of scenarios, and its text; sorted by name.
static EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The folder of the lessons, within the folder of scenarios.
const LESSONS: &str = "lessons/";

/// The embedded files, named as in the project: `scenarios/01-concepts/….scn`.
pub fn embedded() -> &'static [ScenarioFile] {
    static FILES: LazyLock<Vec<ScenarioFile>> = LazyLock::new(|| {
        let file = |(name, text): &(&str, &str)| ScenarioFile {
            path: format!("scenarios/{name}").into(),
            text: (*text).to_owned(),
        };
        EMBEDDED.iter().map(file).collect()
    });
    &FILES
}

/// The lessons' names, without folder and extension, and their texts.
pub(crate) fn lessons() -> impl Iterator<Item = (&'static str, &'static str)> {
    EMBEDDED.iter().filter_map(|(name, text)| {
        let id = name.strip_prefix(LESSONS)?.strip_suffix(".scn")?;
        Some((id, *text))
    })
}
