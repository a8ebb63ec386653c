//! Long runs of games, divided into pieces that any number of machines can share.

use crate::deck::PyDeck;
use crate::errors;
use crate::game::edition_of;
use crate::library::PyLibrary;
use engine::DefId;
use inkwright::UnknownBot;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use sim::matchup::{self, MatchupConfig, MatchupHead, ResultBlock};
use sim::{ArenaConfig, ArenaHead, Contender, Entrant, GameRecord, Matchups, Stamp};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A run of games between decks, like `inkwright matchup`. It is divided into pieces, plays the games of a
/// piece and writes the file of results. `inkwright.matchup` and `inkwright.cluster` use it.
#[pyclass(frozen, name = "Matchup", module = "inkwright")]
pub struct PyMatchup {
    library: PyLibrary,
    entrants: Vec<Entrant>,
    players: Vec<String>,
    pairings: Vec<[usize; 2]>,
    games: u64,
    seed: u64,
    rules: engine::Rules,
    /// If set, this many decks, from the first, meet the others.
    mine: Option<usize>,
    mirrors: bool,
}

impl PyMatchup {
    fn config(&self, earlier: Vec<ResultBlock>) -> MatchupConfig<'_> {
        let new = MatchupConfig::new(self.entrants.clone(), self.pairings.clone(), self.games, self.seed);
        MatchupConfig { rules: self.rules, earlier, ..new }
    }

    /// A report on the known results, without playing.
    fn report(&self, py: Python<'_>, lines: &[String]) -> PyResult<matchup::MatchupReport> {
        let report = errors::guarded_detached(py, || {
            let stop = AtomicBool::new(true);
            let config = MatchupConfig { stop: Some(&stop), threads: 1, ..self.config(blocks(lines)) };
            matchup::matchup(self.library.inner.db(), &config)
        })?;
        report.map_err(errors::failed)
    }

    fn head(&self) -> MatchupHead {
        let stamp = Stamp::new(self.library.inner.data(), self.rules);
        MatchupHead::new(stamp, &self.config(vec![]), self.players.iter().map(|name| &name[..]))
    }
}

/// The players, their decks and the number of games.
type ArenaPlaces = (Vec<String>, Vec<PyDeck>, u64);

/// Positional and keyword arguments, for pickle.
type NewArguments<'py, Places> = (Places, Bound<'py, PyDict>);

/// The lines of a results file, which is created if necessary.
fn open_results(py: Python<'_>, path: &Path, head: &(impl Serialize + Sync)) -> PyResult<Vec<String>> {
    let read = || sim::ResultsFile::open::<serde_json::Value>(path, head).map_err(|error| error.to_string());
    let resumed = errors::guarded_detached(py, read)?.map_err(errors::failed)?;
    Ok(resumed.records.iter().map(ToString::to_string).collect())
}

