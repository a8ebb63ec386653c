//! Compiles references, descriptions, numbers and conditions.

use crate::{Compiled, Compiler};
use engine::program as p;
use engine::program::{CondId, FilterId};
use meaning::{
    Able, Cards, Condition, Description, Gap, Holding, Number, Place, Players, Scope, Side, Test, Var, Window,
};
use wording::{Kind, Stat};

impl Compiler {
    pub(crate) fn cards(&self, cards: Cards) -> p::Cards {
        match cards {
            Cards::This => p::Cards::This,
            Cards::Subject => p::Cards::Subject,
            Cards::Object => p::Cards::Object,
            Cards::Var(var) => p::Cards::Reg(var.0, self.vars.level(var, self.depth)),
            Cards::It => p::Cards::It,
            Cards::Challenging => p::Cards::Challenging,
            Cards::Challenged => p::Cards::Challenged,
            Cards::PlaceOf(var) => p::Cards::PlaceOf(var.0, self.vars.level(var, self.depth)),
            Cards::Singers => p::Cards::Singers,
            Cards::EventSingers => p::Cards::EventSingers,
            Cards::ThisPlace => p::Cards::ThisPlace,
        }
    }

    pub(crate) fn var(&self, var: Var) -> p::Cards {
        self.cards(Cards::Var(var))
    }

    pub(crate) fn players(&self, players: Players) -> p::Players {
        match players {
            Players::You => p::Players::You,
            Players::Opponents => p::Players::Opponents,
            Players::Everyone => p::Players::Everyone,
            Players::Doer => p::Players::DOER,
            Players::Person(person) => p::Players::Person(self.vars.person(person)),
            Players::Of(cards) => p::Players::Of(self.cards(cards)),
            Players::Ahead => p::Players::Ahead,
            Players::MostCards => p::Players::MostCards,
            Players::Active => p::Players::Active,
            Players::Chosen => p::Players::Chosen,
            Players::Asked => p::Players::Asked,
        }
    }

    fn side(&self, side: Side) -> p::Side {
        match side {
            Side::Any => p::Side::Any,
            Side::Of(Players::You) => p::Side::You,
            Side::Of(Players::Opponents) => p::Side::Opponents,
            Side::Of(players) => p::Side::Of(self.players(players)),
        }
    }

    pub(crate) fn filter(&mut self, of: &Description) -> Compiled<FilterId> {
        self.filter_for(of, None)
    }

    /// The filter of a choice that is stored in this variable.
    pub(crate) fn filter_for(&mut self, of: &Description, into: Option<Var>) -> Compiled<FilterId> {
        let zone = match of.place {
            Place::Play => p::Where::Play,
            Place::Hand => p::Where::Hand,
            Place::Discard => p::Where::Discard,
            Place::Inkwell => p::Where::Inkwell,
            Place::Deck => p::Where::Deck,
            Place::HandOrDiscard => p::Where::HandOrDiscard,
            Place::Under(cards) => p::Where::Under(self.cards(cards)),
            Place::Aside => p::Where::Aside,
        };
        let side = self.side(of.side);
        self.add_filter(zone, side, &of.tests, into)
    }

    /// A filter with tests only, for known cards.
    pub(crate) fn tests(&mut self, tests: &[Test]) -> Compiled<FilterId> {
        self.add_filter(p::Where::Play, p::Side::Any, tests, None)
    }

    fn add_filter(
        &mut self,
        zone: p::Where,
        side: p::Side,
        tests: &[Test],
        into: Option<Var>,
    ) -> Compiled<FilterId> {
        let mut filter = p::Filter { zone, side, tests: Vec::with_capacity(tests.len()), derived: false };
        for test in tests {
            self.test(test, &mut filter, into)?;
        }
        self.out.filters.push(filter);
        Ok(FilterId(self.out.filters.len() as u16 - 1))
    }

