//! More effects; mirrors the grammar's module of the same name.

use super::effect::{Voice, destination, effect};
use super::{amount, noun, rule, target, verb};
use crate::words::{DURATIONS, phrase};
use wording::{Amount, Effect, HandSize, Quantity, Who, Whose};

/// An action, in the given voice.
pub(super) fn action(done: &Effect, voice: Voice) -> Option<String> {
    let by = |who: &Who, does: &str, what: &str| {
        super::join([target::who(*who), verb(voice.of(*who).number, does).as_str(), what])
    };
    let does = |does: &str| verb(voice.number, does);
    Some(match done {
        Effect::Give(to, modifiers, duration) => {
            let (words, tail) = rule::given(modifiers);
            format!("{} {} {words} {}{tail}", does("give"), target::object(to), phrase(DURATIONS, duration))
        }
        Effect::DealMeasured(measure, to) => {
            format!(
                "{} damage equal to {} to {}",
                does("deal"),
                amount::measured(measure),
                target::object(to)
            )
        }
        Effect::DiscardThatMany(who) => {
            let discard = verb(voice.of(*who).number, "discard");
            by(who, "choose", &format!("and {discard} that many cards"))
        }
        Effect::ChooseAnd(chosen) => format!("{} and {}", does("choose"), effect(chosen, voice)),
        Effect::RevealHand(who) => by(who, "reveal", &format!("{} hand", voice.of(*who).possessive())),
        Effect::LookAtHand(whose) => format!("{} at {}", does("look"), target::zone(*whose, "hand")),
        Effect::DiscardAll(who) => {
            by(who, "discard", &format!("all cards in {} hand", voice.of(*who).possessive()))
        }
        Effect::DiscardAtRandom(who, quantity, noun) => {
            by(who, "discard", &format!("{} at random", target::quantity(*quantity, noun)))
        }
        Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
            let chooser = if *chooser == Whose::Your { "your" } else { "their" };
            by(who, "discard", &format!("{} of {chooser} choice", target::quantity(*quantity, noun)))
        }
        Effect::DrawUntil(who, size) => {
            let cards = if *size == HandSize::Same { "cards " } else { "" };
            by(who, "draw", &format!("{cards}{}", hand_size(*size, voice.of(*who))))
        }
        Effect::DiscardUntil(who, true, size) => {
            let discard = verb(voice.of(*who).number, "discard");
            by(who, "choose", &format!("and {discard} cards {}", hand_size(*size, voice.of(*who))))
        }
        Effect::DiscardUntil(who, false, size) => by(who, "discard", &hand_size(*size, voice.of(*who))),
        Effect::PutSome(quantity, place) => {
            format!("{} {} {}", does("put"), some(*quantity), destination(place, "into"))
        }
        Effect::PutSomeAndRest(quantity, place, rest) => format!(
            "{} {} {} and the rest {}",
            does("put"),
            some(*quantity),
            destination(place, "into"),
            destination(rest, "into")
        ),
        Effect::PutEach(all) => {
            let all: Vec<String> = all
                .iter()
                .map(|(quantity, place)| format!("{} {}", some(*quantity), destination(place, "into")))
                .collect();
            format!("{} {}", does("put"), super::list(&all, "and"))
        }
        Effect::PutBackInAnyOrder(what) => {
            format!("{} {} back in any order", does("put"), target::object(what))
        }
        Effect::MoveSomeDamage(up_to, amount, from, to) => format!(
            "{} {}{} from {} to {}",
            does("move"),
            if *up_to { "up to " } else { "" },
            amount::mass(amount, "damage"),
            target::object(from),
            target::object(to)
        ),
        Effect::Search(what) => format!("{} your deck for {}", does("search"), target::object(what)),
        Effect::RevealToAll(what) => format!("{} {} to all players", does("reveal"), target::object(what)),
        Effect::RevealUntil(what) => format!(
            "{} cards from the top of your deck until you reveal {}",
            does("reveal"),
            super::with_article(&noun::one(what))
        ),
        Effect::LookAtMany(reveal, measure) => format!(
            "{} a number of cards from the top of your deck equal to {}",
            if *reveal { does("reveal") } else { format!("{} at", does("look")) },
            amount::measured(measure)
        ),
        Effect::MoveToSame(what) => {
            format!("{} {} to the same location for free", does("move"), target::object(what))
        }
        Effect::MayMoveTo(who, wording::Target::There) => {
            format!("{} may move there for free", target::subject(who))
        }
        Effect::MayMoveTo(who, place) => {
            format!("{} may move to {} for free", target::subject(who), target::object(place))
        }
        Effect::Count(what) => format!("{} the number of {}", does("count"), noun::many(what)),
        Effect::Tap(what) => format!("⟳ {}", target::object(what)),
        Effect::PutInsteadOfDiscard(what, place) => format!(
            "{} {} {} instead of into your discard",
            does("put"),
            target::object(what),
            destination(place, "into")
        ),
        Effect::PlayExerted(what) => format!("{} {} for free, exerted", does("play"), target::object(what)),
        Effect::PlayAgain(what, from, free) => format!(
            "{} {} again {}{}",
            does("play"),
            target::object(what),
            noun::part(from, super::Number::One, "or"),
            for_free(*free)
        ),
        Effect::PlayFrom(what, from, free) => format!(
            "{} {} {}{}",
            does("play"),
            target::object(what),
            noun::part(from, super::Number::One, "or"),
            for_free(*free)
        ),
        Effect::PlayAsInHand(what) => {
            format!("{} {} as if it were in your hand", does("play"), target::object(what))
        }
        Effect::Shift(what, free) => {
            format!("{} {}{}", does("shift"), target::object(what), for_free(*free))
        }
        Effect::PlayOrShift(what, free) => {
            format!("{} or {} {}{}", does("play"), does("shift"), target::object(what), for_free(*free))
        }
        Effect::ShuffleRest(whose) => {
            format!("{} the rest into {}", does("shuffle"), target::zone(*whose, "deck"))
        }
        Effect::Repeat => format!("{} this effect", does("repeat")),
        Effect::Have(who, done) => {
            let made = Voice { number: super::Number::Many, ..voice.of(*who) };
            format!("{} {} {}", does("have"), target::who(*who), effect(done, made))
        }
        Effect::PutDamage(Amount::A, on) => {
            format!("{} a damage counter on {}", does("put"), target::object(on))
        }
        _ => return None,
    })
}

