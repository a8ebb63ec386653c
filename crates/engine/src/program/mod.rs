//! Programs: the compiled form of abilities, so that a game never walks a syntax tree.
//!
//! A program is a run of [`Op`]s in the single list of the [`CardDb`](crate::CardDb). An effect frame steps
//! through it with a program counter and keeps chosen cards in numbered registers. Filters, conditions,
//! values and static abilities have their own lists, and ops refer to them by index.

pub(crate) mod ability_code;
pub(crate) mod card_db;
mod condition;
mod filter;
mod op;
mod refer;
mod static_ability;
mod trigger;

pub use condition::Cond;
pub use filter::{CardTest, ClassSet, Filter, FilterOwner, FilterZone, InkSet, KindSet, RequiredAction};
pub use op::{
    CardOp, ChooseOp, DamageOp, Dest, FlowOp, LastingOp, LookOp, Op, Pick, PickPurpose, PlayMethod, PlayOp,
    PlayerOp,
};
pub use refer::{CardOperand, NumberOperand, PlayerOperand};
pub use static_ability::{
    Dependencies, EffectDuration, GrantDef, Mod, NextDef, Prohibitions, RuleKinds, StaticDef, StaticRule,
    StaticScope,
};
pub use trigger::{
    ActivatedDef, MomentSet, RECORDED, ReplacedEvent, ReplacementDef, Substitute, TriggerDef, TurnWindow,
};

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
