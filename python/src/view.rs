//! A player's view of the game.

use crate::action::PyDecision;
use inkwright::Keyword;
use pyo3::prelude::*;

/// Everything one player may know, in that player's own card numbers.
#[pyclass(frozen, get_all, name = "View", module = "inkwright")]
pub struct PyView {
    /// The viewing seat.
    pub viewer: u8,
    /// The active player's seat.
    pub active: u8,
    /// The number of the turn; 0 before the first.
    pub turn: u16,
    /// One side per player, in seat order.
    pub sides: Vec<Py<PySide>>,
    /// Entries of the bag: their owners, and their cards if visible.
    pub bag: Vec<(u8, Option<u16>)>,
    /// The pending decision; None when the game is over.
    pub decision: Option<PyDecision>,
}

/// One player's side of the table.
#[pyclass(frozen, get_all, name = "Side", module = "inkwright")]
pub struct PySide {
    /// Lore.
    pub lore: u16,
    /// Whether this player has left the game.
    pub out: bool,
    /// The number of cards in the deck.
    pub deck: u16,
    /// The number of cards in the hand.
    pub hand_count: u16,
    /// Ready ink.
    pub ready_ink: u16,
    /// Exerted ink.
    pub exerted_ink: u16,
    /// Ink drops.
    pub ink_drops: u16,
    /// The number of cards put into the inkwell this turn.
    pub inked: u8,
    /// The cards of the hand visible to the viewer.
    pub hand: Vec<Py<PyCardInView>>,
    /// The discard, top card first.
    pub discard: Vec<Py<PyCardInView>>,
    /// The cards of the inkwell visible to the viewer.
    pub inkwell: Vec<Py<PyCardInView>>,
    /// Characters, items and locations in play.
    pub play: Vec<Py<PyCardInView>>,
    /// Cards of the deck that the viewer is looking at.
    pub aside: Vec<Py<PyCardInView>>,
    /// The cards of the deck that the viewer knows, each with the number of cards above it.
    pub deck_known: Vec<(u16, Py<PyCardInView>)>,
    /// Cards being played.
    pub resolving: Vec<Py<PyCardInView>>,
    /// The leader in Format Coconut (beta): a list with one card, or an empty one.
    pub leader: Vec<Py<PyCardInView>>,
}

/// A visible card in its current state.
#[pyclass(frozen, get_all, name = "CardInView", module = "inkwright")]
pub struct PyCardInView {
    /// The viewer's number for it.
    pub id: u16,
    /// Its number in the library: see `Library.card_of`.
    pub number: u16,
    /// Its full name.
    pub name: String,
    /// Whether it is exerted.
    pub exerted: bool,
    /// Whether it is drying.
    pub drying: bool,
    /// Damage on it.
    pub damage: u16,
    /// Current strength.
    pub strength: i16,
    /// Current willpower.
    pub willpower: i16,
    /// Current lore value.
    pub lore: i16,
    /// Its current keywords.
    pub keywords: Vec<&'static str>,
    /// The location it is at.
    pub at: Option<u16>,
    /// The cards under it: their numbers in the library, None for facedown ones.
    pub under: Vec<Option<u16>>,
}

fn cards(
    py: Python<'_>,
    library: &inkwright::Library,
    list: &[inkwright::CardView],
) -> PyResult<Vec<Py<PyCardInView>>> {
    list.iter()
        .map(|card| {
            let shown = PyCardInView {
                id: card.id.0,
                number: card.def.0,
                name: library.db().def(card.def).full_name.clone(),
                exerted: card.exerted,
                drying: card.drying,
                damage: card.damage,
                strength: card.strength,
                willpower: card.willpower,
                lore: card.lore,
                keywords: Keyword::ALL
                    .into_iter()
                    .filter(|keyword| card.has(*keyword))
                    .map(Keyword::name)
                    .collect(),
                at: card.at.map(|id| id.0),
                under: card.under.iter().map(|def| def.map(|def| def.0)).collect(),
            };
            Py::new(py, shown)
        })
        .collect()
}

impl PyView {
    pub fn of(py: Python<'_>, library: &inkwright::Library, view: &inkwright::View) -> PyResult<PyView> {
        let sides = view.sides.iter().map(|side| {
            let known: Vec<inkwright::CardView> =
                side.deck_known.iter().map(|known| known.card.clone()).collect();
            let at = side.deck_known.iter().map(|known| known.from_top);
            let known = at.zip(cards(py, library, &known)?).collect();
            let seen = PySide {
                lore: side.lore,
                out: side.out,
                deck: side.deck,
                hand_count: side.hand_count,
                ready_ink: side.ready_ink,
                exerted_ink: side.exerted_ink,
                ink_drops: side.ink_drops,
                inked: side.inked,
                hand: cards(py, library, &side.hand)?,
                discard: cards(py, library, &side.discard)?,
                inkwell: cards(py, library, &side.inkwell)?,
                play: cards(py, library, &side.play)?,
                aside: cards(py, library, &side.aside)?,
                deck_known: known,
                resolving: cards(py, library, &side.resolving)?,
                leader: cards(py, library, side.leader.as_slice())?,
            };
            Py::new(py, seen)
        });
        Ok(PyView {
            viewer: view.viewer.0,
            active: view.active.0,
            turn: view.turn,
            sides: sides.collect::<PyResult<_>>()?,
            bag: view.bag.iter().map(|(seat, id)| (seat.0, id.map(|id| id.0))).collect(),
            decision: view.decision.as_ref().map(|decision| PyDecision::of(decision, String::new())),
        })
    }
}

#[pymethods]
impl PyView {
    fn __repr__(&self) -> String {
        format!("<View of seat {}, turn {}>", self.viewer, self.turn)
    }
}

#[pymethods]
impl PySide {
    fn __repr__(&self) -> String {
        format!("<Side: {} lore, {} cards in hand, {} in play>", self.lore, self.hand_count, self.play.len())
    }
}

#[pymethods]
impl PyCardInView {
    fn __repr__(&self) -> String {
        format!("<{} {:?}>", self.id, self.name)
    }
}
