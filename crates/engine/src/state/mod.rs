//! The state of a game: plain data that can be copied, compared, hashed and stored at any decision.

pub(crate) mod chance;
pub(crate) mod frame;
pub(crate) mod imagined;
pub(crate) mod position_hash;
pub(crate) mod query;
pub(crate) mod stale;
pub(crate) mod visibility;
pub(crate) mod zones;

use crate::abilities::loops::LoopWatch;
use crate::api::action::{Action, Outcome};
use crate::api::ids::{CardId, CardRef, DefId, Seat};
use crate::bits::bit_set;
use crate::edition::{Edition, Rules};
use crate::multiplayer::teams::TeamTurns;
use crate::program::card_db::CardDb;
use crate::program::{
    ActivatedDef, Cant, ClassSet, Depends, FilterId, Granted, Moment, MomentSet, Pc, Reg, RuleKinds,
    StaticId, TriggerId,
};
use crate::state::chance::Chance;
use crate::state::frame::{Frame, LOOPS, Packet};
use serde::{Deserialize, Serialize};
use wording::{KeywordCounts, KeywordKind, KeywordSet};

/// Where a card is (chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Zone {
    // The first six are kept as lists. Those that everyone sees, and those in which abilities work, stand side by side.
    Deck,
    Hand,
    Inkwell,
    /// Cards of a deck that an effect looks at or reveals; they still belong to the deck (6.1.14).
    Aside,
    Discard,
    Play,
    /// Beside the game for all of it: a leader of Format Coconut. It is not in play, but its abilities work.
    Leader,
    /// An action in the Play zone whose effect is not finished (5.4.1.2), or any card being played.
    Resolving,
    /// Under another card, not in play (5.1.1.5).
    Under,
    /// Out of the game with its player.
    Gone,
}

impl Zone {
    /// Whether abilities of a card there work without saying so (6.1.11).
    pub(crate) fn lets_speak(self) -> bool {
        matches!(self, Zone::Play | Zone::Leader)
    }
}

/// How many zones are kept as lists for each player.
pub(crate) const LISTS: usize = 6;

/// One physical card. Its size is a power of two, so that finding one by its number takes a shift and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(align(4))]
pub struct Card {
    pub def: DefId,
    pub owner: Seat,
    pub zone: Zone,
    pub damage: u16,
    pub exerted: bool,
    pub drying: bool,
    pub facedown: bool,
    /// Played by Shift; of a card that has left play, when it was last there.
    pub shifted: bool,
    /// Who is shown this card of a hidden zone while an effect lasts (6.1.14, 7.1.3).
    pub(crate) shown: Shown,
    /// The location it is at.
    pub at: CardId,
    /// The card it lies under.
    pub host: CardId,
    /// The first card under it.
    pub under: CardId,
    pub under_count: u8,
    /// Which "once a turn" abilities were used this turn.
    pub used: UsedUp,
    /// How often it has changed zones: a card that did is a new card (7.1.6).
    pub life: u16,
    /// Its life when it was last in play; [`Card::NEVER`] if it never was.
    pub(crate) stay: u16,
    /// The card whose damage landed on it since the last game state check (1.8.1.4).
    pub(crate) blame: CardId,
    /// It is about to leave play together with others (7.4.3).
    pub(crate) leaving: bool,
    /// How many ink drops were removed to pay for playing it, when that last happened (4.3.2.4).
    pub(crate) drops: u8,
    /// Neighbours in its zone.
    pub(crate) next: CardId,
    pub(crate) prev: CardId,
}

const _: () = assert!(size_of::<Card>() == 32);

impl Card {
    pub(crate) const NEVER: u16 = u16::MAX;

    /// A reference to it, which has this number, as it is now or will be right after leaving together with others.
    #[inline]
    pub(crate) fn referred_to_as(&self, id: CardId) -> CardRef {
        CardRef { id, life: self.life.wrapping_add(u16::from(self.leaving)) }
    }
}

/// Who besides its owner's usual rights sees a card of a hidden zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Shown {
    #[default]
    No,
    To(Seat),
    All,
    /// To all, for as long as it keeps its place in the deck.
    Known,
    /// To all, while it is the top card of its deck.
    Top,
}

/// A zone as a list through its cards. The top of a deck is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct List {
    pub first: CardId,
    pub last: CardId,
    pub len: u16,
}

