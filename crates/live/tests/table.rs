//! Live games through their public interface: people, bots, undo and storage.

use bots::Budget;
use cards::{CardLibrary, Deck};
use engine::{Action, CardId, Outcome, Seat, TeamTurns, Teams};
use live::{AnswerRefusal, AwaitedPlayers, BotSpec, GameStartError, Live, Setup, Sitter, UndoError};
use playable::PlayableLibrary;
use sim::Replay;
use std::sync::{Arc, LazyLock};
use std::thread;

static LIBRARY: LazyLock<Arc<PlayableLibrary>> =
    LazyLock::new(|| PlayableLibrary::new(CardLibrary::embedded()));

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn deck(name: &str) -> Deck {
    let path = format!("{}/../../data/decks/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a deck of the project");
    cards::parse_deck(&text, name, &LIBRARY.cards).expect("a deck list")
}

fn setup(seed: u64) -> Setup {
    Setup::duel([deck("the-heart-of-magic"), deck("daring-and-deception")], seed)
}

fn bot(name: &str) -> Sitter {
    Sitter::Bot(BotSpec::named(name).expect("a known bot"))
}

fn against(name: &str, seed: u64) -> Live {
    Live::start(&LIBRARY, setup(seed), vec![Sitter::Person, bot(name)], true).expect("a game")
}

fn hot_seat(seed: u64, practice: bool) -> Live {
    Live::start(&LIBRARY, setup(seed), vec![Sitter::Person, Sitter::Person], practice).expect("a game")
}

/// Lets bots answer until a person is asked.
fn run_bots(live: &mut Live) {
    while let AwaitedPlayers::Bot(_) = live.waiting() {
        live.bot_step().expect("a bot answers");
    }
}

/// Answers for a person: the first answer that is neither ink nor the end of the turn, otherwise the first of
/// all.
fn first_answer(live: &Live, seat: Seat) -> Action {
    let answers = live.answers(seat);
    let other = answers.iter().find(|answer| !matches!(answer.action, Action::EndTurn | Action::Ink(_)));
    other.unwrap_or(&answers[0]).action
}

/// Plays to the end, or until this number of answers.
fn play(live: &mut Live, until: usize) {
    while live.answered() < until {
        match live.waiting() {
            AwaitedPlayers::Over => break,
            AwaitedPlayers::Bot(_) => {
                live.bot_step().expect("a bot answers");
            }
            AwaitedPlayers::People(people) => {
                let action = first_answer(live, people[0]);
                live.answer(people[0], action).expect("a listed answer");
            }
        }
    }
}

#[test]
fn a_game_against_a_bot_is_played_to_its_end_and_stored() {
    let mut live = against("greedy", 5);
    play(&mut live, usize::MAX);
    assert!(live.outcome().is_some());
    assert_eq!(live.waiting(), AwaitedPlayers::Over);
    let replay = live.replay();
    let verified = replay.verify(&LIBRARY).expect("the replay holds");
    assert_eq!((verified.outcome, verified.decisions), (live.outcome(), live.answered()));
    assert!(live.tell_end(ONE).is_some_and(|text| text.contains("wins") || text.contains("win ")));
}

#[test]
fn nobody_is_asked_what_has_one_answer() {
    let mut live = against("random", 8);
    for _ in 0..60 {
        run_bots(&mut live);
        let AwaitedPlayers::People(people) = live.waiting() else { break };
        assert!(live.answers(people[0]).len() > 1);
        let action = first_answer(&live, people[0]);
        live.answer(people[0], action).expect("a listed answer");
    }
}

#[test]
fn answers_are_in_the_seats_own_numbers_and_only_the_one_asked_has_any() {
    let live = hot_seat(3, true);
    let AwaitedPlayers::People(asked) = live.waiting() else { panic!("a person begins") };
    let [asked] = asked[..] else { panic!("one person is asked") };
    let other = if asked == ONE { TWO } else { ONE };
    assert!(live.answers(other).is_empty());
    assert!(live.answers(Seat(9)).is_empty());
    let view = live.view(asked).expect("a seat");
    let hand: Vec<CardId> = view.sides[asked.index()].hand.iter().map(|card| card.id).collect();
    for answer in live.answers(asked) {
        assert!(answer.action.cards().into_iter().flatten().all(|id| hand.contains(&id)), "{answer:?}");
    }
}

