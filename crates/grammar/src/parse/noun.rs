//! Noun phrases: adjectives, a head, post-modifiers.

use super::{
    FAIL, Input, Parsed, accept, advance, ahead, attempt, labelled, list, missed, number, one_of, target,
};
use crate::diagnostic::Expected;
use crate::lexer::TokenKind;
use crate::text::Number;
use crate::words::{
    ADJECTIVES, INKS, KEYWORDS, KINDS, KINDS_PLURAL, OBJECTS, OWNERS, POST_MODIFIERS, STATS, WHO,
};
use winnow::Parser;
use wording::{Bound, Class, Kind, Name, Noun, Part, Stat};

/// "your other Musketeer characters", "item card from your discard", "character with cost 2 or less".
pub(super) fn noun(i: &mut Input<'_>) -> Parsed<Noun> {
    Ok(plain(numbered(i)?.0))
}

/// The noun with any kinds joined by "or" in the usual form.
pub(super) fn plain(noun: Noun) -> Noun {
    let usual = |part| if let Part::IsOr(kinds) = part { Part::Is(kinds) } else { part };
    Noun(noun.0.into_iter().map(usual).collect())
}

/// A noun phrase, with the number of its head.
pub(super) fn numbered(i: &mut Input<'_>) -> Parsed<(Noun, Number)> {
    labelled(Expected::Noun, |i: &mut Input<'_>| {
        let mut parts = Vec::new();
        while let Some(part) = attempt(i, adjective) {
            parts.push(part);
        }
        let number = match attempt(i, head) {
            Some((head, number)) => {
                parts.push(head);
                number
            }
            None => adjective_as_head(&mut parts)?,
        };
        // "all cards that were under him under another …": the second "under" is a
        // destination, not part of the noun.
        while !(matches!(parts.last(), Some(Part::WereUnder(_))) && ahead(i, "under"))
            && let Some(part) = attempt(i, post_modifier)
        {
            parts.push(or_another(i, part)?);
        }
        if parts.last() == Some(&Part::InkDrop) {
            parts.extend(attempt(i, held));
        }
        if let Some(other) = attempt(i, or_else) {
            parts.push(Part::OrElse(Box::new(other)));
        }
        Ok((Noun(parts), number))
    })
    .parse_next(i)
}

/// "Villain", "non-character": an adjective in place of a head.
fn adjective_as_head(parts: &mut Vec<Part>) -> Parsed<Number> {
    match parts.pop() {
        Some(Part::Class(mut classes)) if classes.len() == 1 => {
            parts.extend(classes.pop().map(Part::OfClass));
            Ok(Number::One)
        }
        Some(non @ Part::Non(_)) => {
            parts.push(non);
            Ok(Number::One)
        }
        _ => Err(FAIL),
    }
}

/// "with cost 3 or less or named NAME": alternatives to the first part.
fn or_another(i: &mut Input<'_>, first: Part) -> Parsed<Part> {
    let mut any = vec![first];
    while let Some(other) = attempt(i, |i| {
        if accept(i, "or") && (ahead(i, "named") || ahead(i, "with")) { post_modifier(i) } else { Err(FAIL) }
    }) {
        any.push(other);
    }
    Ok(if any.len() == 1 { any.remove(0) } else { Part::AnyOf(any) })
}

/// "an Alien character card or a location card from your hand": one card of either kind; the
/// parts after it apply to both.
pub(super) fn with_alternatives(i: &mut Input<'_>) -> Parsed<Noun> {
    let mut noun = noun(i)?;
    while let Some(other) = attempt(i, |i| or_a(i, &noun)) {
        noun.0.push(Part::OrA(Box::new(other)));
        while let Some(part) = attempt(i, post_modifier) {
            noun.0.push(part);
        }
    }
    Ok(noun)
}

