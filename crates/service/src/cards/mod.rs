//! Cards: their faces, the search for them, and cards that people make up.

mod advice;
mod faces;
pub mod made_up;
mod reading;

pub use faces::{CardFilters, draw, face, faces, library_version, local_name, names, search};
pub use reading::{
    CardDraft, CardLine, CardReading, CardTextError, RuleTitle, TextAdviser, home_made, is_home_made,
    read_cards,
};
