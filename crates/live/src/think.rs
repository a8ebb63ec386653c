//! Answers of bots and hints, computed on any thread with a copy of the game.

use crate::game::{AnswerRange, AwaitedPlayers, Live};
use crate::questions::answer_message;
use crate::setup::{BotSpec, Sitter};
use bots::net::Net;
use bots::{Bot, BotView, Budget, Chair, Patience, Search, SearchLine};
use engine::{Action, Game, Imagination, Seat};
use playable::PlayableLibrary;
use sim::Seeds;
use std::sync::Arc;
use thiserror::Error;
use words::{Eyes, Message};

/// A snapshot of a game with everything needed to think about it on another thread.
#[derive(Debug)]
struct GameSnapshot {
    library: Arc<PlayableLibrary>,
    origin: Game,
    actions: Vec<Action>,
    game: Game,
    seat: Seat,
    sitting: u64,
}

impl GameSnapshot {
    fn of(live: &Live, seat: Seat) -> GameSnapshot {
        GameSnapshot {
            library: live.library.clone(),
            origin: live.origin.clone(),
            actions: live.past.iter().map(|past| past.action).collect(),
            game: live.game.clone(),
            seat,
            sitting: live.sitting,
        }
    }

    /// Shows the bot everything from the seat's point of view so far.
    fn show(&self, bot: &mut dyn Bot) {
        let db = &self.library.db;
        let mut game = self.origin.clone();
        for action in &self.actions {
            bot.look(&game.view(db, self.seat));
            if game.apply(db, *action, None).is_err() {
                break;
            }
        }
    }

    /// An action of the seat in words; `later` if it isn't the next one.
    fn words(&self, action: Action, later: bool) -> Message {
        let (game, db, seat) = (&self.game, &self.library.db, self.seat);
        match (action, game.action_from(seat, action)) {
            // The abilities and options at that point are not known yet.
            (Action::Trigger(_), _) if later => Message::new("do-resolve"),
            (Action::Option(_), _) if later => words::action(action, &Eyes::of(seat, game, db)),
            (_, Some(meant)) => answer_message(game, db, seat, meant),
            (_, None) => Message::new("do-something"),
        }
    }

    fn hint_line(&self, line: &SearchLine) -> HintLine {
        let actions = line.actions.iter().enumerate();
        HintLine {
            value: line.value.clamp(0.0, 1.0),
            samples: line.samples,
            messages: actions.map(|(at, action)| self.words(*action, at > 0)).collect(),
            actions: line.actions.clone(),
        }
    }
}

/// A decision for a bot to think about.
#[derive(Debug)]
pub struct BotTask {
    snapshot: GameSnapshot,
    bot: BotSpec,
    seed: u64,
    chair: Option<Chair>,
    /// The bot's answer before it was taken back.
    before: Option<Action>,
}

/// A bot's answer.
#[derive(Debug)]
pub struct BotThought {
    seat: Seat,
    sitting: u64,
    at: usize,
    chair: Option<Chair>,
    answer: Option<Action>,
}

/// The game has continued differently in the meantime. Ask the bot again if the game still waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game has moved on; this answer comes too late")]
pub struct StaleThought;

impl BotTask {
    pub fn seat(&self) -> Seat {
        self.snapshot.seat
    }

    /// Blocks until the bot has an answer.
    pub fn think(self) -> BotThought {
        self.think_within(&Patience::default())
    }

    /// [`Self::think`], but a searching bot stops when the patience runs out and returns its best answer so
    /// far.
    pub fn think_within(self, patience: &Patience) -> BotThought {
        let BotTask { snapshot, bot, seed, chair, before } = self;
        let (seat, sitting, at) = (snapshot.seat, snapshot.sitting, snapshot.actions.len());
        if before.is_some() {
            return BotThought { seat, sitting, at, chair, answer: before };
        }
        let mut chair = chair.unwrap_or_else(|| {
            let mut bot = bot.make(seed);
            if bot.wants_view() {
                snapshot.show(bot.as_mut());
            }
            Chair::new(bot)
        });
        chair.bot.set_patience(patience);
        let db = &snapshot.library.db;
        let mut legal = Vec::new();
        snapshot.game.legal_for(db, seat, &mut legal);
        let decision = snapshot.game.decision();
        let answer = decision.and_then(|asked| chair.ask_as(seat, &snapshot.game, db, &asked, &legal));
        BotThought { seat, sitting, at, chair: Some(chair), answer }
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
    /// With the card numbers of the seat's view.
    pub actions: Vec<Action>,
    pub messages: Vec<Message>,
}

/// A hint to think about.
#[derive(Debug)]
pub struct HintTask {
    snapshot: GameSnapshot,
    budget: Budget,
    seed: u64,
}

impl HintTask {
    /// Blocks for as long as the budget allows. `None` if the seat has nothing to decide.
    pub fn think(self) -> Option<Hint> {
        self.think_within(&Patience::default())
    }