/// "or a location card".
fn or_a(i: &mut Input<'_>, before: &Noun) -> Parsed<Noun> {
    let card = before.0.iter().any(|part| matches!(part, Part::CardOf(_)));
    if !card || !accept(i, "or") || !(accept(i, "a") || accept(i, "an")) {
        return Err(FAIL);
    }
    let mut parts = Vec::new();
    while let Some(part) = attempt(i, adjective) {
        parts.push(part);
    }
    match head(i)? {
        (head @ Part::CardOf(_), Number::One) => parts.push(head),
        _ => return Err(FAIL),
    }
    while let Some(part) = attempt(i, |i| if ahead(i, "named") { post_modifier(i) } else { Err(FAIL) }) {
        parts.push(part);
    }
    Ok(Noun(parts))
}

/// "or item" after a noun with more parts than its kind.
fn or_else(i: &mut Input<'_>) -> Parsed<Noun> {
    if !accept(i, "or") {
        return Err(FAIL);
    }
    let (kind, _) = kind(i)?;
    Ok(Noun(vec![Part::Is(vec![kind])]))
}

/// "your", "other", "Amber", "Princess", "Prince or King".
fn adjective(i: &mut Input<'_>) -> Parsed<Part> {
    if let Some(part) = attempt(i, |i| one_of(ADJECTIVES, Expected::Noun).parse_next(i)) {
        return Ok(part);
    }
    if let Some(ink) = attempt(i, |i| one_of(INKS, Expected::Noun).parse_next(i)) {
        return Ok(Part::Ink(ink));
    }
    if let Some(names) = attempt(i, name_of) {
        return Ok(names);
    }
    if let Some(classes) = attempt(i, |i| {
        let classes = list(i, &["and"], class)?;
        if classes.len() > 1 { Ok(classes) } else { Err(FAIL) }
    }) {
        return Ok(Part::ClassAnd(classes));
    }
    if let Some(kind) = attempt(i, non) {
        return Ok(Part::Non(kind));
    }
    list(i, &["or"], class).map(Part::Class)
}

/// "Mickey Mouse", "Moana, Heihei, or Pua" before a head. A word that is also a classification is read as that.
fn name_of(i: &mut Input<'_>) -> Parsed<Part> {
    let names = list(i, &["or"], |i| {
        let (shared, first) = (i.state.0, i.input.first().ok_or(FAIL)?);
        let text = &shared.text[first.span.start..];
        if shared.lexicon.name(text).is_some() && shared.lexicon.class(text).is_none() {
            name(i)
        } else {
            Err(FAIL)
        }
    })?;
    let before_head = ["character", "item", "location", "action", "song", "card"].iter().any(|head| {
        i.input.first().is_some_and(|token| token.text.strip_suffix('s').unwrap_or(token.text) == *head)
    });
    if before_head { Ok(Part::NameOf(names)) } else { Err(FAIL) }
}

/// "non-character".
fn non(i: &mut Input<'_>) -> Parsed<Kind> {
    let word = i.input.first().and_then(|token| token.text.strip_prefix("non-")).ok_or(FAIL)?;
    let (_, kind) = KINDS.iter().find(|(kind, _)| *kind == word).ok_or(FAIL)?;
    advance(i, 1);
    Ok(*kind)
}

/// A classification: a known one, or a capitalised word before a head.
pub(super) fn class(i: &mut Input<'_>) -> Parsed<Class> {
    if let Some(token) = i.input.first().filter(|token| token.is_capitalised()) {
        let shared = i.state.0;
        if let Some(known) = shared.lexicon.class(&shared.text[token.span.start..]) {
            let class = Class(known.to_owned());
            take_until(i, token.span.start + known.len());
            return Ok(class);
        }
        let followed =
            ["character", "characters", "card", "cards", "or", "and", ",", "Shift", "classification"];
        let follows = i.input.get(1).is_some_and(|next| followed.contains(&next.text));
        let reserved = KEYWORDS.iter().any(|(word, _)| *word == token.text)
            || HEADS.contains(&token.text.to_lowercase().as_str());
        if follows && !reserved {
            let class = Class(token.text.to_owned());
            advance(i, 1);
            return Ok(class);
        }
    }
    missed(i, 0, Expected::Class);
    Err(FAIL)
}

