//! Bots by name, and bots written in Python.

use crate::action::{Action, Decision};
use crate::errors;
use crate::view::View;
use inkwright::{Bot, Player, Seen};
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
pub type Trouble = Arc<Mutex<Option<PyErr>>>;

/// A player for a seat: the name of a bot, or any object with `choose(view, decision, answers)`.
pub fn player(
    who: &Bound<'_, PyAny>,
    seed: u64,
    library: &inkwright::Library,
    trouble: &Trouble,
) -> PyResult<Player> {
    if let Ok(name) = who.extract::<String>() {
        return Player::named(&name, seed).map_err(errors::unknown_bot);
    }
    if !who.hasattr("choose")? {
        return Err(errors::wrong(
            "a player is the name of a bot, or has a method choose(view, decision, answers)",
        ));
    }
    let bot =
        PythonBot { object: who.clone().unbind(), library: library.clone(), trouble: Arc::clone(trouble) };
    Ok(Player::new(bot))
}

struct PythonBot {
    object: Py<PyAny>,
    library: inkwright::Library,
    trouble: Trouble,
}

impl std::fmt::Debug for PythonBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PythonBot").finish_non_exhaustive()
    }
}

impl PythonBot {
    fn ask(&self, seen: &Seen<'_>) -> PyResult<inkwright::Action> {
        Python::attach(|py| {
            let view = Py::new(py, View::of(py, &self.library, seen.view())?)?;
            let decision = Py::new(py, Decision::of(seen.decision(), String::new()))?;
            let answers = PyList::empty(py);
            for answer in seen.answers() {
                answers.append(Py::new(py, Action { inner: *answer })?)?;
            }
            let chosen = self.object.bind(py).call_method1("choose", (view, decision, answers))?;
            if let Ok(action) = chosen.extract::<Action>() {
                return Ok(action.inner);
            }
            let place: usize = chosen.extract()?;
            let n = seen.answers().len();
            seen.answers()
                .get(place)
                .copied()
                .ok_or_else(|| errors::wrong(format!("there is no answer {place} among {n}")))
        })
    }
}

impl Bot for PythonBot {
    fn choose(&mut self, seen: &Seen<'_>) -> inkwright::Action {
        self.ask(seen).unwrap_or_else(|error| {
            if let Ok(mut trouble) = self.trouble.lock() {
                trouble.get_or_insert(error);
            }
            // Conceding is never listed, so the game stops here.
            inkwright::Action::Concede(seen.view().viewer)
        })
    }
}
