//! Uploaded replays, to step through and to continue.

use crate::error::{RequestError, check_wanted};
use crate::host::Host;
use crate::protocol::{ReplayInfo, ReplayLine, ReplayPosition, ReplaySeat, SeatEvent, convert};
use crate::sentences::{SeatReader, say, segments};
use crate::table::seat_view;
use engine::{Action, Game, GameSetup, Seat};
use live::{GameStartError, Live, Sitter};
use playable::{DeckSetError, PlayableLibrary};
use replay::{Replay, ReplayError};
use std::sync::Arc;
use words::{Eyes, Language, Message, Sentence};

/// The name of the file in messages.
const FILE: &str = "replay";

/// What an uploaded replay may need at most.
#[derive(Clone, Copy, Debug)]
pub struct ReplayLimits {
    /// Maximum number of answers.
    pub answers: usize,
    /// Maximum number of bytes when it is stored.
    pub bytes: usize,
}

/// A replay's bytes as they are stored, and what its page gets.
#[derive(Clone, Debug)]
pub struct UploadedReplay {
    pub bytes: Vec<u8>,
    pub info: ReplayInfo,
}

/// Checks an uploaded replay, which gets this id. It must play back from beginning to end.
pub fn upload(
    library: &Arc<PlayableLibrary>,
    id: String,
    bytes: &[u8],
    limits: ReplayLimits,
    language: Language,
    wanted: &dyn Fn() -> bool,
) -> Result<UploadedReplay, RequestError> {
    let replay = read(bytes)?;
    let sitters = vec![Sitter::Person; replay.decks.len()];
    let length = replay.actions.len();
    if length > limits.answers {
        let message = Message::new("replay-too-many-answers").with("n", length).with("most", limits.answers);
        return Err(RequestError::bad(message));
    }
    let written = replay.outcome;
    let live =
        Live::resume_while(library, &replay, None, sitters, true, wanted).map_err(RequestError::bad)?;
    if written.is_some() && live.outcome() != written {
        return Err(RequestError::bad(Message::new("replay-ends-otherwise")));
    }
    // Rewritten by this program: an old file may number the names of cards differently.
    let mut replay = live.replay();
    replay.actions.truncate(length);
    replay.outcome = written;
    let bytes = replay.to_bytes();
    if bytes.len() > limits.bytes {
        return Err(RequestError::too_large(Message::new("replay-larger")));
    }
    let mut lines = Vec::with_capacity(length);
    let library = live.library();
    let game = play(library, &replay, length, language, wanted, |game, seat, action, events| {
        lines.push(ReplayLine {
            turn: game.turn(),
            seat: seat.0,
            words: action.to_string(),
            rule: events.first().map(|event| event.rule.to_string()),
        });
    })?;
    let info = ReplayInfo {
        id,
        seats: replay.decks.iter().map(|(deck, _)| ReplaySeat { deck: deck.clone() }).collect(),
        variant: replay.variant.into(),
        edition: game.edition().to_string(),
        length: length as u32,
        turns: game.turn(),
        over: seat_view::over(&game, &library.db, &[], None, language),
        lines,
    };
    Ok(UploadedReplay { bytes, info })
}

/// Reads a replay's bytes.
pub fn read(bytes: &[u8]) -> Result<Replay, RequestError> {
    Replay::from_bytes(bytes, FILE).map_err(RequestError::bad)
}

/// Loads a stored replay.
pub fn stored(host: &dyn Host, id: &str) -> Result<Replay, RequestError> {
    let bytes = host.storage().replay(id).map_err(RequestError::broken)?;
    read(&bytes.ok_or_else(|| RequestError::not_found(Message::new("replay-gone")))?)
}

/// The table after `n` answers, as one seat saw it.
pub fn position(
    all: &Arc<PlayableLibrary>,
    replay: &Replay,
    n: usize,
    reader: SeatReader,
    wanted: &dyn Fn() -> bool,
) -> Result<ReplayPosition, RequestError> {
    let SeatReader { seat, language } = reader;
    if replay.library_hash != all.hash() {
        return Err(RequestError::bad(Message::new("replay-of-others")));
    }
    if n > replay.actions.len() {
        let most = replay.actions.len();
        return Err(RequestError::bad(Message::new("replay-answers").with("n", most)));
    }
    if seat.index() >= replay.decks.len() {
        return Err(RequestError::bad(Message::new("replay-no-seat").with("player", seat)));
    }
    let library = library(all, replay)?;
    let db = &library.db;
    let mut position = None;
    let mut number = 0;
    let game = play(&library, replay, n, language, wanted, |game, by, words, events| {
        number += 1;
        if number < n {
            return;
        }
        let eyes = Eyes::of(seat, game, db);
        let seen = events.iter().filter(|event| event.is_for(seat)).map(|event| SeatEvent {
            rule: event.rule.to_string(),
            what: game.event_for(seat, event).kind.into(),
            words: say(&words::event(event, &eyes), reader, db),
        });
        position = Some((by, words, seen.collect::<Vec<_>>()));
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
            .map(|decision| seat_view::waiting_for(decision.seat, decision.shared, reader, db)),
        over: seat_view::over(&game, db, &[], Some(seat), language),
    })
}

/// The library with which a replay is played: the cards of its decks, with their leaders.
pub fn library(all: &Arc<PlayableLibrary>, replay: &Replay) -> Result<Arc<PlayableLibrary>, RequestError> {
    all.for_decks(&replay.lists().map_err(RequestError::bad)?).map_err(refusal)
}

fn refusal(errors: Vec<DeckSetError>) -> RequestError {
    RequestError::bad(GameStartError::Decks(errors))
}

/// Plays the first answers. Reports for each one its seat, its wording in the position before it, and its
/// events.
pub(crate) fn play(
    library: &PlayableLibrary,
    replay: &Replay,
    answers: usize,
    language: Language,
    wanted: &dyn Fn() -> bool,
    mut tell: impl FnMut(&Game, Seat, Sentence, &[engine::Event]),
) -> Result<Game, RequestError> {
    let lists = replay.lists().map_err(RequestError::bad)?;
    let db = &library.db;
    let decks = library.deal(&lists).map_err(refusal)?;
    let Replay { seed, variant, rules, ref teams, .. } = *replay;
    let starter = replay.starter_to_begin_with();
    let leaders = library.leaders.clone();
    let start = GameSetup { decks, leaders, seed, starter, variant, rules, teams: teams.clone() };
    let mut game = Game::start(db, &start).map_err(RequestError::bad)?;
    let mut events = Vec::new();
    for (number, action) in replay.actions[..answers].iter().enumerate() {
        check_wanted(wanted)?;
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
            RequestError::bad(ReplayError::Refused { number, action: words.to_string(), why })
        })?;
        tell(&game, seat, words, &events);
    }
    Ok(game)
}
