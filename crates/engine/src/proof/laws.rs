//! Laws: what holds at every decision of every game.

use crate::api::action::{Action, Decision, DecisionKind};
use crate::api::ids::CardId;
use crate::program::card_db::CardDb;
use crate::state::{Game, Zone};
use thiserror::Error;

/// A law that a game has broken. Always a bug in the engine, never a mistake of a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BrokenLaw {
    #[error("a decision has no legal answer")]
    NoAnswer,
    #[error("the listed answer {0:?} is refused: `Game::legal` and `Game::check` disagree")]
    ListedButRefused(Action),
    #[error("the answer {0:?} is accepted, but not listed: `Game::legal` and `Game::check` disagree")]
    AcceptedButNotListed(Action),
    #[error("{picked} cards are picked, but the decision asks for {min} to {max}")]
    WrongNumbers { picked: u8, min: u8, max: u8 },
    #[error("{0:?} is in no zone, or in several")]
    NotInOnePlace(CardId),
    #[error("the list of {0:?} does not match its cards")]
    WrongList(Zone),
    #[error("the count of ready ink is wrong")]
    WrongInk,
    #[error("the cached values of {0} are stale")]
    Stale(String),
}

impl Game {
    /// Looks for a broken law. `legal` is the list of answers to the pending decision.
    pub fn broken_law(&self, db: &CardDb, legal: &[Action]) -> Option<BrokenLaw> {
        if self.decision().is_some() && legal.is_empty() {
            return Some(BrokenLaw::NoAnswer);
        }
        if let Some(action) = legal.iter().find(|action| self.check(db, **action).is_err()) {
            return Some(BrokenLaw::ListedButRefused(*action));
        }
        if let Some(action) = self.unlisted(db, legal) {
            return Some(BrokenLaw::AcceptedButNotListed(action));
        }
        if let Some(broken) = self.miscounted(legal) {
            return Some(broken);
        }
        self.misplaced().or_else(|| {
            let stale = self.stale_card(db)?;
            Some(BrokenLaw::Stale(db.def(self.card(stale).def).full_name.clone()))
        })
    }

    /// An answer that `check` accepts but that is missing from the list.
    fn unlisted(&self, db: &CardDb, legal: &[Action]) -> Option<Action> {
        let kind = self.decision()?.kind;
        let mut answers: Vec<Action> =
            self.card_ids().flat_map(|id| self.conceivable_actions(db, id)).collect();
        if kind != DecisionKind::Action {
            answers.extend([Action::Done, Action::Yes, Action::No]);
            answers.extend(
                (0..=u8::MAX).flat_map(|n| [Action::Option(n), Action::Number(n.into()), Action::Trigger(n)]),
            );
            answers.extend(self.seats().map(Action::Player));
            answers.push(Action::Name(db.names().len() as u16));
        }
        answers.into_iter().find(|action| !legal.contains(action) && self.check(db, *action).is_ok())
    }

    /// Compares the limits of a card choice with the listed answers. A player can stop once there are enough
    /// cards and continue while there is room. If no more cards are available, any number is enough.
    fn miscounted(&self, legal: &[Action]) -> Option<BrokenLaw> {
        let Some(Decision { kind: DecisionKind::Cards { picked, min, max }, .. }) = self.decision() else {
            return None;
        };
        let can_stop = legal.contains(&Action::Done);
        let can_go_on = legal.iter().any(|action| *action != Action::Done);
        let wrong = (can_go_on && picked >= max) || (can_go_on && can_stop && picked < min);
        wrong.then_some(BrokenLaw::WrongNumbers { picked, min, max })
    }

    /// Checks that every card is in exactly one place, and that every list agrees with its cards.
    fn misplaced(&self) -> Option<BrokenLaw> {
        let mut places = vec![0u8; self.card_ids().count()];
        for seat in self.seats() {
            let mut ready = 0;
            for zone in [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Inkwell, Zone::Play, Zone::Aside] {
                let mut n = 0;
                for id in self.zone(seat, zone) {
                    let card = self.card(id);
                    if (card.zone, card.owner) != (zone, seat) {
                        return Some(BrokenLaw::WrongList(zone));
                    }
                    places[id.index()] += 1;
                    n += 1;
                    ready += u16::from(zone == Zone::Inkwell && !card.exerted);
                    if !self.counts_under(id, &mut places) {
                        return Some(BrokenLaw::WrongList(Zone::Under));
                    }
                }
                let aside = if zone == Zone::Deck { self.count(seat, Zone::Aside) } else { 0 };
                if self.count(seat, zone) != n + aside {
                    return Some(BrokenLaw::WrongList(zone));
                }
            }
            let is_leader = |id: &CardId| self.card(*id).zone == Zone::Leader && self.card(*id).owner == seat;
            let leaders: Vec<CardId> = self.card_ids().filter(is_leader).collect();
            if leaders != self.leader(seat).into_iter().collect::<Vec<_>>() {
                return Some(BrokenLaw::WrongList(Zone::Leader));
            }
            if leaders.iter().any(|leader| !self.counts_under(*leader, &mut places)) {
                return Some(BrokenLaw::WrongList(Zone::Under));
            }
            if self.player(seat).ready_ink != ready {
                return Some(BrokenLaw::WrongInk);
            }
        }
        self.card_ids()
            .find(|id| {
                let loose =
                    u8::from(matches!(self.card(*id).zone, Zone::Resolving | Zone::Leader | Zone::Gone));
                places[id.index()] + loose != 1
            })
            .map(BrokenLaw::NotInOnePlace)
    }

    /// Counts the cards under a card. Whether they are as many as it says, and each of them is there.
    fn counts_under(&self, host: CardId, places: &mut [u8]) -> bool {
        let mut under = 0;
        for below in self.under(host) {
            if (self.card(below).zone, self.card(below).host) != (Zone::Under, host) {
                return false;
            }
            places[below.index()] += 1;
            under += 1;
        }
        under == usize::from(self.card(host).under_count)
    }
}
