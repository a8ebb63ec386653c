//! Decisions as rows of numbers, and the files they are kept in.
//!
//! A shard is a header and blocks, all little-endian: `INKDEC02`, how many items each of the lists below has (`u32` each), then the lists.
//! Rows are numbered as `facts.json` says. Cards with the same rows are one card of the shard.
//!
//! | list | items |
//! |---|---|
//! | decisions | which answer was taken (`u16`), how many there were (`u16`), which list of cards the player has (`u16`), the game's result in half points (`u8`), how sure the player was of it (the logarithm of its chance, `f32`), how much better than expected it turned out (`f32`), what the position turned out to be worth (`f32`), how much the decision counts (`f32`) |
//! | rows about the players | how many (`u16` for each decision), then all of them (`u32`) |
//! | groups | how many cards (`u8`, three for each decision), then all of them (`u32`) |
//! | cards | how many rows (`u8` for each), then all of them (`u32`) |
//! | answers | how many parts (`u8` for each), then all of them (`u32`) |
//! | turns | how many cards with a role the decision's answers name (`u8` for each decision), then their roles (`u8`), then the cards (`u32`) |
//! | links | how many of these an answer names (`u8` for each answer), then which of the decision's (`u8`) |
//! | lists | how many cards (`u16` for each), then all of them by definition (`u16`) |

use bots::net::{
    Aim, Canvas, Choice, FIXED, Fighters, Group, PARTS, Part, Row, SLOTS, UNIT, show, show_other,
};
use engine::{Action, CardDb, CardId, Chance, DefId, Game, Outcome, Seat};
use std::collections::HashMap;
use std::io::{self, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"INKDEC02";

/// The number of a row.
pub fn row_number(db: &CardDb, row: Row) -> Option<u32> {
    let defs = db.defs().len();
    let number = match row {
        Row::Fixed(n) => usize::from(n),
        Row::Card(slot, def) if def < defs => FIXED + slot as usize * defs + def,
        Row::Card(..) => return None,
        Row::Program(pc) => FIXED + SLOTS * defs + pc as usize,
    };
    Some(number as u32)
}

/// The number of a part that is not a card.
fn part_number(db: &CardDb, aim: Aim, pc: u32) -> u32 {
    (PARTS + aim as usize * db.ops.len()) as u32 + pc
}

/// What became of a decision.
#[derive(Clone, Copy, Debug, Default)]
pub struct Result {
    /// In half points.
    pub points: u8,
    /// How much better than expected it turned out.
    pub advantage: f32,
    /// What the position turned out to be worth.
    pub target: f32,
    /// How much the decision counts as an example.
    pub weight: f32,
}

#[derive(Clone, Debug)]
struct Decision {
    taken: u16,
    answers: u16,
    list: u16,
    sure: f32,
    result: Result,
}

/// Lists of different lengths, one after the other.
#[derive(Clone, Debug, Default)]
struct Ragged<T> {
    counts: Vec<u16>,
    items: Vec<T>,
}

impl<T> Ragged<T> {
    fn push(&mut self, items: impl IntoIterator<Item = T>) {
        let before = self.items.len();
        self.items.extend(items);
        self.counts.push((self.items.len() - before) as u16);
    }
}

/// Decisions in the making.
#[derive(Debug, Default)]
pub struct Shard {
    decisions: Vec<Decision>,
    players: Ragged<u32>,
    groups: Ragged<u32>,
    cards: Ragged<u32>,
    known: HashMap<Vec<u32>, u32>,
    parts: Ragged<u32>,
    turns: Ragged<(u8, u32)>,
    links: Ragged<u8>,
    lists: Ragged<u16>,
}

/// A game as one player sees it against another.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub game: &'a Game,
    pub db: &'a CardDb,
    pub seat: Seat,
    pub other: Seat,
}

/// Where a decision stands in a shard.
#[derive(Clone, Copy, Debug)]
pub struct Place(usize);

impl Shard {
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Keeps a player's list of cards, and gives its number.
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

