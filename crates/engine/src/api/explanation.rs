//! Explanations: the judge's verdict on an action, as data.
//!
//! Nothing is decided here. To find every obstacle instead of only the first, each one is removed in a copy
//! of the game, and the judge checks the action again.

use crate::api::action::{Action, Decision, DecisionKind, Payment, Reason, Refusal};
use crate::api::ids::{CardId, RuleNo, Seat, rule};
use crate::api::misfit::Misfit;
use crate::legal::Verdict;
use crate::program::Prohibitions;
use crate::program::card_db::{CardDb, ShiftOnto};
use crate::state::{EffectEnd, Game, StaleTraits, UsedAbilities, Zone};
use serde::{Deserialize, Serialize};
use wording::{CardType, KeywordKind};

/// The maximum number of obstacles per action.
const MOST_REASONS: usize = 8;

/// Whether an action may be taken, and why or why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    pub action: Action,
    pub allowed: bool,
    /// The rule that allows the action, or every obstacle to it. Never empty.
    #[serde(rename = "why")]
    pub reasons: Vec<ExplanationReason>,
}

/// A reason for or against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExplanationReason {
    pub rule: RuleNo,
    pub cause: Cause,
    /// The source of the restriction, if it is another card or an effect that ends.
    pub by: Option<Restraint>,
}

/// The content of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// This player may take the action.
    May(Seat),
    Refused(Reason),
    /// The card is not among those to choose from.
    Misfit(Misfit),
    /// The viewer can't see one of the action's cards.
    OutOfSight(Seat),
    /// A player can't concede for another.
    OnlyThemselves(Seat),
    /// The first player must decide, not the second.
    NotUp(Seat, Seat),
    /// In a turn that a team takes together, the first player takes this action, not the second.
    Teammates(Seat, Seat),
}

/// The source of a restriction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Restraint {
    pub source: CardId,
    /// When the restriction ends. `None` if it lasts as long as the source is there.
    pub until: Option<EffectEnd>,
}

/// Something that rules come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RuleSource {
    /// A timed effect, by its index.
    Timed(usize),
    /// The static abilities of a card in play.
    Card(CardId),
}

impl ExplanationReason {
    fn new(rule: RuleNo, cause: Cause) -> ExplanationReason {
        ExplanationReason { rule, cause, by: None }
    }
}

impl Game {
    /// Explains whether the action may be taken now, with what this player may know. `None` is a judge, who
    /// sees everything.
    ///
    /// A player only gets explanations about their own decisions and visible cards, so that nothing hidden
    /// leaks.
    pub fn explain(&self, db: &CardDb, viewer: Option<Seat>, action: Action) -> Explanation {
        if let Some(viewer) = viewer
            && let Some(reason) = self.not_for(db, viewer, action)
        {
            return Explanation { action, allowed: false, reasons: vec![reason] };
        }
        let refusals = self.obstacles(db, action);
        if refusals.is_empty() {
            let reason = self.reason(self.allowing(action), Cause::May(self.taker(action)));
            return Explanation { action, allowed: true, reasons: vec![reason] };
        }
        let seen = |by: &Restraint| viewer.is_none_or(|viewer| self.knows(db, viewer, by.source));
        // The refusals have their numbers in the game's edition already. Each source of a restriction is a
        // reason of its own.
        let mut reasons = Vec::new();
        for refusal in refusals {
            let cause = match (refusal.reason, self.misfit(db, action)) {
                (Reason::NotAnOption, Some(misfit)) => Cause::Misfit(misfit),
                (reason, _) => Cause::Refused(reason),
            };
            let bare = ExplanationReason::new(refusal.rule, cause);
            let restraints = self.restraints(db, action, refusal.reason);
            let before = reasons.len();
            reasons.extend(
                restraints.into_iter().filter(seen).map(|by| ExplanationReason { by: Some(by), ..bare }),
            );
            if reasons.len() == before {
                reasons.push(bare);
            }
        }
        Explanation { action, allowed: false, reasons }
    }

