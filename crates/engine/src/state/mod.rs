//! The state of a game: plain data that can be copied, compared, hashed and stored at any decision.

pub(crate) mod chance;
pub(crate) mod frame;
pub(crate) mod imagined;
pub(crate) mod invalidation;
pub(crate) mod position_hash;
pub(crate) mod query;
pub(crate) mod visibility;
pub(crate) mod zones;

use crate::abilities::loops::LoopWatch;
use crate::api::action::{Action, Outcome};
use crate::api::ids::{CardId, CardRef, DefId, Seat};
use crate::bits::bit_set;
use crate::edition::{Edition, EditionQuestion, Rules};
use crate::multiplayer::teams::TeamTurns;
use crate::program::card_db::CardDb;
use crate::program::{
    ActivatedDef, ClassSet, CondId, Dependencies, FilterId, GrantDef, Moment, MomentSet, Pc, Prohibitions,
    Reg, RuleKinds, StaticId, TriggerId,
};
use crate::state::chance::Chance;
use crate::state::frame::{DamagePacket, Frame, LOOPS};
use serde::{Deserialize, Serialize};
use wording::{KeywordCounts, KeywordKind, KeywordSet};

/// The zone a card is in (chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Zone {
    // The first six are stored as lists. Public zones are adjacent, and so are those where abilities work.
    Deck,
    Hand,
    Inkwell,
    /// Cards of a deck that an effect looks at or reveals. They still count as part of the deck (6.1.14).
    Aside,
    Discard,
    Play,
    /// Next to the table for the whole game: a leader of Format Coconut. It is not in play, but its abilities
    /// work.
    Leader,
    /// An action in the Play zone whose effect is not done (5.4.1.2), or any card being played.
    Resolving,
    /// Under another card, not in play (5.1.1.5).
    Under,
    /// Removed from the game with its player.
    Gone,
}

impl Zone {
    /// Whether abilities of cards in this zone work without saying so (6.1.11).
    pub(crate) fn has_working_abilities(self) -> bool {
        matches!(self, Zone::Play | Zone::Leader)
    }
}

/// The number of zones stored as lists for each player.
pub(crate) const LISTS: usize = 6;

/// One physical card. The size is a power of two, so that indexing takes a single shift.
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
    /// Whether the card was played by Shift. Kept after it leaves play.
    pub shifted: bool,
    /// The players who see this card of a hidden zone while an effect lasts (6.1.14, 7.1.3).
    pub(crate) shown: Visibility,
    /// The location the character is at.
    pub at: CardId,
    /// The card that it is under.
    pub host: CardId,
    /// The topmost card under it.
    pub under: CardId,
    pub under_count: u8,
    /// The "once per turn" abilities used this turn.
    pub used: UsedAbilities,
    /// The number of zone changes. A card that changes zones becomes a new card (7.1.6).
    pub life: u16,
    /// Its `life` when it was last in play; [`Card::NEVER`] if it never was.
    pub(crate) stay: u16,
    /// The source of the damage it has taken since the last game state check (1.8.1.4).
    pub(crate) blame: CardId,
    /// Whether it is about to leave play together with other cards (7.4.3).
    pub(crate) leaving: bool,
    /// The ink drops used to pay for it when it was last played (4.3.2.4).
    pub(crate) drops: u8,
    /// The previous and next card of its zone.
    pub(crate) next: CardId,
    pub(crate) prev: CardId,
}

const _: () = assert!(size_of::<Card>() == 32);

impl Card {
    pub(crate) const NEVER: u16 = u16::MAX;

    /// A reference to this card, whose number is `id`. If it is leaving with others, the reference is to the
    /// card after that.
    #[inline]
    pub(crate) fn referred_to_as(&self, id: CardId) -> CardRef {
        CardRef { id, life: self.life.wrapping_add(u16::from(self.leaving)) }
    }
}

/// The players who can see a card of a hidden zone in addition to its owner's usual rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Visibility {
    #[default]
    No,
    To(Seat),
    /// Nobody knows which card it is, but this player can choose it.
    Choosable(Seat),
    All,
    /// Visible to everyone as long as it keeps its place in the deck.
    Known,
    /// Visible to everyone while it is the top card of its deck.
    Top,
}

/// A zone as a linked list through its cards. The top card of a deck is first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ZoneList {
    pub first: CardId,
    pub last: CardId,
    pub len: u16,
}

impl ZoneList {
    pub const EMPTY: ZoneList = ZoneList { first: CardId::NONE, last: CardId::NONE, len: 0 };
}

