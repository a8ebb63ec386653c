//! More effects: on hands, on cards being looked at, and by other players.

use super::effect::{self, destination};
use super::{
    FAIL, Input, Parsed, accept, ahead, amount, attempt, noun, number, one_of, rule, target, verb, words,
};
use crate::diagnostic::Expected;
use crate::words::PLACES;
use winnow::Parser;
use winnow::combinator::alt;
use wording::{Amount, Destination, Effect, HandSize, Place, Quantity, Target, Who, Whose};

/// Any action of this module, in the order to try them.
pub(super) fn action(i: &mut Input<'_>) -> Parsed<Effect> {
    alt([
        measured_first,
        that_many,
        give,
        choose_and,
        hand,
        until,
        search,
        reveal,
        looked_at,
        damage,
        travel,
        tap,
        play,
        have,
    ])
    .parse_next(i)
}

/// "deal damage equal to their ¤ to chosen character".
fn measured_first(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "deal") {
        return Err(FAIL);
    }
    words("damage equal to").parse_next(i)?;
    let measure = amount::measured(i)?;
    words("to").parse_next(i)?;
    Ok(Effect::DealMeasured(measure, target::object(i)?))
}

/// "choose and discard that many cards".
fn that_many(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "choose")
        && (accept(i, "and discard that many cards") || accept(i, "and discards that many cards"))
    {
        return Ok(Effect::DiscardThatMany(Who::Implied));
    }
    Err(FAIL)
}

/// "give chosen character -2 ¤ this turn".
fn give(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "give") {
        return Err(FAIL);
    }
    let target = target::object(i)?;
    let (modifiers, duration) = rule::given(i)?;
    Ok(Effect::Give(target, modifiers, duration))
}

/// "choose and banish one of their characters", "choose and exert …".
fn choose_and(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "choose") {
        return Err(FAIL);
    }
    words("and").parse_next(i)?;
    let done = if verb(i, "banish") {
        Effect::Banish(target::object(i)?)
    } else if verb(i, "exert") {
        Effect::Exert(target::object(i)?)
    } else {
        return Err(FAIL);
    };
    Ok(Effect::ChooseAnd(Box::new(done)))
}

/// "reveal their hand", "look at each opponent's hand", "discard a card at random", "discard a song card of
/// your choice".
fn hand(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "reveal") {
        return if accept(i, "their hand") || accept(i, "your hand") {
            Ok(Effect::RevealHand(Who::Implied))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "look") {
        words("at").parse_next(i)?;
        let whose = target::whose(i)?;
        return if target::zone_word(i, "hand") { Ok(Effect::LookAtHand(whose)) } else { Err(FAIL) };
    }
    if !verb(i, "discard") {
        return Err(FAIL);
    }
    if accept(i, "all cards in their hand") || accept(i, "all cards in your hand") {
        return Ok(Effect::DiscardAll(Who::Implied));
    }
    let (quantity, mut noun) = target::counted(i)?;
    if noun.0.last() == Some(&wording::Part::AtRandom) {
        noun.0.pop();
        return Ok(Effect::DiscardAtRandom(Who::Implied, quantity, noun));
    }
    words("of").parse_next(i)?;
    let chooser = if accept(i, "your") {
        Whose::Your
    } else if accept(i, "their") {
        Whose::Their
    } else {
        return Err(FAIL);
    };
    words("choice").parse_next(i)?;
    Ok(Effect::DiscardOfChoice(Who::Implied, quantity, noun, chooser))
}

/// "draw until you have 3 cards in your hand", "choose and discard cards until they have 2".
fn until(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "draw") {
        let same = accept(i, "cards");
        let size = hand_size(i)?;
        return if same == (size == HandSize::Same) {
            Ok(Effect::DrawUntil(Who::Implied, size))
        } else {
            Err(FAIL)
        };
    }
    if verb(i, "choose") {
        if !accept(i, "and discard cards") && !accept(i, "and discards cards") {
            return Err(FAIL);
        }
        return hand_size(i).map(|size| Effect::DiscardUntil(Who::Implied, true, size));
    }
    if !verb(i, "discard") {
        return Err(FAIL);
    }
    hand_size(i).map(|size| Effect::DiscardUntil(Who::Implied, false, size))
}

/// "until you have 3 cards in your hand".
fn hand_size(i: &mut Input<'_>) -> Parsed<HandSize> {
    if !accept(i, "until you have") && !accept(i, "until they have") {
        return Err(FAIL);
    }
    if accept(i, "the same number") {
        return Ok(HandSize::Same);
    }
    let size = number(i)?;
    let cards = accept(i, "cards in your hand") || accept(i, "cards in their hand");
    Ok(if cards { HandSize::Cards(size) } else { HandSize::Number(size) })
}

