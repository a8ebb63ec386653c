//! The single definition of what ops act on. Checking whether an effect could do anything, offering cards for
//! it and performing it all use this.

use super::CardList;
use super::completion::Completion;
use crate::api::action::Payment;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{
    CardOp, CardOperand, DamageOp, Dest, LastingOp, LookOp, NumberOperand, Op, PlayMethod, PlayOp, PlayerOp,
    PlayerOperand, Prohibitions, Reg, RequiredAction,
};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, Zone};
use wording::{CardType, KeywordKind};

/// What an op acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OpTarget {
    /// Nothing: control flow, choices and stored numbers.
    Nothing,
    /// It always does something.
    Always,
    /// Those of the cards that the deed can be done to.
    Cards(CardOperand, CardDeed),
    /// [`Self::Cards`] with another card that the deed needs.
    With(CardOperand, CardDeed, CardOperand),
    /// Those of the players that the task is possible for.
    Players(PlayerOperand, PlayerDeed),
    /// The cards set aside, which were checked when they were set aside.
    Aside,
}

/// An action on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardDeed {
    Banish,
    Ready,
    Exert {
        symbol: bool,
    },
    ExertAsCost,
    /// `bool`: whether nothing reduces the damage.
    Deal(NumberOperand, bool),
    PutDamage(NumberOperand),
    RemoveDamage {
        up_to: bool,
        n: NumberOperand,
    },
    MoveDamage {
        up_to: bool,
        n: NumberOperand,
    },
    /// Moves the card to another zone.
    Put(Dest),
    Discard,
    Play(PlayMethod),
    MoveTo(CardOperand),
    /// Puts a card from the deck of the effect's player under it.
    TakeUnder,
    /// Changes a card in play for a time.
    Change,
    Show,
}

/// An action by or on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayerDeed {
    Draw(NumberOperand),
    DiscardHand,
    GainLore(NumberOperand),
    LoseLore(NumberOperand),
    PayInk(u8),
    GetDrops(NumberOperand),
    RemoveDrops { n: NumberOperand, up_to: bool },
    ShuffleDeck,
    ShowHand,
    LookAtDeck,
    LookAtInkwell,
}

/// Whether something can be done to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// It can be done.
    Yes,
    /// Only part of it can be done.
    Partly,
    /// It would change nothing.
    Idle,
    /// An effect prevents it (1.2.2).
    Prevented,
    No,
}

