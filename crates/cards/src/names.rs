//! Names of cards and abilities in other languages.
//!
//! `cards/names/LANG.tsv` has a line for every card printed in a language, separated by tabs: the English
//! full name, the name, the version, then the story names of its abilities in the card's order. A card
//! without a line keeps its English name.

use crate::card::CardData;
use crate::fold::fold;
use crate::import::{OfficialCard, OfficialTexts};
use crate::library::CardLibrary;
use crate::name_files;
use crate::writing::sections;
use std::collections::HashMap;
use std::sync::OnceLock;
use wording::{Ability, Language};
use writers::{Names, Site};

/// The names of one language.
#[derive(Debug)]
pub struct LocalNames {
    language: Language,
    /// By English full name.
    cards: HashMap<&'static str, LocalCard>,
    /// Local names without version, by English names without version.
    names: HashMap<&'static str, &'static str>,
    /// Story names of abilities by folded English story name; built on first use.
    stories: OnceLock<HashMap<String, &'static str>>,
}

/// One card's names in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalCard {
    pub name: &'static str,
    pub version: Option<&'static str>,
    /// The story names of its abilities; unnamed abilities have no entry.
    pub stories: Vec<&'static str>,
}

impl LocalCard {
    /// Name and version as one string.
    pub fn full_name(&self) -> String {
        match self.version {
            Some(version) => format!("{} - {version}", self.name),
            None => self.name.to_owned(),
        }
    }
}

impl LocalNames {
    /// The names of a language, read once.
    pub fn of(language: Language) -> &'static LocalNames {
        static READ: [OnceLock<LocalNames>; 5] = [const { OnceLock::new() }; 5];
        let lines = name_files::of(language);
        READ[language as usize].get_or_init(|| LocalNames::read(language, lines))
    }

    fn read(language: Language, lines: &'static str) -> LocalNames {
        let mut cards = HashMap::new();
        let mut names: HashMap<&'static str, &'static str> = HashMap::new();
        for line in lines.lines() {
            let mut fields = line.split('\t');
            let (Some(english), Some(name)) = (fields.next(), fields.next()) else { continue };
            let version = fields.next().filter(|version| !version.is_empty());
            let english_name = english.split_once(" - ").map_or(english, |(name, _)| name);
            names.entry(english_name).or_insert(name);
            cards.insert(english, LocalCard { name, version, stories: fields.collect() });
        }
        LocalNames { language, cards, names, stories: OnceLock::new() }
    }

    fn read_stories(&self) -> HashMap<String, &'static str> {
        let mut stories = HashMap::new();
        if self.cards.is_empty() {
            return stories;
        }
        for card in &CardLibrary::embedded().cards {
            let Some(local) = self.card(&card.full_name()) else { continue };
            let named: Vec<_> = card.abilities.iter().filter_map(|ability| ability.name.as_ref()).collect();
            if named.len() == local.stories.len() {
                for (name, story) in named.iter().zip(&local.stories) {
                    stories.entry(fold(&name.0)).or_insert(*story);
                }
            }
        }
        stories
    }

    /// The names of the card with this English full name, if it was printed in the language.
    pub fn card(&self, english: &str) -> Option<&LocalCard> {
        self.cards.get(english)
    }

    /// The local full name of the card with this English full name: as imported, or else
    /// as printed in the language.
    pub fn full_name(&self, english: &str) -> Option<String> {
        match self.official(english) {
            Some(official) => Some(official.full_name()),
            None => self.card(english).map(LocalCard::full_name),
        }
    }

    fn official(&self, english: &str) -> Option<&'static OfficialCard> {
        OfficialTexts::of(self.language)?.card(english)
    }

    /// English full names with local names, for every card of the language, in no particular order.
    fn all(&self) -> impl Iterator<Item = (&'static str, &LocalCard)> {
        self.cards.iter().map(|(english, local)| (*english, local))
    }
}

impl Names for LocalNames {
    fn card(&self, english: &str) -> Option<String> {
        self.names.get(english).map(|name| (*name).to_owned())
    }

    fn version(&self, english: &str, version: &str) -> Option<String> {
        self.cards.get(format!("{english} - {version}").as_str())?.version.map(str::to_owned)
    }

    /// The local story name from the first card that has an ability with this English story name.
    fn story(&self, english: &str) -> Option<String> {
        self.stories.get_or_init(|| self.read_stories()).get(&fold(english)).map(|story| (*story).to_owned())
    }
}

/// The names of a language, as the writers of card text need them.
#[derive(Clone, Copy, Debug)]
pub struct TextNames<'a> {
    language: Language,
    /// The card whose text is being written.
    card: &'a CardData,
}

