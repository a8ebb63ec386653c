//! The compiled cards. All games share them, and no game changes them.

use crate::api::ability_question::Quotation;
use crate::api::ids::DefId;
use crate::program::ability_code::AbilityCode;
use crate::program::{
    ActivatedDef, ClassSet, Cond, Filter, FilterId, GrantDef, InkSet, KindSet, Mod, MomentSet, NextDef,
    NumberOperand, Op, Pc, RECORDED, ReplacementDef, RuleKinds, StaticDef, StaticId, StaticRule, StaticScope,
    TriggerDef, TriggerId,
};
use std::collections::{BTreeMap, HashMap};
use wording::{CardType, KeywordCounts, KeywordKind, KeywordSet};

/// The cards in play that a card with Shift can be played onto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShiftOnto {
    SameName,
    Class(u8),
    Anything,
    /// Two characters, one for each of these names (8.10.8.3).
    Duo(u16, u16),
    /// A character that shares a name, or two characters as with Duo Shift (8.10.8.4).
    Combo(u16, u16),
    /// An item with this name (8.10.8.6).
    Item(u16),
}

impl ShiftOnto {
    /// The names of the two characters, if the card can be shifted onto two.
    pub fn two_names(self) -> Option<(u16, u16)> {
        match self {
            ShiftOnto::Duo(first, second) | ShiftOnto::Combo(first, second) => Some((first, second)),
            ShiftOnto::SameName | ShiftOnto::Class(_) | ShiftOnto::Anything | ShiftOnto::Item(_) => None,
        }
    }
}

/// A Shift ability (8.10), ready to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShiftDef {
    pub onto: ShiftOnto,
    pub ink: u8,
    /// A cost that is an action instead of ink.
    pub program: Option<Pc>,
    /// The card returns to its player's hand at the end of the turn (8.10.8.5).
    pub temporary: bool,
}

/// One card's definition.
#[derive(Clone, Debug)]
pub struct CardDef {
    pub full_name: String,
    pub name: String,
    pub kind: CardType,
    pub song: bool,
    pub cost: u8,
    pub inkable: bool,
    pub inks: InkSet,
    pub strength: i16,
    pub willpower: i16,
    pub lore: i16,
    pub move_cost: u8,
    pub classes: ClassSet,
    /// Every name that the card has (5.2.6.1).
    pub names: Vec<u16>,
    pub keywords: KeywordSet,
    pub counts: KeywordCounts,
    pub sing_together: Option<u8>,
    pub shift: Option<ShiftDef>,
    pub triggers: Vec<TriggerId>,
    /// The moments its triggered abilities wait for.
    pub listens: MomentSet,
    pub activated: Vec<ActivatedDef>,
    pub activated_names: Vec<Option<String>>,
    pub boost: Option<u8>,
    /// Whether it has any ability in its text.
    pub has_ability: bool,
    pub statics: Vec<StaticId>,
    /// The kinds of rules its static abilities change.
    pub static_kinds: RuleKinds,
    /// Additional names it counts as having when a card is shifted onto it.
    pub shift_names: Vec<u16>,
    /// It counts as having any name when a card is shifted onto it.
    pub shift_any: bool,
    /// Any card with Shift can be shifted onto it.
    pub shift_every: bool,
    /// Triggered abilities that work while the card is in a discard.
    pub discard_triggers: Vec<TriggerId>,
    pub replacements: Vec<ReplacementDef>,
    /// The effect of an action card.
    pub program: Option<Pc>,
    pub kinds: KindSet,
    /// Whether its limited abilities are used up for the whole game.
    pub per_game: bool,
    /// Cards from outside the deck that come with a leader.
    pub collection: Vec<DefId>,
    /// A leader of Format Coconut. It has no card type, and its name can't be named.
    pub leader: bool,
}

impl CardDef {
    /// A marketing card. It does nothing but provide ink (10.2.2).
    fn marketing() -> CardDef {
        let name = "Marketing card".to_owned();
        CardDef { full_name: name.clone(), name, ..CardDef::blank() }
    }

