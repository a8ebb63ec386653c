//! What one player sees.

use crate::action::Decision;
use inkwright::Keyword;
use pyo3::prelude::*;

/// Everything one player may know, in card numbers of that player's own.
#[pyclass(frozen, get_all, module = "inkwright")]
pub struct View {
    /// Whose view it is.
    pub viewer: u8,
    /// Whose turn it is.
    pub active: u8,
    /// The number of the turn; 0 before the first.
    pub turn: u16,
    /// One side for each player, in seat order.
    pub sides: Vec<Py<Side>>,
    /// Entries of the bag: whose, and from which card if that is in sight.
    pub bag: Vec<(u8, Option<u16>)>,
    /// Who must decide what; None when the game is over.
    pub decision: Option<Decision>,
}

/// One player's side of the table.
#[pyclass(frozen, get_all, module = "inkwright")]
pub struct Side {
    /// Lore.
    pub lore: u16,
    /// This player has left the game.
    pub out: bool,
    /// The number of cards in the deck.
    pub deck: u16,
    /// The number of cards in the hand.
    pub hand_count: u16,
    /// Ink to pay with.
    pub ready_ink: u16,
    /// Ink that is spent.
    pub exerted_ink: u16,
    /// Ink drops.
    pub ink_drops: u16,
    /// How many cards were put into the inkwell this turn.
    pub inked: u8,
    /// The cards of the hand that the viewer sees.
    pub hand: Vec<Py<CardInView>>,
    /// The discard, uppermost first.
    pub discard: Vec<Py<CardInView>>,
    /// The cards of the inkwell that the viewer sees.
    pub inkwell: Vec<Py<CardInView>>,
    /// Characters, items and locations in play.
    pub play: Vec<Py<CardInView>>,
    /// Cards of the deck that the viewer is looking at.
    pub aside: Vec<Py<CardInView>>,
    /// Cards being played.
    pub resolving: Vec<Py<CardInView>>,
    /// The leader in Format Coconut (beta); a list of one, or of none.
    pub leader: Vec<Py<CardInView>>,
}

/// A card in sight, as it is now.
#[pyclass(frozen, get_all, module = "inkwright")]
pub struct CardInView {
    /// The viewer's number for it.
    pub id: u16,
    /// Which card it is: see `Library.card_of`.
    pub number: u16,
    /// Its full name.
    pub name: String,
    /// It lies sideways.
    pub exerted: bool,
    /// It came into play this turn.
    pub drying: bool,
    /// Damage on it.
    pub damage: u16,
    /// With everything that changes it now.
    pub strength: i16,
    /// With everything that changes it now.
    pub willpower: i16,
    /// With everything that changes it now.
    pub lore: i16,
    /// The keywords it has now.
    pub keywords: Vec<&'static str>,
    /// The location it is at.
    pub at: Option<u16>,
    /// The cards under it: their numbers in the library, None where they lie facedown.
    pub under: Vec<Option<u16>>,
}

fn cards(
    py: Python<'_>,
    library: &inkwright::Library,
    list: &[inkwright::CardView],
) -> PyResult<Vec<Py<CardInView>>> {
    list.iter()
        .map(|card| {
            let shown = CardInView {
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

impl View {
    pub fn of(py: Python<'_>, library: &inkwright::Library, view: &inkwright::View) -> PyResult<View> {
        let sides = view.sides.iter().map(|side| {
            let seen = Side {
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
                resolving: cards(py, library, &side.resolving)?,
                leader: cards(py, library, side.leader.as_slice())?,
            };
            Py::new(py, seen)
        });
        Ok(View {
            viewer: view.viewer.0,
            active: view.active.0,
            turn: view.turn,
            sides: sides.collect::<PyResult<_>>()?,
            bag: view.bag.iter().map(|(seat, id)| (seat.0, id.map(|id| id.0))).collect(),
            decision: view.decision.as_ref().map(|decision| Decision::of(decision, String::new())),
        })
    }
}

#[pymethods]
impl View {
    fn __repr__(&self) -> String {
        format!("<View of seat {}, turn {}>", self.viewer, self.turn)
    }
}

#[pymethods]
impl Side {
    fn __repr__(&self) -> String {
        format!("<Side: {} lore, {} cards in hand, {} in play>", self.lore, self.hand_count, self.play.len())
    }
}

#[pymethods]
impl CardInView {
    fn __repr__(&self) -> String {
        format!("<{} {:?}>", self.id, self.name)
    }
}
