//! What players and programs see of a game: actions, decisions, events, views, questions, explanations.

pub(crate) mod action;
pub(crate) mod event;
pub(crate) mod explanation;
pub(crate) mod ids;
pub(crate) mod question;
pub(crate) mod view;
