//! The opening hand: what to put away (2.2.2).

use engine::{Action, CardDb, CardId, View};

/// Cards that cost this much or more are for later.
const DEAR: u8 = 6;

/// Cards without an inkwell symbol that cost this much or more are for later.
const DEAR_UNINKABLE: u8 = 5;

/// More cards without an inkwell symbol than this are too many.
const UNINKABLE: usize = 2;

/// The next card to put away, or `Done`, as its place among the answers. Expensive cards go, and of the cards that can't be inked
/// the most expensive beyond two.
pub(crate) fn choose(db: &CardDb, view: &View, answers: &[Action]) -> usize {
    let hand = view.sides.get(view.viewer.index()).map(|side| &side.hand[..]).unwrap_or_default();
    let place = |id: CardId| answers.iter().position(|answer| *answer == Action::Card(id));
    let mut kept: Vec<(u8, bool, CardId)> =
        hand.iter().map(|card| (db.def(card.def).cost, db.def(card.def).inkable, card.id)).collect();
    kept.sort_by_key(|(cost, inkable, _)| (*inkable, std::cmp::Reverse(*cost)));
    let uninkable = kept.iter().filter(|(_, inkable, _)| !inkable).count();
    let away = kept.iter().enumerate().find(|(at, (cost, inkable, _))| {
        *cost >= DEAR || !inkable && (*cost >= DEAR_UNINKABLE || uninkable > UNINKABLE && *at == 0)
    });
    let away = away.and_then(|(_, (_, _, id))| place(*id));
    let done = answers.iter().position(|answer| *answer == Action::Done);
    away.or(done).unwrap_or(0)
}
