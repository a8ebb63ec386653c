//! Explains why an action is allowed or refused, and how a game ended.

use crate::changes::until;
use crate::message::{Arg, Message};
use crate::{Eyes, action};
use engine::{
    Action, CardId, Cause, DecisionKind, ExplanationReason, Misfit, Outcome, Payment, Reason, Refusal,
    Restraint, Seat, ShiftOnto, Zone,
};
use wording::Stat;

/// A reason for or against an action.
pub fn reason(given: &ExplanationReason, of: Action, eyes: &Eyes<'_>) -> Message {
    let new = Message::new;
    match given.cause {
        Cause::May(seat) => match of {
            Action::Concede(_) => new("may-concede").with("player", seat),
            _ if of.turn_action().is_some() => {
                new("may-do").with("player", seat).with("action", action(of, eyes))
            }
            _ => new("may-answer").with("player", seat).with("action", action(of, eyes)),
        },
        Cause::Refused(reason) => {
            let seat = eyes.game.taker(of);
            let said = RefusalWording { eyes, seat, of }.refused(reason);
            match given.by {
                Some(by) if by.until.is_none() && reason.restrained() == Some(by.source) => match reason {
                    Reason::CantPlay(id) => {
                        new("cant-play-own").with("card", eyes.card(id)).with("player", seat)
                    }
                    _ => new("because-own").with("what", said),
                },
                Some(by) => restrained(said, by, eyes),
                None => said,
            }
        }
        Cause::Misfit(misfit) => unfit(misfit, eyes),
        Cause::Teammates(seat, viewer) => new("for-teammate").with("player", seat).with("other", viewer),
        Cause::OutOfSight(viewer) => new("out-of-sight").with("player", viewer),
        Cause::OnlyThemselves(seat) => new("only-themselves").with("player", seat),
        Cause::NotUp(seat, viewer) => new("not-up").with("player", seat).with("other", viewer),
    }
}

/// Why a card is not among those to choose from.
fn unfit(misfit: Misfit, eyes: &Eyes<'_>) -> Message {
    let about = |name: &'static str, id: CardId| Message::new(name).with("card", eyes.card(id));
    match misfit {
        Misfit::Zone(id) => about("misfit-zone", id),
        Misfit::Owner(id) => about("misfit-owner", id),
        Misfit::Kind(id) => about("misfit-kind", id),
        Misfit::Class(id) => about("misfit-class", id),
        Misfit::LeftOut(id) => about("misfit-left-out", id),
        Misfit::Again(id) => about("misfit-again", id),
        Misfit::OtherFirst(id) => about("misfit-other-first", id),
        Misfit::Exerted(id) => about("is-exerted", id),
        Misfit::NotExerted(id) => about("misfit-not-exerted", id),
        Misfit::Damaged(id) => about("misfit-damaged", id),
        Misfit::NotDamaged(id) => about("misfit-not-damaged", id),
        Misfit::TooLow(id, stat) => about("misfit-too-low", id).with("what", stat_word(stat)),
        Misfit::TooHigh(id, stat) => about("misfit-too-high", id).with("what", stat_word(stat)),
        Misfit::Name(id) => about("misfit-name", id),
        Misfit::Unlike(id) => about("misfit-unlike", id),
    }
}

/// The catalogues' word for a characteristic.
fn stat_word(stat: Stat) -> &'static str {
    match stat {
        Stat::Cost => "cost",
        Stat::Strength => "strength",
        Stat::Willpower => "willpower",
        Stat::Lore => "lore",
        Stat::MoveCost => "move",
    }
}

/// A refusal on its own, without the effect behind it.
pub fn refusal(refused: &Refusal, of: Action, eyes: &Eyes<'_>) -> Message {
    reason(
        &ExplanationReason { rule: refused.rule, cause: Cause::Refused(refused.reason), by: None },
        of,
        eyes,
    )
}

