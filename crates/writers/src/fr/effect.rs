//! French effects.

use super::rule::is_chosen;
use super::{French, words};
use crate::romance::{Mood, Subject, Verb, Voice, effect};
use crate::{capital, chosen, join};
use wording::{Effect, Measure, Target, Who};

impl French<'_> {
    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        // A chosen card is chosen first, and then the effect refers to it by a pronoun.
        if let Some(what) = effect.object()
            && is_chosen(what)
            && !self.inline.get()
            && !matches!(effect, Effect::Choose(_) | Effect::Tap(_))
        {
            return self.choose_first(what, &chosen::with_pronoun(effect), mood, voice);
        }
        if let Some((what, measured)) = chosen::measured_by_chosen(effect) {
            return self.choose_first(&what, &measured, mood, voice);
        }
        effect::effect(self, effect, mood, voice)
    }

    /// An effect whose sentence differs from the Italian one.
    pub(super) fn own_effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        self.joining(effect, mood, voice)
            .or_else(|| self.lasting(effect, mood, voice))
            .or_else(|| self.acting(effect, mood, voice))
            .or_else(|| self.putting(effect, mood, voice))
            .or_else(|| self.showing(effect, mood, voice))
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
                // A chosen player is named first. "Qui" would restrict the choice to players who may act.
                let subject = match subject.text.strip_suffix(" qui") {
                    Some(chosen) => {
                        let they = capital(words::pronoun(subject.agreement));
                        Subject { text: format!("{chosen}. {they}"), ..subject }
                    }
                    None => subject,
                };
                let also = if matches!(effect, Effect::MayAlso(..)) { "aussi" } else { "" };
                let can = join([subject.text.as_str(), subject.form(&words::VERBS.can), also]);
                let voice = Voice { subject: Some(Subject { text: String::new(), ..subject }) };
                format!("{can} {}", self.effect(inner, Mood::Infinitive, &voice))
            }
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                // The measure refers to the card in the cost, so it is written before another card is
                // chosen.
                let inline = matches!(**inner, Effect::DealMeasured(Measure::Stat(_, Target::Pronoun(_)), _));
                format!("{price} pour {}", self.purpose(inner, inline))
            }
            Effect::Have(who, inner) => {
                let who = self.someone(*who).text;
                let inner = self.effect(inner, Mood::Infinitive, &Voice::implied());
                join([does(&words::MAKE, &[]).as_str(), &inner, "à", &who])
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} sauf si {}", self.condition(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} sauf si {}", self.effect(other, Mood::Main, voice))
            }
            _ => return None,
        })
    }

    /// The words after "pour".
    pub(super) fn purpose(&self, effect: &Effect, inline: bool) -> String {
        self.inline.set(inline);
        let said = self.effect(effect, Mood::Infinitive, &Voice::implied());
        self.inline.set(false);
        said
    }

    /// "choisissez un personnage et bannissez-le".
    pub(super) fn choose_first(&self, what: &Target, then: &Effect, mood: Mood, voice: &Voice) -> String {
        let phrase = self.to_choose(what);
        if let Effect::Give(_, modifiers, duration) = then {
            let time = self.duration(*duration);
            let choose = self.does(voice, mood, &words::VERBS.choose, &[&phrase.text]);
            let gains = self.gains(phrase.agreement.number, modifiers);
            return join([choose.as_str(), "qui", &gains, &time]);
        }
        let choose = self.does(voice, mood, &words::VERBS.choose, &[&phrase.text]);
        self.last.set(phrase.agreement);
        format!("{choose} et {}", self.effect(then, mood, &voice.silent()))
    }

    pub(super) fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String {
        let mut said = Vec::new();
        for (n, one) in all.iter().enumerate() {
            let voice = if n > 0 { voice.silent() } else { voice.clone() };
            // A different player acts in a separate main clause.
            let own = n > 0 && one.player().is_some_and(names_another);
            said.push(self.effect(one, if own { Mood::Main } else { mood }, &voice));
        }
        said.join(joint)
    }

    /// "… à la place".
    pub(super) fn instead(&self, clause: &dyn Fn() -> String) -> String {
        format!("{} à la place", clause())
    }
}

/// Whether a player is someone other than the player mentioned before.
fn names_another(who: Who) -> bool {
    !matches!(who, Who::Implied | Who::You | Who::They)
}
