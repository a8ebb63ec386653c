//! What static abilities allow and forbid besides the rules: free play, cheaper moves, cards that count as inkable,
//! lore that can't be gained or lost.

use crate::db::{CardDb, Def, ShiftDef};
use crate::ids::{CardId, Seat};
use crate::program::{Moment, Pc, Scope, StaticRule, kind};
use crate::query::Ctx;
use crate::state::{Game, Shown, TimedKind, USED_ONCE, Zone};

/// How a card may be played without paying its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FreePlay {
    /// For nothing.
    Free,
    /// For what this program does.
    For(Pc),
}

impl Game {
    /// Calls `f` with the static rules of these kinds that a card has wherever it is, as far as their conditions hold.
    #[inline]
    fn each_own_rule(
        &self,
        db: &CardDb,
        def: &Def,
        seat: Seat,
        id: CardId,
        kinds: u16,
        f: impl FnMut(&StaticRule),
    ) {
        if def.static_kinds & kinds != 0 {
            self.each_rule_of(db, def, seat, id, kinds, f);
        }
    }

    #[inline(never)]
    fn each_rule_of(
        &self,
        db: &CardDb,
        def: &Def,
        seat: Seat,
        id: CardId,
        kinds: u16,
        mut f: impl FnMut(&StaticRule),
    ) {
        let ctx = Ctx::of(self, id, seat);
        for static_id in &def.statics {
            let rule = &db.statics[usize::from(static_id.0)];
            if rule.rule.kind() & kinds != 0 && rule.cond.is_none_or(|cond| self.holds(db, cond, &ctx)) {
                f(&rule.rule);
            }
        }
    }

    /// Whether and how the card may be played for free from its player's hand (1.5.5.3).
    pub(crate) fn free_play(&self, db: &CardDb, seat: Seat, id: CardId) -> Option<FreePlay> {
        let mut way = None;
        let def = db.def(self.card(id).def);
        self.each_own_rule(db, def, seat, id, kind::FREE, |rule| match rule {
            StaticRule::PlayFree(Scope::This) => way = Some(FreePlay::Free),
            StaticRule::PlayFreeFor(pc)
                if way.is_none() && self.payable(db, *pc, Pc::MAX, &Ctx::of(self, id, seat), id) =>
            {
                way = Some(FreePlay::For(*pc));
            }
            _ => {}
        });
        self.each_static(db, kind::FREE, |(source, you, _), rule| {
            if let StaticRule::PlayFree(scope @ Scope::Fits(_)) = rule
                && you == seat
                && self.in_scope(db, *scope, id, source, you)
            {
                way = Some(FreePlay::Free);
            }
        });
        way
    }

    /// Whether the card forbids its own playing now.
    pub(crate) fn forbids_itself(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        let mut barred = false;
        let def = db.def(self.card(id).def);
        self.each_own_rule(db, def, seat, id, kind::CANT_PLAY, |rule| {
            if let StaticRule::CantPlayThis(who) = rule {
                barred |= self.is_among(*who, seat, &Ctx::of(self, id, seat));
            }
        });
        barred
    }

    /// Whether the card has the inkwell symbol or counts as having it (5.2.4).
    #[inline]
    pub(crate) fn is_inkable(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId) -> bool {
        let mut inkable = def.inkable;
        if !inkable {
            self.each_static(db, kind::INK, |(source, you, _), rule| {
                if let StaticRule::Inkable(Scope::Fits(filter)) = rule {
                    inkable |= you == seat && self.fits(db, *filter, id, &Ctx::of(self, source, you));
                }
            });
        }
        inkable
    }

    /// Whether the player may ink cards from the discard.
    pub(crate) fn inks_from_discard(&self, db: &CardDb, seat: Seat) -> bool {
        let mut may = false;
        self.each_static(db, kind::INK, |(_, you, _), rule| {
            may |= you == seat && matches!(rule, StaticRule::InkFromDiscard);
        });
        may
    }

    /// Whether only one character may challenge in a turn, and another one did.
    pub(crate) fn another_challenged(&self, db: &CardDb, by: CardId) -> bool {
        let mut only_one = false;
        self.each_static(db, kind::CHALLENGE, |_, rule| {
            only_one |= matches!(rule, StaticRule::OneChallenger)
        });
        let by = self.refer(by);
        only_one && self.memory.iter().any(|memory| memory.moment == Moment::Challenges && memory.card != by)
    }

    /// Whether damage stays where it is.
    pub(crate) fn damage_stays(&self, db: &CardDb) -> bool {
        let mut stays = false;
        self.each_static(db, kind::LORE, |_, rule| stays |= matches!(rule, StaticRule::NoDamageRemoval));
        stays
    }

    /// Whether cards come into the player's inkwell exerted.
    pub(crate) fn inkwell_exerted(&self, db: &CardDb, seat: Seat) -> bool {
        let mut exerted = false;
        self.each_static(db, kind::INK, |(source, you, _), rule| {
            if let StaticRule::InkwellExerted(who) = rule {
                exerted |= self.is_among(*who, seat, &Ctx::of(self, source, you));
            }
        });
        exerted
    }

