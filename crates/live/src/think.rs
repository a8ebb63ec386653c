//! Bots' answers and hints, computed on any thread with a copy of the game.

use crate::game::{Live, Told, Waiting};
use crate::hall::Hall;
use crate::setup::{Bot, Sitter};
use crate::words::worded;
use bots::net::Net;
use bots::{Budget, Chair, Patience, Player, Search, Sight};
use engine::{Action, Game, Imagination, Seat};
use sim::Seeds;
use std::sync::Arc;
use thiserror::Error;
use words::{Eyes, Message};

/// A moment of a game: all that is needed to think about it elsewhere.
#[derive(Debug)]
struct Moment {
    hall: Arc<Hall>,
    origin: Game,
    actions: Vec<Action>,
    game: Game,
    seat: Seat,
    sitting: u64,
}

impl Moment {
    fn of(live: &Live, seat: Seat) -> Moment {
        Moment {
            hall: live.hall.clone(),
            origin: live.origin.clone(),
            actions: live.past.iter().map(|past| past.action).collect(),
            game: live.game.clone(),
            seat,
            sitting: live.sitting,
        }
    }

    /// Shows a player what the seat has seen so far.
    fn show(&self, player: &mut dyn Player) {
        let db = &self.hall.db;
        let mut game = self.origin.clone();
        for action in &self.actions {
            player.look(&game.view(db, self.seat));
            if game.apply(db, *action, None).is_err() {
                break;
            }
        }
    }
}

/// A bot's decision, to be thought about.
#[derive(Debug)]
pub struct Thinking {
    moment: Moment,
    bot: Bot,
    seed: u64,
    chair: Option<Chair>,
    /// What it answered before this was taken back.
    before: Option<Action>,
}

/// What a bot has thought.
#[derive(Debug)]
pub struct Thought {
    seat: Seat,
    sitting: u64,
    at: usize,
    chair: Option<Chair>,
    answer: Option<Action>,
}

/// The game has gone another way meanwhile; ask the bot again if it is still its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game has gone on without this thought")]
pub struct Stale;

impl Thinking {
    pub fn seat(&self) -> Seat {
        self.moment.seat
    }

    /// Takes as long as the bot takes.
    pub fn think(self) -> Thought {
        self.think_within(&Patience::default())
    }

    /// The same, but a searching bot stops when the patience is over, and answers with what it has found by then.
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
        let db = &moment.hall.db;
        let mut legal = Vec::new();
        moment.game.legal_for(db, seat, &mut legal);
        let decision = moment.game.decision();
        let answer = decision.and_then(|asked| chair.ask_as(seat, &moment.game, db, &asked, &legal));
        Thought { seat, sitting, at, chair: Some(chair), answer }
    }
}

/// What the searching player would do, and what else it weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub seat: Seat,
    /// How many answers had been given when it was asked for.
    pub at: usize,
    pub choice: Action,
    pub message: Message,
    /// Best first; those that looked bad early come last. None for the opening hand.
    pub lines: Vec<HintLine>,
}

/// A line of play with its worth.
#[derive(Clone, Debug, PartialEq)]
pub struct HintLine {
    /// The chance to win, between 0 and 1.
    pub value: f32,
    /// In how many imagined games it was tried.
    pub samples: u32,
    pub actions: Vec<Action>,
    pub messages: Vec<Message>,
}

/// A hint to be thought about.
#[derive(Debug)]
pub struct Hinting {
    moment: Moment,
    budget: Budget,
    seed: u64,
}

impl Hinting {
    /// Takes as long as the budget allows. `None` when nothing is to be decided.
    pub fn think(self) -> Option<Hint> {
        self.think_within(&Patience::default())
    }

    /// The same, but it stops when the patience is over.
    pub fn think_within(self, patience: &Patience) -> Option<Hint> {
        let Hinting { moment, budget, seed } = self;
        let (game, db, seat) = (&moment.game, &moment.hall.db, moment.seat);
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
            // Which abilities and options there will be then, this game can't say.
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
    /// The decision of the bot that is waited for, to be thought about on any thread. The bot leaves its chair with it; when
    /// the thought is lost, another of the same name sits down.
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

    /// What was answered here before it was taken back, if all went the same since.
    fn before(&self, at: usize) -> Option<Action> {
        let same = self.past.iter().zip(&self.undone).all(|(past, undone)| past.action == *undone);
        let action = self.undone.get(at).copied().filter(|_| same)?;
        self.game.check(self.db(), action).is_ok().then_some(action)
    }

    /// Takes what a bot thought. What has no alternative then is answered as well.
    pub fn settle(&mut self, thought: Thought) -> Result<Told, Stale> {
        let Thought { seat, sitting, at, chair, answer } = thought;
        if sitting != self.sitting {
            return Err(Stale);
        }
        // The bot sits down again even if the game has gone on: what it knows is still right.
        self.chairs[seat.index()] = chair;
        if at != self.past.len() || self.waiting() != Waiting::Bot(seat) {
            return Err(Stale);
        }
        Ok(self.take(seat, answer.ok_or(Stale)?))
    }

    /// One bot's answer, thought out here and now; `None` when no bot is waited for.
    pub fn bot_step(&mut self) -> Option<Told> {
        let thought = self.thinking()?.think();
        self.settle(thought).ok()
    }

    /// A hint for this seat, to be thought about on any thread; `None` when the seat has nothing to decide. It knows what the
    /// seat knows, no more.
    pub fn hinting(&self, seat: Seat, budget: Budget) -> Option<Hinting> {
        let asked = match self.waiting() {
            Waiting::People(people) => people.contains(&seat),
            Waiting::Bot(_) | Waiting::Over => false,
        };
        let seed = Seeds::new(self.seed, self.past.len() as u64).player(seat) ^ 1;
        asked.then(|| Hinting { moment: Moment::of(self, seat), budget, seed })
    }
}
