//! Static abilities and what they change (6.4, 6.6), and how long effects last.

use super::{ActivatedDef, CondId, FilterId, Pc, Players, StaticId, TriggerId, Value};
use crate::program::card_db::ShiftDef;
use ability::{KeywordKind, Stat};

/// A modification of a card's characteristics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mod {
    Strength(Value),
    Willpower(Value),
    Lore(Value),
    Keyword(KeywordKind, u8),
    Lose(KeywordKind),
    /// Bits of [`cant`].
    Cant(u16),
    /// It can't gain the keyword, nor keep it.
    Bar(KeywordKind),
    /// A number times the value, for keywords with a plus.
    KeywordPer(KeywordKind, Value),
    /// A classification it has besides.
    Class(u8),
    /// An ability it has besides: index into `CardDb::grants`.
    Ability(u8),
    /// What it counts as more when it sings.
    SingCost(u8),
    /// Ink to pay for questing and for challenging.
    Toll(u8),
    /// Its characteristic is never below the printed one.
    Floor(Stat),
    /// It can challenge what fits though that is ready; only for a time.
    ChallengeReady(FilterId),
    /// The next damage that would be dealt to it isn't; only for a time.
    Shield,
}

/// What a card can be kept from doing, as bits.
pub mod cant {
    pub const QUEST: u16 = 1;
    pub const CHALLENGE: u16 = 2;
    pub const BE_CHALLENGED: u16 = 4;
    pub const READY: u16 = 8;
    pub const READY_AT_START: u16 = 16;
    pub const SING: u16 = 32;
    pub const BE_DEALT_DAMAGE: u16 = 64;
    pub const BE_CHOSEN: u16 = 128;
    pub const MOVE: u16 = 256;
    pub const TAKE_CHALLENGE_DAMAGE: u16 = 512;
    /// Not quest: it must do so while it can (the turn can't end before).
    pub const NOT_QUEST: u16 = 1024;
    /// Wait to dry before questing: what a card with this bit need not do.
    pub const WAIT_TO_QUEST: u16 = 2048;
    /// Be passed over: opponents who choose must choose it where they can.
    pub const BE_PASSED_OVER: u16 = 4096;
    /// Deal damage by Strength in a challenge: Willpower takes its place.
    pub const DAMAGE_BY_STRENGTH: u16 = 8192;
}

/// What a static ability speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    This,
    Fits(FilterId),
}

/// A static ability (6.4), ready to apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaticDef {
    pub cond: Option<CondId>,
    /// Bits of [`dep`].
    pub deps: u16,
    /// It asks for something that static abilities may change themselves.
    pub derived: bool,
    /// The story name of the ability, for those that take it away.
    pub name: Option<u16>,
    pub rule: StaticRule,
}

/// What the outcome of a static ability depends on besides its source and the card it changes, as bits.
pub mod dep {
    /// Which cards are in zones other than Play.
    pub const ZONES: u16 = 1;
    /// Ready or exerted.
    pub const EXERT: u16 = 2;
    pub const DAMAGE: u16 = 4;
    /// Whose turn it is.
    pub const TURN: u16 = 8;
    /// Lore and ink drops.
    pub const LORE: u16 = 16;
    /// What happened this turn.
    pub const HISTORY: u16 = 32;
    /// Who challenges whom.
    pub const CHALLENGE: u16 = 64;
    /// Characteristics that static abilities may change themselves.
    pub const DERIVED: u16 = 128;
    /// Which other cards are in play, and where they are.
    pub const PLAY: u16 = 256;
    pub const ALL: u16 = u16::MAX;
}

