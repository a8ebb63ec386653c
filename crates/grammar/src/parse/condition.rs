//! Conditions, after "if" and "while".

use super::noun::{
    bounded, card_under, lore_bound, names, noun, number_ahead, stat_is, with_alternatives, zone,
};
use super::{FAIL, Input, Parsed, accept, ahead, attempt, labelled, nested, one_of, target, trigger, verb};
use crate::diagnostic::Expected;
use crate::words::{HAPPENED, KEYWORDS, ORDINALS, PASTS, PASTS_DONE, POST_MODIFIERS, SECONDS};
use winnow::Parser;
use winnow::combinator::alt;
use wording::{Bound, Condition, Det, Event, HistoryEvent, Joint, Nth, Part, Target, Who, Whose};

/// One condition, or several joined by "and" or by "or".
pub(super) fn condition(i: &mut Input<'_>) -> Parsed<Condition> {
    let first = single(i)?;
    for (joint, join) in [("and", Condition::And as fn(_) -> _), ("or", Condition::Or as fn(_) -> _)] {
        let mut all = Vec::new();
        while let Some(next) = attempt(i, |i| if accept(i, joint) { single(i) } else { Err(FAIL) }) {
            all.push(next);
        }
        if !all.is_empty() {
            all.insert(0, first);
            return Ok(join(all));
        }
    }
    Ok(first)
}

