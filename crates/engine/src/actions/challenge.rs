//! Challenging (4.6): which cards may challenge which, and the steps of a challenge.

use crate::api::action::{Action, Reason};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, CardRef, Seat, rule};
use crate::edition::EditionQuestion;
use crate::legal::{Verdict, ensure};
use crate::program::card_db::CardDb;
use crate::program::{Dependencies, Moment, Prohibitions, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::frame::{ChallengeStep, Frame};
use crate::state::query::Ctx;
use crate::state::{Card, EffectEnd, Game, PastEvent, TimedEffectKind, Traits, Zone, ZoneIter};
use wording::{CardType, KeywordKind};

impl Traits {
    /// Whether Evasive allows a character with these traits to challenge one with those (8.6.1, 8.2.1).
    #[inline]
    pub fn reaches(&self, target: &Traits) -> bool {
        !target.has(KeywordKind::Evasive) || self.has(KeywordKind::Evasive) || self.has(KeywordKind::Alert)
    }
}

impl GameRun<'_> {
    /// 4.6.4
    pub(crate) fn declare_challenge(&mut self, by: CardId, target: CardId, drops: u16) {
        let (by_ref, target_ref) = (self.g.refer(by), self.g.refer(target));
        let toll = u16::from(self.g.traits(by).toll);
        let (player, other) = (self.g.card(by).owner, self.g.card(target).owner);
        self.pay_ink(player, toll, drops, rule(4, 6, 4, 3));
        let location = self.has_listener() && self.g.is_kind(self.db, target, CardType::Location);
        let number = if location { rule(4, 6, 8, 1) } else { rule(4, 6, 4, 2) };
        self.tell(number, || EventKind::Challenged { by, target });
        self.push(Frame::Challenge { by: by_ref, target: target_ref, step: ChallengeStep::Damage });
        // 4.6.4.5
        self.challenge_changed(by);
        self.exert_character(by, player, rule(4, 6, 4, 4));
        self.remember(Moment::Challenges, player, by);
        self.g.refresh(self.db);
        self.remember(Moment::Challenged, other, target);
        self.fire(Moment::Challenges, by, target, player, 0);
        self.fire(Moment::Challenged, target, by, other, 0);
        // 4.6.5
        self.settle_next();
    }

    /// Updates the characteristics that "while challenging" affects, when a challenge begins or ends.
    fn challenge_changed(&mut self, by: CardId) {
        self.g.touch(Dependencies::CHALLENGE);
        if self.g.traits(by).count(KeywordKind::Challenger) > 0 {
            self.g.card_changed(by);
        }
    }

    /// 4.6.6, 4.6.7, 4.6.9
    #[inline(never)]
    pub fn challenge(&mut self, by: CardRef, target: CardRef, step: ChallengeStep) {
        match step {
            ChallengeStep::Damage => {
                let (Some(attacker), Some(defender)) = (self.g.find(by), self.g.find(target)) else {
                    return self.set_top(Frame::Challenge { by, target, step: ChallengeStep::BrokenOff });
                };
                self.set_top(Frame::Challenge { by, target, step: ChallengeStep::End });
                self.push(Frame::Settle { bag: None });
                self.challenge_damage(attacker, defender);
            }
            ChallengeStep::End | ChallengeStep::BrokenOff => {
                self.g.frames.pop();
                self.challenge_changed(by.id);
                self.expire(rule(6, 1, 13, 0), |_, until| until == EffectEnd::EndOfChallenge);
                let owner = self.g.card(by.id).owner;
                self.fire(Moment::ChallengeOver, by.id, target.id, owner, 0);
                let broken_off = step == ChallengeStep::BrokenOff;
                let number = if broken_off { rule(4, 6, 9, 0) } else { rule(4, 6, 7, 0) };
                self.tell(number, || EventKind::ChallengeEnded { by: by.id, target: target.id });
                self.settle_next();
            }
        }
    }
}

/// What static abilities and timed effects change about a challenge.
struct ChallengeTerms {
    /// Whether the target may be challenged while ready.
    open: bool,
    banned: bool,
}

