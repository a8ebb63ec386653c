//! The rules relevant to a card.

use crate::book::Rulebook;
use crate::entry::RuleEntry;
use cards::{CardData, CopyLimit};
use std::collections::BTreeSet;
use wording::{CardType, Construct, KeywordKind, constructs};

/// Constructs of the card language and the rules that define them: type, variant, the project's names for the
/// rules.
const BY_CONSTRUCT: [(&str, &str, &[&str]); 66] = [
    ("AbilityKind", "Triggered", &["6.2"]),
    ("AbilityKind", "Activated", &["4.4", "6.3"]),
    ("AbilityKind", "Static", &["6.4"]),
    ("AbilityKind", "Replacement", &["6.5"]),
    ("AbilityKind", "Action", &["5.4.3"]),
    ("AbilityKind", "Offer", &["6.4"]),
    ("Lead", "While", &["6.1.13.5", "6.4.3"]),
    ("Lead", "If", &["6.4.4.2"]),
    ("Lead", "During", &["6.1.13.1"]),
    // Keywords also lead to their own sections.
    ("Keyword", "SingTogether", &["5.4.4.3"]),
    ("ShiftBase", "Class", &["8.10.8.1"]),
    ("ShiftBase", "Universal", &["8.10.8.2"]),
    // Combinations and limits of effects.
    ("Effect", "May", &["6.1.4"]),
    ("Effect", "Then", &["6.1.5.1"]),
    ("Effect", "To", &["6.1.5.1"]),
    ("Effect", "Or", &["6.1.5.2"]),
    ("Effect", "Instead", &["6.5.6"]),
    ("Effect", "Watch", &["6.2.7"]),
    ("Effect", "WatchFor", &["6.2.7.1"]),
    ("Effect", "For", &["6.4.2"]),
    ("Effect", "ForEach", &["6.1.8"]),
    ("Det", "Chosen", &["6.1.3"]),
    ("Det", "That", &["6.1.11"]),
    ("Duration", "ThisTurn", &["6.1.13.4"]),
    ("Duration", "UntilYourNextTurn", &["6.1.13.3"]),
    ("Window", "OncePerTurn", &["6.1.13.2"]),
    ("Window", "OnceDuringYourTurn", &["6.1.13.2"]),
    ("Window", "YourTurn", &["6.1.13.1"]),
    // Kinds of effects.
    ("Effect", "Deal", &["1.9.1.1"]),
    ("Effect", "PutDamage", &["1.9.1.2"]),
    ("Effect", "RemoveDamage", &["1.9.1.3"]),
    ("Effect", "MoveDamage", &["1.9.1.4"]),
    ("Event", "IsDealtDamage", &["1.9.1.5", "1.9.2"]),
    ("Event", "IsDamaged", &["1.9.1.5", "1.9.2"]),
    ("Effect", "Draw", &["1.12"]),
    ("Effect", "GainLore", &["1.11"]),
    ("Effect", "LoseLore", &["1.11"]),
    ("Effect", "GetInkDrops", &["N 1.13.1.2"]),
    ("Effect", "RemoveInkDrops", &["N 1.13.1.2"]),
    ("Event", "InkDrops", &["N 1.13.1.2"]),
    ("Part", "InkDrop", &["N 1.13.1.2"]),
    ("Would", "GetInkDrop", &["6.5", "N 1.13.1.2"]),
    ("Condition", "RemovedToPlay", &["4.3.2.4"]),
    ("Effect", "Reveal", &["6.1.14"]),
    ("Effect", "Play", &["4.3", "6.1.7"]),
    ("Effect", "MoveTo", &["4.7"]),
    ("Effect", "Search", &["7.1.4"]),
    ("Effect", "Discard", &["7.3.4"]),
    ("Effect", "ChooseAndDiscard", &["7.3.4"]),
    ("Destination", "Inkwell", &["4.2.3.2", "7.5"]),
    ("Destination", "Under", &["5.1.1.5"]),
    ("Rule", "PayLess", &["1.5.4"]),
    ("Rule", "PayLessForNext", &["4.3.6"]),
    ("Rule", "InkAdditional", &["4.2.3.1"]),
    ("Rule", "Cant", &["1.2.2"]),
    ("Rule", "Unless", &["6.4.4.1"]),
    ("Rule", "OnlyIf", &["6.4.4.3"]),
    ("Rule", "SkipDraw", &["6.4.5"]),
    ("Rule", "PlayFree", &["1.5.5.3"]),
    ("Rule", "DeckLimit", &["1.2.1"]),
    ("Event", "Quests", &["4.5"]),
    ("Event", "Challenges", &["4.6"]),
    ("Event", "IsChallenged", &["4.6"]),
    ("Event", "Sings", &["5.4.4.2"]),
    ("Event", "MovesTo", &["4.7"]),
    ("Event", "Plays", &["4.3.4"]),
];

