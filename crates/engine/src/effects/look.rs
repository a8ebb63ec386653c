//! Looking at hidden cards and revealing them (6.1.14, 7.1.3, 7.1.4).

use super::CardList;
use super::completion::Completion;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat, rule};
use crate::program::{FilterId, LookOp, PlayerOperand, Reg};
use crate::run::GameRun;
use crate::state::frame::EffectFrame;
use crate::state::query::Ctx;
use crate::state::{Visibility, Zone};
use smallvec::SmallVec;

impl GameRun<'_> {
    pub fn run_look(&mut self, effect: &EffectFrame, op: LookOp, ctx: &Ctx) {
        match op {
            LookOp::Look { reg, whose, n, by, reveal } => {
                let viewer = self.g.one_player(by, ctx).unwrap_or(effect.you);
                let n = self.g.value(self.db, n, ctx).clamp(0, 250) as u8;
                let mut seen = 0;
                for seat in self.players_of(whose, ctx) {
                    seen += self.look(reg, seat, viewer, n, reveal);
                }
                self.finish(Completion::when(seen > 0));
            }
            LookOp::RevealUntil { reg, whose, until } => self.reveal_until(reg, whose, until, ctx),
            LookOp::ShowHand { whose, to_all } => self.show_hand(effect, whose, to_all, ctx),
            LookOp::Show(cards) => {
                let list = self.gather(cards, ctx);
                for card in &list {
                    self.show_for_now(*card, Visibility::All);
                    let (card, def) = (*card, self.g.card(*card).def);
                    self.tell(rule(6, 1, 14, 1), || EventKind::Revealed { card, def });
                }
                self.finish(Completion::when(!list.is_empty()));
            }
            LookOp::Search(whose) => {
                for seat in self.players_of(whose, ctx) {
                    let deck: SmallVec<[CardId; 64]> = self.g.zone(seat, Zone::Deck).collect();
                    for id in deck {
                        self.show_for_now(id, Visibility::To(effect.you));
                    }
                    self.tell_look(rule(7, 1, 4, 0), effect.you, seat, Zone::Deck);
                }
                self.finish(Completion::All);
            }
            LookOp::Inkwell(whose) => {
                for seat in self.players_of(whose, ctx) {
                    let ink: SmallVec<[CardId; 32]> = self.g.zone(seat, Zone::Inkwell).collect();
                    for id in &ink {
                        // Marketing cards are public anyway.
                        if !self.g.is_marketing(*id) {
                            self.show_for_now(*id, Visibility::To(effect.you));
                        }
                    }
                    self.tell_look(rule(7, 1, 3, 0), effect.you, seat, Zone::Inkwell);
                }
                self.finish(Completion::All);
            }
        }
    }

    /// Sets the top cards of a deck aside. Returns how many.
    fn look(&mut self, reg: Reg, seat: Seat, viewer: Seat, n: u8, reveal: bool) -> u8 {
        let mut count = 0;
        // 1.2.3: as many as possible.
        for _ in 0..n {
            let card = self.g.list(seat, Zone::Deck).first;
            if card.is_none() {
                break;
            }
            self.lay_aside(Some(reg), card, if reveal { Visibility::All } else { Visibility::To(viewer) });
            count += 1;
            if reveal {
                let def = self.g.card(card).def;
                self.tell(rule(6, 1, 14, 1), || EventKind::Revealed { card, def });
            }
        }
        if count > 0 && !reveal {
            let seen =
                EventKind::LookedAt { seat: viewer, whose: seat, zone: Zone::Deck, cards: count, all: false };
            self.tell(rule(7, 2, 2, 0), || seen);
            let aside: CardList = self.g.zone(seat, Zone::Aside).collect();
            for card in &aside[aside.len().saturating_sub(usize::from(count))..] {
                self.tell(rule(7, 2, 2, 0), || EventKind::Saw { seat: viewer, card: *card });
            }
        }
        count
    }

    /// Logs that a player looks at all cards of a zone.
    fn tell_look(&mut self, number: RuleNo, viewer: Seat, whose: Seat, zone: Zone) {
        let cards = self.g.list(whose, zone).len.min(255) as u8;
        self.tell(number, || EventKind::LookedAt { seat: viewer, whose, zone, cards, all: true });
        // Searching a deck involves all of its cards, so listing them would be pointless.
        if zone != Zone::Deck && self.has_listener() {
            let seen: CardList = self.g.zone(whose, zone).collect();
            for card in seen {
                self.tell(number, || EventKind::Saw { seat: viewer, card });
            }
        }
    }

    /// 7.1.3: reveals a hand to all players, or shows it to the effect's player only.
    fn show_hand(&mut self, effect: &EffectFrame, whose: PlayerOperand, to_all: bool, ctx: &Ctx) {
        for seat in self.players_of(whose, ctx) {
            let hand: CardList = self.g.zone(seat, Zone::Hand).collect();
            for card in &hand {
                let shown = if to_all { Visibility::All } else { Visibility::To(effect.you) };
                self.show_for_now(*card, shown);
                if to_all {
                    let (card, def) = (*card, self.g.card(*card).def);
                    self.tell(rule(6, 1, 14, 1), || EventKind::Revealed { card, def });
                }
            }
            if !to_all {
                self.tell_look(rule(7, 1, 3, 0), effect.you, seat, Zone::Hand);
            }
        }
        self.finish(Completion::All);
    }

    fn reveal_until(&mut self, reg: Reg, whose: PlayerOperand, until: FilterId, ctx: &Ctx) {
        let Some(seat) = self.g.one_player(whose, ctx) else { return self.finish(Completion::Nothing) };
        let (mut found, mut shown) = (false, 0);
        while !found {
            let card = self.g.list(seat, Zone::Deck).first;
            if card.is_none() {
                break;
            }
            found = self.g.fits_anywhere(self.db, until, card, ctx);
            shown += 1;
            self.lay_aside(found.then_some(reg), card, Visibility::All);
            let def = self.g.card(card).def;
            self.tell(rule(6, 1, 14, 1), || EventKind::Revealed { card, def });
        }
        self.finish(if found { Completion::All } else { Completion::of(shown, usize::MAX) });
    }
}
