//! Checks a game after every step for what must hold whatever the cards say.

use crate::api::action::{Action, Refusal};
use crate::api::event::{Event, EventKind};
use crate::api::ids::{CardId, Seat};
use crate::edition::EditionQuestion;
use crate::effects::completion::Completion;
use crate::program::card_db::CardDb;
use crate::program::{
    CardOperand, ChooseOp, FilterZone, FlowOp, Moment, Op, Pc, PickPurpose, PlayerOp, Prohibitions,
};
use crate::proof::coverage::Coverage;
use crate::proof::game_difference::GameDifference;
use crate::run::GameRun;
use crate::state::frame::{EffectFrame, Frame, Prompt, TurnStep};
use crate::state::{Game, UsedAbilities, Zone};
use thiserror::Error;

/// Something that is wrong whatever the cards mean.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Finding {
    #[error("an effect of {card} did nothing, but changed {what}")]
    NothingChanged { card: String, what: GameDifference },
    #[error("declining what {card} offers changed {what}")]
    DecliningChanged { card: String, what: GameDifference },
    #[error("{card} {did}, although it can't")]
    Forbidden { card: String, did: &'static str },
    #[error("player {seat} {did}, although that player can't", seat = seat.0 + 1)]
    ForbiddenToPlayer { seat: Seat, did: &'static str },
    #[error("{card} entered play, but {what} from before")]
    Remembered { card: String, what: &'static str },
    #[error("{card} began something that could be done completely, but it was not done")]
    BegunInVain { card: String },
    #[error("{card} makes an offer, but no answer to it changes anything")]
    EmptyOffer { card: String },
    #[error("two equal triggers of {card} give different results in different orders: {what}")]
    OrderMatters { card: String, what: GameDifference },
}

/// The maximum number of answers tried to see whether an offer can do anything.
const TRIES: usize = 300;

impl Coverage {
    /// Like [`Coverage::apply`], but checks every step.
    pub fn inspect(
        &mut self,
        game: &mut Game,
        db: &CardDb,
        action: Action,
        findings: &mut Vec<Finding>,
    ) -> Result<(), Refusal> {
        game.check(db, action)?;
        let start = game.clone();
        let mut told = vec![];
        let watched = &*self;
        GameRun { g: game, db, out: Some(&mut told), watch: Some(watched) }.begin(action);
        forbidden(&start, db, &told, findings);
        let mut declined =
            action == Action::No && matches!(start.frames.last(), Some(Frame::Ask(Prompt::May { .. })));
        let mut before = start.clone();
        loop {
            before.clone_from(game);
            before.refresh(db);
            told.clear();
            watched.reported.set(None);
            let went = GameRun { g: game, db, out: Some(&mut told), watch: Some(watched) }.step();
            if !went {
                break;
            }
            if std::mem::take(&mut declined)
                && let Some(what) = start.changed_into(game)
            {
                findings.push(Finding::DecliningChanged { card: start.speaking(db), what });
            }
            // A replaced event changes something, too (6.5.4).
            let replaced = told.iter().any(|event| matches!(event.kind, EventKind::BanishReplaced { .. }));
            if watched.reported.get() == Some(false)
                && !replaced
                && let Some(what) = before.changed_into(game)
            {
                findings.push(Finding::NothingChanged { card: before.speaking(db), what });
            }
            forbidden(&before, db, &told, findings);
            remembered(&before, game, db, findings);
            begun_in_vain(&before, db, findings);
        }
        GameRun { g: game, db, out: None, watch: None }.rest();
        self.look(game, db);
        Ok(())
    }
}

impl Game {
    /// Looks for something odd in the pending question.
    pub fn odd_question(&self, db: &CardDb) -> Option<Finding> {
        match self.frames.last() {
            Some(Frame::Ask(Prompt::May { .. })) => self.empty_offer(db),
            Some(&Frame::Ask(Prompt::Trigger { seat })) => self.order_matters(db, seat),
            _ => None,
        }
    }

    /// The first difference between this game and a later one, apart from pending questions, loops and
    /// traits.
    fn changed_into(&self, after: &Game) -> Option<GameDifference> {
        let same: Vec<CardId> = self.card_ids().collect();
        self.differences(after, &same).into_iter().find(|what| {
            !matches!(what, GameDifference::Question | GameDifference::Loop | GameDifference::Traits)
        })
    }

    fn name_of(&self, db: &CardDb, card: CardId) -> String {
        db.def(self.card(card).def).full_name.clone()
    }

    /// The name of the card whose effect is resolving.
    fn speaking(&self, db: &CardDb) -> String {
        let effect = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Effect(effect) => Some(effect),
            _ => None,
        });
        effect.map_or_else(|| "a rule".to_owned(), |effect| self.name_of(db, effect.source.id))
    }

    /// An offer that can't do anything. Offers that depend on hidden cards are not checked.
    fn empty_offer(&self, db: &CardDb) -> Option<Finding> {
        let effect = self.asking_effect()?;
        let Op::Flow(FlowOp::May { end, .. }) = db.ops[effect.pc as usize] else { return None };
        if db.ops[effect.pc as usize..end as usize].iter().any(|op| looks_at_hidden(db, op)) {
            return None;
        }
        // The "if you do" part belongs to the offer.
        let end = match db.ops[end as usize] {
            Op::Flow(FlowOp::Done { otherwise }) => otherwise,
            _ => end,
        };
        let deep = self.frames.len() - 2;
        let mut first = self.clone();
        let mut events = vec![];
        first.apply(db, Action::Yes, Some(&mut events)).ok()?;
        let mut open = vec![first];
        let (mut tries, mut legal) = (0, vec![]);
        while let Some(game) = open.pop() {
            // Choosing counts as doing something, as does damage dealt although it was reduced to 0 (1.9.5).
            let counts = events.iter().any(|event| match event.kind {
                EventKind::Chose { .. } => true,
                EventKind::DamageReduced { .. } => self.rules.say(EditionQuestion::ReducedToZeroIsDealt),
                _ => false,
            });
            if counts || self.changed_into(&game).is_some() {
                return None;
            }
            let over = match game.frames.get(deep) {
                // A source that plays itself is a new card from the moment it begins to be played, but it is the same effect.
                Some(Frame::Effect(now)) => now.source.id != effect.source.id || now.pc > end,
                _ => true,
            };
            if over || game.outcome.is_some() {
                continue;
            }
            game.legal(db, &mut legal);
            for action in &legal {
                tries += 1;
                if tries > TRIES {
                    return None;
                }
                let mut next = game.clone();
                if next.apply(db, *action, Some(&mut events)).is_ok() {
                    open.push(next);
                }
            }
        }
        Some(Finding::EmptyOffer { card: self.name_of(db, effect.source.id) })
    }

    /// Two equal triggers of two copies of a card that ask nothing. Their order must not matter.
    fn order_matters(&self, db: &CardDb, seat: Seat) -> Option<Finding> {
        let mine = || self.bag.iter().enumerate().filter(|(_, entry)| entry.seat == seat);
        let (i, j) = mine().find_map(|(i, a)| {
            let alike = |(j, b): &(usize, &crate::state::BagEntry)| {
                *j > i
                    && a.program == b.program
                    && a.source.id != b.source.id
                    && (a.subject, a.object, a.that, a.number) == (b.subject, b.object, b.that, b.number)
                    && self.card(a.source.id).def == self.card(b.source.id).def
                    && [a, b].iter().all(|entry| self.find(entry.source).is_some())
            };
            mine().find(alike).map(|(j, _)| (i, j))
        })?;
        let one = self.in_order(db, [i, j])?;
        let other = self.in_order(db, [j, i])?;
        if one.chance != self.chance || other.chance != self.chance {
            return None;
        }
        let (a, b) = (self.bag[i].source.id, self.bag[j].source.id);
        let same: Vec<CardId> = self.card_ids().collect();
        let mut swapped = same.clone();
        swapped.swap(a.index(), b.index());
        let plain = |mut game: Game| {
            for card in &mut game.cards {
                card.used = UsedAbilities::NONE;
                card.blame = CardId::NONE;
            }
            game
        };
        let (one, other) = (plain(one), plain(other));
        let odd = |twins: &[CardId]| {
            one.differences(&other, twins).into_iter().find(|what| {
                use GameDifference::{Bag, Lasting, Loop, Memory, Question, Sight, Traits, Zones};
                !matches!(what, Question | Loop | Memory | Sight | Bag | Traits | Lasting | Zones)
            })
        };
        let what = odd(&same)?;
        odd(&swapped)?;
        Some(Finding::OrderMatters { card: self.name_of(db, a), what })
    }

    /// Resolves these two entries first, then the others in bag order. `None` if any of them asks another
    /// question.
    fn in_order(&self, db: &CardDb, first: [usize; 2]) -> Option<Game> {
        let mut game = self.clone();
        let second = self.bag[first[1]];
        game.apply(db, Action::Trigger(first[0] as u8), None).ok()?;
        // If one trigger causes another, they are not independent.
        if game.bag.iter().any(|entry| !self.bag.contains(entry)) {
            return None;
        }
        if let Some(Frame::Ask(Prompt::Trigger { .. })) = game.frames.last() {
            let at = game.bag.iter().position(|entry| *entry == second)?;
            game.apply(db, Action::Trigger(at as u8), None).ok()?;
        }
        while let Some(Frame::Ask(Prompt::Trigger { .. })) = game.frames.last() {
            let mut legal = vec![];
            game.legal(db, &mut legal);
            game.apply(db, *legal.first()?, None).ok()?;
        }
        matches!(game.frames.last(), Some(Frame::Ask(Prompt::Main))).then_some(game)
    }
}

