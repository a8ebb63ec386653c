//! Bots as the players of a game.

use crate::game::Game;
use bots::{Bot, BotView, Chair, Patience, SearchLine, Team};
use engine::{Action, CardDb, Decision, Outcome, Refusal, Seat, View};
use std::sync::{Arc, Mutex};
use thiserror::Error;

/// The limit for games between bots, thirty times as long as any game we have seen.
const MOST_DECISIONS: u32 = 100_000;

/// There is no bot with this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown bot \"{0}\"; choose one of {names}", names = bots::NAMES.join(", "))]
pub struct UnknownBot(pub String);

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// Each seat needs a player.
    #[error("the game has {seats} seats, but {players} players were given; give each seat one")]
    Players {
        /// The number of seats in the game.
        seats: usize,
        /// The number of players given.
        players: usize,
    },
    /// A bot gave an answer that was not in its list.
    #[error("{seat} gave an answer that is not listed: {answer:?}")]
    NotListed {
        /// The bot's seat.
        seat: Seat,
        /// The answer, in the numbers of that seat's view.
        answer: Action,
    },
    /// The engine refused an answer that it had listed: a bug in this library.
    #[error("a listed answer is refused: {0}")]
    Refused(#[from] Refusal),
    /// The engine waits for a decision without answers: a bug in this library.
    #[error("the pending decision has no answer")]
    NoAnswer,
    /// The game does not end.
    #[error("the game is not over after {0} decisions")]
    TooLong(u32),
}

/// The names that [`BotPlayer::named`] accepts.
pub fn bot_names() -> &'static [&'static str] {
    &bots::NAMES
}

/// A bot as the player of a seat.
///
/// # Writing a bot
/// A [`Bot`] sees what its seat may know and picks an answer. It never sees the state, so it can't cheat by accident.
///
/// ```
/// use inkwright::{Action, Bot, BotPlayer, BotView, Game, Library};
///
/// /// Quests with everything and does whatever comes first otherwise.
/// #[derive(Debug)]
/// struct Quester;
///
/// impl Bot for Quester {
///     fn choose(&mut self, position: &BotView<'_>) -> Action {
///         let quest = position.answers().iter().find(|answer| matches!(answer, Action::Quest(_)));
///         *quest.unwrap_or(&position.answers()[0])
///     }
/// }
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let library = Library::built_in();
/// let decks = [library.starter("Might and Magic")?, library.starter("Tactical Teamwork")?];
/// let mut game = Game::builder(&library).decks(decks).seed(1).start()?;
/// let mut players = [BotPlayer::new(Quester), BotPlayer::named("greedy", 1)?];
/// let outcome = game.play_out(&mut players)?;
/// println!("{outcome:?}");
/// # Ok(())
/// # }
/// ```
///
/// A bot can look ahead: [`BotView::imagine`] deals a position as it might be, from what the bot knows. Answers can be played
/// in it like in a game.
///
/// ```
/// use inkwright::{Action, Bot, BotPlayer, BotView, Game, Library};
///
/// /// Takes the answer after which it has the most lore and strength in play.
/// #[derive(Debug)]
/// struct LooksAhead;
///
/// impl Bot for LooksAhead {
///     fn choose(&mut self, position: &BotView<'_>) -> Action {
///         let worth = |answer: Action| {
///             let mut imagined = position.imagine(7);
///             if imagined.play(answer).is_err() {
///                 return 0;
///             }
///             let view = imagined.view();
///             let strength = view.mine().play.iter().map(|card| i32::from(card.strength)).sum::<i32>();
///             i32::from(view.mine().lore) * 4 + strength
///         };
///         let best = position.answers().iter().copied().max_by_key(|answer| worth(*answer));
///         best.unwrap_or(position.answers()[0])
///     }
/// }
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let library = Library::built_in();
/// # let decks = [library.starter("Might and Magic")?, library.starter("Tactical Teamwork")?];
/// let mut game = Game::builder(&library).decks(decks).seed(1).start()?;
/// game.play_out(&mut [BotPlayer::new(LooksAhead), BotPlayer::named("random", 1)?])?;
/// # Ok(())
/// # }
/// ```
///
#[derive(Debug)]
pub struct BotPlayer {
    chair: Chair,
    /// The last answer that was not on the list.
    wrong: Arc<Mutex<Option<Action>>>,
}

impl BotPlayer {
    /// A player with your own bot.
    pub fn new(bot: impl Bot + 'static) -> BotPlayer {
        let wrong = Arc::default();
        let bot = CheckedBot { bot: Box::new(bot), wrong: Arc::clone(&wrong) };
        BotPlayer { chair: Chair::new(Box::new(bot)), wrong }
    }

    /// A bot that comes with this crate: see [`bot_names`]. The same seed gives the same player.
    ///
    /// # Errors
    /// If there is no bot with this name.
    pub fn named(name: &str, seed: u64) -> Result<BotPlayer, UnknownBot> {
        let maker = bots::maker(name).ok_or_else(|| UnknownBot(name.to_owned()))?;
        Ok(BotPlayer { chair: Chair::new(maker(seed)), wrong: Arc::default() })
    }
}

