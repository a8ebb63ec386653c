//! Chinese effects that last, and those that wait for an event.

use super::Chinese;
use wording::{Duration, Effect, Rule};

impl Chinese<'_> {
    /// Effects that last, and those that wait for an event.
    pub(super) fn lasting(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::For(rule, duration) => self.for_time(rule, *duration),
            Effect::TheNext(noun, waited, rule, lasts) => {
                let waited = self.duration(*waited);
                let next = format!("你{waited}打出的下一{}{}", self.counter_of(noun), self.bare(noun));
                // The rule omits its subject.
                let rule = self.rule(rule, lasts.map_or("", |lasts| self.duration(lasts)), "");
                format!("{next}{rule}")
            }
            Effect::Lasting(duration, rule) => self.rule(rule, self.duration(*duration), ""),
            Effect::Watch(trigger, duration, inner) => {
                let trigger = self.trigger(trigger);
                let trigger = match duration {
                    Some(Duration::ThisTurn | Duration::RestOfThisTurn) => format!("本回合{trigger}"),
                    Some(duration) => format!("{trigger}{}", self.duration(*duration)),
                    None => trigger,
                };
                format!("{trigger}，{}", self.effect(inner, who))
            }
            Effect::WatchFor(duration, trigger, inner) => {
                let time = self.duration(*duration);
                let trigger = self.trigger(trigger);
                format!("{time}中，{trigger}，{}", self.effect(inner, who))
            }
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                format!("{time}，如果{would}，则改为{}", self.effect(inner, who))
            }
            Effect::Give(to, modifiers, duration) => {
                let time = self.duration(*duration);
                let given = self.given(modifiers);
                if time.starts_with('直') {
                    format!("{who}令{}{given}{time}", self.target(to))
                } else {
                    format!("{who}令{}{time}{given}", self.target(to))
                }
            }
            Effect::AddStat(stat, of, raised, to, duration) => {
                let time = self.duration(*duration);
                let added = self.stat_of(*stat, of);
                format!("{who}{time}将{added} 加到{} 上", self.stat_of(*raised, to))
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), time, "")
            }
            _ => return None,
        })
    }

    fn for_time(&self, rule: &Rule, duration: Duration) -> String {
        let time = self.duration(duration);
        match rule {
            Rule::Cant(who, acts) if duration == Duration::RestOfThisTurn => {
                format!("{}{time}{}", self.target(who), self.cannot(acts, "不能再"))
            }
            rule => self.rule(rule, time, ""),
        }
    }
}
