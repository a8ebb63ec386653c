//! French effects that last, and those that wait for an event.

use super::French;
use super::words::{self};
use crate::romance::{Mood, Prep, Verb, Voice};
use crate::{Number, join};
use wording::{Duration, Effect, Modifier, Rule, Target, Trigger};

impl French<'_> {
    /// Effects that last, and those that wait for an event.
    pub(super) fn lasting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        let inner_main = |inner: &Effect| self.effect(inner, Mood::Main, voice);
        Some(match effect {
            Effect::For(rule, duration) => self.for_time(rule, *duration, mood),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                self.rule(rule, &time)
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::WatchFor(duration, trigger, inner) => {
                let time = self.duration(*duration);
                let trigger = self.trigger(trigger, false);
                format!("{time}, {trigger}, {}", inner_main(inner))
            }
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                format!("{time}, {would}, {} à la place", inner_main(inner))
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
                match mood {
                    Mood::Main => said,
                    Mood::Infinitive => format!("que {said}"),
                }
            }
            Effect::TheNext(noun, waited, rule, lasts) => {
                let next = self.next_one(noun);
                let waited = match waited {
                    Duration::ThisTurn | Duration::RestOfThisTurn => "ce tour-ci".to_owned(),
                    waited => self.duration(*waited),
                };
                self.last.set(next.agreement);
                let lasts = lasts.map_or(String::new(), |lasts| self.duration(lasts));
                let said = self.rule(rule, &lasts);
                join([next.text.as_str(), "que vous jouez", &waited, &said])
            }
            _ => return None,
        })
    }

    fn watch(&self, trigger: &Trigger, duration: Option<Duration>, inner: &Effect, voice: &Voice) -> String {
        let trigger = self.trigger(trigger, false);
        let time = match duration {
            Some(Duration::ThisTurn | Duration::RestOfThisTurn) => " ce tour-ci".to_owned(),
            Some(duration) => format!(" {}", self.duration(duration)),
            None => String::new(),
        };
        format!("{trigger}{time}, {}", self.effect(inner, Mood::Main, voice))
    }

    fn for_time(&self, rule: &Rule, duration: Duration, mood: Mood) -> String {
        if let Some(subject) = rule.subject()
            && !matches!(subject, Target::Pronoun(_))
        {
            let others = self.others.get();
            let agreement = self.target(subject, Prep::None).agreement;
            self.others.set(others);
            self.last.set(agreement);
        }
        let time = self.duration(duration);
        let said = self.rule(rule, &time);
        match (mood, said.strip_prefix("choisissez ")) {
            (Mood::Infinitive, Some(rest)) => format!("choisir {rest}"),
            _ => said,
        }
    }

    /// "faites-lui gagner +2 ¤": modifiers for a card that is not chosen.
    fn gives(
        &self,
        to: &Target,
        modifiers: &[Modifier],
        duration: Duration,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let time = self.duration(duration);
        let given = |number: Number| {
            let gains = self.gains(number, modifiers);
            gains.trim_start_matches("gagnent ").trim_start_matches("gagne ").to_owned()
        };
        // A pronoun comes before the verb or is attached to it.
        if let Target::Pronoun(pronoun) = to {
            let to = self.referent(*pronoun);
            let make = self.with_clitic(voice, mood, &words::MAKE, words::dative(to));
            return join([make.as_str(), "gagner", &given(to.number), &time]);
        }
        let to = self.target(to, Prep::To);
        self.does(voice, mood, &words::MAKE, &["gagner", &given(to.agreement.number), &to.text, &time])
    }
}
