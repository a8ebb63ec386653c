//! Finds the variables that steps bind and refer to.

use super::{
    Able, Cards, Change, Choice, Condition, Description, Destination, HowMany, Number, Person, Place,
    Players, Rule, Scope, Side, Step, Tally, Test, Var, Way,
};
use std::collections::BTreeMap;

/// The variables used in a list of steps.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    /// Bound variables, each with the number of loops around its binding.
    pub bound: BTreeMap<Var, u8>,
    /// Referenced variables, once per reference.
    pub vars: Vec<Var>,
    /// Referenced numbers, in order.
    pub tallies: Vec<Tally>,
    /// Referenced players, in order.
    pub persons: Vec<Person>,
}

impl Uses {
    pub fn of(steps: &[Step]) -> Uses {
        let mut uses = Uses::default();
        uses.steps(steps, 0);
        uses
    }

    /// Adds the references in a condition.
    pub fn with(mut self, condition: Option<&Condition>) -> Uses {
        if let Some(condition) = condition {
            self.condition(condition);
        }
        self
    }

    /// Whether something refers to the variable.
    pub fn speaks_of(&self, var: Var) -> bool {
        self.vars.contains(&var)
    }

    /// The number of references to the variable.
    pub fn times(&self, var: Var) -> usize {
        self.vars.iter().filter(|used| **used == var).count()
    }

    fn bind(&mut self, var: Var, depth: u8) {
        self.bound.entry(var).or_insert(depth);
    }

    fn name(&mut self, person: Person) {
        if !self.persons.contains(&person) {
            self.persons.push(person);
        }
    }

    fn steps(&mut self, steps: &[Step], depth: u8) {
        for step in steps {
            self.step(step, depth);
        }
    }

    fn step(&mut self, step: &Step, depth: u8) {
        match step {
            Step::Sentence(steps) => self.steps(steps, depth),
            Step::May { by, steps, .. } => {
                self.players(*by);
                self.steps(steps, depth);
            }
            Step::If { condition, then, otherwise } => {
                self.condition(condition);
                self.steps(then, depth);
                self.steps(otherwise, depth);
            }
            Step::Depends { first, then, otherwise } => {
                self.steps(first, depth);
                self.steps(then, depth);
                self.steps(otherwise, depth);
            }
            Step::Options { by, options, .. } => {
                self.players(*by);
                options.iter().for_each(|steps| self.steps(steps, depth));
            }
            Step::EachPlayer { who, person, parts } => {
                self.players(*who);
                self.name(*person);
                parts.iter().for_each(|steps| self.steps(steps, depth + 1));
            }
            Step::Times { n, steps } => {
                self.number(n);
                self.steps(steps, depth + 1);
            }
            Step::Again | Step::Replace | Step::NameCard | Step::Boost | Step::ShuffleRest => {}
            Step::Choose(Choice { var, by, from, count, .. }) => {
                self.bind(*var, depth);
                self.players(*by);
                self.describe(from);
                if let HowMany::Exactly(n) = count {
                    self.number(n);
                }
            }
            Step::SharedName(one, other) => {
                self.cards(*one);
                self.cards(*other);
            }
            Step::Find { var, of } => {
                self.bind(*var, depth);
                self.describe(of);
            }
            Step::Random { var, of, n } => {
                self.bind(*var, depth);
                self.describe(of);
                self.number(n);
            }
            Step::Keep { var, cards } | Step::Recall { var, card: cards, .. } => {
                self.bind(*var, depth);
                self.cards(*cards);
            }
            Step::Top { var, whose, .. } => {
                self.bind(*var, depth);
                self.players(*whose);
            }
            Step::ChoosePlayer { person, .. } => self.name(*person),
            Step::ChoosePlayers { .. } => {}
            Step::KeepPlayers(players)
            | Step::DiscardHand(players)
            | Step::PayInk(players, _)
            | Step::ShuffleDeck(players)
            | Step::ShowHand { whose: players, .. }
            | Step::Search { whose: players }
            | Step::LookAtInkwell { whose: players } => self.players(*players),
            Step::Count { n, .. } => self.number(n),
            Step::Look { var, whose, n, by, .. } => {
                self.bind(*var, depth);
                self.players(*whose);
                self.players(*by);
                self.number(n);
            }
            Step::RevealUntil { var, whose, until } => {
                self.bind(*var, depth);
                self.players(*whose);
                self.describe(until);
            }
            Step::Show(cards)
            | Step::Discard { cards, .. }
            | Step::Banish(cards)
            | Step::Ready(cards)
            | Step::Exert { cards, .. }
            | Step::PutInOrder { cards, .. }
            | Step::ShuffleInto(cards)
            | Step::TopUnderEach(cards)
            | Step::ShiftOnto(cards)
            | Step::BottomWhenDone(cards) => self.cards(*cards),
            Step::Draw { who, n, drawn, .. } => {
                self.players(*who);
                self.number(n);
                drawn.iter().for_each(|var| self.bind(*var, depth));
            }
            Step::LoseLore { who, n, .. }
            | Step::GainLore(who, n)
            | Step::GetInkDrops(who, n)
            | Step::RemoveInkDrops { who, n, .. } => {
                self.players(*who);
                self.number(n);
            }
            Step::Deal { n, to: cards, .. } | Step::PutDamage { n, on: cards } => {
                self.number(n);
                self.cards(*cards);
            }
            Step::RemoveDamage { n, from, by, healed, .. } => {
                self.number(n);
                self.cards(*from);
                self.players(*by);
                if let Some(var) = healed {
                    self.bind(*var, depth);
                }
            }
            Step::MoveDamage { n, from, to, by, .. } => {
                self.number(n);
                self.cards(*from);
                self.cards(*to);
                self.players(*by);
            }
            Step::Put { cards, to, by, .. } => {
                self.cards(*cards);
                self.players(*by);
                self.destination(*to);
            }
            Step::PutRest { to, by, .. } => {
                self.players(*by);
                self.destination(*to);
            }
            Step::Play { cards, way } => {
                self.cards(*cards);
                match way {
                    Way::Shift { base: var, .. } | Way::Sung(var) => self.vars.push(*var),
                    Way::Free
                    | Way::FreeExerted
                    | Way::ForInk
                    | Way::ForInkExerted
                    | Way::SungTogether
                    | Way::AsAllowed => {}
                }
            }
            Step::MoveTo { who, to, moved } => {
                self.cards(*who);
                self.cards(*to);
                if let Some(var) = moved {
                    self.bind(*var, depth);
                }
            }
            Step::Give { to, changes, .. } => {
                self.cards(*to);
                changes.iter().for_each(|change| self.change(change));
            }
            Step::Enact { rule, .. } => self.rule(rule),
            Step::EnactInTurn { who, rule, .. } => {
                self.players(*who);
                self.rule(rule);
            }
            Step::PayLessForNext { n, what, .. } => {
                self.number(n);
                self.describe(what);
            }
            Step::TheNext { what, changes, .. } => {
                self.describe(what);
                changes.iter().for_each(|change| self.change(change));
            }
            Step::Watch { about, .. } => {
                // The trigger's effects are a program of their own.
                if let Some(cards) = about {
                    self.cards(*cards);
                }
            }
        }
    }

