//! The numbers that training found, and the value they give a position.
//!
//! All are whole numbers, so every machine gets the same result, with vector instructions or without. Rows are summed in 16 bits,
//! which saturate, and the layers multiply 16 bits into 32. `1.0` is [`ONE`] in rows and activations and `1 << 15` in what comes out.

use super::answers::{Offer, PARTS, Part, ROLES, each_part};
use super::facts::facts;
use super::rows::{FIXED, Row, SLOTS, Slot, each_row};
use crate::value::value_in_sight;
use crate::weights::Weights;
use engine::{Action, CardDb, DefId, Game, Seat};
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use thiserror::Error;

/// The width of the sum of rows, for each side.
pub const HIDDEN: usize = 64;
/// The widths of the layers after it.
pub const SECOND: usize = 32;
pub const THIRD: usize = 16;
/// The width of the sum of an action's parts.
pub const AIM: usize = 32;

/// Facts that begin with this are cards' own names. The policy does without them: a card's other facts say what to do with it.
const OWN_NAME: &str = "card ";

/// 1.0 in rows and activations.
const ONE: i16 = 256;

/// Facts are finer than the rows that are made of them, by this many bits.
const FINER: u32 = 4;

/// What layers' sums are shifted by to be activations again.
const DOWN: u32 = 7;

/// How many bits after the point the hand-made value has.
pub const MADE_BITS: u32 = 6;

/// What a file begins with.
const MAGIC: &[u8; 8] = b"INKNET02";

/// The net that comes with the program.
const DATA: &[u8] = include_bytes!("../../data/value.net");

/// The largest file that is read, in bytes.
pub const LARGEST: usize = 8 << 20;

/// A file that is not a net.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadNet {
    #[error("this is not a net: it does not begin with INKNET02; training/README.md says how one is made")]
    NotANet,
    #[error("the net ends too early or goes on too long: it was cut off or changed; export it again")]
    Length,
    #[error(
        "the net is of another shape ({found}) than this program's ({wanted}); train it anew with this version"
    )]
    Shape { found: String, wanted: String },
    #[error("a fact's name in the net can't be read; export it again")]
    Name,
}

/// One row: a part of the sum, and what it adds to the result at once.
#[derive(Clone, Copy, Debug)]
struct Vector<const N: usize> {
    sum: [i16; N],
    direct: i16,
}

impl<const N: usize> Vector<N> {
    const NOTHING: Vector<N> = Vector { sum: [0; N], direct: 0 };

    /// The sum of facts' vectors, which are finer.
    fn blend<'a>(parts: impl Iterator<Item = &'a Vector<N>>) -> Vector<N> {
        let (mut sum, mut direct) = ([0i32; N], 0i32);
        for part in parts {
            direct += i32::from(part.direct);
            for (sum, part) in sum.iter_mut().zip(part.sum) {
                *sum += i32::from(part);
            }
        }
        let round =
            |n: i32| ((n + (1 << (FINER - 1))) >> FINER).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Vector { sum: sum.map(round), direct: round(direct) }
    }
}

/// A net as it was trained, without the cards of any library.
#[derive(Debug)]
pub struct Net {
    fixed: Vec<Vector<HIDDEN>>,
    /// By name: the vector for each slot.
    facts: HashMap<String, usize>,
    fact_vectors: Vec<[Vector<HIDDEN>; SLOTS]>,
    start: [i16; HIDDEN],
    layers: Layers,
    /// A net may have no policy.
    policy: Option<Policy>,
    /// The table of the last library it was asked about.
    table: Mutex<Option<(u64, Arc<Table>)>>,
}

#[derive(Clone, Debug)]
struct Layers {
    second: Vec<[i16; 2 * HIDDEN]>,
    second_bias: [i32; SECOND],
    third: Vec<[i16; SECOND]>,
    third_bias: [i32; THIRD],
    last: [i16; THIRD],
    last_bias: i32,
    /// What a unit of the hand-made value adds.
    made: i32,
}

