//! What errors say in the language spoken.

use crate::tongue;
use std::error::Error;
use words::Say;

/// What any error says: in the language spoken where it is one of those that readers meet, and else in English.
pub fn error(error: &(dyn Error + 'static)) -> String {
    macro_rules! known {
        ($($of:ty),* $(,)?) => {
            $(if let Some(known) = error.downcast_ref::<$of>() {
                return tongue::tell(&known.message());
            })*
        };
    }
    known!(
        cards::DateError,
        cards::UnknownForm,
        cards::UnknownFormat,
        cards::QueryError,
        engine::UnknownEdition,
        engine::UnknownSeries,
    );
    error.to_string()
}