    /// Keeps what a player decided; what came of it is told later.
    pub fn decision(
        &mut self,
        sight: &Sight<'_>,
        list: u16,
        answers: &[Action],
        taken: usize,
        sure: f32,
    ) -> Place {
        let Sight { game, db, seat, .. } = *sight;
        let mut fighters = Fighters::default();
        fighters.look(game, db);
        let mut places = self.position(sight, &fighters);
        let mut turns: Vec<(u8, u32)> = Vec::new();
        if let Some(choice) = Choice::new(game, db, seat, &fighters, answers) {
            for answer in answers {
                let (mut parts, mut links) = (Vec::new(), Vec::new());
                choice.parts(*answer, |part| match part {
                    Part::Fixed(n) => parts.push(u32::from(n)),
                    Part::Program(aim, pc) => parts.push(part_number(db, aim, pc)),
                    Part::Card(role, id) => links.push((role as u8, id)),
                });
                self.parts.push(parts);
                let links: Vec<u8> = links
                    .into_iter()
                    .map(|(role, id)| {
                        let number = places.get(&id).copied().unwrap_or_else(|| {
                            let mut rows = Seen::empty(db);
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
        self.push(Decision { taken, answers, list, sure, result: Result::default() })
    }

    /// Keeps what a player sees who has nothing to decide: as a decision with one answer that has no parts.
    pub fn glance(&mut self, sight: &Sight<'_>, list: u16) -> Place {
        let mut fighters = Fighters::default();
        fighters.look(sight.game, sight.db);
        self.position(sight, &fighters);
        self.parts.push([]);
        self.links.push([]);
        self.turns.push([]);
        self.push(Decision { taken: 0, answers: 1, list, sure: 0.0, result: Result::default() })
    }

    fn push(&mut self, decision: Decision) -> Place {
        self.decisions.push(decision);
        Place(self.decisions.len() - 1)
    }

    /// Keeps what a player sees, and says which number each card has.
    fn position(&mut self, sight: &Sight<'_>, fighters: &Fighters) -> HashMap<CardId, u32> {
        let Sight { game, db, seat, other } = *sight;
        let mut seen = Seen::empty(db);
        show(game, db, seat, other, fighters, &mut seen);
        let Seen { players, cards, .. } = seen;
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

    /// Tells what came of a decision.
    pub fn tell(&mut self, place: Place, result: Result) {
        self.decisions[place.0].result = result;
    }

    /// Writes the shard: the file is there as a whole or not at all.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let mut out = Out(MAGIC.to_vec());
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

/// What is shown of a position, as numbers.
struct Seen<'a> {
    db: &'a CardDb,
    players: Vec<u32>,
    id: CardId,
    card: Vec<u32>,
    cards: Vec<(Group, CardId, Vec<u32>)>,
}

impl<'a> Seen<'a> {
    fn empty(db: &'a CardDb) -> Seen<'a> {
        Seen { db, players: Vec::new(), card: Vec::new(), id: CardId::NONE, cards: Vec::new() }
    }
}

impl Canvas for Seen<'_> {
    fn player_row(&mut self, row: Row) {
        self.players.extend(row_number(self.db, row));
    }

    fn begin_card(&mut self, id: CardId) {
        self.id = id;
        self.card.clear();
    }

    fn card_row(&mut self, row: Row) {
        self.card.extend(row_number(self.db, row));
    }

    fn end_card(&mut self, group: Group) {
        self.cards.push((group, self.id, std::mem::take(&mut self.card)));
    }
}

/// A file in the making.
struct Out(Vec<u8>);

impl Out {
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

/// Writes a file that is there as a whole or not at all.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("part");
    let mut file = std::fs::File::create(&unfinished)?;
    file.write_all(bytes)?;
    std::fs::rename(&unfinished, path)
}

/// A decision that was taken: where it is kept, if it is, and the chance to win as the net saw it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub place: Option<Place>,
    pub value: f32,
}

/// Tells what came of a player's decisions: generalised advantage estimation. Gives the sum of the values' squared errors.
pub fn tell(steps: &[Step], points: u8, reach: f32, shard: &mut Shard) -> f64 {
    let won = f32::from(points) / 2.0;
    let (mut after, mut advantage, mut error) = (won, 0.0, 0.0);
    for step in steps.iter().rev() {
        advantage = after - step.value + reach * advantage;
        after = step.value;
        error += f64::from((won - step.value) * (won - step.value));
        if let Some(place) = step.place {
            let target = (step.value + advantage).clamp(0.0, 1.0);
            shard.tell(place, Result { points, advantage, target, weight: 1.0 });
        }
    }
    error
}

/// How many of a hundred decisions are also looked at by the other player: the first of a turn, and the others.
const FIRST_GLANCES: u32 = 60;
const GLANCES: u32 = 8;

/// What players see who have nothing to decide: they learn what a position is worth, too.
#[derive(Debug, Default)]
pub struct Glances {
    kept: Vec<(Place, Seat)>,
    turn: u16,
}

impl Glances {
    /// Whether the other player looks at this decision.
    pub fn wants(&mut self, game: &Game, chance: &mut Chance) -> bool {
        let share = if game.turn() == self.turn { GLANCES } else { FIRST_GLANCES };
        self.turn = game.turn();
        chance.below(100) < share
    }

    pub fn keep(&mut self, place: Place, seat: Seat) {
        self.kept.push((place, seat));
    }

    /// Tells what came of it, in half points.
    pub fn tell(self, shard: &mut Shard, points: impl Fn(Seat) -> u8) {
        for (place, seat) in self.kept {
            let points = points(seat);
            let target = f32::from(points) / 2.0;
            shard.tell(place, Result { points, advantage: 0.0, target, weight: 0.0 });
        }
    }
}

/// What a game brought a player, in half points; one that was given up is a draw.
pub fn points(game: &Game, seat: Seat) -> u8 {
    match game.outcome() {
        Some(Outcome::Won { .. }) => 2 * u8::from(game.has_won(seat)),
        Some(Outcome::Draw { .. }) | None => 1,
    }
}

/// The chance to win that a net's odds stand for.
pub fn chance(odds: i32) -> f32 {
    1.0 / (1.0 + (-odds as f32 / UNIT as f32).exp())
}
