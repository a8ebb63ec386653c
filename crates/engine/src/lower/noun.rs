//! Descriptions become filters.

use super::{Lowered, Lowerer};
use crate::program::{Filter, FilterId, Op, Players, Scope, Side, Test, Where, kind_bit};
use ability::{Bound, Det, Noun, Part, Stat, Target, Who, Whose};

/// The bit of locations.
const LOCATION: u8 = kind_bit(ability::Kind::Location);

impl Lowerer<'_> {
    /// A filter for a description. `zone` is where to look when the words don't say.
    pub(super) fn filter(
        &mut self,
        parts: &[Part],
        zone: Where,
        side: Side,
        other: bool,
    ) -> Lowered<FilterId> {
        let mut filter = Filter { zone, side, tests: vec![], derived: false };
        if other {
            filter.tests.push(Test::Other);
        }
        for part in parts {
            self.part(part, &mut filter)?;
        }
        self.db.filters.push(filter);
        Ok(FilterId(self.db.filters.len() as u16 - 1))
    }

    pub(super) fn part(&mut self, part: &Part, filter: &mut Filter) -> Lowered<()> {
        let tests = &mut filter.tests;
        match part {
            Part::Your | Part::OfYours => filter.side = Side::You,
            Part::Their => filter.side = Side::That,
            Part::Opposing | Part::YourOpponents => filter.side = Side::Opponents,
            Part::Other => tests.push(Test::Other),
            Part::Exerted => tests.push(Test::Exerted),
            Part::Ready => tests.push(Test::Ready),
            Part::Damaged | Part::WithDamage => tests.push(Test::Damaged),
            Part::Undamaged | Part::WithNoDamage => tests.push(Test::Undamaged),
            Part::Challenging => tests.push(Test::Challenging),
            Part::Challenged => tests.push(Test::Challenged),
            Part::Class(classes) | Part::ClassAnd(classes) => {
                let mut bits = 0;
                for class in classes {
                    bits |= 1 << self.class(&class.0)?;
                }
                filter.tests.push(Test::Class(bits));
            }
            Part::Ink(ink) => tests.push(Test::Ink(1 << *ink as u8)),
            Part::Next => {}
            Part::Banished | Part::Chosen | Part::Discarded | Part::Moved => {
                return self.missing("such a card in a description");
            }
            Part::Is(kinds) | Part::CardOf(kinds) | Part::IsAndOr(kinds) | Part::IsOr(kinds) => {
                if !kinds.is_empty() {
                    tests.push(Test::Kind(kinds.iter().fold(0, |bits, kind| bits | kind_bit(*kind))));
                }
            }
            Part::Named(names) => {
                let ids: Vec<u16> = names.iter().map(|name| self.name(name)).collect();
                filter.tests.push(match ids[..] {
                    [name] => Test::Named(name),
                    _ => {
                        let first = self.db.name_lists.len() as u16;
                        self.db.name_lists.extend(&ids);
                        Test::NamedAny(first, ids.len() as u8)
                    }
                });
            }
            Part::StatIs(stat, bound) => {
                filter.derived |= !matches!(stat, Stat::Cost | Stat::MoveCost);
                match bound {
                    Bound::OrMore(n) | Bound::OrGreater(n) => tests.push(Test::AtLeast(*stat, i16::from(*n))),
                    Bound::OrLess(n) => tests.push(Test::AtMost(*stat, i16::from(*n))),
                    Bound::Exactly(n) => {
                        tests.push(Test::AtLeast(*stat, i16::from(*n)));
                        tests.push(Test::AtMost(*stat, i16::from(*n)));
                    }
                    Bound::Some | Bound::Another | Bound::None | Bound::Any | Bound::Only(_) => {
                        return self.missing("such a bound on a characteristic");
                    }
                }
            }
            Part::With(keyword) => {
                filter.derived = true;
                tests.push(Test::Keyword(*keyword));
            }
            Part::Without(keyword) => {
                filter.derived = true;
                tests.push(Test::NoKeyword(*keyword));
            }
            Part::InPlay => filter.zone = Where::Play,
            Part::HaveInPlay(who) => {
                filter.zone = Where::Play;
                filter.side = match who {
                    Who::You | Who::Implied => Side::You,
                    Who::Opponents
                    | Who::AnOpponent
                    | Who::EachOpponent
                    | Who::EachOpposingPlayer
                    | Who::AllOpponents => Side::Opponents,
                    Who::EachPlayer => Side::Any,
                    Who::ThatPlayer | Who::They => Side::That,
                    Who::ChosenOpponent
                    | Who::ChosenPlayer
                    | Who::ChallengingPlayer
                    | Who::ItsPlayer
                    | Who::TheirPlayer
                    | Who::ThatCharactersPlayer
                    | Who::ChallengingCharactersPlayer
                    | Who::SomeOpponents
                    | Who::YourOpponent
                    | Who::WithMostCards
                    | Who::WithMostCardsPlural
                    | Who::EachOpponentAhead => return self.missing("what such a player has in play"),
                };
            }
            Part::Here | Part::RightHere => tests.push(Test::Here),
            Part::HaveHere(who) => {
                tests.push(Test::Here);
                return self.part(&Part::HaveInPlay(*who), filter);
            }
            Part::OfClass(class) => {
                let bits = 1 << self.class(&class.0)?;
                filter.tests.push(Test::Kind(kind_bit(ability::Kind::Character)));
                filter.tests.push(Test::Class(bits));
            }
            Part::AnyOf(any) => self.any_of(filter, any)?,
            Part::OrElse(other) => self.other_noun(filter, other)?,
            Part::DamageIs(bound) => match bound {
                Bound::OrMore(n) | Bound::OrGreater(n) => tests.push(Test::DamageAtLeast((*n).into())),
                _ => return self.missing("such a bound on damage"),
            },
            Part::FromThere => {
                let Some(zone) = self.s.there.clone() else {
                    return self.missing("there, with no zone named");
                };
                return self.part(&zone, filter);
            }
            // What stands behind the last kind of the head is said of that kind.
            Part::AtLocation | Part::AtLocations
                if tests.iter().any(|test| matches!(test, Test::Kind(kinds) if kinds & LOCATION != 0)) =>
            {
                tests.push(Test::LocationOrAtOne);
            }
            Part::AtLocation | Part::AtLocations => tests.push(Test::AtLocation),
            Part::InHand(whose) | Part::FromHand(whose) | Part::InHands(whose) => {
                filter.zone = Where::Hand;
                filter.side = self.side(*whose)?;
            }
            Part::InInkwell(whose) | Part::FromInkwell(whose) => {
                filter.zone = Where::Inkwell;
                filter.side = self.side(*whose)?;
            }
            Part::InDiscard(whose) | Part::FromDiscard(whose) => {
                filter.zone = Where::Discard;
                filter.side = self.side(*whose)?;
            }
            Part::BeingChallenged => tests.push(Test::Challenged),
            Part::ChallengingA(target) => {
                let Scope::Fits(what) = self.scope(target)? else {
                    return self.missing("challenging that");
                };
                filter.tests.push(Test::ChallengingA(what));
            }
            Part::WithCardUnder(_) => tests.push(Test::HasUnder),
            Part::WithInkSymbol => tests.push(Test::Inkable),
            Part::MoreThanEach(stat, each) => {
                let each = self.filter(&each.0, Where::Play, Side::Any, false)?;
                filter.derived = true;
                filter.tests.push(Test::MoreThanEach(*stat, each));
            }
            Part::UsingShift(_) => return self.missing("a way of playing in a description"),
            Part::Under(target) => match **target {
                Target::Of(Det::This, _) => {
                    filter.zone = Where::UnderSource;
                    filter.side = Side::Any;
                }
                _ => {
                    filter.zone = Where::UnderOf(self.known(target)?);
                    filter.side = Side::Any;
                }
            },
            Part::FromUnder(target) => {
                filter.zone = Where::UnderOf(self.hosts(target)?);
                filter.side = Side::Any;
            }
            Part::Non(kind) | Part::IsNot(kind) | Part::IsNotCard(kind) => {
                tests.push(Test::NotKind(kind_bit(*kind)));
            }
            Part::NotNamed(names) => {
                for name in names {
                    let name = self.name(name);
                    filter.tests.push(Test::NotNamed(name));
                }
            }
            Part::HavingCardUnder(_) => tests.push(Test::HasUnder),
            Part::StatIsEach(stat, bound) => return self.part(&Part::StatIs(*stat, *bound), filter),
            Part::FromHandOrDiscard(whose) => {
                filter.zone = Where::HandOrDiscard;
                filter.side = self.side(*whose)?;
            }
            Part::FromTop(_) => return self.missing("cards from the top of a deck in a description"),
            Part::SameName => {
                let cards = self.antecedent();
                filter.tests.push(Test::SameName(cards));
            }
            Part::SameNameAs(other) => {
                let cards = self.known(other)?;
                filter.tests.push(Test::SameName(cards));
            }
            Part::ThatName => tests.push(Test::GivenName),
            Part::StatAgainst(stat, other, of) => {
                let cards = self.known(of)?;
                filter.derived = true;
                filter.tests.push(Test::AtMostOf(*stat, *other, cards));
            }
            Part::SameCostOrLess => {
                let cards = self.antecedent();
                filter.tests.push(Test::CostUpTo(0, cards));
            }
            Part::CostUpToMore(more, of) => {
                let cards = self.known(of)?;
                filter.tests.push(Test::CostUpTo(i16::from(*more), cards));
            }
            Part::LessThan(stat, of) => {
                let cards = self.known(of)?;
                filter.derived = true;
                filter.tests.push(Test::LessThan(*stat, cards));
            }
            Part::NotMoreThanHad(stat, _) => {
                let cards = self.antecedent();
                filter.derived = true;
                filter.tests.push(Test::AtMostOf(*stat, *stat, cards));
            }
            Part::Total(stat, Bound::OrLess(most)) => {
                // The pick that uses this filter gets the next register.
                filter.derived = true;
                let reg = self.s.regs;
                filter.tests.push(Test::WithinTotal(*stat, i16::from(*most), reg));
            }
            Part::Total(..) => return self.missing("such a total"),
            Part::OfTheirs => filter.side = Side::That,
            Part::WasChallenged => tests.push(Test::WasChallenged),
            Part::Revealed => filter.zone = Where::Aside,
            Part::Done(_) => return self.missing("what something was done to, in a description"),
            Part::WereUnder(pronoun) => {
                let host = self.known(&Target::Pronoun(*pronoun))?;
                filter.zone = Where::Discard;
                filter.side = Side::Any;
                filter.tests.push(Test::WasUnder(host));
            }
            Part::AtRandom => return self.missing("cards at random here"),
        }
        Ok(())
    }

    pub(super) fn side(&mut self, whose: Whose) -> Lowered<Side> {
        Ok(match whose {
            Whose::Your => Side::You,
            Whose::Their => Side::That,
            Whose::Opponents | Whose::AnOpponents | Whose::EachOpponents | Whose::YourOpponents => {
                Side::Opponents
            }
            Whose::Any | Whose::EachPlayers | Whose::APlayers => Side::Any,
            Whose::ChosenPlayers | Whose::ChosenOpponents if self.s.running => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: whose == Whose::ChosenOpponents });
                Side::That
            }
            Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents => return self.missing("such a player's zone"),
        })
    }

    /// The side of the cards being looked at.
    pub(super) fn aside_side(&self) -> Side {
        if self.s.theirs { Side::Any } else { self.own_side() }
    }

    /// A filter for what fits any of several descriptions.
    pub(super) fn either(&mut self, any: &[Target], zone: Where, side: Side) -> Lowered<FilterId> {
        let mut filters = vec![];
        for target in any {
            let Target::Of(Det::A | Det::Any, noun) = target else {
                return self.missing("such an alternative");
            };
            filters.push(self.filter(&noun.0, zone, side, false)?);
        }
        let [first, second] = filters[..] else { return self.missing("so many alternatives") };
        self.db.filters.push(Filter { zone, side, tests: vec![Test::Either(first, second)], derived: true });
        Ok(FilterId(self.db.filters.len() as u16 - 1))
    }

    /// The side that the speaker's own things are on.
    pub(super) fn own_side(&self) -> Side {
        match self.s.by {
            Players::You => Side::You,
            Players::Opponents
            | Players::Everyone
            | Players::That
            | Players::Of(_)
            | Players::Ahead
            | Players::MostCards
            | Players::Chosen => Side::That,
        }
    }

    /// The filter of a noun in an effect: cards of hand or deck are the speaker's own.
    pub(super) fn noun_filter(&mut self, noun: &Noun, zone: Where, other: bool) -> Lowered<FilterId> {
        let card = noun.0.iter().any(|part| matches!(part, Part::CardOf(_)));
        let zone = match zone {
            Where::Play if card && self.s.looking.is_some() => Where::Aside,
            Where::Play if card => Where::Hand,
            zone => zone,
        };
        let side = match zone {
            Where::Play | Where::Discard | Where::UnderSource | Where::UnderOf(_) => Side::Any,
            Where::Aside => self.aside_side(),
            Where::Hand | Where::Inkwell | Where::Deck | Where::HandOrDiscard => self.own_side(),
        };
        self.filter(&noun.0, zone, side, other)
    }
}
