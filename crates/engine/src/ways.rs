//! Ways of playing cards that effects open, players and singers that effects speak of, and abilities that cards lose.

use crate::action::Payment;
use crate::db::{CardDb, fold};
use crate::effects::{CardList, SINGING};
use crate::frame::{EffectKind, Frame};
use crate::ids::{CardId, Seat};
use crate::program::{Cards, Moment, Pc, StaticRule, kind};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, TimedKind, USED_ONCE, Until, Zone};
use smallvec::SmallVec;

impl Game {
    /// Whether the card, in play, is without its ability of that story name.
    #[inline]
    pub(crate) fn loses(&self, db: &CardDb, source: CardId, name: Option<u16>) -> bool {
        self.static_kinds & kind::LOSES != 0 && name.is_some_and(|name| self.loses_some(db, source, name))
    }

    fn loses_some(&self, db: &CardDb, id: CardId, name: u16) -> bool {
        let mut lost = false;
        self.each_static(db, kind::LOSES, |(source, you, _), rule| {
            if let StaticRule::LosesAbility { on, name: gone } = rule {
                lost |= *gone == name && self.in_scope(db, *on, id, source, you);
            }
        });
        lost && self.card(id).zone == Zone::Play
    }

    pub(crate) fn loses_activated(&self, db: &CardDb, id: CardId, ability: u8) -> bool {
        if self.static_kinds & kind::LOSES == 0 {
            return false;
        }
        let name = db.ability_name(self.card(id).def, ability);
        self.loses(db, id, name.and_then(|name| db.ability_names.get(&fold(name)).copied()))
    }

    /// Calls `f` with each card that an effect lets the player play from where it is.
    pub(crate) fn each_playable_elsewhere(&self, db: &CardDb, seat: Seat, mut f: impl FnMut(CardId)) {
        if self.static_kinds & kind::PLAY_FROM == 0 {
            return;
        }
        let mut found: SmallVec<[CardId; 8]> = SmallVec::new();
        self.each_static(db, kind::PLAY_FROM, |(source, you, _), rule| {
            if let StaticRule::PlayFrom { what, .. } = rule
                && you == seat
            {
                self.each_fit(db, *what, &Ctx::of(self, source, you), |id| {
                    let card = self.card(id);
                    // What lies facedown nobody knows (5.1.1.10).
                    if card.owner == seat && !card.facedown && !found.contains(&id) {
                        found.push(id);
                    }
                    true
                });
            }
        });
        found.into_iter().for_each(&mut f);
    }

    pub(crate) fn may_play_from_there(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        let mut may = false;
        self.each_playable_elsewhere(db, seat, |open| may |= open == id);
        may
    }

    /// Whether the card is played from where it is by an effect that lets it enter exerted, and by none that does not.
    pub(crate) fn enters_exerted_from_there(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        if self.static_kinds & kind::PLAY_FROM == 0 || self.card(id).zone == Zone::Hand {
            return false;
        }
        let (mut so, mut otherwise) = (false, false);
        self.each_static(db, kind::PLAY_FROM, |(source, you, _), rule| {
            if let StaticRule::PlayFrom { what, exerted } = rule
                && you == seat
                && self.fits(db, *what, id, &Ctx::of(self, source, you))
            {
                so |= exerted;
                otherwise |= !exerted;
            }
        });
        so && !otherwise
    }

    /// Whether the card can be played by Shift onto some character now.
    pub(crate) fn is_shiftable(&self, db: &CardDb, id: CardId, free: bool) -> bool {
        let owner = self.card(id).owner;
        self.zone(owner, Zone::Play).any(|base| self.is_shift_base(db, id, base, free))
    }

    pub(crate) fn is_shift_base(&self, db: &CardDb, id: CardId, base: CardId, free: bool) -> bool {
        let seat = self.card(id).owner;
        if free {
            self.check_may_play(db, db.def(self.card(id).def), seat, id).is_ok()
                && self.check_shift_base(db, seat, id, base).is_ok()
        } else {
            self.check_way(db, seat, id, Payment::Shift(base)).is_ok()
        }
    }

