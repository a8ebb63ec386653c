//! The features of a position, called rows: numbers about both players, and about each visible card.
//!
//! Training finds a vector for each row. The rows of a card are summed into its vector, and then the cards of
//! a [`CardGroup`] are summed. Rows about the players have their own sum. Hidden information has no rows: of
//! another player's hand, only the number of cards counts.

use super::hand::Hand;
use crate::value::can_quest;
use engine::program::{Pc, Prohibitions};
use engine::{CardDb, CardId, Edition, Game, Seat, Traits, Zone};
use wording::{CardType, KeywordKind};

/// The zone of a card. Each definition has one row per slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum CardSlot {
    /// In the hand, or anywhere else without further state.
    Held,
    Play,
    /// In the viewer's discard.
    Discard,
    /// In the other player's discard.
    OtherDiscard,
    /// In the viewer's list, in any zone.
    Listed,
}

/// The number of slots.
pub const SLOTS: usize = 5;

/// Only the first slots have rows for single cards; all have rows for shared facts.
pub const NAMED_SLOTS: usize = 2;

/// Cards that are summed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum CardGroup {
    /// The viewer's cards in play.
    Mine,
    /// The viewer's hand.
    Hand,
    /// The other player's cards in play.
    Theirs,
}

/// The number of groups.
pub const GROUPS: usize = 3;

/// A row of a card or of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeatureRow {
    Fixed(u16),
    /// A definition by its number.
    Card(CardSlot, usize),
    /// An effect, from this address of its program on.
    Program(Pc),
}

/// Receives the rows of a position.
pub trait Canvas {
    /// A row about the players.
    fn player_row(&mut self, row: FeatureRow);
    /// Begins the rows of this card.
    fn begin_card(&mut self, id: CardId);
    fn card_row(&mut self, row: FeatureRow);
    /// Ends the rows of the card.
    fn end_card(&mut self, group: CardGroup);
}

/// A block of rows for a number from 0 on. Larger numbers share the last row.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowBlock {
    pub first: usize,
    pub len: usize,
}

impl RowBlock {
    pub const fn after(self, len: usize) -> RowBlock {
        RowBlock { first: self.first + self.len, len }
    }

    pub fn row(self, n: usize) -> u16 {
        (self.first + n.min(self.len - 1)) as u16
    }

    fn at(self, n: usize) -> FeatureRow {
        FeatureRow::Fixed(self.row(n))
    }
}

// Rows of cards.
/// By condition (ready, exerted, drying), then by danger.
const STATE: RowBlock = RowBlock { first: 0, len: 3 * DANGERS };
const STRENGTH: RowBlock = STATE.after(11);
const LEFT: RowBlock = STRENGTH.after(12);
const LORE: RowBlock = LEFT.after(7);
const KEYWORD: RowBlock = LORE.after(16);
const CANT: RowBlock = KEYWORD.after(16);
const RESIST: RowBlock = CANT.after(5);
const CHALLENGER: RowBlock = RESIST.after(8);
const UNDER: RowBlock = CHALLENGER.after(5);
const MARKS: RowBlock = UNDER.after(8);
/// A character at a location, a damaged one, one that has used up an ability, one with a toll.
const PLACED: usize = 0;
const DAMAGED: usize = 1;
const USED: usize = 2;
const TOLLED: usize = 3;
const ITEM_READY: usize = 4;
const ITEM_EXERTED: usize = 5;
const THEIRS: usize = 6;
const GAINED_CLASS: usize = 7;
const LOCATION_LEFT: RowBlock = MARKS.after(12);
const LOCATION_LORE: RowBlock = LOCATION_LEFT.after(5);
/// The zone of a card that is neither in the hand nor in play.
const ZONE: RowBlock = LOCATION_LORE.after(10);
/// The ink missing to play a card in the hand.
const LACKING: RowBlock = ZONE.after(10);
/// Number of further copies of it in the hand.
const COPIES: RowBlock = LACKING.after(4);

