//! Game state check (1.8), triggers and the bag (6.2, 7.7).

use crate::edition::Question;
use crate::event::{Idle, What};
use crate::frame::{Ask, EffectKind, Frame};
use crate::ids::{CardId, CardRef, RuleNo, Seat, rule};
use crate::program::{
    Dest, Instead, Moment, Pc, Players, Replaces, Scope, StaticRule, TriggerDef, Window, dep, kind,
};
use crate::query::{Ctx, Was};
use crate::run::Run;
use crate::state::{BagEntry, Gained, Game, Memory, Stale, TimedKind, Variant, Zone, unchecked};
use crate::zones::End;
use ability::CardType;
use smallvec::SmallVec;

impl Game {
    /// Nothing changed that a game state check would look at, and nothing waits in the bag (1.8.3).
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        // 10.2.5: in Pack Rush a check also looks at decks.
        self.unchecked == 0
            && self.stale == Stale::None
            && self.bag.is_empty()
            && self.variant != Variant::PackRush
    }

    /// The lore a player needs to win.
    pub fn lore_to_win(&self, db: &crate::CardDb, seat: Seat) -> u16 {
        let mut need = self.variant.lore_to_win();
        self.each_static(db, kind::LORE_TO_WIN, |(source, you, _), rule| {
            if let StaticRule::LoreToWin(who, n) = rule
                && self.is_among(*who, seat, &Ctx::of(self, source, you))
            {
                need = need.max(u16::from(*n));
            }
        });
        need
    }
}

/// Whether a game state check is the last one of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    No,
    /// The turn is about to end: empty decks are looked for (1.8.1.2).
    Turn,
}

