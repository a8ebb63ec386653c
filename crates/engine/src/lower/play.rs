//! Ways of playing cards that effects speak of: again, as if from the hand, by Shift.

use super::target::bounds;
use super::{Lowered, Lowerer};
use crate::program::{Cards, Filter, FilterId, Moment, Op, Pick, Test, Way, Where};
use ability::{Det, Effect, Kind, Noun, Part, Quantity, Target};

impl Lowerer<'_> {
    /// Lowers such an effect; the caller has seen to the others.
    pub(super) fn played(&mut self, effect: &Effect) -> Lowered<()> {
        match effect {
            Effect::PlayAgain(target, Part::FromDiscard(_), free) => self.again(target, *free),
            Effect::PlayAgain(..) => self.missing("playing again from there"),
            Effect::PlayAsInHand(target) => self.as_in_hand(target),
            Effect::Shift(target, free) => self.shifted(target, *free),
            Effect::PlayOrShift(target, free) => {
                let ways = [Effect::Play(target.clone(), *free), Effect::Shift(target.clone(), *free)];
                self.options(ways.iter().map(std::slice::from_ref))
            }
            _ => self.missing("such an effect"),
        }
    }

    /// A card that was played before and went to the discard since: the effect says where to find it (7.1.6).
    fn again(&mut self, target: &Target, free: bool) -> Lowered<()> {
        let card = match (target, self.s.moment) {
            (Target::Of(Det::That, noun), Some(Moment::Sings | Moment::SongSung))
                if noun.0 == [Part::Is(vec![Kind::Song])] =>
            {
                Cards::Object
            }
            (target, _) => self.known(target)?,
        };
        let reg = self.new_reg();
        self.emit(Op::Recall { reg, card });
        self.speak_of(reg);
        self.emit(Op::Play { what: Cards::Reg(reg), free });
        Ok(())
    }

    fn speak_of(&mut self, reg: u8) {
        self.s.ante = Some(Cards::Reg(reg));
        self.s.that = None;
    }

    /// Each way of playing a card from the hand is an option (4.3.2, 5.4.4, 8.10, 8.12).
    fn as_in_hand(&mut self, target: &Target) -> Lowered<()> {
        let what = self.known(target)?;
        let by = self.s.by;
        self.emit(Op::Option { by, n: 5 });
        let table: Vec<_> = (0..5).map(|_| self.emit(Op::Jump(0))).collect();
        let mut ends = vec![];
        for (entry, nth) in table.into_iter().zip(0..) {
            self.land(entry);
            let way = match nth {
                0 => Way::Ink,
                1 => Way::Shift { base: self.shift_base(what, false), free: false },
                2 => Way::Sing(self.one_of_play(Test::CanSing(what))),
                3 => Way::SingTogether,
                _ => Way::Free,
            };
            self.emit(Op::PlayBy { what, way });
            ends.push(self.emit(Op::Jump(0)));
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    /// "shift a character from your discard": the card first, then what it goes on.
    fn shifted(&mut self, target: &Target, free: bool) -> Lowered<()> {
        let Target::Of(Det::A | Det::Any, Noun(parts)) = target else {
            return self.missing("shifting those");
        };
        let from = self.noun_filter(&Noun(parts.clone()), Where::Hand, false)?;
        self.db.filters[usize::from(from.0)].tests.push(Test::Shiftable { free });
        let reg = self.pick_one(from);
        self.speak_of(reg);
        let what = Cards::Reg(reg);
        let base = self.shift_base(what, free);
        self.emit(Op::PlayBy { what, way: Way::Shift { base, free } });
        Ok(())
    }

    fn shift_base(&mut self, of: Cards, free: bool) -> u8 {
        self.one_of_play(Test::ShiftBase { of, free })
    }

    /// One of the own cards in play that pass a test, into a new register.
    fn one_of_play(&mut self, test: Test) -> u8 {
        let side = self.own_side();
        self.db.filters.push(Filter { zone: Where::Play, side, tests: vec![test], derived: true });
        self.pick_one(FilterId(self.db.filters.len() as u16 - 1))
    }

    fn pick_one(&mut self, from: FilterId) -> u8 {
        let (min, max) = bounds(Quantity::One);
        let reg = self.new_reg();
        let (by, purpose) = (self.s.by, self.s.purpose);
        self.emit(Op::Pick(Pick { reg, by, from, min, max, choose: false, purpose }));
        reg
    }
}
