//! Many games at once, which write into arrays that are allocated once.

use crate::deck::PyDeck;
use crate::game::edition_of;
use crate::library::PyLibrary;
use crate::{errors, layout};
use bots::{BotMaker, Chair};
use engine::{Action, CardDb, Chance, Decision, DefId, Game, GameSetup, Rules, Seat, Teams, Variant, View};
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1};
use observe::{Encoder, feature, shortlist};
use pyo3::prelude::*;
use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

/// Maximum number of games at once.
const MOST_ENVS: usize = 65_536;

/// Maximum number of answers with features.
const MOST_ANSWERS: usize = 4_096;

/// Maximum number of games in a row that end without a decision of the learner.
const MOST_EMPTY: usize = 100;

/// Options shared by all games.
struct EnvsConfig {
    db: Arc<CardDb>,
    decks: Vec<Vec<DefId>>,
    others: Vec<Vec<DefId>>,
    players: usize,
    seed: u64,
    /// The players of the other seats, in turn order after the learner; empty if the learner plays all seats.
    opponents: Vec<BotMaker>,
    /// The learner's seat; random for each game if `None`.
    seat: Option<Seat>,
    most_answers: usize,
    most_steps: u32,
    lore_reward: f32,
    rules: Rules,
}

/// One game with its state.
struct Env {
    number: u64,
    episode: u64,
    game: Game,
    /// The finished game before this one.
    last: Option<Game>,
    chairs: Vec<Option<Chair>>,
    /// The learner's seat; in games against itself, the deciding seat.
    seat: Seat,
    steps: u32,
    /// The visible answers in the game's numbers.
    answers: Vec<Action>,
    legal: Vec<Action>,
    view: View,
    shown: Vec<Action>,
    encoder: Encoder,
    /// The number of feature rows filled last.
    filled: usize,
}

/// The arrays of one game.
struct EnvSlot<'a> {
    env: &'a mut Env,
    action: usize,
    observation: &'a mut [i16],
    features: &'a mut [i16],
    mask: &'a mut [bool],
    count: &'a mut i32,
    reward: &'a mut f32,
    terminated: &'a mut bool,
    truncated: &'a mut bool,
    seat: &'a mut i8,
    scores: &'a mut [f32],
    length: &'a mut i32,
    trouble: Option<String>,
}

/// The state after playing on to the learner's next decision.
enum StepEnd {
    Decision,
    Over,
}

impl EnvsConfig {
    /// The seeds of a game; they depend only on the numbers of the environment and of the episode.
    fn seeds(&self, number: u64, episode: u64) -> sim::Seeds {
        let of_env = sim::Seeds::new(self.seed, number).game;
        sim::Seeds::new(of_env, episode)
    }

    fn begin(&self, number: u64, episode: u64) -> Result<(Game, Vec<Option<Chair>>, Seat), String> {
        let seeds = self.seeds(number, episode);
        // Independent of the game's own chance, so that games can be repeated from decks and seed.
        let mut chance = Chance::new(seeds.player(Seat(u8::MAX)));
        let seat = self.seat.unwrap_or_else(|| Seat(chance.below(self.players as u32) as u8));
        let mut pick = |pool: &[Vec<DefId>]| match pool {
            [only] => only.clone(),
            _ => pool[chance.below(pool.len() as u32) as usize].clone(),
        };
        let mine = |place: usize| place == seat.index() || self.opponents.is_empty();
        let decks = (0..self.players)
            .map(|place| pick(if mine(place) { &self.decks } else { &self.others }))
            .collect();
        let start = GameSetup {
            decks,
            leaders: vec![],
            seed: seeds.game,
            starter: None,
            variant: Variant::Constructed,
            rules: self.rules,
            teams: Teams::default(),
        };
        let game = Game::start(&self.db, &start).map_err(|error| error.to_string())?;
        let chairs = (0..self.players).map(|place| {
            let from_learner = (place + self.players - seat.index()) % self.players;
            let maker = self.opponents.get(from_learner.checked_sub(1)?)?;
            Some(Chair::new(maker(seeds.player(Seat(place as u8)))))
        });
        Ok((game, chairs.collect(), seat))
    }
}