/// A player's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub lore: u16,
    /// Ready cards in the inkwell.
    pub ready_ink: u16,
    /// Ink drops in the inkwell (1.13.1.2): counters that pay one ink each.
    pub ink_drops: u16,
    /// Cards inked as a turn action this turn (4.2.3).
    pub inked: u8,
    /// Whether the player has left the game.
    pub out: bool,
    /// Whether the player has tried to draw from an empty deck. Only matters in some editions.
    pub(crate) drew_nothing: bool,
    /// The team, numbered by its first seat (1.3.6). A player without teammates is a team alone.
    pub team: u8,
    /// The players who take turns together, numbered by their first seat: a team (9.3.1) or a single player.
    pub(crate) party: u8,
    /// The number of turns the player has begun.
    pub turns: u16,
    pub(crate) lists: [ZoneList; LISTS],
    /// The player's leader in Format Coconut, in any zone.
    pub(crate) leader: CardId,
    /// The next number in this player's view for a card that becomes visible.
    pub(crate) next_alias: u16,
}

const _: () = assert!(
    size_of::<Traits>() == 32,
    "Traits has another size: if a new keyword with a number needs the room, change the size here to 48"
);

/// The current characteristics of a card in play: printed values, static abilities and timed effects
/// combined. Always derived from other state (a law checks this). A card that left play keeps its last values
/// here (6.7.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Traits {
    /// May be negative (6.6.2).
    pub strength: i16,
    pub willpower: i16,
    /// May be negative (6.6.3).
    pub lore: i16,
    pub keywords: KeywordSet,
    pub cant: Prohibitions,
    pub counts: KeywordCounts,
    /// The number of cards under it, kept after it leaves play.
    pub under: u8,
    /// The card counts as this much more expensive when it sings.
    pub sing: u8,
    /// The ink it costs to quest or challenge with the card.
    pub toll: u8,
    /// Classifications it has gained.
    pub classes: ClassSet,
}

/// The characteristics of a card during an earlier stay in play (6.7.6), kept for the turn after it returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Ghost {
    pub card: CardRef,
    pub shifted: bool,
    /// The "once per turn" abilities used up then.
    pub used: UsedAbilities,
    pub traits: Traits,
}

/// An ability that a card in play has gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct GainedAbility {
    pub card: CardId,
    /// Its number in the database's list, counted from 1.
    pub grant: u8,
}

bit_set! {
    /// The "once per turn" abilities that a card has used up this turn (6.1.13.2). Abilities far apart on a
    /// card share a bit.
    UsedAbilities(u8) {
        /// A static ability or a replacement.
        STANDING = 8;
        /// A triggered ability that the card has gained.
        GAINED = 128;
    }
}

impl UsedAbilities {
    /// The bit of the activated ability with this number.
    pub(crate) const fn activated(ability: u8) -> UsedAbilities {
        UsedAbilities(1 << (ability % 4))
    }

    /// The bit of the triggered ability with this number.
    pub(crate) const fn triggered(ability: usize) -> UsedAbilities {
        UsedAbilities(16 << (ability % 4))
    }

    /// One of the bits, if there are any.
    pub(crate) const fn one(self) -> UsedAbilities {
        UsedAbilities(self.0 & self.0.wrapping_neg())
    }
}

impl Traits {
    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.keywords.has(keyword)
    }

    /// The number of a keyword: the sum for keywords that add up, 0 for keywords without a number.
    #[inline]
    pub fn count(&self, keyword: KeywordKind) -> u8 {
        self.counts.of(keyword)
    }
}

/// An entry of the bag (7.7): a triggered ability waiting to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BagEntry {
    pub seat: Seat,
    pub source: CardRef,
    pub program: Pc,
    pub subject: CardRef,
    pub object: CardRef,
    pub that: Seat,
    pub number: i16,
    /// The bits to use up when it resolves, so that it can't resolve twice in a turn. Empty if it may.
    pub once: UsedAbilities,
    /// The trigger's "if", for editions that test it when the entry is made (old 7.4.4).
    pub secondary: Option<CondId>,
    /// Whether the entry is yet to be made: the ability has triggered and is not in the bag (old 4.2.2.3,
    /// 8.7.4, 1.9.4).
    pub waits: bool,
}

/// An effect that lasts for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimedEffect {
    #[serde(rename = "what")]
    pub kind: TimedEffectKind,
    /// The card that the effect applies to, if there is one.
    pub on: CardRef,
    pub source: CardId,
    /// The player of the ability that created it.
    pub you: Seat,
    pub until: EffectEnd,
}

