//! The opening hand: which cards to put away (2.2.2).

use engine::{Action, CardDb, CardId, View};

/// Cards with this cost or more are put away.
const DEAR: u8 = 6;

/// Uninkable cards with this cost or more are put away.
const DEAR_UNINKABLE: u8 = 5;

/// The number of uninkable cards to keep.
const UNINKABLE: usize = 2;

/// The index of the next card to put away, or of `Done`. Puts away expensive cards and, of the uninkable
/// ones, the most expensive beyond two.
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