impl Env {
    fn new(config: &EnvsConfig, number: u64) -> Result<Env, String> {
        let (game, chairs, seat) = config.begin(number, 0)?;
        let layout = observe::Layout::new(config.players).ok_or("no layout for this many players")?;
        Ok(Env {
            number,
            episode: 0,
            game,
            last: None,
            chairs,
            seat,
            steps: 0,
            answers: vec![],
            legal: vec![],
            view: View::empty(seat),
            shown: vec![],
            encoder: Encoder::new(layout),
            filled: config.most_answers,
        })
    }

    /// Begins the next game of this environment and plays to the learner's first decision.
    fn reset(&mut self, config: &EnvsConfig) -> Result<(), String> {
        for _ in 0..MOST_EMPTY {
            let (game, chairs, seat) = config.begin(self.number, self.episode)?;
            self.last = Some(std::mem::replace(&mut self.game, game));
            (self.chairs, self.seat) = (chairs, seat);
            self.episode += 1;
            self.steps = 0;
            match self.run(config)? {
                StepEnd::Decision => return Ok(()),
                StepEnd::Over => {}
            }
        }
        Err("the games are over before anything is decided".to_owned())
    }

    /// Plays on to the learner's next decision with more than one answer.
    fn run(&mut self, config: &EnvsConfig) -> Result<StepEnd, String> {
        let db = &config.db;
        while let Some(decision) = self.game.decision() {
            self.game.legal(db, &mut self.legal);
            let answer = match (&self.legal[..], self.chairs[decision.seat.index()].as_mut()) {
                ([], _) => return Err(format!("the pending decision has no answer: {decision:?}")),
                ([only], _) => *only,
                (_, None) => {
                    self.show(config, &decision);
                    return Ok(StepEnd::Decision);
                }
                (several, Some(chair)) => {
                    chair.ask(&self.game, db, &decision, several).ok_or("an opponent has no answer")?
                }
            };
            self.game
                .apply(db, answer, None)
                .map_err(|refusal| format!("a listed answer is refused: {refusal}"))?;
        }
        Ok(StepEnd::Over)
    }

    /// Builds the learner's view and its answers.
    fn show(&mut self, config: &EnvsConfig, decision: &Decision) {
        self.seat = decision.seat;
        let Env { game, view, shown, legal, answers, .. } = self;
        game.view_into(&config.db, decision.seat, view);
        shown.clear();
        shown.extend(legal.iter().filter_map(|action| game.action_for(decision.seat, *action)));
        answers.clear();
        if shown.len() > config.most_answers {
            shortlist(&config.db, view, shown, config.most_answers);
            answers.extend(shown.iter().filter_map(|action| game.action_from(decision.seat, *action)));
        } else {
            answers.extend_from_slice(legal);
        }
    }

    /// The learner's lead in lore.
    fn lead(&self, seat: Seat) -> i32 {
        let lore = |seat: Seat| i32::from(self.game.player(seat).lore);
        let others = self.game.seats().filter(|other| *other != seat).map(lore).max();
        lore(seat) - others.unwrap_or(0)
    }

    fn score(&self, seat: Seat) -> f32 {
        match self.game.outcome() {
            Some(_) if self.game.has_won(seat) => 1.0,
            Some(outcome) if outcome.winner().is_some() => -1.0,
            Some(_) | None => 0.0,
        }
    }
}