/// "search your deck for a character card".
fn search(i: &mut Input<'_>) -> Parsed<Effect> {
    words("search your deck for").parse_next(i)?;
    target::either(i).map(Effect::Search)
}

/// "reveal that card to all players", "reveal cards from the top of your deck until …", "reveal a number of
/// cards …".
fn reveal(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "look") {
        words("at").parse_next(i)?;
        return many_from_top(i).map(|measure| Effect::LookAtMany(false, measure));
    }
    if !verb(i, "reveal") {
        return Err(FAIL);
    }
    if accept(i, "cards from the top of your deck until you reveal") {
        if !accept(i, "a") && !accept(i, "an") {
            return Err(FAIL);
        }
        return noun::noun(i).map(Effect::RevealUntil);
    }
    if let Some(measure) = attempt(i, many_from_top) {
        return Ok(Effect::LookAtMany(true, measure));
    }
    let target = target::both(i)?;
    if accept(i, "to all players") {
        return Ok(Effect::RevealToAll(target));
    }
    match target {
        target @ (Target::Either(_) | Target::Both(_)) => Ok(Effect::Reveal(target)),
        _ => Err(FAIL),
    }
}

/// "a number of cards from the top of your deck equal to …".
fn many_from_top(i: &mut Input<'_>) -> Parsed<wording::Measure> {
    words("a number of cards from the top of your deck equal to").parse_next(i)?;
    amount::measured(i)
}

/// "put one into your hand", "put 2 … and the rest …", "put them back in
/// any order", "shuffle the rest into your deck".
fn looked_at(i: &mut Input<'_>) -> Parsed<Effect> {
    if accept(i, "repeat this effect") {
        return Ok(Effect::Repeat);
    }
    if accept(i, "count the number of") {
        return noun::noun(i).map(Effect::Count);
    }
    if verb(i, "shuffle") {
        words("the rest into").parse_next(i)?;
        let whose = target::whose(i)?;
        return if target::zone_word(i, "deck") { Ok(Effect::ShuffleRest(whose)) } else { Err(FAIL) };
    }
    if !verb(i, "put") {
        return Err(FAIL);
    }
    if let Some(target) = attempt(i, |i| {
        let target = target::object(i)?;
        if accept(i, "back in any order") { Ok(target) } else { Err(FAIL) }
    }) {
        return Ok(Effect::PutBackInAnyOrder(target));
    }
    if let Some(effect) = attempt(i, instead_of_discard) {
        return Ok(effect);
    }
    let quantity = if accept(i, "one") { Quantity::One } else { target::quantity(i)? };
    let first = destination(i, "into")?;
    if ahead(i, "and the other") {
        return Err(FAIL);
    }
    if let Some(others) = attempt(i, other_places) {
        let all = std::iter::once((quantity, first)).chain(others).collect();
        return Ok(Effect::PutEach(all));
    }
    match attempt(i, |i| {
        words("and the rest").parse_next(i)?;
        destination(i, "into")
    }) {
        Some(rest) => Ok(Effect::PutSomeAndRest(quantity, first, rest)),
        None => Ok(Effect::PutSome(quantity, first)),
    }
}

/// ", one on the top of your deck, and one on the bottom of your deck".
fn other_places(i: &mut Input<'_>) -> Parsed<Vec<(Quantity, Destination)>> {
    let mut places = vec![];
    loop {
        let comma = accept(i, ",");
        let last = accept(i, "and");
        if !comma && !last {
            return Err(FAIL);
        }
        let quantity = if accept(i, "one") { Quantity::One } else { target::quantity(i)? };
        places.push((quantity, destination(i, "into")?));
        if last {
            return Ok(places);
        }
    }
}

/// "it on the bottom of your deck instead of into your discard".
fn instead_of_discard(i: &mut Input<'_>) -> Parsed<Effect> {
    let target = target::object(i)?;
    let place = destination(i, "into")?;
    words("instead of into your discard").parse_next(i)?;
    Ok(Effect::PutInsteadOfDiscard(target, place))
}

