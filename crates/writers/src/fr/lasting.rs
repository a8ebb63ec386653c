//! French effects that last, and those that wait for an event.

use super::{French, words};
use crate::romance::{Mood, Prep, Voice};
use crate::{Number, join};
use wording::{Duration, Effect, Modifier, Rule, Target, Trigger};

impl French<'_> {
    /// Effects that last, and those that wait for an event.
    pub(super) fn lasting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::For(rule, duration) => self.for_time(rule, *duration, mood),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                self.rule(rule, &time)
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::Give(to, modifiers, duration) => self.gives(to, modifiers, *duration, mood, voice),
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                let said = self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), &time);
                match mood {
                    Mood::Main => said,
                    Mood::Infinitive => format!("que {said}"),
                }
            }
            _ => return None,
        })
    }

    /// The trigger of a lasting effect.
    pub(super) fn waiting(&self, trigger: &Trigger) -> String {
        self.trigger(trigger, false)
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
