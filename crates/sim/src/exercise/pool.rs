//! Random positions full of related cards.

use cards::{CardData, CardLibrary};
use engine::{
    CardDb, Chance, DefId, GameSetup, Position, PositionCard, PositionSide, Rules, Seat, Teams, Variant,
};

/// The cards to choose from.
pub(super) struct ExercisePool<'a> {
    pub db: &'a CardDb,
    pub all: Vec<(DefId, &'a CardData)>,
    kinds: CardsByKind,
    /// The rules of the games.
    rules: Rules,
}

#[derive(Default)]
struct CardsByKind {
    characters: Vec<DefId>,
    items: Vec<DefId>,
    locations: Vec<DefId>,
    songs: Vec<DefId>,
    actions: Vec<DefId>,
    /// Characters with Shift, each with a character it can be shifted onto.
    shifts: Vec<(DefId, DefId)>,
}

impl<'a> ExercisePool<'a> {
    pub fn new(db: &'a CardDb, library: &'a CardLibrary, rules: Rules) -> ExercisePool<'a> {
        let all: Vec<(DefId, &CardData)> =
            library.cards.iter().filter_map(|card| Some((db.find(&card.full_name())?, card))).collect();
        let mut kinds = CardsByKind::default();
        for (id, _) in &all {
            match db.def(*id).kind {
                wording::CardType::Character => kinds.characters.push(*id),
                wording::CardType::Item => kinds.items.push(*id),
                wording::CardType::Location => kinds.locations.push(*id),
                wording::CardType::Action => {
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
        ExercisePool { db, all, kinds, rules }
    }

    /// Cards related to this one: those with its name, those its text names, and those of a classification
    /// its text mentions.
    pub fn friends(&self, card: &CardData, def: DefId) -> Vec<DefId> {
        let words = wording::mentions(&card.abilities);
        let own = card.names();
        let named =
            |other: &CardData| other.names().iter().any(|name| own.contains(name) || words.contains(&name.0));
        let classed = |other: &CardData| other.classes.iter().any(|class| words.contains(&class.0));
        let mut friends: Vec<DefId> = vec![];
        for (id, other) in &self.all {
            // A classification has many members and a name few, so names weigh more.
            let weight = if named(other) { 4 } else { usize::from(classed(other)) };
            if *id != def {
                friends.extend(std::iter::repeat_n(*id, weight));
            }
        }
        friends
    }

    /// A game from the beginning with decks full of the card, because some abilities apply to a first turn.
    pub fn start(&self, def: DefId, friends: &[DefId], seed: u64) -> GameSetup {
        let mut deal = Deal { pool: self, friends, chance: Chance::new(seed) };
        let decks = (0..2)
            .map(|_| {
                let mut deck = deal.some(40);
                deck.extend(std::iter::repeat_n(def, 12));
                deck
            })
            .collect();
        GameSetup {
            decks,
            leaders: vec![],
            seed,
            starter: None,
            variant: Variant::Constructed,
            rules: self.rules,
            teams: Teams::default(),
        }
    }

    /// A position that involves the card; every seed gives a different one.
    pub fn position(&self, def: DefId, friends: &[DefId], seed: u64) -> Position {
        let mut deal = Deal { pool: self, friends, chance: Chance::new(seed) };
        let own = usize::from(deal.one_in(6));
        let mut sides: Vec<PositionSide> = (0..2).map(|_| deal.side()).collect();
        let played = self.db.def(def).kind != wording::CardType::Action;
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
        match SideTheme::of(deal.chance.below(8)) {
            SideTheme::None => {}
            SideTheme::Actions => side.hand.extend((0..5).filter_map(|_| deal.of(&self.kinds.actions))),
            SideTheme::Items => {
                let items: Vec<DefId> = (0..5).filter_map(|_| deal.of(&self.kinds.items)).collect();
                side.play.extend(items.into_iter().map(PositionCard::new));
            }
            SideTheme::Shift => {
                for _ in 0..3 {
                    let at = deal.chance.below(self.kinds.shifts.len() as u32) as usize;
                    if let Some((shifted, base)) = self.kinds.shifts.get(at) {
                        side.hand.push(*shifted);
                        side.play.push(PositionCard::new(*base));
                    }
                }
            }
        }
        let active = Seat(deal.chance.below(2) as u8);
        Position {
            chance: Chance::new(seed),
            variant: Variant::Constructed,
            rules: self.rules,
            teams: Teams::default(),
            active,
            turn: None,
            sides,
        }
    }
}

impl ExercisePool<'_> {
    /// A position in which two cards meet: the first is in play or in hand, the second belongs to any player,
    /// with the means to use it. `damage` is a card that deals damage, for pairs that react to it.
    pub fn meeting(&self, pair: [DefId; 2], damage: Option<DefId>, seed: u64) -> Position {
        let mut deal = Deal { pool: self, friends: &pair, chance: Chance::new(seed) };
        let seats = if deal.one_in(4) { 3 } else { 2 };
        let mut sides: Vec<PositionSide> = (0..seats).map(|_| deal.side()).collect();
        let played = |def: DefId| self.db.def(def).kind != wording::CardType::Action;
        let first = deal.chance.below(2) as usize;
        for _ in 0..1 + deal.chance.below(2) {
            if played(pair[0]) {
                let placed = deal.placed(pair[0], None);
                sides[first].play.push(placed);
            } else {
                sides[first].hand.push(pair[0]);
            }
        }
        let second = deal.chance.below(seats) as usize;
        if played(pair[1]) && deal.one_in(2) {
            let placed = deal.placed(pair[1], None);
            sides[second].play.push(placed);
        }
        sides[second].hand.push(pair[1]);
        let third = deal.chance.below(seats) as usize;
        sides[third].hand.extend(damage);
        // Twice the ink for any card.
        for side in &mut sides {
            let ink = deal.some(8);
            side.inkwell.extend(ink.into_iter().map(|id| (id, false)));
        }
        let active = Seat(deal.chance.below(seats) as u8);
        Position {
            chance: Chance::new(seed),
            variant: Variant::Constructed,
            rules: self.rules,
            teams: Teams::default(),
            active,
            turn: None,
            sides,
        }
    }
}

/// A player's main kind of cards.
enum SideTheme {
    None,
    Actions,
    Items,
    Shift,
}

impl SideTheme {
    fn of(n: u32) -> SideTheme {
        match n {
            0 | 1 => SideTheme::Actions,
            2 => SideTheme::Items,
            3 => SideTheme::Shift,
            _ => SideTheme::None,
        }
    }
}

/// Deals the cards of a position.
struct Deal<'a> {
    pool: &'a ExercisePool<'a>,
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

