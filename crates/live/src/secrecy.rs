//! Tests that the information for a seat does not depend on anything that the seat can't know.

use crate::{Live, Setup, Sitter};
use bots::Budget;
use cards::{CardLibrary, Deck};
use engine::{CardId, Chance, EventKind, Game, Seat};
use fastrand::Rng;
use playable::PlayableLibrary;
use std::sync::{Arc, LazyLock};

static LIBRARY: LazyLock<Arc<PlayableLibrary>> =
    LazyLock::new(|| PlayableLibrary::new(CardLibrary::embedded()));

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

fn deck(name: &str) -> Deck {
    let path = format!("{}/../../data/decks/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a deck of the project");
    cards::parse_deck(&text, name, &LIBRARY.cards).expect("a deck list")
}

fn table(seed: u64) -> Live {
    let decks = [deck("the-heart-of-magic"), deck("daring-and-deception")];
    Live::start(&LIBRARY, Setup::duel(decks, seed), vec![Sitter::Person, Sitter::Person], false)
        .expect("a game of two starter decks")
}

/// The same table with the cards in other positions.
fn twin(live: &Live, game: Game) -> Live {
    let mut twin = Live::start(&live.library, live.setup().clone(), live.sitters.clone(), live.practice)
        .expect("as before");
    twin.past.clone_from(&live.past);
    twin.logs = live.logs.clone();
    twin.game = game;
    twin
}

/// Everything that a seat can request, as text.
fn given(live: &Live, seat: Seat) -> String {
    let view = live.view(seat).expect("a seat");
    let cards = view.sides.iter().flat_map(|side| side.cards());
    let ids: Vec<CardId> = cards.flat_map(|card| [vec![card.id], card.under_ids.clone()].concat()).collect();
    let explained: Vec<_> = ids.into_iter().map(|id| live.explain_card(seat, id)).collect();
    let answers = live.answers(seat);
    let refused = live.explain(seat, engine::Action::EndTurn);
    let asked = (live.question(seat), live.waiting(), live.undoable(seat), live.end(seat));
    format!("{view:?}\n{answers:?}\n{asked:?}\n{explained:?}\n{refused:?}\n{:?}", live.log(seat))
}

/// Plays random answers to the end and calls `look` before each.
fn play(seed: u64, mut look: impl FnMut(&Live, Seat, engine::Action)) {
    let mut live = table(seed);
    let mut rng = Rng::with_seed(seed);
    while let Some(decision) = live.game.decision() {
        let answers = live.answers(decision.seat);
        let action = answers[rng.usize(..answers.len())].action;
        look(&live, decision.seat, action);
        live.answer(decision.seat, action).expect("a listed answer");
    }
}

#[test]
fn a_long_log_loses_its_beginning_and_no_card_that_it_named() {
    let (mut whole, mut short) = (table(3), table(3));
    short.logs = crate::log::Logs::keeping(2, 40);
    let mut rng = Rng::with_seed(3);
    while let Some(decision) = whole.game.decision() {
        let answers = whole.answers(decision.seat);
        let action = answers[rng.usize(..answers.len())].action;
        whole.answer(decision.seat, action).expect("a listed answer");
        short.answer(decision.seat, action).expect("the same game");
        for seat in SEATS {
            let (all, kept) = (whole.log(seat), short.log(seat));
            assert_eq!(kept, &all[all.len() - kept.len()..]);
            let last = all.iter().filter(|entry| entry.answer + 1 == whole.answered()).count();
            assert!(kept.len() >= last && kept.len() <= 81 + last, "{} kept", kept.len());
        }
    }
    assert!(whole.log(SEATS[0]).len() > 200, "the game was long enough");
    assert_eq!(SEATS.map(|seat| short.known_cards(seat)), SEATS.map(|seat| whole.known_cards(seat)));
}

#[test]
fn a_seat_is_given_nothing_that_it_cannot_know() {
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        play(seed, |live, _, _| {
            for viewer in SEATS {
                let mut other = live.game.clone();
                other.permute_hidden(&LIBRARY.db, &[viewer], &mut chance);
                assert_eq!(given(live, viewer), given(&twin(live, other), viewer), "seed {seed}, {viewer}");
            }
        });
    }
}

#[test]
fn a_log_tells_nothing_that_its_reader_cannot_know() {
    let mut compared = 0;
    for seed in 10..16 {
        let mut chance = Chance::new(seed);
        play(seed, |live, seat, action| {
            // Neither player knows the cards in decks and inkwells.
            let mut other = live.game.clone();
            other.permute_hidden(&LIBRARY.db, &SEATS, &mut chance);
            let [first, second] = [live.game.clone(), other].map(|game| {
                let mut twin = twin(live, game);
                twin.answer(seat, action).expect("a listed answer");
                twin
            });
            // A card revealed on the way is expected to differ. Compare only if none was.
            let opened = |live: &Live| {
                SEATS.iter().flat_map(|seat| live.log(*seat)).any(|entry| {
                    entry.answer >= first.past.len().min(second.past.len()).saturating_sub(1)
                        && matches!(
                            entry.event.kind,
                            EventKind::Revealed { .. }
                                | EventKind::Moved { def: Some(_), .. }
                                | EventKind::Drew { .. }
                                | EventKind::Saw { .. }
                        )
                })
            };
            if first.past.len() == live.past.len() + 1 && !opened(&first) && !opened(&second) {
                compared += 1;
                for viewer in SEATS {
                    assert_eq!(first.log(viewer), second.log(viewer), "seed {seed}, {viewer}");
                }
            }
        });
    }
    assert!(compared > 100, "only {compared} answers were compared");
}

#[test]
fn a_hint_comes_from_what_its_seat_may_know() {
    let budget = Budget { width: 2, leaves: 2, lines: 2, samples: 2, ..Budget::FAST };
    let mut chance = Chance::new(3);
    let mut n = 0;
    play(3, |live, seat, _| {
        n += 1;
        if n % 12 != 0 {
            return;
        }
        let mut other = live.game.clone();
        other.permute_hidden(&LIBRARY.db, &[seat], &mut chance);
        let hints = [twin(live, live.game.clone()), twin(live, other)]
            .map(|live| live.hinting(seat, budget).expect("a decision of the seat").think());
        assert!(hints[0].is_some());
        assert_eq!(hints[0], hints[1]);
    });
    assert!(n > 24, "the game was long enough for two hints");
}