    /// Every obstacle to the action, with its rule's number in the game's edition. To find the next one, each
    /// is removed in a copy, and the judge is asked again.
    fn obstacles(&self, db: &CardDb, action: Action) -> Vec<Refusal> {
        let mut found: Vec<Refusal> = Vec::new();
        let mut copy: Option<Game> = None;
        let mut allowed = false;
        while found.len() < MOST_REASONS {
            let game = copy.as_ref().unwrap_or(self);
            let verdict = if allowed { game.check_cost(db, action) } else { game.check(db, action) };
            let Err(refusal) = verdict else { break };
            // An obstacle that can't be removed is found again.
            if found.contains(&refusal) {
                break;
            }
            found.push(refusal);
            if matches!(refusal.reason, Reason::CantPlay(_)) {
                allowed = true;
            } else if !copy.get_or_insert_with(|| self.clone()).waive(refusal.reason, action) {
                break;
            }
        }
        found
    }

    /// Whether a card could be paid for that the player may not play.
    fn check_cost(&self, db: &CardDb, action: Action) -> Verdict {
        let Action::Play(id, payment) = action else { return Ok(()) };
        let verdict = self.check_payment(db, db.def(self.card(id).def), self.taker(action), id, payment);
        verdict.map_err(|refusal| Refusal { rule: refusal.rule.in_edition(self.edition()), ..refusal })
    }

    /// Explains every action that could involve this card now. Omits ways of playing it that its text doesn't
    /// offer.
    pub fn explain_card(&self, db: &CardDb, viewer: Option<Seat>, id: CardId) -> Vec<Explanation> {
        if id.index() >= self.cards.len() {
            return Vec::new();
        }
        // Hidden cards all get the same list, so that it reveals nothing.
        let hidden = viewer.is_some_and(|viewer| !self.knows(db, viewer, id));
        let actions = if hidden {
            vec![Action::Ink(id), Action::Play(id, Payment::Ink)]
        } else {
            self.conceivable_actions(db, id)
        }
        .into_iter();
        actions.map(|action| self.explain(db, viewer, action)).collect()
    }

    /// All turn actions about this card, possible or not, and choosing it if cards are asked for.
    pub(crate) fn conceivable_actions(&self, db: &CardDb, id: CardId) -> Vec<Action> {
        let card = self.card(id);
        let def = db.def(card.def);
        let own = |kind: CardType| {
            let play = self.zone(card.owner, Zone::Play);
            play.filter(move |other| *other != id && self.is_kind(db, *other, kind))
        };
        let mut actions = Vec::new();
        match self.decision().map(|decision| decision.kind) {
            Some(DecisionKind::Cards { .. } | DecisionKind::Mulligan | DecisionKind::Order { .. }) => {
                actions.push(Action::Card(id));
            }
            Some(DecisionKind::Replacement) => {
                let all = self.replacements(db);
                let own = all.iter().filter(|one| one.source == id);
                actions.extend(own.map(|one| Action::Replacement(one.source, one.nth)));
            }
            Some(
                DecisionKind::Action
                | DecisionKind::Player
                | DecisionKind::May
                | DecisionKind::Option { .. }
                | DecisionKind::Number { .. }
                | DecisionKind::Name
                | DecisionKind::Trigger,
            )
            | None => {}
        }
        if !card.zone.has_working_abilities() {
            actions.extend([Action::Ink(id), Action::Play(id, Payment::Ink)]);
            if self.shift_of(db, db.def(card.def), card.owner, id).is_some() {
                actions.extend(own(CardType::Character).map(|base| Action::Play(id, Payment::Shift(base))));
            }
            if def.song {
                actions.extend(own(CardType::Character).map(|by| Action::Play(id, Payment::Sing(by))));
            }
            if def.sing_together.is_some() {
                actions.push(Action::Play(id, Payment::SingTogether));
            }
            if self.free_play(db, card.owner, id).is_some() {
                actions.push(Action::Play(id, Payment::Free));
            }
            return actions;
        }
        if self.is_kind(db, id, CardType::Character) {
            actions.push(Action::Quest(id));
            for seat in self.seats().filter(|seat| self.are_opponents(*seat, card.owner)) {
                let targets = self.zone(seat, Zone::Play).filter(|target| {
                    self.is_kind(db, *target, CardType::Character)
                        || self.is_kind(db, *target, CardType::Location)
                });
                actions.extend(targets.map(|target| Action::Challenge(id, target)));
            }
            actions.extend(own(CardType::Location).map(|to| Action::Move(id, to)));
        }
        actions.extend((0..self.activated_count(db, id)).map(|ability| Action::Use(id, ability)));
        actions
    }

    /// A reason with the rule's number in the game's edition.
    fn reason(&self, rule: RuleNo, cause: Cause) -> ExplanationReason {
        ExplanationReason::new(rule.in_edition(self.edition()), cause)
    }