#[test]
fn a_refusal_names_rules_and_changes_nothing() {
    let mut live = hot_seat(3, true);
    let AwaitedPlayers::People(asked) = live.waiting() else { panic!("a person begins") };
    let (asked, other) = (asked[0], if asked[0] == ONE { TWO } else { ONE });
    let before = live.replay();
    match live.answer(asked, Action::EndTurn) {
        Err(AnswerRefusal::Rules { explanation, .. }) => {
            assert!(!explanation.allowed && !explanation.reasons.is_empty());
            assert_eq!(explanation.action, Action::EndTurn);
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(live.answer(other, Action::Done), Err(AnswerRefusal::Rules { .. })));
    assert!(matches!(live.answer(other, Action::Concede(asked)), Err(AnswerRefusal::Rules { .. })));
    assert_eq!(live.answer(asked, Action::Card(CardId(60_000))), Err(AnswerRefusal::OutOfSight));
    assert_eq!(live.answer(Seat(7), Action::Done), Err(AnswerRefusal::NoSuchSeat));
    assert_eq!(live.replay(), before);
    assert_eq!(against("random", 1).answer(TWO, Action::Concede(TWO)), Err(AnswerRefusal::NotAPerson));
}

#[test]
fn conceding_ends_a_game_of_two() {
    let mut live = hot_seat(3, false);
    live.concede(ONE).expect("2.3.3.4");
    assert!(matches!(live.outcome(), Some(Outcome::Won { by: TWO, .. })));
    assert!(live.has_won(TWO) && !live.has_won(ONE));
}

#[test]
fn undoing_and_answering_the_same_gives_the_same_game() {
    // A bot that rolls dice would answer differently if it were asked again.
    for (seed, name) in [(0, "greedy"), (1, "random"), (2, "random"), (3, "search:1/2/2/2/2/1")] {
        let mut live = against(name, seed);
        for _ in 0..25 {
            run_bots(&mut live);
            let AwaitedPlayers::People(_) = live.waiting() else { break };
            let action = first_answer(&live, ONE);
            let before = (live.replay(), live.view(ONE), live.log(ONE).to_vec());
            live.answer(ONE, action).expect("a listed answer");
            run_bots(&mut live);
            let after = (live.replay(), live.view(ONE), live.log(ONE).to_vec());
            let undo = live.undo_further(ONE, &[]).expect("a practice game");
            assert_eq!(undo.to, live.answered());
            assert_eq!((live.replay(), live.view(ONE), live.log(ONE).to_vec()), before);
            live.answer(ONE, action).expect("still a listed answer");
            run_bots(&mut live);
            assert_eq!((live.replay(), live.view(ONE), live.log(ONE).to_vec()), after, "seed {seed}");
        }
    }
}

/// The ids of all cards that the seat sees.
fn seen(live: &Live, seat: Seat) -> Vec<CardId> {
    let view = live.view(seat).expect("a seat");
    view.sides.iter().flat_map(|side| side.cards()).map(|card| card.id).collect()
}

#[test]
fn undo_never_goes_past_a_reveal_unless_told_to() {
    let (mut free, mut refused) = (0, 0);
    for seed in 0..3 {
        let mut live = hot_seat(seed, false);
        while let AwaitedPlayers::People(people) = live.waiting() {
            let seat = people[0];
            let before = [seen(&live, ONE), seen(&live, TWO)];
            let told = live.answer(seat, first_answer(&live, seat)).expect("a listed answer");
            let Ok(undo) = live.undoable(seat) else { panic!("there is an answer to take back") };
            assert_eq!(undo.to, told.answers.start);
            // A seat that sees a new card id has learned something.
            for (place, other) in [ONE, TWO].into_iter().enumerate() {
                let new = seen(&live, other).iter().any(|id| !before[place].contains(id));
                assert!(!new || undo.learned.contains(&other), "seed {seed}: {undo:?}");
            }
            if undo.is_free() {
                free += 1;
                continue;
            }
            refused += 1;
            let there = live.replay();
            assert_eq!(live.undo(seat), Err(UndoError::Needs(undo.clone())));
            assert_eq!(live.undo_further(seat, &[]), Err(UndoError::Needs(undo)));
            assert_eq!(live.replay(), there);
        }
    }
    assert!(free > 20 && refused > 20, "{free} free, {refused} refused");
}

#[test]
fn inking_shows_the_card_and_drawing_shows_one_so_neither_is_free() {
    let mut live = hot_seat(1, false);
    // Keep both opening hands.
    for _ in 0..2 {
        let AwaitedPlayers::People(people) = live.waiting() else { panic!("people play") };
        live.answer(people[0], Action::Done).expect("keep the hand");
    }
    let AwaitedPlayers::People(people) = live.waiting() else { panic!("people play") };
    let seat = people[0];
    let ink = live.answers(seat).into_iter().find(|answer| matches!(answer.action, Action::Ink(_)));
    live.answer(seat, ink.expect("something to ink").action).expect("listed");
    // The other player saw it (4.2.1.1).
    let undo = live.undoable(seat).expect("something to undo");
    assert!(undo.learned.contains(&if seat == ONE { TWO } else { ONE }), "{undo:?}");
    // The only other player agrees.
    let other = if seat == ONE { TWO } else { ONE };
    live.undo_further(seat, &[other]).expect("agreed");
    live.answer(seat, Action::EndTurn).expect("end the turn");
    // The other player has drawn (3.2.3.1).
    assert_eq!(live.undoable(seat).expect("something to undo").learned, [other]);
}

#[test]
fn with_nothing_answered_there_is_nothing_to_undo() {
    assert_eq!(hot_seat(1, true).undo(ONE), Err(UndoError::Nothing));
    assert_eq!(hot_seat(1, true).undo(Seat(5)), Err(UndoError::Nothing));
}

#[test]
fn a_stored_game_goes_on_as_the_same_game() {
    let mut live = hot_seat(4, true);
    play(&mut live, 60);
    let bytes = live.replay().to_bytes();
    let stored = Replay::from_bytes(&bytes, "stored").expect("a whole file");
    let sitters = vec![Sitter::Person, Sitter::Person];
    let mut resumed = Live::resume(&LIBRARY, &stored, None, sitters.clone(), true).expect("it goes on");
    for seat in [ONE, TWO] {
        assert_eq!(resumed.view(seat), live.view(seat));
        assert_eq!(resumed.log(seat), live.log(seat));
        assert_eq!(resumed.undoable(seat), live.undoable(seat));
    }
    play(&mut live, usize::MAX);
    play(&mut resumed, usize::MAX);
    assert_eq!(live.replay(), resumed.replay());
    // A fork uses only the first answers, and not more than there are.
    let fork = Live::resume(&LIBRARY, &stored, Some(10), sitters.clone(), true).expect("a fork");
    assert_eq!(fork.replay().actions[..10], stored.actions[..10]);
    let there = stored.actions.len();
    let far = Live::resume(&LIBRARY, &stored, Some(there + 1), sitters.clone(), true);
    assert!(matches!(far, Err(GameStartError::TooFar { .. })));
    let other = Replay { library_hash: 1, ..stored };
    assert!(matches!(Live::resume(&LIBRARY, &other, None, sitters, true), Err(GameStartError::Replay(_))));
}

#[test]
fn restarting_deals_the_same_cards() {
    let mut live = hot_seat(4, true);
    let (view, starter) = (live.view(ONE), live.starter());
    play(&mut live, 40);
    live.restart();
    assert_eq!((live.view(ONE), live.starter()), (view.clone(), starter));
    assert_eq!(live.log(ONE), &[]);
    let again = live.rematch(5, Some(TWO)).expect("another game");
    assert_eq!(again.starter(), TWO);
    assert_ne!(again.view(ONE), view);
}

#[test]
fn a_thought_from_before_an_undo_is_not_taken() {
    let mut live = against("greedy", 6);
    // Let the person answer until the bot is asked, whichever of them starts.
    let thinking = loop {
        match live.waiting() {
            AwaitedPlayers::Bot(_) if live.undoable(ONE).is_ok() => {
                break live.thinking().expect("a bot is asked");
            }
            AwaitedPlayers::Bot(_) => drop(live.bot_step()),
            AwaitedPlayers::People(_) => drop(live.answer(ONE, first_answer(&live, ONE))),
            AwaitedPlayers::Over => panic!("nobody was asked"),
        }
    };
    let thought = thread::spawn(|| thinking.think());
    live.undo_further(ONE, &[]).expect("a practice game");
    let there = live.replay();
    assert!(live.settle(thought.join().expect("thinking ends")).is_err());
    assert_eq!(live.replay(), there);
}

#[test]
fn a_hint_is_one_of_the_answers() {
    let mut live = against("random", 2);
    let mut hints = 0;
    play(&mut live, 30);
    while hints < 3 {
        run_bots(&mut live);
        let hinting = live.hinting(ONE, Budget::FAST).expect("the person is asked");
        assert!(live.hinting(TWO, Budget::FAST).is_none(), "the other is not");
        let hint = hinting.think().expect("something to decide");
        assert!(live.answers(ONE).iter().any(|answer| answer.action == hint.choice));
        assert_eq!(hint.at, live.answered());
        live.answer(ONE, hint.choice).expect("listed");
        hints += 1;
    }
}

#[test]
fn people_and_bots_take_a_common_turn() {
    let names = ["the-heart-of-magic", "daring-and-deception", "the-heart-of-magic", "daring-and-deception"];
    let setup =
        Setup { decks: names.map(deck).into(), teams: Teams::of_two(4, TeamTurns::Together), ..setup(9) };
    let sitters = vec![Sitter::Person, bot("random"), bot("greedy"), bot("random")];
    let mut live = Live::start(&LIBRARY, setup, sitters, true).expect("a game of teams");
    // The bot on the team acts but never ends the turn for the person.
    let mut turns = 0;
    for _ in 0..400 {
        match live.waiting() {
            AwaitedPlayers::Over => break,
            AwaitedPlayers::Bot(seat) => {
                let told = live.bot_step().expect("a bot answers");
                let answer = live.replay().actions.get(told.answers.start).copied();
                assert!(seat != Seat(2) || answer != Some(Action::EndTurn));
            }
            AwaitedPlayers::People(people) => {
                assert_eq!(people, [ONE]);
                let action = first_answer(&live, ONE);
                turns += usize::from(action == Action::EndTurn);
                live.answer(ONE, action).expect("listed");
            }
        }
    }
    assert!(turns > 1 || live.outcome().is_some());
}

#[test]
fn wrong_seatings_are_refused() {
    let one = Live::start(&LIBRARY, setup(1), vec![Sitter::Person], true);
    assert!(matches!(one, Err(GameStartError::Sitters { decks: 2, sitters: 1 })));
    let none = Live::start(&LIBRARY, Setup { decks: vec![], ..setup(1) }, vec![], true);
    assert!(matches!(none, Err(GameStartError::Decks(_))));
    assert!(BotSpec::named("genius").is_err());
    assert!(serde_json::from_str::<Sitter>(r#"{"Bot":"genius"}"#).is_err());
    let text = serde_json::to_string(&bot("search:fast")).expect("it can be written");
    assert_eq!(serde_json::from_str::<Sitter>(&text).expect("and read"), bot("search:fast"));
}

#[test]
fn games_and_thoughts_can_go_to_other_threads() {
    fn sent<T: Send + 'static>() {}
    sent::<Live>();
    sent::<live::BotTask>();
    sent::<live::BotThought>();
    sent::<live::HintTask>();
}
