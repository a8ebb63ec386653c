//! Questing (4.5).

use crate::api::action::Reason;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::legal::{Verdict, ensure};
use crate::program::card_db::CardDb;
use crate::program::{Moment, Prohibitions};
use crate::run::GameRun;
use crate::state::{Card, Game, Traits, UsedAbilities, Zone};
use wording::{CardType, KeywordKind};

impl Game {
    #[inline(always)]
    pub(crate) fn check_quest(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        self.check_in(id, seat, Zone::Play, rule(4, 5, 1, 1), Reason::NotInPlay(id))?;
        ensure(self.is_kind(db, id, CardType::Character), rule(4, 5, 1, 0), Reason::NotCharacter(id))?;
        self.check_quester(seat, id, self.card(id), self.traits(id))
    }

    /// Whether a character that the player has in play may quest.
    #[inline(always)]
    pub(crate) fn check_quester(&self, seat: Seat, id: CardId, card: &Card, traits: &Traits) -> Verdict {
        let held = card.drying && !traits.cant.has(Prohibitions::WAIT_TO_QUEST);
        ensure(!held, rule(1, 7, 5, 0), Reason::Drying(id))?;
        ensure(!card.exerted, rule(4, 5, 1, 2), Reason::Exerted(id))?;
        let reckless = traits.has(KeywordKind::Reckless);
        ensure(!reckless, rule(8, 7, 2, 0), Reason::Keyword(id, KeywordKind::Reckless))?;
        ensure(!traits.cant.has(Prohibitions::QUEST), rule(4, 5, 1, 2), Reason::CantQuest(id))?;
        self.check_toll(seat, traits)
    }
}

impl GameRun<'_> {
    /// 4.5
    #[inline(always)]
    pub(crate) fn quest(&mut self, seat: Seat, card: CardId, drops: u16) {
        self.tell(rule(4, 5, 1, 1), || EventKind::Quested { card });
        self.pay_ink(seat, u16::from(self.g.traits(card).toll), drops, rule(4, 5, 1, 2));
        self.remember(Moment::Quested, seat, card);
        self.exert_character(card, seat, rule(4, 5, 1, 3));
        self.g.refresh(self.db);
        // 4.5.3.1
        let lore = self.g.traits(card).lore.max(0) as u16;
        self.gain_lore(seat, lore, card, rule(4, 5, 1, 4));
        // 4.5.2
        self.fire(Moment::Quested, card, self.g.card(card).at, seat, 0);
        if self.g.traits(card).has(KeywordKind::Support) {
            self.add_to_bag(
                seat,
                card,
                (self.db.support, None),
                CardId::NONE,
                CardId::NONE,
                seat,
                0,
                UsedAbilities::NONE,
            );
        }
        self.settle_next();
    }
}
