//! Series of games (2.1.2, 2.4): the starting player, clearing the table and the winner.

mod common;

use common::{SEATS, Table, table};
use engine::{
    Action, CardId, EventKind, Game, GameSetup, Outcome, Payment, Rules, Seat, Series, SeriesError,
    SeriesKind, SeriesOutcome, TeamTurns, Teams, Variant, Zone,
};
use fastrand::Rng;
use std::sync::LazyLock;

static TABLE: LazyLock<Table> = LazyLock::new(table);
const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

fn start(players: usize) -> GameSetup {
    let decks = TABLE.decks.iter().cycle().take(players).cloned().collect();
    GameSetup {
        decks,
        leaders: vec![],
        seed: 0,
        starter: None,
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
    }
}

fn series(kind: SeriesKind) -> Series {
    Series::new(kind, GameSetup { starter: Some(P1), ..start(2) }).expect("two decks")
}

/// Starts a game and lets this player concede.
fn lose(series: &mut Series, loser: Seat, seed: u64) -> Seat {
    let game = series.begin(&TABLE.db, seed).expect("a game may begin");
    let starter = game.starter();
    game.apply(&TABLE.db, Action::Concede(loser), None).expect("conceding is possible");
    series.end().expect("it is over");
    starter
}

/// Lets this player lose a game and clears the table.
fn lose_and_clear(series: &mut Series, loser: Seat, seed: u64) -> Seat {
    let starter = lose(series, loser, seed);
    series.clean_up(&TABLE.db, None).expect("it is over");
    starter
}

/// Plays the game at random until it ends or reaches this turn.
fn play(game: &mut Game, seed: u64, turn: u16) {
    let mut rng = Rng::with_seed(seed);
    let mut list = vec![];
    while game.decision().is_some() && game.turn() < turn {
        game.legal(&TABLE.db, &mut list);
        // Stacks are rare in random games, so shift whenever possible.
        let shift = list.iter().find(|action| matches!(action, Action::Play(_, Payment::Shift(_))));
        let mut action = shift.copied().unwrap_or(list[rng.usize(..list.len())]);
        if action == Action::EndTurn {
            action = list[rng.usize(..list.len())];
        }
        game.apply(&TABLE.db, action, None).expect("a listed action is accepted");
    }
}

#[test]
fn a_game_needs_two_players_with_a_deck_each() {
    let refused = |start: GameSetup| Series::new(SeriesKind::Single, start).expect_err("refused");
    assert_eq!(refused(start(0)), SeriesError::NoPlayers);
    assert_eq!(refused(start(1)), SeriesError::NoPlayers);
    let mut without = start(3);
    without.decks[1].clear();
    assert_eq!(refused(without), SeriesError::NoDeck(P2));
    assert_eq!(SeriesError::NoDeck(P2).rule().to_string(), "1.1.1");
    assert_eq!(SeriesError::NoPlayers.rule().to_string(), "1.1.1");
    for players in [2, 3] {
        let mut series = Series::new(SeriesKind::Single, start(players)).expect("each has a deck");
        let game = series.begin(&TABLE.db, 1).expect("it begins");
        for (seat, deck) in start(players).decks.iter().enumerate() {
            let seat = Seat(seat as u8);
            assert_eq!(game.count(seat, Zone::Deck) + game.count(seat, Zone::Hand), deck.len());
        }
    }
}

#[test]
fn the_kind_of_series_says_who_starts() {
    // The first game of any series has a random starter (2.2.1.1) unless one is given.
    let mut started = [0; 2];
    for seed in 0..64 {
        let mut series = Series::new(SeriesKind::BestOf(3), start(2)).expect("two decks");
        started[series.begin(&TABLE.db, seed).expect("it begins").starter().index()] += 1;
    }
    assert!(started[0] > 16 && started[1] > 16, "{started:?}");
    // After the same first game, the kind of series decides.
    let mut two = series(SeriesKind::TwoGames);
    lose_and_clear(&mut two, P1, 1);
    assert_eq!(two.chooser(), None);
    let mut best = series(SeriesKind::BestOf(3));
    lose_and_clear(&mut best, P1, 1);
    assert_eq!(best.chooser(), Some(P1));
    let mut single = series(SeriesKind::Single);
    lose_and_clear(&mut single, P1, 1);
    assert_eq!(single.begin(&TABLE.db, 2).expect_err("there is no second"), SeriesError::Over);
    assert_eq!(SeriesError::Over.rule().to_string(), "2.1.2");
}

