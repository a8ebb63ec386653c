//! Queries on the state: which cards fit a filter, whether a condition holds, the size of a value.

use crate::api::ids::{CardId, CardRef, DefId, Seat, SeatSet};
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{
    CardOperand, CardTest, ClassSet, Cond, CondId, Filter, FilterId, FilterOwner, FilterZone, InkSet, Moment,
    NumberOperand, PlayerOperand, Reg,
};
use crate::state::frame::{EffectFrame, EffectKind, LOOPS, NUMBERS, PEOPLE};
use crate::state::{Card, Game, Ghost, PastEvent, Traits, Zone};
use smallvec::SmallVec;
use wording::{CardType, KeywordSet, QuantifiedPlayers, Quantifier, Stat};

impl Game {
    /// The card, if it has moved to its player's discard and nowhere else since the reference was made
    /// (7.1.6), and its player is one of these.
    pub(crate) fn recalled(&self, card: CardOperand, whose: PlayerOperand, ctx: &Ctx) -> Option<CardId> {
        let known = self.single(card, ctx);
        let now = known.id.is_some().then(|| self.card(known.id))?;
        let is_there = now.zone == Zone::Discard
            && now.life == known.life.wrapping_add(1)
            && self.is_among(whose, now.owner, ctx);
        is_there.then_some(known.id)
    }

    /// Whether the card has this printed card type.
    #[inline(always)]
    pub(crate) fn is_kind(&self, db: &CardDb, id: CardId, kind: CardType) -> bool {
        db.outline(self.card(id).def).kind == kind
    }

    pub fn has_class(&self, db: &CardDb, id: CardId, class: u8) -> bool {
        (db.def(self.card(id).def).classes | self.classes_now(id)).has(ClassSet::of(class))
    }

    /// The card's printed ink cost (1.5.4).
    pub fn cost(&self, db: &CardDb, id: CardId) -> u8 {
        db.outline(self.card(id).def).cost
    }

    pub fn move_cost(&self, db: &CardDb, id: CardId) -> u8 {
        db.def(self.card(id).def).move_cost
    }

    /// Strength or lore as a number to use: negative values count as 0 (6.6.2, 6.6.3).
    #[inline]
    fn counted(&self, n: i16) -> i16 {
        if self.rules.say(EditionQuestion::NegativeCountsAsZero) { n.max(0) } else { n }
    }

    /// A characteristic as other effects use it: negative Strength and lore count as 0 (6.6.2, 6.6.3).
    pub(crate) fn stat(&self, db: &CardDb, id: CardId, stat: Stat) -> i16 {
        let def = db.def(self.card(id).def);
        let here = self.card(id).zone == Zone::Play;
        let traits = self.traits(id);
        match stat {
            Stat::Cost => i16::from(def.cost),
            Stat::MoveCost => i16::from(def.move_cost),
            Stat::Strength if here => self.counted(traits.strength),
            Stat::Willpower if here => traits.willpower,
            Stat::Lore if here => self.counted(traits.lore),
            Stat::Strength => def.strength,
            Stat::Willpower => def.willpower,
            Stat::Lore => def.lore,
        }
    }

    /// The characteristics of the card in its last stay in play up to then, or now if it is still there
    /// (6.7.6).
    fn last_known(&self, card: CardRef) -> Option<&Traits> {
        self.last_stay(card).map(|(traits, _)| traits)
    }

    /// Like [`last_known`](Game::last_known), with whether the card was played by Shift.
    fn last_stay(&self, card: CardRef) -> Option<(&Traits, bool)> {
        if card.id.is_none() {
            return None;
        }
        let now = self.card(card.id);
        if now.stay != Card::NEVER && now.stay <= card.life {
            return Some((self.traits(card.id), now.shifted));
        }
        let earlier = |ghost: &&Ghost| ghost.card.id == card.id && ghost.card.life <= card.life;
        self.ghosts.iter().rev().find(earlier).map(|ghost| (&ghost.traits, ghost.shifted))
    }

    /// The last known characteristic of a card that may have left play (6.7.6), or the printed one if it was
    /// never there.
    fn last_stat(&self, db: &CardDb, card: CardRef, stat: Stat) -> i16 {
        match (stat, self.last_known(card)) {
            (Stat::Cost | Stat::MoveCost, _) | (_, None) => self.stat(db, card.id, stat),
            (Stat::Strength, Some(traits)) => self.counted(traits.strength),
            (Stat::Willpower, Some(traits)) => traits.willpower,
            (Stat::Lore, Some(traits)) => self.counted(traits.lore),
        }
    }

    /// The card as it was, if it is no longer in play as the same card.
    fn was_only(&self, id: CardId, ctx: &Ctx) -> Option<PastCard> {
        let was = ctx.was?;
        let same = self.card(id).zone == Zone::Play && self.refer(id) == was.card;
        (!same).then_some(was)
    }

    /// The last characteristics of a card that was in play (6.7.6).
    fn known_as(&self, was: PastCard) -> Option<&Traits> {
        let stay = self.card(was.card.id).stay;
        // During its stay in play or right after it.
        let close = |stay: u16| stay != Card::NEVER && was.card.life.wrapping_sub(stay) <= 1;
        if close(stay) {
            return Some(self.traits(was.card.id));
        }
        let earlier = |ghost: &&Ghost| ghost.card.id == was.card.id && close(ghost.card.life);
        self.ghosts.iter().rev().find(earlier).map(|ghost| &ghost.traits)
    }

