//! Consecutive games at a table: restarts, series, rematches.

use super::{GameTable, TableError, TableGame, TableGameError, TableOrigin, TableState, refused, series};
use crate::host::Host;
use engine::Seat;
use words::Message;

impl GameTable {
    pub(super) fn restart(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        same_seed: bool,
    ) -> Result<(), TableError> {
        let game = inner.game()?;
        if !game.stored.practice {
            return Err(refused(Message::new("restart-practice")));
        }
        if game.stored.between {
            return Err(refused(Message::new("restart-counted")));
        }
        let next = game.restarted(host, same_seed)?;
        self.begin(host, inner, next, None)
    }

    /// Replaces the game with the next one. A finished game's replay is kept under its number.
    fn begin(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        next: TableGame,
        finished: Option<usize>,
    ) -> Result<(), TableError> {
        let before = inner.game()?;
        let replay = before.live.replay();
        let answers: Vec<engine::Action> = next.live.actions(0).collect();
        let kept = finished.map(|number| (number, &replay));
        host.storage().replace_game(&self.id, &next.stored, &answers, next.is_over(), kept)?;
        inner.game = Some(next);
        inner.ready.clear();
        inner.tell_series(None);
        inner.each(TableState::send_state);
        Ok(())
    }

    pub(super) fn next_game(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
    ) -> Result<(), TableError> {
        let game = inner.game()?;
        if !game.is_over() {
            return Err(refused(Message::new("next-not-over")));
        }
        if game.stored.between {
            return Err(refused(Message::new("next-starter-open")));
        }
        let (practice, people) = (game.stored.practice, game.live.people());
        if !inner.ready.contains(&seat) {
            inner.ready.push(seat);
            inner.ready.sort_unstable();
        }
        // In practice, people share a screen, so one answer is enough.
        if !practice && people.iter().any(|person| !inner.ready.contains(person)) {
            inner.tell_series(None);
            return Ok(());
        }
        let game = inner.game()?;
        let (Some(counted), TableOrigin::Decks { replay, .. }) = (game.counted(), &game.stored.origin) else {
            let next = game.restarted(host, true)?;
            return self.begin(host, inner, next, None);
        };
        let number = counted.finished().len();
        let mut series = counted.clone();
        let cleared = series.clean_up(&game.live.library().db, None);
        cleared.map_err(|error| TableGameError::from(series::SeriesStartError::from(error)))?;
        if series.verdict().is_some() {
            series = series::fresh(series.kind(), replay, None, game.live.library())
                .map_err(TableGameError::from)?;
        }
        match series.chooser() {
            Some(chooser) if game.stored.sitters[chooser.index()].is_person() => {
                let mut stored = game.stored.clone();
                stored.series = Some(series);
                stored.between = true;
                let answers: Vec<engine::Action> = game.live.actions(0).collect();
                host.storage().replace_game(&self.id, &stored, &answers, false, None)?;
                let game = inner.game()?;
                game.stored = stored;
                game.count();
                inner.ready.clear();
                inner.tell_series(None);
                return Ok(());
            }
            // Bots choose to start.
            Some(chooser) => {
                series
                    .choose(chooser, true)
                    .map_err(|error| TableGameError::from(series::SeriesStartError::from(error)))?;
            }
            None => {}
        }
        let next = game.next(host, series)?;
        self.begin(host, inner, next, Some(number))
    }

    pub(super) fn choose_start(
        &self,
        host: &dyn Host,
        inner: &mut TableState,
        seat: Seat,
        start: bool,
    ) -> Result<(), TableError> {
        let game = inner.game()?;
        let Some(mut series) = game.stored.series.clone().filter(|_| game.stored.between) else {
            return Err(refused(Message::new("starter-not-asked")));
        };
        let number = series.finished().len();
        if let Err(error) = series.choose(seat, start) {
            return Err(refused(error));
        }
        let next = game.next(host, series)?;
        self.begin(host, inner, next, Some(number))
    }
}
