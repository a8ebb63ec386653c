//! Connects a game and a bot: shows the bot what its seat may know, and returns its answer to the game.

use crate::{Bot, BotView};
use engine::{Action, CardDb, Decision, Game, Imagination, Seat};

/// A bot's seat. Passes decisions to the bot and its answers to the game. Reuses its buffers between
/// decisions.
#[derive(Debug)]
pub struct Chair {
    pub bot: Box<dyn Bot>,
    /// The answers in the seat's own card numbers.
    shown: Vec<Action>,
    /// The index of each of `shown` in the game's list.
    places: Vec<usize>,
}

impl Chair {
    pub fn new(bot: Box<dyn Bot>) -> Chair {
        Chair { bot, shown: Vec::new(), places: Vec::new() }
    }

    /// The bot's answer to the pending decision, one of `legal`; `None` if that is empty.
    ///
    /// A bot with an answer that is not listed gets the last one: bots may have bugs.
    pub fn ask(&mut self, game: &Game, db: &CardDb, decision: &Decision, legal: &[Action]) -> Option<Action> {
        self.ask_as(decision.seat, game, db, decision, legal)
    }

    /// Like [`Chair::ask`] for one of several players who may answer. `legal` are the answers of the player
    /// at `seat`.
    pub fn ask_as(
        &mut self,
        seat: Seat,
        game: &Game,
        db: &CardDb,
        decision: &Decision,
        legal: &[Action],
    ) -> Option<Action> {
        let last = legal.len().checked_sub(1)?;
        if !self.bot.wants_view() {
            let place = self.bot.choose_unseen(legal.len());
            return Some(legal[place.min(last)]);
        }
        self.shown.clear();
        self.places.clear();
        for (place, action) in legal.iter().enumerate() {
            if let Some(action) = game.action_for(seat, *action) {
                self.shown.push(action);
                self.places.push(place);
            }
        }
        debug_assert_eq!(self.shown.len(), legal.len(), "an answer names a card out of its seat's sight");
        let Some(last) = self.shown.len().checked_sub(1) else { return legal.first().copied() };
        let view = game.view(db, seat);
        let decision = view.decision.unwrap_or(Decision { source: None, ..*decision });
        let imagination = Imagination::new(game, db, seat);
        let answer = self.bot.choose(&BotView::new(&view, &decision, &self.shown, imagination));
        let place = self.shown.iter().position(|listed| *listed == answer).unwrap_or(last);
        Some(legal[self.places[place]])
    }
}
