//! Games: new ones, invites, and what belongs to one game.

use super::cards::FacesQuery;
use super::extract::{RequestBody, RequestLanguage, RequestPart, WorkQueue, json, owner, token};
use super::{AppState, ClientInfo, HttpError, JsonAnswer, aside};
use crate::limits::RequestWork;
use crate::state::ServerState;
use crate::store::{SecretToken, TokenHash};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use cards::Date;
use engine::Seat;
use serde::Deserialize;
use service::host::StorageError;
use service::new_game::{self, NewGameContext};
use service::protocol::{
    CardNames, ClaimSeatRequest, Faces, GameSummary, GoalState, Lesson, NewGame, SeatInvite, SeatToken,
    StartedGame,
};
use service::table::TableGame;
use service::{RequestError, lessons, review};
use std::sync::Arc;
use words::{Language, Message, Say as _};

pub async fn new_game(
    State(app): AppState,
    queue: WorkQueue,
    Extension(client): ClientInfo,
    headers: HeaderMap,
    RequestLanguage(language): RequestLanguage,
    body: RequestBody,
) -> JsonAnswer<StartedGame> {
    let new: NewGame = json(body)?;
    if !app.visitors.may_begin(client.address) {
        app.metrics.refused_requests.inc();
        return Err(RequestError::too_often(Message::new("games-too-often")).into());
    }
    let (shared, owner) = (app.clone(), owner(&headers));
    let started = queue.run(move |work| begin(&shared, new, owner, language, work)).await?;
    Ok(Json(started))
}

/// Begins a game and returns its people's tokens.
fn begin(
    app: &ServerState,
    new: NewGame,
    owner: Option<TokenHash>,
    language: Language,
    work: &RequestWork,
) -> Result<StartedGame, RequestError> {
    let new = new_game::check(new, language)?;
    let room = || app.store.make_room(app.limits.stored, app.in_use()).map_err(RequestError::broken);
    let there_is_room = room()? || {
        app.expire();
        room()?
    };
    if !there_is_room {
        return Err(RequestError::full(Message::new("games-full")));
    }
    let saved_deck = |id: &str| {
        let Some(owner) = &owner else { return Ok(None) };
        let decks = app.store.decks(owner);
        let decks = decks.map_err(|error| StorageError::new(&error, error.message()))?;
        Ok(decks.into_iter().find(|deck| deck.id == id))
    };
    let wanted = || work.is_wanted();
    let context = NewGameContext {
        edition: app.edition,
        today: Date::today(),
        saved_deck: &saved_deck,
        wanted: &wanted,
    };
    let (game, elsewhere) = (new.begin(app, &context)?, new.elsewhere());
    let (id, given) = app.open_table(&game, &elsewhere)?;
    let (mut tokens, mut invites) = (Vec::new(), Vec::new());
    for (seat, token) in given {
        let (name, secret) = (new.names()[seat.index()].clone(), token.reveal());
        match elsewhere[seat.index()] {
            true => invites.push(SeatInvite { seat: seat.0, name, invite: secret }),
            false => tokens.push(SeatToken { seat: seat.0, name, token: secret }),
        }
    }
    Ok(StartedGame { game: id, tokens, invites })
}

pub async fn claim_seat(State(app): AppState, body: RequestBody) -> JsonAnswer<SeatToken> {
    let ClaimSeatRequest { invite } = json(body)?;
    Ok(Json(aside(move || claim(&app, &invite)).await?))
}

/// Gives the seat to the first person who uses its invite.
fn claim(app: &ServerState, invite: &str) -> Result<SeatToken, RequestError> {
    let gone = || RequestError::gone(Message::new("invite-used"));
    let invite = SecretToken::parse(invite).ok_or_else(gone)?;
    let token = SecretToken::new(&invite.game).map_err(RequestError::broken)?;
    let claimed = app.store.claim(&invite.game, invite.hash(), token.hash()).map_err(RequestError::broken)?;
    let seat = claimed.ok_or_else(gone)?;
    let (stored, _) = app.store.game(&invite.game).map_err(RequestError::broken)?.ok_or_else(gone)?;
    let name = stored.names.get(seat.index()).cloned().unwrap_or_default();
    Ok(SeatToken { seat: seat.0, name, token: token.reveal() })
}