    /// [`Self::think`], but stops when the patience runs out.
    pub fn think_within(self, patience: &Patience) -> Option<Hint> {
        let (choice, lines) = self.search(patience, |search, position| {
            let choice = search.choose(position);
            Some((choice, search.lines().to_vec()))
        })?;
        let lines = lines.iter().map(|line| self.snapshot.hint_line(line)).collect();
        let message = self.snapshot.words(choice, false);
        Some(Hint { seat: self.snapshot.seat, at: self.snapshot.actions.len(), choice, message, lines })
    }

    /// The best line, and the best one that begins with `answer`, which names cards by the game's numbers.
    /// `None` for the opening hand, and if the seat can't give that answer.
    pub fn compare_within(self, answer: Action, patience: &Patience) -> Option<[HintLine; 2]> {
        let given = self.snapshot.game.action_for(self.snapshot.seat, answer)?;
        let lines = self.search(patience, |search, position| search.compare(position, given))?;
        Some(lines.map(|line| self.snapshot.hint_line(&line)))
    }

    /// Calls `f` with a searching bot that has seen the game as the seat did.
    fn search<T>(
        &self,
        patience: &Patience,
        f: impl FnOnce(&mut Search, &BotView<'_>) -> Option<T>,
    ) -> Option<T> {
        let HintTask { snapshot, budget, seed } = self;
        let (game, db, seat) = (&snapshot.game, &snapshot.library.db, snapshot.seat);
        let mut search = Search::with_net(*seed, budget.guided(), Net::built_in());
        search.set_patience(patience);
        snapshot.show(&mut search);
        let mut legal = Vec::new();
        game.legal_for(db, seat, &mut legal);
        let answers: Vec<Action> = legal.iter().filter_map(|action| game.action_for(seat, *action)).collect();
        let view = game.view(db, seat);
        let decision = view.decision.filter(|_| !answers.is_empty())?;
        let imagination = Imagination::new(game, db, seat);
        f(&mut search, &BotView::new(&view, &decision, &answers, imagination))
    }
}

impl Live {
    /// The decision that the game expects from a bot, to think about on any thread. It takes the bot from its
    /// chair; if the result is lost, a new bot of the same name replaces it.
    pub fn thinking(&mut self) -> Option<BotTask> {
        let AwaitedPlayers::Bot(seat) = self.waiting() else { return None };
        let Some(Sitter::Bot(bot)) = self.sitters.get(seat.index()) else { return None };
        let at = self.past.len();
        Some(BotTask {
            snapshot: GameSnapshot::of(self, seat),
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
    pub fn settle(&mut self, thought: BotThought) -> Result<AnswerRange, StaleThought> {
        let BotThought { seat, sitting, at, chair, answer } = thought;
        if sitting != self.sitting {
            return Err(StaleThought);
        }
        // Return the bot to its chair even if the game has continued: its knowledge is still right.
        self.chairs[seat.index()] = chair;
        if at != self.past.len() || self.waiting() != AwaitedPlayers::Bot(seat) {
            return Err(StaleThought);
        }
        Ok(self.take(seat, answer.ok_or(StaleThought)?))
    }

    /// Lets a bot think on this thread and plays its answer. `None` if the game doesn't wait for a bot.
    pub fn bot_step(&mut self) -> Option<AnswerRange> {
        let thought = self.thinking()?.think();
        self.settle(thought).ok()
    }

    /// A hint for this seat, to compute on any thread; `None` if the seat has nothing to decide. It uses only
    /// what the seat knows.
    pub fn hinting(&self, seat: Seat, budget: Budget) -> Option<HintTask> {
        let asked = match self.waiting() {
            AwaitedPlayers::People(people) => people.contains(&seat),
            AwaitedPlayers::Bot(_) | AwaitedPlayers::Over => false,
        };
        let seed = Seeds::new(self.seed, self.past.len() as u64).player(seat) ^ 1;
        asked.then(|| HintTask { snapshot: GameSnapshot::of(self, seat), budget, seed })
    }
}
