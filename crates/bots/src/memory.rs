//! A player's memory of the others' cards, and its guesses about unseen ones.

use engine::program::InkSet;
use engine::{Belief, CardDb, CardView, Chance, DefId, RandomStream, Seat, Variant, View};
use std::cell::{OnceCell, RefCell};
use wording::Ink;

/// Maximum copies of a card in a deck, with a few exceptions (1.10.1.1).
const COPIES: u8 = 4;

/// Maximum number of inks in a Constructed deck (1.10.1.1).
const INKS: u32 = 2;

/// One in this many unknown cards is guessed to be another copy of a seen card.
const REPEATED: u32 = 2;

/// Of the rest, all but one in this many are guessed to be cards that people play, if known.
const UNUSUAL: u32 = 4;

/// Decks that people play, which the net was trained on, separated by empty lines; written by
/// `inkwright-training lists`.
const LISTS: &str = include_str!("../data/lists.txt");

/// How seen cards change the probability of a known list, as powers of two: up for each different card in it,
/// down for each card not in it. The last is the initial weight of an unknown list relative to a known one.
const FITS: i32 = 2;
const MISFITS: i32 = 3;
const UNKNOWN: i32 = 4;

/// Lists less likely than the best one by this power of two all get the same small weight.
const UNLIKELY: i32 = 20;

/// The cards a player has seen, by owner. Uses only what the player saw at its decisions.
///
/// The highest number of copies visible at one time is certain; copies hidden again are somewhere among the
/// unseen cards. The other unseen cards are guessed: from the rest of a known list that matches the seen
/// cards or, without one, further copies of seen cards and any cards that the inks allow.
#[derive(Clone, Debug, Default)]
pub struct BotMemory {
    sides: Vec<SeatMemory>,
    /// Whether it knows the decks that people play.
    informed: bool,
    /// The decks that people play, loaded on first use.
    lists: OnceCell<Vec<Vec<DefId>>>,
    /// Cached cards by inks.
    pools: RefCell<Vec<CardPool>>,
}

/// The cards that a deck with some inks may contain.
#[derive(Clone, Debug)]
struct CardPool {
    inks: InkSet,
    allowed: Vec<DefId>,
    /// One entry per copy in the decks that people play.
    popular: Vec<DefId>,
}

impl CardPool {
    fn new(db: &CardDb, inks: InkSet, lists: &[Vec<DefId>]) -> CardPool {
        let fits = |def: &DefId| inks.has_all(db.def(*def).inks) && !db.def(*def).inks.is_empty();
        let allowed = (0..db.defs().len() as u16).map(DefId).filter(fits).collect();
        let popular = lists.iter().flatten().copied().filter(fits).collect();
        CardPool { inks, allowed, popular }
    }
}

#[derive(Clone, Debug, Default)]
struct SeatMemory {
    cards: Vec<CardCount>,
}

#[derive(Clone, Copy, Debug)]
struct CardCount {
    def: DefId,
    /// Visible now.
    now: u8,
    /// The highest number visible at one time.
    most: u8,
}

impl BotMemory {
    /// A memory that knows which decks people play.
    pub fn informed() -> BotMemory {
        BotMemory { informed: true, ..BotMemory::default() }
    }

    /// The known decks that people play.
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

    /// The cards of a player's deck that are left when the seen ones are taken out.
    pub(crate) fn rest_of(&self, owner: Seat, deck: &[DefId]) -> Vec<DefId> {
        self.sides.get(owner.index()).map_or_else(|| deck.to_vec(), |seen| seen.rest_of(deck))
    }

    /// Updates the memory from a view.
    pub fn look(&mut self, view: &View) {
        self.sides.resize_with(view.sides.len(), SeatMemory::default);
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

/// The faceup cards under a card.
fn under(card: &CardView) -> impl Iterator<Item = DefId> {
    card.under.iter().flatten().copied()
}

impl SeatMemory {
    fn note(&mut self, def: DefId) {
        if def == DefId::MARKETING {
            return;
        }
        match self.cards.iter_mut().find(|card| card.def == def) {
            Some(card) => card.now = card.now.saturating_add(1),
            None => self.cards.push(CardCount { def, now: 1, most: 1 }),
        }
    }

    /// Chooses a list that the deck may be, weighted by how well it matches the seen cards; `None` for an
    /// unknown deck.
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

    /// The cards of a list without those already seen.
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

    /// The possible inks of the deck: those seen, plus random ones up to a deck's limit.
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

impl Belief for BotMemory {
    fn guess(
        &self,
        db: &CardDb,
        variant: Variant,
        owner: Seat,
        count: usize,
        chance: &mut Chance,
    ) -> Vec<DefId> {
        let mut dice = RandomStream::new(u64::from(chance.below(u32::MAX)));
        let nothing = SeatMemory::default();
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
            pools.push(CardPool::new(db, inks, lists));
        }
        let Some(CardPool { allowed, popular, .. }) = pools.iter().find(|pool| pool.inks == inks) else {
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