/// Heads, which are never classifications, even when capitalised.
const HEADS: &[&str] = &[
    "character",
    "characters",
    "item",
    "items",
    "location",
    "locations",
    "action",
    "actions",
    "song",
    "songs",
    "card",
    "cards",
];

/// Consumes the tokens before byte `end` of the text.
fn take_until(i: &mut Input<'_>, end: usize) {
    let count = i.input.iter().take_while(|token| token.span.start < end).count();
    advance(i, count);
}

/// "character", "characters or locations", "card", "song cards".
fn head(i: &mut Input<'_>) -> Parsed<(Part, Number)> {
    if accept(i, "ink drop") {
        return Ok((Part::InkDrop, Number::One));
    }
    if accept(i, "ink drops") {
        return Ok((Part::InkDrop, Number::Many));
    }
    if accept(i, "abilities or actions") {
        return Ok((Part::AbilityOrAction, Number::Many));
    }
    let start = i.input;
    let kinds = attempt(i, |i| list(i, &["and/or", "and / or", "or", "and"], kind)).unwrap_or_default();
    let said = &start[..start.len() - i.input.len()];
    let joint =
        said.iter().map(|token| token.text).find(|word| matches!(*word, "and" | "or" | "and/or" | "/"));
    if accept(i, "card") {
        return Ok((Part::CardOf(single(kinds)), Number::One));
    }
    if accept(i, "cards") {
        return Ok((Part::CardOf(single(kinds)), Number::Many));
    }
    match kinds.last() {
        Some((_, number)) => {
            let number = *number;
            let several = said.iter().any(|token| matches!(token.text, "/" | "and/or"));
            Ok(match joint {
                _ if several => (Part::IsAndOr(single(kinds)), number),
                Some("or") => (Part::IsOr(single(kinds)), number),
                _ => (Part::Is(single(kinds)), number),
            })
        }
        None => Err(FAIL),
    }
}

fn single(kinds: Vec<(Kind, Number)>) -> Vec<Kind> {
    kinds.into_iter().map(|(kind, _)| kind).collect()
}

fn kind(i: &mut Input<'_>) -> Parsed<(Kind, Number)> {
    if let Some(kind) = attempt(i, |i| one_of(KINDS, Expected::Noun).parse_next(i)) {
        return Ok((kind, Number::One));
    }
    one_of(KINDS_PLURAL, Expected::Noun).parse_next(i).map(|kind| (kind, Number::Many))
}

/// "of yours", "named NAME", "with Evasive", "in your hand", "you have in play", "under it".
fn post_modifier(i: &mut Input<'_>) -> Parsed<Part> {
    if ahead(i, "with the same name as") {
        return compared(i);
    }
    if accept(i, "with a different name") || accept(i, "with different names") {
        return Ok(Part::DifferentName);
    }
    if let Some(stat) = attempt(i, highest) {
        return Ok(Part::HighestOrTied(stat));
    }
    if let Some(part) = attempt(i, |i| one_of(POST_MODIFIERS, Expected::End).parse_next(i)) {
        return if part == Part::BeingChallenged { Err(FAIL) } else { Ok(part) };
    }
    if accept(i, "named") {
        return names(i).map(Part::Named);
    }
    if accept(i, "not named") {
        return names(i).map(Part::NotNamed);
    }
    if let Some(part) = attempt(i, that_is) {
        return Ok(part);
    }
    if let Some(part) = attempt(i, compared) {
        return Ok(part);
    }
    if accept(i, "from under") {
        return target::object(i).map(|under| Part::FromUnder(Box::new(under)));
    }
    if accept(i, "from the top of") {
        let whose = target::whose(i)?;
        return if target::zone_word(i, "deck") { Ok(Part::FromTop(whose)) } else { Err(FAIL) };
    }
    if accept(i, "without an ability") {
        return Ok(Part::WithoutAbility);
    }
    if accept(i, "without") {
        return one_of(KEYWORDS, Expected::Keyword).parse_next(i).map(Part::Without);
    }
    if accept(i, "with") {
        return quality(i);
    }
    if accept(i, "using") {
        let pronoun = one_of(OWNERS, Expected::Target).parse_next(i)?;
        return if accept(i, "Shift ability") { Ok(Part::UsingShift(pronoun)) } else { Err(FAIL) };
    }
    if accept(i, "under") {
        let under = target::object(i)?;
        // "put a card under it faceup" names a destination.
        let place = ahead(i, "faceup") || ahead(i, "facedown");
        return if place { Err(FAIL) } else { Ok(Part::Under(Box::new(under))) };
    }
    if let Some(part) = attempt(i, zone) {
        return Ok(part);
    }
    let who = one_of(WHO, Expected::Player).parse_next(i)?;
    if accept(i, "played this turn") {
        return Ok(Part::PlayedThisTurn(who));
    }
    if accept(i, "have here") || accept(i, "has here") {
        return Ok(Part::HaveHere(who));
    }
    if accept(i, "have in play") || accept(i, "has in play") { Ok(Part::HaveInPlay(who)) } else { Err(FAIL) }
}

