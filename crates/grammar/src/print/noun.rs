//! Noun phrases.

use super::{Number, join, list, target, with_article};
use crate::words::{
    ADJECTIVES, KINDS, KINDS_PLURAL, OBJECTS, OWNERS, POST_MODIFIERS, STATS, SUBJECTS, WHO, phrase,
};
use wording::{Bound, Class, Kind, Name, Noun, Part, PartPosition, Stat, Whose};

/// A noun phrase; `joint` joins the kinds of its head.
pub(super) fn noun(noun: &Noun, number: Number, joint: &str) -> String {
    let parts: Vec<String> = noun.0.iter().map(|part| self::part(part, number, joint)).collect();
    join(parts.iter().map(String::as_str))
}

/// A noun phrase in the singular.
pub(super) fn one(noun: &Noun) -> String {
    self::noun(noun, Number::One, "or")
}

/// A noun phrase in the plural.
pub(super) fn many(noun: &Noun) -> String {
    self::noun(noun, Number::Many, "or")
}

pub(super) fn part(part: &Part, number: Number, joint: &str) -> String {
    match part {
        Part::Class(classes) => list(&classes.iter().map(Class::to_string).collect::<Vec<_>>(), "or"),
        Part::Ink(ink) => ink.name().to_owned(),
        Part::Is(kinds) => self::kinds(kinds, number, joint),
        Part::CardOf(kinds) => {
            let card = if number == Number::One { "card" } else { "cards" };
            join([self::kinds(kinds, Number::One, "or").as_str(), card])
        }
        Part::InkDrop if number == Number::One => "ink drop".to_owned(),
        Part::InkDrop => "ink drops".to_owned(),
        Part::Have(who) => join([phrase(WHO, who), super::verb(target::number_of(*who), "have").as_str()]),
        Part::InHands(whose) => format!("{}s", zone("in", *whose, "hand")),
        Part::OfClass(class) => class.to_string(),
        Part::HaveHere(who) => {
            format!("{} {} here", phrase(WHO, who), super::verb(target::number_of(*who), "have"))
        }
        Part::IsAndOr(kinds) => joined_kinds(kinds, number, "and/or"),
        Part::IsOr(kinds) => joined_kinds(kinds, number, "or"),
        Part::FromDeck(whose) => zone("from", *whose, "deck"),
        Part::FromInkwell(whose) => zone("from", *whose, "inkwell"),
        Part::AnyOf(any) => {
            any.iter().map(|one| self::part(one, number, joint)).collect::<Vec<_>>().join(" or ")
        }
        Part::OrA(other) => format!("or {}", with_article(&one(other))),
        Part::OrElse(other) => format!("or {}", noun(other, number, joint)),
        Part::Done(deed) => phrase(crate::words::DEEDS, deed).to_owned(),
        Part::WereUnder(pronoun) => format!("that were under {}", phrase(OBJECTS, pronoun)),
        Part::RightHere => "here".to_owned(),
        Part::DifferentName if number == Number::One => "with a different name".to_owned(),
        Part::DifferentName => "with different names".to_owned(),
        Part::HighestOrTied(stat) => {
            let stat = phrase(STATS, stat);
            format!("with the highest {stat}, or tied for highest {stat}")
        }
        Part::PlayedThisTurn(who) => format!("{} played this turn", phrase(WHO, who)),
        Part::DamageIs(bound) => format!("with {}", damage_is(*bound)),
        Part::Named(names) => format!("named {}", self::names(names)),
        Part::StatIs(stat, bound) => format!("with {}", stat_is(*stat, *bound)),
        Part::With(keyword) => format!("with {}", keyword.name()),
        Part::NameOf(names) => self::names(names),
        Part::FromCollection(whose) => zone("from", *whose, "collection"),
        Part::InHandDeckDiscard(whose) => zone("in", *whose, "hand, deck, and discard"),
        Part::WithoutAbility => "without an ability".to_owned(),
        Part::There => "there".to_owned(),
        Part::AbilityOrAction => "abilities or actions".to_owned(),
        Part::Without(keyword) => format!("without {}", keyword.name()),
        Part::HaveInPlay(who) => {
            format!("{} {} in play", phrase(WHO, who), super::verb(target::number_of(*who), "have"))
        }
        Part::InHand(whose) => zone("in", *whose, "hand"),
        Part::FromHand(whose) => zone("from", *whose, "hand"),
        Part::InInkwell(whose) => zone("in", *whose, "inkwell"),
        Part::InDiscard(whose) => zone("in", *whose, "discard"),
        Part::FromDiscard(whose) => zone("from", *whose, "discard"),
        Part::Under(under) => format!("under {}", target::object(under)),
        // For a single class, which no text has, the joint is printed as well.
        Part::ClassAnd(classes) if classes.len() == 1 => format!("and {}", classes[0]),
        Part::ClassAnd(classes) => list(&classes.iter().map(Class::to_string).collect::<Vec<_>>(), "and"),
        Part::ChallengingA(whom) => format!("challenging {}", target::object(whom)),
        Part::WithCardUnder(pronoun) => format!("with a card under {}", phrase(OBJECTS, pronoun)),
        Part::MoreThanEach(stat, each) => {
            format!("with more {} than each {}", phrase(STATS, stat), one(each))
        }
        Part::WithInkSymbol => "with ◉".to_owned(),
        Part::UsingShift(pronoun) => format!("using {} Shift ability", phrase(OWNERS, pronoun)),
        Part::Non(kind) => format!("non-{}", phrase(KINDS, kind)),
        Part::IsNot(kind) => format!("that isn't {}", with_article(phrase(KINDS, kind))),
        Part::IsNotCard(kind) => format!("that isn't {} card", with_article(phrase(KINDS, kind))),
        Part::NotNamed(names) => format!("not named {}", self::names(names)),
        Part::HavingCardUnder(pronoun) => {
            format!("that {} a card under {}", super::verb(number, "have"), phrase(OBJECTS, pronoun))
        }
        Part::StatIsEach(stat, bound) => format!("with {} each", stat_is(*stat, *bound)),
        Part::FromHandOrDiscard(whose) => zone("from", *whose, "hand or discard"),
        Part::FromUnder(under) => format!("from under {}", target::object(under)),
        Part::FromTop(whose) => format!("from the top of {}", target::zone(*whose, "deck")),
        Part::SameNameAs(other) => format!("with the same name as {}", target::object(other)),
        Part::StatAgainst(stat, other, of) => {
            format!("with {} equal to or less than {}", phrase(STATS, stat), target::stat(*other, of))
        }
        Part::CostUpToMore(more, than) => {
            format!("with cost up to {more} more than {}", target::object(than))
        }
        Part::LessThan(stat, than) => {
            format!("with less {} than {}", phrase(STATS, stat), target::object(than))
        }
        Part::NotMoreThanHad(stat, pronoun) => {
            let stat = phrase(STATS, stat);
            format!("with {stat} equal to or less than the {stat} {} had in play", phrase(SUBJECTS, pronoun))
        }
        Part::Total(stat, bound) => {
            let tail = match bound {
                Bound::OrMore(_) => " or more",
                Bound::OrLess(_) => " or less",
                Bound::OrGreater(_) => " or greater",
                Bound::Exactly(_)
                | Bound::Some
                | Bound::Another
                | Bound::None
                | Bound::Any
                | Bound::Only(_) => "",
            };
            format!("with total {} {}{tail}", phrase(STATS, stat), bound_number(*bound))
        }
        // Parts without parameters are fixed phrases.
        part => match part.position() {
            PartPosition::Front => phrase(ADJECTIVES, part),
            PartPosition::Head | PartPosition::Behind => phrase(POST_MODIFIERS, part),
        }
        .to_owned(),
    }
}

