//! Italian triggers.

use super::Italian;
use super::words::{self, agree};
use crate::pieces::without;
use crate::romance::{Prep, Romance as _, Subject, Verb, trigger};
use crate::{Number, Zone, join};
use wording::{Destination, Det, Event, Opener, Part, Target, Trigger, Who, Would};

impl Italian<'_> {
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        if let Event::While { event, condition, leads: true } = &trigger.event {
            let test = self.condition(condition);
            let inner = Trigger { opener: trigger.opener, event: (**event).clone() };
            return format!("mentre {test}, {}", self.trigger(&inner));
        }
        let event = self.event(&trigger.event);
        match trigger.opener {
            Opener::At => event,
            Opener::When | Opener::Behind => format!("quando {event}"),
            Opener::Whenever => format!("ogni volta che {event}"),
            Opener::FirstTime => format!("la prima volta che {event}"),
            Opener::NextTime => format!("la prossima volta che {event}"),
            Opener::FirstEachTurn | Opener::WheneverFirst => format!("la prima volta ogni turno che {event}"),
        }
    }

    /// A card as the subject of an event, and "here" for the end of the clause.
    pub(super) fn subject_here(&self, target: &Target) -> (Subject, &'static str) {
        match target {
            Target::Of(det @ (Det::A | Det::Another | Det::Bare | Det::OneOf | Det::This), noun)
                if noun.0.contains(&Part::Here) =>
            {
                let plain = Target::Of(*det, without(noun, |part| *part == Part::Here));
                let subject = self.subject(&plain);
                let here = match subject.agreement.number {
                    Number::One => "mentre si trova in questo luogo",
                    Number::Many => "mentre si trovano in questo luogo",
                };
                (subject, here)
            }
            target => (self.subject(target), ""),
        }
    }

    pub(super) fn event(&self, event: &Event) -> String {
        trigger::event(self, event)
    }

    /// An event whose sentence differs from the French one.
    pub(super) fn own_event(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let player = |who: Who, verb: &Verb, rest: &[&str]| {
            let who = self.who(who);
            self.clause(&who, verb, rest)
        };
        Some(match event {
            Event::RemovesDamage(who, from) => {
                player(*who, &words::VERBS.remove, &["danni", &self.target(from, Prep::From).text])
            }
            Event::RemovesSomeDamage(who, from) => {
                player(*who, &words::VERBS.remove, &["1 o più danni", &self.target(from, Prep::From).text])
            }
            Event::Inks(who) => player(*who, &words::VERBS.add, &["una carta al tuo calamaio"]),
            Event::PutsIntoInkwell(who, whose) => {
                player(*who, &words::VERBS.add, &["una carta", &self.zone(*whose, Zone::Inkwell, Prep::To)])
            }
            Event::PutsUnder(who, what) => player(*who, &words::VERBS.put, &["una carta", &self.under(what)]),
            Event::Returns(who, what, _) => player(*who, &words::TAKE_BACK, &["in mano", &object(what)]),
            Event::PlaysNth(who, 2, noun, true) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let second = format!(
                    "{} {} {}",
                    agree("una", one.agreement),
                    agree("secondo", one.agreement),
                    one.text
                );
                player(*who, &words::VERBS.play, &[&second, "in un turno"])
            }
            Event::PlaysOn(who, what, on) => {
                let what = object(what);
                let on = format!("sopra {}", self.target(on, Prep::To).text);
                player(*who, &words::VERBS.play, &[&what, &on])
            }
            Event::Quests(who) => self.card_does(who, &words::QUEST, &["all'avventura"]),
            Event::ChallengesAndIsBanished(who) => {
                self.card_does(who, &words::VERBS.challenge, &["e viene esiliato"])
            }
            Event::SomeSing(noun) => {
                let some = self.described(Det::Bare, noun, Prep::Of).text;
                format!("uno o più {some} cantano una canzone")
            }
            Event::IsDamaged(who) => self.passive(who, "danneggiato", &[]),
            Event::IsPut(what, place) => match place {
                Destination::Inkwell { .. } => self.passive(what, "aggiunto", &[&self.destination(place)]),
                place => self.passive(what, "messo", &[&self.destination(place)]),
            },
            Event::IsReturned(who, _) => self.passive(who, "ripreso", &["in mano dal gioco"]),
            _ => return None,
        })
    }

    pub(super) fn would(&self, would: &Would) -> String {
        let takes = |who: &Target| {
            let who = self.subject(who);
            let would = if who.agreement.number == Number::Many { "subirebbero" } else { "subirebbe" };
            format!("{} {would} danni", who.text)
        };
        match would {
            Would::BeDealtDamage(opener, who) | Would::TakeDamage(opener, who) => {
                let opening = match opener {
                    Opener::Whenever => "ogni volta che",
                    Opener::FirstTime => "la prima volta che",
                    Opener::NextTime => "la prossima volta che",
                    Opener::FirstEachTurn | Opener::WheneverFirst => "la prima volta ogni turno che",
                    Opener::When | Opener::At | Opener::Behind => "quando",
                };
                format!("{opening} {}", takes(who))
            }
            Would::GetInkDrop(who) => {
                let who = self.who(*who);
                let would =
                    [who.form(&words::SHOULD), words::VERBS.gain.infinitive, "una goccia d'inchiostro"];
                format!("se {}", join([who.text.as_str()].into_iter().chain(would)))
            }
            Would::BeBanished(who) => {
                let who = self.subject(who);
                let would = [who.form(&words::SHOULD), "essere", &agree("esiliato", who.agreement)].join(" ");
                format!("se {} {would}", who.text)
            }
        }
    }
}
