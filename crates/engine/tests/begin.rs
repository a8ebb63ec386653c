//! Checks of starts and positions from outside: each fault has its own error, and none is accepted.

mod common;

use common::{Table, table};
use engine::{
    DefId, Game, GameSetup, Position, PositionCard, PositionSide, Seat, SetupError, TeamTurns, Teams,
    TeamsError, Variant,
};
use std::sync::LazyLock;
use wording::CardType;

static TABLE: LazyLock<Table> = LazyLock::new(table);

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn start(players: usize) -> GameSetup {
    GameSetup::new(vec![TABLE.decks[0].clone(); players], 1)
}

fn refused(start: &GameSetup) -> SetupError {
    Game::start(&TABLE.db, start).expect_err("it is wrong")
}

fn of_kind(kind: CardType) -> DefId {
    let at = TABLE.db.defs().iter().position(|def| def.kind == kind).expect("the starter decks have one");
    DefId(at as u16)
}

/// A two-player position in which the first player has these cards in play.
fn with_play(play: Vec<PositionCard>) -> Position {
    Position::new(vec![PositionSide { play, ..PositionSide::default() }, PositionSide::default()])
}

fn position_refused(position: &Position) -> SetupError {
    Game::from_position(&TABLE.db, position).expect_err("it is wrong")
}

#[test]
fn a_game_takes_2_to_64_players() {
    for wrong in [0, 1, 65] {
        assert_eq!(refused(&start(wrong)), SetupError::Players(wrong));
        let sides = vec![PositionSide::default(); wrong];
        assert_eq!(position_refused(&Position::new(sides)), SetupError::Players(wrong));
    }
    for right in [2, 64] {
        assert!(Game::start(&TABLE.db, &start(right)).is_ok());
    }
}

#[test]
fn a_game_has_a_limit_of_cards() {
    let deck = |cards| vec![of_kind(CardType::Item); cards];
    let both = |cards| GameSetup::new(vec![deck(cards), deck(1)], 1);
    assert_eq!(refused(&both(64_999)), SetupError::TooManyCards(65_000));
    assert!(Game::start(&TABLE.db, &both(64_998)).is_ok());
    // Each player's two marketing cards count as well (10.2.2).
    let pack_rush = GameSetup { variant: Variant::PackRush, ..both(64_995) };
    assert_eq!(refused(&pack_rush), SetupError::TooManyCards(65_000));
}

#[test]
fn players_are_named_only_where_there_are_such() {
    let start = GameSetup { starter: Some(P3), ..start(2) };
    assert_eq!(refused(&start), SetupError::NoSuchPlayer(P3));
    let position = Position { active: P3, ..with_play(vec![]) };
    assert_eq!(position_refused(&position), SetupError::NoSuchPlayer(P3));
}

#[test]
fn teams_must_be_able_to_play() {
    let turns = TeamTurns::Alternating;
    let faults = [
        (vec![vec![P1, P2]], TeamsError::NoOpponents),
        (vec![vec![P1], vec![P1]], TeamsError::InTwoTeams(P1)),
        (vec![vec![P3]], TeamsError::NoSuchPlayer(P3)),
    ];
    for (members, fault) in faults {
        let teams = Teams { members, turns };
        assert_eq!(refused(&GameSetup { teams: teams.clone(), ..start(2) }), SetupError::Teams(fault));
        let position = Position { teams, ..with_play(vec![]) };
        assert_eq!(position_refused(&position), SetupError::Teams(fault));
    }
}

#[test]
fn cards_must_be_in_the_database() {
    // A marketing card is not part of any deck (10.2.2).
    for def in [DefId(TABLE.db.defs().len() as u16), DefId::MARKETING] {
        let mut start = start(2);
        start.decks[1].push(def);
        assert_eq!(refused(&start), SetupError::NoSuchCard { seat: P2, def });
        let under =
            PositionCard { under: vec![(def, true)], ..PositionCard::new(of_kind(CardType::Character)) };
        for position in [with_play(vec![PositionCard::new(def)]), with_play(vec![under])] {
            assert_eq!(position_refused(&position), SetupError::NoSuchCard { seat: P1, def });
        }
    }
}

#[test]
fn only_what_can_be_in_play_is_put_there() {
    let character = of_kind(CardType::Character);
    let action = with_play(vec![PositionCard::new(character), PositionCard::new(of_kind(CardType::Action))]);
    assert_eq!(position_refused(&action), SetupError::ActionInPlay { seat: P1, index: 1 });
    // Neither another character nor a missing card is a location.
    for at in [0, 7] {
        let placed = PositionCard { at: Some(at), ..PositionCard::new(character) };
        let position = with_play(vec![PositionCard::new(character), placed]);
        assert_eq!(position_refused(&position), SetupError::NoSuchLocation { seat: P1, index: 1 });
    }
    let pile = |cards| {
        with_play(vec![PositionCard {
            under: vec![(character, true); cards],
            ..PositionCard::new(character)
        }])
    };
    let too_many = SetupError::TooManyUnder { seat: P1, index: 0, cards: 256 };
    assert_eq!(position_refused(&pile(256)), too_many);
    assert!(Game::from_position(&TABLE.db, &pile(255)).is_ok());
}

#[test]
fn no_game_lasts_as_long_as_turns_can_be_counted() {
    let at = |turn| Position { turn: Some(turn), ..with_play(vec![]) };
    assert_eq!(position_refused(&at(50_001)), SetupError::TooLate(50_001));
    assert!(Game::from_position(&TABLE.db, &at(50_000)).is_ok());
}