/// Whether the op depends on cards that not everyone can see.
fn looks_at_hidden(db: &CardDb, op: &Op) -> bool {
    let hidden = |from: crate::program::FilterId| {
        !matches!(db.filters[usize::from(from.0)].zone, FilterZone::Play | FilterZone::Discard)
    };
    match op {
        Op::Look(_) => true,
        Op::Choose(ChooseOp::Pick(pick) | ChooseOp::PickMany(pick, _)) => hidden(pick.from),
        Op::Choose(ChooseOp::All { from, .. } | ChooseOp::Random { from, .. }) => hidden(*from),
        _ => false,
    }
}

/// Looks for events that an effect forbids (1.2.2).
fn forbidden(before: &Game, db: &CardDb, told: &[Event], findings: &mut Vec<Finding>) {
    let cant = |card: CardId, what: Prohibitions| {
        before.card(card).zone == Zone::Play && before.traits[card.index()].cant.has(what)
    };
    let starting = matches!(before.frames.last(), Some(Frame::Turn(TurnStep::Ready | TurnStep::Readying)));
    let effect = match before.frames.last() {
        Some(Frame::Effect(effect)) => Some(effect),
        _ => None,
    };
    for event in told {
        let card = match event.kind {
            EventKind::Readied { card } if cant(card, Prohibitions::READY) => Some((card, "was readied")),
            EventKind::Readied { card } if starting && cant(card, Prohibitions::READY_AT_START) => {
                Some((card, "was readied at the start of a turn"))
            }
            EventKind::Quested { card } if cant(card, Prohibitions::QUEST) => Some((card, "quested")),
            EventKind::Challenged { by, .. } if cant(by, Prohibitions::CHALLENGE) => Some((by, "challenged")),
            EventKind::Challenged { target, .. } if cant(target, Prohibitions::BE_CHALLENGED) => {
                Some((target, "was challenged"))
            }
            EventKind::Sang { card, .. } if cant(card, Prohibitions::SING) => Some((card, "sang")),
            EventKind::MovedTo { card, .. } if cant(card, Prohibitions::MOVE) => Some((card, "moved")),
            EventKind::DamageDealt { card, .. } if cant(card, Prohibitions::BE_DEALT_DAMAGE) => {
                Some((card, "was dealt damage"))
            }
            EventKind::DamageDealt { card, .. } | EventKind::DamagePut { card, .. }
                if cant(card, Prohibitions::TAKE_DAMAGE) =>
            {
                Some((card, "took damage"))
            }
            EventKind::DamageRemoved { card, .. } if before.damage_stays(db) => {
                Some((card, "had damage removed"))
            }
            EventKind::Chose { seat, card }
                if before.card(card).zone == Zone::Play && before.check_choosable(card, seat).is_err() =>
            {
                Some((card, "was chosen"))
            }
            EventKind::Played { seat, card, .. }
                if before.check_may_play(db, db.def(before.card(card).def), seat, card).is_err() =>
            {
                Some((card, "was played"))
            }
            _ => None,
        };
        if let Some((card, did)) = card {
            findings.push(Finding::Forbidden { card: before.name_of(db, card), did });
        }
        let player = match event.kind {
            EventKind::LoreGained { seat, .. } if before.lore_is_barred(db, seat, true) => {
                Some((seat, "gained lore"))
            }
            EventKind::LoreLost { seat, .. } if before.lore_is_barred(db, seat, false) => {
                Some((seat, "lost lore"))
            }
            EventKind::Discarded { seat, .. } if discards(effect, db) && before.keeps_hand(db, seat) => {
                Some((seat, "discarded"))
            }
            _ => None,
        };
        if let Some((seat, did)) = player {
            findings.push(Finding::ForbiddenToPlayer { seat, did });
        }
    }
}