    /// An empty definition to fill in.
    pub fn blank() -> CardDef {
        CardDef {
            full_name: String::new(),
            name: String::new(),
            kind: CardType::Item,
            song: false,
            cost: 0,
            inkable: false,
            inks: InkSet::NONE,
            strength: 0,
            willpower: 0,
            lore: 0,
            move_cost: 0,
            classes: ClassSet::NONE,
            names: vec![],
            keywords: KeywordSet::NONE,
            counts: KeywordCounts::default(),
            sing_together: None,
            shift: None,
            triggers: vec![],
            listens: MomentSet::NONE,
            activated: vec![],
            activated_names: vec![],
            boost: None,
            has_ability: false,
            statics: vec![],
            static_kinds: RuleKinds::NONE,
            shift_names: vec![],
            shift_any: false,
            shift_every: false,
            discard_triggers: vec![],
            replacements: vec![],
            program: None,
            kinds: KindSet::NONE,
            per_game: false,
            collection: vec![],
            leader: false,
        }
    }

    /// Whether the card has this name when a card is shifted onto it.
    pub fn answers_to(&self, name: u16) -> bool {
        self.shift_any || self.names.contains(&name) || self.shift_names.contains(&name)
    }

    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.keywords.has(keyword)
    }
}

/// The lists that card programs are made of. The `compile` crate fills them.
#[derive(Clone, Debug, Default)]
pub struct Programs {
    pub defs: Vec<CardDef>,
    /// The parts of each ability, by definition and then by ability in printed order.
    pub code: Vec<Vec<AbilityCode>>,
    pub ops: Vec<Op>,
    pub filters: Vec<Filter>,
    /// Lists of alternatives for [`CardTest::Any`](crate::program::CardTest::Any), which names ranges of this
    /// list. list.
    pub alternatives: Vec<FilterId>,
    pub conditions: Vec<Cond>,
    pub mods: Vec<Mod>,
    pub statics: Vec<StaticDef>,
    pub triggers: Vec<TriggerDef>,
    pub grants: Vec<GrantDef>,
    /// Every name that a card has or mentions.
    pub names: Vec<String>,
    /// [`CardTest::NamedAny`](crate::program::CardTest::NamedAny) names ranges of this list.
    pub name_lists: Vec<u16>,
    pub classes: Vec<String>,
    /// Values used in other values.
    pub values: Vec<NumberOperand>,
    /// Modifications for the next card that fits when it enters play.
    pub nexts: Vec<NextDef>,
    /// Story names of abilities, by the start of their programs.
    pub program_names: BTreeMap<Pc, String>,
    /// The effects behind a question's answers, by the op that asks.
    pub quotations: HashMap<Pc, Quotation>,
    /// Ids of the abilities' story names.
    pub ability_names: HashMap<String, u16>,
    /// Ids of the names, by their folded form.
    pub name_index: HashMap<String, u16>,
    /// The built-in effects of Support and Vanish.
    pub support: Pc,
    pub vanish: Pc,
    /// The trigger that returns a card played by Temporary Shift (8.10.8.5).
    pub temporary: TriggerId,
}

/// The most frequently used facts about a card, in a single word, because a [`CardDef`] is large.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
pub(crate) struct Outline {
    pub kind: CardType,
    pub kinds: KindSet,
    pub cost: u8,
    pub inkable: bool,
    /// Only ink pays for the card, and none of its own abilities affects playing it.
    pub plain: bool,
    /// The card has an activated ability.
    pub usable: bool,
    /// The activated ability is its only one and costs only exerting the card and ink.
    pub plainly: bool,
    /// The ink that the activated ability costs.
    pub ink: u8,
}

impl Outline {
    fn of(def: &CardDef) -> Outline {
        Outline {
            kind: def.kind,
            kinds: def.kinds,
            cost: def.cost,
            inkable: def.inkable,
            plain: !def.static_kinds.has(RuleKinds::PLAYING) && def.shift.is_none() && !def.song,
            usable: !def.activated.is_empty(),
            plainly: matches!(def.activated[..], [only] if only.is_plain()),
            ink: def.activated.first().map_or(0, |first| first.ink),
        }
    }
}