impl List {
    pub const EMPTY: List = List { first: CardId::NONE, last: CardId::NONE, len: 0 };
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub lore: u16,
    /// Ready cards in the inkwell.
    pub ready_ink: u16,
    /// Ink drops in the inkwell (1.13.1.2): counters, each of which pays one ink.
    pub ink_drops: u16,
    /// Cards inked as a turn action this turn (4.2.3).
    pub inked: u8,
    /// Out of the game.
    pub out: bool,
    /// Has tried to draw from an empty deck; only some editions mind.
    pub(crate) drew_nothing: bool,
    /// The team, by the number of its first seat; one's own number for who plays alone (1.3.6).
    pub team: u8,
    /// Who takes turns together, by the number of their first seat: a team (9.3.1), or one player.
    pub(crate) party: u8,
    /// How many turns this player has begun.
    pub turns: u16,
    pub(crate) lists: [List; LISTS],
    /// The leader of Format Coconut, wherever it is.
    pub(crate) leader: CardId,
    /// The next number this player's view gives to a card that comes into sight.
    pub(crate) next_alias: u16,
}

const _: () = assert!(size_of::<Traits>() == 32);

/// What a card in play is like now: printed values, statics and timed effects taken together (law: derived,
/// never truth). A card that left play keeps its last values here (6.7.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Traits {
    /// May be negative (6.6.2).
    pub strength: i16,
    pub willpower: i16,
    /// May be negative (6.6.3).
    pub lore: i16,
    pub keywords: KeywordSet,
    pub cant: Cant,
    pub counts: KeywordCounts,
    /// Cards under it, kept for when it has left play.
    pub under: u8,
    /// What it counts as more when it sings.
    pub sing: u8,
    /// Ink to pay for questing or challenging with it.
    pub toll: u8,
    /// Classifications it has gained.
    pub classes: ClassSet,
}

/// What a card was like in an earlier stay in play (6.7.6), kept for the turn once it has come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Ghost {
    pub card: CardRef,
    pub shifted: bool,
    /// Which of its "once a turn" abilities were used up then.
    pub used: UsedUp,
    pub traits: Traits,
}

/// An ability that a card in play has gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Gained {
    pub card: CardId,
    /// Its number in the database's list, from 1.
    pub grant: u8,
}

bit_set! {
    /// What a card has used up this turn of its abilities that work once a turn (6.1.13.2). Those far apart on a card share a bit.
    UsedUp(u8) {
        /// A static ability or a replacement.
        STANDING = 8;
        /// A triggered ability that it has gained.
        GAINED = 128;
    }
}

impl UsedUp {
    /// The activated ability with this number.
    pub(crate) const fn activated(ability: u8) -> UsedUp {
        UsedUp(1 << (ability % 4))
    }

    /// The triggered ability with this number.
    pub(crate) const fn triggered(ability: usize) -> UsedUp {
        UsedUp(16 << (ability % 4))
    }

    /// One of them, if there is any.
    pub(crate) const fn one(self) -> UsedUp {
        UsedUp(self.0 & self.0.wrapping_neg())
    }
}

impl Traits {
    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.keywords.has(keyword)
    }

    /// The number it has by a keyword: the sum for those that add up, none for those without one.
    #[inline]
    pub fn count(&self, keyword: KeywordKind) -> u8 {
        self.counts.of(keyword)
    }
}

/// An entry of the bag (7.7): a triggered ability that waits to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BagEntry {
    pub seat: Seat,
    pub source: CardRef,
    pub program: Pc,
    pub subject: CardRef,
    pub object: CardRef,
    pub that: Seat,
    pub number: i16,
    /// What keeps it from resolving twice in a turn once it is used up; nothing when it may.
    pub once: UsedUp,
}

/// Something an effect set up for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timed {
    pub what: TimedKind,
    /// The card it applies to, if it applies to one.
    pub on: CardRef,
    pub source: CardId,
    /// Who generated it.
    pub you: Seat,
    pub until: Until,
}

