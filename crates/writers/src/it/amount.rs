//! Italian amounts.

use super::Italian;
use super::words::{self, CARD, the};
use crate::phrase::banished_in_challenge;
use crate::romance::Prep;
use crate::{Agreement, Gender, Number, Unit, untranslated};
use wording::{Amount, Det, Measure, Node, Noun};

impl Italian<'_> {
    pub(super) fn amount(&self, amount: &Amount, unit: Unit) -> String {
        let many = words::unit(unit, false);
        match amount.unlimited() {
            Amount::Number(1) | Amount::ForEach(1, _) if matches!(unit, Unit::Card | Unit::Drop) => {
                format!("una {}", words::unit(unit, true))
            }
            Amount::Number(n) | Amount::ForEach(n, _) => format!("{n} {}", words::unit(unit, *n == 1)),
            Amount::A => format!("un {}", words::unit(unit, true)),
            Amount::Each(n) => format!("{n} {} ciascuno", words::unit(unit, *n == 1)),
            Amount::EqualTo(_) => match unit {
                Unit::Damage => "danno".to_owned(),
                Unit::Card | Unit::Lore | Unit::Counter | Unit::Ink | Unit::Drop => many.to_owned(),
            },
            Amount::ThatMany => match unit {
                Unit::Card | Unit::Drop => format!("altrettante {many}"),
                Unit::Damage | Unit::Counter => format!("altrettanti {many}"),
                Unit::Lore | Unit::Ink => format!("altrettanta {many}"),
            },
            Amount::ThatNumberPlus(n) => format!("quel numero di {many} più {n}"),
            Amount::SameAmount => format!("lo stesso ammontare di {}", words::unit(unit, true)),
            Amount::All => match unit {
                Unit::Card | Unit::Drop => format!("tutte le {many}"),
                Unit::Damage | Unit::Counter => format!("tutti i {many}"),
                Unit::Lore | Unit::Ink => format!("tutta la {many}"),
            },
            amount => untranslated(Node::Amount(amount)),
        }
    }

    pub(super) fn tail(&self, amount: &Amount) -> String {
        match amount {
            Amount::AtMost(amount, most, each) => {
                let each = if *each { " ciascuno" } else { "" };
                format!("{}, fino a un massimo di {most}{each}", self.tail(amount))
            }
            Amount::ForEach(_, measure) => format!("per {}", self.each(measure)),
            Amount::EqualTo(measure) => format!("pari {}", self.measured(measure, Prep::To)),
            _ => String::new(),
        }
    }

    /// The words after "per".
    pub(super) fn each(&self, measure: &Measure) -> String {
        self.each_card(measure)
            .or_else(|| self.each_number(measure))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn each_card(&self, measure: &Measure) -> Option<String> {
        let ogni = |noun: &Noun| self.described(Det::Each, noun, Prep::None).text;
        Some(match measure {
            Measure::Count(noun) | Measure::CountOf(noun) => ogni(noun),
            Measure::CardsUnder(target) => format!("ogni carta {}", self.under(target)),
            Measure::WereUnder(target) => format!("ogni carta che era {}", self.under(target)),
            Measure::ThisTurn(event) if banished_in_challenge(event).is_some() => {
                let noun = banished_in_challenge(event)?;
                format!("{} esiliato in una sfida in questo turno", ogni(noun))
            }
            Measure::ThisTurn(event) => format!("ogni volta che {}", self.happened(event)),
            Measure::ThisWay(noun, deed) => {
                let one = self.described(Det::Each, noun, Prep::None);
                format!("{} {}", one.text, self.done(*deed, one.agreement))
            }
            Measure::Sang => "ogni personaggio che ha cantato questa canzone".to_owned(),
            Measure::InkTypes(noun, deed) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let cards = self.described(Det::Bare, noun, Prep::Of).text;
                format!("ogni diverso tipo di inchiostro {cards} {}", self.done(*deed, agreement))
            }
            Measure::EventCards => "ogni carta scartata".to_owned(),
            Measure::InkTypesOf(noun) => {
                let of = self.described(Det::Bare, noun, Prep::Of).text;
                format!("ogni diverso tipo di inchiostro {of}")
            }
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn each_number(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::DamageOn(target) => format!("ogni danno {}", self.target(target, Prep::On).text),
            Measure::DamageRemoved => "ogni singolo danno rimosso in questo modo".to_owned(),
            Measure::EventNumber => "ogni singolo danno rimosso".to_owned(),
            Measure::LoreLost => "ogni leggenda persa in questo modo".to_owned(),
            Measure::LoreLostPlain => "ogni leggenda persa".to_owned(),
            Measure::Stat(stat, target) => self.stat_of(*stat, target, Prep::None),
            Measure::Lore(who) => {
                let who = self.who(*who);
                format!("ogni leggenda che {}", self.clause(&who, &words::VERBS.have, &[]))
            }
            Measure::ThatNumber => "quel numero".to_owned(),
            Measure::CountersMoved => format!("ogni {} in questo modo", "segnalino danno che hai spostato"),
            _ => return None,
        })
    }

    /// The measured total, with its preposition.
    pub(super) fn measured(&self, measure: &Measure, prep: Prep) -> String {
        self.measured_cards(measure, prep)
            .or_else(|| self.measured_number(measure, prep))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn measured_cards(&self, measure: &Measure, prep: Prep) -> Option<String> {
        let number = |of: String| format!("{} {of}", the(prep, words::CHARACTER, "numero"));
        let of_many = |noun: &Noun| {
            let pieces = crate::pieces::Pieces::of(noun);
            if pieces.yours {
                self.described(Det::Bare, noun, Prep::Of).text
            } else {
                self.bare(noun, Number::Many, Prep::Of).text
            }
        };
        Some(match measure {
            Measure::Count(noun) | Measure::CountOf(noun) => number(of_many(noun)),
            Measure::CardsUnder(target) => number(format!("di carte {}", self.under(target))),
            Measure::WereUnder(target) => number(format!("di carte che erano {}", self.under(target))),
            Measure::ThisTurn(event) => number(format!("di volte che {}", self.happened(event))),
            Measure::ThisWay(noun, deed) => {
                let agreement = self.bare(noun, Number::Many, Prep::None).agreement;
                number(format!("{} {}", of_many(noun), self.done(*deed, agreement)))
            }
            Measure::Sang => number("di personaggi che hanno cantato questa canzone".to_owned()),
            Measure::InkTypes(noun, deed) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                number(format!(
                    "di diversi tipi di inchiostro {} {}",
                    of_many(noun),
                    self.done(*deed, agreement)
                ))
            }
            Measure::EventCards => number("di carte scartate".to_owned()),
            Measure::InkTypesOf(noun) => {
                let of = self.described(Det::Bare, noun, Prep::Of).text;
                number(format!("di diversi tipi di inchiostro {of}"))
            }
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn measured_number(&self, measure: &Measure, prep: Prep) -> Option<String> {
        let number = |of: String| format!("{} {of}", the(prep, words::CHARACTER, "numero"));
        Some(match measure {
            Measure::DamageOn(target) => {
                format!("{} {}", the(prep, words::CHARACTER, "danno"), self.target(target, Prep::On).text)
            }
            Measure::DamageRemoved => the(prep, words::CHARACTER, "danno rimosso in questo modo"),
            Measure::EventNumber => the(prep, words::CHARACTER, "danno rimosso"),
            Measure::LoreLost => the(prep, CARD, "leggenda persa in questo modo"),
            Measure::LoreLostPlain => the(prep, CARD, "leggenda persa"),
            Measure::Stat(stat, target) => self.stat_of(*stat, target, prep),
            Measure::Lore(who) => {
                let who = self.who(*who);
                format!("{} che {}", the(prep, CARD, "leggenda"), self.clause(&who, &words::VERBS.have, &[]))
            }
            Measure::ThatNumber => format!("{}quel numero", words::alone(prep)),
            Measure::CountersMoved => number("di segnalini danno spostati in questo modo".to_owned()),
            _ => return None,
        })
    }
}
