//! What French says of cards behind their noun: where they are, what they cost, and the like.

use super::French;
use super::words::{self, a, agree};
use crate::romance::Prep;
use crate::{Agreement, Number, Zone, list, untranslated};
use wording::{Bound, Deed, Det, Node, Part, Stat, Who, Whose};

impl French<'_> {
    pub(super) fn after(&self, part: &Part, agreement: Agreement) -> String {
        self.placed(part, agreement)
            .or_else(|| self.compared(part, agreement))
            .or_else(|| self.quality(part, agreement))
            .unwrap_or_else(|| untranslated(Node::Part(part)))
    }

    /// Where cards are or come from.
    fn placed(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |one: &str, several: &str| format!("qui {}", if many { several } else { one });
        let have = |who: Who, place: &str| {
            let subject = self.someone(who);
            format!("que {} {} {place}", subject.text, subject.form(&words::VERBS.have))
        };
        Some(match part {
            Part::InPlay => "en jeu".to_owned(),
            Part::HaveInPlay(who) => have(*who, "en jeu"),
            Part::HaveHere(who) => have(*who, "sur ce lieu"),
            Part::Have(who) => have(*who, ""),
            Part::Here | Part::RightHere | Part::AtThatLocation => "sur ce lieu".to_owned(),
            Part::AtLocation => "sur un lieu".to_owned(),
            Part::AtLocations => "sur des lieux".to_owned(),
            Part::InHand(Whose::Your | Whose::Their) => "en main".to_owned(),
            Part::InHand(whose) | Part::InHands(whose) => {
                format!("dans {}", self.zone(*whose, Zone::Hand, Prep::None))
            }
            Part::FromHand(whose) => self.zone(*whose, Zone::Hand, Prep::Of),
            Part::InInkwell(whose) => format!("dans {}", self.zone(*whose, Zone::Inkwell, Prep::None)),
            Part::FromInkwell(whose) => self.zone(*whose, Zone::Inkwell, Prep::Of),
            Part::InDiscard(whose) => format!("dans {}", self.zone(*whose, Zone::Discard, Prep::None)),
            Part::FromDiscard(whose) => self.zone(*whose, Zone::Discard, Prep::Of),
            Part::FromHandOrDiscard(whose) => format!(
                "{} ou {}",
                self.zone(*whose, Zone::Hand, Prep::Of),
                self.zone(*whose, Zone::Discard, Prep::Of)
            ),
            Part::FromTop(whose) => format!("du dessus {}", self.zone(*whose, Zone::Deck, Prep::Of)),
            Part::FromThere => "de là".to_owned(),
            Part::Under(under) => self.target(under, Prep::Under).text,
            Part::FromUnder(under) => {
                format!("{} {}", that("se trouve", "se trouvent"), self.target(under, Prep::Under).text)
            }
            Part::FromHere => "se trouvant sur ce lieu".to_owned(),
            Part::WereUnder(_) => {
                format!("{} sous {}", that("était", "étaient"), words::stressed(self.last.get()))
            }
            _ => return None,
        })
    }

    /// Numbers and names of cards.
    fn compared(&self, part: &Part, agreement: Agreement) -> Option<String> {
        Some(match part {
            Part::StatIs(Stat::Cost | Stat::MoveCost, bound) => format!("coûtant {}", bound_words(*bound)),
            Part::StatIsEach(Stat::Cost | Stat::MoveCost, bound) => {
                format!("coûtant {} {}", each_one(agreement), bound_words(*bound))
            }
            Part::StatIs(stat, bound) => format!("ayant {}", stat_is(*stat, *bound)),
            Part::StatIsEach(stat, bound) => {
                format!("ayant {} {}", each_one(agreement), stat_is(*stat, *bound))
            }
            Part::MoreThanEach(stat, each) => {
                let each = self.described(Det::Each, each, Prep::Of).text;
                format!("avec une {} supérieure à celle {each}", words::stat(*stat))
            }
            Part::NotNamed(names) => {
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                format!("non {} {}", agree("nommé", agreement), list(&names, "ou"))
            }
            Part::SameName => "ayant le même nom".to_owned(),
            Part::ThatName => "portant ce nom".to_owned(),
            Part::SameNameAs(other) => {
                format!("ayant le même nom que {}", self.target(other, Prep::None).text)
            }
            Part::StatAgainst(stat, other, of) => {
                let than = self.stat_of(*other, of, Prep::To);
                match stat {
                    Stat::Cost | Stat::MoveCost => format!("avec un coût inférieur ou égal {than}"),
                    stat => format!("avec une {} inférieure ou égale {than}", words::stat(*stat)),
                }
            }
            Part::SameCostOrLess => "de coût égal ou inférieur".to_owned(),
            Part::CostUpToMore(more, than) => {
                let than = self.target(than, Prep::None).text;
                format!("coûtant jusqu'à {more} de plus que {than}")
            }
            Part::LessThan(stat, than) => {
                let than = self.target(than, Prep::Of).text;
                format!("avec une {} inférieure à celle {than}", words::stat(*stat))
            }
            Part::NotMoreThanHad(stat, _) => {
                let it = words::pronoun(self.last.get());
                format!("avec une {} inférieure ou égale à celle que {it} avait en jeu", words::stat(*stat))
            }
            Part::Total(stat, bound) => match stat {
                Stat::Cost | Stat::MoveCost => format!("coûtant au total {}", bound_words(*bound)),
                stat => format!("avec un total de {}", stat_is(*stat, *bound)),
            },
            Part::DamageIs(Bound::OrMore(n)) => format!("ayant au moins {n} dommages"),
            Part::DamageIs(bound) => format!("ayant {} dommages", bound_words(*bound)),
            _ => return None,
        })
    }

    /// Everything else about cards.
    fn quality(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |one: &str, several: &str| format!("qui {}", if many { several } else { one });
        Some(match part {
            Part::YourOpponents => "de vos adversaires".to_owned(),
            Part::With(keyword) => format!("avec {}", words::keyword(*keyword)),
            Part::WithoutAbility => "sans capacité".to_owned(),
            Part::Without(keyword) => format!("sans {}", words::keyword(*keyword)),
            Part::WithDamage | Part::WithNoDamage => self.state(part, agreement),
            Part::BeingChallenged => that("est défié", "sont défiés"),
            Part::ChallengingA(whom) => {
                format!("{} {}", that("défie", "défient"), self.target(whom, Prep::None).text)
            }
            Part::WithCardUnder(_) | Part::HavingCardUnder(_) => {
                format!("avec une carte sous {}", words::stressed(agreement))
            }
            Part::WithInkSymbol => "avec ◉".to_owned(),
            Part::UsingShift(_) => "via sa capacité Alter".to_owned(),
            Part::Non(kind) => format!("non-{}", words::label(*kind)),
            Part::IsNotCard(kind) => format!("qui n'est pas une carte {}", words::label(*kind)),
            Part::IsNot(kind) => {
                let kind_agreement = Agreement::new(words::gender(*kind), Number::One);
                format!("qui n'est pas {}", a(Prep::None, kind_agreement, words::noun(*kind, Number::One)))
            }
            Part::WasChallenged => format!("qui a été {} ce tour-ci", agree("défié", agreement)),
            Part::AtRandom => "au hasard".to_owned(),
            Part::AnyOf(any) => {
                let any: Vec<String> = any
                    .iter()
                    .map(|part| match part {
                        Part::Named(names) => {
                            let names: Vec<String> =
                                names.iter().map(|name| self.site.card_name(&name.0)).collect();
                            format!("{} {}", agree("nommé", agreement), list(&names, "ou"))
                        }
                        part => self.after(part, agreement),
                    })
                    .collect();
                any.join(" ou ")
            }
            Part::Done(deed) => self.done(*deed, agreement),
            Part::OrA(other) => format!("ou {}", self.described(Det::A, other, Prep::None).text),
            _ => return None,
        })
    }

    pub(super) fn done(&self, deed: Deed, agreement: Agreement) -> String {
        let way = "de cette façon";
        match deed {
            Deed::PutIntoYourDiscard => {
                let into = self.zone(Whose::Your, Zone::Discard, Prep::None);
                format!("{} dans {into} {way}", agree("placé", agreement))
            }
            Deed::YouRemovedDamageFrom => format!("dont vous avez retiré des dommages {way}"),
            deed => match words::deed(deed) {
                Some(done) => format!("{} {way}", agree(done, agreement)),
                None => untranslated(Node::Deed(&deed)),
            },
        }
    }
}

/// "chacun", "chacune": each of several.
fn each_one(agreement: Agreement) -> String {
    agree("chacun", Agreement::new(agreement.gender, Number::One))
}

pub(super) fn bound_words(bound: Bound) -> String {
    match bound {
        Bound::Some | Bound::Any | Bound::Another => "au moins 1".to_owned(),
        Bound::None => "0".to_owned(),
        Bound::OrMore(n) | Bound::OrGreater(n) => format!("{n} ou plus"),
        Bound::OrLess(n) => format!("{n} ou moins"),
        Bound::Exactly(n) => n.to_string(),
        Bound::Only(n) => format!("seulement {n}"),
    }
}

/// "5 ¤ ou plus".
pub(super) fn stat_is(stat: Stat, bound: Bound) -> String {
    let symbol = words::stat(stat);
    match (stat, bound) {
        (Stat::Cost | Stat::MoveCost, bound) => format!("un {symbol} de {}", bound_words(bound)),
        (_, Bound::OrMore(n) | Bound::OrGreater(n)) => format!("{n} {symbol} ou plus"),
        (_, Bound::OrLess(n)) => format!("{n} {symbol} ou moins"),
        (_, bound) => format!("{} {symbol}", bound_words(bound)),
    }
}
