//! Decisions as rows of numbers, and their files.
//!
//! A shard is little-endian: `INKDEC02`, the number of items in each of the lists below (`u32` each), then
//! the lists. Rows are numbered as in the output of `inkwright-training facts`. Cards with the same rows
//! share an entry.
//!
//! | list | items |
//! |---|---|
//! | decisions | the index of the answer (`u16`), the number of answers (`u16`), the number of the player's deck list (`u16`), the game's result in half points (`u8`), the log-probability of the answer (`f32`), its advantage (`f32`), the target for the value (`f32`), the weight of the decision (`f32`) |
//! | rows about the players | their number (`u16` per decision), then all of them (`u32`) |
//! | groups | the number of cards (`u8`, three per decision), then all of them (`u32`) |
//! | cards | the number of rows (`u8` each), then all of them (`u32`) |
//! | answers | the number of parts (`u8` each), then all of them (`u32`) |
//! | turns | the number of cards with a role in the decision's answers (`u8` per decision), then their roles (`u8`), then the cards (`u32`) |
//! | links | the number of these cards in an answer (`u8` per answer), then their indices in the decision (`u8`) |
//! | lists | the number of cards (`u16` each), then all of them by definition (`u16`) |

use bots::net::{
    Aim, AnswerFeatures, AnswerPart, Canvas, CardGroup, FIXED, FeatureRow, Fighters, PARTS, SLOTS, UNIT,
    show, show_other,
};
use engine::{Action, CardDb, CardId, Chance, DefId, Game, Outcome, Seat};
use std::collections::HashMap;
use std::io::{self, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"INKDEC02";

/// The number of a row.
pub fn row_number(db: &CardDb, row: FeatureRow) -> Option<u32> {
    let defs = db.defs().len();
    let number = match row {
        FeatureRow::Fixed(n) => usize::from(n),
        FeatureRow::Card(slot, def) if def < defs => FIXED + slot as usize * defs + def,
        FeatureRow::Card(..) => return None,
        FeatureRow::Program(pc) => FIXED + SLOTS * defs + pc as usize,
    };
    Some(number as u32)
}

/// The number of a program part.
fn part_number(db: &CardDb, aim: Aim, pc: u32) -> u32 {
    (PARTS + aim as usize * db.ops.len()) as u32 + pc
}

/// What became of a decision.
#[derive(Clone, Copy, Debug, Default)]
pub struct DecisionResult {
    /// The result of the game for the player, in half points.
    pub points: u8,
    /// How much better the decision turned out than expected.
    pub advantage: f32,
    /// The target for the position's value.
    pub target: f32,
    /// The weight of the decision as an example for the policy.
    pub weight: f32,
}

#[derive(Clone, Debug)]
struct DecisionRecord {
    taken: u16,
    answers: u16,
    list: u16,
    sure: f32,
    result: DecisionResult,
}

/// Lists of different lengths, joined into one array.
#[derive(Clone, Debug, Default)]
struct RaggedList<T> {
    counts: Vec<u16>,
    items: Vec<T>,
}

impl<T> RaggedList<T> {
    fn push(&mut self, items: impl IntoIterator<Item = T>) {
        let before = self.items.len();
        self.items.extend(items);
        self.counts.push((self.items.len() - before) as u16);
    }
}

/// Decisions collected for a file.
#[derive(Debug, Default)]
pub struct Shard {
    decisions: Vec<DecisionRecord>,
    players: RaggedList<u32>,
    groups: RaggedList<u32>,
    cards: RaggedList<u32>,
    known: HashMap<Vec<u32>, u32>,
    parts: RaggedList<u32>,
    turns: RaggedList<(u8, u32)>,
    links: RaggedList<u8>,
    lists: RaggedList<u16>,
}

/// A game from one player's side, against another.
#[derive(Clone, Copy, Debug)]
pub struct GameSide<'a> {
    pub game: &'a Game,
    pub db: &'a CardDb,
    pub seat: Seat,
    pub other: Seat,
}

/// The index of a decision in a shard.
#[derive(Clone, Copy, Debug)]
pub struct ShardIndex(usize);

impl Shard {
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Adds a player's deck list and returns its number.
    pub fn list(&mut self, game: &Game, db: &CardDb, seat: Seat) -> u16 {
        let defs = db.defs().len();
        let own = game.card_ids().filter(|id| game.card(*id).owner == seat);
        let known = own.map(|id| game.card(id).def).filter(|def| def.index() < defs);
        let known: Vec<DefId> = known.collect();
        self.lists.push(known.into_iter().map(|def| def.0));
        (self.lists.counts.len() - 1) as u16
    }

    fn intern(&mut self, rows: &[u32]) -> u32 {
        if let Some(known) = self.known.get(rows) {
            return *known;
        }
        let number = self.cards.counts.len() as u32;
        self.cards.push(rows.iter().copied());
        self.known.insert(rows.to_vec(), number);
        number
    }

