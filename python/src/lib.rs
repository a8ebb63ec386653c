//! Inkwright for Python: the library crate as a Python module, and environments with many games at once.
//!
//! Users import the package `python/inkwright`, which exports the classes defined here. Each module is about
//! one kind of object. Panics reach Python as ordinary exceptions: see [`errors::guarded`].

mod action;
mod card;
mod deck;
mod envs;
mod errors;
mod game;
mod layout;
mod library;
mod players;
mod runs;
mod scenarios;
mod view;

use pyo3::prelude::*;

#[pymodule]
fn _inkwright(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    errors::add(module)?;
    module.add_class::<library::PyLibrary>()?;
    module.add_class::<card::PyCard>()?;
    module.add_class::<deck::PyDeck>()?;
    module.add_class::<action::PyAction>()?;
    module.add_class::<action::PyDecision>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<game::PyEvent>()?;
    module.add_class::<game::PyOutcome>()?;
    module.add_class::<game::PyExplanation>()?;
    module.add_class::<view::PyView>()?;
    module.add_class::<view::PySide>()?;
    module.add_class::<view::PyCardInView>()?;
    module.add_class::<scenarios::PyReport>()?;
    module.add_class::<envs::PyEnvs>()?;
    module.add_class::<layout::PyLayout>()?;
    module.add_class::<runs::PyMatchup>()?;
    module.add_class::<runs::PyArena>()?;
    module.add_function(wrap_pyfunction!(players::bot_names, module)?)?;
    module.add_function(wrap_pyfunction!(library::starters, module)?)?;
    module.add_function(wrap_pyfunction!(library::editions, module)?)?;
    module.add_function(wrap_pyfunction!(scenarios::run_scenarios, module)?)?;
    module.add_function(wrap_pyfunction!(errors::_panic, module)?)?;
    Ok(())
}
