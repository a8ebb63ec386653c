//! Triggers: an opener and an event.

use super::{
    FAIL, Input, Parsed, accept, ahead, attempt, condition, effect, labelled, noun, one_of, rule, target,
    verb,
};
use crate::diagnostic::Expected;
use crate::words::{OPENERS, ORDINALS};
use winnow::Parser;
use wording::{
    Condition, Det, Drops, Event, Kind, Noun, Opener, Part, Target, Trigger, Who, Whose, Window, Would,
};

/// "when you play this character", "whenever he quests", "at the start of your turn".
pub(super) fn trigger(i: &mut Input<'_>) -> Parsed<Trigger> {
    if let Some(event) = attempt(i, turn_event) {
        return Ok(Trigger { opener: Opener::At, event });
    }
    let opener = one_of(OPENERS, Expected::Event).parse_next(i)?;
    let event = labelled(Expected::Event, event).parse_next(i)?;
    if opener == Opener::FirstTime && accept(i, "each turn") {
        return Ok(Trigger { opener: Opener::FirstEachTurn, event });
    }
    if opener == Opener::Whenever && accept(i, "for the first time each turn") {
        return Ok(Trigger { opener: Opener::WheneverFirst, event });
    }
    Ok(Trigger { opener, event: qualified(i, event) })
}

/// "when he enters play" after an effect.
pub(super) fn behind(i: &mut Input<'_>) -> Parsed<Trigger> {
    if !accept(i, "when") {
        return Err(FAIL);
    }
    let event = labelled(Expected::Event, event).parse_next(i)?;
    Ok(Trigger { opener: Opener::Behind, event })
}

/// "EVENT while C", "EVENT during your turn".
fn qualified(i: &mut Input<'_>, event: Event) -> Event {
    if let Some(condition) =
        attempt(i, |i| if accept(i, "while") { condition::condition(i) } else { Err(FAIL) })
    {
        return Event::While { event: Box::new(event), condition, leads: false };
    }
    match attempt(i, rule::window) {
        Some(window @ (Window::YourTurn | Window::TheirTurn)) => Event::During(Box::new(event), window),
        _ => event,
    }
}

/// "at the start of your turn", "at the end of the turn".
fn turn_event(i: &mut Input<'_>) -> Parsed<Event> {
    let start = accept(i, "at the start of");
    if !start && !accept(i, "at the end of") {
        return Err(FAIL);
    }
    if start && accept(i, "your first turn") {
        let event = Box::new(Event::TurnStarts(Whose::Your));
        return Ok(Event::While { event, condition: Condition::FirstTurn, leads: false });
    }
    let whose = if accept(i, "the turn") {
        Whose::Any
    } else {
        let whose = target::whose(i)?;
        if whose == Whose::Any || !accept(i, "turn") {
            return Err(FAIL);
        }
        whose
    };
    Ok(if start { Event::TurnStarts(whose) } else { Event::TurnEnds(whose) })
}

fn event(i: &mut Input<'_>) -> Parsed<Event> {
    match attempt(i, player_event) {
        Some(event) => Ok(event),
        None => card_event(i),
    }
}