fn single(i: &mut Input<'_>) -> Parsed<Condition> {
    let kinds = |i: &mut Input<'_>| {
        alt((set_phrase, history, |i: &mut Input<'_>| nested(i, has), it_is, there, somewhere, quality, bare))
            .parse_next(i)
    };
    labelled(Expected::Condition, kinds).parse_next(i)
}

/// Conditions with few variants: "you used Shift to play her", "there's a card under this character".
fn set_phrase(i: &mut Input<'_>) -> Parsed<Condition> {
    if accept(i, "this is your first turn and you're not the first player") {
        Ok(Condition::FirstTurnGoingSecond)
    } else if accept(i, "it's your first turn") {
        Ok(Condition::FirstTurn)
    } else if accept(i, "you used Shift to play") {
        target::object(i).map(Condition::Shifted)
    } else if let Some(condition) = attempt(i, removed_to_play) {
        Ok(condition)
    } else if ahead(i, "there's a card under") && accept(i, "there's a card under") {
        target::object(i).map(Condition::CardUnder)
    } else if accept(i, "it's your turn") {
        Ok(Condition::Turn(Whose::Your))
    } else {
        this_way(i)
    }
}

/// "you removed an ink drop to play this character".
fn removed_to_play(i: &mut Input<'_>) -> Parsed<Condition> {
    let who = target::who(i)?;
    if !accept(i, "removed") {
        return Err(FAIL);
    }
    let (bound, noun) = bounded(i)?;
    if accept(i, "to play") {
        Ok(Condition::RemovedToPlay(who, bound, noun, target::object(i)?))
    } else {
        Err(FAIL)
    }
}

/// Results of the previous effect: "you removed damage this way", "you discarded a Pirate character
/// card", "that character had a card under them", "it has the same name as the chosen card", "a
/// character sang this song".
fn this_way(i: &mut Input<'_>) -> Parsed<Condition> {
    if accept(i, "you removed damage this way") {
        return Ok(Condition::RemovedThisWay);
    }
    if accept(i, "you do and") {
        return nested(i, condition).map(|test| Condition::YouDoAnd(Box::new(test)));
    }
    for (start, must, made) in [
        ("you discarded", false, Condition::YouDiscarded as fn(wording::Noun, bool) -> Condition),
        ("you returned", true, |noun, _| Condition::YouReturned(noun)),
    ] {
        if accept(i, start) && (accept(i, "a") || accept(i, "an")) {
            let noun = noun(i)?;
            let this_way = accept(i, "this way");
            // An event of this turn need not be a result of the previous effect.
            let ends = !ahead(i, "this turn") && (this_way || !must);
            return if ends { Ok(made(noun, this_way)) } else { Err(FAIL) };
        }
    }
    if accept(i, "one of them is") {
        return if ahead(i, "cost") { stat_is(i) } else { state(i) }.map(Condition::OneOfThemIs);
    }
    if accept(i, "any of the") {
        let which = noun(i)?;
        return if accept(i, "are") { Ok(Condition::AnyOfThem(which, noun(i)?)) } else { Err(FAIL) };
    }
    if accept(i, "any") {
        let noun = noun(i)?;
        return if accept(i, "were moved this way") { Ok(Condition::AnyMoved(noun)) } else { Err(FAIL) };
    }
    if let Some(test) = attempt(i, |i| {
        let (bound, noun) = bounded(i)?;
        if accept(i, "sang this song") && noun.0 == [Part::Is(vec![wording::Kind::Character])] {
            Ok(Condition::Sang(bound))
        } else if bound == Bound::Some && accept(i, "is discarded this way") {
            Ok(Condition::IsDiscardedThisWay(noun))
        } else {
            Err(FAIL)
        }
    }) {
        return Ok(test);
    }
    if let Some(test) = attempt(i, |i| {
        let target = target::being(i)?;
        if accept(i, "a") || accept(i, "an") { Ok(Condition::ThatIs(target, noun(i)?)) } else { Err(FAIL) }
    }) && !matches!(test, Condition::ThatIs(Target::Pronoun(wording::Pronoun::It), _))
    {
        return Ok(test);
    }
    of_card(i)
}

/// "that item costs 3 or less", "it has the same name as the chosen card", "that character had a card under
/// them".
fn of_card(i: &mut Input<'_>) -> Parsed<Condition> {
    let target = target::subject(i)?;
    if accept(i, "costs") {
        return lore_bound(i).map(|bound| Condition::Costs(target, bound));
    }
    if accept(i, "has the same name as") {
        return target::object(i).map(|other| Condition::SameName(target, other));
    }
    if accept(i, "has a different name than each") {
        return noun(i).map(|each| Condition::DifferentName(target, each));
    }
    if let Target::Pronoun(pronoun) = target
        && verb(i, "have")
        && accept(i, "the same name")
    {
        return Ok(Condition::SameNames(pronoun));
    }
    if accept(i, "had a card under") {
        let pronoun = one_of(crate::words::OBJECTS, Expected::Target).parse_next(i)?;
        return Ok(Condition::HadCardUnder(target, pronoun));
    }
    Err(FAIL)
}

/// "you have a Villain character in play", "an opponent has more lore than you", "you have 5 or more lore",
/// and the negations with "don't have".
fn has(i: &mut Input<'_>) -> Parsed<Condition> {
    let who = target::who(i)?;
    if accept(i, "don't have") || accept(i, "doesn't have") {
        let (bound, noun) = bounded(i)?;
        return Ok(Condition::Not(Box::new(Condition::Has(who, bound, noun))));
    }
    if !verb(i, "have") {
        return Err(FAIL);
    }
    if accept(i, "more lore than") {
        return Ok(Condition::MoreLore(who, target::who(i)?));
    }
    if let Some(test) = attempt(i, |i| {
        let fewer = accept(i, "fewer than");
        if !fewer && !accept(i, "more than") {
            return Err(FAIL);
        }
        let n = super::number(i)?;
        Ok(Condition::HasThan(who, fewer, n, noun(i)?))
    }) {
        return Ok(test);
    }
    if accept(i, "more") {
        let noun = noun(i)?;
        return if accept(i, "than") {
            Ok(Condition::HasMore(who, noun, target::who(i)?))
        } else {
            Err(FAIL)
        };
    }
    let lore = attempt(i, |i| {
        let bound = lore_bound(i)?;
        if accept(i, "lore") { Ok(bound) } else { Err(FAIL) }
    });
    if let Some(bound) = lore {
        return Ok(Condition::LoreIs(who, bound));
    }
    if accept(i, "characters named") {
        let names = super::list(i, &["and"], super::noun::name)?;
        return if accept(i, "in play") { Ok(Condition::HasEachNamed(who, names)) } else { Err(FAIL) };
    }
    if who == Who::You
        && let Some(condition) = attempt(i, among)
    {
        return Ok(condition);
    }
    if who == Who::You
        && let Some(bound) = attempt(i, |i| {
            let bound = lore_bound(i)?;
            if accept(i, "opponents") { Ok(bound) } else { Err(FAIL) }
        })
    {
        return Ok(Condition::Opponents(bound));
    }
    let (bound, noun) = bounded(i)?;
    if let Some((joint, other)) = attempt(i, |i| {
        let joint = if accept(i, "or") {
            Joint::Or
        } else if accept(i, "and") {
            Joint::And
        } else {
            return Err(FAIL);
        };
        Ok((joint, bounded(i)?))
    }) {
        let (bound_two, mut last) = other;
        return match last.0.pop() {
            Some(place @ Part::InPlay) if !noun.0.contains(&Part::InPlay) => {
                Ok(Condition::HasEach(who, vec![(bound, noun), (bound_two, last)], joint, place))
            }
            _ => Err(FAIL),
        };
    }
    Ok(Condition::Has(who, bound, noun))
}

/// "a Snow White and 7 or more cards with different names among the cards in your hand, in your discard, and in
/// play".
fn among(i: &mut Input<'_>) -> Parsed<Condition> {
    let thing = |i: &mut Input<'_>| {
        let named = attempt(i, |i| {
            if !accept(i, "a") && !accept(i, "an") {
                return Err(FAIL);
            }
            let name = super::noun::name(i)?;
            if ahead(i, "and") || ahead(i, "among") { Ok(name) } else { Err(FAIL) }
        });
        match named {
            Some(name) => Ok((Bound::Some, wording::Noun(vec![Part::NameOf(vec![name])]))),
            None => bounded(i),
        }
    };
    let mut things = vec![thing(i)?];
    while let Some(more) = attempt(i, |i| if accept(i, "and") { thing(i) } else { Err(FAIL) }) {
        things.push(more);
    }
    if accept(i, "among the cards in your hand , in your discard , and in play") {
        Ok(Condition::HasAmong(Who::You, things))
    } else {
        Err(FAIL)
    }
}

