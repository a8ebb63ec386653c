//! Italian triggers.

use super::words::{self, inflect};
use super::{Italian, window_words};
use crate::pieces::{shifted_on, without};
use crate::romance::{Prep, Subject, Verb};
use crate::{Number, Zone, alternatives, join, untranslated};
use wording::{Destination, Det, Drops, Event, Node, Opener, Part, Target, Trigger, Who, Whose, Would};

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
            Opener::FirstEachTurn => format!("la prima volta ogni turno che {event}"),
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

    fn event(&self, event: &Event) -> String {
        self.by_player(event)
            .or_else(|| self.in_challenge(event))
            .or_else(|| self.of_card(event))
            .or_else(|| self.joined_events(event))
            .unwrap_or_else(|| untranslated(Node::Event(event)))
    }

    /// What players do.
    fn by_player(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let player = |who: Who, verb: &Verb, rest: &[&str]| {
            let who = self.who(who);
            self.clause(&who, verb, rest)
        };
        Some(match event {
            Event::Plays(who, what) => player(*who, &words::VERBS.play, &[&object(what)]),
            Event::Moves(who, what, from) => {
                let from = if *from { "da un altro luogo" } else { "" };
                player(*who, &words::VERBS.move_, &[&object(what), from])
            }
            Event::RemovesDamage(who, from) => {
                player(*who, &words::VERBS.remove, &["danni", &self.target(from, Prep::From).text])
            }
            Event::RemovesSomeDamage(who, from) => {
                player(*who, &words::VERBS.remove, &["1 o più danni", &self.target(from, Prep::From).text])
            }
            Event::Readies(who, what) => player(*who, &words::VERBS.ready, &[&object(what)]),
            Event::Draws(who) => player(*who, &words::VERBS.draw, &["una carta"]),
            Event::Discards(who) => player(*who, &words::VERBS.discard, &["una carta"]),
            Event::DiscardsSome(who) => player(*who, &words::VERBS.discard, &["1 o più carte"]),
            Event::Inks(who) => player(*who, &words::VERBS.add, &["una carta al tuo calamaio"]),
            Event::PutsIntoInkwell(who, whose) => {
                player(*who, &words::VERBS.add, &["una carta", &self.zone(*whose, Zone::Inkwell, Prep::To)])
            }
            Event::PutsUnder(who, what) => player(*who, &words::VERBS.put, &["una carta", &self.under(what)]),
            Event::GainsLore(who) => player(*who, &words::VERBS.gain, &["leggenda"]),
            Event::LosesLore(who) => player(*who, &words::VERBS.lose, &["leggenda"]),
            Event::InkDrops(who, drops, some) => {
                let verb = match drops {
                    Drops::Get => &words::VERBS.gain,
                    Drops::Remove => &words::VERBS.remove,
                };
                let what = if *some { "una o più gocce d'inchiostro" } else { "una goccia d'inchiostro" };
                player(*who, verb, &[what])
            }
            Event::Returns(who, what, _) => player(*who, &words::TAKE_BACK, &["in mano", &object(what)]),
            Event::PlaysSecond(who, noun) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let second = format!(
                    "{} {} {}",
                    inflect("una", one.agreement),
                    inflect("secondo", one.agreement),
                    one.text
                );
                player(*who, &words::VERBS.play, &[&second, "in un turno"])
            }
            Event::PlaysOn(who, what, on) => {
                let what = object(what);
                let on = format!("sopra {}", self.target(on, Prep::To).text);
                player(*who, &words::VERBS.play, &[&what, &on])
            }
            Event::PaysToPlay(who, ink, what) => {
                let pay = format!("{ink} ⬡ o meno per giocare {}", object(what));
                player(*who, &words::VERBS.pay, &[&pay])
            }
            Event::Chooses(who, what) => {
                player(*who, &words::VERBS.choose, &[&object(what), "per un'azione o un'abilità"])
            }
            Event::UsesBoost(who, what) => {
                let of = self.target(what, Prep::Of).text;
                player(*who, &words::VERBS.use_, &["l'abilità Potenziamento", &of])
            }
            Event::Shifts(who, what, on) => {
                player(*who, &words::VERBS.play, &[&self.shift(what, shifted_on(on.as_ref()).as_ref())])
            }
            Event::DiscardsThe(who, what) => player(*who, &words::VERBS.discard, &[&object(what)]),
            _ => return None,
        })
    }

    /// What cards do: quest, challenge, sing, move.
    fn in_challenge(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let card = |who: &Target, verb: &Verb, rest: &[&str]| {
            let (subject, here) = self.subject_here(who);
            join([self.clause(&subject, verb, rest).as_str(), here])
        };
        let passive = |who: &Target, participle: &str, rest: &[&str]| {
            let (subject, here) = self.subject_here(who);
            let done = inflect(participle, subject.agreement);
            let rest = join(rest.iter().copied());
            join([self.clause(&subject, &words::BE_MADE, &[&done, &rest]).as_str(), here])
        };
        Some(match event {
            Event::Quests(who) => card(who, &words::QUEST, &["all'avventura"]),
            Event::Challenges(who, None) => card(who, &words::VERBS.challenge, &[]),
            Event::Challenges(who, Some(whom)) => {
                let (subject, here) = self.subject_here(who);
                let whom = object(whom);
                self.last.set(subject.agreement);
                join([self.clause(&subject, &words::VERBS.challenge, &[&whom]).as_str(), here])
            }
            Event::IsChallenged(who) => passive(who, "sfidato", &[]),
            Event::ChallengesAndIsBanished(who) => card(who, &words::VERBS.challenge, &["e viene esiliato"]),
            Event::IsChallengedAndBanished(who) => passive(who, "sfidato", &["ed esiliato"]),
            Event::IsBanished(who) => passive(who, "esiliato", &[]),
            Event::IsBanishedInChallenge(who) => passive(who, "esiliato", &["in una sfida"]),
            Event::BanishesInChallenge(who, whom) => {
                let (subject, here) = self.subject_here(who);
                let whom = object(whom);
                join([self.clause(&subject, &words::VERBS.banish, &[&whom, "in una sfida"]).as_str(), here])
            }
            Event::Sings(who) => card(who, &words::VERBS.sing, &["una canzone"]),
            Event::SomeSing(noun) => {
                let some = self.described(Det::Bare, noun, Prep::Of).text;
                format!("uno o più {some} cantano una canzone")
            }
            Event::MovesTo(who, place) => {
                let (subject, here) = self.subject_here(who);
                let place = self.target(place, Prep::In).text;
                let moved = inflect("spostato", subject.agreement);
                join([self.clause(&subject, &words::BE_MADE, &[&moved, &place]).as_str(), here])
            }
            Event::MovesHere(who) => passive(who, "spostato", &["in questo luogo"]),
            Event::DealsDamageInChallenge(who, whom) => {
                let (subject, _) = self.subject_here(who);
                let whom = self.target(whom, Prep::To).text;
                self.clause(&subject, &words::VERBS.deal, &["danno", &whom, "durante una sfida"])
            }
            Event::DealsDamage(who, whom) => {
                let (subject, _) = self.subject_here(who);
                let whom = self.target(whom, Prep::To).text;
                self.clause(&subject, &words::VERBS.deal, &["danno", &whom])
            }
            Event::ChallengeOver(_) => "la sfida è finita".to_owned(),
            Event::SingsThe(who, song) => {
                let (subject, here) = self.subject_here(who);
                let song = object(song);
                self.last.set(subject.agreement);
                join([self.clause(&subject, &words::VERBS.sing, &[&song]).as_str(), here])
            }
            _ => return None,
        })
    }

    /// What happens to cards.
    fn of_card(&self, event: &Event) -> Option<String> {
        let card = |who: &Target, verb: &Verb, rest: &[&str]| {
            let (subject, here) = self.subject_here(who);
            join([self.clause(&subject, verb, rest).as_str(), here])
        };
        let passive = |who: &Target, participle: &str, rest: &[&str]| {
            let (subject, here) = self.subject_here(who);
            let done = inflect(participle, subject.agreement);
            let rest = join(rest.iter().copied());
            join([self.clause(&subject, &words::BE_MADE, &[&done, &rest]).as_str(), here])
        };
        Some(match event {
            Event::LeavesPlay(who) => card(who, &words::VERBS.leave, &["il gioco"]),
            Event::EntersPlay(who) => card(who, &words::VERBS.enter, &["in gioco"]),
            Event::TakesDamage(who) | Event::IsDealtDamage(who) => card(who, &words::VERBS.take, &["danni"]),
            Event::IsDamaged(who) => passive(who, "danneggiato", &[]),
            Event::IsExerted(who) | Event::BecomesExerted(who) | Event::Exerts(who) => {
                passive(who, "impegnato", &[])
            }
            Event::IsPut(what, place) => match place {
                Destination::Inkwell { .. } => passive(what, "aggiunto", &[&self.destination(place)]),
                place => passive(what, "messo", &[&self.destination(place)]),
            },
            Event::ChosenForSupport(who) => passive(who, "scelto", &["per Aiutante"]),
            Event::IsPlayed(who) => passive(who, "giocato", &[]),
            Event::IsReturned(who, _) => passive(who, "ripreso", &["in mano dal gioco"]),
            Event::LeavesDiscard(who, whose) => {
                card(who, &words::VERBS.leave, &[&self.zone(*whose, Zone::Discard, Prep::None)])
            }
            Event::ChosenForActionOrItem(who) => {
                passive(who, "scelto", &["per un'azione o per l'abilità di un oggetto"])
            }
            Event::EntersPlayExerted(who) => {
                let (subject, here) = self.subject_here(who);
                let exerted = inflect("impegnato", subject.agreement);
                join([self.clause(&subject, &words::VERBS.enter, &["in gioco", &exerted]).as_str(), here])
            }
            _ => return None,
        })
    }

    /// Turns, and events with a condition or several subjects.
    fn joined_events(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let player = |who: Who, verb: &Verb, rest: &[&str]| {
            let who = self.who(who);
            self.clause(&who, verb, rest)
        };
        Some(match event {
            Event::TurnStarts(whose) => format!("all'inizio {}", turn(*whose)),
            Event::TurnEnds(whose) => format!("alla fine {}", turn(*whose)),
            Event::While { event, condition, .. } => {
                format!("{} mentre {}", self.event(event), self.condition(condition))
            }
            Event::During(event, window) => format!("{} {}", self.event(event), window_words(*window)),
            Event::Either(event, first) => match &**event {
                Event::Plays(who, other) => {
                    let both = format!("{} o {}", object(first), object(other));
                    player(*who, &words::VERBS.play, &[&both])
                }
                event => {
                    let first = self.subject(first).text;
                    format!("{first} o {}", self.event(event))
                }
            },
            Event::AnyOf(events) => {
                let said: Vec<String> = events.iter().map(|event| self.event(event)).collect();
                alternatives(&said, "o")
            }
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
                    Opener::FirstEachTurn => "la prima volta ogni turno che",
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
                let would =
                    [who.form(&words::SHOULD), "essere", &inflect("esiliato", who.agreement)].join(" ");
                format!("se {} {would}", who.text)
            }
        }
    }
}

fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Your => "del tuo turno",
        Whose::Any => "del turno",
        Whose::Their => "del suo turno",
        Whose::AnOpponents | Whose::ChosenOpponents => "del turno di un avversario",
        Whose::Opponents | Whose::EachOpponents | Whose::YourOpponents => "del turno di ogni avversario",
        Whose::EachPlayers => "del turno di ogni giocatore",
        Whose::APlayers | Whose::ChosenPlayers => "del turno di un giocatore",
        Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => "del turno di quel giocatore",
    }
}