    /// A characteristic of a card: the current one in play, the last known one, or the printed one.
    fn stat_as(&self, db: &CardDb, id: CardId, stat: Stat, ctx: &Ctx) -> i16 {
        let Some(was) = self.was_only(id, ctx) else { return self.stat(db, id, stat) };
        let def = db.def(was.def);
        match (stat, self.known_as(was)) {
            (Stat::Cost, _) => i16::from(def.cost),
            (Stat::MoveCost, _) => i16::from(def.move_cost),
            (Stat::Strength, known) => known.map_or(def.strength, |traits| self.counted(traits.strength)),
            (Stat::Willpower, known) => known.map_or(def.willpower, |traits| traits.willpower),
            (Stat::Lore, known) => known.map_or(def.lore, |traits| self.counted(traits.lore)),
        }
    }

    fn has_keyword_as(&self, db: &CardDb, id: CardId, keyword: wording::KeywordKind, ctx: &Ctx) -> bool {
        match self.was_only(id, ctx) {
            None => self.has_keyword(db, id, keyword),
            Some(was) => {
                self.known_as(was).map_or_else(|| db.def(was.def).has(keyword), |traits| traits.has(keyword))
            }
        }
    }

    /// The card being tested, as it is now or as it was at the time of the event.
    fn asked_about(&self, id: CardId, ctx: &Ctx) -> CardRef {
        ctx.was.map_or_else(|| self.refer(id), |was| was.card)
    }

    /// Whether the card is one of these. A card that left and came back is another one (7.1.6).
    fn is_one_of(&self, cards: CardOperand, card: CardRef, ctx: &Ctx) -> bool {
        match cards {
            CardOperand::Reg(reg, depth) => self.registered(reg, depth, ctx).any(|picked| picked == card),
            CardOperand::Singers | CardOperand::EventSingers => {
                let mut found = false;
                self.cards_of(cards, ctx, |id| found |= self.refer(id) == card);
                found
            }
            cards => self.single(cards, ctx) == card,
        }
    }

    /// The cards in a register, for the current rounds of `depth` loops.
    fn registered<'a>(&'a self, reg: Reg, depth: u8, ctx: &'a Ctx) -> impl Iterator<Item = CardRef> + 'a {
        let depth = usize::from(depth).min(LOOPS);
        let supposed = ctx.suppose.filter(|(supposed, _)| *supposed == reg).map(|(_, card)| card);
        let picked = self.picked[ctx.base.min(self.picked.len())..]
            .iter()
            .filter(move |picked| picked.reg == reg && picked.rounds[..depth] == ctx.rounds[..depth])
            .map(|picked| picked.card);
        supposed.into_iter().chain(picked)
    }

    /// Whether a card is set aside for this effect.
    #[inline(never)]
    pub(crate) fn is_aside_for(&self, id: CardId, ctx: &Ctx) -> bool {
        let card = self.refer(id);
        self.picked[ctx.base.min(self.picked.len())..].iter().any(|picked| picked.card == card)
    }

    /// Whether a card passes all tests of a filter.
    #[inline]
    fn passes(&self, db: &CardDb, filter: &Filter, id: CardId, ctx: &Ctx) -> bool {
        filter.tests.iter().all(|test| self.passes_test(db, *test, id, ctx))
    }

    /// Whether a card passes a test.
    #[inline(always)]
    pub(crate) fn passes_test(&self, db: &CardDb, test: CardTest, id: CardId, ctx: &Ctx) -> bool {
        match test {
            // The most frequent tests. The others are in a function of their own, so that these need no
            // preparation.
            CardTest::Kind(bits) => {
                db.outline(ctx.was.map_or(self.card(id).def, |was| was.def)).kinds.has(bits)
            }
            CardTest::Exerted => self.card(id).exerted,
            test => self.test(db, test, id, ctx),
        }
    }