    /// The ink to pay for moving a character to a location now (4.7.3.2).
    pub(crate) fn move_price(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> u16 {
        self.move_terms(db, seat, id, to).0
    }

    /// The price of a move, and the card whose discount it uses up.
    pub(crate) fn move_terms(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> (u16, CardId) {
        let mut used = CardId::NONE;
        let mut price = i16::from(self.move_cost(db, to));
        let mut free = false;
        self.each_static(db, kind::MOVE, |(source, you, _), rule| {
            if you != seat {
                return;
            }
            match rule {
                StaticRule::MoveFree(who) => {
                    free |= source == to && self.in_scope(db, *who, id, source, you);
                }
                StaticRule::MoveLess { n, who, to: place, once } => {
                    let spent = *once && self.card(source).used & USED_ONCE != 0;
                    let ctx = Ctx::of(self, source, you);
                    let there = match place {
                        Some(place) => self.fits_anywhere(db, *place, to, &ctx),
                        None => source == to,
                    };
                    if there && !spent && self.in_scope(db, *who, id, source, you) {
                        // Who may pay less does so where there is something to pay.
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

    /// Whether a rule keeps the player from gaining (or losing) lore.
    pub(crate) fn lore_is_barred(&self, db: &CardDb, seat: Seat, gaining: bool) -> bool {
        let mut barred = false;
        self.each_static(db, kind::LORE, |(source, you, _), rule| {
            let ctx = Ctx { asked: seat, ..Ctx::of(self, source, you) };
            let who = match rule {
                StaticRule::CantGainLore(who) if gaining => who,
                StaticRule::CantGainLoreUnless(who, cond) if gaining && !self.holds(db, *cond, &ctx) => who,
                StaticRule::CantLoseLore(who) if !gaining => who,
                _ => return,
            };
            barred |= self.is_among(*who, seat, &Ctx::of(self, source, you));
        });
        barred
    }

    /// The Shift a card has: printed, or gained while it is in hand.
    #[inline]
    pub(crate) fn shift_of(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId) -> Option<ShiftDef> {
        let mut shift = def.shift;
        self.each_own_rule(db, def, seat, id, kind::FREE, |rule| {
            if let StaticRule::GainsShift(gained) = rule {
                shift = shift.or(Some(*gained));
            }
        });
        shift
    }

    /// Whether effects don't make the player discard.
    pub(crate) fn keeps_hand(&self, db: &CardDb, seat: Seat) -> bool {
        let mut keeps = false;
        self.each_static(db, kind::PLAYER, |(_, you, _), rule| {
            keeps |= you == seat && matches!(rule, StaticRule::NoDiscard);
        });
        keeps
    }

    /// Whether the card's ability costs no ink now (1.5.5.4).
    pub(crate) fn used_free(&self, db: &CardDb, id: CardId, ability: u8) -> bool {
        if self.static_kinds & kind::PLAYER == 0 {
            return false;
        }
        let name = db.def(self.card(id).def).activated_names.get(usize::from(ability));
        let Some(Some(name)) = name else { return false };
        let mut free = false;
        self.each_static(db, kind::PLAYER, |(source, _, _), rule| {
            if let StaticRule::UseFree(said) = rule {
                free |= source == id && name.eq_ignore_ascii_case(&db.names[usize::from(*said)]);
            }
        });
        free
    }

    /// Whether all see the top card of the player's deck.
    fn top_is_open(&self, db: &CardDb, seat: Seat) -> bool {
        let mut open = false;
        self.each_static(db, kind::PLAYER, |(source, you, _), rule| {
            if let StaticRule::FaceUpTop(who) = rule {
                open |= self.is_among(*who, seat, &Ctx::of(self, source, you));
            }
        });
        open
    }

    /// Turns the top cards of decks face up or down again as the rules in force say.
    #[inline]
    pub(crate) fn turn_tops(&mut self, db: &CardDb) {
        if self.open_tops || self.static_kinds & kind::PLAYER != 0 {
            self.turn_each_top(db);
        }
    }

    fn turn_each_top(&mut self, db: &CardDb) {
        self.open_tops = false;
        for seat in self.seats() {
            let top = self.list(seat, Zone::Deck).first;
            let open = top.is_some() && self.top_is_open(db, seat);
            // What was the top and lies below it now is hidden again, and so is the top when it isn't open any more.
            let mut next = if open { self.card(top).next } else { top };
            while next.is_some() {
                let id = next;
                next = self.card(id).next;
                if self.card(id).shown == Shown::Top {
                    self.show(id, Shown::No);
                }
            }
            if open && self.card(top).shown == Shown::No {
                self.show(top, Shown::Top);
            }
            self.open_tops |= open;
        }
    }

    /// Whether an effect lets the character challenge this ready card.
    pub(crate) fn may_challenge_ready(&self, db: &CardDb, by: CardId, target: CardId) -> bool {
        self.timed.iter().any(|timed| {
            matches!(timed.what, TimedKind::ChallengeReady(what)
                if self.fits_anywhere(db, what, target, &Ctx::of(self, timed.source, timed.you)))
                && timed.on.id == by
                && self.find(timed.on).is_some()
                && self.in_force(timed)
        })
    }

    /// The zones a player may ink from.
    pub(crate) fn ink_zone(&self, db: &CardDb, seat: Seat, id: CardId) -> Zone {
        if self.card(id).zone == Zone::Discard && self.inks_from_discard(db, seat) {
            Zone::Discard
        } else {
            Zone::Hand
        }
    }
}
