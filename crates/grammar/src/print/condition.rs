//! Conditions.

use super::{Number, noun, target, verb};
use crate::words::{OBJECTS, ORDINALS, PASTS, PASTS_DONE, SECONDS, WHOSE, phrase};
use wording::{Bound, Condition, Det, HistoryEvent, Joint, Noun, Nth, Part, Target};

/// A condition after "if" or "while".
pub(super) fn condition(condition: &Condition) -> String {
    match condition {
        Condition::Has(who, bound, noun) => {
            format!(
                "{} {} {}",
                target::who(*who),
                verb(target::number_of(*who), "have"),
                noun::bounded(*bound, noun)
            )
        }
        Condition::HasEachNamed(who, names) => {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            format!(
                "{} {} characters named {} in play",
                target::who(*who),
                verb(target::number_of(*who), "have"),
                super::list(&names, "and")
            )
        }
        Condition::InPlay(bound, noun) => {
            let many = is_many(*bound);
            format!("{} {} in play", noun::bounded(*bound, noun), if many { "are" } else { "is" })
        }
        Condition::Is(of, parts) => {
            let states: Vec<String> = parts.iter().map(state).collect();
            format!("{} {}", target::being(of), states.join(" "))
        }
        Condition::With(of, parts) => {
            let things: Vec<String> = parts.iter().map(possession).collect();
            format!("{} {} {}", target::subject(of), verb(target::number(of), "have"), things.join(" and "))
        }
        Condition::ItIs(noun) => format!("it's {}", super::with_article(&noun::one(noun))),
        Condition::IsNamedCard(of) => format!("{}'s the named card", target::subject(of)),
        Condition::IsChosen(noun) => format!("{} is chosen", super::with_article(&noun::one(noun))),
        Condition::HasMore(who, noun, than) => format!(
            "{} {} more {} than {}",
            target::who(*who),
            verb(target::number_of(*who), "have"),
            noun::many(noun),
            target::who(*than)
        ),
        Condition::MoreLore(who, than) => format!(
            "{} {} more lore than {}",
            target::who(*who),
            verb(target::number_of(*who), "have"),
            target::who(*than)
        ),
        Condition::LoreIs(who, bound) => {
            format!("{} {} {}", target::who(*who), verb(target::number_of(*who), "have"), noun::lore(*bound))
        }
        Condition::CardUnder(of) => format!("there's a card under {}", target::object(of)),
        Condition::Shifted(of) => format!("you used Shift to play {}", target::object(of)),
        Condition::RemovedToPlay(who, bound, noun, played) => format!(
            "{} removed {} to play {}",
            target::who(*who),
            noun::bounded(*bound, noun),
            target::object(played)
        ),
        Condition::FirstTurnGoingSecond => {
            "this is your first turn and you're not the first player".to_owned()
        }
        Condition::FirstTurn => "it's your first turn".to_owned(),
        Condition::HasAmong(who, things) => {
            let thing = |(bound, noun): &(Bound, Noun)| match &noun.0[..] {
                [Part::NameOf(names)] => super::with_article(&noun::names(names)),
                _ => noun::bounded(*bound, noun),
            };
            let things: Vec<String> = things.iter().map(thing).collect();
            format!(
                "{} {} {} among the cards in your hand, in your discard, and in play",
                target::who(*who),
                verb(target::number_of(*who), "have"),
                things.join(" and ")
            )
        }
        Condition::Turn(whose) => format!("it's {} turn", phrase(WHOSE, whose)),
        Condition::ThisTurn(event) => format!("{} this turn", happened(event)),
        Condition::And(all) => all.iter().map(self::condition).collect::<Vec<_>>().join(" and "),
        Condition::Or(any) => any.iter().map(self::condition).collect::<Vec<_>>().join(" or "),
        Condition::Not(opposite) => match opposite.as_ref() {
            Condition::Has(who, bound, noun) => format!(
                "{} {} have {}",
                target::who(*who),
                verb(target::number_of(*who), "don't"),
                noun::bounded(*bound, noun)
            ),
            Condition::ThisTurn(HistoryEvent::Played(who, bound, noun)) => {
                format!("{} didn't play {} this turn", target::who(*who), noun::bounded(*bound, noun))
            }
            Condition::ThisTurn(HistoryEvent::Did(who, past, bound, noun)) => format!(
                "{} didn't {} {} this turn",
                target::who(*who),
                phrase(PASTS, past),
                noun::bounded(*bound, noun)
            ),
            Condition::ThisTurn(HistoryEvent::PutIntoInkwell(who, whose)) => format!(
                "{} didn't put any cards into {} this turn",
                target::who(*who),
                target::zone(*whose, "inkwell")
            ),
            opposite => format!("not {}", self::condition(opposite)),
        },
        Condition::Bare(part) => state(part),
        Condition::ItIsSo(part) => format!("it is {}", state(part)),
        Condition::ItIsNth(n, nth) => {
            let what = match nth {
                Nth::YouPlayed(noun) => format!("{} you played", noun::one(noun)),
                nth => phrase(SECONDS, nth).to_owned(),
            };
            format!("it's the {} {what} this turn", phrase(ORDINALS, n))
        }
        Condition::Opponents(bound) => {
            format!("you have {}", noun::lore(*bound).replace(" lore", " opponents"))
        }
        Condition::Past(test) => {
            if let Condition::With(of, parts) = &**test {
                let things: Vec<String> = parts.iter().map(possession).collect();
                return format!("{} already had {}", target::subject(of), things.join(" and "));
            }
            let (Condition::ThatIs(of, _) | Condition::Is(of, _)) = &**test else {
                return self::condition(test);
            };
            let was = if target::number(of) == Number::One { "was" } else { "were" };
            let rest = match &**test {
                Condition::ThatIs(_, noun) => super::with_article(&noun::one(noun)),
                Condition::Is(_, parts) => parts.iter().map(state).collect::<Vec<_>>().join(" "),
                _ => String::new(),
            };
            format!("{} {was} {rest}", target::subject(of))
        }
        Condition::There(bound, noun) => {
            let there = if is_many(*bound) { "there are" } else { "there's" };
            format!("{there} {}", noun::bounded(*bound, noun))
        }
        Condition::ThereWas(bound, noun) => {
            let there = if is_many(*bound) { "there were" } else { "there was" };
            format!("{there} {}", noun::bounded(*bound, noun))
        }
        Condition::Are(bound, noun, part) => format!("{} are {}", noun::bounded(*bound, noun), state(part)),
        Condition::HasEach(who, things, joint, place) => {
            let things: Vec<String> =
                things.iter().map(|(bound, noun)| noun::bounded(*bound, noun)).collect();
            let joint = match joint {
                Joint::And => " and ",
                Joint::Or => " or ",
            };
            format!(
                "{} {} {} {}",
                target::who(*who),
                verb(target::number_of(*who), "have"),
                things.join(joint),
                state(place)
            )
        }
        Condition::ThatIs(of, noun) => {
            format!("{} {}", target::being(of), super::with_article(&noun::one(noun)))
        }
        Condition::RemovedThisWay => "you removed damage this way".to_owned(),
        Condition::YouDiscarded(noun, this_way) => {
            let this_way = if *this_way { " this way" } else { "" };
            format!("you discarded {}{this_way}", super::with_article(&noun::one(noun)))
        }
        Condition::SameNames(pronoun) => {
            let they = Target::Pronoun(*pronoun);
            format!("{} {} the same name", target::subject(&they), verb(target::number(&they), "have"))
        }
        Condition::DifferentName(of, each) => {
            format!("{} has a different name than each {}", target::subject(of), noun::one(each))
        }
        Condition::OneOfThemIs(part) => {
            let is = match part {
                Part::StatIs(stat, bound) => noun::stat_is(*stat, *bound),
                part => state(part),
            };
            format!("one of them is {is}")
        }
        Condition::IsDiscardedThisWay(noun) => {
            format!("{} is discarded this way", super::with_article(&noun::one(noun)))
        }
        Condition::YouReturned(noun) => {
            format!("you returned {} this way", super::with_article(&noun::one(noun)))
        }
        Condition::AnyMoved(noun) => format!("any {} were moved this way", noun::many(noun)),
        Condition::AnyOfThem(which, what) => {
            format!("any of the {} are {}", noun::many(which), noun::many(what))
        }
        Condition::Costs(of, bound) => {
            let cost = noun::stat_is(wording::Stat::Cost, *bound);
            format!("{} costs {}", target::subject(of), cost.strip_prefix("cost ").unwrap_or(&cost))
        }
        Condition::SameName(of, other) => {
            format!("{} has the same name as {}", target::subject(of), target::object(other))
        }
        Condition::HadCardUnder(of, pronoun) => {
            format!("{} had a card under {}", target::subject(of), phrase(OBJECTS, pronoun))
        }
        Condition::Sang(bound) => {
            let character = Noun(vec![Part::Is(vec![wording::Kind::Character])]);
            format!("{} sang this song", noun::bounded(*bound, &character))
        }
        Condition::YouDoAnd(test) => format!("you do and {}", self::condition(test)),
        Condition::HasThan(who, fewer, n, noun) => format!(
            "{} {} {} than {n} {}",
            target::who(*who),
            verb(target::number_of(*who), "have"),
            if *fewer { "fewer" } else { "more" },
            noun::many(noun)
        ),
    }
}

