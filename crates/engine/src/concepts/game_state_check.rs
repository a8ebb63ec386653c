//! The game state check (1.8): which players have won or lost, and which cards have enough damage to be
//! banished.

use crate::api::ids::{CardId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::{RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, PendingChecks, StaleTraits, Variant, Zone};
use smallvec::SmallVec;
use wording::CardType;

impl Game {
    /// Whether nothing relevant to a game state check has changed and the bag is empty (1.8.3).
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        // 10.2.5: in Pack Rush a check also looks at decks.
        self.unchecked.is_empty()
            && self.stale == StaleTraits::None
            && self.bag.is_empty()
            && self.variant != Variant::PackRush
    }

    /// The lore a player needs to win.
    pub fn lore_to_win(&self, db: &crate::CardDb, seat: Seat) -> u16 {
        let mut need = self.variant.lore_to_win();
        self.each_static(db, RuleKinds::LORE_TO_WIN, |(source, you, _), rule| {
            if let StaticRule::LoreToWin(who, n) = rule
                && self.is_among(*who, seat, &Ctx::of(self, source, you))
            {
                need = need.max(u16::from(*n));
            }
        });
        need
    }
}

/// Whether a game state check is the last one of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    No,
    /// The turn is about to end, so the check includes empty decks (1.8.1.2).
    Turn,
}

impl GameRun<'_> {
    /// 1.8
    #[inline]
    pub fn game_state_check(&mut self, ending: Ending) {
        if self.g.variant == Variant::PackRush {
            self.renew_decks();
        }
        self.g.refresh(self.db);
        if !self.g.unchecked.is_empty() || (ending == Ending::Turn && self.may_end_the_game()) {
            self.check_what_changed(ending);
            self.g.checking &= self.is_asking();
            self.make_due_entries();
        }
    }

    /// Whether the end of the turn may end the game for a player even if nothing has changed.
    #[inline]
    fn may_end_the_game(&self) -> bool {
        let least = self.g.variant.lore_to_win();
        self.g.players.iter().any(|player| player.lore >= least)
            || self.g.active_players().any(|seat| self.g.count(seat, Zone::Deck) == 0)
    }

    /// The player with enough lore to win, if any (1.8.1.1, 1.8.4).
    fn lore_winner(&self) -> Option<Seat> {
        let least = self.g.variant.lore_to_win();
        if self.g.players.iter().all(|player| player.lore < least) {
            return None;
        }
        self.g.turn_order().find(|seat| self.g.player(*seat).lore >= self.g.lore_to_win(self.db, *seat))
    }

    #[inline(never)]
    fn check_what_changed(&mut self, ending: Ending) {
        loop {
            self.g.refresh(self.db);
            let look_at = std::mem::take(&mut self.g.unchecked);
            if look_at.is_empty() && ending == Ending::No {
                return;
            }
            if let Some(seat) = self.lore_winner() {
                self.win(seat, self.g.variant.rule_of_winning());
                return;
            }
            // 1.8.1.2
            let by_drawing = self.g.rules.say(EditionQuestion::DrawingFromAnEmptyDeckLoses);
            let looks = if by_drawing { look_at.has(PendingChecks::DECK) } else { ending == Ending::Turn };
            if looks && self.g.variant != Variant::PackRush {
                let left = self.empty_decks(by_drawing);
                if self.g.outcome.is_some() {
                    return;
                }
                // Old 1.9.2: other conditions wait for a check in which nobody loses.
                if left && self.g.rules.say(EditionQuestion::LossesComeFirst) {
                    continue;
                }
            }
            // 1.8.1.4
            let look_at = look_at | self.g.unchecked;
            if !look_at.has(PendingChecks::DAMAGE) {
                return;
            }
            let mut lethal = SmallVec::new();
            self.find_lethal(&mut lethal);
            if lethal.is_empty() {
                return;
            }
            self.g.unchecked = PendingChecks::ALL;
            self.g.checking = true;
            if self.banish(&lethal, rule(1, 8, 1, 4)).is_none() {
                return;
            }
        }
    }

    /// A player whose turn ends with an empty deck loses. With `by_drawing`, a player who tried to draw from
    /// one does instead (1.8.1.2). Returns whether anybody lost.
    fn empty_decks(&mut self, by_drawing: bool) -> bool {
        let empty = |seat: &Seat| self.g.count(*seat, Zone::Deck) == 0;
        let losers: SmallVec<[Seat; 8]> = match by_drawing {
            true => self.g.turn_order().filter(|seat| self.g.player(*seat).drew_nothing).collect(),
            false => self.g.active_players().filter(empty).collect(),
        };
        for seat in &losers {
            if self.g.outcome.is_none() {
                self.leave_game(*seat, rule(1, 8, 1, 2));
            }
        }
        !losers.is_empty()
    }

    /// Finds the characters and locations with damage of at least their Willpower, in turn order. For those
    /// that survive, forgets which card damaged them.
    #[inline(always)]
    fn find_lethal(&mut self, lethal: &mut SmallVec<[CardId; 16]>) {
        let (first, later) = self.g.players.split_at(self.g.active.index());
        let (cards, traits) = (&mut self.g.cards[..], &self.g.traits[..]);
        for player in later.iter().chain(first) {
            let mut next = player.lists[Zone::Play as usize].first;
            while next.is_some() {
                let id = next;
                let card = &mut cards[id.index()];
                next = card.next;
                if i32::from(card.damage) < i32::from(traits[id.index()].willpower) {
                    card.blame = CardId::NONE;
                } else if self.db.outline(card.def).kind != CardType::Item {
                    lethal.push(id);
                }
            }
        }
    }
}
