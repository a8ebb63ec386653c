//! The embedded files of names.

use wording::Language;

const GERMAN: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/de.tsv"));
const FRENCH: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/fr.tsv"));
const ITALIAN: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/it.tsv"));
const CHINESE: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/zh.tsv"));

/// The file of a language.
pub(crate) fn of(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::German => GERMAN,
        Language::French => FRENCH,
        Language::Italian => ITALIAN,
        Language::Chinese => CHINESE,
    }
}
