//! A game.

use crate::action::{PyAction, PyDecision};
use crate::deck::PyDeck;
use crate::library::PyLibrary;
use crate::players::{self, SharedError};
use crate::view::PyView;
use crate::{errors, layout};
use engine::{DecisionKind, Seat};
use inkwright::{Edition, Replay, TeamTurns, Teams, Variant};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::path::PathBuf;

/// An event.
#[pyclass(frozen, get_all, name = "Event", module = "inkwright")]
#[derive(Clone)]
pub struct PyEvent {
    /// The number of the rule behind it.
    pub rule: String,
    /// The event in words, naming even cards that players can't see.
    pub text: String,
    /// The kind of event, such as "Quested".
    pub kind: String,
}

#[pymethods]
impl PyEvent {
    fn __repr__(&self) -> String {
        format!("<{} ({})>", self.text, self.rule)
    }
}

/// The result of a game.
#[pyclass(frozen, get_all, eq, name = "Outcome", module = "inkwright")]
#[derive(Clone, PartialEq)]
pub struct PyOutcome {
    /// The winning seats: one player or all of a team; empty for a draw.
    pub winners: Vec<u16>,
    /// The rule that ended it.
    pub rule: String,
}

#[pymethods]
impl PyOutcome {
    /// Whether nobody has won.
    #[getter]
    fn draw(&self) -> bool {
        self.winners.is_empty()
    }

    fn __repr__(&self) -> String {
        match &self.winners[..] {
            [] => format!("<Outcome: a draw ({})>", self.rule),
            [seat] => format!("<Outcome: seat {seat} won ({})>", self.rule),
            seats => format!("<Outcome: seats {seats:?} won ({})>", self.rule),
        }
    }
}

/// Whether an action is legal, and why.
#[pyclass(frozen, get_all, name = "Explanation", module = "inkwright")]
#[derive(Clone)]
pub struct PyExplanation {
    /// The action.
    pub what: String,
    /// Whether it is legal now.
    pub allowed: bool,
    /// Each reason with the number of its rule; None if the words don't name anything the rules apply to.
    pub reasons: Vec<(Option<String>, String)>,
}

#[pymethods]
impl PyExplanation {
    fn __repr__(&self) -> String {
        let may = if self.allowed { "allowed" } else { "not allowed" };
        let why: Vec<String> = self
            .reasons
            .iter()
            .map(|(rule, text)| format!("{text} ({})", rule.as_deref().unwrap_or("-")))
            .collect();
        format!("<{}: {may}: {}>", self.what, why.join("; "))
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("inkwright.show")?.call_method1("explanation_html", (slf,))
    }

    fn __bool__(&self) -> bool {
        self.allowed
    }
}

/// The arguments to recreate a game, for pickle.
type PickledGame<'py> = (Bound<'py, PyAny>, (PyLibrary, Bound<'py, PyBytes>));

/// One game, from its first decision to its last.
///
/// >>> import inkwright
/// >>> library = inkwright.Library()
/// >>> game = inkwright.Game([library.starter("The Heart of Magic"), library.starter("Daring and Deception")], seed=7)
/// >>> while game.decision:
/// ...     events = game.play(game.legal()[-1])
/// >>> game.outcome.winners
/// [0]
#[pyclass(name = "Game", module = "inkwright")]
#[derive(Clone)]
pub struct PyGame {
    pub inner: inkwright::Game,
    library: PyLibrary,
    /// Whether an internal error stopped it in the middle of an answer.
    broken: bool,
}

impl PyGame {
    fn begun(library: PyLibrary, inner: inkwright::Game) -> PyGame {
        PyGame { inner, library, broken: false }
    }

    fn sound(&self) -> PyResult<()> {
        if self.broken {
            return Err(errors::InternalError::new_err(
                "an internal error stopped this game; try risky things on a copy",
            ));
        }
        Ok(())
    }

    fn seat(&self, seat: u8) -> PyResult<Seat> {
        let seats = self.inner.seats().count();
        if usize::from(seat) >= seats {
            return Err(errors::wrong(format!("there is no seat {seat}; there are {seats}, counted from 0")));
        }
        Ok(Seat(seat))
    }

    /// The given seat, or the deciding seat by default.
    fn seat_or_decider(&self, seat: Option<u8>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat(seat),
            None => Ok(self.inner.decision().map_or(Seat(0), |decision| decision.seat)),
        }
    }

    fn answer(&self, answer: &Bound<'_, PyAny>) -> PyResult<inkwright::Action> {
        if let Ok(action) = answer.extract::<PyAction>() {
            return Ok(action.inner);
        }
        let place: usize = answer.extract().map_err(|_| {
            pyo3::exceptions::PyTypeError::new_err("an answer is an Action or its index in legal()")
        })?;
        let legal = errors::guarded(|| self.inner.legal())?;
        let n = legal.len();
        legal.get(place).copied().ok_or_else(|| {
            errors::wrong(format!("there is no answer {place}; there are {n}, counted from 0"))
        })
    }
}

