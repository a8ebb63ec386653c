//! The bots that use a net, by name.

use super::file::{Net, NetError};
use crate::{BotMaker, Budget, Greedy, Search, Weights};
use std::sync::Arc;
use std::time::Duration;

/// The suffix after `net:` for the bot that uses a net's policy alone.
const POLICY_ALONE: &str = "policy";

/// The maker of "hard".
pub(crate) fn hard(time: Option<Duration>) -> BotMaker {
    search(Budget { time, ..Budget::HARD }, Net::built_in)
}

/// The maker of "best".
pub(crate) fn best(time: Option<Duration>) -> BotMaker {
    search(Budget { time, ..Budget::BEST }, Net::built_in)
}

/// Makes bots with the built-in net; `budget` is the part of the name after `net:`.
pub(crate) fn maker(budget: &str, time: Option<Duration>) -> Option<BotMaker> {
    of_budget(budget, time, Net::built_in)
}

/// Makes bots with the net in a file; `budget` is the part of the name after `net:`.
pub(crate) fn maker_from(budget: &str, file: &[u8]) -> Result<Option<BotMaker>, NetError> {
    let net = Arc::new(Net::parse(file)?);
    Ok(of_budget(budget, None, move || net.clone()))
}

fn of_budget(budget: &str, time: Option<Duration>, net: impl GiveNet) -> Option<BotMaker> {
    if budget == POLICY_ALONE {
        return Some(policy(net));
    }
    let budget = Budget::parse(budget)?;
    Some(search(Budget { time, ..budget }, net))
}

/// Gives the net when a bot is made. Until then, a program need not have it.
trait GiveNet: Fn() -> Arc<Net> + Send + Sync + 'static {}

impl<F: Fn() -> Arc<Net> + Send + Sync + 'static> GiveNet for F {}

fn policy(net: impl GiveNet) -> BotMaker {
    let weights = Arc::new(Weights::greedy());
    Arc::new(move |seed| Box::new(Greedy::with_policy(seed, weights.clone(), net())))
}

fn search(budget: Budget, net: impl GiveNet) -> BotMaker {
    Arc::new(move |seed| Box::new(Search::with_net(seed, budget, net())))
}
