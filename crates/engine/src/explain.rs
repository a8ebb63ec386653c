//! Why an action may or may not be taken, in words: the judge's own verdict, with the cards by their names.
//!
//! Nothing is decided here. To find every obstacle and not the first alone, each one the judge names is taken out of the way
//! in a copy of the game, and the judge is asked again.

use crate::action::{Action, Decision, DecisionKind, Outcome, Payment, Reason, Refusal};
use crate::db::CardDb;
use crate::describe::describe_action;
use crate::ids::{CardId, RuleNo, Seat, rule};
use crate::program::cant;
use crate::state::{Game, Zone};
use ability::{CardType, KeywordKind};
use serde::{Deserialize, Serialize};

/// So many obstacles to one action are looked for.
const MOST_REASONS: usize = 8;

/// Whether an action may be taken, and why or why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    pub action: Action,
    pub allowed: bool,
    /// At least one: the rule that allows it, or everything that stands against it.
    pub why: Vec<Why>,
}

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    pub rule: RuleNo,
    /// A sentence that names the cards concerned.
    pub text: String,
}

impl Why {
    /// Makes a sentence of it. Players are written small, wherever they stand: "p1 may quest".
    fn new(rule: RuleNo, text: &str) -> Why {
        let mut letters = text.chars();
        let first = letters.next().map(|c| if is_seat(text) { c } else { c.to_ascii_uppercase() });
        Why { rule, text: first.into_iter().chain(letters).chain(['.']).collect() }
    }
}

