//! Simplified Chinese.

mod amount;
mod cards;
mod condition;
mod deed;
mod effect;
mod keyword;
mod lasting;
mod noun;
mod part;
mod rule;
mod trigger;
mod words;

use super::Site;
use noun::{CHARACTER, Referent};
use std::cell::Cell;
use wording::{Ability, AbilityKind, Condition, Cost, Det, Effect, Lead, Rule, Target, Who, Window};

/// Writes one ability and keeps track of what pronouns refer to.
pub(super) struct Chinese<'a> {
    site: &'a Site<'a>,
    last: Cell<Referent>,
    /// The word that joins the kinds of a noun.
    joint: Cell<&'static str>,
    /// The word for the players mentioned last.
    they: Cell<&'static str>,
}

pub(super) fn ability(ability: &Ability, site: &Site<'_>) -> String {
    tidy(&Chinese::new(site).ability(ability))
}

/// Collapses spaces: none next to punctuation, and one between a symbol or number and the word after it.
fn tidy(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for c in words.chars() {
        let counts = out.ends_with(|c: char| c.is_ascii_digit() || "¤⛉◊⬡◉".contains(c));
        if counts && ('\u{4e00}'..='\u{9fff}').contains(&c) {
            out.push(' ');
        }
        let closes = matches!(c, '，' | '。' | '、' | '：' | '～' | '）' | '（');
        if (c == ' ' || closes) && out.ends_with(' ') {
            out.pop();
        }
        let after_mark = out.ends_with(['，', '。', '、', '：', '～', '（']);
        if !(c == ' ' && (after_mark || out.is_empty())) {
            out.push(c);
        }
    }
    out.trim_end().to_owned()
}

pub(super) fn ink_name(ink: wording::Ink) -> &'static str {
    words::ink(ink)
}

pub(super) fn class_name(english: &str) -> String {
    words::class(english).to_owned()
}

