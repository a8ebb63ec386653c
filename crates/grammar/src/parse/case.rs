//! Effects with cases: named options, card types, and numbers of cards that players have.

use super::effect::{action, clause, destination, sentences, sequence};
use super::{
    FAIL, Input, Parsed, accept, amount, attempt, full_stop, list, nested, noun, number, one_of, rule,
    target, verb, words,
};
use crate::diagnostic::Expected;
use crate::lexer::TokenKind;
use crate::words::KINDS;
use winnow::Parser;
use winnow::combinator::alt;
use wording::{Effect, Kind, Who};

/// Any action of this module, in the order to try them.
pub(super) fn done(i: &mut Input<'_>) -> Parsed<Effect> {
    alt([
        named_options,
        distribute,
        either,
        counted_discard,
        deal_them,
        at_random_until,
        add_stat,
        pay_less,
        look,
        players,
        unreduced,
    ])
    .parse_next(i)
}

/// "this damage can't be reduced", "… by Resist".
fn unreduced(i: &mut Input<'_>) -> Parsed<Effect> {
    words("this damage can't be reduced").parse_next(i)?;
    Ok(Effect::Unreduced(accept(i, "by Resist")))
}

/// "the next character you play this turn enters play exerted and gains Rush".
pub(super) fn the_next(i: &mut Input<'_>) -> Parsed<Effect> {
    words("the next").parse_next(i)?;
    let noun = noun::noun(i)?;
    words("you play").parse_next(i)?;
    let waited = rule::duration(i)?;
    let (rule, lasts) = rule::unsaid_subject(i)?;
    Ok(Effect::TheNext(noun, waited, Box::new(rule), lasts))
}

/// "choose any number of players".
fn players(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "choose") {
        return Err(FAIL);
    }
    let quantity = target::quantity(i)?;
    words("players").parse_next(i)?;
    Ok(Effect::ChoosePlayers(quantity))
}

/// "each player who reveals a character card may E".
pub(super) fn who_reveals(i: &mut Input<'_>) -> Parsed<Effect> {
    let who = target::who(i)?;
    words("who reveals").parse_next(i)?;
    if !accept(i, "a") && !accept(i, "an") {
        return Err(FAIL);
    }
    let noun = noun::noun(i)?;
    let done = if accept(i, "may") { Effect::May(Who::Implied, Box::new(sequence(i)?)) } else { action(i)? };
    Ok(Effect::WhoReveals(who, noun, Box::new(done)))
}

/// "choose A or B: • A E. • B F."
fn named_options(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "choose") {
        return Err(FAIL);
    }
    let names = list(i, &["or"], label)?;
    words(":").parse_next(i)?;
    let mut options = Vec::new();
    for name in names {
        words("•").parse_next(i)?;
        if label(i)? != name {
            return Err(FAIL);
        }
        options.push((name, nested(i, sentences)?));
    }
    Ok(Effect::ChooseNamed(options))
}

/// The name of an option: a capitalised word with its mark.
fn label(i: &mut Input<'_>) -> Parsed<String> {
    let capitals = |text: &str| text.chars().all(char::is_uppercase);
    let word = i.input.first().filter(|token| token.kind == TokenKind::Word && capitals(token.text));
    let mut name = word.ok_or(FAIL)?.text.to_owned();
    super::advance(i, 1);
    if accept(i, "!") {
        name.push('!');
    }
    Ok(name)
}

/// "choose 3 of their characters and return one of those cards to …, put one …, and put one …".
fn distribute(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "choose") {
        return Err(FAIL);
    }
    let target = target::object(i)?;
    words("and").parse_next(i)?;
    if !verb(i, "return") {
        return Err(FAIL);
    }
    words("one of those cards").parse_next(i)?;
    let mut places = vec![destination(i, "to")?];
    loop {
        words(",").parse_next(i)?;
        let last = accept(i, "and");
        if !verb(i, "put") {
            return Err(FAIL);
        }
        words("one").parse_next(i)?;
        places.push(destination(i, "into")?);
        if last {
            return Ok(Effect::Distribute(target, places));
        }
    }
}

