//! Answers of bots and hints, computed on any thread with a copy of the game.

use crate::game::{Live, Told, Waiting};
use crate::setup::{Bot, Sitter};
use crate::words::worded;
use bots::net::Net;
use bots::{Budget, Chair, Patience, Player, Search, Sight};
use engine::{Action, Game, Imagination, Seat};
use playable::PlayableLibrary;
use sim::Seeds;
use std::sync::Arc;
use thiserror::Error;
use words::{Eyes, Message};

/// A snapshot of a game with everything needed to think about it on another thread.
#[derive(Debug)]
struct Moment {
    library: Arc<PlayableLibrary>,
    origin: Game,
    actions: Vec<Action>,
    game: Game,
    seat: Seat,
    sitting: u64,
}

impl Moment {
    fn of(live: &Live, seat: Seat) -> Moment {
        Moment {
            library: live.library.clone(),
            origin: live.origin.clone(),
            actions: live.past.iter().map(|past| past.action).collect(),
            game: live.game.clone(),
            seat,
            sitting: live.sitting,
        }
    }

    /// Shows the player everything from the seat's point of view so far.
    fn show(&self, player: &mut dyn Player) {
        let db = &self.library.db;
        let mut game = self.origin.clone();
        for action in &self.actions {
            player.look(&game.view(db, self.seat));
            if game.apply(db, *action, None).is_err() {
                break;
            }
        }
    }
}

/// A decision for a bot to think about.
#[derive(Debug)]
pub struct Thinking {
    moment: Moment,
    bot: Bot,
    seed: u64,
    chair: Option<Chair>,
    /// The bot's answer before it was taken back.
    before: Option<Action>,
}

/// A bot's answer.
#[derive(Debug)]
pub struct Thought {
    seat: Seat,
    sitting: u64,
    at: usize,
    chair: Option<Chair>,
    answer: Option<Action>,
}

/// The game has continued differently in the meantime. Ask the bot again if the game still waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game has moved on; this answer comes too late")]
pub struct Stale;

impl Thinking {
    pub fn seat(&self) -> Seat {
        self.moment.seat
    }

    /// Blocks until the bot has an answer.
    pub fn think(self) -> Thought {
        self.think_within(&Patience::default())
    }

    /// [`Self::think`], but a searching bot stops when the patience runs out and returns its best answer so
    /// far.
    pub fn think_within(self, patience: &Patience) -> Thought {
        let Thinking { moment, bot, seed, chair, before } = self;
        let (seat, sitting, at) = (moment.seat, moment.sitting, moment.actions.len());
        if before.is_some() {
            return Thought { seat, sitting, at, chair, answer: before };
        }
        let mut chair = chair.unwrap_or_else(|| {
            let mut player = bot.player(seed);
            if player.wants_view() {
                moment.show(player.as_mut());
            }
            Chair::new(player)
        });
        chair.player.heed(patience);
        let db = &moment.library.db;
        let mut legal = Vec::new();
        moment.game.legal_for(db, seat, &mut legal);
        let decision = moment.game.decision();
        let answer = decision.and_then(|asked| chair.ask_as(seat, &moment.game, db, &asked, &legal));
        Thought { seat, sitting, at, chair: Some(chair), answer }
    }
}

/// The searching bot's recommendation, with the alternatives that it considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub seat: Seat,
    /// The number of answers in the game when the hint was requested.
    pub at: usize,
    pub choice: Action,
    pub message: Message,
    /// Best line first; lines rejected early come last. Empty for the opening hand.
    pub lines: Vec<HintLine>,
}

/// A line of play and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct HintLine {
    /// The probability of winning, between 0 and 1.
    pub value: f32,
    /// The number of imagined games that tried it.
    pub samples: u32,
    pub actions: Vec<Action>,
    pub messages: Vec<Message>,
}

/// A hint to think about.
#[derive(Debug)]
pub struct Hinting {
    moment: Moment,
    budget: Budget,
    seed: u64,
}

impl Hinting {
    /// Blocks for as long as the budget allows. `None` if the seat has nothing to decide.
    pub fn think(self) -> Option<Hint> {
        self.think_within(&Patience::default())
    }

