//! Cards that a player must choose if able. The demand is for the whole ability or action: one of its choices
//! meets it, and the player decides which one (6.1.3, 6.7.3).

use super::CardList;
use crate::api::ids::{CardId, Seat};
use crate::program::card_db::CardDb;
use crate::program::{ChooseOp, FilterId, FlowOp, Op, Pc, Pick, Prohibitions};
use crate::state::query::Ctx;
use crate::state::{Game, Zone};

/// A choice of cards by an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardChoice {
    pub from: FilterId,
    pub by: Seat,
    /// The text says "choose" or "chosen".
    pub choose: bool,
    /// The number of cards that may be chosen.
    pub max: u8,
    /// The op after the choice.
    pub next: Pc,
}

impl Game {
    /// Those of the cards that the player must choose now. Calls `each_card` with a function for every card that
    /// could be chosen.
    pub(crate) fn due_among(
        &self,
        db: &CardDb,
        choice: CardChoice,
        ctx: &Ctx,
        each_card: impl FnOnce(&mut dyn FnMut(CardId) -> bool),
    ) -> CardList {
        let mut due = CardList::new();
        if choice.choose && self.cants.has(Prohibitions::BE_PASSED_OVER) {
            each_card(&mut |id| {
                if self.is_due(db, choice, id, ctx) {
                    due.push(id);
                }
                true
            });
        }
        due
    }

    /// Whether an effect forces the player to choose the card now.
    pub(crate) fn is_due(&self, db: &CardDb, choice: CardChoice, id: CardId, ctx: &Ctx) -> bool {
        let card = self.card(id);
        choice.choose
            && card.zone == Zone::Play
            && self.are_opponents(card.owner, choice.by)
            && self.traits(id).cant.has(Prohibitions::BE_PASSED_OVER)
            && self.check_choosable(id, choice.by).is_ok()
            && !self.is_chosen_by(db, choice.next, id, ctx)
            && !self.can_be_chosen_later(db, choice, id, ctx)
    }

    /// Whether a choice of this effect has chosen the card, or is supposed to.
    fn is_chosen_by(&self, db: &CardDb, next: Pc, id: CardId, ctx: &Ctx) -> bool {
        let chooses = |reg| {
            let before = db.ops[..next as usize].iter().rev();
            let own = before.take_while(|op| !matches!(op, Op::Flow(FlowOp::End)));
            own.filter_map(choice_of).any(|pick| pick.choose && pick.reg == reg)
        };
        let supposed = ctx.suppose.is_some_and(|(reg, card)| card.id == id && chooses(reg));
        let picked = self.picked.get(ctx.base..).unwrap_or_default();
        supposed || picked.iter().any(|p| p.card.id == id && p.rounds == ctx.rounds && chooses(p.reg))
    }

    /// Whether the same player can choose the card with a later choice of the same effect that is sure to come.
    fn can_be_chosen_later(&self, db: &CardDb, choice: CardChoice, id: CardId, ctx: &Ctx) -> bool {
        let later = db.ops[choice.next as usize..].iter().take_while(|op| !matches!(op, Op::Flow(_)));
        later.filter_map(choice_of).any(|pick| {
            pick.choose
                && pick.min > 0
                && self.one_player(pick.by, ctx) == Some(choice.by)
                && self.fits(db, pick.from, id, ctx)
        })
    }
}

fn choice_of(op: &Op) -> Option<Pick> {
    match op {
        Op::Choose(ChooseOp::Pick(pick) | ChooseOp::PickMany(pick, _)) => Some(*pick),
        _ => None,
    }
}
