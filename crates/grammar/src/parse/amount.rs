//! Amounts and measures.

use super::{FAIL, Input, Parsed, accept, ahead, attempt, labelled, noun, number, one_of, target};
use crate::diagnostic::Expected;
use crate::words::{DEEDS, PASTS_DONE, STATS};
use winnow::Parser;
use wording::{Amount, Bound, Det, Event, HistoryEvent, Measure, Part, Past, Target, Who};

/// "a card", "2 cards", "that many cards", "a card for each …", "cards equal to …".
pub(super) fn cards(i: &mut Input<'_>) -> Parsed<Amount> {
    things(i, "a card", "cards")
}

/// "an ink drop", "2 ink drops", "that many ink drops", "an ink drop for each …".
pub(super) fn ink_drops(i: &mut Input<'_>) -> Parsed<Amount> {
    things(i, "an ink drop", "ink drops")
}

/// An amount of countable things, from its phrase for one thing and its plural.
fn things(i: &mut Input<'_>, one: &'static str, many: &'static str) -> Parsed<Amount> {
    if let Some(amount) =
        attempt(
            i,
            |i| if accept(i, "that many") && accept(i, many) { Ok(Amount::ThatMany) } else { Err(FAIL) },
        )
    {
        return Ok(amount);
    }
    if let Some(amount) = attempt(i, |i| {
        if accept(i, "that number of") && accept(i, many) && accept(i, "plus") {
            number(i).map(Amount::ThatNumberPlus)
        } else {
            Err(FAIL)
        }
    }) {
        return Ok(amount);
    }
    if accept(i, many) {
        return equal_to(i);
    }
    let count = if accept(i, one) {
        1
    } else {
        let count = number(i)?;
        if !accept(i, many) {
            return Err(FAIL);
        }
        if accept(i, "each") {
            return Ok(Amount::Each(count));
        }
        count
    };
    Ok(for_each(i, count))
}

/// "2 lore", "1 lore for each …", "lore equal to …", "that much lore".
pub(super) fn lore(i: &mut Input<'_>) -> Parsed<Amount> {
    let amount = mass(i, "lore")?;
    let amount = complete(i, amount)?;
    let most = attempt(i, |i| {
        if !accept(i, ", to a maximum of") {
            return Err(FAIL);
        }
        let most = number(i)?;
        if accept(i, "lore") { Ok((most, accept(i, "each"))) } else { Err(FAIL) }
    });
    Ok(match most {
        Some((most, each)) => Amount::AtMost(Box::new(amount), most, each),
        None => amount,
    })
}

/// The part of an amount before its target: "2 damage", "that much damage". For "damage equal to …", the
/// measure comes later ([`complete`]).
pub(super) fn mass(i: &mut Input<'_>, unit: &'static str) -> Parsed<Option<Amount>> {
    if accept(i, "the same amount of") {
        return if accept(i, unit) { Ok(Some(Amount::SameAmount)) } else { Err(FAIL) };
    }
    if accept(i, "that much") || accept(i, "that many") {
        return if accept(i, unit) { Ok(Some(Amount::ThatMany)) } else { Err(FAIL) };
    }
    if accept(i, unit) {
        return Ok(None);
    }
    if unit == "damage" && accept(i, "the same amount of damage") {
        return Ok(Some(Amount::SameAmount));
    }
    let count = number(i)?;
    if !accept(i, unit) {
        return Err(FAIL);
    }
    Ok(Some(if accept(i, "each") { Amount::Each(count) } else { Amount::Number(count) }))
}

/// The rest of an amount that [`mass`] began: "for each …" or "equal to …".
pub(super) fn complete(i: &mut Input<'_>, amount: Option<Amount>) -> Parsed<Amount> {
    match amount {
        None => equal_to(i),
        Some(Amount::Number(count)) => Ok(for_each(i, count)),
        Some(amount) => Ok(amount),
    }
}

/// "for each …" after a number, if present.
pub(super) fn for_each(i: &mut Input<'_>, count: u8) -> Amount {
    let measure = attempt(i, |i| if accept(i, "for each") { each(i) } else { Err(FAIL) });
    measure.map_or(Amount::Number(count), |measure| Amount::ForEach(count, Box::new(measure)))
}

