//! Coverage: what games have shown of the cards' abilities. Which were done, which conditions held or failed,
//! and which choices had anything to choose.
//!
//! Used to prove that cards do what they say. Costs one branch per op in a game without it.

use crate::api::action::{Action, Payment, Refusal};
use crate::api::event::{Event, EventKind};
use crate::api::ids::{CardId, DefId, Seat};
use crate::bits::bit_set;
use crate::program::ability_code::{AbilityCode, SpecialAbility};
use crate::program::card_db::CardDb;
use crate::program::{ChooseOp, CondId, FlowOp, Op, Pc, PlayerOp, StaticId, StaticRule, StaticScope};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, TimedEffectKind, Zone};
use std::cell::Cell;
use wording::{KeywordSet, Works};

/// What games have shown of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AbilityCoverage {
    /// It did something.
    pub done: bool,
    /// Part of it has never happened.
    pub partly: bool,
    /// A condition in it held.
    pub held: bool,
    pub failed: bool,
    /// A player took a "may" in it.
    pub taken: bool,
    pub declined: bool,
    /// There was something to choose or act on.
    pub found: bool,
    pub missed: bool,
}

impl AbilityCoverage {
    pub fn add(&mut self, other: AbilityCoverage) {
        self.partly = (self.partly || !self.done) && (other.partly || !other.done);
        self.done |= other.done;
        self.held |= other.held;
        self.failed |= other.failed;
        self.taken |= other.taken;
        self.declined |= other.declined;
        self.found |= other.found;
        self.missed |= other.missed;
    }
}

bit_set! {
    /// What games have shown of an op, condition or other part.
    CoverageMarks(u8) {
        /// It was done, or it held.
        YES = 1;
        NO = 2;
        /// A card replaced something.
        REPLACED = 4;
        /// Another card was shifted onto it.
        SHIFTED_UPON = 8;
    }
}

/// Collects what games show, for any number of games with the same [`CardDb`].
#[derive(Clone, Debug)]
pub struct Coverage {
    ops: Vec<Cell<CoverageMarks>>,
    conditions: Vec<Cell<CoverageMarks>>,
    statics: Vec<Cell<CoverageMarks>>,
    /// The keywords of each definition that have been used.
    keywords: Vec<Cell<KeywordSet>>,
    /// Whether each definition replaced something or was shifted onto.
    other: Vec<Cell<CoverageMarks>>,
    events: Vec<Event>,
    /// Whether the last op did what it says. `None` if none has reported.
    pub(crate) reported: Cell<Option<bool>>,
}

fn mark(list: &[Cell<CoverageMarks>], at: usize, seen: CoverageMarks) {
    if let Some(cell) = list.get(at) {
        cell.set(cell.get() | seen);
    }
}

impl Coverage {
    pub fn new(db: &CardDb) -> Coverage {
        Coverage {
            ops: vec![Cell::new(CoverageMarks::NONE); db.ops.len()],
            conditions: vec![Cell::new(CoverageMarks::NONE); db.conditions.len()],
            statics: vec![Cell::new(CoverageMarks::NONE); db.statics.len()],
            keywords: vec![Cell::new(KeywordSet::NONE); db.defs.len()],
            other: vec![Cell::new(CoverageMarks::NONE); db.defs.len()],
            events: vec![],
            reported: Cell::new(None),
        }
    }

    /// Like [`Game::apply`], but records what happens.
    pub fn apply(
        &mut self,
        game: &mut Game,
        db: &CardDb,
        action: Action,
        events: Option<&mut Vec<Event>>,
    ) -> Result<(), Refusal> {
        game.check(db, action)?;
        let mut told = std::mem::take(&mut self.events);
        told.clear();
        let mut run = GameRun { g: game, db, out: Some(&mut told), watch: Some(self) };
        run.take(action);
        for event in &told {
            self.event(game, db, event);
        }
        self.look(game, db);
        if let Some(events) = events {
            events.extend_from_slice(&told);
        }
        self.events = told;
        Ok(())
    }

    /// Records whether an op did what it says.
    pub(crate) fn op(&self, pc: Pc, done: bool) {
        mark(&self.ops, pc as usize, if done { CoverageMarks::YES } else { CoverageMarks::NO });
        self.reported.set(Some(done));
    }

    /// Records that a "may" or another part was skipped, because there was nothing to choose in it.
    pub(crate) fn not_asked(&self, db: &CardDb, start: Pc, end: Pc) {
        for (pc, op) in (start..end).zip(&db.ops[start as usize..]) {
            if is_choice(op) {
                self.op(pc, false);
            }
        }
    }

    pub(crate) fn condition(&self, id: CondId, holds: bool) {
        mark(&self.conditions, usize::from(id.0), if holds { CoverageMarks::YES } else { CoverageMarks::NO });
    }

    /// Records the card's printed keywords that work in this situation.
    fn works(&self, game: &Game, db: &CardDb, card: CardId, now: Works) {
        let def = game.card(card).def;
        if let Some(cell) = self.keywords.get(def.index()) {
            let mut seen = cell.get();
            db.def(def)
                .keywords
                .iter()
                .filter(|keyword| keyword.works() == now)
                .for_each(|keyword| seen.add(keyword));
            cell.set(seen);
        }
    }

