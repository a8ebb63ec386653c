//! German amounts.

use super::German;
use super::noun::CARD;
use super::words::{self, Case, like_dieser};
use crate::phrase::banished_in_challenge;
use crate::{Agreement, CLOSE, Gender, Number, Unit, untranslated};
use wording::{Amount, Det, Measure, Node, Noun};

impl German<'_> {
    /// An amount without its tail: "2 Karten", "so viele Karten".
    pub(super) fn amount(&self, amount: &Amount, unit: Unit, each: bool) -> String {
        let je = if each { "je " } else { "" };
        let many = words::unit(unit, false);
        match amount.unlimited() {
            Amount::Number(n) | Amount::ForEach(n, _) => format!("{je}{n} {}", words::unit(unit, *n == 1)),
            Amount::A => format!("{je}1 {}", words::unit(unit, true)),
            Amount::Each(n) => format!("je {n} {}", words::unit(unit, *n == 1)),
            Amount::EqualTo(_) => match unit {
                Unit::Card => "so viele Karten".to_owned(),
                Unit::Lore => "Legenden".to_owned(),
                Unit::Drop => format!("so viele {many}"),
                Unit::Damage | Unit::Counter | Unit::Ink => many.to_owned(),
            },
            Amount::ThatMany | Amount::SameAmount => match unit {
                Unit::Damage | Unit::Ink => format!("{je}genauso viel {many}"),
                Unit::Card | Unit::Lore | Unit::Counter | Unit::Drop => format!("{je}genauso viele {many}"),
            },
            Amount::All => match unit {
                Unit::Damage => "jeglichen Schaden".to_owned(),
                Unit::Card | Unit::Lore | Unit::Counter | Unit::Ink | Unit::Drop => format!("alle {many}"),
            },
            Amount::ThatNumberPlus(n) => {
                let same = self.amount(&Amount::ThatMany, unit, each);
                format!("{same} plus {n}")
            }
            amount => untranslated(Node::Amount(amount)),
        }
    }

    /// "für jede …", "in Höhe …".
    pub(super) fn tail(&self, amount: &Amount) -> String {
        match amount {
            Amount::AtMost(amount, most, _) => format!("{}, höchstens aber {most}{CLOSE}", self.tail(amount)),
            Amount::ForEach(_, measure) => format!("für {}", self.each(measure)),
            Amount::EqualTo(measure) => self.equal_to(measure),
            _ => String::new(),
        }
    }

    /// "in Höhe der ¤ dieses Charakters".
    pub(super) fn equal_to(&self, measure: &Measure) -> String {
        match measure {
            Measure::ThatNumber => "in dieser Höhe".to_owned(),
            measure => format!("in Höhe {}", self.measured(measure, Case::Genitive)),
        }
    }

    /// The words after "für": each of the measured things.
    pub(super) fn each(&self, measure: &Measure) -> String {
        self.each_card(measure)
            .or_else(|| self.each_number(measure))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn each_card(&self, measure: &Measure) -> Option<String> {
        let jede = |noun: &Noun| self.described(Det::Each, noun, Case::Accusative).text;
        let card = |words: &str| format!("jede Karte, die {words}{CLOSE}");
        Some(match measure {
            Measure::Count(noun) => jede(noun),
            Measure::CountOf(noun) => self.described(Det::EachOf, noun, Case::Accusative).text,
            Measure::CardsUnder(target) => {
                card(&format!("unter {} liegt", self.target(target, Case::Dative).text))
            }
            Measure::WereUnder(target) => {
                card(&format!("unter {} lag", self.target(target, Case::Dative).text))
            }
            Measure::ThisTurn(event) if banished_in_challenge(event).is_some() => {
                let noun = banished_in_challenge(event)?;
                let one = self.described(Det::Each, noun, Case::Accusative);
                let that = words::relative(one.agreement, Case::Nominative);
                format!("{}, {that} in diesem Zug durch eine Herausforderung verbannt wurde{CLOSE}", one.text)
            }
            Measure::ThisTurn(event) => format!("jedes Mal, dass {}", self.happened(event)),
            Measure::ThisWay(noun, deed) => {
                let one = self.described(Det::Each, noun, Case::Accusative);
                format!("{}{}", one.text, self.done(*deed, one.agreement))
            }
            Measure::Sang => format!("jeden Charakter, der dieses Lied gesungen hat{CLOSE}"),
            Measure::InkTypes(noun, deed) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let cards = self.bare(noun, Number::Many, Case::Genitive).text;
                format!("jede unterschiedliche Tintenfarbe der {cards}{}", self.was_done(*deed, agreement))
            }
            Measure::InkTypesOf(noun) => {
                format!("jede unterschiedliche Tintenfarbe {}", self.of_many(noun))
            }
            Measure::EventCards => "jede abgeworfene Karte".to_owned(),
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn each_number(&self, measure: &Measure) -> Option<String> {
        Some(match measure {
            Measure::DamageOn(target) => {
                format!("jeden Schaden auf {}", self.target(target, Case::Dative).text)
            }
            Measure::DamageRemoved => "jeden auf diese Weise entfernten Schaden".to_owned(),
            Measure::EventNumber => "jeden entfernten Schaden".to_owned(),
            Measure::LoreLost => "jede auf diese Weise verlorene Legende".to_owned(),
            Measure::LoreLostPlain => "jede verlorene Legende".to_owned(),
            Measure::Stat(stat, target) => self.stat_of(*stat, target, Case::Accusative),
            Measure::Lore(who) => {
                let who = self.who(*who);
                format!("jede Legende, die {} {}{CLOSE}", who.text, words::HAVE.finite(who.person))
            }
            Measure::ThatNumber => "diese Anzahl".to_owned(),
            Measure::CountersMoved => {
                let moved = "auf diese Weise verschoben";
                format!("jeden Schadensmarker, den du {moved} hast{CLOSE}")
            }
            _ => return None,
        })
    }

    /// The measured total: "der ¤ dieses Charakters", "die Anzahl deiner Charaktere".
    pub(super) fn measured(&self, measure: &Measure, case: Case) -> String {
        self.measured_cards(measure, case)
            .or_else(|| self.measured_number(measure, case))
            .unwrap_or_else(|| untranslated(Node::Measure(measure)))
    }

    /// Cards and events that are counted.
    fn measured_cards(&self, measure: &Measure, case: Case) -> Option<String> {
        let number = |of: String| format!("{} Anzahl {of}", words::article(CARD, case));
        Some(match measure {
            Measure::Count(noun) | Measure::CountOf(noun) => number(self.of_many(noun)),
            Measure::CardsUnder(target) => {
                number(format!("der Karten unter {}", self.target(target, Case::Dative).text))
            }
            Measure::WereUnder(target) => {
                let under = self.target(target, Case::Dative).text;
                number(format!("der Karten, die unter {under} lagen{CLOSE}"))
            }
            Measure::ThisTurn(event) => format!("der Anzahl, wie oft {}", self.happened(event)),
            Measure::ThisWay(noun, deed) => {
                let agreement = self.agreement(noun, Number::Many);
                number(format!("{}{}", self.of_many(noun), self.done(*deed, agreement)))
            }
            Measure::Sang => number(format!("der Charaktere, die dieses Lied gesungen haben{CLOSE}")),
            Measure::InkTypes(noun, deed) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let cards = self.of_many(noun);
                number(format!("unterschiedlicher Tintenfarben {cards}{}", self.done(*deed, agreement)))
            }
            Measure::InkTypesOf(noun) => {
                number(format!("unterschiedlicher Tintenfarben {}", self.of_many(noun)))
            }
            Measure::EventCards => number("der abgeworfenen Karten".to_owned()),
            _ => return None,
        })
    }

    /// Damage, lore and other numbers.
    fn measured_number(&self, measure: &Measure, case: Case) -> Option<String> {
        let number = |of: String| format!("{} Anzahl {of}", words::article(CARD, case));
        Some(match measure {
            Measure::DamageOn(target) => {
                let damage = Agreement::new(Gender::Masculine, Number::One);
                let word = if case == Case::Genitive { "Schadens" } else { "Schaden" };
                format!(
                    "{} {word} auf {}",
                    words::article(damage, case),
                    self.target(target, Case::Dative).text
                )
            }
            Measure::DamageRemoved | Measure::EventNumber => {
                let damage = Agreement::new(Gender::Masculine, Number::One);
                let word = if case == Case::Genitive { "Schadens" } else { "Schaden" };
                let removed = words::adjective("entfernt", words::Declension::Weak, damage, case);
                format!("{} {removed} {word}", words::article(damage, case))
            }
            Measure::LoreLost | Measure::LoreLostPlain => {
                let lore = Agreement::new(Gender::Feminine, Number::Many);
                let lost = words::adjective("verloren", words::Declension::Weak, lore, case);
                format!("{} {lost} Legenden", words::article(lore, case))
            }
            Measure::Stat(stat, target) => self.stat_of(*stat, target, case),
            Measure::Lore(who) => {
                let who = self.who(*who);
                let lore = Agreement::new(Gender::Feminine, Number::Many);
                let have = words::HAVE.finite(who.person);
                format!("{} Legenden, die {} {have}{CLOSE}", words::article(lore, case), who.text)
            }
            Measure::ThatNumber => like_dieser("dies", CARD, case) + " Anzahl",
            Measure::CountersMoved => number(format!("der Schadensmarker, die du verschoben hast{CLOSE}")),
            _ => return None,
        })
    }

    /// "der Charaktere", "deiner Charaktere".
    fn of_many(&self, noun: &Noun) -> String {
        let agreement = self.agreement(noun, Number::Many);
        let owned = noun
            .0
            .iter()
            .any(|part| matches!(part, wording::Part::Your | wording::Part::OfYours | wording::Part::Their));
        let noun = self.bare(noun, Number::Many, Case::Genitive).text;
        if owned { noun } else { format!("{} {noun}", words::article(agreement, Case::Genitive)) }
    }
}
