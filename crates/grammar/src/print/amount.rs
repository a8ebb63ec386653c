//! Amounts.

use super::{condition, noun, target};
use crate::words::{DEEDS, phrase};
use wording::{Amount, Measure};

/// "a card", "2 cards for each …", "cards equal to …".
pub(super) fn cards(amount: &Amount) -> String {
    things(amount, "a card", "cards")
}

/// "an ink drop", "2 ink drops for each …".
pub(super) fn ink_drops(amount: &Amount) -> String {
    things(amount, "an ink drop", "ink drops")
}

fn things(amount: &Amount, one: &str, many: &str) -> String {
    match amount {
        Amount::Number(1) | Amount::ForEach(1, _) => format!("{one}{}", tail(amount)),
        Amount::Number(n) | Amount::ForEach(n, _) => format!("{n} {many}{}", tail(amount)),
        Amount::EqualTo(_) => format!("{many}{}", tail(amount)),
        Amount::ThatMany => format!("that many {many}"),
        Amount::SameAmount => format!("the same number of {many}"),
        Amount::All => format!("all {many}"),
        Amount::Each(n) => format!("{n} {many} each"),
        Amount::A => one.to_owned(),
        Amount::ThatNumberPlus(n) => format!("that number of {many} plus {n}"),
        Amount::AtMost(amount, most, _) => {
            format!("{}, to a maximum of {most} {many}", things(amount, one, many))
        }
    }
}

/// The part of an amount before its [`tail`]: "2 lore", "damage", "that much damage".
pub(super) fn mass(amount: &Amount, unit: &str) -> String {
    match amount {
        Amount::Number(n) | Amount::ForEach(n, _) => format!("{n} {unit}"),
        Amount::EqualTo(_) => unit.to_owned(),
        Amount::ThatMany => format!("that much {unit}"),
        Amount::All => format!("all {unit}"),
        Amount::Each(n) => format!("{n} {unit} each"),
        Amount::A => format!("a {unit}"),
        Amount::SameAmount => format!("the same amount of {unit}"),
        Amount::ThatNumberPlus(n) => format!("that much {unit} plus {n}"),
        Amount::AtMost(amount, ..) => mass(amount, unit),
    }
}

/// "2 damage counters", "that many damage counters".
pub(super) fn counters(amount: &Amount) -> String {
    match amount {
        Amount::Number(1) | Amount::ForEach(1, _) => format!("1 damage counter{}", tail(amount)),
        Amount::Number(n) | Amount::ForEach(n, _) => format!("{n} damage counters{}", tail(amount)),
        Amount::EqualTo(_) => format!("damage counters{}", tail(amount)),
        Amount::ThatMany => "that many damage counters".to_owned(),
        Amount::SameAmount => "the same number of damage counters".to_owned(),
        Amount::All => "all damage counters".to_owned(),
        Amount::Each(n) => format!("{n} damage counters each"),
        Amount::A => "a damage counter".to_owned(),
        Amount::ThatNumberPlus(n) => format!("that number of damage counters plus {n}"),
        Amount::AtMost(amount, ..) => counters(amount),
    }
}

/// " for each …", " equal to …", including the leading space.
pub(super) fn tail(amount: &Amount) -> String {
    match amount {
        Amount::Number(_)
        | Amount::ThatMany
        | Amount::All
        | Amount::Each(_)
        | Amount::A
        | Amount::ThatNumberPlus(_)
        | Amount::SameAmount => String::new(),
        Amount::AtMost(amount, most, each) => {
            let each = if *each { " each" } else { "" };
            format!("{}, to a maximum of {most} lore{each}", tail(amount))
        }
        Amount::ForEach(_, measure) => format!(" for each {}", each(measure)),
        Amount::EqualTo(measure) => format!(" equal to {}", measured(measure)),
    }
}

/// A measure after "for each".
pub(super) fn each(measure: &Measure) -> String {
    match measure {
        Measure::Count(counted) => noun::one(counted),
        Measure::EventCards => "card discarded".to_owned(),
        Measure::CountOf(counted) => format!("of {}", noun::many(counted)),
        Measure::InkTypes(counted, deed) => {
            format!("different ink type of {} {}", noun::many(counted), phrase(DEEDS, deed))
        }
        Measure::InkTypesOf(counted) => format!("different ink type of {}", noun::many(counted)),
        Measure::DamageOn(target) => format!("1 damage on {}", target::object(target)),
        Measure::DamageRemoved => "1 damage removed this way".to_owned(),
        Measure::LoreLost => "1 lore lost this way".to_owned(),
        Measure::CardsUnder(target) => format!("card under {}", target::object(target)),
        Measure::Stat(stat, target) => target::stat(*stat, target),
        Measure::Lore(who) => format!("1 lore {} have", target::who(*who)),
        Measure::ThisTurn(event) => condition::each_happened(event),
        Measure::EventNumber => "1 damage removed".to_owned(),
        Measure::ThatNumber => "that number".to_owned(),
        Measure::ThisWay(counted, deed) => format!("{} {}", noun::one(counted), phrase(DEEDS, deed)),
        Measure::LoreLostPlain => "1 lore lost".to_owned(),
        Measure::CountersMoved => "damage counter moved this way".to_owned(),
        Measure::Sang => "character that sang this song".to_owned(),
        Measure::WereUnder(target) => format!("card that was under {}", target::object(target)),
    }
}

/// A measure after "equal to".
pub(super) fn measured(measure: &Measure) -> String {
    match measure {
        Measure::Count(counted) => format!("the number of {}", noun::many(counted)),
        Measure::DamageOn(target) => format!("the damage on {}", target::object(target)),
        Measure::DamageRemoved => "the damage removed this way".to_owned(),
        Measure::LoreLost => "the lore lost this way".to_owned(),
        Measure::CardsUnder(target) => format!("the number of cards under {}", target::object(target)),
        Measure::Stat(stat, target) => target::stat(*stat, target),
        Measure::Lore(who) => format!("the lore {} have", target::who(*who)),
        Measure::ThisTurn(event) => format!("the number of times {}", condition::each_happened(event)),
        Measure::EventNumber => "the damage removed".to_owned(),
        Measure::ThatNumber => "that number".to_owned(),
        Measure::ThisWay(counted, deed) => {
            format!("the number of {} {}", noun::many(counted), phrase(DEEDS, deed))
        }
        Measure::EventCards => "the number of cards discarded".to_owned(),
        Measure::CountOf(counted) => format!("the number of {}", noun::many(counted)),
        Measure::InkTypes(counted, deed) => {
            format!("the number of different ink types of {} {}", noun::many(counted), phrase(DEEDS, deed))
        }
        Measure::InkTypesOf(counted) => {
            format!("the number of different ink types of {}", noun::many(counted))
        }
        Measure::LoreLostPlain => "the lore lost".to_owned(),
        Measure::CountersMoved => "the number of damage counters moved this way".to_owned(),
        Measure::Sang => "the number of characters that sang this song".to_owned(),
        Measure::WereUnder(target) => {
            format!("the number of cards that were under {}", target::object(target))
        }
    }
}
