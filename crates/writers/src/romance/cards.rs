//! What happens to cards, where both languages build the sentence alike: they are exerted, moved, looked at.

use super::{Mood, Prep, Romance, Voice};
use crate::pieces::under_pronoun;
use crate::{Agreement, Gender, Number, Zone, list};
use wording::{Det, Effect, Target};

const CARDS: Agreement = Agreement::new(Gender::Feminine, Number::Many);

pub(super) fn effect<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    exerting(w, effect, mood, voice)
        .or_else(|| putting(w, effect, mood, voice))
        .or_else(|| looking(w, effect, mood, voice))
}

/// Cards that are banished, readied or exerted.
fn exerting<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let verbs = w.verbs();
    Some(match effect {
        Effect::Banish(what) => w.act(voice, mood, &verbs.banish, what, &[]),
        Effect::Ready(what) => w.act(voice, mood, &verbs.ready, what, &[]),
        Effect::Exert(what) => w.act(voice, mood, &verbs.exert, what, &[]),
        Effect::Tap(what) => format!("⟳ {}", w.target(what, Prep::None).text),
        _ => return None,
    })
}

/// Cards that go to another zone.
fn putting<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match effect {
        Effect::Put(what, place) => {
            let verb = w.put_verb(place);
            if matches!(what, Target::Pronoun(_)) {
                w.act(voice, mood, verb, what, &[&w.put_where(place)])
            } else {
                // A card on top is found before the card that goes under it is named. Otherwise the
                // destination agrees with the named card.
                let under = under_pronoun(place).then(|| w.put_where(place));
                let what = w.target(what, Prep::None).text;
                let place = under.unwrap_or_else(|| w.put_where(place));
                w.does(voice, mood, verb, &[&what, &place])
            }
        }
        Effect::PutBack(what, place) => {
            let place = w.destination(place);
            w.act(voice, mood, &verbs.put_back, what, &[&place])
        }
        Effect::PutBackInAnyOrder(what) => {
            w.act(voice, mood, &verbs.put_back, what, &[say.back_in_any_order])
        }
        Effect::PutSome(quantity, place) => {
            let puts = w.some_of_them(w.put_verb(place), mood, voice);
            format!("{puts} {} {}", w.some(*quantity), w.put_where(place))
        }
        Effect::PutSomeAndRest(quantity, place, rest) => {
            let puts = w.some_of_them(w.put_verb(place), mood, voice);
            let first = format!("{puts} {} {}", w.some(*quantity), w.put_where(place));
            let second = voice.form(w.put_verb(rest), mood);
            w.last().set(CARDS);
            format!("{first} {} {second} {} {}", say.and, say.the_rest, w.destination(rest))
        }
        Effect::PutInsteadOfDiscard(what, place) => {
            let place = w.destination(place);
            w.act(voice, mood, &verbs.put, what, &[&place, say.instead_of_discard])
        }
        Effect::Distribute(what, places) => {
            let what = w.to_choose(what);
            let mut said = vec![w.does(voice, mood, &verbs.choose, &[&what.text])];
            let voice = voice.silent();
            let one = w.one(what.agreement.gender);
            for place in places {
                let puts = w.some_of_them(w.put_verb(place), mood, &voice);
                said.push(format!("{puts} {one} {}", w.put_where(place)));
            }
            list(&said, say.and)
        }
        Effect::ShuffleRest(whose) => {
            let into = w.zone(*whose, Zone::Deck, Prep::In);
            w.does(voice, mood, &verbs.shuffle, &[say.the_rest, &into])
        }
        Effect::ShuffleDeck(who) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.shuffle, &[&w.own(&voice, Zone::Deck, Prep::None)])
        }
        _ => return None,
    })
}

/// Cards that are looked at or revealed.
fn looking<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match effect {
        Effect::Look(what) => w.act(voice, mood, &verbs.look, what, &[]),
        Effect::LookAtCards(zone) => {
            w.does(voice, mood, &verbs.look, &[say.the_cards, &w.after(zone, CARDS)])
        }
        Effect::LookAtMany(reveal, measure) => {
            let verb = if *reveal { &verbs.reveal } else { &verbs.look };
            let measure = w.measured(measure, Prep::To);
            w.does(voice, mood, verb, &[say.a_number_from_top, say.of_your_deck_equal, &measure])
        }
        Effect::LookAtHand(whose) => {
            w.does(voice, mood, &verbs.look, &[&w.zone(*whose, Zone::Hand, Prep::None)])
        }
        Effect::Reveal(what) => w.act(voice, mood, &verbs.reveal, what, &[]),
        Effect::RevealHand(who) => {
            let voice = w.voice(*who, voice);
            w.does(&voice, mood, &verbs.reveal, &[&w.own(&voice, Zone::Hand, Prep::None)])
        }
        Effect::RevealToAll(what) => w.act(voice, mood, &verbs.reveal, what, &[say.to_all_players]),
        Effect::RevealUntil(noun) => {
            let noun = w.described(Det::A, noun, Prep::None);
            w.last().set(noun.agreement);
            let reveal = w.does(voice, mood, &verbs.reveal, &[say.cards_from_top]);
            format!("{reveal} {} {}", say.until_you_reveal, noun.text)
        }
        _ => return None,
    })
}
