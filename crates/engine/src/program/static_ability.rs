//! Static abilities and what they change (6.4, 6.6), and how long effects last.

use super::{ActivatedDef, CondId, FilterId, MomentSet, Pc, Players, StaticId, TriggerId, Value};
use crate::bits::bit_set;
use crate::program::card_db::ShiftDef;
use wording::{KeywordKind, Stat};

/// A modification of a card's characteristics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mod {
    Strength(Value),
    Willpower(Value),
    Lore(Value),
    Keyword(KeywordKind, u8),
    Lose(KeywordKind),
    Cant(Cant),
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

bit_set! {
    /// What a card can be kept from doing.
    Cant(u16) {
        QUEST = 1;
        CHALLENGE = 2;
        BE_CHALLENGED = 4;
        READY = 8;
        READY_AT_START = 16;
        SING = 32;
        BE_DEALT_DAMAGE = 64;
        BE_CHOSEN = 128;
        MOVE = 256;
        TAKE_CHALLENGE_DAMAGE = 512;
        /// Not quest: it must do so while it can (the turn can't end before).
        NOT_QUEST = 1024;
        /// Wait to dry before questing: what a card with this bit need not do.
        WAIT_TO_QUEST = 2048;
        /// Be passed over: opponents who choose must choose it where they can.
        BE_PASSED_OVER = 4096;
        /// Deal damage by Strength in a challenge: Willpower takes its place.
        DAMAGE_BY_STRENGTH = 8192;
    }
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
    pub deps: Depends,
    /// It asks for something that static abilities may change themselves.
    pub derived: bool,
    /// The story name of the ability, for those that take it away.
    pub name: Option<u16>,
    pub rule: StaticRule,
}

bit_set! {
    /// What the outcome of a static ability depends on besides its source and the card it changes.
    Depends(u16) {
        /// Which cards are in zones other than Play.
        ZONES = 1;
        /// Ready or exerted.
        EXERT = 2;
        DAMAGE = 4;
        /// Whose turn it is.
        TURN = 8;
        /// Lore and ink drops.
        LORE = 16;
        /// What happened this turn.
        HISTORY = 32;
        /// Who challenges whom.
        CHALLENGE = 64;
        /// Characteristics that static abilities may change themselves.
        DERIVED = 128;
        /// Which other cards are in play, and where they are.
        PLAY = 256;
    }
}

bit_set! {
    /// Kinds of static rules, so that a question no card in play speaks to costs nothing.
    RuleKinds(u16) {
        MODS = 1;
        CHALLENGE = 2;
        CANT_PLAY = 4;
        PAY_LESS = 8;
        INK = 16;
        ENTERS = 32;
        LORE_TO_WIN = 64;
        SKIP_DRAW = 128;
        MOVE = 256;
        LORE = 512;
        FREE = 1024;
        /// What players keep, show and use.
        PLAYER = 2048;
        /// Abilities that cards lose.
        LOSES = 4096;
        /// Where cards may be played from.
        PLAY_FROM = 8192;
        /// What happens instead of damage; it is no static rule, and indexed with them.
        REPLACES = 16384;
        /// Who can sing what.
        SING = 32768;
    }
}

impl RuleKinds {
    /// Abilities that speak of playing cards: whether, for how much, and in which ways.
    pub const PLAYING: RuleKinds = RuleKinds::CANT_PLAY.with(RuleKinds::PAY_LESS).with(RuleKinds::FREE);
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
    pub fn mods_deps(&self) -> Depends {
        let derived = if self.derived { Depends::DERIVED } else { Depends::NONE };
        if self.rule.kind().has(RuleKinds::MODS | RuleKinds::LOSES) {
            self.deps | derived
        } else {
            Depends::NONE
        }
    }
}

impl StaticRule {
    /// Whether it is used up when it was made use of in a turn.
    pub fn works_once(&self) -> bool {
        matches!(self, StaticRule::PayLess { once: true, .. } | StaticRule::MoveLess { once: true, .. })
    }

    /// Its bit of [`RuleKinds`].
    pub fn kind(&self) -> RuleKinds {
        match self {
            StaticRule::Mods { .. } => RuleKinds::MODS,
            StaticRule::ChallengeBan { .. } | StaticRule::ChallengeReady { .. } => RuleKinds::CHALLENGE,
            StaticRule::CantPlay { .. } => RuleKinds::CANT_PLAY,
            StaticRule::PayLess { .. } => RuleKinds::PAY_LESS,
            StaticRule::InkAdditional => RuleKinds::INK,
            StaticRule::EntersExerted(_)
            | StaticRule::MayEnterExerted(_)
            | StaticRule::EntersWithDamage(..) => RuleKinds::ENTERS,
            StaticRule::LoreToWin(..) => RuleKinds::LORE_TO_WIN,
            StaticRule::SkipDraw => RuleKinds::SKIP_DRAW,
            StaticRule::MoveFree(_) | StaticRule::MoveLess { .. } => RuleKinds::MOVE,
            StaticRule::CantPlayThis(_) => RuleKinds::CANT_PLAY,
            StaticRule::CantGainLore(_) | StaticRule::CantLoseLore(_) | StaticRule::CantGetDrops(_) => {
                RuleKinds::LORE
            }
            StaticRule::Inkable(_) | StaticRule::InkFromDiscard | StaticRule::InkwellExerted(_) => {
                RuleKinds::INK
            }
            StaticRule::PlayFree(_) | StaticRule::PlayFreeFor(_) => RuleKinds::FREE,
            StaticRule::PayMore { .. } => RuleKinds::PAY_LESS,
            StaticRule::NoDamageRemoval => RuleKinds::LORE,
            StaticRule::OneChallenger => RuleKinds::CHALLENGE,
            StaticRule::EnterExertedTo(_) => RuleKinds::ENTERS,
            StaticRule::CantGainLoreUnless(..) => RuleKinds::LORE,
            StaticRule::NoDiscard | StaticRule::FaceUpTop(_) | StaticRule::UseFree(_) => RuleKinds::PLAYER,
            StaticRule::GainsShift(_) => RuleKinds::FREE,
            StaticRule::LosesAbility { .. } => RuleKinds::LOSES,
            StaticRule::PlayFrom { .. } => RuleKinds::PLAY_FROM,
            StaticRule::SingBan { .. } => RuleKinds::SING,
            StaticRule::ReadyAtMost { .. } => RuleKinds::PLAYER,
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
    /// What its triggers wait for.
    pub listens: MomentSet,
    pub statics: Vec<StaticId>,
    pub static_kinds: RuleKinds,
    pub activated: Option<ActivatedDef>,
}