/// What weighs turn actions: how a position is looked at, and what parts of actions are worth then.
#[derive(Debug)]
struct Policy {
    view: View,
    fixed: Vec<Vector<AIM>>,
    /// By name: the vector for each role.
    facts: HashMap<String, usize>,
    fact_vectors: Vec<[Vector<AIM>; ROLES]>,
}

/// What of a position matters to its actions.
#[derive(Clone, Debug)]
struct View {
    weights: Vec<[i16; 2 * HIDDEN]>,
    bias: [i32; AIM],
}

/// A net with the rows of every card of one library.
#[derive(Debug)]
pub struct Table {
    fixed: Vec<Vector<HIDDEN>>,
    /// By slot, then by definition.
    cards: Vec<Vector<HIDDEN>>,
    defs: usize,
    start: [i16; HIDDEN],
    layers: Layers,
    weights: Weights,
    policy: Option<PolicyTable>,
}

/// A policy with the parts of every card of one library.
#[derive(Debug)]
struct PolicyTable {
    view: View,
    fixed: Vec<Vector<AIM>>,
    /// By role, then by definition.
    cards: Vec<Vector<AIM>>,
}

/// Reads numbers from the front of a file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take(&mut self, n: usize) -> Result<&[u8], BadNet> {
        let (head, rest) = self.0.split_at_checked(n).ok_or(BadNet::Length)?;
        self.0 = rest;
        Ok(head)
    }

    fn short(&mut self) -> Result<i16, BadNet> {
        let bytes = self.take(2)?;
        Ok(i16::from_le_bytes([bytes[0], bytes[1]]))
    }

    fn word(&mut self) -> Result<i32, BadNet> {
        let bytes = self.take(4)?;
        Ok(i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    fn shorts<const N: usize>(&mut self) -> Result<[i16; N], BadNet> {
        let mut shorts = [0; N];
        for short in &mut shorts {
            *short = self.short()?;
        }
        Ok(shorts)
    }

    fn words<const N: usize>(&mut self) -> Result<[i32; N], BadNet> {
        let mut words = [0; N];
        for word in &mut words {
            *word = self.word()?;
        }
        Ok(words)
    }

    fn vector<const N: usize>(&mut self) -> Result<Vector<N>, BadNet> {
        Ok(Vector { sum: self.shorts()?, direct: self.short()? })
    }

    fn vectors<const N: usize, const M: usize>(&mut self) -> Result<[Vector<N>; M], BadNet> {
        let mut vectors = [Vector::NOTHING; M];
        for vector in &mut vectors {
            *vector = self.vector()?;
        }
        Ok(vectors)
    }

    /// Checks what the file says about its shape.
    fn shape<const N: usize>(&mut self, wanted: [usize; N]) -> Result<(), BadNet> {
        let found: [i32; N] = self.words()?;
        let wanted = wanted.map(|n| n as i32);
        if found == wanted {
            return Ok(());
        }
        Err(BadNet::Shape { found: format!("{found:?}"), wanted: format!("{wanted:?}") })
    }

    /// The policy, for facts of these names in their order.
    fn policy(&mut self, names: &[String]) -> Result<Policy, BadNet> {
        self.shape([AIM, PARTS, ROLES])?;
        let weights = (0..AIM).map(|_| self.shorts()).collect::<Result<_, _>>()?;
        let view = View { weights, bias: self.words()? };
        let fixed = (0..PARTS).map(|_| self.vector()).collect::<Result<_, _>>()?;
        let used = names.iter().filter(|name| !name.starts_with(OWN_NAME));
        let facts: HashMap<String, usize> = used.enumerate().map(|(at, name)| (name.clone(), at)).collect();
        let fact_vectors = (0..facts.len()).map(|_| self.vectors()).collect::<Result<_, _>>()?;
        Ok(Policy { view, fixed, facts, fact_vectors })
    }
}

impl Net {
    /// The net that comes with the program.
    pub fn built_in() -> Arc<Net> {
        static BUILT_IN: LazyLock<Arc<Net>> = LazyLock::new(|| {
            Arc::new(Net::parse(DATA).expect("the net of the program is checked by a test"))
        });
        BUILT_IN.clone()
    }

    /// Reads a net as `training/export.py` writes it.
    pub fn parse(bytes: &[u8]) -> Result<Net, BadNet> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(BadNet::NotANet)?);
        reader.shape([HIDDEN, SECOND, THIRD, FIXED, SLOTS])?;
        let count = usize::try_from(reader.word()?).map_err(|_| BadNet::Length)?;
        let mut names = Vec::new();
        for _ in 0..count {
            let length = usize::try_from(reader.short()?).map_err(|_| BadNet::Name)?;
            let name = std::str::from_utf8(reader.take(length)?).map_err(|_| BadNet::Name)?;
            names.push(name.to_owned());
        }
        let fixed = (0..FIXED).map(|_| reader.vector()).collect::<Result<_, _>>()?;
        let fact_vectors = (0..count).map(|_| reader.vectors()).collect::<Result<_, _>>()?;
        let start = reader.shorts()?;
        let layers = Layers {
            second: (0..SECOND).map(|_| reader.shorts()).collect::<Result<_, _>>()?,
            second_bias: reader.words()?,
            third: (0..THIRD).map(|_| reader.shorts()).collect::<Result<_, _>>()?,
            third_bias: reader.words()?,
            last: reader.shorts()?,
            last_bias: reader.word()?,
            made: reader.word()?,
        };
        let policy = if reader.0.is_empty() { None } else { Some(reader.policy(&names)?) };
        if !reader.0.is_empty() {
            return Err(BadNet::Length);
        }
        let facts = names.into_iter().enumerate().map(|(at, name)| (name, at)).collect();
        Ok(Net { fixed, facts, fact_vectors, start, layers, policy, table: Mutex::new(None) })
    }

    /// The net for the cards of a library. It is kept for the next time.
    pub fn table(&self, db: &CardDb) -> Arc<Table> {
        let key = fingerprint(db);
        let mut kept = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        match &*kept {
            Some((of, table)) if *of == key => table.clone(),
            _ => {
                let table = Arc::new(self.make(db));
                *kept = Some((key, table.clone()));
                table
            }
        }
    }

    /// How many of the net's facts some card of a library has, and how many there are.
    pub fn known_facts(&self, db: &CardDb) -> (usize, usize) {
        let mut found = vec![false; self.facts.len()];
        for def in 0..db.defs().len() {
            for at in facts(db, DefId(def as u16)).iter().filter_map(|name| self.facts.get(name)) {
                found[*at] = true;
            }
        }
        (found.iter().filter(|found| **found).count(), found.len())
    }

    fn make(&self, db: &CardDb) -> Table {
        let names: Vec<_> = (0..db.defs().len()).map(|def| facts(db, DefId(def as u16))).collect();
        let cards = blends(&names, &self.facts, &self.fact_vectors);
        let policy = self.policy.as_ref().map(|policy| PolicyTable {
            view: policy.view.clone(),
            fixed: policy.fixed.clone(),
            cards: blends(&names, &policy.facts, &policy.fact_vectors),
        });
        let (fixed, layers) = (self.fixed.clone(), self.layers.clone());
        let defs = names.len();
        Table { fixed, cards, defs, start: self.start, layers, weights: Weights::search(), policy }
    }
}

