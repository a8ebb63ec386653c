//! Singing songs (5.4.4, 8.11, 8.12), alone or together.

use crate::api::action::{Payment, Reason};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat, rule};
use crate::effects::completion::Completion;
use crate::effects::{CardList, SINGING};
use crate::legal::{Verdict, ensure, no};
use crate::program::card_db::CardDb;
use crate::program::{Moment, Prohibitions, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::frame::{Frame, Prompt};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{Game, RegisterCard, Zone};
use wording::{CardType, KeywordKind};

impl Game {
    /// The cost that a character counts as having when it sings (8.11.1).
    #[inline]
    pub(crate) fn singing_cost(&self, db: &CardDb, id: CardId) -> u8 {
        let traits = self.traits(id);
        let cost = self.cost(db, id);
        let counts =
            if traits.has(KeywordKind::Singer) { cost.max(traits.count(KeywordKind::Singer)) } else { cost };
        counts.saturating_add(traits.sing)
    }

    /// The cards in play that could sing together: the player's own and those of teammates (8.12.1).
    pub(crate) fn singers(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.turn_order()
            .filter(move |other| !self.are_opponents(*other, seat))
            .flat_map(|other| self.zone(other, Zone::Play))
    }

    /// The characters named so far to sing a song together.
    fn named_singers(&self) -> impl Iterator<Item = CardId> + '_ {
        self.picked.iter().rev().take_while(|picked| picked.reg == SINGING).map(|picked| picked.card.id)
    }

    fn is_named_singer(&self, singer: CardId) -> bool {
        self.named_singers().any(|named| named == singer)
    }

    /// The sum of the costs of the characters that can join in.
    fn more_voices(&self, db: &CardDb, seat: Seat, song: CardId) -> u16 {
        self.singers(seat)
            .filter(|id| self.check_voice(db, seat, song, *id).is_ok())
            .map(|id| u16::from(self.singing_cost(db, id)))
            .sum()
    }

    /// Whether another character could join in.
    pub(crate) fn more_singers(&self, db: &CardDb, seat: Seat, song: CardId) -> bool {
        self.singers(seat).any(|id| self.check_voice(db, seat, song, id).is_ok())
    }

    /// Whether the character may be one of those who sing together (8.12.1, 8.12.2).
    pub(crate) fn check_voice(&self, db: &CardDb, seat: Seat, song: CardId, singer: CardId) -> Verdict {
        ensure(!self.is_named_singer(singer), rule(8, 12, 2, 0), Reason::NotAnOption)?;
        let owner = self.card(singer).owner;
        let ours = if self.are_teammates(owner, seat) { owner } else { seat };
        self.check_singer(db, ours, singer, rule(8, 12, 2, 0))?;
        self.check_song(db, song, singer)
    }

    /// Whether no ability prevents the character from singing that song (1.2.2).
    #[inline]
    fn check_song(&self, db: &CardDb, song: CardId, singer: CardId) -> Verdict {
        let barred = self.any_static(db, RuleKinds::SING, |(source, you, _), rule| {
            matches!(rule, StaticRule::SingBan { by, what }
                if self.in_scope(db, *by, singer, source, you)
                    && self.fits_anywhere(db, *what, song, &Ctx::of(self, source, you)))
        });
        ensure(!barred, rule(1, 2, 2, 0), Reason::CantSing(singer))
    }

    pub(crate) fn check_singer(&self, db: &CardDb, seat: Seat, singer: CardId, number: RuleNo) -> Verdict {
        self.check_in(singer, seat, Zone::Play, number, Reason::NotYourCard(singer))?;
        ensure(self.is_kind(db, singer, CardType::Character), number, Reason::NotCharacter(singer))?;
        ensure(!self.card(singer).exerted, number, Reason::Exerted(singer))?;
        ensure(!self.is_drying(db, singer), number, Reason::Drying(singer))?;
        ensure(!self.traits(singer).cant.has(Prohibitions::SING), rule(1, 2, 2, 0), Reason::CantSing(singer))
    }

    pub(crate) fn check_sing(&self, db: &CardDb, seat: Seat, song: CardId, singer: CardId) -> Verdict {
        let def = db.def(self.card(song).def);
        ensure(def.song, rule(5, 4, 4, 2), Reason::NotASong(song))?;
        self.check_singer(db, seat, singer, rule(5, 4, 4, 2))?;
        self.check_song(db, song, singer)?;
        ensure(self.singing_cost(db, singer) >= def.cost, rule(5, 4, 4, 2), Reason::CostTooLow(singer))
    }

    /// Whether the player's own card, which is in play and neither exerted nor drying, can sing a song of
    /// that cost.
    #[inline(always)]
    pub(crate) fn is_voice_for(&self, db: &CardDb, (song, cost): (CardId, u8), singer: CardId) -> bool {
        self.is_kind(db, singer, CardType::Character)
            && !self.traits(singer).cant.has(Prohibitions::SING)
            && self.singing_cost(db, singer) >= cost
            && self.check_song(db, song, singer).is_ok()
    }

    pub(crate) fn check_sing_together(&self, db: &CardDb, seat: Seat, song: CardId) -> Verdict {
        let Some(need) = db.def(self.card(song).def).sing_together else {
            return no(rule(8, 12, 1, 0), Reason::NoSingTogether(song));
        };
        let total = self.more_voices(db, seat, song);
        let needs = u16::from(need);
        ensure(total >= needs, rule(8, 12, 1, 0), Reason::NotEnoughSingers { needs, has: total })
    }

    pub(crate) fn can_sing(&self, db: &CardDb, song: CardId, singer: CardId) -> bool {
        self.check_way(db, self.card(song).owner, song, Payment::Sing(singer)).is_ok()
    }
}