pub async fn delete_game(
    State(app): AppState,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, HttpError> {
    let token = token(&headers, &id)?;
    let deleted = aside(move || {
        app.seat_of(&token).map_err(RequestError::broken)?.ok_or_else(RequestError::unknown_token)?;
        dissolve(&app, &id).map(|()| StatusCode::NO_CONTENT)
    });
    Ok(deleted.await?)
}

/// Deletes a game for one of its players: a game alone against bots, one that has not started, or a finished
/// one.
fn dissolve(app: &Arc<ServerState>, id: &str) -> Result<(), RequestError> {
    let table = app.table(id).map_err(RequestError::full)?;
    let free = table.with(&**app, |game| game.live.people().len() < 2 || game.is_over());
    if !free.map_err(RequestError::broken)? && app.store.has_started(id).map_err(RequestError::broken)? {
        return Err(RequestError::not_now(Message::new("game-others-play")));
    }
    table.dissolve();
    app.drop_table(id);
    match app.store.delete_game(id).map_err(RequestError::broken)? {
        true => Ok(()),
        false => Err(RequestError::not_found(Message::new("game-gone"))),
    }
}

/// Reads something from a game for a person seated there.
async fn of_game<T: Send + 'static>(
    app: Arc<ServerState>,
    queue: &WorkQueue,
    id: String,
    headers: HeaderMap,
    f: impl FnOnce(&ServerState, &TableGame, Seat) -> Result<T, RequestError> + Send + 'static,
) -> Result<T, RequestError> {
    let token = token(&headers, &id)?;
    let shared = app.clone();
    let read = move |_: &RequestWork| {
        let app = shared;
        let seat = app.seat_of(&token).map_err(RequestError::broken)?;
        let seat = seat.ok_or_else(RequestError::unknown_token)?;
        let table = app.table(&id).map_err(RequestError::full)?;
        table.with(&*app, |game| f(&app, game, seat)).map_err(RequestError::broken)?
    };
    queue.run(read).await
}

#[derive(Debug, Deserialize)]
pub struct GameNumberQuery {
    /// A finished game of the series, counted from 1; the current game if absent.
    number: Option<usize>,
}

pub async fn game_replay(
    State(app): AppState,
    queue: WorkQueue,
    Path(id): Path<String>,
    RequestPart(Query(query)): RequestPart<Query<GameNumberQuery>>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let series = id.clone();
    let bytes = of_game(app, &queue, id, headers, move |app, game, _| match query.number {
        Some(number) => {
            let replay = app.store.finished(&series, number).map_err(RequestError::broken)?;
            replay.ok_or_else(|| RequestError::not_found(Message::new("finished-none")))
        }
        None => Ok(game.replay_to_save()?.to_bytes()),
    })
    .await?;
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"game.replay\""),
    ];
    Ok((headers, bytes).into_response())
}

/// The summary of a finished game.
pub async fn game_summary(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> JsonAnswer<GameSummary> {
    let replay = of_game(app.clone(), &queue, id, headers, |_, game, _| game.replay_to_review()).await?;
    let library = app.library();
    let summary =
        move |work: &RequestWork| review::summary(&library, &replay, language, &|| work.is_wanted());
    Ok(Json(queue.run(summary).await?))
}

/// Whether a game from a scenario has reached the goal in its text.
pub async fn game_goal(
    State(app): AppState,
    queue: WorkQueue,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> JsonAnswer<GoalState> {
    let goal = of_game(app, &queue, id, headers, |app, game, _| lessons::goal_of(game, &app.library().cards));
    Ok(Json(goal.await?))
}

pub async fn list_lessons() -> Json<&'static [Lesson]> {
    Json(lessons::all())
}

pub async fn game_faces(
    State(app): AppState,
    queue: WorkQueue,
    Path(id): Path<String>,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<FacesQuery>>,
    headers: HeaderMap,
) -> JsonAnswer<Faces> {
    let faces =
        of_game(app, &queue, id, headers, move |_, game, seat| game.faces(seat, &query.ids, language));
    Ok(Json(faces.await?))
}

/// The names that can be named in this game, in the order of their numbers.
pub async fn game_names(
    State(app): AppState,
    queue: WorkQueue,
    Path(id): Path<String>,
    RequestLanguage(language): RequestLanguage,
    headers: HeaderMap,
) -> JsonAnswer<CardNames> {
    let names = of_game(app, &queue, id, headers, move |app, game, seat| {
        Ok(game.names(seat, &app.library(), language))
    });
    Ok(Json(names.await?))
}
