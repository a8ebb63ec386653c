//! What players do in Italian: draw, discard, choose, deal damage.

use super::Italian;
use super::words::{self, CARD, hang};
use crate::romance::{Mood, Prep, Subject, Verb, Voice};
use crate::{Agreement, Gender, Number, Unit, Zone, join};
use wording::{Amount, Det, Effect, HandSize, KeywordKind, Quantity, Target, Who, Whose};

impl Italian<'_> {
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
                self.does(&voice, mood, &words::DRAW, &[&cards, "dal fondo", &deck, &tail])
            }
            Effect::GetInkDrops(who, drops) => {
                let voice = self.loud(self.voice(*who, voice), *who);
                let (what, tail) = (self.amount(drops, Unit::Drop), self.tail(drops));
                self.does(&voice, mood, &words::GAIN, &[&what, &tail])
            }
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = if voice.is_you() { "tue" } else { "sue" };
                self.does(&voice, mood, &words::REMOVE, &["tutte le", own, "gocce d'inchiostro"])
            }
            Effect::RemoveInkDrops(who, up_to, amount) => {
                let voice = self.voice(*who, voice);
                let (what, tail) = (up_to_words(*up_to, self.amount(amount, Unit::Drop)), self.tail(amount));
                self.does(&voice, mood, &words::REMOVE, &[&what, &tail])
            }
            Effect::RemoveAnyInkDrops(who) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::REMOVE, &["un qualsiasi numero di gocce d'inchiostro"])
            }
            Effect::GainLore(who, amount) => {
                let voice = self.loud(self.voice(*who, voice), *who);
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
                let until = self.hand_size(*size, &voice);
                self.does(&voice, mood, &words::DRAW, &["finché", &until])
            }
            Effect::PayInk(ink) => does(&words::PAY, &[&format!("{ink} ⬡")]),
            _ => return None,
        })
    }

    /// What players discard.
    pub(super) fn discarding(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::ChooseAndDiscard(who, quantity, noun) => {
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.choose_and_discard(*who, &what, mood, voice)
            }
            Effect::DiscardThatMany(who) => self.choose_and_discard(*who, "altrettante carte", mood, voice),
            Effect::DiscardFor(who, amount) => {
                let what = join([self.amount(amount, Unit::Card).as_str(), &self.tail(amount)]);
                self.choose_and_discard(*who, &what, mood, voice)
            }
            Effect::DiscardEither(who, all) => {
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.described(Det::Count(*quantity), noun, Prep::None).text)
                    .collect();
                self.choose_and_discard(*who, &all.join(" o "), mood, voice)
            }
            Effect::Discard(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what])
            }
            Effect::DiscardAtRandom(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what, "a caso"])
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let det = match chooser {
                    Whose::Your => Det::Chosen(*quantity),
                    _ => Det::Count(*quantity),
                };
                let what = self.described(det, noun, Prep::None).text;
                let own = if *chooser == Whose::Your { "" } else { "a sua scelta" };
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
                self.does(&voice, mood, &words::DISCARD, &["tutte le carte", &hand])
            }
            Effect::DiscardUntil(who, choose, size) => {
                let voice = self.voice(*who, voice);
                let until = self.hand_size(*size, &voice);
                if *choose {
                    let choose = self.does(&voice, mood, &words::CHOOSE, &["e"]);
                    let discard = voice.form(&words::DISCARD, mood);
                    format!("{choose} {discard} carte finché {until}")
                } else {
                    self.does(&voice, mood, &words::DISCARD, &["carte finché", &until])
                }
            }
            _ => return None,
        })
    }

    /// What players choose, name and count.
    pub(super) fn choosing(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::NameCard => {
                self.last.set(CARD);
                does(&words::NAME, &["una carta"])
            }
            Effect::Choose(what) => {
                let plain = match what {
                    Target::Of(Det::Chosen(quantity), noun) => {
                        Target::Of(Det::Count(*quantity), noun.clone())
                    }
                    what => what.clone(),
                };
                does(&words::CHOOSE, &[&object(&plain)])
            }
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "un giocatore".to_owned(),
                    Quantity::Exactly(n) => format!("{n} giocatori"),
                    Quantity::UpTo(n) => format!("fino a {n} giocatori"),
                    Quantity::AnyNumber => "un qualsiasi numero di giocatori".to_owned(),
                };
                self.player.set(Agreement::new(Gender::Masculine, Number::Many));
                does(&words::CHOOSE, &[&players])
            }
            Effect::ChooseAnd(inner) => {
                let choose = does(&words::CHOOSE, &[]);
                let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
                let inner = self.effect(inner, mood, &Voice { subject });
                format!("{choose} {} {inner}", if inner.starts_with('e') { "ed" } else { "e" })
            }
            Effect::Count(noun) => {
                let count = self.measured(&wording::Measure::Count(noun.clone()), Prep::None);
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
                self.deal(&damage, to, &tail, mood, voice)
            }
            Effect::DealThem(to, amount) => {
                let damage = self.amount(amount, Unit::Damage);
                self.deal(&damage, to, "", mood, voice)
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("danno pari {}", self.measured(measure, Prep::To));
                self.deal(&damage, to, "", mood, voice)
            }
            Effect::PutDamage(amount, on) => {
                let counters = self.amount(amount, Unit::Counter);
                does(&words::PUT, &[&counters, &self.target(on, Prep::On).text])
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = up_to_words(*up_to, self.amount(amount, Unit::Damage));
                let from = self.from(from);
                does(&words::REMOVE, &[&damage, &from, &self.tail(amount)])
            }
            Effect::RemoveAllDamage(from) => {
                let from = self.from(from);
                does(&words::REMOVE, &["tutti i danni", &from])
            }
            Effect::RemoveTotal(amount, from) => {
                let damage = up_to_words(true, self.amount(amount, Unit::Damage));
                let from = self.from(from);
                does(&words::REMOVE, &[&damage, "in totale", &from, &self.tail(amount)])
            }
            Effect::Unreduced(by_resist) => {
                let by = match by_resist {
                    true => format!("da {}", words::keyword(KeywordKind::Resist)),
                    false => String::new(),
                };
                join(["questo danno non può essere ridotto", &by])
            }
            Effect::MoveDamage(up_to, amount, from, to) => {
                let counters = up_to_words(*up_to, self.amount(amount, Unit::Counter));
                let from = self.from(from);
                does(&words::MOVE, &[&counters, &from, &self.target(to, Prep::To).text])
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let damage = up_to_words(*up_to, self.amount(amount, Unit::Damage));
                let from = self.from(from);
                does(&words::MOVE, &[&damage, &from, &self.target(to, Prep::To).text])
            }
            Effect::TakeNoDamage(who) => {
                let subject = self.subject(who);
                join([subject.text.as_str(), "non", subject.form(&words::TAKE), "danni"])
            }
            _ => return None,
        })
    }

    /// "tu ottieni": name the reader explicitly after another player.
    fn loud(&self, voice: Voice, who: Who) -> Voice {
        match voice.subject {
            Some(subject) if who == Who::You => {
                Voice { subject: Some(Subject { text: "tu".to_owned(), ..subject }) }
            }
            subject => Voice { subject },
        }
    }

    fn choose_and_discard(&self, who: Who, what: &str, mood: Mood, voice: &Voice) -> String {
        let voice = self.voice(who, voice);
        let choose = self.does(&voice, mood, &words::CHOOSE, &["e"]);
        let discard = voice.form(&words::DISCARD, mood);
        format!("{choose} {discard} {what}")
    }

    fn deal(&self, damage: &str, to: &Target, tail: &str, mood: Mood, voice: &Voice) -> String {
        match to {
            Target::Unsaid => self.does(voice, mood, &words::DEAL, &[damage, tail]),
            Target::Pronoun(pronoun) => {
                let clitic = words::dative(self.referent(*pronoun));
                let form = voice.form(&words::DEAL, mood);
                let finite = mood == Mood::Main && voice.subject.as_ref().is_some_and(|subject| !subject.you);
                let with = if finite {
                    format!("{clitic} {form}")
                } else {
                    hang(form, clitic, mood == Mood::Infinitive)
                };
                let subject = self.said(voice, mood);
                join([subject.as_str(), &with, damage, tail])
            }
            to => {
                let to = self.target(to, Prep::To).text;
                self.does(voice, mood, &words::DEAL, &[damage, &to, tail])
            }
        }
    }

    fn from(&self, from: &Target) -> String {
        match from {
            Target::Unsaid => String::new(),
            from => self.target(from, Prep::From).text,
        }
    }

    fn hand_size(&self, size: HandSize, voice: &Voice) -> String {
        let has = if voice.is_you() { "hai" } else { "ha" };
        match size {
            HandSize::Number(n) => format!("non ne {has} {n}"),
            HandSize::Cards(n) => format!("non {has} {n} carte in mano"),
            HandSize::Same => format!("non {has} lo stesso numero di carte in mano"),
        }
    }
}

fn up_to_words(up_to: bool, amount: String) -> String {
    if up_to { format!("fino a {amount}") } else { amount }
}
