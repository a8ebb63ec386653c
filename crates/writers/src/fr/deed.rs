//! What players do in French: draw, discard, choose, deal damage.

use super::French;
use super::rule::is_chosen;
use super::words::{self, CARDS};
use crate::romance::{Mood, Prep, Romance as _, Verb, Voice};
use crate::{Unit, chosen, join};
use wording::{Amount, Det, Effect, HandSize, Target, Who, Whose};

impl French<'_> {
    /// What players do with cards and damage.
    pub(super) fn acting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = if voice.is_you() { "vos" } else { words::owner(self.player.get(), CARDS) };
                self.does(&voice, mood, &words::VERBS.remove, &["toutes", own, "gouttes d'encre"])
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                let own = if *chooser == Whose::Your { "de votre choix" } else { "de son choix" };
                self.does(&voice, mood, &words::VERBS.discard, &[&what, own])
            }
            Effect::ChooseAnd(inner) => match inner.object() {
                Some(what) => self.choose_first(what, &chosen::with_pronoun(inner), mood, voice),
                None => self.effect(inner, mood, voice),
            },
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = self.up_to(*up_to, self.amount(amount, Unit::Damage));
                let tail = self.tail(amount);
                self.to_whom(&words::VERBS.remove, &damage, from, Prep::Of, &tail, mood, voice)
            }
            Effect::RemoveAllDamage(from) => {
                let all = if matches!(from, Target::Pronoun(_)) {
                    "tous ses dommages"
                } else {
                    "tous les dommages"
                };
                self.to_whom(&words::VERBS.remove, all, from, Prep::Of, "", mood, voice)
            }
            Effect::MoveDamage(up_to, amount, from, to) | Effect::MoveSomeDamage(up_to, amount, from, to) => {
                self.move_damage(*up_to, amount, from, to, mood, voice)
            }
            _ => return None,
        })
    }

    /// A player discards cards. French does not mention the choice.
    pub(super) fn choose_and_discard(&self, who: Who, what: &str, mood: Mood, voice: &Voice) -> String {
        self.does(&self.voice(who, voice), mood, &words::VERBS.discard, &[what])
    }

    pub(super) fn deal(&self, damage: &str, to: &Target, tail: &str, mood: Mood, voice: &Voice) -> String {
        self.to_whom(&words::VERBS.deal, damage, to, Prep::To, tail, mood, voice)
    }

    /// "jusqu'à avoir 3 cartes en main".
    pub(super) fn until(&self, size: HandSize, _: &Voice) -> String {
        let having = match size {
            HandSize::Number(n) => format!("en avoir {n}"),
            HandSize::Cards(n) => format!("avoir {n} cartes en main"),
            HandSize::Same => "avoir le même nombre de cartes en main".to_owned(),
        };
        format!("jusqu'à {having}")
    }

    /// A verb that takes something to or from someone: "infligez-lui 2 dommages".
    #[allow(clippy::too_many_arguments)]
    fn to_whom(
        &self,
        verb: &Verb,
        what: &str,
        whom: &Target,
        prep: Prep,
        tail: &str,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        match whom {
            Target::Unsaid => self.does(voice, mood, verb, &[what, tail]),
            Target::Pronoun(pronoun) => {
                let clitic = words::dative(self.referent(*pronoun));
                let verb = self.with_clitic(voice, mood, verb, clitic);
                join([verb.as_str(), what, tail])
            }
            whom => {
                let whom = self.target(whom, prep).text;
                self.does(voice, mood, verb, &[what, &whom, tail])
            }
        }
    }

    fn move_damage(
        &self,
        up_to: bool,
        amount: &Amount,
        from: &Target,
        to: &Target,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let to_words = |to: &Target| {
            let to_words = self.target(to, Prep::On).text;
            let said = !is_chosen(to) || to_words.contains("de votre choix");
            if said { to_words } else { format!("{to_words} de votre choix") }
        };
        if is_chosen(from) {
            let choose = self.does(voice, mood, &words::VERBS.choose, &[&self.to_choose(from).text]);
            let count = match amount {
                Amount::Number(n) => self.up_to(up_to, format!("{n} de ses dommages")),
                Amount::All => "tous ses dommages".to_owned(),
                amount => self.up_to(up_to, self.amount(amount, Unit::Damage)),
            };
            let moved = voice.form(&words::VERBS.move_, mood);
            return format!("{choose} et {moved} {count} {}", to_words(to));
        }
        let damage = self.up_to(up_to, self.amount(amount, Unit::Damage));
        let from = self.target(from, Prep::Of).text;
        self.does(voice, mood, &words::VERBS.move_, &[&damage, &from, &to_words(to)])
    }
}
