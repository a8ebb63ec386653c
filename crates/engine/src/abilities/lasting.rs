//! Effects with a duration (6.4.2): how they begin and end.

use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat};
use crate::edition::EditionQuestion;
use crate::program::EffectDuration;
use crate::run::GameRun;
use crate::state::frame::EffectFrame;
use crate::state::{EffectEnd, Game, TimedEffect, TimedEffectKind};
use wording::KeywordKind;

impl GameRun<'_> {
    /// Removes the timed effects that end. Returns whether there were any.
    #[inline(always)]
    pub fn expire(&mut self, number: RuleNo, ends: impl Fn(&Game, EffectEnd) -> bool) -> bool {
        !self.g.timed.is_empty() && self.expire_some(number, ends)
    }

    #[inline(never)]
    fn expire_some(&mut self, number: RuleNo, ends: impl Fn(&Game, EffectEnd) -> bool) -> bool {
        let before = self.g.timed.len();
        if self.has_listener() {
            for i in 0..before {
                let timed = self.g.timed[i];
                if ends(self.g, timed.until) {
                    let (card, change) = (timed.card_to_name(), timed.kind);
                    self.tell(number, || EventKind::EffectEnded { card, change });
                }
            }
        }
        let (mut kept, mut spoke) = (0, false);
        for i in 0..before {
            let timed = self.g.timed[i];
            let gone = timed.until == EffectEnd::LeavesPlay && self.g.find(timed.on).is_none();
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

    pub(crate) fn until(&self, lasts: EffectDuration, you: Seat, their: Seat) -> EffectEnd {
        match lasts {
            EffectDuration::ThisTurn => EffectEnd::EndOfTurn,
            EffectDuration::UntilYourNextTurn => EffectEnd::StartOfTurn(you),
            EffectDuration::TheirNextTurn => EffectEnd::NextTurnOf { seat: their, after: self.g.turn },
            EffectDuration::TheirNextReady => EffectEnd::NextReadyOf(their),
            EffectDuration::UntilEndOfYourNextTurn => {
                EffectEnd::EndOfNextTurnOf { seat: you, after: self.g.turn }
            }
            EffectDuration::UntilEndOfYourTurn => {
                EffectEnd::EndOfNextTurnOf { seat: you, after: self.g.turn.saturating_sub(1) }
            }
            EffectDuration::Challenge => EffectEnd::EndOfChallenge,
            EffectDuration::WhileInPlay => EffectEnd::LeavesPlay,
            EffectDuration::WhileSource => EffectEnd::SourceLeaves,
        }
    }

    pub fn add_timed(&mut self, effect: &EffectFrame, kind: TimedEffectKind, on: CardId, until: EffectEnd) {
        self.set_up(effect.source.id, effect.you, kind, on, until);
    }

    /// Starts a timed effect.
    pub(crate) fn set_up(
        &mut self,
        source: CardId,
        you: Seat,
        kind: TimedEffectKind,
        on: CardId,
        until: EffectEnd,
    ) {
        let on = self.g.refer(on);
        let timed = TimedEffect { kind, on, source, you, until };
        self.g.timed.push(timed);
        self.g.timed_changed(&timed);
        if timed.speaks() {
            self.g.index_speakers(self.db);
        }
    }

    /// Whether a card gains this for that duration. An effect may forbid it (1.2.2), and a second copy of a
    /// keyword without a plus may add nothing (8.1.2).
    pub(crate) fn gains(&mut self, id: CardId, kind: TimedEffectKind, until: EffectEnd) -> bool {
        let TimedEffectKind::Keyword(keyword, _) = kind else { return true };
        if !self.g.traits(id).has(keyword) {
            return !self.g.cant_gain(self.db, id, keyword);
        }
        if keyword.adds_up() {
            return true;
        }
        self.g.rules.say(EditionQuestion::KeywordsStandSideBySide)
            || (self.g.rules.say(EditionQuestion::LongerKeywordStands) && self.outlasts(id, keyword, until))
    }

    /// Whether a keyword given now would last longer than the one given to the card before, which then ends.
    /// A printed keyword, or one given by a static ability, has no end.
    fn outlasts(&mut self, id: CardId, keyword: KeywordKind, until: EffectEnd) -> bool {
        let card = self.g.refer(id);
        let before = self.g.timed.iter().position(
            |timed| matches!(timed.kind, TimedEffectKind::Keyword(kind, _) if kind == keyword && timed.on == card),
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

impl TimedEffect {
    /// The card to name when the effect ends: the card that it is on, otherwise its source.
    pub(crate) fn card_to_name(&self) -> CardId {
        if self.on.id.is_some() { self.on.id } else { self.source }
    }
}

impl Game {
    /// When a timed effect ends, for comparison: the number of turns until then, and 0 for the start of that
    /// turn or 1 for its end.
    fn ends_after(&self, until: EffectEnd) -> (u16, u8) {
        let turns = |seat: Seat, at_least: u16| {
            let mut order = self.around_from(self.active);
            let away = order.position(|other| self.same_party(other, seat)).unwrap_or(0) as u16;
            if away < at_least { away + self.players.len() as u16 } else { away }
        };
        match until {
            EffectEnd::EndOfChallenge => (0, 0),
            EffectEnd::EndOfTurn => (0, 1),
            EffectEnd::StartOfTurn(seat) | EffectEnd::NextReadyOf(seat) => (turns(seat, 1), 0),
            EffectEnd::NextTurnOf { seat, after } | EffectEnd::EndOfNextTurnOf { seat, after } => {
                (turns(seat, u16::from(self.turn <= after)), 1)
            }
            EffectEnd::LeavesPlay | EffectEnd::SourceLeaves => (u16::MAX, 0),
        }
    }
}