fn kinds(kinds: &[Kind], number: Number, joint: &str) -> String {
    let table = if number == Number::One { KINDS } else { KINDS_PLURAL };
    list(&kinds.iter().map(|kind| phrase(table, kind).to_owned()).collect::<Vec<_>>(), joint)
}

/// Kinds with a joint of their own. For a single kind, which no text has, the joint is printed as well.
fn joined_kinds(kinds: &[Kind], number: Number, joint: &str) -> String {
    let words = self::kinds(kinds, number, joint);
    if kinds.len() > 1 { words } else { format!("{joint} {words}") }
}

/// "3 or more damage".
pub(super) fn damage_is(bound: Bound) -> String {
    lore(bound).replace(" lore", " damage")
}

/// "NAME or NAME".
pub(super) fn names(names: &[Name]) -> String {
    list(&names.iter().map(Name::to_string).collect::<Vec<_>>(), "or")
}

fn zone(preposition: &str, whose: Whose, zone: &str) -> String {
    format!("{preposition} {}", target::zone(whose, zone))
}

/// "cost 3 or less", "5 ¤ or more".
pub(super) fn stat_is(stat: Stat, bound: Bound) -> String {
    let (symbol, count) = (phrase(STATS, &stat), bound_number(bound));
    let tail = match bound {
        Bound::OrMore(_) => " or more",
        Bound::OrLess(_) => " or less",
        Bound::OrGreater(_) => " or greater",
        Bound::Exactly(_) | Bound::Some | Bound::Another | Bound::None | Bound::Any | Bound::Only(_) => "",
    };
    match stat {
        Stat::Cost | Stat::MoveCost => format!("{symbol} {count}{tail}"),
        Stat::Strength | Stat::Willpower | Stat::Lore => format!("{count} {symbol}{tail}"),
    }
}