impl EnvSlot<'_> {
    fn step(&mut self, config: &EnvsConfig) -> Result<(), String> {
        let env = &mut *self.env;
        let learner = env.seat;
        let before = env.lead(learner);
        let answer = *env.answers.get(self.action).ok_or("no such answer")?;
        env.game
            .apply(&config.db, answer, None)
            .map_err(|refusal| format!("a listed answer is refused: {refusal}"))?;
        env.steps += 1;
        let reached = env.run(config)?;
        let over = matches!(reached, StepEnd::Over);
        *self.terminated = over;
        *self.truncated = !over && env.steps >= config.most_steps;
        let gained = (env.lead(learner) - before) as f32 * config.lore_reward;
        *self.reward = gained + env.score(learner);
        for (place, score) in self.scores.iter_mut().enumerate() {
            *score = env.score(Seat(place as u8));
        }
        *self.length = env.steps as i32;
        if over || *self.truncated {
            env.reset(config)?;
        }
        self.write(config);
        Ok(())
    }

    fn start(&mut self, config: &EnvsConfig) -> Result<(), String> {
        self.env.reset(config)?;
        (*self.reward, *self.terminated, *self.truncated, *self.length) = (0.0, false, false, 0);
        self.scores.fill(0.0);
        self.write(config);
        Ok(())
    }

    /// Writes observation, features and mask.
    fn write(&mut self, config: &EnvsConfig) {
        let Env { encoder, view, shown, filled, seat, .. } = &mut *self.env;
        encoder.observe(&config.db, view, self.observation);
        let mut rows = self.features.chunks_exact_mut(feature::SIZE);
        for (answer, row) in shown.iter().zip(&mut rows) {
            encoder.features(&config.db, view, self.observation, *answer, row);
        }
        let now = shown.len();
        if *filled > now {
            self.features[now * feature::SIZE..*filled * feature::SIZE].fill(0);
            self.mask[now..*filled].fill(false);
        }
        self.mask[..now].fill(true);
        *filled = now;
        *self.count = now as i32;
        *self.seat = seat.0 as i8;
    }

    /// Catches a fault in one game and reports the data to repeat it.
    fn guarded(
        &mut self,
        config: &EnvsConfig,
        work: impl FnOnce(&mut Self, &EnvsConfig) -> Result<(), String>,
    ) {
        let done = catch_unwind(AssertUnwindSafe(|| work(self, config)))
            .unwrap_or_else(|panic| Err(errors::message(&*panic)));
        if let Err(what) = done {
            let seed = config.seeds(self.env.number, self.env.episode.saturating_sub(1)).game;
            self.trouble = Some(format!("environment {}, game seed {seed}: {what}", self.env.number));
        }
    }
}

/// The games of a vectorised environment and their arrays. `inkwright.envs` wraps it.
#[pyclass(name = "Envs", module = "inkwright")]
pub struct PyEnvs {
    config: Arc<EnvsConfig>,
    /// In a lock, because opponents can't be shared between threads.
    envs: Mutex<Vec<Env>>,
    #[pyo3(get)]
    num_envs: usize,
    pool: Option<rayon::ThreadPool>,
    started: bool,
    /// A row of numbers per game: see Layout.
    #[pyo3(get)]
    observations: Py<PyArray2<i16>>,
    /// A row of features per answer of each game.
    #[pyo3(get)]
    action_features: Py<PyArray3<i16>>,
    /// Which rows are answers.
    #[pyo3(get)]
    action_mask: Py<PyArray2<bool>>,
    /// The number of answers, which are the first rows of each mask.
    #[pyo3(get)]
    num_actions: Py<PyArray1<i32>>,
    /// The reward of the last step for the player who took it.
    #[pyo3(get)]
    rewards: Py<PyArray1<f32>>,
    /// The game ended with the last step, and the observation is of the next one.
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    /// The game was stopped after too many steps, and the observation is of the next one.
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    /// The seat that decides now.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    /// Scores of the game that ended with the last step: 1 for each winning seat, -1 for each losing one.
    #[pyo3(get)]
    scores: Py<PyArray2<f32>>,
    /// The number of steps in the game of the last step.
    #[pyo3(get)]
    lengths: Py<PyArray1<i32>>,
}

fn envs_of(envs: &mut Mutex<Vec<Env>>) -> &mut Vec<Env> {
    envs.get_mut().unwrap_or_else(PoisonError::into_inner)
}

/// The next game's part of an array.
fn next<T>(places: &mut impl Iterator<Item = T>) -> PyResult<T> {
    places.next().ok_or_else(|| errors::failed("an array of the environment is too short"))
}

