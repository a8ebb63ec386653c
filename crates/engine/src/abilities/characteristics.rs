//! Derived characteristics: printed values combined with static abilities and timed effects (6.6).

use crate::api::ids::{CardId, Seat};
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{
    CardOperand, ClassSet, Dependencies, FilterZone, Mod, Prohibitions, RuleKinds, StaticId, StaticRule,
    StaticScope,
};
use crate::state::query::Ctx;
use crate::state::{
    EffectEnd, GainedAbility, Game, PendingChecks, StaleTraits, TimedEffect, TimedEffectKind, Traits, Zone,
};
use smallvec::SmallVec;
use wording::{CardType, KeywordKind, KeywordSet, Stat};

/// A static ability in force: its source, the source's player and the ability.
pub(crate) type ActiveStatic = (CardId, Seat, StaticId);

/// A static ability in force that changes cards: its context, the cards it applies to and the changes.
struct TraitChange<'a> {
    ctx: Ctx,
    on: StaticScope,
    mods: &'a [Mod],
}

type GainedList = SmallVec<[GainedAbility; 8]>;

/// What changed when traits were computed, in ascending order of reach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum UpdateReach {
    Nothing,
    /// Only traits changed. A static ability may refer to those.
    Traits,
    /// Classifications or abilities changed. The abilities may be static ones.
    Nature,
}

impl Game {
    /// Whether a timed effect is currently in force.
    pub(crate) fn in_force(&self, timed: &TimedEffect) -> bool {
        match timed.until {
            EffectEnd::EndOfTurn
            | EffectEnd::StartOfTurn(_)
            | EffectEnd::EndOfNextTurnOf { .. }
            | EffectEnd::NextReadyOf(_)
            | EffectEnd::EndOfChallenge
            | EffectEnd::LeavesPlay
            | EffectEnd::SourceLeaves => true,
            EffectEnd::NextTurnOf { seat, after } => self.is_active(seat) && self.turn > after,
        }
    }

    /// Calls `f` with every static ability of these kinds whose condition holds, from cards in play and from
    /// timed effects.
    #[inline]
    pub(crate) fn each_static(
        &self,
        db: &CardDb,
        kinds: RuleKinds,
        f: impl FnMut(ActiveStatic, &StaticRule),
    ) {
        if self.static_kinds.has(kinds) {
            self.each_spoken(db, kinds, f);
        }
    }

    /// Whether `f` holds for any static ability of these kinds in force.
    #[inline(always)]
    pub(crate) fn any_static(
        &self,
        db: &CardDb,
        kinds: RuleKinds,
        f: impl FnMut(ActiveStatic, &StaticRule) -> bool,
    ) -> bool {
        self.static_kinds.has(kinds) && self.any_spoken(db, kinds, f)
    }

    #[inline(never)]
    fn any_spoken(
        &self,
        db: &CardDb,
        kinds: RuleKinds,
        mut f: impl FnMut(ActiveStatic, &StaticRule) -> bool,
    ) -> bool {
        let mut any = false;
        self.each_spoken(db, kinds, |active, rule| any |= f(active, rule));
        any
    }

    /// [`Self::each_static`] where some card or timed effect has such an ability.
    #[inline(never)]
    fn each_spoken(&self, db: &CardDb, kinds: RuleKinds, mut f: impl FnMut(ActiveStatic, &StaticRule)) {
        let mut consider = |source: CardId, you: Seat, id: StaticId| {
            let def = &db.statics[usize::from(id.0)];
            if def.rule.kind().has(kinds)
                && (def.rule.kind() == RuleKinds::LOSES || !self.loses(db, source, def.name))
                && def.cond.is_none_or(|cond| self.holds(db, cond, &Ctx::of(self, source, you)))
            {
                f((source, you, id), &def.rule);
            }
        };
        for source in &self.speakers {
            let card = self.card(*source);
            let def = db.def(card.def);
            if def.static_kinds.has(kinds) {
                for id in &def.statics {
                    consider(*source, card.owner, *id);
                }
            }
        }
        if self.granting {
            for seat in self.seats() {
                for source in self.zone(seat, Zone::Play) {
                    for grant in self.grants(db, source) {
                        for id in &grant.statics {
                            consider(source, seat, *id);
                        }
                    }
                }
            }
        }
        for timed in &self.timed {
            if let TimedEffectKind::Rule(id) = timed.kind
                && self.in_force(timed)
                && (timed.on.id.is_none() || self.find(timed.on).is_some())
            {
                consider(timed.source, timed.you, id);
            }
        }
    }

