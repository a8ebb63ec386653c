//! Cards, players, numbers and conditions in words.

use crate::resolve::var_name;
use ability::meaning::{
    Able, Cards, Condition, Description, Holding, Moment, Number, Person, Place, Players, Side, Tally, Test,
};
use ability::{CardType, Class, Kind, Name, Stat};

pub(super) fn this(card_type: CardType) -> String {
    let kind = match card_type {
        CardType::Character => "character",
        CardType::Item => "item",
        CardType::Location => "location",
        CardType::Action => "action",
    };
    format!("this {kind}")
}

pub(super) fn cards(of: CardType, cards: Cards) -> String {
    match cards {
        Cards::This => this(of),
        Cards::Subject => "the event's card".to_owned(),
        Cards::Object => "the event's other card".to_owned(),
        Cards::Var(var) => var_name(var.0),
        Cards::It => "it".to_owned(),
        Cards::Challenging => "the challenging character".to_owned(),
        Cards::Challenged => "the challenged character".to_owned(),
        Cards::PlaceOf(var) => format!("the location {} is at", var_name(var.0)),
        Cards::Singers => "those who sang this song".to_owned(),
        Cards::EventSingers => "those who sang that song".to_owned(),
        Cards::ThisPlace => format!("the location {} is at", this(of)),
    }
}

pub(super) fn person(person: Person) -> String {
    char::from(b'P' + person.0 % 8).to_string()
}

pub(super) fn tally(tally: Tally) -> String {
    char::from(b'K' + tally.0 % 5).to_string()
}

/// A player or players, each of them, as a subject or object.
pub(crate) fn player(of: CardType, players: Players) -> String {
    match players {
        Players::You => "you".to_owned(),
        Players::Opponents => "an opponent".to_owned(),
        Players::Everyone => "any player".to_owned(),
        Players::Doer => "the event's player".to_owned(),
        Players::Person(who) => format!("player {}", person(who)),
        Players::Of(it) => format!("the player of {}", cards(of, it)),
        Players::Ahead => "an opponent with more lore than you".to_owned(),
        Players::MostCards => "a player with the most cards in hand".to_owned(),
        Players::Active => "that player".to_owned(),
        Players::Chosen => "a chosen player".to_owned(),
        Players::Asked => "that player".to_owned(),
    }
}

/// All of those players.
pub(super) fn each(of: CardType, players: Players) -> String {
    match players {
        Players::Opponents => "each opponent".to_owned(),
        Players::Everyone => "each player".to_owned(),
        Players::Ahead => "each opponent with more lore than you".to_owned(),
        Players::MostCards => "each player with the most cards in hand".to_owned(),
        Players::Chosen => "each chosen player".to_owned(),
        players => player(of, players),
    }
}

/// Whose.
pub(super) fn whose(of: CardType, players: Players) -> String {
    match players {
        Players::You => "your".to_owned(),
        players => format!("{}'s", each(of, players)),
    }
}

/// "a" or "an" in front.
pub(super) fn with_article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

fn kind_word(kind: Kind, place: Place, many: bool) -> String {
    let word = match kind {
        Kind::Character => "character",
        Kind::Item => "item",
        Kind::Location => "location",
        Kind::Action => "action",
        Kind::Song => "song",
    };
    let card = if place == Place::Play { "" } else { " card" };
    format!("{word}{card}{}", if many { "s" } else { "" })
}

