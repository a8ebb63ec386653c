//! The weights of a position's value, as data.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The built-in weights: one set for each player that uses them, because the best weights one step ahead are
/// not the best at the beginning of a later turn.
const GREEDY: &str = include_str!("../data/greedy.ron");
const SEARCH: &str = include_str!("../data/search.ron");

/// Why weights can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the weights can't be read: {0}; compare them with crates/bots/data/greedy.ron")]
pub struct WeightsError(pub String);

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The weights of features. A point of lore early in a game is worth about 1.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Weights {
            /// The names, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// All of them in order, as mutable references.
            pub fn each_mut(&mut self) -> Vec<&mut f32> {
                vec![$(&mut self.$name),*]
            }
        }
    };
}

weights! {
    /// A point of lore.
    lore,
    /// Extra for each point near the goal: this much for the last one.
    lore_late,
    /// Nearness of the win: times the share of the missing lore that the player's cards would gain in one
    /// turn.
    race,
    /// The player's cards would gain all the missing lore in one turn.
    lethal,
    /// A card in hand.
    card,
    /// A card in hand, for each ink it costs.
    card_cost,
    /// Deduction for a card in hand, for each ink that is missing to play it.
    card_far,
    /// A card in hand beyond the seventh.
    card_beyond,
    /// A card in the inkwell.
    ink,
    /// How many cards in the inkwell are enough.
    ink_enough,
    /// A card in the inkwell beyond those.
    ink_beyond,
    /// A character in play.
    character,
    /// A point of Strength.
    strength,
    /// A point of Willpower without damage.
    willpower,
    /// A point of lore that a character can quest for.
    quest,
    /// An ability that isn't a keyword.
    ability,
    /// A character in play, for each ink it costs.
    cost,
    /// Share of a character's value that is lost while a challenge can banish it.
    exposed,
    /// The same, if the challenger would be banished, too.
    traded,
    /// Deduction for a character that is drying.
    drying,
    bodyguard,
    evasive,
    reckless,
    /// For each point.
    resist,
    support,
    vanish,
    ward,
    /// An item in play.
    item,
    /// An item in play, for each ink it costs.
    item_cost,
    /// A location in play.
    location,
    /// A point of lore that a location gives each turn.
    location_lore,
    /// A point of a location's Willpower without damage.
    location_willpower,
    /// Deduction for a nearly empty deck.
    deck_out,
}

impl Weights {
    /// Parses weights in RON.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let weights: Weights = ron::from_str(text).map_err(|error| WeightsError(error.to_string()))?;
        if weights.clone().each_mut().iter().all(|weight| weight.is_finite()) {
            Ok(weights)
        } else {
            Err(WeightsError("a weight is no number".to_owned()))
        }
    }

    /// The weights of the greedy player.
    pub fn greedy() -> Weights {
        Weights::parse(GREEDY).expect("the weights of the program are checked by a test")
    }

    /// The weights of the searching player.
    pub fn search() -> Weights {
        Weights::parse(SEARCH).expect("the weights of the program are checked by a test")
    }
}

#[cfg(test)]
mod tests {
    use super::Weights;

    #[test]
    fn the_weights_of_the_program_can_be_read() {
        for mut weights in [Weights::greedy(), Weights::search()] {
            assert_eq!(weights.each_mut().len(), Weights::NAMES.len());
        }
    }

    #[test]
    fn a_missing_or_unknown_weight_is_refused() {
        assert!(Weights::parse("(lore: 1.0)").is_err());
        assert!(Weights::parse("nonsense").is_err());
    }
}