    #[inline(never)]
    pub(crate) fn test(&self, db: &CardDb, test: CardTest, id: CardId, ctx: &Ctx) -> bool {
        let card = self.card(id);
        let def = db.def(ctx.was.map_or(card.def, |was| was.def));
        match test {
            CardTest::Kind(bits) => def.kinds.has(bits),
            CardTest::Class(bits) => (def.classes | self.gained_classes(id, ctx)).has(bits),
            CardTest::Ink(bits) => def.inks.has(bits),
            CardTest::Exerted => card.exerted,
            CardTest::Ready => !card.exerted && def.kind != CardType::Location,
            CardTest::Damaged => card.damage > 0,
            CardTest::DamageAtLeast(n) => card.damage >= n,
            CardTest::Undamaged => card.damage == 0 && def.kind != CardType::Item,
            CardTest::Except(cards) => {
                !self.is_one_of(cards, self.asked_about(id, ctx), ctx) && !self.has_become(cards, id, ctx)
            }
            CardTest::Is(cards) => self.is_one_of(cards, self.asked_about(id, ctx), ctx),
            CardTest::Named(name) => def.names.contains(&name),
            CardTest::NamedAny(first, n) => {
                let names = &db.name_lists[usize::from(first)..usize::from(first) + usize::from(n)];
                names.iter().any(|name| def.names.contains(name))
            }
            CardTest::AtLeast(stat, n) => self.stat_as(db, id, stat, ctx) >= n,
            CardTest::AtMost(stat, n) => self.stat_as(db, id, stat, ctx) <= n,
            CardTest::Keyword(keyword) => self.has_keyword_as(db, id, keyword, ctx),
            CardTest::NoKeyword(keyword) => !self.has_keyword_as(db, id, keyword, ctx),
            CardTest::NoAbility => {
                !def.has_ability
                    && self.traits(id).keywords == KeywordSet::NONE
                    && self.grants(db, id).next().is_none()
            }
            CardTest::AtLocation => card.at.is_some(),
            CardTest::LocationOrAtOne => card.at.is_some() || db.def(card.def).kind == CardType::Location,
            CardTest::AtThis => card.at.is_some() && card.at == ctx.source.id,
            CardTest::At(place) => card.at.is_some() && card.at == self.single(place, ctx).id,
            CardTest::WhereThisIs => card.at.is_some() && card.at == self.card(ctx.source.id).at,
            CardTest::Challenging => self.challenge().is_some_and(|(by, _)| by.id == id),
            CardTest::Challenged => self.challenge().is_some_and(|(_, target)| target.id == id),
            CardTest::HasUnder => card.under_count > 0,
            CardTest::Inkable => self.is_inkable(db, def, card.owner, id),
            CardTest::NotKind(bits) => !def.kinds.has(bits),
            CardTest::NotNamed(name) => !def.names.contains(&name),
            CardTest::SharesName(cards) => {
                let other = self.single(cards, ctx).id;
                other.is_some()
                    && db.def(self.card(other).def).names.iter().any(|name| def.names.contains(name))
            }
            CardTest::GivenName => def.names.contains(&ctx.name),
            CardTest::AtMostOf(stat, of, cards) => {
                let other = self.single(cards, ctx);
                other.id.is_some() && self.stat(db, id, stat) <= self.last_stat(db, other, of)
            }
            CardTest::LessThan(stat, cards) => {
                let other = self.single(cards, ctx);
                other.id.is_some() && self.stat(db, id, stat) < self.last_stat(db, other, stat)
            }
            CardTest::CostUpTo(more, cards) => {
                let other = self.single(cards, ctx).id;
                other.is_some() && i16::from(def.cost) <= i16::from(self.cost(db, other)) + more
            }
            CardTest::WithinTotal(stat, most, reg) => {
                let mut total = self.stat(db, id, stat);
                self.cards_of(CardOperand::Reg(reg, LOOPS as u8), ctx, |other| {
                    if other != id {
                        total = total.saturating_add(self.stat(db, other, stat));
                    }
                });
                total <= most
            }
            CardTest::WasChallenged => {
                let it = self.asked_about(id, ctx);
                self.memory.iter().any(|memory| memory.moment == Moment::Challenged && memory.card == it)
            }
            CardTest::Any(first, n) => {
                let any = &db.alternatives[usize::from(first)..usize::from(first) + usize::from(n)];
                any.iter().any(|filter| self.passes(db, &db.filters[usize::from(filter.0)], id, ctx))
            }
            CardTest::Such(cond) => self.holds(db, cond, &Ctx { it: self.asked_about(id, ctx), ..*ctx }),
            CardTest::Able(able) => self.is_able(db, able, id, ctx),
            CardTest::WasUnder(cards) => {
                let host = self.single(cards, ctx).id;
                host.is_some() && card.zone == Zone::Discard && card.host == host
            }
            CardTest::ChallengingA(what) => self
                .challenge()
                .is_some_and(|(by, target)| by.id == id && self.fits_anywhere(db, what, target.id, ctx)),
            CardTest::MoreThanEach(stat, each) => self.is_most(db, id, stat, each, ctx, 1),
            CardTest::NoneHasMore(stat, each) => self.is_most(db, id, stat, each, ctx, 0),
            CardTest::PlayedThisTurn(who) => self.memory.iter().any(|memory| {
                let same = memory.card.id == id
                    && (memory.card.life == card.life || self.discarded_since(memory.card));
                memory.moment == Moment::Played && same && self.is_among(who, memory.seat, ctx)
            }),
        }
    }

    /// Whether the card's characteristic is higher than that of each other card that fits by at least `by`.
    fn is_most(&self, db: &CardDb, id: CardId, stat: Stat, each: FilterId, ctx: &Ctx, by: i16) -> bool {
        let mine = self.stat(db, id, stat);
        let mut most = true;
        self.each_fit(db, each, ctx, |other| {
            most &= other == id || mine.saturating_sub(self.stat(db, other, stat)) >= by;
            most
        });
        most
    }

    /// Whether the card has gone to its player's discard, and nowhere else, since the reference was made
    /// (7.1.6).
    fn discarded_since(&self, card: CardRef) -> bool {
        let now = self.card(card.id);
        now.zone == Zone::Discard && now.life == card.life.wrapping_add(1)
    }

