//! German keywords and what they mean.

use super::German;
use super::clause::{Clause, Mood, Subject};
use super::effect::Voice;
use super::noun::CHARACTER;
use super::words::{self, Case};
use crate::write::{capital, list};
use ::ability::{CardType, Keyword, KeywordForm, KeywordKind, Shift, ShiftBase, ShiftCost};

impl German<'_> {
    /// "Herausfordern +2", "Welpen-Gestaltwandel 3".
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        let name = words::keyword(keyword.kind());
        match keyword.form() {
            KeywordForm::Plain => name.to_owned(),
            KeywordForm::Plus(n) => format!("{name} +{n}"),
            KeywordForm::Ink(n) => format!("{name} {n} ⬡"),
            KeywordForm::Number(n) => format!("{name} {n}"),
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

    /// A keyword on a line of its own, with its reminder where one is wanted.
    pub(super) fn keyword_line(&self, keyword: &Keyword) -> String {
        let line = self.keyword(keyword);
        if self.site.reminders { format!("{line} ({})", self.reminder(keyword)) } else { line }
    }

    fn this(&self, case: Case) -> String {
        let thing = match self.site.card_type {
            CardType::Location => "Ort",
            CardType::Item => "Gegenstand",
            CardType::Character | CardType::Action => "Charakter",
        };
        let ending = if case == Case::Genitive { "s" } else { "" };
        format!("{} {thing}{ending}", words::like_dieser("dies", CHARACTER, case))
    }

    fn reminder(&self, keyword: &Keyword) -> String {
        let this = || Some(Subject::third(self.this(Case::Nominative), CHARACTER));
        let it = || Some(Subject::pronoun(CHARACTER));
        let du = || Some(Subject::you());
        let evasive = words::keyword(KeywordKind::Evasive);
        let guard = words::keyword(KeywordKind::Bodyguard);
        let sentence = |clause: Clause, mood: Mood| format!("{}.", capital(&clause.write(mood)));
        let dieses = self.this(Case::Genitive);
        let diesen = self.this(Case::Accusative);
        let diesem = self.this(Case::Dative);
        match keyword {
            Keyword::Alert => {
                let can =
                    sentence(Clause::new(this(), words::CAN).end(words::CHALLENGE.infinitive()), Mood::Main);
                format!("{}, als hätte er {evasive}.", can.trim_end_matches('.'))
            }
            Keyword::Bodyguard => {
                let play = words::PLAY.infinitive();
                let enter = Clause::new(du(), words::MAY).with(&diesen).with("erschöpft").end(play);
                let they = Subject { text: "gegnerische Charaktere".to_owned(), ..plural() };
                let choose = Clause::new(Some(they), words::MUST)
                    .with("beim Herausfordern deiner Charaktere")
                    .with(format!("zuerst deine Charaktere mit {guard}"))
                    .end(words::CHOOSE.infinitive());
                let choose = capital(&choose.write(Mood::Main));
                format!("{} {choose}, wenn möglich.", sentence(enter, Mood::Main))
            }
            Keyword::Boost(n) => {
                let pay = Clause::new(du(), words::MAY).with(format!("{n} ⬡")).end("bezahlen");
                let put = Clause::new(None, words::PUT)
                    .with("die oberste Karte deines Decks")
                    .with(format!("verdeckt unter {diesen}"));
                let pay = pay.write(Mood::Inverted);
                format!("Einmal während deines Zuges {pay}, um {}.", put.write(Mood::Purpose))
            }
            Keyword::Challenger(n) => {
                let while_it = Clause::new(this(), words::CHALLENGE).write(Mood::Subordinate);
                let gets = Clause::new(it(), words::GET).with(format!("+{n} ¤")).write(Mood::Inverted);
                format!("Während {while_it}, {gets}.")
            }
            Keyword::Evasive => {
                let they = Subject { text: format!("nur Charaktere mit {evasive}"), ..plural() };
                let challenge = words::CHALLENGE.infinitive();
                sentence(Clause::new(Some(they), words::CAN).with(diesen).end(challenge), Mood::Main)
            }
            Keyword::Reckless => {
                let not = Clause::new(this(), words::CAN).with("nicht").end(words::QUEST.infinitive());
                let must =
                    Clause::new(None, words::MUST).with("jeden Zug").end(words::CHALLENGE.infinitive());
                let must = must.write(Mood::Infinitive);
                let must = must.trim_end_matches(" müssen");
                format!("{} und muss {must}, wenn möglich.", sentence(not, Mood::Main).trim_end_matches('.'))
            }
            Keyword::Adventurous => {
                let not = Clause::new(this(), words::CAN).with("nicht").end(words::CHALLENGE.infinitive());
                let must = format!("muss jeden Zug {}", words::QUEST.infinitive());
                format!("{} und {must}, wenn möglich.", sentence(not, Mood::Main).trim_end_matches('.'))
            }
            Keyword::Resist(n) => {
                let dealt = format!("der {diesem} zugefügt wird");
                format!("Reduziere jeglichen Schaden, {dealt}, um {n}.")
            }
            Keyword::Rush => {
                let can =
                    Clause::new(this(), words::CAN).with("in dem Zug").end(words::CHALLENGE.infinitive());
                let played = "in dem er ausgespielt wird";
                format!("{}, {played}.", sentence(can, Mood::Main).trim_end_matches('.'))
            }
            Keyword::Shift(shift) => self.shift_reminder(shift, &diesen, &diesem),
            Keyword::Singer(n) => {
                let singing = "für das Singen von Liedern";
                format!("Die Kosten {dieses} gelten als {n} {singing}.")
            }
            Keyword::SingTogether(n) => {
                let any = "beliebig viele deiner Charaktere";
                let others = "Charaktere deiner Teammitglieder";
                let cost = format!("die zusammen {n} oder mehr kosten");
                format!("Du kannst {any} oder {others}, {cost}, ⟳, damit sie dieses Lied kostenlos singen.")
            }
            Keyword::Support => {
                let quests = Clause::new(this(), words::QUEST).write(Mood::Subordinate);
                let add = Clause::new(du(), words::MAY)
                    .with("seine ¤ in diesem Zug")
                    .with("zur ¤ eines anderen Charakters deiner Wahl")
                    .end(words::ADD.infinitive());
                format!("Jedes Mal, wenn {quests}, {}.", add.write(Mood::Inverted))
            }
            Keyword::Vanish => {
                let by = "von einer Aktion einer gegnerischen Person";
                let chosen = Clause::new(this(), words::BECOME).with(by).end(words::CHOOSE_OUT.participle());
                let banish = Clause::new(None, words::BANISH).with("ihn");
                format!(
                    "Jedes Mal, wenn {}, {}.",
                    chosen.write(Mood::Subordinate),
                    banish.write(Mood::Inverted)
                )
            }
            Keyword::Ward => {
                let they = Subject { text: "gegnerische Mitspielende".to_owned(), ..plural() };
                let choose = Clause::new(Some(they), words::CAN)
                    .with(format!("{diesen} nicht"))
                    .end(words::CHOOSE_OUT.infinitive());
                format!(
                    "{}, außer um ihn herauszufordern.",
                    sentence(choose, Mood::Main).trim_end_matches('.')
                )
            }
        }
    }

    /// What a card with Shift goes on.
    fn onto(&self, base: &ShiftBase) -> String {
        let one_of = |name: &str, kind: &str| {
            format!("einen deiner {}-{kind}", self.site.card_name(name).replace(' ', "-"))
        };
        // A card with two names goes by each of them.
        let each = || -> Vec<String> {
            self.site.name.split(" & ").map(|name| one_of(name, "Charaktere")).collect()
        };
        match base {
            ShiftBase::SameName => list(&each(), "oder"),
            ShiftBase::Class(class) => {
                let many = words::class(&class.0);
                format!("einen deiner {}", many.form(crate::write::Number::Many, Case::Genitive))
            }
            ShiftBase::Universal => "irgendeinen deiner Charaktere".to_owned(),
            ShiftBase::Duo => list(&each(), "und"),
            ShiftBase::Combo => format!("{} oder beide", each().join(", ")),
            ShiftBase::Potato => one_of("Potato", "Gegenstände"),
            ShiftBase::Temporary(base) => self.onto(base),
        }
    }

    fn shift_reminder(&self, shift: &Shift, this: &str, from_this: &str) -> String {
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
                let heal = heal.with(format!("von {from_this}")).write(Mood::Inverted);
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

/// What stands before "Gestaltwandel".
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

fn plural() -> Subject {
    let agreement = crate::write::Agreement::new(crate::write::Gender::Masculine, crate::write::Number::Many);
    Subject::third(String::new(), agreement)
}