impl Op {
    /// Returns what this op acts on.
    pub(crate) fn target(&self) -> OpTarget {
        match *self {
            Op::Flow(_) | Op::Choose(_) => OpTarget::Nothing,
            Op::Look(op) => match op {
                LookOp::Look { whose, .. } | LookOp::RevealUntil { whose, .. } | LookOp::Search(whose) => {
                    OpTarget::Players(whose, PlayerDeed::LookAtDeck)
                }
                LookOp::ShowHand { whose, .. } => OpTarget::Players(whose, PlayerDeed::ShowHand),
                LookOp::Show(cards) => OpTarget::Cards(cards, CardDeed::Show),
                LookOp::Inkwell(whose) => OpTarget::Players(whose, PlayerDeed::LookAtInkwell),
            },
            Op::Player(op) => match op {
                PlayerOp::Draw { who, n, .. } => OpTarget::Players(who, PlayerDeed::Draw(n)),
                PlayerOp::DiscardHand(who) => OpTarget::Players(who, PlayerDeed::DiscardHand),
                PlayerOp::Discard { cards, .. } => OpTarget::Cards(cards, CardDeed::Discard),
                PlayerOp::GainLore(who, n) => OpTarget::Players(who, PlayerDeed::GainLore(n)),
                PlayerOp::LoseLore { who, n, .. } => OpTarget::Players(who, PlayerDeed::LoseLore(n)),
                PlayerOp::PayInk(who, n) => OpTarget::Players(who, PlayerDeed::PayInk(n)),
                PlayerOp::GetDrops(who, n) => OpTarget::Players(who, PlayerDeed::GetDrops(n)),
                PlayerOp::RemoveDrops { who, n, up_to, .. } => {
                    OpTarget::Players(who, PlayerDeed::RemoveDrops { n, up_to })
                }
                PlayerOp::PayExert => OpTarget::Cards(CardOperand::This, CardDeed::ExertAsCost),
                PlayerOp::ShuffleDeck(who) => OpTarget::Players(who, PlayerDeed::ShuffleDeck),
            },
            Op::Damage(op) => match op {
                DamageOp::Deal { n, to, whole } => OpTarget::Cards(to, CardDeed::Deal(n, whole)),
                DamageOp::Put { n, on } => OpTarget::Cards(on, CardDeed::PutDamage(n)),
                DamageOp::Remove { up_to, n, from, .. } => {
                    OpTarget::Cards(from, CardDeed::RemoveDamage { up_to, n })
                }
                DamageOp::Move { up_to, n, from, to, .. } => {
                    OpTarget::With(from, CardDeed::MoveDamage { up_to, n }, to)
                }
            },
            Op::Card(op) => match op {
                CardOp::Banish(cards) => OpTarget::Cards(cards, CardDeed::Banish),
                CardOp::Ready(cards) => OpTarget::Cards(cards, CardDeed::Ready),
                CardOp::Exert { cards, symbol } => OpTarget::Cards(cards, CardDeed::Exert { symbol }),
                CardOp::Put { cards, dest: dest @ Dest::Under { host, .. }, .. } => {
                    OpTarget::With(cards, CardDeed::Put(dest), host)
                }
                CardOp::Put { cards, dest, .. } => OpTarget::Cards(cards, CardDeed::Put(dest)),
                CardOp::PutInOrder { cards, top } => {
                    OpTarget::Cards(cards, CardDeed::Put(if top { Dest::DeckTop } else { Dest::DeckBottom }))
                }
                CardOp::PutRest { .. } | CardOp::ShuffleRest => OpTarget::Aside,
                CardOp::ShuffleInto(cards) => OpTarget::Cards(cards, CardDeed::Put(Dest::DeckBottom)),
                CardOp::TopUnderEach(cards) => OpTarget::Cards(cards, CardDeed::TakeUnder),
                CardOp::Boost => OpTarget::Cards(CardOperand::This, CardDeed::TakeUnder),
                CardOp::MoveTo { who, to, .. } => OpTarget::With(who, CardDeed::MoveTo(to), to),
                CardOp::BottomWhenDone(_) | CardOp::ShiftOnto(_) => OpTarget::Nothing,
                CardOp::TakeOff(cards) => OpTarget::Cards(cards, CardDeed::Put(Dest::Hand)),
            },
            Op::Play(PlayOp { cards, way }) => match way {
                PlayMethod::Shift { base: other, .. } | PlayMethod::Sing(other) => {
                    OpTarget::With(cards, CardDeed::Play(way), other)
                }
                PlayMethod::Free { .. }
                | PlayMethod::Ink { .. }
                | PlayMethod::SingTogether
                | PlayMethod::AsAllowed => OpTarget::Cards(cards, CardDeed::Play(way)),
            },
            Op::Lasting(op) => match op {
                LastingOp::Give { to, .. } => OpTarget::Cards(to, CardDeed::Change),
                LastingOp::Enact { .. }
                | LastingOp::EnactInTurn { .. }
                | LastingOp::KeepExerted { .. }
                | LastingOp::PayLessForNext { .. }
                | LastingOp::TheNext { .. }
                | LastingOp::Watch { .. } => OpTarget::Always,
            },
        }
    }
}