fn no_env(env: usize, n: usize) -> PyErr {
    errors::wrong(format!("there is no environment {env}; there are {n}, counted from 0"))
}

fn dealt(library: &PyLibrary, decks: Vec<PyDeck>) -> PyResult<Vec<Vec<DefId>>> {
    let lists: Vec<cards::Deck> = decks.into_iter().map(|deck| deck.inner).collect();
    if lists.is_empty() {
        return Err(errors::wrong("at least one deck is needed"));
    }
    let mut dealt = vec![];
    for list in lists {
        dealt.push(library.inner.deal(&list).map_err(errors::bad_game)?);
    }
    Ok(dealt)
}

#[pymethods]
impl PyEnvs {
    #[new]
    #[pyo3(signature = (
        num_envs, decks, *, opponent_decks = None, players = 2, opponents = None, seat = None, seed = 0, max_actions = 128,
        max_steps = 2000, lore_reward = 0.0, threads = 1, edition = None, library = None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        num_envs: usize,
        decks: Vec<PyDeck>,
        opponent_decks: Option<Vec<PyDeck>>,
        players: usize,
        opponents: Option<Vec<String>>,
        seat: Option<u8>,
        seed: u64,
        max_actions: usize,
        max_steps: u32,
        lore_reward: f32,
        threads: usize,
        edition: Option<&str>,
        library: Option<PyLibrary>,
    ) -> PyResult<PyEnvs> {
        if !(1..=MOST_ENVS).contains(&num_envs) {
            return Err(errors::wrong(format!("there can be 1 to {MOST_ENVS} environments, not {num_envs}")));
        }
        if !(2..=MOST_ANSWERS).contains(&max_actions) {
            return Err(errors::wrong(format!("max_actions is 2 to {MOST_ANSWERS}, not {max_actions}")));
        }
        let library = PyLibrary::or_built_in(library);
        let layout = layout::layout(players)?;
        if let Some(seat) = seat.filter(|seat| usize::from(*seat) >= players) {
            return Err(errors::wrong(format!(
                "there is no seat {seat}; there are {players}, counted from 0"
            )));
        }
        let opponents = opponents.unwrap_or_default();
        if !opponents.is_empty() && opponents.len() != players - 1 {
            return Err(errors::wrong(format!(
                "{} opponents are needed, and there are {}",
                players - 1,
                opponents.len()
            )));
        }
        let maker = |name: &String| {
            bots::maker(name).ok_or_else(|| errors::unknown_bot(inkwright::UnknownBot(name.clone())))
        };
        let opponents = opponents.iter().map(maker).collect::<PyResult<Vec<_>>>()?;
        let decks = dealt(&library, decks)?;
        let others = opponent_decks.map_or(Ok(decks.clone()), |decks| dealt(&library, decks))?;
        let config = Arc::new(EnvsConfig {
            db: library.inner.db().clone(),
            decks,
            others,
            players,
            seed,
            opponents,
            seat: seat.map(Seat),
            most_answers: max_actions,
            most_steps: max_steps,
            lore_reward,
            rules: Rules::from(edition_of(edition)?),
        });
        let build =
            || (0..num_envs as u64).map(|number| Env::new(&config, number)).collect::<Result<Vec<_>, _>>();
        let envs = errors::guarded_detached(py, build)?.map_err(errors::GameError::new_err)?;
        let pool = match threads {
            1 => None,
            n => Some(rayon::ThreadPoolBuilder::new().num_threads(n).build().map_err(errors::failed)?),
        };
        Ok(PyEnvs {
            envs: Mutex::new(envs),
            num_envs,
            pool,
            started: false,
            observations: PyArray2::zeros(py, [num_envs, layout.size()], false).unbind(),
            action_features: PyArray3::zeros(py, [num_envs, max_actions, feature::SIZE], false).unbind(),
            action_mask: PyArray2::zeros(py, [num_envs, max_actions], false).unbind(),
            num_actions: PyArray1::zeros(py, [num_envs], false).unbind(),
            rewards: PyArray1::zeros(py, [num_envs], false).unbind(),
            terminated: PyArray1::zeros(py, [num_envs], false).unbind(),
            truncated: PyArray1::zeros(py, [num_envs], false).unbind(),
            seats: PyArray1::zeros(py, [num_envs], false).unbind(),
            scores: PyArray2::zeros(py, [num_envs, players], false).unbind(),
            lengths: PyArray1::zeros(py, [num_envs], false).unbind(),
            config,
        })
    }

    /// Begins a new game in every environment. A seed restarts the sequence of games.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        if let Some(seed) = seed {
            let config =
                Arc::get_mut(&mut self.config).ok_or_else(|| errors::failed("the environment is in use"))?;
            config.seed = seed;
            envs_of(&mut self.envs).iter_mut().for_each(|env| env.episode = 0);
        }
        self.started = true;
        let actions = vec![0; self.num_envs];
        self.each(py, &actions, |slot, config| slot.start(config))
    }

    /// Takes the answer with this index in every environment. Raises ValueError and changes nothing if an
    /// index is out of range.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions
            .as_slice()
            .map_err(|_| errors::wrong("the actions must be a contiguous array; copy them first"))?;
        if actions.len() != self.num_envs {
            return Err(errors::wrong(format!(
                "there are {} environments and {} actions",
                self.num_envs,
                actions.len()
            )));
        }
        if !self.started {
            return Err(errors::wrong("call reset before the first step"));
        }
        let mut places = Vec::with_capacity(actions.len());
        for (action, env) in actions.iter().zip(envs_of(&mut self.envs)) {
            let place = usize::try_from(*action).ok().filter(|place| *place < env.answers.len());
            places.push(place.ok_or_else(|| {
                let n = env.answers.len();
                errors::wrong(format!(
                    "environment {} has no answer {action}; there are {n}, counted from 0",
                    env.number
                ))
            })?);
        }
        self.each(py, &places, |slot, config| slot.step(config))
    }

    /// A seat's observation of a game, whether or not that seat is to decide; with `last`, its observation of
    /// the previous game, which has ended.
    #[pyo3(signature = (env, seat, last = false))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        env: usize,
        seat: u8,
        last: bool,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let envs = self.envs.lock().unwrap_or_else(PoisonError::into_inner);
        let found = envs.get(env).ok_or_else(|| no_env(env, envs.len()))?;
        if usize::from(seat) >= self.config.players {
            return Err(errors::wrong(format!("there is no seat {seat}; there are {}", self.config.players)));
        }
        let observation = errors::guarded(|| {
            let game = found.last.as_ref().filter(|_| last).unwrap_or(&found.game);
            let view = game.view(&self.config.db, Seat(seat));
            let mut encoder = Encoder::new(found.encoder.layout());
            let mut observation = vec![0; encoder.layout().size()];
            encoder.observe(&self.config.db, &view, &mut observation);
            observation
        })?;
        Ok(PyArray1::from_vec(py, observation))
    }

    /// The index of each answer of a game in the fixed list; -1 for none.
    fn fixed_actions<'py>(&self, py: Python<'py>, env: usize) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let envs = self.envs.lock().unwrap_or_else(PoisonError::into_inner);
        let found = envs.get(env).ok_or_else(|| no_env(env, envs.len()))?;
        let row = self.observations.bind(py).readonly();
        let row = row.as_slice().map_err(|_| errors::failed("the observations were moved"))?;
        let size = found.encoder.layout().size();
        let places = errors::guarded(|| {
            let mut places = vec![];
            found.encoder.places(
                &self.config.db,
                &row[env * size..(env + 1) * size],
                &found.shown,
                &mut places,
            );
            places
        })?;
        Ok(PyArray1::from_vec(
            py,
            places.into_iter().map(|place| place.map_or(-1, |place| place as i32)).collect(),
        ))
    }

    /// The answers of a game in words, in order.
    fn describe(&self, env: usize) -> PyResult<Vec<String>> {
        let envs = self.envs.lock().unwrap_or_else(PoisonError::into_inner);
        let found = envs.get(env).ok_or_else(|| no_env(env, envs.len()))?;
        errors::guarded(|| {
            let eyes = words::Eyes { game: &found.game, db: &self.config.db, viewer: Some(found.seat) };
            found.answers.iter().map(|action| eyes.tell(&words::answer(*action, &eyes))).collect()
        })
    }

    #[getter]
    fn players(&self) -> usize {
        self.config.players
    }

    #[getter]
    fn max_actions(&self) -> usize {
        self.config.most_answers
    }

    /// The learner's seat in a game; in games against itself, the deciding seat.
    fn seat(&self, env: usize) -> Option<u8> {
        let envs = self.envs.lock().unwrap_or_else(PoisonError::into_inner);
        envs.get(env).map(|env| env.seat.0)
    }
}

