//! What Chinese says of cards before their noun: where they are, what they cost, and the like.

use super::noun::list;
use super::{Chinese, words};
use crate::{Zone, untranslated};
use wording::{Bound, Deed, Det, Node, Part, Stat, Who};

impl Chinese<'_> {
    /// A part as a clause before the noun, with its "的".
    pub(super) fn clause_of(&self, part: &Part) -> String {
        self.placed(part)
            .or_else(|| self.compared(part))
            .or_else(|| self.quality(part))
            .or_else(|| words::state(part).map(str::to_owned))
            .unwrap_or_else(|| untranslated(Node::Part(part)))
    }

    /// Where cards are or come from.
    fn placed(&self, part: &Part) -> Option<String> {
        let have = |who: Who, place: &str| format!("{}{place}", self.who(who));
        Some(match part {
            Part::InPlay => "场上的".to_owned(),
            Part::HaveInPlay(who) => have(*who, "在场上的"),
            Part::HaveHere(who) => have(*who, "在此处的"),
            Part::Have(who) => have(*who, "拥有的"),
            Part::Here | Part::RightHere | Part::FromHere => "在此处的".to_owned(),
            Part::AtThatLocation => "在那处地点内的".to_owned(),
            Part::AtLocation | Part::AtLocations => "在地点内的".to_owned(),
            Part::InHand(whose) | Part::InHands(whose) => {
                format!("{}的", self.zone(*whose, Zone::Hand))
            }
            Part::FromHand(whose) => format!("{}的", self.zone(*whose, Zone::Hand)),
            Part::InInkwell(whose) | Part::FromInkwell(whose) => {
                format!("{}中的", self.zone(*whose, Zone::Inkwell))
            }
            Part::InDiscard(whose) | Part::FromDiscard(whose) => {
                format!("{}中的", self.zone(*whose, Zone::Discard))
            }
            Part::FromHandOrDiscard(whose) => {
                format!("{}或弃置区中的", self.zone(*whose, Zone::Hand))
            }
            Part::FromTop(whose) => format!("{}顶的", self.zone(*whose, Zone::Deck)),
            Part::FromThere => "那里的".to_owned(),
            Part::Under(under) | Part::FromUnder(under) => format!("{}的", self.beside(under, "下")),
            Part::WereUnder(_) => "曾在其下的".to_owned(),
            _ => return None,
        })
    }

    /// Numbers and names of cards.
    fn compared(&self, part: &Part) -> Option<String> {
        let named = |words: String| format!("{words}的");
        Some(match part {
            Part::StatIs(stat, bound) => named(stat_is(*stat, *bound)),
            Part::StatIsEach(stat, bound) => named(format!("各自{}", stat_is(*stat, *bound))),
            Part::MoreThanEach(stat, each) => {
                let each = self.described(Det::Each, each).text;
                format!(" {} 比{each}都高的", words::stat(*stat))
            }
            Part::NotNamed(names) => {
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                format!("名称不为{}的", list(&names, "或"))
            }
            Part::SameName => "名称相同的".to_owned(),
            Part::ThatName => "具该名称的".to_owned(),
            Part::SameNameAs(other) => format!("与{}名称相同的", self.target(other)),
            Part::StatAgainst(stat, other, of) => {
                format!("{}等于或小于{}的", words::stat(*stat), self.stat_of(*other, of).replace("的 ", "之"))
            }
            Part::SameCostOrLess => "费用相等或较少的".to_owned(),
            Part::CostUpToMore(more, than) => {
                format!("费用比{}至多大 {more} 的", self.target(than))
            }
            Part::LessThan(stat, than) => format!(" {} 小于{}的", words::stat(*stat), self.target(than)),
            Part::NotMoreThanHad(stat, pronoun) => {
                let stat = words::stat(*stat);
                format!(" {stat} 等于或小于{}在场上时之 {stat} 的", self.pronoun(*pronoun))
            }
            Part::Total(stat, bound) => named(format!("总{}", stat_is(*stat, *bound))),
            Part::DamageIs(bound) => format!("有{}的", damage_is(*bound)),
            _ => return None,
        })
    }

    /// Everything else about cards.
    fn quality(&self, part: &Part) -> Option<String> {
        let named = |words: String| format!("{words}的");
        Some(match part {
            Part::YourOpponents => "对手的".to_owned(),
            Part::With(keyword) => named(format!("具{}", words::keyword(*keyword))),
            Part::WithoutAbility => named("没有能力".to_owned()),
            Part::Without(keyword) => named(format!("不具{}", words::keyword(*keyword))),
            Part::WithDamage => "受伤".to_owned(),
            Part::WithNoDamage => "未受伤的".to_owned(),
            Part::OrA(other) => format!("或{}", self.bare(other)),
            Part::BeingChallenged => "受到挑战的".to_owned(),
            Part::ChallengingA(whom) => format!("挑战{}的", self.target(whom)),
            Part::WithCardUnder(_) | Part::HavingCardUnder(_) => "其下有卡的".to_owned(),
            Part::WithInkSymbol => "有 ◉ 的".to_owned(),
            Part::UsingShift(_) => "利用转形打出的".to_owned(),
            Part::Non(kind) | Part::IsNot(kind) => format!("非{}的", words::noun(*kind)),
            Part::IsNotCard(kind) => format!("非{}卡的", words::noun(*kind)),
            Part::WasChallenged => "本回合受到过挑战的".to_owned(),
            Part::AtRandom => "随机的".to_owned(),
            Part::AnyOf(any) => {
                let any: Vec<String> = any
                    .iter()
                    .map(|part| match part {
                        Part::Named(names) => {
                            let names: Vec<String> =
                                names.iter().map(|name| self.site.card_name(&name.0)).collect();
                            format!("名称为{}的", list(&names, "或"))
                        }
                        part => self.clause_of(part),
                    })
                    .collect();
                any.join("或")
            }
            Part::Done(deed) => self.done(*deed),
            Part::Named(names) => {
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                format!("名称为{}的", list(&names, "或"))
            }
            Part::Ink(ink) => words::ink(*ink).to_owned(),
            _ => return None,
        })
    }

    pub(super) fn done(&self, deed: Deed) -> String {
        words::deed(deed).map_or_else(|| untranslated(Node::Deed(&deed)), str::to_owned)
    }
}