    /// Why a player gets no explanation for an action: another player must take it, or its cards are hidden.
    fn not_for(&self, db: &CardDb, viewer: Seat, action: Action) -> Option<ExplanationReason> {
        let hidden = |id: &CardId| id.index() < self.cards.len() && !self.knows(db, viewer, *id);
        if action.cards().into_iter().flatten().any(|id| hidden(&id)) {
            return Some(self.reason(rule(7, 1, 3, 0), Cause::OutOfSight(viewer)));
        }
        match (action, self.decision()) {
            (Action::Concede(seat), _) if seat == viewer => None,
            (Action::Concede(seat), _) => Some(self.reason(rule(2, 3, 3, 4), Cause::OnlyThemselves(seat))),
            (_, Some(Decision { seat, kind, shared, .. })) if !self.is_up(viewer, action, seat, shared) => {
                let taker = self.taker(action);
                if shared && self.same_party(seat, viewer) {
                    return Some(self.reason(rule(9, 3, 1, 0), Cause::Teammates(taker, viewer)));
                }
                let seat = taker;
                // 4.1.2 for turn actions, 1.4.3 for the choices of effects.
                let number = if kind == DecisionKind::Action { rule(4, 1, 2, 0) } else { rule(1, 4, 3, 0) };
                Some(self.reason(number, Cause::NotUp(seat, viewer)))
            }
            _ => None,
        }
    }

    /// Whether this player may take the action: as the player asked, or with a card of their own in a turn
    /// taken together (9.3.1).
    fn is_up(&self, viewer: Seat, action: Action, asked: Seat, shared: bool) -> bool {
        if shared {
            let common = action.cards()[0].is_none();
            self.same_party(asked, viewer) && (common || self.taker(action) == viewer)
        } else {
            asked == viewer
        }
    }

    /// The player who would take the action.
    pub fn taker(&self, action: Action) -> Seat {
        let there = action.cards().into_iter().flatten().all(|id| id.index() < self.cards.len());
        match (action, self.decision()) {
            (Action::Concede(seat), _) => seat,
            (_, Some(Decision { kind: DecisionKind::Action, .. })) if there => self.actor(action),
            (_, Some(decision)) => decision.seat,
            (_, None) => self.active,
        }
    }

    /// Removes an obstacle to the action in this copy. Returns `false` if that is not possible.
    fn waive(&mut self, reason: Reason, action: Action) -> bool {
        let seat = self.taker(action);
        match reason {
            Reason::Drying(id) => self.card_mut(id).drying = false,
            Reason::Exerted(id) => self.set_exerted(id, false),
            Reason::NotExerted(id) | Reason::MustChallenge(id) | Reason::MustQuest(id) => {
                self.set_exerted(id, true);
            }
            Reason::NotEnoughInk { needs, .. } => self.player_mut(seat).ready_ink = needs,
            Reason::AlreadyInked => self.player_mut(seat).inked = 0,
            Reason::AlreadyUsed(id) => self.card_mut(id).used = UsedAbilities::NONE,
            Reason::Keyword(id, keyword) => self.traits[id.index()].keywords.remove(keyword),
            // The judge looks for guards only where some card has the keyword.
            Reason::Bodyguard(_) => self.keywords.remove(KeywordKind::Bodyguard),
            Reason::CantQuest(id) => self.traits[id.index()].cant.remove(Prohibitions::QUEST),
            Reason::CantChallenge(id) => self.traits[id.index()].cant.remove(Prohibitions::CHALLENGE),
            Reason::CantBeChallenged(id) => self.traits[id.index()].cant.remove(Prohibitions::BE_CHALLENGED),
            Reason::CantMove(id) => self.traits[id.index()].cant.remove(Prohibitions::MOVE),
            Reason::CantSing(id) => self.traits[id.index()].cant.remove(Prohibitions::SING),
            Reason::CostTooLow(id) => self.traits[id.index()].sing = u8::MAX,
            Reason::CantBeChosen(id) => self.traits[id.index()].cant.remove(Prohibitions::BE_CHOSEN),
            // If the character were elsewhere, moving it would still cost ink.
            Reason::AlreadyThere(id) if matches!(action, Action::Move(..)) => {
                self.card_mut(id).at = CardId::NONE;
            }
            Reason::AlreadyThere(_)
            | Reason::GameOver
            | Reason::NotAsked
            | Reason::NotYourCard(_)
            | Reason::NotInHand(_)
            | Reason::NotInPlay(_)
            | Reason::NotCharacter(_)
            | Reason::NotInkable(_)
            | Reason::OwnCharacter(_)
            | Reason::NotALocation(_)
            | Reason::NoSuchAbility(_)
            | Reason::CostNotPayable(_)
            | Reason::ConditionNotMet(_)
            | Reason::NotEnoughSingers { .. }
            | Reason::NoShift(_)
            | Reason::WrongShiftBase(_)
            | Reason::NotASong(_)
            | Reason::NoSingTogether(_)
            | Reason::NotFree(_)
            | Reason::CantPlay(_)
            | Reason::NotAnOption
            | Reason::TooFew
            | Reason::OutOfRange
            | Reason::NotYourEntry
            | Reason::NotALoop
            | Reason::LoopOver
            | Reason::LeftAlready => return false,
        }
        true
    }

