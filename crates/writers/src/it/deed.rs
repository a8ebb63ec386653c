//! What players do in Italian: draw, discard, choose, deal damage.

use super::Italian;
use super::words::{self, hang};
use crate::romance::{Mood, Prep, Romance as _, Verb, Voice};
use crate::{Unit, join};
use wording::{Amount, Det, Effect, HandSize, Target, Who, Whose};

impl Italian<'_> {
    /// What players do with cards and damage.
    pub(super) fn acting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = if voice.is_you() { "tue" } else { "sue" };
                self.does(&voice, mood, &words::VERBS.remove, &["tutte le", own, "gocce d'inchiostro"])
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let det = match chooser {
                    Whose::Your => Det::Chosen(*quantity),
                    _ => Det::Count(*quantity),
                };
                let what = self.described(det, noun, Prep::None).text;
                let own = if *chooser == Whose::Your { "" } else { "a sua scelta" };
                self.does(&voice, mood, &words::VERBS.discard, &[&what, own])
            }
            Effect::ChooseAnd(inner) => {
                let choose = does(&words::VERBS.choose, &[]);
                let inner = self.effect(inner, mood, &voice.silent());
                format!("{choose} {} {inner}", if inner.starts_with('e') { "ed" } else { "e" })
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = self.up_to(*up_to, self.amount(amount, Unit::Damage));
                let from = self.target(from, Prep::From).text;
                does(&words::VERBS.remove, &[&damage, &from, &self.tail(amount)])
            }
            Effect::RemoveAllDamage(from) => {
                let from = self.target(from, Prep::From).text;
                does(&words::VERBS.remove, &["tutti i danni", &from])
            }
            Effect::MoveDamage(up_to, amount, from, to) => {
                let counters = self.up_to(*up_to, self.amount(amount, Unit::Counter));
                let from = self.target(from, Prep::From).text;
                does(&words::VERBS.move_, &[&counters, &from, &self.target(to, Prep::To).text])
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let damage = self.up_to(*up_to, self.amount(amount, Unit::Damage));
                let from = self.target(from, Prep::From).text;
                does(&words::VERBS.move_, &[&damage, &from, &self.target(to, Prep::To).text])
            }
            _ => return None,
        })
    }

    pub(super) fn choose_and_discard(&self, who: Who, what: &str, mood: Mood, voice: &Voice) -> String {
        let voice = self.voice(who, voice);
        let choose = self.does(&voice, mood, &words::VERBS.choose, &["e"]);
        let discard = voice.form(&words::VERBS.discard, mood);
        format!("{choose} {discard} {what}")
    }

    pub(super) fn deal(&self, damage: &str, to: &Target, tail: &str, mood: Mood, voice: &Voice) -> String {
        match to {
            Target::Unsaid => self.does(voice, mood, &words::VERBS.deal, &[damage, tail]),
            Target::Pronoun(pronoun) => {
                let clitic = words::dative(self.referent(*pronoun));
                let form = voice.form(&words::VERBS.deal, mood);
                let finite = mood == Mood::Main && voice.subject.as_ref().is_some_and(|subject| !subject.you);
                let with = if finite {
                    format!("{clitic} {form}")
                } else {
                    hang(form, clitic, mood == Mood::Infinitive)
                };
                let subject = voice.said(mood);
                join([subject, &with, damage, tail])
            }
            to => {
                let to = self.target(to, Prep::To).text;
                self.does(voice, mood, &words::VERBS.deal, &[damage, &to, tail])
            }
        }
    }

    /// "finché non hai 3 carte in mano".
    pub(super) fn until(&self, size: HandSize, voice: &Voice) -> String {
        let has = if voice.is_you() { "hai" } else { "ha" };
        match size {
            HandSize::Number(n) => format!("finché non ne {has} {n}"),
            HandSize::Cards(n) => format!("finché non {has} {n} carte in mano"),
            HandSize::Same => format!("finché non {has} lo stesso numero di carte in mano"),
        }
    }
}
