//! Triggers.

use super::{condition, effect, noun, target, verb};
use crate::text::alternatives;
use crate::words::{HAPPENED, OPENERS, ORDINALS, WHOSE, WINDOWS, phrase};
use wording::{Condition, Drops, Event, Opener, Part, Target, Trigger, Who, Whose, Would};

/// "whenever this character quests".
pub(super) fn trigger(trigger: &Trigger) -> String {
    if let Event::While { event, condition, leads: true } = &trigger.event {
        let inner = Trigger { opener: trigger.opener, event: (**event).clone() };
        return format!("while {}, {}", condition::condition(condition), self::trigger(&inner));
    }
    let event = event(&trigger.event);
    match trigger.opener {
        Opener::At => event,
        Opener::Behind => format!("when {event}"),
        Opener::FirstEachTurn => format!("the first time {event} each turn"),
        Opener::WheneverFirst => format!("whenever {event} for the first time each turn"),
        opener => format!("{} {event}", phrase(OPENERS, &opener)),
    }
}

pub(super) fn event(event: &Event) -> String {
    match event {
        Event::Plays(who, what) => player(*who, "play", &target::object(what)),
        Event::Readies(who, what) => player(*who, "ready", &target::object(what)),
        Event::RemovesDamage(who, from) => {
            player(*who, "remove", &format!("damage from {}", target::object(from)))
        }
        Event::PutsUnder(who, what) => player(*who, "put", &format!("a card under {}", target::object(what))),
        Event::Draws(who) => player(*who, "draw", "a card"),
        Event::Discards(who) => player(*who, "discard", "a card"),
        Event::Inks(who) => player(*who, "ink", "a card"),
        Event::GainsLore(who) => player(*who, "gain", "lore"),
        Event::LosesLore(who) => player(*who, "lose", "lore"),
        Event::InkDrops(who, drops, some) => {
            let does = match drops {
                Drops::Get => "get",
                Drops::Remove => "remove",
            };
            player(*who, does, if *some { "1 or more ink drops" } else { "an ink drop" })
        }
        Event::Quests(who) => card(who, "quest", ""),
        Event::Challenges(who, None) => card(who, "challenge", ""),
        Event::Challenges(who, Some(whom)) => card(who, "challenge", &target::object(whom)),
        Event::ChallengesAndIsBanished(who) => card(who, "challenge", "and is banished"),
        Event::BanishesInChallenge(who, whom) => {
            card(who, "banish", &format!("{} in a challenge", target::object(whom)))
        }
        Event::ChallengeOver(who) => format!("the challenge of {} is over", target::object(who)),
        Event::DealsDamage(who, whom) => card(who, "deal", &format!("damage to {}", target::object(whom))),
        Event::Returns(who, what, whose) => {
            player(*who, "return", &format!("{} to {}", target::object(what), target::zone(*whose, "hand")))
        }
        Event::DiscardsSome(who) => player(*who, "discard", "1 or more cards"),
        Event::EntersPlay(who) => card(who, "enter", "play"),
        Event::LeavesPlay(who) => card(who, "leave", "play"),
        Event::Sings(who) => card(who, "sing", "a song"),
        Event::MovesTo(who, place) => card(who, "move", &format!("to {}", target::object(place))),
        Event::TakesDamage(who) => card(who, "take", "damage"),
        Event::IsChallenged(who) => passive(who, "challenged"),
        Event::IsChallengedAndBanished(who) => passive(who, "challenged and banished"),
        Event::IsBanished(who) => passive(who, "banished"),
        Event::IsBanishedInChallenge(who) => passive(who, "banished in a challenge"),
        Event::IsDamaged(who) => passive(who, "damaged"),
        Event::IsDealtDamage(who) => passive(who, "dealt damage"),
        Event::IsExerted(who) => passive(who, "exerted"),
        Event::IsPut(what, place) => passive(what, &format!("put {}", effect::destination(place, "into"))),
        Event::ChosenForSupport(who) => passive(who, "chosen for Support"),
        Event::TurnStarts(whose) => format!("at the start of {}", turn(*whose)),
        Event::TurnEnds(whose) => format!("at the end of {}", turn(*whose)),
        Event::While { condition: Condition::FirstTurn, .. } => "at the start of your first turn".to_owned(),
        Event::While { event, condition, .. } => {
            format!("{} while {}", self::event(event), condition::condition(condition))
        }
        Event::During(event, window) => format!("{} {}", self::event(event), phrase(WINDOWS, window)),
        Event::RemovesSomeDamage(who, from) => {
            player(*who, "remove", &format!("1 or more damage from {}", target::object(from)))
        }
        Event::Moves(who, what, from) => {
            let from = if *from { " from a location" } else { "" };
            player(*who, "move", &format!("{}{from}", target::object(what)))
        }
        Event::MovesHere(who) => card(who, "move", "here"),
        Event::BecomesExerted(who) => card(who, "become", "exerted"),
        Event::Exerts(who) => card(who, "exert", ""),
        Event::DealsDamageInChallenge(who, whom) => {
            card(who, "deal", &format!("damage to {} in a challenge", target::object(whom)))
        }
        Event::IsPlayed(who) => passive(who, "played"),
        Event::IsReturned(who, whose) => {
            passive(who, &format!("returned to {} from play", target::zone(*whose, "hand")))
        }
        Event::PutsIntoInkwell(who, whose) => {
            player(*who, "put", &format!("a card into {}", target::zone(*whose, "inkwell")))
        }
        Event::LeavesDiscard(who, whose) => card(who, "leave", &target::zone(*whose, "discard")),
        Event::PlaysNth(who, n, what, in_a_turn) => {
            let end = if *in_a_turn { " in a turn" } else { "" };
            let nth = super::with_article(&format!("{} {}", phrase(ORDINALS, n), noun::one(what)));
            player(*who, "play", &format!("{nth}{end}"))
        }
        Event::IsPutFrom(what, place, from) => passive(what, &put_from(place, from)),
        Event::PutsSomeFrom(who, place, from) => {
            let put = format!("1 or more cards {} {}", effect::destination(place, "into"), zone(from));
            player(*who, "put", &put)
        }
        Event::GetsReady(who) => card(who, "ready", ""),
        Event::PlaysOn(who, what, on) => {
            player(*who, "play", &format!("{} on {}", target::object(what), target::object(on)))
        }
        Event::PaysToPlay(who, ink, what) => {
            player(*who, "pay", &format!("{ink} ⬡ or less to play {}", target::object(what)))
        }
        Event::SomeSing(noun) => format!("one or more of {} sings a song", noun::many(noun)),
        Event::Chooses(who, what) => {
            player(*who, "choose", &format!("{} for an action or ability", target::object(what)))
        }
        Event::ChosenForActionOrItem(who) => passive(who, "chosen for an action or an item's ability"),
        Event::UsesBoost(who, what) => {
            player(*who, "use", &format!("the Boost ability of {}", target::object(what)))
        }
        Event::Shifts(who, what, on) => {
            let on = on.as_ref().map_or(String::new(), |on| format!(" on top of {}", target::object(on)));
            player(*who, "shift", &format!("{}{on}", target::object(what)))
        }
        Event::DiscardsThe(who, what) => player(*who, "discard", &target::object(what)),
        Event::EntersPlayExerted(who) => card(who, "enter", "play exerted"),
        Event::SingsThe(who, song) => card(who, "sing", &target::object(song)),
        Event::AnyOf(events) => {
            let events: Vec<String> = events.iter().map(self::event).collect();
            alternatives(&events, "or")
        }
        Event::Either(event, first) => match &**event {
            Event::Plays(who, other) => {
                player(*who, "play", &format!("{} or {}", target::object(first), target::object(other)))
            }
            event => format!("{} or {}", target::subject(first), self::event(event)),
        },
    }
}