impl Timed {
    /// It speaks to questions or waits for events, as cards in play do.
    pub(crate) fn speaks(&self) -> bool {
        match self.what {
            TimedKind::PayLessForNext(..)
            | TimedKind::PayLessForNextShift(..)
            | TimedKind::Rule(_)
            | TimedKind::Watch(..)
            | TimedKind::Ability(_)
            | TimedKind::ChallengeReady(_) => true,
            TimedKind::Strength(_)
            | TimedKind::Willpower(_)
            | TimedKind::Lore(_)
            | TimedKind::Keyword(..)
            | TimedKind::Lose(_)
            | TimedKind::Cant(_)
            | TimedKind::Class(_)
            | TimedKind::SingCost(_)
            | TimedKind::Toll(_)
            | TimedKind::TheNext(_)
            | TimedKind::Shield => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimedKind {
    Strength(i16),
    Willpower(i16),
    Lore(i16),
    Keyword(KeywordKind, u8),
    Lose(KeywordKind),
    Cant(Cant),
    /// The next card that fits costs this much less (4.3.6).
    PayLessForNext(i16, FilterId),
    /// The next card that fits and is played by Shift does.
    PayLessForNextShift(i16, FilterId),
    /// What the next card that fits enters play with: an index into `CardDb::nexts`.
    TheNext(u16),
    Rule(StaticId),
    /// A floating or delayed trigger; `bool`: only once.
    Watch(TriggerId, bool),
    Class(u8),
    Ability(u8),
    SingCost(u8),
    Toll(u8),
    ChallengeReady(FilterId),
    /// The next damage that would be dealt to the card isn't.
    Shield,
}

/// When a timed effect ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    EndOfTurn,
    StartOfTurn(Seat),
    /// In force only during that player's first turn after turn number `after`.
    NextTurnOf {
        seat: Seat,
        after: u16,
    },
    /// In force only for that player's next Ready step.
    NextReadyOf(Seat),
    /// Until the end of that player's first turn after turn number `after`.
    EndOfNextTurnOf {
        seat: Seat,
        after: u16,
    },
    EndOfChallenge,
    /// With the card it applies to.
    LeavesPlay,
    /// With the card that made it.
    SourceLeaves,
}

/// A card in a register of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Picked {
    pub reg: Reg,
    /// In which rounds of the loops around it was put there.
    pub rounds: [u8; LOOPS],
    /// What the effect did last to the cards of its register was not done to this one.
    pub spared: bool,
    pub card: CardRef,
}

/// Something that happened this turn and may be asked for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Memory {
    pub moment: Moment,
    pub seat: Seat,
    /// The card as it was then: what happened to it belongs to one stay in a zone (7.1.6).
    pub card: CardRef,
    /// What the card was then: who saw it happen knows it, wherever the card is now.
    pub def: DefId,
}

/// The rules variant in force (chapter 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    Constructed,
    Limited,
    PackRush,
    /// Format Coconut (beta): 25 lore, and each player has a card outside the deck.
    Coconut,
}

bit_set! {
    /// What a game state check has to look at anew.
    Unchecked(u8) {
        LORE = 1;
        /// Damage, Willpower, and who is in play.
        DAMAGE = 2;
        /// Somebody drew from an empty deck.
        DECK = 4;
    }
}

/// The cards in play whose traits may not be what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Stale {
    None,
    Card(CardId),
    All,
}

/// A game. Everything about it is here or on the frame stack; the cards' definitions are in the
/// [`CardDb`](crate::CardDb) beside it.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    pub(crate) cards: Vec<Card>,
    pub(crate) traits: Vec<Traits>,
    /// The abilities that cards in play have gained, each as often as it was gained.
    pub(crate) gained: Vec<Gained>,
    pub(crate) players: Vec<Player>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) bag: Vec<BagEntry>,
    pub(crate) timed: Vec<Timed>,
    pub(crate) picked: Vec<Picked>,
    /// Damage on its way, owned by the damage frame.
    pub(crate) packets: Vec<Packet>,
    /// What each player's view calls each card: player-major; 0 when it is out of that player's sight.
    pub(crate) alias: Vec<u16>,
    pub(crate) memory: Vec<Memory>,
    /// Cards that have come back into play this turn, as they were before.
    pub(crate) ghosts: Vec<Ghost>,
    /// Cards in play that speak: with static, triggered or replacing abilities, in the order they entered.
    pub(crate) speakers: Vec<CardId>,
    /// The kinds of static rules that any of them, or a timed effect, holds.
    pub(crate) static_kinds: RuleKinds,
    /// What the modifications among them depend on.
    pub(crate) static_deps: Depends,
    /// The moments that any of them, or a timed effect, waits for.
    pub(crate) listens: MomentSet,
    /// Some card or timed effect gives abilities to cards.
    pub(crate) granting: bool,
    pub(crate) chance: Chance,
    pub(crate) variant: Variant,
    pub(crate) rules: Rules,
    pub(crate) team_turns: TeamTurns,
    /// Whose turn it is; of a team that takes its turn together, the member whom the order is counted from.
    pub(crate) active: Seat,
    pub(crate) starter: Seat,
    pub(crate) turn: u16,
    pub(crate) outcome: Option<Outcome>,
    /// Whether what resolves may go on for ever (6.1.10).
    pub(crate) loops: LoopWatch,
    /// The answer that would take a loop further after its shortcut (6.1.10).
    pub(crate) loop_over: Option<Action>,
    /// What changed since the last game state check.
    pub(crate) unchecked: Unchecked,
    /// Keywords that any card in play has.
    pub(crate) keywords: KeywordSet,
    /// What any card in play can't do.
    pub(crate) cants: Cant,
    /// Some card of the game has an ability that works in the discard (6.1.12).
    pub(crate) restless: bool,
    /// Some card of the game is a location.
    pub(crate) has_locations: bool,
    /// Whose traits must be computed anew.
    pub(crate) stale: Stale,
    /// The top card of some deck lies face up.
    pub(crate) open_tops: bool,
}

