//! Repeatable random choices.

use engine::Chance;

/// Seeded dice. The same seed gives the same choices on every platform.
///
/// ```
/// use inkwright::Dice;
///
/// let mut one = Dice::new(7);
/// let mut other = Dice::new(7);
/// assert_eq!(one.pick(&[1, 2, 3]), other.pick(&[1, 2, 3]));
/// ```
#[derive(Clone, Debug)]
pub struct Dice(Chance);

impl Dice {
    /// Dice with this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(Chance::new(seed))
    }

    /// One of these, each equally likely.
    ///
    /// # Panics
    /// If there is nothing to pick from.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A number below `n`, each equally likely; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }
}