fn zone(part: &Part) -> String {
    noun::part(part, super::Number::One, "or")
}

fn put_from(place: &wording::Destination, from: &Part) -> String {
    format!("put {} {}", effect::destination(place, "into"), zone(from))
}

/// The event's verb in the past tense, or with `perfect` the participle; `true` if it goes with "was".
pub(super) fn past(event: &Event, perfect: bool) -> (String, bool) {
    let did = |words: String| (words, false);
    let was = |words: String| (words, true);
    if let Some(Target::Of(det, noun)) = event.subject() {
        let of = |event: &fn(Target) -> Event| event(Target::Of(*det, noun.clone()));
        if let Some((words, (participle, _))) = HAPPENED.iter().find(|(_, (_, made))| of(made) == *event) {
            return did((if perfect { *participle } else { *words }).to_owned());
        }
    }
    match event {
        Event::Challenges(_, None) => did("challenged".to_owned()),
        Event::Challenges(_, Some(whom)) => did(format!("challenged {}", target::object(whom))),
        Event::MovesTo(_, place) => did(format!("moved to {}", target::object(place))),
        Event::LeavesDiscard(_, whose) => did(format!("left {}", target::zone(*whose, "discard"))),
        Event::IsChallenged(_) => was("challenged".to_owned()),
        Event::IsChallengedAndBanished(_) => was("challenged and banished".to_owned()),
        Event::IsBanished(_) => was("banished".to_owned()),
        Event::IsBanishedInChallenge(_) => was("banished in a challenge".to_owned()),
        Event::IsDamaged(_) => was("damaged".to_owned()),
        Event::IsDealtDamage(_) => was("dealt damage".to_owned()),
        Event::IsExerted(_) => was("exerted".to_owned()),
        Event::IsPlayed(_) => was("played".to_owned()),
        Event::ChosenForSupport(_) => was("chosen for Support".to_owned()),
        Event::ChosenForActionOrItem(_) => was("chosen for an action or an item's ability".to_owned()),
        Event::IsPut(_, place) => was(format!("put {}", effect::destination(place, "into"))),
        Event::IsPutFrom(_, place, from) => was(put_from(place, from)),
        Event::IsReturned(_, whose) => was(format!("returned to {} from play", target::zone(*whose, "hand"))),
        event => did(self::event(event)),
    }
}

fn turn(whose: Whose) -> String {
    match whose {
        Whose::Any => "the turn".to_owned(),
        whose => format!("{} turn", phrase(WHOSE, &whose)),
    }
}

fn player(who: Who, does: &str, what: &str) -> String {
    super::join([target::who(who), verb(target::number_of(who), does).as_str(), what])
}

fn card(who: &Target, does: &str, what: &str) -> String {
    let (subject, here) = target::subject_here(who);
    super::join([subject.as_str(), verb(target::number(who), does).as_str(), what, here.trim_start()])
}

fn passive(who: &Target, what: &str) -> String {
    match who {
        Target::Pronoun(_) => super::join([target::being(who).as_str(), what]),
        who => card(who, "are", what),
    }
}

/// "whenever this character would be dealt damage".
pub(super) fn would(would: &Would) -> String {
    match would {
        Would::BeDealtDamage(opener, who) => {
            format!("{} {} would be dealt damage", phrase(OPENERS, opener), target::subject(who))
        }
        Would::TakeDamage(opener, who) => {
            format!("{} {} would take damage", phrase(OPENERS, opener), target::subject(who))
        }
        Would::GetInkDrop(who) => format!("if {} would get an ink drop", target::who(*who)),
        Would::BeBanished(who) => format!("if {} would be banished", target::subject(who)),
    }
}