    /// Whether the reference is to this card when it was played as an action. It is a new card in the discard,
    /// but "another card" there leaves it out.
    fn has_become(&self, cards: CardOperand, id: CardId, ctx: &Ctx) -> bool {
        let card = self.card(id);
        card.zone == Zone::Discard && matches!(cards, CardOperand::Subject | CardOperand::Object) && {
            let known = self.single(cards, ctx);
            known.id == id && self.discarded_since(known)
        }
    }

    /// Classifications that a card in play has gained.
    fn gained_classes(&self, id: CardId, ctx: &Ctx) -> ClassSet {
        match self.was_only(id, ctx) {
            Some(was) => self.known_as(was).map_or(ClassSet::NONE, |traits| traits.classes),
            None => self.classes_now(id),
        }
    }

    fn classes_now(&self, id: CardId) -> ClassSet {
        if self.card(id).zone == Zone::Play { self.traits(id).classes } else { ClassSet::NONE }
    }

    /// Whether a card that left play fitted a filter when it was last there (6.7.6). Only tests of
    /// characteristics can pass, because a card outside of play has no other state.
    fn fitted(&self, db: &CardDb, filter: FilterId, card: CardRef, ctx: &Ctx) -> bool {
        let was = PastCard { def: self.card(card.id).def, card };
        let known = |test: &CardTest| {
            matches!(
                test,
                CardTest::Kind(_)
                    | CardTest::NotKind(_)
                    | CardTest::Class(_)
                    | CardTest::Ink(_)
                    | CardTest::Named(_)
                    | CardTest::NamedAny(..)
                    | CardTest::NotNamed(_)
                    | CardTest::AtLeast(..)
                    | CardTest::AtMost(..)
                    | CardTest::Keyword(_)
                    | CardTest::NoKeyword(_)
                    | CardTest::Except(_)
                    | CardTest::Is(_)
            )
        };
        self.known_as(was).is_some()
            && db.filters[usize::from(filter.0)].tests.iter().all(known)
            && self.fits_anywhere(db, filter, card.id, &Ctx { was: Some(was), ..*ctx })
    }

    /// Whether a card has a keyword now in play, or printed elsewhere.
    pub(crate) fn has_keyword(&self, db: &CardDb, id: CardId, keyword: wording::KeywordKind) -> bool {
        if self.card(id).zone == Zone::Play {
            self.traits(id).has(keyword)
        } else {
            db.def(self.card(id).def).has(keyword)
        }
    }

    #[inline]
    pub(crate) fn on_side(&self, side: FilterOwner, owner: Seat, ctx: &Ctx) -> bool {
        match side {
            FilterOwner::Any => true,
            FilterOwner::You => owner == ctx.you,
            FilterOwner::Opponents => self.are_opponents(owner, ctx.you),
            FilterOwner::Of(players) => self.is_among(players, owner, ctx),
        }
    }

    pub(crate) fn in_zone(&self, zone: FilterZone, id: CardId, ctx: &Ctx) -> bool {
        let card = self.card(id);
        match zone {
            FilterZone::Play => card.zone == Zone::Play,
            FilterZone::Hand => card.zone == Zone::Hand,
            FilterZone::Discard => card.zone == Zone::Discard,
            FilterZone::Inkwell => card.zone == Zone::Inkwell,
            FilterZone::Aside => card.zone == Zone::Aside && self.is_aside_for(id, ctx),
            FilterZone::Deck => card.zone == Zone::Deck,
            FilterZone::HandOrDiscard => matches!(card.zone, Zone::Hand | Zone::Discard),
            FilterZone::HandDiscardPlay => matches!(card.zone, Zone::Hand | Zone::Discard | Zone::Play),
            FilterZone::Under(cards) => {
                let mut under = false;
                self.cards_of(cards, ctx, |host| under |= card.zone == Zone::Under && card.host == host);
                under
            }
        }
    }

    /// Whether a card fits a filter, including the zone.
    pub(crate) fn fits(&self, db: &CardDb, filter: FilterId, id: CardId, ctx: &Ctx) -> bool {
        let filter = &db.filters[usize::from(filter.0)];
        self.in_zone(filter.zone, id, ctx) && self.fits_parts(db, filter, id, ctx)
    }

    /// Whether a card fits a filter, in any zone.
    pub(crate) fn fits_anywhere(&self, db: &CardDb, filter: FilterId, id: CardId, ctx: &Ctx) -> bool {
        self.fits_parts(db, &db.filters[usize::from(filter.0)], id, ctx)
    }

    fn fits_parts(&self, db: &CardDb, filter: &Filter, id: CardId, ctx: &Ctx) -> bool {
        self.on_side(filter.side, self.card(id).owner, ctx) && self.passes(db, filter, id, ctx)
    }

