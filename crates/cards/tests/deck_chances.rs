//! Chances of a hand, checked in two ways: by enumerating every draw, and by shuffling.

use cards::{ChanceError, Deck, HandChance, HandGoal, MOST_WANTED, OPENING_HAND, TurnOrder, ink_every_turn};
use fastrand::Rng;

/// A deck of the wanted cards and others.
fn deck(copies: &[u16], others: u16) -> (Deck, Vec<String>) {
    let names: Vec<String> = (0..copies.len()).map(|n| format!("Wanted {n}")).collect();
    let mut entries: Vec<(u16, String)> = copies.iter().copied().zip(names.iter().cloned()).collect();
    entries.push((others, "Other".to_owned()));
    (Deck::new("d", entries), names)
}

fn draws(turn: u32, going: TurnOrder) -> u32 {
    match going {
        TurnOrder::First => turn - 1,
        TurnOrder::Second => turn,
    }
}

/// The start of a game, drawn card by card: the deck's cards counted by kind, unwanted cards last.
#[derive(Clone)]
struct Hand {
    deck: Vec<u32>,
    held: Vec<u32>,
}

impl Hand {
    /// The mean of `then` over every card that may be drawn next.
    fn draw(&self, then: &dyn Fn(&Hand) -> f64) -> f64 {
        let size: u32 = self.deck.iter().sum();
        if size == 0 {
            return then(self);
        }
        let mut mean = 0.0;
        for kind in 0..self.deck.len() {
            if self.deck[kind] > 0 {
                let mut next = self.clone();
                next.deck[kind] -= 1;
                next.held[kind] += 1;
                mean += f64::from(self.deck[kind]) / f64::from(size) * then(&next);
            }
        }
        mean
    }

    fn draw_many(&self, number: u32, then: &dyn Fn(&Hand) -> f64) -> f64 {
        if number == 0 { then(self) } else { self.draw(&|hand| hand.draw_many(number - 1, then)) }
    }

    /// Alters all unwanted cards and shuffles (2.2.2).
    fn alter(&self, then: &dyn Fn(&Hand) -> f64) -> f64 {
        let other = self.held.len() - 1;
        let bottom = self.held[other];
        let mut next = self.clone();
        next.held[other] = 0;
        let on_top: u32 = next.deck.iter().sum();
        next.draw_many(bottom.min(on_top), &|hand| {
            let mut hand = hand.clone();
            // If the deck was too small, altered cards are drawn again.
            let drawn_again = bottom - bottom.min(on_top);
            hand.held[other] += drawn_again;
            hand.deck[other] += bottom - drawn_again;
            then(&hand)
        })
    }
}

fn played_out(copies: &[u16], others: u16, least: u32, turn: u32, going: TurnOrder) -> HandChance {
    let mut cards: Vec<u32> = copies.iter().map(|count| u32::from(*count)).collect();
    cards.push(u32::from(others));
    let start = Hand { held: vec![0; cards.len()], deck: cards };
    let wanted = copies.len();
    let is_held = |hand: &Hand| if hand.held[..wanted].iter().all(|held| *held >= least) { 1.0 } else { 0.0 };
    let go_on = |hand: &Hand| hand.draw_many(draws(turn, going), &is_held);
    HandChance {
        kept: start.draw_many(OPENING_HAND, &go_on),
        altered: start.draw_many(OPENING_HAND, &|hand| hand.alter(&go_on)),
    }
}

#[track_caller]
fn same(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-10, "{found} is not {expected}");
}

#[test]
fn chances_are_those_of_the_game_drawn_card_by_card() {
    for (copies, others, least, turn) in [
        (&[4][..], 16, 1, 1),
        (&[4], 16, 2, 3),
        (&[3], 9, 1, 2),
        (&[2, 1], 11, 1, 2),
        (&[4, 3], 13, 1, 1),
        (&[9], 5, 3, 2),
        // Decks smaller than two hands, smaller than one hand, and smaller than the number of draws.
        (&[2], 8, 2, 1),
        (&[1, 1], 3, 1, 1),
        (&[2], 7, 2, 4),
    ] {
        for going in TurnOrder::BOTH {
            let (deck, names) = deck(copies, others);
            let found = HandGoal::each(&deck, &names, least).unwrap().by(turn, going);
            let expected = played_out(copies, others, least, turn, going);
            same(found.kept, expected.kept);
            same(found.altered, expected.altered);
        }
    }
}

