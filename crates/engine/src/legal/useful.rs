//! Whether a cost can be paid, and whether an effect could do anything.

use crate::db::CardDb;
use crate::ids::{CardId, Seat};
use crate::program::{Cards, Dest, Filter, Op, Pc, SINGERS, Side, Value, Where};
use crate::query::Ctx;
use crate::state::{Game, Zone};
use smallvec::SmallVec;

impl Game {
    /// Whether the costs from `pc` to `end` can be paid in full (1.5.3). `card` is being played and no part of them.
    pub(crate) fn payable(&self, db: &CardDb, pc: Pc, end: Pc, ctx: &Ctx, card: CardId) -> bool {
        for op in db.ops[pc as usize..].iter().take(end.saturating_sub(pc) as usize) {
            match *op {
                Op::End => break,
                Op::Pick(pick) => {
                    let mut n = 0u16;
                    self.each_fit(db, pick.from, ctx, |id| {
                        n += u16::from(id != card && !self.is_marketing(id));
                        true
                    });
                    if n < u16::from(pick.min) {
                        return false;
                    }
                }
                // Ink and exerting are checked before; all else that can be a cost can be done or needs a choice.
                _ => {}
            }
        }
        true
    }

    /// Whether an option of the pending "A or B" could be done; when none could, any may be taken.
    pub(super) fn option_possible(&self, db: &CardDb, option: u8) -> bool {
        let Some(effect) = self.asking_effect() else { return true };
        let ctx = Ctx::from_effect(effect);
        let Op::Option { n, by } = db.ops[effect.pc as usize] else { return true };
        // Who decides knows the own hand.
        let knower = self.one_player(by, &ctx);
        let possible = |k: u8| self.branch_possible(db, effect.pc + 1, k, &ctx, knower);
        possible(option) || !(0..n).any(possible)
    }

    /// Whether any of the options of the op at `pc` could be done.
    pub(crate) fn any_option(&self, db: &CardDb, pc: Pc, ctx: &Ctx) -> bool {
        let Op::Option { n, by } = db.ops[pc as usize] else { return true };
        let knower = self.one_player(by, ctx);
        (0..n).any(|k| self.branch_possible(db, pc + 1, k, ctx, knower))
    }

    /// Where the options go on whose table of jumps begins at `table`: each of them ends in a jump there.
    pub(crate) fn options_end(db: &CardDb, table: Pc) -> Pc {
        let second = match db.ops[table as usize + 1] {
            Op::Jump(to) => to,
            _ => return Pc::MAX,
        };
        match db.ops[second as usize - 1] {
            Op::Jump(end) => end,
            _ => Pc::MAX,
        }
    }

    fn branch_possible(&self, db: &CardDb, table: Pc, k: u8, ctx: &Ctx, knower: Option<Seat>) -> bool {
        match db.ops[table as usize + usize::from(k)] {
            Op::Jump(start) => self.possible(db, start, Game::options_end(db, table), ctx, knower),
            _ => true,
        }
    }

    /// Whether the ops from `pc` to `end` could do something as far as everyone can see: private zones count as possible.
    pub(crate) fn useful(&self, db: &CardDb, pc: Pc, end: Pc, ctx: &Ctx) -> bool {
        self.possible(db, pc, end, ctx, None)
    }

