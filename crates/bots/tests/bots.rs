//! Properties of every bot: it chooses a listed answer, uses no hidden information, and plays the same
//! game with the same seed.

mod common;

use bots::{Bot, BotMaker, BotView, Budget, Chair, Greedy, Search, Team, Weights};
use common::TestTable;
use engine::{
    Action, CardDb, Chance, DefId, Game, GameSetup, Imagination, Rules, Seat, TeamTurns, Teams, Variant, Zone,
};
use std::sync::{Arc, LazyLock};

/// Enough to plan, small enough to test.
const TINY: Budget = Budget { width: 2, leaves: 2, lines: 2, samples: 2, ..Budget::FAST };

static TABLE: LazyLock<TestTable> =
    LazyLock::new(|| common::table(&["the-heart-of-magic", "daring-and-deception", "a-steadfast-strategy"]));

/// The named bots that search. The same players with a tiny budget stand in for them.
const SEARCHING: [&str; 5] = ["hard", "best", "search:fast", "search:normal", "search:strong"];

/// All named bots, and players built by hand. A new bot is tested as soon as it has a name.
fn makers() -> Vec<(&'static str, BotMaker)> {
    let weights = Arc::new(Weights::search());
    let (one, other) = (weights.clone(), weights);
    let search = move |seed| Box::new(Search::new(seed, TINY, other.clone())) as Box<dyn Bot>;
    let named = bots::NAMES.iter().copied().filter(|name| !SEARCHING.contains(name));
    let mut makers: Vec<_> = named.map(|name| (name, bots::maker(name).expect("it is there"))).collect();
    let built: [(&'static str, BotMaker); 5] = [
        ("greedy with its own weights", Arc::new(move |seed| Box::new(Greedy::new(seed, one.clone())))),
        ("search", Arc::new(search)),
        ("search by the net", bots::maker("net:1/2/2/2/2/1").expect("it is there")),
        ("search by the net and its policy", bots::maker("net:1/2/2/2/2/1/3/1/5").expect("it is there")),
        ("the policy alone", bots::maker("net:policy").expect("it is there")),
    ];
    makers.extend(built);
    makers
}

fn start(players: usize, variant: Variant, teams: Option<TeamTurns>, seed: u64) -> Game {
    let decks = (0..players).map(|seat| TABLE.decks[(seat + seed as usize) % TABLE.decks.len()].clone());
    let teams = teams.map(|turns| Teams::of_two(players as u8, turns)).unwrap_or_default();
    Game::start(
        &TABLE.db,
        &GameSetup {
            decks: decks.collect(),
            leaders: vec![],
            seed,
            starter: None,
            variant,
            rules: Rules::default(),
            teams,
        },
    )
    .expect("a game can begin like this")
}

/// Fails on an answer outside the list.
#[derive(Debug)]
struct Strict(Box<dyn Bot>);

impl Bot for Strict {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let answer = self.0.choose(position);
        assert!(position.answers().contains(&answer), "{answer:?}");
        answer
    }

    fn wants_view(&self) -> bool {
        self.0.wants_view()
    }

    fn choose_unseen(&mut self, answers: usize) -> usize {
        let place = self.0.choose_unseen(answers);
        assert!(place < answers, "{place} of {answers} answers");
        place
    }
}

/// Plays at most `most` decisions of a game and returns the answers.
fn play(mut game: Game, makers: &[BotMaker], seed: u64, most: usize) -> (Game, Vec<Action>) {
    let db = &TABLE.db;
    let mut chairs: Vec<Chair> = game
        .seats()
        .map(|seat| {
            let bot = makers[seat.index() % makers.len()](seed ^ u64::from(seat.0));
            Chair::new(Box::new(Strict(bot)))
        })
        .collect();
    let mut team = Team::default();
    let (mut legal, mut answers) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        if answers.len() >= most {
            break;
        }
        game.legal(db, &mut legal);
        let answer = match legal[..] {
            [only] => Some(only),
            _ if decision.shared => team.ask(&game, db, &decision, &mut chairs, &legal),
            _ => chairs[decision.seat.index()].ask(&game, db, &decision, &legal),
        };
        let answer = answer.expect("there is an answer");
        game.apply(db, answer, None).expect("a listed answer is accepted");
        answers.push(answer);
    }
    (game, answers)
}

