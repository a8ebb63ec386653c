//! The features of an answer, called parts: its kind, its cards, and its results as far as the board shows
//! them.
//!
//! Training finds a vector for each fixed part. A card is a part by its [`CardRole`]: its vector in the
//! position, multiplied by the role's matrix. The rest of an effect is a part, too ([`Aim`]). An answer is
//! the sum of its parts.

use super::rows::{Danger, Fighters, RowBlock};
use crate::value::can_quest;
use engine::program::{FlowOp, Op, Pc};
use engine::{Action, CardDb, CardId, DecisionKind, Game, Payment, Seat, Zone};
use wording::{CardType, KeywordKind};

/// A card's role in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum CardRole {
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
pub enum AnswerPart {
    Fixed(u16),
    Card(CardRole, CardId),
    Program(Aim, Pc),
}

const KIND: RowBlock = RowBlock { first: 0, len: 28 };
const INK_COST: RowBlock = KIND.after(11);
const INK_HELD: RowBlock = INK_COST.after(12);
const INK_HAND: RowBlock = INK_HELD.after(9);
const INK_PLAYABLE: RowBlock = INK_HAND.after(2);
const INK_COPIES: RowBlock = INK_PLAYABLE.after(4);
const PLAY_COST: RowBlock = INK_COPIES.after(11);
const PLAY_LEFT: RowBlock = PLAY_COST.after(8);
const SINGER_COST: RowBlock = PLAY_LEFT.after(10);
const SINGER_LORE: RowBlock = SINGER_COST.after(5);
const QUEST_LORE: RowBlock = SINGER_LORE.after(6);
/// By danger, then by cost.
const QUEST_DANGER: RowBlock = QUEST_LORE.after(DANGERS * COSTS);
/// By who is banished, then by how much more the challenged character costs.
const TRADE: RowBlock = QUEST_DANGER.after(4 * DEARER);
const PREY_LORE: RowBlock = TRADE.after(2 * LORES);
const HUNTER_LORE: RowBlock = PREY_LORE.after(2 * LORES);
const HUNTER_DANGER: RowBlock = HUNTER_LORE.after(DANGERS);
const PREY_LEFT: RowBlock = HUNTER_DANGER.after(8);
const SIEGE: RowBlock = PREY_LEFT.after(2 * LORES);
const MOVE_LORE: RowBlock = SIEGE.after(LORES);
const USE_INDEX: RowBlock = MOVE_LORE.after(3);
/// Actions still possible when the turn ends.
const END_QUESTS: RowBlock = USE_INDEX.after(7);
const END_PLAYS: RowBlock = END_QUESTS.after(6);
const END_INK: RowBlock = END_PLAYS.after(2);
const END_CHALLENGES: RowBlock = END_INK.after(6);
const END_USES: RowBlock = END_CHALLENGES.after(4);
/// The number of cards picked before.
const PICKED: RowBlock = END_USES.after(4);
/// By owner, then by zone.
const PICK_ZONE: RowBlock = PICKED.after(2 * ZONES);
/// By owner, then by condition.
const PICK_STATE: RowBlock = PICK_ZONE.after(2 * 4);
const OPTION: RowBlock = PICK_STATE.after(4);
const NUMBER: RowBlock = OPTION.after(12);
/// The smallest and the largest number.
const NUMBER_END: RowBlock = NUMBER.after(2);
/// How many cards with this name are in the player's own deck.
const NAMED: RowBlock = NUMBER_END.after(5);
const PUT_AWAY_COST: RowBlock = NAMED.after(11);
const PUT_AWAY_COPIES: RowBlock = PUT_AWAY_COST.after(4);

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
struct ActionCounts {
    quests: usize,
    plays: usize,
    ink: usize,
    challenges: usize,
    uses: usize,
}