    fn cards(&mut self, cards: Cards) {
        match cards {
            Cards::Var(var) | Cards::PlaceOf(var) => self.vars.push(var),
            Cards::This
            | Cards::Subject
            | Cards::Object
            | Cards::It
            | Cards::Challenging
            | Cards::Challenged
            | Cards::Singers
            | Cards::ThisPlace
            | Cards::EventSingers => {}
        }
    }

    fn players(&mut self, players: Players) {
        if let Players::Of(cards) = players {
            self.cards(cards);
        }
    }

    fn describe(&mut self, of: &Description) {
        if let Side::Of(players) = of.side {
            self.players(players);
        }
        if let Place::Under(cards) = of.place {
            self.cards(cards);
        }
        self.tests(&of.tests);
    }

    fn tests(&mut self, tests: &[Test]) {
        for test in tests {
            match test {
                Test::Except(cards)
                | Test::Is(cards)
                | Test::SharesName(cards)
                | Test::AtMostOf(_, _, cards)
                | Test::LessThan(_, cards)
                | Test::CostUpTo(_, cards)
                | Test::At(cards)
                | Test::WasUnder(cards) => self.cards(*cards),
                Test::ChallengingA(of) | Test::MoreThanEach(_, of) | Test::NoneHasMore(_, of) => {
                    self.describe(of)
                }
                Test::PlayedThisTurn(players) => self.players(*players),
                Test::Any(lists) => lists.iter().for_each(|tests| self.tests(tests)),
                Test::Such(condition) => self.condition(condition),
                Test::Able(
                    Able::BeShiftedOn { by: cards, .. } | Able::Sing(cards) | Able::BeMovedTo(cards),
                ) => {
                    self.cards(*cards);
                }
                _ => {}
            }
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Count { of, .. } => self.describe(of),
            Condition::Has { who, of, .. } => {
                self.players(who.players);
                self.describe(of);
            }
            Condition::More { who, than, of } => {
                self.players(who.players);
                self.players(than.players);
                self.describe(of);
            }
            Condition::HoldsMore { who, than, .. } => {
                self.players(who.players);
                self.players(than.players);
            }
            Condition::Holds { who, .. } => self.players(who.players),
            Condition::PaidWithDrops { card, .. } => self.cards(*card),
            Condition::Are { cards, tests } | Condition::SomeAre { cards, tests, .. } => {
                self.cards(*cards);
                self.tests(tests);
            }
            Condition::HasGivenName(cards) | Condition::Shifted(cards) | Condition::HadUnder(cards) => {
                self.cards(*cards);
            }
            Condition::ShareName(a, b) => {
                self.cards(*a);
                self.cards(*b);
            }
            Condition::ThisTurn { by, of, .. } => {
                if let Some(by) = by {
                    self.players(by.players);
                }
                self.describe(of);
            }
            Condition::Tally { tally, .. } => self.tally_used(*tally),
            Condition::All(all) | Condition::Any(all) => {
                all.iter().for_each(|condition| self.condition(condition));
            }
            Condition::Not(inner) => self.condition(inner),
            Condition::Names { of, .. } => self.describe(of),
            Condition::FirstTurnGoingSecond
            | Condition::FirstTurn
            | Condition::Opponents { .. }
            | Condition::YourTurn
            | Condition::OpponentsTurn
            | Condition::EventNumber { .. } => {}
        }
    }