/// "with the highest cost, or tied for highest cost": the comma after it belongs to the sentence.
fn highest(i: &mut Input<'_>) -> Parsed<Stat> {
    if !accept(i, "with the highest") {
        return Err(FAIL);
    }
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    let tied = accept(i, ", or tied for highest") && one_of(STATS, Expected::Stat).parse_next(i)? == stat;
    if tied { Ok(stat) } else { Err(FAIL) }
}

/// "you have", "they have" after ink drops, which are in no zone with other things.
fn held(i: &mut Input<'_>) -> Parsed<Part> {
    let who = one_of(WHO, Expected::Player).parse_next(i)?;
    if accept(i, "have") || accept(i, "has") { Ok(Part::Have(who)) } else { Err(FAIL) }
}

/// "that isn't a song", "that isn't a song card", "that have a card under them", "that were under him".
fn that_is(i: &mut Input<'_>) -> Parsed<Part> {
    if accept(i, "that isn't") {
        if !accept(i, "a") && !accept(i, "an") {
            return Err(FAIL);
        }
        let (kind, _) = kind(i)?;
        return Ok(if accept(i, "card") { Part::IsNotCard(kind) } else { Part::IsNot(kind) });
    }
    if accept(i, "that were under") {
        return one_of(OBJECTS, Expected::Target).parse_next(i).map(Part::WereUnder);
    }
    let having = accept(i, "that have a card under") || accept(i, "that has a card under");
    if !having && !accept(i, "with a card under") {
        return Err(FAIL);
    }
    let pronoun = one_of(OBJECTS, Expected::Target).parse_next(i)?;
    Ok(if having { Part::HavingCardUnder(pronoun) } else { Part::WithCardUnder(pronoun) })
}

/// "with the same name as …", "with cost equal to or less than …", "with less ¤ than …", "with total ¤ 10 or
/// less".
fn compared(i: &mut Input<'_>) -> Parsed<Part> {
    if accept(i, "with the same name as") {
        return target::object(i).map(|other| Part::SameNameAs(Box::new(other)));
    }
    if accept(i, "with cost up to") {
        let more = number(i)?;
        return if accept(i, "more than") {
            Ok(Part::CostUpToMore(more, Box::new(target::object(i)?)))
        } else {
            Err(FAIL)
        };
    }
    if accept(i, "with less") {
        let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
        return if accept(i, "than") {
            Ok(Part::LessThan(stat, Box::new(target::object(i)?)))
        } else {
            Err(FAIL)
        };
    }
    if accept(i, "with total") {
        let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
        let most = number(i)?;
        return Ok(Part::Total(stat, or_more(i, most)));
    }
    if !accept(i, "with") {
        return Err(FAIL);
    }
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    if !accept(i, "equal to or less than") {
        return Err(FAIL);
    }
    let had = attempt(i, |i| {
        if !accept(i, "the") || one_of(STATS, Expected::Stat).parse_next(i)? != stat {
            return Err(FAIL);
        }
        let pronoun = one_of(crate::words::SUBJECTS, Expected::Target).parse_next(i)?;
        if accept(i, "had in play") { Ok(pronoun) } else { Err(FAIL) }
    });
    if let Some(pronoun) = had {
        return Ok(Part::NotMoreThanHad(stat, pronoun));
    }
    let (other, of) = target::owned_stat(i)?;
    Ok(Part::StatAgainst(stat, other, Box::new(of)))
}

