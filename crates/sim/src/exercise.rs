//! Exercising the cards: games built so that a card is drawn, played, shifted, sung and used, until every one of its
//! abilities has done something.
//!
//! Each card gets a series of positions full of cards that have to do with it: those its text names, those of the
//! classifications it speaks of, and others at random. Both players then play at random, but prefer what has to do with
//! the card. At every step all laws of the engine are checked.

use crate::play::Seeds;
use crate::simulate::panic_message;
use cards::{CardData, Library};
use engine::{
    Action, CardDb, Chance, Coverage, DefId, Game, Placed, Position, Seat, Seen, Side, Start, Teams, Variant,
};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How much is done.
#[derive(Clone, Copy, Debug)]
pub struct Drill {
    pub seed: u64,
    /// At most so many games for one card.
    pub games: u32,
    /// At most so many decisions in a game.
    pub decisions: u32,
}

impl Default for Drill {
    fn default() -> Drill {
        Drill { seed: 1, games: 3_000, decisions: 120 }
    }
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ExerciseReport {
    pub cards: usize,
    pub abilities: usize,
    pub exercised: usize,
    pub games: u64,
    pub decisions: u64,
    /// Abilities that never did anything.
    pub never: Vec<Never>,
    /// Abilities of which a part never did anything.
    pub partly: Vec<Never>,
    /// Laws that were broken, and panics.
    pub broken: Vec<String>,
}

/// An ability that never did anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Never {
    /// The card's full name.
    pub card: String,
    /// Counted from 1.
    pub ability: usize,
    /// Why none could be expected to, where that is known.
    pub reason: Option<&'static str>,
}

/// What came of one card.
#[derive(Clone, Debug)]
pub struct Exercised {
    pub seen: Vec<Seen>,
    pub games: u32,
    pub decisions: u64,
    pub broken: Vec<String>,
}

/// Exercises the cards of the library that `chosen` picks; `done` is told after each.
pub fn exercise(
    library: &Library,
    drill: Drill,
    chosen: impl Fn(&CardData) -> bool,
    done: impl Fn() + Sync,
) -> ExerciseReport {
    let (db, _) = CardDb::of_playable(&library.cards);
    let pool = Pool::new(&db, library);
    let cards: Vec<(&CardData, DefId)> = library
        .cards
        .iter()
        .filter(|card| chosen(card))
        .filter_map(|card| Some((card, db.find(&card.full_name())?)))
        .collect();
    let results: Vec<Exercised> = cards
        .par_iter()
        .map(|(card, def)| {
            let result = exercise_card(&db, &pool, card, *def, drill);
            done();
            result
        })
        .collect();
    let mut report = ExerciseReport { cards: cards.len(), ..ExerciseReport::default() };
    for ((card, def), result) in cards.iter().zip(results) {
        report.games += u64::from(result.games);
        report.decisions += result.decisions;
        report.abilities += result.seen.len();
        report.broken.extend(result.broken);
        for (at, seen) in result.seen.iter().enumerate() {
            if seen.done {
                report.exercised += 1;
                if seen.partly {
                    report.partly.push(Never { card: card.full_name(), ability: at + 1, reason: None });
                }
            } else {
                let reason = db.is_for_deck_building(*def, at).then_some("it speaks of building decks only");
                report.never.push(Never { card: card.full_name(), ability: at + 1, reason });
            }
        }
    }
    report
}

fn exercise_card(db: &CardDb, pool: &Pool<'_>, card: &CardData, def: DefId, drill: Drill) -> Exercised {
    let mut coverage = Coverage::new(db);
    let friends = pool.friends(card, def);
    let mut result = Exercised { seen: coverage.of(db, def), games: 0, decisions: 0, broken: vec![] };
    for number in 0..drill.games {
        let open = |seen: &[Seen]| {
            let works =
                |(at, seen): (usize, &Seen)| seen.done && !seen.partly || db.is_for_deck_building(def, at);
            !seen.iter().enumerate().all(works)
        };
        // The first games are played in any case: a card without abilities can break laws, too.
        if number >= 2 && !open(&result.seen) {
            break;
        }
        let seed = Seeds::new(drill.seed ^ (u64::from(def.0) << 32), u64::from(number)).game;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let game = if number % 8 == 7 {
                Game::start(db, &pool.start(def, &friends, seed))
            } else {
                Game::from_position(db, &pool.position(def, &friends, seed))
            };
            play(db, &mut coverage, game, def, drill.decisions, seed)
        }));
        let broken = match played {
            Ok((decisions, broken)) => {
                result.decisions += u64::from(decisions);
                broken
            }
            Err(panic) => Some(format!("the engine panicked: {}", panic_message(&*panic))),
        };
        if let Some(broken) = broken {
            result.broken.push(format!(
                "{}, game {number} of seed {}: {broken}",
                card.full_name(),
                drill.seed
            ));
        }
        result.games += 1;
        result.seen = coverage.of(db, def);
    }
    result
}