    fn tally_used(&mut self, tally: Tally) {
        if !self.tallies.contains(&tally) {
            self.tallies.push(tally);
        }
    }

    fn number(&mut self, number: &Number) {
        match number {
            Number::N(_) | Number::All | Number::Event(_) => {}
            Number::Tally(_, tally) => self.tally_used(*tally),
            Number::PerCard(_, of)
            | Number::PerDamageOn(_, of)
            | Number::InkTypes(_, of)
            | Number::Names(_, of)
            | Number::Above(of, _) => self.describe(of),
            Number::PerDamage(_, cards)
            | Number::PerUnder(_, cards)
            | Number::Stat(_, _, cards)
            | Number::Printed(_, _, cards) => self.cards(*cards),
            Number::PerOne(_, cards, tests) => {
                self.cards(*cards);
                self.tests(tests);
            }
            Number::Holding(_, _, players)
            | Number::HandBelow(players, _)
            | Number::HandAbove(players, _) => {
                self.players(*players);
            }
            Number::HandBehind(a, b) => {
                self.players(*a);
                self.players(*b);
            }
            Number::Times(_, condition) => self.condition(condition),
            Number::AtMost(inner, _) | Number::Plus(inner, _) => self.number(inner),
        }
    }

    fn destination(&mut self, to: Destination) {
        if let Destination::Under { host, .. } = to {
            self.cards(host);
        }
    }

    fn change(&mut self, change: &Change) {
        match change {
            Change::Strength(n) | Change::Willpower(n) | Change::Lore(n) | Change::GainsPer(_, n) => {
                self.number(n);
            }
            Change::ChallengeReady(of) | Change::CantChallenge(of) => self.describe(of),
            // A gained ability is a program of its own.
            Change::Ability(..)
            | Change::Gains(_)
            | Change::GainsBare(_)
            | Change::Loses(_)
            | Change::CantHave(_)
            | Change::Class(_)
            | Change::Cant(_)
            | Change::SingCost(_)
            | Change::Toll(_)
            | Change::Floor(_)
            | Change::Shield => {}
        }
    }

    fn rule(&mut self, rule: &Rule) {
        let mut scope = |scope: &Scope| {
            if let Scope::Each(of) = scope {
                self.describe(of);
            }
        };
        match rule {
            Rule::Changes(on, changes) => {
                scope(on);
                changes.iter().for_each(|change| self.change(change));
            }
            Rule::ChallengeBan(by, target) => {
                scope(by);
                scope(target);
            }
            Rule::PayLess { n, what, .. } => {
                scope(what);
                self.number(n);
            }
            Rule::CantPlay(_, of) | Rule::PlayFrom { what: of, .. } | Rule::ReadyAtMost(_, of) => {
                self.describe(of)
            }
            _ => {}
        }
    }
}

impl Step {
    /// The lists of steps inside this one.
    pub fn blocks_mut(&mut self) -> Vec<&mut Vec<Step>> {
        match self {
            Step::Sentence(steps) | Step::May { steps, .. } | Step::Times { steps, .. } => vec![steps],
            Step::If { then, otherwise, .. } => vec![then, otherwise],
            Step::Depends { first, then, otherwise } => vec![first, then, otherwise],
            Step::Options { options: blocks, .. } | Step::EachPlayer { parts: blocks, .. } => {
                blocks.iter_mut().collect()
            }
            _ => vec![],
        }
    }
}

/// Removes results that steps count or keep but nothing refers to.
pub fn forget_unused(steps: &mut [Step], uses: &Uses) {
    let counted = |tally: &mut Option<Tally>| *tally = tally.filter(|tally| uses.tallies.contains(tally));
    let kept = |var: &mut Option<Var>| *var = var.filter(|var| uses.speaks_of(*var));
    for step in steps {
        match step {
            Step::Draw { tally, drawn, .. } => {
                counted(tally);
                kept(drawn);
            }
            Step::Discard { tally, .. }
            | Step::LoseLore { tally, .. }
            | Step::RemoveInkDrops { tally, .. }
            | Step::MoveDamage { tally, .. } => counted(tally),
            Step::RemoveDamage { tally, healed, .. } => {
                counted(tally);
                kept(healed);
            }
            Step::MoveTo { moved, .. } => kept(moved),
            _ => {}
        }
        for block in step.blocks_mut() {
            forget_unused(block, uses);
        }
    }
}