impl<'a> Chinese<'a> {
    fn new(site: &'a Site<'a>) -> Chinese<'a> {
        Chinese { site, last: Cell::new(CHARACTER), joint: Cell::new("或"), they: Cell::new("他") }
    }

    fn ability(&self, ability: &Ability) -> String {
        match &ability.kind {
            AbilityKind::Keyword(keyword) => self.keyword_line(keyword),
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                let during: String =
                    during.iter().map(|window| format!("{}，", window_words(*window))).collect();
                let said: Vec<String> = triggers.iter().map(|trigger| self.trigger(trigger)).collect();
                // "当…和每当…时": only the last clause ends with "时".
                let last = said.len().saturating_sub(1);
                let said: Vec<String> = said
                    .iter()
                    .enumerate()
                    .map(
                        |(n, one)| {
                            if n < last { one.trim_end_matches('时').to_owned() } else { one.clone() }
                        },
                    )
                    .collect();
                let opening = format!("{during}{}，", said.join("和"));
                match condition {
                    Some(test) => {
                        let test = self.condition(test);
                        format!("{opening}如果{test}，则{}", self.continued(effects))
                    }
                    None => format!("{opening}{}", self.continued(effects)),
                }
            }
            AbilityKind::Activated { costs, effects } => {
                let costs: Vec<String> = costs.iter().map(|cost| self.cost(cost)).collect();
                format!("{}～{}", costs.join("，"), self.continued(effects))
            }
            AbilityKind::Static { leads, rule } => self.static_rule(leads, rule),
            AbilityKind::Replacement { during, would, instead } => {
                let during: String =
                    during.iter().map(|window| format!("{}，", window_words(*window))).collect();
                let would = self.would(would);
                format!("{during}如果{would}，则改为{}。", self.effect(instead, ""))
            }
            AbilityKind::Action(effects) => self.continued(effects),
            AbilityKind::Offer { leads, effects } => {
                let leads: String = leads.iter().map(|lead| self.lead(lead)).collect();
                format!("{leads}{}", self.continued(effects))
            }
        }
    }

    fn static_rule(&self, leads: &[Lead], rule: &Rule) -> String {
        // A condition that only holds during a challenge is written like the keywords that do.
        if let [Lead::While(test @ Condition::Bare(_))] = leads {
            let test = self.condition(test);
            return match rule {
                Rule::Give(Target::Of(Det::This, _), modifiers) => {
                    let rule = Rule::Give(Target::Unsaid, modifiers.clone());
                    format!("{test}后，在挑战中{}。", self.rule(&rule, "", ""))
                }
                rule => format!("在{test}时，{}。", self.rule(rule, "", "")),
            };
        }
        let said: String = leads.iter().map(|lead| self.lead(lead)).collect();
        let whiles = leads.iter().any(|lead| matches!(lead, Lead::While(_)));
        let ifs = matches!(leads.last(), Some(Lead::If(_))) && !whiles;
        let then = if ifs { "则" } else { "" };
        format!("{said}{then}{}。", self.rule(rule, "", if whiles { "便" } else { "" }))
    }

    fn lead(&self, lead: &Lead) -> String {
        match lead {
            Lead::While(test) => format!("只要{}，", self.condition(test)),
            Lead::If(test) => format!("如果{}，", self.condition(test)),
            Lead::During(window) => format!("{}，", window_words(*window)),
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exert => "⟳".to_owned(),
            Cost::Ink(ink) => format!("{ink} ⬡"),
            Cost::Do(Effect::Exert(what)) => format!("⟳ {}", self.target(what)),
            Cost::Do(effect) => self.effect(effect, ""),
        }
    }

    /// Sentences with full stops.
    fn continued(&self, effects: &[Effect]) -> String {
        effects
            .iter()
            .map(|effect| {
                let words = self.effect(effect, "");
                if words.ends_with(['。', '：']) { words } else { format!("{words}。") }
            })
            .collect()
    }

    /// A player. Empty for the reader, who is addressed in the imperative.
    fn who(&self, who: Who) -> &'static str {
        match who {
            Who::Implied => "",
            Who::You => "你",
            Who::AnOpponent => "任一对手",
            Who::Opponents | Who::AllOpponents | Who::YourOpponent => "对手",
            Who::EachOpponent => "每位对手",
            Who::EachPlayer => "每位玩家",
            Who::ChosenOpponent => "所选的对手",
            Who::ChosenPlayer => "所选的玩家",
            Who::ThatPlayer => "该玩家",
            Who::They => self.they.get(),
            Who::ChallengingPlayer => "发起挑战的玩家",
            Who::ItsPlayer | Who::TheirPlayer => "其玩家",
            Who::ThatCharactersPlayer => "那个角色的玩家",
            Who::ChallengingCharactersPlayer => "发起挑战的角色的玩家",
            Who::EachOpponentAhead => "每位奇谈比你多的对手",
            Who::SomeOpponents => "一位或数位对手",
            Who::WithMostCards | Who::WithMostCardsPlural => "手卡最多的玩家",
            Who::YouAndAnother => "你和另一位所选的玩家",
        }
    }

    /// A player as the subject of an action. Several players each act on their own.
    fn doer(&self, who: Who) -> String {
        let each = match who {
            Who::EachOpponent
            | Who::EachPlayer
            | Who::EachOpponentAhead
            | Who::AllOpponents
            | Who::WithMostCards
            | Who::WithMostCardsPlural
            | Who::YouAndAnother => "各",
            Who::Implied
            | Who::You
            | Who::AnOpponent
            | Who::Opponents
            | Who::ChosenOpponent
            | Who::ChosenPlayer
            | Who::ThatPlayer
            | Who::They
            | Who::ChallengingPlayer
            | Who::ItsPlayer
            | Who::TheirPlayer
            | Who::ThatCharactersPlayer
            | Who::ChallengingCharactersPlayer
            | Who::SomeOpponents
            | Who::YourOpponent => "",
        };
        format!("{}{each}", self.who(who))
    }
}

fn window_words(window: Window) -> &'static str {
    match window {
        Window::YourTurn => "在你的回合中",
        Window::OpponentsTurns => "在对手的回合中",
        Window::AnOpponentsTurn => "在任一对手的回合中",
        Window::EachOpponentsTurn => "在每位对手的回合中",
        Window::OnceDuringYourTurn => "在你的每个回合中限一次",
        Window::OncePerTurn => "每回合一次",
        Window::TwiceDuringYourTurn => "在你的每个回合中限两次",
        Window::OncePerGame => "每局游戏一次，在你的回合中",
        Window::TheirTurn => "在其回合中",
    }
}