/// Whether an effect makes a player discard. Discarding as a cost doesn't count.
fn discards(effect: Option<&EffectFrame>, db: &CardDb) -> bool {
    let Some(effect) = effect else { return false };
    let ops = &db.ops[..=effect.pc as usize];
    match ops.last() {
        Some(Op::Player(PlayerOp::Discard { cards: CardOperand::Reg(reg, _), .. })) => {
            let pick = ops.iter().rev().find_map(|op| match op {
                Op::Choose(ChooseOp::Pick(pick) | ChooseOp::PickMany(pick, _)) if pick.reg == *reg => {
                    Some(pick)
                }
                _ => None,
            });
            pick.is_none_or(|pick| pick.purpose != PickPurpose::Cost)
        }
        Some(Op::Player(PlayerOp::Discard { .. } | PlayerOp::DiscardHand(_))) => true,
        _ => false,
    }
}

/// A card that enters play is a new one (7.1.6), so nothing may be remembered about it.
fn remembered(before: &Game, after: &Game, db: &CardDb, findings: &mut Vec<Finding>) {
    for id in after.card_ids() {
        let (was, now) = (before.card(id), after.card(id));
        let entered = was.zone != Zone::Play && now.zone == Zone::Play;
        // A shifted card keeps the state of the card under it.
        if !entered || now.under_count > 0 {
            continue;
        }
        let this = after.refer(id);
        let what = if after.timed.iter().any(|timed| timed.on == this && !before.timed.contains(timed)) {
            continue;
        } else if after.timed.iter().any(|timed| timed.on == this) {
            "an effect lasts"
        } else if !now.used.is_empty() {
            "an ability is used up"
        } else if after.memory.iter().any(|memory| memory.card == this && memory.moment != Moment::Played) {
            "something is remembered"
        } else {
            continue;
        };
        findings.push(Finding::Remembered { card: after.name_of(db, id), what });
    }
}