impl Run<'_> {
    /// Game state check and bag, one step at a time, until both are quiet (1.8.3).
    #[inline(never)]
    pub fn settle(&mut self, bag: Option<Seat>) {
        self.game_state_check(Ending::No);
        if self.g.outcome.is_some() {
            return;
        }
        if self.g.bag.is_empty() {
            self.g.frames.pop();
            return;
        }
        // 7.7.4.2–7.7.4.4: the active player first; who resolves goes on while they have entries, then it is passed on.
        // 9.3.2: what the members of a team with turns in common added belongs to the team.
        let n = self.g.players.len() as u8;
        let party = |seat: Seat| self.g.player(seat).party;
        let first = party(bag.unwrap_or(self.g.active));
        let next = (0..n)
            .map(|i| (first + i) % n)
            .find(|next| self.g.bag.iter().any(|entry| party(entry.seat) == *next))
            .and_then(|next| self.g.spokesman(next));
        let Some(seat) = next else { return self.g.bag.clear() };
        self.set_top(Frame::Settle { bag: Some(seat) });
        let mut own = (0..self.g.bag.len()).filter(|i| self.g.same_party(self.g.bag[*i].seat, seat));
        match (own.next(), own.next()) {
            (Some(only), None) => self.resolve_entry(only),
            _ => self.ask(Ask::Trigger { seat }),
        }
    }

    /// Settles before anything else happens, if there is anything to settle.
    #[inline]
    pub fn settle_next(&mut self) {
        if !self.g.is_settled() {
            self.push(Frame::Settle { bag: None });
        }
    }

    /// Takes an entry out of the bag and begins to resolve it.
    pub fn resolve_entry(&mut self, index: usize) {
        if self.goes_on_for_ever() {
            return;
        }
        let entry = self.g.bag.remove(index);
        // 6.1.13.2: the second time in a turn nothing happens.
        let left = entry.once & !self.g.used_up(entry.source);
        if entry.once != 0 && left == 0 {
            let (source, program) = (entry.source.id, entry.program);
            self.tell(rule(6, 1, 13, 2), What::CameToNothing { source, program, why: Idle::UsedUp });
            return;
        }
        // Of the times it may still resolve, this takes one.
        let once = left & left.wrapping_neg();
        // 7.7.4.4: who is not active resolves theirs afterwards.
        let number = if self.g.is_active(entry.seat) { rule(7, 7, 4, 2) } else { rule(7, 7, 4, 4) };
        let (seat, source, program) = (entry.seat, entry.source.id, entry.program);
        self.tell(number, What::TriggerResolves { seat, source, program });
        self.start_effect(entry.program, entry.source, entry.seat, EffectKind::Ability);
        if let Some(effect) = self.effect_mut() {
            effect.subject = entry.subject;
            effect.object = entry.object;
            effect.people[0] = entry.that;
            effect.numbers[0] = entry.number;
            effect.once = once;
        }
    }

    /// 1.8
    #[inline]
    pub fn game_state_check(&mut self, ending: Ending) {
        if self.g.variant == Variant::PackRush {
            self.renew_decks();
        }
        self.g.refresh(self.db);
        if self.g.unchecked != 0 || ending == Ending::Turn {
            self.check_what_changed(ending);
        }
    }

    /// The winner, where someone has enough lore (1.8.1.1, 1.8.4).
    fn lore_winner(&self) -> Option<Seat> {
        let least = self.g.variant.lore_to_win();
        if self.g.players.iter().all(|player| player.lore < least) {
            return None;
        }
        self.g.turn_order().find(|seat| self.g.player(*seat).lore >= self.g.lore_to_win(self.db, *seat))
    }

    #[inline(never)]
    fn check_what_changed(&mut self, ending: Ending) {
        loop {
            self.g.refresh(self.db);
            let look_at = std::mem::take(&mut self.g.unchecked);
            if look_at == 0 && ending == Ending::No {
                return;
            }
            if let Some(seat) = self.lore_winner() {
                self.win(seat, rule(1, 8, 1, 1));
                return;
            }
            // 1.8.1.2
            let by_drawing = self.g.rules.say(Question::DrawingFromAnEmptyDeckLoses);
            let looks = if by_drawing { look_at & unchecked::DECK != 0 } else { ending == Ending::Turn };
            if looks && self.g.variant != Variant::PackRush {
                self.empty_decks(by_drawing);
                if self.g.outcome.is_some() {
                    return;
                }
            }
            // 1.8.1.4
            let look_at = look_at | self.g.unchecked;
            if look_at & unchecked::DAMAGE == 0 {
                return;
            }
            let lethal = self.lethal();
            if lethal.is_empty() {
                return;
            }
            self.g.unchecked = unchecked::ALL;
            self.banish(&lethal, rule(1, 8, 1, 4));
        }
    }

    /// Whose turn ends with an empty deck has lost, or else whoever tried to draw from one (1.8.1.2).
    fn empty_decks(&mut self, by_drawing: bool) {
        let empty = |seat: &Seat| self.g.count(*seat, Zone::Deck) == 0;
        let losers: SmallVec<[Seat; 8]> = match by_drawing {
            true => self.g.turn_order().filter(|seat| self.g.player(*seat).drew_nothing).collect(),
            false => self.g.active_players().filter(empty).collect(),
        };
        for seat in losers {
            if self.g.outcome.is_none() {
                self.leave_game(seat, rule(1, 8, 1, 2));
            }
        }
    }

    /// Characters and locations with as much damage as Willpower, in turn order. What survives was not banished by what
    /// struck it before.
    fn lethal(&mut self) -> SmallVec<[CardId; 16]> {
        let mut lethal = SmallVec::new();
        let n = self.g.players.len();
        for i in 0..n {
            let seat = (self.g.active.index() + i) % n;
            let mut next = self.g.players[seat].lists[Zone::Play as usize].first;
            while next.is_some() {
                let id = next;
                let willpower = self.g.traits(id).willpower;
                let card = self.g.card_mut(id);
                next = card.next;
                if i32::from(card.damage) < i32::from(willpower) {
                    card.blame = CardId::NONE;
                } else if !self.g.is_kind(self.db, id, CardType::Item) {
                    lethal.push(id);
                }
            }
        }
        lethal
    }

    /// Banishes cards together: all of them see each other leave (7.4.3). Says how many something else became of (6.5).
    pub fn banish(&mut self, cards: &[CardId], number: RuleNo) -> usize {
        self.g.refresh(self.db);
        if self.g.static_kinds & kind::REPLACES != 0 {
            let (replaced, rest) = self.replace_banishing(cards);
            if replaced > 0 {
                if !rest.is_empty() {
                    self.banish_now(&rest, number);
                }
                return replaced;
            }
        }
        self.banish_now(cards, number);
        0
    }

    fn banish_now(&mut self, cards: &[CardId], number: RuleNo) {
        for id in cards {
            self.g.card_mut(*id).leaving = true;
        }
        let challenge = self.g.challenge();
        for id in cards {
            self.tell(number, What::Banished { card: *id });
            let owner = self.g.card(*id).owner;
            self.remember(Moment::Banished, owner, *id);
            self.fire(Moment::Banished, *id, CardId::NONE, owner, 0);
            if let Some((by, target)) = challenge {
                self.fire_banished_in_challenge(*id, by, target);
            }
        }
        self.leave_play(cards, Zone::Discard, End::First, number);
    }

    /// Those that go elsewhere instead of being banished do so (6.5.4); the others are left to be banished.
    fn replace_banishing(&mut self, cards: &[CardId]) -> (usize, SmallVec<[CardId; 16]>) {
        let mut rest = SmallVec::new();
        let mut elsewhere: SmallVec<[(CardId, CardId, Dest); 4]> = SmallVec::new();
        for id in cards {
            match self.g.instead_of_banishing(self.db, *id) {
                Some((source, dest)) => elsewhere.push((*id, source, dest)),
                None => rest.push(*id),
            }
        }
        for (id, source, dest) in &elsewhere {
            self.tell(rule(6, 5, 4, 0), What::BanishReplaced { card: *id, by: *source });
            self.send_to(*id, *dest);
        }
        (elsewhere.len(), rest)
    }

    fn fire_banished_in_challenge(&mut self, id: CardId, by: CardRef, target: CardRef) {
        let owner = self.g.card(id).owner;
        let same = |card: CardRef| card.id == id && self.g.card(id).life == card.life;
        let (other, moment) = if same(by) {
            (target.id, Moment::ChallengerBanished)
        } else if same(target) {
            (by.id, Moment::ChallengedBanished)
        } else {
            return;
        };
        self.remember(Moment::BanishedInChallenge, owner, id);
        self.fire(Moment::BanishedInChallenge, id, other, owner, 0);
        self.fire(moment, id, other, owner, 0);
        let other_owner = self.g.card(other).owner;
        if self.g.card(other).zone == Zone::Play && self.g.card(id).blame == other {
            self.fire(Moment::BanishesInChallenge, other, id, other_owner, 0);
        }
    }

    /// Moves cards out of play together; the triggers about leaving are gathered first (7.4.3).
    pub fn leave_play(&mut self, cards: &[CardId], zone: Zone, end: End, number: RuleNo) {
        self.g.refresh(self.db);
        for id in cards {
            self.g.card_mut(*id).leaving = true;
        }
        for id in cards {
            let owner = self.g.card(*id).owner;
            self.fire(Moment::LeavesPlay, *id, CardId::NONE, owner, 0);
            if zone == Zone::Hand {
                self.fire(Moment::Returned, *id, CardId::NONE, owner, 0);
            }
        }
        for id in cards {
            self.relocate(*id, zone, end, number);
        }
    }

    /// Keeps in mind what happened this turn.
    pub fn remember(&mut self, moment: Moment, seat: Seat, card: CardId) {
        let def = self.g.card(card).def;
        let card = self.g.refer(card);
        self.g.memory.push(Memory { moment, seat, card, def });
        self.g.touch(dep::HISTORY);
    }

    /// Something happened: every triggered ability that waits for it goes into the bag (6.2.3, 7.7.3).
    #[inline]
    pub fn fire(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        if self.g.restless && matches!(moment, Moment::TurnStarts | Moment::TurnEnds | Moment::Discarded) {
            self.fire_in_discards(moment, subject, who);
        }
        if self.g.listens & moment.bit() != 0 {
            self.fire_in_play(moment, subject, object, who, number);
        }
    }

    /// Triggered abilities of cards in play and of timed effects, where some wait for this.
    #[inline(never)]
    fn fire_in_play(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        let bit = moment.bit();
        let db = self.db;
        // What was paid, and whether a card moved from a location, only triggers ask for: effects count anew.
        let told = if matches!(moment, Moment::Played | Moment::Moves) { 0 } else { number };
        for at in 0..self.g.speakers.len() {
            let source = self.g.speakers[at];
            let card = self.g.card(source);
            let def = db.def(card.def);
            let you = card.owner;
            if def.listens & bit != 0 {
                for (i, id) in def.triggers.iter().enumerate() {
                    let trigger = &db.triggers[usize::from(id.0)];
                    if trigger.moment == moment
                        && !arrives(trigger, source, subject)
                        && !self.g.loses(db, source, trigger.name)
                        && self.meets(trigger, source, you, subject, object, who, number)
                    {
                        let once = match trigger.once {
                            false if trigger.first => {
                                let bit = 16u8 << (i % 4);
                                if self.g.card(source).used & bit != 0
                                    || self.happened_before(trigger, source, you)
                                {
                                    continue;
                                }
                                self.g.card_mut(source).used |= bit;
                                0
                            }
                            // The second bit stands for the second time.
                            true if trigger.twice => (16 << (i % 4)) | (16 << ((i + 2) % 4)),
                            true => 16u8 << (i % 4),
                            false => 0,
                        };
                        self.add_to_bag(you, source, trigger.program, subject, object, who, told, once);
                    }
                }
            }
        }
        if self.g.granting {
            self.fire_gained(moment, subject, object, who, number);
        }
        if !self.g.timed.is_empty() {
            self.fire_watches(moment, subject, object, who, number);
        }
    }

    /// The card that was just covered sees the card that covers it being played (4.3.4.2).
    pub fn fire_covered(&mut self, covered: CardId, card: CardId, seat: Seat, paid: i16) {
        let db = self.db;
        for id in &db.def(self.g.card(covered).def).triggers {
            let trigger = &db.triggers[usize::from(id.0)];
            if trigger.moment == Moment::Played
                && self.meets(trigger, covered, seat, card, CardId::NONE, seat, paid)
            {
                self.add_to_bag(seat, covered, trigger.program, card, CardId::NONE, seat, 0, 0);
            }
        }
    }

    /// Triggered abilities that work in a discard (6.1.12).
    #[inline(never)]
    fn fire_in_discards(&mut self, moment: Moment, subject: CardId, who: Seat) {
        let db = self.db;
        for seat in self.g.seats() {
            let mut next = self.g.list(seat, Zone::Discard).first;
            while next.is_some() {
                let source = next;
                next = self.g.card(source).next;
                for id in &db.def(self.g.card(source).def).discard_triggers {
                    let trigger = &db.triggers[usize::from(id.0)];
                    if trigger.moment == moment
                        && self.meets(trigger, source, seat, subject, CardId::NONE, who, 0)
                    {
                        self.add_to_bag(seat, source, trigger.program, subject, CardId::NONE, who, 0, 0);
                    }
                }
            }
        }
    }

    /// A card came into play by Shift onto another: what it says of that itself (8.10). Who was there before has heard of it.
    pub fn fire_own_shift(&mut self, card: CardId, base: CardId) {
        let db = self.db;
        let seat = self.g.card(card).owner;
        for id in &db.def(self.g.card(card).def).triggers {
            let trigger = &db.triggers[usize::from(id.0)];
            if trigger.moment == Moment::PlayedOn
                && trigger.subject == Some(Scope::This)
                && self.meets(trigger, card, seat, card, base, seat, 0)
            {
                self.add_to_bag(seat, card, trigger.program, card, base, seat, 0, 0);
            }
        }
    }

    /// Triggered abilities that cards in play have gained.
    fn fire_gained(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        let db = self.db;
        for seat in self.g.seats() {
            let mut next = self.g.list(seat, Zone::Play).first;
            while next.is_some() {
                let source = next;
                next = self.g.card(source).next;
                for i in 0..self.g.gained.len() {
                    let Gained { card, grant } = self.g.gained[i];
                    if card != source {
                        continue;
                    }
                    for id in &db.grants[usize::from(grant) - 1].triggers {
                        let trigger = &db.triggers[usize::from(id.0)];
                        if trigger.moment == moment
                            && !arrives(trigger, source, subject)
                            && self.meets(trigger, source, seat, subject, object, who, number)
                        {
                            let once = if trigger.once || trigger.first { 128 } else { 0 };
                            let program = trigger.program;
                            self.add_to_bag(seat, source, program, subject, object, who, number, once);
                        }
                    }
                }
            }
        }
    }

    /// Floating and delayed triggers (6.2.7).
    fn fire_watches(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        let mut i = 0;
        while i < self.g.timed.len() {
            let timed = self.g.timed[i];
            i += 1;
            let TimedKind::Watch(id, once) = timed.what else { continue };
            let trigger = &self.db.triggers[usize::from(id.0)];
            // A watch over one card hears only of that card; an event about no card is told with it.
            let subject = if subject.is_none() { timed.on.id } else { subject };
            let about = timed.on.id.is_none() || (timed.on.id == subject && self.g.find(timed.on).is_some());
            if trigger.moment == moment
                && about
                && self.g.in_force(&timed)
                && self.meets(trigger, timed.source, timed.you, subject, object, who, number)
            {
                self.add_to_bag(timed.you, timed.source, trigger.program, subject, object, who, number, 0);
                if once {
                    i -= 1;
                    self.g.timed.remove(i);
                    self.g.index_speakers(self.db);
                }
            }
        }
    }

    /// Whether what has just happened, and is remembered, had happened before in this turn, with the source in play or not.
    #[inline(never)]
    fn happened_before(&self, trigger: &TriggerDef, source: CardId, you: Seat) -> bool {
        let ctx = Ctx::of(self.g, source, you);
        let fits = |memory: &&Memory| {
            let card = memory.card;
            memory.moment == trigger.moment
                && trigger.who.is_none_or(|who| self.g.is_among(who, memory.seat, &ctx))
                && match trigger.subject {
                    None => true,
                    Some(Scope::This) => card == self.g.refer(source),
                    Some(Scope::Fits(filter)) => {
                        let ctx = Ctx { was: Some(Was { def: memory.def, card }), ..ctx };
                        self.g.fits_anywhere(self.db, filter, card.id, &ctx)
                    }
                }
        };
        self.g.memory.iter().filter(fits).count() > 1
    }

    #[expect(clippy::too_many_arguments, reason = "an event's parts, as they are told")]
    fn meets(
        &self,
        trigger: &TriggerDef,
        source: CardId,
        you: Seat,
        subject: CardId,
        object: CardId,
        who: Seat,
        number: i16,
    ) -> bool {
        let in_window = match trigger.window {
            Window::Always => true,
            Window::YourTurn => self.g.is_active(you),
            Window::OpponentsTurn => self.g.are_opponents(self.g.active, you),
            Window::DoersTurn => self.g.is_active(who),
        };
        let mut ctx = Ctx {
            subject: self.g.refer(subject),
            object: self.g.refer(object),
            ..Ctx::of(self.g, source, you)
        };
        ctx.people[0] = who;
        ctx.numbers[0] = number;
        let fits = |scope: Option<Scope>, card: CardId| match scope {
            None => true,
            Some(Scope::This) => card == source,
            Some(Scope::Fits(filter)) => card.is_some() && self.g.fits_anywhere(self.db, filter, card, &ctx),
        };
        let by = |players: Option<Players>| match players {
            None => true,
            Some(players) => self.g.is_among(players, who, &Ctx::of(self.g, source, you)),
        };
        let holds = |cond| {
            let holds = self.g.holds(self.db, cond, &ctx);
            if let Some(watch) = self.watch {
                watch.condition(cond, holds);
            }
            holds
        };
        in_window
            && by(trigger.who)
            && fits(trigger.subject, subject)
            && fits(trigger.object, object)
            && trigger.cond.is_none_or(holds)
            && (!self.g.rules.say(Question::IfIsAskedOnEnteringTheBag) || trigger.secondary.is_none_or(holds))
    }

    #[expect(clippy::too_many_arguments, reason = "an entry's parts, named at the one place that builds it")]
    pub fn add_to_bag(
        &mut self,
        seat: Seat,
        source: CardId,
        program: Pc,
        subject: CardId,
        object: CardId,
        that: Seat,
        number: i16,
        once: u8,
    ) {
        if self.g.player(seat).out {
            return;
        }
        let entry = BagEntry {
            seat,
            source: self.g.refer(source),
            program,
            subject: self.g.refer(subject),
            object: self.g.refer(object),
            that,
            number,
            once,
        };
        self.g.bag.push(entry);
        self.tell(rule(7, 7, 3, 1), What::TriggerAdded { seat, source, program });
    }
}