impl Game {
    /// Whether a character may challenge at all (4.6.4.1).
    #[inline(always)]
    pub(crate) fn check_challenger(&self, db: &CardDb, seat: Seat, by: CardId) -> Verdict {
        self.check_in(by, seat, Zone::Play, rule(4, 6, 4, 1), Reason::NotInPlay(by))?;
        ensure(self.is_kind(db, by, CardType::Character), rule(4, 6, 1, 0), Reason::NotCharacter(by))?;
        self.check_fighter(db, seat, by, self.card(by), self.traits(by))
    }

    /// Whether a character that the player has in play may challenge.
    #[inline(always)]
    pub(crate) fn check_fighter(
        &self,
        db: &CardDb,
        seat: Seat,
        by: CardId,
        card: &Card,
        traits: &Traits,
    ) -> Verdict {
        ensure(!card.exerted, rule(4, 6, 4, 1), Reason::Exerted(by))?;
        // 8.9.1
        let held = card.drying && !traits.has(KeywordKind::Rush);
        ensure(!held, rule(4, 6, 4, 1), Reason::Drying(by))?;
        let adventurous = traits.has(KeywordKind::Adventurous);
        let number = if adventurous { rule(8, 16, 2, 0) } else { rule(4, 6, 4, 3) };
        ensure(!traits.cant.has(Prohibitions::CHALLENGE), number, Reason::CantChallenge(by))?;
        ensure(!self.another_challenged(db, by), rule(1, 2, 2, 0), Reason::CantChallenge(by))?;
        self.check_toll(seat, traits)
    }

    /// Whether the player can pay the ink that abilities demand for the character's quests and challenges.
    #[inline(always)]
    pub(crate) fn check_toll(&self, seat: Seat, traits: &Traits) -> Verdict {
        if traits.toll == 0 { Ok(()) } else { self.check_ready_ink(seat, u16::from(traits.toll)) }
    }

    /// Whether the target may be challenged by this character, leaving Bodyguard aside (4.6.4.2, 4.6.4.3,
    /// 4.6.8).
    fn check_target(&self, db: &CardDb, by: CardId, target: CardId) -> Verdict {
        let owner = self.card(by).owner;
        let card = self.card(target);
        ensure(card.zone == Zone::Play, rule(4, 6, 4, 2), Reason::NotInPlay(target))?;
        ensure(self.are_opponents(card.owner, owner), rule(4, 6, 4, 2), Reason::OwnCharacter(target))?;
        self.check_opposing(db, by, target)
    }

    /// [`Self::check_target`] for an opponent's card in play.
    #[inline(never)]
    fn check_opposing(&self, db: &CardDb, by: CardId, target: CardId) -> Verdict {
        let card = self.card(target);
        let card_type = db.def(card.def).kind;
        let challengeable = matches!(card_type, CardType::Character | CardType::Location);
        ensure(challengeable, rule(4, 6, 4, 2), Reason::NotCharacter(target))?;
        // 4.6.8.2: a location can be challenged whether or not it is exerted.
        let mut open = card.exerted || card_type == CardType::Location;
        let mut banned = false;
        if self.static_kinds.has(RuleKinds::CHALLENGE) {
            let said = self.challenge_terms(db, by, target);
            open |= said.open;
            banned = said.banned;
        }
        ensure(open, rule(4, 6, 4, 2), Reason::NotExerted(target))?;
        ensure(!banned, rule(4, 6, 4, 3), Reason::CantBeChallenged(target))?;
        self.check_reached(db, by, target)?;
        let barred = self.traits(target).cant.has(Prohibitions::BE_CHALLENGED);
        ensure(!barred, rule(4, 6, 4, 3), Reason::CantBeChallenged(target))
    }

    /// Whether Evasive allows the challenge (8.6.1).
    #[inline]
    fn check_reached(&self, db: &CardDb, by: CardId, target: CardId) -> Verdict {
        let reached = self.traits(by).reaches(self.traits(target))
            || (self.is_kind(db, target, CardType::Location)
                && !self.rules.say(EditionQuestion::EvasiveProtectsLocations));
        ensure(reached, rule(8, 6, 1, 0), Reason::Keyword(target, KeywordKind::Evasive))
    }

