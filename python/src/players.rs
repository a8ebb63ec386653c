//! Bots by name, and bots written in Python.

use crate::action::{PyAction, PyDecision};
use crate::errors;
use crate::view::PyView;
use inkwright::{Bot, BotPlayer, BotView};
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::sync::{Arc, Mutex};

/// The names of the built-in bots.
///
/// >>> import inkwright
/// >>> {"random", "greedy"} <= set(inkwright.bot_names())
/// True
#[pyfunction]
pub fn bot_names() -> Vec<&'static str> {
    inkwright::bot_names().to_vec()
}

/// The first error in a bot written in Python.
pub type SharedError = Arc<Mutex<Option<PyErr>>>;

/// A player for a seat: the name of a bot, or any object with `choose(view, decision, answers)`.
pub fn player(
    who: &Bound<'_, PyAny>,
    seed: u64,
    library: &inkwright::Library,
    first_error: &SharedError,
) -> PyResult<BotPlayer> {
    if let Ok(name) = who.extract::<String>() {
        return BotPlayer::named(&name, seed).map_err(errors::unknown_bot);
    }
    if !who.hasattr("choose")? {
        return Err(errors::wrong(
            "a player is the name of a bot, or has a method choose(view, decision, answers)",
        ));
    }
    let bot = PythonBot {
        object: who.clone().unbind(),
        library: library.clone(),
        first_error: Arc::clone(first_error),
    };
    Ok(BotPlayer::new(bot))
}

struct PythonBot {
    object: Py<PyAny>,
    library: inkwright::Library,
    first_error: SharedError,
}

impl std::fmt::Debug for PythonBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PythonBot").finish_non_exhaustive()
    }
}

impl PythonBot {
    fn ask(&self, position: &BotView<'_>) -> PyResult<inkwright::Action> {
        Python::attach(|py| {
            let view = Py::new(py, PyView::of(py, &self.library, position.view())?)?;
            let decision = Py::new(py, PyDecision::of(position.decision(), String::new()))?;
            let answers = PyList::empty(py);
            for answer in position.answers() {
                answers.append(Py::new(py, PyAction { inner: *answer })?)?;
            }
            let chosen = self.object.bind(py).call_method1("choose", (view, decision, answers))?;
            if let Ok(action) = chosen.extract::<PyAction>() {
                return Ok(action.inner);
            }
            let place: usize = chosen.extract()?;
            let n = position.answers().len();
            position
                .answers()
                .get(place)
                .copied()
                .ok_or_else(|| errors::wrong(format!("there is no answer {place} among {n}")))
        })
    }
}

impl Bot for PythonBot {
    fn choose(&mut self, position: &BotView<'_>) -> inkwright::Action {
        self.ask(position).unwrap_or_else(|error| {
            if let Ok(mut first_error) = self.first_error.lock() {
                first_error.get_or_insert(error);
            }
            // Conceding is never listed, so the game stops here.
            inkwright::Action::Concede(position.view().viewer)
        })
    }
}
