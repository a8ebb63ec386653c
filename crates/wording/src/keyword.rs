//! The fourteen keywords of 8.1.1 and Adventurous (8.16): one table of facts about each,
//! and the variants of Shift.
//!
//! Names in other languages are in `writers/src/keywords.rs`. The effects of keywords are in the engine.

use crate::{Class, Effect};
use serde::{Deserialize, Serialize};

/// Generates the types and all facts about each keyword from the table below.
macro_rules! keywords {
    ($($kind:ident $(($what:ident: $type:ty))? => $form:ident, $name:literal, $rule:expr, $works:ident;)*) => {
        /// A keyword with its number or cost.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Keyword {
            $($kind $(($type))?,)*
        }

        /// A keyword without its number, as in "has Evasive" or "with Shift".
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum KeywordKind {
            $($kind,)*
        }

        impl KeywordKind {
            pub const ALL: [KeywordKind; [$($name),*].len()] = [$(KeywordKind::$kind),*];

            const FACTS: [Facts; KeywordKind::ALL.len()] =
                [$(Facts { name: $name, rule: $rule, form: Form::$form, works: Works::$works }),*];

            /// Reads the rest of the keyword, after its name.
            #[doc(hidden)]
            pub fn read<R: ReadForm>(self, reader: &mut R) -> Result<Keyword, R::Error> {
                Ok(match self {
                    $(KeywordKind::$kind => Keyword::$kind $((keywords!(@read $form $type, reader)))?,)*
                })
            }
        }

        impl Keyword {
            pub fn kind(&self) -> KeywordKind {
                match self {
                    $(Keyword::$kind { .. } => KeywordKind::$kind,)*
                }
            }

            /// The form of what is printed after its name.
            pub fn form(&self) -> KeywordForm<'_> {
                match self {
                    $(Keyword::$kind $(($what))? => KeywordForm::$form $(($what))?,)*
                }
            }
        }
    };
    (@read Plus $type:ty, $reader:ident) => { $reader.plus()? };
    (@read Ink $type:ty, $reader:ident) => { $reader.number()? };
    (@read Number $type:ty, $reader:ident) => { $reader.number()? };
    (@read Total $type:ty, $reader:ident) => { $reader.number()? };
    (@read Shift $type:ty, $reader:ident) => { $reader.shift()? };
}

/// In place of a rule of its own, a keyword that no rulebook has cites the one about keywords in general.
pub const HOUSE_KEYWORD: &str = "8.1.1";

// The variant; the form after the name; the name; its rule, as the project calls it, or HOUSE_KEYWORD;
// when the keyword applies. New keywords go last: card files and games store their positions.
keywords! {
    Alert => Plain, "Alert", "8.2", InPlay;
    Bodyguard => Plain, "Bodyguard", "8.3", InPlay;
    Boost(ink: u8) => Ink, "Boost", "8.4", Boosting;
    Challenger(n: u8) => Plus, "Challenger", "8.5", Challenging;
    Evasive => Plain, "Evasive", "8.6", InPlay;
    Reckless => Plain, "Reckless", "8.7", InPlay;
    Resist(n: u8) => Plus, "Resist", "8.8", InPlay;
    Rush => Plain, "Rush", "8.9", InPlay;
    Shift(shift: Shift) => Shift, "Shift", "8.10", Shifting;
    Singer(n: u8) => Number, "Singer", "8.11", Singing;
    SingTogether(n: u8) => Total, "Sing Together", "8.12", SungTogether;
    Support => Plain, "Support", "8.13", Questing;
    Vanish => Plain, "Vanish", "8.14", Chosen;
    Ward => Plain, "Ward", "8.15", InPlay;
    Adventurous => Plain, "Adventurous", "N 8.16", InPlay;
}

/// A row of the table.
struct Facts {
    name: &'static str,
    rule: &'static str,
    form: Form,
    works: Works,
}

