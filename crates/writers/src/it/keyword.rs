//! Italian keywords and their reminder texts.

use super::{Italian, words};
use crate::keywords::{Writer, reminder};
use crate::list;
use crate::romance::{Mood, Prep, Subject, Verb, Voice, implement};
use wording::{CardType, Keyword, Shift, ShiftBase, ShiftCost};

implement!(Italian, words);

impl Italian<'_> {
    /// The variant after the word "Trasformazione", with a leading space.
    pub(super) fn shift_variant(&self, base: &ShiftBase) -> String {
        match base {
            ShiftBase::SameName => String::new(),
            ShiftBase::Class(class) => format!(" {}", words::class(&class.0)),
            ShiftBase::Universal => " Universale".to_owned(),
            ShiftBase::Duo => " Duo".to_owned(),
            ShiftBase::Combo => " Combo".to_owned(),
            ShiftBase::Potato => format!(" {}", self.site.card_name("Potato")),
            ShiftBase::Temporary(base) => format!(" Temporanea{}", self.shift_variant(base)),
        }
    }

    pub(super) fn reminder(&self, keyword: &Keyword) -> Option<String> {
        reminder(keyword, Writer::Italian(self))
    }

    /// The demonstrative for the card, from its type.
    pub(crate) fn this(&self) -> &'static str {
        match self.site.card_type {
            CardType::Location => "questo luogo",
            CardType::Item => "questo oggetto",
            CardType::Character | CardType::Action => "questo personaggio",
        }
    }

    pub(crate) fn shift_reminder(&self, shift: &Shift) -> String {
        let thing = self.this();
        let price = match &shift.cost {
            ShiftCost::Ink(ink) => format!("pagare {ink} ⬡"),
            ShiftCost::Do(cost) => self.effect(cost, Mood::Infinitive, &Voice::implied()),
        };
        let onto = self.shift_onto(&shift.base);
        let play = format!("Puoi {price} per giocare questa carta sopra a {onto}.");
        match &shift.base {
            ShiftBase::Temporary(_) => {
                let heal = format!("rimuovi tutti i danni da {thing}");
                let back = "riprendi in mano solo questa carta";
                format!("{play} Alla fine del tuo turno, {heal} e {back}.")
            }
            ShiftBase::SameName
            | ShiftBase::Class(_)
            | ShiftBase::Universal
            | ShiftBase::Duo
            | ShiftBase::Combo
            | ShiftBase::Potato => play,
        }
    }

    /// The cards that a card with this Shift may be shifted onto.
    fn shift_onto(&self, base: &ShiftBase) -> String {
        let own = "uno dei tuoi personaggi";
        let names = self.site.shift_names();
        let any = format!("{own} chiamato {}", list(&names, "o"));
        match base {
            ShiftBase::SameName => any,
            ShiftBase::Class(class) => format!("{own} {}", words::class(&class.0)),
            ShiftBase::Universal => own.to_owned(),
            ShiftBase::Duo => {
                let each: Vec<String> = names.iter().map(|name| format!("uno chiamato {name}")).collect();
                format!("due dei tuoi personaggi, {}", list(&each, "e"))
            }
            ShiftBase::Combo => format!("{any}, o a uno di ciascuno"),
            ShiftBase::Potato => {
                format!("uno dei tuoi oggetti chiamato {}", self.site.card_name("Potato"))
            }
            ShiftBase::Temporary(base) => self.shift_onto(base),
        }
    }
}