/// A property after "has".
fn possession(part: &Part) -> String {
    match part {
        Part::WithDamage => "damage".to_owned(),
        Part::WithNoDamage => "no damage".to_owned(),
        Part::StatIs(stat, bound) => noun::stat_is(*stat, *bound),
        Part::DamageIs(bound) => noun::damage_is(*bound),
        Part::With(keyword) => keyword.name().to_owned(),
        Part::WithCardUnder(pronoun) => format!("a card under {}", phrase(OBJECTS, pronoun)),
        part => state(part),
    }
}

fn is_many(bound: Bound) -> bool {
    matches!(bound, Bound::OrMore(_) | Bound::OrLess(_) | Bound::None)
}

pub(super) fn happened(event: &HistoryEvent) -> String {
    match event {
        HistoryEvent::Happened(bound, event) => {
            let subject = event.subject().map_or_else(String::new, |of| counted(*bound, of));
            let were = if is_many(*bound) { "were" } else { "was" };
            match super::trigger::past(event, false) {
                (words, true) => format!("{subject} {were} {words}"),
                (words, false) => format!("{subject} {words}"),
            }
        }
        HistoryEvent::Played(who, bound, noun) => {
            format!("{} played {}", target::who(*who), noun::bounded(*bound, noun))
        }
        HistoryEvent::RemovedDamage(who, some, from) => {
            let damage = if *some { "1 or more damage" } else { "damage" };
            format!("{} removed {damage} from {}", target::who(*who), target::object(from))
        }
        HistoryEvent::PutUnder(who, under) => {
            format!("{} put a card under {}", target::who(*who), target::object(under))
        }
        HistoryEvent::PutIntoInkwell(who, whose) => {
            format!("{} put a card into {}", target::who(*who), target::zone(*whose, "inkwell"))
        }
        HistoryEvent::Did(who, past, bound, noun) => {
            format!("{} {} {}", target::who(*who), phrase(PASTS_DONE, past), noun::bounded(*bound, noun))
        }
        HistoryEvent::Perfect(event) => perfect(event),
    }
}

