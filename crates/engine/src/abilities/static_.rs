//! Static abilities (6.4) that allow or forbid things beyond the rules.

use crate::api::ids::{CardId, Seat};
use crate::program::card_db::{CardDb, CardDef, fold};
use crate::program::{RuleKinds, StaticRule};
use crate::state::query::Ctx;
use crate::state::{Game, Zone};

impl Game {
    /// Calls `f` with the card's own static rules of these kinds whose conditions hold, in whatever zone the
    /// card is.
    #[inline]
    pub(crate) fn each_own_rule(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        id: CardId,
        kinds: RuleKinds,
        f: impl FnMut(&StaticRule),
    ) {
        if def.static_kinds.has(kinds) {
            self.each_rule_of(db, def, seat, id, kinds, f);
        }
    }

    #[inline(never)]
    fn each_rule_of(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        id: CardId,
        kinds: RuleKinds,
        mut f: impl FnMut(&StaticRule),
    ) {
        let ctx = Ctx::of(self, id, seat);
        for static_id in &def.statics {
            let rule = &db.statics[usize::from(static_id.0)];
            if rule.rule.kind().has(kinds) && rule.cond.is_none_or(|cond| self.holds(db, cond, &ctx)) {
                f(&rule.rule);
            }
        }
    }

    /// Whether damage can't be removed.
    pub(crate) fn damage_stays(&self, db: &CardDb) -> bool {
        self.any_static(db, RuleKinds::LORE, |_, rule| matches!(rule, StaticRule::NoDamageRemoval))
    }

    /// Whether cards enter the player's inkwell exerted.
    #[inline]
    pub(crate) fn inkwell_exerted(&self, db: &CardDb, seat: Seat) -> bool {
        self.any_static(db, RuleKinds::INK, |(source, you, _), rule| {
            matches!(rule, StaticRule::InkwellExerted(who)
                if self.is_among(*who, seat, &Ctx::of(self, source, you)))
        })
    }

    /// Whether effects can't make the player discard.
    pub(crate) fn keeps_hand(&self, db: &CardDb, seat: Seat) -> bool {
        self.any_static(db, RuleKinds::PLAYER, |(_, you, _), rule| {
            you == seat && matches!(rule, StaticRule::NoDiscard)
        })
    }

    /// Whether the card is in play and has lost its ability with that name.
    #[inline]
    pub(crate) fn loses(&self, db: &CardDb, source: CardId, name: Option<u16>) -> bool {
        self.static_kinds.has(RuleKinds::LOSES) && name.is_some_and(|name| self.loses_some(db, source, name))
    }

    fn loses_some(&self, db: &CardDb, id: CardId, name: u16) -> bool {
        let mut lost = false;
        self.each_static(db, RuleKinds::LOSES, |(source, you, _), rule| {
            if let StaticRule::LosesAbility { on, name: gone } = rule {
                lost |= *gone == name && self.in_scope(db, *on, id, source, you);
            }
        });
        lost && self.card(id).zone == Zone::Play
    }

    pub(crate) fn loses_activated(&self, db: &CardDb, id: CardId, ability: u8) -> bool {
        if !self.static_kinds.has(RuleKinds::LOSES) {
            return false;
        }
        let name = db.ability_name(self.card(id).def, ability);
        self.loses(db, id, name.and_then(|name| db.ability_names.get(&fold(name)).copied()))
    }
}