impl ActionCounts {
    fn of(answers: &[Action]) -> ActionCounts {
        let mut counts = ActionCounts::default();
        for answer in answers {
            match answer {
                Action::Quest(_) => counts.quests += 1,
                Action::Play(..) => counts.plays += 1,
                Action::Ink(_) => counts.ink += 1,
                Action::Challenge(..) => counts.challenges += 1,
                Action::Use(..) => counts.uses += 1,
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
        counts
    }
}

/// A decision and its answers.
#[derive(Clone, Copy, Debug)]
pub struct AnswerFeatures<'a> {
    pub game: &'a Game,
    pub db: &'a CardDb,
    pub seat: Seat,
    pub fighters: &'a Fighters,
    kind: DecisionKind,
    source: Option<CardId>,
    asking: Option<Pc>,
    counts: ActionCounts,
}

impl<'a> AnswerFeatures<'a> {
    /// The pending decision of this player; `None` if there is none.
    pub fn new(
        game: &'a Game,
        db: &'a CardDb,
        seat: Seat,
        fighters: &'a Fighters,
        answers: &[Action],
    ) -> Option<AnswerFeatures<'a>> {
        let decision = game.decision()?;
        let asking = game.asking().and_then(|(_, pc)| pc);
        let (kind, source) = (decision.kind, decision.source);
        Some(AnswerFeatures {
            game,
            db,
            seat,
            fighters,
            kind,
            source,
            asking,
            counts: ActionCounts::of(answers),
        })
    }

    /// Calls `part` for each part of an answer.
    pub fn parts(&self, answer: Action, mut part: impl FnMut(AnswerPart)) {
        PartCollector { features: self, part: &mut part }.answer(answer);
    }
}

/// Collects the parts of one answer.
struct PartCollector<'a, F> {
    features: &'a AnswerFeatures<'a>,
    part: &'a mut F,
}

