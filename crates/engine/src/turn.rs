//! Setup and turns (chapters 2 and 3).

use crate::begin::SetupError;
use crate::chance::Chance;
use crate::db::CardDb;
use crate::edition::{Question, Rules};
use crate::event::What;
use crate::frame::{Ask, Frame, SetupStep, TurnStep};
use crate::ids::{CardId, DefId, RuleNo, Seat, rule};
use crate::loops::LoopWatch;
use crate::program::{Moment, Whom, cant, dep, kind};
use crate::run::Run;
use crate::settle::Ending;
use crate::state::{Card, Game, LISTS, List, Player, Shown, Stale, Traits, Until, Variant, Zone, unchecked};
use crate::teams::{TeamTurns, Teams};
use crate::zones::End;
use ability::CardType;
use serde::{Deserialize, Serialize};

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// One deck list for each player, in seat order.
    pub decks: Vec<Vec<DefId>>,
    pub seed: u64,
    /// Random when left out (2.2.1.1).
    pub starter: Option<Seat>,
    pub variant: Variant,
    pub rules: Rules,
    pub teams: Teams,
}

impl Start {
    /// A Constructed game by the newest rules, everyone for themselves, with a starting player found by chance.
    pub fn new(decks: Vec<Vec<DefId>>, seed: u64) -> Start {
        Start {
            decks,
            seed,
            starter: None,
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: Teams::default(),
        }
    }
}

impl Variant {
    /// 2.2.1.4, 10.2.3
    pub fn hand_size(self) -> u8 {
        match self {
            Variant::Constructed | Variant::Limited | Variant::Coconut => 7,
            Variant::PackRush => 5,
        }
    }

    /// 1.11.3, 10.2.4
    pub fn lore_to_win(self) -> u16 {
        match self {
            Variant::Constructed | Variant::Limited => 20,
            Variant::PackRush => 15,
            Variant::Coconut => 25,
        }
    }
}

impl Game {
    pub(crate) fn empty(
        players: usize,
        cards: usize,
        chance: Chance,
        variant: Variant,
        rules: Rules,
    ) -> Game {
        let player = Player {
            lore: 0,
            ready_ink: 0,
            ink_drops: 0,
            inked: 0,
            out: false,
            drew_nothing: false,
            team: 0,
            party: 0,
            turns: 0,
            lists: [List::EMPTY; LISTS],
            next_alias: 1,
        };
        // Everyone plays alone until teams are formed.
        let mut seated = vec![player; players];
        for (seat, player) in seated.iter_mut().enumerate() {
            player.team = seat as u8;
            player.party = seat as u8;
        }
        Game {
            cards: Vec::with_capacity(cards),
            traits: vec![Traits::default(); cards],
            gained: Vec::with_capacity(32),
            players: seated,
            frames: Vec::with_capacity(16),
            bag: Vec::with_capacity(32),
            timed: Vec::with_capacity(64),
            picked: Vec::with_capacity(64),
            packets: Vec::with_capacity(32),
            alias: vec![0; cards * players],
            memory: Vec::with_capacity(64),
            ghosts: Vec::with_capacity(4),
            speakers: Vec::with_capacity(32),
            static_kinds: 0,
            static_deps: 0,
            listens: 0,
            granting: false,
            chance,
            variant,
            rules,
            team_turns: TeamTurns::Alternating,
            loops: LoopWatch::default(),
            loop_over: None,
            active: Seat(0),
            starter: Seat(0),
            turn: 0,
            outcome: None,
            unchecked: unchecked::ALL,
            keywords: 0,
            cants: 0,
            restless: false,
            has_locations: false,
            stale: Stale::All,
            open_tops: false,
        }
    }

