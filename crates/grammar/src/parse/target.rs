//! References to cards, to players, and to things of a player.

use super::noun;
use super::{FAIL, Input, Parsed, accept, advance, ahead, attempt, labelled, missed, number, one_of};
use crate::diagnostic::Expected;
use crate::text::Number;
use crate::words::{BEING, OBJECTS, OWNERS, SUBJECTS, WHO, WHOSE};
use winnow::Parser;
use wording::{Det, Noun, Part, Quantity, Stat, Target, Who, Whose};

/// A card or cards as the subject of a sentence: "this character", "they", "your other characters".
pub(super) fn subject(i: &mut Input<'_>) -> Parsed<Target> {
    labelled(Expected::Target, |i: &mut Input<'_>| {
        match attempt(i, |i| one_of(SUBJECTS, Expected::Target).parse_next(i)) {
            Some(pronoun) => Ok(Target::Pronoun(pronoun)),
            None => {
                let first = described(i)?;
                match attempt(i, |i| and_those_at(i, &first)) {
                    Some(second) => Ok(Target::Both(vec![first, second])),
                    None => Ok(first),
                }
            }
        }
    })
    .parse_next(i)
}

/// "and characters at locations" after "your locations": the owner is written once.
fn and_those_at(i: &mut Input<'_>, first: &Target) -> Parsed<Target> {
    if !matches!(first, Target::Of(Det::Bare, _)) || !accept(i, "and") {
        return Err(FAIL);
    }
    let (noun, number) = noun::numbered(i)?;
    match noun.0[..] {
        [Part::Is(_), ..] if number == Number::Many => Ok(Target::Of(Det::Bare, noun)),
        _ => Err(FAIL),
    }
}

/// A subject with "is" or "are": "this character is", "he's", "they're".
pub(super) fn being(i: &mut Input<'_>) -> Parsed<Target> {
    if let Some(pronoun) = attempt(i, |i| one_of(BEING, Expected::Target).parse_next(i)) {
        return Ok(Target::Pronoun(pronoun));
    }
    let target = subject(i)?;
    let is = !matches!(target, Target::Pronoun(_)) && (accept(i, "is") || accept(i, "are"));
    if is { Ok(target) } else { Err(FAIL) }
}

/// A card or cards as an object: "chosen character", "them", "the top card of your deck", "the rest".
pub(super) fn object(i: &mut Input<'_>) -> Parsed<Target> {
    labelled(Expected::Target, |i: &mut Input<'_>| {
        if let Some(pronoun) = attempt(i, |i| one_of(OBJECTS, Expected::Target).parse_next(i)) {
            return Ok(Target::Pronoun(pronoun));
        }
        if accept(i, "the rest") {
            return Ok(Target::Rest);
        }
        if accept(i, "there") {
            return Ok(Target::There);
        }
        if let Some(target) = attempt(i, of_them) {
            return Ok(target);
        }
        if accept(i, "both") {
            return Ok(Target::BothOfThem);
        }
        if let Some(target) = attempt(i, highest) {
            return Ok(target);
        }
        if let Some(target) = attempt(i, the_cards) {
            return Ok(target);
        }
        match attempt(i, top) {
            Some(top) => Ok(top),
            None => described(i),
        }
    })
    .parse_next(i)
}

/// "one of them", "any number of them".
fn of_them(i: &mut Input<'_>) -> Parsed<Target> {
    let quantity = if accept(i, "one of") {
        Quantity::One
    } else if accept(i, "any number of") {
        Quantity::AnyNumber
    } else {
        let quantity = quantity(i)?;
        if !accept(i, "of") {
            return Err(FAIL);
        }
        quantity
    };
    if accept(i, "them") { Ok(Target::SomeOfThem(quantity)) } else { Err(FAIL) }
}

/// "the card with the highest cost revealed this way, or each card tied for highest cost,".
fn highest(i: &mut Input<'_>) -> Parsed<Target> {
    use crate::words::STATS;
    if !accept(i, "the") {
        return Err(FAIL);
    }
    let mut noun = noun::noun(i)?;
    if !accept(i, "with the highest") {
        return Err(FAIL);
    }
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    let tied = noun.clone();
    if accept(i, "revealed this way") {
        noun.0.push(Part::Done(wording::Deed::Revealed));
    }
    let again = accept(i, ", or each") && noun::noun(i)? == tied && accept(i, "tied for highest");
    if again && one_of(STATS, Expected::Stat).parse_next(i)? == stat && accept(i, ",") {
        Ok(Target::Highest(stat, noun))
    } else {
        Err(FAIL)
    }
}