/// For each kind of vector the ones of all cards, which are given by the names of their facts.
fn blends<const N: usize, const M: usize>(
    cards: &[BTreeSet<String>],
    index: &HashMap<String, usize>,
    vectors: &[[Vector<N>; M]],
) -> Vec<Vector<N>> {
    let known: Vec<Vec<usize>> = cards
        .iter()
        .map(|facts| facts.iter().filter_map(|name| index.get(name).copied()).collect())
        .collect();
    let blend = |kind: usize, known: &Vec<usize>| Vector::blend(known.iter().map(|at| &vectors[*at][kind]));
    (0..M).flat_map(|kind| known.iter().map(move |known| blend(kind, known))).collect()
}

/// Tells libraries apart by what nets know of their cards.
fn fingerprint(db: &CardDb) -> u64 {
    let mut hasher = DefaultHasher::new();
    for def in db.defs() {
        def.full_name.hash(&mut hasher);
        (def.cost, def.strength, def.willpower, def.lore, def.inks, def.keywords).hash(&mut hasher);
        (def.inkable, def.classes, def.listens, def.program).hash(&mut hasher);
    }
    (db.ops.len(), db.filters.len(), db.statics.len()).hash(&mut hasher);
    hasher.finish()
}

impl Table {
    /// What the position is worth to the viewer against one opponent: the logarithm of the odds, `1 << 15` for each unit.
    pub fn odds(&self, game: &Game, db: &CardDb, viewer: Seat, other: Seat) -> i32 {
        let (input, direct) = self.input(game, db, viewer, other);
        let layers = &self.layers;
        let mut second = [0i16; SECOND];
        for ((to, weights), bias) in second.iter_mut().zip(&layers.second).zip(layers.second_bias) {
            *to = activate(dot(&input, weights).wrapping_add(bias));
        }
        let mut third = [0i16; THIRD];
        for ((to, weights), bias) in third.iter_mut().zip(&layers.third).zip(layers.third_bias) {
            *to = activate(dot(&second, weights).wrapping_add(bias));
        }
        let direct = direct << DOWN;
        let made = i64::from(made_value(game, db, &self.weights, viewer, other)) * i64::from(layers.made);
        let made = (made >> MADE_BITS) as i32;
        dot(&third, &layers.last).wrapping_add(layers.last_bias).wrapping_add(direct).wrapping_add(made)
    }

