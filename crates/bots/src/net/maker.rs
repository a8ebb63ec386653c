//! The bots that use a net, by name.

use super::file::{Net, NetError};
use crate::{BotMaker, Budget, Greedy, Search, Weights};
use std::sync::Arc;
use std::time::Duration;

/// The suffix after `net:` for the bot that uses a net's policy alone.
const POLICY_ALONE: &str = "policy";

/// The maker of "hard".
pub(crate) fn hard(time: Option<Duration>) -> BotMaker {
    search(Budget { time, ..Budget::HARD }, &Net::built_in())
}

/// The maker of "best".
pub(crate) fn best(time: Option<Duration>) -> BotMaker {
    search(Budget { time, ..Budget::BEST }, &Net::built_in())
}

/// Makes bots with the built-in net; `budget` is the part of the name after `net:`.
pub(crate) fn maker(budget: &str, time: Option<Duration>) -> Option<BotMaker> {
    of_budget(budget, time, Net::built_in)
}

/// Makes bots with the net in a file; `budget` is the part of the name after `net:`.
pub(crate) fn maker_from(budget: &str, file: &[u8]) -> Result<Option<BotMaker>, NetError> {
    let net = Arc::new(Net::parse(file)?);
    Ok(of_budget(budget, None, || net))
}

fn of_budget(budget: &str, time: Option<Duration>, net: impl FnOnce() -> Arc<Net>) -> Option<BotMaker> {
    if budget == POLICY_ALONE {
        return Some(policy(&net()));
    }
    let budget = Budget::parse(budget)?;
    Some(search(Budget { time, ..budget }, &net()))
}

fn policy(net: &Arc<Net>) -> BotMaker {
    let (weights, net) = (Arc::new(Weights::greedy()), net.clone());
    Arc::new(move |seed| Box::new(Greedy::with_policy(seed, weights.clone(), net.clone())))
}

fn search(budget: Budget, net: &Arc<Net>) -> BotMaker {
    let net = net.clone();
    Arc::new(move |seed| Box::new(Search::with_net(seed, budget, net.clone())))
}
