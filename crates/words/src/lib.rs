//! Messages, and their wording in every language.
//!
//! All output about a game starts as a [`Message`]: an id and typed arguments. A catalogue of the reader's
//! language turns it into words at the last moment. A [`Sentence`] keeps its cards and players as separate
//! pieces, so that a display need not search for them.

mod actions;
mod card_text;
mod catalogue;
mod changes;
mod errors;
mod events;
mod explanations;
mod facts;
mod message;
mod questions;
mod refusals;
#[cfg(not(feature = "languages"))]
#[path = "english_only.rs"]
mod sources;
#[cfg(feature = "languages")]
mod sources;
mod stored_text;

pub use catalogue::{has, is_marked, mark_messages, say, text};
pub use errors::{Say, io_error, together, unknown_card};
pub use events::event;
pub use explanations::{over, reason, refusal};
pub use facts::{facts, ink_name};
pub use message::{Arg, CardArg, Message, Piece, Sentence};
pub use questions::{AnswerMeaning, answer, ask, marks, offer};
pub use stored_text::StoredText;
pub use wording::Language;

pub use actions::action;
use engine::{CardDb, CardId, Game, Seat, Twin};

/// The reader of a message: a player, who knows the names of visible cards, or a judge, who knows all cards.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    pub game: &'a Game,
    pub db: &'a CardDb,
    pub viewer: Option<Seat>,
}

impl<'a> Eyes<'a> {
    /// The eyes of a judge.
    pub fn all(game: &'a Game, db: &'a CardDb) -> Eyes<'a> {
        Eyes { game, db, viewer: None }
    }

    /// The eyes of a player.
    pub fn of(viewer: Seat, game: &'a Game, db: &'a CardDb) -> Eyes<'a> {
        Eyes { game, db, viewer: Some(viewer) }
    }

    /// A card as an argument, with its name if the reader may know it.
    pub fn card(&self, id: CardId) -> Arg {
        let there = id.is_some() && id.index() < self.game.card_ids().count();
        let known = there && self.viewer.is_none_or(|viewer| self.game.knows(self.db, viewer, id));
        if !known {
            return Arg::Card(CardArg { id: None, def: None, twin: Twin::NONE });
        }
        let own = self.viewer.map_or(Some(id), |viewer| self.game.view_id(viewer, id));
        Arg::Card(CardArg { id: own, def: Some(self.game.card(id).def), twin: Twin::NONE })
    }

    /// Words a message in a language for these eyes.
    pub fn say(&self, language: Language, message: &Message) -> Sentence {
        say(language, message, self.db, self.viewer)
    }

    /// Words a message in English, as plain text.
    pub fn tell(&self, message: &Message) -> String {
        self.say(Language::English, message).to_string()
    }
}
