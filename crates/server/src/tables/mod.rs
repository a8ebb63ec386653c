//! Tables over WebSockets: the server as the host of the service's tables.

mod connection;
mod socket;
mod thinkers;

use crate::random;
use crate::state::ServerState;
use crate::store::{SqliteStore, StoreError};
pub use connection::SendQueues;
use engine::Action;
use playable::PlayableLibrary;
use replay::Replay;
use service::host::{Host, NoRandom, Storage, StorageError, TableActivity, Thinkers};
use service::table::StoredGame;
pub use socket::accept;
use std::sync::Arc;
use std::time::Duration;
pub use thinkers::ThinkerPool;
use words::{Message, Say as _};

impl Host for ServerState {
    fn library(&self) -> Arc<PlayableLibrary> {
        ServerState::library(self)
    }

    fn storage(&self) -> &dyn Storage {
        &self.store
    }

    fn thinkers(&self) -> &dyn Thinkers {
        &self.thinkers
    }

    fn clock(&self) -> Duration {
        ServerState::clock(self)
    }

    fn fill_random(&self, bytes: &mut [u8]) -> Result<(), NoRandom> {
        random::fill(bytes)
    }

    fn most_events(&self) -> usize {
        self.limits.events
    }

    fn most_answers(&self) -> usize {
        self.limits.answers
    }

    fn observe(&self, activity: TableActivity<'_>) {
        match activity {
            TableActivity::AnswersStored(n) => drop(self.metrics.answers.inc_by(n as u64)),
            TableActivity::AnswerSent(took) => self.metrics.answered(took),
            TableActivity::BotThinks => drop(self.metrics.thoughts.inc()),
            TableActivity::TableFailed(table) => {
                let message = Message::new("note-table-broken").with("table", table.to_owned());
                tracing::error!(table, "{}", self.log_text(&message));
            }
        }
    }
}

fn failed(error: StoreError) -> StorageError {
    tracing::error!("{error}");
    StorageError::new(&error, error.message())
}

impl Storage for SqliteStore {
    fn game(&self, id: &str) -> Result<Option<(StoredGame, Vec<Action>)>, StorageError> {
        SqliteStore::game(self, id).map_err(failed)
    }

    fn add_answers(
        &self,
        id: &str,
        from: usize,
        answers: &[Action],
        over: bool,
        person: bool,
    ) -> Result<(), StorageError> {
        SqliteStore::add_answers(self, id, from, answers, over, person).map_err(failed)
    }

    fn cut_answers(&self, id: &str, left: usize) -> Result<(), StorageError> {
        SqliteStore::cut_answers(self, id, left).map_err(failed)
    }

    fn replace_game(
        &self,
        id: &str,
        game: &StoredGame,
        answers: &[Action],
        over: bool,
        finished: Option<(usize, &Replay)>,
    ) -> Result<(), StorageError> {
        SqliteStore::replace_game(self, id, game, answers, over, finished).map_err(failed)
    }

    fn replay(&self, id: &str) -> Result<Option<Vec<u8>>, StorageError> {
        SqliteStore::replay(self, id).map_err(failed)
    }
}
