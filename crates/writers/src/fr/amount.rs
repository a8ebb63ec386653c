//! French amounts.

use super::French;
use super::words::{self, CARDS, CHARACTER, the};
use crate::phrase::banished_in_challenge;
use crate::romance::Prep;
use crate::{Number, Unit, untranslated};
use wording::{Amount, Det, Measure, Node, Noun};

impl French<'_> {
    pub(super) fn amount(&self, amount: &Amount, unit: Unit) -> String {
        let many = words::unit(unit, false);
        match amount.unlimited() {
            Amount::Number(1) | Amount::ForEach(1, _) if words::is_feminine(unit) => {
                format!("une {}", words::unit(unit, true))
            }
            Amount::Number(n) | Amount::ForEach(n, _) => format!("{n} {}", words::unit(unit, *n <= 1)),
            Amount::A => {
                format!("un{} {}", if words::is_feminine(unit) { "e" } else { "" }, words::unit(unit, true))
            }
            Amount::Each(n) => format!("{n} {} chacun", words::unit(unit, *n <= 1)),
            Amount::EqualTo(_) => format!("un nombre de {many}"),
            Amount::ThatMany | Amount::SameAmount => format!("autant de {many}"),
            Amount::ThatNumberPlus(n) => format!("ce nombre de {many} plus {n}"),
            Amount::All => match unit {
                Unit::Card | Unit::Drop => format!("toutes les {many}"),
                Unit::Lore | Unit::Damage | Unit::Counter | Unit::Ink => format!("tous les {many}"),
            },
            amount => untranslated(Node::Amount(amount)),
        }
    }

    pub(super) fn tail(&self, amount: &Amount) -> String {
        match amount {
            Amount::AtMost(amount, most, _) => format!("{}, jusqu'à un maximum de {most}", self.tail(amount)),
            Amount::ForEach(_, measure) => format!("pour {}", self.each(measure)),
            Amount::EqualTo(measure) => format!("égal {}", self.measured(measure, Prep::To)),
            _ => String::new(),
        }
    }

    /// The words after "pour".
    pub(super) fn each(&self, measure: &Measure) -> String {
        self.each_card(measure)
            .or_else(|| self.each_number(measure))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn each_card(&self, measure: &Measure) -> Option<String> {
        let chaque = |noun: &Noun| self.described(Det::Each, noun, Prep::None).text;
        Some(match measure {
            Measure::Count(noun) => chaque(noun),
            Measure::CountOf(noun) => self.described(Det::EachOf, noun, Prep::None).text,
            Measure::CardsUnder(target) => format!("chaque carte {}", self.target(target, Prep::Under).text),
            Measure::WereUnder(target) => {
                format!("chaque carte qui était {}", self.target(target, Prep::Under).text)
            }
            Measure::ThisTurn(event) if banished_in_challenge(event).is_some() => {
                let noun = banished_in_challenge(event)?;
                format!("{} banni via un défi ce tour-ci", chaque(noun))
            }
            Measure::ThisTurn(event) => format!("chaque fois que {}", self.happened(event)),
            Measure::ThisWay(noun, deed) => {
                let one = self.described(Det::Each, noun, Prep::None);
                format!("{} {}", one.text, self.done(*deed, one.agreement))
            }
            Measure::Sang => "chaque personnage qui a chanté cette chanson".to_owned(),
            Measure::InkTypes(noun, deed) => {
                let cards = self.described(Det::Bare, noun, Prep::Of).text;
                format!("chaque type d'encre différent {cards} {}", self.done(*deed, CARDS))
            }
            Measure::EventCards => "chaque carte défaussée".to_owned(),
            Measure::InkTypesOf(noun) => {
                let among = self.described(Det::Bare, noun, Prep::None).text;
                format!("chaque type d'encre différent parmi {among}")
            }
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn each_number(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::DamageOn(target) => format!("chaque dommage {}", self.target(target, Prep::On).text),
            Measure::DamageRemoved => "chaque dommage ainsi retiré".to_owned(),
            Measure::EventNumber => "chaque dommage retiré".to_owned(),
            Measure::LoreLost => "chaque éclat de Lore perdu de cette façon".to_owned(),
            Measure::LoreLostPlain => "chaque éclat de Lore perdu".to_owned(),
            Measure::Stat(stat, target) => self.stat_of(*stat, target, Prep::None),
            Measure::Lore(who) => {
                let who = self.someone(*who);
                format!("chaque éclat de Lore que {}", self.clause(&who, &words::VERBS.have, &[]))
            }
            Measure::ThatNumber => "ce nombre".to_owned(),
            Measure::CountersMoved => "chaque dommage déplacé de cette façon".to_owned(),
            _ => return None,
        })
    }

    pub(super) fn measured(&self, measure: &Measure, prep: Prep) -> String {
        self.measured_cards(measure, prep)
            .or_else(|| self.measured_number(measure, prep))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn measured_cards(&self, measure: &Measure, prep: Prep) -> Option<String> {
        let number = |of: String| format!("{} {of}", the(prep, CHARACTER, "nombre"));
        let of_many = |noun: &Noun| self.bare(noun, Number::Many, Prep::Of).text;
        Some(match measure {
            Measure::Count(noun) | Measure::CountOf(noun) => number(of_many(noun)),
            Measure::CardsUnder(target) => {
                number(format!("de cartes {}", self.target(target, Prep::Under).text))
            }
            Measure::WereUnder(target) => {
                number(format!("de cartes qui étaient {}", self.target(target, Prep::Under).text))
            }
            Measure::ThisTurn(event) => number(format!("de fois que {}", self.happened(event))),
            Measure::ThisWay(noun, deed) => {
                let agreement = self.bare(noun, Number::Many, Prep::None).agreement;
                number(format!("{} {}", of_many(noun), self.done(*deed, agreement)))
            }
            Measure::Sang => number("de personnages ayant chanté cette chanson".to_owned()),
            Measure::InkTypes(noun, deed) => {
                number(format!("de types d'encre différents {} {}", of_many(noun), self.done(*deed, CARDS)))
            }
            Measure::EventCards => number("de cartes défaussées".to_owned()),
            Measure::InkTypesOf(noun) => {
                let among = self.described(Det::Bare, noun, Prep::None).text;
                number(format!("de types d'encre différents parmi {among}"))
            }
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn measured_number(&self, measure: &Measure, prep: Prep) -> Option<String> {
        let number = |of: String| format!("{} {of}", the(prep, CHARACTER, "nombre"));
        Some(match measure {
            Measure::DamageOn(target) => {
                number(format!("de dommages {}", self.target(target, Prep::On).text))
            }
            Measure::DamageRemoved => number("de dommages ainsi retirés".to_owned()),
            Measure::EventNumber => number("de dommages retirés".to_owned()),
            Measure::LoreLost | Measure::LoreLostPlain => number("d'éclats de Lore perdus".to_owned()),
            Measure::Stat(stat, target) => self.stat_of(*stat, target, prep),
            Measure::Lore(who) => {
                let who = self.someone(*who);
                number(format!("d'éclats de Lore que {}", self.clause(&who, &words::VERBS.have, &[])))
            }
            Measure::ThatNumber => format!("{}ce nombre", words::alone(prep)),
            Measure::CountersMoved => number("de jetons Dommage déplacés".to_owned()),
            _ => return None,
        })
    }
}