/// All cards that a game can use, compiled into programs.
#[derive(Clone, Debug)]
pub struct CardDb {
    programs: Programs,
    /// The definition behind [`DefId::MARKETING`].
    marketing: CardDef,
    /// One per definition.
    outlines: Vec<Outline>,
    index: HashMap<String, DefId>,
    /// The events that conditions look back at and that not every game records.
    pub(crate) remembers: MomentSet,
}

impl std::ops::Deref for CardDb {
    type Target = Programs;

    fn deref(&self) -> &Programs {
        &self.programs
    }
}

impl CardDb {
    pub fn new(programs: Programs) -> CardDb {
        let by_name = |(i, def): (usize, &CardDef)| (fold(&def.full_name), DefId(i as u16));
        let index = programs.defs.iter().enumerate().map(by_name).collect();
        let outlines = programs.defs.iter().map(Outline::of).collect();
        let looked_at = programs.conditions.iter().filter_map(|condition| match condition {
            Cond::ThisTurn { moment, .. } if !RECORDED.contains(moment) => Some(MomentSet::of(*moment)),
            _ => None,
        });
        let remembers = looked_at.fold(MomentSet::NONE, MomentSet::with);
        CardDb { programs, marketing: CardDef::marketing(), outlines, index, remembers }
    }

    /// The most frequently used facts about a card.
    #[inline]
    pub(crate) fn outline(&self, id: DefId) -> Outline {
        match self.outlines.get(id.index()) {
            Some(outline) => *outline,
            None => self.marketing_outline(),
        }
    }

    #[cold]
    #[inline(never)]
    fn marketing_outline(&self) -> Outline {
        Outline::of(&self.marketing)
    }

    /// Whether a definition with this number is in the database.
    pub fn has(&self, id: DefId) -> bool {
        id.index() < self.defs.len()
    }

    #[inline]
    pub fn def(&self, id: DefId) -> &CardDef {
        match self.defs.get(id.index()) {
            Some(def) => def,
            None => self.marketing_def(id),
        }
    }

    #[cold]
    #[inline(never)]
    fn marketing_def(&self, id: DefId) -> &CardDef {
        debug_assert_eq!(id, DefId::MARKETING, "a definition of this database");
        &self.marketing
    }

    /// Whether the card's static abilities change other cards.
    #[inline]
    pub(crate) fn changes_others(&self, def: &CardDef) -> bool {
        def.static_kinds.has(RuleKinds::LOSES)
            || def.static_kinds.has(RuleKinds::MODS) && def.statics.iter().any(|id| self.reaches_others(*id))
    }

    fn reaches_others(&self, id: StaticId) -> bool {
        matches!(self.statics[usize::from(id.0)].rule, StaticRule::Mods { on: StaticScope::Fits(_), .. })
    }

    pub fn defs(&self) -> &[CardDef] {
        &self.defs
    }

    /// Finds a card by full name, ignoring letter case and typographic variants.
    pub fn find(&self, full_name: &str) -> Option<DefId> {
        self.index.get(&fold(full_name)).copied()
    }

    /// All names that cards have, which players can name.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn find_name(&self, name: &str) -> Option<u16> {
        self.name_index.get(&fold(name)).copied()
    }

    /// The id of a classification.
    pub fn class(&self, name: &str) -> Option<u8> {
        self.classes.iter().position(|class| class.eq_ignore_ascii_case(name)).map(|i| i as u8)
    }

    pub fn activated_count(&self, def: DefId) -> u8 {
        self.def(def).activated.len() as u8
    }

    /// The story name of an activated ability.
    pub fn ability_name(&self, def: DefId, ability: u8) -> Option<&str> {
        self.def(def).activated_names.get(usize::from(ability))?.as_deref()
    }

    /// Index of the Boost ability among the card's activated abilities.
    pub fn boost_index(&self, def: DefId) -> Option<u8> {
        self.def(def).boost
    }
}

/// Folds letter case and typographic apostrophes, dashes and quotation marks, so that names can be compared.
pub fn fold(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.trim().chars() {
        match c {
            '’' | '‘' | 'ʼ' | '`' => out.push('\''),
            '“' | '”' => out.push('"'),
            '–' | '—' | '‐' | '‑' => out.push('-'),
            '\u{a0}' => out.push(' '),
            c => out.extend(c.to_lowercase()),
        }
    }
    out
}
