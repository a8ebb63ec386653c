//! Tests of the library's public interface.

use inkwright::{
    Action, Bot, BotPlayer, BotView, CardError, DeckSetError, Dice, Edition, Game, GameError, Language,
    Library, NewCard, PlayError, Replay, Seat, SetupError, TeamTurns, Teams, Variant, bot_names,
};
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

fn game(titles: &[&str], seed: u64) -> Game {
    let decks = titles.iter().map(|title| LIBRARY.starter(title).expect("a starter deck"));
    Game::builder(&LIBRARY).decks(decks).seed(seed).start().expect("a game")
}

const TWO: [&str; 2] = ["On the Case", "Princess Power"];

fn random(seats: u64) -> Vec<BotPlayer> {
    (0..seats).map(|seed| BotPlayer::named("random", seed).expect("a bot")).collect()
}

#[test]
fn every_starter_deck_is_there() {
    assert!(Library::starters().count() > 20);
    for title in Library::starters() {
        assert_eq!(LIBRARY.starter(title).map(|deck| deck.size()), Ok(60), "{title}");
    }
    assert!(LIBRARY.starter("No Such Deck").is_err());
}

#[test]
fn every_kind_of_bot_plays_a_game_to_its_end() {
    for name in bot_names().iter().filter(|name| !name.ends_with("strong") && !name.ends_with("normal")) {
        let mut game = game(&TWO, 3);
        let mut players =
            [BotPlayer::named(name, 1).expect("a bot"), BotPlayer::named("random", 2).expect("a bot")];
        let outcome = game.play_out(&mut players).expect("it ends");
        assert_eq!(game.outcome(), Some(outcome));
        assert_eq!(game.legal(), []);
    }
    assert!(BotPlayer::named("nobody", 1).is_err());
}

#[test]
fn games_of_three_and_of_teams_are_played_out() {
    let three = ["On the Case", "Princess Power", "Stand Together"];
    game(&three, 1).play_out(&mut random(3)).expect("it ends");
    for turns in [TeamTurns::Alternating, TeamTurns::Together] {
        let decks = [&three[..], &["Brave and Brazen"]].concat();
        let decks = decks.iter().map(|title| LIBRARY.starter(title).expect("a starter deck"));
        let builder = Game::builder(&LIBRARY).decks(decks).teams(Teams::of_two(4, turns)).seed(2);
        let mut game = builder.start().expect("a game");
        game.play_out(&mut random(4)).expect("it ends");
        // Teammates win and lose together.
        assert_eq!(game.has_won(Seat(0)), game.has_won(Seat(2)));
        assert_ne!(game.has_won(Seat(0)), game.has_won(Seat(1)));
    }
}

#[test]
fn a_game_that_cannot_begin_says_why() {
    let deck = LIBRARY.starter("On the Case").expect("a starter deck");
    let alone = Game::builder(&LIBRARY).deck(deck.clone()).start().map(|_| ());
    assert_eq!(alone, Err(GameError::Decks(vec![DeckSetError::Setup(SetupError::Players(1))])));
    let builder = || Game::builder(&LIBRARY).decks([deck.clone(), deck.clone()]);
    let starter = builder().starting_player(Seat(2)).start().map(|_| ());
    assert_eq!(starter, Err(GameError::Setup(SetupError::NoSuchPlayer(Seat(2)))));
    let mut strange = deck.clone();
    strange.entries[0].1 = "No Such Card - At All".to_owned();
    let unknown = Game::builder(&LIBRARY).decks([deck.clone(), strange]).start();
    assert!(matches!(unknown, Err(GameError::Decks(errors)) if errors.len() == 1));
}

#[test]
fn a_builder_says_variant_starter_and_edition() {
    let deck = LIBRARY.starter("On the Case").expect("a starter deck");
    let builder = Game::builder(&LIBRARY).decks([deck.clone(), deck]);
    let builder = builder.variant(Variant::PackRush).starting_player(Seat(1)).edition(Edition::V2_0_1);
    let game = builder.start().expect("a game");
    assert_eq!(
        (game.variant(), game.active(), game.rules().edition()),
        (Variant::PackRush, Seat(1), Edition::V2_0_1)
    );
    // 10.2.3: five cards in hand.
    assert_eq!(game.view(Seat(0)).mine().hand.len(), 5);
}

