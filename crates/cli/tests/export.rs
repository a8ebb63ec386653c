//! Exported positions of games: each scenario leads to exactly the same position.

use cards::{Deck, parse_deck};
use engine::{DecisionKind, TeamTurns, Variant};
use playable::{DeckSet, PlayableLibrary};
use replay::{Positions, Replay};
use scenario::export::{ExportStart, RecordedGame, ScenarioExport, export};
use scenario::{ExplainQuery, PositionExplanation, explain_file, explain_game, run_file};
use sim::{Entrant, ReplayFolder, SimConfig, simulate};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The project's decks, and those in the shared folder if it exists.
fn decks(library: &Arc<PlayableLibrary>) -> Vec<Deck> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["decks", "../shared/decks/starter", "../shared/decks/tournament"];
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in folders.iter().map(|folder| root.join(folder)) {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        files.extend(entries.filter_map(|entry| entry.ok().map(|entry| entry.path())));
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    let read = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a deck list can be read");
        parse_deck(&text, &file.display().to_string(), &library.cards).expect("a deck list")
    };
    files.iter().map(read).collect()
}

/// The kind of games to play.
struct GamePlan<'a> {
    decks: Vec<Deck>,
    bot: &'a str,
    games: u64,
    seed: u64,
    variant: Variant,
    teams: Option<TeamTurns>,
}

fn play(games: GamePlan<'_>, library: &Arc<PlayableLibrary>) -> Vec<Positions> {
    let table = DeckSet::new(games.decks, library).expect("the decks can be played");
    let bot = bots::maker(games.bot).expect("there is such a bot");
    let entrants = table.lists.iter().zip(&table.decks);
    let entrants = entrants
        .map(|(list, cards)| Entrant {
            list: list.clone(),
            cards: cards.clone(),
            leader: None,
            bot: bot.clone(),
        })
        .collect();
    let dir = tempfile::tempdir().expect("a folder");
    let save = ReplayFolder { dir: dir.path().to_owned(), library_hash: library.hash() };
    let config = SimConfig {
        save_replays: Some(save),
        variant: games.variant,
        teams: games.teams,
        threads: 1,
        ..SimConfig::new(entrants, games.games, games.seed)
    };
    simulate(table.db(), &config).expect("they play");
    let mut files: Vec<PathBuf> =
        fs::read_dir(dir.path()).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let open = |file: &PathBuf| {
        Replay::read(file).expect("a replay").positions(library).expect("a replay that holds")
    };
    files.iter().map(open).collect()
}

fn recorded(positions: &Positions) -> RecordedGame<'_> {
    RecordedGame {
        db: Arc::clone(positions.db()),
        start: positions.start(),
        leader_texts: positions.leader_texts(),
        actions: positions.actions(),
    }
}

/// The legal actions in words, with cards by their full names.
fn answers(told: &PositionExplanation) -> Vec<String> {
    let why = told.explained.iter().flat_map(|explained| &explained.why);
    let mut words: Vec<String> = why.map(|why| why.text.to_string()).collect();
    words.sort_unstable();
    words
}

/// Counts of exports.
#[derive(Debug, Default)]
struct ExportTally {
    games: usize,
    positions: usize,
    /// Positions whose scenario leads to exactly the same one.
    exact: usize,
    /// Positions whose scenario begins with the opening hands.
    from_setup: usize,
    /// Total number of lines of all scenarios.
    lines: usize,
    lost: BTreeMap<String, usize>,
}

