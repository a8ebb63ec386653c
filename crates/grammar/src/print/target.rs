//! References to cards and players.

use super::{Number, noun, with_article};
use crate::words::{BEING, OBJECTS, OWNERS, STATS, SUBJECTS, WHO, WHOSE, phrase};
use wording::{Det, Noun, Part, Pronoun, Quantity, Stat, Target, Who, Whose};

/// A card as a subject.
pub(super) fn subject(target: &Target) -> String {
    match target {
        Target::Pronoun(pronoun) => phrase(SUBJECTS, pronoun).to_owned(),
        Target::Of(..)
        | Target::Top(..)
        | Target::Rest
        | Target::Unsaid
        | Target::Either(_)
        | Target::Both(_)
        | Target::SomeOfThem(_)
        | Target::There
        | Target::TopCards(_)
        | Target::SomeOf(_)
        | Target::BothOfThem
        | Target::Highest(..)
        | Target::TheCards(..) => object(target),
    }
}

/// A card as a subject, and "while here" for the end of its sentence, if needed.
pub(super) fn subject_here(target: &Target) -> (String, &'static str) {
    match target {
        Target::Of(det @ (Det::A | Det::Another | Det::Bare | Det::OneOf | Det::This), noun)
            if noun.0.contains(&Part::Here) =>
        {
            (subject(&Target::Of(*det, noun::without_here(noun))), " while here")
        }
        target => (subject(target), ""),
    }
}

/// A subject with "is" or "are".
pub(super) fn being(target: &Target) -> String {
    match target {
        Target::Pronoun(pronoun) => phrase(BEING, pronoun).to_owned(),
        target => format!("{} {}", subject(target), super::verb(number(target), "are")),
    }
}

/// A card as an object.
pub(super) fn object(target: &Target) -> String {
    match target {
        Target::Of(det, noun) => described(*det, noun),
        Target::Pronoun(pronoun) => phrase(OBJECTS, pronoun).to_owned(),
        Target::Top(1, whose) => format!("the top card of {}", zone(*whose, "deck")),
        Target::Top(count, whose) => format!("the top {count} cards of {}", zone(*whose, "deck")),
        Target::Rest => "the rest".to_owned(),
        Target::Unsaid => String::new(),
        Target::Either(any) => any.iter().map(object).collect::<Vec<_>>().join(" or "),
        Target::Both(all) => all.iter().map(object).collect::<Vec<_>>().join(" and "),
        Target::SomeOfThem(Quantity::One) => "one of them".to_owned(),
        Target::SomeOfThem(Quantity::AnyNumber) => "any number of them".to_owned(),
        Target::SomeOfThem(Quantity::Exactly(n)) => format!("{n} of them"),
        Target::SomeOfThem(Quantity::UpTo(n)) => format!("up to {n} of them"),
        Target::There => "there".to_owned(),
        Target::SomeOf(Quantity::One) => "one".to_owned(),
        Target::SomeOf(Quantity::AnyNumber) => "any number".to_owned(),
        Target::SomeOf(Quantity::Exactly(n)) => n.to_string(),
        Target::SomeOf(Quantity::UpTo(n)) => format!("up to {n}"),
        Target::BothOfThem => "both".to_owned(),
        Target::Highest(stat, noun) => {
            let plain = Noun(noun.0.iter().filter(|part| !matches!(part, Part::Done(_))).cloned().collect());
            let (stat, one) = (phrase(STATS, stat), noun::one(&plain));
            let done = if plain == *noun { "" } else { " revealed this way" };
            format!("the {one} with the highest {stat}{done}, or each {one} tied for highest {stat},")
        }
        Target::TopCards(1) => "the top card".to_owned(),
        Target::TopCards(n) => format!("the top {n} cards"),
        Target::TheCards(the, zone) => {
            let cards = if *the { "all the cards" } else { "all cards" };
            format!("{cards} {}", noun::part(zone, Number::Many, "and"))
        }
    }
}

fn described(det: Det, noun: &Noun) -> String {
    let (one, many) = (|| noun::one(noun), || noun::many(noun));
    match det {
        Det::This => super::join(["this", one().as_str()]),
        Det::That => format!("that {}", one()),
        Det::The => format!("the {}", one()),
        Det::TheSeveral => format!("the {}", many()),
        Det::Those => format!("those {}", many()),
        Det::A => with_article(&one()),
        Det::Another => format!("another {}", one()),
        Det::AChosen => format!("a chosen {}", one()),
        Det::Any => format!("any {}", one()),
        Det::OneOf => format!("one of {}", many()),
        Det::CountOf(Quantity::UpTo(n)) => format!("up to {n} of {}", many()),
        Det::CountOf(Quantity::Exactly(n)) => format!("{n} of {}", many()),
        Det::CountOf(Quantity::One) => format!("one of {}", many()),
        Det::CountOf(Quantity::AnyNumber) => format!("any number of {}", many()),
        Det::Count(quantity) => counted(quantity, "", noun),
        Det::Chosen(quantity) => counted(quantity, "chosen ", noun),
        Det::AnotherChosen(quantity) => format!("another {}", counted(quantity, "chosen ", noun)),
        Det::All => format!("all {}", noun::noun(noun, Number::Many, "and")),
        Det::Each => format!("each {}", noun::noun(noun, Number::One, "and")),
        Det::EachOf => format!("each of {}", many()),
        Det::Bare => noun::noun(noun, Number::Many, "and"),
    }
}

