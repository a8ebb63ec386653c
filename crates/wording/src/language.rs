//! The languages of the program and of cards.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "de")]
    German,
    #[serde(rename = "fr")]
    French,
    #[serde(rename = "it")]
    Italian,
    /// Simplified.
    #[serde(rename = "zh")]
    Chinese,
}

impl Language {
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::French, Language::Italian, Language::Chinese];

    /// All languages but English, which card text is stored in.
    pub const OTHERS: [Language; 4] =
        [Language::German, Language::French, Language::Italian, Language::Chinese];

    /// The language's two letters (ISO 639-1).
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Chinese => "zh",
        }
    }

    /// The language's name in itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Chinese => "简体中文",
        }
    }

    /// The preferred known language in a list such as browsers send: "fr-CH, fr;q=0.9, en;q=0.8". A
    /// missing weight counts as 1.
    pub fn accepted(list: &str) -> Option<Language> {
        let mut best: Option<(f32, Language)> = None;
        for part in list.split(',').take(20) {
            let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            let Ok(language) = tag.trim().parse() else { continue };
            if weight > 0.0 && best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Two letters, or a locale that begins with them: "de", "fr_CH.UTF-8", "zh-Hans".
    fn from_str(said: &str) -> Result<Language, UnknownLanguage> {
        let short = said.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(short))
            .ok_or_else(|| UnknownLanguage(said.chars().take(20).collect()))
    }
}

/// An unknown name of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "\"{}\" is not a language of this program; choose one of {codes}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_leads_to_its_language() {
        for (said, language) in [
            ("de", Language::German),
            ("FR_ch.UTF-8", Language::French),
            ("zh-Hans-CN", Language::Chinese),
            ("it@euro", Language::Italian),
        ] {
            assert_eq!(said.parse(), Ok(language));
        }
        for said in ["", "C", "es", "deutsch"] {
            assert!(said.parse::<Language>().is_err(), "{said}");
        }
    }

    #[test]
    fn the_language_with_the_greatest_weight_is_taken() {
        assert_eq!(Language::accepted("es, fr;q=0.5, it;q=0.7, de;q=0"), Some(Language::Italian));
        assert_eq!(Language::accepted("es;q=1"), None);
    }
}
