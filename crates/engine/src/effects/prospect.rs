//! Looking ahead: whether a part of a program could do anything and whether all of it could be done, based on
//! what all players or one player can see. The walk asks each op what it acts on and changes nothing.

use super::flow::{has_else, options_end};
use super::must_choose::CardChoice;
use super::op_target::{CardDeed, Fit, OpTarget, PlayerDeed};
use crate::api::ids::{CardId, Seat};
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{
    CardOperand, CardTest, ChooseOp, Cond, CondId, DamageOp, Dest, Filter, FilterId, FilterOwner, FilterZone,
    FlowOp, LookOp, NumberOperand, Op, Pc, Pick, PlayMethod, PlayerOp, PlayerOperand, Reg, RequiredAction,
};
use crate::state::frame::EffectKind;
use crate::state::query::Ctx;
use crate::state::{Game, Zone};
use smallvec::SmallVec;
use wording::KeywordKind;

/// The possible result of a part of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prospect {
    /// Some of it could be done.
    pub some: bool,
    /// All of it could be done.
    pub all: bool,
    /// All required choices are available.
    pub choosable: bool,
}

impl Prospect {
    fn of(some: bool, all: bool) -> Prospect {
        Prospect { some, all, choosable: true }
    }
}

/// A register that is not filled yet, and what is known about its future content.
#[derive(Clone, Copy, Debug)]
struct OpenRegister {
    reg: Reg,
    with: Filling,
    /// Known cards that the register has in any case.
    also: Option<CardOperand>,
}

impl OpenRegister {
    fn new(reg: Reg, with: Filling) -> OpenRegister {
        OpenRegister { reg, with, also: None }
    }
}

#[derive(Clone, Copy, Debug)]
enum Filling {
    /// Cards that a player picks from those that fit.
    Picked { choice: CardChoice, min: u8 },
    /// All cards that fit.
    All(FilterId),
    /// This many cards, not yet known which.
    Unknown(u16),
}

/// A look ahead through a program.
struct Walk<'a> {
    game: &'a Game,
    db: &'a CardDb,
    /// The player who looks and knows their own hand. `None` uses only what all players can see.
    eyes: Option<Seat>,
    /// A card being played, which can't be picked.
    except: CardId,
    action: bool,
    /// Whether the program is a cost.
    paying: bool,
}

/// The result of a walk so far.
#[derive(Clone, Debug)]
struct WalkResult {
    some: bool,
    all: bool,
    choosable: bool,
    /// Whether something could be chosen.
    chosen: bool,
    /// Whether there was an op that does something, not just a choice.
    acted: bool,
    open: SmallVec<[OpenRegister; 8]>,
}

impl WalkResult {
    fn new(open: SmallVec<[OpenRegister; 8]>) -> WalkResult {
        WalkResult { some: false, all: true, choosable: true, chosen: false, acted: false, open }
    }

    fn prospect(&self) -> Prospect {
        // If the part only offers a choice, making the choice counts as doing it (6.1.3).
        let some = self.some || (self.chosen && !self.acted);
        Prospect { some, all: self.all, choosable: self.choosable }
    }

    fn add(&mut self, other: Prospect) {
        self.some |= other.some;
        self.all &= other.all;
        self.acted = true;
    }
}

/// What can be done to a set of cards.
#[derive(Clone, Copy, Debug, Default)]
struct FitSummary {
    /// Something could be done to at least one card.
    some: bool,
    /// At least one card can't have all of it done.
    lacking: bool,
    /// The number of cards to which all of it could be done.
    whole: u16,
}

impl FitSummary {
    fn add(&mut self, fit: Fit) {
        match fit {
            Fit::Yes => {
                self.some = true;
                self.whole += 1;
            }
            Fit::Partly => {
                self.some = true;
                self.lacking = true;
            }
            Fit::Prevented => self.lacking = true,
            Fit::Idle | Fit::No => {}
        }
    }

    fn all(self) -> bool {
        self.some && !self.lacking
    }
}

impl Game {
    /// What the ops from `pc` to `end` could do, based on what `eyes` or all players can see.
    pub(crate) fn prospect(&self, db: &CardDb, pc: Pc, end: Pc, ctx: &Ctx, eyes: Option<Seat>) -> Prospect {
        let action = ctx.kind == EffectKind::Action;
        let walk = Walk { game: self, db, eyes, except: CardId::NONE, action, paying: false };
        walk.range(pc, end, ctx, &SmallVec::new()).prospect()
    }

