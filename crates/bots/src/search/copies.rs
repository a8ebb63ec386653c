//! Answers that differ only in which of two identical cards they use.

use engine::{Action, Card, CardId, Game, Zone};

/// Keeps the first of equivalent answers.
pub(super) fn distinct(game: &Game, list: &mut Vec<Action>) {
    if list.len() < 2 {
        return;
    }
    let cards: Vec<CardId> = game
        .seats()
        .flat_map(|seat| game.zone(seat, Zone::Hand).chain(game.zone(seat, Zone::Play)))
        .filter(|id| is_plain(game, *id))
        .collect();
    let first = |id: CardId| {
        let equal = |other: &CardId| are_equal(game, *other, id);
        if cards.contains(&id) { cards.iter().copied().find(equal).unwrap_or(id) } else { id }
    };
    let mut seen: Vec<Action> = Vec::with_capacity(list.len());
    list.retain(|action| {
        let mut meant = *action;
        meant.cards_mut().into_iter().flatten().for_each(|id| *id = first(*id));
        let new = !seen.contains(&meant);
        seen.push(meant);
        new
    });
}

/// Whether the card has no state that would distinguish it from another copy.
fn is_plain(game: &Game, id: CardId) -> bool {
    let card = game.card(id);
    card.under_count == 0
        && card.at == CardId::NONE
        && card.used.is_empty()
        && !game.timed().iter().any(|timed| timed.on.id == id || timed.source == id)
}

fn are_equal(game: &Game, a: CardId, b: CardId) -> bool {
    let state = |card: &Card| {
        (card.def, card.owner, card.zone, card.damage, card.exerted, card.drying, card.shifted, card.facedown)
    };
    a == b
        || state(game.card(a)) == state(game.card(b))
            && (game.card(a).zone == Zone::Hand || game.traits(a) == game.traits(b))
}
