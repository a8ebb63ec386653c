//! Abilities.

use super::{capital, condition, effect, keyword, rule, target, trigger};
use crate::spelling::spell;
use crate::words::{WINDOWS, phrase};
use wording::{Ability, AbilityKind, Cost, Effect, Lead, Opener};

/// The text of a section's abilities in their own spelling: keywords with commas, others one after another.
pub(crate) fn section(abilities: &[Ability]) -> String {
    let printed: Vec<String> = abilities
        .iter()
        .map(|ability| {
            let body = spell(body(ability), &ability.spelling);
            match &ability.name {
                Some(name) => format!("{name} {body}"),
                None => body,
            }
        })
        .collect();
    printed.join(if are_keywords(abilities) { ", " } else { " " })
}

/// Whether a section is a list of keywords.
pub(crate) fn are_keywords(abilities: &[Ability]) -> bool {
    abilities.iter().all(|ability| matches!(ability.kind, AbilityKind::Keyword(_)))
}

/// An ability without its name, in the usual spelling.
pub(crate) fn body(ability: &Ability) -> String {
    let words = match &ability.kind {
        AbilityKind::Keyword(keyword) => keyword::keyword(keyword),
        AbilityKind::Triggered { during, triggers, condition, effects } => {
            let during: String =
                during.iter().map(|window| format!("{}, ", phrase(WINDOWS, window))).collect();
            let triggered = triggers;
            let triggers: Vec<String> = triggers.iter().map(trigger::trigger).collect();
            let condition = condition
                .as_ref()
                .map_or(String::new(), |test| format!("if {}, ", condition::condition(test)));
            if let ([first], [effect]) = (&triggers[..], &effects[..])
                && triggered.iter().any(|trigger| trigger.opener == Opener::Behind)
            {
                let effect = effect::effect(effect, effect::IMPERATIVE);
                return capital(&format!("{during}{condition}{effect} {first}."));
            }
            let opening = format!("{during}{}, {condition}", triggers.join(" and "));
            capital(&(opening + &effect::continued(effects)))
        }
        AbilityKind::Activated { costs, effects } => {
            let costs: Vec<String> = costs.iter().map(cost).collect();
            format!("{} — {}", costs.join(", "), effect::sentences(effects))
        }
        AbilityKind::Static { leads, rule } => {
            let leads: String = leads.iter().map(lead).collect();
            let (words, tail) = rule::rule(rule);
            capital(&format!("{leads}{words}{tail}."))
        }
        AbilityKind::Replacement { during, would, instead } => {
            let during: String =
                during.iter().map(|window| format!("{}, ", phrase(WINDOWS, window))).collect();
            let instead = effect::effect(instead, effect::IMPERATIVE);
            capital(&format!("{during}{}, {instead} instead.", trigger::would(would)))
        }
        AbilityKind::Offer { leads, effects } => {
            let leads: String = leads.iter().map(lead).collect();
            capital(&format!("{leads}{}", effect::continued(effects)))
        }
        AbilityKind::Action(effects) => effect::sentences(effects),
    };
    words.replace("\".", ".\"")
}

fn lead(lead: &Lead) -> String {
    match lead {
        Lead::While(test) => format!("while {}, ", condition::condition(test)),
        Lead::If(test) => format!("if {}, ", condition::condition(test)),
        Lead::During(window) => format!("{}, ", phrase(WINDOWS, window)),
    }
}

fn cost(cost: &Cost) -> String {
    match cost {
        Cost::Exert => "⟳".to_owned(),
        Cost::Ink(ink) => format!("{ink} ⬡"),
        Cost::Do(Effect::Exert(what)) => format!("⟳ {}", target::object(what)),
        Cost::Do(effect) => capital(&effect::effect(effect, effect::IMPERATIVE)),
    }
}