impl Game {
    /// Whether a deed can be done to a card.
    pub(crate) fn fit(&self, db: &CardDb, deed: CardDeed, id: CardId, ctx: &Ctx) -> Fit {
        let card = self.card(id);
        let in_play = card.zone == Zone::Play;
        let when = |holds: bool| if holds { Fit::Yes } else { Fit::No };
        match deed {
            CardDeed::Banish | CardDeed::Change => when(in_play),
            CardDeed::Ready => match card.zone {
                Zone::Play | Zone::Inkwell | Zone::Leader if !card.exerted => Fit::Idle,
                Zone::Play if self.traits(id).cant.has(Prohibitions::READY) => Fit::Prevented,
                zone => when(matches!(zone, Zone::Play | Zone::Inkwell | Zone::Leader)),
            },
            CardDeed::Exert { symbol } => self.fit_to_exert(db, id, symbol),
            CardDeed::ExertAsCost => match self.fit_to_exert(db, id, true) {
                Fit::Yes if self.is_drying(db, id) => Fit::Prevented,
                fit => fit,
            },
            CardDeed::Deal(n, whole) => self.fit_for_damage(db, id, self.value(db, n, ctx), whole),
            CardDeed::PutDamage(n) => when(self.takes_damage(db, id) && self.value(db, n, ctx) > 0),
            CardDeed::RemoveDamage { .. } | CardDeed::MoveDamage { .. } if !in_play => Fit::No,
            CardDeed::RemoveDamage { .. } if self.damage_stays(db) => Fit::Prevented,
            CardDeed::MoveDamage { .. } if self.moved_damage_stays(db) => Fit::Prevented,
            CardDeed::RemoveDamage { .. } | CardDeed::MoveDamage { .. } if card.damage == 0 => Fit::Idle,
            CardDeed::RemoveDamage { up_to: false, n } | CardDeed::MoveDamage { up_to: false, n } => {
                let n = self.value(db, n, ctx);
                // "All damage" means any amount.
                let less = n != i16::MAX && i32::from(card.damage) < i32::from(n);
                if less { Fit::Partly } else { Fit::Yes }
            }
            CardDeed::RemoveDamage { up_to: true, .. } | CardDeed::MoveDamage { up_to: true, .. } => Fit::Yes,
            CardDeed::Put(Dest::Under { host, .. })
                if self.first_of(host, ctx).is_some_and(|id| self.is_leader(id)) =>
            {
                Fit::No
            }
            CardDeed::Put(_) | CardDeed::Show => when(!self.is_marketing(id) && !self.is_leader(id)),
            CardDeed::TakeUnder => when(in_play && self.list(ctx.you, Zone::Deck).len > 0),
            CardDeed::Discard if card.zone != Zone::Hand => Fit::No,
            CardDeed::Discard if self.keeps_hand(db, card.owner) => Fit::Prevented,
            CardDeed::Discard => Fit::Yes,
            CardDeed::Play(way) => when(self.may_be_played(db, id, way, ctx)),
            CardDeed::MoveTo(to) => match self.first_of(to, ctx) {
                Some(to) => self.fit_to_move(db, id, to),
                None => Fit::No,
            },
        }
    }

    fn fit_to_exert(&self, db: &CardDb, id: CardId, symbol: bool) -> Fit {
        let card = self.card(id);
        // 5.1.2.3: locations are neither ready nor exerted.
        let able = match card.zone {
            Zone::Play => db.def(card.def).kind != CardType::Location,
            Zone::Inkwell | Zone::Leader => true,
            _ => false,
        };
        // 5.1.1.11
        let waits = symbol
            && !self.rules.say(EditionQuestion::DryingCharactersExertInEffects)
            && card.zone == Zone::Play
            && self.is_drying(db, id);
        match able {
            false => Fit::No,
            true if card.exerted => Fit::Idle,
            true if waits => Fit::Prevented,
            true => Fit::Yes,
        }
    }

    /// Whether the card is a character or location in play (1.9.1).
    pub(crate) fn takes_damage(&self, db: &CardDb, id: CardId) -> bool {
        let card = self.card(id);
        card.zone == Zone::Play && matches!(db.def(card.def).kind, CardType::Character | CardType::Location)
    }

    /// Whether damage can be dealt to the card, and some remains after reductions.
    fn fit_for_damage(&self, db: &CardDb, id: CardId, n: i16, whole: bool) -> Fit {
        if !self.takes_damage(db, id) {
            return Fit::No;
        }
        if n <= 0 {
            return Fit::Idle;
        }
        let traits = self.traits(id);
        let reduced = !whole
            && !self.rules.say(EditionQuestion::ReducedToZeroIsDealt)
            && i16::from(traits.count(KeywordKind::Resist)) >= n;
        let kept = traits.cant.has(Prohibitions::BE_DEALT_DAMAGE) || self.takes_none(id) || reduced;
        if kept { Fit::Prevented } else { Fit::Yes }
    }

