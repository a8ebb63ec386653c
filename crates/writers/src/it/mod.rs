//! Italian.

mod amount;
mod cards;
mod condition;
mod deed;
mod effect;
mod keyword;
mod lasting;
mod noun;
mod part;
mod rule;
mod trigger;
pub(super) mod words;

use super::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice};
use super::{Agreement, Gender, Number, Site, capital, join, punctuate};
use std::cell::Cell;
use wording::{Ability, AbilityKind, Lead, Opener, Target, Trigger, Who};
use words::CHARACTER;

/// Writes one ability and keeps track of what pronouns refer to.
pub(super) struct Italian<'a> {
    site: &'a Site<'a>,
    last: Cell<Agreement>,
    /// The card that a condition asked about. Its alternative effect is about the same card.
    tested: Cell<Option<Agreement>>,
    player: Cell<Agreement>,
    /// Whether the kinds of a plural noun are joined by "e".
    and: Cell<bool>,
    /// Whether the next verb is followed by "invece".
    instead: Cell<bool>,
}

pub(super) fn ability(ability: &Ability, site: &Site<'_>) -> String {
    punctuate(&Italian::new(site).ability(ability))
}

pub(super) fn ink_name(ink: wording::Ink) -> &'static str {
    words::ink(ink)
}

pub(super) fn class_name(english: &str) -> String {
    words::class(english).to_owned()
}