    /// Whether the costs from `pc` to `end` can be paid in full (1.5.3). `card` is being played and can't pay
    /// for itself.
    pub(crate) fn payable(&self, db: &CardDb, pc: Pc, end: Pc, ctx: &Ctx, card: CardId) -> bool {
        let walk = Walk { game: self, db, eyes: Some(ctx.you), except: card, action: false, paying: true };
        walk.range(pc, end, ctx, &SmallVec::new()).all
    }
}

impl Walk<'_> {
    fn range(&self, pc: Pc, end: Pc, ctx: &Ctx, open: &SmallVec<[OpenRegister; 8]>) -> WalkResult {
        let mut found = WalkResult::new(open.clone());
        let mut at = pc;
        while at < end {
            let op = self.db.ops[at as usize];
            at = match op {
                Op::Flow(flow) => match self.flow(flow, at, end, ctx, &mut found) {
                    Some(next) => next,
                    None => return found,
                },
                Op::Choose(ChooseOp::Player { person, whom }) => {
                    // Possible if it is possible with at least one of the players.
                    let mut best = Prospect::of(false, false);
                    for seat in self.game.turn_order() {
                        if !self.game.may_choose_player(whom, seat, ctx.you) {
                            continue;
                        }
                        let mut ctx = *ctx;
                        ctx.people[usize::from(person)] = seat;
                        let one = self.range(at + 1, end, &ctx, &found.open).prospect();
                        best.some |= one.some;
                        best.all |= one.all;
                    }
                    found.add(best);
                    return found;
                }
                Op::Choose(choose) => {
                    self.choose(choose, at + 1, ctx, &mut found);
                    at + 1
                }
                op => {
                    self.act(op, ctx, &mut found);
                    at + 1
                }
            };
        }
        found
    }

    /// Follows a control-flow op. Returns the next op, or `None` at the end of the walk.
    fn flow(&self, op: FlowOp, at: Pc, end: Pc, ctx: &Ctx, found: &mut WalkResult) -> Option<Pc> {
        let ops = &self.db.ops;
        match op {
            FlowOp::End | FlowOp::Restart(_) => None,
            FlowOp::Failed | FlowOp::Replace => Some(at + 1),
            FlowOp::Try { again: true, .. } => Some(at + 1),
            // A jump back closes a loop. Loops are walked separately.
            FlowOp::Jump(to) => (to > at).then_some(to),
            FlowOp::Done { .. } => Some(at + 1),
            FlowOp::May { end: over, .. } => {
                let inner = self.range(at + 1, over, ctx, &found.open);
                found.add(inner.prospect());
                found.open = inner.open;
                Some(over)
            }
            FlowOp::IfNot { cond, to } => {
                if !self.is_open(cond, &found.open) {
                    if self.game.holds(self.db, cond, ctx) {
                        return Some(at + 1);
                    }
                    if !has_else(ops, to) {
                        found.all = false;
                        found.acted = true;
                    }
                    return Some(to);
                }
                // The condition depends on a later choice, so either branch is possible.
                let then = self.range(at + 1, to, ctx, &found.open);
                let (otherwise, over) = match ops[to as usize - 1] {
                    Op::Flow(FlowOp::Jump(over)) if over > to => {
                        (self.range(to, over, ctx, &found.open).prospect(), over)
                    }
                    _ => (Prospect::of(false, true), to),
                };
                let then = then.prospect();
                found.add(Prospect::of(then.some || otherwise.some, then.all && otherwise.all));
                Some(over)
            }
            FlowOp::Try { end: part, otherwise, again: false } => {
                let first = self.range(at + 1, part, ctx, &found.open);
                let over = match ops[otherwise as usize - 1] {
                    Op::Flow(FlowOp::Jump(over)) if over > otherwise => over,
                    _ => otherwise,
                };
                if first.all {
                    let first_of = first.prospect();
                    let then_end = if over == otherwise { otherwise } else { otherwise - 1 };
                    let then = self.range(part + 1, then_end, ctx, &first.open).prospect();
                    found.add(Prospect::of(first_of.some || then.some, true));
                    found.open = first.open;
                } else {
                    let other = self.range(otherwise, over, ctx, &found.open).prospect();
                    found.add(Prospect::of(other.some, false));
                    // The cards that would have been chosen don't exist.
                    for open in first.open {
                        found.open.push(OpenRegister::new(open.reg, Filling::Unknown(0)));
                    }
                }
                Some(over)
            }
            FlowOp::EachPlayer { who, person, end: over, .. } => {
                let (mut some, mut all, mut any) = (false, true, false);
                let mut opened = found.open.clone();
                for seat in self.game.turn_order().filter(|seat| self.game.is_among(who, *seat, ctx)) {
                    let mut ctx = *ctx;
                    ctx.people[usize::from(person)] = seat;
                    let one = self.range(at + 1, over, &ctx, &found.open);
                    let prospect = one.prospect();
                    any = true;
                    some |= prospect.some;
                    all &= prospect.all;
                    if prospect.some {
                        opened = one.open;
                    }
                }
                found.add(Prospect::of(some, all && any));
                found.open = opened;
                Some(over)
            }
            FlowOp::PartByPart { otherwise } => {
                let by_part = self.game.rules.say(EditionQuestion::PlayersActPartByPart);
                Some(if by_part { at + 1 } else { otherwise })
            }
            FlowOp::Times { n, end: over, .. } => {
                let n = self.value(n, ctx, &found.open).unwrap_or(1);
                if n > 0 {
                    let inner = self.range(at + 1, over, ctx, &found.open);
                    found.add(inner.prospect());
                    found.open = inner.open;
                } else {
                    found.add(Prospect::of(false, false));
                }
                Some(over)
            }
            FlowOp::Option { n, .. } => {
                let over = options_end(self.db, at + 1).min(end);
                let mut best = Prospect::of(false, false);
                for k in 0..u32::from(n) {
                    if let Op::Flow(FlowOp::Jump(start)) = ops[(at + 1 + k) as usize] {
                        let one = self.range(start, over, ctx, &found.open).prospect();
                        best.some |= one.some;
                        best.all |= one.all;
                    }
                }
                found.add(best);
                Some(over)
            }
        }
    }

    fn choose(&self, op: ChooseOp, next: Pc, ctx: &Ctx, found: &mut WalkResult) {
        let mut opens = |reg, with| found.open.push(OpenRegister::new(reg, with));
        match op {
            ChooseOp::Pick(pick) => self.pick(pick, None, next, ctx, found),
            ChooseOp::PickMany(pick, n) => {
                let n = self.value(n, ctx, &found.open);
                self.pick(pick, Some(n.unwrap_or(1)), next, ctx, found);
            }
            ChooseOp::All { reg, from } => {
                opens(reg, Filling::All(from));
            }
            ChooseOp::Random { reg, from, .. } => {
                let choice = CardChoice { from, by: ctx.you, choose: false, max: 1, next };
                opens(reg, Filling::Picked { choice, min: 1 });
            }
            ChooseOp::Keep { reg, cards } => {
                let filling = match cards {
                    CardOperand::Reg(other, _) => found.open.iter().rev().find(|open| open.reg == other),
                    _ => None,
                };
                let (with, known) = match filling {
                    Some(open) => (open.with, open.also),
                    None => {
                        let mut n = 0;
                        self.game.cards_of(cards, ctx, |_| n += 1);
                        found.all &= n > 0;
                        (Filling::Unknown(n), (n > 0).then_some(cards))
                    }
                };
                // A register filled twice has the cards of both fillings.
                let before = found.open.iter_mut().rev().find(|open| open.reg == reg);
                match (before, with) {
                    (Some(_), Filling::Unknown(0)) => {}
                    (Some(open), with) => (open.with, open.also) = (with, open.also.or(known)),
                    (None, with) => found.open.push(OpenRegister { reg, with, also: known }),
                }
            }
            ChooseOp::Top { whose, n, reg } => {
                let (mut there, mut enough) = (0, true);
                for seat in self.game.turn_order().filter(|seat| self.game.is_among(whose, *seat, ctx)) {
                    let deck = self.game.count(seat, Zone::Deck) as u16;
                    there += deck.min(u16::from(n));
                    enough &= deck >= u16::from(n);
                }
                opens(reg, Filling::Unknown(there));
                found.all &= enough;
            }
            ChooseOp::Recall { reg, card, whose } => {
                let known =
                    !matches!(card, CardOperand::Reg(..)) && self.game.recalled(card, whose, ctx).is_some();
                opens(reg, Filling::Unknown(u16::from(known)));
                found.all &= known;
            }
            ChooseOp::Players { .. } => found.add(Prospect::of(true, true)),
            ChooseOp::Name => found.add(Prospect::of(true, true)),
            ChooseOp::SharedName(..) => {}
            ChooseOp::Count { slot, .. } => opens(TALLIES + slot, Filling::Unknown(1)),
            ChooseOp::Player { .. } | ChooseOp::KeepPlayers(_) => {}
        }
    }

    fn pick(&self, pick: Pick, exactly: Option<i16>, next: Pc, ctx: &Ctx, found: &mut WalkResult) {
        let Some(by) = self.game.one_player(pick.by, ctx) else {
            found.all = false;
            found.open.push(OpenRegister::new(pick.reg, Filling::Unknown(0)));
            return;
        };
        let [min, max] = [pick.min, pick.max].map(|n| exactly.map_or(n, |n| n.clamp(0, 255) as u8));
        let choice = CardChoice { from: pick.from, by, choose: pick.choose, max, next };
        // Count all candidates only if they are hidden.
        let hidden = self.hides(pick.from, ctx);
        let enough = if hidden { u16::MAX } else { u16::from(min.max(1)) };
        let n = self.candidates(choice, ctx, &found.open, enough);
        found.chosen |= n > 0;
        found.some |= pick.counts && n > 0;
        found.all &= n >= u16::from(min);
        // Earlier ops may add more candidates.
        found.choosable &= n >= u16::from(min) || found.acted;
        // 8.14.1: choosing a character with Vanish does something by itself.
        found.some |= self.action && pick.choose && self.any_vanishes(choice, ctx, &found.open);
        let with = match hidden {
            true => Filling::Unknown(n),
            false if n == 0 => Filling::Unknown(0),
            false => Filling::Picked { choice, min },
        };
        found.open.push(OpenRegister::new(pick.reg, with));
    }

    fn any_vanishes(&self, choice: CardChoice, ctx: &Ctx, open: &[OpenRegister]) -> bool {
        if !self.game.keywords.has(KeywordKind::Vanish) {
            return false;
        }
        let mut any = false;
        self.each_candidate(choice, ctx, open, |id| {
            let card = self.game.card(id);
            any = card.zone == Zone::Play
                && self.game.traits(id).has(KeywordKind::Vanish)
                && self.game.are_opponents(card.owner, choice.by);
            !any
        });
        any
    }

    /// Whether the candidates are hidden from the player who looks.
    fn hides(&self, from: FilterId, ctx: &Ctx) -> bool {
        let filter = &self.db.filters[usize::from(from.0)];
        match filter.zone {
            FilterZone::Hand | FilterZone::HandOrDiscard | FilterZone::HandDiscardPlay => {
                self.eyes.is_none() || self.owner_of(filter.side, ctx) != self.eyes
            }
            FilterZone::Inkwell | FilterZone::Deck => true,
            // The player who looks sees the cards that this effect set aside.
            FilterZone::Aside => self.eyes.is_none(),
            FilterZone::Play | FilterZone::Discard | FilterZone::Under(_) => false,
        }
    }

    fn owner_of(&self, side: FilterOwner, ctx: &Ctx) -> Option<Seat> {
        match side {
            FilterOwner::You => Some(ctx.you),
            FilterOwner::Of(players) => self.game.one_player(players, ctx),
            FilterOwner::Any | FilterOwner::Opponents => None,
        }
    }

    /// The number of cards that a player could pick, counted up to `enough`. Hidden cards all
    /// count, because nobody can look at them.
    fn candidates(&self, choice: CardChoice, ctx: &Ctx, open: &[OpenRegister], enough: u16) -> u16 {
        let mut n = 0;
        self.each_candidate(choice, ctx, open, |_| {
            n += 1;
            n < enough
        });
        n
    }

    /// Calls `f` with each card that a player could pick, until it returns `false`. Cards that the player must
    /// choose leave room for no others if there are enough of them.
    fn each_candidate(
        &self,
        choice: CardChoice,
        ctx: &Ctx,
        open: &[OpenRegister],
        mut f: impl FnMut(CardId) -> bool,
    ) {
        let due =
            self.game.due_among(self.db, choice, ctx, |each| self.each_eligible(choice, ctx, open, each));
        let only_due = !due.is_empty() && due.len() >= usize::from(choice.max);
        self.each_eligible(choice, ctx, open, &mut |id| (only_due && !due.contains(&id)) || f(id));
    }

    /// Calls `f` with each card that fits a choice and may be chosen, until it returns `false`.
    fn each_eligible(
        &self,
        CardChoice { from, by, choose, .. }: CardChoice,
        ctx: &Ctx,
        open: &[OpenRegister],
        f: &mut dyn FnMut(CardId) -> bool,
    ) {
        let filter = &self.db.filters[usize::from(from.0)];
        let hidden = self.hides(from, ctx);
        if hidden && self.is_out_of_question(filter, ctx, open) {
            return;
        }
        let zones: &[Zone] = match filter.zone {
            FilterZone::Play => &[Zone::Play],
            FilterZone::Hand => &[Zone::Hand],
            FilterZone::Discard => &[Zone::Discard],
            FilterZone::Inkwell => &[Zone::Inkwell],
            FilterZone::Deck => &[Zone::Deck],
            FilterZone::Aside => &[Zone::Aside],
            FilterZone::HandOrDiscard => &[Zone::Hand, Zone::Discard],
            FilterZone::HandDiscardPlay => &[Zone::Hand, Zone::Discard, Zone::Play],
            FilterZone::Under(cards) => {
                let mut more = true;
                self.game.cards_of(cards, ctx, |host| {
                    for id in self.game.under(host) {
                        if more && self.passes(filter, id, ctx, open) && self.may_pick(id, by, choose) {
                            more = f(id);
                        }
                    }
                });
                return;
            }
        };
        for seat in self.game.turn_order().filter(|seat| self.game.on_side(filter.side, *seat, ctx)) {
            for zone in zones {
                // Cards in a discard are public.
                let unseen = hidden && *zone != Zone::Discard;
                if unseen && *zone == Zone::Hand && self.is_barred(filter, seat) {
                    continue;
                }
                for id in self.game.zone(seat, *zone) {
                    let meant = filter.zone != FilterZone::Aside || self.game.is_aside_for(id, ctx);
                    let fits = meant && (unseen || self.passes(filter, id, ctx, open));
                    if fits && self.may_pick(id, by, choose) && !f(id) {
                        return;
                    }
                }
            }
        }
    }

    fn may_pick(&self, id: CardId, by: Seat, choose: bool) -> bool {
        id != self.except && self.game.may_pick(id, by, choose).is_ok()
    }

    /// Whether a card passes the tests. A test that refers to a card not yet chosen passes if it would for
    /// any candidate.
    fn passes(&self, filter: &Filter, id: CardId, ctx: &Ctx, open: &[OpenRegister]) -> bool {
        filter.tests.iter().all(|test| match test_cards(test).and_then(|cards| filling(cards, open)) {
            None => self.game.passes_test(self.db, *test, id, ctx),
            Some(open_reg) => {
                self.supposing(open_reg, ctx, open, |ctx| self.game.test(self.db, *test, id, ctx))
            }
        })
    }

    /// Whether something holds for one of the cards that a register may contain later.
    fn supposing(
        &self,
        of: &OpenRegister,
        ctx: &Ctx,
        open: &[OpenRegister],
        holds: impl Fn(&Ctx) -> bool,
    ) -> bool {
        let mut found = false;
        let mut with = |id: CardId| {
            let supposed = Ctx { suppose: Some((of.reg, self.game.refer(id))), ..*ctx };
            found |= holds(&supposed);
            !found
        };
        match of.with {
            Filling::Unknown(n) => return n > 0,
            Filling::Picked { choice, .. } => {
                let rest: SmallVec<[OpenRegister; 8]> =
                    open.iter().copied().filter(|o| o.reg != of.reg).collect();
                self.each_candidate(choice, ctx, &rest, &mut with);
            }
            Filling::All(from) => self.game.each_fit(self.db, from, ctx, &mut with),
        }
        if let Some(known) = of.also {
            self.game.cards_of(known, ctx, |id| {
                with(id);
            });
        }
        found
    }

    /// Whether it is public that no card can fit, because the filter compares with a card that doesn't exist.
    fn is_out_of_question(&self, filter: &Filter, ctx: &Ctx, open: &[OpenRegister]) -> bool {
        filter.tests.iter().any(|test| {
            let like = matches!(
                test,
                CardTest::SharesName(_)
                    | CardTest::AtMostOf(..)
                    | CardTest::LessThan(..)
                    | CardTest::CostUpTo(..)
            );
            match test_cards(test).filter(|_| like) {
                Some(cards) => match filling(cards, open) {
                    Some(OpenRegister { with: Filling::Unknown(0), .. }) => true,
                    Some(_) => false,
                    None => self.game.single(cards, ctx).id.is_none(),
                },
                None => false,
            }
        })
    }

    /// Whether it is public that no card in this hand can be used: the player can't discard, or can't play
    /// cards that match the filter.
    fn is_barred(&self, filter: &Filter, seat: Seat) -> bool {
        filter.tests.iter().any(|test| match test {
            CardTest::Able(RequiredAction::Discard) => self.game.keeps_hand(self.db, seat),
            CardTest::Able(RequiredAction::Play { .. }) => self.game.may_play_nothing(self.db, seat, filter),
            _ => false,
        })
    }

    fn act(&self, op: Op, ctx: &Ctx, found: &mut WalkResult) {
        match op.target() {
            OpTarget::Nothing => {}
            OpTarget::Aside => {
                let aside =
                    |seat| self.game.zone(seat, Zone::Aside).any(|id| self.game.is_aside_for(id, ctx));
                let some = self.game.seats().any(aside);
                found.add(Prospect::of(some, true));
            }
            OpTarget::Always => found.add(Prospect::of(true, true)),
            OpTarget::Cards(cards, deed) => {
                let one = self.cards(cards, deed, ctx, &found.open, &|_| true);
                found.add(one);
            }
            OpTarget::With(cards, deed, other) => {
                // The two must be available together, and may not be the same card.
                let beside = |id: CardId| match filling(cards, &found.open) {
                    None => self.is_there(other, ctx, &found.open),
                    Some(of) => {
                        let ctx = Ctx { suppose: Some((of.reg, self.game.refer(id))), ..*ctx };
                        let rest: SmallVec<[OpenRegister; 8]> =
                            found.open.iter().copied().filter(|open| open.reg != of.reg).collect();
                        self.is_there(other, &ctx, &rest)
                    }
                };
                let unknown = matches!(
                    filling(cards, &found.open),
                    Some(OpenRegister { with: Filling::Unknown(1..), .. })
                );
                let one = self.cards(cards, deed, ctx, &found.open, &beside);
                let there = !unknown || self.is_there(other, ctx, &found.open);
                found.add(Prospect::of(one.some && there, one.all && there));
            }
            OpTarget::Players(who, task) => found.add(self.players(who, task, ctx, &found.open)),
        }
        if let Some(slot) = counts(op) {
            found.open.push(OpenRegister::new(TALLIES + slot, Filling::Unknown(1)));
        }
        if let Op::Look(LookOp::Look { reg, .. } | LookOp::RevealUntil { reg, .. })
        | Op::Player(PlayerOp::Draw { reg: Some(reg), .. }) = op
        {
            found.open.push(OpenRegister::new(reg, Filling::Unknown(1)));
        }
    }

    fn players(&self, who: PlayerOperand, task: PlayerDeed, ctx: &Ctx, open: &[OpenRegister]) -> Prospect {
        let value = match task {
            PlayerDeed::Draw(n)
            | PlayerDeed::GainLore(n)
            | PlayerDeed::LoseLore(n)
            | PlayerDeed::GetDrops(n)
            | PlayerDeed::RemoveDrops { n, .. } => n,
            PlayerDeed::DiscardHand
            | PlayerDeed::PayInk(_)
            | PlayerDeed::ShuffleDeck
            | PlayerDeed::ShowHand
            | PlayerDeed::LookAtDeck
            | PlayerDeed::LookAtInkwell => NumberOperand::N(1),
        };
        let with = |ctx: &Ctx, n: Option<i16>| {
            let (mut some, mut all, mut any) = (false, true, false);
            for seat in self.game.turn_order().filter(|seat| self.game.is_among(who, *seat, ctx)) {
                let (a_part, whole) = self.game.task_fit(self.db, task, seat, n);
                any = true;
                some |= a_part;
                all &= whole;
            }
            Prospect::of(some, all && any)
        };
        match value_cards(value).and_then(|cards| filling(cards, open)) {
            // The number depends on a later choice: possible if it is with at least one of the candidates.
            Some(of) => Prospect::of(
                self.supposing(of, ctx, open, |ctx| with(ctx, self.value(value, ctx, &[])).some),
                self.supposing(of, ctx, open, |ctx| with(ctx, self.value(value, ctx, &[])).all),
            ),
            None => with(ctx, self.value(value, ctx, open)),
        }
    }

    fn cards(
        &self,
        cards: CardOperand,
        deed: CardDeed,
        ctx: &Ctx,
        open: &[OpenRegister],
        also: &dyn Fn(CardId) -> bool,
    ) -> Prospect {
        let mut seen = FitSummary::default();
        let fit = |id| if also(id) { self.fits(deed, id, ctx, open) } else { Fit::No };
        let filled = filling(cards, open);
        match filled.map(|open| open.with) {
            Some(Filling::Unknown(n)) => Prospect::of(n > 0, n > 0),
            Some(Filling::Picked { choice, min }) => {
                if let Some(known) = filled.and_then(|open| open.also) {
                    self.game.cards_of(known, ctx, |id| seen.add(fit(id)));
                }
                let known_lack = seen.lacking;
                // Stops counting when there are enough cards, at least one.
                let enough = u16::from(min.max(1));
                if seen.whole < enough {
                    self.each_candidate(choice, ctx, open, |id| {
                        seen.add(fit(id));
                        seen.whole < enough
                    });
                }
                Prospect::of(seen.some, seen.whole >= enough && !known_lack)
            }
            Some(Filling::All(from)) => {
                self.game.each_fit(self.db, from, ctx, |id| {
                    seen.add(fit(id));
                    true
                });
                // Each of them needs a card from the deck.
                let enough =
                    deed != CardDeed::TakeUnder || self.game.list(ctx.you, Zone::Deck).len >= seen.whole;
                Prospect::of(seen.some, seen.all() && enough)
            }
            None => {
                self.game.cards_of(cards, ctx, |id| seen.add(fit(id)));
                Prospect::of(seen.some, seen.all())
            }
        }
    }

    /// Whether a deed can be done to a card if numbers or locations may not be known yet.
    fn fits(&self, deed: CardDeed, id: CardId, ctx: &Ctx, open: &[OpenRegister]) -> Fit {
        let known = |n: NumberOperand| NumberOperand::N(self.value(n, ctx, open).unwrap_or(1));
        match deed {
            CardDeed::Discard if self.paying && self.game.card(id).zone == Zone::Hand => Fit::Yes,
            CardDeed::Deal(n, whole) => self.game.fit(self.db, CardDeed::Deal(known(n), whole), id, ctx),
            CardDeed::PutDamage(n) => self.game.fit(self.db, CardDeed::PutDamage(known(n)), id, ctx),
            deed => match deed_cards(deed).and_then(|cards| filling(cards, open)) {
                Some(of) => {
                    let fits = |ctx: &Ctx| self.game.fit(self.db, deed, id, ctx) == Fit::Yes;
                    if self.supposing(of, ctx, open, fits) { Fit::Yes } else { Fit::No }
                }
                None => self.game.fit(self.db, deed, id, ctx),
            },
        }
    }

    /// Whether one of those cards exists or will be chosen.
    fn is_there(&self, cards: CardOperand, ctx: &Ctx, open: &[OpenRegister]) -> bool {
        match filling(cards, open) {
            Some(of) => self.supposing(of, ctx, open, |_| true),
            None => self.game.first_of(cards, ctx).is_some(),
        }
    }

    /// The value, unless it depends on a later choice or count.
    fn value(&self, value: NumberOperand, ctx: &Ctx, open: &[OpenRegister]) -> Option<i16> {
        let known = match value {
            NumberOperand::N(_)
            | NumberOperand::Lore(..)
            | NumberOperand::Drops(..)
            | NumberOperand::Happened(..) => true,
            NumberOperand::Tally(_, slot) => !is_counted_later(slot, open),
            NumberOperand::PerDamage(_, cards)
            | NumberOperand::PerUnder(_, cards)
            | NumberOperand::Stat(_, _, cards)
            | NumberOperand::Printed(_, _, cards)
            | NumberOperand::PerOne(_, cards, _) => filling(cards, open).is_none(),
            NumberOperand::PerCard(_, filter)
            | NumberOperand::PerDamageOn(_, filter)
            | NumberOperand::InkTypes(_, filter)
            | NumberOperand::Names(_, filter)
            | NumberOperand::Above(filter, _) => !self.is_open_filter(filter, open),
            NumberOperand::AtMost(inner, _) | NumberOperand::Plus(inner, _) => {
                self.value(self.db.values[usize::from(inner)], ctx, open).is_some()
            }
            NumberOperand::HandBelow(..) | NumberOperand::HandAbove(..) | NumberOperand::HandBehind(..) => {
                true
            }
        };
        known.then(|| self.game.value(self.db, value, ctx))
    }

    fn is_open_filter(&self, filter: FilterId, open: &[OpenRegister]) -> bool {
        let filter = &self.db.filters[usize::from(filter.0)];
        matches!(filter.zone, FilterZone::Aside) && !open.is_empty()
    }

    /// Whether a condition depends on a later choice or count.
    fn is_open(&self, cond: CondId, open: &[OpenRegister]) -> bool {
        match &self.db.conditions[usize::from(cond.0)] {
            Cond::Are { cards, .. }
            | Cond::SomeAre { cards, .. }
            | Cond::GivenName(cards)
            | Cond::Shifted(cards)
            | Cond::PaidWithDrops { card: cards, .. }
            | Cond::HadUnder(cards) => filling(*cards, open).is_some(),
            Cond::ShareName(a, b) => filling(*a, open).is_some() || filling(*b, open).is_some(),
            Cond::Tally { slot, .. } => is_counted_later(*slot, open),
            Cond::All(all) | Cond::Any(all) => all.iter().any(|cond| self.is_open(*cond, open)),
            Cond::Not(cond) => self.is_open(*cond, open),
            Cond::Count { filter, .. } => self.is_open_filter(*filter, open),
            Cond::Has { .. }
            | Cond::More { .. }
            | Cond::MoreLore { .. }
            | Cond::Lore { .. }
            | Cond::MoreDrops { .. }
            | Cond::Drops { .. }
            | Cond::FirstTurnGoingSecond
            | Cond::FirstTurn
            | Cond::Names { .. }
            | Cond::Opponents { .. }
            | Cond::YourTurn
            | Cond::OpponentsTurn
            | Cond::ThisTurn { .. } => false,
        }
    }
}