fn bound_number(bound: Bound) -> String {
    match bound {
        Bound::Some | Bound::Any => "any".to_owned(),
        Bound::Only(n) => format!("only {n}"),
        Bound::Another => "another".to_owned(),
        Bound::None => "no".to_owned(),
        Bound::OrMore(n) | Bound::OrGreater(n) | Bound::OrLess(n) | Bound::Exactly(n) => n.to_string(),
    }
}

/// "a character", "another item", "no cards in your hand", "2 or more other characters in play".
pub(super) fn bounded(bound: Bound, noun: &Noun) -> String {
    let yours = matches!(noun.0.first(), Some(Part::Your | Part::Their));
    match bound {
        Bound::Some if yours => format!("one of {}", many(noun)),
        Bound::None if yours => format!("none of {}", many(noun)),
        Bound::Some => with_article(&one(noun)),
        Bound::Another => format!("another {}", one(noun)),
        Bound::None => format!("no {}", many(noun)),
        Bound::OrMore(n) => format!("{n} or more {}", many(noun)),
        Bound::OrGreater(n) => format!("{n} or greater {}", many(noun)),
        Bound::Any => format!("any {}", many(noun)),
        Bound::Only(1) => format!("only 1 {}", one(noun)),
        Bound::Only(n) => format!("only {n} {}", many(noun)),
        Bound::OrLess(n) => format!("{n} or fewer {}", many(noun)),
        Bound::Exactly(1) => format!("1 {}", one(noun)),
        Bound::Exactly(n) => format!("{n} {}", many(noun)),
    }
}

/// "5 or more lore".
pub(super) fn lore(bound: Bound) -> String {
    let tail = match bound {
        Bound::OrMore(_) => " or more",
        Bound::OrLess(_) => " or less",
        Bound::OrGreater(_) => " or greater",
        Bound::Exactly(_) | Bound::Some | Bound::Another | Bound::None | Bound::Any | Bound::Only(_) => "",
    };
    format!("{}{tail} lore", bound_number(bound))
}

/// The noun without "here", for sentences that end with "while here".
pub(super) fn without_here(noun: &Noun) -> Noun {
    Noun(noun.0.iter().filter(|part| **part != Part::Here).cloned().collect())
}
