//! Quantifiers: whether something must be true of one of several players or of each of them.

/// Of how many of several players something must be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// At least one of them: "an opponent".
    Any,
    /// Each of them, and there is at least one: "each opponent".
    Every,
}

/// Players, and of how many of them something must be true. For a single player, both quantifiers mean
/// the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuantifiedPlayers<P> {
    pub quantifier: Quantifier,
    pub players: P,
}

impl<P> QuantifiedPlayers<P> {
    pub fn any(players: P) -> QuantifiedPlayers<P> {
        QuantifiedPlayers { quantifier: Quantifier::Any, players }
    }

    pub fn every(players: P) -> QuantifiedPlayers<P> {
        QuantifiedPlayers { quantifier: Quantifier::Every, players }
    }

    /// Other references to the same players.
    pub fn map<Q>(self, make: impl FnOnce(P) -> Q) -> QuantifiedPlayers<Q> {
        QuantifiedPlayers { quantifier: self.quantifier, players: make(self.players) }
    }

    /// The quantifier on the other side of a negation: "not each" is "not … for one".
    #[must_use]
    pub fn negated(self) -> QuantifiedPlayers<P> {
        let quantifier = match self.quantifier {
            Quantifier::Any => Quantifier::Every,
            Quantifier::Every => Quantifier::Any,
        };
        QuantifiedPlayers { quantifier, ..self }
    }

    /// Whether the quantifier's number of these items pass the test.
    pub fn holds_for<T>(&self, mut items: impl Iterator<Item = T>, mut test: impl FnMut(T) -> bool) -> bool {
        match self.quantifier {
            Quantifier::Any => items.any(test),
            Quantifier::Every => items.next().is_some_and(|first| test(first) && items.all(test)),
        }
    }
}
