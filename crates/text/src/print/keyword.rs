//! Keywords.

use super::{capital, effect};
use ability::{Keyword, Shift, ShiftBase, ShiftCost};

/// "Rush", "Challenger +2", "Puppy Shift 3", "Shift: Discard 2 cards".
pub(crate) fn keyword(keyword: &Keyword) -> String {
    let name = keyword.kind().name();
    match keyword {
        Keyword::Challenger(n) | Keyword::Resist(n) => format!("{name} +{n}"),
        Keyword::Boost(n) | Keyword::Singer(n) | Keyword::SingTogether(n) => format!("{name} {n}"),
        Keyword::Shift(shift) => self::shift(shift),
        Keyword::Alert
        | Keyword::Bodyguard
        | Keyword::Evasive
        | Keyword::Reckless
        | Keyword::Rush
        | Keyword::Support
        | Keyword::Vanish
        | Keyword::Ward
        | Keyword::Adventurous => name.to_owned(),
    }
}

fn shift(shift: &Shift) -> String {
    let base = shift_base(&shift.base);
    match &shift.cost {
        ShiftCost::Ink(ink) => format!("{base}Shift {ink}"),
        ShiftCost::Do(cost) => format!("{base}Shift: {}", capital(&effect::effect(cost, effect::IMPERATIVE))),
    }
}

/// What stands before the word "Shift".
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
