//! Replays that were uploaded, to be stepped through and gone on with.

use crate::app::App;
use crate::convert;
use crate::problem::Refusal;
use crate::protocol::{Event, ReplayInfo, ReplayLine, ReplayPosition, ReplaySeat};
use crate::show;
use crate::token::random_hex;
use crate::words::{Mention, segments};
use engine::{Action, Game, Seat, Start, describe_action, describe_for};
use live::{Live, Sitter};
use sim::{MOST_POSITIONS, Replay, deal};

/// What the file is called in messages.
const FILE: &str = "replay";

/// Takes in a replay file. It must play back from its beginning to its end.
pub fn take_in(app: &App, bytes: &[u8]) -> Result<ReplayInfo, Refusal> {
    let replay = Replay::from_bytes(bytes, FILE).map_err(Refusal::bad)?;
    let sitters = vec![Sitter::Person; replay.decks.len()];
    let length = replay.actions.len();
    if length > MOST_POSITIONS {
        return Err(Refusal::bad(format!("the replay has {length} answers, more than {MOST_POSITIONS}")));
    }
    let written = replay.outcome;
    let live = Live::resume(&app.hall, &replay, None, sitters, true).map_err(Refusal::bad)?;
    if written.is_some() && live.outcome() != written {
        return Err(Refusal::bad("the replay doesn't end as it says; it is damaged, or of another program"));
    }
    // As this program writes it: an old file may number the names of cards otherwise.
    let mut replay = live.replay();
    replay.actions.truncate(length);
    replay.outcome = written;
    let id = random_hex::<8>().map_err(Refusal::broken)?;
    app.store.add_replay(&id, &replay.to_bytes(), app.limits.replays).map_err(Refusal::broken)?;
    let mut lines = Vec::with_capacity(length);
    let game = play(app, &replay, length, |game, seat, action, events| {
        lines.push(ReplayLine {
            turn: game.turn(),
            seat: seat.0,
            words: action,
            rule: events.first().map(|event| event.rule.to_string()),
        });
    })?;
    Ok(ReplayInfo {
        id,
        seats: replay.decks.iter().map(|(deck, _)| ReplaySeat { deck: deck.clone() }).collect(),
        variant: replay.variant.into(),
        length: length as u32,
        turns: game.turn(),
        over: show::over(&game, &[], None),
        lines,
    })
}

/// A replay that was taken in before.
pub fn stored(app: &App, id: &str) -> Result<Replay, Refusal> {
    let bytes = app.store.replay(id).map_err(Refusal::broken)?;
    let bytes =
        bytes.ok_or_else(|| Refusal::not_found("there is no such replay any more; upload it again"))?;
    Replay::from_bytes(&bytes, FILE).map_err(Refusal::bad)
}

/// The table after so many answers, as one seat saw it.
pub fn position(app: &App, id: &str, n: usize, seat: Seat) -> Result<ReplayPosition, Refusal> {
    let replay = stored(app, id)?;
    if replay.library_hash != app.hall.hash() {
        return Err(Refusal::bad("the replay belongs to another card library"));
    }
    if n > replay.actions.len() {
        let most = replay.actions.len();
        return Err(Refusal::bad(format!("the replay has {most} answers; give a number up to that")));
    }
    if seat.index() >= replay.decks.len() {
        return Err(Refusal::bad(format!("{seat} was not at the table")));
    }
    let (hall, db) = (&app.hall, &app.hall.db);
    let mut position = None;
    let mut number = 0;
    let game = play(app, &replay, n, |game, by, words, events| {
        number += 1;
        if number < n {
            return;
        }
        let told = events.iter().map(|event| {
            let cards = event.what.cards().into_iter().flatten().filter(|id| game.knows(db, seat, *id));
            let mentions: Vec<Mention> =
                cards.map(|id| Mention { card: game.view_id(seat, id), def: game.card(id).def }).collect();
            Event {
                rule: event.rule.to_string(),
                what: game.event_for(seat, event).what.into(),
                words: segments(&describe_for(seat, event, game, db), &mentions, db),
            }
        });
        position = Some((by, words, told.collect::<Vec<_>>()));
    })?;
    let (by, words, events) = match position {
        Some((by, words, events)) => (Some(by), words, events),
        None => (None, String::new(), Vec::new()),
    };
    Ok(ReplayPosition {
        n: n as u32,
        seat: by.map(|seat| seat.0),
        answer: segments(&words, &[], &hall.db),
        events,
        view: convert::view(&game, db, seat),
        decision: game.decision().map(|decision| show::waiting_for(decision.seat, decision.shared)),
        over: show::over(&game, &[], Some(seat)),
    })
}

/// Plays the first answers and tells each: who gave it, what it was in words before it was given, and what came of it.
fn play(
    app: &App,
    replay: &Replay,
    answers: usize,
    mut tell: impl FnMut(&Game, Seat, String, &[engine::Event]),
) -> Result<Game, Refusal> {
    let lists = replay.lists().map_err(Refusal::bad)?;
    let (hall, db) = (&app.hall, &app.hall.db);
    let decks = deal(&lists, &hall.library, db).map_err(|errors| {
        Refusal::bad(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    })?;
    let Replay { seed, starter, variant, rules, ref teams, .. } = *replay;
    teams.check(decks.len()).map_err(Refusal::bad)?;
    let start = Start { decks, seed, starter: Some(starter), variant, rules, teams: teams.clone() };
    let mut game = Game::start(db, &start);
    let mut events = Vec::new();
    for action in &replay.actions[..answers] {
        let seat = match (*action, game.decision()) {
            (Action::Concede(seat), _) => seat,
            (action, Some(decision)) if decision.shared => game.actor(action),
            (_, Some(decision)) => decision.seat,
            (_, None) => game.active(),
        };
        let words = describe_action(*action, &game, db);
        events.clear();
        game.apply(db, *action, Some(&mut events)).map_err(Refusal::bad)?;
        tell(&game, seat, words, &events);
    }
    Ok(game)
}
