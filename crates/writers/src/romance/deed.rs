//! What players do, where both languages build the sentence alike: draw, discard, choose, deal damage.

use super::{Mood, Prep, Romance, Verb, Voice};
use crate::{Agreement, Gender, Number, Unit, Zone, join};
use wording::{Amount, Det, Effect, KeywordKind, Measure, Noun, Quantity, Who};

const CARD: Agreement = Agreement::new(Gender::Feminine, Number::One);

pub(super) fn effect<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    gaining(w, effect, mood, voice)
        .or_else(|| discarding(w, effect, mood, voice))
        .or_else(|| choosing(w, effect, mood, voice))
        .or_else(|| damaging(w, effect, mood, voice))
}

/// What players draw, gain, lose and pay.
fn gaining<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    let counted = |voice: &Voice, verb: &Verb, amount: &Amount, unit: Unit| {
        let (what, tail) = (w.amount(amount, unit), w.tail(amount));
        w.does(voice, mood, verb, &[&what, &tail])
    };
    Some(match effect {
        Effect::Draw(who, amount) => counted(&w.voice(*who, voice), &verbs.draw, amount, Unit::Card),
        Effect::DrawFromBottom(who, amount) => {
            let voice = w.voice(*who, voice);
            let (cards, tail) = (w.amount(amount, Unit::Card), w.tail(amount));
            let deck = w.own(&voice, Zone::Deck, Prep::Of);
            w.does(&voice, mood, &verbs.draw, &[&cards, say.from_bottom, &deck, &tail])
        }
        Effect::DrawUntil(who, size) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.draw, &[&w.until(*size, &voice)])
        }
        Effect::GainLore(who, amount) => {
            counted(&w.loud(w.voice(*who, voice), *who), &verbs.gain, amount, Unit::Lore)
        }
        Effect::LoseLore(who, amount) => counted(&w.voice(*who, voice), &verbs.lose, amount, Unit::Lore),
        Effect::GetInkDrops(who, amount) => {
            counted(&w.loud(w.voice(*who, voice), *who), &verbs.gain, amount, Unit::Drop)
        }
        Effect::RemoveInkDrops(who, up_to, amount) => {
            let voice = w.voice(*who, voice);
            let (what, tail) = (w.up_to(*up_to, w.amount(amount, Unit::Drop)), w.tail(amount));
            w.does(&voice, mood, &verbs.remove, &[&what, &tail])
        }
        Effect::RemoveAnyInkDrops(who) => {
            w.does(&w.voice(*who, voice), mood, &verbs.remove, &[say.any_number_of_drops])
        }
        Effect::PayInk(ink) => w.does(voice, mood, &verbs.pay, &[&format!("{ink} ⬡")]),
        _ => return None,
    })
}

/// What players discard.
fn discarding<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    let choose = |who: &Who, what: &str| w.choose_and_discard(*who, what, mood, voice);
    let cards = |quantity: &Quantity, noun: &Noun| w.described(Det::Count(*quantity), noun, Prep::None).text;
    Some(match effect {
        Effect::ChooseAndDiscard(who, quantity, noun) => choose(who, &cards(quantity, noun)),
        Effect::DiscardThatMany(who) => choose(who, say.that_many_cards),
        Effect::DiscardFor(who, amount) => {
            choose(who, &join([w.amount(amount, Unit::Card).as_str(), &w.tail(amount)]))
        }
        Effect::DiscardEither(who, all) => {
            let all: Vec<String> = all.iter().map(|(quantity, noun)| cards(quantity, noun)).collect();
            choose(who, &format!("{}{}", say.either, all.join(say.either_or)))
        }
        Effect::Discard(who, quantity, noun) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.discard, &[&cards(quantity, noun)])
        }
        Effect::DiscardAtRandom(who, quantity, noun) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.discard, &[&cards(quantity, noun), say.at_random])
        }
        Effect::DiscardHand(who) | Effect::DiscardHands(who) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.discard, &[&w.own(&voice, Zone::Hand, Prep::None)])
        }
        Effect::DiscardAll(who) => {
            let voice = w.voice(*who, voice);
            let hand = w.own(&voice, Zone::Hand, Prep::Of);
            w.does(&voice, mood, &verbs.discard, &[say.all_cards, &hand])
        }
        Effect::DiscardUntil(who, true, size) => {
            let until = w.until(*size, &w.voice(*who, voice));
            choose(who, &format!("{} {until}", say.some_cards))
        }
        Effect::DiscardUntil(who, false, size) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.discard, &[say.some_cards, &w.until(*size, &voice)])
        }
        _ => return None,
    })
}

/// What players choose, name and count.
fn choosing<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match effect {
        Effect::NameCard => {
            w.last().set(CARD);
            w.does(voice, mood, &verbs.name, &[say.a_card])
        }
        Effect::Choose(what) => w.does(voice, mood, &verbs.choose, &[&w.to_choose(what).text]),
        Effect::ChoosePlayers(quantity) => {
            let players = match quantity {
                Quantity::One => say.one_player.to_owned(),
                Quantity::Exactly(n) => format!("{n} {}", say.players),
                Quantity::UpTo(n) => w.up_to(true, format!("{n} {}", say.players)),
                Quantity::AnyNumber => say.any_number_of_players.to_owned(),
            };
            w.player().set(Agreement::new(Gender::Masculine, Number::Many));
            w.does(voice, mood, &verbs.choose, &[&players])
        }
        Effect::Count(noun) => {
            let count = w.measured(&Measure::Count(noun.clone()), Prep::None);
            w.does(voice, mood, &verbs.count, &[&count])
        }
        _ => return None,
    })
}

/// Damage: dealt, put, removed (1.9).
fn damaging<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match effect {
        Effect::Deal(amount, to) => {
            let (damage, tail) = (w.amount(amount, Unit::Damage), w.tail(amount));
            w.deal(&damage, to, &tail, mood, voice)
        }
        Effect::DealThem(to, amount) => w.deal(&w.amount(amount, Unit::Damage), to, "", mood, voice),
        Effect::DealMeasured(measure, to) => {
            let damage = format!("{} {}", say.damage_equal, w.measured(measure, Prep::To));
            w.deal(&damage, to, "", mood, voice)
        }
        Effect::PutDamage(amount, on) => {
            let counters = w.amount(amount, Unit::Counter);
            w.does(voice, mood, &verbs.put, &[&counters, &w.target(on, Prep::On).text])
        }
        Effect::RemoveTotal(amount, from) => {
            let damage = w.up_to(true, w.amount(amount, Unit::Damage));
            let from = w.target(from, Prep::From).text;
            w.does(voice, mood, &verbs.remove, &[&damage, say.in_total, &from, &w.tail(amount)])
        }
        Effect::Unreduced(true) => join([say.damage_stays, say.by, w.keyword_word(KeywordKind::Resist)]),
        Effect::Unreduced(false) => say.damage_stays.to_owned(),
        Effect::TakeNoDamage(who) => {
            let subject = w.subject(who);
            join([subject.text.as_str(), say.not, subject.form(&verbs.take), say.no_damage])
        }
        _ => return None,
    })
}