/// A restriction with the card that causes it.
fn restrained(said: Message, by: Restraint, eyes: &Eyes<'_>) -> Message {
    let (message, until) = match by.until {
        Some(end) => (Message::new("because-until"), Some(until(end, eyes.card(by.source), eyes))),
        None => (Message::new("because"), None),
    };
    let message = message.with("what", said).with("card", eyes.card(by.source));
    match until {
        Some(end) => message.with("until", end),
        None => message,
    }
}

/// How the game ended, for this reader.
pub fn over(outcome: Outcome, winners: &[Seat], reader: Option<Seat>) -> Message {
    let by = match outcome {
        Outcome::Draw { .. } => return Message::new("over-draw"),
        Outcome::Won { by, .. } => by,
    };
    match (reader, winners) {
        (Some(reader), [one]) if *one == reader => Message::new("over-you"),
        (Some(reader), _) if winners.contains(&reader) => Message::new("over-team"),
        (_, [first, second]) => Message::new("over-two").with("player", *first).with("other", *second),
        (_, _) => Message::new("over-won").with("player", by),
    }
}

struct RefusalWording<'a> {
    eyes: &'a Eyes<'a>,
    /// The player who would take the action.
    seat: Seat,
    of: Action,
}

impl RefusalWording<'_> {
    /// The first card of the action.
    fn first(&self) -> Arg {
        self.eyes.card(self.of.cards()[0].unwrap_or(CardId::NONE))
    }

    fn refused(&self, reason: Reason) -> Message {
        let new = Message::new;
        let (seat, game, db) = (self.seat, self.eyes.game, self.eyes.db);
        let about = |name: &'static str, id: CardId| new(name).with("card", self.eyes.card(id));
        match reason {
            Reason::NotALoop => new("not-a-loop"),
            Reason::LoopOver => new("loop-over").with("player", seat),
            Reason::GameOver => match game.outcome() {
                Some(Outcome::Won { by, rule }) => new("game-over-won").with("player", by).with("rule", rule),
                Some(Outcome::Draw { rule }) => new("game-over-draw").with("rule", rule),
                None => new("game-over"),
            },
            Reason::NotAsked => self.asked(),
            Reason::NotYourCard(id) => about("not-your-card", id).with("player", seat),
            Reason::NotInHand(id) => about("not-in-hand", id).with("player", seat),
            Reason::NotInPlay(id) if game.card(id).zone == Zone::Play => {
                about("not-theirs", id).with("player", seat)
            }
            Reason::NotInPlay(id) => about("not-in-play", id),
            Reason::NotCharacter(id) => about("not-a-character", id),
            Reason::NotInkable(id) => about("not-inkable", id),
            Reason::AlreadyInked => new("already-inked").with("player", seat),
            Reason::NotEnoughInk { needs, has } => {
                let doing = new("doing").with("what", self.doing()).with("card", self.first());
                new("not-enough-ink")
                    .with("doing", doing)
                    .with("needs", needs)
                    .with("has", has)
                    .with("player", seat)
            }
            Reason::NotEnoughSingers { needs, has } => {
                new("not-enough-singers").with("card", self.first()).with("needs", needs).with("has", has)
            }
            Reason::Drying(id) => about("still-drying", id),
            Reason::Exerted(id) => about("is-exerted", id),
            Reason::Keyword(id, keyword) => about("keyword-forbids", id)
                .with("keyword", Arg::Keyword(keyword, 0))
                .with("by", self.first()),
            Reason::CantQuest(id) => about("cant-quest", id),
            Reason::CantChallenge(id) => about("cant-challenge", id),
            Reason::CantBeChallenged(id) => about("cant-be-challenged", id).with("by", self.first()),
            Reason::NotExerted(id) => about("not-exerted", id),
            Reason::OwnCharacter(id) => about("not-opposing", id),
            Reason::Bodyguard(id) => match game.guard_of(db, id) {
                Some(guard) => about("guarded", id).with("guard", self.eyes.card(guard)),
                None => about("guarded-by-somebody", id),
            },
            Reason::MustChallenge(id) => about("must-challenge", id),
            Reason::MustQuest(id) => about("must-quest", id),
            Reason::NotALocation(id) => about("not-a-location", id).with("player", seat),
            Reason::AlreadyThere(id) => about("already-there", id),
            Reason::CantMove(id) => about("cant-move", id),
            Reason::NoSuchAbility(id) => about("no-such-ability", id),
            Reason::AlreadyUsed(id) => about("already-used", id),
            Reason::ConditionNotMet(id) => about("condition-not-met", id),
            Reason::CostNotPayable(id) => about("cost-not-payable", id),
            Reason::NoShift(id) => about("no-shift", id),
            Reason::WrongShiftBase(id) => self.wrong_base(id),
            Reason::NotASong(id) => about("not-a-song", id),
            Reason::CostTooLow(id) => {
                let message = about("cost-too-low", id).with("song", self.first());
                let needs = self.of.cards()[0].map_or(0, |song| game.singing_needs(db, song));
                message.with("has", game.sings_for(db, id)).with("needs", needs)
            }
            Reason::CantSing(id) => about("cant-sing", id),
            Reason::NoSingTogether(id) => about("no-sing-together", id),
            Reason::NotFree(id) => about("not-free", id).with("player", seat),
            Reason::CantPlay(id) => about("cant-play", id).with("player", seat),
            Reason::CantBeChosen(id) => about("cant-be-chosen", id),
            Reason::NotAnOption => match self.of.cards()[0] {
                Some(id) => about("not-among-cards", id),
                None => new("not-among-answers"),
            },
            Reason::TooFew => new("too-few").with("player", seat),
            Reason::OutOfRange => match game.decision().map(|decision| decision.kind) {
                Some(DecisionKind::Number { min, max }) => {
                    new("number-out-of-range").with("min", min).with("max", max)
                }
                _ => new("out-of-range"),
            },
            Reason::NotYourEntry => new("not-your-entry").with("player", seat),
            Reason::LeftAlready => new("left-already").with("player", seat),
        }
    }

    /// What Shift asks of the character below, and this one does not have.
    fn wrong_base(&self, base: CardId) -> Message {
        let (game, db) = (self.eyes.game, self.eyes.db);
        let name = |id: u16| Arg::Name(db.names[usize::from(id)].clone());
        let about = |name: &'static str, id: CardId| {
            Message::new(name).with("card", self.eyes.card(id)).with("by", self.first())
        };
        let Some(by) = self.of.cards()[0] else { return about("wrong-shift-plain", base) };
        match game.shift_onto_what(db, by) {
            Some(ShiftOnto::Class(class)) => about("wrong-shift-class", base)
                .with("class", Arg::Class(db.classes[usize::from(class)].clone())),
            Some(ShiftOnto::Duo(first, second)) => {
                about("wrong-shift-pair", base).with("name", name(first)).with("second", name(second))
            }
            Some(ShiftOnto::Item(id)) => about("wrong-shift-base", base).with("name", name(id)),
            Some(ShiftOnto::SameName | ShiftOnto::Combo(..)) => match db.def(game.card(by).def).names[..] {
                [one] => about("wrong-shift-base", base).with("name", name(one)),
                [one, other, ..] => {
                    about("wrong-shift-either", base).with("name", name(one)).with("second", name(other))
                }
                [] => about("wrong-shift-plain", base),
            },
            Some(ShiftOnto::Anything) | None => about("wrong-shift-plain", base),
        }
    }

    /// The question that must be answered instead.
    fn asked(&self) -> Message {
        let Some(decision) = self.eyes.game.decision() else { return Message::new("nothing-asked") };
        let must = Message::new("must").with("what", decision.kind.word());
        match decision.source {
            Some(id) => {
                let message = Message::new("asked-first-for").with("player", decision.seat);
                message.with("must", must).with("card", self.eyes.card(id))
            }
            None => Message::new("asked-first").with("player", decision.seat).with("must", must),
        }
    }

    /// The catalogues' word for the action.
    fn doing(&self) -> &'static str {
        match self.of {
            Action::Play(_, Payment::Shift(_)) => "shift",
            Action::Play(..) => "play",
            Action::Quest(_) => "quest",
            Action::Challenge(..) => "challenge",
            Action::Move(..) => "move",
            Action::Use(..) => "use",
            _ => "this",
        }
    }
}
