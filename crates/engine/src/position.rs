//! A game set up by hand: for scenarios, puzzles and analysis.

use crate::chance::Chance;
use crate::ids::{DefId, Seat};
use crate::state::Variant;
use crate::teams::Teams;

/// A position to start from: the active player's Main Phase, with everything where it is said to be.
#[derive(Clone, Debug)]
pub struct Position {
    pub chance: Chance,
    pub variant: Variant,
    pub teams: Teams,
    pub active: Seat,
    /// The number of the turn; some turn after everyone's first when left out.
    pub turn: Option<u16>,
    pub sides: Vec<Side>,
}

/// One player's part of a position.
#[derive(Clone, Debug, Default)]
pub struct Side {
    pub lore: u16,
    /// From the top down.
    pub deck: Vec<DefId>,
    pub hand: Vec<DefId>,
    pub discard: Vec<DefId>,
    /// Cards in the inkwell, and whether each is exerted.
    pub inkwell: Vec<(DefId, bool)>,
    /// Marketing cards in the inkwell besides (10.2.2), ready. Their ids come after those of all other cards.
    pub marketing: usize,
    pub play: Vec<Placed>,
}

/// A card in play.
#[derive(Clone, Debug)]
pub struct Placed {
    pub def: DefId,
    pub exerted: bool,
    pub drying: bool,
    pub damage: u16,
    /// The index in `Side::play` of the location it is at.
    pub at: Option<usize>,
    /// Cards under it, uppermost first, and whether each lies faceup. A shifted character's covered cards lie faceup.
    pub under: Vec<(DefId, bool)>,
    /// It was played with Shift.
    pub shifted: bool,
    /// Cards enter play in the order of these numbers, on all sides together; those with the same number in the order in which they
    /// are listed. It is the order in which abilities that trigger at the same time go to the bag.
    pub entered: u32,
}

impl Placed {
    pub fn new(def: DefId) -> Placed {
        Placed {
            def,
            exerted: false,
            drying: false,
            damage: 0,
            at: None,
            under: vec![],
            shifted: false,
            entered: 0,
        }
    }
}
