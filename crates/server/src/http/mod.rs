//! The REST interface. Handlers read a request, ask the service, and write its answer.

mod assets;
mod cards;
mod decks;
mod error;
mod extract;
mod games;
mod guard;
mod log;
mod replays;
mod rules;

use crate::limits::Client;
use crate::state::ServerState;
use crate::tables;
pub use assets::has_page;
use axum::extract::{DefaultBodyLimit, State, WebSocketUpgrade};
use axum::http::{Extensions, HeaderMap, StatusCode, Uri, Version, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router, middleware};
pub use error::HttpError;
use extract::RequestLanguage;
pub use guard::Peer;
use service::RequestError;
use service::hello::{self, HelloFacts};
use service::protocol::{Hello, ServerReach};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate as _};
use tower_http::timeout::TimeoutLayer;
use tracing::Span;
use words::Message;

type AppState = State<Arc<ServerState>>;
type ClientInfo = Extension<Client>;
type JsonAnswer<T> = Result<Json<T>, HttpError>;

/// All routes.
pub fn router(app: Arc<ServerState>) -> Router {
    let limits = app.limits;
    Router::new()
        .route("/api/hello", get(hello))
        .route("/api/faces", get(cards::library_faces))
        .route("/api/names", get(cards::library_names))
        .route("/api/cards", get(cards::search))
        .route("/api/cards/try", post(cards::try_cards))
        .route("/api/cards/own", post(cards::keep_cards))
        .route("/api/decks", get(decks::list_decks).post(decks::save_deck))
        .route("/api/decks/check", post(decks::check_deck))
        .route("/api/decks/write", post(decks::write_deck))
        .route("/api/decks/{id}", delete(decks::delete_deck))
        .route("/api/games", post(games::new_game))
        .route("/api/games/{id}", delete(games::delete_game))
        .route("/api/seats", post(games::claim_seat))
        .route("/api/games/{id}/replay", get(games::game_replay))
        .route("/api/games/{id}/summary", get(games::game_summary))
        .route("/api/games/{id}/goal", get(games::game_goal))
        .route("/api/lessons", get(games::list_lessons))
        .route("/api/games/{id}/faces", get(games::game_faces))
        .route("/api/games/{id}/names", get(games::game_names))
        .route("/api/replays", post(replays::take_replay).layer(DefaultBodyLimit::max(limits.replay_bytes)))
        .route("/api/replays/{id}/summary", get(replays::replay_summary))
        .route("/api/replays/{id}/review", get(replays::replay_review))
        .route("/api/replays/{id}/faces", get(replays::replay_faces))
        .route("/api/replays/{id}/{n}", get(replays::replay_position))
        .route("/api/replays/{id}/{n}/advice", get(replays::replay_advice))
        .route("/api/rules", get(rules::rule_contents))
        .route("/api/rules/find", get(rules::find_rules))
        .route("/api/rules/{number}", get(rules::rule))
        .route("/api/ws", get(connect))
        .route("/api/{*rest}", get(nothing_there).post(nothing_there).delete(nothing_there))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(is_to_compress)))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            HttpError(broken()).into_response()
        }))
        .layer(middleware::from_fn(error::worded))
        .layer(middleware::from_fn(log::log_request))
        .with_state(app)
}

/// What the operator's own address answers.
pub fn metrics_router(app: Arc<ServerState>) -> Router {
    let measured = async |State(app): AppState| metrics_text(&app);
    Router::new().route("/metrics", get(measured)).route("/health", get(health)).with_state(app)
}

/// Refuses an upload of an address that has stored too much lately.
fn check_uploads(app: &ServerState, client: Client) -> Result<(), RequestError> {
    if app.visitors.may_upload(client.address) {
        return Ok(());
    }
    app.metrics.refused_requests.inc();
    Err(RequestError::too_often(Message::new("requests-too-many")))
}

fn broken() -> RequestError {
    RequestError::broken(Message::new("request-broken"))
}

/// Runs something that waits for the disk on a separate thread.
async fn aside<T: Send + 'static>(
    f: impl FnOnce() -> Result<T, RequestError> + Send + 'static,
) -> Result<T, RequestError> {
    let span = Span::current();
    match tokio::task::spawn_blocking(move || span.in_scope(f)).await {
        Ok(result) => result,
        Err(_) => Err(broken()),
    }
}

async fn nothing_there() -> HttpError {
    RequestError::not_found(Message::new("nothing-there")).into()
}

fn is_to_compress(_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions) -> bool {
    extensions.get::<assets::SentAsIs>().is_none()
}

async fn page(uri: Uri, headers: HeaderMap) -> Response {
    assets::serve(uri.path(), &headers)
}

async fn connect(
    State(app): AppState,
    Extension(client): ClientInfo,
    RequestLanguage(language): RequestLanguage,
    upgrade: WebSocketUpgrade,
) -> Response {
    tables::accept(app, client.address, language, upgrade)
}

/// Health check for monitoring.
async fn health(State(app): AppState) -> Result<&'static str, HttpError> {
    let well = aside(move || match app.store.is_well() {
        true => Ok("well\n"),
        false => Err(RequestError::full(Message::new("store-unwell"))),
    });
    Ok(well.await?)
}

/// Metrics for the operator, available on this machine only.
async fn metrics(State(app): AppState, Extension(client): ClientInfo) -> Result<Response, HttpError> {
    if !client.is_here {
        return Err(RequestError::forbidden(Message::new("own-machine")).into());
    }
    Ok(metrics_text(&app))
}

fn metrics_text(app: &ServerState) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.measured()).into_response()
}

async fn hello(State(app): AppState, RequestLanguage(language): RequestLanguage) -> Json<Hello> {
    let facts = HelloFacts {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        edition: app.edition,
        public_url: app.exposure.public_url.as_ref().map(ToString::to_string),
        reach: match &app.exposure.public_url {
            Some(_) => ServerReach::Public,
            None if app.host.is_loopback() => ServerReach::ThisMachine,
            None => ServerReach::Network,
        },
    };
    Json(hello::hello(&app.library(), facts, language))
}
