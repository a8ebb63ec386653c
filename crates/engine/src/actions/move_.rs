//! Moving characters to locations (4.7).

use crate::api::action::{Action, Reason};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::legal::{Verdict, ensure};
use crate::program::card_db::CardDb;
use crate::program::{Moment, Prohibitions, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, StaleTraits, UsedAbilities, Zone};
use wording::CardType;

impl Game {
    #[inline(never)]
    pub(crate) fn legal_moves(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        for location in self.zone(seat, Zone::Play) {
            if self.is_kind(db, location, CardType::Location) {
                self.offer(db, Action::Move(id, location), out);
            }
        }
    }

    pub(crate) fn check_move(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> Verdict {
        self.check_in(id, seat, Zone::Play, rule(4, 7, 1, 0), Reason::NotInPlay(id))?;
        ensure(self.is_kind(db, id, CardType::Character), rule(4, 7, 1, 0), Reason::NotCharacter(id))?;
        self.check_in(to, seat, Zone::Play, rule(4, 7, 1, 0), Reason::NotALocation(to))?;
        ensure(self.is_kind(db, to, CardType::Location), rule(4, 7, 1, 0), Reason::NotALocation(to))?;
        let elsewhere = self.card(id).at != to || self.rules.say(EditionQuestion::MovesToThePlaceOneIsAt);
        ensure(elsewhere, rule(4, 7, 2, 0), Reason::AlreadyThere(id))?;
        ensure(!self.traits(id).cant.has(Prohibitions::MOVE), rule(1, 2, 2, 0), Reason::CantMove(id))?;
        let (needs, has) = (self.move_price(db, seat, id, to), self.payable_ink(seat));
        ensure(has >= needs, rule(4, 7, 3, 2), Reason::NotEnoughInk { needs, has })
    }

    /// The ink cost of moving a character to a location now (4.7.3.2).
    pub(crate) fn move_price(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> u16 {
        self.move_terms(db, seat, id, to).0
    }

    /// The cost of a move, and the card whose discount it uses up.
    pub(crate) fn move_terms(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> (u16, CardId) {
        let mut used = CardId::NONE;
        let mut price = i16::from(self.move_cost(db, to));
        let mut free = false;
        self.each_static(db, RuleKinds::MOVE, |(source, you, _), rule| {
            if you != seat {
                return;
            }
            match rule {
                StaticRule::MoveFree(who) => {
                    free |= source == to && self.in_scope(db, *who, id, source, you);
                }
                StaticRule::MoveLess { n, who, to: place, once } => {
                    let spent = *once && self.card(source).used.has(UsedAbilities::STANDING);
                    let ctx = Ctx::of(self, source, you);
                    let there = match place {
                        Some(place) => self.fits_anywhere(db, *place, to, &ctx),
                        None => source == to,
                    };
                    if there && !spent && self.in_scope(db, *who, id, source, you) {
                        // A discount is used up only if there is something to pay.
                        if *once && price > 0 {
                            used = source;
                        }
                        price -= self.value(db, *n, &ctx);
                    }
                }
                _ => {}
            }
        });
        if free { (0, CardId::NONE) } else { (price.max(0) as u16, used) }
    }
}

impl GameRun<'_> {
    /// 4.7.3.3
    pub fn move_to(&mut self, card: CardId, to: CardId) {
        if self.g.card(card).at == to && !self.g.rules.say(EditionQuestion::MovesToThePlaceOneIsAt) {
            return;
        }
        let from = i16::from(self.g.card(card).at.is_some());
        self.g.card_mut(card).at = to;
        self.g.stale = StaleTraits::All;
        self.g.refresh(self.db);
        self.tell(rule(4, 7, 3, 3), || EventKind::MovedTo { card, location: to });
        let owner = self.g.card(card).owner;
        self.fire(Moment::Moves, card, to, owner, from);
    }

    /// Uses up the once-a-turn discount that applies to this move.
    pub fn use_up_move(&mut self, seat: Seat, card: CardId, to: CardId) {
        let (_, source) = self.g.move_terms(self.db, seat, card, to);
        if source.is_some() {
            self.g.card_mut(source).used |= UsedAbilities::STANDING;
        }
    }
}