/// "there are 5 or more characters with damage in play", "there's a character here", "there was a
/// character here".
fn there(i: &mut Input<'_>) -> Parsed<Condition> {
    if accept(i, "there was") || accept(i, "there were") {
        return bounded(i).map(|(bound, noun)| Condition::ThereWas(bound, noun));
    }
    if !accept(i, "there's") && !accept(i, "there are") {
        return Err(FAIL);
    }
    bounded(i).map(|(bound, noun)| Condition::There(bound, noun))
}

/// The state of an implied subject: "at a location", "being challenged", "challenging a …".
fn bare(i: &mut Input<'_>) -> Parsed<Condition> {
    if accept(i, "challenging") {
        let whom = attempt(i, target::object);
        return Ok(Condition::Bare(match whom {
            Some(whom) => Part::ChallengingA(Box::new(whom)),
            None => Part::Challenging,
        }));
    }
    match one_of(POST_MODIFIERS, Expected::Condition).parse_next(i)? {
        part @ (Part::AtLocation | Part::BeingChallenged) => Ok(Condition::Bare(part)),
        _ => Err(FAIL),
    }
}

/// "it's the named card", "it's a character card".
fn it_is(i: &mut Input<'_>) -> Parsed<Condition> {
    if !accept(i, "it's") {
        return Err(FAIL);
    }
    if let Some(n) = attempt(i, |i| {
        if accept(i, "the") { one_of(ORDINALS, Expected::Condition).parse_next(i) } else { Err(FAIL) }
    }) {
        let nth = match attempt(i, |i| one_of(SECONDS, Expected::Condition).parse_next(i)) {
            Some(nth) => nth,
            None => {
                let mut noun = noun(i)?;
                // The noun may have taken the rest of the sentence for its own description.
                if noun.0.last() == Some(&Part::PlayedThisTurn(Who::You)) {
                    noun.0.pop();
                    return Ok(Condition::ItIsNth(n, Nth::YouPlayed(noun)));
                }
                if accept(i, "you played") { Nth::YouPlayed(noun) } else { return Err(FAIL) }
            }
        };
        return if accept(i, "this turn") { Ok(Condition::ItIsNth(n, nth)) } else { Err(FAIL) };
    }
    if accept(i, "the named card") {
        return Ok(Condition::IsNamedCard(Target::Pronoun(wording::Pronoun::It)));
    }
    let article = accept(i, "a") || accept(i, "an");
    if article { with_alternatives(i).map(Condition::ItIs) } else { Err(FAIL) }
}

