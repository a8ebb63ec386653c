//! What must be recomputed after a change.

use crate::api::ids::CardId;
use crate::program::card_db::CardDb;
use crate::program::{Depends, Mod, MomentSet, RuleKinds, StaticRule};
use crate::state::{Game, Stale, Timed, TimedKind};

impl Game {
    /// Marks all traits as stale if a static ability depends on this kind of change.
    #[inline]
    pub(crate) fn touch(&mut self, deps: Depends) {
        if self.static_deps.has(deps) {
            self.stale = Stale::All;
        }
    }

    /// Marks a card as stale after a change that affects its own traits.
    pub(crate) fn card_changed(&mut self, id: CardId) {
        self.stale = match self.stale {
            Stale::None => Stale::Card(id),
            Stale::Card(other) if other == id => Stale::Card(id),
            Stale::Card(_) | Stale::All => Stale::All,
        };
    }

    /// Marks cards as stale when a timed effect begins or ends.
    pub(crate) fn timed_changed(&mut self, timed: &Timed) {
        if matches!(timed.what, TimedKind::Rule(_) | TimedKind::Ability(_)) {
            self.stale = Stale::All;
        } else if timed.on.id.is_some() {
            self.card_changed(timed.on.id);
        }
    }

    /// Collects the kinds of rules and events that cards in play and timed effects are about.
    pub(crate) fn index_speakers(&mut self, db: &CardDb) {
        self.static_kinds = RuleKinds::NONE;
        self.static_deps = Depends::NONE;
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
            match timed.what {
                TimedKind::Rule(id) => {
                    let def = &db.statics[usize::from(id.0)];
                    self.static_kinds |= def.rule.kind();
                    self.static_deps |= def.mods_deps();
                }
                TimedKind::PayLessForNext(..) | TimedKind::PayLessForNextShift(..) => {
                    self.static_kinds |= RuleKinds::PAY_LESS;
                }
                TimedKind::Watch(id, _) => {
                    self.listens |= MomentSet::of(db.triggers[usize::from(id.0)].moment)
                }
                TimedKind::Strength(_)
                | TimedKind::Willpower(_)
                | TimedKind::Lore(_)
                | TimedKind::Keyword(..)
                | TimedKind::Lose(_)
                | TimedKind::Class(_)
                | TimedKind::SingCost(_)
                | TimedKind::Toll(_)
                | TimedKind::TheNext(_)
                | TimedKind::Shield
                | TimedKind::Cant(_) => {}
                TimedKind::ChallengeReady(_) => self.static_kinds |= RuleKinds::CHALLENGE,
                TimedKind::Ability(n) => {
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