    /// Calls `f` with each card that fits, in turn order and then in zone order, until it returns false.
    pub(crate) fn each_fit(
        &self,
        db: &CardDb,
        filter: FilterId,
        ctx: &Ctx,
        mut f: impl FnMut(CardId) -> bool,
    ) {
        let filter = &db.filters[usize::from(filter.0)];
        let zones: &[Zone] = match filter.zone {
            FilterZone::Play => &[Zone::Play],
            FilterZone::Hand => &[Zone::Hand],
            FilterZone::Discard => &[Zone::Discard],
            FilterZone::Inkwell => &[Zone::Inkwell],
            FilterZone::Aside => &[Zone::Aside],
            FilterZone::Deck => &[Zone::Deck],
            FilterZone::HandOrDiscard => &[Zone::Hand, Zone::Discard],
            FilterZone::HandDiscardPlay => &[Zone::Hand, Zone::Discard, Zone::Play],
            FilterZone::Under(cards) => return self.each_fit_under(db, filter, cards, ctx, &mut f),
        };
        let of_effect = filter.zone == FilterZone::Aside;
        for seat in self.turn_order() {
            if !self.on_side(filter.side, seat, ctx) {
                continue;
            }
            for zone in zones {
                for id in self.zone(seat, *zone) {
                    let meant = !of_effect || self.is_aside_for(id, ctx);
                    if meant && self.passes(db, filter, id, ctx) && !f(id) {
                        return;
                    }
                }
            }
        }
    }

    /// Like [`each_fit`](Game::each_fit), for cards under others.
    #[inline(never)]
    fn each_fit_under(
        &self,
        db: &CardDb,
        filter: &Filter,
        hosts: CardOperand,
        ctx: &Ctx,
        f: &mut dyn FnMut(CardId) -> bool,
    ) {
        let mut more = true;
        self.cards_of(hosts, ctx, |host| {
            for id in self.under(host) {
                if more && self.fits_parts(db, filter, id, ctx) {
                    more = f(id);
                }
            }
        });
    }

    pub(crate) fn count_fits(&self, db: &CardDb, filter: FilterId, ctx: &Ctx) -> u16 {
        let mut n = 0;
        self.each_fit(db, filter, ctx, |_| {
            n += 1;
            true
        });
        n
    }

    /// Calls `f` with the cards an op refers to, as far as they are still the same cards.
    pub(crate) fn cards_of(&self, cards: CardOperand, ctx: &Ctx, mut f: impl FnMut(CardId)) {
        match cards {
            CardOperand::Reg(reg, depth) => {
                self.registered(reg, depth, ctx).filter_map(|card| self.find(card)).for_each(f);
            }
            CardOperand::Singers => self.each_singer(ctx.sang, f),
            CardOperand::EventSingers => {
                self.each_singer(u16::try_from(ctx.numbers[0]).unwrap_or(u16::MAX), f)
            }
            CardOperand::This
            | CardOperand::Subject
            | CardOperand::Object
            | CardOperand::It
            | CardOperand::Challenging
            | CardOperand::Challenged
            | CardOperand::ThisPlace
            | CardOperand::PlaceOf(..) => {
                if let Some(id) = self.find(self.single(cards, ctx)) {
                    f(id);
                }
            }
        }
    }

    /// Calls `f` with the singers of a song, by their index in the turn's memory, if they are still the same
    /// cards.
    fn each_singer(&self, at: u16, f: impl FnMut(CardId)) {
        let sang = self.memory.iter().skip(usize::from(at)).take_while(|m| m.moment == Moment::Sings);
        sang.filter_map(|memory| self.find(memory.card)).for_each(f);
    }

    /// The one card referred to, even if it is no longer the same card.
    pub(crate) fn single(&self, cards: CardOperand, ctx: &Ctx) -> CardRef {
        match cards {
            CardOperand::This => ctx.source,
            CardOperand::Subject => ctx.subject,
            CardOperand::Object => ctx.object,
            CardOperand::It => ctx.it,
            CardOperand::Reg(reg, depth) => self.registered(reg, depth, ctx).next().unwrap_or(CardRef::NONE),
            CardOperand::PlaceOf(reg, depth) => {
                let card = self.single(CardOperand::Reg(reg, depth), ctx).id;
                if card.is_none() { CardRef::NONE } else { self.refer(self.card(card).at) }
            }
            CardOperand::ThisPlace => {
                let this = ctx.source.id;
                if this.is_none() { CardRef::NONE } else { self.refer(self.card(this).at) }
            }
            CardOperand::Challenging => self.challenge().map_or(CardRef::NONE, |(by, _)| by),
            CardOperand::Challenged => self.challenge().map_or(CardRef::NONE, |(_, target)| target),
            CardOperand::Singers | CardOperand::EventSingers => {
                let mut first = CardRef::NONE;
                self.cards_of(cards, ctx, |id| {
                    if first.id.is_none() {
                        first = self.refer(id);
                    }
                });
                first
            }
        }
    }

    pub(crate) fn first_of(&self, cards: CardOperand, ctx: &Ctx) -> Option<CardId> {
        let mut first = None;
        self.cards_of(cards, ctx, |id| first = first.or(Some(id)));
        first
    }

    /// Whether the player is one of these.
    #[inline]
    pub(crate) fn is_among(&self, players: PlayerOperand, seat: Seat, ctx: &Ctx) -> bool {
        match players {
            PlayerOperand::You => seat == ctx.you,
            players => self.is_one_of_players(players, seat, ctx),
        }
    }