/// [`KeywordForm`] without its content.
enum Form {
    Plain,
    Plus,
    Ink,
    Number,
    Total,
    Shift,
}

/// When a keyword applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Works {
    /// While its card is in play.
    InPlay,
    /// When its character challenges.
    Challenging,
    /// When its character quests.
    Questing,
    /// When its character sings.
    Singing,
    /// When an opponent chooses its card.
    Chosen,
    /// When a player plays its card by Shift.
    Shifting,
    /// When several characters sing its card.
    SungTogether,
    /// When a player puts a card under its card.
    Boosting,
}

/// Reads the number or cost of a keyword.
pub trait ReadForm {
    type Error;
    /// "+2".
    fn plus(&mut self) -> Result<u8, Self::Error>;
    /// "5".
    fn number(&mut self) -> Result<u8, Self::Error>;
    /// "3", ": Discard 2 cards".
    fn shift(&mut self) -> Result<Shift, Self::Error>;
}

impl KeywordKind {
    /// Its English name.
    pub const fn name(self) -> &'static str {
        KeywordKind::FACTS[self as usize].name
    }

    /// The rule that defines it, as the project calls it.
    pub const fn rule(self) -> &'static str {
        KeywordKind::FACTS[self as usize].rule
    }

    /// When the keyword applies.
    pub const fn works(self) -> Works {
        KeywordKind::FACTS[self as usize].works
    }

    /// Whether it affects its card in play, apart from offering an action.
    pub const fn marks_card(self) -> bool {
        match self.works() {
            Works::InPlay | Works::Challenging | Works::Questing | Works::Singing | Works::Chosen => true,
            Works::Shifting | Works::SungTogether | Works::Boosting => false,
        }
    }

    /// Whether its numbers add up, which are written with a plus (8.1.2).
    pub const fn adds_up(self) -> bool {
        match KeywordKind::FACTS[self as usize].form {
            Form::Plus => true,
            Form::Plain | Form::Ink | Form::Number | Form::Total | Form::Shift => false,
        }
    }

    /// Whether it has a number while its card is in play.
    pub const fn is_counted(self) -> bool {
        match KeywordKind::FACTS[self as usize].form {
            Form::Plus | Form::Number => true,
            Form::Plain | Form::Ink | Form::Total | Form::Shift => false,
        }
    }
}

impl Keyword {
    /// The printed number, if any; a Shift cost in ink counts.
    pub fn number(&self) -> Option<u8> {
        match self.form() {
            KeywordForm::Plus(n) | KeywordForm::Ink(n) | KeywordForm::Number(n) | KeywordForm::Total(n) => {
                Some(*n)
            }
            KeywordForm::Shift(Shift { cost: ShiftCost::Ink(n), .. }) => Some(*n),
            KeywordForm::Plain | KeywordForm::Shift(Shift { cost: ShiftCost::Do(_), .. }) => None,
        }
    }
}

