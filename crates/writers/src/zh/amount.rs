//! Chinese amounts.

use super::noun::CARD;
use super::{Chinese, words};
use crate::phrase::banished_in_challenge;
use crate::{Unit, Zone, untranslated};
use wording::{Amount, Measure, Node, Noun, Part, Who};

impl Chinese<'_> {
    pub(super) fn amount(&self, amount: &Amount, unit: Unit) -> String {
        let (counter, noun) = (words::unit_counter(unit), words::unit(unit));
        if let Amount::AtMost(inner, most, _) = amount {
            return format!("{}（至多 {most} {counter}）", self.amount(inner, unit));
        }
        match amount {
            Amount::Number(1) | Amount::ForEach(1, _) if unit == Unit::Card => "一张卡".to_owned(),
            Amount::Number(n) | Amount::ForEach(n, _) | Amount::Each(n) => format!(" {n} {counter}{noun}"),
            Amount::A => format!("一{counter}{noun}"),
            // For cards, the number of cards is what equals the measure.
            Amount::EqualTo(measure) if unit == Unit::Card => {
                format!("数量等同于{}的{noun}", self.measured(measure))
            }
            Amount::EqualTo(measure) => format!("等同于{}的{noun}", self.measured(measure)),
            Amount::ThatMany | Amount::SameAmount => format!("等量的{noun}"),
            Amount::ThatNumberPlus(n) => format!("该数量加 {n} {counter}{noun}"),
            Amount::All => format!("所有{noun}"),
            amount => untranslated(Node::Amount(amount)),
        }
    }

    /// "每有一个…" for an amount that counts something; `None` for other amounts.
    pub(super) fn per(&self, amount: &Amount) -> Option<String> {
        match amount {
            Amount::ForEach(_, measure) => Some(self.each(measure)),
            Amount::AtMost(inner, ..) => self.per(inner),
            _ => None,
        }
    }

    /// "你在场上每有一个物品".
    pub(super) fn each(&self, measure: &Measure) -> String {
        self.each_card(measure)
            .or_else(|| self.each_number(measure))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn each_card(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::Count(noun) | Measure::CountOf(noun) => self.every(noun),
            Measure::CardsUnder(target) => format!("{}每有一张卡", self.beside(target, "下")),
            Measure::WereUnder(target) => format!("{}每曾有一张卡", self.beside(target, "下")),
            Measure::ThisTurn(event) if banished_in_challenge(event).is_some() => {
                let noun = banished_in_challenge(event)?;
                format!("本回合每有一个{}在挑战中被驱逐", self.bare(noun))
            }
            Measure::ThisTurn(event) => format!("每当{}", self.happened(event)),
            Measure::ThisWay(noun, deed) => {
                format!("每有一{}{}{}", self.counter_of(noun), self.done(*deed), self.bare(noun))
            }
            Measure::Sang => "每有一个演唱这首歌曲的角色".to_owned(),
            Measure::InkTypes(noun, deed) => {
                format!("{}{}每有一种不同的奇墨类别", self.done(*deed), self.bare(noun))
            }
            Measure::InkTypesOf(noun) => format!("{}每有一种不同的奇墨类别", self.bare(noun)),
            Measure::EventCards => "每有一张弃置的卡".to_owned(),
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn each_number(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::DamageOn(target) => format!("{}每有 1 点伤害", self.beside(target, "上")),
            Measure::DamageRemoved | Measure::EventNumber => "每以此法移去 1 点伤害".to_owned(),
            Measure::LoreLost | Measure::LoreLostPlain => "每以此法失去 1 点奇谈".to_owned(),
            Measure::Stat(stat, target) => format!("{}每有 1 点", self.stat_of(*stat, target)),
            Measure::Lore(who) => format!("{}每有 1 点奇谈", self.who(*who)),
            Measure::ThatNumber => "每有该数量".to_owned(),
            Measure::CountersMoved => "每以此法移动 1 个伤害指示物".to_owned(),
            _ => return None,
        })
    }

    pub(super) fn counter_of(&self, noun: &Noun) -> &'static str {
        if noun.0.iter().any(|part| matches!(part, Part::CardOf(_))) { "张" } else { "个" }
    }

    /// "你在场上每有一个其他角色": the place comes first.
    fn every(&self, noun: &Noun) -> String {
        let mut place = String::new();
        let mut rest = Vec::new();
        let yours = noun.0.iter().any(|part| matches!(part, Part::Your | Part::OfYours));
        for part in &noun.0 {
            match part {
                Part::HaveInPlay(who) => {
                    let who = if *who == Who::You { "你" } else { self.who(*who) };
                    place = format!("{who}在场上");
                }
                Part::InPlay if yours => place = "你在场上".to_owned(),
                Part::InPlay => place = "场上".to_owned(),
                Part::Have(who) => place = self.who(*who).to_owned(),
                Part::HaveHere(who) => place = format!("{}在此处", self.who(*who)),
                Part::Here | Part::RightHere => place = "在此处".to_owned(),
                Part::InHand(whose) | Part::InHands(whose) => {
                    place = self.zone(*whose, Zone::Hand);
                }
                Part::InDiscard(whose) => {
                    place = format!("{}中", self.zone(*whose, Zone::Discard));
                }
                Part::InInkwell(whose) => {
                    place = format!("{}中", self.zone(*whose, Zone::Inkwell));
                }
                Part::Under(under) => place = self.beside(under, "下"),
                Part::Your | Part::OfYours => {}
                part => rest.push(part.clone()),
            }
        }
        if place.is_empty() && yours {
            place = "你".to_owned();
        }
        let rest = Noun(rest);
        format!("{place}每有一{}{}", self.counter_of(&rest), self.bare(&rest))
    }

    pub(super) fn measured(&self, measure: &Measure) -> String {
        self.measured_cards(measure)
            .or_else(|| self.measured_number(measure))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn measured_cards(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::Count(noun) | Measure::CountOf(noun) => format!("{}数量", self.bare(noun)),
            Measure::CardsUnder(target) => format!("{}卡的数量", self.beside(target, "下")),
            Measure::WereUnder(target) => format!("曾在{}卡的数量", self.beside(target, "下")),
            Measure::ThisTurn(event) => format!("{}的次数", self.happened(event)),
            Measure::ThisWay(noun, deed) => format!("{}{}数量", self.done(*deed), self.bare(noun)),
            Measure::Sang => "演唱这首歌曲的角色数量".to_owned(),
            Measure::InkTypes(noun, deed) => format!("{}{}的奇墨类别数量", self.done(*deed), self.bare(noun)),
            Measure::InkTypesOf(noun) => format!("{}的不同奇墨类别数量", self.bare(noun)),
            Measure::EventCards => "所弃置卡的数量".to_owned(),
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn measured_number(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::DamageOn(target) => format!("{}伤害", self.beside(target, "上")),
            Measure::DamageRemoved | Measure::EventNumber => "以此法移去之伤害".to_owned(),
            Measure::LoreLost | Measure::LoreLostPlain => "以此法失去之奇谈".to_owned(),
            Measure::Stat(stat, target) => self.stat_of(*stat, target).replace("的 ", "之 "),
            Measure::Lore(who) => format!("{}之奇谈", self.who(*who)),
            Measure::ThatNumber => "该数量".to_owned(),
            Measure::CountersMoved => "以此法移动之伤害指示物数量".to_owned(),
            _ => return None,
        })
    }

    pub(super) fn remember_card(&self) {
        self.last.set(CARD);
    }
}
