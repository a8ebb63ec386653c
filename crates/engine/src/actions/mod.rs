//! Turn actions (chapter 4). Each action has a file that checks whether it is legal and performs it.

pub(crate) mod challenge;
pub(crate) mod end_turn;
pub(crate) mod ink;
pub(crate) mod move_;
pub(crate) mod play;
pub(crate) mod quest;
pub(crate) mod shift;
pub(crate) mod sing;
pub(crate) mod use_;

use crate::api::action::{Action, Payment, Reason, TurnAction};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::legal::{Verdict, no};
use crate::multiplayer::teams::TeamTurns;
use crate::program::card_db::{CardDb, CardDef};
use crate::program::{Prohibitions, RuleKinds};
use crate::run::GameRun;
use crate::state::frame::{Frame, Prompt, TurnStep};
use crate::state::{Card, Game, Traits, Variant, Zone};
use std::ops::Range;
use wording::{CardType, KeywordKind, KeywordSet};

/// Keywords about questing and challenging that only the conditions of these actions know, not the faster tests
/// that list them. While a card in play has one, every quest and challenge is checked before it is listed.
const UNLISTED_KEYWORDS: KeywordSet = KeywordSet::of(&[]);

impl Game {
    #[inline(always)]
    pub(crate) fn check_turn_action(&self, db: &CardDb, action: Action) -> Verdict {
        let seat = self.actor(action);
        // The checks index by card id, so every id in the action must exist.
        match action {
            Action::Ink(id) => {
                self.check_id(id)?;
                self.check_ink(db, seat, id)
            }
            Action::Play(id, payment) => {
                self.check_id(id)?;
                if let Payment::Shift(other) | Payment::Sing(other) = payment {
                    self.check_id(other)?;
                }
                self.check_play(db, seat, id, payment)
            }
            Action::Quest(id) => {
                self.check_id(id)?;
                self.check_quest(db, seat, id)
            }
            Action::Challenge(by, target) => {
                self.check_id(by)?;
                self.check_id(target)?;
                self.check_challenger(db, seat, by)?;
                self.check_challenge(db, by, target)
            }
            Action::Move(id, to) => {
                self.check_id(id)?;
                self.check_id(to)?;
                self.check_move(db, seat, id, to)
            }
            Action::Use(id, ability) => {
                self.check_id(id)?;
                self.check_use(db, seat, id, ability)
            }
            Action::EndTurn => self.check_end_turn(db),
            Action::Concede(seat) => {
                self.check_ids(action)?;
                self.check_concede(seat)
            }
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..) => {
                self.check_ids(action)?;
                no(rule(4, 1, 3, 0), Reason::NotAsked)
            }
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

    /// 9.3.1: lists the actions of all active players.
    #[inline(never)]
    fn legal_turn_actions_of_team(&self, db: &CardDb, out: &mut Vec<Action>) {
        self.active_players().for_each(|seat| self.legal_turn_actions_of(db, seat, out));
    }

    #[inline(always)]
    fn legal_turn_actions_of(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        const ABOUT_HANDS: RuleKinds = RuleKinds::PLAYING.with(RuleKinds::INK).with(RuleKinds::PLAY_FROM);
        if self.static_kinds.has(ABOUT_HANDS) {
            self.legal_by_rules(db, seat, out);
        } else {
            self.legal_from_hand(db, seat, out);
        }
        self.legal_in_play(db, seat, out);
    }

    /// Lists the actions with cards in hand if no ability in play affects them.
    #[inline(always)]
    fn legal_from_hand(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let (may_ink, has) = (self.player(seat).inked == 0, self.payable_ink(seat));
        for id in self.zone(seat, Zone::Hand) {
            let outline = db.outline(self.card(id).def);
            if may_ink && outline.inkable {
                out.push(Action::Ink(id));
            }
            if !outline.plain {
                self.legal_plays(db, seat, id, out);
            } else if u16::from(outline.cost) <= has {
                // The card can only be played for its printed cost.
                out.push(Action::Play(id, Payment::Ink));
            }
        }
    }

    /// Lists the actions with cards outside play when abilities may affect them.
    #[inline(never)]
    fn legal_by_rules(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let may_ink = self.player(seat).inked < self.ink_limit(db, seat);
        for id in self.zone(seat, Zone::Hand) {
            if may_ink && self.is_inkable(db, db.def(self.card(id).def), seat, id) {
                out.push(Action::Ink(id));
            }
            self.legal_plays(db, seat, id, out);
        }
        self.each_playable_elsewhere(db, seat, |id| {
            self.legal_plays(db, seat, id, out);
        });
        if may_ink && self.inks_from_discard(db, seat) {
            for id in self.zone(seat, Zone::Discard) {
                self.offer(db, Action::Ink(id), out);
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

    /// Lists the actions with a player's cards in play.
    #[inline(always)]
    fn legal_in_play(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        if self.uses_are_plain() && !self.checks_each_action() {
            self.legal_with_each::<true>(db, seat, out);
        } else {
            self.legal_in_play_by_rules(db, seat, out);
        }
    }

    /// Whether quests and challenges are listed by checking each of them, because cards in play change who may
    /// quest or challenge in a way that the faster tests don't know.
    #[inline(always)]
    fn checks_each_action(&self) -> bool {
        self.static_kinds.has(RuleKinds::CHALLENGE) || self.keywords.has_any(UNLISTED_KEYWORDS)
    }

    /// Whether no ability grants, removes or pays for activated abilities.
    #[inline]
    fn uses_are_plain(&self) -> bool {
        !self.granting && !self.static_kinds.has(RuleKinds::LOSES | RuleKinds::PLAYER)
    }

    #[inline(never)]
    fn legal_in_play_by_rules(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        self.legal_with_each::<false>(db, seat, out);
    }

    /// Lists the actions card by card. `PLAIN` promises that [`Self::uses_are_plain`] and that there are no
    /// abilities about challenges.
    #[inline(always)]
    fn legal_with_each<const PLAIN: bool>(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let (has, plain_uses) = (self.payable_ink(seat), PLAIN || self.uses_are_plain());
        // Whether all challengers have the same targets, and the range that lists the first one's challenges.
        let (mut alike, mut first, mut last) = (PLAIN, usize::MAX, 0);
        for id in self.zone(seat, Zone::Play) {
            let card = self.card(id);
            let outline = db.outline(card.def);
            if outline.kind == CardType::Character {
                // 4.5.1.2, 4.6.4.1: an exerted character can do neither.
                if !card.exerted && self.legal_quest(db, seat, id, (card, self.traits(id)), out) {
                    if !alike {
                        self.legal_among(db, seat, id, out);
                    } else if first != usize::MAX {
                        copy_challenges(id, first..last, out);
                    } else {
                        first = out.len();
                        let peculiar = self.has_peculiar_targets();
                        self.each_target(db, seat, |target| {
                            alike &= !(peculiar && self.is_peculiar_target(target));
                            out.push(Action::Challenge(id, target));
                        });
                        last = out.len();
                        if !alike {
                            out.truncate(first);
                            self.legal_among(db, seat, id, out);
                        }
                    }
                }
                if self.has_locations {
                    self.legal_moves(db, seat, id, out);
                }
            }
            if plain_uses && outline.plainly {
                // 4.4.2: only characters have to dry before they can exert.
                let waits = card.drying
                    && outline.kind == CardType::Character
                    && !self.traits(id).cant.has(Prohibitions::WAIT_TO_USE);
                if !card.exerted && !waits && u16::from(outline.ink) <= has {
                    out.push(Action::Use(id, 0));
                }
            } else if outline.usable || !PLAIN && self.granting {
                self.legal_uses(db, seat, id, out);
            }
        }
        if self.variant == Variant::Coconut
            && let Some(leader) = self.leader(seat)
        {
            self.legal_uses(db, seat, leader, out);
        }
    }

    /// Lists the quest of a ready character. Returns whether the character may challenge.
    #[inline(always)]
    fn legal_quest(
        &self,
        db: &CardDb,
        seat: Seat,
        id: CardId,
        (card, traits): (&Card, &Traits),
        out: &mut Vec<Action>,
    ) -> bool {
        // Nothing prevents this ready character from questing or challenging.
        let unhindered = !card.drying
            && traits.cant.is_empty()
            && traits.toll == 0
            && !traits.has(KeywordKind::Reckless)
            && !self.checks_each_action();
        if unhindered {
            out.push(Action::Quest(id));
            true
        } else if card.drying
            && traits.cant.is_empty()
            && !traits.has(KeywordKind::Rush)
            && !self.checks_each_action()
        {
            false
        } else {
            self.legal_hindered_quest(db, seat, id, out)
        }
    }

    /// [`Self::legal_quest`] when something may prevent it.
    #[inline(never)]
    fn legal_hindered_quest(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) -> bool {
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

    /// Lists the ways to pay for a card that may be played.
    #[inline(always)]
    fn legal_payments(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        if self.check_ready_ink(seat, self.cost_in_ink(db, def, seat, id)).is_ok() {
            out.push(Action::Play(id, Payment::Ink));
        }
        let free = (def.static_kinds | self.static_kinds).has(RuleKinds::FREE);
        if free && self.free_play(db, seat, id).is_some() {
            out.push(Action::Play(id, Payment::Free));
        }
        if free || def.shift.is_some() {
            self.legal_shifts(db, def, seat, id, out);
        }
        if def.song {
            self.legal_singing(db, def, seat, id, out);
        }
    }

    /// Lists the cards that the card may be shifted onto.
    #[inline(never)]
    fn legal_shifts(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        let Some(shift) = self.shift_of(db, def, seat, id) else { return };
        if self.check_shift_cost(db, def, seat, (id, CardId::NONE), &shift).is_err() {
            return;
        }
        // The cheap check first: most cards in play can't be shifted onto.
        for base in self.zone(seat, Zone::Play) {
            if self.check_base(db, def, &shift, seat, base).is_ok()
                && self.check_shift_cost(db, def, seat, (id, base), &shift).is_ok()
            {
                out.push(Action::Play(id, Payment::Shift(base)));
            }
        }
    }

    /// Lists the characters that may sing the song, and Sing Together.
    #[inline(never)]
    fn legal_singing(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        for singer in self.zone(seat, Zone::Play) {
            let card = self.card(singer);
            if !card.exerted && !card.drying && self.is_voice_for(db, (id, def.cost), singer) {
                out.push(Action::Play(id, Payment::Sing(singer)));
            }
        }
        if def.sing_together.is_some() && self.check_sing_together(db, seat, id).is_ok() {
            out.push(Action::Play(id, Payment::SingTogether));
        }
    }
}

/// Copies the challenges listed for another character to this one.
#[inline(always)]
fn copy_challenges(by: CardId, there: Range<usize>, out: &mut Vec<Action>) {
    for at in there {
        if let Action::Challenge(_, target) = out[at] {
            out.push(Action::Challenge(by, target));
        }
    }
}

impl GameRun<'_> {
    pub fn turn_action(&mut self, action: Action) {
        let seat = self.g.actor(action);
        if self.g.player(seat).ink_drops > 0 {
            return self.turn_action_with_drops(seat, action);
        }
        self.turn_action_now(seat, action, 0);
    }

    /// Asks how many ink drops to spend if there is a choice. Playing a card and using an ability ask for
    /// themselves.
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
        self.ask(Prompt::Drops { seat, min, max });
    }

    #[inline(never)]
    pub fn turn_action_for(&mut self, seat: Seat, action: Action, drops: u16) {
        self.turn_action_now(seat, action, drops);
    }

    /// Performs a turn action, spending `drops` ink drops on its cost.
    #[inline(always)]
    fn turn_action_now(&mut self, seat: Seat, action: Action, drops: u16) {
        match action {
            Action::EndTurn => {
                self.tell(rule(3, 3, 2, 0), || EventKind::EndDeclared { seat });
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
                let playing = self.begin_play(seat, card, payment, false);
                if self.may_go_on() {
                    self.play(playing);
                }
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