impl<F: FnMut(AnswerPart)> PartCollector<'_, F> {
    fn fixed(&mut self, block: RowBlock, n: usize) {
        (self.part)(AnswerPart::Fixed(block.row(n)));
    }

    fn card(&mut self, role: CardRole, id: CardId) {
        (self.part)(AnswerPart::Card(role, id));
    }

    fn program(&mut self, aim: Aim, pc: Option<Pc>) {
        if let Some(pc) = pc {
            (self.part)(AnswerPart::Program(aim, pc));
        }
    }

    /// Adds the kind of an answer to an effect's question, and the effect's program or source card.
    fn question(&mut self, kind: usize, aim: Aim) {
        self.fixed(KIND, kind);
        self.program(aim, self.features.asking);
        if self.features.asking.is_none()
            && let Some(source) = self.features.source
        {
            self.card(CardRole::Source, source);
        }
    }

    fn answer(&mut self, answer: Action) {
        let AnswerFeatures { game, db, seat, kind, counts, .. } = *self.features;
        match answer {
            Action::Ink(id) => self.ink(id),
            Action::Play(id, payment) => self.play(id, payment),
            Action::Quest(id) => self.quest(id),
            Action::Challenge(by, at) => self.challenge(by, at),
            Action::Move(who, to) => {
                self.fixed(KIND, 8);
                self.fixed(MOVE_LORE, self.lore(to));
                self.card(CardRole::Moves, who);
                self.card(CardRole::Place, to);
            }
            Action::Use(id, index) => {
                self.fixed(KIND, 9);
                self.fixed(USE_INDEX, usize::from(index));
                self.card(CardRole::Used, id);
                let ability = db.def(game.card(id).def).activated.get(usize::from(index));
                self.program(Aim::Do, ability.map(|ability| ability.effects));
            }
            Action::EndTurn => {
                self.fixed(KIND, 10);
                self.fixed(END_QUESTS, counts.quests);
                self.fixed(END_PLAYS, counts.plays);
                self.fixed(END_INK, counts.ink);
                self.fixed(END_CHALLENGES, counts.challenges);
                self.fixed(END_USES, counts.uses);
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
                    let way = self.features.asking.and_then(|pc| option(db, pc, n));
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
                self.card(CardRole::Source, id);
            }
            Action::Concede(_) => self.fixed(KIND, 27),
        }
    }

    fn ready_ink(&self) -> u16 {
        let player = self.features.game.player(self.features.seat);
        player.ready_ink + player.ink_drops
    }

    fn copies(&self, id: CardId) -> usize {
        let AnswerFeatures { game, seat, .. } = *self.features;
        let same = |other: &CardId| game.card(*other).def == game.card(id).def;
        game.zone(seat, Zone::Hand).filter(same).count().saturating_sub(1)
    }

    fn ink(&mut self, id: CardId) {
        let AnswerFeatures { game, db, seat, .. } = *self.features;
        let cost = game.cost(db, id);
        self.fixed(KIND, 0);
        self.card(CardRole::Inked, id);
        self.fixed(INK_COST, usize::from(cost));
        self.fixed(INK_HELD, game.count(seat, Zone::Inkwell));
        self.fixed(INK_HAND, game.count(seat, Zone::Hand));
        self.fixed(INK_PLAYABLE, usize::from(u16::from(cost) <= self.ready_ink() + 1));
        self.fixed(INK_COPIES, self.copies(id));
    }

    fn play(&mut self, id: CardId, payment: Payment) {
        let AnswerFeatures { game, db, .. } = *self.features;
        self.card(CardRole::Played, id);
        self.fixed(PLAY_COST, usize::from(game.cost(db, id)));
        let ink = match payment {
            Payment::Ink => {
                self.fixed(KIND, 1);
                Some(game.ink_cost(db, id))
            }
            Payment::Shift(base) => {
                self.fixed(KIND, 2);
                self.card(CardRole::Base, base);
                db.def(game.card(id).def).shift.map(|shift| u16::from(shift.ink))
            }
            Payment::Sing(singer) => {
                self.fixed(KIND, 3);
                self.fixed(SINGER_COST, usize::from(game.cost(db, singer)));
                self.fixed(SINGER_LORE, self.lore(singer));
                self.card(CardRole::Sings, singer);
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
        self.card(CardRole::Quests, id);
        self.fixed(QUEST_LORE, self.lore(id));
        let cost = match self.features.game.cost(self.features.db, id) {
            0..=1 => 0,
            2 => 1,
            3..=4 => 2,
            5..=6 => 3,
            _ => 4,
        };
        self.fixed(QUEST_DANGER, self.danger(id) as usize * COSTS + cost);
    }

    fn challenge(&mut self, by: CardId, at: CardId) {
        let AnswerFeatures { game, db, .. } = *self.features;
        let (hunter, prey) = (game.traits(by), game.traits(at));
        let left = |id: CardId| i32::from(game.traits(id).willpower) - i32::from(game.card(id).damage);
        let dealt = i32::from(hunter.strength.max(0)) + i32::from(hunter.count(KeywordKind::Challenger))
            - i32::from(prey.count(KeywordKind::Resist));
        let kills = dealt >= left(at);
        self.fixed(KIND, 7);
        self.card(CardRole::Challenges, by);
        self.card(CardRole::Challenged, at);
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
        let AnswerFeatures { game, db, seat, kind, .. } = *self.features;
        let card = game.card(id);
        match kind {
            DecisionKind::Mulligan => {
                self.fixed(KIND, 11);
                self.card(CardRole::PutAway, id);
                self.fixed(PUT_AWAY_COST, usize::from(db.def(card.def).cost));
                self.fixed(PUT_AWAY_COPIES, self.copies(id));
                return;
            }
            DecisionKind::Order { .. } => self.question(15, Aim::At),
            _ => self.question(13, Aim::At),
        }
        let theirs = usize::from(card.owner != seat);
        self.card(if theirs == 0 { CardRole::PickedMine } else { CardRole::PickedTheirs }, id);
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
        self.features.fighters.danger(self.features.game, self.features.seat, id)
    }

    fn lore(&self, id: CardId) -> usize {
        usize::try_from(self.features.game.traits(id).lore).unwrap_or(0)
    }
}

/// The address where the program continues after this option.
fn option(db: &CardDb, pc: Pc, n: u8) -> Option<Pc> {
    match db.ops.get(pc as usize + 1 + usize::from(n))? {
        Op::Flow(FlowOp::Jump(to)) => Some(*to),
        _ => None,
    }
}
