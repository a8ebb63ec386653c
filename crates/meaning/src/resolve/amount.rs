//! Amounts and measures.

use super::mention::role;
use super::{Referent, Resolution, Resolver};
use crate::{Cards, Doubt, Gap, Holding, Number, Place, Players, Side};
use wording::{Amount, Deed, Det, Measure, Noun, Part, Target, Who};

impl Resolver<'_> {
    pub(super) fn amount(&mut self, amount: &Amount) -> Resolution<Number> {
        self.scaled(amount, 1)
    }

    /// An amount times `factor`.
    pub(super) fn scaled(&mut self, amount: &Amount, factor: i16) -> Resolution<Number> {
        match amount {
            Amount::Number(n) | Amount::Each(n) => Ok(Number::N(factor * i16::from(*n))),
            Amount::A => Ok(Number::N(factor)),
            Amount::ForEach(n, measure) => self.measure(measure, factor * i16::from(*n)),
            Amount::EqualTo(measure) => self.measure(measure, factor),
            Amount::ThatMany => self.counted(factor, "that many"),
            Amount::SameAmount => self.counted(factor, "the same amount"),
            Amount::ThatNumberPlus(n) => {
                let number = self.counted(factor, "that number")?;
                Ok(Number::Plus(Box::new(number), factor * i16::from(*n)))
            }
            Amount::All => Ok(Number::All),
            Amount::AtMost(amount, most, _) => {
                let number = self.scaled(amount, factor)?;
                Ok(Number::AtMost(Box::new(number), i16::from(*most)))
            }
        }
    }

    /// The number counted last, times `factor`.
    fn counted(&mut self, factor: i16, word: &'static str) -> Resolution<Number> {
        match self.scene.counted {
            Some(Number::Tally(_, tally)) => {
                self.refer(word, "what was counted last", Referent::Number(Number::Tally(1, tally)));
                Ok(Number::Tally(factor, tally))
            }
            Some(Number::Event(_)) => {
                self.refer(word, "the event's number", Referent::Number(Number::Event(1)));
                Ok(Number::Event(factor))
            }
            _ => self.unclear(word, Doubt::NothingCounted),
        }
    }

    /// The cards that other cards are under; found if the words say so.
    pub(super) fn hosts(&mut self, target: &Target) -> Resolution<Cards> {
        match target {
            Target::Of(Det::All | Det::Each | Det::EachOf | Det::Bare, _) if self.scene.running => {
                self.aside_from_talk(target)
            }
            target => self.measured(target),
        }
    }

    /// The cards being measured; chosen if the words say so.
    pub(super) fn measured(&mut self, target: &Target) -> Resolution<Cards> {
        match target {
            Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::OneOf | Det::A, _)
                if self.scene.running =>
            {
                if self.scene.mentions.iter().any(|m| m.roles & role::EVENT == 0) {
                    return self.aside_from_talk(target);
                }
                self.target(target, Place::Play)
            }
            target => self.known(target),
        }
    }

    /// Resolves a target that is only measured, so that later words don't refer to it.
    fn aside_from_talk(&mut self, target: &Target) -> Resolution<Cards> {
        let mentions = self.scene.mentions.len();
        let cards = self.target(target, Place::Play)?;
        // Put it before earlier mentions, so that "they" does not mean it.
        let passing: Vec<_> = self.scene.mentions.drain(mentions..).collect();
        for mention in passing.into_iter().rev() {
            self.scene.mentions.insert(0, mention);
        }
        Ok(cards)
    }

    pub(super) fn measure(&mut self, measure: &Measure, n: i16) -> Resolution<Number> {
        Ok(match measure {
            Measure::InkTypes(noun, Deed::Revealed) => {
                Number::InkTypes(n, Box::new(self.describe(&noun.0, Place::Aside, Side::Any, false)?))
            }
            Measure::InkTypesOf(noun) => {
                Number::InkTypes(n, Box::new(self.describe(&noun.0, Place::Play, Side::Any, false)?))
            }
            Measure::InkTypes(..) => return self.unsupported(Gap::InkTypes),
            Measure::Count(noun) | Measure::CountOf(noun) if is_drops(noun) => {
                Number::Holding(n, Holding::InkDrops, self.drops_of(noun)?)
            }
            Measure::ThisWay(noun, Deed::Removed) if is_drops(noun) => self.counted(n, "this way")?,
            Measure::Count(noun) | Measure::CountOf(noun) if noun.0.contains(&Part::DifferentName) => {
                let parts: Vec<Part> =
                    noun.0.iter().filter(|part| **part != Part::DifferentName).cloned().collect();
                Number::Names(n, Box::new(self.describe(&parts, Place::Play, Side::Any, false)?))
            }
            Measure::Count(noun) | Measure::CountOf(noun) => {
                Number::PerCard(n, Box::new(self.describe(&noun.0, Place::Play, Side::Any, false)?))
            }
            Measure::DamageOn(Target::Of(Det::Bare | Det::All, noun)) => {
                Number::PerDamageOn(n, Box::new(self.describe(&noun.0, Place::Play, Side::Any, false)?))
            }
            Measure::DamageOn(target) => Number::PerDamage(n, self.measured(target)?),
            Measure::DamageRemoved | Measure::CountersMoved | Measure::LoreLost => {
                self.counted(n, "this way")?
            }
            Measure::EventNumber | Measure::EventCards => Number::Event(n),
            Measure::ThatNumber => self.counted(n, "that number")?,
            Measure::LoreLostPlain => self.counted(n, "the lore lost")?,
            Measure::ThisWay(noun, deed) => {
                let wanted = match deed {
                    Deed::Discarded => role::DISCARDED,
                    Deed::Banished => role::BANISHED,
                    Deed::Moved | Deed::YouMoved | Deed::PutIntoYourDiscard | Deed::Returned => role::MOVED,
                    Deed::Exerted => role::EXERTED,
                    Deed::YouRemovedDamageFrom | Deed::Revealed | Deed::Removed | Deed::YouPlayed => {
                        return self.unsupported(Gap::MeasureOfDone);
                    }
                };
                let cards = self.done_to(wanted)?;
                Number::PerOne(n, cards, self.tests(&noun.0)?)
            }
            Measure::Sang => Number::PerOne(n, Cards::Singers, vec![]),
            Measure::WereUnder(target) | Measure::CardsUnder(target) => {
                Number::PerUnder(n, self.known(target)?)
            }
            Measure::ThisTurn(event) => Number::Times(n, Box::new(self.history(event, false)?)),
            Measure::Stat(stat, target @ Target::Of(_, noun)) if outside_play(noun) => {
                Number::Printed(n, *stat, self.measured(target)?)
            }
            Measure::Stat(stat, target) => Number::Stat(n, *stat, self.measured(target)?),
            Measure::Lore(who) => Number::Holding(n, Holding::Lore, self.one_holder(*who)?),
        })
    }

    /// The one player whose lore or ink drops are counted.
    fn one_holder(&mut self, who: Who) -> Resolution<Players> {
        let players = self.player(who)?;
        if super::who::is_one(players) {
            Ok(players)
        } else {
            self.unclear("opponents", Doubt::EachOrTogether)
        }
    }

    /// The owner of the ink drops mentioned.
    fn drops_of(&mut self, noun: &Noun) -> Resolution<Players> {
        match noun.0[..] {
            [Part::Your, Part::InkDrop] => Ok(Players::You),
            [Part::InkDrop, Part::Have(who)] => self.one_holder(who),
            _ => self.unsupported(Gap::NobodysDrops),
        }
    }

    /// The cards that this effect acted on in this way.
    pub(super) fn done_to(&mut self, wanted: u16) -> Resolution<Cards> {
        match self.scene.mentions.iter().rev().find(|m| m.roles & wanted != 0) {
            Some(mention) => {
                let (cards, label) = (mention.cards, mention.label());
                self.refer("this way", label, cards);
                Ok(cards)
            }
            None => self.unclear("this way", Doubt::NothingDone),
        }
    }
}

/// Whether a noun means ink drops, which are not cards.
pub(super) fn is_drops(noun: &Noun) -> bool {
    noun.0.contains(&Part::InkDrop)
}

/// Whether a noun means cards in a hand or discard, which have only their printed characteristics.
fn outside_play(noun: &Noun) -> bool {
    let elsewhere = |part: &Part| {
        matches!(
            part,
            Part::InDiscard(_) | Part::FromDiscard(_) | Part::FromHandOrDiscard(_) | Part::Discarded
        )
    };
    noun.0.iter().any(elsewhere)
}