    /// 4.7.1: the location must belong to the same player; a character already there does not move (4.7.2).
    fn fit_to_move(&self, db: &CardDb, id: CardId, to: CardId) -> Fit {
        let (card, place) = (self.card(id), self.card(to));
        let fits = card.zone == Zone::Play
            && place.zone == Zone::Play
            && card.owner == place.owner
            && db.def(card.def).kind == CardType::Character
            && db.def(place.def).kind == CardType::Location;
        match fits {
            false => Fit::No,
            true if card.at == to => Fit::Idle,
            true if self.traits(id).cant.has(Prohibitions::MOVE) => Fit::Prevented,
            true => Fit::Yes,
        }
    }

    /// Whether an effect may choose this character and this location for a move. Some editions allow choosing
    /// the location that it is already at; it does not move then.
    fn may_be_sent(&self, db: &CardDb, id: CardId, to: CardId) -> bool {
        match self.fit_to_move(db, id, to) {
            Fit::Yes => true,
            Fit::Idle => self.rules.say(EditionQuestion::MayChooseThePlaceOneIsAt),
            Fit::Partly | Fit::Prevented | Fit::No => false,
        }
    }

    /// Whether the card's player can currently play it in this way.
    fn may_be_played(&self, db: &CardDb, id: CardId, way: PlayMethod, ctx: &Ctx) -> bool {
        // A card is played by its owner, even by another player's effect.
        let seat = self.card(id).owner;
        let check = |payment| self.check_way(db, seat, id, payment).is_ok();
        match way {
            PlayMethod::Free { .. } => self.check_may_play(db, db.def(self.card(id).def), seat, id).is_ok(),
            PlayMethod::Ink { .. } => check(Payment::Ink),
            PlayMethod::Shift { base, free } => {
                self.first_of(base, ctx).is_some_and(|base| self.is_shift_base(db, id, base, free))
            }
            PlayMethod::Sing(singer) => self.first_of(singer, ctx).is_some_and(|by| check(Payment::Sing(by))),
            PlayMethod::SingTogether => check(Payment::SingTogether),
            PlayMethod::AsAllowed => check(Payment::Free),
        }
    }

    /// Whether a picked card can be used for this purpose.
    pub(crate) fn is_able(&self, db: &CardDb, able: RequiredAction, id: CardId, ctx: &Ctx) -> bool {
        let yes = |deed| self.fit(db, deed, id, ctx) == Fit::Yes;
        match able {
            RequiredAction::Exert { symbol } => yes(CardDeed::Exert { symbol }),
            RequiredAction::ExertAsCost => yes(CardDeed::ExertAsCost),
            RequiredAction::Ready => {
                yes(CardDeed::Ready) && !self.traits(id).cant.has(Prohibitions::READY_AT_START)
            }
            RequiredAction::Play { free: true } => yes(CardDeed::Play(PlayMethod::Free { exerted: false })),
            RequiredAction::Play { free: false } => yes(CardDeed::Play(PlayMethod::Ink { exerted: false })),
            RequiredAction::Shift { free } => self.is_shiftable(db, id, free),
            RequiredAction::BeShiftedOn { by, free } => {
                self.first_of(by, ctx).is_some_and(|by| self.is_shift_base(db, by, id, free))
            }
            RequiredAction::Sing(song) => {
                self.first_of(song, ctx).is_some_and(|song| self.can_sing(db, song, id))
            }
            RequiredAction::Move => {
                let owner = self.card(id).owner;
                self.zone(owner, Zone::Play).any(|to| self.may_be_sent(db, id, to))
            }
            RequiredAction::BeMovedTo(who) => {
                let mut any = false;
                self.cards_of(who, ctx, |id_of| any |= self.may_be_sent(db, id_of, id));
                any
            }
            RequiredAction::TakeDamage(n) => self.fit_for_damage(db, id, n, false) == Fit::Yes,
            RequiredAction::LoseDamage => self.card(id).damage > 0,
            RequiredAction::Discard => yes(CardDeed::Discard),
        }
    }