    /// Adds a player's decision. [`Shard::tell`] sets its result later.
    pub fn decision(
        &mut self,
        side: &GameSide<'_>,
        list: u16,
        answers: &[Action],
        taken: usize,
        sure: f32,
    ) -> ShardIndex {
        let GameSide { game, db, seat, .. } = *side;
        let mut fighters = Fighters::default();
        fighters.look(game, db);
        let mut places = self.position(side, &fighters);
        let mut turns: Vec<(u8, u32)> = Vec::new();
        if let Some(choice) = AnswerFeatures::new(game, db, seat, &fighters, answers) {
            for answer in answers {
                let (mut parts, mut links) = (Vec::new(), Vec::new());
                choice.parts(*answer, |part| match part {
                    AnswerPart::Fixed(n) => parts.push(u32::from(n)),
                    AnswerPart::Program(aim, pc) => parts.push(part_number(db, aim, pc)),
                    AnswerPart::Card(role, id) => links.push((role as u8, id)),
                });
                self.parts.push(parts);
                let links: Vec<u8> = links
                    .into_iter()
                    .map(|(role, id)| {
                        let number = places.get(&id).copied().unwrap_or_else(|| {
                            let mut rows = RowCollector::empty(db);
                            show_other(game, db, seat, &fighters, id, &mut rows);
                            self.intern(&rows.card)
                        });
                        places.insert(id, number);
                        let known = turns.iter().position(|turn| *turn == (role, number));
                        known.unwrap_or_else(|| {
                            turns.push((role, number));
                            turns.len() - 1
                        }) as u8
                    })
                    .collect();
                self.links.push(links);
            }
        }
        self.turns.push(turns);
        let (taken, answers) = (taken as u16, answers.len() as u16);
        self.push(DecisionRecord { taken, answers, list, sure, result: DecisionResult::default() })
    }

    /// Adds the view of a player who has no decision to make, as a decision with a single answer that has no
    /// parts.
    pub fn example(&mut self, side: &GameSide<'_>, list: u16) -> ShardIndex {
        let mut fighters = Fighters::default();
        fighters.look(side.game, side.db);
        self.position(side, &fighters);
        self.parts.push([]);
        self.links.push([]);
        self.turns.push([]);
        self.push(DecisionRecord { taken: 0, answers: 1, list, sure: 0.0, result: DecisionResult::default() })
    }

    fn push(&mut self, decision: DecisionRecord) -> ShardIndex {
        self.decisions.push(decision);
        ShardIndex(self.decisions.len() - 1)
    }

    /// Adds a player's view of the position, and returns the number of each card.
    fn position(&mut self, side: &GameSide<'_>, fighters: &Fighters) -> HashMap<CardId, u32> {
        let GameSide { game, db, seat, other } = *side;
        let mut seen = RowCollector::empty(db);
        show(game, db, seat, other, fighters, &mut seen);
        let RowCollector { players, cards, .. } = seen;
        self.players.push(players);
        let mut places: HashMap<CardId, u32> = HashMap::new();
        let mut grouped: [Vec<u32>; 3] = Default::default();
        for (group, id, rows) in cards {
            let number = self.intern(&rows);
            places.insert(id, number);
            grouped[group as usize].push(number);
        }
        for group in grouped {
            self.groups.push(group);
        }
        places
    }

    /// Sets the result of a decision.
    pub fn tell(&mut self, place: ShardIndex, result: DecisionResult) {
        self.decisions[place.0].result = result;
    }

    /// Writes the shard atomically.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let mut out = ByteWriter(MAGIC.to_vec());
        let counts = [
            self.decisions.len(),
            self.players.items.len(),
            self.groups.items.len(),
            self.cards.counts.len(),
            self.cards.items.len(),
            self.parts.counts.len(),
            self.parts.items.len(),
            self.turns.items.len(),
            self.links.items.len(),
            self.lists.counts.len(),
            self.lists.items.len(),
        ];
        out.words(counts.iter().map(|n| *n as u32));
        let all = &self.decisions;
        out.shorts(all.iter().map(|decision| decision.taken));
        out.shorts(all.iter().map(|decision| decision.answers));
        out.shorts(all.iter().map(|decision| decision.list));
        out.bytes(all.iter().map(|decision| decision.result.points));
        out.floats(all.iter().map(|decision| decision.sure));
        out.floats(all.iter().map(|decision| decision.result.advantage));
        out.floats(all.iter().map(|decision| decision.result.target));
        out.floats(all.iter().map(|decision| decision.result.weight));
        out.shorts(self.players.counts.iter().copied());
        out.words(self.players.items.iter().copied());
        out.bytes(self.groups.counts.iter().map(|n| *n as u8));
        out.words(self.groups.items.iter().copied());
        out.bytes(self.cards.counts.iter().map(|n| *n as u8));
        out.words(self.cards.items.iter().copied());
        out.bytes(self.parts.counts.iter().map(|n| *n as u8));
        out.words(self.parts.items.iter().copied());
        out.bytes(self.turns.counts.iter().map(|n| *n as u8));
        out.bytes(self.turns.items.iter().map(|(role, _)| *role));
        out.words(self.turns.items.iter().map(|(_, card)| *card));
        out.bytes(self.links.counts.iter().map(|n| *n as u8));
        out.bytes(self.links.items.iter().copied());
        out.shorts(self.lists.counts.iter().copied());
        out.shorts(self.lists.items.iter().copied());
        out.save(path)
    }
}