/// The printed form of a keyword after its name, in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeywordForm<'k> {
    /// Nothing after the name.
    Plain,
    /// A number that adds up: "+2".
    Plus(&'k u8),
    /// A cost in ink.
    Ink(&'k u8),
    /// A number that does not add up.
    Number(&'k u8),
    /// The total cost that several cards must reach.
    Total(&'k u8),
    /// The cost after the name; the base is printed before it.
    Shift(&'k Shift),
}

/// A set of keywords.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeywordSet(u16);

const _: () = assert!(
    KeywordKind::ALL.len() <= u16::BITS as usize,
    "KeywordSet has no bit left for another keyword: change its u16 to u32, here and in Traits' size"
);

impl KeywordSet {
    pub const NONE: KeywordSet = KeywordSet(0);

    pub const fn of(keywords: &[KeywordKind]) -> KeywordSet {
        let (mut set, mut at) = (KeywordSet::NONE, 0);
        while at < keywords.len() {
            set.add(keywords[at]);
            at += 1;
        }
        set
    }

    /// Whether the sets have a keyword in common.
    #[inline]
    pub const fn has_any(self, others: KeywordSet) -> bool {
        self.0 & others.0 != 0
    }

    #[inline]
    pub const fn has(self, keyword: KeywordKind) -> bool {
        self.0 & 1 << keyword as u16 != 0
    }

    #[inline]
    pub const fn add(&mut self, keyword: KeywordKind) {
        self.0 |= 1 << keyword as u16;
    }

    #[inline]
    pub const fn remove(&mut self, keyword: KeywordKind) {
        self.0 &= !(1 << keyword as u16);
    }

    #[inline]
    pub const fn add_all(&mut self, others: KeywordSet) {
        self.0 |= others.0;
    }

    /// One bit per keyword, in the order of [`KeywordKind::ALL`].
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Iterates over its keywords, in the order of [`KeywordKind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = KeywordKind> {
        KeywordKind::ALL.into_iter().filter(move |keyword| self.has(*keyword))
    }
}

/// The index of each keyword's number in [`KeywordCounts`]; [`NO_SLOT`] if a card in play has none for it.
const SLOTS: [u8; KeywordKind::ALL.len()] = {
    let mut slots = [NO_SLOT; KeywordKind::ALL.len()];
    let (mut slot, mut at) = (0, 0);
    while at < slots.len() {
        if KeywordKind::ALL[at].is_counted() {
            slots[at] = slot;
            slot += 1;
        }
        at += 1;
    }
    slots
};

const NO_SLOT: u8 = u8::MAX;

/// The number of keywords with a number on a card in play.
const COUNTED: usize = {
    let (mut n, mut at) = (0, 0);
    while at < SLOTS.len() {
        n += (SLOTS[at] != NO_SLOT) as usize;
        at += 1;
    }
    n
};

/// The numbers of a card's keywords: Challenger +2, Singer 5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeywordCounts([u8; COUNTED]);

impl KeywordCounts {
    /// The keyword's number; zero if the keyword has none or the card lacks it.
    #[inline]
    pub fn of(&self, keyword: KeywordKind) -> u8 {
        self.0.get(usize::from(SLOTS[keyword as usize])).map_or(0, |number| *number)
    }

    /// Adds a keyword's number, if it has one: numbers with a plus add up; of other numbers,
    /// the first one stays (8.1.2).
    #[inline]
    pub fn gain(&mut self, keyword: KeywordKind, n: u8) {
        if let Some(number) = self.0.get_mut(usize::from(SLOTS[keyword as usize])) {
            if keyword.adds_up() {
                *number = number.saturating_add(n);
            } else if *number == 0 {
                *number = n;
            }
        }
    }

    #[inline]
    pub fn lose(&mut self, keyword: KeywordKind) {
        if let Some(number) = self.0.get_mut(usize::from(SLOTS[keyword as usize])) {
            *number = 0;
        }
    }
}

/// Shift (8.10): its base and its cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    pub base: ShiftBase,
    pub cost: ShiftCost,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShiftBase {
    /// A character that shares a name with this card (8.10.1).
    SameName,
    /// "Puppy Shift": any character with that classification (8.10.8.1).
    Class(Class),
    /// "Universal Shift": any character (8.10.8.2).
    Universal,
    /// "Duo Shift": two characters, one for each name of this card (8.10.8.3).
    Duo,
    /// "Combo Shift": one character that shares a name, or two as for Duo Shift (8.10.8.4).
    Combo,
    /// "Potato Shift": an item named Potato (8.10.8.6).
    Potato,
    /// "Temporary Shift": as its inner base, but the card returns to the hand at the end of
    /// the turn (8.10.8.5, 8.10.9).
    Temporary(Box<ShiftBase>),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShiftCost {
    Ink(u8),
    /// "Shift: Discard 2 cards" and the like.
    Do(Box<Effect>),
}