    /// The sources of this restriction, which may be the restricted card itself.
    fn restraints(&self, db: &CardDb, action: Action, reason: Reason) -> Vec<Restraint> {
        let Some(card) = reason.restrained() else { return Vec::new() };
        if let Reason::CantPlay(_) = reason {
            let seat = self.taker(action);
            let mut all = self.sources(db, card, |game| game.is_barred(db, seat, card));
            if self.forbids_itself(db, seat, card) {
                all.push(Restraint { source: card, until: None });
            }
            return all;
        }
        self.sources(db, card, |game| {
            game.obstacles(db, action).iter().any(|refusal| refusal.reason == reason)
        })
    }

    /// The card that prevents something for this card; the card itself if no other does.
    pub(crate) fn what_stops(&self, db: &CardDb, card: CardId, stopped: impl Fn(&Game) -> bool) -> CardId {
        self.sources(db, card, stopped).first().map_or(card, |by| by.source)
    }

    /// The sources of a restriction on a card, found one after another: each rule is left out while those
    /// that are not known to be behind the restriction stay. If several rules are needed for it together, the
    /// first one that is not the card's own counts.
    fn sources(&self, db: &CardDb, card: CardId, holds: impl Fn(&Game) -> bool) -> Vec<Restraint> {
        let timed = (0..self.timed.len()).map(RuleSource::Timed);
        let speaks = |id: &CardId| {
            let card = self.card(*id);
            card.zone.has_working_abilities() && !db.def(card.def).statics.is_empty()
        };
        let others = self.speakers.iter().copied().filter(|id| speaks(id) && *id != card);
        let own = self.speakers.iter().copied().filter(|id| speaks(id) && *id == card);
        let all: Vec<RuleSource> = timed.chain(others.chain(own).map(RuleSource::Card)).collect();
        let mut found: Vec<Restraint> = Vec::new();
        // Nothing that can be left out is behind it.
        if holds(&self.without(db, &all)) {
            return found;
        }
        let mut out: Vec<RuleSource> = Vec::new();
        while found.len() < MOST_REASONS && holds(&self.without(db, &out)) {
            // A smallest set of rules that is enough for the restriction.
            let mut left_out = out.clone();
            let mut needed = Vec::new();
            for source in all.iter().rev().copied().filter(|source| !out.contains(source)) {
                left_out.push(source);
                if !holds(&self.without(db, &left_out)) {
                    left_out.pop();
                    needed.push(source);
                }
            }
            let Some(first) = needed.last() else { break };
            let restraint = match *first {
                RuleSource::Timed(at) => {
                    Restraint { source: self.timed[at].source, until: Some(self.timed[at].until) }
                }
                RuleSource::Card(source) => Restraint { source, until: None },
            };
            if !found.contains(&restraint) {
                found.push(restraint);
            }
            out.extend(needed);
        }
        found
    }

    /// A copy without these rules. The cards stay where they are, so that others still see them.
    fn without(&self, db: &CardDb, sources: &[RuleSource]) -> Game {
        let mut game = self.clone();
        game.speakers.retain(|id| !sources.contains(&RuleSource::Card(*id)));
        let mut at = 0;
        game.timed.retain(|_| {
            at += 1;
            !sources.contains(&RuleSource::Timed(at - 1))
        });
        game.stale = StaleTraits::All;
        game.index_speakers(db);
        game.refresh(db);
        game
    }

    /// The cost a character needs to sing the song alone.
    pub fn singing_needs(&self, db: &CardDb, song: CardId) -> u8 {
        db.def(self.card(song).def).cost
    }