#[test]
fn in_a_two_game_series_the_other_player_starts_the_second_game() {
    for starter in SEATS {
        for loser in SEATS {
            let mut series =
                Series::new(SeriesKind::TwoGames, GameSetup { starter: Some(starter), ..start(2) })
                    .expect("two");
            assert_eq!(lose_and_clear(&mut series, loser, 1), starter);
            assert_eq!(series.verdict(), None, "the second game is played whoever won the first");
            assert_eq!(series.choose(loser, true), Err(SeriesError::NotYourChoice), "nobody is asked");
            assert_ne!(lose_and_clear(&mut series, loser, 2), starter);
            assert_eq!(series.verdict(), Some(SeriesOutcome::Won(Seat(1 - loser.0))));
        }
    }
    let mut even = series(SeriesKind::TwoGames);
    lose_and_clear(&mut even, P1, 1);
    lose_and_clear(&mut even, P2, 2);
    assert_eq!(even.verdict(), Some(SeriesOutcome::Drawn));
}

#[test]
fn in_a_best_of_series_the_loser_says_who_starts_the_next_game() {
    for loser in SEATS {
        let winner = Seat(1 - loser.0);
        for first in [true, false] {
            let mut series = series(SeriesKind::BestOf(3));
            lose_and_clear(&mut series, loser, 1);
            assert_eq!(series.chooser(), Some(loser));
            let open = series.begin(&TABLE.db, 2).expect_err("the choice comes first");
            assert_eq!(open, SeriesError::ChoiceOpen(loser));
            assert_eq!(open.rule().to_string(), "2.1.3.2");
            assert_eq!(series.choose(winner, true), Err(SeriesError::NotYourChoice));
            series.choose(loser, first).expect("the loser chooses");
            assert_eq!(series.choose(loser, first), Err(SeriesError::NotYourChoice), "once");
            assert_eq!(lose_and_clear(&mut series, winner, 2), if first { loser } else { winner });
            assert_eq!((series.verdict(), series.chooser()), (None, Some(winner)));
        }
    }
}

#[test]
fn a_best_of_series_ends_as_soon_as_it_is_decided() {
    let mut straight = series(SeriesKind::BestOf(3));
    for seed in 0..2 {
        lose_and_clear(&mut straight, P1, seed);
        if seed == 0 {
            straight.choose(P1, true).expect("the loser chooses");
        }
    }
    assert_eq!(straight.verdict(), Some(SeriesOutcome::Won(P2)));
    assert_eq!(straight.chooser(), None, "nobody is asked about a game that will not be");
    assert_eq!(straight.begin(&TABLE.db, 9).expect_err("over"), SeriesError::Over);
    assert_eq!(straight.wins(), [0, 2]);

    // Games without a winner count for nobody, and the next starter is random.
    let mut slow = series(SeriesKind::BestOf(3));
    for seed in 0..3 {
        slow.begin(&TABLE.db, seed).expect("it begins");
        slow.give_up().expect("a game is going on");
        slow.clean_up(&TABLE.db, None).expect("it is over");
        assert_eq!(slow.chooser(), None);
    }
    assert_eq!(slow.verdict(), Some(SeriesOutcome::Drawn));
}