    /// The same as far as this player can see, who knows the own hand.
    fn possible(&self, db: &CardDb, pc: Pc, end: Pc, ctx: &Ctx, knower: Option<Seat>) -> bool {
        let mut empty: SmallVec<[u8; 8]> = SmallVec::new();
        // Registers that are still to be filled.
        let mut open: SmallVec<[u8; 8]> = SmallVec::new();
        let mut at = pc as usize;
        let (mut chosen, mut acted) = (false, false);
        let gone = |cards: Cards, empty: &[u8], open: &[u8]| match cards {
            Cards::Reg(reg) if reg < SINGERS => {
                empty.contains(&reg) || (!open.contains(&reg) && self.first_of(cards, ctx).is_none())
            }
            Cards::Reg(reg) => empty.contains(&reg),
            other => self.find(self.single(other, ctx)).is_none(),
        };
        let in_play = |cards: Cards, open: &[u8], test: &dyn Fn(CardId) -> bool| match cards {
            // What will be chosen is not known yet; what was chosen is.
            Cards::Reg(reg) if open.contains(&reg) => true,
            cards => {
                let mut fits = false;
                self.cards_of(cards, ctx, |id| fits |= test(id));
                fits
            }
        };
        let nobody = |who| !self.turn_order().any(|seat| self.is_among(who, seat, ctx));
        while at < end as usize {
            let op = db.ops[at];
            at += 1;
            open.extend(fills(op));
            acted |= !only_chooses(op);
            match op {
                Op::End => return false,
                Op::Jump(to) if (to as usize) < at => return chosen,
                Op::Jump(to) => at = to as usize,
                Op::Begin
                | Op::NotDone
                | Op::IfDone(_)
                | Op::Aside { .. }
                | Op::Count(_)
                | Op::KeepPlayers(_)
                | Op::BottomWhenDone(_) => {}
                Op::EachPlayer { who, .. } => {
                    // Seen from the first of them.
                    match self.one_player(who, ctx) {
                        Some(that) if that != ctx.that => {
                            return self.possible(db, at as Pc, end, &Ctx { that, ..*ctx }, knower);
                        }
                        _ => {}
                    }
                }
                Op::TopUnderEach(cards) => {
                    if !gone(cards, &empty, &open) {
                        return true;
                    }
                }
                Op::Times { n, end, .. } => {
                    if self.value(db, n, ctx) <= 0 {
                        at = end as usize;
                    }
                }
                // A choice alone is something done.
                Op::IfNotDone(_) if chosen => {}
                Op::IfNotDone(to) => {
                    // Nothing so far could be done: what depends on it can't be either.
                    at = to as usize;
                }
                Op::IfNot { cond, to } => {
                    if !self.holds(db, cond, ctx) {
                        at = to as usize;
                    }
                }
                Op::Pick(pick) | Op::PickMany(pick, _) => {
                    let filter = &db.filters[usize::from(pick.from.0)];
                    if matches!(filter.zone, Where::Hand | Where::Aside | Where::Inkwell | Where::Deck) {
                        let n = match filter.zone {
                            Where::Hand if self.owner_of(filter, ctx).is_some_and(|s| Some(s) == knower) => {
                                self.count_fits(db, pick.from, ctx)
                            }
                            Where::Hand => self.count_zone(filter, Zone::Hand, ctx),
                            Where::Inkwell => self.count_zone(filter, Zone::Inkwell, ctx),
                            Where::Deck => self.count_zone(filter, Zone::Deck, ctx),
                            Where::Aside
                            | Where::Play
                            | Where::Discard
                            | Where::UnderSource
                            | Where::HandOrDiscard
                            | Where::UnderOf(_) => 1,
                        };
                        if n > 0 {
                            return true;
                        }
                        empty.push(pick.reg);
                        continue;
                    }
                    let by = self.one_player(pick.by, ctx).unwrap_or(ctx.you);
                    let mut n = 0;
                    self.each_fit(db, pick.from, ctx, |id| {
                        n += u16::from(self.may_pick(id, by, pick.choose).is_ok());
                        true
                    });
                    if n == 0 {
                        empty.push(pick.reg);
                    }
                    chosen |= n > 0;
                }
                Op::All { reg, from } | Op::Random { reg, from, .. } => {
                    if self.count_fits(db, from, ctx) == 0 {
                        empty.push(reg);
                    }
                }
                Op::PayInkBy(who, n) => {
                    return self
                        .one_player(who, ctx)
                        .is_some_and(|s| self.player(s).ready_ink >= u16::from(n));
                }
                Op::PayInk(n) => {
                    return self.player(ctx.you).ready_ink >= u16::from(n);
                }
                Op::Draw(who, n) => {
                    let some = match n {
                        Value::N(0) => false,
                        Value::Counted(_) => ctx.number > 0,
                        // Known already: it was counted when the card left play.
                        Value::PerUnder(_, Cards::This | Cards::Subject | Cards::Object) => {
                            self.value(db, n, ctx) > 0
                        }
                        _ => true,
                    };
                    let deck = |seat| self.list(seat, Zone::Deck).len > 0;
                    if some && self.turn_order().any(|seat| self.is_among(who, seat, ctx) && deck(seat)) {
                        return true;
                    }
                }
                // Taking cards from the top does nothing yet: where they go may.
                Op::Top { whose, reg, .. } => {
                    let any = |seat: Seat| self.list(seat, Zone::Deck).len > 0;
                    if !self.turn_order().any(|seat| self.is_among(whose, seat, ctx) && any(seat)) {
                        empty.push(reg);
                    }
                }
                Op::Look { whose, .. } | Op::ShuffleDeck(whose) | Op::Search(whose) => {
                    if self
                        .turn_order()
                        .any(|s| self.is_among(whose, s, ctx) && self.list(s, Zone::Deck).len > 0)
                    {
                        return true;
                    }
                }
                Op::DiscardHand(who) | Op::ShowHand { whose: who, .. } | Op::DrawUntil(who, _) => {
                    if self.turn_order().any(|s| self.is_among(who, s, ctx)) {
                        return true;
                    }
                }
                Op::GainLore(who, n) => {
                    let measured = match n {
                        Value::Stat(_, _, cards) | Value::Printed(_, _, cards) => !gone(cards, &empty, &open),
                        _ => true,
                    };
                    if measured && !nobody(who) {
                        return true;
                    }
                }
                Op::LoseLore(who, _) => {
                    if self.turn_order().any(|s| self.is_among(who, s, ctx) && self.player(s).lore > 0) {
                        return true;
                    }
                }
                Op::Ready(cards) => {
                    if !gone(cards, &empty, &open) && in_play(cards, &open, &|id| self.card(id).exerted) {
                        return true;
                    }
                }
                Op::Exert(cards) => {
                    if !gone(cards, &empty, &open) && in_play(cards, &open, &|id| !self.card(id).exerted) {
                        return true;
                    }
                }
                Op::RemoveDamage { from: cards, .. } | Op::RemoveAllDamage(cards) => {
                    if !gone(cards, &empty, &open) && self.any_damage(db, cards, at - 1, ctx) {
                        return true;
                    }
                }
                Op::Entered(cards)
                | Op::Deal(_, cards)
                | Op::PutDamage(_, cards)
                | Op::Banish(cards)
                | Op::Discard(cards)
                | Op::ShuffleInto(cards)
                | Op::Reveal(cards)
                | Op::Play { what: cards, .. }
                | Op::PlayExerted(cards)
                | Op::Show(cards)
                | Op::Give { to: cards, .. }
                | Op::MoveDamage { from: cards, .. } => {
                    if !gone(cards, &empty, &open) {
                        return true;
                    }
                }
                Op::MoveToLocation { who, to } => {
                    if !gone(who, &empty, &open) && !gone(to, &empty, &open) {
                        return true;
                    }
                }
                Op::Move(cards, dest) => {
                    let nowhere = matches!(dest, Dest::Under { host, .. } if gone(host, &empty, &open));
                    if !nowhere && !gone(cards, &empty, &open) {
                        return true;
                    }
                }
                Op::MoveOrdered { reg, .. } => {
                    if !empty.contains(&reg) {
                        return true;
                    }
                }
                Op::Hold { .. } | Op::KeepExerted { .. } => {}
                Op::Sang { reg, .. } | Op::Recall { reg, card: Cards::Reg(_) } => empty.push(reg),
                Op::Recall { reg, card } => {
                    if self.recalled(card, ctx).is_none() {
                        empty.push(reg);
                    }
                }
                Op::PlayBy { what, way } => {
                    return !gone(what, &empty, &open) && self.is_way(db, what, way, &empty, ctx);
                }
                Op::Option { n, .. } => {
                    if (0..n).any(|k| self.branch_possible(db, at as Pc, k, ctx, knower)) {
                        return true;
                    }
                    at = Game::options_end(db, at as Pc) as usize;
                }
                Op::LookAtInkwell(whose) => {
                    let any = |seat: Seat| self.list(seat, Zone::Inkwell).len > 0;
                    if self.turn_order().any(|seat| self.is_among(whose, seat, ctx) && any(seat)) {
                        return true;
                    }
                }
                Op::ChoosePlayer { opponents } => {
                    // With one of them at least.
                    return self.turn_order().any(|that| {
                        (!opponents || self.are_opponents(that, ctx.you))
                            && self.possible(db, at as Pc, end, &Ctx { that, ..*ctx }, knower)
                    });
                }
                Op::May { .. }
                | Op::ChoosePlayers { .. }
                | Op::EnactReady { .. }
                | Op::NameCard
                | Op::PayExert
                | Op::MoveRest { .. }
                | Op::Enact { .. }
                | Op::PayLessForNext { .. }
                | Op::Watch { .. }
                | Op::RevealUntil { .. }
                | Op::LookMany { .. }
                | Op::ShuffleRest
                | Op::Restart(_)
                | Op::Boost => return true,
            }
        }
        // Where nothing but a choice is offered, the choice is what is done (6.1.3).
        chosen && !acted
    }