fn or(words: Vec<String>) -> String {
    match &words[..] {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

fn names(names: &[Name]) -> String {
    or(names.iter().map(|name| name.0.clone()).collect())
}

fn classes(classes: &[Class]) -> String {
    or(classes.iter().map(|class| class.0.clone()).collect())
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "Strength",
        Stat::Willpower => "Willpower",
        Stat::Lore => "lore value",
        Stat::Cost => "cost",
        Stat::MoveCost => "move cost",
    }
}

/// A description of the things of somebody who was named just before.
fn possessions(of: CardType, what: &Description, many: bool) -> String {
    let (before, kind, after) = parts(of, &what.tests, what.place, many);
    let plain = if many { "cards" } else { "card" };
    let place = match what.place {
        Place::Play => "in play",
        Place::Hand => "in hand",
        Place::Discard => "in the discard",
        Place::Inkwell => "in the inkwell",
        Place::Deck => "in the deck",
        _ => "",
    };
    let words =
        before.into_iter().chain([kind.unwrap_or_else(|| plain.to_owned()), place.to_owned()]).chain(after);
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A description as a noun: adjectives, kind, whose, where, and the rest.
pub(super) fn describe(of: CardType, what: &Description, many: bool) -> String {
    let Description { place, side, tests } = what;
    let (before, kind, after) = parts(of, tests, *place, many);
    let mut out = String::new();
    for word in before {
        out.push_str(&word);
        out.push(' ');
    }
    let plain = if many { "cards" } else { "card" };
    out.push_str(kind.as_deref().unwrap_or(plain));
    match (place, side) {
        (Place::Play, Side::Any) => {}
        (Place::Play, Side::Of(Players::You)) => out.push_str(" of yours"),
        (Place::Play, Side::Of(Players::Opponents)) => out.push_str(" of an opponent"),
        (Place::Play, Side::Of(players)) => out = format!("{out} of {}", player(of, *players)),
        (Place::Aside, _) => out.push_str(" among those looked at"),
        (Place::Under(host), _) => out = format!("{out} under {}", cards(of, *host)),
        (place, side) => {
            let zone = match place {
                Place::Hand => "hand",
                Place::Discard => "discard",
                Place::Inkwell => "inkwell",
                Place::Deck => "deck",
                _ => "hand or discard",
            };
            let whose = match side {
                Side::Any => "any".to_owned(),
                Side::Of(Players::Opponents) => "an opponent's".to_owned(),
                Side::Of(players) => whose(of, *players),
            };
            out = format!("{out} in {whose} {zone}");
        }
    }
    for word in after {
        out.push(' ');
        out.push_str(&word);
    }
    out
}

/// Tests of cards that are known: what they must be.
pub(super) fn must_be(of: CardType, tests: &[Test]) -> String {
    let (before, kind, after) = parts(of, tests, Place::Play, false);
    let noun = before.into_iter().chain(kind.clone()).collect::<Vec<_>>().join(" ");
    // A class or an ink is said with an article even without the kind.
    let article = kind.is_some() || noun.starts_with(char::is_uppercase);
    let noun = if article { with_article(&noun) } else { noun };
    let words: Vec<String> = [noun].into_iter().chain(after).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "there".to_owned() } else { words.join(" ") }
}

/// "is a Hero character", "has cost 3 or less".
fn is(of: CardType, tests: &[Test]) -> String {
    let what = must_be(of, tests);
    match what.strip_prefix("with ").or_else(|| what.strip_prefix("that ")) {
        Some(rest) if what.starts_with("with ") => format!("has {rest}"),
        Some(rest) => rest.to_owned(),
        None => format!("is {what}"),
    }
}

/// The words in front of the kind, the kind, and those behind.
fn parts(
    of: CardType,
    tests: &[Test],
    place: Place,
    many: bool,
) -> (Vec<String>, Option<String>, Vec<String>) {
    let (mut before, mut kind, mut after) = (vec![], None, vec![]);
    let said = |word: &str| word.to_owned();
    for test in tests {
        match test {
            Test::Kind(kinds) => {
                kind = Some(or(kinds.iter().map(|kind| kind_word(*kind, place, many)).collect()));
            }
            Test::NotKind(kind) => after.push(format!("that is no {}", kind_word(*kind, Place::Play, false))),
            Test::Class(all) => before.push(classes(all)),
            Test::Ink(ink) => before.push(ink.name().to_owned()),
            Test::Exerted => before.push(said("exerted")),
            Test::Ready => before.push(said("ready")),
            Test::Damaged => before.push(said("damaged")),
            Test::Undamaged => before.push(said("undamaged")),
            Test::Except(other) => after.push(format!("other than {}", cards(of, *other))),
            Test::Is(other) => after.push(format!("that is {}", cards(of, *other))),
            Test::Named(all) => after.push(format!("named {}", names(all))),
            Test::NotNamed(all) => after.push(format!("not named {}", names(all))),
            Test::AtLeast(which, n) => after.push(format!("with {} {n} or more", stat(*which))),
            Test::AtMost(which, n) => after.push(format!("with {} {n} or less", stat(*which))),
            Test::Has(keyword) => after.push(format!("with {}", keyword.name())),
            Test::Lacks(keyword) => after.push(format!("without {}", keyword.name())),
            Test::AtLocation => after.push(said("at a location")),
            Test::LocationOrAtOne => after.push(said("that is a location or at one")),
            Test::AtThis => after.push(said("at this location")),
            Test::At(place) => after.push(format!("at {}", cards(of, *place))),
            Test::WhereThisIs => after.push(said("where this character is")),
            Test::Challenging => before.push(said("challenging")),
            Test::Challenged => after.push(said("being challenged")),
            Test::ChallengingA(what) => {
                after.push(format!("challenging {}", with_article(&describe(of, what, false))));
            }
            Test::HasUnder => after.push(said("with a card under it")),
            Test::Inkable => after.push(said("with the inkwell symbol")),
            Test::MoreThanEach(which, what) => {
                after.push(format!("with more {} than each {}", stat(*which), describe(of, what, false)));
            }
            Test::SharesName(other) => after.push(format!("with a name of {}", cards(of, *other))),
            Test::GivenName => after.push(said("with the name that was given")),
            Test::AtMostOf(which, other_stat, other) => after.push(format!(
                "with {} at most the {} of {}",
                stat(*which),
                stat(*other_stat),
                cards(of, *other)
            )),
            Test::LessThan(which, other) => {
                after.push(format!("with less {} than {}", stat(*which), cards(of, *other)));
            }
            Test::CostUpTo(0, other) => {
                after.push(format!("costing at most what {} costs", cards(of, *other)))
            }
            Test::CostUpTo(more, other) => {
                after.push(format!("costing at most {more} more than {}", cards(of, *other)));
            }
            Test::Total(which, most) => {
                after.push(format!("with a total {} of {most} or less", stat(*which)))
            }
            Test::WasChallenged => after.push(said("that was challenged this turn")),
            Test::DamageAtLeast(n) => after.push(format!("with {n} or more damage")),
            Test::WasUnder(host) => {
                after.push(format!("that lay under {} when it left play", cards(of, *host)))
            }
            Test::Any(lists) => {
                let any = lists.iter().map(|tests| is(of, tests)).collect();
                after.push(format!("that {}", or(any)));
            }
            Test::Such(such) => after.push(match &**such {
                Condition::Are { cards: Cards::It, tests } => format!("that {}", is(of, tests)),
                Condition::Not(inner) => match &**inner {
                    Condition::Are { cards: Cards::It, tests } => {
                        format!("that is not {}", must_be(of, tests))
                    }
                    inner => format!("unless {}", condition(of, inner)),
                },
                such => format!("for which {}", condition(of, such)),
            }),
            Test::Able(able) => after.push(able_words(of, *able)),
        }
    }
    (before, kind, after)
}

fn able_words(of: CardType, able: Able) -> String {
    match able {
        Able::Exert { .. } => "that can be exerted".to_owned(),
        Able::ExertAsCost => "that can exert to pay a cost".to_owned(),
        Able::Ready => "that can be readied".to_owned(),
        Able::Play { free: true } => "that its player can play for free".to_owned(),
        Able::Play { free: false } => "that its player can play and pay for".to_owned(),
        Able::Shift { .. } => "that its player can play by Shift".to_owned(),
        Able::BeShiftedOn { by, .. } => format!("that {} can be shifted onto", cards(of, by)),
        Able::Sing(song) => format!("that can sing {}", cards(of, song)),
        Able::Move => "that can be moved".to_owned(),
        Able::BeMovedTo(who) => format!("that {} can be moved to", cards(of, who)),
        Able::TakeDamage(n) => format!("to which {n} damage can be dealt"),
        Able::LoseDamage => "with damage on it".to_owned(),
        Able::Discard => "that can be discarded".to_owned(),
    }
}

fn times(n: i16, what: &str) -> String {
    match n {
        1 => format!("the number of {what}"),
        -1 => format!("minus the number of {what}"),
        n => format!("{n} times the number of {what}"),
    }
}

fn amount_of(n: i16, what: &str) -> String {
    match n {
        1 => what.to_owned(),
        -1 => format!("minus {what}"),
        n => format!("{n} times {what}"),
    }
}

pub(super) fn number(of: CardType, value: &Number) -> String {
    match value {
        Number::N(n) => n.to_string(),
        Number::All => "all".to_owned(),
        Number::Tally(n, which) => amount_of(*n, &tally(*which)),
        Number::Event(n) => amount_of(*n, "the event's number"),
        Number::PerCard(n, what) => times(*n, &describe(of, what, true)),
        Number::PerDamage(n, on) => amount_of(*n, &format!("the damage on {}", cards(of, *on))),
        Number::PerDamageOn(n, what) => {
            amount_of(*n, &format!("the damage on all {}", describe(of, what, true)))
        }
        Number::PerUnder(n, under) => times(*n, &format!("cards under {}", cards(of, *under))),
        Number::Stat(n, which, whose) => {
            amount_of(*n, &format!("the {} of {}", stat(*which), cards(of, *whose)))
        }
        Number::Printed(n, which, whose) => {
            amount_of(*n, &format!("the printed {} of {}", stat(*which), cards(of, *whose)))
        }
        Number::Holding(n, Holding::Lore, who) => amount_of(*n, &format!("the lore of {}", player(of, *who))),
        Number::Holding(n, Holding::InkDrops, who) => {
            amount_of(*n, &format!("the number of ink drops of {}", player(of, *who)))
        }
        Number::Times(n, what) => times(*n, &format!("times that {}", condition(of, what))),
        Number::PerOne(n, which, tests) if tests.is_empty() => times(*n, &cards(of, *which)),
        Number::PerOne(n, which, tests) => {
            let what = Description { place: Place::Play, side: Side::Any, tests: tests.clone() };
            times(*n, &format!("{} among {}", describe(of, &what, true), cards(of, *which)))
        }
        Number::InkTypes(n, what) => times(*n, &format!("different inks of {}", describe(of, what, true))),
        Number::Plus(inner, more) => format!("{} plus {more}", number(of, inner)),
        Number::AtMost(inner, most) => format!("{}, but at most {most}", number(of, inner)),
        Number::HandBelow(who, size) => format!("{size} minus the cards in {} hand", whose(of, *who)),
        Number::HandAbove(who, size) => format!("the cards in {} hand minus {size}", whose(of, *who)),
        Number::HandBehind(who, other) => {
            format!("the cards in {} hand minus those in {} hand", whose(of, *other), whose(of, *who))
        }
        Number::Above(what, n) => format!("the number of {} minus {n}", describe(of, what, true)),
    }
}

/// An amount of something: "2 cards", "lore equal to the damage on X".
pub(super) fn so_many(of: CardType, n: &Number, one: &str, many: &str) -> String {
    match n {
        Number::N(1) => format!("1 {one}"),
        Number::N(_) | Number::All | Number::Tally(1, _) => format!("{} {many}", number(of, n)),
        n => format!("{many} equal to {}", number(of, n)),
    }
}

fn has(of: CardType, who: Players) -> String {
    let verb = if who == Players::You { "have" } else { "has" };
    format!("{} {verb}", player(of, who))
}

fn between(min: u16, max: u16) -> String {
    match (min, max) {
        (0, 0) => "no".to_owned(),
        (1, u16::MAX) => "one or more".to_owned(),
        (min, u16::MAX) => format!("{min} or more"),
        (0, max) => format!("{max} or fewer"),
        (min, max) if min == max => format!("exactly {min}"),
        (min, max) => format!("{min} to {max}"),
    }
}

/// That between `min` and `max` things are there.
fn there_is(min: u16, max: u16, what: impl Fn(bool) -> String) -> String {
    match (min, max) {
        (0, 0) => format!("there is no {}", what(false)),
        (1, u16::MAX) => format!("there is {}", with_article(&what(false))),
        (1, 1) => format!("there is exactly one {}", what(false)),
        (min, max) => format!("there are {} {}", between(min, max), what(true)),
    }
}

fn between_signed(min: i16, max: i16) -> String {
    match (min, max) {
        (min, i16::MAX) => format!("{min} or more"),
        (0, max) => format!("from 0 to {max}"),
        (min, max) => format!("from {min} to {max}"),
    }
}

pub(super) fn condition(of: CardType, asked: &Condition) -> String {
    match asked {
        Condition::Count { of: what, min, max } => there_is(*min, *max, |many| describe(of, what, many)),
        Condition::Has { who, of: what, min, max } => {
            let one = *min == 1 && *max == 1;
            format!("{} {} {}", has(of, *who), between(*min, *max), possessions(of, what, !one))
        }
        Condition::More { who, than, of: what } => {
            format!("{} more {} than {}", has(of, *who), possessions(of, what, true), player(of, *than))
        }
        Condition::HoldsMore { what, who, than } => {
            format!("{} more {} than {}", has(of, *who), holding(*what), player(of, *than))
        }
        Condition::Holds { what, who, min, max } => {
            format!("{} {} {}", has(of, *who), between(*min, *max), holding(*what))
        }
        Condition::PaidWithDrops { card, min, max } => {
            format!("{} ink drops were removed to play {}", between(*min, *max), cards(of, *card))
        }
        Condition::Are { cards: which, tests } => {
            format!("{} {}", cards(of, *which), is(of, tests))
        }
        Condition::SomeAre { cards: which, tests, min, max } if tests.is_empty() => {
            format!("there are {} of {}", between(*min, *max), cards(of, *which))
        }
        Condition::SomeAre { cards: which, tests, min, max } => {
            format!("{} of {} {}", between(*min, *max), cards(of, *which), is(of, tests))
        }
        Condition::HasGivenName(which) => format!("{} has the name that was given", cards(of, *which)),
        Condition::ShareName(a, b) => format!("{} and {} share a name", cards(of, *a), cards(of, *b)),
        Condition::Shifted(which) => format!("Shift was used to play {}", cards(of, *which)),
        Condition::HadUnder(which) => format!("{} had a card under it in play", cards(of, *which)),
        Condition::FirstTurnGoingSecond => "it is your first turn and you did not start".to_owned(),
        Condition::YourTurn => "it is your turn".to_owned(),
        Condition::OpponentsTurn => "it is an opponent's turn".to_owned(),
        Condition::ThisTurn { moment, by, of: what, min, max } => {
            happened(of, *moment, *by, what, &between(*min, *max))
        }
        Condition::Tally { tally: which, min, max } => {
            format!("{} is {}", tally(*which), between_signed(*min, *max))
        }
        Condition::EventNumber { min, max } => {
            format!("the event's number is {}", between_signed(*min, *max))
        }
        Condition::All(all) => all.iter().map(|one| condition(of, one)).collect::<Vec<_>>().join(" and "),
        Condition::Any(any) => any.iter().map(|one| condition(of, one)).collect::<Vec<_>>().join(" or "),
        Condition::Not(inner) => format!("it is not so that {}", condition(of, inner)),
    }
}

/// Something that happened this turn, with how often.
fn holding(what: Holding) -> &'static str {
    match what {
        Holding::Lore => "lore",
        Holding::InkDrops => "ink drops",
    }
}