#[test]
fn every_player_answers_from_the_list_at_every_kind_of_table() {
    for (name, maker) in makers() {
        let most = if name.starts_with("search") { 60 } else { 2_000 };
        for (players, variant, teams) in [
            (2, Variant::Constructed, None),
            (2, Variant::PackRush, None),
            (3, Variant::Limited, None),
            (4, Variant::Constructed, Some(TeamTurns::Alternating)),
            (4, Variant::Constructed, Some(TeamTurns::Together)),
        ] {
            let (game, answers) =
                play(start(players, variant, teams, 5), std::slice::from_ref(&maker), 5, most);
            assert!(
                answers.len() == most || game.outcome().is_some(),
                "{name}, {players} players, {variant:?}: the game goes on"
            );
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for (name, maker) in makers() {
        let most = if name.starts_with("search") { 50 } else { 400 };
        let run =
            |seed| play(start(2, Variant::Constructed, None, 3), std::slice::from_ref(&maker), seed, most).1;
        assert_eq!(run(1), run(1), "{name}");
    }
}

/// Two players with the same seed get the same decisions all through a game. One sees the real game, the
/// other a game in which everything hidden from the seat is different; they must never disagree.
#[test]
fn what_a_seat_cannot_know_never_changes_a_choice() {
    let db = &TABLE.db;
    for (name, maker) in makers() {
        let most = if name.starts_with("search") { 70 } else { 300 };
        for seed in 0..2 {
            let mut game = start(2, Variant::Constructed, None, seed);
            let mut pairs: Vec<[Chair; 2]> =
                (0..2).map(|seat| [0, 1].map(|_| Chair::new(maker(seed * 2 + seat)))).collect();
            let mut legal = Vec::new();
            let (mut asked, mut different) = (0, 0);
            for step in 0..most {
                let Some(decision) = game.decision() else { break };
                game.legal(db, &mut legal);
                let [first, second] = &mut pairs[decision.seat.index()];
                let answer = match legal[..] {
                    [only] => only,
                    _ => {
                        let answer = first.ask(&game, db, &decision, &legal).expect("an answer");
                        let other = disguised(&game, decision.seat, seed << 32 | step);
                        let mut others = Vec::new();
                        other.legal(db, &mut others);
                        let seen = other.decision().expect("the same decision");
                        let twin = second.ask(&other, db, &seen, &others).expect("an answer");
                        let show = |game: &Game, action| game.action_for(decision.seat, action);
                        assert_eq!(
                            show(&game, answer),
                            show(&other, twin),
                            "{name}, seed {seed}, decision {step}: {decision:?}"
                        );
                        asked += 1;
                        different += usize::from(hidden(&game) != hidden(&other));
                        answer
                    }
                };
                game.apply(db, answer, None).expect("a listed answer is accepted");
            }
            // Make sure that the hidden cards really differed.
            assert!(asked > 10 && different * 10 > asked * 9, "{name}: {different} of {asked}");
        }
    }
}

/// The same game for one seat with everything else dealt at random: any cards in hidden zones, not just those
/// of the decks, and another seed.
fn disguised(game: &Game, seat: Seat, seed: u64) -> Game {
    struct Anything;
    impl engine::Belief for Anything {
        fn guess(&self, _: &CardDb, _: Variant, _: Seat, _: usize, _: &mut Chance) -> Vec<DefId> {
            Vec::new()
        }
    }
    let mut other = Imagination::new(game, &TABLE.db, seat).imagine(&Anything, &mut Chance::new(seed)).game;
    other.permute_hidden(&TABLE.db, &[seat], &mut Chance::new(!seed));
    other
}

/// The cards of all decks and hands.
fn hidden(game: &Game) -> Vec<DefId> {
    let places = |seat| [Zone::Deck, Zone::Hand].into_iter().flat_map(move |zone| game.zone(seat, zone));
    game.seats().flat_map(places).map(|id| game.card(id).def).collect()
}

#[test]
fn search_reports_the_lines_it_weighed_best_first() {
    let db = &TABLE.db;
    let game = start(2, Variant::Constructed, None, 9);
    let (game, _) = play(game, &[bots::maker("greedy").expect("it is there")], 9, 40);
    let decision = game.decision().expect("the game goes on");
    let mut legal = Vec::new();
    game.legal(db, &mut legal);
    assert!(legal.len() > 1, "there is a choice");
    let view = game.view(db, decision.seat);
    let answers: Vec<Action> =
        legal.iter().map(|action| game.action_for(decision.seat, *action).expect("in sight")).collect();
    let budget = Budget { lines: 4, leaves: 6, width: 3, ..TINY };
    let mut search = Search::new(1, budget, Arc::new(Weights::search()));
    let imagination = Imagination::new(&game, db, decision.seat);
    let answer = search.choose(&BotView::new(&view, &decision, &answers, imagination));
    let lines = search.lines();
    assert!(!lines.is_empty() && lines.len() <= 4);
    assert_eq!(lines[0].actions.first(), Some(&answer));
    assert!(lines.iter().filter(|line| line.samples == 2).is_sorted_by(|a, b| a.value >= b.value));
}

#[test]
fn greedy_beats_random() {
    let [random, greedy] = ["random", "greedy"].map(|name| bots::maker(name).expect("it is there"));
    let mut won = 0;
    for seed in 0..20 {
        let seats =
            if seed % 2 == 0 { [greedy.clone(), random.clone()] } else { [random.clone(), greedy.clone()] };
        let (game, _) = play(start(2, Variant::Constructed, None, seed), &seats, seed, 5_000);
        won += usize::from(game.has_won(Seat((seed % 2) as u8)));
    }
    assert!(won >= 17, "{won} of 20");
}
