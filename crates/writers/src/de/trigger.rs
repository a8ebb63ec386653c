//! German triggers.

use super::clause::{Clause, Mood, Subject};
use super::words::{self, Case, Verb};
use super::{German, window_words};
use crate::pieces::{shifted_on, without};
use crate::{CLOSE, Zone, untranslated};
use wording::{
    Condition, Det, Drops, Event, Node, Noun, Opener, Part, Target, Trigger, Who, Whose, Window, Would,
};

const BY_CHALLENGE: &str = "durch eine Herausforderung";

impl German<'_> {
    /// Everything before the effect, without the comma after it.
    pub(super) fn triggers(&self, during: &[Window], triggers: &[Trigger]) -> String {
        let digits = self.digits.replace(false);
        let mut front = String::new();
        let mut once = false;
        let mut during_turn = false;
        for window in during {
            match window {
                Window::OnceDuringYourTurn
                | Window::OncePerTurn
                | Window::TwiceDuringYourTurn
                | Window::OncePerGame => {
                    front = format!("{}, ", window_words(*window));
                    once = true;
                }
                Window::YourTurn if !inside(triggers) => during_turn = true,
                Window::YourTurn
                | Window::OpponentsTurns
                | Window::AnOpponentsTurn
                | Window::EachOpponentsTurn
                | Window::TheirTurn => self.window.set(Some(window_words(*window))),
            }
        }
        let said: Vec<String> = triggers
            .iter()
            .map(|trigger| {
                let unnamed = during == [Window::EachOpponentsTurn];
                let named = if unnamed { by_an_opponent(&trigger.event) } else { None };
                let Some(event) = named else { return self.trigger(trigger, once) };
                // No player has been named yet, so the turn is stated in the clause of the acting player.
                self.window.set(Some(window_words(Window::TheirTurn)));
                self.trigger(&Trigger { opener: trigger.opener, event }, once)
            })
            .collect();
        self.window.set(None);
        self.digits.set(digits);
        let said = said.join(" und ");
        if during_turn && let Some((first, rest)) = said.split_once(", wenn ") {
            return format!("{front}{first} während deines Zuges, wenn {rest}");
        }
        if during_turn {
            return format!("{front}in deinem Zug, {said}");
        }
        format!("{front}{said}")
    }

    pub(super) fn trigger(&self, trigger: &Trigger, once: bool) -> String {
        if let Event::While { event, condition, leads: true } = &trigger.event {
            let test = self.condition(condition);
            let inner = Trigger { opener: trigger.opener, event: (**event).clone() };
            // The first position has room for one clause only, so the trigger moves into the next one.
            let inner = self.trigger(&inner, once);
            self.purpose.set(Some(format!("{inner}{CLOSE}")));
            return format!("solange {test}");
        }
        let event = self.event(&trigger.event);
        match trigger.opener {
            Opener::At => event,
            Opener::When | Opener::Behind => format!("wenn {event}"),
            Opener::Whenever if once => format!("wenn {event}"),
            Opener::Whenever => format!("jedes Mal, wenn {event}"),
            Opener::FirstTime => format!("das erste Mal, wenn {event}"),
            Opener::NextTime => format!("das nächste Mal, wenn {event}"),
            Opener::FirstEachTurn | Opener::WheneverFirst => {
                format!("das erste Mal in jedem Zug, wenn {event}")
            }
        }
    }

    /// A trigger with an additional condition for its effect.
    pub(super) fn with_condition(&self, opening: &str, triggers: &[Trigger], test: &Condition) -> String {
        let opener = triggers.first().map(|trigger| trigger.opener);
        let you = matches!(triggers, [Trigger { event: Event::Plays(Who::You, _), .. }]);
        let whenever = opener == Some(Opener::Whenever);
        self.least.set(!whenever);
        let said = self.condition(test);
        self.least.set(true);
        match said.strip_prefix("du ") {
            Some(rest) if you && opener == Some(Opener::When) => format!("{opening} und {rest}"),
            _ if opener == Some(Opener::At) => format!("{opening}, wenn {said}"),
            _ if opener == Some(Opener::When) => format!("{opening} und {said}"),
            _ => format!("{opening}, falls {said}"),
        }
    }

    /// An event as a clause with the verb last and the pending time inside.
    fn clause_of(&self, subject: Subject, verb: Verb, parts: &[&str], end: &str) -> String {
        let mut clause = Clause::new(Some(subject), verb).end(end);
        if let Some(window) = self.window.get() {
            clause = clause.with(window);
        }
        for part in parts {
            clause = clause.with(*part);
        }
        clause.write(Mood::Subordinate)
    }

    fn event(&self, event: &Event) -> String {
        self.by_player(event)
            .or_else(|| self.by_player_with_cards(event))
            .or_else(|| self.in_challenge(event))
            .or_else(|| self.of_card(event))
            .or_else(|| self.joined_events(event))
            .unwrap_or_else(|| untranslated(Node::Event(event)))
    }

    /// What players do.
    fn by_player(&self, event: &Event) -> Option<String> {
        let player = |who: Who, verb: Verb, parts: &[&str]| self.clause_of(self.who(who), verb, parts, "");
        let passive = |who: &Target, parts: &[&str], participle: &str| {
            let subject = self.subject(who);
            self.clause_of(subject, words::BECOME, parts, participle)
        };
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match event {
            Event::Plays(who, what) => {
                let who = self.who(*who);
                let what = object(what);
                self.clause_of(who, words::PLAY, &[&what], "")
            }
            Event::Readies(who, what) => {
                let what = object(what);
                player(*who, words::READY, &[&what])
            }
            Event::RemovesDamage(who, from) => {
                let from = format!("von {}", self.target(from, Case::Dative).text);
                player(*who, words::REMOVE, &["Schaden", &from])
            }
            Event::RemovesSomeDamage(who, from) => {
                let from = format!("von {}", self.target(from, Case::Dative).text);
                player(*who, words::REMOVE, &["1 oder mehr Schaden", &from])
            }
            Event::PutsUnder(who, what) => {
                let under = format!("unter {}", object(what));
                player(*who, words::PUT, &["eine Karte", &under])
            }
            Event::Moves(_, what, from) => {
                let from = if *from { "von einem anderen Ort" } else { "" };
                // The destination follows as "an diesen Ort". The card is one of the reader's own.
                let what = &match what {
                    Target::Of(det, noun) => {
                        let plain =
                            without(noun, |part| matches!(part, Part::Here | Part::Your | Part::OfYours));
                        let det = if *det == Det::A { Det::OneOf } else { *det };
                        let yours = std::iter::once(Part::Your).chain(plain.0).collect();
                        Target::Of(det, Noun(yours))
                    }
                    what => what.clone(),
                };
                passive(what, &[from, "an diesen Ort"], &words::MOVE.participle())
            }
            Event::PlaysNth(who, 2, noun, true) => {
                let agreement = self.agreement(noun, crate::Number::One);
                let second = words::adjective("zweit", words::Declension::Mixed, agreement, Case::Accusative);
                let ein = words::like_ein("ein", agreement, Case::Accusative);
                let noun = self.bare(noun, crate::Number::One, Case::Accusative).text;
                let what = format!("{ein} {second} {noun}");
                player(*who, words::PLAY, &["in einem Zug", &what])
            }
            Event::PlaysOn(who, what, on) => {
                let what = object(what);
                let on = format!("auf {}", object(on));
                player(*who, words::PLAY, &[&what, &on])
            }
            Event::Shifts(who, what, on) => {
                let clause = Clause::new(Some(self.who(*who)), words::PLAY);
                let clause = self.window.get().into_iter().fold(clause, Clause::with);
                self.shift(clause, what, shifted_on(on.as_ref()).as_ref()).write(Mood::Subordinate)
            }
            Event::PaysToPlay(who, ink, what) => {
                let pays = player(*who, words::PAY, &[&format!("{ink} oder weniger ⬡")]);
                let play = Clause::new(None, words::PLAY).with(object(what)).write(Mood::Purpose);
                format!("{pays}, um {play}{CLOSE}")
            }
            Event::Chooses(who, what) => {
                let what = object(what);
                player(*who, words::CHOOSE_OUT, &[&what, "für eine Aktion oder Fähigkeit"])
            }
            Event::UsesBoost(who, what) => {
                let of = format!("die Fähigkeit Stärken {}", self.target(what, Case::Genitive).text);
                player(*who, words::USE, &[&of])
            }
            _ => return None,
        })
    }

    /// What players do with cards that are not in play, and with lore and ink drops.
    fn by_player_with_cards(&self, event: &Event) -> Option<String> {
        let player = |who: Who, verb: Verb, parts: &[&str]| self.clause_of(self.who(who), verb, parts, "");
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match event {
            Event::Draws(who) => player(*who, words::DRAW, &["eine Karte"]),
            Event::Discards(who) => player(*who, words::DISCARD, &["eine Karte"]),
            Event::DiscardsThe(who, what) => {
                let who = self.who(*who);
                let what = object(what);
                self.clause_of(who, words::DISCARD, &[&what], "")
            }
            Event::DiscardsSome(who) => player(*who, words::DISCARD, &["eine oder mehrere Karten"]),
            Event::Inks(who) => player(*who, words::PUT, &["eine Karte", "in deinen Tintenvorrat"]),
            Event::GainsLore(who) => player(*who, words::GAIN, &["Legenden"]),
            Event::LosesLore(who) => player(*who, words::LOSE, &["Legenden"]),
            Event::InkDrops(who, drops, some) => {
                let verb = match drops {
                    Drops::Get => words::GET,
                    Drops::Remove => words::REMOVE,
                };
                let what = if *some { "einen oder mehrere Tintentropfen" } else { "einen Tintentropfen" };
                player(*who, verb, &[what])
            }
            Event::Returns(who, what, whose) => {
                let what = object(what);
                let to = format!("zurück auf {}", self.zone(*whose, Zone::Hand, Case::Accusative));
                player(*who, words::TAKE, &[&what, &to])
            }
            Event::PutsIntoInkwell(who, whose) => {
                let into = format!("in {}", self.zone(*whose, Zone::Inkwell, Case::Accusative));
                player(*who, words::PUT, &["eine Karte", &into])
            }
            _ => return None,
        })
    }

    /// What cards do: quest, challenge, sing, move.
    fn in_challenge(&self, event: &Event) -> Option<String> {
        let card = |who: &Target, verb: Verb, parts: &[&str]| {
            let subject = self.subject(who);
            self.clause_of(subject, verb, parts, "")
        };
        let passive = |who: &Target, parts: &[&str], participle: &str| {
            let subject = self.subject(who);
            self.clause_of(subject, words::BECOME, parts, participle)
        };
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match event {
            Event::Quests(who) => card(who, words::QUEST, &[]),
            Event::Challenges(who, None) => card(who, words::CHALLENGE, &[]),
            Event::Challenges(who, Some(whom)) => {
                let subject = self.subject(who);
                let whom = object(whom);
                self.last.set(subject.agreement);
                self.clause_of(subject, words::CHALLENGE, &[&whom], "")
            }
            Event::ChallengesAndIsBanished(who) => {
                let challenges = card(who, words::CHALLENGE, &[]);
                format!("{challenges} und dabei verbannt wird")
            }
            Event::IsChallengedAndBanished(who) => {
                let challenged = passive(who, &[], &words::CHALLENGE.participle());
                let challenged = challenged.strip_suffix(" wird").unwrap_or(&challenged).to_owned();
                format!("{challenged} und verbannt wird")
            }
            Event::BanishesInChallenge(who, whom) => {
                let subject = self.subject(who);
                let whom = object(whom);
                self.clause_of(subject, words::BANISH, &[BY_CHALLENGE, &whom], "")
            }
            Event::IsChallenged(who) => passive(who, &[], &words::CHALLENGE.participle()),
            Event::IsBanished(who) => passive(who, &[], &words::BANISH.participle()),
            Event::IsBanishedInChallenge(who) => passive(who, &[BY_CHALLENGE], &words::BANISH.participle()),
            Event::Sings(who) => card(who, words::SING, &["ein Lied"]),
            Event::SingsThe(who, song) => {
                let subject = self.subject(who);
                let song = object(song);
                self.last.set(subject.agreement);
                self.clause_of(subject, words::SING, &[&song], "")
            }
            Event::SomeSing(noun) => {
                let some = self.bare(noun, crate::Number::Many, Case::Genitive);
                let subject = Subject::third(format!("einer oder mehrere {}", some.text), some.agreement);
                self.clause_of(subject, words::SING, &["ein Lied"], "")
            }
            Event::MovesTo(who, place) => {
                let subject = self.subject(who);
                let place = format!("zu {}", self.target(place, Case::Dative).text);
                self.clause_of(subject, words::BECOME, &[&place], &words::MOVE.participle())
            }
            Event::MovesHere(who) => passive(who, &["an diesen Ort"], &words::MOVE.participle()),
            Event::DealsDamageInChallenge(who, whom) => {
                let subject = self.subject(who);
                let whom = self.target(whom, Case::Dative).text;
                self.clause_of(subject, words::DEAL, &[BY_CHALLENGE, &whom, "Schaden"], "")
            }
            Event::DealsDamage(who, whom) => {
                let subject = self.subject(who);
                let whom = self.target(whom, Case::Dative).text;
                self.clause_of(subject, words::DEAL, &[&whom, "Schaden"], "")
            }
            Event::ChallengeOver(_) => "die Herausforderung beendet ist".to_owned(),
            _ => return None,
        })
    }

    /// What happens to cards.
    fn of_card(&self, event: &Event) -> Option<String> {
        let card = |who: &Target, verb: Verb, parts: &[&str]| {
            let subject = self.subject(who);
            self.clause_of(subject, verb, parts, "")
        };
        let passive = |who: &Target, parts: &[&str], participle: &str| {
            let subject = self.subject(who);
            self.clause_of(subject, words::BECOME, parts, participle)
        };
        Some(match event {
            Event::LeavesPlay(who) => card(who, words::LEAVE, &["das Spiel"]),
            Event::EntersPlay(who) => card(who, words::COME, &["ins Spiel"]),
            Event::EntersPlayExerted(who) => card(who, words::COME, &["erschöpft ins Spiel"]),
            Event::TakesDamage(who) | Event::IsDealtDamage(who) => card(who, words::GET, &["Schaden"]),
            Event::IsDamaged(who) => passive(who, &[], "beschädigt"),
            Event::IsExerted(who) | Event::BecomesExerted(who) | Event::Exerts(who) => {
                passive(who, &[], &words::EXERT.participle())
            }
            Event::IsPut(what, place) => {
                let place = self.destination(place);
                passive(what, &[&place], &words::PUT.participle())
            }
            Event::ChosenForSupport(who) => {
                passive(who, &["für Unterstützen"], &words::CHOOSE_OUT.participle())
            }
            Event::IsPlayed(who) => passive(who, &[], &words::PLAY.participle()),
            Event::IsReturned(who, whose) => {
                let to = format!("aus dem Spiel auf {}", self.zone(*whose, Zone::Hand, Case::Accusative));
                passive(who, &[&to], "zurückgeschickt")
            }
            Event::LeavesDiscard(who, whose) => {
                let from = self.zone(*whose, Zone::Discard, Case::Accusative);
                card(who, words::LEAVE, &[&from])
            }
            Event::ChosenForActionOrItem(who) => {
                let of = "für eine Aktion oder die Fähigkeit eines Gegenstands";
                passive(who, &[of], &words::CHOOSE_OUT.participle())
            }
            _ => return None,
        })
    }

    /// Turns, and events with a condition or several subjects.
    fn joined_events(&self, event: &Event) -> Option<String> {
        let player = |who: Who, verb: Verb, parts: &[&str]| self.clause_of(self.who(who), verb, parts, "");
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match event {
            Event::TurnStarts(whose) => format!("zu Beginn {}", turn(*whose)),
            Event::TurnEnds(whose) => format!("am Ende {}", turn(*whose)),
            Event::While { event, condition, .. } => {
                let event = self.event(event);
                format!("{event}, während {}{CLOSE}", self.condition(condition))
            }
            Event::During(event, window) => {
                self.window.set(Some(window_words(*window)));
                self.event(event)
            }
            Event::AnyOf(events) => {
                let events: Vec<String> = events.iter().map(|event| self.event(event)).collect();
                any_of(&events)
            }
            Event::Either(event, first) => match &**event {
                Event::Plays(who, other) => {
                    let both = format!("{} oder {}", object(first), object(other));
                    player(*who, words::PLAY, &[&both])
                }
                event => {
                    let first = self.subject(first).text;
                    format!("{first} oder {}", self.event(event))
                }
            },
            _ => return None,
        })
    }

    /// The event that a replacement effect replaces.
    pub(super) fn would(&self, would: &Would) -> String {
        let takes = |who: &Target| {
            let who = self.subject(who);
            let verb = words::BECOME.finite(who.person);
            let would = if verb == "wird" { "würde" } else { "würden" };
            format!("{} Schaden erhalten {would}", who.text)
        };
        match would {
            Would::BeDealtDamage(opener, who) | Would::TakeDamage(opener, who) => {
                let opening = match opener {
                    Opener::Whenever => "jedes Mal, wenn",
                    Opener::FirstTime => "das erste Mal, wenn",
                    Opener::NextTime => "das nächste Mal, wenn",
                    Opener::FirstEachTurn | Opener::WheneverFirst => "das erste Mal in jedem Zug, wenn",
                    Opener::When | Opener::At | Opener::Behind => "wenn",
                };
                format!("{opening} {}", takes(who))
            }
            Would::GetInkDrop(who) => {
                let who = self.who(*who);
                let would = match who.person {
                    words::Person::You => "würdest",
                    words::Person::One => "würde",
                    words::Person::Many => "würden",
                };
                format!("wenn {} einen Tintentropfen erhalten {would}", who.text)
            }
            Would::BeBanished(who) => format!("wenn {} verbannt werden würde", self.subject(who).text),
        }
    }
}

