//! What a side of the table looks like, as rows: numbers of the players and of each card in sight.
//!
//! Every row stands for a vector that training found; a side is their sum. The first [`FIXED`] rows are named by what is counted, the
//! others by a card's definition and where it is. What a viewer can't know has no row: of another player's hand, only the number of
//! cards counts.

use crate::value::{Danger, can_quest, danger};
use ability::{CardType, KeywordKind};
use engine::{CardDb, CardId, Game, Seat, Zone};

/// Where a card is and in which state: each definition has a row for each of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Slot {
    Hand,
    Ready,
    Exerted,
    Drying,
    Discard,
}

/// How many slots there are.
pub const SLOTS: usize = 5;

/// The state of a character in play, as far as numbers are concerned.
const READY: usize = 0;
const SAFE: usize = 1;
const TRADED: usize = 2;
const EXPOSED: usize = 3;
const DRYING: usize = 4;
const STATES: usize = 5;

/// A block of rows for a number from 0 on; higher ones share the last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub first: usize,
    pub len: usize,
}

impl Block {
    pub const fn after(self, len: usize) -> Block {
        Block { first: self.first + self.len, len }
    }

    pub fn row(self, n: usize) -> u16 {
        (self.first + n.min(self.len - 1)) as u16
    }
}

const LORE: Block = Block { first: 0, len: 26 };
const INK: Block = LORE.after(16);
const READY_INK: Block = INK.after(13);
const HAND: Block = READY_INK.after(13);
const DECK: Block = HAND.after(10);
const INKED: Block = DECK.after(3);
const TURNS: Block = INKED.after(16);
/// Whose turn it is: the viewer's, the side's. The side on the move has its own.
const TURN: Block = TURNS.after(2);
/// What is missing to the goal after a turn in which every card in play that can gives its lore.
const SHORT: Block = TURN.after(20);
/// The same for what can quest at once.
const SHORT_NOW: Block = SHORT.after(20);
const CHARACTERS: Block = SHORT_NOW.after(10);
const STRENGTH: Block = CHARACTERS.after(11 * STATES);
const LEFT: Block = STRENGTH.after(12 * STATES);
const QUEST: Block = LEFT.after(6 * STATES);
const KEYWORD: Block = QUEST.after(16);
const CANT: Block = KEYWORD.after(16);
const RESIST: Block = CANT.after(5);
const CHALLENGER: Block = RESIST.after(8);
const UNDER: Block = CHALLENGER.after(5);
const PLACED: Block = UNDER.after(1);
const LOCATION_LEFT: Block = PLACED.after(12);
const LOCATION_LORE: Block = LOCATION_LEFT.after(5);
const ITEMS: Block = LOCATION_LORE.after(6);
/// A game of more than two players.
const MANY: Block = ITEMS.after(1);

/// How many rows come before those of the cards.
pub const FIXED: usize = MANY.first + MANY.len;

/// How far below zero missing lore is counted.
const SURPLUS: i32 = 4;

/// The row of a card in a slot.
pub fn card_row(slot: Slot, def: usize, defs: usize) -> usize {
    FIXED + slot as usize * defs + def
}

