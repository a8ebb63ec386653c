//! Programs: abilities are compiled into them once, so that a game never looks at a tree.
//!
//! A program is a run of [`Op`]s in the [`CardDb`](crate::CardDb)'s one list. An effect frame walks it with a
//! program counter and keeps what was chosen in numbered registers. Descriptions, conditions, values and static abilities
//! are in lists of their own and are named by their numbers.

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

/// A place in the list of ops.
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
