//! A net with the vectors of one library's cards; evaluates positions and answers.
//!
//! Everything is integer arithmetic, so every machine gets the same result, with vector instructions or
//! without. Rows are summed with saturation in 16 bits, and the layers multiply 16 bits into 32. `1.0` is
//! [`ONE`] in rows and activations and [`UNIT`](super::UNIT) in the results.

use super::answers::{AIMS, Aim, AnswerFeatures, AnswerPart, ROLES};
use super::facts::LibraryFacts;
use super::layer::{DOWN, Layer, add, cut, dot, gather, revisit};
use super::rows::{Canvas, CardGroup, CardSlot, FeatureRow, Fighters, GROUPS, show, show_other};
use engine::program::Pc;
use engine::{Action, CardDb, CardId, Game, Seat};
use smallvec::SmallVec;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

/// The width of a card's vector, and of the sum of rows about the players.
pub const HIDDEN: usize = 96;
/// Width of the input of both heads: the sum of each group of cards, and the players.
pub const INPUT: usize = (GROUPS + 1) * HIDDEN;
/// Width of the position's summary that is fed back to its cards.
pub const GIST: usize = 64;
/// The widths of the value's layers.
pub const SECOND: usize = 64;
pub const THIRD: usize = 32;
/// The width of an answer's vector.
pub const AIM: usize = 96;

/// Extra bits of precision of facts, compared with the rows made from them.
const FINER: u32 = 4;

/// Sums the vectors of facts and rounds to the precision of rows.
pub(super) fn blend<'a, const N: usize>(parts: impl Iterator<Item = &'a [i16; N]>) -> [i16; N] {
    let mut sum = [0i32; N];
    for part in parts {
        for (sum, part) in sum.iter_mut().zip(part) {
            *sum += i32::from(*part);
        }
    }
    sum.map(|n| ((n + (1 << (FINER - 1))) >> FINER).clamp(i16::MIN.into(), i16::MAX.into()) as i16)
}

/// The layers, which are the same for all libraries.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    /// Initial vectors of a card and of the players.
    pub card_start: [i16; HIDDEN],
    pub player_start: [i16; HIDDEN],
    /// The position's context for its cards, in two layers.
    pub gist: Layer<INPUT, GIST>,
    pub around: Layer<GIST, HIDDEN>,
    pub second: Layer<INPUT, SECOND>,
    pub third: Layer<SECOND, THIRD>,
    pub last: [i16; THIRD],
    pub last_bias: i32,
    /// The position's context for its answers.
    pub context: Layer<INPUT, AIM>,
    pub roles: Vec<Layer<HIDDEN, AIM>>,
    pub weigh: [i16; AIM],
}

/// A part of an answer: its vector, and its direct contribution to the score.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartVector {
    pub sum: [i16; AIM],
    pub direct: i16,
}

/// The vectors of an effect's program: a row of a position and parts of answers.
#[derive(Clone, Debug)]
pub(super) struct ProgramVectors {
    pub row: [i16; HIDDEN],
    pub parts: [PartVector; AIMS],
}

/// The facts of programs by name.
#[derive(Debug, Default)]
pub(super) struct ProgramFacts {
    pub index: HashMap<String, usize>,
    pub vectors: Vec<ProgramVectors>,
}

impl ProgramFacts {
    fn blend(&self, facts: &[BTreeSet<String>; AIMS]) -> ProgramVectors {
        let [at, done] = facts.each_ref().map(|facts| -> Vec<&ProgramVectors> {
            facts.iter().filter_map(|name| self.index.get(name)).map(|at| &self.vectors[*at]).collect()
        });
        let part = |facts: &[&ProgramVectors], aim: Aim| PartVector {
            sum: blend(facts.iter().map(|fact| &fact.parts[aim as usize].sum)),
            direct: blend(facts.iter().map(|fact| std::array::from_ref(&fact.parts[aim as usize].direct)))[0],
        };
        ProgramVectors {
            row: blend(at.iter().map(|fact| &fact.row)),
            parts: [part(&at, Aim::At), part(&done, Aim::Do)],
        }
    }
}

/// A net with the rows of every card of one library.
#[derive(Debug)]
pub struct NetTable {
    pub(super) fixed: Arc<[[i16; HIDDEN]]>,
    /// By slot, then by definition.
    pub(super) cards: Vec<[i16; HIDDEN]>,
    pub(super) defs: usize,
    pub(super) parts: Arc<[PartVector]>,
    pub(super) layers: Arc<Layers>,
    pub(super) facts: Arc<ProgramFacts>,
    pub(super) library: Arc<LibraryFacts>,
    /// By program address; computed on first use.
    pub(super) programs: Vec<OnceLock<Box<ProgramVectors>>>,
}

