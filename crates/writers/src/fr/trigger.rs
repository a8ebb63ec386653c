//! French triggers.

use super::French;
use super::words::{self, agree};
use crate::romance::{Prep, Romance as _, Verb, trigger};
use crate::{Number, Zone, alternatives, join};
use wording::{Destination, Det, Event, Opener, Part, Target, Trigger, Who, Window, Would};

impl French<'_> {
    /// Everything before the effect, without the comma after it.
    pub(super) fn triggers(&self, during: &[Window], triggers: &[Trigger]) -> String {
        let mut front = String::new();
        let mut once = false;
        for window in during {
            let inside = |event: &Event| {
                matches!(
                    event,
                    Event::BanishesInChallenge(Target::Of(Det::This, _), _)
                        | Event::IsBanished(Target::Of(Det::This, _))
                        | Event::IsBanishedInChallenge(Target::Of(Det::This, _))
                        | Event::Draws(_)
                )
            };
            let leads = !triggers.iter().all(|trigger| inside(&trigger.event));
            match window {
                Window::OnceDuringYourTurn
                | Window::OncePerTurn
                | Window::TwiceDuringYourTurn
                | Window::OncePerGame => {
                    front = format!("{}, ", words::window(*window));
                    once = true;
                }
                Window::YourTurn | Window::AnOpponentsTurn if !leads => {
                    self.window.set(Some(words::window(*window)));
                }
                window => front = format!("{}, ", words::window(*window)),
            }
        }
        let said: Vec<String> = triggers.iter().map(|trigger| self.trigger(trigger, once)).collect();
        let window = self.window.take().map_or(String::new(), |window| format!(" {window}"));
        format!("{front}{}{window}", said.join(" et "))
    }

    pub(super) fn trigger(&self, trigger: &Trigger, once: bool) -> String {
        if let Event::While { event, condition, leads: true } = &trigger.event {
            let test = self.condition(condition);
            let inner = Trigger { opener: trigger.opener, event: (**event).clone() };
            return format!("tant que {test}, {}", self.trigger(&inner, once));
        }
        let event = self.event(&trigger.event);
        match trigger.opener {
            Opener::At => event,
            Opener::When | Opener::Behind => format!("lorsque {event}"),
            Opener::Whenever if once => format!("lorsque {event}"),
            Opener::Whenever => format!("chaque fois que {event}"),
            Opener::FirstTime => format!("la première fois que {event}"),
            Opener::NextTime => format!("la prochaine fois que {event}"),
            Opener::FirstEachTurn | Opener::WheneverFirst => {
                format!("la première fois à chaque tour que {event}")
            }
        }
    }

    pub(super) fn event(&self, event: &Event) -> String {
        trigger::event(self, event)
    }

    /// An event whose sentence differs from the Italian one.
    pub(super) fn own_event(&self, event: &Event) -> Option<String> {
        self.by_player(event).or_else(|| self.of_card(event))
    }

    /// What players do.
    fn by_player(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let player = |who: Who, verb: &Verb, rest: &[&str]| {
            let who = self.someone(who);
            self.clause(&who, verb, rest)
        };
        Some(match event {
            Event::RemovesDamage(who, from) | Event::RemovesSomeDamage(who, from) => {
                player(*who, &words::VERBS.remove, &["au moins 1 dommage", &self.target(from, Prep::Of).text])
            }
            Event::Inks(who) => player(*who, &words::VERBS.put, &["une carte", "dans votre réserve d'encre"]),
            Event::PutsIntoInkwell(who, whose) => {
                let into = format!("dans {}", self.zone(*whose, Zone::Inkwell, Prep::None));
                player(*who, &words::VERBS.put, &["une carte", &into])
            }
            Event::PutsUnder(who, what) => {
                player(*who, &words::VERBS.put, &["une carte", &self.target(what, Prep::Under).text])
            }
            Event::Returns(who, what, whose) => {
                let what = object(what);
                let to = format!("dans {}", self.zone(*whose, Zone::Hand, Prep::None));
                player(*who, &words::SEND_BACK, &[&what, &to])
            }
            Event::PlaysNth(who, 2, noun, true) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let second = format!("{} deuxième {}", agree("un", one.agreement), one.text);
                player(*who, &words::VERBS.play, &[&second, "durant un même tour"])
            }
            Event::PlaysOn(who, what, on) => {
                let what = object(what);
                let on = self.target(on, Prep::On).text;
                player(*who, &words::VERBS.play, &[&what, &on])
            }
            _ => return None,
        })
    }

    /// What cards do and what happens to them.
    fn of_card(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Challenges(who, Some(Target::Of(Det::Another, noun)))
                if noun.0.as_slice() == [Part::Is(vec![wording::Kind::Character])]
                    && !matches!(who, Target::Pronoun(_)) =>
            {
                let subject = self.subject(who);
                join([subject.text.as_str(), "en", subject.form(&words::VERBS.challenge), "un autre"])
            }
            Event::ChallengesAndIsBanished(who) => {
                let subject = self.subject(who);
                let it = words::pronoun(subject.agreement);
                let challenges = format!("{} en défie un autre", subject.text);
                format!("{challenges} et que {it} est {}", agree("banni", subject.agreement))
            }
            Event::BanishesInChallenge(who, Target::Of(Det::Another, noun))
                if noun.0.as_slice() == [Part::Is(vec![wording::Kind::Character])] =>
            {
                // Another card of the same kind does not repeat the noun.
                let subject = self.subject(who);
                join([
                    subject.text.as_str(),
                    "en",
                    subject.form(&words::VERBS.banish),
                    "un autre via un défi",
                ])
            }
            Event::Quests(who) => self.passive(who, "envoyé", &["à l'aventure"]),
            Event::SomeSing(noun) => {
                let some = self.bare(noun, Number::Many, Prep::Of).text;
                format!("un ou plusieurs {some} chantent une chanson")
            }
            Event::IsDamaged(who) => self.card_does(who, &words::VERBS.take, &["des dommages"]),
            Event::IsPut(what, place) => {
                let place = match place {
                    Destination::Inkwell { whose, .. } => {
                        format!("dans {}", self.zone(*whose, Zone::Inkwell, Prep::None))
                    }
                    place => self.destination(place),
                };
                self.passive(what, "placé", &[&place])
            }
            Event::IsReturned(who, whose) => {
                let to = format!("dans {}", self.zone(*whose, Zone::Hand, Prep::None));
                self.passive(who, "renvoyé", &[&to])
            }
            Event::While { event, condition: wording::Condition::Bare(Part::AtLocation), .. } => {
                format!("{} depuis un lieu", self.event(event))
            }
            Event::AnyOf(events) => {
                // A card named in an event does not affect how the next event names this card.
                let others = self.others.get();
                let said = events.iter().map(|event| {
                    self.others.set(others);
                    self.event(event)
                });
                alternatives(&said.collect::<Vec<_>>(), "ou")
            }
            _ => return None,
        })
    }

    pub(super) fn would(&self, would: &Would) -> String {
        let takes = |who: &Target| {
            let who = self.subject(who);
            let would = if who.agreement.number == Number::Many { "devraient" } else { "devrait" };
            format!("{} {would} subir des dommages", who.text)
        };
        match would {
            Would::BeDealtDamage(opener, who) | Would::TakeDamage(opener, who) => {
                let opening = match opener {
                    Opener::Whenever => "chaque fois que",
                    Opener::FirstTime => "la première fois que",
                    Opener::NextTime => "la prochaine fois que",
                    Opener::FirstEachTurn | Opener::WheneverFirst => "la première fois à chaque tour que",
                    Opener::When | Opener::At | Opener::Behind => "lorsque",
                };
                format!("{opening} {}", takes(who))
            }
            Would::GetInkDrop(who) => {
                let who = self.someone(*who);
                format!("si {} {} gagner une goutte d'encre", who.text, who.form(&words::WERE_TO))
            }
            Would::BeBanished(who) => {
                let who = self.subject(who);
                format!("si {} devait être {}", who.text, agree("banni", who.agreement))
            }
        }
    }
}