fn happened(of: CardType, moment: Moment, who: Option<Players>, what: &Description, often: &str) -> String {
    let card = describe(of, what, true);
    let by = who.map(|who| format!(" by {}", player(of, who))).unwrap_or_default();
    let whose = match who {
        Some(Players::You) => "your".to_owned(),
        Some(Players::Everyone) | None => "any".to_owned(),
        Some(who) => format!("{}'s", player(of, who)),
    };
    let what = match moment {
        Moment::Played => format!("{card} played{by}"),
        Moment::Quested => format!("{card} that quested"),
        Moment::Challenges => format!("{card} that challenged"),
        Moment::Challenged => format!("{card} that were challenged"),
        Moment::Banished => format!("{card} that were banished"),
        Moment::BanishedInChallenge => format!("{card} that were banished in a challenge"),
        Moment::TakesDamage => format!("{card} that took damage"),
        Moment::DamageRemoved => format!("{card} that damage was removed from{by}"),
        Moment::PutUnder => format!("{card} that a card was put under{by}"),
        Moment::PutIntoInkwell => format!("cards put into {whose} inkwell"),
        Moment::Drawn => format!("cards drawn{by}"),
        Moment::Discarded => format!("{card} discarded{by}"),
        Moment::PlayedOn => format!("{card} shifted{by}"),
        Moment::IntoDiscard => format!("{card} put into {whose} discard"),
        Moment::LeftDiscard => format!("{card} that left {whose} discard"),
        Moment::InkDropGot => format!("ink drops got{by}"),
        Moment::InkDropRemoved => format!("ink drops removed{by}"),
        other => format!("{card} for which this happened: {other:?}"),
    };
    format!("this turn there were {often} {what}")
}