/// "in your hand", "from any discard", "in your inkwell".
pub(super) fn zone(i: &mut Input<'_>) -> Parsed<Part> {
    let from = accept(i, "from");
    if !from && !accept(i, "in") {
        return Err(FAIL);
    }
    let whose = target::whose(i)?;
    if from && accept(i, "collection") {
        return Ok(Part::FromCollection(whose));
    }
    if !from && accept(i, "hand , deck , and discard") {
        return Ok(Part::InHandDeckDiscard(whose));
    }
    if from && accept(i, "hand or discard") {
        return Ok(Part::FromHandOrDiscard(whose));
    }
    if !from && whose == wording::Whose::Their && accept(i, "hands") {
        return Ok(Part::InHands(whose));
    }
    if from && target::zone_word(i, "deck") {
        return Ok(Part::FromDeck(whose));
    }
    if from && target::zone_word(i, "inkwell") {
        return Ok(Part::FromInkwell(whose));
    }
    match (from, target::zone_word(i, "hand"), from) {
        (true, true, _) => return Ok(Part::FromHand(whose)),
        (false, true, _) => return Ok(Part::InHand(whose)),
        _ => {}
    }
    if target::zone_word(i, "discard") {
        return Ok(if from { Part::FromDiscard(whose) } else { Part::InDiscard(whose) });
    }
    if !from && target::zone_word(i, "inkwell") { Ok(Part::InInkwell(whose)) } else { Err(FAIL) }
}

/// The property after "with": "Evasive", "cost 3 or less", "5 ¤ or more".
fn quality(i: &mut Input<'_>) -> Parsed<Part> {
    if let Some(keyword) = attempt(i, |i| one_of(KEYWORDS, Expected::Keyword).parse_next(i)) {
        return Ok(Part::With(keyword));
    }
    if ahead(i, "a card under") {
        return card_under(i);
    }
    if accept(i, "◉") {
        return Ok(Part::WithInkSymbol);
    }
    if accept(i, "more") {
        let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
        return if accept(i, "than each") {
            noun(i).map(|each| Part::MoreThanEach(stat, Box::new(each)))
        } else {
            Err(FAIL)
        };
    }
    match stat_is(i)? {
        Part::StatIs(stat, bound) if accept(i, "each") => Ok(Part::StatIsEach(stat, bound)),
        part => Ok(part),
    }
}

/// "a card under them".
pub(super) fn card_under(i: &mut Input<'_>) -> Parsed<Part> {
    if accept(i, "a card under") {
        one_of(OBJECTS, Expected::Target).parse_next(i).map(Part::WithCardUnder)
    } else {
        Err(FAIL)
    }
}

/// "cost 3 or less", "move cost 2", "5 ¤ or more".
pub(super) fn stat_is(i: &mut Input<'_>) -> Parsed<Part> {
    for (words, stat) in [("move cost", Stat::MoveCost), ("cost", Stat::Cost)] {
        if accept(i, words) {
            let least = number(i)?;
            return Ok(Part::StatIs(stat, or_more(i, least)));
        }
    }
    let least = number(i)?;
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    Ok(Part::StatIs(stat, or_more(i, least)))
}

/// "N", "N or more", "N or less", after the number.
fn or_more(i: &mut Input<'_>, number: u8) -> Bound {
    if accept(i, "or more") {
        Bound::OrMore(number)
    } else if accept(i, "or greater") {
        Bound::OrGreater(number)
    } else if accept(i, "or less") {
        Bound::OrLess(number)
    } else {
        Bound::Exactly(number)
    }
}