    fn test(&mut self, test: &Test, filter: &mut p::Filter, into: Option<Var>) -> Compiled<()> {
        let derived = &mut filter.derived;
        let compiled = match test {
            Test::Kind(kinds) => p::Test::Kind(kinds.iter().map(|kind| p::KindSet::of(*kind)).collect()),
            Test::NotKind(kind) => p::Test::NotKind(p::KindSet::of(*kind)),
            Test::Class(classes) => {
                let mut any = p::ClassSet::NONE;
                for class in classes {
                    any |= p::ClassSet::of(self.class(class)?);
                }
                p::Test::Class(any)
            }
            Test::Ink(ink) => p::Test::Ink(p::InkSet::of(*ink)),
            Test::Exerted => p::Test::Exerted,
            Test::Ready => p::Test::Ready,
            Test::Damaged => p::Test::Damaged,
            Test::Undamaged => p::Test::Undamaged,
            Test::Except(cards) => p::Test::Except(self.cards(*cards)),
            Test::Is(cards) => p::Test::Is(self.cards(*cards)),
            Test::Named(names) => match &names[..] {
                [name] => p::Test::Named(self.name(name)),
                names => {
                    let ids: Vec<u16> = names.iter().map(|name| self.name(name)).collect();
                    let first = self.out.name_lists.len() as u16;
                    self.out.name_lists.extend(&ids);
                    p::Test::NamedAny(first, ids.len() as u8)
                }
            },
            Test::NotNamed(names) => {
                for name in names {
                    let name = self.name(name);
                    filter.tests.push(p::Test::NotNamed(name));
                }
                return Ok(());
            }
            Test::AtLeast(stat, n) => {
                *derived |= is_derived(*stat);
                p::Test::AtLeast(*stat, *n)
            }
            Test::AtMost(stat, n) => {
                *derived |= is_derived(*stat);
                p::Test::AtMost(*stat, *n)
            }
            Test::Has(keyword) => {
                *derived = true;
                p::Test::Keyword(*keyword)
            }
            Test::Lacks(keyword) => {
                *derived = true;
                p::Test::NoKeyword(*keyword)
            }
            Test::AtLocation => p::Test::AtLocation,
            Test::LocationOrAtOne => p::Test::LocationOrAtOne,
            Test::AtThis => p::Test::AtThis,
            Test::WhereThisIs => p::Test::WhereThisIs,
            Test::At(place) => p::Test::At(self.cards(*place)),
            Test::Challenging => p::Test::Challenging,
            Test::Challenged => p::Test::Challenged,
            Test::ChallengingA(of) => p::Test::ChallengingA(self.filter(of)?),
            Test::HasUnder => p::Test::HasUnder,
            Test::Inkable => p::Test::Inkable,
            Test::MoreThanEach(stat, of) => {
                *derived = true;
                p::Test::MoreThanEach(*stat, self.filter(of)?)
            }
            Test::SharesName(cards) => p::Test::SharesName(self.cards(*cards)),
            Test::GivenName => p::Test::GivenName,
            Test::AtMostOf(stat, of, cards) => {
                *derived = true;
                p::Test::AtMostOf(*stat, *of, self.cards(*cards))
            }
            Test::LessThan(stat, cards) => {
                *derived = true;
                p::Test::LessThan(*stat, self.cards(*cards))
            }
            Test::CostUpTo(more, cards) => p::Test::CostUpTo(*more, self.cards(*cards)),
            Test::Total(stat, most) => {
                *derived = true;
                let Some(into) = into else {
                    return self.unsupported(Gap::TotalNotChosen);
                };
                p::Test::WithinTotal(*stat, *most, into.0)
            }
            Test::WasChallenged => p::Test::WasChallenged,
            Test::DamageAtLeast(n) => p::Test::DamageAtLeast(*n),
            Test::WasUnder(cards) => p::Test::WasUnder(self.cards(*cards)),
            Test::Any(lists) => {
                *derived = true;
                let mut any = vec![];
                for tests in lists {
                    any.push(self.tests(tests)?);
                }
                let first = self.out.alternatives.len() as u16;
                let n = any.len() as u8;
                self.out.alternatives.extend(any);
                p::Test::Any(first, n)
            }
            Test::Such(condition) => {
                *derived = true;
                p::Test::Such(self.condition(condition)?)
            }
            Test::Able(able) => {
                *derived = true;
                p::Test::Able(self.able(*able))
            }
        };
        filter.tests.push(compiled);
        Ok(())
    }

    fn able(&self, able: Able) -> p::Able {
        match able {
            Able::Exert { symbol } => p::Able::Exert { symbol },
            Able::ExertAsCost => p::Able::ExertAsCost,
            Able::Ready => p::Able::Ready,
            Able::Play { free } => p::Able::Play { free },
            Able::Shift { free } => p::Able::Shift { free },
            Able::BeShiftedOn { by, free } => p::Able::BeShiftedOn { by: self.cards(by), free },
            Able::Sing(song) => p::Able::Sing(self.cards(song)),
            Able::Move => p::Able::Move,
            Able::BeMovedTo(who) => p::Able::BeMovedTo(self.cards(who)),
            Able::TakeDamage(n) => p::Able::TakeDamage(n),
            Able::LoseDamage => p::Able::LoseDamage,
            Able::Discard => p::Able::Discard,
        }
    }

