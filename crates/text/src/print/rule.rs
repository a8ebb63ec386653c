//! Rules.

use super::{ability, amount, keyword, list, noun, target, verb};
use crate::words::{ACTS, phrase};
use ::ability::{Act, Amount, Modifier, Rule, Sign, Target};

/// A rule in two parts: a duration may stand between them.
pub(super) fn rule(rule: &Rule) -> (String, String) {
    let whole = match rule {
        Rule::Give(who, modifiers) => return give(who, modifiers),
        Rule::Cant(who, acts) => {
            let (subject, here) = target::subject_here(who);
            let acts: Vec<String> = acts.iter().map(act).collect();
            format!("{subject} can't {}{here}", list(&acts, "or"))
        }
        Rule::DoesntReady(who) => {
            format!("{} {} ready", target::subject(who), verb(target::number(who), "don't"))
        }
        Rule::CanChallenge(who, whom) => {
            format!("{} can challenge {}", target::subject(who), noun::many(whom))
        }
        Rule::CantPlay(who, what) => format!("{} can't play {}", target::who(*who), noun::many(what)),
        Rule::PayLess(amount, what) => pay_less(amount, &format!("to play {}", target::object(what))),
        Rule::PayLessForNext(amount, what) => {
            pay_less(amount, &format!("for the next {} you play", noun::one(what)))
        }
        Rule::InkAdditional => "you may ink an additional card".to_owned(),
        Rule::EntersExerted(who) => subject_verb(who, "enter", "play exerted"),
        Rule::MayEnterExerted(who) => format!("{} may enter play exerted", target::subject(who)),
        Rule::EntersWithDamage(who, damage) => {
            subject_verb(who, "enter", &format!("play with {damage} damage"))
        }
        Rule::LoreToWin(who, lore) => {
            let need = verb(target::number_of(*who), "need");
            format!("{} {need} {lore} lore to win the game", target::who(*who))
        }
        Rule::NoChallengeDamage(who) => subject_verb(who, "take", "no damage from the challenge"),
        Rule::SkipDraw => "skip your turn's Draw step".to_owned(),
    };
    (whole, String::new())
}

fn subject_verb(who: &Target, does: &str, what: &str) -> String {
    format!("{} {} {what}", target::subject(who), verb(target::number(who), does))
}

fn pay_less(amount: &Amount, what: &str) -> String {
    match amount {
        Amount::ForEach(n, measure) => {
            format!("for each {}, you pay {n} ⬡ less {what}", amount::each(measure))
        }
        Amount::Number(n) => format!("you pay {n} ⬡ less {what}"),
        Amount::ThatMany => format!("you pay that amount of ⬡ less {what}"),
        Amount::EqualTo(_)
        | Amount::All
        | Amount::Each(_)
        | Amount::AtMost(..)
        | Amount::A
        | Amount::SameAmount => format!("you pay ⬡{} less {what}", amount::tail(amount)),
    }
}

/// "gets +1 ¤ and gains Rush", and the "for each" of a last number.
fn give(who: &Target, modifiers: &[Modifier]) -> (String, String) {
    let number = target::number(who);
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    let mut tail = String::new();
    for (n, modifier) in modifiers.iter().enumerate() {
        let (verb, mut words, each) = self::modifier(modifier);
        if n + 1 == modifiers.len() {
            tail = each;
        } else {
            words.push_str(&each);
        }
        match groups.last_mut() {
            Some((last, group)) if *last == verb => group.push(words),
            _ => groups.push((verb, vec![words])),
        }
    }
    let groups: Vec<String> =
        groups.iter().map(|(base, group)| format!("{} {}", verb(number, base), list(group, "and"))).collect();
    let (subject, here) = target::subject_here(who);
    (format!("{subject} {}{here}", groups.join(" and ")), tail)
}

/// What is given, behind the one it is given to: "+2 ¤", "Challenger +2 and Resist +2".
pub(super) fn given(modifiers: &[Modifier]) -> (String, String) {
    let mut tail = String::new();
    let words: Vec<String> = modifiers
        .iter()
        .map(|modifier| {
            let (_, words, each) = self::modifier(modifier);
            tail = each;
            words
        })
        .collect();
    (list(&words, "and"), tail)
}

/// A modifier's verb, its words, and a "for each" that may stand apart.
fn modifier(modifier: &Modifier) -> (&'static str, String, String) {
    match modifier {
        Modifier::Strength(sign, amount) => stat(*sign, amount, "¤"),
        Modifier::Willpower(sign, amount) => stat(*sign, amount, "⛉"),
        Modifier::Lore(sign, amount) => stat(*sign, amount, "◊"),
        Modifier::Gains(keyword) => ("gain", keyword::keyword(keyword), String::new()),
        Modifier::LosesStat(stat, amount) => {
            let symbol = phrase(crate::words::STATS, stat);
            ("lose", format!("{symbol}{}", amount::tail(amount)), String::new())
        }
        Modifier::Loses(keyword) => ("lose", keyword.name().to_owned(), String::new()),
        Modifier::GainsClass(class) => ("gain", format!("the {class} classification"), String::new()),
        Modifier::GainsAbility(ability) => {
            let words = ability::body(ability);
            ("gain", format!("\"{}\"", words.strip_suffix('.').unwrap_or(&words)), String::new())
        }
    }
}

fn stat(sign: Sign, amount: &Amount, symbol: &str) -> (&'static str, String, String) {
    let sign = match sign {
        Sign::Plus => "+",
        Sign::Minus => "-",
    };
    match amount {
        Amount::Number(n) => ("get", format!("{sign}{n} {symbol}"), String::new()),
        Amount::ForEach(n, _) => ("get", format!("{sign}{n} {symbol}"), amount::tail(amount)),
        Amount::EqualTo(_) => ("get", format!("{sign}{symbol}{}", amount::tail(amount)), String::new()),
        Amount::ThatMany
        | Amount::All
        | Amount::Each(_)
        | Amount::AtMost(..)
        | Amount::A
        | Amount::SameAmount => ("get", format!("{sign}that much {symbol}"), String::new()),
    }
}

fn act(act: &Act) -> String {
    match act {
        Act::Challenge(None) => "challenge".to_owned(),
        Act::Challenge(Some(whom)) => format!("challenge {}", target::object(whom)),
        Act::BeChallenged(None) => "be challenged".to_owned(),
        Act::BeChallenged(Some(by)) => format!("be challenged by {}", target::object(by)),
        Act::Quest
        | Act::Ready
        | Act::ReadyAtStart
        | Act::Sing
        | Act::BeDealtDamage
        | Act::BeChosen
        | Act::Move => phrase(ACTS, act).to_owned(),
    }
}

/// "she takes no damage".
pub(super) fn takes_no_damage(who: &Target) -> String {
    subject_verb(who, "take", "no damage")
}