#[test]
fn chances_of_a_whole_deck_are_those_of_many_shuffled_ones() {
    const GAMES: u32 = 40_000;
    let (copies, others, least, turn) = ([4, 3, 2], 51, 1, 6);
    let (deck, names) = deck(&copies, others);
    let wanted = HandGoal::each(&deck, &names, least).unwrap();
    let mut rng = Rng::with_seed(7);
    for going in TurnOrder::BOTH {
        let (mut kept, mut altered) = (0, 0);
        for _ in 0..GAMES {
            // The last card is the top of the deck.
            let mut cards: Vec<usize> =
                (0..copies.len()).flat_map(|n| vec![n; usize::from(copies[n])]).collect();
            cards.resize(60, copies.len());
            rng.shuffle(&mut cards);
            let holds = |hand: &[usize]| (0..copies.len()).all(|n| hand.contains(&n));
            let seen = 7 + draws(turn, going) as usize;
            kept += u32::from(holds(&cards[60 - seen..]));
            let mut hand = cards.split_off(53);
            let back: Vec<usize> = hand.iter().copied().filter(|card| *card == copies.len()).collect();
            hand.retain(|card| *card != copies.len());
            hand.extend(cards.split_off(53 - back.len()));
            cards.extend(back);
            rng.shuffle(&mut cards);
            hand.extend(cards.split_off(53 - draws(turn, going) as usize));
            assert_eq!(hand.len(), seen);
            altered += u32::from(holds(&hand));
        }
        let chance = wanted.by(turn, going);
        for (hits, expected) in [(kept, chance.kept), (altered, chance.altered)] {
            let share = f64::from(hits) / f64::from(GAMES);
            // Four standard deviations.
            let far = 4.0 * (expected * (1.0 - expected) / f64::from(GAMES)).sqrt();
            assert!((share - expected).abs() < far, "{share} is not near {expected}");
        }
    }
}

#[test]
fn a_chance_that_can_be_reckoned_by_hand() {
    let (deck, names) = deck(&[4], 56);
    let wanted = HandGoal::each(&deck, &names, 1).unwrap();
    // No copy among seven of sixty cards: 56/60 · 55/59 · … · 50/54.
    let none = |cards: u32| (0..cards).map(|n| f64::from(56 - n) / f64::from(60 - n)).product::<f64>();
    same(wanted.by(1, TurnOrder::First).kept, 1.0 - none(7));
    same(wanted.by(1, TurnOrder::Second).kept, 1.0 - none(8));
    same(wanted.by(4, TurnOrder::First).kept, 1.0 - none(10));
    // A hand without a copy is replaced by seven of the other fifty-three cards.
    let again = (0..7).map(|n| f64::from(49 - n) / f64::from(53 - n)).product::<f64>();
    same(wanted.by(1, TurnOrder::First).altered, 1.0 - none(7) * again);
}

#[test]
fn wanted_cards_must_be_in_the_deck_and_may_be_taken_together() {
    let (deck, names) = deck(&[4, 2], 54);
    let any = HandGoal::any(&deck, &names, 1).unwrap();
    assert_eq!(any.by(3, TurnOrder::First), HandGoal::of_kind(60, 6, 1).by(3, TurnOrder::First));
    let twice = [names[0].clone(), names[0].to_uppercase()];
    assert_eq!(HandGoal::each(&deck, &twice, 1), HandGoal::each(&deck, &names[..1], 1));
    let missing = HandGoal::each(&deck, &["Nobody".to_owned()], 1);
    assert_eq!(missing, Err(ChanceError::NotInDeck("Nobody".into())));
    let (many, names) = self::deck(&[1; MOST_WANTED + 1], 50);
    assert_eq!(HandGoal::each(&many, &names, 1), Err(ChanceError::TooManyCards(MOST_WANTED + 1)));
    // More copies than the deck has, and a deck of one kind of card.
    assert_eq!(HandGoal::of_kind(60, 4, 5).by(9, TurnOrder::First), HandChance { kept: 0.0, altered: 0.0 });
    same(HandGoal::of_kind(60, 60, 7).by(1, TurnOrder::First).altered, 1.0);
    same(HandGoal::of_kind(3, 3, 3).by(50, TurnOrder::Second).kept, 1.0);
}

/// The chance of having ink every turn, over every order of inkable and other cards.
fn ink_played_out(inkable: u32, others: u32, turns: u32, going: TurnOrder) -> f64 {
    fn go_on(hand: &Hand, turn: u32, turns: u32, going: TurnOrder) -> f64 {
        if turn > turns {
            return 1.0;
        }
        let ink = |hand: &Hand| if hand.held[0] >= turn { go_on(hand, turn + 1, turns, going) } else { 0.0 };
        if turn == 1 && going == TurnOrder::First { ink(hand) } else { hand.draw(&ink) }
    }
    let start = Hand { deck: vec![inkable, others], held: vec![0, 0] };
    start.draw_many(OPENING_HAND, &|hand| go_on(hand, 1, turns, going))
}

#[test]
fn ink_in_every_turn_is_that_of_the_game_drawn_card_by_card() {
    for (inkable, others) in [(10, 10), (3, 12), (1, 20), (6, 3), (12, 1), (0, 9), (9, 0)] {
        for going in TurnOrder::BOTH {
            let found = ink_every_turn(inkable + others, inkable, 8, going);
            assert_eq!(found.len(), 8);
            for (found, turn) in found.into_iter().zip(1..) {
                same(found, ink_played_out(inkable, others, turn, going));
            }
        }
    }
}