impl GameRun<'_> {
    /// Names a character to sing with the others.
    pub fn name_singer(&mut self, singer: CardId) {
        let card = self.g.refer(singer);
        self.g.picked.push(RegisterCard { reg: SINGING, rounds: [0; 2], spared: false, card });
    }

    /// The characters named to sing, who are named no longer.
    pub fn take_named_singers(&mut self) -> CardList {
        let first = self.g.picked.len() - self.g.named_singers().count();
        self.g.picked.drain(first..).map(|picked| picked.card.id).collect()
    }

    /// Exerts the characters to sing and fires the triggers for the song. They wait until the song has
    /// resolved (4.1.5).
    pub fn sing(&mut self, seat: Seat, song: CardId, singers: &[CardId]) {
        for singer in singers {
            self.exert(*singer, rule(5, 4, 4, 2));
            self.tell(rule(5, 4, 4, 2), || EventKind::Sang { card: *singer, song });
            let owner = self.g.card(*singer).owner;
            self.fire(Moment::Sings, *singer, song, owner, 0);
        }
        let at = u16::try_from(self.g.memory.len()).unwrap_or(u16::MAX);
        for singer in singers {
            let owner = self.g.card(*singer).owner;
            self.remember(Moment::Sings, owner, *singer);
        }
        if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
            playing.sang = at;
        }
        let first = singers.first().copied().unwrap_or(CardId::NONE);
        self.fire(Moment::SongSung, first, song, seat, i16::try_from(at).unwrap_or(i16::MAX));
    }

    /// Continues the naming of singers after a player has left. Without enough singers the song is not played
    /// (4.1.4, 1.7.6).
    pub fn drop_singers(&mut self) {
        let asking = self.g.frames.last().copied();
        let Some(Frame::Ask(Prompt::Singers { seat, song, need, .. })) = asking else {
            self.take_named_singers();
            return;
        };
        self.g.refresh(self.db);
        let named = self.take_named_singers();
        let (mut sum, mut n) = (0, 0);
        for singer in named {
            if self.g.check_voice(self.db, seat, song, singer).is_ok() {
                sum += u16::from(self.g.singing_cost(self.db, singer));
                n += 1;
                self.name_singer(singer);
            }
        }
        if sum + self.g.more_voices(self.db, seat, song) < u16::from(need) {
            self.take_named_singers();
            self.g.frames.pop();
            if let Some(Frame::Play(playing)) = self.g.frames.pop() {
                self.relocate(song, playing.from, ListEnd::First, rule(1, 7, 6, 0));
            }
            // If an effect was to play it.
            self.note(Completion::Nothing);
            return;
        }
        self.set_top(Frame::Ask(Prompt::Singers { seat, song, need, sum, n }));
        self.close_singers();
    }

    /// Ends the naming of singers if nobody else can sing.
    pub fn close_singers(&mut self) {
        if let Some(&Frame::Ask(Prompt::Singers { seat, song, .. })) = self.g.frames.last()
            && !self.g.more_singers(self.db, seat, song)
        {
            self.g.frames.pop();
        }
    }
}