    /// Whether a static ability is about what lies under its source.
    pub(crate) fn is_about_its_source(&self, db: &CardDb, id: StaticId) -> bool {
        let StaticRule::PlayFrom { what, .. } = db.statics[usize::from(id.0)].rule else { return false };
        db.filters[usize::from(what.0)].zone == FilterZone::Under(CardOperand::This)
    }

    /// Whether a static ability applies to this card.
    pub(crate) fn in_scope(
        &self,
        db: &CardDb,
        scope: StaticScope,
        id: CardId,
        source: CardId,
        you: Seat,
    ) -> bool {
        match scope {
            StaticScope::This => id == source,
            StaticScope::Fits(filter) => self.fits_anywhere(db, filter, id, &Ctx::of(self, source, you)),
        }
    }

    /// The card's printed characteristics.
    #[inline]
    fn printed_traits(&self, db: &CardDb, id: CardId) -> Traits {
        let card = self.card(id);
        let def = db.def(card.def);
        Traits {
            strength: def.strength,
            willpower: def.willpower,
            lore: def.lore,
            keywords: def.keywords,
            cant: Prohibitions::NONE,
            counts: def.counts,
            under: card.under_count,
            sing: 0,
            toll: 0,
            classes: ClassSet::NONE,
        }
    }

    /// Applies the timed effects on a card. Abilities that the card gains go to `gained`.
    #[inline(never)]
    fn add_timed(&self, id: CardId, traits: &mut Traits, gained: &mut GainedList) {
        let card = self.card(id);
        for timed in &self.timed {
            if timed.on.id == id && timed.on.life == card.life && self.in_force(timed) {
                match timed.kind {
                    TimedEffectKind::Strength(n) => traits.strength = traits.strength.saturating_add(n),
                    TimedEffectKind::Willpower(n) => traits.willpower = traits.willpower.saturating_add(n),
                    TimedEffectKind::Lore(n) => traits.lore = traits.lore.saturating_add(n),
                    TimedEffectKind::Keyword(keyword, n) => gain(traits, keyword, n),
                    TimedEffectKind::Lose(keyword) => lose(traits, keyword),
                    TimedEffectKind::Cant(bits) => traits.cant |= bits,
                    TimedEffectKind::Class(class) => traits.classes |= ClassSet::of(class),
                    TimedEffectKind::Ability(grant) => gained.push(GainedAbility { card: id, grant }),
                    TimedEffectKind::SingCost(n) => traits.sing = traits.sing.saturating_add(n),
                    TimedEffectKind::Toll(n) => traits.toll = traits.toll.saturating_add(n),
                    TimedEffectKind::PayLessForNext(..)
                    | TimedEffectKind::PayLessForNextShift(..)
                    | TimedEffectKind::TheNext(_)
                    | TimedEffectKind::Rule(_)
                    | TimedEffectKind::ChallengeReady(_)
                    | TimedEffectKind::CantChallenge(_)
                    | TimedEffectKind::Shield
                    | TimedEffectKind::NameBan(_)
                    | TimedEffectKind::Watch(..) => {}
                }
            }
        }
    }

    /// Collects the static abilities in force that change cards.
    #[inline]
    fn gather_changes<'a>(&self, db: &'a CardDb, changes: &mut SmallVec<[TraitChange<'a>; 8]>) {
        self.each_static(db, RuleKinds::MODS, |(source, you, _), rule| {
            if let StaticRule::Mods { on, mods } = rule {
                let mods = &db.mods[usize::from(mods.0)..usize::from(mods.0) + usize::from(mods.1)];
                changes.push(TraitChange { ctx: Ctx::of(self, source, you), on: *on, mods });
            }
        });
    }

    /// Whether a static ability changes this card.
    fn changes_card(&self, db: &CardDb, change: &TraitChange, id: CardId) -> bool {
        match change.on {
            StaticScope::This => id == change.ctx.source.id,
            StaticScope::Fits(filter) => self.fits_anywhere(db, filter, id, &change.ctx),
        }
    }

