//! The embedded catalogues.

use wording::Language;

/// The files of a catalogue: about games, other output of the program, server refusals, and errors in
/// scenarios and card texts.
macro_rules! sources {
    ($code:literal) => {
        [
            include_str!(concat!("../catalogues/", $code, ".ftl")),
            include_str!(concat!("../catalogues/program/", $code, ".ftl")),
            include_str!(concat!("../catalogues/server/", $code, ".ftl")),
            include_str!(concat!("../catalogues/scenario/", $code, ".ftl")),
            include_str!(concat!("../catalogues/advice/", $code, ".ftl")),
        ]
    };
}

/// The files of a language.
pub(crate) fn of(language: Language) -> [&'static str; 5] {
    match language {
        Language::English => sources!("en"),
        Language::German => sources!("de"),
        Language::French => sources!("fr"),
        Language::Italian => sources!("it"),
        Language::Chinese => sources!("zh"),
    }
}
