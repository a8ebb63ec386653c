//! The features of an answer, called parts: its kind, its cards, and its results as far as the board shows
//! them.
//!
//! Training finds a vector for each fixed part. A card is a part by its [`Role`]: its vector in the position,
//! multiplied by the role's matrix. The rest of an effect is a part, too ([`Aim`]). An answer is the sum of
//! its parts.

use super::rows::{Block, Danger, Fighters};
use crate::value::can_quest;
use engine::program::{FlowOp, Op, Pc};
use engine::{Action, CardDb, CardId, DecisionKind, Game, Payment, Seat, Zone};
use wording::{CardType, KeywordKind};

/// A card's role in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    Inked,
    Played,
    Sings,
    Quests,
    Challenges,
    Challenged,
    Moves,
    /// The location a character moves to.
    Place,
    Used,
    /// The character that is shifted onto.
    Base,
    /// Chosen, from the player's own cards.
    PickedMine,
    PickedTheirs,
    /// Put away from the opening hand.
    PutAway,
    /// The card that asks the question.
    Source,
}

/// The number of roles.
pub const ROLES: usize = 14;

/// How an effect's program is a part of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Aim {
    /// The program continues with the chosen card or value.
    At,
    /// The answer starts it.
    Do,
}

/// The number of aims.
pub const AIMS: usize = 2;

/// A part of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Fixed(u16),
    Card(Role, CardId),
    Program(Aim, Pc),
}

const KIND: Block = Block { first: 0, len: 28 };
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
/// By who is banished, then by how much more the challenged character costs.
const TRADE: Block = QUEST_DANGER.after(4 * DEARER);
const PREY_LORE: Block = TRADE.after(2 * LORES);
const HUNTER_LORE: Block = PREY_LORE.after(2 * LORES);
const HUNTER_DANGER: Block = HUNTER_LORE.after(DANGERS);
const PREY_LEFT: Block = HUNTER_DANGER.after(8);
const SIEGE: Block = PREY_LEFT.after(2 * LORES);
const MOVE_LORE: Block = SIEGE.after(LORES);
const USE_INDEX: Block = MOVE_LORE.after(3);
/// Actions still possible when the turn ends.
const END_QUESTS: Block = USE_INDEX.after(7);
const END_PLAYS: Block = END_QUESTS.after(6);
const END_INK: Block = END_PLAYS.after(2);
const END_CHALLENGES: Block = END_INK.after(6);
const END_USES: Block = END_CHALLENGES.after(4);
/// The number of cards picked before.
const PICKED: Block = END_USES.after(4);
/// By owner, then by zone.
const PICK_ZONE: Block = PICKED.after(2 * ZONES);
/// By owner, then by condition.
const PICK_STATE: Block = PICK_ZONE.after(2 * 4);
const OPTION: Block = PICK_STATE.after(4);
const NUMBER: Block = OPTION.after(12);
/// The smallest and the largest number.
const NUMBER_END: Block = NUMBER.after(2);
/// How many cards with this name are in the player's own deck.
const NAMED: Block = NUMBER_END.after(5);
const PUT_AWAY_COST: Block = NAMED.after(11);
const PUT_AWAY_COPIES: Block = PUT_AWAY_COST.after(4);

/// The number of fixed parts.
pub const PARTS: usize = PUT_AWAY_COPIES.first + PUT_AWAY_COPIES.len;

const DANGERS: usize = 3;
const COSTS: usize = 5;
const LORES: usize = 5;
const ZONES: usize = 10;
/// Cost differences from -3 to 3.
const DEARER: usize = 7;

/// Counts of a player's possible actions.
#[derive(Clone, Copy, Debug, Default)]
struct Offer {
    quests: usize,
    plays: usize,
    ink: usize,
    challenges: usize,
    uses: usize,
}

impl Offer {
    fn of(answers: &[Action]) -> Offer {
        let mut offer = Offer::default();
        for answer in answers {
            match answer {
                Action::Quest(_) => offer.quests += 1,
                Action::Play(..) => offer.plays += 1,
                Action::Ink(_) => offer.ink += 1,
                Action::Challenge(..) => offer.challenges += 1,
                Action::Use(..) => offer.uses += 1,
                Action::Move(..)
                | Action::EndTurn
                | Action::Card(_)
                | Action::Done
                | Action::Yes
                | Action::No
                | Action::Option(_)
                | Action::Number(_)
                | Action::Player(_)
                | Action::Name(_)
                | Action::Trigger(_)
                | Action::Replacement(..)
                | Action::Concede(_) => {}
            }
        }
        offer
    }
}

/// A decision and its answers.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    pub game: &'a Game,
    pub db: &'a CardDb,
    pub seat: Seat,
    pub fighters: &'a Fighters,
    kind: DecisionKind,
    source: Option<CardId>,
    asking: Option<Pc>,
    offer: Offer,
}