// Rows of players: one for each of the two sides.
const PLAYER_LORE: RowBlock = COPIES.after(2 * 26);
const INK: RowBlock = PLAYER_LORE.after(2 * 16);
const READY_INK: RowBlock = INK.after(2 * 13);
const HAND: RowBlock = READY_INK.after(2 * 13);
const DECK: RowBlock = HAND.after(2 * 10);
const INKED: RowBlock = DECK.after(2 * 3);
const TURNS: RowBlock = INKED.after(2 * 16);
/// The lore missing after a turn in which every card in play that can gain lore does so.
const SHORT: RowBlock = TURNS.after(2 * 20);
/// The same, counting only characters that can quest at once.
const SHORT_NOW: RowBlock = SHORT.after(2 * 20);
const CHARACTERS: RowBlock = SHORT_NOW.after(2 * 10);
const ITEMS: RowBlock = CHARACTERS.after(2 * 6);
/// The player whose turn it is: the viewer, the other player, or a third one.
const TURN: RowBlock = ITEMS.after(3);
/// A game of more than two players.
const MANY: RowBlock = TURN.after(1);
const EDITION: RowBlock = MANY.after(8);
/// A question in the middle of an action, to the viewer or to another player.
const ASKED: RowBlock = EDITION.after(2);

// Of cards again: their interactions with other cards.
/// A card with Shift in the viewer's hand, by the characters to shift onto.
const SHIFTING: RowBlock = ASKED.after(4);
/// A song in the viewer's hand, by its possible singers.
const SINGING: RowBlock = SHIFTING.after(3);
/// A card in play that the viewer can shift a card from hand onto.
const BASE: RowBlock = SINGING.after(1);
/// A character that could banish an exerted one in a challenge, and would or would not be banished, too.
const PREY: RowBlock = BASE.after(2);
/// The number of characters at a location.
const CROWD: RowBlock = PREY.after(4);

/// The number of rows before those of the cards.
pub const FIXED: usize = CROWD.first + CROWD.len;

/// Surplus lore counts up to this.
const SURPLUS: i32 = 4;

const DANGERS: usize = 3;

/// Whether a challenger could banish a character before it readies, if it were exerted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Danger {
    None,
    /// Only by challengers that would be banished, too.
    Traded,
    Exposed,
}

/// A character in play, with its values for challenges.
#[derive(Clone, Copy, Debug)]
struct Fighter {
    id: CardId,
    seat: Seat,
    deals: i16,
    resist: i16,
    left: i16,
    traits: Traits,
    able: bool,
    exerted: bool,
}

/// The characters in play, to find those in danger.
#[derive(Clone, Debug, Default)]
pub struct Fighters {
    all: Vec<Fighter>,
}

impl Fighters {
    /// Collects the characters in play.
    pub fn look(&mut self, game: &Game, db: &CardDb) {
        self.all.clear();
        for seat in game.seats() {
            let now = game.is_active(seat);
            for id in game.zone(seat, Zone::Play) {
                let card = game.card(id);
                if db.def(card.def).kind != CardType::Character {
                    continue;
                }
                let traits = *game.traits(id);
                // Only ready characters challenge in their own turn; before it, count all that will be ready.
                let ready = !now || !card.exerted && (!card.drying || traits.has(KeywordKind::Rush));
                self.all.push(Fighter {
                    id,
                    seat,
                    deals: traits.strength + i16::from(traits.count(KeywordKind::Challenger)),
                    resist: i16::from(traits.count(KeywordKind::Resist)),
                    left: traits.willpower - card.damage as i16,
                    traits,
                    able: ready && !traits.cant.has(Prohibitions::CHALLENGE),
                    exerted: card.exerted,
                });
            }
        }
    }

    /// The greatest danger to a character of this player.
    pub(super) fn danger(&self, game: &Game, seat: Seat, id: CardId) -> Danger {
        let traits = game.traits(id);
        let mut worst = Danger::None;
        if traits.cant.has(Prohibitions::BE_CHALLENGED) {
            return worst;
        }
        let left = traits.willpower - game.card(id).damage as i16;
        let resist = i16::from(traits.count(KeywordKind::Resist));
        for by in self.all.iter().filter(|by| by.able && by.seat != seat) {
            if by.deals - resist >= left && by.traits.reaches(traits) && game.are_opponents(seat, by.seat) {
                let dies = traits.strength - by.resist >= by.left;
                worst = worst.max(if dies { Danger::Traded } else { Danger::Exposed });
                if worst == Danger::Exposed {
                    break;
                }
            }
        }
        worst
    }

    /// The row for the best exerted character that this one could banish in a challenge now, if any.
    fn prey(&self, game: &Game, id: CardId) -> Option<FeatureRow> {
        let by = self.all.iter().find(|by| by.id == id && by.able)?;
        let mut found = None;
        for prey in self.all.iter().filter(|prey| prey.exerted && prey.seat != by.seat) {
            if by.deals - prey.resist >= prey.left
                && !prey.traits.cant.has(Prohibitions::BE_CHALLENGED)
                && by.traits.reaches(&prey.traits)
                && game.are_opponents(by.seat, prey.seat)
            {
                if prey.traits.strength - by.resist < by.left {
                    return Some(PREY.at(1));
                }
                found = Some(PREY.at(0));
            }
        }
        found
    }
}

