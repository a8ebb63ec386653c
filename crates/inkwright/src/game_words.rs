//! A game in the words of a reader's language.

use crate::game::Game;
use engine::{Action, Event, Explanation, ExplanationReason, RuleNo, Seat};
use wording::Language;
use words::Eyes;

/// What happens in a game, in the words of one language and for one reader. See [`Game::words`].
#[derive(Clone, Copy, Debug)]
pub struct GameWords<'a> {
    game: &'a Game,
    language: Language,
    viewer: Option<Seat>,
}

impl<'a> GameWords<'a> {
    pub(crate) fn new(game: &'a Game, language: Language) -> GameWords<'a> {
        GameWords { game, language, viewer: None }
    }

    /// The same words for a player: cards that the player can't know are not named. Actions and events still
    /// have the game's card numbers.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn for_player(self, seat: Seat) -> GameWords<'a> {
        GameWords { viewer: Some(self.game.seated(seat)), ..self }
    }

    /// The pending decision as a question; `None` when the game is over. Other players are not told what the
    /// answers lead to.
    pub fn question(&self) -> Option<String> {
        let (decision, eyes) = (self.game.decision()?, self.eyes());
        let asked = self.viewer.is_none_or(|viewer| viewer == decision.seat);
        let question = if asked { eyes.game.ability_question(eyes.db) } else { None };
        let answers = question.map(|question| question.answers);
        Some(self.say(&words::ask(decision.kind, answers, &eyes)))
    }

    /// Describes an answer.
    pub fn describe(&self, action: Action) -> String {
        self.say(&words::answer(action, &self.eyes()))
    }

    /// Describes an event of the last answer. [`Event::is_for`] says whether a player learns of it at all.
    pub fn tell(&self, event: &Event) -> String {
        self.say(&words::event(event, &self.eyes()))
    }

    /// The reasons of an explanation, each with its rule.
    pub fn reasons(&self, explanation: &Explanation) -> Vec<(RuleNo, String)> {
        let eyes = self.eyes();
        let reason = |reason: &ExplanationReason| {
            (reason.rule, self.say(&words::reason(reason, explanation.action, &eyes)))
        };
        explanation.reasons.iter().map(reason).collect()
    }

    fn say(&self, message: &words::Message) -> String {
        self.eyes().say(self.language, message).to_string()
    }

    fn eyes(&self) -> Eyes<'a> {
        let game = self.game;
        Eyes { game: &game.state, db: game.library.db(), viewer: self.viewer }
    }
}