impl<'a> Italian<'a> {
    fn new(site: &'a Site<'a>) -> Italian<'a> {
        Italian {
            site,
            last: Cell::new(CHARACTER),
            tested: Cell::new(None),
            player: Cell::new(CHARACTER),
            and: Cell::new(false),
            instead: Cell::new(false),
        }
    }

    fn ability(&self, ability: &Ability) -> String {
        match &ability.kind {
            AbilityKind::Keyword(keyword) => self.keyword_line(keyword),
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                let during: String =
                    during.iter().map(|window| format!("{}, ", words::window(*window))).collect();
                let said: Vec<String> = triggers.iter().map(|trigger| self.trigger(trigger)).collect();
                let test =
                    condition.as_ref().map_or(String::new(), |test| format!("se {}, ", self.condition(test)));
                if let ([Trigger { opener: Opener::Behind, .. }], [effect]) = (&triggers[..], &effects[..]) {
                    let effect = self.effect(effect, Mood::Main, &Voice::implied());
                    return capital(&format!("{during}{test}{effect} {}.", said.join(" e ")));
                }
                let opening = format!("{during}{}, {test}", said.join(" e "));
                capital(&(opening + &self.continued(effects)))
            }
            AbilityKind::Activated { costs, effects } => {
                let costs: Vec<String> = costs.iter().map(|cost| self.cost(cost)).collect();
                format!("{} — {}", costs.join(", "), self.sentences(effects))
            }
            AbilityKind::Static { leads, rule } => {
                let leads: String = leads.iter().map(|lead| self.lead(lead)).collect();
                capital(&format!("{leads}{}.", self.rule(rule, "")))
            }
            AbilityKind::Replacement { during, would, instead } => {
                let during: String =
                    during.iter().map(|window| format!("{}, ", words::window(*window))).collect();
                let would = self.would(would);
                self.instead.set(true);
                let instead = self.effect(instead, Mood::Main, &Voice::implied());
                self.instead.set(false);
                capital(&format!("{during}{would}, {instead}."))
            }
            AbilityKind::Action(effects) => self.sentences(effects),
            AbilityKind::Offer { leads, effects } => {
                let leads: String = leads.iter().map(|lead| self.lead(lead)).collect();
                capital(&format!("{leads}{}", self.continued(effects)))
            }
        }
    }

    fn lead(&self, lead: &Lead) -> String {
        match lead {
            Lead::While(test) => format!("mentre {}, ", self.condition(test)),
            Lead::If(test) => format!("se {}, ", self.condition(test)),
            Lead::During(window) => format!("{}, ", words::window(*window)),
        }
    }

    /// A player as a subject.
    fn who(&self, who: Who) -> Subject {
        let one = Agreement::new(Gender::Masculine, Number::One);
        let many = Agreement::new(Gender::Masculine, Number::Many);
        let (text, agreement) = match who {
            Who::Implied | Who::You => return Subject { text: String::new(), agreement: one, you: true },
            Who::AnOpponent => ("un avversario", one),
            Who::Opponents => ("gli avversari", many),
            Who::EachOpponent => ("ogni avversario", one),
            Who::EachPlayer => ("ogni giocatore", one),
            Who::ChosenOpponent => ("un avversario a tua scelta", one),
            Who::ChosenPlayer => ("un giocatore a tua scelta", one),
            Who::ThatPlayer => ("quel giocatore", one),
            Who::They => return Subject { text: String::new(), agreement: self.player.get(), you: false },
            Who::ChallengingPlayer => ("il giocatore sfidante", one),
            Who::ItsPlayer | Who::TheirPlayer => ("il suo giocatore", one),
            Who::AllOpponents => ("tutti gli avversari", many),
            Who::ThatCharactersPlayer => ("il giocatore di quel personaggio", one),
            Who::ChallengingCharactersPlayer => ("il giocatore del personaggio sfidante", one),
            Who::EachOpponentAhead => ("ogni avversario con più leggenda di te", one),
            Who::SomeOpponents => ("uno o più avversari", many),
            Who::WithMostCards | Who::WithMostCardsPlural => ("il giocatore con più carte in mano", one),
            Who::YourOpponent => ("il tuo avversario", one),
            Who::YouAndAnother => {
                self.player.set(one);
                let other = "un altro giocatore a tua scelta";
                return Subject::third(format!("ciascuno tra te e {other}"), one);
            }
        };
        self.player.set(agreement);
        Subject::third(text, agreement)
    }

    /// A pronoun is omitted.
    fn they(&self, agreement: Agreement) -> Subject {
        Subject::third("", agreement)
    }

    /// A player inside a clause is written like any other.
    fn someone(&self, who: Who) -> Subject {
        self.who(who)
    }

    fn onto(&self, place: &Target) -> String {
        self.target(place, Prep::In).text
    }

    /// A card as a subject. A pronoun is omitted.
    fn subject(&self, target: &Target) -> Subject {
        let phrase = self.target(target, Prep::None);
        let text = match target {
            Target::Pronoun(_) => String::new(),
            _ => phrase.text,
        };
        Subject::third(text, phrase.agreement)
    }

    /// A verb with an object. A pronoun is attached to the verb.
    fn act(&self, voice: &Voice, mood: Mood, verb: &Verb, what: &Target, rest: &[&str]) -> String {
        let form = voice.form(verb, mood);
        let rest = join(rest.iter().copied());
        let invece = if self.instead.replace(false) { "invece" } else { "" };
        let subject = voice.said(mood);
        if let Target::Pronoun(pronoun) = what {
            let clitic = words::object(self.referent(*pronoun));
            let finite = mood == Mood::Main && voice.subject.as_ref().is_some_and(|subject| !subject.you);
            let with = if finite {
                format!("{clitic} {form}")
            } else {
                words::hang(form, clitic, mood == Mood::Infinitive)
            };
            return join([subject, &with, invece, &rest]);
        }
        let what = self.target(what, Prep::None).text;
        join([subject, form, invece, &what, &rest])
    }

    /// A verb and the words after it.
    fn does(&self, voice: &Voice, mood: Mood, verb: &Verb, rest: &[&str]) -> String {
        let invece = if self.instead.replace(false) { "invece" } else { "" };
        let subject = voice.said(mood);
        let rest = join(rest.iter().copied());
        join([subject, voice.form(verb, mood), invece, &rest])
    }

    /// A clause about a card or a player: subject, verb, and the rest.
    fn clause(&self, subject: &Subject, verb: &Verb, rest: &[&str]) -> String {
        let rest = join(rest.iter().copied());
        join([subject.text.as_str(), subject.form(verb), &rest])
    }
}