/// "all the cards in your inkwell", "all cards in their hand".
fn the_cards(i: &mut Input<'_>) -> Parsed<Target> {
    let the = accept(i, "all the cards in");
    if !the && !accept(i, "all cards in") {
        return Err(FAIL);
    }
    let whose = whose(i)?;
    let zone = if zone_word(i, "hand") {
        Part::InHand(whose)
    } else if zone_word(i, "inkwell") {
        Part::InInkwell(whose)
    } else {
        return Err(FAIL);
    };
    Ok(Target::TheCards(the, Box::new(zone)))
}

/// A choice of descriptions: "an item card or a Robot character card".
pub(super) fn either(i: &mut Input<'_>) -> Parsed<Target> {
    let mut all = vec![object(i)?];
    while let Some(other) = attempt(i, |i| {
        if accept(i, "or") && (ahead(i, "a") || ahead(i, "an")) { described(i) } else { Err(FAIL) }
    }) {
        all.push(other);
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Target::Either(all) })
}

/// Several descriptions together: "up to 1 character card and up to 1 item card".
pub(super) fn both(i: &mut Input<'_>) -> Parsed<Target> {
    let mut all = vec![either(i)?];
    while let Some(other) = attempt(i, |i| {
        let more = accept(i, "and")
            && (ahead(i, "up to") || ahead(i, "all other") || ahead(i, "one of") || ahead(i, "each"));
        if more { described(i) } else { Err(FAIL) }
    }) {
        all.push(other);
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Target::Both(all) })
}

/// "the top card", "the top 4 cards", without a deck.
fn of_a_deck_unsaid(i: &mut Input<'_>) -> Parsed<Target> {
    if !accept(i, "the top") {
        return Err(FAIL);
    }
    let count = if accept(i, "card") {
        1
    } else {
        let count = number(i)?;
        if !accept(i, "cards") {
            return Err(FAIL);
        }
        count
    };
    if ahead(i, "of") { Err(FAIL) } else { Ok(Target::TopCards(count)) }
}

/// "the top card of your deck", "the top 4 cards of your deck".
fn top(i: &mut Input<'_>) -> Parsed<Target> {
    if let Some(unsaid) = attempt(i, of_a_deck_unsaid) {
        return Ok(unsaid);
    }
    if !accept(i, "the top") {
        return Err(FAIL);
    }
    let count = if accept(i, "card of") {
        1
    } else {
        let count = number(i)?;
        if !accept(i, "cards of") {
            return Err(FAIL);
        }
        count
    };
    let whose = whose(i)?;
    if zone_word(i, "deck") { Ok(Target::Top(count, whose)) } else { Err(FAIL) }
}

/// A determiner and a description.
pub(super) fn described(i: &mut Input<'_>) -> Parsed<Target> {
    let det = determiner(i);
    let (noun, number) = noun::numbered(i)?;
    let det = if det == Det::The && number == Number::Many { Det::TheSeveral } else { det };
    let expected = match det {
        Det::This | Det::That | Det::A | Det::Another | Det::Each | Det::AChosen => Some(Number::One),
        Det::Those | Det::OneOf | Det::EachOf | Det::All | Det::Bare | Det::CountOf(_) => Some(Number::Many),
        Det::Chosen(quantity) | Det::AnotherChosen(quantity) | Det::Count(quantity) => Some(match quantity {
            Quantity::One | Quantity::Exactly(1) | Quantity::UpTo(1) => Number::One,
            Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
        }),
        Det::TheSeveral => Some(Number::Many),
        Det::The | Det::Any => None,
    };
    if expected.is_some_and(|expected| expected != number) {
        missed(i, 0, Expected::Target);
        return Err(FAIL);
    }
    let mut noun = if matches!(det, Det::All | Det::Bare | Det::Each) { noun } else { noun::plain(noun) };
    if det == Det::Each && accept(i, "you removed damage from this way") {
        noun.0.push(Part::Done(wording::Deed::YouRemovedDamageFrom));
    }
    if det == Det::Each && accept(i, "revealed this way") {
        noun.0.push(Part::Done(wording::Deed::Revealed));
    }
    if det == Det::The && accept(i, "you played") {
        noun.0.push(Part::Done(wording::Deed::YouPlayed));
    }
    Ok(Target::Of(det, noun))
}

