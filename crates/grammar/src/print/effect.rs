//! Effects.

use super::{Number, amount, capital, condition, rule, target, trigger, verb};
use crate::words::{DURATIONS, PLACES, phrase};
use wording::{Amount, Destination, Effect, Place, Rule, Target, Who};

/// The form of verbs without their own subject.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    pub(super) number: Number,
    /// Whether the acting player's cards are "their", not "your".
    pub(super) their: bool,
}

/// "draw a card", "you may discard your hand".
pub(super) const IMPERATIVE: Voice = Voice { number: Number::Many, their: false };

impl Voice {
    /// The voice for an effect of `who`; this voice if no player is named.
    pub(super) fn of(self, who: Who) -> Voice {
        match who {
            Who::Implied => self,
            Who::You => IMPERATIVE,
            who => Voice { number: target::number_of(who), their: true },
        }
    }

    /// The voice after "may".
    fn may(self, who: Who) -> Voice {
        Voice { number: Number::Many, ..self.of(who) }
    }

    pub(super) fn possessive(self) -> &'static str {
        if self.their { "their" } else { "your" }
    }
}

/// Complete sentences, with capitals and full stops.
pub(crate) fn sentences(effects: &[Effect]) -> String {
    effects.iter().map(|effect| capital(&sentence(effect))).collect::<Vec<_>>().join(" ")
}

/// Sentences after a comma: the first one starts in lower case.
pub(super) fn continued(effects: &[Effect]) -> String {
    match effects {
        [] => String::new(),
        [only] => sentence(only),
        [first, others @ ..] => format!("{} {}", sentence(first), sentences(others)),
    }
}

fn sentence(effect: &Effect) -> String {
    let mut words = self::effect(effect, IMPERATIVE);
    if !words.ends_with('.') {
        words.push('.');
    }
    words
}

/// The words of an effect, without its capital and full stop.
pub(super) fn effect(effect: &Effect, voice: Voice) -> String {
    let all =
        |effects: &[Effect]| effects.iter().map(|effect| self::effect(effect, voice)).collect::<Vec<_>>();
    match effect {
        Effect::May(who, effect) => {
            super::join([target::who(*who), "may", &self::effect(effect, voice.may(*who))])
        }
        Effect::By(who, effect) => super::join([target::who(*who), &self::effect(effect, voice.of(*who))]),
        Effect::Then(steps) => match all(steps).as_slice() {
            [first @ .., last] => format!("{}, then {last}", first.join(", ")),
            [] => String::new(),
        },
        Effect::And(effects) => all(effects).join(" and "),
        Effect::Or(effects) => all(effects).join(" or "),
        Effect::To(cost, effect) => {
            format!("{} to {}", self::effect(cost, voice), self::effect(effect, IMPERATIVE))
        }
        Effect::If(test, effect) => {
            format!("if {}, {}", condition::condition(test), self::effect(effect, voice))
        }
        Effect::OnlyIf(effect, test) => {
            format!("{} if {}", self::effect(effect, voice), condition::condition(test))
        }
        Effect::IfYouDo(effect) => format!("if you do, {}", self::effect(effect, voice)),
        Effect::Otherwise(effect) => format!("otherwise, {}", self::effect(effect, voice)),
        Effect::Instead(first, test, other) if matches!(**other, Effect::Also(..)) => format!(
            "{}. If {}, {}",
            self::effect(first, voice),
            condition::condition(test),
            self::effect(other, voice)
        ),
        Effect::Instead(first, test, other) => format!(
            "{}. If {}, {} instead",
            self::effect(first, voice),
            condition::condition(test),
            self::effect(other, voice)
        ),
        Effect::ChooseOne(options) => {
            let options: Vec<String> =
                options.iter().map(|option| format!("• {}", sentences(option))).collect();
            format!("{} one: {}", verb(voice.number, "choose"), options.join(" "))
        }
        Effect::For(rule @ Rule::OnlyWhile(..), duration) => {
            let (words, tail) = rule::rule(rule);
            format!("{words}{tail} {}", phrase(DURATIONS, duration))
        }
        Effect::For(rule, duration) => {
            let (words, tail) = rule::rule(rule);
            super::join([words.as_str(), phrase(DURATIONS, duration), tail.trim_start()])
        }
        Effect::Lasting(duration, rule) => {
            let (words, tail) = rule::rule(rule);
            format!("{}, {words}{tail}", phrase(DURATIONS, duration))
        }
        Effect::Watch(trigger, duration, effect) => {
            let duration =
                duration.map_or(String::new(), |duration| format!(" {}", phrase(DURATIONS, &duration)));
            format!("{}{duration}, {}", trigger::trigger(trigger), self::effect(effect, voice))
        }
        Effect::WatchFor(duration, trigger, effect) => format!(
            "{}, {}, {}",
            phrase(DURATIONS, duration),
            trigger::trigger(trigger),
            self::effect(effect, voice)
        ),
        Effect::Replacing(duration, would, instead) => format!(
            "{}, {} {} instead",
            phrase(DURATIONS, duration),
            trigger::would(would),
            self::effect(instead, voice)
        ),
        other => match super::deed::joined(other, voice)
            .or_else(|| super::deed::action(other, voice))
            .or_else(|| super::case::done(other, voice))
        {
            Some(words) => words,
            None => action(other, voice),
        },
    }
}

