//! Keywords (chapter 8).

use super::{FAIL, Input, Parsed, accept, attempt, effect, noun, number, one_of, signed};
use crate::diagnostic::Expected;
use crate::words::KEYWORDS;
use winnow::Parser;
use winnow::error::EmptyError;
use wording::{Keyword, ReadForm, Shift, ShiftBase, ShiftCost};

/// "Rush", "Challenger +2", "Singer 5", "Shift 4", "Puppy Shift 3", "Shift: Discard a card".
pub(super) fn keyword(i: &mut Input<'_>) -> Parsed<Keyword> {
    if let Some(shift) = attempt(i, based_shift) {
        return Ok(Keyword::Shift(shift));
    }
    one_of(KEYWORDS, Expected::Keyword).parse_next(i)?.read(&mut Behind(i))
}

/// Reads what follows a keyword's name.
struct Behind<'a, 'i>(&'a mut Input<'i>);

impl ReadForm for Behind<'_, '_> {
    type Error = EmptyError;

    fn plus(&mut self) -> Parsed<u8> {
        signed(self.0).and_then(|(plus, n)| if plus { Ok(n) } else { Err(FAIL) })
    }

    fn number(&mut self) -> Parsed<u8> {
        number(self.0)
    }

    fn shift(&mut self) -> Parsed<Shift> {
        Ok(Shift { base: ShiftBase::SameName, cost: shift_cost(self.0)? })
    }
}

/// "Universal Shift 4", "Puppy Shift 3", "Duo Shift 0", "Temporary Shift 3", "Temporary Red Panda Shift 5"
/// (8.10.8, 8.10.9).
fn based_shift(i: &mut Input<'_>) -> Parsed<Shift> {
    let temporary = accept(i, "Temporary");
    let base = shift_base(i, temporary)?;
    let base = if temporary { ShiftBase::Temporary(Box::new(base)) } else { base };
    if accept(i, "Shift") { Ok(Shift { base, cost: shift_cost(i)? }) } else { Err(FAIL) }
}

/// "Universal", "Puppy", "Duo". After "Temporary" the base may be missing, which means Shift by name.
fn shift_base(i: &mut Input<'_>, temporary: bool) -> Parsed<ShiftBase> {
    let variants = [
        ("Universal", ShiftBase::Universal),
        ("Duo", ShiftBase::Duo),
        ("Combo", ShiftBase::Combo),
        ("Potato", ShiftBase::Potato),
    ];
    for (word, base) in variants {
        if accept(i, word) {
            return Ok(base);
        }
    }
    match attempt(i, noun::class) {
        Some(class) => Ok(ShiftBase::Class(class)),
        None if temporary => Ok(ShiftBase::SameName),
        None => Err(FAIL),
    }
}

/// "4", ": Discard 2 cards".
fn shift_cost(i: &mut Input<'_>) -> Parsed<ShiftCost> {
    if accept(i, ":") {
        return effect::conjunction(i).map(|effect| ShiftCost::Do(Box::new(effect)));
    }
    number(i).map(ShiftCost::Ink)
}