/// Each player's list of cards, as a vector that is added to the rows about the players.
#[derive(Clone, Debug, Default)]
pub struct ListVectors(Vec<[i16; HIDDEN]>);

/// A position as a net sees it. Can be reused to save allocations.
#[derive(Clone, Debug)]
pub struct NetScene {
    fighters: Fighters,
    /// The visible cards, each with its group and vector.
    ids: Vec<CardId>,
    groups: Vec<CardGroup>,
    vectors: Vec<[i16; HIDDEN]>,
    /// The position's context for its cards.
    around: [i16; HIDDEN],
    /// The index of each card among them.
    places: Vec<u16>,
    input: [i16; INPUT],
    /// Cards as parts of answers, and their indices by card and role.
    turned: Vec<[i16; AIM]>,
    turns: Vec<u16>,
}

impl Default for NetScene {
    fn default() -> NetScene {
        NetScene {
            fighters: Fighters::default(),
            ids: Vec::new(),
            groups: Vec::new(),
            vectors: Vec::new(),
            around: [0; HIDDEN],
            places: Vec::new(),
            input: [0; INPUT],
            turned: Vec::new(),
            turns: Vec::new(),
        }
    }
}

/// Marks a card without an index.
const NOWHERE: u16 = u16::MAX;

/// Marks a card that is not yet a part of an answer.
const UNTURNED: u16 = u16::MAX;

/// Rows to be summed.
type Rows<'a> = SmallVec<[&'a [i16; HIDDEN]; 64]>;

/// Sums the rows of a position.
struct Painter<'a> {
    table: &'a NetTable,
    db: &'a CardDb,
    /// The rows about the players, and about the current card.
    players: Rows<'a>,
    card: Rows<'a>,
    id: CardId,
    ids: &'a mut Vec<CardId>,
    groups: &'a mut Vec<CardGroup>,
    vectors: &'a mut Vec<[i16; HIDDEN]>,
    places: &'a mut [u16],
    input: &'a mut [i16; INPUT],
}

impl Canvas for Painter<'_> {
    fn player_row(&mut self, row: FeatureRow) {
        self.players.extend(self.table.row(self.db, row));
    }

    fn begin_card(&mut self, id: CardId) {
        self.id = id;
        self.card.clear();
    }

    fn card_row(&mut self, row: FeatureRow) {
        self.card.extend(self.table.row(self.db, row));
    }

    fn end_card(&mut self, group: CardGroup) {
        if let Some(place) = self.places.get_mut(self.id.index()) {
            *place = self.ids.len() as u16;
        }
        self.ids.push(self.id);
        self.groups.push(group);
        let mut card = gather(&self.table.layers.card_start, &self.card);
        self.vectors.push(card);
        revisit(&mut card, &[0; HIDDEN], sum_of(self.input, group));
    }
}

/// The sum of a group's cards.
fn sum_of(input: &mut [i16; INPUT], group: CardGroup) -> &mut [i16; HIDDEN] {
    &mut input.as_chunks_mut().0[group as usize]
}

impl NetTable {
    fn row(&self, db: &CardDb, row: FeatureRow) -> Option<&[i16; HIDDEN]> {
        match row {
            FeatureRow::Fixed(n) => Some(&self.fixed[usize::from(n)]),
            FeatureRow::Card(slot, def) => self.card(slot, def),
            FeatureRow::Program(pc) => Some(&self.program(db, pc)?.row),
        }
    }

    /// `None` for marketing cards, which are not in the library.
    fn card(&self, slot: CardSlot, def: usize) -> Option<&[i16; HIDDEN]> {
        (def < self.defs).then(|| &self.cards[slot as usize * self.defs + def])
    }

    fn program(&self, db: &CardDb, pc: Pc) -> Option<&ProgramVectors> {
        let cell = self.programs.get(pc as usize)?;
        let facts = self.library.program(db, pc)?;
        Some(cell.get_or_init(|| Box::new(self.facts.blend(facts))))
    }

    /// The players' lists. They stay the same for the whole game.
    pub fn lists(&self, game: &Game) -> ListVectors {
        let mut lists = vec![[0; HIDDEN]; game.seats().count()];
        for id in game.card_ids() {
            let card = game.card(id);
            if let Some(vector) = self.card(CardSlot::Listed, card.def.index()) {
                add(&mut lists[card.owner.index()], vector);
            }
        }
        ListVectors(lists)
    }