/// "a Villain character is in play", "a character named NAME is chosen".
fn somewhere(i: &mut Input<'_>) -> Parsed<Condition> {
    let (bound, noun) = bounded(i)?;
    if accept(i, "is in play") || accept(i, "are in play") {
        return Ok(Condition::InPlay(bound, noun));
    }
    if bound == Bound::Some && accept(i, "is chosen") {
        return Ok(Condition::IsChosen(noun));
    }
    if matches!(bound, Bound::OrMore(_)) && accept(i, "are") {
        return state(i).map(|part| Condition::Are(bound, noun, part));
    }
    Err(FAIL)
}

/// "this character is exerted", "he has no damage", "this character has 5 ¤ or more".
fn quality(i: &mut Input<'_>) -> Parsed<Condition> {
    if let Some(condition) = attempt(i, was) {
        return Ok(Condition::Past(Box::new(condition)));
    }
    if ahead(i, "it is") && accept(i, "it is") {
        return state(i).map(Condition::ItIsSo);
    }
    if let Some(target) = attempt(i, target::being) {
        return state(i).map(|part| Condition::Is(target, vec![part]));
    }
    let target = target::subject(i)?;
    if verb(i, "have") {
        return possession(i).map(|part| Condition::With(target, vec![part]));
    }
    Err(FAIL)
}

/// "they were a Villain character", "that character was named NAME", "they already had Evasive": about a card
/// named before.
fn was(i: &mut Input<'_>) -> Parsed<Condition> {
    let target = target::subject(i)?;
    let known = matches!(target, Target::Pronoun(_) | Target::Of(Det::That, _));
    if known && accept(i, "already had") {
        return possession(i).map(|part| Condition::With(target, vec![part]));
    }
    if !known || !(accept(i, "was") || accept(i, "were")) {
        return Err(FAIL);
    }
    if accept(i, "a") || accept(i, "an") {
        return Ok(Condition::ThatIs(target, noun(i)?));
    }
    if accept(i, "named") {
        return names(i).map(|names| Condition::Is(target, vec![Part::Named(names)]));
    }
    Err(FAIL)
}

/// The state after "is": "exerted", "at a location", "named NAME".
fn state(i: &mut Input<'_>) -> Parsed<Part> {
    const STATES: crate::words::Table<Part> = &[
        ("exerted", Part::Exerted),
        ("ready", Part::Ready),
        ("damaged", Part::Damaged),
        ("undamaged", Part::Undamaged),
    ];
    if accept(i, "named") {
        return names(i).map(Part::Named);
    }
    if let Some(part) = attempt(i, |i| one_of(STATES, Expected::Condition).parse_next(i)) {
        return Ok(part);
    }
    if let Some(part @ Part::InDiscard(_)) = attempt(i, zone) {
        return Ok(part);
    }
    match one_of(POST_MODIFIERS, Expected::Condition).parse_next(i)? {
        part @ (Part::InPlay | Part::Here | Part::AtLocation | Part::BeingChallenged) => Ok(part),
        _ => Err(FAIL),
    }
}

/// The property after "has": "damage", "no damage", "5 ¤ or more", "Evasive".
fn possession(i: &mut Input<'_>) -> Parsed<Part> {
    if accept(i, "no damage") {
        return Ok(Part::WithNoDamage);
    }
    if accept(i, "damage") {
        return Ok(Part::WithDamage);
    }
    if let Some(bound) = attempt(i, |i| {
        let bound = lore_bound(i)?;
        if accept(i, "damage") { Ok(bound) } else { Err(FAIL) }
    }) {
        return Ok(Part::DamageIs(bound));
    }
    if number_ahead(i) {
        return stat_is(i);
    }
    if ahead(i, "a card under") {
        return card_under(i);
    }
    one_of(KEYWORDS, Expected::Keyword).parse_next(i).map(Part::With)
}

