//! Programs: the compiled form of abilities, so that a game never walks a syntax tree.
//!
//! A program is a run of [`Op`]s in the single list of the [`CardDb`](crate::CardDb). An effect frame steps
//! through it with a program counter and keeps chosen cards in numbered registers. Filters, conditions,
//! values and static abilities have their own lists, and ops refer to them by index.

pub(crate) mod card_db;
mod condition;
mod filter;
mod op;
mod refer;
mod static_ability;
mod trigger;

pub use condition::Cond;
pub use filter::{Able, ClassSet, Filter, InkSet, KindSet, Side, Test, Where};
pub use op::{
    CardOp, ChooseOp, DamageOp, Dest, FlowOp, LastingOp, LookOp, Op, Pick, PlayOp, PlayerOp, Purpose, Way,
};
pub use refer::{Cards, Players, Value};
pub use static_ability::{
    Cant, Depends, Granted, Lasts, Mod, NextDef, RuleKinds, Scope, StaticDef, StaticRule,
};
pub use trigger::{ActivatedDef, Instead, MomentSet, ReplacementDef, Replaces, TriggerDef, Window};

pub use wording::{Moment, Whom};

use serde::{Deserialize, Serialize};

/// A position in the list of ops.
pub type Pc = u32;

/// A register of an effect.
pub type Reg = u8;

/// Index into the list of filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FilterId(pub u16);

/// Index into the list of conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CondId(pub u16);

/// Index into the list of static abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StaticId(pub u16);

/// Index into the list of triggers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TriggerId(pub u16);
