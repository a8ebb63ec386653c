//! Consecutive games at a table: restarts, series, rematches.

use super::{Inner, Table, Trouble, no};
use crate::app::App;
use crate::playing::{NoGame, Playing};
use crate::series;
use crate::store::Origin;
use engine::Seat;
use words::Message;

impl Table {
    pub(super) fn restart(&self, app: &App, inner: &mut Inner, same_seed: bool) -> Result<(), Trouble> {
        let playing = inner.playing()?;
        if !playing.head.practice {
            return Err(no(Message::new("restart-practice")));
        }
        if playing.head.between {
            return Err(no(Message::new("restart-counted")));
        }
        let next = playing.restarted(&app.library(), same_seed)?;
        self.begin(app, inner, next, None)
    }

    /// Replaces the game with the next one. A finished game's replay is kept under its number.
    fn begin(
        &self,
        app: &App,
        inner: &mut Inner,
        next: Playing,
        finished: Option<usize>,
    ) -> Result<(), Trouble> {
        let before = inner.playing()?;
        let replay = before.live.replay();
        let answers: Vec<engine::Action> = next.live.actions(0).collect();
        let kept = finished.map(|number| (number, &replay));
        app.store.replace(&self.id, &next.head, &answers, next.is_over(), kept)?;
        inner.playing = Some(next);
        inner.ready.clear();
        inner.tell_series(None);
        inner.each(Inner::send_state);
        Ok(())
    }

    pub(super) fn next_game(&self, app: &App, inner: &mut Inner, seat: Seat) -> Result<(), Trouble> {
        let playing = inner.playing()?;
        if !playing.is_over() {
            return Err(no(Message::new("next-not-over")));
        }
        if playing.head.between {
            return Err(no(Message::new("next-starter-open")));
        }
        let (practice, people) = (playing.head.practice, playing.live.people());
        if !inner.ready.contains(&seat) {
            inner.ready.push(seat);
            inner.ready.sort_unstable();
        }
        // In practice, people share a screen, so one answer is enough.
        if !practice && people.iter().any(|person| !inner.ready.contains(person)) {
            inner.tell_series(None);
            return Ok(());
        }
        let playing = inner.playing()?;
        let (Some(counted), Origin::Decks { replay, .. }) = (playing.counted(), &playing.head.origin) else {
            let next = playing.restarted(&app.library(), true)?;
            return self.begin(app, inner, next, None);
        };
        let number = counted.finished().len();
        let mut series = counted.clone();
        let cleared = series.clean_up(&playing.live.library().db, None);
        cleared.map_err(|error| NoGame::from(series::CantPlay::from(error)))?;
        if series.verdict().is_some() {
            series =
                series::fresh(series.kind(), replay, None, playing.live.library()).map_err(NoGame::from)?;
        }
        match series.chooser() {
            Some(chooser) if playing.head.sitters[chooser.index()].is_person() => {
                let mut head = playing.head.clone();
                head.series = Some(series);
                head.between = true;
                let answers: Vec<engine::Action> = playing.live.actions(0).collect();
                app.store.replace(&self.id, &head, &answers, false, None)?;
                let playing = inner.playing()?;
                playing.head = head;
                playing.count();
                inner.ready.clear();
                inner.tell_series(None);
                return Ok(());
            }
            // Bots choose to start.
            Some(chooser) => {
                series.choose(chooser, true).map_err(|error| NoGame::from(series::CantPlay::from(error)))?;
            }
            None => {}
        }
        let next = playing.next(&app.library(), series)?;
        self.begin(app, inner, next, Some(number))
    }

    pub(super) fn choose_start(
        &self,
        app: &App,
        inner: &mut Inner,
        seat: Seat,
        start: bool,
    ) -> Result<(), Trouble> {
        let playing = inner.playing()?;
        let Some(mut series) = playing.head.series.clone().filter(|_| playing.head.between) else {
            return Err(no(Message::new("starter-not-asked")));
        };
        let number = series.finished().len();
        if let Err(error) = series.choose(seat, start) {
            return Err(no(error));
        }
        let next = playing.next(&app.library(), series)?;
        self.begin(app, inner, next, Some(number))
    }
}