/// Calls `row` for each row of one side as the viewer sees it: first with fixed rows, then with those of cards.
pub fn each_row(game: &Game, db: &CardDb, viewer: Seat, side: Seat, mut row: impl FnMut(Row)) {
    let player = game.player(side);
    let mut fixed = |n: u16| row(Row::Fixed(n));
    let goal = i32::from(game.lore_to_win(db, side));
    // Games to another goal are told by what is missing.
    let lore = (i32::from(player.lore) + 20 - goal).max(0);
    fixed(LORE.row(lore as usize));
    fixed(INK.row(game.count(side, Zone::Inkwell)));
    fixed(HAND.row(game.count(side, Zone::Hand)));
    fixed(DECK.row(deck_step(game.count(side, Zone::Deck))));
    fixed(TURNS.row(usize::from(player.turns)));
    let moves = game.is_active(side);
    fixed(TURN.row(usize::from(moves)));
    if moves {
        // What is left of these after one's turn is gone.
        fixed(READY_INK.row(usize::from(player.ready_ink + player.ink_drops)));
        fixed(INKED.row(usize::from(player.inked)));
    }
    if game.seats().count() > 2 {
        fixed(MANY.row(0));
    }
    let (mut gain, mut gain_now, mut characters, mut items) = (0, 0, 0, 0);
    for id in game.zone(side, Zone::Play) {
        let card = game.card(id);
        let def = db.def(card.def);
        let traits = game.traits(id);
        let lore = i32::from(traits.lore.max(0));
        let left = usize::try_from(i32::from(traits.willpower) - i32::from(card.damage)).unwrap_or(0);
        match def.kind {
            CardType::Character => {
                characters += 1;
                let quests = can_quest(traits);
                if quests {
                    gain += lore;
                    if moves && !card.exerted && !card.drying {
                        gain_now += lore;
                    }
                }
                let state = state_of(game, db, side, id);
                let strength = usize::try_from(traits.strength).unwrap_or(0).min(10);
                fixed(STRENGTH.row(state * 11 + strength));
                fixed(LEFT.row(state * 12 + left.min(11)));
                fixed(QUEST.row(state * 6 + if quests { (lore as usize).min(5) } else { 0 }));
                character_rows(game, id, &mut fixed);
            }
            CardType::Location => {
                gain += lore;
                fixed(LOCATION_LEFT.row(left));
                fixed(LOCATION_LORE.row(lore as usize));
            }
            CardType::Item | CardType::Action => items += 1,
        }
    }
    fixed(CHARACTERS.row(characters));
    fixed(ITEMS.row(items));
    let missing = goal - i32::from(player.lore);
    let short = |gain: i32| usize::try_from(missing - gain + SURPLUS).unwrap_or(0);
    fixed(SHORT.row(short(gain)));
    if moves {
        fixed(SHORT_NOW.row(short(gain_now)));
    }
    for id in game.zone(side, Zone::Play) {
        let card = game.card(id);
        let slot = match (card.exerted, card.drying) {
            (true, _) => Slot::Exerted,
            (false, true) => Slot::Drying,
            (false, false) => Slot::Ready,
        };
        row(Row::Card(slot, card.def.index()));
    }
    for id in game.zone(side, Zone::Discard) {
        row(Row::Card(Slot::Discard, game.card(id).def.index()));
    }
    if side == viewer {
        for id in game.zone(side, Zone::Hand) {
            row(Row::Card(Slot::Hand, game.card(id).def.index()));
        }
    }
}

/// A row of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Fixed(u16),
    /// A definition by its number; see [`card_row`].
    Card(Slot, usize),
}

fn character_rows(game: &Game, id: CardId, fixed: &mut impl FnMut(u16)) {
    let card = game.card(id);
    let traits = game.traits(id);
    for keyword in traits.keywords.iter() {
        fixed(KEYWORD.row(keyword as usize));
    }
    for bit in (0..CANT.len).filter(|bit| traits.cant.bits() & 1 << bit != 0) {
        fixed(CANT.row(bit));
    }
    let (resist, challenger) = (traits.count(KeywordKind::Resist), traits.count(KeywordKind::Challenger));
    if resist > 0 {
        fixed(RESIST.row(usize::from(resist)));
    }
    if challenger > 0 {
        fixed(CHALLENGER.row(usize::from(challenger)));
    }
    if card.under_count > 0 {
        fixed(UNDER.row(usize::from(card.under_count)));
    }
    if card.at != CardId::NONE {
        fixed(PLACED.row(0));
    }
}

fn state_of(game: &Game, db: &CardDb, side: Seat, id: CardId) -> usize {
    let card = game.card(id);
    if !card.exerted {
        return if card.drying { DRYING } else { READY };
    }
    match danger(game, db, side, id) {
        Danger::None => SAFE,
        Danger::Traded => TRADED,
        Danger::Exposed => EXPOSED,
    }
}

fn deck_step(cards: usize) -> usize {
    match cards {
        0..=3 => cards,
        4..=6 => 4,
        7..=10 => 5,
        11..=16 => 6,
        17..=26 => 7,
        27..=40 => 8,
        _ => 9,
    }
}