/// Produces the rows of a game for one player against another.
pub fn show(
    game: &Game,
    db: &CardDb,
    viewer: Seat,
    other: Seat,
    fighters: &Fighters,
    canvas: &mut impl Canvas,
) {
    let whose = match (game.is_active(viewer), game.is_active(other)) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    };
    canvas.player_row(TURN.at(whose));
    if game.seats().count() > 2 {
        canvas.player_row(MANY.at(0));
    }
    canvas.player_row(EDITION.at(edition(game.edition())));
    if let Some((seat, pc)) = game.asking() {
        canvas.player_row(ASKED.at(usize::from(seat != viewer)));
        if let Some(pc) = pc {
            canvas.player_row(FeatureRow::Program(pc));
        }
    }
    for (side, seat) in [viewer, other].into_iter().enumerate() {
        player(game, db, side, seat, canvas);
        let discard = if side == 0 { CardSlot::Discard } else { CardSlot::OtherDiscard };
        for id in game.zone(seat, Zone::Discard) {
            canvas.player_row(FeatureRow::Card(discard, game.card(id).def.index()));
        }
    }
    let hand = Hand::of(game, db, viewer);
    for (seat, group) in [(viewer, CardGroup::Mine), (other, CardGroup::Theirs)] {
        for id in game.zone(seat, Zone::Play) {
            canvas.begin_card(id);
            in_play(game, db, viewer, fighters, id, canvas);
            if hand.is_base(id) {
                canvas.card_row(BASE.at(0));
            }
            canvas.end_card(group);
        }
    }
    let ink = available(game, viewer);
    for id in game.zone(viewer, Zone::Hand) {
        canvas.begin_card(id);
        in_hand(game, db, ink, &hand, id, canvas);
        canvas.end_card(CardGroup::Hand);
    }
}

fn edition(edition: Edition) -> usize {
    Edition::ALL.iter().position(|one| *one == edition).unwrap_or(0)
}

/// A player's available ink: in another player's turn, all that will be ready.
fn available(game: &Game, seat: Seat) -> i32 {
    let player = game.player(seat);
    let ink = if game.is_active(seat) {
        player.ready_ink + u16::from(player.inked == 0)
    } else {
        game.count(seat, Zone::Inkwell) as u16 + 1
    };
    i32::from(ink + player.ink_drops)
}

/// The rows about a player; `side` is 0 for the viewer.
fn player(game: &Game, db: &CardDb, side: usize, seat: Seat, canvas: &mut impl Canvas) {
    let player = game.player(seat);
    let goal = i32::from(game.lore_to_win(db, seat));
    let mut row = |block: RowBlock, n: usize| {
        let half = block.len / 2;
        canvas.player_row(block.at(side * half + n.min(half - 1)));
    };
    // Count lore from the goal backwards, so that games to different goals agree.
    let lore = (i32::from(player.lore) + 20 - goal).max(0);
    row(PLAYER_LORE, lore as usize);
    row(INK, game.count(seat, Zone::Inkwell));
    row(HAND, game.count(seat, Zone::Hand));
    row(DECK, deck_step(game.count(seat, Zone::Deck)));
    row(TURNS, usize::from(player.turns));
    let moves = game.is_active(seat);
    if moves {
        // Whatever is left of these after the player's turn is lost.
        row(READY_INK, usize::from(player.ready_ink + player.ink_drops));
        row(INKED, usize::from(player.inked));
    }
    let (mut gain, mut gain_now, mut characters, mut items) = (0, 0, 0, 0);
    for id in game.zone(seat, Zone::Play) {
        let card = game.card(id);
        let traits = game.traits(id);
        let lore = i32::from(traits.lore.max(0));
        match db.def(card.def).kind {
            CardType::Character => {
                characters += 1;
                if can_quest(traits) {
                    gain += lore;
                    if moves && !card.exerted && !card.drying {
                        gain_now += lore;
                    }
                }
            }
            CardType::Location => gain += lore,
            CardType::Item | CardType::Action => items += 1,
        }
    }
    row(CHARACTERS, characters);
    row(ITEMS, items);
    let missing = goal - i32::from(player.lore);
    let short = |gain: i32| usize::try_from(missing - gain + SURPLUS).unwrap_or(0);
    row(SHORT, short(gain));
    if moves {
        row(SHORT_NOW, short(gain_now));
    }
}

