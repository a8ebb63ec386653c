//! Tests of the library's public interface.

use inkwright::{
    Action, Bot, BotPlayer, BotView, CardError, CardId, DeckSetError, DefId, Dice, Edition, Game, GameError,
    Language, Library, NewCard, PlayError, Replay, Seat, SetupError, TeamTurns, Teams, Variant, bot_names,
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

#[test]
fn printed_facts_are_those_of_the_library() {
    let mut checked = 0;
    for card in LIBRARY.cards() {
        let Some(def) = LIBRARY.number(&card.full_name()) else { continue };
        let facts = LIBRARY.facts(def);
        let name = card.full_name();
        assert_eq!(facts.full_name(), name);
        assert_eq!(facts.card_type(), Some(card.card_type()), "{name}");
        assert_eq!((facts.cost(), facts.inkable()), (card.cost(), card.inkable()), "{name}");
        let (mut inks, mut expected) = (facts.inks().collect::<Vec<_>>(), card.inks().to_vec());
        inks.sort_unstable();
        expected.sort_unstable();
        assert_eq!(inks, expected, "{name}");
        let values = [facts.strength(), facts.willpower(), facts.lore(), facts.move_cost().map(i16::from)];
        let expected = [card.strength(), card.willpower(), card.lore(), card.move_cost()];
        assert_eq!(values, expected.map(|value| value.map(i16::from)), "{name}");
        let (mut classes, mut expected) =
            (facts.classifications().collect::<Vec<_>>(), card.classifications().collect::<Vec<_>>());
        classes.sort_unstable();
        expected.sort_unstable();
        assert_eq!(classes, expected, "{name}");
        for keyword in facts.keywords().filter(|keyword| !keyword.adds_up()) {
            let printed = |number| format!("{} {number}", keyword.name());
            if let Some(number) = facts.keyword_number(keyword) {
                let text = card.text();
                assert!(text.iter().any(|line| line.contains(&printed(number))), "{name}: {text:?}");
            }
        }
        checked += 1;
    }
    assert!(checked > 1000);
}

/// A bot that writes down what it can find out about a position by imagining it and playing on.
#[derive(Debug)]
struct Curious {
    notes: std::sync::Arc<std::sync::Mutex<Vec<String>>>,
}

impl Bot for Curious {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let mut notes = self.notes.lock().expect("no other bot writes");
        for (seed, answer) in (0..).zip(position.answers()) {
            let mut imagined = position.imagine(seed);
            assert_eq!(imagined.answers(), position.answers());
            assert_eq!(imagined.decision(), Some(*position.decision()));
            imagined.play(*answer).expect("a listed answer");
            for step in 0..40 {
                let answers = imagined.answers();
                notes.push(format!("{:?} {answers:?}", imagined.view_to_decide()));
                let Some(answer) = answers.get(step % answers.len().max(1)) else { break };
                imagined.play(*answer).expect("a listed answer");
            }
        }
        position.answers()[0]
    }
}

#[test]
fn a_bot_learns_nothing_hidden_from_what_it_imagines() {
    let mut game = game(&TWO, 5);
    let mut dice = Dice::new(5);
    let mut compared = 0;
    while let Some(decision) = game.decision() {
        if game.turn() > 8 {
            break;
        }
        // The same game for this seat, with other cards where the seat can't see them.
        let other = game.imagine(decision.seat, 99);
        let opponent = Seat(1 - decision.seat.0);
        let differs = other.view(opponent) != game.view(opponent);
        let notes = |game: &Game| {
            let notes = std::sync::Arc::default();
            let mut player = BotPlayer::new(Curious { notes: std::sync::Arc::clone(&notes) });
            game.ask_bot(&mut player).expect("it answers").expect("the game is not over");
            let notes = notes.lock().expect("the bot is done");
            notes.join("\n")
        };
        if differs && compared < 12 {
            assert_eq!(notes(&game), notes(&other), "turn {}", game.turn());
            compared += 1;
        }
        let answer = dice.pick(&game.legal());
        game.play(answer).expect("a listed answer");
    }
    assert!(compared >= 10, "only {compared} positions were compared");
}

/// A bot that imagines its opponent with a deck.
#[derive(Debug)]
struct Believer {
    deck: Vec<DefId>,
}

impl Bot for Believer {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let me = position.view().viewer;
        let mut decks = vec![vec![]; 2];
        decks[1 - usize::from(me.0)].clone_from(&self.deck);
        let mut imagined = position.imagine_decks(3, &decks);
        imagined.play(position.answers()[0]).expect("a listed answer");
        while let Some(decision) = imagined.decision().filter(|decision| decision.seat == me) {
            assert_eq!(imagined.view_to_decide().viewer, decision.seat);
            let answers = imagined.answers();
            imagined.play(*answers.last().expect("an answer")).expect("a listed answer");
        }
        let hand = imagined.view_to_decide().mine().hand.clone();
        assert!(!hand.is_empty() && hand.iter().all(|card| self.deck.contains(&card.def)));
        let refused = imagined.play(Action::Ink(CardId(9999)));
        assert!(refused.is_err());
        position.answers()[0]
    }
}

#[test]
fn imagined_opponents_hold_cards_of_the_deck_that_a_bot_believes_in() {
    let deck = LIBRARY.deal(&LIBRARY.starter("Stand Together").expect("a starter")).expect("a deck");
    let mut game = game(&TWO, 5);
    game.ask_bot(&mut BotPlayer::new(Believer { deck })).expect("it answers");
    let cards = game.legal();
    game.play(cards[0]).expect("a listed answer");
}

#[test]
fn a_game_speaks_every_language_to_every_reader() {
    let mut game = game(&TWO, 5);
    let mut list = vec![];
    game.legal_into(&mut list);
    assert_eq!(list, game.legal());
    let german = game.words(Language::German);
    assert_ne!(german.question(), game.question());
    assert_ne!(german.describe(Action::Done), game.describe(Action::Done));
    let events = game.play(list[0]).expect("a listed answer");
    let (all, other) = (game.words(Language::English), game.words(Language::English).for_player(Seat(1)));
    for event in &events {
        assert_eq!(all.tell(event), game.tell(event));
        assert_eq!(other.tell(event), game.tell_to(Seat(1), event));
    }
    let explanation = game.explain(Action::Yes);
    assert_eq!(all.reasons(&explanation), game.reasons(&explanation));
    assert_ne!(game.words(Language::French).reasons(&explanation), game.reasons(&explanation));
    assert_eq!((game.name(CardId(0)).is_some(), game.name(CardId(60_000))), (true, None));
}

#[test]
#[should_panic(expected = "p3 does not play: the game has 2 seats")]
fn a_seat_that_does_not_play_is_a_mistake() {
    game(&TWO, 1).lore(Seat(2));
}