/// Exports one position and checks the result by running it as a scenario file.
fn check(
    positions: &Positions,
    at: usize,
    library: &Arc<PlayableLibrary>,
    file: &Path,
    tally: &mut ExportTally,
) {
    let game = positions.at(at).expect("a position of the game");
    let exported = match export(&recorded(positions), at, "A position") {
        Ok(exported) => exported,
        Err(error) => {
            tally.positions += 1;
            *tally.lost.entry(error.to_string()).or_default() += 1;
            return;
        }
    };
    let ScenarioExport { text, begins, lost } = &exported;
    tally.positions += 1;
    tally.exact += usize::from(exported.is_exact());
    tally.from_setup += usize::from(*begins == ExportStart::Setup);
    tally.lines += text.lines().count();
    for difference in lost {
        *tally.lost.entry(difference.to_string()).or_default() += 1;
    }
    assert_eq!(text.contains("# Not as it was"), !exported.is_exact(), "what is lost is said: {text}");
    fs::write(file, text).expect("a scenario can be written");
    let reports = run_file(file, &library.cards);
    let [report] = &reports[..] else { panic!("one scenario: {reports:?}") };
    assert!(report.passed, "{}: {}\n{text}", report.line, report.message);
    if !exported.is_exact() {
        return;
    }
    let there = explain_file(file, None, ExplainQuery::Answers, None, None, &library.cards)
        .expect("it can be explained");
    let here = explain_game("game", &game, Arc::clone(positions.db()), ExplainQuery::Answers, None)
        .expect("it can be explained");
    // A scenario only knows the names of its own cards.
    if !game.decision().is_some_and(|decision| decision.kind == DecisionKind::Name) {
        assert_eq!(answers(&there), answers(&here), "after {at} answers\n{text}");
    }
}

fn spread(positions: &Positions, count: usize) -> impl Iterator<Item = usize> {
    let last = positions.last();
    (0..=count).map(move |n| last * n / count)
}

/// Plays games of one kind and exports positions spread over each game.
fn try_out(
    games: GamePlan<'_>,
    count: usize,
    library: &Arc<PlayableLibrary>,
    file: &Path,
    tally: &mut ExportTally,
) {
    for positions in play(games, library) {
        tally.games += 1;
        for at in spread(&positions, count) {
            check(&positions, at, library, file, tally);
        }
    }
}

#[test]
fn an_exported_position_is_the_position() {
    let library = PlayableLibrary::embedded();
    let decks = decks(&library);
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("exported.scn");
    let mut tally = ExportTally::default();
    for pair in 0..16 {
        // Each deck meets others from all parts of the list.
        let first = pair * decks.len() / 16;
        let two = vec![decks[first].clone(), decks[(first * 7 + 1) % decks.len()].clone()];
        for bot in ["random", "greedy"] {
            let games = GamePlan {
                decks: two.clone(),
                bot,
                games: 1,
                seed: pair as u64,
                variant: Variant::Constructed,
                teams: None,
            };
            try_out(games, 9, &library, &file, &mut tally);
        }
    }
    println!("{tally:#?}");
    assert!(tally.games >= 30);
    assert_eq!(tally.exact, tally.positions, "every position has words: {tally:#?}");
    // Only positions in the first turns have no later beginning than the opening hands.
    assert!(tally.from_setup * 4 < tally.positions, "{tally:#?}");
}

#[test]
fn games_of_more_players_and_other_variants_can_be_exported() {
    let library = PlayableLibrary::embedded();
    let decks = decks(&library);
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("exported.scn");
    let mut tally = ExportTally::default();
    let shapes = [
        (3, Variant::Constructed, None),
        (4, Variant::Constructed, Some(TeamTurns::Together)),
        (4, Variant::Limited, Some(TeamTurns::Alternating)),
        (2, Variant::PackRush, None),
    ];
    for (seed, (players, variant, teams)) in shapes.into_iter().enumerate() {
        for bot in ["random", "greedy"] {
            let decks = decks[..players].to_vec();
            let games = GamePlan { decks, bot, games: 1, seed: seed as u64, variant, teams };
            try_out(games, 9, &library, &file, &mut tally);
        }
    }
    println!("{tally:#?}");
    assert!(tally.exact * 100 >= tally.positions * 95, "{tally:#?}");
}