/// Plays on from a position, both players at random but with a liking for one card.
fn play(
    db: &CardDb,
    coverage: &mut Coverage,
    mut game: Game,
    favourite: DefId,
    most: u32,
    seed: u64,
) -> (u32, Option<String>) {
    let mut chance = Chance::new(seed ^ 0x0dd5);
    let mut legal = vec![];
    let mut last = "the set-up".to_owned();
    coverage.look(&game, db);
    for decision in 0..most {
        if game.decision().is_none() {
            return (decision, None);
        }
        game.legal(db, &mut legal);
        if let Some(broken) = game.broken_law(db, &legal) {
            return (decision, Some(format!("decision {decision}, after {last}: {broken}")));
        }
        let action = prefer(&game, &legal, favourite, &mut chance);
        last = engine::describe_action(action, &game, db);
        if let Err(refusal) = coverage.apply(&mut game, db, action, None) {
            return (decision, Some(format!("decision {decision}: {action:?} is refused: {refusal}")));
        }
    }
    (most, None)
}

/// One of the answers, more likely one that has to do with the favourite card.
fn prefer(game: &Game, legal: &[Action], favourite: DefId, chance: &mut Chance) -> Action {
    let pick = |list: &[Action], chance: &mut Chance| list[chance.below(list.len() as u32) as usize];
    let about: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| action.cards().into_iter().flatten().any(|id| game.card(id).def == favourite))
        .collect();
    if !about.is_empty() && chance.below(10) < 6 {
        return pick(&about, chance);
    }
    let lively: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::EndTurn | Action::No | Action::Done))
        .collect();
    if !lively.is_empty() && chance.below(10) < 8 { pick(&lively, chance) } else { pick(legal, chance) }
}

/// The cards to fill positions with.
struct Pool<'a> {
    db: &'a CardDb,
    all: Vec<(DefId, &'a CardData)>,
    kinds: Kinds,
}

#[derive(Default)]
struct Kinds {
    characters: Vec<DefId>,
    items: Vec<DefId>,
    locations: Vec<DefId>,
    songs: Vec<DefId>,
    actions: Vec<DefId>,
    /// Characters with Shift, each with a character it can be put on.
    shifts: Vec<(DefId, DefId)>,
}

impl<'a> Pool<'a> {
    fn new(db: &'a CardDb, library: &'a Library) -> Pool<'a> {
        let all: Vec<(DefId, &CardData)> =
            library.cards.iter().filter_map(|card| Some((db.find(&card.full_name())?, card))).collect();
        let mut kinds = Kinds::default();
        for (id, _) in &all {
            match db.def(*id).kind {
                ability::CardType::Character => kinds.characters.push(*id),
                ability::CardType::Item => kinds.items.push(*id),
                ability::CardType::Location => kinds.locations.push(*id),
                ability::CardType::Action => {
                    kinds.actions.push(*id);
                    if db.def(*id).song {
                        kinds.songs.push(*id);
                    }
                }
            }
        }
        for id in &kinds.characters {
            let def = db.def(*id);
            let base = |other: &&DefId| {
                **other != *id && db.def(**other).names.iter().any(|name| def.names.contains(name))
            };
            if def.shift.is_some()
                && let Some(base) = kinds.characters.iter().find(base)
            {
                kinds.shifts.push((*id, *base));
            }
        }
        Pool { db, all, kinds }
    }

    /// Cards that have to do with this one: of its name, named by it, or of a classification it speaks of.
    fn friends(&self, card: &CardData, def: DefId) -> Vec<DefId> {
        let words = ability::mentions(&card.abilities);
        let own = card.names();
        let named =
            |other: &CardData| other.names().iter().any(|name| own.contains(name) || words.contains(&name.0));
        let classed = |other: &CardData| other.classes.iter().any(|class| words.contains(&class.0));
        let mut friends: Vec<DefId> = vec![];
        for (id, other) in &self.all {
            // A classification has many members, a name few: those weigh more.
            let weight = if named(other) { 4 } else { usize::from(classed(other)) };
            if *id != def {
                friends.extend(std::iter::repeat_n(*id, weight));
            }
        }
        friends
    }

    /// A game from its very beginning, with decks full of the card: some abilities look at a first turn.
    fn start(&self, def: DefId, friends: &[DefId], seed: u64) -> Start {
        let mut deal = Deal { pool: self, friends, chance: Chance::new(seed) };
        let decks = (0..2)
            .map(|_| {
                let mut deck = deal.some(40);
                deck.extend(std::iter::repeat_n(def, 12));
                deck
            })
            .collect();
        Start { decks, seed, starter: None, variant: Variant::Constructed, teams: Teams::default() }
    }

    /// A position in which the card has a part, a different one for each seed.
    fn position(&self, def: DefId, friends: &[DefId], seed: u64) -> Position {
        let mut deal = Deal { pool: self, friends, chance: Chance::new(seed) };
        let own = usize::from(deal.one_in(6));
        let mut sides: Vec<Side> = (0..2).map(|_| deal.side()).collect();
        let played = self.db.def(def).kind != ability::CardType::Action;
        let side = &mut sides[own];
        match deal.chance.below(4) {
            0 if played => side.play.push(deal.placed(def, None)),
            1 if played => {
                side.play.push(deal.placed(def, None));
                side.hand.push(def);
            }
            2 => {
                side.hand.push(def);
                side.discard.push(def);
            }
            _ => {
                side.hand.push(def);
                side.deck.insert(0, def);
            }
        }
        match Theme::of(deal.chance.below(8)) {
            Theme::None => {}
            Theme::Actions => side.hand.extend((0..5).filter_map(|_| deal.of(&self.kinds.actions))),
            Theme::Items => {
                let items: Vec<DefId> = (0..5).filter_map(|_| deal.of(&self.kinds.items)).collect();
                side.play.extend(items.into_iter().map(Placed::new));
            }
            Theme::Shift => {
                for _ in 0..3 {
                    let at = deal.chance.below(self.kinds.shifts.len() as u32) as usize;
                    if let Some((shifted, base)) = self.kinds.shifts.get(at) {
                        side.hand.push(*shifted);
                        side.play.push(Placed::new(*base));
                    }
                }
            }
        }
        let active = Seat(deal.chance.below(2) as u8);
        Position {
            chance: Chance::new(seed),
            variant: Variant::Constructed,
            teams: Teams::default(),
            active,
            turn: None,
            sides,
        }
    }
}

