//! What Italian says of cards behind their noun: where they are, what they cost, and the like.

use super::Italian;
use super::words::{self, a, agree};
use crate::romance::Prep;
use crate::{Agreement, Number, Zone, join, list, untranslated};
use wording::{Bound, Deed, Det, Node, Part, Stat, Target, Who, Whose};

impl Italian<'_> {
    /// The words after a noun.
    pub(super) fn after(&self, part: &Part, agreement: Agreement) -> String {
        self.placed(part, agreement)
            .or_else(|| self.compared(part, agreement))
            .or_else(|| self.quality(part, agreement))
            .unwrap_or_else(|| untranslated(Node::Part(part)))
    }

    /// Where cards are or come from.
    fn placed(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |one: &str, several: &str| format!("che {}", if many { several } else { one });
        let have = |who: Who, place: &str| {
            let subject = self.who(who);
            let have = subject.form(&words::VERBS.have);
            format!("che {} {place}", join([subject.text.as_str(), have]))
        };
        Some(match part {
            Part::InPlay => "in gioco".to_owned(),
            Part::HaveInPlay(who) => have(*who, "in gioco"),
            Part::HaveHere(who) => have(*who, "in questo luogo"),
            Part::Have(who) => have(*who, ""),
            Part::Here | Part::RightHere => "in questo luogo".to_owned(),
            Part::AtLocation => "in un luogo".to_owned(),
            Part::AtLocations => "in dei luoghi".to_owned(),
            Part::InHand(whose) | Part::InHands(whose) => self.zone(*whose, Zone::Hand, Prep::In),
            Part::FromHand(whose) => self.zone(*whose, Zone::Hand, Prep::From),
            Part::InInkwell(whose) => self.zone(*whose, Zone::Inkwell, Prep::In),
            Part::FromInkwell(whose) => self.zone(*whose, Zone::Inkwell, Prep::From),
            Part::InDiscard(whose) => self.zone(*whose, Zone::Discard, Prep::In),
            Part::FromDiscard(whose) => self.zone(*whose, Zone::Discard, Prep::From),
            Part::FromHandOrDiscard(whose) => format!(
                "{} o {}",
                self.zone(*whose, Zone::Hand, Prep::From),
                self.zone(*whose, Zone::Discard, Prep::From)
            ),
            Part::FromTop(whose) => format!("dalla cima {}", self.zone(*whose, Zone::Deck, Prep::Of)),
            Part::FromThere => "da lì".to_owned(),
            Part::Under(under) => self.under(under),
            Part::FromUnder(under) => format!("da {}", self.under(under)),
            Part::FromHere => "da questo luogo".to_owned(),
            Part::AtThatLocation => "in quel luogo".to_owned(),
            Part::WereUnder(_) => {
                format!("{} sotto di {}", that("era", "erano"), agree("esso", self.last.get()))
            }
            _ => return None,
        })
    }

    /// Numbers and names of cards.
    fn compared(&self, part: &Part, agreement: Agreement) -> Option<String> {
        Some(match part {
            Part::StatIs(stat, bound) => format!("con {}", stat_is(*stat, *bound)),
            Part::StatIsEach(stat, bound) => format!("con {} ciascuno", stat_is(*stat, *bound)),
            Part::MoreThanEach(stat, each) => {
                let each = self.described(Det::Each, each, Prep::Of).text;
                format!("con più {} {each}", words::stat(*stat))
            }
            Part::NotNamed(names) => {
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                format!("non {} {}", agree("chiamato", agreement), list(&names, "o"))
            }
            Part::SameName => "con lo stesso nome".to_owned(),
            Part::ThatName => "con quel nome".to_owned(),
            Part::SameNameAs(other) => format!("con lo stesso nome {}", self.target(other, Prep::Of).text),
            Part::StatAgainst(stat, other, of) => {
                let than = self.stat_of(*other, of, Prep::To);
                format!("con {} pari o inferiore {than}", words::stat(*stat))
            }
            Part::SameCostOrLess => "con costo pari o inferiore".to_owned(),
            Part::CostUpToMore(more, than) => {
                let than = self.target(than, Prep::Of).text;
                format!("con costo fino a {more} in più rispetto a quello {than}")
            }
            Part::LessThan(stat, than) => {
                format!("con meno {} {}", words::stat(*stat), self.target(than, Prep::Of).text)
            }
            Part::NotMoreThanHad(stat, _) => {
                let stat = words::stat(*stat);
                format!("con {stat} pari o inferiore alla {stat} che aveva in gioco")
            }
            Part::Total(stat, bound) => match stat {
                Stat::Cost | Stat::MoveCost => format!("con costo totale {}", bound_words(*bound)),
                Stat::Strength | Stat::Willpower | Stat::Lore => {
                    format!("con {} totale {}", words::stat(*stat), bound_words(*bound))
                }
            },
            Part::DamageIs(bound) => format!("con {} danni", bound_words(*bound)),
            _ => return None,
        })
    }

    /// Everything else about cards.
    fn quality(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |one: &str, several: &str| format!("che {}", if many { several } else { one });
        Some(match part {
            Part::YourOpponents => "dei tuoi avversari".to_owned(),
            Part::With(keyword) => format!("con {}", words::keyword(*keyword)),
            Part::WithoutAbility => "senza abilità".to_owned(),
            Part::Without(keyword) => format!("senza {}", words::keyword(*keyword)),
            Part::WithDamage => agree("danneggiato", agreement),
            Part::WithNoDamage => "senza danni".to_owned(),
            Part::BeingChallenged => that("viene sfidato", "vengono sfidati"),
            Part::ChallengingA(whom) => {
                format!("{} {}", that("sfida", "sfidano"), self.target(whom, Prep::None).text)
            }
            Part::WithCardUnder(_) => format!("con una carta sotto di {}", agree("esso", agreement)),
            Part::HavingCardUnder(_) => {
                format!("{} una carta sotto di {}", that("ha", "hanno"), agree("esso", agreement))
            }
            Part::WithInkSymbol => "con ◉".to_owned(),
            Part::UsingShift(_) => "usando Trasformazione".to_owned(),
            Part::Non(kind) => format!("non {}", words::noun(*kind, Number::One)),
            Part::IsNotCard(kind) => format!("che non è una carta {}", words::noun(*kind, Number::One)),
            Part::IsNot(kind) => {
                let noun = words::noun(*kind, agreement.number);
                let noun = if many {
                    noun.to_owned()
                } else {
                    a(Prep::None, Agreement::new(words::gender(*kind), Number::One), noun)
                };
                format!("che non {} {noun}", if many { "sono" } else { "è" })
            }
            Part::WasChallenged => {
                format!("che è stato {} in questo turno", agree("sfidato", agreement))
            }
            Part::AtRandom => "a caso".to_owned(),
            Part::AnyOf(any) => {
                let any: Vec<String> = any
                    .iter()
                    .map(|part| match part {
                        Part::Named(names) => {
                            let names: Vec<String> =
                                names.iter().map(|name| self.site.card_name(&name.0)).collect();
                            format!("{} {}", agree("chiamato", agreement), list(&names, "o"))
                        }
                        part => self.after(part, agreement),
                    })
                    .collect();
                any.join(" o ")
            }
            Part::Done(deed) => self.done(*deed, agreement),
            Part::OrA(other) => format!("o {}", self.described(Det::A, other, Prep::None).text),
            _ => return None,
        })
    }

    /// "sotto a questo personaggio", "sotto di esso".
    pub(super) fn under(&self, under: &Target) -> String {
        match under {
            Target::Pronoun(_) => format!("sotto {}", self.target(under, Prep::Of).text),
            under => format!("sotto {}", self.target(under, Prep::To).text),
        }
    }

    pub(super) fn done(&self, deed: Deed, agreement: Agreement) -> String {
        let way = "in questo modo";
        match deed {
            Deed::YouMoved => "che hai spostato".to_owned(),
            Deed::PutIntoYourDiscard => {
                let into = self.zone(Whose::Your, Zone::Discard, Prep::In);
                format!("{} {into} {way}", agree("messo", agreement))
            }
            Deed::YouRemovedDamageFrom => format!("da cui hai rimosso danni {way}"),
            deed => match words::deed(deed) {
                Some(done) => format!("{} {way}", agree(done, agreement)),
                None => untranslated(Node::Deed(&deed)),
            },
        }
    }
}

/// "3 o inferiore".
pub(super) fn bound_words(bound: Bound) -> String {
    match bound {
        Bound::Some | Bound::Any | Bound::Another => "almeno 1".to_owned(),
        Bound::None => "0".to_owned(),
        Bound::OrMore(n) | Bound::OrGreater(n) => format!("{n} o superiore"),
        Bound::OrLess(n) => format!("{n} o inferiore"),
        Bound::Exactly(n) => n.to_string(),
        Bound::Only(n) => format!("solo {n}"),
    }
}

/// "costo 3 o inferiore", "5 ¤ o superiore".
pub(super) fn stat_is(stat: Stat, bound: Bound) -> String {
    let symbol = words::stat(stat);
    match (stat, bound) {
        (Stat::Cost | Stat::MoveCost, bound) => format!("{symbol} {}", bound_words(bound)),
        (_, Bound::OrMore(n) | Bound::OrGreater(n)) => format!("{n} {symbol} o superiore"),
        (_, Bound::OrLess(n)) => format!("{n} {symbol} o inferiore"),
        (_, bound) => format!("{} {symbol}", bound_words(bound)),
    }
}