    fn event(&self, game: &Game, db: &CardDb, event: &Event) {
        match event.kind {
            EventKind::Played { card, payment: Payment::Shift(onto), .. } => {
                self.works(game, db, card, Works::Shifting);
                mark(&self.other, game.card(onto).def.index(), CoverageMarks::SHIFTED_UPON);
            }
            EventKind::Played { card, payment: Payment::SingTogether, .. } => {
                self.works(game, db, card, Works::SungTogether);
            }
            EventKind::Sang { card, .. } => self.works(game, db, card, Works::Singing),
            EventKind::Challenged { by, .. } => self.works(game, db, by, Works::Challenging),
            EventKind::Quested { card } => self.works(game, db, card, Works::Questing),
            EventKind::Used { card, ability } if db.boost_index(game.card(card).def) == Some(ability) => {
                self.works(game, db, card, Works::Boosting);
            }
            EventKind::Chose { seat, card } if game.are_opponents(seat, game.card(card).owner) => {
                self.works(game, db, card, Works::Chosen);
            }
            EventKind::DamageReplaced { by, .. }
            | EventKind::BanishReplaced { by, .. }
            | EventKind::DropReplaced { by, .. } => {
                mark(&self.other, game.card(by).def.index(), CoverageMarks::REPLACED)
            }
            _ => {}
        }
    }

    /// Records what is in force now. Call it after setting up a game as well.
    pub fn look(&self, game: &Game, db: &CardDb) {
        for seat in game.seats() {
            for source in game.zone(seat, Zone::Play) {
                let def = db.def(game.card(source).def);
                self.works(game, db, source, Works::InPlay);
                for activated in &def.activated {
                    if let Some(cond) = activated.cond {
                        self.condition(cond, game.holds(db, cond, &Ctx::of(game, source, seat)));
                    }
                }
                let gained = game.grants(db, source).flat_map(|grant| &grant.statics);
                for id in def.statics.iter().chain(gained) {
                    self.look_at(game, db, source, seat, *id);
                }
            }
            for source in game.zone(seat, Zone::Hand) {
                for id in &db.def(game.card(source).def).statics {
                    if works_in_hand(&db.statics[usize::from(id.0)].rule) {
                        self.look_at(game, db, source, seat, *id);
                    }
                }
            }
        }
        for timed in &game.timed {
            if let TimedEffectKind::Rule(id) = timed.kind
                && game.in_force(timed)
            {
                self.look_at(game, db, timed.source, timed.you, id);
            }
        }
    }

    fn look_at(&self, game: &Game, db: &CardDb, source: CardId, you: Seat, id: StaticId) {
        let def = &db.statics[usize::from(id.0)];
        let holds = def.cond.is_none_or(|cond| {
            let holds = game.holds(db, cond, &Ctx::of(game, source, you));
            self.condition(cond, holds);
            holds
        });
        if let StaticRule::CantGainLoreUnless(_, cond) = def.rule {
            for that in game.seats() {
                let ctx = Ctx { asked: that, ..Ctx::of(game, source, you) };
                self.condition(cond, game.holds(db, cond, &ctx));
            }
        }
        let speaks = match &def.rule {
            StaticRule::Mods { on: scope @ StaticScope::Fits(_), .. } => game.seats().any(|seat| {
                game.zone(seat, Zone::Play).any(|card| game.in_scope(db, *scope, card, source, you))
            }),
            _ => true,
        };
        mark(
            &self.statics,
            usize::from(id.0),
            if holds && speaks { CoverageMarks::YES } else { CoverageMarks::NO },
        );
    }

    /// What games have shown of each ability of a card, in printed order.
    pub fn of(&self, db: &CardDb, def: DefId) -> Vec<AbilityCoverage> {
        db.code[def.index()].iter().map(|code| self.seen(db, def, code)).collect()
    }

    fn seen(&self, db: &CardDb, def: DefId, code: &AbilityCode) -> AbilityCoverage {
        let mut seen = AbilityCoverage::default();
        let mut acts = false;
        for at in code.ops.clone() {
            let marks = self.ops[at].get();
            let (yes, no) = (marks.has(CoverageMarks::YES), marks.has(CoverageMarks::NO));
            match db.ops[at] {
                Op::Flow(FlowOp::May { .. }) => {
                    seen.taken |= yes;
                    seen.declined |= no;
                }
                op if finds(&op) => {
                    seen.found |= yes;
                    seen.missed |= no;
                }
                op if is_deed(&op) => {
                    acts = true;
                    seen.done |= yes;
                    seen.partly |= !yes;
                }
                _ => {}
            }
        }
        for at in code.conditions.clone() {
            let marks = self.conditions[at].get();
            seen.held |= marks.has(CoverageMarks::YES);
            seen.failed |= marks.has(CoverageMarks::NO);
        }
        for at in code.statics.clone() {
            let marks = self.statics[at].get();
            seen.found |= marks.has(CoverageMarks::YES);
            seen.missed |= marks.has(CoverageMarks::NO);
            seen.done |= !acts && marks.has(CoverageMarks::YES);
        }
        let other = self.other[def.index()].get();
        seen.done |= match code.special {
            SpecialAbility::None => false,
            SpecialAbility::Keyword(keyword) => self.keywords[def.index()].get().has(keyword),
            SpecialAbility::Replacement => other.has(CoverageMarks::REPLACED),
            SpecialAbility::ShiftedUpon => other.has(CoverageMarks::SHIFTED_UPON),
            SpecialAbility::DeckBuilding => false,
        };
        seen
    }
}