impl TimedEffect {
    /// Whether the effect is a rule, a discount or a trigger, instead of a change to a card.
    pub(crate) fn speaks(&self) -> bool {
        match self.kind {
            TimedEffectKind::PayLessForNext(..)
            | TimedEffectKind::PayLessForNextShift(..)
            | TimedEffectKind::Rule(_)
            | TimedEffectKind::Watch(..)
            | TimedEffectKind::Ability(_)
            | TimedEffectKind::ChallengeReady(_)
            | TimedEffectKind::CantChallenge(_)
            | TimedEffectKind::NameBan(_) => true,
            TimedEffectKind::Strength(_)
            | TimedEffectKind::Willpower(_)
            | TimedEffectKind::Lore(_)
            | TimedEffectKind::Keyword(..)
            | TimedEffectKind::Lose(_)
            | TimedEffectKind::Cant(_)
            | TimedEffectKind::Class(_)
            | TimedEffectKind::SingCost(_)
            | TimedEffectKind::Toll(_)
            | TimedEffectKind::TheNext(_)
            | TimedEffectKind::Shield => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimedEffectKind {
    Strength(i16),
    Willpower(i16),
    Lore(i16),
    Keyword(KeywordKind, u8),
    Lose(KeywordKind),
    Cant(Prohibitions),
    /// The next card that fits costs this much less (4.3.6). The name is the one that "that name" means.
    PayLessForNext(i16, FilterId, u16),
    /// The next card that fits and is played by Shift costs this much less.
    PayLessForNextShift(i16, FilterId),
    /// Modifies how the next card that fits enters play: index into `CardDb::nexts`.
    TheNext(u16),
    Rule(StaticId),
    /// A floating or delayed trigger. With `true`, it triggers only once.
    Watch(TriggerId, bool),
    Class(u8),
    Ability(u8),
    SingCost(u8),
    Toll(u8),
    ChallengeReady(FilterId),
    CantChallenge(FilterId),
    /// Prevents the next damage to the card.
    Shield,
    /// The player can't play cards of this card's type that share a name with it.
    NameBan(DefId),
}

/// When a timed effect ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EffectEnd {
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
    /// When the card it applies to leaves play.
    LeavesPlay,
    /// When its source leaves play.
    SourceLeaves,
}

/// A card in a register of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct RegisterCard {
    pub reg: Reg,
    /// The round of each loop in which the card was put there.
    pub rounds: [u8; LOOPS],
    /// The last op on this register did nothing to this card.
    pub spared: bool,
    pub card: CardRef,
}

/// An event of this turn that cards may ask for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct PastEvent {
    pub moment: Moment,
    pub seat: Seat,
    /// The card at the time. The event belongs to that stay in a zone (7.1.6).
    pub card: CardRef,
    /// The card's definition at the time. Players who saw the event know it, wherever the card is now.
    pub def: DefId,
}

/// The rules variant in force (chapter 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    Constructed,
    Limited,
    PackRush,
    /// Format Coconut (beta): 25 lore to win, and each player has a leader outside the deck.
    Coconut,
}

bit_set! {
    /// What the next game state check must look at.
    PendingChecks(u8) {
        LORE = 1;
        /// Damage, Willpower, or the cards in play.
        DAMAGE = 2;
        /// A player drew from an empty deck.
        DECK = 4;
    }
}

/// The cards in play whose traits may be out of date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum StaleTraits {
    None,
    Card(CardId),
    All,
}

