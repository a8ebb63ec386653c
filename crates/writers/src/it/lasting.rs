//! Italian effects that last, and those that wait for an event.

use super::{Italian, words};
use crate::romance::{Mood, Prep, Voice};
use wording::{Duration, Effect, Modifier, Rule, Target, Trigger};

impl Italian<'_> {
    /// Effects that last, and those that wait for an event.
    pub(super) fn lasting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::For(rule, duration) => self.for_time(rule, *duration),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                format!("{time}, {}", self.rule(rule, ""))
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::Give(to, modifiers, duration) => self.gives(to, modifiers, *duration, mood, voice),
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                let said = self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), &time);
                match (mood, said.strip_prefix("paga ")) {
                    (Mood::Infinitive, Some(rest)) => format!("pagare {rest}"),
                    _ => said,
                }
            }
            _ => return None,
        })
    }

    /// The trigger of a lasting effect.
    pub(super) fn waiting(&self, trigger: &Trigger) -> String {
        self.trigger(trigger)
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
