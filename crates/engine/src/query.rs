//! Questions about the state: which cards fit a description, whether a condition holds, how much a value is.

use crate::db::CardDb;
use crate::frame::{ChallengeStep, Effect, Frame};
use crate::ids::{CardId, CardRef, DefId, Seat};
use crate::program::{
    Cards, Cond, CondId, Filter, FilterId, Moment, Players, Side, Test, Value, Where, cant,
};
use crate::state::{Game, Memory, Zone};
use ability::{CardType, Stat};

/// From whose point of view something is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    pub you: Seat,
    pub source: CardRef,
    pub subject: CardRef,
    pub object: CardRef,
    pub that: Seat,
    pub number: i16,
    /// Where the asking effect's registers begin.
    pub base: usize,
    pub name: u16,
    /// The players that the asking effect chose, as bits.
    pub chosen: u64,
    /// What the card asked about was, where something is asked about what happened.
    pub was: Option<DefId>,
}

impl Ctx {
    /// The point of view of a static ability or a card as such.
    pub fn of(game: &Game, source: CardId, you: Seat) -> Ctx {
        Ctx {
            you,
            source: game.refer(source),
            subject: CardRef::NONE,
            object: CardRef::NONE,
            that: you,
            number: 0,
            base: game.picked.len(),
            name: u16::MAX,
            chosen: 0,
            was: None,
        }
    }

    pub fn from_effect(effect: &Effect) -> Ctx {
        Ctx {
            you: effect.you,
            source: effect.source,
            subject: effect.subject,
            object: effect.object,
            that: effect.that,
            number: effect.number,
            base: usize::from(effect.base),
            name: effect.name,
            chosen: effect.chosen,
            was: None,
        }
    }
}