/// The rows of a position as numbers.
struct RowCollector<'a> {
    db: &'a CardDb,
    players: Vec<u32>,
    id: CardId,
    card: Vec<u32>,
    cards: Vec<(CardGroup, CardId, Vec<u32>)>,
}

impl<'a> RowCollector<'a> {
    fn empty(db: &'a CardDb) -> RowCollector<'a> {
        RowCollector { db, players: Vec::new(), card: Vec::new(), id: CardId::NONE, cards: Vec::new() }
    }
}

impl Canvas for RowCollector<'_> {
    fn player_row(&mut self, row: FeatureRow) {
        self.players.extend(row_number(self.db, row));
    }

    fn begin_card(&mut self, id: CardId) {
        self.id = id;
        self.card.clear();
    }

    fn card_row(&mut self, row: FeatureRow) {
        self.card.extend(row_number(self.db, row));
    }

    fn end_card(&mut self, group: CardGroup) {
        self.cards.push((group, self.id, std::mem::take(&mut self.card)));
    }
}

/// A file being written.
struct ByteWriter(Vec<u8>);

impl ByteWriter {
    fn bytes(&mut self, bytes: impl Iterator<Item = u8>) {
        self.0.extend(bytes);
    }

    fn shorts(&mut self, shorts: impl Iterator<Item = u16>) {
        shorts.for_each(|short| self.0.extend_from_slice(&short.to_le_bytes()));
    }

    fn words(&mut self, words: impl Iterator<Item = u32>) {
        words.for_each(|word| self.0.extend_from_slice(&word.to_le_bytes()));
    }

    fn floats(&mut self, floats: impl Iterator<Item = f32>) {
        floats.for_each(|float| self.0.extend_from_slice(&float.to_le_bytes()));
    }

    fn save(self, path: &Path) -> io::Result<()> {
        save(path, &self.0)
    }
}

/// Writes a file atomically.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("part");
    let mut file = std::fs::File::create(&unfinished)?;
    file.write_all(bytes)?;
    std::fs::rename(&unfinished, path)
}

/// A decision in a game: its index in the shard, if it was recorded, and the net's chance of winning.
#[derive(Clone, Copy, Debug)]
pub struct RecordedStep {
    pub place: Option<ShardIndex>,
    pub value: f32,
}

/// Sets the results of a player's decisions by generalised advantage estimation. Returns the sum of the
/// values' squared errors.
pub fn tell(steps: &[RecordedStep], points: u8, reach: f32, shard: &mut Shard) -> f64 {
    let won = f32::from(points) / 2.0;
    let (mut after, mut advantage, mut error) = (won, 0.0, 0.0);
    for step in steps.iter().rev() {
        advantage = after - step.value + reach * advantage;
        after = step.value;
        error += f64::from((won - step.value) * (won - step.value));
        if let Some(place) = step.place {
            let target = (step.value + advantage).clamp(0.0, 1.0);
            shard.tell(place, DecisionResult { points, advantage, target, weight: 1.0 });
        }
    }
    error
}

/// Percentages of decisions that are also recorded from the other player's side, for the first decision of a
/// turn and for the others.
const FIRST_EXAMPLES: u32 = 60;
const EXAMPLES: u32 = 8;

/// Positions recorded from the side of the player who has no decision to make, as examples for the value.
#[derive(Debug, Default)]
pub struct ValueExamples {
    kept: Vec<(ShardIndex, Seat)>,
    turn: u16,
}

impl ValueExamples {
    /// Whether to record this decision from the other player's side.
    pub fn wants(&mut self, game: &Game, chance: &mut Chance) -> bool {
        let share = if game.turn() == self.turn { EXAMPLES } else { FIRST_EXAMPLES };
        self.turn = game.turn();
        chance.below(100) < share
    }

    pub fn keep(&mut self, place: ShardIndex, seat: Seat) {
        self.kept.push((place, seat));
    }

    /// Sets the results of all positions, given the players' results in half points.
    pub fn tell(self, shard: &mut Shard, points: impl Fn(Seat) -> u8) {
        for (place, seat) in self.kept {
            let points = points(seat);
            let target = f32::from(points) / 2.0;
            shard.tell(place, DecisionResult { points, advantage: 0.0, target, weight: 0.0 });
        }
    }
}

/// A player's result in half points. A game that was stopped is a draw.
pub fn points(game: &Game, seat: Seat) -> u8 {
    match game.outcome() {
        Some(Outcome::Won { .. }) => 2 * u8::from(game.has_won(seat)),
        Some(Outcome::Draw { .. }) | None => 1,
    }
}

/// Converts a net's log-odds into a chance of winning.
pub fn chance(odds: i32) -> f32 {
    1.0 / (1.0 + (-odds as f32 / UNIT as f32).exp())
}
