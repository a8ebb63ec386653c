//! Italian effects that last, and those that wait for an event.

use super::Italian;
use super::words::{self};
use crate::join;
use crate::romance::{Mood, Prep, Verb, Voice};
use wording::{Det, Duration, Effect, Modifier, Noun, Part, Rule, Target, Trigger};

impl Italian<'_> {
    /// Effects that last, and those that wait for an event.
    pub(super) fn lasting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        let inner_main = |inner: &Effect| self.effect(inner, Mood::Main, voice);
        Some(match effect {
            Effect::For(rule, duration) => self.for_time(rule, *duration),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                format!("{time}, {}", self.rule(rule, ""))
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::WatchFor(duration, trigger, inner) => {
                let time = self.duration(*duration);
                let trigger = self.trigger(trigger);
                format!("{time}, {trigger}, {}", inner_main(inner))
            }
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                self.instead.set(true);
                let inner = inner_main(inner);
                self.instead.set(false);
                format!("{time}, {would}, {inner}")
            }
            Effect::Give(to, modifiers, duration) => self.gives(to, modifiers, *duration, mood, voice),
            Effect::AddStat(stat, of, raised, to, duration) => {
                let added = self.stat_of(*stat, of, Prep::None);
                let to = self.stat_of(*raised, to, Prep::To);
                does(&words::ADD, &[&added, &to, &self.duration(*duration)])
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                let said = self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), &time);
                match (mood, said.strip_prefix("paga ")) {
                    (Mood::Infinitive, Some(rest)) => format!("pagare {rest}"),
                    _ => said,
                }
            }
            Effect::TheNext(noun, waited, rule, lasts) => {
                let next = Noun(std::iter::once(Part::Next).chain(noun.0.iter().cloned()).collect());
                let next = self.described(Det::The, &next, Prep::None);
                let waited = match waited {
                    Duration::ThisTurn | Duration::RestOfThisTurn => "in questo turno".to_owned(),
                    waited => self.duration(*waited),
                };
                self.last.set(next.agreement);
                let lasts = lasts.map_or(String::new(), |lasts| self.duration(lasts));
                let said = self.rule(rule, &lasts);
                join([next.text.as_str(), "che giochi", &waited, &said])
            }
            _ => return None,
        })
    }

    fn watch(&self, trigger: &Trigger, duration: Option<Duration>, inner: &Effect, voice: &Voice) -> String {
        let trigger = self.trigger(trigger);
        let time = duration.map_or(String::new(), |duration| format!(" {}", self.duration(duration)));
        format!("{trigger}{time}, {}", self.effect(inner, Mood::Main, voice))
    }

    fn for_time(&self, rule: &Rule, duration: Duration) -> String {
        if let Some(subject) = rule.subject() {
            let agreement = self.subject_here(subject).0.agreement;
            if !matches!(subject, Target::Pronoun(_)) {
                self.last.set(agreement);
            }
        }
        let time = self.duration(duration);
        self.rule(rule, &time)
    }

    /// "dai a un personaggio +2 ¤".
    fn gives(
        &self,
        to: &Target,
        modifiers: &[Modifier],
        duration: Duration,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let to = self.target(to, Prep::To);
        let time = self.duration(duration);
        let (given, tail) = self.given(modifiers);
        self.last.set(to.agreement);
        self.does(voice, mood, &words::GIVE, &[&given, &to.text, &time, &tail])
    }
}