impl Game {
    /// What becomes of a card instead of being banished, and the card that says so: the first in turn order (6.5.7).
    fn instead_of_banishing(&self, db: &crate::CardDb, id: CardId) -> Option<(CardId, Dest)> {
        for seat in self.turn_order() {
            for source in self.speakers.iter().copied().filter(|source| self.card(*source).owner == seat) {
                for replacement in &db.def(self.card(source).def).replacements {
                    let (Replaces::Banished, Instead::Goes(dest)) =
                        (replacement.replaces, replacement.instead)
                    else {
                        continue;
                    };
                    let in_window = match replacement.window {
                        Window::Always => true,
                        Window::YourTurn => self.is_active(seat),
                        Window::OpponentsTurn => self.are_opponents(self.active, seat),
                        Window::DoersTurn => self.is_active(self.card(id).owner),
                    };
                    if in_window
                        && !self.loses(db, source, replacement.name)
                        && self.in_scope(db, replacement.subject, id, source, seat)
                    {
                        return Some((source, dest));
                    }
                }
            }
        }
        None
    }
}

/// Whether the card itself comes into play by what happened and the trigger speaks of cards in general: only abilities about
/// playing this very card see that (4.3.4.1, 1.6.1).
fn arrives(trigger: &TriggerDef, source: CardId, subject: CardId) -> bool {
    trigger.moment == Moment::Played && subject == source && matches!(trigger.subject, Some(Scope::Fits(_)))
}

impl Game {
    /// The story name of the ability behind an entry of the bag.
    pub fn bag_ability_name<'a>(&self, db: &'a crate::CardDb, index: usize) -> Option<&'a str> {
        db.program_names.get(&self.bag.get(index)?.program).map(String::as_str)
    }
}