/// Kinds of static rules as bits, so that a question no card in play speaks to costs nothing.
pub mod kind {
    pub const MODS: u16 = 1;
    pub const CHALLENGE: u16 = 2;
    pub const CANT_PLAY: u16 = 4;
    pub const PAY_LESS: u16 = 8;
    pub const INK: u16 = 16;
    pub const ENTERS: u16 = 32;
    pub const LORE_TO_WIN: u16 = 64;
    pub const SKIP_DRAW: u16 = 128;
    pub const MOVE: u16 = 256;
    pub const LORE: u16 = 512;
    pub const FREE: u16 = 1024;
    /// What players keep, show and use.
    pub const PLAYER: u16 = 2048;
    /// Abilities that cards lose.
    pub const LOSES: u16 = 4096;
    /// Where cards may be played from.
    pub const PLAY_FROM: u16 = 8192;
    /// What happens instead of damage; it is no static rule, and indexed with them.
    pub const REPLACES: u16 = 16384;
    /// Who can sing what.
    pub const SING: u16 = 32768;
    /// Abilities that speak of playing cards: whether, for how much, and in which ways.
    pub const PLAYING: u16 = CANT_PLAY | PAY_LESS | FREE;
}

/// What the next card that fits enters play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextDef {
    pub what: FilterId,
    pub exerted: bool,
    /// A range of the list of modifications, and how long they last.
    pub mods: (u16, u8),
    pub lasts: Lasts,
}

/// How long a timed effect lasts, from the point of view of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// Until the end of this turn (6.1.13.4).
    ThisTurn,
    /// Until the start of the speaker's next turn (6.1.13.3).
    UntilYourNextTurn,
    /// Through the next turn of the affected card's player (6.1.13.1).
    TheirNextTurn,
    /// The next readying at the start of a turn of the affected card's player.
    TheirNextReady,
    /// Until the end of the speaker's next turn.
    UntilEndOfYourNextTurn,
    /// Until the end of the first turn of the speaker's that ends: this one, if it is theirs.
    UntilEndOfYourTurn,
    /// Until the present challenge is over.
    Challenge,
    /// As long as the card stays what it is (6.1.13.5).
    WhileInPlay,
    /// As long as the source is in play.
    WhileSource,
}

impl StaticDef {
    /// What traits depend on because of it.
    pub fn mods_deps(&self) -> u16 {
        let derived = if self.derived { dep::DERIVED } else { 0 };
        if self.rule.kind() & (kind::MODS | kind::LOSES) != 0 { self.deps | derived } else { 0 }
    }
}

impl StaticRule {
    /// Whether it is used up when it was made use of in a turn.
    pub fn works_once(&self) -> bool {
        matches!(self, StaticRule::PayLess { once: true, .. } | StaticRule::MoveLess { once: true, .. })
    }

