//! Why a card is not among those that a player may choose.

use crate::api::action::Action;
use crate::api::ids::CardId;
use crate::program::card_db::CardDb;
use crate::program::{CardTest, FilterId};
use crate::state::Game;
use crate::state::frame::{Frame, Prompt};
use crate::state::query::Ctx;
use serde::{Deserialize, Serialize};
use wording::Stat;

/// Why a card can't be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Misfit {
    /// It is in another zone than the cards to choose from.
    Zone(CardId),
    /// It belongs to another player.
    Owner(CardId),
    /// It is of another type.
    Kind(CardId),
    /// It has none of these classifications.
    Class(CardId),
    /// It is one that "another" leaves out.
    LeftOut(CardId),
    /// It was chosen already.
    Again(CardId),
    /// Another card must be chosen first.
    OtherFirst(CardId),
    Exerted(CardId),
    NotExerted(CardId),
    Damaged(CardId),
    NotDamaged(CardId),
    /// Its cost or characteristic is too low.
    TooLow(CardId, Stat),
    /// Its cost or characteristic is too high.
    TooHigh(CardId, Stat),
    /// It has another name.
    Name(CardId),
    /// Something else that the effect says about the cards is not true of it.
    Unlike(CardId),
}

impl Game {
    /// Why the card of this answer is not among those to choose from.
    pub(crate) fn misfit(&self, db: &CardDb, action: Action) -> Option<Misfit> {
        let (Action::Card(id), Some(Frame::Ask(Prompt::Pick { from, reg, .. }))) =
            (action, self.frames.last())
        else {
            return None;
        };
        if id.index() >= self.cards.len() {
            return None;
        }
        let ctx = Ctx::from_effect(self.asking_effect()?);
        let fits = self.fits(db, *from, id, &ctx);
        Some(match self.unfit(db, *from, id, &ctx) {
            Some(misfit) if !fits => misfit,
            _ if self.is_picked(*reg, id, &ctx) => Misfit::Again(id),
            _ => Misfit::OtherFirst(id),
        })
    }

    /// The first part of the filter that the card does not pass.
    fn unfit(&self, db: &CardDb, from: FilterId, id: CardId, ctx: &Ctx) -> Option<Misfit> {
        let filter = &db.filters[usize::from(from.0)];
        if !self.in_zone(filter.zone, id, ctx) {
            return Some(Misfit::Zone(id));
        }
        if !self.on_side(filter.side, self.card(id).owner, ctx) {
            return Some(Misfit::Owner(id));
        }
        let fails = |test: &&CardTest| !self.passes_test(db, **test, id, ctx);
        // The card type says most.
        let kind = |test: &&CardTest| matches!(test, CardTest::Kind(_) | CardTest::NotKind(_));
        let tests = || filter.tests.iter();
        let failed = tests().filter(kind).find(fails).or_else(|| tests().find(fails))?;
        Some(match *failed {
            CardTest::Kind(_) | CardTest::NotKind(_) => Misfit::Kind(id),
            CardTest::Class(_) => Misfit::Class(id),
            CardTest::Except(_) => Misfit::LeftOut(id),
            CardTest::Exerted => Misfit::NotExerted(id),
            CardTest::Ready => Misfit::Exerted(id),
            CardTest::Damaged => Misfit::NotDamaged(id),
            CardTest::Undamaged => Misfit::Damaged(id),
            CardTest::AtLeast(stat, _) => Misfit::TooLow(id, stat),
            CardTest::AtMost(stat, _) => Misfit::TooHigh(id, stat),
            CardTest::Named(_) | CardTest::NamedAny(..) | CardTest::NotNamed(_) => Misfit::Name(id),
            _ => Misfit::Unlike(id),
        })
    }
}
