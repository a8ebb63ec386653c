//! The layout of observations, for people and programs.

use crate::errors;
use observe::{card, feature, head, side};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The position of each number in an observation for a number of players. See docs/observations.md.
///
/// >>> import inkwright
/// >>> layout = inkwright.Layout(2)
/// >>> layout.version, layout.size, layout.rows, layout.features
/// (1, 1520, 92, 16)
/// >>> layout.head["TURN"], layout.side["LORE"], layout.card["STRENGTH"], layout.feature["KIND"]
/// (3, 3, 8, 0)
#[pyclass(frozen, name = "Layout", module = "inkwright")]
pub struct PyLayout {
    inner: observe::Layout,
}

/// A layout, or an exception with the possible numbers of players.
pub fn layout(players: usize) -> PyResult<observe::Layout> {
    observe::Layout::new(players).ok_or_else(|| {
        errors::wrong(format!(
            "an observation is for 2 to {} players, not {players}",
            observe::Layout::MOST_PLAYERS
        ))
    })
}

fn columns<'py>(py: Python<'py>, names: &[(&str, usize)]) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, place) in names {
        dict.set_item(name, place)?;
    }
    Ok(dict)
}

#[pymethods]
impl PyLayout {
    #[new]
    fn new(players: usize) -> PyResult<PyLayout> {
        Ok(PyLayout { inner: layout(players)? })
    }

    /// The version of the layout. It changes whenever a position changes.
    #[getter]
    fn version(&self) -> i16 {
        observe::VERSION
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.inner.players()
    }

    /// The length of an observation.
    #[getter]
    fn size(&self) -> usize {
        self.inner.size()
    }

    /// The number of card rows.
    #[getter]
    fn rows(&self) -> usize {
        self.inner.rows()
    }

    /// The length of a card row.
    #[getter]
    fn row_size(&self) -> usize {
        card::SIZE
    }

    /// The number of features of an answer.
    #[getter]
    fn features(&self) -> usize {
        feature::SIZE
    }

    /// The position of the first card row.
    #[getter]
    fn first_row(&self) -> usize {
        self.inner.first_row()
    }

    /// The position of a player's side. Player 0 is the viewer; the others follow in turn order.
    fn side_at(&self, player: usize) -> PyResult<usize> {
        if player >= self.inner.players() {
            return Err(errors::wrong(format!("there are {} players, counted from 0", self.inner.players())));
        }
        Ok(self.inner.side(player))
    }

    /// The names and positions of the head's columns.
    #[getter]
    fn head<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        columns(py, head::NAMES)
    }

    /// The names and positions of a side's columns.
    #[getter]
    fn side<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        columns(py, side::NAMES)
    }

    /// The names and positions of a card row's columns.
    #[getter]
    fn card<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        columns(py, card::NAMES)
    }

    /// The names and positions of an answer's features.
    #[getter]
    fn feature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        columns(py, feature::NAMES)
    }

    /// The groups of card rows: name, first row, number of rows.
    #[getter]
    fn groups(&self) -> Vec<(String, usize, usize)> {
        let layout = self.inner;
        let group = |name: String, rows: std::ops::Range<usize>| (name, rows.start, rows.len());
        let mut groups = vec![group("hand".to_owned(), layout.hand())];
        groups
            .extend((0..layout.players()).map(|player| group(format!("play {player}"), layout.play(player))));
        groups.extend(
            (0..layout.players()).map(|player| group(format!("discard {player}"), layout.discard(player))),
        );
        groups.push(group("others".to_owned(), layout.others()));
        groups
    }

    /// The length of the fixed list of answers.
    #[getter]
    fn fixed_size(&self) -> usize {
        observe::FixedAnswers::new(self.inner).size()
    }

    /// The blocks of the fixed list of answers: name, first index, length.
    #[getter]
    fn fixed_blocks(&self) -> Vec<(String, usize, usize)> {
        observe::FixedAnswers::new(self.inner).blocks()
    }

    fn __repr__(&self) -> String {
        format!(
            "<Layout {} for {} players, {} numbers>",
            observe::VERSION,
            self.inner.players(),
            self.inner.size()
        )
    }
}