    /// The one player whose cards a filter speaks of.
    fn owner_of(&self, filter: &Filter, ctx: &Ctx) -> Option<Seat> {
        match filter.side {
            Side::You => Some(ctx.you),
            Side::That => Some(ctx.that),
            Side::Any | Side::Opponents => None,
        }
    }

    pub(super) fn count_zone(&self, filter: &Filter, zone: Zone, ctx: &Ctx) -> u16 {
        self.turn_order()
            .filter(|seat| match filter.side {
                Side::Any => true,
                Side::You => *seat == ctx.you,
                Side::Opponents => self.are_opponents(*seat, ctx.you),
                Side::That => *seat == ctx.that,
            })
            .map(|seat| self.zone(seat, zone).filter(|id| !self.is_marketing(*id)).count() as u16)
            .sum()
    }

    /// Whether there is damage to remove from what the op at `at` speaks of, chosen or not yet.
    pub(super) fn any_damage(&self, db: &CardDb, cards: Cards, at: usize, ctx: &Ctx) -> bool {
        let damaged = |id: CardId| self.card(id).damage > 0;
        if let Cards::Reg(reg) = cards {
            // The choice stands right before it.
            for op in db.ops[..at].iter().rev().take(4) {
                let from = match *op {
                    Op::Pick(pick) if pick.reg == reg => pick.from,
                    Op::All { reg: r, from } if r == reg => from,
                    _ => continue,
                };
                let mut any = false;
                self.each_fit(db, from, ctx, |id| {
                    any |= damaged(id);
                    !any
                });
                return any;
            }
            return true;
        }
        self.find(self.single(cards, ctx)).is_some_and(damaged)
    }
}

/// The register that an op fills.
fn fills(op: Op) -> Option<u8> {
    match op {
        Op::Pick(pick) | Op::PickMany(pick, _) => Some(pick.reg),
        Op::All { reg, .. }
        | Op::Random { reg, .. }
        | Op::Aside { reg }
        | Op::Top { reg, .. }
        | Op::Hold { reg, .. }
        | Op::RevealUntil { reg, .. }
        | Op::Recall { reg, .. }
        | Op::Sang { reg, .. } => Some(reg),
        _ => None,
    }
}

/// Whether an op only chooses, or leads from one op to the next.
fn only_chooses(op: Op) -> bool {
    matches!(
        op,
        Op::Pick(_)
            | Op::PickMany(..)
            | Op::Begin
            | Op::NotDone
            | Op::Jump(_)
            | Op::IfNot { .. }
            | Op::IfNotDone(_)
            | Op::IfDone(_)
            | Op::EachPlayer { .. }
            | Op::Hold { .. }
    )
}
