//! Takes the place of `sources` without the feature `languages`: every language has the catalogue of English.

use wording::Language;

/// The files of a language.
pub(crate) fn of(_: Language) -> [&'static str; 5] {
    [
        include_str!("../catalogues/en.ftl"),
        include_str!("../catalogues/program/en.ftl"),
        include_str!("../catalogues/server/en.ftl"),
        include_str!("../catalogues/scenario/en.ftl"),
        include_str!("../catalogues/advice/en.ftl"),
    ]
}
