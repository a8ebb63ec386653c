//! The card library.

use crate::card::PyCard;
use crate::deck::PyDeck;
use crate::errors;
use inkwright::{Edition, Ink, Language, NewCard};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::OnceLock;

/// The cards that games can use. Only the first library takes time to create, because all of them share
/// their cards.
///
/// >>> import inkwright
/// >>> library = inkwright.Library()
/// >>> len(library) > 2000
/// True
/// >>> library.deck("mine", "4 Stitch - New Dog").size
/// 4
#[pyclass(frozen, name = "Library", module = "inkwright", from_py_object)]
#[derive(Clone)]
pub struct PyLibrary {
    pub inner: inkwright::Library,
    /// The data to recreate it in other processes.
    origin: LibraryOrigin,
}

#[derive(Clone, Default)]
struct LibraryOrigin {
    made_up: Vec<MadeUpCard>,
    /// The scenario with its cards.
    scenario: Option<String>,
    /// Whether its card numbers differ from the usual ones.
    renumbered: bool,
}

/// A card from Python.
#[derive(Clone, FromPyObject, IntoPyObject)]
struct MadeUpCard {
    #[pyo3(item)]
    full_name: String,
    #[pyo3(item)]
    card_type: String,
    #[pyo3(item)]
    text: String,
    #[pyo3(item)]
    cost: u8,
    #[pyo3(item)]
    inks: Vec<String>,
    #[pyo3(item)]
    inkable: bool,
    #[pyo3(item)]
    strength: u8,
    #[pyo3(item)]
    willpower: u8,
    #[pyo3(item)]
    lore: u8,
    #[pyo3(item)]
    move_cost: u8,
    #[pyo3(item)]
    classifications: Vec<String>,
}

impl MadeUpCard {
    fn card(&self) -> PyResult<NewCard> {
        let new = match &self.card_type[..] {
            "character" => NewCard::character(&self.full_name, self.strength, self.willpower).lore(self.lore),
            "action" => NewCard::action(&self.full_name),
            "item" => NewCard::item(&self.full_name),
            "location" => NewCard::location(&self.full_name, self.move_cost, self.willpower).lore(self.lore),
            other => {
                return Err(errors::wrong(format!(
                    "\"{other}\" is not a type of card; there are character, action, item and location"
                )));
            }
        };
        let mut card = new.cost(self.cost).text(&self.text);
        if self.inkable {
            card = card.inkable();
        }
        for class in &self.classifications {
            card = card.classification(class);
        }
        for name in &self.inks {
            let known = Ink::ALL.into_iter().find(|ink| crate::card::ink_name(*ink) == name.to_lowercase());
            let names = Ink::ALL.map(crate::card::ink_name).join(", ");
            card = card.ink(
                known.ok_or_else(|| errors::wrong(format!("\"{name}\" is not an ink; there are {names}")))?,
            );
        }
        Ok(card)
    }
}

/// The built-in cards, compiled once per process.
fn built_in() -> &'static inkwright::Library {
    static BUILT_IN: OnceLock<inkwright::Library> = OnceLock::new();
    BUILT_IN.get_or_init(inkwright::Library::built_in)
}

impl PyLibrary {
    pub fn built_in() -> PyLibrary {
        PyLibrary { inner: built_in().clone(), origin: LibraryOrigin::default() }
    }

    pub fn or_built_in(library: Option<PyLibrary>) -> PyLibrary {
        library.unwrap_or_else(PyLibrary::built_in)
    }

    /// The library of a game that began in a scenario, with the scenario's own cards.
    pub fn of_scenario(&self, inner: inkwright::Library, text: &str) -> PyLibrary {
        let origin = LibraryOrigin { scenario: Some(text.to_owned()), ..self.origin.clone() };
        PyLibrary { inner, origin }
    }

    /// The same cards in a replay's numbering. Replays of the oldest version only number their decks' own
    /// cards.
    pub fn of_replay(&self, inner: inkwright::Library) -> PyLibrary {
        let renumbered = inner.db().defs().len() != self.inner.db().defs().len();
        PyLibrary { inner, origin: LibraryOrigin { renumbered, ..self.origin.clone() } }
    }
}

#[pymethods]
impl PyLibrary {
    #[new]
    fn new(py: Python<'_>) -> PyResult<PyLibrary> {
        errors::guarded_detached(py, PyLibrary::built_in)
    }