#[test]
fn only_odd_numbers_make_a_best_of_series() {
    for n in [0, 2, 4, 100] {
        assert_eq!(Series::new(SeriesKind::BestOf(n), start(2)).expect_err("even"), SeriesError::Length);
        assert!(format!("best-of-{n}").parse::<SeriesKind>().is_err());
    }
    for kind in [SeriesKind::Single, SeriesKind::TwoGames, SeriesKind::BestOf(1), SeriesKind::BestOf(5)] {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
}

#[test]
fn the_table_is_cleared_between_games() {
    let (mut moved, mut uncounted, mut stacks) = (0, 0, 0);
    for seed in 0..40 {
        let mut series = series(SeriesKind::TwoGames);
        play(series.begin(&TABLE.db, seed).expect("it begins"), seed, 25);
        let game = series.game_mut().expect("a game");
        if game.outcome().is_none() {
            game.apply(&TABLE.db, Action::Concede(P2), None).expect("conceding is possible");
        }
        series.end().expect("it is over");
        // Before cleaning up: the game is over and everything is still in place.
        let before = series.game().expect("not cleared yet").clone();
        assert_eq!(series.game_mut(), None, "nothing more is played");
        assert!(!before.is_cleared());
        let mut events = vec![];
        let game = series.clean_up(&TABLE.db, Some(&mut events)).expect("it is over");
        assert!(game.is_cleared());
        assert!(matches!(game.outcome(), Some(Outcome::Won { .. })), "the result stands");
        for seat in SEATS {
            // 2.4.1.1: the deck has exactly the registered cards.
            let mut ids: Vec<CardId> = game.zone(seat, Zone::Deck).collect();
            ids.sort();
            let cards: Vec<_> = ids.iter().map(|id| game.card(*id).def).collect();
            assert_eq!(cards, start(2).decks[seat.index()]);
            for zone in [Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard, Zone::Aside] {
                assert_eq!(game.count(seat, zone), 0, "{zone:?}");
            }
            let view = game.view(&TABLE.db, seat);
            let seen = view.sides.iter().flat_map(|side| &side.hand).count();
            assert_eq!(seen, 0);
        }
        for id in game.card_ids() {
            let card = game.card(id);
            // 2.4.1.2, and all cards are facedown and known to nobody.
            assert_eq!((card.zone, card.damage, card.exerted, card.under_count), (Zone::Deck, 0, false, 0));
            assert!(SEATS.iter().all(|seat| !game.knows(&TABLE.db, *seat, id)));
            uncounted += usize::from(before.card(id).damage > 0);
            stacks += usize::from(before.card(id).zone == Zone::Under);
        }
        for event in &events {
            match event.kind {
                EventKind::Moved { to: Zone::Deck, .. } => assert_eq!(event.rule.to_string(), "2.4.1.1"),
                EventKind::DamageRemoved { .. } => assert_eq!(event.rule.to_string(), "2.4.1.2"),
                other => panic!("{other:?}"),
            }
            moved += 1;
        }
    }
    assert!(moved > 500 && uncounted > 10 && stacks > 0, "{moved} {uncounted} {stacks}: games that show it");
}

#[test]
fn the_next_game_waits_until_the_table_is_clear() {
    let mut series = series(SeriesKind::TwoGames);
    assert_eq!(series.clean_up(&TABLE.db, None).expect_err("nothing to clear"), SeriesError::NoGame);
    assert_eq!(series.end().expect_err("nothing to end"), SeriesError::NoGame);
    series.begin(&TABLE.db, 1).expect("it begins");
    assert_eq!(series.begin(&TABLE.db, 2).expect_err("one at a time"), SeriesError::GameGoesOn);
    assert_eq!(series.end().expect_err("nobody has won"), SeriesError::GameGoesOn);
    assert_eq!(series.clean_up(&TABLE.db, None).expect_err("it goes on"), SeriesError::GameGoesOn);
    let game = series.game_mut().expect("a game");
    game.apply(&TABLE.db, Action::Concede(P1), None).expect("conceding is possible");
    series.end().expect("it is over");
    let early = series.begin(&TABLE.db, 2).expect_err("the table is not clear");
    assert_eq!((early, early.rule().to_string()), (SeriesError::NotCleared, "2.4.2".to_owned()));
    series.clean_up(&TABLE.db, None).expect("it is over");
    let game = series.begin(&TABLE.db, 2).expect("now it begins");
    assert!(SEATS.iter().all(|seat| game.player(*seat).lore == 0 && game.count(*seat, Zone::Hand) == 7));
}

#[test]
fn a_stored_series_goes_on_as_the_same_series() {
    let mut series = series(SeriesKind::BestOf(3));
    let stored = |series: &Series| -> Series {
        let bytes = postcard::to_stdvec(series).expect("it can be stored");
        postcard::from_bytes(&bytes).expect("it can be read")
    };
    let mut turn = 0;
    while series.verdict().is_none() {
        series = stored(&series);
        if let Some(seat) = series.chooser() {
            series.choose(seat, false).expect("the loser chooses");
        }
        play(series.begin(&TABLE.db, turn).expect("it begins"), turn, 5);
        let mut again = stored(&series);
        assert_eq!(again, series);
        for one in [&mut again, &mut series] {
            play(one.game_mut().expect("a game"), turn, u16::MAX);
            one.end().expect("it is over");
        }
        assert_eq!(again, series);
        series.clean_up(&TABLE.db, None).expect("it is over");
        turn += 1;
    }
}

#[test]
fn among_three_players_chance_finds_every_starter() {
    let mut seen = [false; 3];
    for seed in 0..30 {
        let mut series = Series::new(SeriesKind::BestOf(3), start(3)).expect("three decks");
        let game = series.begin(&TABLE.db, seed).expect("it begins");
        for seat in [P1, P2] {
            game.apply(&TABLE.db, Action::Concede(seat), None).expect("conceding is possible");
        }
        series.end().expect("one is left");
        let cleared = series.clean_up(&TABLE.db, None).expect("it is over");
        assert!(cleared.is_cleared(), "the cards of those who left come back as well");
        assert_eq!(series.chooser(), None);
        seen[series.begin(&TABLE.db, seed + 100).expect("it begins").starter().index()] = true;
    }
    assert_eq!(seen, [true; 3]);
}

#[test]
fn a_teams_games_count_together() {
    let teams = Teams::of_two(4, TeamTurns::Alternating);
    let mut series = Series::new(SeriesKind::BestOf(3), GameSetup { teams, ..start(4) }).expect("four decks");
    for seed in 0..2 {
        let game = series.begin(&TABLE.db, seed).expect("it begins");
        // The second team concedes, whichever members of the first are left to win.
        for seat in [P2, Seat(3)] {
            game.apply(&TABLE.db, Action::Concede(seat), None).expect("conceding is possible");
        }
        series.end().expect("one team is left");
        series.clean_up(&TABLE.db, None).expect("it is over");
    }
    assert_eq!((series.wins(), series.verdict()), (vec![2, 0, 0, 0], Some(SeriesOutcome::Won(P1))));
}

#[test]
fn marketing_cards_are_of_no_deck() {
    let start = GameSetup { variant: Variant::PackRush, starter: Some(P1), ..start(2) };
    let mut series = Series::new(SeriesKind::TwoGames, start.clone()).expect("two decks");
    for seed in 0..2 {
        let game = series.begin(&TABLE.db, seed).expect("it begins");
        assert_eq!(game.count(P1, Zone::Inkwell), 2);
        game.apply(&TABLE.db, Action::Concede(P1), None).expect("conceding is possible");
        series.end().expect("it is over");
        let cleared = series.clean_up(&TABLE.db, None).expect("it is over");
        assert!(cleared.is_cleared());
        for seat in SEATS {
            assert_eq!(cleared.count(seat, Zone::Deck), start.decks[seat.index()].len());
            assert_eq!(cleared.count(seat, Zone::Inkwell), 0);
        }
    }
}
