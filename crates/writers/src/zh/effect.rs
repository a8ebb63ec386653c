//! Chinese effects.

use super::noun::list;
use super::{Chinese, words};
use crate::untranslated;
use wording::{Amount, Effect, Node, Rule, Who};

impl Chinese<'_> {
    /// An effect; `who` comes before the verb if the effect names nobody.
    pub(super) fn effect(&self, effect: &Effect, who: &str) -> String {
        self.connecting(effect, who)
            .or_else(|| self.depending(effect, who))
            .or_else(|| self.offering(effect, who))
            .or_else(|| self.lasting(effect, who))
            .or_else(|| self.gaining(effect, who))
            .or_else(|| self.discarding(effect, who))
            .or_else(|| self.choosing(effect, who))
            .or_else(|| self.damaging(effect, who))
            .or_else(|| self.exerting(effect, who))
            .or_else(|| self.putting(effect, who))
            .or_else(|| self.looking(effect, who))
            .or_else(|| self.playing_cards(effect, who))
            .unwrap_or_else(|| untranslated(Node::Effect(effect)))
    }

    /// Effects that join others, or say how others are done.
    fn connecting(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::May(named, inner) => {
                let subject = match named {
                    Who::Implied if who.is_empty() => "你".to_owned(),
                    Who::Implied => who.to_owned(),
                    named => self.who(*named).to_owned(),
                };
                self.counted(inner, &format!("{subject}可以"), &format!("{subject}便可以"))
            }
            Effect::MayAlso(named, inner) => self.effect(inner, &format!("{}也可以", self.who(*named))),
            Effect::By(named, inner) => {
                let named = self.doer(*named);
                self.effect(inner, &named)
            }
            Effect::Then(steps) => self.in_turn(steps, "，然后", who),
            Effect::AndThen(all) => self.in_turn(all, "，然后", who),
            Effect::And(all) => {
                let player = all.iter().skip(1).any(Effect::has_subject);
                self.in_turn(all, if player { "且" } else { "并" }, who)
            }
            Effect::List(all) => self.in_turn(all, "，并", who),
            Effect::Or(all) => self.in_turn(all, "或", who),
            Effect::To(price, inner) => {
                let price = self.effect(price, who);
                match &**inner {
                    // An effect that counts the results of the cost is a separate sentence.
                    Effect::GainLore(_, Amount::ForEach(..)) | Effect::Draw(_, Amount::ForEach(..)) => {
                        format!("{price}。{}", self.effect(inner, ""))
                    }
                    Effect::PayLessForNext(..) => format!("{price}来令{}", self.effect(inner, "")),
                    inner => format!("{price}来{}", self.effect(inner, "")),
                }
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, who);
                let and = if second.has_subject() { "且" } else { "并" };
                format!("{first}{and}{}", self.effect(second, who))
            }
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => {
                format!("然后，{}", self.effect(inner, who))
            }
            Effect::ForEach(measure, inner) => {
                let each = self.each(measure);
                match &**inner {
                    Effect::May(Who::You, done) => format!("{each}，{}", self.effect(done, "你便可以")),
                    Effect::PayLessForNext(amount, noun, duration) => {
                        let rule = Rule::PayLessForNext(amount.clone(), noun.clone());
                        format!("{each}，{}", self.rule(&rule, self.duration(*duration), "便"))
                    }
                    inner => format!("{each}，便{}", self.effect(inner, who)),
                }
            }
            Effect::ForEachPlayer(inner) => format!("对每位对手玩家，{}", self.effect(inner, who)),
            Effect::Have(named, inner) => format!("{who}令{}", self.effect(inner, self.who(*named))),
            Effect::Repeat => format!("{who}重复此效果"),
            Effect::AfterChallenge(inner) => format!("在挑战后，{}", self.effect(inner, who)),
            _ => return None,
        })
    }

    /// Effects that depend on a condition, or on what was done before.
    fn depending(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::If(test, inner) => format!("如果{}，则{}", self.condition(test), self.effect(inner, who)),
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, who);
                format!("如果{}，则{inner}", self.condition(test))
            }
            Effect::IfYouDo(inner) => format!("如果你如此做，则{}", self.effect(inner, who)),
            Effect::Otherwise(inner) => format!("否则，{}", self.effect(inner, who)),
            Effect::IfTheyDo(inner) => format!("如果他如此做，则{}", self.effect(inner, who)),
            Effect::IfTheyDont(inner) => format!("如果他不如此做，则{}", self.effect(inner, who)),
            Effect::ForEachWhoDoesnt(named, inner) => {
                let named = self.who(*named);
                let one = named.strip_prefix("每位").unwrap_or(named);
                format!("每有一位不如此做的{one}，便{}", self.effect(inner, who))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, who);
                let test = self.condition(test);
                format!("{first}。如果{test}，则改为{}", self.effect(other, who))
            }
            Effect::Unless(inner, test) => {
                let test = self.condition(test);
                format!("除非{test}，否则{}", self.effect(inner, who))
            }
            Effect::UnlessDone(inner, other) => {
                let other = self.effect(other, "");
                format!("除非{other}，否则{}", self.effect(inner, who))
            }
            Effect::ByWith(named, fewer, n, noun, inner) => {
                let than = if *fewer { "少于" } else { "多于" };
                let named = self.who(*named);
                let one = named.strip_prefix("每位").unwrap_or(named);
                let what = self.theirs(noun);
                let what = what.trim_start_matches('的');
                self.effect(inner, &format!("每位{what}{than} {n} 张的{one}各"))
            }
            Effect::WhoReveals(named, noun, inner) => {
                let named = self.who(*named);
                let one = named.strip_prefix("每位").unwrap_or(named);
                self.effect(inner, &format!("每位展示{}的{one}各", self.bare(noun)))
            }
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> =
                            kinds.iter().map(|kind| words::noun(*kind).to_owned()).collect();
                        format!("• {}，{}。", list(&kinds, "或"), self.effect(done, ""))
                    })
                    .collect();
                format!("如果其卡的类别为： {}", cases.join(" "))
            }
            _ => return None,
        })
    }

    /// Choices between effects.
    fn offering(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::ChooseOne(options) => {
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.continued(option))).collect();
                format!("{who}选择一项： {}", options.join(" "))
            }
            Effect::ChooseNamed(options) => {
                let names: Vec<String> = options.iter().map(|(name, _)| self.site.story_name(name)).collect();
                let options: Vec<String> = options
                    .iter()
                    .map(|(name, option)| {
                        format!("• {} {}", self.site.story_name(name), self.continued(option))
                    })
                    .collect();
                format!("{who}选择{}： {}", list(&names, "或"), options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let both = both
                    .as_ref()
                    .map_or(String::new(), |test| format!("。如果{}，则改为选择两项", self.condition(test)));
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.continued(option))).collect();
                format!("{who}选择以下一项{both}： {}", options.join(" "))
            }
            _ => return None,
        })
    }

    fn in_turn(&self, all: &[Effect], joint: &str, who: &str) -> String {
        let said: Vec<String> =
            all.iter().enumerate().map(|(n, one)| self.effect(one, if n == 0 { who } else { "" })).collect();
        said.join(joint)
    }
}
