//! Static abilities (6.4), the characteristics they change (6.6), and how long effects last.

use super::{
    ActivatedDef, CondId, FilterId, MomentSet, NumberOperand, Pc, PlayerOperand, StaticId, TriggerId,
};
use crate::bits::bit_set;
use crate::program::card_db::ShiftDef;
use wording::{KeywordKind, Stat};

/// A change to a card's characteristics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mod {
    Strength(NumberOperand),
    Willpower(NumberOperand),
    Lore(NumberOperand),
    Keyword(KeywordKind, u8),
    Lose(KeywordKind),
    Cant(Prohibitions),
    /// The card can't gain or keep the keyword.
    Bar(KeywordKind),
    /// The value times a number, for keywords with a plus.
    KeywordPer(KeywordKind, NumberOperand),
    /// The card also has this classification.
    Class(u8),
    /// The card also has this ability: index into `CardDb::grants`.
    Ability(u8),
    /// The card counts as this much more expensive when it sings.
    SingCost(u8),
    /// The ink it costs to quest or challenge with the card.
    Toll(u8),
    /// The characteristic can't be less than the printed one.
    Floor(Stat),
    /// The card can challenge ready characters that fit. Only as a timed effect.
    ChallengeReady(FilterId),
    /// The card can't challenge cards that fit. Only as a timed effect.
    CantChallenge(FilterId),
    /// Prevents the next damage to the card. Only as a timed effect.
    Shield,
}

bit_set! {
    /// Things that a card can be kept from doing.
    Prohibitions(u16) {
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
        /// Not questing: the card must quest if it can before the turn ends.
        NOT_QUEST = 1024;
        /// Waiting to dry before questing: the card can quest while drying.
        WAIT_TO_QUEST = 2048;
        /// Being passed over: opponents must choose this card if they can.
        BE_PASSED_OVER = 4096;
        /// Dealing damage by Strength in a challenge: it deals damage by Willpower instead.
        DAMAGE_BY_STRENGTH = 8192;
        /// Taking damage of any kind: dealt, put or moved.
        TAKE_DAMAGE = 16384;
        /// Waiting to dry before using exert abilities: the card can use them while drying.
        WAIT_TO_USE = 32768;
    }
}

/// The cards that a static ability affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaticScope {
    This,
    Fits(FilterId),
}

/// A static ability (6.4), ready to apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaticDef {
    pub cond: Option<CondId>,
    pub deps: Dependencies,
    /// Whether the ability depends on characteristics that static abilities can change.
    pub derived: bool,
    /// The ability's story name, for effects that remove it.
    pub name: Option<u16>,
    pub rule: StaticRule,
}

bit_set! {
    /// What a static ability depends on, apart from its source and the card it changes.
    Dependencies(u16) {
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
        /// Characteristics that static abilities can change.
        DERIVED = 128;
        /// Which other cards are in play, and where they are.
        PLAY = 256;
    }
}

bit_set! {
    /// Kinds of static rules. If no card in play has one of a kind, a question about that kind costs nothing.
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
        /// Rules for players' hands, decks and actions.
        PLAYER = 2048;
        /// Abilities that cards lose.
        LOSES = 4096;
        /// Where cards may be played from.
        PLAY_FROM = 8192;
        /// Replacements for damage, banishing or ink drops. Not static rules, but indexed with them.
        REPLACES = 16384;
        /// Who can sing what.
        SING = 32768;
    }
}

impl RuleKinds {
    /// Abilities that affect playing cards: whether it is allowed, the cost, and the ways.
    pub const PLAYING: RuleKinds = RuleKinds::CANT_PLAY.with(RuleKinds::PAY_LESS).with(RuleKinds::FREE);
}

/// Modifications for the next card that fits when it enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextDef {
    pub what: FilterId,
    pub exerted: bool,
    /// Start and length of a range in the list of modifications, with its duration in `lasts`.
    pub mods: (u16, u8),
    pub lasts: EffectDuration,
}

/// How long a timed effect lasts, as an ability states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectDuration {
    /// Until the end of this turn (6.1.13.4).
    ThisTurn,
    /// Until the start of the next turn of the ability's player (6.1.13.3).
    UntilYourNextTurn,
    /// Through the next turn of the affected card's player (6.1.13.1).
    TheirNextTurn,
    /// For the next Ready step of the affected card's player.
    TheirNextReady,
    /// Until the end of the next turn of the ability's player.
    UntilEndOfYourNextTurn,
    /// Until the end of a turn of the ability's player: this turn, if it is theirs, otherwise the next one.
    UntilEndOfYourTurn,
    /// Until the end of the current challenge.
    Challenge,
    /// As long as the card stays in play (6.1.13.5).
    WhileInPlay,
    /// As long as the source is in play.
    WhileSource,
}