/// "move up to 1 damage from … to …", "move all damage counters from … to …", "deal them 1 damage".
fn damage(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "put") {
        words("a damage counter on").parse_next(i)?;
        return target::object(i).map(|on| Effect::PutDamage(Amount::A, on));
    }
    if !verb(i, "move") {
        return Err(FAIL);
    }
    let up_to = accept(i, "up to");
    let amount = if accept(i, "all damage") {
        Amount::All
    } else {
        match amount::mass(i, "damage")? {
            Some(amount) => amount,
            None => return Err(FAIL),
        }
    };
    let counters = accept(i, "counter") || accept(i, "counters");
    words("from").parse_next(i)?;
    let from = target::object(i)?;
    words("to").parse_next(i)?;
    let to = target::object(i)?;
    Ok(if counters {
        Effect::MoveDamage(up_to, amount, from, to)
    } else {
        Effect::MoveSomeDamage(up_to, amount, from, to)
    })
}

/// "move up to 2 of your characters to the same location for free", "they may move to a location for free".
fn travel(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "move") {
        let target = target::both(i)?;
        words("to the same location for free").parse_next(i)?;
        return Ok(Effect::MoveToSame(target));
    }
    let target = target::subject(i)?;
    words("may move").parse_next(i)?;
    let place = if ahead(i, "there") {
        target::object(i)?
    } else {
        words("to").parse_next(i)?;
        target::object(i)?
    };
    words("for free").parse_next(i)?;
    Ok(Effect::MayMoveTo(target, place))
}

/// "⟳ one of your characters".
fn tap(i: &mut Input<'_>) -> Parsed<Effect> {
    words("⟳").parse_next(i)?;
    target::object(i).map(Effect::Tap)
}

/// "play … for free, exerted", "play that song again from your discard for free", "play it as if it were in
/// your hand", "play or shift … for free", "shift … for free".
fn play(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "shift") {
        let target = target::object(i)?;
        return Ok(Effect::Shift(target, accept(i, "for free")));
    }
    if !verb(i, "play") {
        return Err(FAIL);
    }
    if accept(i, "or shift") {
        let target = target::object(i)?;
        return Ok(Effect::PlayOrShift(target, accept(i, "for free")));
    }
    let target = target::object(i)?;
    if accept(i, "again") {
        let from = noun::zone(i)?;
        return Ok(Effect::PlayAgain(target, from, accept(i, "for free")));
    }
    let known = matches!(target, Target::Pronoun(_) | Target::Of(wording::Det::This, _));
    if known && let Some(from) = attempt(i, noun::zone) {
        return Ok(Effect::PlayFrom(target, from, accept(i, "for free")));
    }
    if accept(i, "as if it were in your hand") {
        return Ok(Effect::PlayAsInHand(target));
    }
    words("for free , exerted").parse_next(i)?;
    Ok(Effect::PlayExerted(target))
}

/// "have each opponent choose and discard a card".
fn have(i: &mut Input<'_>) -> Parsed<Effect> {
    words("have").parse_next(i)?;
    let who = target::who(i)?;
    effect::action(i).map(|done| Effect::Have(who, Box::new(done)))
}

/// A number without its target before "instead": "deal 3 damage", "remove up to 4 damage".
pub(super) fn untargeted(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "deal") {
        let amount = amount::mass(i, "damage")?.ok_or(FAIL)?;
        return if ahead(i, "instead") { Ok(Effect::Deal(amount, Target::Unsaid)) } else { Err(FAIL) };
    }
    if !verb(i, "remove") {
        return Err(FAIL);
    }
    let up_to = accept(i, "up to");
    let amount = amount::mass(i, "damage")?.ok_or(FAIL)?;
    if ahead(i, "instead") { Ok(Effect::RemoveDamage(up_to, amount, Target::Unsaid)) } else { Err(FAIL) }
}

/// Places without a deck of their own, or with a choice: "on the bottom in any order", "on top of it", "on
/// top of their deck or into their discard".
pub(super) fn place(i: &mut Input<'_>) -> Parsed<Destination> {
    if accept(i, "on top of it") {
        return Ok(Destination::OnTopOfIt);
    }
    let place = one_of(PLACES, Expected::Destination).parse_next(i)?;
    if ahead(i, "of") {
        return Err(FAIL);
    }
    Ok(Destination::SameDeck(in_order(i, place)))
}

/// A place with the order after it.
pub(super) fn in_order(i: &mut Input<'_>, place: Place) -> Place {
    match place {
        Place::Top if accept(i, "in any order") => Place::TopAnyOrder,
        Place::Bottom if accept(i, "in any order") => Place::BottomAnyOrder,
        Place::Bottom if accept(i, "in a random order") => Place::BottomRandom,
        Place::TopOrBottom if accept(i, "in any order") => Place::TopOrBottomAnyOrder,
        place => place,
    }
}
