//! Cards that a question names.

use super::both;
use cards::{CardData, CardLibrary, fold};
use std::collections::HashMap;
use std::sync::OnceLock;
use wording::{CardType, Language};

/// Minimum number of characters of a name that is not written with its version.
const SHORTEST: usize = 4;
const SHORTEST_CHINESE: usize = 3;
/// Maximum number of cards of one name whose rules say something about the question.
const MOST_CARDS: usize = 3;

/// A question without the names of cards, and the cards.
pub(super) struct CardMentions {
    pub rest: String,
    pub cards: Vec<&'static CardData>,
}

/// A name, and the cards that have it.
type CardName = (String, Vec<&'static CardData>);

fn library() -> &'static CardLibrary {
    static LIBRARY: OnceLock<CardLibrary> = OnceLock::new();
    LIBRARY.get_or_init(CardLibrary::embedded)
}

/// Names in a language and in English, folded and without punctuation, with their cards; the longest first.
fn names(language: Language) -> &'static [CardName] {
    static NAMES: [OnceLock<Vec<CardName>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    NAMES[language as usize].get_or_init(|| {
        let mut names: HashMap<String, Vec<&'static CardData>> = HashMap::new();
        let spoken: Vec<Language> = both(language).collect();
        let pairs =
            library().cards.iter().flat_map(|card| spoken.iter().map(move |language| (card, *language)));
        for (card, language) in pairs {
            let (name, version) = card.names_in(language);
            if let Some(version) = version {
                names.entry(plain(&format!("{name} {version}"))).or_default().push(card);
            }
            // A character is often called by its name alone.
            let name = plain(&name);
            let is_word = card.card_type != CardType::Character && !name.contains(' ') && name.is_ascii();
            let least = if name.is_ascii() { SHORTEST } else { SHORTEST_CHINESE };
            if !is_word && name.chars().count() >= least {
                names.entry(name).or_default().push(card);
            }
        }
        names.values_mut().for_each(|cards| cards.dedup_by_key(|card| card.full_name()));
        let mut names: Vec<_> = names.into_iter().collect();
        names.sort_by(|(a, _), (b, _)| b.len().cmp(&a.len()).then(a.cmp(b)));
        names
    })
}

/// Folded, with a single space in place of everything that is no letter or digit.
fn plain(text: &str) -> String {
    let words = fold(text);
    words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The cards that a question names in this language or in English, and the rest of the question. Nothing is
/// left out of a question that consists of a name alone.
pub(super) fn mentions(question: &str, language: Language) -> CardMentions {
    let mut rest = format!(" {} ", plain(question));
    let mut cards = vec![];
    for (name, named) in names(language) {
        // Words are whole; Chinese has no spaces between them.
        let word = if name.is_ascii() { format!(" {name} ") } else { name.clone() };
        if rest.contains(&word) && rest.trim() != name.as_str() {
            rest = rest.replace(&word, " ");
            if named.len() <= MOST_CARDS {
                cards.extend(named);
            }
        }
    }
    if cards.is_empty() && rest.trim() == plain(question) {
        // Accents tell endings apart.
        rest = question.to_owned();
    }
    CardMentions { rest, cards }
}

#[cfg(test)]
mod tests {
    use super::mentions;
    use wording::Language;

    #[test]
    fn a_card_is_named_in_english_or_the_language() {
        for (question, language, rest, card) in [
            (
                "can Stitch - New Dog quest at once?",
                Language::English,
                "can quest at once",
                "Stitch - New Dog",
            ),
            ("does stitch new dog have rush", Language::English, "does have rush", "Stitch - New Dog"),
            ("kann stitch new dog singen", Language::German, "kann singen", "Stitch - New Dog"),
        ] {
            let found = mentions(question, language);
            assert_eq!(found.rest.trim(), rest);
            assert_eq!(found.cards.iter().map(|card| card.full_name()).collect::<Vec<_>>(), [card]);
        }
        let none = mentions("Can an exerted character be challenged?", Language::English);
        assert!(none.cards.is_empty());
        assert_eq!(none.rest, "Can an exerted character be challenged?");
    }
}
