//! Targets: cards that are chosen, found, or were mentioned before.

use super::mention::{Mention, role};
use super::{Referent, Resolution, Resolver};
use crate::{
    Able, Cards, Choice, Description, Doubt, Gap, HowMany, Number, Place, Purpose, Side, Step, Test, Var,
};
use wording::{Deed, Det, Noun, Part, Quantity, Target};

/// A requirement of an effect on its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// None: the effect may do nothing.
    Nothing,
    /// The action must be possible if it is part of a cost, or if the effect must be done as a whole and the
    /// cards are not "chosen". Cards that the text calls chosen may be chosen in vain.
    WherePart(Able),
    /// The action must always be possible, because the words would mean nothing for other cards.
    Always(Able),
}

impl Resolver<'_> {
    /// Resolves a target, adding the steps that choose or find it.
    pub(super) fn target(&mut self, target: &Target, place: Place) -> Resolution<Cards> {
        self.target_for(target, place, Needs::Nothing)
    }

    /// Resolves a target for an effect with a requirement.
    pub(super) fn target_for(&mut self, target: &Target, place: Place, needs: Needs) -> Resolution<Cards> {
        if let Some((ahead, cards)) = &self.scene.ahead
            && ahead == target
        {
            return Ok(*cards);
        }
        let mut mention = match target {
            Target::Of(det, noun) => match det {
                // The cards in the condition, if nothing else was named.
                Det::Those if self.scene.asked.is_some() => {
                    let asked = self.scene.asked.clone().unwrap_or_else(|| noun.clone());
                    let mut of = self.describe(&asked.0, place, Side::Any, false)?;
                    self.refer("those", "the cards that were asked for", Referent::Asked);
                    self.need(&mut of, needs, false);
                    self.find(of, &asked.0)
                }
                Det::This | Det::That | Det::The | Det::Those => return self.known(target),
                // The revealed cards of any player.
                Det::TheSeveral if noun.0.contains(&Part::Revealed) => {
                    let of = self.describe(&noun.0, Place::Aside, Side::Any, false)?;
                    self.find(of, &noun.0)
                }
                Det::TheSeveral => return self.known(target),
                Det::A | Det::Any | Det::OneOf => {
                    self.pick(noun, Quantity::One, false, false, place, needs)?
                }
                Det::Another => self.pick(noun, Quantity::One, false, true, place, needs)?,
                Det::Count(quantity) | Det::CountOf(quantity) => {
                    self.pick(noun, *quantity, false, false, place, needs)?
                }
                Det::AChosen => self.pick(noun, Quantity::One, true, false, place, needs)?,
                Det::Chosen(quantity) => self.pick(noun, *quantity, true, false, place, needs)?,
                Det::AnotherChosen(quantity) => self.pick(noun, *quantity, true, true, place, needs)?,
                Det::Each if noun.0.contains(&Part::Done(Deed::YouRemovedDamageFrom)) => {
                    return self.healed();
                }
                Det::All | Det::Each | Det::EachOf | Det::Bare => {
                    let of = self.describe_noun(noun, place, false)?;
                    self.find(of, &noun.0)
                }
            },
            Target::Pronoun(_) | Target::Unsaid | Target::There => return self.known(target),
            Target::Either(any) => {
                let place = if self.scene.looking.is_some() { Place::Aside } else { place };
                let side = if place == Place::Aside { self.aside_side() } else { self.own_side() };
                let mut from = self.either(any, place, side)?;
                self.need(&mut from, needs, false);
                let var = self.choose(from, HowMany::ONE, false);
                Mention::new(Cards::Var(var), &[], side, true)
            }
            Target::Both(all) => return self.both(all, place, needs),
            Target::SomeOfThem(quantity) => self.some_of_them(*quantity, needs)?,
            Target::TheCards(_, part) => {
                let side = self.own_side();
                let of = self.describe(std::slice::from_ref(part), place, side, false)?;
                self.find(of, &[])
            }
            Target::Top(n, whose) => {
                let whose = self.whose_deck(*whose)?;
                let var = self.scene.new_var();
                self.emit(Step::Top { var, whose, n: *n });
                let one = *n == 1 && super::who::is_one(whose);
                Mention::new(Cards::Var(var), &[], Side::Of(whose), one)
            }
            Target::BothOfThem => return self.known(target),
            Target::SomeOf(quantity) if self.scene.looking.is_some() => {
                self.some_of_them(*quantity, needs)?
            }
            Target::SomeOf(quantity) => {
                let Some(zone) = self.scene.there.clone() else {
                    return self.unclear("one", Doubt::NoCardsLookedAt);
                };
                self.refer("one", "the zone just looked at", Referent::Zone);
                let noun = Noun(vec![Part::CardOf(vec![]), zone]);
                self.pick(&noun, *quantity, false, false, place, needs)?
            }
            Target::Highest(stat, noun) => {
                let mut of = self.describe_noun(noun, place, false)?;
                let each = of.clone();
                of.tests.push(Test::NoneHasMore(*stat, Box::new(each)));
                self.find(of, &noun.0)
            }
            Target::Rest | Target::TopCards(_) => return self.unsupported(Gap::RestHere),
        };
        if self.scene.looking.is_some() && !mention.in_play {
            mention.roles |= role::LOOKED;
        }
        let cards = mention.cards;
        self.mention(mention);
        Ok(cards)
    }

    /// Finds all matching cards.
    pub(super) fn find(&mut self, of: Description, parts: &[Part]) -> Mention {
        let var = self.scene.new_var();
        let side = of.side;
        self.emit(Step::Find { var, of });
        let mut mention = Mention::new(Cards::Var(var), parts, side, false);
        mention.roles |= role::FOUND;
        mention
    }

    /// Adds a choice by the player who acts.
    pub(super) fn choose(&mut self, from: Description, count: HowMany, chosen: bool) -> Var {
        let var = self.scene.new_var();
        let (by, purpose) = (self.scene.by, self.scene.purpose);
        self.emit(Step::Choose(Choice { var, by, from, count, chosen, purpose }));
        var
    }

    /// Adds an effect's requirement to a description.
    pub(super) fn need(&self, from: &mut Description, needs: Needs, chosen: bool) {
        let paying = self.scene.price || self.scene.purpose == Purpose::Cost;
        let part = paying || (self.scene.required && !chosen);
        match needs {
            Needs::Always(able) => from.tests.push(Test::Able(able)),
            Needs::WherePart(able) if part => from.tests.push(Test::Able(able)),
            Needs::WherePart(_) | Needs::Nothing => {}
        }
    }

    fn pick(
        &mut self,
        noun: &Noun,
        quantity: Quantity,
        chosen: bool,
        other: bool,
        place: Place,
        needs: Needs,
    ) -> Resolution<Mention> {
        // "up to 2 other chosen characters"
        let chosen = chosen || noun.0.contains(&Part::Chosen);
        let at_random = noun.0.contains(&Part::AtRandom);
        let plain = |part: &&Part| !matches!(part, Part::Chosen | Part::AtRandom);
        let noun = Noun(noun.0.iter().filter(plain).cloned().collect());
        let one = matches!(quantity, Quantity::One | Quantity::Exactly(1));
        if at_random {
            let of = self.describe_noun(&noun, place, other)?;
            let var = self.scene.new_var();
            let side = of.side;
            let n = Number::N(bounds(quantity).1.into());
            self.emit(Step::Random { var, of, n });
            return Ok(Mention::new(Cards::Var(var), &noun.0, side, one));
        }
        // Chosen cards are in play unless the words say otherwise, even if the noun is "card".
        let in_play = chosen && place == Place::Play && self.scene.looking.is_none();
        let mut from = if in_play {
            self.describe(&noun.0, place, Side::Any, other)?
        } else {
            self.describe_noun(&noun, place, other)?
        };
        let (place, side) = (from.place, from.side);
        self.need(&mut from, needs, chosen);
        let (min, max) = bounds(quantity);
        let var = self.choose(from, HowMany::Between(min, max), chosen);
        let mut mention = Mention::new(Cards::Var(var), &noun.0, side, one);
        mention.roles |= role::CHOSEN;
        mention.in_play = place == Place::Play;
        Ok(mention)
    }

    /// Resolves several targets together.
    fn both(&mut self, all: &[Target], place: Place, needs: Needs) -> Resolution<Cards> {
        let var = self.scene.new_var();
        let mut mention = Mention::new(Cards::Var(var), &[], Side::Any, false);
        let mut parts = vec![];
        for (n, target) in all.iter().enumerate() {
            let known = matches!(target, Target::Pronoun(_) | Target::Of(Det::This | Det::That, _));
            let cards = if known { self.known(target)? } else { self.target_for(target, place, needs)? };
            self.emit(Step::Keep { var, cards });
            parts.push(cards);
            if n > 0 && !known {
                self.add_role(cards, role::OTHER);
            }
            if let Some(last) = self.scene.mentions.iter().rev().find(|m| m.cards == cards) {
                mention.kinds = if n == 0 { last.kinds } else { mention.kinds.or(last.kinds) };
                mention.in_play = last.in_play;
                mention.roles |= last.roles & !role::OTHER;
            }
        }
        self.mention(mention);
        Ok(Cards::Var(var))
    }

    /// Some of the cards being looked at.
    fn some_of_them(&mut self, quantity: Quantity, needs: Needs) -> Resolution<Mention> {
        if self.scene.looking.is_none() {
            return self.unclear("them", Doubt::NoCardsLookedAt);
        }
        let side = self.aside_side();
        let mut from = self.describe(&[], Place::Aside, side, false)?;
        self.need(&mut from, needs, false);
        let (min, max) = bounds(quantity);
        let var = self.choose(from, HowMany::Between(min, max), false);
        let one = matches!(quantity, Quantity::One | Quantity::Exactly(1));
        Ok(Mention::new(Cards::Var(var), &[], side, one))
    }

    /// "each character you removed damage from this way".
    fn healed(&mut self) -> Resolution<Cards> {
        let Some(var) = self.scene.healed else {
            return self.unclear("this way", Doubt::NoDamageRemoved);
        };
        self.refer("this way", "the cards that damage was removed from", Cards::Var(var));
        let noun = [Part::Is(vec![wording::Kind::Character])];
        self.mention(Mention::new(Cards::Var(var), &noun, Side::Any, false));
        Ok(Cards::Var(var))
    }

    /// The target in these words; chosen, if the effect itself is a choice of cards.
    pub(super) fn choose_target(&mut self, target: &Target) -> Resolution<Cards> {
        let target = match target {
            Target::Of(Det::A | Det::OneOf, noun) => Target::Of(Det::Chosen(Quantity::One), noun.clone()),
            Target::Of(Det::Another, noun) => Target::Of(Det::AnotherChosen(Quantity::One), noun.clone()),
            Target::Of(Det::Count(quantity), noun) => Target::Of(Det::Chosen(*quantity), noun.clone()),
            other => other.clone(),
        };
        let cards = self.target(&target, Place::Play)?;
        self.add_role(cards, role::CHOSEN);
        Ok(cards)
    }
}

/// The minimum and maximum number to take.
pub(super) fn bounds(quantity: Quantity) -> (u8, u8) {
    match quantity {
        Quantity::One => (1, 1),
        Quantity::Exactly(n) => (n, n),
        Quantity::UpTo(n) => (0, n),
        Quantity::AnyNumber => (0, u8::MAX),
    }
}