    #[inline(never)]
    fn is_one_of_players(&self, players: PlayerOperand, seat: Seat, ctx: &Ctx) -> bool {
        match players {
            PlayerOperand::You => seat == ctx.you,
            PlayerOperand::Opponents => self.are_opponents(seat, ctx.you),
            PlayerOperand::Everyone => true,
            PlayerOperand::Active => self.is_active(seat),
            PlayerOperand::Person(n) => seat == ctx.people[usize::from(n)],
            PlayerOperand::Asked => seat == ctx.asked,
            PlayerOperand::Chosen => ctx.chosen.has(SeatSet::of(seat)),
            PlayerOperand::MostCards => {
                let hand = |seat| self.list(seat, Zone::Hand).len;
                self.seats().all(|other| hand(other) <= hand(seat))
            }
            PlayerOperand::Ahead => {
                self.are_opponents(seat, ctx.you) && self.player(seat).lore > self.player(ctx.you).lore
            }
            PlayerOperand::Of(cards) => {
                let card = self.single(cards, ctx).id;
                card.is_some() && self.card(card).owner == seat
            }
        }
    }

    /// The one player referred to. If there are several, the first in turn order.
    #[inline]
    pub(crate) fn one_player(&self, players: PlayerOperand, ctx: &Ctx) -> Option<Seat> {
        match players {
            PlayerOperand::You => (!self.player(ctx.you).out).then_some(ctx.you),
            players => self.first_of_players(players, ctx),
        }
    }

    #[inline(never)]
    fn first_of_players(&self, players: PlayerOperand, ctx: &Ctx) -> Option<Seat> {
        self.turn_order().find(|seat| self.is_among(players, *seat, ctx))
    }

    pub(crate) fn value(&self, db: &CardDb, value: NumberOperand, ctx: &Ctx) -> i16 {
        match value {
            NumberOperand::N(n) => n,
            NumberOperand::Tally(n, slot) => n.saturating_mul(ctx.numbers[usize::from(slot)]),
            NumberOperand::PerCard(n, filter) => n.saturating_mul(self.count_fits(db, filter, ctx) as i16),
            NumberOperand::PerDamage(n, cards) => {
                let mut damage = 0i16;
                self.cards_of(cards, ctx, |id| damage = damage.saturating_add(self.card(id).damage as i16));
                n.saturating_mul(damage)
            }
            NumberOperand::PerUnder(n, cards) => {
                let card = self.single(cards, ctx);
                let count = match self.find(card) {
                    Some(id) if self.card(id).zone == Zone::Play => self.card(id).under_count,
                    _ => self.last_known(card).map_or(0, |traits| traits.under),
                };
                n.saturating_mul(i16::from(count))
            }
            NumberOperand::Stat(n, stat, cards) => {
                let card = self.single(cards, ctx);
                if card.id.is_none() { 0 } else { n.saturating_mul(self.last_stat(db, card, stat)) }
            }
            NumberOperand::Printed(n, stat, cards) => {
                let card = self.single(cards, ctx).id;
                if card.is_none() { 0 } else { n.saturating_mul(self.stat(db, card, stat)) }
            }
            NumberOperand::Happened(n, cond) => n.saturating_mul(self.times_in_all(db, cond, ctx) as i16),
            NumberOperand::Lore(n, players) => {
                let lore = self.one_player(players, ctx).map_or(0, |seat| self.player(seat).lore as i16);
                n.saturating_mul(lore)
            }
            NumberOperand::Drops(n, players) => {
                let drops = self.one_player(players, ctx).map_or(0, |seat| self.player(seat).ink_drops);
                n.saturating_mul(drops.min(i16::MAX as u16) as i16)
            }
            NumberOperand::PerOne(n, cards, filter) => {
                n.saturating_mul(self.held(db, cards, filter, ctx) as i16)
            }
            NumberOperand::HandBelow(who, size) => (size - self.hand_of(who, ctx)).max(0),
            NumberOperand::HandAbove(who, size) => (self.hand_of(who, ctx) - size).max(0),
            NumberOperand::HandBehind(who, other) => {
                (self.hand_of(other, ctx) - self.hand_of(who, ctx)).max(0)
            }
            NumberOperand::PerDamageOn(n, filter) => {
                let mut damage = 0i16;
                self.each_fit(db, filter, ctx, |id| {
                    damage = damage.saturating_add(self.card(id).damage as i16);
                    true
                });
                n.saturating_mul(damage)
            }
            NumberOperand::Above(filter, n) => (self.count_fits(db, filter, ctx) as i16 - n).max(0),
            NumberOperand::InkTypes(n, filter) => {
                let mut inks = InkSet::NONE;
                self.each_fit(db, filter, ctx, |id| {
                    inks |= db.def(self.card(id).def).inks;
                    true
                });
                n.saturating_mul(inks.len() as i16)
            }
            NumberOperand::Names(n, filter) => {
                let mut names: SmallVec<[u16; 16]> = SmallVec::new();
                self.each_fit(db, filter, ctx, |id| {
                    let new = db.def(self.card(id).def).names.iter().filter(|name| !names.contains(name));
                    let new: SmallVec<[u16; 2]> = new.copied().collect();
                    names.extend(new);
                    true
                });
                n.saturating_mul(names.len() as i16)
            }
            NumberOperand::Plus(value, more) => {
                self.value(db, db.values[usize::from(value)], ctx).saturating_add(more)
            }
            NumberOperand::AtMost(value, most) => {
                self.value(db, db.values[usize::from(value)], ctx).min(most)
            }
        }
    }

