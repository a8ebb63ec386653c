//! Errors as Python exceptions. No panic reaches Python.

use inkwright::{
    BadDeck, CardError as BadCard, ExplainError, GameError as BadGame, PlayError, Refusal,
    ReplayError as BadReplay, SnapshotError, StageError, UnknownBot, UnknownStarter,
};
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(inkwright, InkwrightError, PyException, "The base class of this package's exceptions.");
create_exception!(
    inkwright,
    Refused,
    InkwrightError,
    "An illegal answer. `rule` is the number of the rule that forbids it, `reason` an explanation in words."
);
create_exception!(
    inkwright,
    DeckError,
    InkwrightError,
    "A deck list that can't be read or played. `problems` has a message for each problem."
);
create_exception!(
    inkwright,
    CardError,
    InkwrightError,
    "A card text that is not understood. `line`, `start` and `found` locate the error, `expected` lists what could be there instead."
);
create_exception!(inkwright, GameError, InkwrightError, "A game that can't be started or continued.");
create_exception!(
    inkwright,
    ReplayError,
    InkwrightError,
    "A replay that can't be read, or whose answers don't fit the game."
);
create_exception!(
    inkwright,
    ScenarioError,
    InkwrightError,
    "A scenario or a question that is not understood or can't be set up."
);
create_exception!(
    inkwright,
    InternalError,
    InkwrightError,
    "A bug in this package. Please report it, with the steps that led to it."
);

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("InkwrightError", py.get_type::<InkwrightError>())?;
    module.add("Refused", py.get_type::<Refused>())?;
    module.add("DeckError", py.get_type::<DeckError>())?;
    module.add("CardError", py.get_type::<CardError>())?;
    module.add("GameError", py.get_type::<GameError>())?;
    module.add("ReplayError", py.get_type::<ReplayError>())?;
    module.add("ScenarioError", py.get_type::<ScenarioError>())?;
    module.add("InternalError", py.get_type::<InternalError>())
}

/// Runs a function and turns a panic into an exception.
pub fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| panicked(&*panic))
}

/// The same without the interpreter lock, for long calls.
pub fn guarded_detached<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|panic| panicked(&*panic))
}

fn panicked(panic: &(dyn Any + Send)) -> PyErr {
    InternalError::new_err(format!("a fault in the engine: {}", message(panic)))
}

/// The message of a panic.
pub fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}

/// Panics, to test the conversion to an exception.
#[pyfunction]
pub fn _panic() -> PyResult<()> {
    guarded(|| panic!("on purpose"))
}

/// An exception with attributes in addition to its message.
fn with(error: PyErr, set: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py).clone();
        match set(value.as_any()) {
            Ok(()) => error,
            Err(other) => other,
        }
    })
}

pub fn refused(refusal: Refusal) -> PyErr {
    with(Refused::new_err(refusal.to_string()), |value| {
        value.setattr("rule", refusal.rule.to_string())?;
        value.setattr("reason", refusal.reason.to_string())
    })
}

pub fn bad_deck(error: BadDeck) -> PyErr {
    with(DeckError::new_err(error.to_string()), |value| {
        value.setattr("problems", error.0.iter().map(ToString::to_string).collect::<Vec<_>>())
    })
}

pub fn bad_card(error: BadCard) -> PyErr {
    let told = CardError::new_err(error.to_string());
    match error {
        BadCard::Text(diagnostic) => with(told, |value| {
            value.setattr("line", diagnostic.section + 1)?;
            value.setattr("start", diagnostic.span.start)?;
            value.setattr("found", diagnostic.text)?;
            value.setattr("expected", diagnostic.expected.to_string())
        }),
        _ => told,
    }
}

pub fn bad_game(error: BadGame) -> PyErr {
    match error {
        BadGame::Decks(errors) => {
            let problems: Vec<String> = errors.iter().map(ToString::to_string).collect();
            with(DeckError::new_err(problems.join("; ")), |value| value.setattr("problems", problems))
        }
        error => GameError::new_err(error.to_string()),
    }
}

pub fn bad_play(error: PlayError) -> PyErr {
    match error {
        PlayError::Refused(_) | PlayError::NoAnswer => InternalError::new_err(error.to_string()),
        error => GameError::new_err(error.to_string()),
    }
}

pub fn bad_replay(error: BadReplay) -> PyErr {
    ReplayError::new_err(error.to_string())
}

pub fn bad_snapshot(error: SnapshotError) -> PyErr {
    GameError::new_err(error.to_string())
}

pub fn bad_stage(error: StageError) -> PyErr {
    ScenarioError::new_err(error.to_string())
}

pub fn bad_question(error: ExplainError) -> PyErr {
    ScenarioError::new_err(error.to_string())
}

pub fn unknown_bot(error: UnknownBot) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub fn unknown_starter(error: UnknownStarter) -> PyErr {
    PyValueError::new_err(error.to_string().replace("`Library::starters`", "`inkwright.starters()`"))
}

/// An exception for a run that can't continue.
pub fn failed(what: impl ToString) -> PyErr {
    PyRuntimeError::new_err(what.to_string())
}

/// An exception for an invalid argument.
pub fn wrong(what: impl ToString) -> PyErr {
    PyValueError::new_err(what.to_string())
}
