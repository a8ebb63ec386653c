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
    module.add_class::<library::Library>()?;
    module.add_class::<card::Card>()?;
    module.add_class::<deck::Deck>()?;
    module.add_class::<action::Action>()?;
    module.add_class::<action::Decision>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Event>()?;
    module.add_class::<game::Outcome>()?;
    module.add_class::<game::Explanation>()?;
    module.add_class::<view::View>()?;
    module.add_class::<view::Side>()?;
    module.add_class::<view::CardInView>()?;
    module.add_class::<scenarios::Report>()?;
    module.add_class::<envs::Envs>()?;
    module.add_class::<layout::Layout>()?;
    module.add_class::<runs::Matchup>()?;
    module.add_class::<runs::Arena>()?;
    module.add_function(wrap_pyfunction!(players::bot_names, module)?)?;
    module.add_function(wrap_pyfunction!(library::starters, module)?)?;
    module.add_function(wrap_pyfunction!(library::editions, module)?)?;
    module.add_function(wrap_pyfunction!(scenarios::run_scenarios, module)?)?;
    module.add_function(wrap_pyfunction!(errors::_panic, module)?)?;
    Ok(())
}