    pub(crate) fn can_sing(&self, db: &CardDb, song: CardId, singer: CardId) -> bool {
        self.check_way(db, self.card(song).owner, song, Payment::Sing(singer)).is_ok()
    }

    /// The card, if it has gone to its player's discard and nowhere else since it was spoken of (7.1.6).
    pub(crate) fn recalled(&self, card: Cards, ctx: &Ctx) -> Option<CardId> {
        let known = self.single(card, ctx);
        let now = known.id.is_some().then(|| self.card(known.id))?;
        (now.zone == Zone::Discard && now.life == known.life.wrapping_add(1)).then_some(known.id)
    }

    /// The limit on what a player readies at the start of this turn that is to be met next: which timed effect, and the
    /// program that asks for the cards where there are too many.
    fn ready_limit(&self, db: &CardDb, seat: Seat) -> Option<(usize, Option<Pc>)> {
        self.timed.iter().enumerate().find_map(|(at, timed)| match timed.what {
            TimedKind::Rule(id) if timed.until == Until::NextReadyOf(seat) => {
                match db.statics[usize::from(id.0)].rule {
                    StaticRule::ReadyAtMost { most, what, program } => {
                        let n = self.count_fits(db, what, &Ctx::of(self, timed.source, seat));
                        Some((at, (n > u16::from(most)).then_some(program)))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }
}

impl Run<'_> {
    /// All who sing a song have begun to: what waits for a song hears of it, and who they are is kept in mind.
    pub fn song_sung(&mut self, seat: Seat, song: CardId) {
        let first = self.g.picked.iter().rposition(|picked| picked.reg != SINGING).map_or(0, |last| last + 1);
        let singers: CardList = self.g.picked.drain(first..).map(|picked| picked.card.id).collect();
        let at = u16::try_from(self.g.memory.len()).unwrap_or(u16::MAX);
        for singer in &singers {
            let owner = self.g.card(*singer).owner;
            self.remember(Moment::Sings, owner, *singer);
        }
        if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
            playing.sang = at;
        }
        let first = singers.first().copied().unwrap_or(CardId::NONE);
        self.fire(Moment::SongSung, first, song, seat, i16::try_from(at).unwrap_or(i16::MAX));
    }

    /// Discounts for one card in a turn are used up by the first that fits (4.3.6, 6.1.13.2).
    pub fn use_up_once(&mut self, seat: Seat, card: CardId) {
        let mut used: SmallVec<[CardId; 4]> = SmallVec::new();
        self.g.each_static(self.db, kind::PAY_LESS, |(source, you, _), rule| {
            if let StaticRule::PayLess { what, once: true, .. } = rule
                && you == seat
                && self.g.in_scope(self.db, *what, card, source, you)
            {
                used.push(source);
            }
        });
        for source in used {
            self.g.card_mut(source).used |= USED_ONCE;
        }
    }

    /// The same for a move.
    pub fn use_up_move(&mut self, seat: Seat, card: CardId, to: CardId) {
        let (_, source) = self.g.move_terms(self.db, seat, card, to);
        if source.is_some() {
            self.g.card_mut(source).used |= USED_ONCE;
        }
    }

    /// Where a player may not ready all cards at the start of the turn, asks which; false when nothing is to be asked.
    pub fn choose_to_ready(&mut self, seat: Seat) -> bool {
        while let Some((at, program)) = self.g.ready_limit(self.db, seat) {
            let source = self.g.refer(self.g.timed[at].source);
            self.g.timed.remove(at);
            self.g.index_speakers(self.db);
            if let Some(program) = program {
                self.start_effect(program, source, seat, EffectKind::Ability);
                return true;
            }
        }
        false
    }
}