impl Rulebook {
    /// The rules about this card and the meaning of its text, in the order of the document: its type,
    /// keywords, kinds of abilities, and the constructs of its sentences. A section stands for all its rules.
    pub fn of_card(&self, card: &CardData) -> Vec<&RuleEntry> {
        let mut numbers: BTreeSet<&str> = of_facts(card).into_iter().collect();
        for construct in constructs(&card.abilities) {
            for (kind, name, rules) in BY_CONSTRUCT {
                if (construct.kind, construct.name) == (kind, name) {
                    numbers.extend(rules);
                }
            }
            numbers.extend(keyword_of(&construct).map(KeywordKind::rule));
        }
        self.entries().iter().filter(|entry| numbers.contains(entry.id.as_str())).collect()
    }
}

/// The keyword of a construct, on the card itself or mentioned in its text.
fn keyword_of(construct: &Construct) -> Option<KeywordKind> {
    let keyword = |kind: &KeywordKind| format!("{kind:?}") == construct.name;
    match construct.kind {
        "Keyword" | "KeywordKind" => KeywordKind::ALL.into_iter().find(keyword),
        _ => None,
    }
}

/// The rules for the card's facts outside the text box.
fn of_facts(card: &CardData) -> Vec<&'static str> {
    let mut rules = vec![match card.card_type {
        CardType::Character => "5.3",
        CardType::Action => "5.4",
        CardType::Item => "5.5",
        CardType::Location => "5.6",
    }];
    if card.classes.iter().any(|class| class.0 == "Song") {
        rules.push("5.4.4");
    }
    if card.inkable {
        rules.push("5.2.3");
    }
    if card.inks.len() > 1 {
        rules.push("5.2.5.1");
    }
    if card.names().len() > 1 {
        rules.push(if card.name.0.contains('&') { "5.2.6.1" } else { "5.2.6.3" });
    }
    if card.copies != CopyLimit::default() {
        rules.push("1.2.1");
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::{BY_CONSTRUCT, keyword_of};
    use crate::Rulebook;
    use cards::CardLibrary;
    use std::collections::BTreeSet;
    use wording::{CardType, Class, Construct, KeywordKind, constructs};

    #[test]
    fn every_number_is_a_rule_and_every_construct_is_one_of_the_language() {
        let book = Rulebook::embedded();
        let mut language = constructs(&CardLibrary::embedded().cards);
        // No printed card mentions ink drops yet.
        for (card_type, text) in [
            (
                CardType::Action,
                "Remove an ink drop. If you removed an ink drop to play this action, get 2 ink drops.",
            ),
            (CardType::Character, "Whenever you get an ink drop, gain 1 lore."),
            (CardType::Character, "If you would get an ink drop, gain 1 lore instead."),
        ] {
            let section = grammar::Section { name: None, text };
            let lexicon = grammar::Lexicon::new(["Tester"], ["Hero"]);
            language
                .extend(constructs(&grammar::compile_section(&section, card_type, &lexicon).expect(text)));
        }
        let language: BTreeSet<(&str, &str)> = language.iter().map(|one| (one.kind, one.name)).collect();
        let mut seen = BTreeSet::new();
        for (kind, name, rules) in BY_CONSTRUCT {
            assert!(language.contains(&(kind, name)), "no card says {kind}::{name}");
            assert!(seen.insert((kind, name)), "{kind}::{name} twice");
            assert!(!rules.is_empty());
            for rule in rules {
                assert_eq!(book.rule(rule).map(|entry| entry.id.as_str()), Some(*rule));
            }
        }
    }

    #[test]
    fn every_keyword_leads_to_the_section_of_its_name() {
        let book = Rulebook::embedded();
        for keyword in KeywordKind::ALL.into_iter().filter(|keyword| keyword.rule() != wording::HOUSE_KEYWORD)
        {
            let title = book.rule(keyword.rule()).map(|rule| rule.title.as_str());
            assert_eq!(title, Some(keyword.name()), "{}", keyword.rule());
        }
        let of = |constructs: BTreeSet<Construct>| -> Vec<KeywordKind> {
            constructs.iter().filter_map(keyword_of).collect()
        };
        assert_eq!(of(constructs(&KeywordKind::SingTogether)), [KeywordKind::SingTogether]);
        assert_eq!(of(constructs(&wording::Keyword::Resist(2))), [KeywordKind::Resist]);
    }

    #[test]
    fn every_card_leads_to_the_section_of_its_type_and_songs_to_theirs() {
        let book = Rulebook::embedded();
        for card in &CardLibrary::embedded().cards {
            let found: Vec<&str> = book.of_card(card).iter().map(|rule| rule.id.as_str()).collect();
            let (section, title) = match card.card_type {
                CardType::Character => ("5.3", "Characters"),
                CardType::Action => ("5.4", "Actions"),
                CardType::Item => ("5.5", "Items"),
                CardType::Location => ("5.6", "Locations"),
            };
            assert_eq!(book.rule(section).map(|rule| rule.title.as_str()), Some(title));
            assert!(found.contains(&section), "{}: {found:?}", card.full_name());
            let song = card.classes.contains(&Class("Song".into()));
            assert_eq!(found.contains(&"5.4.4"), song, "{}: {found:?}", card.full_name());
            assert_eq!(found.contains(&"5.2.5.1"), card.inks.len() > 1, "{}: {found:?}", card.full_name());
        }
    }
}