fn counted(quantity: Quantity, chosen: &str, noun: &Noun) -> String {
    match quantity {
        Quantity::One => format!("{chosen}{}", noun::one(noun)),
        Quantity::Exactly(1) => format!("1 {chosen}{}", noun::one(noun)),
        Quantity::Exactly(n) => format!("{n} {chosen}{}", noun::many(noun)),
        Quantity::UpTo(1) => format!("up to 1 {chosen}{}", noun::one(noun)),
        Quantity::UpTo(n) => format!("up to {n} {chosen}{}", noun::many(noun)),
        Quantity::AnyNumber => format!("any number of {chosen}{}", noun::many(noun)),
    }
}

/// "a card", "2 cards": a quantity and a noun.
pub(super) fn quantity(quantity: Quantity, noun: &Noun) -> String {
    match quantity {
        Quantity::One => with_article(&noun::one(noun)),
        quantity => counted(quantity, "", noun),
    }
}

/// The number a verb agrees with.
pub(super) fn number(target: &Target) -> Number {
    match target {
        Target::Pronoun(Pronoun::They)
        | Target::Rest
        | Target::Both(_)
        | Target::SomeOfThem(_)
        | Target::BothOfThem
        | Target::Highest(..)
        | Target::SomeOf(_)
        | Target::TheCards(..) => Number::Many,
        Target::Pronoun(Pronoun::EachOfThem)
        | Target::Unsaid
        | Target::Either(_)
        | Target::There
        | Target::TopCards(1) => Number::One,
        Target::TopCards(_) => Number::Many,
        Target::Pronoun(Pronoun::He | Pronoun::She | Pronoun::It) | Target::Top(1, _) => Number::One,
        Target::Top(..) => Number::Many,
        Target::Of(det, _) => match det {
            Det::All | Det::Bare | Det::Those | Det::TheSeveral | Det::CountOf(_) => Number::Many,
            Det::Count(quantity) | Det::Chosen(quantity) | Det::AnotherChosen(quantity) => match quantity {
                Quantity::One | Quantity::Exactly(1) | Quantity::UpTo(1) => Number::One,
                Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
            },
            Det::This
            | Det::That
            | Det::The
            | Det::A
            | Det::Another
            | Det::AChosen
            | Det::Any
            | Det::OneOf
            | Det::Each
            | Det::EachOf => Number::One,
        },
    }
}

/// A player as a subject; empty if implied.
pub(super) fn who(who: Who) -> &'static str {
    phrase(WHO, &who)
}

/// The number that a player's verb agrees with.
pub(super) fn number_of(who: Who) -> Number {
    match who {
        Who::Implied | Who::You | Who::Opponents | Who::They | Who::AllOpponents => Number::Many,
        Who::SomeOpponents | Who::WithMostCardsPlural | Who::YouAndAnother => Number::Many,
        Who::AnOpponent
        | Who::EachOpponent
        | Who::EachOpponentAhead
        | Who::ThatCharactersPlayer
        | Who::ChallengingCharactersPlayer
        | Who::EachPlayer
        | Who::WithMostCards
        | Who::YourOpponent
        | Who::ChosenOpponent
        | Who::ChosenPlayer
        | Who::ThatPlayer
        | Who::ChallengingPlayer
        | Who::ItsPlayer
        | Who::TheirPlayer => Number::One,
    }
}

/// "your hand", "opponents' hands".
pub(super) fn zone(whose: Whose, zone: &str) -> String {
    let plural = matches!(whose, Whose::TheirPlayersPlural | Whose::Opponents | Whose::YourOpponents);
    format!("{} {zone}{}", phrase(WHOSE, &whose), if plural { "s" } else { "" })
}

/// "their ◊", "this character's ¤", "the ¤ of chosen character".
pub(super) fn stat(stat: Stat, target: &Target) -> String {
    let symbol = phrase(STATS, &stat);
    match target {
        Target::Pronoun(pronoun) => format!("{} {symbol}", phrase(OWNERS, pronoun)),
        Target::Of(Det::This | Det::That | Det::The | Det::AnotherChosen(_), _) => {
            format!("{}'s {symbol}", object(target))
        }
        target => format!("the {symbol} of {}", object(target)),
    }
}