/// The rows of a card in play.
fn in_play(
    game: &Game,
    db: &CardDb,
    viewer: Seat,
    fighters: &Fighters,
    id: CardId,
    canvas: &mut impl Canvas,
) {
    let card = game.card(id);
    let def = db.def(card.def);
    let traits = game.traits(id);
    let lore = usize::try_from(traits.lore).unwrap_or(0);
    let left = usize::try_from(i32::from(traits.willpower) - i32::from(card.damage)).unwrap_or(0);
    canvas.card_row(FeatureRow::Card(CardSlot::Play, card.def.index()));
    let mut mark = |mark: usize, has: bool| {
        if has {
            canvas.card_row(MARKS.at(mark));
        }
    };
    mark(THEIRS, card.owner != viewer);
    mark(USED, !card.used.is_empty());
    match def.kind {
        CardType::Character => {
            mark(PLACED, card.at != CardId::NONE);
            mark(DAMAGED, card.damage > 0);
            mark(TOLLED, traits.toll > 0);
            mark(GAINED_CLASS, !traits.classes.is_empty());
            let condition = match (card.exerted, card.drying) {
                (false, false) => 0,
                (true, _) => 1,
                (false, true) => 2,
            };
            let danger = fighters.danger(game, card.owner, id) as usize;
            canvas.card_row(STATE.at(condition * DANGERS + danger));
            if let Some(prey) = fighters.prey(game, id) {
                canvas.card_row(prey);
            }
            canvas.card_row(STRENGTH.at(usize::try_from(traits.strength).unwrap_or(0)));
            canvas.card_row(LEFT.at(left));
            let quests = can_quest(traits);
            canvas.card_row(LORE.at(if quests { lore.min(5) } else { 6 }));
            for keyword in traits.keywords.iter() {
                canvas.card_row(KEYWORD.at(keyword as usize));
            }
            let cant = traits.cant.bits();
            for bit in (0..CANT.len).filter(|bit| cant & 1 << bit != 0) {
                canvas.card_row(CANT.at(bit));
            }
            let counts = [
                (RESIST, traits.count(KeywordKind::Resist)),
                (CHALLENGER, traits.count(KeywordKind::Challenger)),
                (UNDER, card.under_count),
            ];
            for (block, count) in counts {
                if count > 0 {
                    canvas.card_row(block.at(usize::from(count)));
                }
            }
        }
        CardType::Location => {
            canvas.card_row(LOCATION_LEFT.at(left));
            canvas.card_row(LOCATION_LORE.at(lore));
            let crowd = game.zone(card.owner, Zone::Play).filter(|other| game.card(*other).at == id).count();
            canvas.card_row(CROWD.at(crowd));
        }
        CardType::Item | CardType::Action => {
            mark(if card.exerted { ITEM_EXERTED } else { ITEM_READY }, true);
            if card.under_count > 0 {
                canvas.card_row(UNDER.at(usize::from(card.under_count)));
            }
        }
    }
}

/// The rows of a card in the viewer's hand.
fn in_hand(game: &Game, db: &CardDb, ink: i32, hand: &Hand, id: CardId, canvas: &mut impl Canvas) {
    let card = game.card(id);
    if let Some(shifting) = hand.shifting(game, db, ink, id) {
        canvas.card_row(SHIFTING.at(shifting as usize));
    }
    if let Some(singing) = hand.singing(db.def(card.def)) {
        canvas.card_row(SINGING.at(singing as usize));
    }
    canvas.card_row(FeatureRow::Card(CardSlot::Held, card.def.index()));
    let lacking = i32::from(db.def(card.def).cost) - ink;
    canvas.card_row(LACKING.at(usize::try_from(lacking + 4).unwrap_or(0)));
    let same = |other: &CardId| game.card(*other).def == card.def;
    let copies = game.zone(card.owner, Zone::Hand).filter(same).count() - 1;
    if copies > 0 {
        canvas.card_row(COPIES.at(copies));
    }
}