/// "choose and discard either 2 cards or 1 action card".
fn either(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "choose") || !(accept(i, "and discard either") || accept(i, "and discards either")) {
        return Err(FAIL);
    }
    let mut all = vec![target::counted(i)?];
    while let Some(other) = attempt(i, |i| if accept(i, "or") { target::counted(i) } else { Err(FAIL) }) {
        all.push(other);
    }
    Ok(Effect::DiscardEither(Who::Implied, all))
}

/// "choose and discard a card for each …".
fn counted_discard(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "choose") || !(accept(i, "and discard") || accept(i, "and discards")) {
        return Err(FAIL);
    }
    match amount::cards(i)? {
        amount @ wording::Amount::ForEach(..) => Ok(Effect::DiscardFor(Who::Implied, amount)),
        _ => Err(FAIL),
    }
}

/// "deal them 1 damage".
fn deal_them(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "deal") {
        return Err(FAIL);
    }
    let to = target::object(i)?;
    let amount = amount::mass(i, "damage")?.ok_or(FAIL)?;
    Ok(Effect::DealThem(to, amount))
}

/// "return cards at random from ZONE to PLACE until they have 3 cards in ZONE".
fn at_random_until(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "return") {
        return Err(FAIL);
    }
    words("cards at random").parse_next(i)?;
    let from = noun::zone(i)?;
    let to = destination(i, "to")?;
    if !accept(i, "until they have") && !accept(i, "until you have") {
        return Err(FAIL);
    }
    let left = number(i)?;
    words("cards").parse_next(i)?;
    Ok(Effect::ReturnAtRandomUntil(from, to, left, noun::zone(i)?))
}

/// "add his ⛉ to another chosen character's ¤ this turn".
fn add_stat(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "add") {
        return Err(FAIL);
    }
    let (stat, of) = target::owned_stat(i)?;
    words("to").parse_next(i)?;
    let (raised, to) = target::owned_stat(i)?;
    Ok(Effect::AddStat(stat, of, raised, to, rule::duration(i)?))
}

/// "pay 2 ⬡ less for the next item you play this turn".
fn pay_less(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "pay") {
        return Err(FAIL);
    }
    let ink = number(i)?;
    words("⬡ less for the next").parse_next(i)?;
    let noun = noun::noun(i)?;
    words("you play").parse_next(i)?;
    Ok(Effect::PayLessForNext(wording::Amount::Number(ink), noun, rule::duration(i)?))
}

/// "look at the cards in your inkwell".
fn look(i: &mut Input<'_>) -> Parsed<Effect> {
    if !verb(i, "look") {
        return Err(FAIL);
    }
    words("at the cards").parse_next(i)?;
    noun::zone(i).map(Effect::LookAtCards)
}

/// "If its card type is: • character, E. • action or item, F."
pub(super) fn by_type(i: &mut Input<'_>) -> Parsed<Effect> {
    words("if its card type is :").parse_next(i)?;
    let mut cases = Vec::new();
    while accept(i, "•") {
        let kinds: Vec<Kind> = list(i, &["or"], |i| one_of(KINDS, Expected::Noun).parse_next(i))?;
        words(",").parse_next(i)?;
        cases.push((kinds, clause(i)?));
        full_stop(i)?;
    }
    if cases.is_empty() { Err(FAIL) } else { Ok(Effect::ByType(cases)) }
}

/// "for each opponent, E".
pub(super) fn each_opposing(i: &mut Input<'_>) -> Parsed<Effect> {
    words("for each opponent ,").parse_next(i)?;
    clause(i).map(|effect| Effect::ForEachPlayer(Box::new(effect)))
}

/// "each player with fewer than 3 cards in their hand E".
pub(super) fn by_with(i: &mut Input<'_>) -> Parsed<Effect> {
    let who = target::who(i)?;
    words("with").parse_next(i)?;
    let fewer = accept(i, "fewer than");
    if !fewer {
        words("more than").parse_next(i)?;
    }
    let n = number(i)?;
    let noun = noun::noun(i)?;
    action(i).map(|done| Effect::ByWith(who, fewer, n, noun, Box::new(done)))
}

/// "you may also E".
pub(super) fn may_also(i: &mut Input<'_>) -> Parsed<Effect> {
    let who = target::who(i)?;
    words("may also").parse_next(i)?;
    action(i).map(|done| Effect::MayAlso(who, Box::new(done)))
}