/// An action of players.
fn action(effect: &Effect, voice: Voice) -> String {
    let by = |who: &Who, does: &str, what: &str| {
        super::join([target::who(*who), verb(voice.of(*who).number, does).as_str(), what])
    };
    let does = |does: &str| verb(voice.number, does);
    match effect {
        Effect::Draw(who, amount) => by(who, "draw", &amount::cards(amount)),
        Effect::DrawFromBottom(who, amount) => {
            let whose = voice.of(*who).possessive();
            by(who, "draw", &format!("{} from the bottom of {whose} deck", amount::cards(amount)))
        }
        Effect::RemoveTotal(amount, from) => format!(
            "{} up to {} total from {}",
            does("remove"),
            amount::mass(amount, "damage"),
            target::object(from)
        ),
        Effect::ChooseAndDiscard(who, quantity, noun) => {
            let discard = verb(voice.of(*who).number, "discard");
            by(who, "choose", &format!("and {discard} {}", target::quantity(*quantity, noun)))
        }
        Effect::Discard(who, quantity, noun) => by(who, "discard", &target::quantity(*quantity, noun)),
        Effect::DiscardHand(who) => by(who, "discard", &format!("{} hand", voice.of(*who).possessive())),
        Effect::GainLore(who, amount) => {
            by(who, "gain", &(amount::mass(amount, "lore") + &amount::tail(amount)))
        }
        Effect::LoseLore(who, amount) => {
            by(who, "lose", &(amount::mass(amount, "lore") + &amount::tail(amount)))
        }
        Effect::GetInkDrops(who, amount) => by(who, "get", &amount::ink_drops(amount)),
        Effect::RemoveInkDrops(who, _, Amount::All) => {
            by(who, "remove", &format!("all {} ink drops", voice.of(*who).possessive()))
        }
        Effect::RemoveInkDrops(who, up_to, amount) => {
            by(who, "remove", &format!("{}{}", self::up_to(*up_to), amount::ink_drops(amount)))
        }
        Effect::RemoveAnyInkDrops(who) => by(who, "remove", "any number of ink drops"),
        Effect::ShuffleDeck(who) => by(who, "shuffle", &format!("{} deck", voice.of(*who).possessive())),
        Effect::PayInk(ink) => format!("{} {ink} ⬡", does("pay")),
        Effect::NameCard => format!("{} a card", does("name")),
        Effect::Choose(what) => format!("{} {}", does("choose"), target::object(what)),
        Effect::Deal(amount, Target::Unsaid) => {
            format!("{} {}", does("deal"), amount::mass(amount, "damage"))
        }
        Effect::RemoveDamage(up_to, amount, Target::Unsaid) => {
            format!("{} {}{}", does("remove"), self::up_to(*up_to), amount::mass(amount, "damage"))
        }
        Effect::Deal(amount, to) => format!(
            "{} {} to {}{}",
            does("deal"),
            amount::mass(amount, "damage"),
            target::object(to),
            amount::tail(amount)
        ),
        Effect::PutDamage(amount, on) => {
            format!("{} {} on {}", does("put"), amount::counters(amount), target::object(on))
        }
        Effect::RemoveDamage(up_to, amount, from) => format!(
            "{} {}{} from {}{}",
            does("remove"),
            self::up_to(*up_to),
            amount::mass(amount, "damage"),
            target::object(from),
            amount::tail(amount)
        ),
        Effect::RemoveAllDamage(from) => {
            format!("{} all damage from {}", does("remove"), target::object(from))
        }
        Effect::MoveDamage(up_to, amount, from, to) => format!(
            "{} {}{} from {} to {}",
            does("move"),
            self::up_to(*up_to),
            amount::counters(amount),
            target::object(from),
            target::object(to)
        ),
        Effect::TakeNoDamage(who) => rule::takes_no_damage(who),
        Effect::Banish(what) => format!("{} {}", does("banish"), target::object(what)),
        Effect::Ready(what) => format!("{} {}", does("ready"), target::object(what)),
        Effect::Exert(what) => format!("{} {}", does("exert"), target::object(what)),
        Effect::Reveal(what) => format!("{} {}", does("reveal"), target::object(what)),
        Effect::Look(what) => format!("{} at {}", does("look"), target::object(what)),
        Effect::Return(what, place) => {
            format!("{} {} {}", does("return"), target::object(what), destination(place, "to"))
        }
        Effect::Put(what, place) => {
            format!("{} {} {}", does("put"), target::object(what), destination(place, "into"))
        }
        Effect::PutBack(what, place) => {
            format!("{} {} back {}", does("put"), target::object(what), destination(place, "into"))
        }
        Effect::PutOneAndOther(first, second) => {
            let second = match (first, second) {
                (Destination::Deck(_, whose), Destination::Deck(place, same))
                    if whose == same && !phrase(PLACES, place).is_empty() =>
                {
                    phrase(PLACES, place).to_owned()
                }
                _ => destination(second, "into"),
            };
            format!("{} one {} and the other {second}", does("put"), destination(first, "into"))
        }
        Effect::ShuffleInto(what, whose) => {
            format!("{} {} into {}", does("shuffle"), target::object(what), target::zone(*whose, "deck"))
        }
        Effect::Play(what, free) => {
            format!("{} {}{}", does("play"), target::object(what), if *free { " for free" } else { "" })
        }
        Effect::MoveTo(what, place) => {
            format!("{} {} to {} for free", does("move"), target::object(what), target::object(place))
        }
        Effect::May(..)
        | Effect::By(..)
        | Effect::Then(_)
        | Effect::And(_)
        | Effect::To(..)
        | Effect::Or(_)
        | Effect::If(..)
        | Effect::OnlyIf(..)
        | Effect::IfYouDo(_)
        | Effect::Otherwise(_)
        | Effect::Instead(..)
        | Effect::ChooseOne(_)
        | Effect::For(..)
        | Effect::Lasting(..)
        | Effect::Watch(..)
        | Effect::WatchFor(..)
        | Effect::Replacing(..)
        | Effect::Afterwards(_)
        | Effect::List(_)
        | Effect::Unless(..)
        | Effect::UnlessDone(..)
        | Effect::IfTheyDont(_)
        | Effect::IfTheyDo(_)
        | Effect::ForEachWhoDoesnt(..)
        | Effect::ForEach(..)
        | Effect::Have(..)
        | Effect::Repeat
        | Effect::Give(..)
        | Effect::ChooseAnd(_)
        | Effect::RevealHand(_)
        | Effect::LookAtHand(_)
        | Effect::DiscardAtRandom(..)
        | Effect::DiscardOfChoice(..)
        | Effect::DiscardAll(_)
        | Effect::DrawUntil(..)
        | Effect::DiscardUntil(..)
        | Effect::PutSome(..)
        | Effect::PutSomeAndRest(..)
        | Effect::PutBackInAnyOrder(_)
        | Effect::MoveSomeDamage(..)
        | Effect::Search(_)
        | Effect::RevealToAll(_)
        | Effect::RevealUntil(_)
        | Effect::LookAtMany(..)
        | Effect::MoveToSame(_)
        | Effect::MayMoveTo(..)
        | Effect::Count(_)
        | Effect::Tap(_)
        | Effect::PutInsteadOfDiscard(..)
        | Effect::PlayExerted(_)
        | Effect::ShuffleRest(_)
        | Effect::DealMeasured(..)
        | Effect::AfterwardsPlain(_)
        | Effect::Also(..)
        | Effect::AfterChallenge(_)
        | Effect::Distribute(..)
        | Effect::DiscardEither(..)
        | Effect::DealThem(..)
        | Effect::ByWith(..)
        | Effect::ReturnAtRandomUntil(..)
        | Effect::MayAlso(..)
        | Effect::ForEachPlayer(_)
        | Effect::ChooseNamed(_)
        | Effect::DiscardFor(..)
        | Effect::ByType(_)
        | Effect::AddStat(..)
        | Effect::PayLessForNext(..)
        | Effect::LookAtCards(_)
        | Effect::AndThen(_)
        | Effect::ChoosePlayers(_)
        | Effect::DiscardHands(_)
        | Effect::WhoReveals(..)
        | Effect::PlayAgain(..)
        | Effect::PlayFrom(..)
        | Effect::PlayAsInHand(_)
        | Effect::Shift(..)
        | Effect::PlayOrShift(..)
        | Effect::ChooseFollowing(..)
        | Effect::Unreduced(_)
        | Effect::TheNext(..)
        | Effect::DiscardThe(..)
        | Effect::PutEach(_)
        | Effect::IfYouDoEither(_)
        | Effect::DiscardThatMany(_) => self::effect(effect, voice),
    }
}