/// Blocks from the lines of a file. Unreadable ones are skipped.
fn blocks(lines: &[String]) -> Vec<ResultBlock> {
    lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

#[pymethods]
impl PyMatchup {
    #[new]
    #[pyo3(signature = (
        decks, games = 200, *, seed = 1, bot = "greedy", against = None, against_bot = None, mirrors = false, edition = None, library = None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        decks: Vec<PyDeck>,
        games: u64,
        seed: u64,
        bot: &str,
        against: Option<Vec<PyDeck>>,
        against_bot: Option<&str>,
        mirrors: bool,
        edition: Option<&str>,
        library: Option<PyLibrary>,
    ) -> PyResult<PyMatchup> {
        if !(1..=matchup::MOST_GAMES).contains(&games) {
            return Err(errors::wrong(format!(
                "a pairing plays 1 to {} games, not {games}",
                matchup::MOST_GAMES
            )));
        }
        let library = PyLibrary::or_built_in(library);
        let mine = against.is_some().then_some(decks.len());
        let others = against.unwrap_or_default();
        let first = decks.len();
        let lists: Vec<cards::Deck> = decks.into_iter().chain(others).map(|deck| deck.inner).collect();
        let found = lists.len();
        if found > matchup::MOST_DECKS {
            return Err(errors::wrong(format!(
                "{found} decks are too many; at most {} can meet",
                matchup::MOST_DECKS
            )));
        }
        let pairings = match mine {
            Some(mine) => matchup::against(mine, found),
            None => matchup::round_robin(found, mirrors),
        };
        if pairings.is_empty() {
            return Err(errors::wrong(
                "one deck has nobody to meet; give more decks, others to meet, or mirrors",
            ));
        }
        let maker =
            |name: &str| bots::maker(name).ok_or_else(|| errors::unknown_bot(UnknownBot(name.to_owned())));
        let names = [bot, against_bot.unwrap_or(bot)];
        let makers = [maker(names[0])?, maker(names[1])?];
        let mut entrants = vec![];
        let mut players = vec![];
        for (place, list) in lists.into_iter().enumerate() {
            let cards = library.inner.deal(&list).map_err(errors::bad_game)?;
            let side = usize::from(place >= first);
            entrants.push(Entrant { list, cards, leader: None, bot: Arc::clone(&makers[side]) });
            players.push(names[side].to_owned());
        }
        let rules = engine::Rules::from(edition_of(edition)?);
        Ok(PyMatchup { library, entrants, players, pairings, games, seed, rules, mine, mirrors })
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<NewArguments<'py, (Vec<PyDeck>, u64)>> {
        let mut decks: Vec<PyDeck> =
            self.entrants.iter().map(|entrant| PyDeck { inner: entrant.list.clone() }).collect();
        let others = self.mine.map(|mine| decks.split_off(mine));
        let options = PyDict::new(py);
        options.set_item("seed", self.seed)?;
        options.set_item("bot", self.players.first())?;
        options.set_item("against_bot", self.players.last())?;
        options.set_item("against", others)?;
        options.set_item("mirrors", self.mirrors)?;
        options.set_item("edition", self.rules.edition().name())?;
        options.set_item("library", self.library.clone())?;
        Ok(((decks, self.games), options))
    }

    /// The total number of games.
    #[getter]
    fn wanted(&self) -> u64 {
        self.config(vec![]).wanted()
    }

    /// The number of decks that meet the others; None if all meet each other.
    #[getter]
    fn mine(&self) -> Option<usize> {
        self.mine
    }

    /// The names of the decks.
    #[getter]
    fn decks(&self) -> Vec<String> {
        self.entrants.iter().map(|entrant| entrant.list.name.clone()).collect()
    }

    /// The first line of the results file, which identifies the run.
    #[getter]
    fn first_line(&self) -> PyResult<String> {
        let none: [ResultBlock; 0] = [];
        sim::results_text(&self.head(), &none).map_err(errors::failed)
    }

    /// The lines of a results file, which is created if necessary. Raises RuntimeError with the differences
    /// if the file belongs to another run. An incomplete last line is removed.
    fn open(&self, py: Python<'_>, path: PathBuf) -> PyResult<Vec<String>> {
        open_results(py, &path, &self.head())
    }

    /// The number of games in these lines that count for the run.
    fn known(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<u64> {
        errors::guarded_detached(py, || {
            matchup::games_known(self.library.inner.db(), &self.config(blocks(&lines)))
        })
    }

    /// The parts of the run missing from these lines: a pairing and a range of pairs of games, at most this
    /// many games at a time.
    fn missing(&self, py: Python<'_>, lines: Vec<String>, games: u64) -> PyResult<Vec<(usize, u64, u64)>> {
        let missing = errors::guarded_detached(py, || {
            matchup::missing(self.library.inner.db(), &self.config(blocks(&lines)), games.div_ceil(2))
        })?;
        Ok(missing.into_iter().map(|(pairing, [from, to])| (pairing, from, to)).collect())
    }

    /// Plays a range of pairs on this thread and returns the lines for the file.
    fn play(&self, py: Python<'_>, pairing: usize, first: u64, last: u64) -> PyResult<Vec<String>> {
        errors::guarded_detached(py, || {
            let blocks =
                matchup::play_pairs(self.library.inner.db(), &self.config(vec![]), pairing, [first, last]);
            blocks.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()
        })?
        .map_err(errors::failed)
    }

    /// The whole file of a finished run from its lines in any order; None if results are missing.
    fn file(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<Option<String>> {
        errors::guarded_detached(py, || {
            let finished = matchup::finished(self.library.inner.db(), &self.config(blocks(&lines)));
            finished.map(|blocks| sim::results_text(&self.head(), &blocks)).transpose()
        })?
        .map_err(errors::failed)
    }

    /// The tables of a finished run by file name: matrix.csv, pairings.csv and cards.csv.
    fn tables(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<Vec<(&'static str, String)>> {
        let report = self.report(py, &lines)?;
        Ok(vec![
            ("matrix.csv", matchup::matrix_csv(&report)),
            ("pairings.csv", matchup::pairings_csv(&report)),
            ("cards.csv", matchup::cards_csv(&report)),
        ])
    }

    /// The win rate of each deck against each other, as a matrix with None for decks that have not met.
    fn rates(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<Vec<Vec<Option<f64>>>> {
        let report = self.report(py, &lines)?;
        let rate = |rate: &Option<matchup::WinRate>| {
            rate.as_ref().filter(|rate| rate.games > 0).map(|rate| rate.rate)
        };
        Ok(report.matrix().iter().map(|row| row.iter().map(rate).collect()).collect())
    }
}

/// A run of games between bots, like `inkwright arena`. It plays games and writes the file of results.
/// `inkwright.cluster` uses it.
#[pyclass(frozen, name = "Arena", module = "inkwright")]
pub struct PyArena {
    library: PyLibrary,
    contenders: Vec<Contender>,
    lists: Vec<cards::Deck>,
    decks: Vec<(String, Vec<DefId>)>,
    games: u64,
    seed: u64,
    mixed: bool,
    rules: engine::Rules,
}

impl PyArena {
    fn config(&self, lines: &[String]) -> ArenaConfig<'_> {
        let new = ArenaConfig::new(self.contenders.clone(), self.decks.clone(), self.games, self.seed);
        let matchups = if self.mixed { Matchups::Mixed } else { Matchups::Mirror };
        ArenaConfig { matchups, rules: self.rules, earlier: records(lines), ..new }
    }

    fn head(&self) -> ArenaHead {
        ArenaHead::new(&self.config(&[]), self.library.inner.data())
    }
}

/// Records from the lines of a file. Unreadable ones are skipped.
fn records(lines: &[String]) -> Vec<GameRecord> {
    lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

#[pymethods]
impl PyArena {
    #[new]
    #[pyo3(signature = (players, decks, games = 100, *, seed = 1, mixed = false, edition = None, library = None))]
    fn new(
        players: Vec<String>,
        decks: Vec<PyDeck>,
        games: u64,
        seed: u64,
        mixed: bool,
        edition: Option<&str>,
        library: Option<PyLibrary>,
    ) -> PyResult<PyArena> {
        if !(1..=matchup::MOST_GAMES).contains(&games) {
            return Err(errors::wrong(format!(
                "two players play 1 to {} games, not {games}",
                matchup::MOST_GAMES
            )));
        }
        let mut contenders: Vec<Contender> = vec![];
        for name in players {
            let maker = bots::maker(&name).ok_or_else(|| errors::unknown_bot(UnknownBot(name.clone())))?;
            if contenders.iter().any(|other| other.name == name) {
                return Err(errors::wrong(format!(
                    "the player \"{name}\" is named twice; name others to meet"
                )));
            }
            contenders.push(Contender { name, maker });
        }
        if contenders.len() < 2 || decks.is_empty() {
            return Err(errors::wrong("an arena takes 2 players or more, and at least one deck"));
        }
        let library = PyLibrary::or_built_in(library);
        let lists: Vec<cards::Deck> = decks.into_iter().map(|deck| deck.inner).collect();
        let mut dealt = vec![];
        for list in &lists {
            dealt.push((list.name.clone(), library.inner.deal(list).map_err(errors::bad_game)?));
        }
        let rules = engine::Rules::from(edition_of(edition)?);
        Ok(PyArena { library, contenders, lists, decks: dealt, games, seed, mixed, rules })
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<NewArguments<'py, ArenaPlaces>> {
        let players = self.contenders.iter().map(|contender| contender.name.clone()).collect();
        let decks = self.lists.iter().map(|list| PyDeck { inner: list.clone() }).collect();
        let options = PyDict::new(py);
        options.set_item("seed", self.seed)?;
        options.set_item("mixed", self.mixed)?;
        options.set_item("edition", self.rules.edition().name())?;
        options.set_item("library", self.library.clone())?;
        Ok(((players, decks, self.games), options))
    }

    /// The total number of games.
    #[getter]
    fn wanted(&self) -> usize {
        let n = self.contenders.len();
        2 * self.games.div_ceil(2) as usize * (n * (n - 1) / 2)
    }

    /// The lines of a results file, which is created if necessary. Raises RuntimeError with the differences
    /// if the file belongs to another run.
    fn open(&self, py: Python<'_>, path: PathBuf) -> PyResult<Vec<String>> {
        open_results(py, &path, &self.head())
    }

    /// The games missing from these lines: the numbers of two players, and of the game in their pairing.
    fn missing(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<Vec<(usize, usize, u64)>> {
        let missing = errors::guarded_detached(py, || sim::missing_games(&self.config(&lines)))?;
        Ok(missing.into_iter().map(|([first, second], number)| (first, second, number)).collect())
    }

    /// Plays some games on this thread and returns the lines for the file.
    fn play(&self, py: Python<'_>, games: Vec<(usize, usize, u64)>) -> PyResult<Vec<String>> {
        errors::guarded_detached(py, || {
            let config = self.config(&[]);
            let db = self.library.inner.db();
            let play = |(first, second, number)| sim::play_arena_game(db, &config, [first, second], number);
            games
                .into_iter()
                .filter_map(play)
                .map(|record| serde_json::to_string(&record))
                .collect::<Result<Vec<_>, _>>()
        })?
        .map_err(errors::failed)
    }

    /// The whole file of a finished arena from its lines in any order; None if results are missing.
    fn file(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<Option<String>> {
        errors::guarded_detached(py, || {
            let finished = sim::finished_arena(&self.config(&lines));
            finished.map(|records| sim::results_text(&self.head(), &records)).transpose()
        })?
        .map_err(errors::failed)
    }

    /// A sequential test like `inkwright sprt`, as JSON: whether the first of two players is better than the
    /// second by `elo1`, or by no more than `elo0`. `verdict` is "accepted", "rejected" or "open".
    #[pyo3(signature = (lines, elo0 = 0.0, elo1 = 10.0, alpha = 0.05, beta = 0.05))]
    fn sprt(
        &self,
        py: Python<'_>,
        lines: Vec<String>,
        elo0: f64,
        elo1: f64,
        alpha: f64,
        beta: f64,
    ) -> PyResult<String> {
        let shares = 0.0001..=0.4;
        if elo0 >= elo1 || !shares.contains(&alpha) || !shares.contains(&beta) {
            return Err(errors::wrong(
                "elo1 must be greater than elo0, and alpha and beta between 0.0001 and 0.4",
            ));
        }
        let report = errors::guarded_detached(py, || {
            let stop = AtomicBool::new(true);
            let config = ArenaConfig { stop: Some(&stop), threads: 1, ..self.config(&lines) };
            sim::sprt(self.library.inner.db(), &config, sim::Hypotheses { elo0, elo1, alpha, beta }, false)
        })?;
        serde_json::to_string(&report.map_err(errors::failed)?).map_err(errors::failed)
    }

    /// The arena with another number of games.
    fn with_games(&self, games: u64) -> PyResult<PyArena> {
        if !(1..=matchup::MOST_GAMES).contains(&games) {
            return Err(errors::wrong(format!(
                "two players play 1 to {} games, not {games}",
                matchup::MOST_GAMES
            )));
        }
        let PyArena { library, contenders, lists, decks, seed, mixed, rules, .. } = self;
        let (library, contenders, lists, decks) =
            (library.clone(), contenders.clone(), lists.clone(), decks.clone());
        Ok(PyArena { library, contenders, lists, decks, games, seed: *seed, mixed: *mixed, rules: *rules })
    }

    /// The results as JSON: win rates, Elo and intervals.
    fn report(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<String> {
        let report = errors::guarded_detached(py, || {
            let stop = AtomicBool::new(true);
            let config = ArenaConfig { stop: Some(&stop), threads: 1, ..self.config(&lines) };
            sim::arena(self.library.inner.db(), &config)
        })?;
        serde_json::to_string(&report.map_err(errors::failed)?).map_err(errors::failed)
    }
}
