//! Errors in the current language.

use crate::language::{self, say};
use std::error::Error;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use words::Say;

/// The message of any error: in the current language for errors that users encounter, otherwise in English.
pub fn error_text(error: &(dyn Error + 'static)) -> String {
    macro_rules! known {
        ($($of:ty),* $(,)?) => {
            $(if let Some(known) = error.downcast_ref::<$of>() {
                return language::tell(&known.message());
            })*
        };
    }
    known!(
        cards::DateError,
        cards::UnknownDeckForm,
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
    // A message of clap's whose error has no public type.
    match text.split_once(" is not in ") {
        Some((number, range)) => say!("typed-range", "n" = number.to_owned(), "range" = range.to_owned()),
        None => text,
    }
}

/// Why a text is not an integer.
fn whole_number(wrong: &ParseIntError) -> String {
    let kind = match wrong.kind() {
        IntErrorKind::Empty => "empty",
        IntErrorKind::PosOverflow => "large",
        IntErrorKind::NegOverflow => "small",
        // Later versions of the standard library may have more kinds.
        _ => "digit",
    };
    say!("typed-whole-number", "kind" = kind)
}
