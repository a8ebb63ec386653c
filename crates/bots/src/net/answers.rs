//! What a turn action looks like, as parts: what is done, with which cards, and what comes of it as far as the board says.
//!
//! Like the rows of a side, each part stands for a vector that training found. An action is the sum of its parts, and so cards that
//! training has never seen have parts, too.

use super::rows::Block;
use crate::value::{Danger, can_quest, danger};
use ability::{CardType, KeywordKind};
use engine::{Action, CardDb, CardId, Game, Payment, Seat, TurnAction, Zone};

/// What a card does in an action: each definition has a part for each of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    Inked,
    Played,
    Sung,
    Quests,
    Challenges,
    Challenged,
    Used,
    /// Somebody is shifted onto it.
    Base,
}

/// How many roles there are.
pub const ROLES: usize = 8;

/// A part of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Fixed(u16),
    /// A definition by its number; see [`part_row`].
    Card(Role, usize),
}

const KIND: Block = Block { first: 0, len: 12 };
const INK_COST: Block = KIND.after(11);
const INK_HELD: Block = INK_COST.after(12);
const INK_HAND: Block = INK_HELD.after(9);
const INK_PLAYABLE: Block = INK_HAND.after(2);
const INK_COPIES: Block = INK_PLAYABLE.after(4);
const PLAY_COST: Block = INK_COPIES.after(11);
const PLAY_LEFT: Block = PLAY_COST.after(8);
const SINGER_COST: Block = PLAY_LEFT.after(10);
const SINGER_LORE: Block = SINGER_COST.after(5);
const QUEST_LORE: Block = SINGER_LORE.after(6);
/// By danger, then by cost.
const QUEST_DANGER: Block = QUEST_LORE.after(DANGERS * COSTS);
/// By who is banished, then by how much dearer the challenged character is.
const TRADE: Block = QUEST_DANGER.after(4 * DEARER);
const PREY_LORE: Block = TRADE.after(2 * LORES);
const HUNTER_LORE: Block = PREY_LORE.after(2 * LORES);
const HUNTER_DANGER: Block = HUNTER_LORE.after(DANGERS);
const PREY_LEFT: Block = HUNTER_DANGER.after(8);
const SIEGE: Block = PREY_LEFT.after(2 * LORES);
const MOVE_LORE: Block = SIEGE.after(LORES);
const USE_INDEX: Block = MOVE_LORE.after(3);
/// What could still be done when the turn ends.
const END_QUESTS: Block = USE_INDEX.after(7);
const END_PLAYS: Block = END_QUESTS.after(6);
const END_INK: Block = END_PLAYS.after(2);
const END_CHALLENGES: Block = END_INK.after(6);
const END_USES: Block = END_CHALLENGES.after(4);

/// How many parts come before those of the cards.
pub const PARTS: usize = END_USES.first + END_USES.len;

const DANGERS: usize = 3;
const COSTS: usize = 5;
const LORES: usize = 5;
/// Costs differ by up to 3 in either direction.
const DEARER: usize = 7;

/// The row of a card in a role.
pub fn part_row(role: Role, def: usize, defs: usize) -> usize {
    PARTS + role as usize * defs + def
}

/// What a player has to choose from, counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Offer {
    quests: usize,
    plays: usize,
    ink: usize,
    challenges: usize,
    uses: usize,
}

impl Offer {
    pub fn of(answers: &[Action]) -> Offer {
        let mut offer = Offer::default();
        for action in answers.iter().filter_map(|answer| answer.turn_action()) {
            match action {
                TurnAction::Quest(_) => offer.quests += 1,
                TurnAction::Play(..) => offer.plays += 1,
                TurnAction::Ink(_) => offer.ink += 1,
                TurnAction::Challenge(..) => offer.challenges += 1,
                TurnAction::Use(..) => offer.uses += 1,
                TurnAction::Move(..) | TurnAction::EndTurn => {}
            }
        }
        offer
    }
}

/// Calls `part` for each part of a turn action of a player.
pub fn each_part(
    game: &Game,
    db: &CardDb,
    seat: Seat,
    offer: &Offer,
    action: Action,
    mut part: impl FnMut(Part),
) {
    let mut look = Look { game, db, seat, part: &mut part };
    let Some(action) = action.turn_action() else { return look.fixed(KIND, 11) };
    match action {
        TurnAction::Ink(id) => look.ink(id),
        TurnAction::Play(id, payment) => look.play(id, payment),
        TurnAction::Quest(id) => look.quest(id),
        TurnAction::Challenge(by, at) => look.challenge(by, at),
        TurnAction::Move(_, to) => {
            look.fixed(KIND, 8);
            look.fixed(MOVE_LORE, lore(game, to));
        }
        TurnAction::Use(id, index) => {
            look.fixed(KIND, 9);
            look.fixed(USE_INDEX, usize::from(index));
            look.card(Role::Used, id);
        }
        TurnAction::EndTurn => {
            look.fixed(KIND, 10);
            look.fixed(END_QUESTS, offer.quests);
            look.fixed(END_PLAYS, offer.plays);
            look.fixed(END_INK, offer.ink);
            look.fixed(END_CHALLENGES, offer.challenges);
            look.fixed(END_USES, offer.uses);
        }
    }
}

