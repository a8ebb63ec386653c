//! What a player remembers of the others' cards, and what it guesses about the unseen ones.

use engine::program::InkSet;
use engine::{Belief, CardDb, CardView, Chance, DefId, RandomStream, Seat, Variant, View};
use std::cell::{OnceCell, RefCell};
use wording::Ink;

/// The most copies of a card in a deck, except for the few cards that say otherwise (1.10.1.1).
const COPIES: u8 = 4;

/// The most inks in a Constructed deck (1.10.1.1).
const INKS: u32 = 2;

/// Of the unseen cards that nothing is known about, one in this many is taken for a further copy of a card that was seen.
const REPEATED: u32 = 2;

/// Of the others, all but one in this many are taken for cards that people play, where that is known.
const UNUSUAL: u32 = 4;

/// Decks that people play, those that the net was trained on, with an empty line after each: `inkwright-training lists` writes it.
const LISTS: &str = include_str!("../data/lists.txt");

/// How much likelier a known list is for each different card that was seen and is in it, as a power of two; how much less for each that
/// is not; and how much likelier than a known list it is at first that the deck is not known.
const FITS: i32 = 2;
const MISFITS: i32 = 3;
const UNKNOWN: i32 = 4;

/// Lists that are less likely than the likeliest by this power of two are not thought of.
const UNLIKELY: i32 = 20;

/// The cards a player has seen, by the seat they belong to: from what it was shown at its decisions alone.
///
/// The most copies that were in sight at one time are a number its owner has for sure; those out of sight again are somewhere
/// among the unseen cards. The others are taken for the rest of a list that goes with what was seen, where one is known, or else for
/// further copies of seen cards and any card that the inks allow.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    sides: Vec<Seen>,
    /// Whether it knows what people play.
    informed: bool,
    /// The decks that people play, once they were asked for.
    lists: OnceCell<Vec<Vec<DefId>>>,
    /// The cards of some inks, as they were last asked for.
    pools: RefCell<Vec<Pool>>,
}

/// The cards that a deck of some inks may hold.
#[derive(Clone, Debug)]
struct Pool {
    inks: InkSet,
    allowed: Vec<DefId>,
    /// One for each copy in the decks that people play.
    popular: Vec<DefId>,
}

impl Pool {
    fn new(db: &CardDb, inks: InkSet, lists: &[Vec<DefId>]) -> Pool {
        let fits = |def: &DefId| inks.has_all(db.def(*def).inks) && !db.def(*def).inks.is_empty();
        let allowed = (0..db.defs().len() as u16).map(DefId).filter(fits).collect();
        let popular = lists.iter().flatten().copied().filter(fits).collect();
        Pool { inks, allowed, popular }
    }
}

#[derive(Clone, Debug, Default)]
struct Seen {
    cards: Vec<SeenCard>,
}

#[derive(Clone, Copy, Debug)]
struct SeenCard {
    def: DefId,
    /// In sight now.
    now: u8,
    /// The most that were in sight at one time.
    most: u8,
}

impl Memory {
    /// One that knows which decks people play.
    pub fn informed() -> Memory {
        Memory { informed: true, ..Memory::default() }
    }

    /// The decks that people play, as far as it knows them.
    fn lists(&self, db: &CardDb, variant: Variant) -> &[Vec<DefId>] {
        if !self.informed || variant != Variant::Constructed {
            return &[];
        }
        let copies = |line: &str| {
            let (count, name) = line.split_once(' ')?;
            Some(std::iter::repeat_n(db.find(name)?, count.parse().ok()?))
        };
        let list = |text: &str| text.lines().filter_map(copies).flatten().collect();
        self.lists.get_or_init(|| LISTS.split("\n\n").map(list).collect())
    }

    /// Takes in what is in sight.
    pub fn look(&mut self, view: &View) {
        self.sides.resize_with(view.sides.len(), Seen::default);
        for (side, seen) in view.sides.iter().zip(&mut self.sides) {
            seen.cards.iter_mut().for_each(|card| card.now = 0);
            let zones = [&side.hand, &side.discard, &side.inkwell, &side.play, &side.aside, &side.resolving];
            for card in zones.into_iter().flatten() {
                seen.note(card.def);
                under(card).for_each(|def| seen.note(def));
            }
            for card in &mut seen.cards {
                card.most = card.most.max(card.now);
            }
        }
    }
}

/// The cards that lie faceup under one.
fn under(card: &CardView) -> impl Iterator<Item = DefId> {
    card.under.iter().flatten().copied()
}

