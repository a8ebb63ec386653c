//! Conditions.

use super::{Lowered, Lowerer};
use crate::program::{Cards, Cond, CondId, Moment, Players, SINGERS, Scope, Side, Test, Where};
use ability::{Bound, Condition, Det, HistoryEvent, Joint, Noun, Nth, Part, Target, Who, Whose};

/// The least and the most a bound allows, and whether the source does not count.
fn range(bound: Bound) -> (u16, u16, bool) {
    match bound {
        Bound::Some | Bound::Any => (1, u16::MAX, false),
        Bound::Another => (1, u16::MAX, true),
        Bound::None => (0, 0, false),
        Bound::OrMore(n) | Bound::OrGreater(n) => (n.into(), u16::MAX, false),
        Bound::OrLess(n) => (0, n.into(), false),
        Bound::Exactly(n) | Bound::Only(n) => (n.into(), n.into(), false),
    }
}

impl Lowerer<'_> {
    pub(super) fn add_cond(&mut self, cond: Cond) -> CondId {
        self.db.conditions.push(cond);
        CondId(self.db.conditions.len() as u16 - 1)
    }

    pub(super) fn all(&mut self, mut conds: Vec<CondId>) -> Option<CondId> {
        match conds.len() {
            0 => None,
            1 => conds.pop(),
            _ => Some(self.add_cond(Cond::All(conds))),
        }
    }

    pub(super) fn turn_cond(&mut self, yours: bool) -> CondId {
        self.add_cond(if yours { Cond::YourTurn } else { Cond::OpponentsTurn })
    }

    pub(super) fn condition(&mut self, condition: &Condition) -> Lowered<CondId> {
        let cond = match condition {
            Condition::Has(who, bound, noun) => self.has(*who, *bound, noun)?,
            Condition::InPlay(bound, noun) => {
                let (min, max, other) = range(*bound);
                let filter = self.filter(&noun.0, Where::Play, Side::Any, other)?;
                Cond::Count { filter, min, max }
            }
            Condition::Is(Target::Of(det @ (Det::A | Det::Any | Det::OneOf | Det::Another), noun), parts)
            | Condition::With(
                Target::Of(det @ (Det::A | Det::Any | Det::OneOf | Det::Another), noun),
                parts,
            ) => {
                // Not one card that was named, but any that fits.
                let parts: Vec<Part> = noun.0.iter().chain(parts).cloned().collect();
                let filter = self.filter(&parts, Where::Play, Side::Any, *det == Det::Another)?;
                Cond::Count { filter, min: 1, max: u16::MAX }
            }
            Condition::Is(target, parts) | Condition::With(target, parts) => {
                let cards = self.known(target)?;
                if cards != Cards::This && parts.iter().any(|part| matches!(part, Part::Named(_))) {
                    self.s.he = Some(cards);
                }
                let filter = self.filter(parts, Where::Play, Side::Any, false)?;
                Cond::Are { cards, filter }
            }
            Condition::IsChosen(noun) | Condition::ItIs(noun) => {
                let cards = self.s.ante.unwrap_or(Cards::This);
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                Cond::Are { cards, filter }
            }
            Condition::IsNamedCard(target) => Cond::Named(self.known(target)?),
            Condition::HasMore(who, noun, than) => {
                let filter = self.filter(&noun.0, Where::Play, Side::That, false)?;
                // Whatever zone the words name, each player's own is counted.
                self.db.filters[usize::from(filter.0)].side = Side::That;
                Cond::More { who: self.player(*who)?, than: self.player(*than)?, filter }
            }
            Condition::MoreLore(who, than) => {
                Cond::MoreLore { who: self.player(*who)?, than: self.player(*than)? }
            }
            Condition::LoreIs(who, bound) => {
                let (min, max, _) = range(*bound);
                Cond::Lore { who: self.player(*who)?, min, max }
            }
            Condition::CardUnder(target) => {
                let cards = self.known(target)?;
                let filter = self.filter(&[], Where::Play, Side::Any, false)?;
                self.db.filters[usize::from(filter.0)].tests.push(Test::HasUnder);
                Cond::Are { cards, filter }
            }
            Condition::Shifted(target) => Cond::Shifted(self.known(target)?),
            Condition::FirstTurnGoingSecond => Cond::FirstTurnGoingSecond,
            Condition::Turn(Whose::Your) => Cond::YourTurn,
            Condition::Turn(_) => Cond::OpponentsTurn,
            Condition::ThisTurn(event) => self.history(event)?,
            Condition::And(all) => {
                let mut conds = vec![];
                for condition in all {
                    conds.push(self.condition(condition)?);
                }
                Cond::All(conds)
            }
            Condition::Or(any) => {
                let mut conds = vec![];
                for condition in any {
                    conds.push(self.condition(condition)?);
                }
                Cond::Any(conds)
            }
            Condition::Not(inner) => Cond::Not(self.condition(inner)?),
            Condition::Bare(part) | Condition::ItIsSo(part) => {
                let cards = self.s.ante.unwrap_or(Cards::This);
                let filter = self.filter(std::slice::from_ref(part), Where::Play, Side::Any, false)?;
                Cond::Are { cards, filter }
            }
            Condition::ThereWas(..) => return self.missing("what there was, at no certain time"),
            Condition::ItIsSecond(nth) => self.second(*nth)?,
            Condition::There(bound, noun) => {
                let (min, max, other) = range(*bound);
                let filter = self.filter(&noun.0, Where::Play, Side::Any, other)?;
                Cond::Count { filter, min, max }
            }
            Condition::Are(bound, noun, part) => {
                let (min, max, other) = range(*bound);
                let parts: Vec<Part> = noun.0.iter().chain([part]).cloned().collect();
                let filter = self.filter(&parts, Where::Play, Side::Any, other)?;
                Cond::Count { filter, min, max }
            }
            Condition::HasEach(who, things, joint, place) => {
                let mut conds = vec![];
                for (bound, noun) in things {
                    let parts = noun.0.iter().chain([place]).cloned().collect();
                    let cond = self.has(*who, *bound, &Noun(parts))?;
                    conds.push(self.add_cond(cond));
                }
                match joint {
                    Joint::And => Cond::All(conds),
                    Joint::Or => Cond::Any(conds),
                }
            }
            Condition::ThatIs(target, noun) => {
                let cards = self.known(target)?;
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                Cond::Are { cards, filter }
            }
            Condition::RemovedThisWay => Cond::Counted(1),
            Condition::YouDiscarded(noun) | Condition::IsDiscardedThisWay(noun) => {
                self.held(self.s.roles.discarded, noun)?
            }
            Condition::YouReturned(noun) | Condition::AnyMoved(noun) => {
                self.held(self.s.roles.moved, noun)?
            }
            Condition::Costs(target, bound) => {
                let cards = self.known(target)?;
                let filter =
                    self.filter(&[Part::StatIs(ability::Stat::Cost, *bound)], Where::Play, Side::Any, false)?;
                Cond::Are { cards, filter }
            }
            Condition::SameName(target, other) => Cond::SameName(self.known(target)?, self.known(other)?),
            Condition::HadCardUnder(target, _) => Cond::HadUnder(self.known(target)?),
            Condition::Sang(bound) => {
                let (min, max, _) = range(*bound);
                let filter = self.filter(&[], Where::Play, Side::Any, false)?;
                // "they" are those who sang, from here on.
                self.s.ante = Some(Cards::Reg(SINGERS));
                Cond::Held { cards: Cards::Reg(SINGERS), filter, min, max }
            }
            Condition::HasEachNamed(who, names) => {
                let mut conds = vec![];
                for name in names {
                    let noun =
                        Noun(vec![Part::Is(vec![ability::Kind::Character]), Part::Named(vec![name.clone()])]);
                    let cond = self.has(*who, Bound::Some, &noun)?;
                    conds.push(self.add_cond(cond));
                }
                Cond::All(conds)
            }
            Condition::YouDoAnd(_) => return self.missing("an if-you-do here"),
            Condition::HasThan(who, fewer, n, noun) => {
                let bound = if *fewer { Bound::OrLess(n.saturating_sub(1)) } else { Bound::OrMore(n + 1) };
                self.has(*who, bound, noun)?
            }
        };
        Ok(self.add_cond(cond))
    }

    /// Whether some of those cards fit.
    fn held(&mut self, cards: Option<Cards>, noun: &Noun) -> Lowered<Cond> {
        let Some(cards) = cards else { return self.missing("a question about what was not done") };
        let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
        Ok(Cond::Held { cards, filter, min: 1, max: u16::MAX })
    }

    fn has(&mut self, who: Who, bound: Bound, noun: &Noun) -> Lowered<Cond> {
        let (min, max, other) = range(bound);
        let who = self.player(who)?;
        Ok(match who {
            Players::You => {
                let filter = self.filter(&noun.0, Where::Play, Side::You, other)?;
                Cond::Count { filter, min, max }
            }
            Players::Opponents
            | Players::Everyone
            | Players::That
            | Players::Of(_)
            | Players::Ahead
            | Players::MostCards
            | Players::Chosen => {
                let filter = self.filter(&noun.0, Where::Play, Side::That, other)?;
                self.db.filters[usize::from(filter.0)].side = Side::That;
                Cond::Has { who, filter, min, max }
            }
        })
    }

    /// The event answered is the second of its kind this turn.
    fn second(&mut self, nth: Nth) -> Lowered<Cond> {
        let (moment, who) = match nth {
            Nth::YouPutIntoInkwell => (Moment::PutIntoInkwell, Some(Players::You)),
            Nth::TheyDrew => (Moment::Drawn, Some(Players::That)),
            Nth::Challenge => (Moment::Challenges, None),
        };
        let filter = self.filter(&[], Where::Play, Side::Any, false)?;
        Ok(Cond::ThisTurn { moment, who, filter, min: 2, max: 2 })
    }

    /// What a [`Cond::ThisTurn`] asks for, as a condition to count by.
    pub(super) fn happened(&mut self, event: &HistoryEvent) -> Lowered<CondId> {
        let cond = self.history(event)?;
        Ok(self.add_cond(cond))
    }

    /// Something done to a card, by a player: at least once.
    fn done_to(&mut self, moment: Moment, who: Who, target: &Target) -> Lowered<Cond> {
        let who = Some(self.player(who)?);
        let filter = match self.scope(target)? {
            Scope::Fits(filter) => filter,
            Scope::This => {
                let filter = self.filter(&[], Where::Play, Side::Any, false)?;
                self.db.filters[usize::from(filter.0)].tests.push(Test::This);
                filter
            }
        };
        Ok(Cond::ThisTurn { moment, who, filter, min: 1, max: u16::MAX })
    }

    fn history(&mut self, event: &HistoryEvent) -> Lowered<Cond> {
        let (moment, who, bound, noun) = match event {
            HistoryEvent::Perfect(event) => return self.history(event),
            HistoryEvent::OneChallenged(noun) => (Moment::Challenges, None, &Bound::Some, noun),
            HistoryEvent::RemovedDamage(who, _, target) => {
                return self.done_to(Moment::DamageRemoved, *who, target);
            }
            HistoryEvent::PutUnder(who, target) => return self.done_to(Moment::PutUnder, *who, target),
            HistoryEvent::PutIntoInkwell(_, whose) => {
                let who = Some(self.turn_player(*whose)?);
                let filter = self.filter(&[], Where::Inkwell, Side::Any, false)?;
                return Ok(Cond::ThisTurn {
                    moment: Moment::PutIntoInkwell,
                    who,
                    filter,
                    min: 1,
                    max: u16::MAX,
                });
            }
            HistoryEvent::PutIntoDiscard(bound, noun, whose) => {
                (Moment::IntoDiscard, Some(self.turn_player(*whose)?), bound, noun)
            }
            HistoryEvent::LeftDiscard(bound, noun, whose) => {
                (Moment::LeftDiscard, Some(self.turn_player(*whose)?), bound, noun)
            }
            HistoryEvent::Quested(bound, noun) => (Moment::Quested, None, bound, noun),
            HistoryEvent::Played(who, bound, noun) => (Moment::Played, Some(self.player(*who)?), bound, noun),
            HistoryEvent::Banished(bound, noun) => (Moment::Banished, None, bound, noun),
            HistoryEvent::BanishedInChallenge(bound, noun) => {
                (Moment::BanishedInChallenge, None, bound, noun)
            }
            HistoryEvent::Challenged(bound, noun) => (Moment::Challenges, None, bound, noun),
            HistoryEvent::Damaged(bound, noun) => (Moment::TakesDamage, None, bound, noun),
        };
        let (min, max, other) = range(*bound);
        let parts: Vec<Part> = noun.0.clone();
        let filter = self.filter(&parts, Where::Play, Side::Any, other)?;
        Ok(Cond::ThisTurn { moment, who, filter, min, max })
    }
}