impl PyEnvs {
    /// Runs a function on every game, without holding Python's interpreter lock.
    fn each(
        &mut self,
        py: Python<'_>,
        actions: &[usize],
        work: impl Fn(&mut EnvSlot<'_>, &EnvsConfig) -> Result<(), String> + Sync + Send,
    ) -> PyResult<()> {
        let moved = |_| errors::failed("an array of the environment is in use elsewhere");
        let mut observations = self.observations.bind(py).try_readwrite().map_err(moved)?;
        let mut features = self.action_features.bind(py).try_readwrite().map_err(moved)?;
        let mut masks = self.action_mask.bind(py).try_readwrite().map_err(moved)?;
        let mut counts = self.num_actions.bind(py).try_readwrite().map_err(moved)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(moved)?;
        let mut terminated = self.terminated.bind(py).try_readwrite().map_err(moved)?;
        let mut truncated = self.truncated.bind(py).try_readwrite().map_err(moved)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(moved)?;
        let mut scores = self.scores.bind(py).try_readwrite().map_err(moved)?;
        let mut lengths = self.lengths.bind(py).try_readwrite().map_err(moved)?;
        let config = &*self.config;
        let (size, players) = (observations.as_slice_mut()?.len() / self.num_envs, config.players);
        let width = config.most_answers;
        let mut observations = observations.as_slice_mut()?.chunks_exact_mut(size);
        let mut features = features.as_slice_mut()?.chunks_exact_mut(width * feature::SIZE);
        let mut masks = masks.as_slice_mut()?.chunks_exact_mut(width);
        let mut counts = counts.as_slice_mut()?.iter_mut();
        let mut rewards = rewards.as_slice_mut()?.iter_mut();
        let mut terminated = terminated.as_slice_mut()?.iter_mut();
        let mut truncated = truncated.as_slice_mut()?.iter_mut();
        let mut seats = seats.as_slice_mut()?.iter_mut();
        let mut scores = scores.as_slice_mut()?.chunks_exact_mut(players);
        let mut lengths = lengths.as_slice_mut()?.iter_mut();
        let mut slots: Vec<EnvSlot<'_>> = Vec::with_capacity(actions.len());
        for (env, action) in envs_of(&mut self.envs).iter_mut().zip(actions) {
            slots.push(EnvSlot {
                env,
                action: *action,
                observation: next(&mut observations)?,
                features: next(&mut features)?,
                mask: next(&mut masks)?,
                count: next(&mut counts)?,
                reward: next(&mut rewards)?,
                terminated: next(&mut terminated)?,
                truncated: next(&mut truncated)?,
                seat: next(&mut seats)?,
                scores: next(&mut scores)?,
                length: next(&mut lengths)?,
                trouble: None,
            });
        }
        let pool = self.pool.as_ref();
        py.detach(|| match pool {
            None => slots.iter_mut().for_each(|slot| slot.guarded(config, &work)),
            Some(pool) => pool.install(|| slots.par_iter_mut().for_each(|slot| slot.guarded(config, &work))),
        });
        let trouble = slots.iter_mut().find_map(|slot| slot.trouble.take());
        drop(slots);
        match trouble {
            None => Ok(()),
            Some(what) => {
                self.started = false;
                Err(errors::InternalError::new_err(format!("{what}. Reset the environment to continue")))
            }
        }
    }
}
