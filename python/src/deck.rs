//! Decks.

use crate::errors;
use pyo3::prelude::*;

/// A deck: full names and numbers of copies. `Library.deck` parses a list, `Library.starter` returns a
/// starter deck.
///
/// >>> import inkwright
/// >>> deck = inkwright.Deck("two cards", [(2, "Stitch - New Dog")])
/// >>> deck.size, deck.entries
/// (2, [(2, 'Stitch - New Dog')])
#[pyclass(frozen, name = "Deck", module = "inkwright", from_py_object)]
#[derive(Clone)]
pub struct PyDeck {
    pub inner: cards::Deck,
}

#[pymethods]
impl PyDeck {
    #[new]
    fn new(name: String, entries: Vec<(u16, String)>) -> PyResult<PyDeck> {
        let size: u32 = entries.iter().map(|(copies, _)| u32::from(*copies)).sum();
        if size > cards::LARGEST_DECK {
            return Err(errors::wrong(format!(
                "a deck has at most {} cards, and this one has {size}",
                cards::LARGEST_DECK
            )));
        }
        Ok(PyDeck { inner: cards::Deck::new(name, entries) })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.inner.name
    }

    /// Copies and full names, in the order of the list.
    #[getter]
    fn entries(&self) -> Vec<(u16, String)> {
        self.inner.entries.clone()
    }

    /// The number of cards.
    #[getter]
    fn size(&self) -> u32 {
        self.inner.size()
    }

    /// The deck with other numbers of some cards: 0 removes a card, and a new card is added.
    ///
    /// >>> import inkwright
    /// >>> deck = inkwright.Deck("x", [(2, "Stitch - New Dog")])
    /// >>> deck.replace({"Stitch - New Dog": 1, "Smash": 1}).entries
    /// [(1, 'Stitch - New Dog'), (1, 'Smash')]
    #[pyo3(signature = (changes, name = None))]
    fn replace(&self, changes: &Bound<'_, pyo3::types::PyDict>, name: Option<String>) -> PyResult<PyDeck> {
        let mut entries = self.inner.entries.clone();
        for (card, copies) in changes.iter() {
            let (card, copies): (String, u16) = (card.extract()?, copies.extract()?);
            match entries.iter_mut().find(|(_, name)| *name == card) {
                Some(entry) => entry.0 = copies,
                None => entries.push((copies, card)),
            }
        }
        entries.retain(|(copies, _)| *copies > 0);
        PyDeck::new(name.unwrap_or_else(|| self.inner.name.clone()), entries)
    }

    /// The list as text, one card per line.
    fn __str__(&self) -> String {
        self.inner.entries.iter().map(|(copies, name)| format!("{copies} {name}\n")).collect()
    }

    fn __repr__(&self) -> String {
        format!("<Deck {:?}, {} cards>", self.inner.name, self.inner.size())
    }

    fn __len__(&self) -> usize {
        self.inner.size() as usize
    }

    fn __eq__(&self, other: &PyDeck) -> bool {
        self.inner == other.inner
    }

    fn __hash__(&self) -> u64 {
        sim::matchup::fingerprint(&self.inner)
    }

    fn __getnewargs__(&self) -> (String, Vec<(u16, String)>) {
        (self.inner.name.clone(), self.inner.entries.clone())
    }
}
