//! Italian effects.

use super::{Italian, words};
use crate::join;
use crate::romance::{Mood, Romance as _, Subject, Verb, Voice, effect};
use wording::{Effect, Who};

impl Italian<'_> {
    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        effect::effect(self, effect, mood, voice)
    }

    /// An effect whose sentence differs from the French one.
    pub(super) fn own_effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        self.joining(effect, mood, voice)
            .or_else(|| self.lasting(effect, mood, voice))
            .or_else(|| self.acting(effect, mood, voice))
            .or_else(|| self.putting(effect, mood, voice))
            .or_else(|| self.playing_cards(effect, mood, voice))
    }

    /// Effects that join others or depend on them.
    fn joining(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::May(who, inner) | Effect::MayAlso(who, inner) => {
                let subject = match who {
                    Who::Implied => voice.subject.clone().unwrap_or_else(|| self.who(Who::You)),
                    who => self.who(*who),
                };
                let also = if matches!(effect, Effect::MayAlso(..)) { "anche" } else { "" };
                self.may(subject, also, inner)
            }
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                format!("{price} per {}", self.effect(inner, Mood::Infinitive, &Voice::implied()))
            }
            Effect::Have(who, inner) => {
                let who = self.voice(*who, voice);
                let text = who.subject.as_ref().map_or(String::new(), |who| who.text.clone());
                let inner = self.effect(inner, Mood::Infinitive, &who);
                does(&words::LET, &[&inner, "a", &text])
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} a meno che {}", self.unless(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                let other = self.effect(other, Mood::Main, voice);
                // A player who can pay to avoid the effect gets a subjunctive. Other verbs stay in the
                // indicative.
                match other.split_once(" paga ") {
                    Some((who, price)) => format!("{inner} a meno che {who} non paghi {price}"),
                    None => format!("{inner} salvo se {other}"),
                }
            }
            _ => return None,
        })
    }

    /// "puoi …".
    fn may(&self, subject: Subject, also: &str, inner: &Effect) -> String {
        let can = join([subject.text.as_str(), subject.form(&words::VERBS.can), also]);
        let voice = Voice { subject: Some(Subject { text: String::new(), ..subject.clone() }) };
        match inner {
            // Later steps are in the imperative, because they are no longer optional.
            Effect::Then(steps) if subject.you => match steps.as_slice() {
                [first, others @ ..] => {
                    let mut said = vec![format!("{can} {}", self.effect(first, Mood::Infinitive, &voice))];
                    said.extend(others.iter().map(|step| self.effect(step, Mood::Main, &Voice::implied())));
                    said.join(", poi ")
                }
                [] => can,
            },
            inner => format!("{can} {}", self.effect(inner, Mood::Infinitive, &voice)),
        }
    }

    /// Consecutive effects. The subject is named only once.
    pub(super) fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String {
        let mut said = String::new();
        for (n, one) in all.iter().enumerate() {
            let voice = if n > 0 { voice.silent() } else { voice.clone() };
            let words = self.effect(one, mood, &voice);
            if n > 0 {
                let joint = if joint == " e " && words.starts_with('e') { " ed " } else { joint };
                said.push_str(joint);
            }
            said.push_str(&words);
        }
        said
    }

    /// A clause with "invece" after its verb.
    pub(super) fn instead(&self, clause: &dyn Fn() -> String) -> String {
        self.instead.set(true);
        let said = clause();
        self.instead.set(false);
        said
    }
}
