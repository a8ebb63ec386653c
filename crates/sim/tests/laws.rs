//! Laws of runs and replays.

use bots::{Bot, BotView};
use cards::parse_deck;
use engine::{Action, Rules, Seat, SeriesKind, TeamTurns, Teams, Variant};
use playable::{DeckSet, PlayableLibrary};
use proptest::prelude::{any, proptest};
use replay::Replay;
use sim::{Entrant, ReplayFolder, Seeds, SimConfig, SimReport, simulate};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

fn table(library: &Arc<PlayableLibrary>) -> DeckSet {
    let lists = [
        ("heart", include_str!("../../../data/decks/the-heart-of-magic.txt")),
        ("daring", include_str!("../../../data/decks/daring-and-deception.txt")),
    ];
    let lists = lists.map(|(name, text)| parse_deck(text, name, &library.cards).expect("a deck list"));
    DeckSet::new(lists.into(), library).expect("starter decks can be played")
}

fn entrants(table: &DeckSet, bot: &bots::BotMaker) -> Vec<Entrant> {
    let decks = table.lists.iter().zip(&table.decks);
    decks
        .map(|(list, cards)| Entrant {
            list: list.clone(),
            cards: cards.clone(),
            leader: None,
            bot: bot.clone(),
        })
        .collect()
}

fn random() -> bots::BotMaker {
    bots::maker("random").expect("there is a random player")
}

/// The report without times.
fn timeless(report: SimReport) -> SimReport {
    SimReport { elapsed_s: 0.0, games_per_s: 0.0, threads: 0, ..report }
}

#[test]
fn threads_do_not_change_the_result() {
    let table = table(&PlayableLibrary::embedded());
    let run = |threads| {
        let config = SimConfig { threads, ..SimConfig::new(entrants(&table, &random()), 150, 11) };
        timeless(simulate(table.db(), &config).expect("it runs"))
    };
    let one = run(1);
    assert_eq!(one.games + one.broken, 150);
    assert_eq!(one.wins.iter().sum::<u64>() + one.draws + one.unfinished, one.games);
    assert_eq!(one, run(3));
}

#[test]
fn every_saved_game_verifies() {
    let library = PlayableLibrary::embedded();
    let table = table(&library);
    let dir = tempfile::tempdir().expect("a folder");
    let save = ReplayFolder { dir: dir.path().to_owned(), library_hash: library.hash() };
    let config = SimConfig { save_replays: Some(save), ..SimConfig::new(entrants(&table, &random()), 40, 2) };
    let report = simulate(table.db(), &config).expect("it runs");
    let mut verified = 0;
    for entry in std::fs::read_dir(dir.path()).expect("a folder") {
        let path = entry.expect("an entry").path();
        let replay = Replay::read(&path).expect("a replay");
        replay.verify(&library).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        verified += 1;
    }
    assert_eq!(verified, report.games);
}

#[test]
fn a_stopped_run_reports_what_is_finished() {
    let table = table(&PlayableLibrary::embedded());
    let stop = AtomicBool::new(false);
    let told = AtomicU64::new(0);
    let progress = |done| {
        told.fetch_max(done, Ordering::Relaxed);
        stop.store(true, Ordering::Relaxed);
    };
    let config = SimConfig {
        threads: 1,
        stop: Some(&stop),
        progress: Some(&progress),
        ..SimConfig::new(entrants(&table, &random()), 100_000, 1)
    };
    let report = simulate(table.db(), &config).expect("it runs");
    assert!(report.interrupted && report.games > 0 && report.games < 100_000, "{report:?}");
    assert!(told.load(Ordering::Relaxed) >= report.games);
}

/// Checks that it sees its own seat's view, and takes the last answer.
#[derive(Debug)]
struct Watcher;

impl Bot for Watcher {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let (view, decision) = (position.view(), position.decision());
        // In a team that decides together, any member may be asked.
        assert!(view.viewer == decision.seat || decision.shared);
        assert_eq!(view.decision, Some(*decision));
        for side in &view.sides {
            assert!(side.hand.len() <= usize::from(side.hand_count));
        }
        *position.answers().last().expect("there is an answer")
    }
}

#[test]
fn a_player_that_looks_is_shown_its_own_view() {
    let table = table(&PlayableLibrary::embedded());
    let maker: bots::BotMaker = Arc::new(|_| Box::new(Watcher));
    let config = SimConfig { threads: 1, ..SimConfig::new(entrants(&table, &maker), 4, 1) };
    let report = simulate(table.db(), &config).expect("it runs");
    assert_eq!(report.broken_games, []);
}

/// Four decks: those of the table, twice.
fn four(table: &DeckSet, bot: &bots::BotMaker) -> Vec<Entrant> {
    let mut four = entrants(table, bot);
    four.extend(entrants(table, bot));
    four
}