    fn hand_of(&self, who: PlayerOperand, ctx: &Ctx) -> i16 {
        self.one_player(who, ctx).map_or(0, |seat| self.list(seat, Zone::Hand).len as i16)
    }

    /// The number of these cards that fit, wherever they are. Cards that the effect did nothing to don't
    /// count.
    fn held(&self, db: &CardDb, cards: CardOperand, filter: FilterId, ctx: &Ctx) -> u16 {
        let mut n = 0;
        self.cards_of(cards, ctx, |id| {
            n += u16::from(!self.is_spared(id, ctx) && self.fits_anywhere(db, filter, id, ctx));
        });
        n
    }

    /// Whether the effect referred to the card but did nothing to it.
    fn is_spared(&self, id: CardId, ctx: &Ctx) -> bool {
        let card = self.refer(id);
        self.picked[ctx.base.min(self.picked.len())..]
            .iter()
            .any(|picked| picked.card == card && picked.spared)
    }

    pub(crate) fn holds(&self, db: &CardDb, cond: CondId, ctx: &Ctx) -> bool {
        let within = |n: u16, min: u16, max: u16| (min..=max).contains(&n);
        match &db.conditions[usize::from(cond.0)] {
            Cond::Count { filter, min, max } => within(self.count_fits(db, *filter, ctx), *min, *max),
            Cond::Has { who, filter, min, max } => self.quantified(*who, ctx, |seat| {
                within(self.count_fits(db, *filter, &Ctx { asked: seat, ..*ctx }), *min, *max)
            }),
            Cond::More { who, than, filter } => self.is_ahead(*who, *than, ctx, |seat| {
                self.count_fits(db, *filter, &Ctx { asked: seat, ..*ctx })
            }),
            Cond::MoreLore { who, than } => self.is_ahead(*who, *than, ctx, |seat| self.player(seat).lore),
            Cond::Lore { who, min, max } => {
                self.quantified(*who, ctx, |seat| within(self.player(seat).lore, *min, *max))
            }
            Cond::MoreDrops { who, than } => {
                self.is_ahead(*who, *than, ctx, |seat| self.player(seat).ink_drops)
            }
            Cond::Drops { who, min, max } => {
                self.quantified(*who, ctx, |seat| within(self.player(seat).ink_drops, *min, *max))
            }
            Cond::Are { cards, filter } => {
                let (mut any, mut all) = (false, true);
                self.cards_of(*cards, ctx, |id| {
                    any = true;
                    all &= self.fits_anywhere(db, *filter, id, ctx);
                });
                let gone = || {
                    let card = self.single(*cards, ctx);
                    card.id.is_some() && self.fitted(db, *filter, card, ctx)
                };
                if any { all } else { gone() }
            }
            Cond::GivenName(cards) => self
                .first_of(*cards, ctx)
                .is_some_and(|id| db.def(self.card(id).def).names.contains(&ctx.name)),
            Cond::Shifted(cards) => {
                self.last_stay(self.single(*cards, ctx)).is_some_and(|(_, shifted)| shifted)
            }
            Cond::PaidWithDrops { card, min, max } => {
                let card = self.single(*card, ctx).id;
                card.is_some() && within(u16::from(self.card(card).drops), *min, *max)
            }
            Cond::Opponents { min, max } => {
                let opponents = self.seats().filter(|seat| self.are_opponents(*seat, ctx.you)).count();
                within(opponents as u16, *min, *max)
            }
            Cond::FirstTurn => self.player(ctx.you).turns == 1 && self.is_active(ctx.you),
            Cond::Names { filter, min } => self.value(db, NumberOperand::Names(1, *filter), ctx) >= *min,
            Cond::FirstTurnGoingSecond => {
                self.player(ctx.you).turns == 1
                    && self.is_active(ctx.you)
                    && !self.same_party(self.starter, ctx.you)
            }
            Cond::YourTurn => self.is_active(ctx.you),
            Cond::OpponentsTurn => self.are_opponents(self.active, ctx.you),
            Cond::ThisTurn { who: None, min, max, .. } => {
                within(self.times(db, cond, ctx, |_| true), *min, *max)
            }
            Cond::ThisTurn { who: Some(who), min, max, .. } => {
                // Events stay when their player has left the game.
                let seats = self.seats().filter(|seat| {
                    self.is_among(who.players, *seat, ctx)
                        && (who.quantifier == Quantifier::Any || !self.player(*seat).out)
                });
                who.holds_for(seats, |seat| within(self.times(db, cond, ctx, |by| by == seat), *min, *max))
            }
            Cond::Tally { slot, min, max } => (*min..=*max).contains(&ctx.numbers[usize::from(*slot)]),
            Cond::All(conds) => conds.iter().all(|cond| self.holds(db, *cond, ctx)),
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(db, *cond, ctx)),
            Cond::Not(cond) => !self.holds(db, *cond, ctx),
            Cond::SomeAre { cards, filter, min, max } => {
                within(self.held(db, *cards, *filter, ctx), *min, *max)
            }
            Cond::ShareName(cards, other) => {
                match (self.first_of(*cards, ctx), self.single(*other, ctx).id) {
                    (Some(id), other) if other.is_some() => {
                        let names = &db.def(self.card(other).def).names;
                        db.def(self.card(id).def).names.iter().any(|name| names.contains(name))
                    }
                    _ => false,
                }
            }
            Cond::HadUnder(cards) => {
                self.last_known(self.single(*cards, ctx)).is_some_and(|traits| traits.under > 0)
            }
        }
    }

    /// Whether the test is true of these players.
    fn quantified(
        &self,
        who: QuantifiedPlayers<PlayerOperand>,
        ctx: &Ctx,
        test: impl FnMut(Seat) -> bool,
    ) -> bool {
        who.holds_for(self.turn_order().filter(|seat| self.is_among(who.players, *seat, ctx)), test)
    }

    /// Whether these players have more than those, themselves left out.
    fn is_ahead(
        &self,
        who: QuantifiedPlayers<PlayerOperand>,
        than: QuantifiedPlayers<PlayerOperand>,
        ctx: &Ctx,
        has: impl Fn(Seat) -> u16,
    ) -> bool {
        self.quantified(who, ctx, |seat| {
            let others =
                self.turn_order().filter(|other| *other != seat && self.is_among(than.players, *other, ctx));
            than.holds_for(others, |other| has(seat) > has(other))
        })
    }

    /// The number of times that the event of a [`Cond::ThisTurn`] happened, for all its players together.
    fn times_in_all(&self, db: &CardDb, cond: CondId, ctx: &Ctx) -> u16 {
        let who = match &db.conditions[usize::from(cond.0)] {
            Cond::ThisTurn { who, .. } => *who,
            _ => None,
        };
        self.times(db, cond, ctx, |seat| who.is_none_or(|who| self.is_among(who.players, seat, ctx)))
    }

    /// The number of times that the event of a [`Cond::ThisTurn`] happened, caused by such players.
    fn times(&self, db: &CardDb, cond: CondId, ctx: &Ctx, by: impl Fn(Seat) -> bool) -> u16 {
        let Cond::ThisTurn { moment, filter, .. } = &db.conditions[usize::from(cond.0)] else {
            return 0;
        };
        let fits = |memory: &&PastEvent| {
            memory.moment == *moment
                && by(memory.seat)
                // Events about ink drops have no card.
                && (memory.card.id.is_none()
                    || self.fits_anywhere(
                        db,
                        *filter,
                        memory.card.id,
                        &Ctx { was: Some(PastCard { def: memory.def, card: memory.card }), ..*ctx },
                    ))
        };
        self.memory.iter().filter(fits).count() as u16
    }
}

