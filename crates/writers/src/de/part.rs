//! What German says of cards behind their noun: where they are, what they cost, and the like.

use super::German;
use super::words::{self, Case, like_ein, relative};
use crate::{Agreement, CLOSE, Number, Zone, join, list, untranslated};
use Case::{Accusative, Dative, Genitive, Nominative};
use wording::{Bound, Deed, Det, Node, Part, Stat, Who, Whose};

impl German<'_> {
    /// A part that follows its noun. A relative clause starts with its comma.
    pub(super) fn after(&self, part: &Part, agreement: Agreement) -> String {
        self.placed(part, agreement)
            .or_else(|| self.compared(part, agreement))
            .or_else(|| self.quality(part, agreement))
            .unwrap_or_else(|| untranslated(Node::Part(part)))
    }

    /// Where cards are or come from.
    fn placed(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |case: Case, words: &str, one: &str, several: &str| {
            let verb = if many { several } else { one };
            format!(", {} {}{CLOSE}", relative(agreement, case), join([words, verb]))
        };
        let player = |who: Who, words: &str| {
            let subject = self.who(who);
            let have = words::HAVE.finite(subject.person);
            format!(
                ", {} {}{CLOSE}",
                relative(agreement, Accusative),
                join([subject.text.as_str(), words, have])
            )
        };
        Some(match part {
            Part::InPlay => "im Spiel".to_owned(),
            Part::HaveInPlay(who) => player(*who, "im Spiel"),
            Part::HaveHere(who) => player(*who, "an diesem Ort"),
            Part::Have(who) => player(*who, ""),
            Part::Here | Part::RightHere => "an diesem Ort".to_owned(),
            Part::AtLocation => "an einem Ort".to_owned(),
            Part::AtLocations => "an Orten".to_owned(),
            Part::InHand(Whose::Your | Whose::Their) if !self.digits.get() => "auf der Hand".to_owned(),
            Part::InHand(whose) | Part::InHands(whose) => {
                format!("auf {}", self.zone(*whose, Zone::Hand, Dative))
            }
            Part::FromHand(whose) => format!("aus {}", self.zone(*whose, Zone::Hand, Dative)),
            Part::InInkwell(whose) => format!("in {}", self.zone(*whose, Zone::Inkwell, Dative)),
            Part::FromInkwell(whose) => format!("aus {}", self.zone(*whose, Zone::Inkwell, Dative)),
            Part::InDiscard(whose) => format!("in {}", self.zone(*whose, Zone::Discard, Dative)),
            Part::FromDiscard(whose) => format!("aus {}", self.zone(*whose, Zone::Discard, Dative)),
            Part::FromHandOrDiscard(whose) => format!(
                "aus {} oder {}",
                self.zone(*whose, Zone::Hand, Dative),
                self.zone(*whose, Zone::Discard, Dative)
            ),
            Part::FromTop(whose) => format!("von oben aus {}", self.zone(*whose, Zone::Deck, Dative)),
            Part::FromThere => "von dort".to_owned(),
            Part::FromHere => "von diesem Ort".to_owned(),
            Part::AtThatLocation => "an jenem Ort".to_owned(),
            Part::Under(under) => format!("unter {}", self.target(under, Dative).text),
            Part::FromUnder(under) => {
                let under = self.target(under, Dative).text;
                that(Nominative, &format!("unter {under}"), "liegt", "liegen")
            }
            Part::WereUnder(_) => {
                let it = words::pronoun(self.last.get(), Dative);
                that(Nominative, &format!("unter {it}"), "lag", "lagen")
            }
            _ => return None,
        })
    }

    /// Numbers and names of cards.
    fn compared(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |case: Case, words: &str, one: &str, several: &str| {
            let verb = if many { several } else { one };
            format!(", {} {}{CLOSE}", relative(agreement, case), join([words, verb]))
        };
        Some(match part {
            Part::StatIs(Stat::Cost | Stat::MoveCost, bound) => {
                that(Nominative, &bound_words(*bound), "kostet", "kosten")
            }
            Part::StatIs(stat, bound) => format!("mit {}", stat_is(*stat, *bound)),
            Part::StatIsEach(Stat::Cost | Stat::MoveCost, bound) => {
                that(Nominative, &format!("jeweils {}", bound_words(*bound)), "kostet", "kosten")
            }
            Part::StatIsEach(stat, bound) => format!("mit jeweils {}", stat_is(*stat, *bound)),
            Part::MoreThanEach(stat, each) => {
                let stat = words::stat(*stat);
                let each = self.described(Det::Each, each, Dative).text;
                format!("mit mehr {stat} als {each}")
            }
            Part::NotNamed(names) => {
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                that(Nominative, &format!("nicht {}", list(&names, "oder")), "heißt", "heißen")
            }
            Part::SameName => "mit demselben Namen".to_owned(),
            Part::ThatName => "mit diesem Namen".to_owned(),
            Part::SameNameAs(other) => {
                format!("mit demselben Namen wie {}", self.target(other, Nominative).text)
            }
            Part::StatAgainst(stat, other, of) => {
                let than = self.stat_of(*other, of, Nominative);
                match stat {
                    Stat::Cost | Stat::MoveCost => {
                        format!(
                            ", {} Kosten höchstens so hoch wie {than} sind{CLOSE}",
                            relative(agreement, Genitive)
                        )
                    }
                    stat => format!("mit höchstens so viel {} wie {than}", words::stat(*stat)),
                }
            }
            Part::SameCostOrLess => that(Nominative, "gleich viel oder weniger", "kostet", "kosten"),
            Part::CostUpToMore(more, than) => {
                let than = self.target(than, Nominative).text;
                that(Nominative, &format!("bis zu {more} mehr als {than}"), "kostet", "kosten")
            }
            Part::LessThan(stat, than) => {
                format!("mit weniger {} als {}", words::stat(*stat), self.target(than, Nominative).text)
            }
            Part::NotMoreThanHad(stat, _) => {
                let stat = words::stat(*stat);
                let it = words::pronoun(self.last.get(), Nominative);
                format!("mit höchstens so viel {stat}, wie {it} im Spiel hatte{CLOSE}")
            }
            Part::Total(Stat::Cost | Stat::MoveCost, bound) => {
                that(Nominative, &format!("zusammen {}", bound_words(*bound)), "kostet", "kosten")
            }
            Part::Total(stat, bound) => format!("mit insgesamt {}", stat_is(*stat, *bound)),
            Part::DamageIs(bound) => format!("mit {} Schaden", bound_words(*bound)),
            _ => return None,
        })
    }

    /// Everything else about cards.
    fn quality(&self, part: &Part, agreement: Agreement) -> Option<String> {
        let many = agreement.number == Number::Many;
        let that = |case: Case, words: &str, one: &str, several: &str| {
            let verb = if many { several } else { one };
            format!(", {} {}{CLOSE}", relative(agreement, case), join([words, verb]))
        };
        let is = |words: &str| that(Nominative, words, "ist", "sind");
        Some(match part {
            Part::With(keyword) => format!("mit {}", words::keyword(*keyword)),
            Part::WithoutAbility => "ohne Fähigkeit".to_owned(),
            Part::Without(keyword) => format!("ohne {}", words::keyword(*keyword)),
            Part::OrA(_) => self.or_a(part, Nominative),
            Part::BeingChallenged => that(Nominative, "herausgefordert", "wird", "werden"),
            Part::ChallengingA(whom) => {
                let whom = self.target(whom, Accusative).text;
                that(Nominative, &whom, "herausfordert", "herausfordern")
            }
            Part::WithCardUnder(_) | Part::HavingCardUnder(_) => {
                format!(", unter {} mindestens eine Karte liegt{CLOSE}", relative(agreement, Dative))
            }
            Part::WithInkSymbol => "mit ◉".to_owned(),
            Part::UsingShift(_) => "mittels Gestaltwandel".to_owned(),
            Part::Non(kind) | Part::IsNotCard(kind) => {
                let card = words::card_of(*kind);
                is(&format!("keine {}", card.form(agreement.number, Nominative)))
            }
            Part::IsNot(kind) => {
                let kind = words::kind(*kind);
                let no = like_ein("kein", Agreement::new(kind.gender, agreement.number), Nominative);
                is(&format!("{no} {}", kind.form(agreement.number, Nominative)))
            }
            Part::WasChallenged => that(Nominative, "in diesem Zug herausgefordert", "wurde", "wurden"),
            Part::AnyOf(any) => {
                let any: Vec<String> = any
                    .iter()
                    .map(|part| match part {
                        Part::Named(names) => {
                            let names: Vec<String> =
                                names.iter().map(|name| self.site.card_name(&name.0)).collect();
                            that(Nominative, &list(&names, "oder"), "heißt", "heißen")
                        }
                        part => self.after(part, agreement),
                    })
                    .collect();
                any.join(" oder").replace(" oder,", " oder")
            }
            Part::Done(deed) => self.done(*deed, agreement),
            _ => return None,
        })
    }

    /// "den du auf diese Weise bewegt hast".
    pub(super) fn done(&self, deed: Deed, agreement: Agreement) -> String {
        let by_you = |what: &str| {
            format!(", {} du auf diese Weise {what} hast{CLOSE}", relative(agreement, Accusative))
        };
        match deed {
            Deed::PutIntoYourDiscard => {
                let into = self.zone(Whose::Your, Zone::Discard, Accusative);
                by_you(&format!("auf {into} gelegt"))
            }
            Deed::YouRemovedDamageFrom => {
                format!(", von {} du Schaden entfernt hast{CLOSE}", relative(agreement, Dative))
            }
            deed => match words::deed(deed) {
                Some(done) => by_you(done),
                None => untranslated(Node::Deed(&deed)),
            },
        }
    }

    /// Like [`German::done`], but passive for deeds that others do as well:
    /// "die auf diese Weise aufgedeckt wurden".
    pub(super) fn was_done(&self, deed: Deed, agreement: Agreement) -> String {
        match deed {
            Deed::Revealed => {
                let were = if agreement.number == Number::Many { "wurden" } else { "wurde" };
                let that = relative(agreement, Nominative);
                format!(", {that} auf diese Weise aufgedeckt {were}{CLOSE}")
            }
            deed => self.done(deed, agreement),
        }
    }

    /// "oder eine Ortskarte", in the case of the noun before it. Empty for any other part.
    pub(super) fn or_a(&self, part: &Part, case: Case) -> String {
        let Part::OrA(other) = part else { return String::new() };
        format!("oder {}", self.described(Det::A, other, case).text)
    }
}

/// "2 oder weniger".
pub(super) fn bound_words(bound: Bound) -> String {
    match bound {
        Bound::Some | Bound::Any | Bound::Another => "mindestens 1".to_owned(),
        Bound::None => "kein".to_owned(),
        Bound::OrMore(n) | Bound::OrGreater(n) => format!("{n} oder mehr"),
        Bound::OrLess(n) => format!("{n} oder weniger"),
        Bound::Exactly(n) => n.to_string(),
        Bound::Only(n) => format!("nur {n}"),
    }
}

/// "5 oder mehr ¤".
pub(super) fn stat_is(stat: Stat, bound: Bound) -> String {
    match stat {
        Stat::Cost | Stat::MoveCost => format!("{} von {}", words::stat(stat), bound_words(bound)),
        Stat::Strength | Stat::Willpower | Stat::Lore => {
            format!("{} {}", bound_words(bound), words::stat(stat))
        }
    }
}
