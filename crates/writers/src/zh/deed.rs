//! What players do in Chinese: draw, discard, choose, deal damage.

use super::noun::CARD;
use super::{Chinese, words};
use crate::{Unit, chosen};
use wording::{Amount, Det, Effect, HandSize, KeywordKind, Quantity, Target, Who, Whose};

impl Chinese<'_> {
    /// The player who acts; `who` if the effect names nobody.
    pub(super) fn by(&self, named: Who, who: &str) -> String {
        match named {
            Who::Implied => who.to_owned(),
            named => self.doer(named),
        }
    }

    /// What players draw, gain, lose and pay.
    pub(super) fn gaining(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::Draw(named, _)
            | Effect::GainLore(named, _)
            | Effect::LoseLore(named, _)
            | Effect::GetInkDrops(named, _)
            | Effect::RemoveInkDrops(named, false, _)
            | Effect::DrawFromBottom(named, _) => {
                let subject = self.by(*named, who);
                let then = then(&subject);
                self.counted(effect, &subject, &then)
            }
            Effect::RemoveInkDrops(named, _, Amount::All) => {
                format!("{}移去其所有奇墨滴", self.by(*named, who))
            }
            Effect::RemoveInkDrops(named, true, amount) => {
                format!("{}移去至多{}", self.by(*named, who), self.amount(amount, Unit::Drop))
            }
            Effect::RemoveAnyInkDrops(named) => format!("{}移去任意数量的奇墨滴", self.by(*named, who)),
            Effect::DrawUntil(named, size) => format!("{}抽卡直到{}", self.by(*named, who), hand_size(*size)),
            Effect::PayInk(ink) => format!("{who}支付 {ink} ⬡ "),
            _ => return None,
        })
    }

    /// What players discard.
    pub(super) fn discarding(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::DiscardFor(named, _) => {
                let subject = self.by(*named, who);
                let then = then(&subject);
                self.counted(effect, &subject, &then)
            }
            Effect::ChooseAndDiscard(named, quantity, noun) => {
                format!(
                    "{}选择并弃置{}",
                    self.by(*named, who),
                    self.described(Det::Count(*quantity), noun).text
                )
            }
            Effect::DiscardThatMany(named) => format!("{}选择并弃置等量的卡", self.by(*named, who)),
            Effect::DiscardEither(named, all) => {
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.described(Det::Count(*quantity), noun).text)
                    .collect();
                format!("{}选择并弃置{}", self.by(*named, who), all.join("或"))
            }
            Effect::Discard(named, quantity, noun) => {
                format!("{}弃置{}", self.by(*named, who), self.described(Det::Count(*quantity), noun).text)
            }
            Effect::DiscardAtRandom(named, quantity, noun) => {
                format!(
                    "{}随机弃置{}",
                    self.by(*named, who),
                    self.described(Det::Count(*quantity), noun).text
                )
            }
            Effect::DiscardOfChoice(named, quantity, noun, chooser) => {
                let chosen_by = if *chooser == Whose::Your { "由你选择的" } else { "由其选择的" };
                let what = self.described(Det::Count(*quantity), noun).text;
                // The count comes before the player who chooses.
                let what = match what.split_once('张') {
                    Some((count, rest)) => format!("{count}张{chosen_by}{rest}"),
                    None => format!("{chosen_by}{what}"),
                };
                format!("{}弃置{what}", self.by(*named, who))
            }
            Effect::DiscardHand(named) | Effect::DiscardHands(named) | Effect::DiscardAll(named) => {
                let subject = self.by(*named, who);
                format!("{subject}弃置{}所有手卡", own(&subject))
            }
            Effect::DiscardUntil(named, choose, size) => {
                let choose = if *choose { "选择并" } else { "" };
                format!("{}{choose}弃置卡直到{}", self.by(*named, who), hand_size(*size))
            }
            _ => return None,
        })
    }

    /// What players choose, name and count.
    pub(super) fn choosing(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::NameCard => {
                self.last.set(CARD);
                format!("{who}说出一张卡的名称")
            }
            Effect::Choose(what) => {
                let plain = match what {
                    Target::Of(Det::Chosen(quantity), noun) => {
                        Target::Of(Det::Count(*quantity), noun.clone())
                    }
                    what => what.clone(),
                };
                format!("{who}选择{}", self.target(&plain))
            }
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "一位玩家".to_owned(),
                    Quantity::Exactly(n) => format!(" {n} 位玩家"),
                    Quantity::UpTo(n) => format!("至多 {n} 位玩家"),
                    Quantity::AnyNumber => "任意数量的玩家".to_owned(),
                };
                // Several players each act on their own.
                if *quantity != Quantity::One {
                    self.they.set("他们各");
                }
                format!("{who}选择{players}")
            }
            Effect::ChooseAnd(inner) => match inner.object() {
                Some(what) if !matches!(**inner, Effect::Banish(_)) => {
                    let what = self.target(what);
                    let rest = self.effect(&chosen::with_pronoun(inner), "");
                    format!("{who}选择{what}并{rest}")
                }
                _ => format!("{who}选择并{}", self.effect(inner, "")),
            },
            Effect::Count(noun) => format!("{who}计算{}的数量", self.bare(noun)),
            _ => return None,
        })
    }

    /// Damage: dealt, put, removed, moved (1.9).
    pub(super) fn damaging(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::Deal(amount, to) => {
                // If several cards are chosen, each gets the effect.
                let several = |quantity: &Quantity| {
                    !matches!(quantity, Quantity::One | Quantity::Exactly(1) | Quantity::UpTo(1))
                };
                let to_each = match to {
                    Target::Of(Det::Each | Det::EachOf, _) => true,
                    Target::Of(Det::Chosen(quantity) | Det::AnotherChosen(quantity), _) => several(quantity),
                    _ => matches!(amount, Amount::Each(_)),
                };
                let last = self.last.get();
                let damage = self.amount(amount, Unit::Damage);
                let who = match self.per(amount) {
                    Some(per) => format!("{per}，{}", then(who)),
                    None => who.to_owned(),
                };
                self.last.set(last);
                match to {
                    Target::Unsaid => format!("{who}造成{damage}"),
                    to => {
                        let to = self.object(to);
                        let each = if to_each { "各" } else { "" };
                        format!("{who}向{to}{each}造成{damage}")
                    }
                }
            }
            Effect::DealThem(to, amount) => {
                format!("{who}向{}造成{}", self.object(to), self.amount(amount, Unit::Damage))
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("等同于{}的伤害", self.measured(measure));
                format!("{who}向{}造成{damage}", self.target(to))
            }
            Effect::PutDamage(amount, on) => {
                let each =
                    if matches!(on, Target::Of(Det::Each | Det::EachOf | Det::All, _)) { "各" } else { "" };
                let on = self.beside(on, "上");
                format!("{who}在{on}{each}放置{}", self.amount(amount, Unit::Counter))
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = format!("{}{}", up_to_words(*up_to), self.amount(amount, Unit::Damage));
                self.remove(&damage, from, who)
            }
            Effect::RemoveTotal(amount, from) => {
                let damage = format!("总共{}{}", up_to_words(true), self.amount(amount, Unit::Damage));
                self.remove(&damage, from, who)
            }
            Effect::RemoveAllDamage(from) => self.remove("所有伤害", from, who),
            Effect::MoveDamage(up_to, amount, from, to) => {
                let counters = format!("{}{}", up_to_words(*up_to), self.amount(amount, Unit::Counter));
                format!("{who}将{counters}从{}移到{}", self.target(from), self.beside(to, "上"))
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let damage = format!("{}{}", up_to_words(*up_to), self.amount(amount, Unit::Damage));
                format!("{who}将{damage}从{}移到{}", self.target(from), self.beside(to, "上"))
            }
            Effect::Unreduced(by_resist) => {
                let by = if *by_resist {
                    format!("因{}而", words::keyword(KeywordKind::Resist))
                } else {
                    String::new()
                };
                format!("该伤害不能{by}减少")
            }
            Effect::TakeNoDamage(named) => format!("{}不会受到伤害", self.target(named)),
            _ => return None,
        })
    }

    /// An effect that repeats for each counted thing: the count comes first.
    pub(super) fn counted(&self, effect: &Effect, who: &str, then: &str) -> String {
        let (verb, amount, unit) = match effect {
            Effect::DrawFromBottom(named, amount) => {
                // The deck belongs to the player who draws.
                let other = match named {
                    Who::Implied => !who.is_empty() && !who.starts_with('你'),
                    named => *named != Who::You,
                };
                let verb = if other { "从其卡组底抽" } else { "从你的卡组底抽" };
                (verb, amount, Unit::Card)
            }
            Effect::Draw(_, amount) => ("抽", amount, Unit::Card),
            Effect::GainLore(_, amount) => ("获得", amount, Unit::Lore),
            Effect::LoseLore(_, amount) => ("失去", amount, Unit::Lore),
            Effect::GetInkDrops(_, amount) => ("获得", amount, Unit::Drop),
            Effect::RemoveInkDrops(_, _, amount) => ("移去", amount, Unit::Drop),
            Effect::DiscardFor(_, amount) => ("选择并弃置", amount, Unit::Card),
            Effect::Then(steps) => {
                let said = steps.iter().enumerate().map(|(n, step)| match n {
                    0 => self.counted(step, who, then),
                    _ => self.effect(step, ""),
                });
                return said.collect::<Vec<_>>().join("，然后");
            }
            effect => return self.effect(effect, who),
        };
        match self.per(amount) {
            Some(per) => format!("{per}，{then}{verb}{}", self.amount(amount, unit)),
            None => format!("{who}{verb}{}", self.amount(amount, unit)),
        }
    }

    fn remove(&self, damage: &str, from: &Target, who: &str) -> String {
        let each = if matches!(from, Target::Of(Det::Each | Det::EachOf, _)) { "各" } else { "" };
        match from {
            Target::Unsaid => format!("{who}移去{damage}"),
            from => format!("{who}从{}{each}移去{damage}", self.beside(from, "上")),
        }
    }
}

/// The acting player after a count: "你便可以".
fn then(who: &str) -> String {
    // Put "便" before any other adverb.
    for adverb in ["可以", "各"] {
        if let Some(who) = who.strip_suffix(adverb) {
            return format!("{who}便{adverb}");
        }
    }
    format!("{who}便")
}

fn up_to_words(up_to: bool) -> &'static str {
    if up_to { "至多" } else { "" }
}

fn hand_size(size: HandSize) -> String {
    match size {
        HandSize::Number(n) | HandSize::Cards(n) => format!("手卡为 {n} 张"),
        HandSize::Same => "手卡数量相同".to_owned(),
    }
}

/// The acting player as an owner.
pub(super) fn own(subject: &str) -> &'static str {
    if subject.is_empty() || subject.starts_with('你') { "你的" } else { "其" }
}
