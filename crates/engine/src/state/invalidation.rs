//! What must be recomputed after a change.

use crate::api::ids::CardId;
use crate::program::card_db::CardDb;
use crate::program::{Dependencies, Mod, MomentSet, RuleKinds, StaticRule};
use crate::state::{Game, StaleTraits, TimedEffect, TimedEffectKind};

impl Game {
    /// Marks all traits as stale if a static ability depends on this kind of change.
    #[inline]
    pub(crate) fn touch(&mut self, deps: Dependencies) {
        if self.static_deps.has(deps) {
            self.stale = StaleTraits::All;
        }
    }

    /// Marks a card as stale after a change that affects its own traits.
    pub(crate) fn card_changed(&mut self, id: CardId) {
        self.stale = match self.stale {
            StaleTraits::None => StaleTraits::Card(id),
            StaleTraits::Card(other) if other == id => StaleTraits::Card(id),
            StaleTraits::Card(_) | StaleTraits::All => StaleTraits::All,
        };
    }

    /// Marks cards as stale when a timed effect begins or ends.
    pub(crate) fn timed_changed(&mut self, timed: &TimedEffect) {
        if matches!(timed.kind, TimedEffectKind::Rule(_) | TimedEffectKind::Ability(_)) {
            self.stale = StaleTraits::All;
        } else if timed.on.id.is_some() {
            self.card_changed(timed.on.id);
        }
    }

    /// Collects the kinds of rules and events that cards in play and timed effects are about.
    pub(crate) fn index_speakers(&mut self, db: &CardDb) {
        self.static_kinds = RuleKinds::NONE;
        self.static_deps = Dependencies::NONE;
        self.listens = MomentSet::NONE;
        self.granting = false;
        for id in &self.speakers {
            let def = db.def(self.cards[id.index()].def);
            self.static_kinds |= def.static_kinds;
            for id in &def.statics {
                let def = &db.statics[usize::from(id.0)];
                self.static_deps |= def.mods_deps();
                if let StaticRule::Mods { mods, .. } = def.rule {
                    for change in &db.mods[usize::from(mods.0)..usize::from(mods.0) + usize::from(mods.1)] {
                        if let Mod::Ability(n) = *change {
                            let grant = &db.grants[usize::from(n) - 1];
                            self.granting = true;
                            self.listens |= grant.listens;
                            self.static_kinds |= grant.static_kinds;
                            for id in &grant.statics {
                                self.static_deps |= db.statics[usize::from(id.0)].mods_deps();
                            }
                        }
                    }
                }
            }
            self.listens |= def.listens;
        }
        for timed in &self.timed {
            match timed.kind {
                TimedEffectKind::Rule(id) => {
                    let def = &db.statics[usize::from(id.0)];
                    self.static_kinds |= def.rule.kind();
                    self.static_deps |= def.mods_deps();
                }
                TimedEffectKind::NameBan(_) => self.static_kinds |= RuleKinds::CANT_PLAY,
                TimedEffectKind::PayLessForNext(..) | TimedEffectKind::PayLessForNextShift(..) => {
                    self.static_kinds |= RuleKinds::PAY_LESS;
                }
                TimedEffectKind::Watch(id, _) => {
                    self.listens |= MomentSet::of(db.triggers[usize::from(id.0)].moment)
                }
                TimedEffectKind::Strength(_)
                | TimedEffectKind::Willpower(_)
                | TimedEffectKind::Lore(_)
                | TimedEffectKind::Keyword(..)
                | TimedEffectKind::Lose(_)
                | TimedEffectKind::Class(_)
                | TimedEffectKind::SingCost(_)
                | TimedEffectKind::Toll(_)
                | TimedEffectKind::TheNext(_)
                | TimedEffectKind::Shield
                | TimedEffectKind::Cant(_) => {}
                TimedEffectKind::ChallengeReady(_) | TimedEffectKind::CantChallenge(_) => {
                    self.static_kinds |= RuleKinds::CHALLENGE
                }
                TimedEffectKind::Ability(n) => {
                    let grant = &db.grants[usize::from(n) - 1];
                    self.granting = true;
                    self.listens |= grant.listens;
                    self.static_kinds |= grant.static_kinds;
                    for id in &grant.statics {
                        self.static_deps |= db.statics[usize::from(id.0)].mods_deps();
                    }
                }
            }
        }
    }
}
