//! The race for lore, computed exactly where the board decides it.

use crate::value::can_quest;
use engine::program::Prohibitions;
use engine::{Action, CardDb, CardId, DecisionKind, Game, Seat, Zone};
use wording::CardType;

/// The lore that a player still needs.
pub(crate) fn missing(game: &Game, db: &CardDb, seat: Seat) -> i32 {
    i32::from(game.lore_to_win(db, seat)) - i32::from(game.player(seat).lore)
}

/// The lore that a player would gain if all characters that can quest now did.
pub(crate) fn gain_now(game: &Game, db: &CardDb, seat: Seat) -> i32 {
    let ready = |id: &CardId| {
        let (card, traits) = (game.card(*id), game.traits(*id));
        let dry = !card.drying || traits.cant.has(Prohibitions::WAIT_TO_QUEST);
        !card.exerted && dry && traits.toll == 0 && can_quest(traits)
    };
    characters(game, db, seat).filter(ready).map(|id| i32::from(game.traits(id).lore.max(0))).sum()
}

/// The lore that a player's cards would gain in that player's next turn if nothing changed.
pub(crate) fn gain_next(game: &Game, db: &CardDb, seat: Seat) -> i32 {
    let stays = Prohibitions::READY | Prohibitions::READY_AT_START;
    let free = |id: &CardId| {
        let (card, traits) = (game.card(*id), game.traits(*id));
        let quests = can_quest(traits) && traits.toll == 0 && !(card.exerted && traits.cant.has(stays));
        match db.def(card.def).kind {
            CardType::Character => quests,
            CardType::Location => true,
            CardType::Item | CardType::Action => false,
        }
    };
    game.zone(seat, Zone::Play).filter(free).map(|id| i32::from(game.traits(id).lore.max(0))).sum()
}

fn characters<'a>(game: &'a Game, db: &'a CardDb, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
    game.zone(seat, Zone::Play).filter(|id| db.def(game.card(*id).def).kind == CardType::Character)
}

/// Whether the active player can win by questing alone, going by the characters' lore.
pub(crate) fn can_quest_out(game: &Game, db: &CardDb, seat: Seat) -> bool {
    gain_now(game, db, seat) >= missing(game, db, seat)
}

/// The largest surplus of lore that an opponent could reach by questing next turn; 0 is just enough to win.
pub(crate) fn threat(game: &Game, db: &CardDb, seat: Seat) -> i32 {
    game.seats()
        .filter(|other| game.are_opponents(seat, *other) && !game.player(*other).out)
        .map(|other| gain_next(game, db, other) - missing(game, db, other))
        .max()
        .unwrap_or(i32::MIN)
}

/// The quest among these answers that gains the most lore.
pub(crate) fn best_quest(game: &Game, answers: &[Action]) -> Option<Action> {
    let quests = answers.iter().filter_map(|action| match action {
        Action::Quest(id) => Some((game.traits(*id).lore, *id)),
        _ => None,
    });
    quests.max_by_key(|(lore, id)| (*lore, std::cmp::Reverse(*id))).map(|(_, id)| Action::Quest(id))
}

/// Whether an opponent has the turn and can win by questing.
pub(crate) fn is_lost(game: &Game, db: &CardDb, seat: Seat) -> bool {
    game.decision().is_some_and(|decision| {
        decision.kind == DecisionKind::Action
            && game.are_opponents(seat, decision.seat)
            && can_quest_out(game, db, decision.seat)
    })
}
