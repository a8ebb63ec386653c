//! What players do in French: draw, discard, choose, deal damage.

use super::French;
use super::rule::{is_chosen, single};
use super::words::{self, CARD, CARDS};
use crate::romance::{Mood, Prep, Verb, Voice};
use crate::{Agreement, Gender, Number, Unit, Zone, chosen, join};
use wording::{Amount, Det, Effect, HandSize, KeywordKind, Measure, Quantity, Target, Who, Whose};

impl French<'_> {
    /// What players draw, gain, lose and pay.
    pub(super) fn gaining(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::Draw(who, amount) => {
                let voice = self.voice(*who, voice);
                let (cards, tail) = (self.amount(amount, Unit::Card), self.tail(amount));
                self.does(&voice, mood, &words::DRAW, &[&cards, &tail])
            }
            Effect::DrawFromBottom(who, amount) => {
                let voice = self.voice(*who, voice);
                let (cards, tail) = (self.amount(amount, Unit::Card), self.tail(amount));
                let deck = self.own(&voice, Zone::Deck, Prep::Of);
                self.does(&voice, mood, &words::DRAW, &[&cards, "depuis le dessous", &deck, &tail])
            }
            Effect::GetInkDrops(who, drops) => {
                let voice = self.voice(*who, voice);
                let (what, tail) = (self.amount(drops, Unit::Drop), self.tail(drops));
                self.does(&voice, mood, &words::GAIN, &[&what, &tail])
            }
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = if voice.is_you() { "vos" } else { words::owner(self.player.get(), CARDS) };
                self.does(&voice, mood, &words::REMOVE, &["toutes", own, "gouttes d'encre"])
            }
            Effect::RemoveInkDrops(who, up_to, amount) => {
                let voice = self.voice(*who, voice);
                let (what, tail) = (up_to_words(*up_to, self.amount(amount, Unit::Drop)), self.tail(amount));
                self.does(&voice, mood, &words::REMOVE, &[&what, &tail])
            }
            Effect::RemoveAnyInkDrops(who) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::REMOVE, &["autant de gouttes d'encre que souhaité"])
            }
            Effect::GainLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let (lore, tail) = (self.amount(amount, Unit::Lore), self.tail(amount));
                self.does(&voice, mood, &words::GAIN, &[&lore, &tail])
            }
            Effect::LoseLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let (lore, tail) = (self.amount(amount, Unit::Lore), self.tail(amount));
                self.does(&voice, mood, &words::LOSE, &[&lore, &tail])
            }
            Effect::DrawUntil(who, size) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DRAW, &["jusqu'à", &hand_size(*size)])
            }
            Effect::PayInk(ink) => does(&words::PAY, &[&format!("{ink} ⬡")]),
            _ => return None,
        })
    }

    /// What players discard.
    pub(super) fn discarding(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::ChooseAndDiscard(who, quantity, noun) => {
                let what = self.described(Det::Count(*quantity), noun, Prep::None);
                self.choose_and_discard(*who, &what.text, single(*quantity), mood, voice)
            }
            Effect::DiscardThatMany(who) => {
                self.choose_and_discard(*who, "autant de cartes", false, mood, voice)
            }
            Effect::DiscardFor(who, amount) => {
                let what = join([self.amount(amount, Unit::Card).as_str(), &self.tail(amount)]);
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DISCARD, &[&what])
            }
            Effect::DiscardEither(who, all) => {
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.described(Det::Count(*quantity), noun, Prep::None).text)
                    .collect();
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DISCARD, &["soit", &all.join(" soit ")])
            }
            Effect::Discard(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what])
            }
            Effect::DiscardAtRandom(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what, "au hasard"])
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                let own = if *chooser == Whose::Your { "de votre choix" } else { "de son choix" };
                self.does(&voice, mood, &words::DISCARD, &[&what, own])
            }
            Effect::DiscardHand(who) | Effect::DiscardHands(who) => {
                let voice = self.voice(*who, voice);
                let hand = self.own(&voice, Zone::Hand, Prep::None);
                self.does(&voice, mood, &words::DISCARD, &[&hand])
            }
            Effect::DiscardAll(who) => {
                let voice = self.voice(*who, voice);
                let hand = self.own(&voice, Zone::Hand, Prep::Of);
                self.does(&voice, mood, &words::DISCARD, &["toutes les cartes", &hand])
            }
            Effect::DiscardUntil(who, _, size) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DISCARD, &["des cartes jusqu'à", &hand_size(*size)])
            }
            _ => return None,
        })
    }

    /// What players choose, name and count.
    pub(super) fn choosing(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::NameCard => {
                self.last.set(CARD);
                does(&words::NAME, &["une carte"])
            }
            Effect::Choose(what) => does(&words::CHOOSE, &[&self.to_choose(what).text]),
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "un joueur".to_owned(),
                    Quantity::Exactly(n) => format!("{n} joueurs"),
                    Quantity::UpTo(n) => format!("jusqu'à {n} joueurs"),
                    Quantity::AnyNumber => "n'importe quel nombre de joueurs".to_owned(),
                };
                self.player.set(Agreement::new(Gender::Masculine, Number::Many));
                does(&words::CHOOSE, &[&players])
            }
            Effect::ChooseAnd(inner) => match inner.object() {
                Some(what) => self.choose_first(what, &chosen::with_pronoun(inner), mood, voice),
                None => self.effect(inner, mood, voice),
            },
            Effect::Count(noun) => {
                let count = self.measured(&Measure::Count(noun.clone()), Prep::None);
                does(&words::COUNT, &[&count])
            }
            _ => return None,
        })
    }

    /// Damage: dealt, put, removed, moved (1.9).
    pub(super) fn damaging(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::Deal(amount, to) => {
                let (damage, tail) = (self.amount(amount, Unit::Damage), self.tail(amount));
                self.to_whom(&words::DEAL, &damage, to, Prep::To, &tail, mood, voice)
            }
            Effect::DealThem(to, amount) => {
                let damage = self.amount(amount, Unit::Damage);
                self.to_whom(&words::DEAL, &damage, to, Prep::To, "", mood, voice)
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("un nombre de dommages égal {}", self.measured(measure, Prep::To));
                self.to_whom(&words::DEAL, &damage, to, Prep::To, "", mood, voice)
            }
            Effect::PutDamage(amount, on) => {
                let counters = self.amount(amount, Unit::Counter);
                does(&words::PUT, &[&counters, &self.target(on, Prep::On).text])
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = up_to_words(*up_to, self.amount(amount, Unit::Damage));
                let tail = self.tail(amount);
                self.to_whom(&words::REMOVE, &damage, from, Prep::Of, &tail, mood, voice)
            }
            Effect::RemoveAllDamage(from) => {
                let all = if matches!(from, Target::Pronoun(_)) {
                    "tous ses dommages"
                } else {
                    "tous les dommages"
                };
                self.to_whom(&words::REMOVE, all, from, Prep::Of, "", mood, voice)
            }
            Effect::RemoveTotal(amount, from) => {
                let damage = up_to_words(true, self.amount(amount, Unit::Damage));
                let from = self.target(from, Prep::Of).text;
                does(&words::REMOVE, &[&damage, "au total", &from, &self.tail(amount)])
            }
            Effect::Unreduced(by_resist) => {
                let by = match by_resist {
                    true => format!("par {}", words::keyword(KeywordKind::Resist)),
                    false => String::new(),
                };
                join(["ces dommages ne peuvent pas être réduits", &by])
            }
            Effect::MoveDamage(up_to, amount, from, to) | Effect::MoveSomeDamage(up_to, amount, from, to) => {
                self.move_damage(*up_to, amount, from, to, mood, voice)
            }
            Effect::TakeNoDamage(who) => {
                let subject = self.subject(who);
                join([subject.text.as_str(), "ne", subject.form(&words::TAKE), "aucun dommage"])
            }
            _ => return None,
        })
    }

    /// A player discards cards. French does not mention the choice.
    fn choose_and_discard(&self, who: Who, what: &str, one: bool, mood: Mood, voice: &Voice) -> String {
        let voice = self.voice(who, voice);
        let _ = one;
        self.does(&voice, mood, &words::DISCARD, &[what])
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
            let choose = self.does(voice, mood, &words::CHOOSE, &[&self.to_choose(from).text]);
            let count = match amount {
                Amount::Number(n) => up_to_words(up_to, format!("{n} de ses dommages")),
                Amount::All => "tous ses dommages".to_owned(),
                amount => up_to_words(up_to, self.amount(amount, Unit::Damage)),
            };
            let moved = voice.form(&words::MOVE, mood);
            return format!("{choose} et {moved} {count} {}", to_words(to));
        }
        let damage = up_to_words(up_to, self.amount(amount, Unit::Damage));
        let from = self.target(from, Prep::Of).text;
        self.does(voice, mood, &words::MOVE, &[&damage, &from, &to_words(to)])
    }
}

fn up_to_words(up_to: bool, amount: String) -> String {
    if up_to { format!("jusqu'à {amount}") } else { amount }
}

fn hand_size(size: HandSize) -> String {
    match size {
        HandSize::Number(n) => format!("en avoir {n}"),
        HandSize::Cards(n) => format!("avoir {n} cartes en main"),
        HandSize::Same => "avoir le même nombre de cartes en main".to_owned(),
    }
}
