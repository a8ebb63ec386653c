//! When two games are in the same position, and how they differ otherwise.

mod common;

use common::{Table, table};
use engine::{
    Action, CardId, Chance, Game, GameDifference, Position, PositionCard, PositionSide, Rules, Seat, Teams,
    Variant, Zone,
};
use fastrand::Rng;
use std::sync::LazyLock;

static TABLE: LazyLock<Table> = LazyLock::new(table);

fn own_numbers(game: &Game) -> Vec<CardId> {
    game.card_ids().collect()
}

/// Plays random games and calls `f` with the positions before and after every answer.
fn positions(games: u64, mut f: impl FnMut(&Game, &Game)) {
    for seed in 0..games {
        let mut game = TABLE.game(seed);
        let mut rng = Rng::with_seed(seed);
        let mut legal = vec![];
        for _ in 0..400 {
            game.legal(&TABLE.db, &mut legal);
            let Some(action) = legal.get(rng.usize(..legal.len().max(1))).copied() else { break };
            let before = game.clone();
            game.apply(&TABLE.db, action, None).expect("a listed answer");
            f(&before, &game);
        }
    }
}

#[test]
fn a_game_stands_as_itself_and_no_answer_leaves_it_so() {
    let mut compared = 0;
    positions(4, |before, after| {
        assert_eq!(before.differences(before, &own_numbers(before)), []);
        assert_ne!(before.differences(after, &own_numbers(before)), []);
        compared += 1;
    });
    assert!(compared > 400, "{compared}");
}

/// A position with two copies of a card in hand, and one card in play on each side.
fn position(change: impl FnOnce(&mut Position)) -> Game {
    let deck = &TABLE.decks[0];
    let (hero, other) = (deck[0], *deck.iter().find(|def| **def != deck[0]).expect("another card"));
    let side = || PositionSide {
        deck: vec![hero, other, hero],
        hand: vec![hero, other, hero],
        play: vec![PositionCard::new(character())],
        ..PositionSide::default()
    };
    let mut position = Position {
        chance: Chance::new(1),
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
        active: Seat(0),
        turn: Some(7),
        sides: vec![side(), side()],
    };
    change(&mut position);
    Game::from_position(&TABLE.db, &position).expect("the position holds")
}

fn character() -> engine::DefId {
    let mut all = (0..TABLE.db.defs().len() as u16).map(engine::DefId);
    all.find(|def| {
        let def = TABLE.db.def(*def);
        def.kind == wording::CardType::Character && def.willpower > 2 && def.statics.is_empty()
    })
    .expect("a character")
}

#[test]
fn cards_of_one_kind_can_change_numbers_but_not_places() {
    let game = position(|_| {});
    let hand: Vec<CardId> = game.zone(Seat(0), Zone::Hand).collect();
    let mut twins = own_numbers(&game);
    twins.swap(hand[0].index(), hand[2].index());
    // The same cards in another order differ by position, not by number.
    assert_eq!(game.differences(&game, &twins), [GameDifference::Zones]);
    let mut wrong = own_numbers(&game);
    wrong.swap(hand[0].index(), hand[1].index());
    assert_eq!(game.differences(&game, &wrong), [GameDifference::Table], "cards of two kinds");
    assert_eq!(game.differences(&game, &[]), [GameDifference::Table]);
}

#[test]
fn every_change_is_named() {
    let plain = position(|_| {});
    let found = |change: fn(&mut Position)| plain.differences(&position(change), &own_numbers(&plain));
    assert_eq!(found(|_| {}), []);
    assert_eq!(found(|position| position.sides[0].lore = 3), [GameDifference::Lore]);
    assert_eq!(found(|position| position.sides[1].play[0].exerted = true), [GameDifference::States]);
    assert_eq!(found(|position| position.sides[1].play[0].damage = 1), [GameDifference::States]);
    assert_eq!(found(|position| position.turn = Some(9)), [GameDifference::Turn]);
    assert_eq!(found(|position| position.chance = Chance::after(1, 1)), [GameDifference::Chance]);
    assert_eq!(found(|position| position.chance = Chance::new(2)), [GameDifference::Chance]);
    assert!(found(|position| position.active = Seat(1)).contains(&GameDifference::Turn));
    assert_eq!(found(|position| position.variant = Variant::Limited), [GameDifference::Table]);
}

#[test]
fn a_turn_number_says_who_began_and_whose_turns_are_over() {
    let turns = |active, turn| {
        let game = position(|position| (position.active, position.turn) = (Seat(active), Some(turn)));
        assert_eq!(game.turn(), turn);
        (game.starter(), game.player(Seat(0)).turns, game.player(Seat(1)).turns)
    };
    assert_eq!(turns(0, 1), (Seat(0), 1, 0));
    assert_eq!(turns(1, 1), (Seat(1), 0, 1));
    assert_eq!(turns(1, 2), (Seat(0), 1, 1));
    assert_eq!(turns(0, 7), (Seat(0), 4, 3));
    assert_eq!(turns(0, 8), (Seat(1), 4, 4));
}

#[test]
fn chance_goes_on_where_it_was_left() {
    let mut first = Chance::new(7);
    let _ = (first.below(100), first.below(100));
    let mut second = Chance::after(7, 2);
    assert_eq!(first, second);
    assert_eq!((second.seed(), second.uses()), (7, 2));
    assert_eq!(first.below(1_000_000), second.below(1_000_000));
}

/// In a position set up by hand, every player has their own number for each visible card.
#[test]
fn a_position_set_up_by_hand_can_be_seen() {
    let game = position(|_| {});
    for viewer in game.seats() {
        let view = game.view(&TABLE.db, viewer);
        for seat in game.seats() {
            let side = &view.sides[seat.index()];
            assert_eq!(side.play.len(), 1);
            assert_eq!(side.hand.len(), if seat == viewer { 3 } else { 0 });
            for card in side.play.iter().chain(&side.hand) {
                let id = game.card_of_view(viewer, card.id).expect("a card");
                assert_eq!(game.card(id).def, card.def);
            }
        }
        let quest = game.zone(viewer, Zone::Play).next().map(Action::Quest).expect("a character");
        assert!(game.action_for(viewer, quest).is_some());
    }
}
