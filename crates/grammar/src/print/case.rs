//! Effects with cases; mirrors the grammar's module of the same name.

use super::effect::{IMPERATIVE, Voice, destination, effect, sentences};
use super::{amount, list, noun, target, verb};
use crate::words::{DURATIONS, KINDS, phrase};
use wording::{Effect, Kind, Quantity, Who};

/// The words of such an effect; `None` for any other.
pub(super) fn done(done: &Effect, voice: Voice) -> Option<String> {
    let by = |who: &Who, does: &str, what: &str| {
        super::join([target::who(*who), verb(voice.of(*who).number, does).as_str(), what])
    };
    let does = |does: &str| verb(voice.number, does);
    Some(match done {
        Effect::ChooseNamed(options) => {
            let names: Vec<String> = options.iter().map(|(name, _)| name.clone()).collect();
            let options: Vec<String> =
                options.iter().map(|(name, option)| format!("• {name} {}", sentences(option))).collect();
            format!("{} {}: {}", does("choose"), list(&names, "or"), options.join(" "))
        }
        Effect::ChooseFollowing(both, options) => {
            let both = both.as_ref().map_or(String::new(), |test| {
                format!(". If {}, choose both instead", super::condition::condition(test))
            });
            let options: Vec<String> =
                options.iter().map(|option| format!("• {}", sentences(option))).collect();
            format!("{} one of the following{both}: {}", does("choose"), options.join(" "))
        }
        Effect::Unreduced(by_resist) => {
            let by = if *by_resist { " by Resist" } else { "" };
            format!("this damage can't be reduced{by}")
        }
        Effect::TheNext(noun, waited, rule, lasts) => {
            let (words, tail) = super::rule::rule(rule);
            let lasts = lasts.map_or(String::new(), |lasts| format!(" {}", phrase(DURATIONS, &lasts)));
            // The rule's empty subject leaves extra spaces.
            let words: Vec<&str> = words.split_whitespace().collect();
            format!(
                "the next {} you play {} {}{lasts}{tail}",
                noun::one(noun),
                phrase(DURATIONS, waited),
                words.join(" ")
            )
        }
        Effect::DiscardEither(who, all) => {
            let discard = verb(voice.of(*who).number, "discard");
            let all: Vec<String> =
                all.iter().map(|(quantity, noun)| target::quantity(*quantity, noun)).collect();
            by(who, "choose", &format!("and {discard} either {}", all.join(" or ")))
        }
        Effect::Distribute(what, places) => {
            let (first, others) = places.split_first()?;
            let (last, between) = others.split_last()?;
            let between: String = between
                .iter()
                .map(|place| format!(", {} one {}", does("put"), destination(place, "into")))
                .collect();
            format!(
                "{} {} and {} one of those cards {}{between}, and {} one {}",
                does("choose"),
                target::object(what),
                does("return"),
                destination(first, "to"),
                does("put"),
                destination(last, "into")
            )
        }
        Effect::AfterwardsPlain(next) => format!("then {}", effect(next, voice)),
        Effect::Also(first, second) => {
            format!("{} instead and {}", effect(first, voice), effect(second, voice))
        }
        Effect::AfterChallenge(done) => format!("{} after the challenge", effect(done, voice)),
        Effect::DiscardFor(who, amount) => {
            let discard = verb(voice.of(*who).number, "discard");
            by(who, "choose", &format!("and {discard} {}", amount::cards(amount)))
        }
        Effect::DealThem(to, amount) => {
            format!("{} {} {}", does("deal"), target::object(to), amount::mass(amount, "damage"))
        }
        Effect::ReturnAtRandomUntil(from, to, left, zone) => {
            let part = |part| noun::part(part, super::Number::Many, "or");
            let have = if voice.their { "they" } else { "you" };
            format!(
                "{} cards at random {} {} until {have} have {left} cards {}",
                does("return"),
                part(from),
                destination(to, "to"),
                part(zone)
            )
        }
        Effect::AddStat(stat, of, raised, to, duration) => format!(
            "{} {} to {} {}",
            does("add"),
            target::stat(*stat, of),
            target::stat(*raised, to),
            phrase(DURATIONS, duration)
        ),
        Effect::PayLessForNext(amount, noun, duration) => format!(
            "{} {} less for the next {} you play {}",
            does("pay"),
            amount::mass(amount, "⬡"),
            noun::one(noun),
            phrase(DURATIONS, duration)
        ),
        Effect::LookAtCards(zone) => {
            format!("{} at the cards {}", does("look"), noun::part(zone, super::Number::Many, "or"))
        }
        Effect::ByType(cases) => {
            let cases: Vec<String> = cases
                .iter()
                .map(|(kinds, done)| format!("• {}, {}.", self::kinds(kinds), effect(done, IMPERATIVE)))
                .collect();
            format!("if its card type is: {}", cases.join(" "))
        }
        Effect::ForEachPlayer(done) => format!("for each opponent, {}", effect(done, voice)),
        Effect::ByWith(who, fewer, n, noun, done) => format!(
            "{} with {} than {n} {} {}",
            target::who(*who),
            if *fewer { "fewer" } else { "more" },
            noun::many(noun),
            effect(done, voice.of(*who))
        ),
        Effect::ChoosePlayers(quantity) => {
            let players = match quantity {
                Quantity::One => "one player".to_owned(),
                Quantity::Exactly(n) => format!("{n} players"),
                Quantity::UpTo(n) => format!("up to {n} players"),
                Quantity::AnyNumber => "any number of players".to_owned(),
            };
            format!("{} {players}", does("choose"))
        }
        Effect::DiscardHands(who) => by(who, "discard", &format!("{} hands", voice.of(*who).possessive())),
        Effect::DiscardThe(who, what) => by(who, "discard", &target::object(what)),
        Effect::IfYouDoEither(done) => format!("if you do either, {}", effect(done, voice)),
        Effect::WhoReveals(who, noun, done) => format!(
            "{} who reveals {} {}",
            target::who(*who),
            super::with_article(&noun::one(noun)),
            effect(done, voice.of(*who))
        ),
        Effect::MayAlso(who, done) => {
            let made = Voice { number: super::Number::Many, ..voice.of(*who) };
            format!("{} may also {}", target::who(*who), effect(done, made))
        }
        _ => return None,
    })
}

fn kinds(kinds: &[Kind]) -> String {
    list(&kinds.iter().map(|kind| phrase(KINDS, kind).to_owned()).collect::<Vec<_>>(), "or")
}