impl Clone for Game {
    fn clone(&self) -> Game {
        Game {
            cards: self.cards.clone(),
            traits: self.traits.clone(),
            gained: self.gained.clone(),
            players: self.players.clone(),
            frames: self.frames.clone(),
            bag: self.bag.clone(),
            timed: self.timed.clone(),
            picked: self.picked.clone(),
            packets: self.packets.clone(),
            alias: self.alias.clone(),
            memory: self.memory.clone(),
            ghosts: self.ghosts.clone(),
            speakers: self.speakers.clone(),
            static_kinds: self.static_kinds,
            static_deps: self.static_deps,
            listens: self.listens,
            granting: self.granting,
            chance: self.chance,
            variant: self.variant,
            rules: self.rules,
            team_turns: self.team_turns,
            loops: self.loops,
            loop_over: self.loop_over,
            active: self.active,
            starter: self.starter,
            turn: self.turn,
            outcome: self.outcome,
            unchecked: self.unchecked,
            keywords: self.keywords,
            cants: self.cants,
            restless: self.restless,
            has_locations: self.has_locations,
            stale: self.stale,
            open_tops: self.open_tops,
        }
    }

    /// Copies into an existing game without allocating, once that game has grown large enough.
    fn clone_from(&mut self, other: &Game) {
        self.cards.clone_from(&other.cards);
        self.traits.clone_from(&other.traits);
        self.gained.clone_from(&other.gained);
        self.players.clone_from(&other.players);
        self.frames.clone_from(&other.frames);
        self.bag.clone_from(&other.bag);
        self.timed.clone_from(&other.timed);
        self.picked.clone_from(&other.picked);
        self.packets.clone_from(&other.packets);
        self.alias.clone_from(&other.alias);
        self.memory.clone_from(&other.memory);
        self.ghosts.clone_from(&other.ghosts);
        self.speakers.clone_from(&other.speakers);
        self.static_kinds = other.static_kinds;
        self.static_deps = other.static_deps;
        self.listens = other.listens;
        self.granting = other.granting;
        self.chance = other.chance;
        self.variant = other.variant;
        self.rules = other.rules;
        self.team_turns = other.team_turns;
        self.loops = other.loops;
        self.loop_over = other.loop_over;
        self.active = other.active;
        self.starter = other.starter;
        self.turn = other.turn;
        self.outcome = other.outcome;
        self.unchecked = other.unchecked;
        self.keywords = other.keywords;
        self.cants = other.cants;
        self.restless = other.restless;
        self.has_locations = other.has_locations;
        self.stale = other.stale;
        self.open_tops = other.open_tops;
    }
}

impl Game {
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub(crate) fn card_mut(&mut self, id: CardId) -> &mut Card {
        &mut self.cards[id.index()]
    }

