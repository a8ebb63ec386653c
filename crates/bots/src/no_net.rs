//! Takes the place of `net` without the feature of that name: types without values.

use crate::BotMaker;
use engine::{Action, CardDb, Game, Seat};
use std::time::Duration;
use thiserror::Error;

#[derive(Debug)]
pub enum Net {}

/// Why a file is no net.
#[derive(Debug, Error)]
pub enum NetError {}

#[derive(Clone, Debug)]
pub enum NetJudge {}

impl NetJudge {
    pub fn new(net: &Net, _: &CardDb, _: &Game) -> NetJudge {
        match *net {}
    }

    pub(crate) fn chance(&self, _: &Game, _: &CardDb, _: Seat) -> f32 {
        match *self {}
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Guide {}

impl Guide {
    pub fn new(net: std::sync::Arc<Net>) -> Guide {
        match *net {}
    }

    pub fn begin(&mut self, _: &Game, _: &CardDb) {
        match *self {}
    }

    pub fn ranked(&mut self, _: &Game, _: &CardDb, _: Seat, _: &[Action]) -> Vec<(Action, f32)> {
        match *self {}
    }

    pub fn keep_best(&mut self, _: &Game, _: &CardDb, _: Seat, _: usize, _: &mut Vec<Action>) {
        match *self {}
    }
}

pub(crate) fn maker(_: &str, _: Option<Duration>) -> Option<BotMaker> {
    None
}

pub(crate) fn maker_from(_: &str, _: &[u8]) -> Result<Option<BotMaker>, NetError> {
    Ok(None)
}