impl Game {
    /// The two cards of the present challenge, challenger first.
    pub(crate) fn challenge(&self) -> Option<(CardRef, CardRef)> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Challenge { by, target, step: ChallengeStep::Damage | ChallengeStep::End } => {
                Some((*by, *target))
            }
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Play(_)
            | Frame::Effect(_)
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. }
            | Frame::Ask(_) => None,
        })
    }

    /// Whether the card is a character and so on, as it is printed.
    pub(crate) fn is_kind(&self, db: &CardDb, id: CardId, kind: CardType) -> bool {
        db.def(self.card(id).def).kind == kind
    }

    pub fn has_class(&self, db: &CardDb, id: CardId, class: u8) -> bool {
        (db.def(self.card(id).def).classes | self.gained_classes(id)) & (1 << class) != 0
    }

    /// The ink cost printed on the card (1.5.4).
    pub fn cost(&self, db: &CardDb, id: CardId) -> u8 {
        db.def(self.card(id).def).cost
    }

    pub fn move_cost(&self, db: &CardDb, id: CardId) -> u8 {
        db.def(self.card(id).def).move_cost
    }

    /// A characteristic for others to use: negative Strength and lore count as 0 (6.6.2, 6.6.3).
    pub(crate) fn stat(&self, db: &CardDb, id: CardId, stat: Stat) -> i16 {
        let def = db.def(self.card(id).def);
        let here = self.card(id).zone == Zone::Play;
        let traits = self.traits(id);
        match stat {
            Stat::Cost => i16::from(def.cost),
            Stat::MoveCost => i16::from(def.move_cost),
            Stat::Strength if here => traits.strength.max(0),
            Stat::Willpower if here => traits.willpower,
            Stat::Lore if here => traits.lore.max(0),
            Stat::Strength => def.strength,
            Stat::Willpower => def.willpower,
            Stat::Lore => def.lore,
        }
    }

    /// The last known characteristic of a card that may have left play (6.7.6).
    fn last_stat(&self, db: &CardDb, id: CardId, stat: Stat) -> i16 {
        match stat {
            Stat::Cost | Stat::MoveCost => self.stat(db, id, stat),
            Stat::Strength => self.traits(id).strength.max(0),
            Stat::Willpower => self.traits(id).willpower,
            Stat::Lore => self.traits(id).lore.max(0),
        }
    }

    /// A characteristic of a card as it is in play, or as printed on what it was.
    fn stat_as(&self, db: &CardDb, id: CardId, stat: Stat, ctx: &Ctx) -> i16 {
        match ctx.was.filter(|_| self.card(id).zone != Zone::Play).map(|was| db.def(was)) {
            None => self.stat(db, id, stat),
            Some(was) => match stat {
                Stat::Cost => i16::from(was.cost),
                Stat::MoveCost => i16::from(was.move_cost),
                Stat::Strength => was.strength,
                Stat::Willpower => was.willpower,
                Stat::Lore => was.lore,
            },
        }
    }

    fn has_keyword_as(&self, db: &CardDb, id: CardId, keyword: ability::KeywordKind, ctx: &Ctx) -> bool {
        match ctx.was.filter(|_| self.card(id).zone != Zone::Play) {
            None => self.has_keyword(db, id, keyword),
            Some(was) => db.def(was).has(keyword),
        }
    }

    /// Whether a card passes all tests of a description.
    #[inline]
    fn passes(&self, db: &CardDb, filter: &Filter, id: CardId, ctx: &Ctx) -> bool {
        filter.tests.iter().all(|test| match *test {
            // The first test of most descriptions.
            Test::Kind(bits) => db.def(ctx.was.unwrap_or(self.card(id).def)).kinds & bits != 0,
            test => self.test(db, test, id, ctx),
        })
    }

    fn test(&self, db: &CardDb, test: Test, id: CardId, ctx: &Ctx) -> bool {
        let card = self.card(id);
        let def = db.def(ctx.was.unwrap_or(card.def));
        match test {
            Test::Kind(bits) => def.kinds & bits != 0,
            Test::Class(bits) => (def.classes | self.gained_classes(id)) & bits != 0,
            Test::Ink(bits) => def.inks & bits != 0,
            Test::Exerted => card.exerted,
            Test::Ready => !card.exerted && def.kind != CardType::Location,
            Test::Damaged => card.damage > 0,
            Test::DamageAtLeast(n) => card.damage >= n,
            Test::Undamaged => card.damage == 0 && def.kind != CardType::Item,
            Test::Other => {
                id != ctx.source.id
                    && !self.picked[ctx.base.min(self.picked.len())..].iter().any(|p| p.card.id == id)
            }
            Test::Named(name) => def.names.contains(&name),
            Test::NamedAny(first, n) => {
                let names = &db.name_lists[usize::from(first)..usize::from(first) + usize::from(n)];
                names.iter().any(|name| def.names.contains(name))
            }
            Test::AtLeast(stat, n) => self.stat_as(db, id, stat, ctx) >= n,
            Test::AtMost(stat, n) => self.stat_as(db, id, stat, ctx) <= n,
            Test::Keyword(keyword) => self.has_keyword_as(db, id, keyword, ctx),
            Test::NoKeyword(keyword) => !self.has_keyword_as(db, id, keyword, ctx),
            Test::AtLocation => card.at.is_some(),
            Test::LocationOrAtOne => card.at.is_some() || db.def(card.def).kind == CardType::Location,
            Test::Here => {
                // "Here" on a character means where that character is.
                let source = ctx.source.id;
                card.at.is_some() && (card.at == source || card.at == self.card(source).at)
            }
            Test::Challenging => self.challenge().is_some_and(|(by, _)| by.id == id),
            Test::Challenged => self.challenge().is_some_and(|(_, target)| target.id == id),
            Test::HasUnder => card.under_count > 0,
            Test::Inkable => def.inkable,
            Test::NotKind(bits) => def.kinds & bits == 0,
            Test::NotNamed(name) => !def.names.contains(&name),
            Test::SameName(cards) => {
                let other = self.single(cards, ctx).id;
                other.is_some()
                    && db.def(self.card(other).def).names.iter().any(|name| def.names.contains(name))
            }
            Test::GivenName => def.names.contains(&ctx.name),
            Test::AtMostOf(stat, of, cards) => {
                let other = self.single(cards, ctx).id;
                other.is_some() && self.stat(db, id, stat) <= self.last_stat(db, other, of)
            }
            Test::LessThan(stat, cards) => {
                let other = self.single(cards, ctx).id;
                other.is_some() && self.stat(db, id, stat) < self.last_stat(db, other, stat)
            }
            Test::CostUpTo(more, cards) => {
                let other = self.single(cards, ctx).id;
                other.is_some() && i16::from(def.cost) <= i16::from(self.cost(db, other)) + more
            }
            Test::WithinTotal(stat, most, reg) => {
                let mut total = self.stat(db, id, stat);
                self.cards_of(Cards::Reg(reg), ctx, |other| {
                    if other != id {
                        total = total.saturating_add(self.stat(db, other, stat));
                    }
                });
                total <= most
            }
            Test::WasChallenged => {
                self.memory.iter().any(|memory| memory.moment == Moment::Challenged && memory.card == id)
            }
            Test::Either(first, second) => [first, second].iter().any(|filter| {
                let filter = &db.filters[usize::from(filter.0)];
                self.passes(db, filter, id, ctx)
            }),
            Test::Apart(cards) => {
                let mut apart = true;
                self.cards_of(cards, ctx, |other| apart &= other != id);
                apart
            }
            Test::WasUnder(cards) => {
                let host = self.single(cards, ctx).id;
                host.is_some() && card.zone == Zone::Discard && card.host == host
            }
            Test::Shiftable { free } => self.is_shiftable(db, id, free),
            Test::ShiftBase { of, free } => {
                self.first_of(of, ctx).is_some_and(|of| self.is_shift_base(db, of, id, free))
            }
            Test::CanSing(song) => self.first_of(song, ctx).is_some_and(|song| self.can_sing(db, song, id)),
            Test::WouldReady => {
                card.exerted && self.traits(id).cant & (cant::READY | cant::READY_AT_START) == 0
            }
            Test::Dry => !self.is_drying(db, id),
            Test::This => id == ctx.source.id,
            Test::ChallengingA(what) => self
                .challenge()
                .is_some_and(|(by, target)| by.id == id && self.fits_anywhere(db, what, target.id, ctx)),
            Test::MoreThanEach(stat, each) => {
                let mine = self.stat(db, id, stat);
                let mut most = true;
                self.each_fit(db, each, ctx, |other| {
                    most &= other == id || mine > self.stat(db, other, stat);
                    most
                });
                most
            }
        }
    }

    /// Classifications a card in play has gained.
    fn gained_classes(&self, id: CardId) -> u128 {
        if self.card(id).zone == Zone::Play { self.traits(id).classes } else { 0 }
    }

    /// Whether a card has a keyword, in play or as printed.
    pub(crate) fn has_keyword(&self, db: &CardDb, id: CardId, keyword: ability::KeywordKind) -> bool {
        if self.card(id).zone == Zone::Play {
            self.traits(id).has(keyword)
        } else {
            db.def(self.card(id).def).has(keyword)
        }
    }

    fn on_side(&self, side: Side, owner: Seat, ctx: &Ctx) -> bool {
        match side {
            Side::Any => true,
            Side::You => owner == ctx.you,
            Side::Opponents => self.are_opponents(owner, ctx.you),
            Side::That => owner == ctx.that,
        }
    }

    fn in_zone(&self, zone: Where, id: CardId, ctx: &Ctx) -> bool {
        let card = self.card(id);
        match zone {
            Where::Play => card.zone == Zone::Play,
            Where::Hand => card.zone == Zone::Hand,
            Where::Discard => card.zone == Zone::Discard,
            Where::Inkwell => card.zone == Zone::Inkwell,
            Where::Aside => card.zone == Zone::Aside,
            Where::UnderSource => card.zone == Zone::Under && card.host == ctx.source.id,
            Where::Deck => card.zone == Zone::Deck,
            Where::HandOrDiscard => matches!(card.zone, Zone::Hand | Zone::Discard),
            Where::UnderOf(cards) => {
                let mut under = false;
                self.cards_of(cards, ctx, |host| under |= card.zone == Zone::Under && card.host == host);
                under
            }
        }
    }

    /// Whether a card fits a description, zone included.
    pub(crate) fn fits(&self, db: &CardDb, filter: FilterId, id: CardId, ctx: &Ctx) -> bool {
        let filter = &db.filters[usize::from(filter.0)];
        self.in_zone(filter.zone, id, ctx) && self.fits_parts(db, filter, id, ctx)
    }

    /// Whether a card fits a description wherever it is.
    pub(crate) fn fits_anywhere(&self, db: &CardDb, filter: FilterId, id: CardId, ctx: &Ctx) -> bool {
        self.fits_parts(db, &db.filters[usize::from(filter.0)], id, ctx)
    }

    fn fits_parts(&self, db: &CardDb, filter: &Filter, id: CardId, ctx: &Ctx) -> bool {
        self.on_side(filter.side, self.card(id).owner, ctx) && self.passes(db, filter, id, ctx)
    }

    /// Calls `f` with each card that fits, until it returns false. In turn order, each zone in its own order.
    pub(crate) fn each_fit(
        &self,
        db: &CardDb,
        filter: FilterId,
        ctx: &Ctx,
        mut f: impl FnMut(CardId) -> bool,
    ) {
        let filter = &db.filters[usize::from(filter.0)];
        let (zone, also) = match filter.zone {
            Where::Play => (Zone::Play, None),
            Where::Hand => (Zone::Hand, None),
            Where::Discard => (Zone::Discard, None),
            Where::Inkwell => (Zone::Inkwell, None),
            Where::Aside => (Zone::Aside, None),
            Where::Deck => (Zone::Deck, None),
            Where::HandOrDiscard => (Zone::Hand, Some(Zone::Discard)),
            Where::UnderSource => {
                for id in self.under(ctx.source.id) {
                    if self.fits_parts(db, filter, id, ctx) && !f(id) {
                        return;
                    }
                }
                return;
            }
            Where::UnderOf(cards) => {
                let mut more = true;
                self.cards_of(cards, ctx, |host| {
                    for id in self.under(host) {
                        if more && self.fits_parts(db, filter, id, ctx) {
                            more = f(id);
                        }
                    }
                });
                return;
            }
        };
        for seat in self.turn_order() {
            if !self.on_side(filter.side, seat, ctx) {
                continue;
            }
            for id in self.zone(seat, zone).chain(also.into_iter().flat_map(|zone| self.zone(seat, zone))) {
                if self.passes(db, filter, id, ctx) && !f(id) {
                    return;
                }
            }
        }
    }

    pub(crate) fn count_fits(&self, db: &CardDb, filter: FilterId, ctx: &Ctx) -> u16 {
        let mut n = 0;
        self.each_fit(db, filter, ctx, |_| {
            n += 1;
            true
        });
        n
    }

    /// The cards an op speaks of that still are the same cards.
    pub(crate) fn cards_of(&self, cards: Cards, ctx: &Ctx, mut f: impl FnMut(CardId)) {
        match cards {
            Cards::Reg(reg) => {
                for picked in &self.picked[ctx.base.min(self.picked.len())..] {
                    if picked.reg == reg
                        && let Some(id) = self.find(picked.card)
                    {
                        f(id);
                    }
                }
            }
            Cards::This
            | Cards::Subject
            | Cards::Object
            | Cards::Challenging
            | Cards::Challenged
            | Cards::PlaceOf(_) => {
                if let Some(id) = self.find(self.single(cards, ctx)) {
                    f(id);
                }
            }
        }
    }

    /// The one card spoken of, whether or not it still is the same card.
    pub(crate) fn single(&self, cards: Cards, ctx: &Ctx) -> CardRef {
        match cards {
            Cards::This => ctx.source,
            Cards::Subject => ctx.subject,
            Cards::Object => ctx.object,
            Cards::Reg(reg) => self.picked[ctx.base.min(self.picked.len())..]
                .iter()
                .find(|p| p.reg == reg)
                .map_or(CardRef::NONE, |p| p.card),
            Cards::PlaceOf(reg) => {
                let card = self.single(Cards::Reg(reg), ctx).id;
                if card.is_none() { CardRef::NONE } else { self.refer(self.card(card).at) }
            }
            Cards::Challenging => self.challenge().map_or(CardRef::NONE, |(by, _)| by),
            Cards::Challenged => self.challenge().map_or(CardRef::NONE, |(_, target)| target),
        }
    }

    pub(crate) fn first_of(&self, cards: Cards, ctx: &Ctx) -> Option<CardId> {
        let mut first = None;
        self.cards_of(cards, ctx, |id| first = first.or(Some(id)));
        first
    }

    /// Whether a player is among those meant.
    pub(crate) fn is_among(&self, players: Players, seat: Seat, ctx: &Ctx) -> bool {
        match players {
            Players::You => seat == ctx.you,
            Players::Opponents => self.are_opponents(seat, ctx.you),
            Players::Everyone => true,
            Players::That => seat == ctx.that,
            Players::Chosen => ctx.chosen & (1 << seat.0) != 0,
            Players::MostCards => {
                let hand = |seat| self.list(seat, Zone::Hand).len;
                self.seats().all(|other| hand(other) <= hand(seat))
            }
            Players::Ahead => {
                self.are_opponents(seat, ctx.you) && self.player(seat).lore > self.player(ctx.you).lore
            }
            Players::Of(cards) => {
                let card = self.single(cards, ctx).id;
                card.is_some() && self.card(card).owner == seat
            }
        }
    }

    /// The one player meant, the first in turn order where several are.
    pub(crate) fn one_player(&self, players: Players, ctx: &Ctx) -> Option<Seat> {
        self.turn_order().find(|seat| self.is_among(players, *seat, ctx))
    }

    pub(crate) fn value(&self, db: &CardDb, value: Value, ctx: &Ctx) -> i16 {
        match value {
            Value::N(n) => n,
            Value::Counted(n) => n.saturating_mul(ctx.number),
            Value::PerCard(n, filter) => n.saturating_mul(self.count_fits(db, filter, ctx) as i16),
            Value::PerDamage(n, cards) => {
                let mut damage = 0i16;
                self.cards_of(cards, ctx, |id| damage = damage.saturating_add(self.card(id).damage as i16));
                n.saturating_mul(damage)
            }
            Value::PerUnder(n, cards) => {
                let card = self.single(cards, ctx);
                let count = match self.find(card) {
                    Some(id) if self.card(id).zone == Zone::Play => self.card(id).under_count,
                    _ if card.id.is_some() => self.traits(card.id).under,
                    _ => 0,
                };
                n.saturating_mul(i16::from(count))
            }
            Value::Stat(n, stat, cards) => {
                let card = self.single(cards, ctx).id;
                if card.is_none() { 0 } else { n.saturating_mul(self.last_stat(db, card, stat)) }
            }
            Value::Printed(n, stat, cards) => {
                let card = self.single(cards, ctx).id;
                if card.is_none() { 0 } else { n.saturating_mul(self.stat(db, card, stat)) }
            }
            Value::Happened(n, cond) => n.saturating_mul(self.times(db, cond, ctx) as i16),
            Value::Lore(n, players) => {
                let lore = self.one_player(players, ctx).map_or(0, |seat| self.player(seat).lore as i16);
                n.saturating_mul(lore)
            }
            Value::PerHeld(n, cards, filter) => n.saturating_mul(self.held(db, cards, filter, ctx) as i16),
            Value::HandGap { who, size, over } => {
                let hand = self.one_player(who, ctx).map_or(0, |seat| self.list(seat, Zone::Hand).len as i16);
                if over { (hand - size).max(0) } else { (size - hand).max(0) }
            }
            Value::HandBehind(who, other) => {
                let hand =
                    |who| self.one_player(who, ctx).map_or(0, |seat| self.list(seat, Zone::Hand).len as i16);
                (hand(other) - hand(who)).max(0)
            }
            Value::DamageOnFits(n, filter) => {
                let mut damage = 0i16;
                self.each_fit(db, filter, ctx, |id| {
                    damage = damage.saturating_add(self.card(id).damage as i16);
                    true
                });
                n.saturating_mul(damage)
            }
            Value::Above(filter, n) => (self.count_fits(db, filter, ctx) as i16 - n).max(0),
            Value::InkTypes(n, filter) => {
                let mut inks = 0;
                self.each_fit(db, filter, ctx, |id| {
                    inks |= db.def(self.card(id).def).inks;
                    true
                });
                n.saturating_mul(inks.count_ones() as i16)
            }
            Value::AtMost(value, most) => self.value(db, db.values[usize::from(value)], ctx).min(most),
        }
    }

    /// How many of those cards fit, wherever they are.
    fn held(&self, db: &CardDb, cards: Cards, filter: FilterId, ctx: &Ctx) -> u16 {
        let mut n = 0;
        self.cards_of(cards, ctx, |id| n += u16::from(self.fits_anywhere(db, filter, id, ctx)));
        n
    }

    pub(crate) fn holds(&self, db: &CardDb, cond: CondId, ctx: &Ctx) -> bool {
        let within = |n: u16, min: u16, max: u16| (min..=max).contains(&n);
        match &db.conditions[usize::from(cond.0)] {
            Cond::Count { filter, min, max } => within(self.count_fits(db, *filter, ctx), *min, *max),
            Cond::Has { who, filter, min, max } => self.turn_order().any(|seat| {
                self.is_among(*who, seat, ctx)
                    && within(self.count_fits(db, *filter, &Ctx { that: seat, ..*ctx }), *min, *max)
            }),
            Cond::More { who, than, filter } => {
                let count = |seat| self.count_fits(db, *filter, &Ctx { that: seat, ..*ctx });
                self.turn_order().filter(|seat| self.is_among(*who, *seat, ctx)).any(|seat| {
                    self.turn_order()
                        .filter(|other| *other != seat && self.is_among(*than, *other, ctx))
                        .all(|other| count(seat) > count(other))
                })
            }
            Cond::MoreLore { who, than } => {
                self.turn_order().filter(|seat| self.is_among(*who, *seat, ctx)).any(|seat| {
                    self.turn_order()
                        .filter(|other| *other != seat && self.is_among(*than, *other, ctx))
                        .all(|other| self.player(seat).lore > self.player(other).lore)
                })
            }
            Cond::Lore { who, min, max } => self
                .turn_order()
                .any(|seat| self.is_among(*who, seat, ctx) && within(self.player(seat).lore, *min, *max)),
            Cond::Are { cards, filter } => {
                let (mut any, mut all) = (false, true);
                self.cards_of(*cards, ctx, |id| {
                    any = true;
                    all &= self.fits_anywhere(db, *filter, id, ctx);
                });
                any && all
            }
            Cond::Named(cards) => self
                .first_of(*cards, ctx)
                .is_some_and(|id| db.def(self.card(id).def).names.contains(&ctx.name)),
            Cond::Shifted(cards) => self.first_of(*cards, ctx).is_some_and(|id| self.card(id).shifted),
            Cond::FirstTurnGoingSecond => {
                self.player(ctx.you).turns == 1
                    && self.is_active(ctx.you)
                    && !self.same_party(self.starter, ctx.you)
            }
            Cond::YourTurn => self.is_active(ctx.you),
            Cond::OpponentsTurn => self.are_opponents(self.active, ctx.you),
            Cond::ThisTurn { min, max, .. } => within(self.times(db, cond, ctx), *min, *max),
            Cond::Number { min, max } => (*min..=*max).contains(&ctx.number),
            Cond::All(conds) => conds.iter().all(|cond| self.holds(db, *cond, ctx)),
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(db, *cond, ctx)),
            Cond::Not(cond) => !self.holds(db, *cond, ctx),
            Cond::Held { cards, filter, min, max } => within(self.held(db, *cards, *filter, ctx), *min, *max),
            Cond::Counted(least) => ctx.number >= *least,
            Cond::SameName(cards, other) => match (self.first_of(*cards, ctx), self.single(*other, ctx).id) {
                (Some(id), other) if other.is_some() => {
                    let names = &db.def(self.card(other).def).names;
                    db.def(self.card(id).def).names.iter().any(|name| names.contains(name))
                }
                _ => false,
            },
            Cond::HadUnder(cards) => {
                let card = self.single(*cards, ctx).id;
                card.is_some() && self.traits(card).under > 0
            }
        }
    }

    /// How often what a [`Cond::ThisTurn`] asks for happened.
    fn times(&self, db: &CardDb, cond: CondId, ctx: &Ctx) -> u16 {
        let Cond::ThisTurn { moment, who, filter, .. } = &db.conditions[usize::from(cond.0)] else {
            return 0;
        };
        let fits = |memory: &&Memory| {
            memory.moment == *moment
                && who.is_none_or(|who| self.is_among(who, memory.seat, ctx))
                && self.fits_anywhere(db, *filter, memory.card, &Ctx { was: Some(memory.def), ..*ctx })
        };
        self.memory.iter().filter(fits).count() as u16
    }
}