    /// Reads a position from the viewer's side, against one opponent.
    pub fn look(
        &self,
        game: &Game,
        db: &CardDb,
        viewer: Seat,
        other: Seat,
        lists: &ListVectors,
        scene: &mut NetScene,
    ) {
        let NetScene { fighters, ids, groups, vectors, around, places, input, .. } = scene;
        fighters.look(game, db);
        ids.clear();
        groups.clear();
        vectors.clear();
        places.clear();
        places.resize(game.card_ids().count(), NOWHERE);
        input[..GROUPS * HIDDEN].fill(0);
        let mut players = {
            let mut painter = Painter {
                table: self,
                db,
                players: lists.0.get(viewer.index()).into_iter().collect(),
                card: Rows::new(),
                id: CardId::NONE,
                ids,
                groups,
                vectors,
                places,
                input,
            };
            show(game, db, viewer, other, fighters, &mut painter);
            gather(&self.layers.player_start, &painter.players)
        };
        cut(&mut players);
        input[GROUPS * HIDDEN..].copy_from_slice(&players);
        // Each card is visited again with the position as context.
        *around = self.layers.around.turn(&self.layers.gist.activate(input));
        input[..GROUPS * HIDDEN].fill(0);
        for (vector, group) in vectors.iter_mut().zip(groups) {
            revisit(vector, around, sum_of(input, *group));
        }
    }

    /// The value of the position for the viewer: the log-odds of winning, in units of [`UNIT`](super::UNIT).
    pub fn odds(&self, scene: &NetScene) -> i32 {
        let layers = &self.layers;
        let second = layers.second.activate(&scene.input);
        let third = layers.third.activate(&second);
        dot(&third, &layers.last).wrapping_add(layers.last_bias)
    }

    /// The policy's scores of a player's answers, in their order. The difference of two scores is the
    /// logarithm of how much likelier a good player chooses the one, in units of [`UNIT`](super::UNIT). The
    /// scene must be that player's.
    pub fn scores(
        &self,
        game: &Game,
        db: &CardDb,
        seat: Seat,
        scene: &mut NetScene,
        answers: &[Action],
        scores: &mut Vec<i32>,
    ) {
        scores.clear();
        let context = self.layers.context.turn(&scene.input);
        let NetScene { fighters, ids, vectors, around, places, turned, turns, .. } = scene;
        turned.clear();
        turns.clear();
        turns.resize(ids.len() * ROLES, UNTURNED);
        let Some(choice) = AnswerFeatures::new(game, db, seat, fighters, answers) else { return };
        for answer in answers {
            let mut sum = context;
            let mut direct = 0;
            choice.parts(*answer, |part| match part {
                AnswerPart::Fixed(n) => {
                    let part = &self.parts[usize::from(n)];
                    direct += i32::from(part.direct);
                    add(&mut sum, &part.sum);
                }
                AnswerPart::Program(aim, pc) => {
                    if let Some(program) = self.program(db, pc) {
                        let part = &program.parts[aim as usize];
                        direct += i32::from(part.direct);
                        add(&mut sum, &part.sum);
                    }
                }
                AnswerPart::Card(role, id) => {
                    let mut place = places[id.index()];
                    if place == NOWHERE {
                        place = ids.len() as u16;
                        places[id.index()] = place;
                        ids.push(id);
                        let mut other = self.other(game, db, seat, choice.fighters, id);
                        add(&mut other, around);
                        cut(&mut other);
                        vectors.push(other);
                        turns.resize(ids.len() * ROLES, UNTURNED);
                    }
                    let turn = &mut turns[usize::from(place) * ROLES + role as usize];
                    if *turn == UNTURNED {
                        *turn = turned.len() as u16;
                        turned.push(self.layers.roles[role as usize].turn(&vectors[usize::from(place)]));
                    }
                    add(&mut sum, &turned[usize::from(*turn)]);
                }
            });
            cut(&mut sum);
            scores.push(dot(&sum, &self.layers.weigh).wrapping_add(direct << DOWN));
        }
    }

    /// The vector of a card outside all groups.
    fn other(
        &self,
        game: &Game,
        db: &CardDb,
        viewer: Seat,
        fighters: &Fighters,
        id: CardId,
    ) -> [i16; HIDDEN] {
        let mut card = CardSum { table: self, db, sum: self.layers.card_start };
        show_other(game, db, viewer, fighters, id, &mut card);
        card.sum
    }
}

/// Sums the rows of one card.
struct CardSum<'a> {
    table: &'a NetTable,
    db: &'a CardDb,
    sum: [i16; HIDDEN],
}

impl Canvas for CardSum<'_> {
    fn player_row(&mut self, _row: FeatureRow) {}

    fn begin_card(&mut self, _id: CardId) {}

    fn card_row(&mut self, row: FeatureRow) {
        if let Some(vector) = self.table.row(self.db, row) {
            add(&mut self.sum, vector);
        }
    }

    fn end_card(&mut self, _group: CardGroup) {}
}