/// Effects with the newer connections.
pub(super) fn joined(joined: &Effect, voice: Voice) -> Option<String> {
    Some(match joined {
        Effect::Afterwards(next) => format!("then, {}", effect(next, voice)),
        Effect::List(all) => {
            let all: Vec<String> = all.iter().map(|one| effect(one, voice)).collect();
            match all.as_slice() {
                [first @ .., last] => format!("{}, and {last}", first.join(", ")),
                [] => String::new(),
            }
        }
        Effect::AndThen(all) => {
            all.iter().map(|one| effect(one, voice)).collect::<Vec<_>>().join(" and then ")
        }
        Effect::Unless(done, test) => {
            format!("{} unless {}", effect(done, voice), super::condition::condition(test))
        }
        Effect::UnlessDone(done, other) => format!("{} unless {}", effect(done, voice), effect(other, voice)),
        Effect::IfTheyDo(done) => format!("if they do, {}", effect(done, voice)),
        Effect::IfTheyDont(done) => format!("if they don't, {}", effect(done, voice)),
        Effect::ForEachWhoDoesnt(who, done) => {
            let who = target::who(*who);
            format!(
                "for each {} who doesn't, {}",
                who.strip_prefix("each ").unwrap_or(who),
                effect(done, voice)
            )
        }
        Effect::ForEach(measure, done) => {
            format!("for each {}, {}", amount::each(measure), effect(done, voice))
        }
        _ => return None,
    })
}

fn for_free(free: bool) -> &'static str {
    if free { " for free" } else { "" }
}

fn some(quantity: Quantity) -> String {
    match quantity {
        Quantity::One => "one".to_owned(),
        Quantity::Exactly(n) => n.to_string(),
        Quantity::UpTo(n) => format!("up to {n}"),
        Quantity::AnyNumber => "any number".to_owned(),
    }
}

fn hand_size(size: HandSize, voice: Voice) -> String {
    let (have, hand) = if voice.their { ("they", "their") } else { ("you", "your") };
    match size {
        HandSize::Number(n) => format!("until {have} have {n}"),
        HandSize::Cards(n) => format!("until {have} have {n} cards in {hand} hand"),
        HandSize::Same => format!("until {have} have the same number"),
    }
}