    pub(crate) fn scope(&mut self, scope: &Scope) -> Compiled<p::Scope> {
        match scope {
            Scope::This => Ok(p::Scope::This),
            Scope::Each(of) => Ok(p::Scope::Fits(self.filter(of)?)),
        }
    }

    pub(crate) fn window(window: Window) -> p::Window {
        match window {
            Window::Always => p::Window::Always,
            Window::YourTurn => p::Window::YourTurn,
            Window::OpponentsTurn => p::Window::OpponentsTurn,
            Window::DoersTurn => p::Window::DoersTurn,
        }
    }

    pub(crate) fn number(&mut self, number: &Number) -> Compiled<p::Value> {
        Ok(match number {
            Number::N(n) => p::Value::N(*n),
            Number::All => p::Value::N(i16::MAX),
            Number::Tally(n, tally) => match self.vars.tally(*tally) {
                Some(slot) => p::Value::Tally(*n, slot),
                None => return self.unsupported(Gap::UncountedNumber),
            },
            Number::Event(n) => p::Value::Tally(*n, 0),
            Number::PerCard(n, of) => p::Value::PerCard(*n, self.filter(of)?),
            Number::PerDamage(n, cards) => p::Value::PerDamage(*n, self.cards(*cards)),
            Number::PerDamageOn(n, of) => p::Value::PerDamageOn(*n, self.filter(of)?),
            Number::PerUnder(n, cards) => p::Value::PerUnder(*n, self.cards(*cards)),
            Number::Stat(n, stat, cards) => {
                self.derived = true;
                p::Value::Stat(*n, *stat, self.cards(*cards))
            }
            Number::Printed(n, stat, cards) => p::Value::Printed(*n, *stat, self.cards(*cards)),
            Number::Holding(n, Holding::Lore, players) => p::Value::Lore(*n, self.players(*players)),
            Number::Holding(n, Holding::InkDrops, players) => p::Value::Drops(*n, self.players(*players)),
            Number::Times(n, condition) => p::Value::Happened(*n, self.condition(condition)?),
            Number::PerOne(n, cards, tests) => p::Value::PerOne(*n, self.cards(*cards), self.tests(tests)?),
            Number::InkTypes(n, of) => p::Value::InkTypes(*n, self.filter(of)?),
            Number::Plus(inner, more) => {
                let inner = self.number(inner)?;
                self.out.values.push(inner);
                p::Value::Plus(self.out.values.len() as u16 - 1, *more)
            }
            Number::AtMost(inner, most) => {
                let value = self.number(inner)?;
                self.out.values.push(value);
                p::Value::AtMost(self.out.values.len() as u16 - 1, *most)
            }
            Number::HandBelow(players, n) => p::Value::HandBelow(self.players(*players), *n),
            Number::HandAbove(players, n) => p::Value::HandAbove(self.players(*players), *n),
            Number::HandBehind(a, b) => p::Value::HandBehind(self.players(*a), self.players(*b)),
            Number::Above(of, n) => p::Value::Above(self.filter(of)?, *n),
        })
    }

    pub(crate) fn condition(&mut self, condition: &Condition) -> Compiled<CondId> {
        let compiled = match condition {
            Condition::Count { of, min, max } => {
                p::Cond::Count { filter: self.filter(of)?, min: *min, max: *max }
            }
            Condition::Has { who, of, min, max } => {
                p::Cond::Has { who: self.players(*who), filter: self.filter(of)?, min: *min, max: *max }
            }
            Condition::More { who, than, of } => {
                p::Cond::More { who: self.players(*who), than: self.players(*than), filter: self.filter(of)? }
            }
            Condition::HoldsMore { what, who, than } => {
                let (who, than) = (self.players(*who), self.players(*than));
                match what {
                    Holding::Lore => p::Cond::MoreLore { who, than },
                    Holding::InkDrops => p::Cond::MoreDrops { who, than },
                }
            }
            Condition::Holds { what, who, min, max } => {
                let (who, min, max) = (self.players(*who), *min, *max);
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
            Condition::FirstTurnGoingSecond => p::Cond::FirstTurnGoingSecond,
            Condition::YourTurn => p::Cond::YourTurn,
            Condition::OpponentsTurn => p::Cond::OpponentsTurn,
            Condition::ThisTurn { moment, by, of, min, max } => p::Cond::ThisTurn {
                moment: *moment,
                who: by.map(|players| self.players(players)),
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

    fn conditions(&mut self, all: &[Condition]) -> Compiled<Vec<CondId>> {
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
