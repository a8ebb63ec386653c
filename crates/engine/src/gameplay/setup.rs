//! Setting up a game (2.2): decks, opening hands and the starting player.

use crate::abilities::loops::LoopWatch;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, DefId, RuleNo, Seat, SeatSet, rule};
use crate::edition::{EditionQuestion, Rules};
use crate::gameplay::begin::SetupError;
use crate::multiplayer::teams::{TeamTurns, Teams};
use crate::program::card_db::CardDb;
use crate::program::{Dependencies, MomentSet, Prohibitions, RuleKinds, Whom};
use crate::run::GameRun;
use crate::state::chance::Chance;
use crate::state::frame::{Frame, Prompt, SetupStep, TurnStep};
use crate::state::zones::ListEnd;
use crate::state::{
    Card, Game, LISTS, PendingChecks, Player, StaleTraits, Traits, UsedAbilities, Variant, Visibility, Zone,
    ZoneList,
};
use serde::{Deserialize, Serialize};
use wording::{CardType, KeywordSet};

/// The parameters of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSetup {
    /// One deck list for each player, in seat order.
    pub decks: Vec<Vec<DefId>>,
    /// The players' leaders in Format Coconut, in seat order. Trailing players without a leader may be left
    /// out.
    pub leaders: Vec<Option<DefId>>,
    pub seed: u64,
    /// `None` selects the starting player at random (2.2.1.1).
    pub starter: Option<Seat>,
    pub variant: Variant,
    pub rules: Rules,
    pub teams: Teams,
}

impl GameSetup {
    /// A Constructed game under the newest rules, without teams, with a random starting player.
    pub fn new(decks: Vec<Vec<DefId>>, seed: u64) -> GameSetup {
        GameSetup {
            decks,
            leaders: vec![],
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

    /// The rule that gives the win for this much lore.
    pub(crate) fn rule_of_winning(self) -> RuleNo {
        match self {
            Variant::Constructed | Variant::Limited | Variant::Coconut => rule(1, 8, 1, 1),
            Variant::PackRush => rule(10, 2, 4, 0),
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
            lists: [ZoneList::EMPTY; LISTS],
            leader: CardId::NONE,
            next_alias: 1,
        };
        // Every player is alone until teams are formed.
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
            static_kinds: RuleKinds::NONE,
            static_deps: Dependencies::NONE,
            listens: MomentSet::NONE,
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
            unchecked: PendingChecks::ALL,
            keywords: KeywordSet::NONE,
            cants: Prohibitions::NONE,
            restless: false,
            has_locations: false,
            stale: StaleTraits::All,
            open_tops: false,
            checking: false,
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
            shown: Visibility::No,
            at: CardId::NONE,
            host: CardId::NONE,
            under: CardId::NONE,
            under_count: 0,
            used: UsedAbilities::NONE,
            life: 0,
            stay: Card::NEVER,
            blame: CardId::NONE,
            leaving: false,
            drops: 0,
            next: CardId::NONE,
            prev: CardId::NONE,
        });
        id
    }

    /// Starts a game and runs it to its first decision.
    ///
    /// For errors, see [`GameSetup::check`].
    pub fn start(db: &CardDb, start: &GameSetup) -> Result<Game, SetupError> {
        start.check(db)?;
        let (players, chance) = (start.decks.len(), Chance::new(start.seed));
        let mut game = Game::empty(players, start.size(db), chance, start.variant, start.rules);
        for (seat, deck) in start.decks.iter().enumerate() {
            for def in deck {
                let id = game.add_card(db, *def, Seat(seat as u8));
                game.put(db, id, Zone::Deck, ListEnd::Last);
            }
        }
        game.add_leaders(db, &start.leaders);
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
        let asked = start.starter.is_none() && game.rules.say(EditionQuestion::StarterIsChosen);
        let step = if asked { SetupStep::Starter } else { SetupStep::Deal };
        game.frames.push(Frame::Setup { step, altered: SeatSet::NONE });
        GameRun { g: &mut game, db, out: None, watch: None }.go();
        Ok(game)
    }
}

impl GameRun<'_> {
    /// 2.2
    #[inline(never)]
    pub fn setup(&mut self, step: SetupStep, altered: SeatSet) {
        match step {
            SetupStep::Starter => {
                self.set_top(Frame::Setup { step: SetupStep::Deal, altered });
                self.ask(Prompt::Player { seat: self.g.starter, whom: Whom::Anyone });
            }
            SetupStep::Deal => {
                let starter = self.g.starter;
                self.tell(rule(2, 2, 1, 1), || EventKind::GameBegan { starter });
                let order: Vec<Seat> = self.g.around().collect();
                for seat in &order {
                    self.shuffle(*seat, rule(2, 2, 1, 2));
                }
                for seat in &order {
                    for _ in 0..self.g.variant.hand_size() {
                        self.draw(*seat, rule(2, 2, 1, 4));
                    }
                }
                // Opening hands are not draws that abilities can see.
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
                        self.ask(Prompt::Mulligan { seat, n: 0 });
                    }
                    None => self.set_top(Frame::Setup { step: SetupStep::Begin, altered }),
                }
            }
            SetupStep::Begin => {
                // 2.2.2.3
                for seat in self.g.seats() {
                    if altered.has(SeatSet::of(seat)) && !self.g.player(seat).out {
                        self.shuffle(seat, rule(2, 2, 2, 3));
                    }
                }
                // 2.1.3: if the starting players have left, the next ones in order start.
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

    /// 2.2.2.1: the returned cards go to the bottom, then the player draws up to the hand size.
    pub fn alter_hand(&mut self, seat: Seat, n: u8) {
        let number =
            if self.g.same_party(seat, self.g.starter) { rule(2, 2, 2, 1) } else { rule(2, 2, 2, 2) };
        self.tell(number, || EventKind::HandAltered { seat, cards: n });
        while self.g.list(seat, Zone::Aside).first.is_some() {
            let card = self.g.list(seat, Zone::Aside).first;
            self.g.put(self.db, card, Zone::Deck, ListEnd::Last);
        }
        for _ in 0..n {
            self.draw(seat, number);
        }
        self.g.bag.clear();
        if n > 0
            && let Some(Frame::Setup { altered, .. }) = self.g.frames.last_mut()
        {
            *altered |= SeatSet::of(seat);
        }
    }
}
