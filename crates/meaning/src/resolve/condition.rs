//! Conditions.

use super::mention::{Mention, role};
use super::{Resolution, Resolver};
use crate::{Cards, Condition, Description, Doubt, Gap, Holding, Number, Place, Players, Scope, Side, Test};
use wording::{
    Bound, Det, HistoryEvent, Joint, Kind, Moment, Noun, Nth, Part, Past, QuantifiedPlayers, Quantifier,
    Stat, Target, Who, Whose,
};

/// The minimum and maximum of a bound, and whether the count leaves something out.
pub(super) fn range(bound: Bound) -> (u16, u16, bool) {
    match bound {
        Bound::Some | Bound::Any => (1, u16::MAX, false),
        Bound::Another => (1, u16::MAX, true),
        Bound::None => (0, 0, false),
        Bound::OrMore(n) | Bound::OrGreater(n) => (n.into(), u16::MAX, false),
        Bound::OrLess(n) => (0, n.into(), false),
        Bound::Exactly(n) | Bound::Only(n) => (n.into(), n.into(), false),
    }
}

impl Resolver<'_> {
    pub(super) fn condition(&mut self, condition: &wording::Condition) -> Resolution<Condition> {
        use wording::Condition as C;
        Ok(match condition {
            C::Has(who, bound, noun) => self.has(*who, *bound, noun, false)?,
            C::InPlay(bound, noun) | C::There(bound, noun) => {
                let (min, max, other) = range(*bound);
                if noun.0.contains(&Part::SameName) && min > 1 {
                    return self.unsupported(Gap::NamesAmongThem);
                }
                match zone_owner(noun) {
                    Some(whose) => {
                        let who = self.quantified_owner(whose, (min, max))?;
                        Condition::Has { who, of: self.describe_asked(&noun.0, other)?, min, max }
                    }
                    None => {
                        let of = self.describe(&noun.0, Place::Play, Side::Any, other)?;
                        Condition::Count { of, min, max }
                    }
                }
            }
            // Any card that fits, not a card mentioned before.
            C::Is(Target::Of(det @ (Det::A | Det::Any | Det::OneOf | Det::Another), noun), parts)
            | C::With(Target::Of(det @ (Det::A | Det::Any | Det::OneOf | Det::Another), noun), parts) => {
                let parts: Vec<Part> = noun.0.iter().chain(parts).cloned().collect();
                let of = self.describe(&parts, Place::Play, Side::Any, *det == Det::Another)?;
                Condition::Count { of, min: 1, max: u16::MAX }
            }
            // There is at least one, and all of them fit.
            C::Is(Target::Of(Det::All | Det::Bare, noun), parts)
            | C::With(Target::Of(Det::All | Det::Bare, noun), parts) => {
                let of = self.describe(&noun.0, Place::Play, Side::Any, false)?;
                let so = Condition::Are { cards: Cards::It, tests: self.tests(parts)? };
                let mut others = of.clone();
                others.tests.push(Test::Such(Box::new(Condition::Not(Box::new(so)))));
                Condition::All(vec![
                    Condition::Count { of, min: 1, max: u16::MAX },
                    Condition::Count { of: others, min: 0, max: 0 },
                ])
            }
            // The condition of an ability that works in a discard is handled there.
            C::Is(Target::Of(Det::This, _), parts)
                if parts.iter().any(|part| matches!(part, Part::InDiscard(_))) =>
            {
                return self.unsupported(Gap::WorksInDiscard);
            }
            C::Is(target, parts) | C::With(target, parts) => {
                let cards = self.known(target)?;
                self.told(cards, parts);
                Condition::Are { cards, tests: self.tests(parts)? }
            }
            C::IsChosen(noun) => {
                let Some(chosen) = self.scene.mentions.iter().rev().find(|m| m.roles & role::CHOSEN != 0)
                else {
                    return self.unclear("chosen", Doubt::NothingChosen);
                };
                let cards = chosen.cards;
                self.told(cards, &noun.0);
                Condition::Are { cards, tests: self.tests(&noun.0)? }
            }
            C::ItIs(noun) => {
                let cards = self.last_one("it")?;
                self.told(cards, &noun.0);
                Condition::Are { cards, tests: self.tests(&noun.0)? }
            }
            C::ThatIs(target, noun) => {
                let cards = self.known(target)?;
                self.told(cards, &noun.0);
                Condition::Are { cards, tests: self.tests(&noun.0)? }
            }
            C::IsNamedCard(target) => Condition::HasGivenName(self.known(target)?),
            C::HasMore(who, noun, than) if noun.0 == [Part::InkDrop] => {
                let (who, than) = self.compared(*who, *than)?;
                Condition::HoldsMore { what: Holding::InkDrops, who, than }
            }
            C::HasMore(who, noun, than) => {
                // Count each player's own cards, whatever zone the words name.
                let of = self.describe_asked(&noun.0, false)?;
                let (who, than) = self.compared(*who, *than)?;
                Condition::More { who, than, of }
            }
            C::MoreLore(who, than) => {
                let (who, than) = self.compared(*who, *than)?;
                Condition::HoldsMore { what: Holding::Lore, who, than }
            }
            C::LoreIs(who, bound) => {
                let (min, max, _) = range(*bound);
                let who = self.quantified(*who, max == 0)?;
                Condition::Holds { what: Holding::Lore, who, min, max }
            }
            C::CardUnder(target) => {
                Condition::Are { cards: self.known(target)?, tests: vec![Test::HasUnder] }
            }
            C::Shifted(target) => Condition::Shifted(self.known(target)?),
            C::RemovedToPlay(_, bound, noun, target) if noun.0 == [Part::InkDrop] => {
                let (min, max, _) = range(*bound);
                Condition::PaidWithDrops { card: self.known(target)?, min, max }
            }
            C::RemovedToPlay(..) => return self.unsupported(Gap::RemovedToPlay),
            C::FirstTurn => Condition::FirstTurn,
            C::HasAmong(who, things) => {
                let side = Side::Of(self.player(*who)?);
                let mut all = vec![];
                for (bound, noun) in things {
                    let (min, max, _) = range(*bound);
                    let parts: Vec<Part> =
                        noun.0.iter().filter(|part| **part != Part::DifferentName).cloned().collect();
                    let of = self.describe(&parts, Place::HandDiscardPlay, side, false)?;
                    all.push(match noun.0.contains(&Part::DifferentName) {
                        true if max == u16::MAX => Condition::Names { of, min: min as i16 },
                        true => return self.unsupported(Gap::DifferentNames),
                        false => Condition::Count { of, min, max },
                    });
                }
                Condition::All(all)
            }
            C::FirstTurnGoingSecond => Condition::FirstTurnGoingSecond,
            C::Turn(Whose::Your) => Condition::YourTurn,
            C::Turn(_) => Condition::OpponentsTurn,
            C::ThisTurn(event) => self.history(event, false)?,
            C::And(all) if all.len() == 1 => self.condition(&all[0])?,
            C::And(all) => Condition::All(self.conditions(all)?),
            C::Or(any) => Condition::Any(self.conditions(any)?),
            C::Not(inner) => Condition::Not(Box::new(match &**inner {
                C::Has(who, bound, noun) => self.has(*who, *bound, noun, true)?,
                C::ThisTurn(event) => self.history(event, true)?,
                inner => self.condition(inner)?,
            })),
            C::Bare(part) | C::ItIsSo(part) => {
                let cards = self.last_one("it")?;
                Condition::Are { cards, tests: self.tests(std::slice::from_ref(part))? }
            }
            C::ThereWas(..) => return self.unsupported(Gap::WasAtNoTime),
            C::ItIsNth(n, nth) => {
                let (moment, by) = match nth {
                    Nth::YouPutIntoInkwell => (Moment::PutIntoInkwell, Some(Players::You)),
                    Nth::TheyDrew => (Moment::Drawn, Some(Players::Doer)),
                    Nth::YouDrew => (Moment::Drawn, Some(Players::You)),
                    Nth::YouPlayed(_) => (Moment::Played, Some(Players::You)),
                    Nth::Challenge => (Moment::Challenges, None),
                };
                let of = match nth {
                    Nth::YouPlayed(noun) => self.describe(&noun.0, Place::Play, Side::Any, false)?,
                    _ => anything(),
                };
                let n = u16::from(*n);
                Condition::ThisTurn { moment, by: by.map(QuantifiedPlayers::any), of, min: n, max: n }
            }
            C::Opponents(bound) => {
                let (min, max, _) = range(*bound);
                Condition::Opponents { min, max }
            }
            C::Past(test) if matches!(**test, C::With(..)) => return self.unsupported(Gap::WasAtNoTime),
            C::Past(test) => self.condition(test)?,
            C::Are(bound, noun, part) => {
                let (min, max, other) = range(*bound);
                let parts: Vec<Part> = noun.0.iter().chain([part]).cloned().collect();
                let of = self.describe(&parts, Place::Play, Side::Any, other)?;
                Condition::Count { of, min, max }
            }
            C::HasEach(who, things, joint, place) => {
                self.same_player(*who, *joint)?;
                let mut all = vec![];
                for (bound, noun) in things {
                    let parts = noun.0.iter().chain([place]).cloned().collect();
                    all.push(self.has(*who, *bound, &Noun(parts), false)?);
                }
                match joint {
                    Joint::And => Condition::All(all),
                    Joint::Or => Condition::Any(all),
                }
            }
            C::RemovedThisWay => match self.scene.counted {
                Some(Number::Tally(_, tally)) => Condition::Tally { tally, min: 1, max: i16::MAX },
                _ => return self.unclear("this way", Doubt::NoDamageRemoved),
            },
            C::YouDiscarded(noun, _) | C::IsDiscardedThisWay(noun) => self.some_are(role::DISCARDED, noun)?,
            C::YouReturned(noun) | C::AnyMoved(noun) => self.some_are(role::MOVED, noun)?,
            C::AnyOfThem(which, what) => {
                let noun = Noun(which.0.iter().chain(&what.0).cloned().collect());
                let of = self.describe(&noun.0, Place::Play, Side::Any, false)?;
                self.scene.asked = Some(noun);
                Condition::Count { of, min: 1, max: u16::MAX }
            }
            C::Costs(target, bound) => {
                let cards = self.known(target)?;
                Condition::Are { cards, tests: self.tests(&[Part::StatIs(Stat::Cost, *bound)])? }
            }
            C::SameNames(_) => {
                let (first, second) = self.both_named()?;
                Condition::ShareName(first, second)
            }
            // Any card that fits, not a card mentioned before.
            C::SameName(target, Target::Of(det @ (Det::A | Det::Any | Det::Another), noun)) => {
                let cards = self.known(target)?;
                let mut of = self.describe(&noun.0, Place::Play, Side::Any, false)?;
                of.tests.push(Test::SharesName(cards));
                if *det == Det::Another {
                    of.tests.push(Test::Except(cards));
                }
                Condition::Count { of, min: 1, max: u16::MAX }
            }
            C::DifferentName(target, each) => {
                let cards = self.known(target)?;
                let parts: Vec<Part> = each.0.iter().filter(|part| **part != Part::Other).cloned().collect();
                let mut of = self.describe(&parts, Place::Play, Side::Any, false)?;
                of.tests.extend([Test::SharesName(cards), Test::Except(cards)]);
                Condition::Count { of, min: 0, max: 0 }
            }
            C::OneOfThemIs(part) => {
                let cards = self.last_several("them")?;
                let tests = self.tests(std::slice::from_ref(part))?;
                Condition::SomeAre { cards, tests, min: 1, max: u16::MAX }
            }
            C::SameName(target, other) => Condition::ShareName(self.known(target)?, self.known(other)?),
            C::HadCardUnder(target, _) => Condition::HadUnder(self.known(target)?),
            C::Sang(bound) => {
                let (min, max, _) = range(*bound);
                Condition::SomeAre { cards: Cards::Singers, tests: vec![], min, max }
            }
            C::HasEachNamed(who, names) => {
                self.same_player(*who, Joint::And)?;
                let mut all = vec![];
                for name in names {
                    let parts = vec![Part::Is(vec![Kind::Character]), Part::Named(vec![name.clone()])];
                    all.push(self.has(*who, Bound::Some, &Noun(parts), false)?);
                }
                Condition::All(all)
            }
            C::YouDoAnd(_) => return self.unsupported(Gap::IfYouDoHere),
            C::HasThan(who, fewer, n, noun) => {
                let bound = if *fewer { Bound::OrLess(n.saturating_sub(1)) } else { Bound::OrMore(n + 1) };
                self.has(*who, bound, noun, false)?
            }
        })
    }

    fn conditions(&mut self, all: &[wording::Condition]) -> Resolution<Vec<Condition>> {
        all.iter().map(|condition| self.condition(condition)).collect()
    }

    /// Notes what a condition says about a card: "he" and "she" can now mean it, and "that
    /// character" if that is its kind.
    fn told(&mut self, cards: Cards, parts: &[Part]) {
        let kinds = super::mention::Kinds::of_parts(parts);
        if let Some(mention) = self.scene.mentions.iter_mut().rev().find(|m| m.cards == cards) {
            mention.named |= parts.iter().any(super::mention::is_known_by);
            if kinds != super::mention::Kinds::ANY {
                mention.kinds = kinds;
            }
        }
    }

    /// Whether some of the cards that this effect acted on match the noun.
    fn some_are(&mut self, wanted: u16, noun: &Noun) -> Resolution<Condition> {
        let cards = self.done_to(wanted)?;
        self.told(cards, &noun.0);
        Ok(Condition::SomeAre { cards, tests: self.tests(&noun.0)?, min: 1, max: u16::MAX })
    }

    /// Describes cards of the player being tested.
    fn describe_asked(&mut self, parts: &[Part], other: bool) -> Resolution<Description> {
        // "their hand" is the hand of the player being tested.
        let people = self.scene.people.len();
        self.name_player(Players::Asked);
        let of = self.describe(parts, Place::Play, Side::Of(Players::Asked), other);
        self.scene.people.truncate(people);
        let of = of?;
        Ok(Description { side: Side::Of(Players::Asked), ..of })
    }

    /// Whether players have something. `negated`: the condition is the opposite of "an opponent doesn't have
    /// …", which is about the player first.
    pub(super) fn has(
        &mut self,
        who: Who,
        bound: Bound,
        noun: &Noun,
        negated: bool,
    ) -> Resolution<Condition> {
        let (min, max, other) = range(bound);
        if noun.0.contains(&Part::SameName) && min > 1 {
            return self.unsupported(Gap::NamesAmongThem);
        }
        let who = self.about_players(who, (min, max), negated)?;
        if noun.0 == [Part::InkDrop] {
            return Ok(Condition::Holds { what: Holding::InkDrops, who, min, max });
        }
        match who.players {
            Players::You => {
                let of = self.describe(&noun.0, Place::Play, Side::Of(Players::You), other)?;
                Ok(Condition::Count { of, min, max })
            }
            _ => Ok(Condition::Has { who, of: self.describe_asked(&noun.0, other)?, min, max }),
        }
    }

    /// Refuses conditions on several players that two conditions can't express: that one of them has both,
    /// or that each has one or the other.
    fn same_player(&mut self, who: Who, joint: Joint) -> Resolution<()> {
        let who = self.quantified(who, false)?;
        let splits = match joint {
            Joint::And => Quantifier::Every,
            Joint::Or => Quantifier::Any,
        };
        if who.quantifier == splits || super::who::is_one(who.players) {
            Ok(())
        } else {
            self.unsupported(Gap::BothOfOnePlayer)
        }
    }

    /// The players of a condition that counts something from the first to the second number, or of the
    /// condition whose opposite this is.
    fn about_players(
        &mut self,
        who: Who,
        range: (u16, u16),
        negated: bool,
    ) -> Resolution<QuantifiedPlayers<Players>> {
        let negative = range == if negated { (1, u16::MAX) } else { (0, 0) };
        let who = self.quantified(who, negative)?;
        Ok(if negated { who.negated() } else { who })
    }

    /// A player acted on a card this turn, at least once.
    fn done_this_turn(
        &mut self,
        moment: Moment,
        by: QuantifiedPlayers<Players>,
        target: &Target,
    ) -> Resolution<Condition> {
        let by = Some(by);
        let mut of = anything();
        match target {
            Target::Pronoun(_) | Target::Of(Det::This | Det::That, _) => {
                of.tests.push(Test::Is(self.known(target)?));
            }
            target => match self.scope(target)? {
                Scope::Each(what) => of = what,
                Scope::This => of.tests.push(Test::Is(Cards::This)),
            },
        }
        Ok(Condition::ThisTurn { moment, by, of, min: 1, max: u16::MAX })
    }

    /// Whether an event happened this turn. `negated`: see [`has`](Resolver::has).
    pub(super) fn history(&mut self, event: &HistoryEvent, negated: bool) -> Resolution<Condition> {
        const ONCE: (u16, u16) = (1, u16::MAX);
        let counted = |bound: &Bound| {
            let (min, max, _) = range(*bound);
            (min, max)
        };
        let (moment, by, bound, noun) = match event {
            HistoryEvent::Perfect(event) => return self.history(event, negated),
            HistoryEvent::Happened(bound, event) => {
                let (moment, by) = self.past_event(event, counted(bound))?;
                let Some(Target::Of(_, noun)) = event.subject() else {
                    return self.unsupported(Gap::DoneThisTurn);
                };
                (moment, by, bound, noun)
            }
            HistoryEvent::RemovedDamage(who, _, target) => {
                let by = self.about_players(*who, ONCE, negated)?;
                return self.done_this_turn(Moment::DamageRemoved, by, target);
            }
            HistoryEvent::PutUnder(who, target) => {
                let by = self.about_players(*who, ONCE, negated)?;
                return self.done_this_turn(Moment::PutUnder, by, target);
            }
            HistoryEvent::PutIntoInkwell(_, whose) => {
                let by = self.quantified_owner(*whose, ONCE)?;
                let by = Some(if negated { by.negated() } else { by });
                return Ok(Condition::ThisTurn {
                    moment: Moment::PutIntoInkwell,
                    by,
                    of: anything(),
                    min: 1,
                    max: u16::MAX,
                });
            }
            HistoryEvent::Did(who, past, bound, noun) => {
                let by = Some(self.about_players(*who, counted(bound), negated)?);
                let drops = noun.0 == [Part::InkDrop];
                let moment = match (past, drops) {
                    (Past::Got, true) => Moment::InkDropGot,
                    (Past::Removed, true) => Moment::InkDropRemoved,
                    (Past::Discarded, false) => Moment::Discarded,
                    (Past::Drew, false) => Moment::Drawn,
                    (Past::Shifted, false) => Moment::PlayedOn,
                    (Past::Got | Past::Removed, false)
                    | (Past::Discarded | Past::Drew | Past::Shifted, true) => {
                        return self.unsupported(Gap::DoneThisTurn);
                    }
                };
                if drops {
                    let (min, max, _) = range(*bound);
                    return Ok(Condition::ThisTurn { moment, by, of: anything(), min, max });
                }
                (moment, by, bound, noun)
            }
            HistoryEvent::Played(who, bound, noun) => {
                let by = self.about_players(*who, counted(bound), negated)?;
                (Moment::Played, Some(by), bound, noun)
            }
        };
        let (min, max, other) = range(*bound);
        let of = self.describe(&noun.0, Place::Play, Side::Any, other)?;
        Ok(Condition::ThisTurn { moment, by, of, min, max })
    }

    /// After a condition on the number of singers, "they" means the singers (1.4.3.2).
    pub(super) fn speak_of_singers(&mut self, condition: &wording::Condition) {
        if matches!(condition, wording::Condition::Sang(_)) {
            let var = self.scene.new_var();
            self.emit(crate::Step::Keep { var, cards: Cards::Singers });
            let noun = [Part::Is(vec![Kind::Character])];
            let mut mention = Mention::new(Cards::Var(var), &noun, Side::Any, false);
            mention.roles |= role::SINGERS;
            self.mention(mention);
        }
    }
}

/// The opposite of a whole condition, as after "unless". Unlike in "an opponent doesn't have …", its players
/// are inside of the negation.
pub(super) fn opposite(condition: &wording::Condition) -> wording::Condition {
    wording::Condition::Not(Box::new(wording::Condition::And(vec![condition.clone()])))
}

/// The owners that a noun names for its zone, if they are several players who need a quantifier.
fn zone_owner(noun: &Noun) -> Option<Whose> {
    noun.0.iter().find_map(|part| match part {
        Part::InHand(whose) | Part::InHands(whose) | Part::InInkwell(whose) | Part::InDiscard(whose) => {
            let several = matches!(
                whose,
                Whose::AnOpponents
                    | Whose::Opponents
                    | Whose::EachOpponents
                    | Whose::EachPlayers
                    | Whose::APlayers
                    | Whose::YourOpponents
            );
            several.then_some(*whose)
        }
        _ => None,
    })
}

/// A description of any card.
fn anything() -> Description {
    Description { place: Place::Play, side: Side::Any, tests: vec![] }
}
