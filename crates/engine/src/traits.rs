//! Characteristics are derived: printed values, static abilities and timed effects taken together (6.6).

use crate::db::CardDb;
use crate::ids::{CardId, Seat};
use crate::program::{Mod, Scope, StaticId, StaticRule, dep, kind};
use crate::query::Ctx;
use crate::state::{GRANTS, Game, Timed, TimedKind, Traits, Until, Zone, unchecked};
use ability::{CardType, KeywordKind, Stat};
use smallvec::SmallVec;

/// A static ability in force: whose, from which card, which.
pub(crate) type Active = (CardId, Seat, StaticId);

impl Game {
    /// Whether a timed effect is in force now.
    pub(crate) fn in_force(&self, timed: &Timed) -> bool {
        match timed.until {
            Until::EndOfTurn
            | Until::StartOfTurn(_)
            | Until::EndOfNextTurnOf { .. }
            | Until::NextReadyOf(_)
            | Until::EndOfChallenge
            | Until::LeavesPlay
            | Until::SourceLeaves => true,
            Until::NextTurnOf { seat, after } => self.active == seat && self.turn > after,
        }
    }

    /// Calls `f` with every wanted static ability whose condition holds, from cards in play and from timed effects.
    #[inline]
    pub(crate) fn each_static(&self, db: &CardDb, kinds: u16, f: impl FnMut(Active, &StaticRule)) {
        if self.static_kinds & kinds != 0 {
            self.each_spoken(db, kinds, f);
        }
    }