#[test]
fn a_refused_answer_names_its_rule_and_changes_nothing() {
    let mut game = game(&TWO, 5);
    let before = game.clone();
    let refusal = game.play(Action::Yes).expect_err("nobody asked for yes or no");
    assert_eq!(game.check(Action::Yes), Err(refusal));
    assert!(!game.explain(Action::Yes).allowed);
    assert_eq!(
        (game.legal(), game.answers(), game.view(Seat(0))),
        (before.legal(), before.answers(), before.view(Seat(0)))
    );
}

#[test]
fn a_view_hides_what_its_player_cannot_know() {
    let mut game = game(&TWO, 5);
    let mut dice = Dice::new(5);
    while game.turn() < 4 {
        let answer = dice.pick(&game.legal());
        game.play(answer).expect("a listed answer");
    }
    let view = game.view(Seat(0));
    assert!(view.mine().hand_count > 0);
    assert_eq!(view.mine().hand.len(), usize::from(view.mine().hand_count));
    let other = view.side(Seat(1)).expect("two play");
    assert!(other.hand_count > 0 && other.hand.is_empty());
    // Answers can be converted to the view's numbers and back.
    let seat = game.decision().expect("it goes on").seat;
    for answer in game.legal() {
        let shown = game.answer_for_view(seat, answer).expect("one sees what one may do");
        assert_eq!(game.answer_from_view(seat, shown), Some(answer));
    }
}

/// A bot that gives an answer not on the list.
#[derive(Debug)]
struct Cheat;

impl Bot for Cheat {
    fn choose(&mut self, _: &BotView<'_>) -> Action {
        Action::Number(999)
    }
}

#[test]
fn a_bot_that_makes_answers_up_is_found_out() {
    let mut players = [BotPlayer::new(Cheat), BotPlayer::new(Cheat)];
    let error = game(&TWO, 1).play_out(&mut players).expect_err("it is refused");
    assert!(matches!(error, PlayError::NotListed { answer: Action::Number(999), .. }), "{error}");
    let alone = game(&TWO, 1).play_out(&mut players[..1]);
    assert_eq!(alone, Err(PlayError::Players { seats: 2, players: 1 }));
}

#[test]
fn a_replay_leads_back_to_its_game() {
    let mut played = game(&TWO, 9);
    for answers in [0, 30] {
        while played.answers().len() < answers {
            let first = played.legal()[0];
            played.play(first).expect("a listed answer");
        }
        let bytes = played.replay().expect("it began with decks").to_bytes();
        let replay = Replay::from_bytes(&bytes, "test").expect("a replay");
        let again = Game::from_replay(&LIBRARY, &replay).expect("it holds");
        assert_eq!((again.answers(), again.legal()), (played.answers(), played.legal()));
        assert_eq!(again.view(Seat(1)), played.view(Seat(1)));
        assert_eq!(again.replay().map(|replay| replay.to_bytes()), Some(bytes));
    }
}

#[test]
fn a_new_card_is_compiled_or_refused_with_the_place() {
    let card = |text: &str| NewCard::item("Test Tool").cost(1).text(text);
    let library = LIBRARY.with_card(&card("DIG {E} - Draw a card.")).expect("common words");
    let known = library.card("test tool").expect("it was added");
    assert_eq!(known.text(), ["DIG ⟳ — Draw a card."]);
    assert_eq!(known.reading().len(), 3);
    assert_eq!(known.reading_in(Language::German)[2], "  1. Du ziehst 1 Karte.");
    let deck = library.deck("tools", "60 Test Tool").expect("a deck of it");
    assert!(Game::builder(&library).decks([deck.clone(), deck.clone()]).start().is_ok());
    assert!(
        Game::builder(&LIBRARY).decks([deck.clone(), deck]).start().is_err(),
        "only the new library has it"
    );
    let error = LIBRARY.with_card(&card("Ward\nDance on the ceiling.")).expect_err("no card says so");
    assert!(matches!(error, CardError::Text(diagnostic) if diagnostic.section == 1));
}