    /// Applies the changes by static abilities. Returns whether any of them sets a limit.
    #[inline(never)]
    fn change_traits(
        &self,
        db: &CardDb,
        id: CardId,
        traits: &mut Traits,
        changes: &[TraitChange],
        gained: &mut GainedList,
    ) -> bool {
        let mut limited = false;
        for change in changes.iter().filter(|change| self.changes_card(db, change, id)) {
            let ctx = &change.ctx;
            for change in change.mods {
                match *change {
                    Mod::Strength(n) => {
                        traits.strength = traits.strength.saturating_add(self.value(db, n, ctx));
                    }
                    Mod::Willpower(n) => {
                        traits.willpower = traits.willpower.saturating_add(self.value(db, n, ctx));
                    }
                    Mod::Lore(n) => traits.lore = traits.lore.saturating_add(self.value(db, n, ctx)),
                    Mod::Keyword(keyword, n) => gain(traits, keyword, n),
                    Mod::Lose(keyword) => lose(traits, keyword),
                    Mod::Cant(bits) => traits.cant |= bits,
                    Mod::KeywordPer(keyword, n) => {
                        let n = self.value(db, n, ctx).clamp(0, 255) as u8;
                        if n > 0 {
                            gain(traits, keyword, n);
                        }
                    }
                    Mod::Class(class) => traits.classes |= ClassSet::of(class),
                    Mod::Ability(grant) => gained.push(GainedAbility { card: id, grant }),
                    Mod::SingCost(n) => traits.sing = traits.sing.saturating_add(n),
                    Mod::Toll(n) => traits.toll = traits.toll.saturating_add(n),
                    Mod::ChallengeReady(_) | Mod::CantChallenge(_) | Mod::Shield => {}
                    Mod::Bar(_) | Mod::Floor(_) => limited = true,
                }
            }
        }
        limited
    }