    /// A related card, or any card.
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

    fn placed(&mut self, def: DefId, at: Option<usize>) -> PositionCard {
        let willpower = self.pool.db.def(def).willpower.max(1) as u32;
        let location = self.pool.db.def(def).kind == wording::CardType::Location;
        let character = self.pool.db.def(def).kind == wording::CardType::Character;
        let damage = if self.one_in(3) && self.pool.db.def(def).willpower > 1 {
            self.chance.below(willpower) as u16
        } else {
            0
        };
        let under =
            if self.one_in(5) { self.some(1).into_iter().map(|id| (id, false)).collect() } else { vec![] };
        PositionCard {
            exerted: !location && self.one_in(3),
            drying: character && self.one_in(6),
            damage,
            at: at.filter(|_| character),
            under,
            ..PositionCard::new(def)
        }
    }

    fn side(&mut self) -> PositionSide {
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
            if self.pool.db.def(id).kind != wording::CardType::Action {
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
        // Sometimes a zone is empty, because some cards refer to that.
        let (hand, deck, discard) = match self.chance.below(8) {
            0 => (0, 12, 0),
            1 => (2, 3, 10),
            _ => (5, 20, 5),
        };
        PositionSide {
            lore: self.chance.below(15) as u16,
            deck: self.some(deck),
            hand: self.some(hand),
            discard: self.some(discard),
            inkwell: self.some(ink).into_iter().map(|id| (id, false)).collect(),
            play,
            marketing: 0,
            ink_drops: 0,
            leader: None,
        }
    }
}