    /// Both sides' sums, as far as they count, and what they add to the result at once.
    fn input(&self, game: &Game, db: &CardDb, viewer: Seat, other: Seat) -> ([i16; 2 * HIDDEN], i32) {
        let (mine, my_direct) = self.side(game, db, viewer, viewer);
        let (theirs, their_direct) = self.side(game, db, viewer, other);
        let mut input = [0i16; 2 * HIDDEN];
        for (to, from) in input.iter_mut().zip(mine.iter().chain(&theirs)) {
            *to = (*from).clamp(0, ONE);
        }
        (input, my_direct - their_direct)
    }

    /// What the policy thinks of turn actions of a player, in their order: the higher, the likelier a good player takes it. The difference of
    /// two is the logarithm of how much likelier, `1 << 16` for each unit. Empty without a policy.
    pub fn scores(&self, game: &Game, db: &CardDb, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) {
        scores.clear();
        let rival = game.seats().find(|other| game.are_opponents(seat, *other) && !game.player(*other).out);
        let (Some(policy), Some(rival)) = (&self.policy, rival) else { return };
        let (input, _) = self.input(game, db, seat, rival);
        let mut aim = [0i16; AIM];
        for ((to, weights), bias) in aim.iter_mut().zip(&policy.view.weights).zip(policy.view.bias) {
            *to = activate(dot(&input, weights).wrapping_add(bias));
        }
        let offer = Offer::of(actions);
        scores.extend(actions.iter().map(|action| {
            let mut sum = [0i16; AIM];
            let mut direct = 0;
            each_part(game, db, seat, &offer, *action, |part| {
                let vector = match part {
                    Part::Fixed(n) => &policy.fixed[usize::from(n)],
                    Part::Card(role, def) if def < self.defs => {
                        &policy.cards[role as usize * self.defs + def]
                    }
                    Part::Card(..) => return,
                };
                direct += i32::from(vector.direct);
                for (sum, part) in sum.iter_mut().zip(vector.sum) {
                    *sum = sum.saturating_add(part);
                }
            });
            dot(&sum, &aim).wrapping_add(direct * i32::from(ONE))
        }));
    }