    /// The card with this full name, ignoring case and the form of apostrophes. Its `reading` is in the
    /// language `lang`: en, de, fr, it or zh. Raises KeyError with the most similar name if there is none,
    /// and ValueError for another language.
    #[pyo3(signature = (full_name, lang = "en"))]
    fn card(&self, full_name: &str, lang: &str) -> PyResult<PyCard> {
        let language: Language = lang
            .parse()
            .map_err(|unknown: inkwright::UnknownLanguage| PyValueError::new_err(unknown.to_string()))?;
        let found = errors::guarded(|| {
            self.inner.card(full_name).map(|card| PyCard::of(&self.inner, &card, language))
        })?;
        found.ok_or_else(|| {
            let nearest = self
                .inner
                .suggest(full_name)
                .map(|name| format!("; did you mean \"{name}\"?"))
                .unwrap_or_default();
            pyo3::exceptions::PyKeyError::new_err(format!("\"{full_name}\" is not in the library{nearest}"))
        })
    }

    /// The card with a number from a view or an observation; None for cards outside the library.
    fn card_of(&self, number: u16) -> PyResult<Option<PyCard>> {
        errors::guarded(|| {
            self.inner
                .card_of(engine::DefId(number))
                .map(|card| PyCard::of(&self.inner, &card, Language::English))
        })
    }

    /// The full names of all cards, in a fixed order.
    fn names(&self) -> Vec<String> {
        self.inner.cards().map(|card| card.full_name()).collect()
    }

    /// Parses a deck list: lines such as `4 Stitch - New Dog`, or any other form that deck builders write.
    /// Raises DeckError with all problems.
    fn deck(&self, name: &str, list: &str) -> PyResult<PyDeck> {
        let deck = errors::guarded(|| self.inner.deck(name, list))?;
        Ok(PyDeck { inner: deck.map_err(errors::bad_deck)? })
    }

    /// A starter deck by its title, such as "The Heart of Magic"; `starters()` lists them.
    fn starter(&self, title: &str) -> PyResult<PyDeck> {
        Ok(PyDeck { inner: self.inner.starter(title).map_err(errors::unknown_starter)? })
    }

    /// This library with one more card, compiled like any other. Raises CardError if its text is not
    /// understood. `inkwright.cards.compile` is easier to use.
    fn with_card(&self, py: Python<'_>, card: &Bound<'_, PyDict>) -> PyResult<PyLibrary> {
        let made_up: MadeUpCard = card.extract()?;
        let new = made_up.card()?;
        let inner = errors::guarded_detached(py, || self.inner.with_card(&new))?.map_err(errors::bad_card)?;
        let mut origin = self.origin.clone();
        origin.made_up.push(made_up);
        Ok(PyLibrary { inner, origin })
    }

    /// A hash of all its cards, in hexadecimal. Games and libraries with different hashes are incompatible.
    #[getter]
    fn hash(&self) -> String {
        format!("{:016x}", self.inner.hash())
    }

    fn __len__(&self) -> usize {
        self.inner.cards().count()
    }

    fn __contains__(&self, full_name: &str) -> bool {
        self.inner.card(full_name).is_some()
    }

    fn __repr__(&self) -> String {
        format!("<Library of {} cards, {:016x}>", self.inner.cards().count(), self.inner.hash())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let py = slf.py();
        let origin = slf.get().origin.clone();
        if origin.renumbered {
            return Err(errors::GameError::new_err(
                "a game from a replay of the oldest version can't be pickled; keep the replay instead",
            ));
        }
        let rebuild = slf.get_type().getattr("_rebuild")?;
        Ok((
            rebuild,
            PyTuple::new(
                py,
                [origin.made_up.into_pyobject(py)?.into_any(), origin.scenario.into_pyobject(py)?.into_any()],
            )?,
        ))
    }

    #[staticmethod]
    fn _rebuild(
        py: Python<'_>,
        made_up: Vec<Bound<'_, PyDict>>,
        scenario: Option<String>,
    ) -> PyResult<PyLibrary> {
        let mut library = PyLibrary::new(py)?;
        for card in &made_up {
            library = library.with_card(py, card)?;
        }
        match scenario {
            None => Ok(library),
            Some(text) => {
                let staged =
                    errors::guarded_detached(py, || inkwright::Game::from_scenario(&library.inner, &text))?;
                let inner = staged.map_err(errors::bad_stage)?.library().clone();
                Ok(library.of_scenario(inner, &text))
            }
        }
    }
}

/// The titles of the built-in starter decks, in the order of their sets.
///
/// >>> import inkwright
/// >>> inkwright.starters()[0]
/// 'The Heart of Magic'
#[pyfunction]
pub fn starters() -> Vec<&'static str> {
    inkwright::Library::starters().collect()
}

/// The editions of the rules for games, oldest first.
///
/// >>> import inkwright
/// >>> inkwright.editions()[-1]
/// '2.3.0'
#[pyfunction]
pub fn editions() -> Vec<&'static str> {
    Edition::ALL.map(Edition::name).to_vec()
}
