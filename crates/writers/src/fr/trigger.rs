//! French triggers.

use super::words::{self, agree};
use super::{French, window_words};
use crate::pieces::shifted_on;
use crate::romance::{Prep, Verb};
use crate::{Number, Zone, alternatives, join, untranslated};
use wording::{
    Destination, Det, Drops, Event, Node, Opener, Part, Target, Trigger, Who, Whose, Window, Would,
};

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
                Window::OnceDuringYourTurn | Window::OncePerTurn | Window::TwiceDuringYourTurn => {
                    front = format!("{}, ", window_words(*window));
                    once = true;
                }
                Window::YourTurn | Window::AnOpponentsTurn if !leads => {
                    self.window.set(Some(window_words(*window)));
                }
                window => front = format!("{}, ", window_words(*window)),
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
            Opener::FirstEachTurn => format!("la première fois à chaque tour que {event}"),
        }
    }

    fn event(&self, event: &Event) -> String {
        self.by_player(event)
            .or_else(|| self.in_challenge(event))
            .or_else(|| self.singing(event))
            .or_else(|| self.of_card(event))
            .or_else(|| self.joined_events(event))
            .unwrap_or_else(|| untranslated(Node::Event(event)))
    }

    /// What players do.
    fn by_player(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let player = |who: Who, verb: &Verb, rest: &[&str]| {
            let who = self.someone(who);
            self.clause(&who, verb, rest)
        };
        Some(match event {
            Event::Plays(who, what) => {
                let what = object(what);
                player(*who, &words::VERBS.play, &[&what])
            }
            Event::Moves(who, what, from) => {
                let from = if *from { "depuis un autre lieu" } else { "" };
                player(*who, &words::VERBS.move_, &[&object(what), from])
            }
            Event::RemovesDamage(who, from) | Event::RemovesSomeDamage(who, from) => {
                player(*who, &words::VERBS.remove, &["au moins 1 dommage", &self.target(from, Prep::Of).text])
            }
            Event::Readies(who, what) => player(*who, &words::VERBS.ready, &[&object(what)]),
            Event::Draws(who) => player(*who, &words::VERBS.draw, &["une carte"]),
            Event::Discards(who) => player(*who, &words::VERBS.discard, &["une carte"]),
            Event::DiscardsSome(who) => player(*who, &words::VERBS.discard, &["une ou plusieurs cartes"]),
            Event::Inks(who) => player(*who, &words::VERBS.put, &["une carte", "dans votre réserve d'encre"]),
            Event::PutsIntoInkwell(who, whose) => {
                let into = format!("dans {}", self.zone(*whose, Zone::Inkwell, Prep::None));
                player(*who, &words::VERBS.put, &["une carte", &into])
            }
            Event::PutsUnder(who, what) => {
                player(*who, &words::VERBS.put, &["une carte", &self.target(what, Prep::Under).text])
            }
            Event::GainsLore(who) => player(*who, &words::VERBS.gain, &["des éclats de Lore"]),
            Event::LosesLore(who) => player(*who, &words::VERBS.lose, &["des éclats de Lore"]),
            Event::InkDrops(who, drops, some) => {
                let verb = match drops {
                    Drops::Get => &words::VERBS.gain,
                    Drops::Remove => &words::VERBS.remove,
                };
                let what = if *some { "une ou plusieurs gouttes d'encre" } else { "une goutte d'encre" };
                player(*who, verb, &[what])
            }
            Event::Returns(who, what, whose) => {
                let what = object(what);
                let to = format!("dans {}", self.zone(*whose, Zone::Hand, Prep::None));
                player(*who, &words::SEND_BACK, &[&what, &to])
            }
            Event::PlaysSecond(who, noun) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let second = format!("{} deuxième {}", agree("un", one.agreement), one.text);
                player(*who, &words::VERBS.play, &[&second, "durant un même tour"])
            }
            Event::PlaysOn(who, what, on) => {
                let what = object(what);
                let on = self.target(on, Prep::On).text;
                player(*who, &words::VERBS.play, &[&what, &on])
            }
            Event::PaysToPlay(who, ink, what) => {
                let pay = format!("{ink} ⬡ ou moins pour jouer {}", object(what));
                player(*who, &words::VERBS.pay, &[&pay])
            }
            Event::Chooses(who, what) => {
                player(*who, &words::VERBS.choose, &[&object(what), "pour une action ou une capacité"])
            }
            Event::UsesBoost(who, what) => {
                let of = self.target(what, Prep::Of).text;
                player(*who, &words::VERBS.use_, &["la capacité Boost", &of])
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
            let subject = self.subject(who);
            self.clause(&subject, verb, rest)
        };
        let passive = |who: &Target, participle: &str, rest: &[&str]| {
            let subject = self.subject(who);
            let done = agree(participle, subject.agreement);
            let rest = join(rest.iter().copied());
            self.clause(&subject, &words::VERBS.be, &[&done, &rest])
        };
        Some(match event {
            Event::Challenges(who, None) => card(who, &words::VERBS.challenge, &[]),
            Event::Challenges(who, Some(Target::Of(Det::Another, noun)))
                if noun.0.as_slice() == [Part::Is(vec![wording::Kind::Character])]
                    && !matches!(who, Target::Pronoun(_)) =>
            {
                let subject = self.subject(who);
                join([subject.text.as_str(), "en", subject.form(&words::VERBS.challenge), "un autre"])
            }
            Event::Challenges(who, Some(whom)) => {
                let subject = self.subject(who);
                let whom = object(whom);
                self.last.set(subject.agreement);
                self.clause(&subject, &words::VERBS.challenge, &[&whom])
            }
            Event::IsChallenged(who) => passive(who, "défié", &[]),
            Event::ChallengesAndIsBanished(who) => {
                let subject = self.subject(who);
                let it = words::pronoun(subject.agreement);
                let challenges = format!("{} en défie un autre", subject.text);
                format!("{challenges} et que {it} est {}", agree("banni", subject.agreement))
            }
            Event::IsChallengedAndBanished(who) => passive(who, "défié", &["et banni"]),
            Event::IsBanished(who) => passive(who, "banni", &[]),
            Event::IsBanishedInChallenge(who) => passive(who, "banni", &["via un défi"]),
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
            Event::BanishesInChallenge(who, whom) => {
                let subject = self.subject(who);
                let whom = object(whom);
                self.clause(&subject, &words::VERBS.banish, &[&whom, "via un défi"])
            }
            Event::DealsDamageInChallenge(who, whom) => {
                let subject = self.subject(who);
                let whom = self.target(whom, Prep::To).text;
                self.clause(&subject, &words::VERBS.deal, &["des dommages", &whom, "via un défi"])
            }
            Event::DealsDamage(who, whom) => {
                let subject = self.subject(who);
                let whom = self.target(whom, Prep::To).text;
                self.clause(&subject, &words::VERBS.deal, &["des dommages", &whom])
            }
            Event::ChallengeOver(_) => "le défi est terminé".to_owned(),
            _ => return None,
        })
    }

    /// What cards do outside of challenges: sing and move.
    fn singing(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let card = |who: &Target, verb: &Verb, rest: &[&str]| {
            let subject = self.subject(who);
            self.clause(&subject, verb, rest)
        };
        let passive = |who: &Target, participle: &str, rest: &[&str]| {
            let subject = self.subject(who);
            let done = agree(participle, subject.agreement);
            let rest = join(rest.iter().copied());
            self.clause(&subject, &words::VERBS.be, &[&done, &rest])
        };
        Some(match event {
            Event::Quests(who) => passive(who, "envoyé", &["à l'aventure"]),
            Event::Sings(who) => card(who, &words::VERBS.sing, &["une chanson"]),
            Event::SomeSing(noun) => {
                let some = self.bare(noun, Number::Many, Prep::Of).text;
                format!("un ou plusieurs {some} chantent une chanson")
            }
            Event::MovesTo(who, place) => {
                let subject = self.subject(who);
                let place = self.target(place, Prep::On).text;
                let moved = agree("déplacé", subject.agreement);
                self.clause(&subject, &words::VERBS.be, &[&moved, &place])
            }
            Event::MovesHere(who) => passive(who, "déplacé", &["sur ce lieu"]),
            Event::SingsThe(who, song) => {
                let subject = self.subject(who);
                let song = object(song);
                self.last.set(subject.agreement);
                self.clause(&subject, &words::VERBS.sing, &[&song])
            }
            _ => return None,
        })
    }

    /// What happens to cards.
    fn of_card(&self, event: &Event) -> Option<String> {
        let card = |who: &Target, verb: &Verb, rest: &[&str]| {
            let subject = self.subject(who);
            self.clause(&subject, verb, rest)
        };
        let passive = |who: &Target, participle: &str, rest: &[&str]| {
            let subject = self.subject(who);
            let done = agree(participle, subject.agreement);
            let rest = join(rest.iter().copied());
            self.clause(&subject, &words::VERBS.be, &[&done, &rest])
        };
        Some(match event {
            Event::LeavesPlay(who) => card(who, &words::VERBS.leave, &["la zone de jeu"]),
            Event::EntersPlay(who) => card(who, &words::VERBS.enter, &["en jeu"]),
            Event::TakesDamage(who) | Event::IsDealtDamage(who) | Event::IsDamaged(who) => {
                card(who, &words::VERBS.take, &["des dommages"])
            }
            Event::IsExerted(who) | Event::BecomesExerted(who) | Event::Exerts(who) => {
                passive(who, "épuisé", &[])
            }
            Event::IsPut(what, place) => {
                let place = match place {
                    Destination::Inkwell { whose, .. } => {
                        format!("dans {}", self.zone(*whose, Zone::Inkwell, Prep::None))
                    }
                    place => self.destination(place),
                };
                passive(what, "placé", &[&place])
            }
            Event::ChosenForSupport(who) => passive(who, "choisi", &["par la capacité Soutien"]),
            Event::IsPlayed(who) => passive(who, "joué", &[]),
            Event::IsReturned(who, whose) => {
                let to = format!("dans {}", self.zone(*whose, Zone::Hand, Prep::None));
                passive(who, "renvoyé", &[&to])
            }
            Event::LeavesDiscard(who, whose) => {
                card(who, &words::VERBS.leave, &[&self.zone(*whose, Zone::Discard, Prep::None)])
            }
            Event::ChosenForActionOrItem(who) => {
                passive(who, "choisi", &["par une action ou la capacité d'un objet"])
            }
            Event::EntersPlayExerted(who) => {
                let subject = self.subject(who);
                let exerted = agree("épuisé", subject.agreement);
                self.clause(&subject, &words::VERBS.enter, &["en jeu", &exerted])
            }
            _ => return None,
        })
    }

    /// Turns, and events with a condition or several subjects.
    fn joined_events(&self, event: &Event) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let player = |who: Who, verb: &Verb, rest: &[&str]| {
            let who = self.someone(who);
            self.clause(&who, verb, rest)
        };
        Some(match event {
            Event::TurnStarts(whose) => format!("au début {}", turn(*whose)),
            Event::TurnEnds(whose) => format!("à la fin {}", turn(*whose)),
            Event::While { event, condition, .. } => match condition {
                wording::Condition::Bare(Part::AtLocation) => {
                    format!("{} depuis un lieu", self.event(event))
                }
                condition => format!("{} tant que {}", self.event(event), self.condition(condition)),
            },
            Event::During(event, window) => format!("{} {}", self.event(event), window_words(*window)),
            Event::Either(event, first) => match &**event {
                Event::Plays(who, other) => {
                    let both = format!("{} ou {}", object(first), object(other));
                    player(*who, &words::VERBS.play, &[&both])
                }
                event => {
                    let first = self.subject(first).text;
                    format!("{first} ou {}", self.event(event))
                }
            },
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
                    Opener::FirstEachTurn => "la première fois à chaque tour que",
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

fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Your => "de votre tour",
        Whose::Any => "du tour",
        Whose::Their => "de son tour",
        Whose::AnOpponents | Whose::ChosenOpponents => "du tour d'un adversaire",
        Whose::Opponents | Whose::EachOpponents | Whose::YourOpponents => "du tour de chaque adversaire",
        Whose::EachPlayers => "du tour de chaque joueur",
        Whose::APlayers | Whose::ChosenPlayers => "du tour d'un joueur",
        Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => "du tour de ce joueur",
    }
}
