//! Choosing cards for an effect (6.1.3).

use crate::event::What;
use crate::frame::{Ask, EffectKind, Frame};
use crate::ids::{CardId, Seat, rule};
use crate::program::{Cards, FilterId, Moment, Op, Pick, Purpose};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::Zone;
use ability::KeywordKind;

impl Run<'_> {
    pub fn pick(&mut self, pick: Pick, ctx: &Ctx) {
        self.g.refresh(self.db);
        let Some(seat) = self.g.one_player(pick.by, ctx) else { return self.finish(false) };
        // As many as must be picked, or one, are enough to know.
        let mut n = 0u16;
        self.g.each_fit(self.db, pick.from, ctx, |id| {
            n += u16::from(self.g.may_pick(id, seat, pick.choose).is_ok());
            n < u16::from(pick.min.max(1))
        });
        if pick.purpose != Purpose::Cost && self.is_kept(pick.reg, pick.from, ctx) {
            n = 0;
        }
        // 1.7.7: with no legal choice this part has no effect.
        if n == 0 {
            self.note(false);
            return self.go_on(pick.min == 0);
        }
        let enough = n >= u16::from(pick.min);
        self.finish(enough);
        let min = u16::from(pick.min).min(n) as u8;
        let Pick { reg, from, max, choose, purpose, .. } = pick;
        self.ask(Ask::Pick { seat, reg, from, min, max, picked: 0, choose, purpose });
    }

    /// Whether what the next op would discard from the register is kept by a player whom no effect makes discard.
    pub fn is_kept(&self, reg: u8, from: FilterId, ctx: &Ctx) -> bool {
        let Some(Frame::Effect(effect)) = self.g.frames.last() else { return false };
        let next = self.db.ops.get(effect.pc as usize + 1);
        if next != Some(&Op::Discard(Cards::Reg(reg))) {
            return false;
        }
        let mut kept = false;
        self.g.each_fit(self.db, from, ctx, |id| {
            let card = self.g.card(id);
            kept |= card.zone == Zone::Hand && self.g.keeps_hand(self.db, card.owner);
            false
        });
        kept
    }

    /// A card was picked by a player.
    pub fn chosen(&mut self, seat: Seat, card: CardId, choose: bool, purpose: Purpose) {
        if !choose || self.g.card(card).zone != Zone::Play {
            return;
        }
        self.tell(rule(6, 1, 3, 0), What::Chose { seat, card });
        let owner = self.g.card(card).owner;
        let source = self.g.asking_effect().map_or(CardId::NONE, |effect| effect.source.id);
        self.fire(Moment::Chosen, card, source, seat, 0);
        let action = self.g.asking_effect().is_some_and(|effect| effect.kind == EffectKind::Action);
        // 8.14.1
        if action && self.g.are_opponents(owner, seat) && self.g.traits(card).has(KeywordKind::Vanish) {
            self.add_to_bag(owner, card, self.db.vanish, CardId::NONE, CardId::NONE, seat, 0, 0);
        }
        if purpose == Purpose::Support {
            self.fire(Moment::ChosenForSupport, card, CardId::NONE, owner, 0);
        }
    }
}