impl Seen {
    fn note(&mut self, def: DefId) {
        if def == DefId::MARKETING {
            return;
        }
        match self.cards.iter_mut().find(|card| card.def == def) {
            Some(card) => card.now = card.now.saturating_add(1),
            None => self.cards.push(SeenCard { def, now: 1, most: 1 }),
        }
    }

    /// One of some lists that the deck may be, by how well it goes with what was seen; `None` where it may be one that nobody knows.
    fn guess_list<'a>(&self, lists: &'a [Vec<DefId>], dice: &mut RandomStream) -> Option<&'a Vec<DefId>> {
        let fit = |list: &Vec<DefId>| -> i32 {
            self.cards.iter().map(|card| if list.contains(&card.def) { FITS } else { -MISFITS }).sum()
        };
        let fits: Vec<i32> = lists.iter().map(fit).chain([UNKNOWN]).collect();
        let most = fits.iter().copied().max().unwrap_or(0);
        let weight = |fit: &i32| 1u32 << (UNLIKELY - (most - fit).min(UNLIKELY));
        let sum: u32 = fits.iter().map(weight).sum();
        let mut left = dice.below(sum);
        let chosen = fits.iter().position(|fit| {
            let weight = weight(fit);
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        });
        lists.get(chosen?)
    }

    /// What is left of a list without the cards that were seen.
    fn rest_of(&self, list: &[DefId]) -> Vec<DefId> {
        let mut rest = list.to_vec();
        for card in &self.cards {
            for _ in 0..card.most {
                if let Some(at) = rest.iter().position(|def| *def == card.def) {
                    rest.swap_remove(at);
                }
            }
        }
        rest
    }

    /// The inks that the cards may have: those seen, filled up to what a deck may have.
    fn inks(&self, db: &CardDb, variant: Variant, dice: &mut RandomStream) -> InkSet {
        match variant {
            // 1.10.1.2, 10.2.1: any inks.
            Variant::Limited | Variant::PackRush | Variant::Coconut => InkSet::ALL,
            Variant::Constructed => {
                let mut inks = self.cards.iter().map(|card| db.def(card.def).inks).collect::<InkSet>();
                while inks.len() < INKS {
                    inks |= InkSet::of(Ink::ALL[dice.below(Ink::ALL.len() as u32) as usize]);
                }
                inks
            }
        }
    }
}

impl Belief for Memory {
    fn guess(
        &self,
        db: &CardDb,
        variant: Variant,
        owner: Seat,
        count: usize,
        chance: &mut Chance,
    ) -> Vec<DefId> {
        let mut dice = RandomStream::new(u64::from(chance.below(u32::MAX)));
        let nothing = Seen::default();
        let seen = self.sides.get(owner.index()).unwrap_or(&nothing);
        let mut cards: Vec<DefId> = Vec::with_capacity(count);
        let mut further: Vec<DefId> = Vec::new();
        for card in &seen.cards {
            let out_of_sight = card.most - card.now;
            cards.extend(std::iter::repeat_n(card.def, usize::from(out_of_sight)));
            further.extend(std::iter::repeat_n(card.def, usize::from(COPIES.saturating_sub(card.most))));
        }
        let lists = self.lists(db, variant);
        if let Some(list) = seen.guess_list(lists, &mut dice) {
            let mut rest = seen.rest_of(list);
            while cards.len() < count && !rest.is_empty() {
                cards.push(rest.swap_remove(dice.below(rest.len() as u32) as usize));
            }
        }
        let inks = seen.inks(db, variant, &mut dice);
        let mut pools = self.pools.borrow_mut();
        if !pools.iter().any(|pool| pool.inks == inks) {
            pools.push(Pool::new(db, inks, lists));
        }
        let Some(Pool { allowed, popular, .. }) = pools.iter().find(|pool| pool.inks == inks) else {
            return cards;
        };
        while cards.len() < count {
            let repeat = !further.is_empty() && (dice.below(REPEATED) == 0 || allowed.is_empty());
            if repeat {
                let at = dice.below(further.len() as u32) as usize;
                cards.push(further.swap_remove(at));
            } else if allowed.is_empty() {
                break;
            } else if !popular.is_empty() && dice.below(UNUSUAL) > 0 {
                cards.push(popular[dice.below(popular.len() as u32) as usize]);
            } else {
                cards.push(allowed[dice.below(allowed.len() as u32) as usize]);
            }
        }
        cards.truncate(count);
        cards
    }
}