    /// The sum of one side's rows.
    fn side(&self, game: &Game, db: &CardDb, viewer: Seat, side: Seat) -> ([i16; HIDDEN], i32) {
        let mut sum = self.start;
        let mut direct = 0;
        each_row(game, db, viewer, side, |row| {
            let vector = match row {
                Row::Fixed(n) => &self.fixed[usize::from(n)],
                Row::Card(slot, def) => match self.card(slot, def) {
                    Some(vector) => vector,
                    None => return,
                },
            };
            direct += i32::from(vector.direct);
            for (sum, part) in sum.iter_mut().zip(vector.sum) {
                *sum = sum.saturating_add(part);
            }
        });
        (sum, direct)
    }

    /// `None` for marketing cards, which are in no library.
    fn card(&self, slot: Slot, def: usize) -> Option<&Vector<HIDDEN>> {
        (def < self.defs).then(|| &self.cards[slot as usize * self.defs + def])
    }
}

/// The hand-made value in steps of `1 / 2^``MADE_BITS`, within what 16 bits hold: one of the inputs, so that the net learns what it gets wrong.
pub fn made_value(game: &Game, db: &CardDb, weights: &Weights, viewer: Seat, other: Seat) -> i16 {
    (value_in_sight(game, db, weights, viewer, other) * (1 << MADE_BITS) as f32) as i16
}

fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).fold(0i32, |sum, (a, b)| sum.wrapping_add(i32::from(*a) * i32::from(*b)))
}

fn activate(sum: i32) -> i16 {
    (sum >> DOWN).clamp(0, ONE.into()) as i16
}

#[cfg(test)]
mod tests {
    use super::{BadNet, DATA, HIDDEN, LARGEST, Net, ONE, activate, dot};
    use crate::dice::Dice;
    use std::hint::black_box;

    /// One number after the other, in 64 bits, so that no compiler can make vector instructions of it.
    fn plain<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i64 {
        let mut sum = 0;
        for at in 0..N {
            sum = black_box(sum + i64::from(a[at]) * i64::from(b[at]));
        }
        sum
    }

    #[test]
    fn layers_give_the_same_with_and_without_vector_instructions() {
        let mut dice = Dice::new(3);
        for _ in 0..2_000 {
            let input: [i16; 2 * HIDDEN] = std::array::from_fn(|_| dice.below(ONE as u32 + 1) as i16);
            let weights: [i16; 2 * HIDDEN] = std::array::from_fn(|_| dice.below(4_001) as i16 - 2_000);
            assert_eq!(i64::from(dot(&input, &weights)), plain(&input, &weights));
        }
        assert_eq!([-1, 0, 127, 128, i32::MAX].map(activate), [0, 0, 0, 1, ONE]);
    }

    #[test]
    fn the_net_of_the_program_is_whole_and_small() {
        Net::parse(DATA).expect("it can be read");
        assert!(DATA.len() <= 3 << 20 && DATA.len() <= LARGEST, "{} bytes", DATA.len());
    }

    #[test]
    fn what_is_not_a_net_is_refused() {
        assert_eq!(Net::parse(b"").err(), Some(BadNet::NotANet));
        assert_eq!(Net::parse(b"(lore: 1.0)").err(), Some(BadNet::NotANet));
        for length in [8, 20, 1_000, DATA.len() / 2, DATA.len() - 1] {
            assert!(Net::parse(&DATA[..length]).is_err(), "cut off after {length} bytes");
        }
        let longer: Vec<u8> = DATA.iter().copied().chain([0]).collect();
        assert_eq!(Net::parse(&longer).err(), Some(BadNet::Length));
        let mut other = DATA.to_vec();
        other[8] ^= 1;
        assert!(matches!(Net::parse(&other), Err(BadNet::Shape { .. })));
    }
}