/// Events of players: "you play a song", "an opponent draws a card", "you ready this character".
fn player_event(i: &mut Input<'_>) -> Parsed<Event> {
    let who = target::who(i)?;
    if verb(i, "play") {
        if let Some(n) = attempt(i, |i| {
            if accept(i, "a") || accept(i, "an") {
                one_of(ORDINALS, Expected::Event).parse_next(i)
            } else {
                Err(FAIL)
            }
        }) {
            let noun = noun::noun(i)?;
            return Ok(Event::PlaysNth(who, n, noun, accept(i, "in a turn")));
        }
        if let Some(other) = attempt(i, this_or_another) {
            return Ok(Event::Either(Box::new(Event::Plays(who, other)), this()));
        }
        let what = target::object(i)?;
        if accept(i, "on") {
            return Ok(Event::PlaysOn(who, what, target::object(i)?));
        }
        return either(i, Event::Plays(who, what));
    }
    if verb(i, "shift") {
        let what = target::object(i)?;
        let on = if accept(i, "on top of") { Some(target::object(i)?) } else { None };
        return Ok(Event::Shifts(who, what, on));
    }
    if verb(i, "move") {
        let what = target::object(i)?;
        return if is_here(&what) {
            Ok(Event::Moves(who, what, accept(i, "from a location")))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "pay") {
        let ink = super::number(i)?;
        return if accept(i, "⬡ or less to play") {
            Ok(Event::PaysToPlay(who, ink, target::object(i)?))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "return") {
        let what = target::object(i)?;
        if !accept(i, "to") {
            return Err(FAIL);
        }
        let whose = target::whose(i)?;
        return if accept(i, "hand") { Ok(Event::Returns(who, what, whose)) } else { Err(FAIL) };
    }
    if let Some(event) = attempt(i, |i| {
        let some = verb(i, "discard") && accept(i, "1 or more cards");
        if some { Ok(Event::DiscardsSome(who)) } else { Err(FAIL) }
    }) {
        return Ok(event);
    }
    if let Some(event) = attempt(i, |i| {
        let what = if verb(i, "discard") { target::object(i)? } else { return Err(FAIL) };
        if is_single(&what) && !is_any_card(&what) { Ok(Event::DiscardsThe(who, what)) } else { Err(FAIL) }
    }) {
        return Ok(event);
    }
    if verb(i, "choose") {
        let target = target::object(i)?;
        return if accept(i, "for an action or ability") {
            Ok(Event::Chooses(who, target))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "use") {
        return if accept(i, "the Boost ability of") {
            Ok(Event::UsesBoost(who, target::object(i)?))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "ready") {
        return Ok(Event::Readies(who, target::object(i)?));
    }
    if let Some(event) = attempt(i, |i| ink_drops(i, who)) {
        return Ok(event);
    }
    if verb(i, "remove") {
        if accept(i, "1 or more damage from") {
            return Ok(Event::RemovesSomeDamage(who, target::object(i)?));
        }
        return if accept(i, "damage from") {
            Ok(Event::RemovesDamage(who, target::object(i)?))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "put") {
        if accept(i, "1 or more cards") {
            let place = effect::destination(i, "into")?;
            return Ok(Event::PutsSomeFrom(who, place, noun::zone(i)?));
        }
        if accept(i, "a card into") {
            let whose = target::whose(i)?;
            return if accept(i, "inkwell") { Ok(Event::PutsIntoInkwell(who, whose)) } else { Err(FAIL) };
        }
        return if accept(i, "a card under") {
            Ok(Event::PutsUnder(who, target::object(i)?))
        } else {
            Err(FAIL)
        };
    }
    for (word, object, event) in [
        ("draw", "a card", Event::Draws(who)),
        ("discard", "a card", Event::Discards(who)),
        ("ink", "a card", Event::Inks(who)),
        ("gain", "lore", Event::GainsLore(who)),
        ("lose", "lore", Event::LosesLore(who)),
    ] {
        if verb(i, word) {
            return if accept(i, object) { Ok(event) } else { Err(FAIL) };
        }
    }
    Err(FAIL)
}

/// "you get an ink drop", "an opponent removes 1 or more ink drops".
fn ink_drops(i: &mut Input<'_>, who: Who) -> Parsed<Event> {
    let drops = if verb(i, "get") {
        Drops::Get
    } else if verb(i, "remove") {
        Drops::Remove
    } else {
        return Err(FAIL);
    };
    if accept(i, "an ink drop") {
        Ok(Event::InkDrops(who, drops, false))
    } else if accept(i, "1 or more ink drops") {
        Ok(Event::InkDrops(who, drops, true))
    } else {
        Err(FAIL)
    }
}

/// Events of cards, active and passive: "this character quests", "one of your characters is banished". With
/// "while here", the card is at this location.
fn card_event(i: &mut Input<'_>) -> Parsed<Event> {
    if accept(i, "one or more of") {
        let noun = noun::noun(i)?;
        return if accept(i, "sings a song") { Ok(Event::SomeSing(noun)) } else { Err(FAIL) };
    }
    let other = attempt(i, |i| {
        if ahead(i, "this or another") {
            super::advance(i, 2);
            return Ok(this());
        }
        let target = target::subject(i)?;
        if accept(i, "or") && (ahead(i, "another") || ahead(i, "one of")) { Ok(target) } else { Err(FAIL) }
    });
    if let Some(first) = other {
        let event = simple_card_event(i)?;
        return Ok(Event::Either(Box::new(event), first));
    }
    simple_card_event(i)
}

/// "you play this character or another …", after its first half.
fn either(i: &mut Input<'_>, event: Event) -> Parsed<Event> {
    let other =
        attempt(i, |i| if accept(i, "or") && ahead(i, "another") { target::object(i) } else { Err(FAIL) });
    Ok(match (other, event) {
        (Some(other), Event::Plays(who, first)) => Event::Either(Box::new(Event::Plays(who, other)), first),
        (_, event) => event,
    })
}

/// "this or another …": the other one; the kind is written once.
fn this_or_another(i: &mut Input<'_>) -> Parsed<Target> {
    if ahead(i, "this or another") {
        super::advance(i, 2);
        return target::object(i);
    }
    Err(FAIL)
}

/// "this", without a kind.
fn this() -> Target {
    Target::Of(Det::This, Noun(vec![]))
}

fn is_single(target: &Target) -> bool {
    matches!(target, Target::Of(Det::This | Det::A | Det::Another, _))
}

/// "a card", and nothing else.
fn is_any_card(target: &Target) -> bool {
    matches!(target, Target::Of(Det::A, noun) if noun.0 == [Part::CardOf(vec![])])
}

fn is_here(target: &Target) -> bool {
    matches!(target, Target::Of(_, noun) if noun.0.contains(&Part::Here))
}

fn simple_card_event(i: &mut Input<'_>) -> Parsed<Event> {
    let (target, does): (_, fn(&mut Input<'_>, Target) -> Parsed<Event>) = match attempt(i, target::being) {
        Some(target) => (right_here(target), passive),
        None => (right_here(target::subject(i)?), active),
    };
    let mut events = vec![does(i, target.clone())?];
    // "quests or challenges": the subject is written once.
    while let Some(other) = attempt(i, |i| if accept(i, "or") { does(i, target.clone()) } else { Err(FAIL) })
    {
        events.push(other);
    }
    if events.len() > 1 {
        return Ok(Event::AnyOf(events));
    }
    let mut event = events.remove(0);
    if let Some(subject) = event.subject_mut() {
        target::while_here(i, subject);
    }
    Ok(event)
}

/// Marks "here" as written directly after the subject, not at the end of the sentence.
fn right_here(target: Target) -> Target {
    match target {
        Target::Of(det @ (Det::A | Det::Another | Det::Bare | Det::OneOf | Det::This), noun) => {
            let right = |part| if part == Part::Here { Part::RightHere } else { part };
            Target::Of(det, Noun(noun.0.into_iter().map(right).collect()))
        }
        other => other,
    }
}

fn active(i: &mut Input<'_>, target: Target) -> Parsed<Event> {
    if verb(i, "quest") {
        return Ok(Event::Quests(target));
    }
    if verb(i, "challenge") {
        if accept(i, "and is banished") {
            return Ok(Event::ChallengesAndIsBanished(target));
        }
        return Ok(Event::Challenges(target, attempt(i, target::object)));
    }
    if verb(i, "banish") {
        let other = target::object(i)?;
        return if accept(i, "in a challenge") {
            Ok(Event::BanishesInChallenge(target, other))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "deal") {
        if !accept(i, "damage to") {
            return Err(FAIL);
        }
        let other = target::object(i)?;
        return Ok(if accept(i, "in a challenge") {
            Event::DealsDamageInChallenge(target, other)
        } else {
            Event::DealsDamage(target, other)
        });
    }
    if verb(i, "enter") {
        return match () {
            () if accept(i, "play exerted") => Ok(Event::EntersPlayExerted(target)),
            () if accept(i, "play") => Ok(Event::EntersPlay(target)),
            () => Err(FAIL),
        };
    }
    if verb(i, "sing") {
        return match target::object(i)? {
            Target::Of(Det::A, noun) if noun.0 == [Part::Is(vec![Kind::Song])] => Ok(Event::Sings(target)),
            song @ Target::Of(Det::A, _) => Ok(Event::SingsThe(target, song)),
            _ => Err(FAIL),
        };
    }
    if verb(i, "leave") {
        if accept(i, "play") {
            return Ok(Event::LeavesPlay(target));
        }
        let whose = target::whose(i)?;
        return if accept(i, "discard") { Ok(Event::LeavesDiscard(target, whose)) } else { Err(FAIL) };
    }
    if verb(i, "exert") {
        return Ok(Event::Exerts(target));
    }
    if verb(i, "ready") {
        return Ok(Event::GetsReady(target));
    }
    if verb(i, "become") {
        return if accept(i, "exerted") { Ok(Event::BecomesExerted(target)) } else { Err(FAIL) };
    }
    if verb(i, "move") {
        if accept(i, "here") {
            return Ok(Event::MovesHere(target));
        }
        return if accept(i, "to") { Ok(Event::MovesTo(target, target::object(i)?)) } else { Err(FAIL) };
    }
    if verb(i, "take") && accept(i, "damage") {
        return Ok(Event::TakesDamage(target));
    }
    Err(FAIL)
}

/// The rest of an event after "is": "challenged", "banished in a challenge", "dealt
/// damage", "put into your inkwell".
pub(super) fn passive(i: &mut Input<'_>, target: Target) -> Parsed<Event> {
    if accept(i, "returned to") {
        let whose = target::whose(i)?;
        return if accept(i, "hand from play") { Ok(Event::IsReturned(target, whose)) } else { Err(FAIL) };
    }
    if accept(i, "put") {
        let place = effect::destination(i, "into")?;
        return Ok(match attempt(i, noun::zone) {
            Some(from) => Event::IsPutFrom(target, place, from),
            None => Event::IsPut(target, place),
        });
    }
    for (words, event) in [
        ("challenged and banished", Event::IsChallengedAndBanished as fn(Target) -> Event),
        ("challenged", Event::IsChallenged),
        ("banished in a challenge", Event::IsBanishedInChallenge),
        ("banished", Event::IsBanished),
        ("damaged", Event::IsDamaged),
        ("dealt damage", Event::IsDealtDamage),
        ("exerted", Event::IsExerted),
        ("played", Event::IsPlayed),
        ("chosen for Support", Event::ChosenForSupport),
        ("chosen for an action or an item's ability", Event::ChosenForActionOrItem),
    ] {
        if accept(i, words) {
            return Ok(event(target));
        }
    }
    Err(FAIL)
}

/// The event of a replacement effect: "whenever this character would be dealt damage",
/// "if it would be banished".
pub(super) fn would(i: &mut Input<'_>) -> Parsed<Would> {
    if accept(i, "if") {
        if let Some(who) = attempt(i, |i| {
            let who = target::who(i)?;
            if accept(i, "would get an ink drop") { Ok(who) } else { Err(FAIL) }
        }) {
            return Ok(Would::GetInkDrop(who));
        }
        let target = target::subject(i)?;
        return if accept(i, "would be banished") { Ok(Would::BeBanished(target)) } else { Err(FAIL) };
    }
    let opener = one_of(OPENERS, Expected::Event).parse_next(i)?;
    let target = target::subject(i)?;
    if accept(i, "would be dealt damage") {
        Ok(Would::BeDealtDamage(opener, target))
    } else if accept(i, "would take damage") {
        Ok(Would::TakeDamage(opener, target))
    } else {
        Err(FAIL)
    }
}