impl<'a> Choice<'a> {
    /// The pending decision of this player; `None` if there is none.
    pub fn new(
        game: &'a Game,
        db: &'a CardDb,
        seat: Seat,
        fighters: &'a Fighters,
        answers: &[Action],
    ) -> Option<Choice<'a>> {
        let decision = game.decision()?;
        let asking = game.asking().and_then(|(_, pc)| pc);
        let (kind, source) = (decision.kind, decision.source);
        Some(Choice { game, db, seat, fighters, kind, source, asking, offer: Offer::of(answers) })
    }

    /// Calls `part` for each part of an answer.
    pub fn parts(&self, answer: Action, mut part: impl FnMut(Part)) {
        Look { choice: self, part: &mut part }.answer(answer);
    }
}

/// Collects the parts of one answer.
struct Look<'a, F> {
    choice: &'a Choice<'a>,
    part: &'a mut F,
}

impl<F: FnMut(Part)> Look<'_, F> {
    fn fixed(&mut self, block: Block, n: usize) {
        (self.part)(Part::Fixed(block.row(n)));
    }

    fn card(&mut self, role: Role, id: CardId) {
        (self.part)(Part::Card(role, id));
    }

    fn program(&mut self, aim: Aim, pc: Option<Pc>) {
        if let Some(pc) = pc {
            (self.part)(Part::Program(aim, pc));
        }
    }

    /// Adds the kind of an answer to an effect's question, and the effect's program or source card.
    fn question(&mut self, kind: usize, aim: Aim) {
        self.fixed(KIND, kind);
        self.program(aim, self.choice.asking);
        if self.choice.asking.is_none()
            && let Some(source) = self.choice.source
        {
            self.card(Role::Source, source);
        }
    }

    fn answer(&mut self, answer: Action) {
        let Choice { game, db, seat, kind, offer, .. } = *self.choice;
        match answer {
            Action::Ink(id) => self.ink(id),
            Action::Play(id, payment) => self.play(id, payment),
            Action::Quest(id) => self.quest(id),
            Action::Challenge(by, at) => self.challenge(by, at),
            Action::Move(who, to) => {
                self.fixed(KIND, 8);
                self.fixed(MOVE_LORE, self.lore(to));
                self.card(Role::Moves, who);
                self.card(Role::Place, to);
            }
            Action::Use(id, index) => {
                self.fixed(KIND, 9);
                self.fixed(USE_INDEX, usize::from(index));
                self.card(Role::Used, id);
                let ability = db.def(game.card(id).def).activated.get(usize::from(index));
                self.program(Aim::Do, ability.map(|ability| ability.effects));
            }
            Action::EndTurn => {
                self.fixed(KIND, 10);
                self.fixed(END_QUESTS, offer.quests);
                self.fixed(END_PLAYS, offer.plays);
                self.fixed(END_INK, offer.ink);
                self.fixed(END_CHALLENGES, offer.challenges);
                self.fixed(END_USES, offer.uses);
            }
            Action::Card(id) => self.pick(id),
            Action::Done => match kind {
                DecisionKind::Mulligan => self.fixed(KIND, 12),
                _ => self.question(14, Aim::At),
            },
            Action::Yes => self.question(16, Aim::Do),
            Action::No => self.question(17, Aim::At),
            Action::Option(n) => match kind {
                DecisionKind::Option { ends: true, .. } => {
                    self.question(19, Aim::At);
                    self.fixed(OPTION, usize::from(n));
                }
                _ => {
                    self.fixed(KIND, 18);
                    self.fixed(OPTION, usize::from(n));
                    let way = self.choice.asking.and_then(|pc| option(db, pc, n));
                    self.program(Aim::Do, way);
                }
            },
            Action::Number(n) => {
                self.question(20, Aim::At);
                self.fixed(NUMBER, usize::from(n));
                if let DecisionKind::Number { min, max } = kind {
                    if n == min {
                        self.fixed(NUMBER_END, 0);
                    }
                    if n == max {
                        self.fixed(NUMBER_END, 1);
                    }
                }
            }
            Action::Player(whom) => {
                self.question(if game.are_opponents(seat, whom) { 22 } else { 21 }, Aim::At);
            }
            Action::Name(name) => {
                self.question(23, Aim::At);
                let named = |id: &CardId| db.def(game.card(*id).def).names.contains(&name);
                self.fixed(NAMED, game.zone(seat, Zone::Deck).filter(named).count());
            }
            Action::Trigger(entry) => {
                self.fixed(KIND, 24);
                let entry = game.bag().get(usize::from(entry));
                self.program(Aim::Do, entry.map(|entry| entry.program));
            }
            Action::Replacement(id, _) => {
                self.fixed(KIND, 25);
                self.card(Role::Source, id);
            }
            Action::Concede(_) => self.fixed(KIND, 27),
        }
    }

    fn ready_ink(&self) -> u16 {
        let player = self.choice.game.player(self.choice.seat);
        player.ready_ink + player.ink_drops
    }

    fn copies(&self, id: CardId) -> usize {
        let Choice { game, seat, .. } = *self.choice;
        let same = |other: &CardId| game.card(*other).def == game.card(id).def;
        game.zone(seat, Zone::Hand).filter(same).count().saturating_sub(1)
    }

    fn ink(&mut self, id: CardId) {
        let Choice { game, db, seat, .. } = *self.choice;
        let cost = game.cost(db, id);
        self.fixed(KIND, 0);
        self.card(Role::Inked, id);
        self.fixed(INK_COST, usize::from(cost));
        self.fixed(INK_HELD, game.count(seat, Zone::Inkwell));
        self.fixed(INK_HAND, game.count(seat, Zone::Hand));
        self.fixed(INK_PLAYABLE, usize::from(u16::from(cost) <= self.ready_ink() + 1));
        self.fixed(INK_COPIES, self.copies(id));
    }

    fn play(&mut self, id: CardId, payment: Payment) {
        let Choice { game, db, .. } = *self.choice;
        self.card(Role::Played, id);
        self.fixed(PLAY_COST, usize::from(game.cost(db, id)));
        let ink = match payment {
            Payment::Ink => {
                self.fixed(KIND, 1);
                Some(game.ink_cost(db, id))
            }
            Payment::Shift(base) => {
                self.fixed(KIND, 2);
                self.card(Role::Base, base);
                db.def(game.card(id).def).shift.map(|shift| u16::from(shift.ink))
            }
            Payment::Sing(singer) => {
                self.fixed(KIND, 3);
                self.fixed(SINGER_COST, usize::from(game.cost(db, singer)));
                self.fixed(SINGER_LORE, self.lore(singer));
                self.card(Role::Sings, singer);
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
        if let Some(ink) = ink {
            self.fixed(PLAY_LEFT, usize::from(self.ready_ink().saturating_sub(ink)));
        }
    }

    fn quest(&mut self, id: CardId) {
        self.fixed(KIND, 6);
        self.card(Role::Quests, id);
        self.fixed(QUEST_LORE, self.lore(id));
        let cost = match self.choice.game.cost(self.choice.db, id) {
            0..=1 => 0,
            2 => 1,
            3..=4 => 2,
            5..=6 => 3,
            _ => 4,
        };
        self.fixed(QUEST_DANGER, self.danger(id) as usize * COSTS + cost);
    }

    fn challenge(&mut self, by: CardId, at: CardId) {
        let Choice { game, db, .. } = *self.choice;
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
            self.fixed(SIEGE, of(kills, self.lore(at)));
            return;
        }
        let dies = i32::from(prey.strength.max(0)) - i32::from(hunter.count(KeywordKind::Resist)) >= left(by);
        let dearer = i32::from(game.cost(db, at)) - i32::from(game.cost(db, by));
        let outcome = usize::from(kills) * 2 + usize::from(dies);
        self.fixed(TRADE, outcome * DEARER + (dearer.clamp(-3, 3) + 3) as usize);
        let quests = |id: CardId| if can_quest(game.traits(id)) { self.lore(id) } else { 0 };
        let (prey_lore, hunter_lore) = (quests(at), quests(by));
        self.fixed(PREY_LORE, of(kills, prey_lore));
        self.fixed(HUNTER_LORE, of(dies, hunter_lore));
        if !dies {
            self.fixed(HUNTER_DANGER, self.danger(by) as usize);
        }
        self.fixed(PREY_LEFT, usize::try_from(left(at) - dealt).unwrap_or(0));
    }

    fn pick(&mut self, id: CardId) {
        let Choice { game, db, seat, kind, .. } = *self.choice;
        let card = game.card(id);
        match kind {
            DecisionKind::Mulligan => {
                self.fixed(KIND, 11);
                self.card(Role::PutAway, id);
                self.fixed(PUT_AWAY_COST, usize::from(db.def(card.def).cost));
                self.fixed(PUT_AWAY_COPIES, self.copies(id));
                return;
            }
            DecisionKind::Order { .. } => self.question(15, Aim::At),
            _ => self.question(13, Aim::At),
        }
        let theirs = usize::from(card.owner != seat);
        self.card(if theirs == 0 { Role::PickedMine } else { Role::PickedTheirs }, id);
        self.fixed(PICK_ZONE, theirs * ZONES + card.zone as usize);
        if card.zone == Zone::Play {
            let condition = usize::from(card.exerted) * 2 + usize::from(card.damage > 0);
            self.fixed(PICK_STATE, theirs * 4 + condition);
        }
        if let DecisionKind::Cards { picked, .. } = kind {
            self.fixed(PICKED, usize::from(picked));
        }
    }

    /// The danger to a character once it is exerted.
    fn danger(&self, id: CardId) -> Danger {
        self.choice.fighters.danger(self.choice.game, self.choice.seat, id)
    }

    fn lore(&self, id: CardId) -> usize {
        usize::try_from(self.choice.game.traits(id).lore).unwrap_or(0)
    }
}

/// The address where the program continues after this option.
fn option(db: &CardDb, pc: Pc, n: u8) -> Option<Pc> {
    match db.ops.get(pc as usize + 1 + usize::from(n))? {
        Op::Flow(FlowOp::Jump(to)) => Some(*to),
        _ => None,
    }
}