    /// What abilities about challenges change for this one.
    #[inline(never)]
    fn challenge_terms(&self, db: &CardDb, by: CardId, target: CardId) -> ChallengeTerms {
        let mut terms = ChallengeTerms {
            open: self.may_challenge_ready(db, by, target),
            banned: self.may_not_challenge(db, by, target),
        };
        self.each_static(db, RuleKinds::CHALLENGE, |(source, you, _), rule| match *rule {
            StaticRule::ChallengeBan { by: who, target: what } => {
                terms.banned |=
                    self.in_scope(db, who, by, source, you) && self.in_scope(db, what, target, source, you);
            }
            StaticRule::ChallengeReady { by: who, target: what } => {
                terms.open |= self.in_scope(db, who, by, source, you)
                    && self.fits_anywhere(db, what, target, &Ctx::of(self, source, you));
            }
            StaticRule::Mods { .. }
            | StaticRule::CantPlay { .. }
            | StaticRule::PayLess { .. }
            | StaticRule::InkAdditional
            | StaticRule::EntersExerted(_)
            | StaticRule::MayEnterExerted(_)
            | StaticRule::EntersWithDamage(..)
            | StaticRule::LoreToWin(..)
            | StaticRule::MoveFree(_)
            | StaticRule::MoveLess { .. }
            | StaticRule::CantPlayThis(_)
            | StaticRule::CantGainLore(_)
            | StaticRule::CantLoseLore(_)
            | StaticRule::CantGetDrops(_)
            | StaticRule::Inkable(_)
            | StaticRule::InkFromDiscard
            | StaticRule::PlayFree(_)
            | StaticRule::PlayFreeFor(_)
            | StaticRule::PayMore { .. }
            | StaticRule::EnterExertedTo(_)
            | StaticRule::InkwellExerted(_)
            | StaticRule::NoDamageRemoval
            | StaticRule::OneChallenger
            | StaticRule::CantGainLoreUnless(..)
            | StaticRule::NoDiscard
            | StaticRule::FaceUpTop(_)
            | StaticRule::BoostLess(_)
            | StaticRule::UseFree(_)
            | StaticRule::GainsShift(_)
            | StaticRule::GrantsShift { .. }
            | StaticRule::LosesAbility { .. }
            | StaticRule::PlayFrom { .. }
            | StaticRule::SingBan { .. }
            | StaticRule::ReadyAtMost { .. }
            | StaticRule::SkipDraw => {}
        });
        terms
    }

    pub(crate) fn check_challenge(&self, db: &CardDb, by: CardId, target: CardId) -> Verdict {
        self.check_target(db, by, target)?;
        self.check_guards(db, by, target)
    }

    /// Whether the challenge may be declared, for a target found by `each_target`.
    #[inline]
    fn check_gathered(&self, db: &CardDb, by: CardId, target: CardId) -> Verdict {
        if self.checks_each_action() {
            self.check_opposing(db, by, target)?;
        } else {
            self.check_reached(db, by, target)?;
        }
        self.check_guards(db, by, target)
    }

    /// 8.3.3: Bodyguard only restricts challenges of characters (4.6.8.1).
    #[inline(always)]
    fn check_guards(&self, db: &CardDb, by: CardId, target: CardId) -> Verdict {
        let guards = self.keywords.has(KeywordKind::Bodyguard);
        ensure(!(guards && self.is_guarded(db, by, target)), rule(8, 3, 3, 0), Reason::Bodyguard(target))
    }

    /// Whether an opposing character with Bodyguard must be challenged instead of this one.
    #[inline(never)]
    fn is_guarded(&self, db: &CardDb, by: CardId, target: CardId) -> bool {
        self.is_kind(db, target, CardType::Character)
            && !self.traits(target).has(KeywordKind::Bodyguard)
            && self.zone(self.card(target).owner, Zone::Play).any(|id| {
                self.traits(id).has(KeywordKind::Bodyguard)
                    && self.is_kind(db, id, CardType::Character)
                    && self.check_target(db, by, id).is_ok()
            })
    }

