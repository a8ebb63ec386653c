//! Ending the turn (4.1.3), and what must be done first.

use crate::api::action::Reason;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::legal::{Verdict, ensure};
use crate::program::Prohibitions;
use crate::program::card_db::CardDb;
use crate::state::{Game, Zone};
use smallvec::SmallVec;
use wording::{CardType, KeywordKind};

impl Game {
    /// Whether all active players may end the turn: none of them may have a quest or challenge left that they
    /// must make.
    #[inline]
    pub(crate) fn check_end_turn(&self, db: &CardDb) -> Verdict {
        let musts = self.cants.has(Prohibitions::NOT_QUEST);
        let reckless = self.keywords.has(KeywordKind::Reckless);
        if musts || reckless { self.check_no_duties(db) } else { Ok(()) }
    }

    #[inline(never)]
    fn check_no_duties(&self, db: &CardDb) -> Verdict {
        self.active_players().try_for_each(|seat| self.check_no_duty(db, seat))
    }

    /// Whether none of the player's characters still must quest or challenge this turn.
    fn check_no_duty(&self, db: &CardDb, seat: Seat) -> Verdict {
        for id in self.zone(seat, Zone::Play) {
            let must =
                self.traits(id).cant.has(Prohibitions::NOT_QUEST) && self.check_quest(db, seat, id).is_ok();
            let adventurous = self.traits(id).has(KeywordKind::Adventurous);
            let number = if adventurous { rule(8, 16, 3, 0) } else { rule(1, 2, 2, 0) };
            ensure(!must, number, Reason::MustQuest(id))?;
        }
        // 8.7.3
        let mut targets: SmallVec<[CardId; 16]> = SmallVec::new();
        self.each_target(db, seat, |id| targets.push(id));
        if !self.rules.say(EditionQuestion::RecklessMindsReadyCharacters) {
            targets.retain(|id| self.card(*id).exerted || self.is_kind(db, *id, CardType::Location));
        }
        let reckless = |id: &CardId| {
            self.traits(*id).has(KeywordKind::Reckless) && self.check_challenger(db, seat, *id).is_ok()
        };
        for id in self.zone(seat, Zone::Play).filter(reckless) {
            let can = targets.iter().any(|target| self.check_challenge(db, id, *target).is_ok());
            ensure(!can, rule(8, 7, 3, 0), Reason::MustChallenge(id))?;
        }
        Ok(())
    }
}