impl BotPlayer {
    /// The answer for a player who may give one of several.
    fn ask(
        &mut self,
        seat: Seat,
        game: &engine::Game,
        db: &CardDb,
        decision: &Decision,
        legal: &[Action],
    ) -> Result<Action, PlayError> {
        let answer = self.chair.ask_as(seat, game, db, decision, legal);
        match (self.take_wrong(seat), answer) {
            (Some((seat, answer)), _) => Err(PlayError::NotListed { seat, answer }),
            (None, Some(answer)) => Ok(answer),
            (None, None) => Err(PlayError::NoAnswer),
        }
    }

    /// Takes this seat's answer that was not on the list, if there was one.
    fn take_wrong(&mut self, seat: Seat) -> Option<(Seat, Action)> {
        let wrong = self.wrong.lock().ok()?.take()?;
        Some((seat, wrong))
    }
}

/// A user's bot, whose answers are checked.
#[derive(Debug)]
struct CheckedBot {
    bot: Box<dyn Bot>,
    wrong: Arc<Mutex<Option<Action>>>,
}

impl Bot for CheckedBot {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let answer = self.bot.choose(position);
        if position.answers().contains(&answer) {
            return answer;
        }
        if let Ok(mut wrong) = self.wrong.lock() {
            *wrong = Some(answer);
        }
        position.answers()[0]
    }

    fn wants_view(&self) -> bool {
        self.bot.wants_view()
    }

    fn choose_unseen(&mut self, answers: usize) -> usize {
        self.bot.choose_unseen(answers)
    }

    fn look(&mut self, view: &View) {
        self.bot.look(view);
    }

    fn set_patience(&mut self, patience: &Patience) {
        self.bot.set_patience(patience);
    }

    fn starts(&mut self) -> bool {
        self.bot.starts()
    }

    fn lines(&self) -> &[SearchLine] {
        self.bot.lines()
    }
}

/// Asks the players of a game for its decisions.
#[derive(Debug)]
pub(crate) struct BotPlayers<'a> {
    players: &'a mut [BotPlayer],
    team: Team,
    legal: Vec<Action>,
}

impl<'a> BotPlayers<'a> {
    pub fn new(players: &'a mut [BotPlayer]) -> BotPlayers<'a> {
        BotPlayers { players, team: Team::default(), legal: vec![] }
    }

    /// The answer to the pending decision.
    pub fn ask(&mut self, game: &engine::Game, db: &CardDb) -> Result<Action, PlayError> {
        let BotPlayers { players, team, legal } = self;
        game.legal(db, legal);
        let mut wrong = None;
        let answer = match (&legal[..], game.decision()) {
            ([only], _) => Some(*only),
            (several, Some(decision)) if decision.shared => {
                team.ask_each(game, db, &decision, players.len(), several, |seat, answers| {
                    let player = players.get_mut(seat.index())?;
                    let answer = player.chair.ask_as(seat, game, db, &decision, answers);
                    wrong = wrong.or(player.take_wrong(seat));
                    answer
                })
            }
            (several, Some(decision)) => players.get_mut(decision.seat.index()).and_then(|player| {
                let answer = player.chair.ask(game, db, &decision, several);
                wrong = player.take_wrong(decision.seat);
                answer
            }),
            (_, None) => None,
        };
        match (wrong, answer) {
            (Some((seat, answer)), _) => Err(PlayError::NotListed { seat, answer }),
            (None, Some(answer)) => Ok(answer),
            (None, None) => Err(PlayError::NoAnswer),
        }
    }
}

impl Game {
    /// What a bot would answer here, in the place of the player who decides; `None` when the game is over. The
    /// game stays as it is. A bot that is asked for a whole game remembers what it has seen.
    ///
    /// ```
    /// use inkwright::{BotPlayer, Game, Library};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let library = Library::built_in();
    /// let decks = [library.starter("Stand Together")?, library.starter("Madrigal Magic")?];
    /// let game = Game::builder(&library).decks(decks).start()?;
    /// let answer = game.ask_bot(&mut BotPlayer::named("greedy", 1)?)?.ok_or("it has just begun")?;
    /// assert!(game.legal().contains(&answer));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// If the bot gives an answer that was not in its list.
    pub fn ask_bot(&self, player: &mut BotPlayer) -> Result<Option<Action>, PlayError> {
        let Some(decision) = self.decision() else { return Ok(None) };
        let mut legal = vec![];
        self.state.legal_for(self.library.db(), decision.seat, &mut legal);
        player.ask(decision.seat, &self.state, self.library.db(), &decision, &legal).map(Some)
    }

    /// Lets bots play to the end of the game. They are not asked if there is only one answer.
    ///
    /// # Errors
    /// If there is not one player for each seat, or a bot gives an answer that was not in its list.
    pub fn play_out(&mut self, players: &mut [BotPlayer]) -> Result<Outcome, PlayError> {
        let seats = self.seats().count();
        if players.len() != seats {
            return Err(PlayError::Players { seats, players: players.len() });
        }
        let mut bots = BotPlayers::new(players);
        for _ in 0..MOST_DECISIONS {
            if let Some(outcome) = self.outcome() {
                return Ok(outcome);
            }
            let answer = bots.ask(&self.state, self.library.db())?;
            self.state.apply(self.library.db(), answer, None)?;
            self.answers.push(answer);
        }
        Err(PlayError::TooLong(MOST_DECISIONS))
    }
}
