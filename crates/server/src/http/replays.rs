//! Uploaded replays.

use super::cards::FacesQuery;
use super::extract::{RequestBody, RequestLanguage, RequestPart, WorkQueue, bytes};
use super::{AppState, ClientInfo, JsonAnswer, check_uploads};
use crate::limits::RequestWork;
use crate::random;
use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use bots::Patience;
use engine::Seat;
use serde::Deserialize;
use service::protocol::{Faces, GameSummary, ReplayAdvice, ReplayInfo, ReplayPosition, ReplayReview};
use service::replays::{self, ReplayLimits};
use service::{RequestError, SeatReader, cards, review};
use std::time::{Duration, Instant};

/// How long the searching player thinks about a position of a replay.
const THINKING: Duration = Duration::from_secs(2);

pub async fn take_replay(
    State(app): AppState,
    queue: WorkQueue,
    Extension(client): ClientInfo,
    RequestLanguage(language): RequestLanguage,
    body: RequestBody,
) -> JsonAnswer<ReplayInfo> {
    check_uploads(&app, client)?;
    let (bytes, shared) = (bytes(body)?, app.clone());
    let take = move |work: &RequestWork| {
        let app = shared;
        let id = random::hex::<8>().map_err(RequestError::broken)?;
        let limits = ReplayLimits { answers: app.limits.answers, bytes: app.limits.body };
        let uploaded = replays::upload(&app.library(), id, &bytes, limits, language, &|| work.is_wanted())?;
        let id = &uploaded.info.id;
        app.store.add_replay(id, &uploaded.bytes, app.limits.replays).map_err(RequestError::broken)?;
        Ok(uploaded.info)
    };
    Ok(Json(queue.run(take).await?))
}

#[derive(Debug, Deserialize)]
pub struct ViewerQuery {
    #[serde(default)]
    seat: u8,
}

pub async fn replay_position(
    State(app): AppState,
    queue: WorkQueue,
    RequestPart(Path((id, n))): RequestPart<Path<(String, u32)>>,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(viewer)): RequestPart<Query<ViewerQuery>>,
) -> JsonAnswer<ReplayPosition> {
    let shared = app.clone();
    let reader = SeatReader { seat: Seat(viewer.seat), language };
    let position = move |work: &RequestWork| {
        let replay = replays::stored(&*shared, &id)?;
        replays::position(&shared.library(), &replay, n as usize, reader, &|| work.is_wanted())
    };
    Ok(Json(queue.run(position).await?))
}

pub async fn replay_summary(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    Path(id): Path<String>,
) -> JsonAnswer<GameSummary> {
    let shared = app.clone();
    let summary = move |work: &RequestWork| {
        let replay = replays::stored(&*shared, &id)?;
        review::summary(&shared.library(), &replay, language, &|| work.is_wanted())
    };
    Ok(Json(queue.run(summary).await?))
}

/// The faces of a replay's cards, leaders included.
pub async fn replay_faces(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    Path(id): Path<String>,
    RequestPart(Query(query)): RequestPart<Query<FacesQuery>>,
) -> JsonAnswer<Faces> {
    let shared = app.clone();
    let faces = move |_: &RequestWork| {
        let library = replays::library(&shared.library(), &replays::stored(&*shared, &id)?)?;
        let faces = cards::faces(&library, language, &query.ids)?;
        Ok(Faces { library: cards::library_version(&library), faces })
    };
    Ok(Json(queue.run(faces).await?))
}

pub async fn replay_advice(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Path((id, n))): RequestPart<Path<(String, u32)>>,
) -> JsonAnswer<ReplayAdvice> {
    let shared = app.clone();
    let advice = move |work: &RequestWork| {
        let replay = replays::stored(&*shared, &id)?;
        let patience = Patience::until(Instant::now() + THINKING);
        review::advice(&shared.library(), &replay, n as usize, language, &patience, &|| work.is_wanted())
    };
    Ok(Json(queue.run(advice).await?))
}

#[derive(Debug, Deserialize)]
pub struct ReviewQuery {
    #[serde(default)]
    seat: u8,
    /// The number of answers from which to go on.
    #[serde(default)]
    from: u32,
}

pub async fn replay_review(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Path(id)): RequestPart<Path<String>>,
    RequestPart(Query(query)): RequestPart<Query<ReviewQuery>>,
) -> JsonAnswer<ReplayReview> {
    let shared = app.clone();
    let review = move |work: &RequestWork| {
        let replay = replays::stored(&*shared, &id)?;
        let patience = Patience::until(Instant::now() + THINKING);
        let (seat, from) = (Seat(query.seat), query.from as usize);
        let wanted = || work.is_wanted();
        review::decisions(&shared.library(), &replay, seat, from, language, &patience, &wanted)
    };
    Ok(Json(queue.run(review).await?))
}