/// "3 点或更多伤害".
pub(super) fn damage_is(bound: Bound) -> String {
    match bound {
        Bound::OrMore(n) | Bound::OrGreater(n) => format!(" {n} 点或更多伤害"),
        Bound::OrLess(n) => format!(" {n} 点或更少伤害"),
        bound => format!(" {} 点伤害", bound_words(bound)),
    }
}

pub(super) fn bound_words(bound: Bound) -> String {
    match bound {
        Bound::Some | Bound::Any | Bound::Another => "任意".to_owned(),
        Bound::None => "0".to_owned(),
        Bound::OrMore(n) | Bound::OrGreater(n) => format!("{n} 或更多"),
        Bound::OrLess(n) => format!("{n} 或更少"),
        Bound::Exactly(n) | Bound::Only(n) => n.to_string(),
    }
}

/// "费用等于或小于 3", " ¤ 等于或大于 5".
pub(super) fn stat_is(stat: Stat, bound: Bound) -> String {
    let word = match stat {
        Stat::Cost | Stat::MoveCost => words::stat(stat).to_owned(),
        Stat::Strength | Stat::Willpower | Stat::Lore => format!(" {} ", words::stat(stat)),
    };
    match bound {
        Bound::OrMore(n) | Bound::OrGreater(n) => format!("{word}等于或大于 {n} "),
        Bound::OrLess(n) => format!("{word}等于或小于 {n} "),
        Bound::Exactly(n) | Bound::Only(n) => format!("{word}为 {n} "),
        Bound::None => format!("{word}为 0 "),
        Bound::Some | Bound::Any | Bound::Another => word,
    }
}