fn variant_of(name: &str) -> PyResult<Variant> {
    match name {
        "constructed" => Ok(Variant::Constructed),
        "limited" => Ok(Variant::Limited),
        "pack rush" => Ok(Variant::PackRush),
        "coconut" => Ok(Variant::Coconut),
        other => Err(errors::wrong(format!(
            "there is no variant \"{other}\"; use constructed, limited, pack rush or coconut"
        ))),
    }
}

pub fn edition_of(name: Option<&str>) -> PyResult<Edition> {
    name.map_or(Ok(Edition::NEWEST), |name| {
        name.parse().map_err(|error: engine::UnknownEdition| errors::wrong(error))
    })
}

fn teams_of(name: Option<&str>, players: usize) -> PyResult<Teams> {
    let of_two = |turns| Teams::of_two(u8::try_from(players).unwrap_or(u8::MAX), turns);
    match name {
        None => Ok(Teams::default()),
        Some("alternating") => Ok(of_two(TeamTurns::Alternating)),
        Some("together") => Ok(of_two(TeamTurns::Together)),
        Some(other) => {
            Err(errors::wrong(format!("teams take turns \"alternating\" or \"together\", not \"{other}\"")))
        }
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (decks, seed = 0, *, library = None, starting_player = None, edition = None, variant = "constructed", teams = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        decks: Vec<PyDeck>,
        seed: u64,
        library: Option<PyLibrary>,
        starting_player: Option<u8>,
        edition: Option<&str>,
        variant: &str,
        teams: Option<&str>,
    ) -> PyResult<PyGame> {
        let library = PyLibrary::or_built_in(library);
        let mut builder = inkwright::Game::builder(&library.inner)
            .seed(seed)
            .edition(edition_of(edition)?)
            .variant(variant_of(variant)?)
            .teams(teams_of(teams, decks.len())?)
            .decks(decks.into_iter().map(|deck| deck.inner));
        if let Some(seat) = starting_player {
            builder = builder.starting_player(Seat(seat));
        }
        let inner = errors::guarded_detached(py, || builder.start())?.map_err(errors::bad_game)?;
        Ok(PyGame::begun(library, inner))
    }

    /// The game at the end of a text's first scenario: its position, after any steps.
    ///
    /// >>> import inkwright
    /// >>> game = inkwright.Game.from_scenario('''
    /// ... scenario "A question"
    /// ... p1:
    /// ...   play "Stitch - New Dog" drying
    /// ... ''')
    /// >>> [explanation.allowed for explanation in game.ask("do quest stitch")]
    /// [False]
    #[staticmethod]
    #[pyo3(signature = (text, library = None))]
    fn from_scenario(py: Python<'_>, text: &str, library: Option<PyLibrary>) -> PyResult<PyGame> {
        let library = PyLibrary::or_built_in(library);
        let inner = errors::guarded_detached(py, || inkwright::Game::from_scenario(&library.inner, text))?
            .map_err(errors::bad_stage)?;
        Ok(PyGame::begun(library.of_scenario(inner.library().clone(), text), inner))
    }

    /// Plays a replay back: the bytes of `Game.replay`, or a file of `Game.save` or of the program. Every
    /// answer is checked.
    #[staticmethod]
    #[pyo3(signature = (replay, library = None))]
    fn from_replay(
        py: Python<'_>,
        replay: &Bound<'_, PyAny>,
        library: Option<PyLibrary>,
    ) -> PyResult<PyGame> {
        let read = match replay.extract::<&[u8]>() {
            Ok(bytes) => errors::guarded(|| Replay::from_bytes(bytes, "the replay"))?,
            Err(_) => {
                let path: PathBuf = replay.extract()?;
                errors::guarded_detached(py, || Replay::read(&path))?
            }
        };
        let (replay, library) = (read.map_err(errors::bad_replay)?, PyLibrary::or_built_in(library));
        let inner = errors::guarded_detached(py, || inkwright::Game::from_replay(&library.inner, &replay))?
            .map_err(errors::bad_replay)?;
        Ok(PyGame::begun(library.of_replay(inner.library().clone()), inner))
    }

    /// The card library of the game.
    #[getter]
    fn library(&self) -> PyLibrary {
        self.library.clone()
    }

    /// The pending decision; None when the game is over.
    #[getter]
    fn decision(&self) -> PyResult<Option<PyDecision>> {
        self.sound()?;
        errors::guarded(|| {
            let text = self.inner.question().unwrap_or_default();
            self.inner.decision().map(|decision| PyDecision::of(&decision, text))
        })
    }

    /// All answers to the pending decision; empty when the game is over. Conceding is always possible and
    /// never listed.
    fn legal(&self) -> PyResult<Vec<PyAction>> {
        self.sound()?;
        let legal = errors::guarded(|| self.inner.legal())?;
        Ok(legal.into_iter().map(|inner| PyAction { inner }).collect())
    }

    /// Takes an answer, or the index of one in `legal`, plays to the next decision and returns the events.
    /// Raises Refused with rule and reason if the answer is illegal; the game is then unchanged.
    fn play(&mut self, answer: &Bound<'_, PyAny>) -> PyResult<Vec<PyEvent>> {
        self.sound()?;
        let action = self.answer(answer)?;
        self.broken = true;
        let told = errors::guarded(|| {
            let events = self.inner.play(action)?;
            Ok(events.iter().map(|event| self.event(event)).collect())
        })?;
        self.broken = false;
        told.map_err(errors::refused)
    }

    /// Raises Refused if this answer is illegal now.
    fn check(&self, answer: &Bound<'_, PyAny>) -> PyResult<()> {
        self.sound()?;
        let action = self.answer(answer)?;
        errors::guarded(|| self.inner.check(action))?.map_err(errors::refused)
    }

    /// Explains whether an answer is legal now, with the rules behind it or all reasons against it. With a
    /// seat, the explanation contains only what that player may know.
    #[pyo3(signature = (answer, seat = None))]
    fn explain(&self, answer: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<PyExplanation> {
        self.sound()?;
        let (action, seat) = (self.answer(answer)?, seat.map(|seat| self.seat(seat)).transpose()?);
        errors::guarded(|| {
            let explanation = match seat {
                Some(seat) => self.inner.explain_to(seat, action),
                None => self.inner.explain(action),
            };
            let reasons = self.inner.reasons(&explanation).into_iter();
            PyExplanation {
                what: self.inner.describe(action),
                allowed: explanation.allowed,
                reasons: reasons.map(|(rule, text)| (Some(rule.to_string()), text)).collect(),
            }
        })
    }

    /// Answers a question in the words of scenarios: "do quest stitch", or a card's name for all actions with
    /// it.
    fn ask(&self, py: Python<'_>, question: &str) -> PyResult<Vec<PyExplanation>> {
        self.sound()?;
        let told =
            errors::guarded_detached(py, || self.inner.ask(question))?.map_err(errors::bad_question)?;
        let explained = |explained: inkwright::ExplainedAction| PyExplanation {
            what: explained.what.to_string(),
            allowed: explained.allowed,
            reasons: explained.why.into_iter().map(|why| (why.rule, why.text.to_string())).collect(),
        };
        Ok(told.explained.into_iter().map(explained).collect())
    }

    /// An answer in words.
    fn describe(&self, answer: &Bound<'_, PyAny>) -> PyResult<String> {
        self.sound()?;
        let action = self.answer(answer)?;
        let cards = self.inner.state().card_ids().count();
        if action.cards().into_iter().flatten().any(|id| id.index() >= cards) {
            return Err(errors::wrong(format!("the game has {cards} cards, counted from 0")));
        }
        errors::guarded(|| self.inner.describe(action))
    }

    /// The full name of a card of the game by its number in `legal`, whether or not players can see it.
    fn name(&self, card: u16) -> PyResult<String> {
        let cards = self.inner.state().card_ids().count();
        let name = errors::guarded(|| self.inner.name(engine::CardId(card)).map(str::to_owned))?;
        name.ok_or_else(|| {
            errors::wrong(format!("there is no card {card}; there are {cards}, counted from 0"))
        })
    }

    /// Everything a player may know; by default the deciding player.
    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<PyView> {
        self.sound()?;
        let seat = self.seat_or_decider(seat)?;
        let view = errors::guarded(|| self.inner.view(seat))?;
        PyView::of(py, &self.library.inner, &view)
    }

    /// An answer of `legal` in the numbers of a player's view; None if one of its cards is hidden from that
    /// player.
    fn answer_for_view(&self, seat: u8, answer: PyAction) -> PyResult<Option<PyAction>> {
        let seat = self.seat(seat)?;
        errors::guarded(|| self.inner.answer_for_view(seat, answer.inner).map(|inner| PyAction { inner }))
    }

    /// An answer in the numbers of a player's view, converted for `play`; None if it names a card that is not
    /// in that view.
    fn answer_from_view(&self, seat: u8, answer: PyAction) -> PyResult<Option<PyAction>> {
        let seat = self.seat(seat)?;
        errors::guarded(|| self.inner.answer_from_view(seat, answer.inner).map(|inner| PyAction { inner }))
    }

    /// A player's information as arrays: "observation" (see Layout), and for the deciding player also
    /// "action_features", a row per answer in the order of `legal`, and "fixed_actions", the index of each
    /// answer in the fixed list (-1 for none).
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyDict>> {
        self.sound()?;
        let seat = self.seat_or_decider(seat)?;
        let layout = layout::layout(self.inner.seats().count())?;
        let db = self.library.inner.db().clone();
        let (observation, features, places) = errors::guarded(|| {
            let view = self.inner.view(seat);
            let mut encoder = observe::Encoder::new(layout);
            let mut observation = vec![0; layout.size()];
            encoder.observe(&db, &view, &mut observation);
            let mut legal = vec![];
            self.inner.state().legal_for(&db, seat, &mut legal);
            let answers: Vec<_> =
                legal.iter().filter_map(|action| self.inner.answer_for_view(seat, *action)).collect();
            let mut features = vec![0; answers.len() * observe::feature::SIZE];
            for (answer, row) in answers.iter().zip(features.chunks_exact_mut(observe::feature::SIZE)) {
                encoder.features(&db, &view, &observation, *answer, row);
            }
            let mut places = vec![];
            encoder.places(&db, &observation, &answers, &mut places);
            let places: Vec<i32> =
                places.iter().map(|place| place.map_or(-1, |place| place as i32)).collect();
            (observation, features, places)
        })?;
        let rows = places.len();
        let dict = PyDict::new(py);
        dict.set_item("observation", PyArray1::from_vec(py, observation))?;
        let features: Bound<'py, PyArray2<i16>> =
            PyArray1::from_vec(py, features).reshape([rows, observe::feature::SIZE])?;
        dict.set_item("action_features", features)?;
        dict.set_item("fixed_actions", PyArray1::from_vec(py, places))?;
        Ok(dict)
    }

    /// A game that is possible from this player's point of view: everything hidden from the player is replaced
    /// by random cards of the library.
    #[pyo3(signature = (seat, seed = 0))]
    fn imagine(&self, py: Python<'_>, seat: u8, seed: u64) -> PyResult<PyGame> {
        self.sound()?;
        let seat = self.seat(seat)?;
        let inner = errors::guarded_detached(py, || self.inner.imagine(seat, seed))?;
        Ok(PyGame::begun(self.library.clone(), inner))
    }

    /// Plays the game to the end with the given players: one name of a bot, or object with `choose(view,
    /// decision, answers)`, per seat. Bots get seeds from `seed`. Players are not asked about decisions with
    /// a single answer.
    #[pyo3(signature = (players, seed = 0))]
    fn play_out(&mut self, py: Python<'_>, players: Vec<Bound<'_, PyAny>>, seed: u64) -> PyResult<PyOutcome> {
        self.sound()?;
        let first_error = SharedError::default();
        let seeds = sim::Seeds::new(seed, 0);
        let mut seated = players
            .iter()
            .enumerate()
            .map(|(seat, who)| {
                let seat = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
                players::player(who, seeds.player(seat), &self.library.inner, &first_error)
            })
            .collect::<PyResult<Vec<_>>>()?;
        self.broken = true;
        let played = errors::guarded_detached(py, || self.inner.play_out(&mut seated))?;
        self.broken = false;
        if let Some(error) = first_error.lock().ok().and_then(|mut error| error.take()) {
            return Err(error);
        }
        played.map_err(errors::bad_play)?;
        self.outcome()?.ok_or_else(|| errors::failed("the game is not over"))
    }

    /// The result; None while the game is running.
    #[getter]
    fn outcome(&self) -> PyResult<Option<PyOutcome>> {
        self.sound()?;
        Ok(self.inner.outcome().map(|outcome| PyOutcome {
            winners: self
                .inner
                .seats()
                .filter(|seat| self.inner.has_won(*seat))
                .map(|seat| u16::from(seat.0))
                .collect(),
            rule: outcome.rule().to_string(),
        }))
    }

    /// The number of the turn, counted from 1; 0 before the first one.
    #[getter]
    fn turn(&self) -> u16 {
        self.inner.turn()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.inner.seats().count()
    }

    /// The active player's seat.
    #[getter]
    fn active(&self) -> u8 {
        self.inner.active().0
    }

    /// The edition of its rules.
    #[getter]
    fn edition(&self) -> &'static str {
        self.inner.rules().edition().name()
    }

    /// A player's lore.
    fn lore(&self, seat: u8) -> PyResult<u16> {
        Ok(self.inner.lore(self.seat(seat)?))
    }

    /// The answers given so far.
    #[getter]
    fn answers(&self) -> Vec<PyAction> {
        self.inner.answers().iter().map(|inner| PyAction { inner: *inner }).collect()
    }

    /// The game as the bytes of a replay file. Raises ReplayError for a game that was set up by a scenario,
    /// because replays can't contain its position.
    fn replay<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.sound()?;
        let replay = errors::guarded(|| self.inner.replay().map(|replay| replay.to_bytes()))?;
        let bytes = replay.ok_or_else(|| {
            errors::ReplayError::new_err("a game set up by a scenario has no replay; pickle it instead")
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Writes the game to a replay file, which `inkwright replay` and the page can open.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let bytes = self.replay(py)?;
        std::fs::write(&path, bytes.as_bytes())
            .map_err(|error| errors::ReplayError::new_err(format!("{}: {error}", path.display())))
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("inkwright.show")?.call_method1("game_html", (slf,))
    }

    fn __copy__(&self) -> PyResult<PyGame> {
        self.sound()?;
        Ok(self.clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<PyGame> {
        self.__copy__()
    }

    /// An independent copy.
    fn copy(&self) -> PyResult<PyGame> {
        self.__copy__()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<PickledGame<'py>> {
        let game = slf.borrow();
        game.sound()?;
        let bytes = errors::guarded(|| game.inner.to_bytes())?;
        Ok((slf.get_type().getattr("_restore")?, (game.library.clone(), PyBytes::new(slf.py(), &bytes))))
    }

    #[staticmethod]
    fn _restore(library: PyLibrary, bytes: &[u8]) -> PyResult<PyGame> {
        let inner = errors::guarded(|| inkwright::Game::from_bytes(&library.inner, bytes))?
            .map_err(errors::bad_snapshot)?;
        Ok(PyGame::begun(library, inner))
    }

    fn __repr__(&self) -> String {
        let n = self.inner.seats().count();
        match (self.inner.outcome(), self.inner.decision()) {
            (Some(_), _) => format!("<Game of {n}, over after {} turns>", self.inner.turn()),
            (None, Some(decision)) if decision.kind == DecisionKind::Mulligan => {
                format!("<Game of {n}, before the first turn, seat {} to decide>", decision.seat.0)
            }
            (None, decision) => {
                let seat = decision.map_or(0, |decision| decision.seat.0);
                format!("<Game of {n}, turn {}, seat {seat} to decide>", self.inner.turn())
            }
        }
    }
}

impl PyGame {
    fn event(&self, event: &inkwright::Event) -> PyEvent {
        let kind = format!("{:?}", event.kind);
        let kind = kind.split([' ', '{', '(']).next().unwrap_or_default().to_owned();
        PyEvent { rule: event.rule.to_string(), text: self.inner.tell(event), kind }
    }
}