/// What one player has plenty of.
enum Theme {
    None,
    Actions,
    Items,
    Shift,
}

impl Theme {
    fn of(n: u32) -> Theme {
        match n {
            0 | 1 => Theme::Actions,
            2 => Theme::Items,
            3 => Theme::Shift,
            _ => Theme::None,
        }
    }
}

/// Deals the cards of a position.
struct Deal<'a> {
    pool: &'a Pool<'a>,
    friends: &'a [DefId],
    chance: Chance,
}

impl Deal<'_> {
    fn one_in(&mut self, n: u32) -> bool {
        self.chance.below(n) == 0
    }

    fn of(&mut self, list: &[DefId]) -> Option<DefId> {
        list.get(self.chance.below(list.len() as u32) as usize).copied()
    }

    /// A friend, or any card.
    fn any(&mut self) -> Option<DefId> {
        if !self.friends.is_empty() && self.one_in(2) {
            return self.of(self.friends);
        }
        let pool = self.pool;
        match self.chance.below(8) {
            0 => self.of(&pool.kinds.songs),
            1 => self.of(&pool.kinds.items),
            2 => self.of(&pool.kinds.locations),
            3 | 4 => self.of(&pool.kinds.characters),
            _ => {
                let at = self.chance.below(pool.all.len() as u32) as usize;
                pool.all.get(at).map(|(id, _)| *id)
            }
        }
    }

    fn some(&mut self, n: u32) -> Vec<DefId> {
        (0..n).filter_map(|_| self.any()).collect()
    }

    fn placed(&mut self, def: DefId, at: Option<usize>) -> Placed {
        let willpower = self.pool.db.def(def).willpower.max(1) as u32;
        let location = self.pool.db.def(def).kind == ability::CardType::Location;
        let character = self.pool.db.def(def).kind == ability::CardType::Character;
        let damage = if self.one_in(3) && self.pool.db.def(def).willpower > 1 {
            self.chance.below(willpower) as u16
        } else {
            0
        };
        let under =
            if self.one_in(5) { self.some(1).into_iter().map(|id| (id, false)).collect() } else { vec![] };
        Placed {
            exerted: !location && self.one_in(3),
            drying: character && self.one_in(6),
            damage,
            at: at.filter(|_| character),
            under,
            ..Placed::new(def)
        }
    }

    fn side(&mut self) -> Side {
        let mut play = vec![];
        let mut place = None;
        if self.one_in(2)
            && let Some(location) = self.of(&self.pool.kinds.locations)
        {
            place = Some(0);
            play.push(self.placed(location, None));
        }
        let many = 2 + self.chance.below(5);
        for id in self.some(many) {
            if self.pool.db.def(id).kind != ability::CardType::Action {
                let at = place.filter(|_| self.one_in(3));
                play.push(self.placed(id, at));
            }
        }
        for _ in 0..2 {
            if let Some(id) = self.of(&self.pool.kinds.characters) {
                play.push(self.placed(id, None));
            }
        }
        let ink = 4 + self.chance.below(11);
        // Sometimes nothing is left of a zone: some cards wait for that.
        let (hand, deck, discard) = match self.chance.below(8) {
            0 => (0, 12, 0),
            1 => (2, 3, 10),
            _ => (5, 20, 5),
        };
        Side {
            lore: self.chance.below(15) as u16,
            deck: self.some(deck),
            hand: self.some(hand),
            discard: self.some(discard),
            inkwell: self.some(ink).into_iter().map(|id| (id, false)).collect(),
            play,
            marketing: 0,
        }
    }
}
