//! French keywords and what they mean.

use super::French;
use super::words::{self, Prep};
use crate::write::romance::{Mood, Romance, Voice};
use crate::write::{capital, list};
use ::ability::{CardType, Effect, Keyword, KeywordKind, Shift, ShiftBase, ShiftCost, Target};

impl Romance for French<'_> {
    fn keyword_word(&self, keyword: KeywordKind) -> &'static str {
        words::keyword(keyword)
    }

    fn reminders(&self) -> bool {
        self.site.reminders
    }

    fn act(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        self.effect(effect, mood, voice)
    }

    fn object(&self, what: &Target) -> String {
        self.target(what, Prep::None).text
    }

    /// What stands behind the word "Alter", with the space in front.
    fn shift_variant(&self, base: &ShiftBase) -> String {
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

    fn reminder(&self, keyword: &Keyword) -> String {
        let thing = match self.site.card_type {
            CardType::Location => "ce lieu",
            CardType::Item => "cet objet",
            CardType::Character | CardType::Action => "ce personnage",
        };
        let this = capital(thing);
        let evasive = words::keyword(KeywordKind::Evasive);
        let guard = words::keyword(KeywordKind::Bodyguard);
        let challenge = words::CHALLENGE.infinitive;
        let one_of = "l'un de vos personnages";
        match keyword {
            Keyword::Alert => format!("{this} peut {challenge} comme s'il avait {evasive}."),
            Keyword::Bodyguard => {
                let enters = format!("{this} peut entrer en jeu épuisé.");
                let when = format!("Lorsqu'il défie {one_of}");
                let must = "un personnage adverse doit";
                format!("{enters} {when}, {must}, s'il le peut, choisir {one_of} avec {guard}.")
            }
            Keyword::Boost(n) => {
                let pay = format!("vous pouvez payer {n} ⬡");
                let put = "pour placer la carte du dessus";
                let under = match self.site.card_type {
                    CardType::Location => "ce lieu",
                    CardType::Character | CardType::Action | CardType::Item => "cette carte",
                };
                format!("Une fois durant votre tour, {pay} {put} de votre pioche sous {under}, face cachée.")
            }
            Keyword::Challenger(n) => format!("Lorsqu'il défie, {thing} gagne +{n} ¤."),
            Keyword::Evasive => {
                let others = format!("les personnages avec {evasive}");
                format!("Seuls {others} peuvent {challenge} {thing}.")
            }
            Keyword::Reckless => {
                let must = format!("doit {challenge} à chaque tour");
                format!("{this} ne peut pas être envoyé à l'aventure et {must} si possible.")
            }
            Keyword::Adventurous => {
                let must = "doit être envoyé à l'aventure à chaque tour";
                format!("{this} ne peut pas {challenge} et {must} si possible.")
            }
            Keyword::Resist(n) => {
                let damage = "Les dommages qui sont infligés";
                format!("{damage} à {thing} sont réduits de {n}.")
            }
            Keyword::Rush => format!("{this} peut {challenge} le tour où il est joué."),
            Keyword::Shift(shift) => self.shift_reminder(shift, thing),
            Keyword::Singer(n) => {
                let counts = "est considéré comme ayant un coût";
                format!("{this} {counts} de {n} pour chanter des chansons.")
            }
            Keyword::SingTogether(n) => {
                let any = "n'importe quel nombre de vos personnages";
                let others = "ou de personnages de vos coéquipiers";
                let cost = format!("coûtant au total {n} ou plus");
                format!("Vous pouvez ⟳ {any} {others} {cost} pour chanter cette chanson gratuitement.")
            }
            Keyword::Support => {
                let when = format!("Lorsque {thing} est envoyé à l'aventure");
                let add = "vous pouvez ajouter sa ¤";
                let to = "à celle d'un autre personnage au choix";
                format!("{when}, {add} {to} pour le reste de ce tour.")
            }
            Keyword::Vanish => {
                let when = format!("Lorsqu'un adversaire choisit {thing}");
                format!("{when} avec une action, bannissez-le.")
            }
            Keyword::Ward => {
                let cant = format!("ne peuvent pas choisir {thing}");
                format!("Vos adversaires {cant}, sauf pour le défier.")
            }
        }
    }
}

impl French<'_> {
    fn shift_reminder(&self, shift: &Shift, thing: &str) -> String {
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

    /// What a card with Shift may be put on.
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
