//! Italian keywords and what they mean.

use super::Italian;
use super::words::{self, Prep};
use crate::write::romance::{Mood, Romance, Voice};
use crate::write::{capital, list};
use ::ability::{CardType, Effect, Keyword, KeywordKind, Shift, ShiftBase, ShiftCost, Target};

impl Romance for Italian<'_> {
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

    /// What stands behind the word "Trasformazione", with the space in front.
    fn shift_variant(&self, base: &ShiftBase) -> String {
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

    fn reminder(&self, keyword: &Keyword) -> String {
        let thing = match self.site.card_type {
            CardType::Location => "questo luogo",
            CardType::Item => "questo oggetto",
            CardType::Character | CardType::Action => "questo personaggio",
        };
        let this = capital(thing);
        let evasive = words::keyword(KeywordKind::Evasive);
        let guard = words::keyword(KeywordKind::Bodyguard);
        let challenge = words::CHALLENGE.infinitive;
        match keyword {
            Keyword::Alert => format!("{this} può {challenge} come se avesse {evasive}."),
            Keyword::Bodyguard => {
                let enters = format!("{this} può entrare in gioco impegnato.");
                let who = "Un personaggio avversario che sfida";
                let whom = "uno dei tuoi personaggi";
                format!("{enters} {who} {whom} deve sceglierne uno con {guard}, se possibile.")
            }
            Keyword::Boost(n) => {
                let pay = format!("puoi pagare {n} ⬡");
                let put = "per mettere la prima carta del tuo mazzo";
                format!("Una volta durante il tuo turno, {pay} {put} a faccia in giù sotto a {thing}.")
            }
            Keyword::Challenger(n) => format!("Mentre sta sfidando, {thing} riceve +{n} ¤."),
            Keyword::Evasive => {
                let others = format!("i personaggi con {evasive}");
                format!("Solo {others} possono {challenge} {thing}.")
            }
            Keyword::Reckless => {
                let must = format!("deve {challenge} ogni turno");
                format!("{this} non può andare all'avventura e {must}, se possibile.")
            }
            Keyword::Adventurous => {
                let must = "deve andare all'avventura ogni turno";
                format!("{this} non può {challenge} e {must}, se possibile.")
            }
            Keyword::Resist(n) => format!("Il danno inflitto a {thing} è ridotto di {n}."),
            Keyword::Rush => {
                let turn = "nel turno in cui è stato giocato";
                format!("{this} può {challenge} {turn}.")
            }
            Keyword::Shift(shift) => self.shift_reminder(shift, thing),
            Keyword::Singer(n) => {
                let counts = "conta come di costo";
                format!("{this} {counts} {n} per cantare le canzoni.")
            }
            Keyword::SingTogether(n) => {
                let any = "Un qualsiasi numero di personaggi";
                let whose = "tuoi o dei tuoi compagni di squadra";
                let cost = format!("con costo totale {n} o superiore");
                format!("{any} {whose} {cost} può ⟳ per cantare questa canzone gratis.")
            }
            Keyword::Support => {
                let quests = format!("ogni volta che {thing} va all'avventura");
                let add = "puoi aggiungere la sua ¤";
                let to = "alla ¤ di un altro personaggio a tua scelta";
                format!("{}, {add} {to} per questo turno.", capital(&quests))
            }
            Keyword::Vanish => {
                let chooses = format!("Quando un avversario sceglie {thing}");
                format!("{chooses} per un'azione, esilialo.")
            }
            Keyword::Ward => {
                let cant = format!("non possono scegliere {thing}");
                format!("Gli avversari {cant} se non per sfidarlo.")
            }
        }
    }
}

impl Italian<'_> {
    fn shift_reminder(&self, shift: &Shift, thing: &str) -> String {
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

    /// What a card with Shift may be put on.
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