/// "this", "a", "one of", "up to 2 chosen", "each" and so on; a bare plural has none.
fn determiner(i: &mut Input<'_>) -> Det {
    const PLAIN: crate::words::Table<Det> = &[
        ("this", Det::This),
        ("that", Det::That),
        ("those", Det::Those),
        ("the", Det::The),
        ("a", Det::A),
        ("a chosen", Det::AChosen),
        ("an", Det::A),
        ("another chosen", Det::AnotherChosen(Quantity::One)),
        ("another", Det::Another),
        ("any", Det::Any),
        ("one of", Det::OneOf),
        ("chosen", Det::Chosen(Quantity::One)),
        ("all", Det::All),
        ("each", Det::Each),
        ("each of", Det::EachOf),
    ];
    if let Some(quantity) = attempt(i, |i| {
        if !accept(i, "another") {
            return Err(FAIL);
        }
        let quantity = quantity(i)?;
        if accept(i, "chosen") { Ok(quantity) } else { Err(FAIL) }
    }) {
        return Det::AnotherChosen(quantity);
    }
    let counted = attempt(i, |i| {
        let quantity = quantity(i)?;
        let of = matches!(quantity, Quantity::Exactly(_) | Quantity::UpTo(_)) && accept(i, "of");
        if of {
            return Ok(Det::CountOf(quantity));
        }
        Ok(if accept(i, "chosen") { Det::Chosen(quantity) } else { Det::Count(quantity) })
    });
    counted.or_else(|| attempt(i, |i| one_of(PLAIN, Expected::Target).parse_next(i))).unwrap_or(Det::Bare)
}

/// "2", "up to 2", "any number of".
pub(super) fn quantity(i: &mut Input<'_>) -> Parsed<Quantity> {
    if accept(i, "any number of") {
        return Ok(Quantity::AnyNumber);
    }
    if accept(i, "up to") {
        return number(i).map(Quantity::UpTo);
    }
    number(i).map(Quantity::Exactly)
}

/// "a card", "2 cards": a quantity and a noun, for discarding.
pub(super) fn counted(i: &mut Input<'_>) -> Parsed<(Quantity, Noun)> {
    let quantity = if accept(i, "a") || accept(i, "an") { Quantity::One } else { quantity(i)? };
    let one = quantity == Quantity::One;
    Ok((quantity, if one { noun::with_alternatives(i)? } else { noun::noun(i)? }))
}

/// A player as a subject: "you", "each opponent", "that player".
pub(super) fn who(i: &mut Input<'_>) -> Parsed<Who> {
    one_of(WHO, Expected::Player).parse_next(i)
}

/// "your", "their player's", "any".
pub(super) fn whose(i: &mut Input<'_>) -> Parsed<Whose> {
    one_of(WHOSE, Expected::Owner).parse_next(i)
}

/// The name of a zone in either number: "hand", "hands".
pub(super) fn zone_word(i: &mut Input<'_>, zone: &'static str) -> bool {
    let plural = i.input.first().is_some_and(|token| token.text.strip_suffix('s') == Some(zone));
    if plural {
        advance(i, 1);
    }
    plural || accept(i, zone)
}

/// "their ◊", "this character's ¤", "that location's ◊": an owner with one of its numbers.
pub(super) fn owned_stat(i: &mut Input<'_>) -> Parsed<(Stat, Target)> {
    use crate::words::STATS;
    if let Some(pronoun) = attempt(i, |i| one_of(OWNERS, Expected::Target).parse_next(i)) {
        let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
        return Ok((stat, Target::Pronoun(pronoun)));
    }
    let det = determiner(i);
    let mut parts = Vec::new();
    let adjectives = crate::words::ADJECTIVES;
    while let Some(part) = attempt(i, |i| one_of(adjectives, Expected::Noun).parse_next(i)) {
        parts.push(part);
    }
    let owner = crate::words::KINDS
        .iter()
        .find(|(kind, _)| i.input.first().is_some_and(|token| token.text.strip_suffix("'s") == Some(kind)));
    let Some((_, kind)) = owner else {
        missed(i, 0, Expected::Measure);
        return Err(FAIL);
    };
    advance(i, 1);
    parts.push(Part::Is(vec![*kind]));
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    Ok((stat, Target::Of(det, Noun(parts))))
}

/// Whether the verb phrase ends with "while here"; if so, the subject is at this location.
pub(super) fn while_here(i: &mut Input<'_>, target: &mut Target) {
    if ahead(i, "while here")
        && let Target::Of(_, noun) = target
        && !noun.0.contains(&Part::Here)
    {
        noun.0.push(Part::Here);
        advance(i, 2);
    }
}
