//! Bots as the players of a game.

use crate::error::{PlayError, UnknownBot};
use bots::{Bot, BotView, Chair, Patience, SearchLine, Team};
use engine::{Action, CardDb, Seat, View};
use std::sync::{Arc, Mutex};

/// The names that [`BotPlayer::named`] accepts.
pub fn bot_names() -> &'static [&'static str] {
    &bots::NAMES
}

/// A bot as the player of a seat.
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
    pub fn named(name: &str, seed: u64) -> Result<BotPlayer, UnknownBot> {
        let maker = bots::maker(name).ok_or_else(|| UnknownBot(name.to_owned()))?;
        Ok(BotPlayer { chair: Chair::new(maker(seed)), wrong: Arc::default() })
    }
}

impl BotPlayer {
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
