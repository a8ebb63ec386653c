//! Compiles references, descriptions, numbers and conditions.

use crate::{CompileResult, Compiler};
use engine::program as p;
use engine::program::{CondId, FilterId};
use meaning::{
    Able, Cards, Condition, Description, Gap, Holding, Number, Place, Players, Scope, Side, Test, Var, Window,
};
use wording::{Kind, QuantifiedPlayers, Stat};

impl Compiler {
    pub(crate) fn cards(&self, cards: Cards) -> p::CardOperand {
        match cards {
            Cards::This => p::CardOperand::This,
            Cards::Subject => p::CardOperand::Subject,
            Cards::Object => p::CardOperand::Object,
            Cards::Var(var) => p::CardOperand::Reg(var.0, self.vars.level(var, self.depth)),
            Cards::It => p::CardOperand::It,
            Cards::Challenging => p::CardOperand::Challenging,
            Cards::Challenged => p::CardOperand::Challenged,
            Cards::PlaceOf(var) => p::CardOperand::PlaceOf(var.0, self.vars.level(var, self.depth)),
            Cards::Singers => p::CardOperand::Singers,
            Cards::EventSingers => p::CardOperand::EventSingers,
            Cards::ThisPlace => p::CardOperand::ThisPlace,
        }
    }

    pub(crate) fn var(&self, var: Var) -> p::CardOperand {
        self.cards(Cards::Var(var))
    }

    pub(crate) fn players(&self, players: Players) -> p::PlayerOperand {
        match players {
            Players::You => p::PlayerOperand::You,
            Players::Opponents => p::PlayerOperand::Opponents,
            Players::Everyone => p::PlayerOperand::Everyone,
            Players::Doer => p::PlayerOperand::DOER,
            Players::Person(person) => p::PlayerOperand::Person(self.vars.person(person)),
            Players::Of(cards) => p::PlayerOperand::Of(self.cards(cards)),
            Players::Ahead => p::PlayerOperand::Ahead,
            Players::MostCards => p::PlayerOperand::MostCards,
            Players::Active => p::PlayerOperand::Active,
            Players::Chosen => p::PlayerOperand::Chosen,
            Players::Asked => p::PlayerOperand::Asked,
        }
    }

    fn quantified(&self, who: QuantifiedPlayers<Players>) -> QuantifiedPlayers<p::PlayerOperand> {
        who.map(|players| self.players(players))
    }

    fn side(&self, side: Side) -> p::FilterOwner {
        match side {
            Side::Any => p::FilterOwner::Any,
            Side::Of(Players::You) => p::FilterOwner::You,
            Side::Of(Players::Opponents) => p::FilterOwner::Opponents,
            Side::Of(players) => p::FilterOwner::Of(self.players(players)),
        }
    }

    pub(crate) fn filter(&mut self, of: &Description) -> CompileResult<FilterId> {
        self.filter_for(of, None)
    }

    /// The filter of a choice that is stored in this variable.
    pub(crate) fn filter_for(&mut self, of: &Description, into: Option<Var>) -> CompileResult<FilterId> {
        let zone = match of.place {
            Place::Play => p::FilterZone::Play,
            Place::Hand => p::FilterZone::Hand,
            Place::Discard => p::FilterZone::Discard,
            Place::Inkwell => p::FilterZone::Inkwell,
            Place::Deck => p::FilterZone::Deck,
            Place::HandOrDiscard => p::FilterZone::HandOrDiscard,
            Place::HandDiscardPlay => p::FilterZone::HandDiscardPlay,
            Place::Under(cards) => p::FilterZone::Under(self.cards(cards)),
            Place::Aside => p::FilterZone::Aside,
        };
        let side = self.side(of.side);
        self.add_filter(zone, side, &of.tests, into)
    }

    /// A filter with tests only, for known cards.
    pub(crate) fn tests(&mut self, tests: &[Test]) -> CompileResult<FilterId> {
        self.add_filter(p::FilterZone::Play, p::FilterOwner::Any, tests, None)
    }

    fn add_filter(
        &mut self,
        zone: p::FilterZone,
        side: p::FilterOwner,
        tests: &[Test],
        into: Option<Var>,
    ) -> CompileResult<FilterId> {
        let mut filter = p::Filter { zone, side, tests: Vec::with_capacity(tests.len()), derived: false };
        for test in tests {
            self.test(test, &mut filter, into)?;
        }
        self.out.filters.push(filter);
        Ok(FilterId(self.out.filters.len() as u16 - 1))
    }

