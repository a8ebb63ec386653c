//! The rules variant from the command line.

use cards::FormatName;
use engine::Variant;

/// The rules variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum VariantArg {
    #[default]
    Constructed,
    Limited,
    PackRush,
    /// Format Coconut (beta): 25 lore wins, and each deck list names a leader (docs/decks.md)
    Coconut,
}

impl VariantArg {
    /// The format in which decks must be legal, if they are checked.
    pub fn format(self) -> Option<FormatName> {
        match self {
            VariantArg::Constructed | VariantArg::Limited => Some(FormatName::Constructed),
            VariantArg::PackRush => None,
            VariantArg::Coconut => Some(FormatName::Coconut),
        }
    }
}

impl From<VariantArg> for Variant {
    fn from(variant: VariantArg) -> Variant {
        match variant {
            VariantArg::Constructed => Variant::Constructed,
            VariantArg::Limited => Variant::Limited,
            VariantArg::PackRush => Variant::PackRush,
            VariantArg::Coconut => Variant::Coconut,
        }
    }
}