    /// Its bit of [`kind`].
    pub fn kind(&self) -> u16 {
        match self {
            StaticRule::Mods { .. } => kind::MODS,
            StaticRule::ChallengeBan { .. } | StaticRule::ChallengeReady { .. } => kind::CHALLENGE,
            StaticRule::CantPlay { .. } => kind::CANT_PLAY,
            StaticRule::PayLess { .. } => kind::PAY_LESS,
            StaticRule::InkAdditional => kind::INK,
            StaticRule::EntersExerted(_)
            | StaticRule::MayEnterExerted(_)
            | StaticRule::EntersWithDamage(..) => kind::ENTERS,
            StaticRule::LoreToWin(..) => kind::LORE_TO_WIN,
            StaticRule::SkipDraw => kind::SKIP_DRAW,
            StaticRule::MoveFree(_) | StaticRule::MoveLess { .. } => kind::MOVE,
            StaticRule::CantPlayThis(_) => kind::CANT_PLAY,
            StaticRule::CantGainLore(_) | StaticRule::CantLoseLore(_) | StaticRule::CantGetDrops(_) => {
                kind::LORE
            }
            StaticRule::Inkable(_) | StaticRule::InkFromDiscard | StaticRule::InkwellExerted(_) => kind::INK,
            StaticRule::PlayFree(_) | StaticRule::PlayFreeFor(_) => kind::FREE,
            StaticRule::PayMore { .. } => kind::PAY_LESS,
            StaticRule::NoDamageRemoval => kind::LORE,
            StaticRule::OneChallenger => kind::CHALLENGE,
            StaticRule::EnterExertedTo(_) => kind::ENTERS,
            StaticRule::CantGainLoreUnless(..) => kind::LORE,
            StaticRule::NoDiscard | StaticRule::FaceUpTop(_) | StaticRule::UseFree(_) => kind::PLAYER,
            StaticRule::GainsShift(_) => kind::FREE,
            StaticRule::LosesAbility { .. } => kind::LOSES,
            StaticRule::PlayFrom { .. } => kind::PLAY_FROM,
            StaticRule::SingBan { .. } => kind::SING,
            StaticRule::ReadyAtMost { .. } => kind::PLAYER,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StaticRule {
    Mods {
        on: Scope,
        mods: (u16, u8),
    },
    /// The first can't challenge the second.
    ChallengeBan {
        by: Scope,
        target: Scope,
    },
    /// The first can challenge the second though it is ready.
    ChallengeReady {
        by: Scope,
        target: FilterId,
    },
    CantPlay {
        who: Players,
        what: FilterId,
    },
    PayLess {
        n: Value,
        what: Scope,
        /// Only when it is played by Shift.
        shift: bool,
        /// Only when it is played by Shift onto these.
        onto: Option<Scope>,
        /// Only for one card in a turn (6.1.13.2).
        once: bool,
    },
    InkAdditional,
    EntersExerted(Scope),
    MayEnterExerted(Scope),
    EntersWithDamage(Scope, u8),
    LoreToWin(Players, u8),
    SkipDraw,
    /// These characters move here, to the source, for free.
    MoveFree(Scope),
    /// Moving these characters costs less, to the source or to what fits.
    MoveLess {
        n: Value,
        who: Scope,
        to: Option<FilterId>,
        /// Only for one move in a turn (6.1.13.2).
        once: bool,
    },
    /// The card itself can't be played by these players.
    CantPlayThis(Players),
    CantGainLore(Players),
    CantLoseLore(Players),
    CantGetDrops(Players),
    /// Cards in hand that count as having the inkwell symbol.
    Inkable(Scope),
    InkFromDiscard,
    /// May be played for free.
    PlayFree(Scope),
    /// The card itself may be played for this program instead of ink.
    PlayFreeFor(Pc),
    PayMore {
        who: Players,
        n: u8,
        what: Scope,
    },
    /// No damage can be removed.
    NoDamageRemoval,
    /// A second character can't challenge in a turn.
    OneChallenger,
    /// Cards come into these players' inkwells exerted.
    InkwellExerted(Players),
    /// The card itself may enter play exerted, and then this program runs.
    EnterExertedTo(Pc),
    /// Each of these players can't gain lore unless the condition holds for that player.
    CantGainLoreUnless(Players, CondId),
    /// No effect makes the source's player discard.
    NoDiscard,
    /// The top cards of these players' decks are seen by all.
    FaceUpTop(Players),
    /// The source's ability of that name costs no ink.
    UseFree(u16),
    /// The card itself has this Shift besides, wherever it is.
    GainsShift(ShiftDef),
    /// Those cards don't have their ability of that story name.
    LosesAbility {
        on: Scope,
        name: u16,
    },
    /// The source's player may play these cards from where they are; `exerted`: they enter play so.
    PlayFrom {
        what: FilterId,
        exerted: bool,
    },
    /// The first can't sing the second.
    SingBan {
        by: Scope,
        what: FilterId,
    },
    /// Of the cards that fit, at most `most` ready at the start of a turn; the program asks which.
    ReadyAtMost {
        most: u8,
        what: FilterId,
        program: Pc,
    },
}

/// Abilities that a card can gain, ready to use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Granted {
    pub triggers: Vec<TriggerId>,
    /// Bits of the moments its triggers wait for.
    pub listens: u64,
    pub statics: Vec<StaticId>,
    pub static_kinds: u16,
    pub activated: Option<ActivatedDef>,
}
