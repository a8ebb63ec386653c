//! Events, where both languages build the sentence alike.

use super::{Prep, Romance, Verb};
use crate::pieces::shifted_on;
use crate::{Zone, alternatives, join, untranslated};
use wording::{Drops, Event, Node, Target, Who};

/// An event. The language's own way to say it comes first; what neither knows stays English.
pub(crate) fn event<R: Romance>(w: &R, event: &Event) -> String {
    w.own_event(event)
        .or_else(|| by_player(w, event))
        .or_else(|| of_card(w, event))
        .or_else(|| in_challenge(w, event))
        .or_else(|| joined(w, event))
        .unwrap_or_else(|| untranslated(Node::Event(event)))
}

/// What players do.
fn by_player<R: Romance>(w: &R, event: &Event) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    let object = |what: &Target| w.target(what, Prep::None).text;
    let does = |who: &Who, verb: &Verb, rest: &[&str]| w.clause(&w.someone(*who), verb, rest);
    Some(match event {
        Event::Plays(who, what) => {
            let what = object(what);
            does(who, &verbs.play, &[&what])
        }
        Event::Shifts(who, what, on) => {
            let what = w.shift(what, shifted_on(on.as_ref()).as_ref());
            does(who, &verbs.play, &[&what])
        }
        Event::PaysToPlay(who, ink, what) => {
            let pay = format!("{ink} ⬡ {} {}", say.or_less_to_play, object(what));
            does(who, &verbs.pay, &[&pay])
        }
        Event::UsesBoost(who, what) => {
            let of = w.target(what, Prep::Of).text;
            does(who, &verbs.use_, &[say.boost_ability, &of])
        }
        Event::Readies(who, what) => {
            let what = object(what);
            does(who, &verbs.ready, &[&what])
        }
        Event::Moves(who, what, from) => {
            let what = object(what);
            does(who, &verbs.move_, &[&what, if *from { say.from_another_location } else { "" }])
        }
        Event::Chooses(who, what) => {
            let what = object(what);
            does(who, &verbs.choose, &[&what, say.for_action_or_ability])
        }
        Event::Draws(who) => does(who, &verbs.draw, &[say.a_card]),
        Event::Discards(who) => does(who, &verbs.discard, &[say.a_card]),
        Event::DiscardsSome(who) => does(who, &verbs.discard, &[say.one_or_more_cards]),
        Event::DiscardsThe(who, what) => {
            let what = object(what);
            does(who, &verbs.discard, &[&what])
        }
        Event::GainsLore(who) => does(who, &verbs.gain, &[say.some_lore]),
        Event::LosesLore(who) => does(who, &verbs.lose, &[say.some_lore]),
        Event::InkDrops(who, drops, some) => {
            let verb = match drops {
                Drops::Get => &verbs.gain,
                Drops::Remove => &verbs.remove,
            };
            does(who, verb, &[if *some { say.one_or_more_drops } else { say.a_drop }])
        }
        _ => return None,
    })
}

/// What happens to cards, and what they do outside of challenges.
fn of_card<R: Romance>(w: &R, event: &Event) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match event {
        Event::LeavesPlay(who) => w.card_does(who, &verbs.leave, &[say.the_play_zone]),
        Event::EntersPlay(who) => w.card_does(who, &verbs.enter, &[say.in_play]),
        Event::EntersPlayExerted(who) => {
            let (subject, here) = w.subject_here(who);
            let exerted = w.agree(say.exerted, subject.agreement);
            join([w.clause(&subject, &verbs.enter, &[say.in_play, &exerted]).as_str(), here])
        }
        Event::LeavesDiscard(who, whose) => {
            w.card_does(who, &verbs.leave, &[&w.zone(*whose, Zone::Discard, Prep::None)])
        }
        Event::TakesDamage(who) | Event::IsDealtDamage(who) => {
            w.card_does(who, &verbs.take, &[say.damage_taken])
        }
        Event::IsExerted(who) | Event::BecomesExerted(who) | Event::Exerts(who) => {
            w.passive(who, say.exerted, &[])
        }
        Event::IsPlayed(who) => w.passive(who, say.played, &[]),
        Event::ChosenForSupport(who) => w.passive(who, say.chosen, &[say.for_support]),
        Event::ChosenForActionOrItem(who) => w.passive(who, say.chosen, &[say.for_action_or_item]),
        Event::Sings(who) => w.card_does(who, &verbs.sing, &[say.a_song]),
        Event::SingsThe(who, song) => with_object(w, who, &verbs.sing, song),
        Event::MovesTo(who, place) => {
            let (subject, here) = w.subject_here(who);
            let place = w.onto(place);
            let moved = w.agree(say.moved, subject.agreement);
            join([w.clause(&subject, &verbs.become_, &[&moved, &place]).as_str(), here])
        }
        Event::MovesHere(who) => w.passive(who, say.moved, &[say.here]),
        _ => return None,
    })
}