    /// The cost that the character counts as having when it sings.
    pub fn sings_for(&self, db: &CardDb, singer: CardId) -> u8 {
        self.singing_cost(db, singer)
    }

    /// Every reason why this character can't be one of those who sing the song together.
    pub fn explain_singer(&self, db: &CardDb, song: CardId, singer: CardId) -> Vec<ExplanationReason> {
        let action = Action::Play(song, Payment::Sing(singer));
        let seat = self.card(song).owner;
        let mut found: Vec<ExplanationReason> = Vec::new();
        let mut game = self.clone();
        while let Err(refusal) = game.check_voice(db, seat, song, singer) {
            let reason = self.reason(refusal.rule, Cause::Refused(refusal.reason));
            if found.contains(&reason) {
                break;
            }
            found.push(reason);
            if !game.waive(refusal.reason, action) {
                break;
            }
        }
        found
    }

    /// The players who may answer the pending decision: one, or a team that takes its turn together (9.3.1).
    pub fn deciders(&self) -> Vec<Seat> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let team = |seat: &Seat| {
            *seat == decision.seat
                || decision.shared && self.same_party(decision.seat, *seat) && !self.player(*seat).out
        };
        self.seats().filter(team).collect()
    }

    /// What the card's Shift asks of the character below it.
    pub fn shift_onto_what(&self, db: &CardDb, id: CardId) -> Option<ShiftOnto> {
        let card = self.card(id);
        self.shift_of(db, db.def(card.def), card.owner, id).map(|shift| shift.onto)
    }

    /// The owner's cards in play that this card can be shifted onto, whatever that costs.
    pub fn shift_bases<'a>(&'a self, db: &'a CardDb, id: CardId) -> impl Iterator<Item = CardId> + 'a {
        let card = self.card(id);
        let (def, seat) = (db.def(card.def), card.owner);
        let shift = self.shift_of(db, def, seat, id);
        self.zone(seat, Zone::Play).filter(move |base| {
            shift.is_some_and(|shift| self.check_base(db, def, &shift, seat, *base).is_ok())
        })
    }

    /// A Bodyguard character of the same player, which must be challenged first.
    pub fn guard_of(&self, db: &CardDb, target: CardId) -> Option<CardId> {
        let owner = self.card(target).owner;
        let guards = self.zone(owner, Zone::Play).filter(|id| {
            self.traits(*id).has(KeywordKind::Bodyguard) && self.is_kind(db, *id, CardType::Character)
        });
        // Exerted ones first: a ready one only matters if ready characters can be challenged.
        guards.max_by_key(|id| self.card(*id).exerted)
    }

    /// The rule under which an accepted action is taken.
    pub(crate) fn allowing(&self, action: Action) -> RuleNo {
        match action {
            Action::Ink(_) => rule(4, 2, 1, 0),
            Action::Play(_, Payment::Ink) => rule(4, 3, 1, 0),
            Action::Play(_, Payment::Shift(_)) => rule(8, 10, 1, 0),
            Action::Play(_, Payment::Sing(_)) => rule(5, 4, 4, 2),
            Action::Play(_, Payment::SingTogether) => rule(8, 12, 1, 0),
            Action::Play(_, Payment::Free) => rule(1, 5, 5, 3),
            Action::Quest(_) => rule(4, 5, 1, 0),
            Action::Challenge(..) => rule(4, 6, 1, 0),
            Action::Move(..) => rule(4, 7, 1, 0),
            Action::Use(..) => rule(4, 4, 1, 0),
            Action::EndTurn => rule(3, 3, 2, 0),
            Action::Card(_) | Action::Done => match self.decision().map(|decision| decision.kind) {
                Some(DecisionKind::Mulligan) => rule(2, 2, 2, 0),
                Some(DecisionKind::Order { .. }) => rule(7, 2, 3, 0),
                _ => rule(6, 1, 3, 0),
            },
            Action::Number(_) => rule(6, 1, 3, 0),
            Action::Yes | Action::No => rule(6, 1, 4, 0),
            Action::Option(_) => rule(6, 1, 5, 2),
            Action::Player(_) => rule(1, 7, 3, 0),
            Action::Name(_) => rule(5, 2, 6, 0),
            Action::Trigger(_) => rule(7, 7, 4, 2),
            Action::Replacement(..) => rule(6, 5, 7, 0),
            Action::Concede(_) => rule(2, 3, 3, 4),
        }
    }
}