    /// Whether some of a task, and whether all of it, is possible for a player.
    pub(crate) fn task_fit(&self, db: &CardDb, task: PlayerDeed, seat: Seat, n: Option<i16>) -> (bool, bool) {
        let deck = self.list(seat, Zone::Deck).len;
        let hand = self.list(seat, Zone::Hand).len;
        match task {
            PlayerDeed::Draw(_) => {
                let n = n.unwrap_or(1);
                let can = self.count(seat, Zone::Deck);
                (n > 0 && can > 0, n > 0 && can as i32 >= i32::from(n))
            }
            // Q36: an empty hand can be discarded.
            PlayerDeed::DiscardHand => {
                let free = hand == 0 || !self.keeps_hand(db, seat);
                (free && hand > 0, free)
            }
            PlayerDeed::GainLore(_) => {
                let can = n.unwrap_or(1) > 0 && !self.lore_is_barred(db, seat, true);
                (can, can)
            }
            PlayerDeed::LoseLore(_) => {
                let n = n.unwrap_or(1);
                let can = n > 0 && self.player(seat).lore > 0 && !self.lore_is_barred(db, seat, false);
                (can, can && i32::from(self.player(seat).lore) >= i32::from(n))
            }
            PlayerDeed::PayInk(n) => {
                let can = self.payable_ink(seat) >= u16::from(n);
                (can, can)
            }
            PlayerDeed::GetDrops(_) => {
                let can = n.unwrap_or(1) > 0 && !self.gets_no_drops(db, seat);
                (can, can)
            }
            PlayerDeed::RemoveDrops { up_to, .. } => {
                let (n, has) = (n.unwrap_or(1), self.player(seat).ink_drops);
                let some = n > 0 && has > 0;
                // "All" means any amount.
                (some, some && (up_to || n == i16::MAX || i32::from(has) >= i32::from(n)))
            }
            PlayerDeed::ShuffleDeck => (deck > 0, true),
            PlayerDeed::ShowHand => (hand > 0, true),
            PlayerDeed::LookAtDeck => (deck > 0, deck > 0),
            PlayerDeed::LookAtInkwell => {
                let any = self.list(seat, Zone::Inkwell).len > 0;
                (any, any)
            }
        }
    }
}

impl CardDeed {
    /// Whether cards count "for each … this way" for this deed.
    fn can_be_counted(self) -> bool {
        matches!(self, CardDeed::Banish | CardDeed::Exert { .. } | CardDeed::Put(_) | CardDeed::MoveTo(_))
    }
}

impl GameRun<'_> {
    /// Marks the effect's cards (those in one register, or all) that the current deed did not affect.
    pub(crate) fn spare(&mut self, reg: Option<Reg>, spared: impl Fn(CardId) -> bool) {
        let Some(base) = self.effect_mut().map(|effect| usize::from(effect.base)) else { return };
        for picked in
            self.g.picked.iter_mut().skip(base).filter(|picked| reg.is_none_or(|reg| picked.reg == reg))
        {
            match reg {
                Some(_) => picked.spared = spared(picked.card.id),
                None => picked.spared |= spared(picked.card.id),
            }
        }
    }

    /// The cards that the deed can be done to, and the result of doing it to them.
    pub fn act_on(&mut self, cards: CardOperand, deed: CardDeed, ctx: &Ctx) -> (CardList, Completion) {
        let (mut list, mut partly, mut kept) = (CardList::new(), false, CardList::new());
        self.g.cards_of(cards, ctx, |id| match self.g.fit(self.db, deed, id, ctx) {
            Fit::Yes => list.push(id),
            Fit::Partly => {
                partly = true;
                list.push(id);
            }
            Fit::Prevented => kept.push(id),
            Fit::Idle | Fit::No => {}
        });
        for card in &kept {
            if self.has_listener() {
                let (db, id) = (self.db, *card);
                let by = self.g.what_stops(db, id, |g| g.fit(db, deed, id, ctx) == Fit::Prevented);
                self.tell(rule(1, 2, 2, 0), || EventKind::Prevented { card: id, by, n: 0 });
            }
        }
        if let (CardOperand::Reg(reg, _), true) = (cards, deed.can_be_counted()) {
            self.spare(Some(reg), |id| !list.contains(&id));
        }
        let done = match (list.is_empty(), !kept.is_empty()) {
            (false, false) if !partly => Completion::All,
            (false, _) => Completion::Part,
            (true, true) => Completion::Prevented,
            (true, false) => Completion::Nothing,
        };
        (list, done)
    }
}