/// A part that starts only if all of it can be done must be done completely, unless it involves choices,
/// replacements, hidden cards or chance.
fn begun_in_vain(before: &Game, db: &CardDb, findings: &mut Vec<Finding>) {
    let Some(Frame::Effect(effect)) = before.frames.last() else { return };
    let Op::Flow(FlowOp::Done { .. }) = db.ops[effect.pc as usize] else { return };
    let begins = |pc: Pc| matches!(db.ops[pc as usize], Op::Flow(FlowOp::Try { end, again: false, .. }) if end == effect.pc);
    let Some(start) = (0..effect.pc).rev().find(|pc| begins(*pc)) else { return };
    let part = &db.ops[start as usize + 1..effect.pc as usize];
    let uncertain = |op: &Op| match op {
        Op::Choose(ChooseOp::Pick(pick) | ChooseOp::PickMany(pick, _)) => {
            pick.choose || pick.min == 0 || looks_at_hidden(db, op)
        }
        Op::Choose(ChooseOp::Player { .. } | ChooseOp::Players { .. }) => true,
        Op::Flow(FlowOp::May { .. } | FlowOp::EachPlayer { .. } | FlowOp::IfNot { .. }) => true,
        Op::Damage(_) | Op::Look(_) | Op::Play(_) => true,
        op => looks_at_hidden(db, op),
    };
    let mut ledger = effect.ledger;
    if !part.iter().any(uncertain) && ledger.close() != Completion::All {
        findings.push(Finding::BegunInVain { card: before.name_of(db, effect.source.id) });
    }
}
