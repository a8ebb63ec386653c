//! Chapter 6: all kinds of abilities.

pub(crate) mod characteristics;
pub(crate) mod entering;
pub(crate) mod lasting;
pub(crate) mod loops;
pub(crate) mod replacement;
pub(crate) mod static_;
pub(crate) mod triggered;
pub(crate) mod used_abilities;