/// Whether the op changes the game. Control flow and paying costs don't count.
fn is_deed(op: &Op) -> bool {
    match op {
        Op::Flow(_) => false,
        Op::Choose(op) => match op {
            ChooseOp::Recall { .. } | ChooseOp::Players { .. } | ChooseOp::Count { .. } | ChooseOp::Name => {
                true
            }
            ChooseOp::Pick(_)
            | ChooseOp::SharedName(..)
            | ChooseOp::PickMany(..)
            | ChooseOp::All { .. }
            | ChooseOp::Random { .. }
            | ChooseOp::Keep { .. }
            | ChooseOp::Top { .. }
            | ChooseOp::Player { .. }
            | ChooseOp::KeepPlayers(_) => false,
        },
        Op::Player(op) => !matches!(op, PlayerOp::PayInk(..) | PlayerOp::PayExert),
        Op::Look(_) | Op::Damage(_) | Op::Card(_) | Op::Play(_) | Op::Lasting(_) => true,
    }
}

/// Whether the op finds cards.
fn finds(op: &Op) -> bool {
    is_choice(op) || matches!(op, Op::Choose(ChooseOp::Random { .. } | ChooseOp::Top { .. }))
}

/// Whether the op chooses or finds cards.
fn is_choice(op: &Op) -> bool {
    matches!(op, Op::Choose(ChooseOp::Pick(_) | ChooseOp::PickMany(..) | ChooseOp::All { .. }))
}

/// Whether the static ability works while its card is in hand (6.1.12, 4.3.6).
fn works_in_hand(rule: &StaticRule) -> bool {
    match rule {
        StaticRule::PayLess { what, .. } | StaticRule::PlayFree(what) => *what == StaticScope::This,
        StaticRule::EntersExerted(what)
        | StaticRule::MayEnterExerted(what)
        | StaticRule::EntersWithDamage(what, _) => *what == StaticScope::This,
        StaticRule::PlayFreeFor(_)
        | StaticRule::CantPlayThis(_)
        | StaticRule::EnterExertedTo(_)
        | StaticRule::GainsShift(_)
        | StaticRule::GrantsShift { .. } => true,
        StaticRule::Mods { .. }
        | StaticRule::ChallengeBan { .. }
        | StaticRule::ChallengeReady { .. }
        | StaticRule::CantPlay { .. }
        | StaticRule::InkAdditional
        | StaticRule::LoreToWin(..)
        | StaticRule::SkipDraw
        | StaticRule::MoveFree(..)
        | StaticRule::MoveLess { .. }
        | StaticRule::CantGainLore(..)
        | StaticRule::CantLoseLore(..)
        | StaticRule::CantGetDrops(..)
        | StaticRule::Inkable(..)
        | StaticRule::InkFromDiscard
        | StaticRule::PayMore { .. }
        | StaticRule::NoDamageRemoval
        | StaticRule::OneChallenger
        | StaticRule::InkwellExerted(..)
        | StaticRule::CantGainLoreUnless(..)
        | StaticRule::NoDiscard
        | StaticRule::FaceUpTop(..)
        | StaticRule::BoostLess(..)
        | StaticRule::UseFree(..)
        | StaticRule::LosesAbility { .. }
        | StaticRule::PlayFrom { .. }
        | StaticRule::SingBan { .. }
        | StaticRule::ReadyAtMost { .. } => false,
    }
}

/// The parts of an ability that can turn out in two ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AbilityBranches {
    /// A condition.
    pub condition: bool,
    /// A "may".
    pub may: bool,
    /// A choice or search that can have cards or none.
    pub choice: bool,
}

impl CardDb {
    /// The parts of a card's ability that can turn out in two ways.
    pub fn branches(&self, def: DefId, ability: usize) -> AbilityBranches {
        let Some(code) = self.code[def.index()].get(ability) else { return AbilityBranches::default() };
        let ops = &self.ops[code.ops.clone()];
        AbilityBranches {
            condition: !code.conditions.is_empty(),
            may: ops.iter().any(|op| matches!(op, Op::Flow(FlowOp::May { .. }))),
            choice: ops.iter().any(is_choice),
        }
    }

    /// Whether an ability only matters for building decks, so that no game can show it.
    pub fn is_for_deck_building(&self, def: DefId, ability: usize) -> bool {
        self.code[def.index()].get(ability).is_some_and(|code| code.special == SpecialAbility::DeckBuilding)
    }
}