    fn test(&mut self, test: &Test, filter: &mut p::Filter, into: Option<Var>) -> CompileResult<()> {
        let derived = &mut filter.derived;
        let compiled = match test {
            Test::Kind(kinds) => p::CardTest::Kind(kinds.iter().map(|kind| p::KindSet::of(*kind)).collect()),
            Test::NotKind(kind) => p::CardTest::NotKind(p::KindSet::of(*kind)),
            Test::Class(classes) => {
                let mut any = p::ClassSet::NONE;
                for class in classes {
                    any |= p::ClassSet::of(self.class(class)?);
                }
                p::CardTest::Class(any)
            }
            Test::Ink(ink) => p::CardTest::Ink(p::InkSet::of(*ink)),
            Test::Exerted => p::CardTest::Exerted,
            Test::Ready => p::CardTest::Ready,
            Test::Damaged => p::CardTest::Damaged,
            Test::Undamaged => p::CardTest::Undamaged,
            Test::Except(cards) => p::CardTest::Except(self.cards(*cards)),
            Test::Is(cards) => p::CardTest::Is(self.cards(*cards)),
            Test::Named(names) => match &names[..] {
                [name] => p::CardTest::Named(self.name(name)),
                names => {
                    let ids: Vec<u16> = names.iter().map(|name| self.name(name)).collect();
                    let first = self.out.name_lists.len() as u16;
                    self.out.name_lists.extend(&ids);
                    p::CardTest::NamedAny(first, ids.len() as u8)
                }
            },
            Test::NotNamed(names) => {
                for name in names {
                    let name = self.name(name);
                    filter.tests.push(p::CardTest::NotNamed(name));
                }
                return Ok(());
            }
            Test::AtLeast(stat, n) => {
                *derived |= is_derived(*stat);
                p::CardTest::AtLeast(*stat, *n)
            }
            Test::AtMost(stat, n) => {
                *derived |= is_derived(*stat);
                p::CardTest::AtMost(*stat, *n)
            }
            Test::Has(keyword) => {
                *derived = true;
                p::CardTest::Keyword(*keyword)
            }
            Test::Lacks(keyword) => {
                *derived = true;
                p::CardTest::NoKeyword(*keyword)
            }
            Test::LacksAbility => {
                *derived = true;
                p::CardTest::NoAbility
            }
            Test::AtLocation => p::CardTest::AtLocation,
            Test::LocationOrAtOne => p::CardTest::LocationOrAtOne,
            Test::AtThis => p::CardTest::AtThis,
            Test::WhereThisIs => p::CardTest::WhereThisIs,
            Test::At(place) => p::CardTest::At(self.cards(*place)),
            Test::Challenging => p::CardTest::Challenging,
            Test::Challenged => p::CardTest::Challenged,
            Test::ChallengingA(of) => p::CardTest::ChallengingA(self.filter(of)?),
            Test::HasUnder => p::CardTest::HasUnder,
            Test::Inkable => p::CardTest::Inkable,
            Test::MoreThanEach(stat, of) => {
                *derived = true;
                p::CardTest::MoreThanEach(*stat, self.filter(of)?)
            }
            Test::NoneHasMore(stat, of) => {
                *derived = true;
                p::CardTest::NoneHasMore(*stat, self.filter(of)?)
            }
            Test::PlayedThisTurn(players) => p::CardTest::PlayedThisTurn(self.players(*players)),
            Test::SharesName(cards) => p::CardTest::SharesName(self.cards(*cards)),
            Test::GivenName => p::CardTest::GivenName,
            Test::AtMostOf(stat, of, cards) => {
                *derived = true;
                p::CardTest::AtMostOf(*stat, *of, self.cards(*cards))
            }
            Test::LessThan(stat, cards) => {
                *derived = true;
                p::CardTest::LessThan(*stat, self.cards(*cards))
            }
            Test::CostUpTo(more, cards) => p::CardTest::CostUpTo(*more, self.cards(*cards)),
            Test::Total(stat, most) => {
                *derived = true;
                let Some(into) = into else {
                    return self.unsupported(Gap::TotalNotChosen);
                };
                p::CardTest::WithinTotal(*stat, *most, into.0)
            }
            Test::WasChallenged => p::CardTest::WasChallenged,
            Test::DamageAtLeast(n) => p::CardTest::DamageAtLeast(*n),
            Test::WasUnder(cards) => p::CardTest::WasUnder(self.cards(*cards)),
            Test::Any(lists) => {
                *derived = true;
                let mut any = vec![];
                for tests in lists {
                    any.push(self.tests(tests)?);
                }
                let first = self.out.alternatives.len() as u16;
                let n = any.len() as u8;
                self.out.alternatives.extend(any);
                p::CardTest::Any(first, n)
            }
            Test::Such(condition) => {
                *derived = true;
                p::CardTest::Such(self.condition(condition)?)
            }
            Test::Able(able) => {
                *derived = true;
                p::CardTest::Able(self.able(*able))
            }
        };
        filter.tests.push(compiled);
        Ok(())
    }