/// Numbers not counted yet are stored among the open registers, from this index on.
const TALLIES: Reg = 200;

/// Whether a number is not counted yet.
fn is_counted_later(slot: u8, open: &[OpenRegister]) -> bool {
    open.iter().any(|open| open.reg == TALLIES + slot)
}

/// The slot of the number that an op counts.
fn counts(op: Op) -> Option<u8> {
    match op {
        Op::Player(
            PlayerOp::Draw { slot, .. }
            | PlayerOp::Discard { slot, .. }
            | PlayerOp::LoseLore { slot, .. }
            | PlayerOp::RemoveDrops { slot, .. },
        )
        | Op::Damage(DamageOp::Remove { slot, .. } | DamageOp::Move { slot, .. }) => slot,
        _ => None,
    }
}

/// The open register that these cards will come from, if any.
fn filling(cards: CardOperand, open: &[OpenRegister]) -> Option<&OpenRegister> {
    match cards {
        CardOperand::Reg(reg, _) | CardOperand::PlaceOf(reg, _) => {
            open.iter().rev().find(|open| open.reg == reg)
        }
        _ => None,
    }
}

/// The other cards that a test refers to.
fn test_cards(test: &CardTest) -> Option<CardOperand> {
    match *test {
        CardTest::Except(cards)
        | CardTest::Is(cards)
        | CardTest::SharesName(cards)
        | CardTest::AtMostOf(_, _, cards)
        | CardTest::LessThan(_, cards)
        | CardTest::CostUpTo(_, cards)
        | CardTest::WasUnder(cards)
        | CardTest::At(cards)
        | CardTest::Able(
            RequiredAction::BeShiftedOn { by: cards, .. }
            | RequiredAction::Sing(cards)
            | RequiredAction::BeMovedTo(cards),
        ) => Some(cards),
        _ => None,
    }
}

/// The other cards that a deed needs.
fn deed_cards(deed: CardDeed) -> Option<CardOperand> {
    match deed {
        CardDeed::MoveTo(cards)
        | CardDeed::Play(PlayMethod::Shift { base: cards, .. } | PlayMethod::Sing(cards))
        | CardDeed::Put(Dest::Under { host: cards, .. }) => Some(cards),
        _ => None,
    }
}

/// The cards that a number depends on.
fn value_cards(value: NumberOperand) -> Option<CardOperand> {
    match value {
        NumberOperand::PerDamage(_, cards)
        | NumberOperand::PerUnder(_, cards)
        | NumberOperand::Stat(_, _, cards)
        | NumberOperand::Printed(_, _, cards)
        | NumberOperand::PerOne(_, cards, _) => Some(cards),
        _ => None,
    }
}