    /// The abilities a card in play has gained.
    pub(crate) fn grants<'a>(&self, db: &'a CardDb, id: CardId) -> impl Iterator<Item = &'a Granted> {
        let own = self.gained.iter().filter(move |gained| gained.card == id);
        own.map(|gained| &db.grants[usize::from(gained.grant) - 1])
    }

    /// An activated ability of a card: its own first, then those it has gained.
    #[inline]
    pub(crate) fn activated<'a>(&self, db: &'a CardDb, id: CardId, ability: u8) -> Option<&'a ActivatedDef> {
        let own = &db.def(self.card(id).def).activated;
        let ability = usize::from(ability);
        own.get(ability).or_else(|| self.gained_activated(db, id, ability - own.len()))
    }

    #[inline(never)]
    fn gained_activated<'a>(&self, db: &'a CardDb, id: CardId, ability: usize) -> Option<&'a ActivatedDef> {
        self.grants(db, id).filter_map(|grant| grant.activated.as_ref()).nth(ability)
    }

    /// How many activated abilities a card has, those it has gained included.
    pub fn activated_count(&self, db: &CardDb, id: CardId) -> u8 {
        let own = db.def(self.card(id).def).activated.len();
        (own + self.grants(db, id).filter(|grant| grant.activated.is_some()).count()) as u8
    }

    /// All cards of the game, by id.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats, in order around the table, players who left included.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Whose turn it is; of a team that takes its turn together (9.3.1), one member. See [`Game::is_active`].
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The number of the present turn, from 1; 0 during setup.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    pub fn starter(&self) -> Seat {
        self.starter
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub fn bag(&self) -> &[BagEntry] {
        &self.bag
    }

    /// The cards in play that have something to say, in the order in which they entered.
    pub fn speakers(&self) -> &[CardId] {
        &self.speakers
    }

    pub fn chance(&self) -> Chance {
        self.chance
    }

    pub fn timed(&self) -> &[Timed] {
        &self.timed
    }

    /// How often chance has spoken, be it for a shuffle or to decide something.
    pub fn chance_uses(&self) -> u64 {
        self.chance.uses()
    }

    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The rules it is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The edition of the rules it is played by.
    pub fn edition(&self) -> Edition {
        self.rules.edition()
    }

    /// What a card in play is like now, or was like when it left play (6.7.6).
    #[inline]
    pub fn traits(&self, id: CardId) -> &Traits {
        &self.traits[id.index()]
    }

    #[inline]
    pub(crate) fn list(&self, seat: Seat, zone: Zone) -> &List {
        &self.players[seat.index()].lists[zone as usize]
    }

    /// The number of cards in a zone. Cards an effect looks at count for the deck.
    pub fn count(&self, seat: Seat, zone: Zone) -> usize {
        let mut n = self.list(seat, zone).len;
        if zone == Zone::Deck {
            n += self.list(seat, Zone::Aside).len;
        }
        usize::from(n)
    }

    /// The cards of a zone kept as a list (deck, hand, discard, inkwell, play, aside), first to last; a deck from the top.
    #[inline]
    pub fn zone(&self, seat: Seat, zone: Zone) -> ZoneIter<'_> {
        ZoneIter { game: self, next: self.list(seat, zone).first }
    }

    /// The cards under a card, uppermost first.
    pub fn under(&self, host: CardId) -> ZoneIter<'_> {
        ZoneIter { game: self, next: self.card(host).under }
    }

    /// A reference to the card as it is now, or as it will be right after leaving together with others.
    #[inline]
    pub(crate) fn refer(&self, id: CardId) -> CardRef {
        if id.is_none() {
            return CardRef::NONE;
        }
        self.card(id).referred_to_as(id)
    }

    /// The card, if it is still the same card.
    #[inline]
    pub(crate) fn find(&self, card: CardRef) -> Option<CardId> {
        (card.id.is_some() && self.card(card.id).life == card.life).then_some(card.id)
    }

    /// How many bytes a copy of this state moves.
    pub fn bytes(&self) -> usize {
        size_of::<Game>()
            + size_of_val(&self.cards[..])
            + size_of_val(&self.traits[..])
            + size_of_val(&self.gained[..])
            + size_of_val(&self.players[..])
            + size_of_val(&self.frames[..])
            + size_of_val(&self.bag[..])
            + size_of_val(&self.timed[..])
            + size_of_val(&self.picked[..])
            + size_of_val(&self.packets[..])
            + size_of_val(&self.alias[..])
            + size_of_val(&self.memory[..])
            + size_of_val(&self.ghosts[..])
            + size_of_val(&self.speakers[..])
    }
}

/// Walks a zone.
#[derive(Clone, Debug)]
pub struct ZoneIter<'a> {
    pub(crate) game: &'a Game,
    pub(crate) next: CardId,
}

impl Iterator for ZoneIter<'_> {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.next.is_none() {
            return None;
        }
        let id = self.next;
        self.next = self.game.cards[id.index()].next;
        Some(id)
    }
}
