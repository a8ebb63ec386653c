//! Turn actions (chapter 4): which of them may be taken, and taking them. Each has a file that says when it is legal and does it.

pub(crate) mod challenge;
pub(crate) mod end_turn;
pub(crate) mod ink;
pub(crate) mod move_;
pub(crate) mod play;
pub(crate) mod quest;
pub(crate) mod shift;
pub(crate) mod sing;
pub(crate) mod use_;

use crate::actions::challenge::Targets;
use crate::api::action::{Action, Payment, Reason, TurnAction};
use crate::api::event::What;
use crate::api::ids::{CardId, Seat, rule};
use crate::legal::{Verdict, no};
use crate::multiplayer::teams::TeamTurns;
use crate::program::RuleKinds;
use crate::program::card_db::{CardDb, Def};
use crate::run::Run;
use crate::state::frame::{Ask, Frame, TurnStep};
use crate::state::{Card, Game, Traits, Variant, Zone};
use ability::{CardType, KeywordKind};

impl Game {
    #[inline(always)]
    pub(crate) fn check_turn_action(&self, db: &CardDb, action: Action) -> Verdict {
        let seat = self.actor(action);
        match action {
            Action::Ink(id) => self.check_ink(db, seat, id),
            Action::Play(id, payment) => self.check_play(db, seat, id, payment),
            Action::Quest(id) => self.check_quest(db, seat, id),
            Action::Challenge(by, target) => {
                self.check_challenger(db, seat, by)?;
                self.check_challenge(db, by, target)
            }
            Action::Move(id, to) => self.check_move(db, seat, id, to),
            Action::Use(id, ability) => self.check_use(db, seat, id, ability),
            Action::EndTurn => self.check_end_turn(db),
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..)
            | Action::Concede(_) => no(rule(4, 1, 3, 0), Reason::NotAsked),
        }
    }

    #[inline(never)]
    pub(crate) fn legal_turn_actions(&self, db: &CardDb, out: &mut Vec<Action>) {
        match self.team_turns() {
            TeamTurns::Alternating if self.player(self.active).out => {}
            TeamTurns::Alternating => self.legal_turn_actions_of(db, self.active, out),
            TeamTurns::Together => self.legal_turn_actions_of_team(db, out),
        }
        if self.check_end_turn(db).is_ok() {
            out.push(Action::EndTurn);
        }
    }

    /// 9.3.1: any of those whose turn it is.
    #[inline(never)]
    fn legal_turn_actions_of_team(&self, db: &CardDb, out: &mut Vec<Action>) {
        self.active_players().for_each(|seat| self.legal_turn_actions_of(db, seat, out));
    }

    #[inline(always)]
    fn legal_turn_actions_of(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let may_ink = self.player(seat).inked < self.ink_limit(db, seat);
        self.legal_from_hand(db, seat, may_ink, out);
        if self.static_kinds.has(RuleKinds::PLAY_FROM | RuleKinds::INK) {
            self.legal_from_elsewhere(db, seat, may_ink, out);
        }
        self.legal_in_play(db, seat, out);
    }

    /// Lists what abilities let a player do with cards that are neither in hand nor in play.
    #[inline(never)]
    fn legal_from_elsewhere(&self, db: &CardDb, seat: Seat, may_ink: bool, out: &mut Vec<Action>) {
        self.each_playable_elsewhere(db, seat, |id| {
            self.legal_plays(db, seat, id, out);
        });
        if may_ink && self.inks_from_discard(db, seat) {
            for id in self.zone(seat, Zone::Discard) {
                self.offer(db, Action::Ink(id), out);
            }
        }
    }

    /// Lists what can be done with the cards of a hand.
    #[inline(always)]
    fn legal_from_hand(&self, db: &CardDb, seat: Seat, may_ink: bool, out: &mut Vec<Action>) {
        let has = self.payable_ink(seat);
        for id in self.zone(seat, Zone::Hand) {
            let outline = db.outline(self.card(id).def);
            if may_ink && (outline.inkable || self.counts_as_inkable(db, seat, id)) {
                out.push(Action::Ink(id));
            }
            if !outline.plain || self.static_kinds.has(RuleKinds::PLAYING) {
                self.legal_plays(db, seat, id, out);
            } else if u16::from(outline.cost) <= has {
                // No ability speaks of playing it, and its printed cost is all there is to pay.
                out.push(Action::Play(id, Payment::Ink));
            }
        }
    }

    #[inline(never)]
    fn legal_plays(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        let def = db.def(self.card(id).def);
        if self.check_may_play(db, def, seat, id).is_ok() {
            self.legal_payments(db, def, seat, id, out);
        }
    }

    /// Lists what can be done with a player's cards in play.
    #[inline(always)]
    fn legal_in_play(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let (mut targets, mut gathered) = (Targets::new(), false);
        for id in self.zone(seat, Zone::Play) {
            let card = self.card(id);
            let outline = db.outline(card.def);
            if outline.kind == CardType::Character {
                // 4.5.1.2, 4.6.4.1: an exerted character does neither.
                if !card.exerted {
                    let traits = self.traits(id);
                    let challenges = if self.is_unhindered(card, traits) {
                        out.push(Action::Quest(id));
                        true
                    } else if card.drying && traits.cant.is_empty() && !traits.has(KeywordKind::Rush) {
                        false
                    } else {
                        self.legal_quest(db, seat, id, out)
                    };
                    if challenges {
                        if !std::mem::replace(&mut gathered, true) {
                            self.challenge_targets(db, seat, &mut targets);
                        }
                        if !targets.is_empty() {
                            self.legal_challenges(db, id, &targets, out);
                        }
                    }
                }
                if self.has_locations {
                    self.legal_moves(db, seat, id, out);
                }
            }
            if self.granting || outline.usable {
                self.legal_uses(db, seat, id, out);
            }
        }
        if self.variant == Variant::Coconut
            && let Some(leader) = self.leader(seat)
        {
            self.legal_uses(db, seat, leader, out);
        }
    }

    /// Whether nothing is there that keeps some ready characters from questing or challenging: this one may do either.
    #[inline(always)]
    fn is_unhindered(&self, card: &Card, traits: &Traits) -> bool {
        !card.drying
            && traits.cant.is_empty()
            && traits.toll == 0
            && !traits.has(KeywordKind::Reckless)
            && !self.static_kinds.has(RuleKinds::CHALLENGE)
    }

    /// Lists the quest of a character where something may stand in its way; says whether it may challenge.
    #[inline(never)]
    fn legal_quest(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) -> bool {
        let (card, traits) = (self.card(id), self.traits(id));
        if self.check_quester(seat, id, card, traits).is_ok() {
            out.push(Action::Quest(id));
        }
        self.check_fighter(db, seat, id, card, traits).is_ok()
    }

    #[inline(never)]
    fn legal_uses(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        let own = &db.def(self.card(id).def).activated;
        for (ability, activated) in own.iter().enumerate() {
            if self.check_activated(db, seat, id, ability as u8, activated).is_ok() {
                out.push(Action::Use(id, ability as u8));
            }
        }
        if self.granting {
            self.legal_gained_uses(db, seat, id, out);
        }
    }

    #[inline(never)]
    fn legal_gained_uses(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        for ability in db.activated_count(self.card(id).def)..self.activated_count(db, id) {
            if self.check_use(db, seat, id, ability).is_ok() {
                out.push(Action::Use(id, ability));
            }
        }
    }

    /// Lists the ways to pay for a card in hand that may be played.
    #[inline(always)]
    fn legal_payments(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        if self.check_ready_ink(seat, self.cost_in_ink(db, def, seat, id)).is_ok() {
            out.push(Action::Play(id, Payment::Ink));
        }
        let free = (def.static_kinds | self.static_kinds).has(RuleKinds::FREE);
        if free || def.shift.is_some() || def.song {
            self.legal_other_payments(db, def, seat, id, out);
        }
    }

    /// Lists the ways to pay for it that few cards know.
    #[inline(always)]
    fn legal_other_payments(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        if (def.static_kinds | self.static_kinds).has(RuleKinds::FREE)
            && self.free_play(db, seat, id).is_some()
        {
            out.push(Action::Play(id, Payment::Free));
        }
        if let Some(shift) = self.shift_of(db, def, seat, id)
            && self.check_shift_cost(db, def, seat, (id, CardId::NONE), &shift).is_ok()
        {
            // Most cards in play are no base for it, and that is quickly seen.
            for base in self.zone(seat, Zone::Play) {
                if self.check_shift_base(db, seat, id, base).is_ok()
                    && self.check_shift(db, def, seat, id, base).is_ok()
                {
                    out.push(Action::Play(id, Payment::Shift(base)));
                }
            }
        }
        if def.song {
            // Who is exerted or drying doesn't sing, and that is quickly seen.
            for singer in self.zone(seat, Zone::Play) {
                let card = self.card(singer);
                if !card.exerted && !card.drying && self.check_sing(db, seat, id, singer).is_ok() {
                    out.push(Action::Play(id, Payment::Sing(singer)));
                }
            }
            if def.sing_together.is_some() && self.check_sing_together(db, seat, id).is_ok() {
                out.push(Action::Play(id, Payment::SingTogether));
            }
        }
    }
}