    fn able(&self, able: Able) -> p::RequiredAction {
        match able {
            Able::Exert { symbol } => p::RequiredAction::Exert { symbol },
            Able::ExertAsCost => p::RequiredAction::ExertAsCost,
            Able::Ready => p::RequiredAction::Ready,
            Able::Play { free } => p::RequiredAction::Play { free },
            Able::Shift { free } => p::RequiredAction::Shift { free },
            Able::BeShiftedOn { by, free } => p::RequiredAction::BeShiftedOn { by: self.cards(by), free },
            Able::Sing(song) => p::RequiredAction::Sing(self.cards(song)),
            Able::Move => p::RequiredAction::Move,
            Able::BeMovedTo(who) => p::RequiredAction::BeMovedTo(self.cards(who)),
            Able::TakeDamage(n) => p::RequiredAction::TakeDamage(n),
            Able::LoseDamage => p::RequiredAction::LoseDamage,
            Able::Discard => p::RequiredAction::Discard,
        }
    }

    pub(crate) fn scope(&mut self, scope: &Scope) -> CompileResult<p::StaticScope> {
        match scope {
            Scope::This => Ok(p::StaticScope::This),
            Scope::Each(of) => Ok(p::StaticScope::Fits(self.filter(of)?)),
        }
    }

    pub(crate) fn window(window: Window) -> p::TurnWindow {
        match window {
            Window::Always => p::TurnWindow::Always,
            Window::YourTurn => p::TurnWindow::YourTurn,
            Window::OpponentsTurn => p::TurnWindow::OpponentsTurn,
            Window::DoersTurn => p::TurnWindow::DoersTurn,
        }
    }

    pub(crate) fn number(&mut self, number: &Number) -> CompileResult<p::NumberOperand> {
        Ok(match number {
            Number::N(n) => p::NumberOperand::N(*n),
            Number::All => p::NumberOperand::N(i16::MAX),
            Number::Tally(n, tally) => match self.vars.tally(*tally) {
                Some(slot) => p::NumberOperand::Tally(*n, slot),
                None => return self.unsupported(Gap::UncountedNumber),
            },
            Number::Event(n) => p::NumberOperand::Tally(*n, 0),
            Number::PerCard(n, of) => p::NumberOperand::PerCard(*n, self.filter(of)?),
            Number::PerDamage(n, cards) => p::NumberOperand::PerDamage(*n, self.cards(*cards)),
            Number::PerDamageOn(n, of) => p::NumberOperand::PerDamageOn(*n, self.filter(of)?),
            Number::PerUnder(n, cards) => p::NumberOperand::PerUnder(*n, self.cards(*cards)),
            Number::Stat(n, stat, cards) => {
                self.derived = true;
                p::NumberOperand::Stat(*n, *stat, self.cards(*cards))
            }
            Number::Printed(n, stat, cards) => p::NumberOperand::Printed(*n, *stat, self.cards(*cards)),
            Number::Holding(n, Holding::Lore, players) => p::NumberOperand::Lore(*n, self.players(*players)),
            Number::Holding(n, Holding::InkDrops, players) => {
                p::NumberOperand::Drops(*n, self.players(*players))
            }
            Number::Times(n, condition) => p::NumberOperand::Happened(*n, self.condition(condition)?),
            Number::PerOne(n, cards, tests) => {
                p::NumberOperand::PerOne(*n, self.cards(*cards), self.tests(tests)?)
            }
            Number::InkTypes(n, of) => p::NumberOperand::InkTypes(*n, self.filter(of)?),
            Number::Names(n, of) => p::NumberOperand::Names(*n, self.filter(of)?),
            Number::Plus(inner, more) => {
                let inner = self.number(inner)?;
                self.out.values.push(inner);
                p::NumberOperand::Plus(self.out.values.len() as u16 - 1, *more)
            }
            Number::AtMost(inner, most) => {
                let value = self.number(inner)?;
                self.out.values.push(value);
                p::NumberOperand::AtMost(self.out.values.len() as u16 - 1, *most)
            }
            Number::HandBelow(players, n) => p::NumberOperand::HandBelow(self.players(*players), *n),
            Number::HandAbove(players, n) => p::NumberOperand::HandAbove(self.players(*players), *n),
            Number::HandBehind(a, b) => p::NumberOperand::HandBehind(self.players(*a), self.players(*b)),
            Number::Above(of, n) => p::NumberOperand::Above(self.filter(of)?, *n),
        })
    }