impl StaticDef {
    /// What the traits of cards depend on because of this ability.
    pub fn mods_deps(&self) -> Dependencies {
        let derived = if self.derived { Dependencies::DERIVED } else { Dependencies::NONE };
        if self.rule.kind().has(RuleKinds::MODS | RuleKinds::LOSES) {
            self.deps | derived
        } else {
            Dependencies::NONE
        }
    }
}

impl StaticRule {
    /// Whether the rule applies only once per turn.
    pub fn works_once(&self) -> bool {
        matches!(self, StaticRule::PayLess { once: true, .. } | StaticRule::MoveLess { once: true, .. })
    }

    /// The rule's bit in [`RuleKinds`].
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
            StaticRule::NoDiscard
            | StaticRule::FaceUpTop(_)
            | StaticRule::BoostLess(_)
            | StaticRule::UseFree(_) => RuleKinds::PLAYER,
            StaticRule::GainsShift(_) | StaticRule::GrantsShift { .. } => RuleKinds::FREE,
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
        on: StaticScope,
        mods: (u16, u8),
    },
    /// The first can't challenge the second.
    ChallengeBan {
        by: StaticScope,
        target: StaticScope,
    },
    /// The first can challenge the second even if it is ready.
    ChallengeReady {
        by: StaticScope,
        target: FilterId,
    },
    CantPlay {
        who: PlayerOperand,
        what: FilterId,
    },
    PayLess {
        n: NumberOperand,
        what: StaticScope,
        /// Only if the card is played by Shift.
        shift: bool,
        /// Only if the card is played by Shift onto one of these.
        onto: Option<StaticScope>,
        /// Only for one card per turn (6.1.13.2).
        once: bool,
    },
    InkAdditional,
    EntersExerted(StaticScope),
    MayEnterExerted(StaticScope),
    EntersWithDamage(StaticScope, u8),
    LoreToWin(PlayerOperand, u8),
    SkipDraw,
    /// These characters can move to the source for free.
    MoveFree(StaticScope),
    /// These characters move to the source, or to locations that fit, for less.
    MoveLess {
        n: NumberOperand,
        who: StaticScope,
        to: Option<FilterId>,
        /// Only for one move per turn (6.1.13.2).
        once: bool,
    },
    /// These players can't play the card itself.
    CantPlayThis(PlayerOperand),
    CantGainLore(PlayerOperand),
    CantLoseLore(PlayerOperand),
    CantGetDrops(PlayerOperand),
    /// These cards in hand count as having the inkwell symbol.
    Inkable(StaticScope),
    InkFromDiscard,
    /// These cards may be played for free.
    PlayFree(StaticScope),
    /// The card itself may be played by running this program instead of paying ink.
    PlayFreeFor(Pc),
    PayMore {
        who: PlayerOperand,
        n: u8,
        what: StaticScope,
    },
    /// No damage can be removed.
    NoDamageRemoval,
    /// Only one character can challenge per turn.
    OneChallenger,
    /// Cards enter these players' inkwells exerted.
    InkwellExerted(PlayerOperand),
    /// The card itself may enter play exerted; if it does, this program runs.
    EnterExertedTo(Pc),
    /// Each of these players can gain lore only if the condition holds for them.
    CantGainLoreUnless(PlayerOperand, CondId),
    /// Effects can't make the source's player discard.
    NoDiscard,
    /// The top cards of these players' decks are visible to everyone.
    FaceUpTop(PlayerOperand),
    /// Boost abilities of the source's player cost less ink.
    BoostLess(NumberOperand),
    /// The source's ability with this name costs no ink.
    UseFree(u16),
    /// The card itself also has this Shift, in every zone.
    GainsShift(ShiftDef),
    /// These cards of the source's player also have this Shift, wherever they are.
    GrantsShift {
        on: FilterId,
        shift: ShiftDef,
    },
    /// These cards lose their ability with this story name.
    LosesAbility {
        on: StaticScope,
        name: u16,
    },
    /// The source's player may play these cards from the zones they are in. With `exerted`, they enter play
    /// exerted.
    PlayFrom {
        what: FilterId,
        exerted: bool,
        /// A card played this way keeps its player from playing others with its name this turn.
        once_each: bool,
    },
    /// The first can't sing songs that fit.
    SingBan {
        by: StaticScope,
        what: FilterId,
    },
    /// At most `most` of the cards that fit ready at the start of a turn. The program asks which.
    ReadyAtMost {
        most: u8,
        what: FilterId,
        program: Pc,
    },
}

/// Abilities that a card can gain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GrantDef {
    pub triggers: Vec<TriggerId>,
    /// The moments the triggers wait for.
    pub listens: MomentSet,
    pub statics: Vec<StaticId>,
    pub static_kinds: RuleKinds,
    pub activated: Option<ActivatedDef>,
}
