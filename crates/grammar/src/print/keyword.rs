//! Keywords.

use super::{capital, effect};
use wording::{Keyword, KeywordForm, Shift, ShiftBase, ShiftCost};

/// "Rush", "Challenger +2", "Puppy Shift 3", "Shift: Discard 2 cards".
pub(crate) fn keyword(keyword: &Keyword) -> String {
    let name = keyword.kind().name();
    match keyword.form() {
        KeywordForm::Plain => name.to_owned(),
        KeywordForm::Plus(n) => format!("{name} +{n}"),
        KeywordForm::Ink(n) | KeywordForm::Number(n) | KeywordForm::Total(n) => format!("{name} {n}"),
        KeywordForm::Shift(shift) => self::shift(shift),
    }
}

fn shift(shift: &Shift) -> String {
    let base = shift_base(&shift.base);
    match &shift.cost {
        ShiftCost::Ink(ink) => format!("{base}Shift {ink}"),
        ShiftCost::Do(cost) => format!("{base}Shift: {}", capital(&effect::effect(cost, effect::IMPERATIVE))),
    }
}

/// The words before "Shift".
fn shift_base(base: &ShiftBase) -> String {
    match base {
        ShiftBase::SameName => String::new(),
        ShiftBase::Class(class) => format!("{class} "),
        ShiftBase::Universal => "Universal ".to_owned(),
        ShiftBase::Duo => "Duo ".to_owned(),
        ShiftBase::Combo => "Combo ".to_owned(),
        ShiftBase::Potato => "Potato ".to_owned(),
        ShiftBase::Temporary(base) => format!("Temporary {}", shift_base(base)),
    }
}