    pub(crate) fn condition(&mut self, condition: &Condition) -> CompileResult<CondId> {
        let compiled = match condition {
            Condition::Count { of, min, max } => {
                p::Cond::Count { filter: self.filter(of)?, min: *min, max: *max }
            }
            Condition::Has { who, of, min, max } => {
                p::Cond::Has { who: self.quantified(*who), filter: self.filter(of)?, min: *min, max: *max }
            }
            Condition::More { who, than, of } => p::Cond::More {
                who: self.quantified(*who),
                than: self.quantified(*than),
                filter: self.filter(of)?,
            },
            Condition::HoldsMore { what, who, than } => {
                let (who, than) = (self.quantified(*who), self.quantified(*than));
                match what {
                    Holding::Lore => p::Cond::MoreLore { who, than },
                    Holding::InkDrops => p::Cond::MoreDrops { who, than },
                }
            }
            Condition::Holds { what, who, min, max } => {
                let (who, min, max) = (self.quantified(*who), *min, *max);
                match what {
                    Holding::Lore => p::Cond::Lore { who, min, max },
                    Holding::InkDrops => p::Cond::Drops { who, min, max },
                }
            }
            Condition::Are { cards, tests } => {
                p::Cond::Are { cards: self.cards(*cards), filter: self.tests(tests)? }
            }
            Condition::SomeAre { cards, tests, min, max } => p::Cond::SomeAre {
                cards: self.cards(*cards),
                filter: self.tests(tests)?,
                min: *min,
                max: *max,
            },
            Condition::HasGivenName(cards) => p::Cond::GivenName(self.cards(*cards)),
            Condition::ShareName(a, b) => p::Cond::ShareName(self.cards(*a), self.cards(*b)),
            Condition::Shifted(cards) => p::Cond::Shifted(self.cards(*cards)),
            Condition::PaidWithDrops { card, min, max } => {
                p::Cond::PaidWithDrops { card: self.cards(*card), min: *min, max: *max }
            }
            Condition::HadUnder(cards) => p::Cond::HadUnder(self.cards(*cards)),
            Condition::FirstTurn => p::Cond::FirstTurn,
            Condition::Names { of, min } => p::Cond::Names { filter: self.filter(of)?, min: *min },
            Condition::FirstTurnGoingSecond => p::Cond::FirstTurnGoingSecond,
            Condition::Opponents { min, max } => p::Cond::Opponents { min: *min, max: *max },
            Condition::YourTurn => p::Cond::YourTurn,
            Condition::OpponentsTurn => p::Cond::OpponentsTurn,
            Condition::ThisTurn { moment, by, of, min, max } => p::Cond::ThisTurn {
                moment: *moment,
                who: by.map(|players| self.quantified(players)),
                filter: self.filter(of)?,
                min: *min,
                max: *max,
            },
            Condition::Tally { tally, min, max } => match self.vars.tally(*tally) {
                Some(slot) => p::Cond::Tally { slot, min: *min, max: *max },
                None => return self.unsupported(Gap::UncountedNumber),
            },
            Condition::EventNumber { min, max } => p::Cond::Tally { slot: 0, min: *min, max: *max },
            Condition::All(all) => p::Cond::All(self.conditions(all)?),
            Condition::Any(any) => p::Cond::Any(self.conditions(any)?),
            Condition::Not(inner) => p::Cond::Not(self.condition(inner)?),
        };
        self.out.conditions.push(compiled);
        Ok(CondId(self.out.conditions.len() as u16 - 1))
    }

    fn conditions(&mut self, all: &[Condition]) -> CompileResult<Vec<CondId>> {
        all.iter().map(|condition| self.condition(condition)).collect()
    }

    /// The kinds of a card, from its type.
    pub(crate) fn kinds(card_type: wording::CardType, song: bool) -> p::KindSet {
        match card_type {
            wording::CardType::Character => p::KindSet::of(Kind::Character),
            wording::CardType::Item => p::KindSet::of(Kind::Item),
            wording::CardType::Location => p::KindSet::of(Kind::Location),
            wording::CardType::Action if song => p::KindSet::of(Kind::Action) | p::KindSet::of(Kind::Song),
            wording::CardType::Action => p::KindSet::of(Kind::Action),
        }
    }
}

/// Whether abilities may change the characteristic. Cost and move cost are always the printed ones.
fn is_derived(stat: Stat) -> bool {
    !matches!(stat, Stat::Cost | Stat::MoveCost)
}