/// Looks at one action.
struct Look<'a, F> {
    game: &'a Game,
    db: &'a CardDb,
    seat: Seat,
    part: &'a mut F,
}

impl<F: FnMut(Part)> Look<'_, F> {
    fn fixed(&mut self, block: Block, n: usize) {
        (self.part)(Part::Fixed(block.row(n)));
    }

    fn card(&mut self, role: Role, id: CardId) {
        (self.part)(Part::Card(role, self.game.card(id).def.index()));
    }

    fn ready_ink(&self) -> u16 {
        let player = self.game.player(self.seat);
        player.ready_ink + player.ink_drops
    }

    fn ink(&mut self, id: CardId) {
        let (game, seat) = (self.game, self.seat);
        let def = game.card(id).def;
        let cost = game.cost(self.db, id);
        self.fixed(KIND, 0);
        self.card(Role::Inked, id);
        self.fixed(INK_COST, usize::from(cost));
        self.fixed(INK_HELD, game.count(seat, Zone::Inkwell));
        self.fixed(INK_HAND, game.count(seat, Zone::Hand));
        self.fixed(INK_PLAYABLE, usize::from(u16::from(cost) <= self.ready_ink() + 1));
        let copies = game.zone(seat, Zone::Hand).filter(|other| game.card(*other).def == def).count();
        self.fixed(INK_COPIES, copies.saturating_sub(1));
    }

    fn play(&mut self, id: CardId, payment: Payment) {
        let cost = self.game.cost(self.db, id);
        let ink = match payment {
            Payment::Ink => {
                self.fixed(KIND, 1);
                Some(self.game.ink_cost(self.db, id))
            }
            Payment::Shift(base) => {
                self.fixed(KIND, 2);
                self.card(Role::Base, base);
                self.db.def(self.game.card(id).def).shift.map(|shift| u16::from(shift.ink))
            }
            Payment::Sing(singer) => {
                self.fixed(KIND, 3);
                self.fixed(SINGER_COST, usize::from(self.game.cost(self.db, singer)));
                self.fixed(SINGER_LORE, lore(self.game, singer));
                None
            }
            Payment::SingTogether => {
                self.fixed(KIND, 4);
                None
            }
            Payment::Free => {
                self.fixed(KIND, 5);
                None
            }
        };
        self.fixed(PLAY_COST, usize::from(cost));
        match ink {
            Some(ink) => {
                self.fixed(PLAY_LEFT, usize::from(self.ready_ink().saturating_sub(ink)));
                self.card(Role::Played, id);
            }
            None => self.card(Role::Sung, id),
        }
    }

    fn quest(&mut self, id: CardId) {
        self.fixed(KIND, 6);
        self.card(Role::Quests, id);
        self.fixed(QUEST_LORE, lore(self.game, id));
        let cost = match self.game.cost(self.db, id) {
            0..=1 => 0,
            2 => 1,
            3..=4 => 2,
            5..=6 => 3,
            _ => 4,
        };
        let danger = self.danger(id);
        self.fixed(QUEST_DANGER, danger * COSTS + cost);
    }

    fn challenge(&mut self, by: CardId, at: CardId) {
        let (game, db) = (self.game, self.db);
        let (hunter, prey) = (game.traits(by), game.traits(at));
        let left = |id: CardId| i32::from(game.traits(id).willpower) - i32::from(game.card(id).damage);
        let dealt = i32::from(hunter.strength.max(0)) + i32::from(hunter.count(KeywordKind::Challenger))
            - i32::from(prey.count(KeywordKind::Resist));
        let kills = dealt >= left(at);
        self.fixed(KIND, 7);
        self.card(Role::Challenges, by);
        self.card(Role::Challenged, at);
        let of = |yes: bool, n: usize| usize::from(yes) * LORES + n.min(LORES - 1);
        if db.def(game.card(at).def).kind == CardType::Location {
            self.fixed(SIEGE, of(kills, lore(game, at)));
            return;
        }
        let dies = i32::from(prey.strength.max(0)) - i32::from(hunter.count(KeywordKind::Resist)) >= left(by);
        let dearer = i32::from(game.cost(db, at)) - i32::from(game.cost(db, by));
        let outcome = usize::from(kills) * 2 + usize::from(dies);
        self.fixed(TRADE, outcome * DEARER + (dearer.clamp(-3, 3) + 3) as usize);
        let quests = |id: CardId| if can_quest(game.traits(id)) { lore(game, id) } else { 0 };
        self.fixed(PREY_LORE, of(kills, quests(at)));
        self.fixed(HUNTER_LORE, of(dies, quests(by)));
        if !dies {
            let danger = self.danger(by);
            self.fixed(HUNTER_DANGER, danger);
        }
        self.fixed(PREY_LEFT, usize::try_from(left(at) - dealt).unwrap_or(0));
    }

    /// What could happen to a character once it is exerted.
    fn danger(&self, id: CardId) -> usize {
        match danger(self.game, self.db, self.seat, id) {
            Danger::None => 0,
            Danger::Traded => 1,
            Danger::Exposed => 2,
        }
    }
}

fn lore(game: &Game, id: CardId) -> usize {
    usize::try_from(game.traits(id).lore).unwrap_or(0)
}