    /// The limits that static abilities set for a card. They apply last, in any order.
    fn limits<'a>(&self, db: &CardDb, id: CardId, changes: &[TraitChange<'a>]) -> SmallVec<[&'a Mod; 4]> {
        let mine = changes.iter().filter(|change| self.changes_card(db, change, id));
        mine.flat_map(|change| change.mods)
            .filter(|limit| matches!(limit, Mod::Bar(_) | Mod::Floor(_)))
            .collect()
    }

    /// Whether a static ability keeps a card from gaining this keyword.
    pub(crate) fn cant_gain(&self, db: &CardDb, id: CardId, keyword: KeywordKind) -> bool {
        let mut changes = SmallVec::new();
        self.gather_changes(db, &mut changes);
        self.limits(db, id, &changes).iter().any(|limit| **limit == Mod::Bar(keyword))
    }

    /// The current characteristics of a card in play.
    #[inline]
    fn fresh_traits(
        &self,
        db: &CardDb,
        id: CardId,
        changes: &[TraitChange],
        gained: &mut GainedList,
    ) -> Traits {
        let mut traits = self.printed_traits(db, id);
        if !self.timed.is_empty() {
            self.add_timed(id, &mut traits, gained);
        }
        if !changes.is_empty() && self.change_traits(db, id, &mut traits, changes, gained) {
            self.limit_traits(db, id, &mut traits, changes);
        } else {
            self.complete_traits(id, &mut traits);
        }
        traits
    }

    /// Applies what follows from a card's keywords and restrictions.
    #[inline]
    fn complete_traits(&self, id: CardId, traits: &mut Traits) {
        self.make_adventurous(traits);
        let challenger = traits.count(KeywordKind::Challenger);
        if challenger > 0 && self.challenge().is_some_and(|(by, _)| self.find(by) == Some(id)) {
            // 8.5.1
            traits.strength = traits.strength.saturating_add(i16::from(challenger));
        }
    }

    /// [`Self::complete_traits`] where static abilities set limits.
    #[inline(never)]
    fn limit_traits(&self, db: &CardDb, id: CardId, traits: &mut Traits, changes: &[TraitChange]) {
        let limits = self.limits(db, id, changes);
        for limit in &limits {
            if let Mod::Bar(keyword) = limit {
                lose(traits, *keyword);
            }
        }
        self.complete_traits(id, traits);
        // 6.6.4: after everything else.
        let def = db.def(self.card(id).def);
        for limit in &limits {
            match limit {
                Mod::Floor(Stat::Strength) => traits.strength = traits.strength.max(def.strength),
                Mod::Floor(Stat::Willpower) => traits.willpower = traits.willpower.max(def.willpower),
                Mod::Floor(Stat::Lore) => traits.lore = traits.lore.max(def.lore),
                _ => {}
            }
        }
    }

    /// 8.16: an Adventurous character can't challenge and must quest. Since 2.3.0, having both restrictions
    /// makes a character Adventurous.
    #[inline]
    fn make_adventurous(&self, traits: &mut Traits) {
        const BOTH: Prohibitions = Prohibitions::CHALLENGE.with(Prohibitions::NOT_QUEST);
        if traits.has(KeywordKind::Adventurous) {
            traits.cant |= BOTH;
        } else if traits.cant.has_all(BOTH) && self.rules.say(EditionQuestion::MustQuestIsAdventurous) {
            traits.keywords.add(KeywordKind::Adventurous);
        }
    }

    /// Stores a card's traits. Returns what changed.
    fn set_traits(&mut self, id: CardId, traits: Traits) -> UpdateReach {
        self.keywords.add_all(traits.keywords);
        self.cants |= traits.cant;
        let old = &mut self.traits[id.index()];
        if *old == traits {
            return UpdateReach::Nothing;
        }
        if old.willpower != traits.willpower
            && i32::from(self.cards[id.index()].damage) >= i32::from(traits.willpower)
        {
            self.unchecked |= PendingChecks::DAMAGE;
        }
        let news = if old.classes == traits.classes { UpdateReach::Traits } else { UpdateReach::Nature };
        *old = traits;
        news
    }

    /// Recomputes the traits that may have changed.
    #[inline]
    pub(crate) fn refresh(&mut self, db: &CardDb) {
        match self.stale {
            StaleTraits::None => {}
            StaleTraits::Card(id) => self.refresh_card(db, id),
            StaleTraits::All => self.refresh_all(db),
        }
    }

    /// Computes one card's traits, and those of all cards if they may depend on this one.
    #[inline(never)]
    fn refresh_card(&mut self, db: &CardDb, id: CardId) {
        if self.granting || self.static_deps.has(Dependencies::DERIVED) {
            return self.refresh_all(db);
        }
        self.stale = StaleTraits::None;
        if self.card(id).zone == Zone::Play {
            let traits = if self.timed.is_empty() && !self.static_kinds.has(RuleKinds::MODS) {
                let mut traits = self.printed_traits(db, id);
                self.complete_traits(id, &mut traits);
                traits
            } else {
                self.changed_traits(db, id)
            };
            match self.set_traits(id, traits) {
                UpdateReach::Nothing | UpdateReach::Traits => {}
                UpdateReach::Nature => self.refresh_all(db),
            }
        }
    }

    /// The traits of a card in play when timed effects or static abilities may change it.
    #[inline(never)]
    fn changed_traits(&self, db: &CardDb, id: CardId) -> Traits {
        let mut changes = SmallVec::new();
        self.gather_changes(db, &mut changes);
        self.fresh_traits(db, id, &changes, &mut GainedList::new())
    }

    /// Computes the traits of all cards in play. Abilities may depend on what other abilities give, so this
    /// repeats until nothing changes.
    #[inline(never)]
    fn refresh_all(&mut self, db: &CardDb) {
        self.stale = StaleTraits::None;
        for _ in 0..8 {
            let mut changes = SmallVec::new();
            self.gather_changes(db, &mut changes);
            let mut gained = GainedList::new();
            let mut news = UpdateReach::Nothing;
            (self.keywords, self.cants) = (KeywordSet::NONE, Prohibitions::NONE);
            for seat in 0..self.players.len() {
                let mut next = self.players[seat].lists[Zone::Play as usize].first;
                while next.is_some() {
                    let id = next;
                    next = self.card(id).next;
                    let first_gained = gained.len();
                    let traits = self.fresh_traits(db, id, &changes, &mut gained);
                    if gained.len() > first_gained + 1 {
                        gained[first_gained..].sort_unstable();
                    }
                    news = news.max(self.set_traits(id, traits));
                }
            }
            if self.gained[..] != gained[..] {
                // A gained ability may be a static one, and a static ability may refer to a gained
                // classification.
                self.gained.clear();
                self.gained.extend_from_slice(&gained);
                news = UpdateReach::Nature;
            }
            match news {
                UpdateReach::Nothing => break,
                UpdateReach::Traits if !self.static_deps.has(Dependencies::DERIVED) => break,
                UpdateReach::Traits | UpdateReach::Nature => {}
            }
        }
    }

    /// A card in play whose cached traits differ from freshly computed ones, if there is one.
    pub fn stale_card(&self, db: &CardDb) -> Option<CardId> {
        let mut copy = self.clone();
        copy.stale = StaleTraits::All;
        copy.refresh(db);
        let gained = |game: &Game, id| -> GainedList {
            game.gained.iter().copied().filter(|gained| gained.card == id).collect()
        };
        self.seats()
            .flat_map(|seat| self.zone(seat, Zone::Play))
            .find(|id| copy.traits(*id) != self.traits(*id) || gained(&copy, *id) != gained(self, *id))
    }

    /// Whether a character is drying (1.7.5). Items and locations never are.
    pub fn is_drying(&self, db: &CardDb, id: CardId) -> bool {
        self.card(id).drying && self.is_kind(db, id, CardType::Character)
    }
}

/// Adds a keyword. Keywords with a number add up; the others don't stack (8.1.2).
fn gain(traits: &mut Traits, keyword: KeywordKind, n: u8) {
    traits.keywords.add(keyword);
    traits.counts.gain(keyword, n);
}

fn lose(traits: &mut Traits, keyword: KeywordKind) {
    traits.keywords.remove(keyword);
    traits.counts.lose(keyword);
}