#[test]
fn games_of_every_kind_can_be_played_and_replayed() {
    let library = PlayableLibrary::embedded();
    let table = table(&library);
    let kinds = [
        (None, Variant::Constructed),
        (Some(TeamTurns::Alternating), Variant::Constructed),
        (Some(TeamTurns::Together), Variant::Constructed),
        (None, Variant::PackRush),
        (Some(TeamTurns::Together), Variant::PackRush),
    ];
    for (teams, variant) in kinds {
        let dir = tempfile::tempdir().expect("a folder");
        let save = ReplayFolder { dir: dir.path().to_owned(), library_hash: library.hash() };
        let config = SimConfig {
            save_replays: Some(save),
            teams,
            variant,
            ..SimConfig::new(four(&table, &random()), 12, 5)
        };
        let report = simulate(table.db(), &config).expect("it runs");
        assert_eq!((report.games, report.broken_games), (12, vec![]), "{teams:?} {variant:?}");
        let ended = report.games - report.draws - report.unfinished;
        match teams {
            Some(_) => {
                assert_eq!(report.wins[0] + report.wins[1], ended, "one team wins");
                assert_eq!([report.wins[0], report.wins[1]], [report.wins[2], report.wins[3]]);
            }
            None => assert_eq!(report.wins.iter().sum::<u64>(), ended, "one player wins"),
        }
        for entry in std::fs::read_dir(dir.path()).expect("a folder") {
            let replay = Replay::read(&entry.expect("an entry").path()).expect("a replay");
            replay.verify(&library).unwrap_or_else(|error| panic!("{teams:?} {variant:?}: {error}"));
        }
    }
}

#[test]
fn the_members_of_a_team_are_each_shown_their_own_view() {
    let table = table(&PlayableLibrary::embedded());
    let maker: bots::BotMaker = Arc::new(|_| Box::new(Watcher));
    let teams = Some(TeamTurns::Together);
    let config = SimConfig { threads: 1, teams, ..SimConfig::new(four(&table, &maker), 4, 1) };
    let report = simulate(table.db(), &config).expect("it runs");
    assert_eq!(report.broken_games, []);
}

#[test]
fn two_teams_take_an_even_number_of_decks() {
    let table = table(&PlayableLibrary::embedded());
    let mut three = four(&table, &random());
    three.truncate(3);
    let config = SimConfig { teams: Some(TeamTurns::Together), ..SimConfig::new(three, 1, 1) };
    assert!(simulate(table.db(), &config).is_err());
}

#[test]
fn a_replay_with_impossible_teams_is_refused() {
    let teams = Teams { members: vec![vec![Seat(0), Seat(9)]], turns: TeamTurns::Together };
    let replay = Replay { teams, ..sample() };
    assert!(replay.verify(&PlayableLibrary::embedded()).is_err());
}

#[test]
fn a_game_takes_two_decks_or_more() {
    let table = table(&PlayableLibrary::embedded());
    let mut one = entrants(&table, &random());
    one.truncate(1);
    assert!(simulate(table.db(), &SimConfig::new(one, 1, 1)).is_err());
}

/// The sample's file, computed once because it is slow.
static SAMPLE: LazyLock<Vec<u8>> = LazyLock::new(|| sample().to_bytes());

/// A small, well-formed replay that need not play back.
fn sample() -> Replay {
    let library = PlayableLibrary::embedded();
    let table = table(&library);
    let seed = Seeds::new(1, 1).game;
    let actions = vec![Action::Done; 2];
    Replay {
        version: Replay::VERSION,
        library_hash: library.hash(),
        seed,
        decks: table.lists.iter().map(Replay::deck).collect(),
        leaders: vec![],
        starter: Seat(0),
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
        actions,
        outcome: None,
    }
}

#[test]
fn a_replay_reads_back_as_written() {
    let replay = sample();
    assert_eq!(Replay::from_bytes(&replay.to_bytes(), "sample").expect("it reads"), replay);
}

proptest! {
    #[test]
    fn garbage_is_refused_without_a_panic(garbage: Vec<u8>) {
        assert!(Replay::from_bytes(&garbage, "garbage").is_err());
    }

    #[test]
    fn any_changed_byte_is_noticed(at in any::<proptest::sample::Index>(), by in 1u8..) {
        let mut bytes = SAMPLE.clone();
        let at = at.index(bytes.len());
        bytes[at] ^= by;
        assert!(Replay::from_bytes(&bytes, "changed").is_err());
    }
}

#[test]
fn series_are_played_to_their_end_whatever_the_threads() {
    let library = PlayableLibrary::embedded();
    let table = table(&library);
    for (kind, fewest, most) in [(SeriesKind::TwoGames, 2, 2), (SeriesKind::BestOf(3), 2, 3)] {
        let dir = tempfile::tempdir().expect("a folder");
        let run = |threads| {
            let save = ReplayFolder { dir: dir.path().to_owned(), library_hash: library.hash() };
            let config = SimConfig {
                threads,
                series: kind,
                save_replays: Some(save),
                ..SimConfig::new(entrants(&table, &random()), 50, 5)
            };
            timeless(simulate(table.db(), &config).expect("it runs"))
        };
        let one = run(1);
        let series = one.series.clone().expect("series were played");
        assert_eq!((series.played, one.broken, one.interrupted), (50, 0, false));
        assert_eq!(series.wins.iter().sum::<u64>() + series.draws, 50);
        assert!((50 * fewest..=50 * most).contains(&one.games), "{}", one.games);
        assert!(kind == SeriesKind::TwoGames || one.games > 100, "some series go to the last game");
        assert_eq!(one, run(2));
        // Every game plays back from its own file, and the second game differs from the first.
        let game = |n: u64| {
            let replay = Replay::read(&dir.path().join(format!("series-000007-game-{n}.replay")));
            let replay = replay.expect("a replay");
            replay.verify(&library).expect("it plays back");
            replay
        };
        let (first, second) = (game(1), game(2));
        assert_ne!(first.seed, second.seed);
        if kind == SeriesKind::TwoGames {
            assert_ne!(first.starter, second.starter);
        }
    }
}