/// Challenges and damage.
fn in_challenge<R: Romance>(w: &R, event: &Event) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    let deals = |who: &Target, whom: &Target, how: &str| {
        let (subject, _) = w.subject_here(who);
        let whom = w.target(whom, Prep::To).text;
        w.clause(&subject, &verbs.deal, &[say.damage_dealt, &whom, how])
    };
    Some(match event {
        Event::Challenges(who, None) => w.card_does(who, &verbs.challenge, &[]),
        Event::Challenges(who, Some(whom)) => with_object(w, who, &verbs.challenge, whom),
        Event::IsChallenged(who) => w.passive(who, say.challenged, &[]),
        Event::IsChallengedAndBanished(who) => w.passive(who, say.challenged, &[say.and_banished]),
        Event::IsBanished(who) => w.passive(who, say.banished, &[]),
        Event::IsBanishedInChallenge(who) => w.passive(who, say.banished, &[say.in_a_challenge]),
        Event::BanishesInChallenge(who, whom) => {
            let (subject, here) = w.subject_here(who);
            let whom = w.target(whom, Prep::None).text;
            join([w.clause(&subject, &verbs.banish, &[&whom, say.in_a_challenge]).as_str(), here])
        }
        Event::DealsDamageInChallenge(who, whom) => deals(who, whom, say.during_a_challenge),
        Event::DealsDamage(who, whom) => deals(who, whom, ""),
        Event::ChallengeOver(_) => say.challenge_is_over.to_owned(),
        _ => return None,
    })
}

/// Turns, and events with a condition or several subjects.
fn joined<R: Romance>(w: &R, event: &Event) -> Option<String> {
    let say = w.phrases();
    Some(match event {
        Event::TurnStarts(whose) => format!("{} {}", say.turn_starts, w.turn(*whose)),
        Event::TurnEnds(whose) => format!("{} {}", say.turn_ends, w.turn(*whose)),
        Event::While { event, condition, .. } => {
            format!("{} {} {}", w.event(event), say.while_, w.condition(condition))
        }
        Event::During(event, window) => format!("{} {}", w.event(event), w.window(*window)),
        Event::Either(event, first) => match &**event {
            Event::Plays(who, other) => {
                let first = w.target(first, Prep::None).text;
                let both = format!("{first} {} {}", say.or, w.target(other, Prep::None).text);
                w.clause(&w.someone(*who), &w.verbs().play, &[&both])
            }
            event => {
                let first = w.subject(first).text;
                format!("{first} {} {}", say.or, w.event(event))
            }
        },
        Event::AnyOf(events) => {
            let events: Vec<String> = events.iter().map(|event| w.event(event)).collect();
            alternatives(&events, say.or)
        }
        _ => return None,
    })
}

/// A card that does something to another one. Pronouns still refer to the first card.
fn with_object<R: Romance>(w: &R, who: &Target, verb: &Verb, whom: &Target) -> String {
    let (subject, here) = w.subject_here(who);
    let whom = w.target(whom, Prep::None).text;
    w.last().set(subject.agreement);
    join([w.clause(&subject, verb, &[&whom]).as_str(), here])
}
