//! Conditions.

use super::{noun, target, verb};
use crate::words::{ADJECTIVES, POST_MODIFIERS, WHOSE, phrase};
use ability::{Condition, HistoryEvent, Part};

/// What stands behind "if" or "while".
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
        Condition::InPlay(bound, noun) => {
            let many =
                matches!(bound, ability::Bound::OrMore(_) | ability::Bound::OrLess(_) | ability::Bound::None);
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
        Condition::FirstTurnGoingSecond => {
            "this is your first turn and you're not the first player".to_owned()
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
            opposite => format!("not {}", self::condition(opposite)),
        },
        Condition::ThatIs(of, noun) => {
            format!("{} {}", target::being(of), super::with_article(&noun::one(noun)))
        }
        Condition::RemovedThisWay => "you removed damage this way".to_owned(),
        Condition::YouDiscarded(noun) => format!("you discarded {}", super::with_article(&noun::one(noun))),
        Condition::IsDiscardedThisWay(noun) => {
            format!("{} is discarded this way", super::with_article(&noun::one(noun)))
        }
        Condition::YouReturned(noun) => {
            format!("you returned {} this way", super::with_article(&noun::one(noun)))
        }
        Condition::AnyMoved(noun) => format!("any {} were moved this way", noun::many(noun)),
        Condition::Costs(of, bound) => {
            let cost = noun::stat_is(ability::Stat::Cost, *bound);
            format!("{} costs {}", target::subject(of), cost.strip_prefix("cost ").unwrap_or(&cost))
        }
        Condition::SameName(of, other) => {
            format!("{} has the same name as {}", target::subject(of), target::object(other))
        }
        Condition::HadCardUnder(of, pronoun) => {
            format!("{} had a card under {}", target::subject(of), phrase(crate::words::OBJECTS, pronoun))
        }
        Condition::Sang(bound) => {
            let character = ability::Noun(vec![Part::Is(vec![ability::Kind::Character])]);
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

/// What stands behind "is".
fn state(part: &Part) -> String {
    match part {
        Part::Named(names) => format!("named {}", noun::names(names)),
        part => {
            let word = phrase(ADJECTIVES, part);
            if word.is_empty() { phrase(POST_MODIFIERS, part).to_owned() } else { word.to_owned() }
        }
    }
}

/// What stands behind "has".
fn possession(part: &Part) -> String {
    match part {
        Part::WithDamage => "damage".to_owned(),
        Part::WithNoDamage => "no damage".to_owned(),
        Part::StatIs(stat, bound) => noun::stat_is(*stat, *bound),
        Part::With(keyword) => keyword.name().to_owned(),
        part => state(part),
    }
}

fn happened(event: &HistoryEvent) -> String {
    let (bound, noun, what) = match event {
        HistoryEvent::Played(who, bound, noun) => {
            return format!("{} played {}", target::who(*who), noun::bounded(*bound, noun));
        }
        HistoryEvent::Challenged(bound, noun) => {
            return format!("{} challenged", noun::bounded(*bound, noun));
        }
        HistoryEvent::Banished(bound, noun) => (bound, noun, "banished"),
        HistoryEvent::BanishedInChallenge(bound, noun) => (bound, noun, "banished in a challenge"),
        HistoryEvent::Damaged(bound, noun) => (bound, noun, "damaged"),
    };
    let many = matches!(bound, ability::Bound::OrMore(_) | ability::Bound::OrLess(_) | ability::Bound::None);
    format!("{} {} {what}", noun::bounded(*bound, noun), if many { "were" } else { "was" })
}
