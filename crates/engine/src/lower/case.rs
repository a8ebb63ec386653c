//! Effects that part into cases, and others that speak of players by what they have.

use super::{Lowered, Lowerer};
use crate::program::{
    Cards, Cond, Filter, FilterId, Lasts, Moment, Op, Pc, Pick, Players, Scope, Side, Test, Value, Where,
};
use ability::{
    Amount, Condition, Destination, Det, Effect, Event, Kind, Measure, Modifier, Noun, Opener, Part,
    Quantity, Rule, Sign, Stat, Target, Trigger, Who,
};

impl Lowerer<'_> {
    /// Lowers such an effect; the caller has seen to the others.
    pub(super) fn case(&mut self, effect: &Effect) -> Lowered<()> {
        match effect {
            Effect::ChooseNamed(options) => {
                let options: Vec<&[Effect]> = options.iter().map(|(_, option)| option.as_slice()).collect();
                self.options(options.into_iter())
            }
            Effect::DiscardEither(who, all) => self.each_player(*who, |l| {
                let options: Vec<Effect> = all
                    .iter()
                    .map(|(quantity, noun)| Effect::Discard(Who::Implied, *quantity, noun.clone()))
                    .collect();
                l.options(options.iter().map(std::slice::from_ref))
            }),
            Effect::AfterwardsPlain(inner) => self.effect(&Effect::Afterwards(inner.clone())),
            Effect::Also(..) => self.missing("an instead with nothing before it"),
            Effect::AfterChallenge(inner) => self.after_challenge(inner),
            Effect::Distribute(target, places) => self.distribute(target, places),
            Effect::DealThem(target, amount) => self.effect(&Effect::Deal(amount.clone(), target.clone())),
            Effect::ByWith(who, fewer, n, noun, inner) => self.each_player(*who, |l| {
                l.conditional(&Condition::HasThan(Who::They, *fewer, *n, noun.clone()), inner)
            }),
            Effect::ReturnAtRandomUntil(from, to, left, _) => self.at_random_until(from, to, *left),
            Effect::MayAlso(who, inner) => self.effect(&Effect::May(*who, inner.clone())),
            Effect::ForEachPlayer(inner) => self.for_each_opponent(inner),
            Effect::DiscardFor(who, amount) => self.each_player(*who, |l| l.discard_for(amount)),
            Effect::ByType(cases) => self.by_type(cases),
            Effect::AddStat(stat, of, raised, to, duration) => {
                let amount = Amount::EqualTo(Box::new(Measure::Stat(*stat, of.clone())));
                let modifier = match raised {
                    Stat::Strength => Modifier::Strength(Sign::Plus, amount),
                    Stat::Willpower => Modifier::Willpower(Sign::Plus, amount),
                    Stat::Lore => Modifier::Lore(Sign::Plus, amount),
                    Stat::Cost | Stat::MoveCost => return self.missing("adding to a cost"),
                };
                self.effect(&Effect::For(Rule::Give(to.clone(), vec![modifier]), *duration))
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                self.effect(&Effect::For(Rule::PayLessForNext(amount.clone(), noun.clone()), *duration))
            }
            Effect::LookAtCards(zone @ Part::InInkwell(ability::Whose::Your)) => {
                self.s.there = Some(zone.clone());
                self.emit(Op::LookAtInkwell(Players::You));
                Ok(())
            }
            Effect::ChoosePlayers(quantity) => {
                let (min, max) = super::target::bounds(*quantity);
                self.s.several = true;
                self.emit(Op::ChoosePlayers { min, max });
                Ok(())
            }
            Effect::DiscardHands(who) => self.effect(&Effect::DiscardHand(*who)),
            Effect::WhoReveals(who, noun, inner) => self.who_reveals(*who, noun, inner),
            Effect::LookAtCards(_) => self.missing("looking at the cards of such a zone"),
            _ => self.missing("such an effect"),
        }
    }

    /// "you may F instead and G": both together, or neither; gives the jump of one who declines.
    pub(super) fn instead_also(&mut self, first: &Effect, second: &Effect) -> Lowered<Option<Pc>> {
        let Effect::May(Who::You, inner) = first else { return self.missing("such an instead") };
        let both = Effect::And(vec![(**inner).clone(), second.clone()]);
        let may = self.emit_may(Players::You, &both);
        self.effect(&both)?;
        Ok(Some(may))
    }

    /// A delayed trigger that waits for the end of the challenge the source is in (6.2.7).
    fn after_challenge(&mut self, inner: &Effect) -> Lowered<()> {
        if !matches!(self.s.moment, Some(Moment::Challenges)) {
            return self.missing("after a challenge that is not spoken of");
        }
        let event = Event::ChallengeOver(Target::Of(Det::This, Noun(vec![])));
        self.watch(&Trigger { opener: Opener::NextTime, event }, Some(Lasts::ThisTurn), inner)
    }

    /// One card for each place: all are chosen first, then they go there in order.
    fn distribute(&mut self, target: &Target, places: &[Destination]) -> Lowered<()> {
        let Target::Of(Det::CountOf(Quantity::Exactly(n)), noun) = target else {
            return self.missing("distributing those");
        };
        if usize::from(*n) != places.len() {
            return self.missing("other numbers of cards and places");
        }
        let mut chosen = vec![];
        for place in places {
            let from = self.filter(&noun.0, Where::Play, Side::Any, true)?;
            let reg = self.new_reg();
            let (by, purpose) = (self.s.by, self.s.purpose);
            self.emit(Op::Pick(Pick { reg, by, from, min: 1, max: 1, choose: true, purpose }));
            chosen.push((Cards::Reg(reg), self.dest(place)?.0));
        }
        for (cards, dest) in chosen {
            self.emit(Op::Move(cards, dest));
        }
        Ok(())
    }

    /// A card from the top of the speaker's deck goes facedown under each of those.
    pub(super) fn under_each(&mut self, hosts: &Target) -> Lowered<()> {
        let hosts = self.target(hosts, Where::Play)?;
        self.s.hosts = Some(hosts);
        self.emit(Op::TopUnderEach(hosts));
        Ok(())
    }

    /// Cards at random, until only so many are left.
    fn at_random_until(&mut self, from: &Part, to: &Destination, left: u8) -> Lowered<()> {
        let side = self.own_side();
        let from = self.filter(std::slice::from_ref(from), Where::Hand, side, false)?;
        let (dest, _) = self.dest(to)?;
        let reg = self.new_reg();
        self.emit(Op::Random { reg, from, n: Value::Above(from, left.into()) });
        self.emit(Op::Move(Cards::Reg(reg), dest));
        Ok(())
    }

    /// The speaker does it once for each opponent, who is "they" in it.
    fn for_each_opponent(&mut self, inner: &Effect) -> Lowered<()> {
        let regs = self.s.regs;
        let start = self.emit(Op::EachPlayer { who: Players::Opponents, end: 0, regs });
        self.effect(inner)?;
        self.emit(Op::Jump(start));
        self.land(start);
        Ok(())
    }

    fn discard_for(&mut self, amount: &Amount) -> Lowered<()> {
        let n = self.amount(amount)?;
        let side = self.own_side();
        let from = self.filter(&[], Where::Hand, side, false)?;
        let reg = self.new_reg();
        let (by, purpose) = (self.s.by, self.s.purpose);
        self.emit(Op::PickMany(Pick { reg, by, from, min: 0, max: 0, choose: false, purpose }, n));
        self.discarded(reg)
    }

    /// The case of the card spoken of; it has one type only.
    fn by_type(&mut self, cases: &[(Vec<Kind>, Effect)]) -> Lowered<()> {
        let spoken_of = self.s.ante;
        for (kinds, inner) in cases {
            self.s.ante = spoken_of;
            let is = Condition::ItIs(Noun(vec![Part::CardOf(kinds.clone())]));
            self.conditional(&is, inner)?;
        }
        self.s.ante = spoken_of;
        Ok(())
    }

    /// Those players whose revealed card fits do it, one after the other; the card is "that card".
    fn who_reveals(&mut self, who: Who, noun: &Noun, inner: &Effect) -> Lowered<()> {
        self.each_player(who, |l| {
            let side = l.own_side();
            let from = l.filter(&noun.0, Where::Aside, side, false)?;
            let cond = l.add_cond(Cond::Count { filter: from, min: 1, max: u16::MAX });
            let skip = l.emit(Op::IfNot { cond, to: 0 });
            let reg = l.new_reg();
            l.emit(Op::All { reg, from });
            l.s.ante = Some(Cards::Reg(reg));
            l.s.that = None;
            l.effect(inner)?;
            l.land(skip);
            Ok(())
        })
    }

    /// "… or item": what the parts before say, or the other noun.
    pub(super) fn other_noun(&mut self, filter: &mut Filter, other: &Noun) -> Lowered<()> {
        let other = self.filter(&other.0, filter.zone, filter.side, false)?;
        let first = filter.clone();
        self.db.filters.push(first);
        let first = FilterId(self.db.filters.len() as u16 - 1);
        filter.derived = true;
        filter.tests = vec![Test::Either(first, other)];
        Ok(())
    }

    /// One of several post-modifiers must hold.
    pub(super) fn any_of(&mut self, filter: &mut Filter, any: &[Part]) -> Lowered<()> {
        let [first, second] = any else { return self.missing("so many alternatives") };
        let first = self.filter(std::slice::from_ref(first), filter.zone, Side::Any, false)?;
        let second = self.filter(std::slice::from_ref(second), filter.zone, Side::Any, false)?;
        filter.derived = true;
        filter.tests.push(Test::Either(first, second));
        Ok(())
    }

    /// "your locations and characters at locations": the owner is said once.
    pub(super) fn joined_scope(&mut self, all: &[Target]) -> Lowered<Scope> {
        let [Target::Of(_, first), Target::Of(_, second)] = all else {
            return self.missing("such a subject");
        };
        let side = if first.0.first() == Some(&Part::Your) { Side::You } else { Side::Any };
        let first = self.filter(&first.0, Where::Play, Side::Any, false)?;
        let second = self.filter(&second.0, Where::Play, Side::Any, false)?;
        self.db.filters.push(Filter {
            zone: Where::Play,
            side,
            tests: vec![Test::Either(first, second)],
            derived: true,
        });
        Ok(Scope::Fits(FilterId(self.db.filters.len() as u16 - 1)))
    }
}