/// The subject of an event with a bound on how many.
fn counted(bound: Bound, of: &Target) -> String {
    match of {
        Target::Of(Det::A, noun) => noun::bounded(bound, noun),
        of => target::subject(of),
    }
}

/// The event, in the perfect tense.
fn perfect(event: &HistoryEvent) -> String {
    match event {
        HistoryEvent::Happened(bound, event) => {
            let has = if is_many(*bound) && *bound != Bound::None { "have" } else { "has" };
            let subject = match (bound, event.subject()) {
                (Bound::None, Some(Target::Of(Det::A, noun))) if !is_owned(noun) => {
                    format!("no {}", noun::one(noun))
                }
                (bound, Some(of)) => counted(*bound, of),
                (_, None) => String::new(),
            };
            format!("{subject} {has} {}", super::trigger::past(event, true).0)
        }
        other => happened(other).replacen("you ", "you've ", 1),
    }
}

fn is_owned(noun: &Noun) -> bool {
    matches!(noun.0.first(), Some(Part::Your | Part::Their))
}

/// The event after "for each": "opposing character banished in a challenge this turn".
pub(super) fn each_happened(event: &HistoryEvent) -> String {
    match event {
        HistoryEvent::Happened(_, event) => {
            let noun = match event.subject() {
                Some(Target::Of(Det::A, noun)) => noun::one(noun),
                other => other.map_or_else(String::new, target::subject),
            };
            format!("{noun} {} this turn", super::trigger::past(event, false).0)
        }
        HistoryEvent::Did(who, past, Bound::Some, noun) => {
            format!("{} {} {} this turn", noun::one(noun), target::who(*who), phrase(PASTS_DONE, past))
        }
        other => format!("{} this turn", happened(other)),
    }
}

/// A state after "is".
fn state(part: &Part) -> String {
    noun::part(part, Number::One, "or")
}
