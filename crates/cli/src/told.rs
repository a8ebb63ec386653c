//! What errors say in the language spoken.

use crate::tongue::{self, say};
use std::error::Error;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
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
        crate::commands::serve::WrongSeconds,
        server::WrongUrl,
    );
    if let Some(wrong) = error.downcast_ref::<ParseIntError>() {
        return whole_number(wrong);
    }
    if error.is::<ParseFloatError>() {
        return say!("typed-number");
    }
    if error.is::<AddrParseError>() {
        return say!("typed-address");
    }
    let text = error.to_string();
    // The words of clap, whose error is not a type of its own.
    match text.split_once(" is not in ") {
        Some((number, range)) => say!("typed-range", "n" = number.to_owned(), "range" = range.to_owned()),
        None => text,
    }
}

/// What is wrong with a whole number.
fn whole_number(wrong: &ParseIntError) -> String {
    let kind = match wrong.kind() {
        IntErrorKind::Empty => "empty",
        IntErrorKind::PosOverflow => "large",
        IntErrorKind::NegOverflow => "small",
        // The standard library may learn to tell more apart.
        _ => "digit",
    };
    say!("typed-whole-number", "kind" = kind)
}