    /// Calls `f` with the opposing cards that may be challenged, as far as that doesn't depend on the
    /// challenger.
    #[inline(always)]
    pub(crate) fn each_target(&self, db: &CardDb, seat: Seat, mut f: impl FnMut(CardId)) {
        // Without abilities about challenges, only exerted characters and locations are possible targets.
        let any = self.checks_each_action() || self.has_locations;
        let team = self.player(seat).team;
        for other in self.players.iter().filter(|other| other.team != team && !other.out) {
            for id in (ZoneIter { game: self, next: other.lists[Zone::Play as usize].first }) {
                if (any || self.card(id).exerted) && self.may_be_challenged(db, id) {
                    f(id);
                }
            }
        }
    }

    /// Whether the card may be challenged, as far as it doesn't depend on who challenges.
    #[inline]
    fn may_be_challenged(&self, db: &CardDb, id: CardId) -> bool {
        let card = self.card(id);
        let open = match db.outline(card.def).kind {
            CardType::Character => card.exerted || self.checks_each_action(),
            CardType::Location => true,
            CardType::Action | CardType::Item => false,
        };
        open && !(self.cants.has(Prohibitions::BE_CHALLENGED) && self.is_out_of_reach(id))
    }

    #[inline(never)]
    fn is_out_of_reach(&self, id: CardId) -> bool {
        self.traits(id).cant.has(Prohibitions::BE_CHALLENGED)
    }

    /// Whether some card may have Evasive or Bodyguard, so that challengers may differ in their targets.
    #[inline]
    pub(crate) fn has_peculiar_targets(&self) -> bool {
        self.keywords.has(KeywordKind::Evasive) || self.keywords.has(KeywordKind::Bodyguard)
    }

    /// Whether this target has Evasive or Bodyguard. If no target does and there are no abilities about
    /// challenges, every challenger has the same targets.
    #[inline]
    pub(crate) fn is_peculiar_target(&self, target: CardId) -> bool {
        let traits = self.traits(target);
        traits.has(KeywordKind::Evasive) || traits.has(KeywordKind::Bodyguard)
    }

    /// Lists a character's challenges one by one, for when its targets may differ from those of others.
    #[inline(never)]
    pub(crate) fn legal_among(&self, db: &CardDb, seat: Seat, by: CardId, out: &mut Vec<Action>) {
        self.each_target(db, seat, |target| {
            if self.check_gathered(db, by, target).is_ok() {
                out.push(Action::Challenge(by, target));
            }
        });
    }

    /// Whether only one character may challenge each turn and another one already has.
    #[inline]
    pub(crate) fn another_challenged(&self, db: &CardDb, by: CardId) -> bool {
        self.any_static(db, RuleKinds::CHALLENGE, |_, rule| {
            let others =
                |memory: &PastEvent| memory.moment == Moment::Challenges && memory.card != self.refer(by);
            matches!(rule, StaticRule::OneChallenger) && self.memory.iter().any(others)
        })
    }

    /// Whether a timed effect lets the character challenge this ready card.
    pub(crate) fn may_challenge_ready(&self, db: &CardDb, by: CardId, target: CardId) -> bool {
        self.timed.iter().any(|timed| {
            matches!(timed.kind, TimedEffectKind::ChallengeReady(what)
                if self.fits_anywhere(db, what, target, &Ctx::of(self, timed.source, timed.you)))
                && timed.on.id == by
                && self.find(timed.on).is_some()
                && self.in_force(timed)
        })
    }

    /// Whether a timed effect keeps the character from challenging this card.
    fn may_not_challenge(&self, db: &CardDb, by: CardId, target: CardId) -> bool {
        self.timed.iter().any(|timed| {
            matches!(timed.kind, TimedEffectKind::CantChallenge(what)
                if self.fits_anywhere(db, what, target, &Ctx::of(self, timed.source, timed.you)))
                && timed.on.id == by
                && self.find(timed.on).is_some()
                && self.in_force(timed)
        })
    }

    /// The two cards of the current challenge, challenger first.
    pub(crate) fn challenge(&self) -> Option<(CardRef, CardRef)> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Challenge { by, target, .. } => Some((*by, *target)),
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Play(_)
            | Frame::Effect(_)
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. }
            | Frame::Spend { .. }
            | Frame::Drops(_)
            | Frame::Ask(_) => None,
        })
    }
}
