//! What players and programs see of a game: actions, decisions, events, views, questions, explanations.

pub(crate) mod ability_question;
pub(crate) mod action;
pub(crate) mod card_facts;
pub(crate) mod event;
pub(crate) mod explanation;
pub(crate) mod ids;
pub(crate) mod misfit;
pub(crate) mod view;