    pub(crate) fn add_card(&mut self, db: &CardDb, def: DefId, owner: Seat) -> CardId {
        let id = CardId(self.cards.len() as u16);
        self.restless |= !db.def(def).discard_triggers.is_empty();
        self.has_locations |= db.def(def).kind == CardType::Location;
        self.cards.push(Card {
            def,
            owner,
            zone: Zone::Gone,
            damage: 0,
            exerted: false,
            drying: false,
            facedown: false,
            shifted: false,
            shown: Shown::No,
            at: CardId::NONE,
            host: CardId::NONE,
            under: CardId::NONE,
            under_count: 0,
            used: 0,
            life: 0,
            stay: Card::NEVER,
            blame: CardId::NONE,
            leaving: false,
            next: CardId::NONE,
            prev: CardId::NONE,
        });
        id
    }

    /// Begins a game from the very beginning and runs it to its first decision.
    ///
    /// The error says what is wrong with the start: see [`Start::check`].
    pub fn start(db: &CardDb, start: &Start) -> Result<Game, SetupError> {
        start.check(db)?;
        let (players, chance) = (start.decks.len(), Chance::new(start.seed));
        let mut game = Game::empty(players, start.size(), chance, start.variant, start.rules);
        for (seat, deck) in start.decks.iter().enumerate() {
            for def in deck {
                let id = game.add_card(db, *def, Seat(seat as u8));
                game.put(db, id, Zone::Deck, End::Last);
            }
        }
        game.form_teams(&start.teams);
        // 10.2.2
        for seat in game.seats() {
            for _ in 0..start.variant.marketing() {
                game.add_marketing(db, seat);
            }
        }
        // 2.2.1.1
        let players = game.players.len() as u32;
        let starter = Seat(game.chance.below(players) as u8);
        game.starter = start.starter.unwrap_or(starter);
        game.take_turn(game.starter);
        let asked = start.starter.is_none() && game.rules.say(Question::StarterIsChosen);
        let step = if asked { SetupStep::Starter } else { SetupStep::Deal };
        game.frames.push(Frame::Setup { step, altered: 0 });
        Run { g: &mut game, db, out: None, watch: None }.go();
        Ok(game)
    }

    /// It becomes this player's turn, or that of the team which takes its turns with this player.
    pub(crate) fn take_turn(&mut self, seat: Seat) {
        self.active = self.spokesman(self.player(seat).party).unwrap_or(seat);
    }
}