    /// The same, where some card or timed effect speaks to the question.
    #[inline(never)]
    fn each_spoken(&self, db: &CardDb, kinds: u16, mut f: impl FnMut(Active, &StaticRule)) {
        let mut consider = |source: CardId, you: Seat, id: StaticId| {
            let def = &db.statics[usize::from(id.0)];
            if def.rule.kind() & kinds != 0
                && def.cond.is_none_or(|cond| self.holds(db, cond, &Ctx::of(self, source, you)))
            {
                f((source, you, id), &def.rule);
            }
        };
        for source in &self.speakers {
            let card = self.card(*source);
            let def = db.def(card.def);
            if def.static_kinds & kinds != 0 {
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
            if let TimedKind::Rule(id) = timed.what
                && self.in_force(timed)
            {
                consider(timed.source, timed.you, id);
            }
        }
    }

    /// Whether a static ability speaks of this card.
    pub(crate) fn in_scope(&self, db: &CardDb, scope: Scope, id: CardId, source: CardId, you: Seat) -> bool {
        match scope {
            Scope::This => id == source,
            Scope::Fits(filter) => self.fits_anywhere(db, filter, id, &Ctx::of(self, source, you)),
        }
    }

    /// What the card is like without any other card's help.
    fn own_traits(&self, db: &CardDb, id: CardId) -> Traits {
        let card = self.card(id);
        let def = db.def(card.def);
        let mut traits = Traits {
            strength: def.strength,
            willpower: def.willpower,
            lore: def.lore,
            keywords: def.keywords,
            cant: 0,
            challenger: def.challenger,
            resist: def.resist,
            singer: def.singer,
            under: card.under_count,
            sing: 0,
            toll: 0,
            classes: 0,
            grants: [0; GRANTS],
        };
        for timed in &self.timed {
            if timed.on.id == id && timed.on.life == card.life && self.in_force(timed) {
                match timed.what {
                    TimedKind::Strength(n) => traits.strength = traits.strength.saturating_add(n),
                    TimedKind::Willpower(n) => traits.willpower = traits.willpower.saturating_add(n),
                    TimedKind::Lore(n) => traits.lore = traits.lore.saturating_add(n),
                    TimedKind::Keyword(keyword, n) => gain(&mut traits, keyword, n),
                    TimedKind::Lose(keyword) => lose(&mut traits, keyword),
                    TimedKind::Cant(bits) => traits.cant |= bits,
                    TimedKind::Class(class) => traits.classes |= 1 << class,
                    TimedKind::Ability(grant) => grant_ability(&mut traits, grant),
                    TimedKind::SingCost(n) => traits.sing = traits.sing.saturating_add(n),
                    TimedKind::Toll(n) => traits.toll = traits.toll.saturating_add(n),
                    TimedKind::PayLessForNext(..)
                    | TimedKind::Rule(_)
                    | TimedKind::ChallengeReady(_)
                    | TimedKind::Shield
                    | TimedKind::Watch(..) => {}
                }
            }
        }
        traits
    }

    fn with_statics(&self, db: &CardDb, id: CardId, mut traits: Traits, active: &[Active]) -> Traits {
        let mut floors: SmallVec<[Stat; 2]> = SmallVec::new();
        let mut barred: SmallVec<[KeywordKind; 2]> = SmallVec::new();
        for (source, you, static_id) in active {
            let StaticRule::Mods { on, mods } = &db.statics[usize::from(static_id.0)].rule else { continue };
            if !self.in_scope(db, *on, id, *source, *you) {
                continue;
            }
            let ctx = Ctx::of(self, *source, *you);
            for change in &db.mods[usize::from(mods.0)..usize::from(mods.0) + usize::from(mods.1)] {
                match *change {
                    Mod::Strength(n) => {
                        traits.strength = traits.strength.saturating_add(self.value(db, n, &ctx))
                    }
                    Mod::Willpower(n) => {
                        traits.willpower = traits.willpower.saturating_add(self.value(db, n, &ctx));
                    }
                    Mod::Lore(n) => traits.lore = traits.lore.saturating_add(self.value(db, n, &ctx)),
                    Mod::Keyword(keyword, n) => gain(&mut traits, keyword, n),
                    Mod::Lose(keyword) => lose(&mut traits, keyword),
                    Mod::Cant(bits) => traits.cant |= bits,
                    Mod::Bar(keyword) => barred.push(keyword),
                    Mod::KeywordPer(keyword, n) => {
                        let n = self.value(db, n, &ctx).clamp(0, 255) as u8;
                        if n > 0 {
                            gain(&mut traits, keyword, n);
                        }
                    }
                    Mod::Class(class) => traits.classes |= 1 << class,
                    Mod::Ability(grant) => grant_ability(&mut traits, grant),
                    Mod::SingCost(n) => traits.sing = traits.sing.saturating_add(n),
                    Mod::Toll(n) => traits.toll = traits.toll.saturating_add(n),
                    Mod::ChallengeReady(_) | Mod::Shield => {}
                    Mod::Floor(stat) => floors.push(stat),
                }
            }
        }
        let def = db.def(self.card(id).def);
        for stat in floors {
            match stat {
                Stat::Strength => traits.strength = traits.strength.max(def.strength),
                Stat::Willpower => traits.willpower = traits.willpower.max(def.willpower),
                Stat::Lore => traits.lore = traits.lore.max(def.lore),
                Stat::Cost | Stat::MoveCost => {}
            }
        }
        for keyword in barred {
            lose(&mut traits, keyword);
        }
        traits
    }

    /// Gives a card its own traits where no static ability changes any.
    pub(crate) fn take_own_traits(&mut self, db: &CardDb, id: CardId) {
        let traits = self.own_traits(db, id);
        self.keywords |= traits.keywords;
        self.cants |= traits.cant;
        self.traits[id.index()] = traits;
    }

    /// Computes the traits of all cards in play anew where something changed. Abilities may depend on what other
    /// abilities give, so it goes on until nothing changes.
    #[inline]
    pub(crate) fn refresh(&mut self, db: &CardDb) {
        if self.dirty {
            self.refresh_all(db);
        }
    }

    #[inline(never)]
    fn refresh_all(&mut self, db: &CardDb) {
        self.dirty = false;
        for _ in 0..8 {
            let mut active: SmallVec<[Active; 32]> = SmallVec::new();
            self.each_static(db, kind::MODS, |entry, _| active.push(entry));
            let challenger = self.challenge().and_then(|(by, _)| self.find(by));
            let mut changed = false;
            let (mut keywords, mut cants, mut granted) = (0, 0, false);
            for seat in 0..self.players.len() {
                let mut next = self.players[seat].lists[Zone::Play as usize].first;
                while next.is_some() {
                    let id = next;
                    next = self.card(id).next;
                    let mut traits = self.own_traits(db, id);
                    if !active.is_empty() {
                        traits = self.with_statics(db, id, traits, &active);
                    }
                    if challenger == Some(id) {
                        // 8.5.1
                        traits.strength = traits.strength.saturating_add(i16::from(traits.challenger));
                    }
                    keywords |= traits.keywords;
                    cants |= traits.cant;
                    if self.traits[id.index()] != traits {
                        // A gained ability may be a static one, a gained classification what another asks for.
                        let old = &self.traits[id.index()];
                        granted |= old.grants != traits.grants || old.classes != traits.classes;
                        self.traits[id.index()] = traits;
                        changed = true;
                    }
                }
            }
            self.keywords = keywords;
            self.cants = cants;
            if changed {
                self.unchecked |= unchecked::DAMAGE;
            }
            if !changed || (self.static_deps & dep::DERIVED == 0 && !granted) {
                break;
            }
        }
    }

    /// A card in play whose cached traits are not what a fresh computation gives, if there is one.
    pub fn stale_card(&self, db: &CardDb) -> Option<CardId> {
        let mut copy = self.clone();
        copy.dirty = true;
        copy.refresh(db);
        self.seats()
            .flat_map(|seat| self.zone(seat, Zone::Play))
            .find(|id| copy.traits(*id) != self.traits(*id))
    }

    /// Whether a character is held back by having come into play this turn (1.7.5); items and locations never are.
    pub(crate) fn is_drying(&self, db: &CardDb, id: CardId) -> bool {
        self.card(id).drying && self.is_kind(db, id, CardType::Character)
    }
}

/// Gives an ability of the database's list, which is numbered from 1.
fn grant_ability(traits: &mut Traits, grant: u8) {
    let count = &mut traits.grants[usize::from(grant) - 1];
    *count = count.saturating_add(1);
}

/// Gives a keyword: numbers with a plus add up, others don't come twice (8.1.2).
fn gain(traits: &mut Traits, keyword: KeywordKind, n: u8) {
    let had = traits.has(keyword);
    traits.keywords |= 1 << keyword as u16;
    match keyword {
        KeywordKind::Challenger => traits.challenger = traits.challenger.saturating_add(n),
        KeywordKind::Resist => traits.resist = traits.resist.saturating_add(n),
        KeywordKind::Singer if !had => traits.singer = n,
        KeywordKind::Singer
        | KeywordKind::Alert
        | KeywordKind::Bodyguard
        | KeywordKind::Boost
        | KeywordKind::Evasive
        | KeywordKind::Reckless
        | KeywordKind::Rush
        | KeywordKind::Shift
        | KeywordKind::SingTogether
        | KeywordKind::Support
        | KeywordKind::Vanish
        | KeywordKind::Ward => {}
    }
}

fn lose(traits: &mut Traits, keyword: KeywordKind) {
    traits.keywords &= !(1 << keyword as u16);
    match keyword {
        KeywordKind::Challenger => traits.challenger = 0,
        KeywordKind::Resist => traits.resist = 0,
        KeywordKind::Singer => traits.singer = 0,
        KeywordKind::Alert
        | KeywordKind::Bodyguard
        | KeywordKind::Boost
        | KeywordKind::Evasive
        | KeywordKind::Reckless
        | KeywordKind::Rush
        | KeywordKind::Shift
        | KeywordKind::SingTogether
        | KeywordKind::Support
        | KeywordKind::Vanish
        | KeywordKind::Ward => {}
    }
}