/// "NAME", "NAME or NAME".
pub(super) fn names(i: &mut Input<'_>) -> Parsed<Vec<Name>> {
    list(i, &["or"], name)
}

/// A card's name: the longest known one, or else a run of capitalised words, including
/// small words between them.
pub(super) fn name(i: &mut Input<'_>) -> Parsed<Name> {
    let Some(first) = i.input.first() else {
        missed(i, 0, Expected::Name);
        return Err(FAIL);
    };
    let (shared, start) = (i.state.0, first.span.start);
    if let Some(known) = shared.lexicon.name(&shared.text[start..]) {
        let name = Name(known.to_owned());
        take_until(i, start + known.len());
        return Ok(name);
    }
    if !first.is_capitalised() {
        missed(i, 0, Expected::Name);
        return Err(FAIL);
    }
    let count = capitalised_run(i);
    let end = i.input[count - 1].span.end;
    let name = Name(shared.text[start..end].to_owned());
    advance(i, count);
    Ok(name)
}

/// The number of tokens that look like one name.
fn capitalised_run(i: &Input<'_>) -> usize {
    const JOINING: &[&str] = &["the", "of", "de", "von", "and", "to", "a", "in", "by", "'n'", "&"];
    let mut count = 1;
    loop {
        let mut next = count;
        if i.input.get(next).is_some_and(|token| token.text == ".")
            && matches!(i.input[count - 1].text, "Mr" | "Mrs" | "Ms" | "Dr" | "Jr" | "St")
        {
            next += 1;
            count = next;
        }
        while i.input.get(next).is_some_and(|token| JOINING.contains(&token.text)) {
            next += 1;
        }
        match i.input.get(next) {
            Some(token) if token.is_capitalised() => count = next + 1,
            Some(token)
                if next == count && token.text == "!" && i.input[count - 1].span.end == token.span.start =>
            {
                return count + 1;
            }
            _ => return count,
        }
    }
}

/// "a", "another", "no", "one of", "none of", "2 or more", "3": a bound on a count, then the noun.
pub(super) fn bounded(i: &mut Input<'_>) -> Parsed<(Bound, Noun)> {
    if ahead(i, "one of your") || ahead(i, "none of your") || ahead(i, "one of their") {
        let bound = if accept(i, "one of") { Bound::Some } else { Bound::None };
        if bound == Bound::None {
            advance(i, 2);
        }
        return Ok((bound, noun(i)?));
    }
    let bound = if accept(i, "a") || accept(i, "an") {
        Bound::Some
    } else if accept(i, "another") {
        Bound::Another
    } else if accept(i, "no") {
        Bound::None
    } else if accept(i, "any") {
        return Ok((Bound::Any, attempt(i, noun).map_or_else(|| headless(i), Ok)?));
    } else if accept(i, "only") {
        Bound::Only(number(i)?)
    } else {
        lore_bound(i)?
    };
    Ok((bound, noun(i)?))
}

/// "in play with 10 ¤ or more": an implied head for things mentioned before.
fn headless(i: &mut Input<'_>) -> Parsed<Noun> {
    let mut parts = vec![post_modifier(i)?];
    while let Some(part) = attempt(i, post_modifier) {
        parts.push(part);
    }
    Ok(Noun(parts))
}

/// "15 or more", "exactly 3" and the like.
pub(super) fn lore_bound(i: &mut Input<'_>) -> Parsed<Bound> {
    let count = number(i)?;
    if accept(i, "or fewer") { Ok(Bound::OrLess(count)) } else { Ok(or_more(i, count)) }
}

/// Whether a number comes next.
pub(super) fn number_ahead(i: &Input<'_>) -> bool {
    matches!(i.input.first().map(|token| token.kind), Some(TokenKind::Number(_))) && !ahead(i, "damage")
}