/// "dieser Charakter erkundet oder herausfordert": the words that all clauses begin with, up to a noun,
/// appear once.
fn any_of(clauses: &[String]) -> String {
    let Some((first, others)) = clauses.split_first() else { return String::new() };
    let same = |other: &String| {
        first.split(' ').zip(other.split(' ')).take_while(|(one, other)| one == other).count()
    };
    let common = others.iter().map(same).min().unwrap_or(0);
    let ends = |word: &str| word.starts_with(char::is_uppercase) || word.ends_with(CLOSE);
    let once = first
        .split(' ')
        .take(common)
        .enumerate()
        .filter(|(_, word)| ends(word))
        .last()
        .map_or(0, |(n, _)| n + 1);
    let mut said = vec![first.clone()];
    said.extend(others.iter().map(|other| other.split(' ').skip(once).collect::<Vec<_>>().join(" ")));
    // A passive verb also appears once, at the end.
    for passive in [" wird", " werden"] {
        if said.iter().all(|clause| clause.ends_with(passive)) {
            let bare: Vec<&str> = said.iter().filter_map(|clause| clause.strip_suffix(passive)).collect();
            return format!("{}{passive}", bare.join(" oder "));
        }
    }
    said.join(" oder ")
}

/// The event with an opponent as its player, if no player was named.
fn by_an_opponent(event: &Event) -> Option<Event> {
    match event {
        Event::Draws(Who::They) => Some(Event::Draws(Who::AnOpponent)),
        Event::While { event, condition, leads } => Some(Event::While {
            event: Box::new(by_an_opponent(event)?),
            condition: condition.clone(),
            leads: *leads,
        }),
        _ => None,
    }
}

/// Whether the time of a trigger goes inside its clause.
fn inside(triggers: &[Trigger]) -> bool {
    let own = |who: &Target| matches!(who, Target::Of(Det::This | Det::OneOf, _));
    triggers.iter().all(|Trigger { event, .. }| {
        if let Event::IsBanished(who) | Event::IsBanishedInChallenge(who) = event {
            return own(who);
        }
        !matches!(event, Event::IsPut(..))
    })
}

fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Your => "deines Zuges",
        Whose::Any => "des Zuges",
        Whose::Their => "ihres Zuges",
        Whose::AnOpponents | Whose::ChosenOpponents => "des Zuges einer gegnerischen Person",
        Whose::Opponents | Whose::EachOpponents | Whose::YourOpponents => {
            "des Zuges jeder gegnerischen Person"
        }
        Whose::EachPlayers => "des Zuges jeder Person",
        Whose::APlayers | Whose::ChosenPlayers => "des Zuges einer Person",
        Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => "des Zuges dieser Person",
    }
}
