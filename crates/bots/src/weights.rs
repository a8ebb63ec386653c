//! The weights that a position's value is made of, as data.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The weights that come with the program, one set for each player that looks: what serves best one step ahead is not what serves
/// best at the beginning of a later turn.
const GREEDY: &str = include_str!("../data/greedy.ron");
const SEARCH: &str = include_str!("../data/search.ron");

/// Weights that can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the weights can't be read: {0}; compare them with crates/bots/data/greedy.ron")]
pub struct BadWeights(pub String);

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What makes a position good. One point of lore early in a game is worth about 1.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Weights {
            /// The names, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// All of them in order, to be changed one like the other.
            pub fn each_mut(&mut self) -> Vec<&mut f32> {
                vec![$(&mut self.$name),*]
            }
        }
    };
}

weights! {
    /// A point of lore.
    lore,
    /// More for each point the nearer the end is: this much for the last one.
    lore_late,
    /// Being about to win: times the share of the missing lore that one's cards would gain in one turn.
    race,
    /// One's cards would gain all that is missing.
    lethal,
    /// A card in hand.
    card,
    /// A card in hand, for each ink it costs.
    card_cost,
    /// Off a card in hand for each ink it costs more than one has.
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
    /// A point of Willpower that is left.
    willpower,
    /// A point of lore that a character can quest for.
    quest,
    /// Abilities that are no keywords.
    ability,
    /// A character in play, for each ink it costs.
    cost,
    /// The share of a character's worth that is lost while it can be banished in a challenge.
    exposed,
    /// The same, where the challenger would be banished, too.
    traded,
    /// Off a character that is drying.
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
    /// A point of a location's Willpower that is left.
    location_willpower,
    /// Off for having next to no deck left.
    deck_out,
}

impl Weights {
    /// Reads weights written as RON.
    pub fn parse(text: &str) -> Result<Weights, BadWeights> {
        let weights: Weights = ron::from_str(text).map_err(|error| BadWeights(error.to_string()))?;
        if weights.clone().each_mut().iter().all(|weight| weight.is_finite()) {
            Ok(weights)
        } else {
            Err(BadWeights("a weight is no number".to_owned()))
        }
    }

    /// Those of the greedy player.
    pub fn greedy() -> Weights {
        Weights::parse(GREEDY).expect("the weights of the program are checked by a test")
    }

    /// Those of the searching player.
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