/// "you played another character this turn", "you didn't play a song this turn", "a character was banished
/// this turn".
fn history(i: &mut Input<'_>) -> Parsed<Condition> {
    let not_played = attempt(i, |i| {
        let who = target::who(i)?;
        if !accept(i, "didn't") {
            return Err(FAIL);
        }
        let past =
            if accept(i, "play") { None } else { Some(one_of(PASTS, Expected::Condition).parse_next(i)?) };
        let (bound, noun) = bounded(i)?;
        let played = Condition::ThisTurn(match past {
            None => HistoryEvent::Played(who, bound, noun),
            Some(past) => HistoryEvent::Did(who, past, bound, noun),
        });
        if accept(i, "this turn") { Ok(Condition::Not(Box::new(played))) } else { Err(FAIL) }
    });
    if let Some(condition) = not_played {
        return Ok(condition);
    }
    if let Some(event) = attempt(i, done_by_player) {
        return if accept(i, "this turn") { Ok(Condition::ThisTurn(event)) } else { Err(FAIL) };
    }
    if let Some(condition) = attempt(i, no_ink) {
        return Ok(condition);
    }
    let played = attempt(i, |i| {
        let who = target::who(i)?;
        if !accept(i, "played") {
            return Err(FAIL);
        }
        let (bound, noun) = bounded(i)?;
        Ok(HistoryEvent::Played(who, bound, noun))
    });
    let event = match played {
        Some(event) => event,
        None => happened(i)?,
    };
    if accept(i, "this turn") { Ok(Condition::ThisTurn(event)) } else { Err(FAIL) }
}

/// A player's action: "you've played 2 or more actions", "you removed damage from a character",
/// "you put a card under him".
fn done_by_player(i: &mut Input<'_>) -> Parsed<HistoryEvent> {
    let perfect = accept(i, "you've");
    let who = if perfect { Who::You } else { target::who(i)? };
    let event = if perfect && accept(i, "played") {
        let (bound, noun) = bounded(i)?;
        HistoryEvent::Played(who, bound, noun)
    } else if accept(i, "put a card under") {
        HistoryEvent::PutUnder(who, target::object(i)?)
    } else if let Some((some, target)) = attempt(i, removed_damage) {
        HistoryEvent::RemovedDamage(who, some, target)
    } else {
        let past = one_of(PASTS_DONE, Expected::Condition).parse_next(i)?;
        let (bound, noun) = bounded(i)?;
        HistoryEvent::Did(who, past, bound, noun)
    };
    Ok(if perfect { HistoryEvent::Perfect(Box::new(event)) } else { event })
}

/// "removed damage from a character", "removed 1 or more damage from a character".
fn removed_damage(i: &mut Input<'_>) -> Parsed<(bool, Target)> {
    if !accept(i, "removed") {
        return Err(FAIL);
    }
    let some = accept(i, "1 or more");
    if accept(i, "damage from") { Ok((some, target::object(i)?)) } else { Err(FAIL) }
}

/// "you didn't put any cards into your inkwell this turn".
fn no_ink(i: &mut Input<'_>) -> Parsed<Condition> {
    let who = target::who(i)?;
    if !accept(i, "didn't put any cards into") {
        return Err(FAIL);
    }
    let whose = target::whose(i)?;
    if !accept(i, "inkwell this turn") {
        return Err(FAIL);
    }
    Ok(Condition::Not(Box::new(Condition::ThisTurn(HistoryEvent::PutIntoInkwell(who, whose)))))
}

/// "a character was banished in a challenge", "an opposing character was damaged", "a character of yours
/// challenged".
fn happened(i: &mut Input<'_>) -> Parsed<HistoryEvent> {
    let (bound, noun) = bounded(i)?;
    let subject = Target::Of(Det::A, noun);
    let perfect = accept(i, "has") || accept(i, "have");
    let event = if !perfect && (accept(i, "was") || accept(i, "were")) {
        trigger::passive(i, subject)?
    } else {
        past(i, subject, perfect)?
    };
    let event = HistoryEvent::Happened(bound, Box::new(event));
    Ok(if perfect { HistoryEvent::Perfect(Box::new(event)) } else { event })
}

/// "quested", "took damage", "left a player's discard"; with `perfect`, the participle after "has".
fn past(i: &mut Input<'_>, subject: Target, perfect: bool) -> Parsed<Event> {
    for (words, (participle, event)) in HAPPENED {
        if accept(i, if perfect { participle } else { words }) {
            return Ok(event(subject));
        }
    }
    if accept(i, "challenged") {
        return Ok(Event::Challenges(subject, None));
    }
    if accept(i, "moved to") {
        return Ok(Event::MovesTo(subject, target::object(i)?));
    }
    if !accept(i, "left") {
        return Err(FAIL);
    }
    let whose = target::whose(i)?;
    if accept(i, "discard") { Ok(Event::LeavesDiscard(subject, whose)) } else { Err(FAIL) }
}
