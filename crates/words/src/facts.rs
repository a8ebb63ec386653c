//! A card's facts: its type, inks and numbers.

use crate::catalogue::text;
use crate::message::Message;
use cards::{CardData, CopyLimit};
use wording::{CardType, Ink, Language};

/// A card's type, inks, cost and numbers, in one line.
pub fn facts(language: Language, card: &CardData) -> String {
    let kind = match card.card_type {
        CardType::Character => "character",
        CardType::Action => "action",
        CardType::Item => "item",
        CardType::Location => "location",
    };
    let inkable = if card.inkable { "yes" } else { "no" };
    let inks: Vec<String> = card.inks.iter().map(|ink| ink_name(language, *ink)).collect();
    let mut facts = vec![
        text(language, &Message::new("card-type").with("type", kind)),
        inks.join("/"),
        text(language, &Message::new("card-cost").with("n", card.cost)),
        text(language, &Message::new("card-inkable").with("inkable", inkable)),
    ];
    let numbers = [
        ("strength", card.strength),
        ("willpower", card.willpower),
        ("lore", card.lore),
        ("move", card.move_cost),
    ];
    for (what, n) in numbers {
        facts.extend(n.map(|n| text(language, &Message::new("card-number").with("what", what).with("n", n))));
    }
    match card.copies {
        CopyLimit::UpTo(4) => {}
        CopyLimit::UpTo(n) => facts.push(text(language, &Message::new("card-copies").with("n", n))),
        CopyLimit::AnyNumber => facts.push(text(language, &Message::new("card-any-number"))),
    }
    if card.is_partial() {
        facts.push(text(language, &Message::new("card-partial")));
    }
    facts.join(if language == Language::Chinese { "，" } else { ", " })
}

/// The name of an ink type.
pub fn ink_name(language: Language, ink: Ink) -> String {
    text(language, &Message::new("card-ink").with("ink", ink_id(ink)))
}

/// The catalogues' word for an ink type.
pub(crate) fn ink_id(ink: Ink) -> &'static str {
    match ink {
        Ink::Amber => "amber",
        Ink::Amethyst => "amethyst",
        Ink::Emerald => "emerald",
        Ink::Ruby => "ruby",
        Ink::Sapphire => "sapphire",
        Ink::Steel => "steel",
    }
}