/// The point of view of a query: source, players, registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    pub source: CardRef,
    pub subject: CardRef,
    pub object: CardRef,
    /// The card that a filter is testing.
    pub it: CardRef,
    pub you: Seat,
    /// The player that a condition or rule is being checked for.
    pub asked: Seat,
    /// Players the effect remembers. The first is the player who caused the trigger's event.
    pub people: [Seat; PEOPLE],
    pub kind: EffectKind,
    /// Numbers the effect remembers. The first is the number of the event.
    pub numbers: [i16; NUMBERS],
    /// Start of the asking effect's registers.
    pub base: usize,
    /// The current rounds of its loops.
    pub rounds: [u8; LOOPS],
    pub name: u16,
    pub sang: u16,
    /// The players that the asking effect chose.
    pub chosen: SeatSet,
    /// The card being tested as it was at the time of a past event.
    pub was: Option<PastCard>,
    /// Pretends that this register also holds this card. For looking ahead.
    pub suppose: Option<(Reg, CardRef)>,
}

/// A card as it was at the time of an event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PastCard {
    pub def: DefId,
    pub card: CardRef,
}

impl Ctx {
    /// The point of view of a static ability or of a card.
    #[inline]
    pub fn of(game: &Game, source: CardId, you: Seat) -> Ctx {
        Ctx {
            source: game.refer(source),
            subject: CardRef::NONE,
            object: CardRef::NONE,
            it: CardRef::NONE,
            you,
            asked: you,
            people: [you; PEOPLE],
            kind: EffectKind::Ability,
            numbers: [0; NUMBERS],
            base: game.picked.len(),
            rounds: [0; LOOPS],
            name: u16::MAX,
            sang: u16::MAX,
            chosen: SeatSet::NONE,
            was: None,
            suppose: None,
        }
    }

    pub fn from_effect(effect: &EffectFrame) -> Ctx {
        Ctx {
            source: effect.source,
            subject: effect.subject,
            object: effect.object,
            it: CardRef::NONE,
            you: effect.you,
            asked: effect.you,
            people: effect.people,
            kind: effect.kind,
            numbers: effect.numbers,
            base: usize::from(effect.base),
            rounds: effect.rounds(),
            name: effect.name,
            sang: effect.sang,
            chosen: effect.chosen,
            was: None,
            suppose: None,
        }
    }
}
