//! What cards and their abilities are called in other languages.
//!
//! `data/cards/names/LANG.tsv` has a line for every card that was printed in a language: the English full name, the name, the version
//! and the story names of its abilities in the order of the card, separated by tabs. A card that is not in it keeps its English
//! name.

use crate::card::CardData;
use crate::fold::fold;
use crate::import::{OfficialCard, OfficialTexts};
use crate::library::Library;
use crate::writing::sections;
use std::collections::HashMap;
use std::sync::OnceLock;
use wording::{Ability, Language};
use writers::{Names, Site};

const GERMAN: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/de.tsv"));
const FRENCH: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/fr.tsv"));
const ITALIAN: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/it.tsv"));
const CHINESE: &str = include_str!(concat!(env!("OUT_DIR"), "/cards/names/zh.tsv"));

/// The names of one language.
#[derive(Debug)]
pub struct LocalNames {
    language: Language,
    /// By English full name.
    cards: HashMap<&'static str, LocalCard>,
    /// The name alone, by the English name alone.
    names: HashMap<&'static str, &'static str>,
    /// The story names of abilities by the English ones, folded; made when first asked for.
    stories: OnceLock<HashMap<String, &'static str>>,
}

/// What one card is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalCard {
    pub name: &'static str,
    pub version: Option<&'static str>,
    /// The story names of its abilities, those that have one.
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
        let lines = match language {
            Language::English => "",
            Language::German => GERMAN,
            Language::French => FRENCH,
            Language::Italian => ITALIAN,
            Language::Chinese => CHINESE,
        };
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
        for card in &Library::embedded().cards {
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

    /// What the card with this English full name is called, if it was printed in the language.
    pub fn card(&self, english: &str) -> Option<&LocalCard> {
        self.cards.get(english)
    }

    /// Name and version of the card with this English full name: as imported, or as it was printed in the language.
    pub fn full_name(&self, english: &str) -> Option<String> {
        match self.official(english) {
            Some(official) => Some(official.full_name()),
            None => self.card(english).map(LocalCard::full_name),
        }
    }

    fn official(&self, english: &str) -> Option<&'static OfficialCard> {
        OfficialTexts::of(self.language)?.card(english)
    }

    /// English full name and local full name of every card of the language, in no order.
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

    /// Of the first card that has an ability with this story name.
    fn story(&self, english: &str) -> Option<String> {
        self.stories.get_or_init(|| self.read_stories()).get(&fold(english)).map(|story| (*story).to_owned())
    }
}

/// The names of a language, for whoever writes the text of a card of this library.
#[derive(Clone, Copy, Debug)]
pub struct TextNames<'a> {
    language: Language,
    /// The card whose text is written.
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
        // A name may differ from card to card; the card's own spelling comes first.
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
        // An ability that only others have is called as on them.
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
    /// One of the card's abilities in this language, without its story name; keywords without reminder text.
    pub fn ability_in(&self, language: Language, ability: &Ability) -> String {
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: false };
        writers::write_ability(language, ability, &site)
    }

    /// What the card's abilities mean, in plain numbered lines in this language.
    pub fn reading_in(&self, language: Language, abilities: &[meaning::Ability]) -> Vec<String> {
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: false };
        reading::reading(language, &site, abilities)
    }

    /// What a word of the card's text refers to, in this language.
    pub fn referent_in(&self, language: Language, reference: &meaning::Reference) -> String {
        let names = TextNames::new(language, self);
        let site = Site { name: &self.name.0, card_type: self.card_type, names: &names, reminders: false };
        reading::referent(language, &site, reference)
    }

    /// The story name of one of the card's abilities in this language, by the English one.
    pub fn story_in(&self, language: Language, english: &str) -> String {
        TextNames::new(language, self).story(english).unwrap_or_else(|| english.to_owned())
    }

    /// Name and version in this language, apart; the English ones where the card was never printed in it.
    pub fn names_in(&self, language: Language) -> (String, Option<String>) {
        let (names, english) = (LocalNames::of(language), self.full_name());
        match (names.official(&english), names.card(&english)) {
            (Some(official), _) => (official.name.clone(), official.version.clone()),
            (None, Some(local)) => (local.name.to_owned(), local.version.map(str::to_owned)),
            (None, None) => (self.name.0.clone(), self.version.as_ref().map(|version| version.0.clone())),
        }
    }

    /// The official text in this language, one line for each paragraph, where the player has imported it.
    pub fn official_text(&self, language: Language) -> Option<&'static [String]> {
        let official = LocalNames::of(language).official(&self.full_name())?;
        Some(official.text.as_slice()).filter(|text| !text.is_empty())
    }

    /// The card's text in this language, one line for each paragraph, its story name in capitals in front: the official one where it
    /// was imported, else our own.
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

    /// The name in this language that leads back to this card and no other: the English one where there is none.
    pub fn plain_name_in(&self, language: Language) -> String {
        let english = self.full_name();
        let local = self.full_name_in(language);
        if english_name(&local) == Some(english.as_str()) { local } else { english }
    }

    /// Name and version in this language; the English ones where the card was never printed in it.
    pub fn full_name_in(&self, language: Language) -> String {
        let english = self.full_name();
        LocalNames::of(language).full_name(&english).unwrap_or(english)
    }
}

/// The English full name of the card that is called so in any language, however it is spelled; nothing where two cards are.
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
