//! French keywords and their reminder texts.

use super::{French, words};
use crate::keywords::{Writer, reminder};
use crate::list;
use crate::romance::{Mood, Prep, Subject, Verb, Voice, implement};
use wording::{CardType, Keyword, Shift, ShiftBase, ShiftCost};

implement!(French, words);

impl French<'_> {
    /// The variant after the word "Alter", with a leading space.
    pub(super) fn shift_variant(&self, base: &ShiftBase) -> String {
        match base {
            ShiftBase::SameName => String::new(),
            ShiftBase::Class(class) => format!(" de {}", words::class(&class.0)),
            ShiftBase::Universal => " universel".to_owned(),
            ShiftBase::Duo => " Duo".to_owned(),
            ShiftBase::Combo => " Combo".to_owned(),
            ShiftBase::Potato => format!(" de {}", self.site.card_name("Potato")),
            ShiftBase::Temporary(base) => format!(" temporaire{}", self.shift_variant(base)),
        }
    }

    pub(super) fn reminder(&self, keyword: &Keyword) -> Option<String> {
        reminder(keyword, Writer::French(self))
    }

    pub(crate) fn card_type(&self) -> CardType {
        self.site.card_type
    }

    /// The demonstrative for the card, from its type.
    pub(crate) fn this(&self) -> &'static str {
        match self.site.card_type {
            CardType::Location => "ce lieu",
            CardType::Item => "cet objet",
            CardType::Character | CardType::Action => "ce personnage",
        }
    }

    pub(crate) fn shift_reminder(&self, shift: &Shift) -> String {
        let thing = self.this();
        let price = match &shift.cost {
            ShiftCost::Ink(ink) => format!("payer {ink} ⬡"),
            ShiftCost::Do(cost) => self.effect(cost, Mood::Infinitive, &Voice::implied()),
        };
        let onto = self.shift_onto(&shift.base);
        let play = format!("Vous pouvez {price} pour jouer {thing} sur {onto}.");
        match &shift.base {
            ShiftBase::Temporary(_) => {
                let heal = format!("retirez tous les dommages de {thing}");
                let back = "renvoyez seulement cette carte dans votre main";
                format!("{play} À la fin de votre tour, {heal} et {back}.")
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
        let own = "l'un de vos personnages";
        let names = self.site.shift_names();
        let any = format!("{own} {}", list(&names, "ou"));
        match base {
            ShiftBase::SameName => any,
            ShiftBase::Class(class) => format!("{own} {}", words::class(&class.0)),
            ShiftBase::Universal => own.to_owned(),
            ShiftBase::Duo => {
                let each: Vec<String> = names.iter().map(|name| format!("un personnage {name}")).collect();
                format!("deux de vos personnages, {}", list(&each, "et"))
            }
            ShiftBase::Combo => format!("{any}, ou sur un de chaque"),
            ShiftBase::Potato => format!("l'un de vos objets {}", self.site.card_name("Potato")),
            ShiftBase::Temporary(base) => self.shift_onto(base),
        }
    }
}