impl Run<'_> {
    /// 2.2
    #[inline(never)]
    pub fn setup(&mut self, step: SetupStep, altered: u64) {
        match step {
            SetupStep::Starter => {
                self.set_top(Frame::Setup { step: SetupStep::Deal, altered });
                self.ask(Ask::Player { seat: self.g.starter, whom: Whom::Anyone });
            }
            SetupStep::Deal => {
                self.tell(rule(2, 2, 1, 1), What::GameBegan { starter: self.g.starter });
                let order: Vec<Seat> = self.g.around().collect();
                for seat in &order {
                    self.shuffle(*seat, rule(2, 2, 1, 2));
                }
                for seat in &order {
                    for _ in 0..self.g.variant.hand_size() {
                        self.draw(*seat, rule(2, 2, 1, 4));
                    }
                }
                // Opening hands are not draws that anything in play could see.
                self.g.bag.clear();
                self.set_top(Frame::Setup { step: SetupStep::Alter(0), altered });
            }
            SetupStep::Alter(n) => {
                // 2.2.2, 2.2.2.2
                let next = self.g.around().nth(usize::from(n));
                match next {
                    Some(seat) if self.g.player(seat).out => {
                        self.set_top(Frame::Setup { step: SetupStep::Alter(n + 1), altered });
                    }
                    Some(seat) => {
                        self.set_top(Frame::Setup { step: SetupStep::Alter(n + 1), altered });
                        self.ask(Ask::Mulligan { seat, n: 0 });
                    }
                    None => self.set_top(Frame::Setup { step: SetupStep::Begin, altered }),
                }
            }
            SetupStep::Begin => {
                // 2.2.2.3
                for seat in self.g.seats() {
                    if altered & (1 << seat.0) != 0 && !self.g.player(seat).out {
                        self.shuffle(seat, rule(2, 2, 2, 3));
                    }
                }
                // 2.1.3: where those who were to start have left, the next in order do.
                let party = self.g.player(self.g.active).party;
                if let Some(first) = self.g.spokesman(party) {
                    self.g.active = first;
                } else if let Some(next) = self.next_active() {
                    self.g.active = next;
                    self.g.starter = next;
                }
                self.set_top(Frame::Turn(TurnStep::Ready));
            }
        }
    }

    /// 2.2.2.1: what was put away goes to the bottom, then the hand is filled up.
    pub fn alter_hand(&mut self, seat: Seat, n: u8) {
        self.tell(rule(2, 2, 2, 1), What::HandAltered { seat, cards: n });
        while self.g.list(seat, Zone::Aside).first.is_some() {
            let card = self.g.list(seat, Zone::Aside).first;
            self.g.put(self.db, card, Zone::Deck, End::Last);
        }
        for _ in 0..n {
            self.draw(seat, rule(2, 2, 2, 1));
        }
        self.g.bag.clear();
        if n > 0
            && let Some(Frame::Setup { altered, .. }) = self.g.frames.last_mut()
        {
            *altered |= 1 << seat.0;
        }
    }

    pub fn shuffle(&mut self, seat: Seat, rule: RuleNo) {
        self.g.shuffle(seat);
        self.tell(rule, What::Shuffled { seat });
    }

    /// Draws one card; from an empty deck nothing is drawn (1.12.1, 1.2.3).
    pub fn draw(&mut self, seat: Seat, rule: RuleNo) -> Option<CardId> {
        self.draw_from(seat, false, rule)
    }

    /// The same from the top or the bottom of the deck.
    pub fn draw_from(&mut self, seat: Seat, bottom: bool, rule: RuleNo) -> Option<CardId> {
        // Cards being looked at or revealed are still the uppermost of the deck.
        let aside = self.g.list(seat, Zone::Aside).first;
        let deck = self.g.list(seat, Zone::Deck);
        let card = match (bottom && deck.last.is_some(), aside.is_some()) {
            (true, _) => deck.last,
            (false, true) => aside,
            (false, false) => deck.first,
        };
        if card.is_none() {
            if self.g.turn > 0 && self.g.rules.say(Question::DrawingFromAnEmptyDeckLoses) {
                self.g.player_mut(seat).drew_nothing = true;
                self.g.unchecked |= unchecked::DECK;
            }
            return None;
        }
        self.g.put(self.db, card, Zone::Hand, End::Last);
        self.tell(rule, What::Drew { seat, card });
        self.remember(Moment::Drawn, seat, card);
        self.fire(Moment::Drawn, card, CardId::NONE, seat, 0);
        Some(card)
    }

    /// Chapter 3.
    #[inline]
    pub fn turn(&mut self, step: TurnStep) {
        match step {
            TurnStep::Ready => self.ready_step(),
            TurnStep::Readying => self.readying(),
            TurnStep::Set => self.set_step(),
            TurnStep::Draw => self.draw_step(),
            TurnStep::Main => self.ask(Ask::Main),
            TurnStep::EndTriggers => self.end_triggers(),
            TurnStep::EndEffects => {
                // 3.4.1.2
                self.set_top(Frame::Turn(TurnStep::Last));
                self.end_effects();
                self.settle_next();
            }
            TurnStep::Last => self.last_step(),
        }
    }

    /// 3.4.1.1
    #[inline(never)]
    fn end_triggers(&mut self) {
        self.set_top(Frame::Turn(TurnStep::EndEffects));
        for seat in self.g.active_players() {
            self.fire(Moment::TurnEnds, CardId::NONE, CardId::NONE, seat, 0);
        }
        self.settle_next();
    }

    /// 3.2.1
    #[inline(never)]
    fn ready_step(&mut self) {
        let players = self.g.active_players();
        self.g.turn = self.g.turn.saturating_add(1);
        for seat in players {
            self.g.player_mut(seat).turns += 1;
        }
        self.g.memory.clear();
        self.g.ghosts.clear();
        for player in &mut self.g.players {
            player.inked = 0;
        }
        for i in 0..self.g.players.len() {
            let mut next = self.g.players[i].lists[Zone::Play as usize].first;
            while next.is_some() {
                let card = self.g.card_mut(next);
                card.used = 0;
                next = card.next;
            }
        }
        self.turn_changed();
        self.tell(rule(3, 2, 1, 0), What::TurnBegan { seat: self.g.active, turn: self.g.turn });
        self.set_top(Frame::Turn(TurnStep::Readying));
    }

    /// 3.2.1.1: what can ready does, once its player has chosen where not all of it may.
    #[inline(never)]
    fn readying(&mut self) {
        let mut players = self.g.active_players();
        self.g.refresh(self.db);
        if players.any(|seat| self.choose_to_ready(seat)) {
            return;
        }
        for seat in self.g.active_players() {
            self.ready_in_play(seat);
            self.ready_ink(seat);
        }
        // 3.2.1.3
        self.expire(|g, until| match until {
            Until::EndOfChallenge | Until::LeavesPlay | Until::SourceLeaves => false,
            Until::StartOfTurn(whose) | Until::NextReadyOf(whose) => g.is_active(whose),
            Until::EndOfTurn | Until::NextTurnOf { .. } | Until::EndOfNextTurnOf { .. } => false,
        });
        // 3.2.1.4
        for seat in self.g.active_players() {
            self.fire(Moment::TurnStarts, CardId::NONE, CardId::NONE, seat, 0);
        }
        self.set_top(Frame::Turn(TurnStep::Set));
        self.game_state_check(Ending::No);
    }

    fn ready_in_play(&mut self, seat: Seat) {
        let mut next = self.g.list(seat, Zone::Play).first;
        while next.is_some() {
            let id = next;
            next = self.g.card(id).next;
            let held = self.g.traits(id).cant & (cant::READY | cant::READY_AT_START) != 0;
            if self.g.card(id).exerted && !held {
                self.ready(id, rule(3, 2, 1, 1));
            }
        }
    }

    /// Readies a whole inkwell; nothing keeps ink exerted, and nothing waits for it to ready.
    fn ready_ink(&mut self, seat: Seat) {
        let List { first: mut next, len, .. } = *self.g.list(seat, Zone::Inkwell);
        while next.is_some() {
            let card = self.g.card_mut(next);
            card.exerted = false;
            next = card.next;
        }
        self.g.player_mut(seat).ready_ink = len;
        self.g.touch(dep::EXERT);
    }

    /// Readies a card for whatever reason.
    pub fn ready(&mut self, card: CardId, rule: RuleNo) {
        if !self.g.card(card).exerted {
            return;
        }
        self.g.set_exerted(card, false);
        if self.g.card(card).zone == Zone::Play {
            self.tell(rule, What::Readied { card });
            let owner = self.g.card(card).owner;
            self.fire(Moment::Readied, card, CardId::NONE, owner, 0);
        }
    }

    /// 3.2.2
    #[inline(never)]
    fn set_step(&mut self) {
        self.g.refresh(self.db);
        for seat in self.g.active_players() {
            self.set_cards_of(seat);
        }
        self.set_top(Frame::Turn(TurnStep::Draw));
        // 3.2.2.3
        self.settle_next();
    }

    fn set_cards_of(&mut self, seat: Seat) {
        let mut lore = 0u16;
        let mut next = self.g.list(seat, Zone::Play).first;
        while next.is_some() {
            let id = next;
            next = self.g.card(id).next;
            if self.g.card(id).drying {
                // 3.2.2.1
                self.g.card_mut(id).drying = false;
                self.tell(rule(3, 2, 2, 1), What::Dried { card: id });
            }
            if self.g.is_kind(self.db, id, CardType::Location) {
                lore += self.g.traits(id).lore.max(0) as u16;
            }
        }
        // 3.2.2.2
        self.gain_lore(seat, lore, rule(3, 2, 2, 2));
    }

    /// 3.2.3
    #[inline(never)]
    fn draw_step(&mut self) {
        self.set_top(Frame::Turn(TurnStep::Main));
        for seat in self.g.active_players() {
            let mut skip = self.g.turn == 1;
            self.g.each_static(self.db, kind::SKIP_DRAW, |(_, you, _), _| skip |= you == seat);
            if skip {
                self.tell(rule(3, 2, 3, 1), What::DrawSkipped { seat });
            } else {
                self.draw(seat, rule(3, 2, 3, 1));
            }
        }
        self.settle_next();
    }

    /// Ends what lasts until the end of this turn.
    fn end_effects(&mut self) -> bool {
        self.expire(|g, until| match until {
            Until::EndOfChallenge | Until::LeavesPlay | Until::SourceLeaves => false,
            Until::EndOfTurn => true,
            Until::NextTurnOf { seat, after } | Until::EndOfNextTurnOf { seat, after } => {
                g.is_active(seat) && g.turn > after
            }
            Until::StartOfTurn(_) | Until::NextReadyOf(_) => false,
        })
    }

    /// Whose turn it is, or its number, changed: some effects begin or stop to apply.
    fn turn_changed(&mut self) {
        self.g.touch(dep::TURN | dep::HISTORY);
        if self.g.timed.iter().any(|timed| matches!(timed.until, Until::NextTurnOf { .. })) {
            self.g.stale = Stale::All;
        }
    }

    /// Takes away timed effects that end; says whether there were any.
    #[inline]
    pub fn expire(&mut self, ends: impl Fn(&Game, Until) -> bool) -> bool {
        !self.g.timed.is_empty() && self.expire_some(ends)
    }

    fn expire_some(&mut self, ends: impl Fn(&Game, Until) -> bool) -> bool {
        let before = self.g.timed.len();
        if self.out.is_some() {
            for i in 0..before {
                let timed = self.g.timed[i];
                if ends(self.g, timed.until) && timed.on.id.is_some() {
                    let (card, change) = (timed.on.id, timed.what);
                    self.tell(rule(6, 1, 13, 0), What::EffectEnded { card, change });
                }
            }
        }
        let (mut kept, mut spoke) = (0, false);
        for i in 0..before {
            let timed = self.g.timed[i];
            let gone = timed.until == Until::LeavesPlay && self.g.find(timed.on).is_none();
            if gone || ends(self.g, timed.until) {
                spoke |= timed.speaks();
                self.g.timed_changed(&timed);
            } else {
                self.g.timed[kept] = timed;
                kept += 1;
            }
        }
        self.g.timed.truncate(kept);
        if spoke {
            self.g.index_speakers(self.db);
        }
        kept < before
    }

    /// 3.4.2
    #[inline(never)]
    fn last_step(&mut self) {
        // What the bag just did may have set up more that ends with this turn.
        if self.end_effects() {
            self.settle_next();
            return;
        }
        let seat = self.g.active;
        // Whose deck is empty loses with the turn, not before its end (1.8.1.2).
        let lost = self.g.active_players().any(|seat| self.g.count(seat, Zone::Deck) == 0);
        if lost {
            self.tell(rule(3, 4, 2, 0), What::TurnEnded { seat });
        }
        self.game_state_check(Ending::Turn);
        if self.g.outcome.is_some() {
            return;
        }
        if !self.g.bag.is_empty() {
            // Somebody left, and something happened because of it.
            self.settle_next();
            return;
        }
        if !lost && !self.g.player(seat).out {
            self.tell(rule(3, 4, 2, 0), What::TurnEnded { seat });
        }
        if let Some(next) = self.next_active() {
            self.skip_turns_until(next);
            self.g.active = next;
        }
        self.turn_changed();
        self.set_top(Frame::Turn(TurnStep::Ready));
    }
}
