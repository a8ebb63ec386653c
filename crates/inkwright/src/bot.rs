//! Bots: players that make their own decisions.

use crate::error::{PlayError, UnknownBot};
use bots::{Chair, Sight, Team};
use engine::{Action, CardDb, CardDef, CardId, CardView, Decision, DefId, Seat, View};
use std::fmt;
use std::sync::{Arc, Mutex};

/// A bot that answers the decisions of one seat.
pub trait Bot: fmt::Debug + Send {
    /// Picks one of [`Seen::answers`].
    fn choose(&mut self, seen: &Seen<'_>) -> Action;
}

/// The information that a bot gets about a decision: everything its seat may know, with cards in the seat's
/// own numbers.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    view: &'a View,
    decision: &'a Decision,
    answers: &'a [Action],
    db: &'a CardDb,
}

impl<'a> Seen<'a> {
    /// The table as the seat sees it.
    pub fn view(&self) -> &'a View {
        self.view
    }

    /// The decision and the card that it is for.
    pub fn decision(&self) -> &'a Decision {
        self.decision
    }

    /// The possible answers; there is at least one.
    pub fn answers(&self) -> &'a [Action] {
        self.answers
    }

    /// A card that the seat sees, wherever it is.
    pub fn card(&self, id: CardId) -> Option<&'a CardView> {
        self.view.card(id)
    }

    /// What is printed on a card: its name, its cost and so on.
    pub fn printed(&self, def: DefId) -> &'a CardDef {
        self.db.def(def)
    }
}

/// The names that [`Player::named`] accepts.
pub fn bot_names() -> &'static [&'static str] {
    &bots::NAMES
}

/// A bot that plays a seat.
#[derive(Debug)]
pub struct Player {
    chair: Chair,
    /// The last answer that was not on the list.
    wrong: Arc<Mutex<Option<Action>>>,
}

impl Player {
    /// A player with your own bot.
    pub fn new(bot: impl Bot + 'static) -> Player {
        let wrong = Arc::default();
        let guest = Guest { bot: Box::new(bot), wrong: Arc::clone(&wrong) };
        Player { chair: Chair::new(Box::new(guest)), wrong }
    }

    /// A bot that comes with this crate: see [`bot_names`]. The same seed gives the same player.
    pub fn named(name: &str, seed: u64) -> Result<Player, UnknownBot> {
        let maker = bots::maker(name).ok_or_else(|| UnknownBot(name.to_owned()))?;
        Ok(Player { chair: Chair::new(maker(seed)), wrong: Arc::default() })
    }
}

impl Player {
    /// Takes this seat's answer that was not on the list, if there was one.
    fn take_wrong(&mut self, seat: Seat) -> Option<(Seat, Action)> {
        let wrong = self.wrong.lock().ok()?.take()?;
        Some((seat, wrong))
    }
}

/// Adapts a user's bot to the interface of the built-in bots.
#[derive(Debug)]
struct Guest {
    bot: Box<dyn Bot>,
    wrong: Arc<Mutex<Option<Action>>>,
}

impl bots::Player for Guest {
    fn choose(&mut self, sight: Sight<'_>) -> usize {
        let Sight::Full { view, decision, answers, imagination } = sight else { return 0 };
        let answer = self.bot.choose(&Seen { view, decision, answers, db: imagination.db() });
        answers.iter().position(|listed| *listed == answer).unwrap_or_else(|| {
            if let Ok(mut wrong) = self.wrong.lock() {
                *wrong = Some(answer);
            }
            0
        })
    }
}

/// Asks the players of a game for its decisions.
#[derive(Debug)]
pub(crate) struct Asked<'a> {
    players: &'a mut [Player],
    team: Team,
    legal: Vec<Action>,
}

impl<'a> Asked<'a> {
    pub fn new(players: &'a mut [Player]) -> Asked<'a> {
        Asked { players, team: Team::default(), legal: vec![] }
    }

    /// The answer to the pending decision.
    pub fn ask(&mut self, game: &engine::Game, db: &CardDb) -> Result<Action, PlayError> {
        let Asked { players, team, legal } = self;
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