/// The measure after "for each": "1 damage on this character", "card under them", "item you have in play".
pub(super) fn each(i: &mut Input<'_>) -> Parsed<Measure> {
    labelled(Expected::Measure, |i: &mut Input<'_>| {
        if accept(i, "1 damage removed this way") {
            return Ok(Measure::DamageRemoved);
        }
        if accept(i, "1 damage removed") {
            return Ok(Measure::EventNumber);
        }
        if accept(i, "1 lore lost this way") {
            return Ok(Measure::LoreLost);
        }
        if accept(i, "1 damage on") {
            return target::object(i).map(Measure::DamageOn);
        }
        if accept(i, "card under") {
            return target::object(i).map(Measure::CardsUnder);
        }
        if accept(i, "card that was under") {
            return target::object(i).map(Measure::WereUnder);
        }
        if accept(i, "damage counter moved this way") {
            return Ok(Measure::CountersMoved);
        }
        if accept(i, "character that sang this song") {
            return Ok(Measure::Sang);
        }
        if ahead(i, "card discarded") && !ahead(i, "card discarded this way") && accept(i, "card discarded") {
            return Ok(Measure::EventCards);
        }
        if accept(i, "of") {
            return noun::noun(i).map(Measure::CountOf);
        }
        if accept(i, "different ink type of") {
            let noun = noun::noun(i)?;
            return Ok(match attempt(i, |i| one_of(DEEDS, Expected::Measure).parse_next(i)) {
                Some(deed) => Measure::InkTypes(noun, deed),
                None => Measure::InkTypesOf(noun),
            });
        }
        let mut noun = noun::noun(i)?;
        if accept(i, "there") {
            noun.0.push(Part::There);
        }
        if let Some((who, past)) = attempt(i, done_this_turn) {
            return Ok(Measure::ThisTurn(HistoryEvent::Did(who, past, Bound::Some, noun)));
        }
        if accept(i, "banished in a challenge this turn") {
            let event = Event::IsBanishedInChallenge(Target::Of(Det::A, noun));
            return Ok(Measure::ThisTurn(HistoryEvent::Happened(Bound::Some, Box::new(event))));
        }
        Ok(match attempt(i, |i| one_of(DEEDS, Expected::Measure).parse_next(i)) {
            Some(deed) => Measure::ThisWay(noun, deed),
            None => Measure::Count(noun),
        })
    })
    .parse_next(i)
}

/// "you discarded this turn".
fn done_this_turn(i: &mut Input<'_>) -> Parsed<(Who, Past)> {
    let who = target::who(i)?;
    let past = one_of(PASTS_DONE, Expected::Measure).parse_next(i)?;
    if accept(i, "this turn") { Ok((who, past)) } else { Err(FAIL) }
}

/// "equal to …".
pub(super) fn equal_to(i: &mut Input<'_>) -> Parsed<Amount> {
    if accept(i, "equal to") {
        measured(i).map(|measure| Amount::EqualTo(Box::new(measure)))
    } else {
        Err(FAIL)
    }
}

/// The measure after "equal to": "the damage on …", "the number of …", "the ¤ of …", "their ◊".
pub(super) fn measured(i: &mut Input<'_>) -> Parsed<Measure> {
    labelled(Expected::Measure, |i: &mut Input<'_>| {
        if accept(i, "the damage on") {
            return target::object(i).map(Measure::DamageOn);
        }
        if accept(i, "the damage removed this way") {
            return Ok(Measure::DamageRemoved);
        }
        if accept(i, "the lore lost this way") {
            return Ok(Measure::LoreLost);
        }
        if accept(i, "the lore lost") {
            return Ok(Measure::LoreLostPlain);
        }
        if accept(i, "that number") {
            return Ok(Measure::ThatNumber);
        }
        if accept(i, "the number of cards under") {
            return target::object(i).map(Measure::CardsUnder);
        }
        if accept(i, "the number of") {
            return noun::noun(i).map(Measure::Count);
        }
        let of = attempt(i, |i| {
            if !accept(i, "the") {
                return Err(FAIL);
            }
            let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
            if accept(i, "of") { Ok(Measure::Stat(stat, target::object(i)?)) } else { Err(FAIL) }
        });
        match of {
            Some(measure) => Ok(measure),
            None => target::owned_stat(i).map(|(stat, target)| Measure::Stat(stat, target)),
        }
    })
    .parse_next(i)
}