    /// [`Self::think`], but stops when the patience runs out.
    pub fn think_within(self, patience: &Patience) -> Option<Hint> {
        let Hinting { moment, budget, seed } = self;
        let (game, db, seat) = (&moment.game, &moment.library.db, moment.seat);
        let mut search = Search::learned(seed, budget.guided(), Net::built_in());
        search.heed(patience);
        moment.show(&mut search);
        let mut legal = Vec::new();
        game.legal_for(db, seat, &mut legal);
        let answers: Vec<Action> = legal.iter().filter_map(|action| game.action_for(seat, *action)).collect();
        let view = game.view(db, seat);
        let decision = view.decision.filter(|_| !answers.is_empty())?;
        let imagination = Imagination::new(game, db, seat);
        let place =
            search.choose(Sight::Full { view: &view, decision: &decision, answers: &answers, imagination });
        let choice = *answers.get(place)?;
        let words = |action: Action, later: bool| match (action, game.action_from(seat, action)) {
            // The abilities and options at that point are not known yet.
            (Action::Trigger(_), _) if later => Message::new("do-resolve"),
            (Action::Option(_), _) if later => words::action(action, &Eyes::of(seat, game, db)),
            (_, Some(meant)) => worded(game, db, seat, meant),
            (_, None) => Message::new("do-something"),
        };
        let lines = search.lines().iter().map(|line| HintLine {
            value: line.value.clamp(0.0, 1.0),
            samples: line.samples,
            messages: line.actions.iter().enumerate().map(|(at, action)| words(*action, at > 0)).collect(),
            actions: line.actions.clone(),
        });
        let at = moment.actions.len();
        Some(Hint { seat, at, choice, message: words(choice, false), lines: lines.collect() })
    }
}

impl Live {
    /// The decision that the game expects from a bot, to think about on any thread. It takes the bot from its
    /// chair; if the result is lost, a new bot of the same name replaces it.
    pub fn thinking(&mut self) -> Option<Thinking> {
        let Waiting::Bot(seat) = self.waiting() else { return None };
        let Some(Sitter::Bot(bot)) = self.sitters.get(seat.index()) else { return None };
        let at = self.past.len();
        Some(Thinking {
            moment: Moment::of(self, seat),
            bot: bot.clone(),
            seed: Seeds::new(self.seed, at as u64).player(seat),
            chair: self.chairs[seat.index()].take(),
            before: self.before(at),
        })
    }

    /// The bot's previous answer here, if all answers since the undo were the same.
    fn before(&self, at: usize) -> Option<Action> {
        let same = self.past.iter().zip(&self.undone).all(|(past, undone)| past.action == *undone);
        let action = self.undone.get(at).copied().filter(|_| same)?;
        self.game.check(self.db(), action).is_ok().then_some(action)
    }

    /// Applies a bot's answer, and any forced answers after it.
    pub fn settle(&mut self, thought: Thought) -> Result<Told, Stale> {
        let Thought { seat, sitting, at, chair, answer } = thought;
        if sitting != self.sitting {
            return Err(Stale);
        }
        // Return the bot to its chair even if the game has continued: its knowledge is still right.
        self.chairs[seat.index()] = chair;
        if at != self.past.len() || self.waiting() != Waiting::Bot(seat) {
            return Err(Stale);
        }
        Ok(self.take(seat, answer.ok_or(Stale)?))
    }

    /// Lets a bot think on this thread and plays its answer. `None` if the game doesn't wait for a bot.
    pub fn bot_step(&mut self) -> Option<Told> {
        let thought = self.thinking()?.think();
        self.settle(thought).ok()
    }

    /// A hint for this seat, to compute on any thread; `None` if the seat has nothing to decide. It uses only
    /// what the seat knows.
    pub fn hinting(&self, seat: Seat, budget: Budget) -> Option<Hinting> {
        let asked = match self.waiting() {
            Waiting::People(people) => people.contains(&seat),
            Waiting::Bot(_) | Waiting::Over => false,
        };
        let seed = Seeds::new(self.seed, self.past.len() as u64).player(seat) ^ 1;
        asked.then(|| Hinting { moment: Moment::of(self, seat), budget, seed })
    }
}