fn up_to(up_to: bool) -> &'static str {
    if up_to { "up to " } else { "" }
}

/// "into your hand", "on the bottom of your deck in any order".
pub(super) fn destination(place: &Destination, into: &str) -> String {
    match place {
        Destination::Hand(whose) => format!("{into} {}", target::zone(*whose, "hand")),
        Destination::Discard(whose) => format!("{into} {}", target::zone(*whose, "discard")),
        Destination::Inkwell { whose, facedown, exerted } => {
            let how = match (facedown, exerted) {
                (true, true) => " facedown and exerted",
                (true, false) => " facedown",
                (false, true) => " exerted",
                (false, false) => "",
            };
            format!("{into} {}{how}", target::zone(*whose, "inkwell"))
        }
        Destination::Deck(place, whose) => {
            let (place, order) = in_order(*place);
            format!("{} of {}{order}", phrase(PLACES, &place), target::zone(*whose, "deck"))
        }
        Destination::SameDeck(place) => {
            let (place, order) = in_order(*place);
            format!("{}{order}", phrase(PLACES, &place))
        }
        Destination::In(place) => destination(place, "in"),
        Destination::Into(place) => destination(place, "into"),
        Destination::OnTopOfIt => "on top of it".to_owned(),
        Destination::UnderPlain(what) => format!("under {}", target::object(what)),
        Destination::UnderFacedown(what) => format!("under {} facedown", target::object(what)),
        Destination::OneOf(either, first, second) => {
            let first = destination(first, into);
            let first = match first.strip_prefix("on ") {
                Some(top) if *either => format!("on either {top}"),
                _ => first,
            };
            format!("{first} or {}", destination(second, into))
        }
        Destination::Under(what, true) => format!("under {} faceup", target::object(what)),
        Destination::Under(what, false) => format!("facedown under {}", target::object(what)),
    }
}

/// A place in a deck, and the words for the order after it.
fn in_order(place: Place) -> (Place, &'static str) {
    match place {
        Place::TopAnyOrder => (Place::Top, " in any order"),
        Place::BottomAnyOrder => (Place::Bottom, " in any order"),
        Place::BottomRandom => (Place::Bottom, " in a random order"),
        Place::TopOrBottomAnyOrder => (Place::TopOrBottom, " in any order"),
        Place::Top | Place::Bottom | Place::Either | Place::OnTop | Place::TopOrBottom => (place, ""),
    }
}