impl<'a> TextNames<'a> {
    pub fn new(language: Language, card: &'a CardData) -> TextNames<'a> {
        TextNames { language, card }
    }
}

impl Names for TextNames<'_> {
    fn card(&self, english: &str) -> Option<String> {
        let names = LocalNames::of(self.language);
        // Translations of a name may differ between cards; the card's own comes first.
        if english == self.card.name.0
            && let Some(own) = names.card(&self.card.full_name())
        {
            return Some(own.name.to_owned());
        }
        Names::card(names, english)
    }

    fn version(&self, english: &str, version: &str) -> Option<String> {
        LocalNames::of(self.language).version(english, version)
    }

    fn story(&self, english: &str) -> Option<String> {
        let wanted = fold(english);
        let named: Vec<_> = self.card.abilities.iter().filter_map(|ability| ability.name.as_ref()).collect();
        let names = LocalNames::of(self.language);
        // If the card itself has no such ability, use the name from other cards.
        let Some(place) = named.iter().position(|name| fold(&name.0) == wanted) else {
            return Names::story(names, english);
        };
        let local = names.card(&self.card.full_name())?;
        if local.stories.len() != named.len() {
            return None;
        }
        local.stories.get(place).map(|story| (*story).to_owned())
    }
}

impl CardData {
    /// Writes one of the card's abilities in this language, without story name and reminder text.
    pub fn ability_in(&self, language: Language, ability: &Ability) -> String {
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: false };
        writers::write_ability(language, ability, &site)
    }

    /// Explains the card's abilities in this language, as numbered plain lines.
    pub fn reading_in(&self, language: Language, abilities: &[meaning::Ability]) -> Vec<String> {
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: false };
        reading::reading(language, &site, abilities)
    }

    /// Describes what a word of the card's text refers to, in this language.
    pub fn referent_in(&self, language: Language, reference: &meaning::Reference) -> String {
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: false };
        reading::referent(language, &site, reference)
    }

    /// The story name of one of the card's abilities in this language, from the English one.
    pub fn story_in(&self, language: Language, english: &str) -> String {
        TextNames::new(language, self).story(english).unwrap_or_else(|| english.to_owned())
    }

    /// Name and version in this language, separately; the English ones if the card was never printed in it.
    pub fn names_in(&self, language: Language) -> (String, Option<String>) {
        let (names, english) = (LocalNames::of(language), self.full_name());
        match (names.official(&english), names.card(&english)) {
            (Some(official), _) => (official.name.clone(), official.version.clone()),
            (None, Some(local)) => (local.name.to_owned(), local.version.map(str::to_owned)),
            (None, None) => (self.name.0.clone(), self.version.as_ref().map(|version| version.0.clone())),
        }
    }

    /// The official text in this language, one line per paragraph, if the player has imported it.
    pub fn official_text(&self, language: Language) -> Option<&'static [String]> {
        let official = LocalNames::of(language).official(&self.full_name())?;
        Some(official.text.as_slice()).filter(|text| !text.is_empty())
    }

    /// The card's text in this language, one line per paragraph, story names in capitals first. The official
    /// text if it was imported, else our own.
    pub fn text_in(&self, language: Language) -> Vec<String> {
        if let Some(official) = self.official_text(language) {
            return official.to_vec();
        }
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: true };
        let line = |section: &[Ability]| {
            let text = writers::write_section(language, section, &site);
            match section.first().and_then(|ability| ability.name.as_ref()) {
                Some(story) => {
                    let story = names.story(&story.0).unwrap_or_else(|| story.0.clone());
                    format!("{} {text}", story.to_uppercase())
                }
                None => text,
            }
        };
        sections(&self.abilities).into_iter().map(line).collect()
    }

    /// The card's name in this language if it identifies this card alone, else the English one.
    pub fn plain_name_in(&self, language: Language) -> String {
        let english = self.full_name();
        let local = self.full_name_in(language);
        if english_name(&local) == Some(english.as_str()) { local } else { english }
    }

    /// Name and version in this language as one string; the English ones if the card was never printed in it.
    pub fn full_name_in(&self, language: Language) -> String {
        let english = self.full_name();
        LocalNames::of(language).full_name(&english).unwrap_or(english)
    }
}

/// The English full name of the card with this name in any language and any spelling;
/// none if two cards have it.
pub(crate) fn english_name(name: &str) -> Option<&'static str> {
    static FOLDED: OnceLock<HashMap<String, Option<&'static str>>> = OnceLock::new();
    let folded = FOLDED.get_or_init(|| {
        let mut folded: HashMap<String, Option<&'static str>> = HashMap::new();
        let mut add = |english: &'static str, name: String| {
            let known = folded.entry(fold(&name)).or_insert(Some(english));
            if *known != Some(english) {
                *known = None;
            }
        };
        for language in Language::OTHERS {
            for (english, local) in LocalNames::of(language).all() {
                add(english, local.full_name());
            }
            for (english, official) in OfficialTexts::of(language).into_iter().flat_map(OfficialTexts::all) {
                add(english, official.full_name());
            }
        }
        folded
    });
    folded.get(&fold(name)).copied().flatten()
}