/// A game. All of its state is here, including the frame stack. The card definitions are in a
/// [`CardDb`](crate::CardDb).
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    pub(crate) cards: Vec<Card>,
    pub(crate) traits: Vec<Traits>,
    /// Abilities that cards in play have gained. An ability gained twice is listed twice.
    pub(crate) gained: Vec<GainedAbility>,
    pub(crate) players: Vec<Player>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) bag: Vec<BagEntry>,
    pub(crate) timed: Vec<TimedEffect>,
    pub(crate) picked: Vec<RegisterCard>,
    /// Damage that is about to happen. Belongs to the damage frame.
    pub(crate) packets: Vec<DamagePacket>,
    /// The number of each card in each player's view, grouped by player. 0 if the player can't see the card.
    pub(crate) alias: Vec<u16>,
    pub(crate) memory: Vec<PastEvent>,
    /// Cards that returned to play this turn, as they were before.
    pub(crate) ghosts: Vec<Ghost>,
    /// Cards in play with static, triggered or replacement abilities, in the order in which they entered.
    pub(crate) speakers: Vec<CardId>,
    /// The kinds of static rules of these cards and of timed effects.
    pub(crate) static_kinds: RuleKinds,
    /// What their modifications depend on.
    pub(crate) static_deps: Dependencies,
    /// The moments that these cards and timed effects wait for.
    pub(crate) listens: MomentSet,
    /// Whether a card or timed effect grants abilities.
    pub(crate) granting: bool,
    pub(crate) chance: Chance,
    pub(crate) variant: Variant,
    pub(crate) rules: Rules,
    pub(crate) team_turns: TeamTurns,
    /// The active player. If a team takes its turn together, the member that turn order starts from.
    pub(crate) active: Seat,
    pub(crate) starter: Seat,
    pub(crate) turn: u16,
    pub(crate) outcome: Option<Outcome>,
    /// Detects whether what resolves may repeat forever (6.1.10).
    pub(crate) loops: LoopWatch,
    /// The answer that would continue a loop after its shortcut (6.1.10).
    pub(crate) loop_over: Option<Action>,
    /// Changes since the last game state check.
    pub(crate) unchecked: PendingChecks,
    /// Keywords that at least one card in play has.
    pub(crate) keywords: KeywordSet,
    /// Bans that apply to at least one card in play.
    pub(crate) cants: Prohibitions,
    /// Whether a card of the game has an ability that works in the discard (6.1.12).
    pub(crate) restless: bool,
    /// Whether a card of the game is a location.
    pub(crate) has_locations: bool,
    /// The cards whose traits must be recomputed.
    pub(crate) stale: StaleTraits,
    /// Whether the top card of a deck is faceup.
    pub(crate) open_tops: bool,
    /// Whether a game state check is going on: it is not over until it finds nothing more.
    pub(crate) checking: bool,
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
            checking: self.checking,
        }
    }

    /// Copies into an existing game. Doesn't allocate once that game has enough capacity.
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
        self.checking = other.checking;
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
    pub(crate) fn grants<'a>(&self, db: &'a CardDb, id: CardId) -> impl Iterator<Item = &'a GrantDef> {
        let own = self.gained.iter().filter(move |gained| gained.card == id);
        own.map(|gained| &db.grants[usize::from(gained.grant) - 1])
    }

    /// An activated ability of a card. Printed abilities come first, then gained ones.
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

    /// The number of a card's activated abilities, including gained ones.
    pub fn activated_count(&self, db: &CardDb, id: CardId) -> u8 {
        let own = db.def(self.card(id).def).activated.len();
        (own + self.grants(db, id).filter(|grant| grant.activated.is_some()).count()) as u8
    }

    /// All cards of the game, in order of id.
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

    /// All seats in turn order, including players who have left.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// The active player. If a team takes its turn together (9.3.1), one member: see [`Game::is_active`].
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The number of the current turn, from 1; 0 during setup.
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

    /// Cards in play with static, triggered or replacement abilities, in the order in which they entered.
    pub fn speakers(&self) -> &[CardId] {
        &self.speakers
    }

    pub fn chance(&self) -> Chance {
        self.chance
    }

    pub fn timed(&self) -> &[TimedEffect] {
        &self.timed
    }

    /// The number of shuffles and random decisions so far.
    pub fn chance_uses(&self) -> u64 {
        self.chance.uses()
    }

    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether the cards of a zone are in play. A resolving action is only from 2.0.1 on (4.3.3.2, 5.4.1).
    pub fn is_in_play(&self, zone: Zone) -> bool {
        match zone {
            Zone::Play => true,
            Zone::Resolving => self.rules.say(EditionQuestion::ActionsResolveInPlay),
            Zone::Deck
            | Zone::Hand
            | Zone::Discard
            | Zone::Inkwell
            | Zone::Aside
            | Zone::Under
            | Zone::Leader
            | Zone::Gone => false,
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The edition of the rules.
    pub fn edition(&self) -> Edition {
        self.rules.edition()
    }

    /// The current characteristics of a card in play, or its last ones if it left play (6.7.6).
    #[inline]
    pub fn traits(&self, id: CardId) -> &Traits {
        &self.traits[id.index()]
    }

    #[inline]
    pub(crate) fn list(&self, seat: Seat, zone: Zone) -> &ZoneList {
        &self.players[seat.index()].lists[zone as usize]
    }

    /// The number of cards in a zone. Set-aside cards count as part of the deck.
    pub fn count(&self, seat: Seat, zone: Zone) -> usize {
        let mut n = self.list(seat, zone).len;
        if zone == Zone::Deck {
            n += self.list(seat, Zone::Aside).len;
        }
        usize::from(n)
    }

    /// The cards of a zone that is stored as a list (deck, hand, discard, inkwell, play, aside), first to
    /// last. A deck starts at the top.
    #[inline]
    pub fn zone(&self, seat: Seat, zone: Zone) -> ZoneIter<'_> {
        ZoneIter { game: self, next: self.list(seat, zone).first }
    }

    /// The cards under a card, topmost first.
    pub fn under(&self, host: CardId) -> ZoneIter<'_> {
        ZoneIter { game: self, next: self.card(host).under }
    }

    /// A reference to the card. If it is leaving with others, the reference is to the card after that.
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

    /// The number of bytes that copying this state moves.
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

/// Iterator over the cards of a zone.
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