fn is_seat(text: &str) -> bool {
    text.strip_prefix('p').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

impl Game {
    /// Whether the action may be taken now, and why or why not, as this player may know it; a judge, who sees all, is no seat.
    ///
    /// A player hears about own decisions and about cards in sight, so that what is said never tells what is hidden.
    pub fn explain(&self, db: &CardDb, viewer: Option<Seat>, action: Action) -> Explanation {
        if let Some(viewer) = viewer
            && let Some(why) = self.not_for(db, viewer, action)
        {
            return Explanation { action, allowed: false, why: vec![why] };
        }
        let speaker = Speaker { game: self, db, viewer, action };
        let mut refusals: Vec<Refusal> = Vec::new();
        let mut copy: Option<Game> = None;
        while refusals.len() < MOST_REASONS {
            let Err(refusal) = copy.as_ref().unwrap_or(self).check(db, action) else { break };
            // What can't be taken out of the way comes again.
            if refusals.contains(&refusal) {
                break;
            }
            refusals.push(refusal);
            if !copy.get_or_insert_with(|| self.clone()).waive(refusal.reason, action) {
                break;
            }
        }
        if refusals.is_empty() {
            let why = self.why(self.allowing(action), &speaker.allowed());
            return Explanation { action, allowed: true, why: vec![why] };
        }
        // The judge has given the number already.
        let why = refusals.iter().map(|refusal| Why::new(refusal.rule, &speaker.refused(refusal.reason)));
        Explanation { action, allowed: false, why: why.collect() }
    }

    /// Everything a card could be there for now, each with whether and why. Ways of playing it that its text doesn't offer
    /// are left out.
    pub fn explain_card(&self, db: &CardDb, viewer: Option<Seat>, id: CardId) -> Vec<Explanation> {
        if id.index() >= self.cards.len() {
            return Vec::new();
        }
        let actions = self.thinkable(db, id).into_iter();
        actions.map(|action| self.explain(db, viewer, action)).collect()
    }

    /// The turn actions that are about this card, possible or not, and picking it where cards are asked for.
    fn thinkable(&self, db: &CardDb, id: CardId) -> Vec<Action> {
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
                let own = self.replacements(db).into_iter().filter(|one| one.source == id);
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
        if card.zone != Zone::Play {
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
    fn why(&self, rule: RuleNo, text: &str) -> Why {
        Why::new(rule.in_edition(self.edition()), text)
    }

    /// Why a player is told nothing about an action: it is another's to take, or about cards out of sight.
    fn not_for(&self, db: &CardDb, viewer: Seat, action: Action) -> Option<Why> {
        let hidden = |id: &CardId| id.index() < self.cards.len() && !self.knows(db, viewer, *id);
        if action.cards().into_iter().flatten().any(|id| hidden(&id)) {
            return Some(self.why(rule(7, 1, 3, 0), &format!("{viewer} doesn't see one of these cards")));
        }
        match (action, self.decision()) {
            (Action::Concede(seat), _) if seat == viewer => None,
            (Action::Concede(seat), _) => {
                Some(self.why(rule(2, 3, 3, 4), &format!("only {seat} can concede for {seat}")))
            }
            (_, Some(Decision { seat, kind, shared, .. })) if !self.is_up(viewer, action, seat, shared) => {
                let seat = self.taker(action);
                // 4.1.2 for turn actions, 1.4.3 for the choices of effects.
                let number = if kind == DecisionKind::Action { rule(4, 1, 2, 0) } else { rule(1, 4, 3, 0) };
                Some(self.why(number, &format!("{seat} must decide now, not {viewer}")))
            }
            _ => None,
        }
    }

    /// Whether the action is this player's to take: as the one asked, or for an own card in a turn taken together (9.3.1).
    fn is_up(&self, viewer: Seat, action: Action, asked: Seat, shared: bool) -> bool {
        if shared {
            let common = action.cards()[0].is_none();
            self.same_party(asked, viewer) && (common || self.taker(action) == viewer)
        } else {
            asked == viewer
        }
    }

    /// Who would take the action.
    fn taker(&self, action: Action) -> Seat {
        let there = action.cards().into_iter().flatten().all(|id| id.index() < self.cards.len());
        match (action, self.decision()) {
            (Action::Concede(seat), _) => seat,
            (_, Some(Decision { kind: DecisionKind::Action, .. })) if there => self.actor(action),
            (_, Some(decision)) => decision.seat,
            (_, None) => self.active,
        }
    }

    /// Takes one obstacle out of the way of the action in this copy; no when that is not possible.
    fn waive(&mut self, reason: Reason, action: Action) -> bool {
        let seat = self.taker(action);
        let without = |traits: &mut u16, keyword: KeywordKind| *traits &= !(1 << keyword as u16);
        match reason {
            Reason::Drying(id) => self.card_mut(id).drying = false,
            Reason::Exerted(id) => self.set_exerted(id, false),
            Reason::NotExerted(id) | Reason::MustChallenge(id) | Reason::MustQuest(id) => {
                self.set_exerted(id, true);
            }
            Reason::NotEnoughInk { needs, .. } => self.player_mut(seat).ready_ink = needs,
            Reason::AlreadyInked => self.player_mut(seat).inked = 0,
            Reason::AlreadyUsed(id) => self.card_mut(id).used = 0,
            Reason::Reckless(id) => without(&mut self.traits[id.index()].keywords, KeywordKind::Reckless),
            Reason::Evasive(id) => without(&mut self.traits[id.index()].keywords, KeywordKind::Evasive),
            Reason::Ward(id) => without(&mut self.traits[id.index()].keywords, KeywordKind::Ward),
            // The judge looks for guards only where some card has the keyword.
            Reason::Bodyguard(_) => without(&mut self.keywords, KeywordKind::Bodyguard),
            Reason::CantQuest(id) => self.traits[id.index()].cant &= !cant::QUEST,
            Reason::CantChallenge(id) => self.traits[id.index()].cant &= !cant::CHALLENGE,
            Reason::CantBeChallenged(id) => self.traits[id.index()].cant &= !cant::BE_CHALLENGED,
            Reason::CantMove(id) => self.traits[id.index()].cant &= !cant::MOVE,
            Reason::CantSing(id) => self.traits[id.index()].cant &= !cant::SING,
            Reason::CantBeChosen(id) => self.traits[id.index()].cant &= !cant::BE_CHOSEN,
            // The character is there: elsewhere it would still need the ink.
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
            | Reason::NoShift(_)
            | Reason::WrongShiftBase(_)
            | Reason::NotASong(_)
            | Reason::CostTooLow(_)
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

    /// The rule under which an accepted action is taken.
    fn allowing(&self, action: Action) -> RuleNo {
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

/// Who puts verdicts into words.
struct Speaker<'a> {
    game: &'a Game,
    db: &'a CardDb,
    viewer: Option<Seat>,
    action: Action,
}

impl Speaker<'_> {
    /// The card's name, where the viewer may know it.
    fn name(&self, id: CardId) -> &str {
        let there = id.index() < self.game.cards.len();
        match self.viewer {
            _ if !there => "that card",
            Some(viewer) if !self.game.knows(self.db, viewer, id) => "a card",
            Some(_) | None => &self.db.def(self.game.card(id).def).full_name,
        }
    }

    fn seat(&self) -> Seat {
        self.game.taker(self.action)
    }

    /// The other card of an action that names two.
    fn first(&self) -> &str {
        self.action.cards()[0].map_or("the card", |id| self.name(id))
    }

    fn allowed(&self) -> String {
        let what = describe_action(self.action, self.game, self.db);
        match self.action {
            Action::Ink(_)
            | Action::Play(..)
            | Action::Quest(_)
            | Action::Challenge(..)
            | Action::Move(..)
            | Action::Use(..)
            | Action::EndTurn => format!("{} may {what}", self.seat()),
            Action::Concede(seat) => format!("{seat} may concede at any time"),
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..) => format!("{} may answer: {what}", self.seat()),
        }
    }

    fn refused(&self, reason: Reason) -> String {
        let seat = self.seat();
        let n = |id: CardId| self.name(id);
        match reason {
            Reason::NotALoop => "these answers don't lead back to where they began".to_owned(),
            Reason::LoopOver => {
                format!("{seat} has taken this loop as often as was said, and must do something else")
            }
            Reason::GameOver => self.over(),
            Reason::NotAsked => self.asked(),
            Reason::NotYourCard(id) => format!("{} is not a card of {seat} in play", n(id)),
            Reason::NotInHand(id) => format!("{} is not in {seat}'s hand", n(id)),
            Reason::NotInPlay(id) if self.game.card(id).zone == Zone::Play => {
                format!("{} is not {seat}'s", n(id))
            }
            Reason::NotInPlay(id) => format!("{} is not in play", n(id)),
            Reason::NotCharacter(id) => format!("{} is not a character", n(id)),
            Reason::NotInkable(id) => format!("{} has no inkwell symbol", n(id)),
            Reason::AlreadyInked => format!("{seat} may ink no more cards this turn"),
            Reason::NotEnoughInk { needs, has } => {
                format!("{} takes {needs} ink, and {seat} has {has} ready", self.doing())
            }
            Reason::Drying(id) => format!("{} is still drying", n(id)),
            Reason::Exerted(id) => format!("{} is exerted", n(id)),
            Reason::Reckless(id) => format!("{} is Reckless and can't quest", n(id)),
            Reason::CantQuest(id) => format!("{} can't quest", n(id)),
            Reason::CantChallenge(id) => format!("{} can't challenge", n(id)),
            Reason::CantBeChallenged(id) => format!("{} can't be challenged by {}", n(id), self.first()),
            Reason::NotExerted(id) => {
                format!("{} is ready, and only exerted characters can be challenged", n(id))
            }
            Reason::OwnCharacter(id) => format!("{} is not an opposing card", n(id)),
            Reason::Evasive(id) => {
                format!("{} is Evasive, and {} has neither Evasive nor Alert", n(id), self.first())
            }
            Reason::Bodyguard(id) => {
                let guard = self.guard(id).map_or("a character with Bodyguard", n);
                format!("{guard} has Bodyguard and must be challenged instead of {}", n(id))
            }
            Reason::MustChallenge(id) => format!("{} is Reckless and can still challenge", n(id)),
            Reason::MustQuest(id) => format!("{} must quest before the turn ends", n(id)),
            Reason::NotALocation(id) => format!("{} is not a location of {seat}", n(id)),
            Reason::AlreadyThere(id) => format!("{} is at that location already", n(id)),
            Reason::CantMove(id) => format!("{} can't move", n(id)),
            Reason::NoSuchAbility(id) => format!("{} has no such ability to use", n(id)),
            Reason::AlreadyUsed(id) => format!("that ability of {} was used this turn already", n(id)),
            Reason::CostNotPayable(id) => format!("what {} asks for can't be paid now", n(id)),
            Reason::NoShift(id) => format!("{} has no Shift", n(id)),
            Reason::WrongShiftBase(id) => format!("{} can't be shifted onto {}", self.first(), n(id)),
            Reason::NotASong(id) => format!("{} is not a song", n(id)),
            Reason::CostTooLow(id) => format!("{} costs too little to sing {}", n(id), self.first()),
            Reason::CantSing(id) => format!("{} can't sing", n(id)),
            Reason::NoSingTogether(id) => format!("{} has no Sing Together", n(id)),
            Reason::NotFree(id) => format!("nothing lets {seat} play {} for free", n(id)),
            Reason::CantPlay(id) => format!("an effect keeps {seat} from playing {}", n(id)),
            Reason::Ward(id) => format!("{} has Ward, so opponents can't choose it", n(id)),
            Reason::CantBeChosen(id) => format!("{} can't be chosen", n(id)),
            Reason::NotAnOption => match self.action.cards()[0] {
                Some(id) => format!("{} is none of the cards to choose from", n(id)),
                None => "that is none of the possible answers".to_owned(),
            },
            Reason::TooFew => format!("{seat} must choose more"),
            Reason::OutOfRange => match self.game.decision().map(|decision| decision.kind) {
                Some(DecisionKind::Number { min, max }) => format!("the number must be from {min} to {max}"),
                _ => "the number is out of range".to_owned(),
            },
            Reason::NotYourEntry => format!("no such ability of {seat} waits in the bag"),
            Reason::LeftAlready => format!("{seat} has left the game already"),
        }
    }

    fn over(&self) -> String {
        match self.game.outcome() {
            Some(Outcome::Won { by, rule }) => format!("the game is over, and {by} has won ({rule})"),
            Some(Outcome::Draw { rule }) => format!("the game is over, and it is a draw ({rule})"),
            None => "the game is over".to_owned(),
        }
    }

    /// What is asked instead.
    fn asked(&self) -> String {
        let Some(decision) = self.game.decision() else { return "nothing is asked now".to_owned() };
        let what = match decision.kind {
            DecisionKind::Action => "take a turn action or end the turn",
            DecisionKind::Mulligan => "say which cards of the opening hand to put away",
            DecisionKind::Cards { .. } => "choose cards",
            DecisionKind::Player => "choose a player",
            DecisionKind::May => "say yes or no",
            DecisionKind::Option { .. } => "choose an option",
            DecisionKind::Number { .. } => "choose a number",
            DecisionKind::Name => "name a card",
            DecisionKind::Trigger => "say which ability in the bag resolves next",
            DecisionKind::Order { .. } => "put cards in an order",
            DecisionKind::Replacement => "say which replacement effect applies",
        };
        match decision.source {
            Some(id) => format!("{} must {what} first, for {}", decision.seat, self.name(id)),
            None => format!("{} must {what} first", decision.seat),
        }
    }

    /// What takes ink.
    fn doing(&self) -> String {
        match self.action {
            Action::Play(_, Payment::Shift(_)) => format!("shifting {}", self.first()),
            Action::Play(..) => format!("playing {}", self.first()),
            Action::Quest(_) => format!("questing with {}", self.first()),
            Action::Challenge(..) => format!("challenging with {}", self.first()),
            Action::Move(..) => format!("moving {}", self.first()),
            Action::Use(..) => format!("this ability of {}", self.first()),
            Action::Ink(_)
            | Action::EndTurn
            | Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..)
            | Action::Concede(_) => "this".to_owned(),
        }
    }

    /// The character that takes the challenge on itself.
    fn guard(&self, target: CardId) -> Option<CardId> {
        let owner = self.game.card(target).owner;
        let guards = self.game.zone(owner, Zone::Play).filter(|id| {
            self.game.traits(*id).has(KeywordKind::Bodyguard)
                && self.game.is_kind(self.db, *id, CardType::Character)
        });
        // An exerted one first: others count only where ready characters can be challenged.
        guards.max_by_key(|id| self.game.card(*id).exerted)
    }
}
