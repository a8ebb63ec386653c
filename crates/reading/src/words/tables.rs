//! The table of each language.

use super::{Words, de, en, fr, it, zh};
use wording::Language;

pub(super) fn of(language: Language) -> &'static Words {
    match language {
        Language::English => &en::WORDS,
        Language::German => &de::WORDS,
        Language::French => &fr::WORDS,
        Language::Italian => &it::WORDS,
        Language::Chinese => &zh::WORDS,
    }
}