/// The rows of a card in an answer that is in no group: in another zone, or a third player's.
pub fn show_other(
    game: &Game,
    db: &CardDb,
    viewer: Seat,
    fighters: &Fighters,
    id: CardId,
    canvas: &mut impl Canvas,
) {
    let card = game.card(id);
    if card.zone == Zone::Play {
        return in_play(game, db, viewer, fighters, id, canvas);
    }
    canvas.card_row(ZONE.at(card.zone as usize));
    if card.owner != viewer {
        canvas.card_row(MARKS.at(THEIRS));
    }
    if game.knows(db, viewer, id) {
        canvas.card_row(FeatureRow::Card(CardSlot::Held, card.def.index()));
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

#[cfg(test)]
mod tests {
    use super::{FeatureRow, Fighters, PREY};
    use crate::common::{self, TestTable};
    use crate::net::hand::{Hand, ShiftState, SongState};
    use engine::{Action, CardDb, Chance, DecisionKind, Game, GameSetup, Payment, Seat, Zone};

    /// Calls `look` at each turn decision of some random games, with the player and the answers.
    fn each_turn(mut look: impl FnMut(&Game, &CardDb, Seat, &[Action])) {
        let TestTable { db, decks } = common::table(&["the-heart-of-magic"; 2]);
        let mut legal = Vec::new();
        for seed in 0..60 {
            let start = GameSetup::new(decks.clone(), seed);
            let mut game = Game::start(&db, &start).expect("a game can begin like this");
            let mut chance = Chance::new(seed);
            while let Some(decision) = game.decision() {
                game.legal(&db, &mut legal);
                if decision.kind == DecisionKind::Action {
                    look(&game, &db, decision.seat, &legal);
                }
                let answer = legal[chance.below(legal.len() as u32) as usize];
                game.apply(&db, answer, None).expect("a listed answer is accepted");
            }
        }
    }

    #[test]
    fn who_can_be_shifted_onto_and_who_can_sing_is_what_the_rules_say() {
        let (mut shifts, mut alone, mut sung, mut unsung) = (0, 0, 0, 0);
        each_turn(|game, db, seat, legal| {
            let hand = Hand::of(game, db, seat);
            // In this deck, Shift always needs a character that shares a name.
            for base in game.zone(seat, Zone::Play) {
                let below = db.def(game.card(base).def);
                let above = |id| db.def(game.card(id).def);
                let goes_on = |id| {
                    above(id).shift.is_some() && above(id).names.iter().any(|name| below.names.contains(name))
                };
                assert_eq!(hand.is_base(base), game.zone(seat, Zone::Hand).any(goes_on));
            }
            for id in game.zone(seat, Zone::Hand) {
                let plays = |wanted: fn(&Payment) -> bool| {
                    legal.iter().any(
                        |answer| matches!(answer, Action::Play(card, payment) if *card == id && wanted(payment)),
                    )
                };
                // No card of this deck reduces the cost of Shift or gives ink from outside the inkwell.
                let ink = i32::from(game.player(seat).ready_ink);
                let shifted = plays(|payment| matches!(payment, Payment::Shift(_)));
                let shifting = hand.shifting(game, db, ink, id);
                assert_eq!(shifting == Some(ShiftState::Able), shifted, "{shifting:?}");
                shifts += usize::from(shifted);
                alone += usize::from(shifting == Some(ShiftState::Alone));
                let singing = hand.singing(db.def(game.card(id).def));
                let heard = plays(|payment| matches!(payment, Payment::Sing(_) | Payment::SingTogether));
                assert_eq!(singing == Some(SongState::Now), heard, "{singing:?}");
                sung += usize::from(heard);
                unsung += usize::from(singing == Some(SongState::Nobody));
            }
        });
        assert!(shifts > 10 && alone > 10 && sung > 10 && unsung > 10, "{shifts} {alone} {sung} {unsung}");
    }

    #[test]
    fn who_has_something_to_banish_can_challenge_it() {
        let (mut free, mut traded) = (0, 0);
        each_turn(|game, db, seat, legal| {
            let mut fighters = Fighters::default();
            fighters.look(game, db);
            for id in game.zone(seat, Zone::Play) {
                let Some(FeatureRow::Fixed(row)) = fighters.prey(game, id) else { continue };
                let challenges = game.card_ids().filter(|at| legal.contains(&Action::Challenge(id, *at)));
                // Nothing here prevents damage, so challenging shows the result.
                let banishes = challenges.map(|at| {
                    let mut after = game.clone();
                    after.apply(db, Action::Challenge(id, at), None).expect("it is legal");
                    let gone = |card| after.card(card).zone != Zone::Play;
                    (gone(at), gone(id))
                });
                let free_one = row == PREY.row(1);
                let found: Vec<_> = banishes.filter(|(prey, _)| *prey).collect();
                assert!(!found.is_empty());
                assert_eq!(found.iter().any(|(_, own)| !own), free_one, "{found:?}");
                free += usize::from(free_one);
                traded += usize::from(!free_one);
            }
        });
        assert!(free > 10 && traded > 10, "{free} {traded}");
    }
}
