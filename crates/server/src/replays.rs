//! Uploaded replays, to step through and to continue.

use crate::app::App;
use crate::convert;
use crate::problem::Refusal;
use crate::protocol::{Event, ReplayInfo, ReplayLine, ReplayPosition, ReplaySeat};
use crate::show::{self, Reader};
use crate::token::random_hex;
use crate::words::segments;
use crate::work::Work;
use engine::{Action, Game, GameSetup, Seat};
use live::{GameStartError, Live, Sitter};
use playable::DeckSetError;
use playable::PlayableLibrary;
use sim::{Replay, ReplayError};
use std::sync::Arc;
use words::{Eyes, Language, Message, Sentence};

/// The name of the file in messages.
const FILE: &str = "replay";

/// Stores an uploaded replay. It must play back from beginning to end.
pub fn take_in(app: &App, bytes: &[u8], language: Language, work: &Work) -> Result<ReplayInfo, Refusal> {
    let replay = Replay::from_bytes(bytes, FILE).map_err(Refusal::bad)?;
    let sitters = vec![Sitter::Person; replay.decks.len()];
    let length = replay.actions.len();
    let most = app.limits.answers;
    if length > most {
        return Err(Refusal::bad(
            Message::new("replay-too-many-answers").with("n", length).with("most", most),
        ));
    }
    let written = replay.outcome;
    let live = Live::resume_while(&app.library(), &replay, None, sitters, true, &|| work.is_wanted())
        .map_err(Refusal::bad)?;
    if written.is_some() && live.outcome() != written {
        return Err(Refusal::bad(Message::new("replay-ends-otherwise")));
    }
    // Rewritten by this program: an old file may number the names of cards differently.
    let mut replay = live.replay();
    replay.actions.truncate(length);
    replay.outcome = written;
    let id = random_hex::<8>().map_err(Refusal::broken)?;
    let bytes = replay.to_bytes();
    if bytes.len() > app.limits.body {
        return Err(Refusal::too_large(Message::new("replay-larger")));
    }
    app.store.add_replay(&id, &bytes, app.limits.replays).map_err(Refusal::broken)?;
    let mut lines = Vec::with_capacity(length);
    let library = live.library();
    let game = play(library, &replay, length, language, work, |game, seat, action, events| {
        lines.push(ReplayLine {
            turn: game.turn(),
            seat: seat.0,
            words: action.to_string(),
            rule: events.first().map(|event| event.rule.to_string()),
        });
    })?;
    Ok(ReplayInfo {
        id,
        seats: replay.decks.iter().map(|(deck, _)| ReplaySeat { deck: deck.clone() }).collect(),
        variant: replay.variant.into(),
        edition: game.edition().to_string(),
        length: length as u32,
        turns: game.turn(),
        over: show::over(&game, &library.db, &[], None, language),
        lines,
    })
}

/// Loads a stored replay.
pub fn stored(app: &App, id: &str) -> Result<Replay, Refusal> {
    let bytes = app.store.replay(id).map_err(Refusal::broken)?;
    let bytes = bytes.ok_or_else(|| Refusal::not_found(Message::new("replay-gone")))?;
    Replay::from_bytes(&bytes, FILE).map_err(Refusal::bad)
}

/// The table after `n` answers, as one seat saw it.
pub fn position(
    app: &App,
    id: &str,
    n: usize,
    reader: Reader,
    work: &Work,
) -> Result<ReplayPosition, Refusal> {
    let Reader { seat, language } = reader;
    let replay = stored(app, id)?;
    if replay.library_hash != app.library().hash() {
        return Err(Refusal::bad(Message::new("replay-of-others")));
    }
    if n > replay.actions.len() {
        let most = replay.actions.len();
        return Err(Refusal::bad(Message::new("replay-answers").with("n", most)));
    }
    if seat.index() >= replay.decks.len() {
        return Err(Refusal::bad(Message::new("replay-no-seat").with("player", seat)));
    }
    let library = library(app, &replay)?;
    let db = &library.db;
    let mut position = None;
    let mut number = 0;
    let game = play(&library, &replay, n, language, work, |game, by, words, events| {
        number += 1;
        if number < n {
            return;
        }
        let eyes = Eyes::of(seat, game, db);
        let told = events.iter().filter(|event| event.is_for(seat)).map(|event| Event {
            rule: event.rule.to_string(),
            what: game.event_for(seat, event).kind.into(),
            words: show::say(&words::event(event, &eyes), reader, db),
        });
        position = Some((by, words, told.collect::<Vec<_>>()));
    })?;
    let (by, words, events) = match position {
        Some((by, words, events)) => (Some(by), words, events),
        None => (None, Sentence::default(), Vec::new()),
    };
    Ok(ReplayPosition {
        n: n as u32,
        seat: by.map(|seat| seat.0),
        answer: segments(words),
        events,
        view: convert::view(&game, db, reader),
        decision: game
            .decision()
            .map(|decision| show::waiting_for(decision.seat, decision.shared, reader, db)),
        over: show::over(&game, db, &[], Some(seat), language),
    })
}

/// The hall for a replay.
pub fn library(app: &App, replay: &Replay) -> Result<Arc<PlayableLibrary>, Refusal> {
    app.library().for_decks(&replay.lists().map_err(Refusal::bad)?).map_err(refusal)
}

fn refusal(errors: Vec<DeckSetError>) -> Refusal {
    Refusal::bad(GameStartError::Decks(errors))
}

/// Plays the first answers. Reports for each one its seat, its wording in the position before it, and its
/// events.
pub fn play(
    library: &PlayableLibrary,
    replay: &Replay,
    answers: usize,
    language: Language,
    work: &Work,
    mut tell: impl FnMut(&Game, Seat, Sentence, &[engine::Event]),
) -> Result<Game, Refusal> {
    let lists = replay.lists().map_err(Refusal::bad)?;
    let db = &library.db;
    let decks = library.deal(&lists).map_err(refusal)?;
    let Replay { seed, variant, rules, ref teams, .. } = *replay;
    let starter = replay.starter_to_begin_with();
    let leaders = library.leaders.clone();
    let start = GameSetup { decks, leaders, seed, starter, variant, rules, teams: teams.clone() };
    let mut game = Game::start(db, &start).map_err(Refusal::bad)?;
    let mut events = Vec::new();
    for (number, action) in replay.actions[..answers].iter().enumerate() {
        work.check()?;
        let seat = match (*action, game.decision()) {
            (Action::Concede(seat), _) => seat,
            (action, Some(decision)) if decision.shared => game.actor(action),
            (_, Some(decision)) => decision.seat,
            (_, None) => game.active(),
        };
        let eyes = Eyes::all(&game, db);
        let words = eyes.say(language, &words::answer(*action, &eyes));
        events.clear();
        game.apply(db, *action, Some(&mut events)).map_err(|refused| {
            let eyes = Eyes::all(&game, db);
            let why = words::refusal(&refused, *action, &eyes).by_name(db).into();
            Refusal::bad(ReplayError::Refused { number, action: words.to_string(), why })
        })?;
        tell(&game, seat, words, &events);
    }
    Ok(game)
}
