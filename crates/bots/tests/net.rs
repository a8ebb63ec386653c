//! The learned value: the same on every machine, based only on what a seat may know, and defined for every
//! card.

mod common;

use bots::Chair;
use bots::net::{Net, NetScene, NetTable};
use engine::{Action, CardDb, Chance, DefId, Game, GameSetup, Rules, Seat, Teams, Variant};
use std::collections::HashSet;

fn table() -> (CardDb, Vec<DefId>) {
    let mut table = common::table(&["the-heart-of-magic"]);
    (table.db, table.decks.remove(0))
}

/// Calls `look` at each decision of some random games.
fn each_position(db: &CardDb, deck: &[DefId], mut look: impl FnMut(&Game)) {
    for seed in 0..4 {
        let start = GameSetup {
            decks: vec![deck.to_vec(), deck.to_vec()],
            leaders: vec![],
            seed,
            starter: None,
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: Teams::default(),
        };
        let mut game = Game::start(db, &start).expect("a game can begin like this");
        let mut chance = Chance::new(seed);
        let mut legal = Vec::new();
        while game.decision().is_some() {
            look(&game);
            game.legal(db, &mut legal);
            let answer = legal[chance.below(legal.len() as u32) as usize];
            game.apply(db, answer, None).expect("a listed answer is accepted");
        }
    }
}

/// A net's value of a position, with the players' lists.
fn odds(net: &NetTable, game: &Game, db: &CardDb, viewer: Seat) -> i32 {
    let mut scene = NetScene::default();
    net.look(game, db, viewer, Seat(1 - viewer.0), &net.lists(game), &mut scene);
    net.odds(&scene)
}

#[test]
fn what_the_seat_cannot_know_does_not_change_its_value() {
    let (db, deck) = table();
    let net = Net::built_in().table(&db);
    let mut looked = 0;
    each_position(&db, &deck, |game| {
        for viewer in [Seat(0), Seat(1)] {
            let mut other = game.clone();
            other.permute_hidden(&db, &[viewer], &mut Chance::new(9));
            assert_eq!(odds(&net, game, &db, viewer), odds(&net, &other, &db, viewer));
            looked += 1;
        }
    });
    assert!(looked > 500, "{looked}");
}

#[test]
fn what_the_seat_cannot_know_does_not_change_what_it_is_advised() {
    let (db, deck) = table();
    let net = Net::built_in().table(&db);
    let (mut legal, mut scores, mut looked) = (Vec::new(), [Vec::new(), Vec::new()], 0);
    each_position(&db, &deck, |game| {
        let decision = game.decision().expect("somebody is asked");
        let seat = decision.seat;
        game.legal(&db, &mut legal);
        let mut other = game.clone();
        other.permute_hidden(&db, &[seat], &mut Chance::new(9));
        for (game, scores) in [game, &other].into_iter().zip(&mut scores) {
            let mut scene = NetScene::default();
            net.look(game, &db, seat, Seat(1 - seat.0), &net.lists(game), &mut scene);
            net.scores(game, &db, seat, &mut scene, &legal, scores);
        }
        assert_eq!(scores[0].len(), legal.len(), "each answer has a score");
        assert_eq!(scores[0], scores[1]);
        looked += 1;
    });
    assert!(looked > 400, "{looked}");
}

#[test]
fn the_library_has_the_facts_that_the_net_knows() {
    let (db, _) = table();
    let (known, all) = Net::built_in().known_facts(&db);
    assert!(known * 100 >= all * 98, "{known} of {all}: constructs were renamed, train the net anew");
}

#[test]
fn who_asks_the_policy_alone_does_not_move_somebody_without_end() {
    let (db, mut deck) = table();
    // Moving there is free, so with two copies in play a character could move back and forth.
    let free = db.find("Sugar Rush Speedway - Starting Line").expect("a location without a price");
    deck[..16].fill(free);
    let maker = bots::maker("net:policy").expect("there is such a player");
    let (mut moves, mut legal) = (0, Vec::new());
    for seed in 0..10 {
        let start = GameSetup::new(vec![deck.clone(), deck.clone()], seed);
        let mut game = Game::start(&db, &start).expect("a game can begin like this");
        let mut chairs = [Seat(0), Seat(1)].map(|seat| Chair::new(maker(seed * 2 + u64::from(seat.0))));
        let mut moved = HashSet::new();
        while let Some(decision) = game.decision() {
            game.legal(&db, &mut legal);
            let answer = match legal[..] {
                [only] => only,
                _ => chairs[decision.seat.index()]
                    .ask(&game, &db, &decision, &legal)
                    .expect("an answer of the list"),
            };
            if let Action::Move(who, _) = answer {
                assert!(moved.insert((game.turn(), who)), "game {seed}: moved again in turn {}", game.turn());
                moves += 1;
            }
            game.apply(&db, answer, None).expect("a listed answer is accepted");
        }
    }
    assert!(moves > 10, "{moves}");
}

#[test]
fn who_asks_the_policy_alone_beats_random() {
    let (db, deck) = table();
    let makers = ["net:policy", "random"].map(|name| bots::maker(name).expect("there is such a player"));
    let games = 20;
    let mut won = 0;
    for seed in 0..games {
        let start = GameSetup::new(vec![deck.clone(), deck.clone()], seed);
        let mut game = Game::start(&db, &start).expect("a game can begin like this");
        let own = Seat((seed % 2) as u8);
        let mut chairs =
            [Seat(0), Seat(1)].map(|seat| Chair::new(makers[usize::from(seat != own)](seed * 2 + 1)));
        let mut legal = Vec::new();
        while let Some(decision) = game.decision() {
            game.legal(&db, &mut legal);
            let answer = chairs[decision.seat.index()].ask(&game, &db, &decision, &legal).expect("an answer");
            game.apply(&db, answer, None).expect("a listed answer is accepted");
        }
        won += u64::from(game.has_won(own));
    }
    assert!(won * 10 >= games * 9, "{won} of {games}");
}
