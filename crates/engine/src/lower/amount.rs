//! Amounts become values.

use super::{Lowered, Lowerer};
use crate::program::{Cards, SINGERS, Side, Value, Where};
use ability::{Amount, Deed, Det, Measure, Noun, Part, Target};

impl Lowerer<'_> {
    pub(super) fn amount(&mut self, amount: &Amount) -> Lowered<Value> {
        self.scaled(amount, 1)
    }

    /// An amount times `sign`.
    pub(super) fn scaled(&mut self, amount: &Amount, sign: i16) -> Lowered<Value> {
        match amount {
            Amount::Number(n) => Ok(Value::N(sign * i16::from(*n))),
            Amount::ForEach(n, measure) => self.measure(measure, sign * i16::from(*n)),
            Amount::EqualTo(measure) => self.measure(measure, sign),
            Amount::ThatMany | Amount::SameAmount => Ok(Value::Counted(sign)),
            Amount::All => Ok(Value::N(i16::MAX)),
            Amount::Each(n) => Ok(Value::N(sign * i16::from(*n))),
            Amount::A => Ok(Value::N(sign)),
            Amount::AtMost(amount, most, _) => {
                let value = self.scaled(amount, sign)?;
                self.db.values.push(value);
                Ok(Value::AtMost(self.db.values.len() as u16 - 1, i16::from(*most)))
            }
        }
    }

    /// The cards that others lie under: chosen or gathered where the words say so.
    pub(super) fn hosts(&mut self, target: &Target) -> Lowered<Cards> {
        match target {
            Target::Of(Det::All | Det::Each | Det::EachOf | Det::Bare, _) if self.s.running => {
                let before = self.s.ante;
                let cards = self.target(target, Where::Play)?;
                self.s.ante = before;
                Ok(cards)
            }
            target => self.measured(target),
        }
    }

    /// What a measure is taken of: chosen where the words say so.
    pub(super) fn measured(&mut self, target: &Target) -> Lowered<Cards> {
        match target {
            Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::OneOf | Det::A, _) if self.s.running => {
                let before = self.s.ante;
                let cards = self.target(target, Where::Play)?;
                self.s.ante = before.or(Some(cards));
                Ok(cards)
            }
            target => self.known(target),
        }
    }

    pub(super) fn measure(&mut self, measure: &Measure, n: i16) -> Lowered<Value> {
        Ok(match measure {
            Measure::InkTypes(noun, Deed::Revealed) => {
                let filter = self.filter(&noun.0, Where::Aside, Side::Any, false)?;
                Value::InkTypes(n, filter)
            }
            Measure::InkTypes(..) => return self.missing("the ink types of such cards"),
            Measure::Count(noun) | Measure::CountOf(noun) => {
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                Value::PerCard(n, filter)
            }
            Measure::DamageOn(Target::Of(Det::Bare | Det::All, noun)) => {
                Value::DamageOnFits(n, self.filter(&noun.0, Where::Play, Side::Any, false)?)
            }
            Measure::DamageOn(target) => Value::PerDamage(n, self.measured(target)?),
            Measure::DamageRemoved
            | Measure::EventNumber
            | Measure::EventCards
            | Measure::LoreLost
            | Measure::ThatNumber
            | Measure::LoreLostPlain
            | Measure::CountersMoved => Value::Counted(n),
            Measure::ThisWay(noun, deed) => {
                let held = match deed {
                    Deed::Discarded => self.s.roles.discarded,
                    Deed::Banished => self.s.roles.banished,
                    Deed::Moved | Deed::YouMoved => self.s.roles.moved,
                    Deed::YouRemovedDamageFrom | Deed::Revealed => {
                        return self.missing("what damage was removed from");
                    }
                };
                let Some(cards) = held else { return self.missing("a measure of what was not done") };
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                Value::PerHeld(n, cards, filter)
            }
            Measure::Sang => {
                let filter = self.filter(&[], Where::Play, Side::Any, false)?;
                Value::PerHeld(n, Cards::Reg(SINGERS), filter)
            }
            Measure::WereUnder(target) => Value::PerUnder(n, self.known(target)?),
            Measure::ThisTurn(event) => Value::Happened(n, self.happened(event)?),
            Measure::Stat(stat, target @ Target::Of(_, noun)) if outside_play(noun) => {
                Value::Printed(n, *stat, self.measured(target)?)
            }
            Measure::Stat(stat, target) => {
                self.derived = true;
                Value::Stat(n, *stat, self.measured(target)?)
            }
            Measure::Lore(who) => Value::Lore(n, self.player(*who)?),
            Measure::CardsUnder(target) => Value::PerUnder(n, self.known(target)?),
        })
    }
}

/// Whether a noun speaks of cards in a hand or discard, which have what is printed on them.
fn outside_play(noun: &Noun) -> bool {
    let elsewhere = |part: &Part| {
        matches!(
            part,
            Part::InDiscard(_) | Part::FromDiscard(_) | Part::FromHandOrDiscard(_) | Part::Discarded
        )
    };
    noun.0.iter().any(elsewhere)
}
