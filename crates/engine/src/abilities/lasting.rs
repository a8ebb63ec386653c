//! Effects with a duration (6.4.2): how they begin and end.

use crate::api::event::What;
use crate::api::ids::{CardId, RuleNo, Seat};
use crate::edition::Question;
use crate::program::Lasts;
use crate::run::Run;
use crate::state::frame::Effect;
use crate::state::{Game, Timed, TimedKind, Until};
use wording::KeywordKind;

impl Run<'_> {
    /// Removes the timed effects that end. Returns whether there were any.
    #[inline(always)]
    pub fn expire(&mut self, number: RuleNo, ends: impl Fn(&Game, Until) -> bool) -> bool {
        !self.g.timed.is_empty() && self.expire_some(number, ends)
    }

    #[inline(never)]
    fn expire_some(&mut self, number: RuleNo, ends: impl Fn(&Game, Until) -> bool) -> bool {
        let before = self.g.timed.len();
        if self.is_heard() {
            for i in 0..before {
                let timed = self.g.timed[i];
                if ends(self.g, timed.until) {
                    let (card, change) = (timed.told_of(), timed.what);
                    self.tell(number, || What::EffectEnded { card, change });
                }
            }
        }
        let (mut kept, mut spoke) = (0, false);
        for i in 0..before {
            let timed = self.g.timed[i];
            let gone = timed.until == Until::LeavesPlay && self.g.find(timed.on).is_none();
            if gone || ends(self.g, timed.until) {
                spoke |= timed.speaks();
                self.g.timed_changed(&timed);
            } else {
                self.g.timed[kept] = timed;
                kept += 1;
            }
        }
        self.g.timed.truncate(kept);
        if spoke {
            self.g.index_speakers(self.db);
        }
        kept < before
    }

    pub(crate) fn until(&self, lasts: Lasts, you: Seat, their: Seat) -> Until {
        match lasts {
            Lasts::ThisTurn => Until::EndOfTurn,
            Lasts::UntilYourNextTurn => Until::StartOfTurn(you),
            Lasts::TheirNextTurn => Until::NextTurnOf { seat: their, after: self.g.turn },
            Lasts::TheirNextReady => Until::NextReadyOf(their),
            Lasts::UntilEndOfYourNextTurn => Until::EndOfNextTurnOf { seat: you, after: self.g.turn },
            Lasts::UntilEndOfYourTurn => {
                Until::EndOfNextTurnOf { seat: you, after: self.g.turn.saturating_sub(1) }
            }
            Lasts::Challenge => Until::EndOfChallenge,
            Lasts::WhileInPlay => Until::LeavesPlay,
            Lasts::WhileSource => Until::SourceLeaves,
        }
    }

    pub fn add_timed(&mut self, effect: &Effect, what: TimedKind, on: CardId, until: Until) {
        self.set_up(effect.source.id, effect.you, what, on, until);
    }

    /// Starts a timed effect.
    pub(crate) fn set_up(&mut self, source: CardId, you: Seat, what: TimedKind, on: CardId, until: Until) {
        let on = self.g.refer(on);
        let timed = Timed { what, on, source, you, until };
        self.g.timed.push(timed);
        self.g.timed_changed(&timed);
        if timed.speaks() {
            self.g.index_speakers(self.db);
        }
    }

    /// Whether a card gains this for that duration. An effect may forbid it (1.2.2), and a second copy of a
    /// keyword without a plus may add nothing (8.1.2).
    pub(crate) fn gains(&mut self, id: CardId, what: TimedKind, until: Until) -> bool {
        let TimedKind::Keyword(keyword, _) = what else { return true };
        if !self.g.traits(id).has(keyword) {
            return !self.g.cant_gain(self.db, id, keyword);
        }
        if matches!(keyword, KeywordKind::Challenger | KeywordKind::Resist) {
            return true;
        }
        self.g.rules.say(Question::KeywordsStandSideBySide)
            || (self.g.rules.say(Question::LongerKeywordStands) && self.outlasts(id, keyword, until))
    }

    /// Whether a keyword given now would last longer than the one given to the card before, which then ends.
    /// A printed keyword, or one given by a static ability, has no end.
    fn outlasts(&mut self, id: CardId, keyword: KeywordKind, until: Until) -> bool {
        let card = self.g.refer(id);
        let before = self.g.timed.iter().position(
            |timed| matches!(timed.what, TimedKind::Keyword(kind, _) if kind == keyword && timed.on == card),
        );
        let Some(at) = before else { return false };
        let timed = self.g.timed.remove(at);
        // Check whether the card still has the keyword from elsewhere.
        self.g.timed_changed(&timed);
        self.g.refresh(self.db);
        let longer = self.g.ends_after(until) > self.g.ends_after(timed.until);
        if self.g.traits(id).has(keyword) || !longer {
            self.g.timed.insert(at, timed);
            self.g.timed_changed(&timed);
            return false;
        }
        true
    }
}

impl Timed {
    /// The card to name when the effect ends: the card that it is on, otherwise its source.
    pub(crate) fn told_of(&self) -> CardId {
        if self.on.id.is_some() { self.on.id } else { self.source }
    }
}

impl Game {
    /// When a timed effect ends, for comparison: the number of turns until then, and 0 for the start of that
    /// turn or 1 for its end.
    fn ends_after(&self, until: Until) -> (u16, u8) {
        let turns = |seat: Seat, at_least: u16| {
            let mut order = self.around_from(self.active);
            let away = order.position(|other| self.same_party(other, seat)).unwrap_or(0) as u16;
            if away < at_least { away + self.players.len() as u16 } else { away }
        };
        match until {
            Until::EndOfChallenge => (0, 0),
            Until::EndOfTurn => (0, 1),
            Until::StartOfTurn(seat) | Until::NextReadyOf(seat) => (turns(seat, 1), 0),
            Until::NextTurnOf { seat, after } | Until::EndOfNextTurnOf { seat, after } => {
                (turns(seat, u16::from(self.turn <= after)), 1)
            }
            Until::LeavesPlay | Until::SourceLeaves => (u16::MAX, 0),
        }
    }
}
