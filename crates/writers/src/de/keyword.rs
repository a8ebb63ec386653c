//! German keywords and their reminder texts.

use super::German;
use super::clause::{Clause, Mood, Subject};
use super::effect::Voice;
use super::noun::CHARACTER;
use super::words::{self, Case};
use crate::keywords::{Writer, reminder};
use crate::{capital, list};
use wording::{CardType, Keyword, KeywordForm, Shift, ShiftBase, ShiftCost};

impl German<'_> {
    /// "Herausfordern +2", "Welpen-Gestaltwandel 3".
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        let name = words::keyword(keyword.kind());
        match keyword.form() {
            KeywordForm::Plain => name.to_owned(),
            KeywordForm::Plus(n) => format!("{name} +{n}"),
            KeywordForm::Ink(n) => format!("{name} {n} ⬡"),
            KeywordForm::Number(n) | KeywordForm::Total(n) => format!("{name} {n}"),
            KeywordForm::Shift(shift) => {
                let base = shift_base(&shift.base);
                match &shift.cost {
                    ShiftCost::Ink(ink) => format!("{base}{name} {ink}"),
                    ShiftCost::Do(cost) => {
                        let cost = self.effect(cost, Mood::Main, &Voice::implied());
                        format!("{base}{name}: {}", capital(&cost))
                    }
                }
            }
        }
    }

    /// A keyword on its own line, with reminder text if it is included.
    pub(super) fn keyword_line(&self, keyword: &Keyword) -> String {
        let line = self.keyword(keyword);
        let reminder = self.site.reminders.then(|| reminder(keyword, Writer::German(self))).flatten();
        match reminder {
            Some(reminder) => format!("{line} ({reminder})"),
            None => line,
        }
    }

    /// "diesen Charakter".
    pub(crate) fn this(&self, case: Case) -> String {
        let thing = match self.site.card_type {
            CardType::Location => "Ort",
            CardType::Item => "Gegenstand",
            CardType::Character | CardType::Action => "Charakter",
        };
        let ending = if case == Case::Genitive { "s" } else { "" };
        format!("{} {thing}{ending}", words::like_dieser("dies", CHARACTER, case))
    }

    /// The card as a subject.
    pub(crate) fn this_one(&self) -> Option<Subject> {
        Some(Subject::third(self.this(Case::Nominative), CHARACTER))
    }

    /// The card as a pronoun, after it has been named.
    pub(crate) fn it(&self) -> Option<Subject> {
        Some(Subject::pronoun(CHARACTER))
    }

    /// The cards that a card with this Shift may be shifted onto.
    fn onto(&self, base: &ShiftBase) -> String {
        let one_of = |name: &str, kind: &str| {
            format!("einen deiner {}-{kind}", self.site.card_name(name).replace(' ', "-"))
        };
        // A card with two names counts as having each of them.
        let each = || -> Vec<String> {
            self.site.name.split(" & ").map(|name| one_of(name, "Charaktere")).collect()
        };
        match base {
            ShiftBase::SameName => list(&each(), "oder"),
            ShiftBase::Class(class) => {
                let many = words::class(&class.0);
                format!("einen deiner {}", many.form(crate::Number::Many, Case::Genitive))
            }
            ShiftBase::Universal => "irgendeinen deiner Charaktere".to_owned(),
            ShiftBase::Duo => list(&each(), "und"),
            ShiftBase::Combo => format!("{} oder beide", each().join(", ")),
            ShiftBase::Potato => one_of("Potato", "Gegenstände"),
            ShiftBase::Temporary(base) => self.onto(base),
        }
    }

    pub(crate) fn shift_reminder(&self, shift: &Shift) -> String {
        let this = self.this(Case::Accusative);
        let onto = self.onto(&shift.base);
        let price = match &shift.cost {
            ShiftCost::Ink(ink) => {
                Clause::new(None, words::PAY).with(format!("{ink} ⬡")).write(Mood::Infinitive)
            }
            ShiftCost::Do(cost) => self.effect(cost, Mood::Infinitive, &Voice::implied()),
        };
        let play = Clause::new(None, words::PLAY).with(this).with(format!("auf {onto}"));
        let shifting = format!("Du kannst {price}, um {}.", play.write(Mood::Purpose));
        match &shift.base {
            ShiftBase::Temporary(_) => {
                let heal = Clause::new(None, words::REMOVE).with("jeglichen Schaden");
                let heal = heal.with(format!("von {}", self.this(Case::Dative))).write(Mood::Inverted);
                let take = Clause::new(None, words::TAKE).with("nur diese Karte");
                let take = take.with("zurück auf deine Hand").write(Mood::Inverted);
                format!("{shifting} Am Ende deines Zuges {heal} und {take}.")
            }
            ShiftBase::SameName
            | ShiftBase::Class(_)
            | ShiftBase::Universal
            | ShiftBase::Duo
            | ShiftBase::Combo
            | ShiftBase::Potato => shifting,
        }
    }
}

/// The prefix of "Gestaltwandel".
fn shift_base(base: &ShiftBase) -> String {
    match base {
        ShiftBase::SameName => String::new(),
        ShiftBase::Class(class) => format!("{}-", words::class_stem(&class.0)),
        ShiftBase::Universal => "Universal-".to_owned(),
        ShiftBase::Duo => "Duo-".to_owned(),
        ShiftBase::Combo => "Kombi-".to_owned(),
        ShiftBase::Potato => "Kartoffel-".to_owned(),
        ShiftBase::Temporary(base) => format!("Temporärer {}", shift_base(base)),
    }
}