impl Run<'_> {
    pub fn turn_action(&mut self, action: Action) {
        let seat = self.g.actor(action);
        if self.g.player(seat).ink_drops > 0 {
            return self.turn_action_with_drops(seat, action);
        }
        self.turn_action_now(seat, action, 0);
    }

    /// Asks first how many ink drops to pay with, where there is a choice. Playing a card and using an ability ask by themselves.
    #[inline(never)]
    fn turn_action_with_drops(&mut self, seat: Seat, action: Action) {
        let Some(taken) = action.turn_action() else { return };
        let ink = match taken {
            TurnAction::Move(card, to) => self.g.move_price(self.db, seat, card, to),
            TurnAction::Quest(card) | TurnAction::Challenge(card, _) => u16::from(self.g.traits(card).toll),
            TurnAction::Ink(_) | TurnAction::Play(..) | TurnAction::Use(..) | TurnAction::EndTurn => 0,
        };
        let (min, max) = self.g.drops_for(seat, ink);
        if min == max {
            return self.turn_action_for(seat, action, min);
        }
        self.push(Frame::Spend { seat, action, drops: min });
        self.ask(Ask::Drops { seat, min, max });
    }

    #[inline(never)]
    pub fn turn_action_for(&mut self, seat: Seat, action: Action, drops: u16) {
        self.turn_action_now(seat, action, drops);
    }

    /// Takes a turn action, removing `drops` ink drops for its cost.
    #[inline(always)]
    fn turn_action_now(&mut self, seat: Seat, action: Action, drops: u16) {
        match action {
            Action::EndTurn => {
                self.tell(rule(3, 3, 2, 0), What::EndDeclared { seat });
                self.set_top(Frame::Turn(TurnStep::EndTriggers));
            }
            Action::Ink(card) => self.ink(seat, card),
            Action::Quest(card) => self.quest(seat, card, drops),
            Action::Move(card, to) => {
                let price = self.g.move_price(self.db, seat, card, to);
                self.pay_ink(seat, price, drops, rule(4, 7, 3, 2));
                self.use_up_move(seat, card, to);
                self.push(Frame::Settle { bag: None });
                self.move_to(card, to);
            }
            Action::Play(card, payment) => {
                self.push(Frame::Settle { bag: None });
                self.begin_play(seat, card, payment, false);
            }
            Action::Challenge(by, target) => self.declare_challenge(by, target, drops),
            Action::Use(card, ability) => self.use_ability(seat, card, ability),
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..)
            | Action::Concede(_) => unreachable!("check accepts turn actions only"),
        }
    }
}
