//! The REST interface.

use crate::app::App;
use crate::assets;
use crate::decks;
use crate::faces;
use crate::games::{self, MOST_SEATS};
use crate::guard;
use crate::playing::Playing;
use crate::problem::Refusal;
use crate::protocol::{
    CardSearch, DeckCheck, DeckCheckRequest, DeckKind, DeckSummary, Face, Faces, Hello, Named, Names,
    NewGame, PROTOCOL, ReplayInfo, ReplayPosition, SaveDeck, StartedGame, Variant,
};
use crate::replays;
use crate::socket;
use crate::store::{Origin, SavedDeck};
use crate::token::{Token, random_hex};
use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{DefaultBodyLimit, Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use cards::{Format, FormatName, built_in_decks};
use engine::Seat;
use live::Hall;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sim::LARGEST_REPLAY;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

type Shared = State<Arc<App>>;
type Answered<T> = Result<Json<T>, Refusal>;
type Body = Result<Bytes, BytesRejection>;

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let limits = app.limits;
    Router::new()
        .route("/api/hello", get(hello))
        .route("/api/faces", get(library_faces))
        .route("/api/names", get(library_names))
        .route("/api/cards", get(search))
        .route("/api/decks", get(list_decks).post(save_deck))
        .route("/api/decks/check", post(check_deck))
        .route("/api/decks/{id}", delete(delete_deck))
        .route("/api/games", post(new_game))
        .route("/api/games/{id}/replay", get(game_replay))
        .route("/api/games/{id}/faces", get(game_faces))
        .route("/api/games/{id}/names", get(game_names))
        .route("/api/replays", post(take_replay).layer(DefaultBodyLimit::max(LARGEST_REPLAY as usize)))
        .route("/api/replays/{id}/{n}", get(replay_position))
        .route("/api/ws", get(connect))
        .route("/api/{*rest}", get(nothing_there).post(nothing_there).delete(nothing_there))
        .fallback(page)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(guard::guard))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Refusal::broken("something went wrong with this request; nothing was changed").into_response()
        }))
        .with_state(app)
}

/// Does something that waits for the disk, or computes, away from the threads that serve.
async fn aside<T: Send + 'static>(
    f: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    match tokio::task::spawn_blocking(f).await {
        Ok(result) => result,
        Err(_) => Err(Refusal::broken("something went wrong with this request; nothing was changed")),
    }
}

/// What a request says, as JSON.
fn read<T: DeserializeOwned>(body: Body) -> Result<T, Refusal> {
    let bytes = bytes(body)?;
    serde_json::from_slice(&bytes)
        .map_err(|error| Refusal::bad(format!("this request can't be read: {error}")))
}

fn bytes(body: Body) -> Result<Bytes, Refusal> {
    body.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            Refusal::too_large("this is larger than anything of its kind needs to be")
        }
        _ => Refusal::bad("this request can't be read"),
    })
}

async fn nothing_there() -> Refusal {
    Refusal::not_found("there is nothing at this address")
}

async fn page(uri: Uri) -> Response {
    assets::serve(uri.path())
}

async fn connect(State(app): Shared, upgrade: WebSocketUpgrade) -> Response {
    socket::accept(app, upgrade)
}

async fn hello(State(app): Shared) -> Json<Hello> {
    let bot = |name: &str| Named {
        id: name.to_owned(),
        title: match name {
            "random" => "Random: any move".to_owned(),
            "greedy" => "Greedy: looks one step ahead".to_owned(),
            "search:fast" => "Search, fast".to_owned(),
            "search:normal" => "Search".to_owned(),
            "search:strong" => "Search, strong".to_owned(),
            other => other.to_owned(),
        },
    };
    let format =
        |name: FormatName| Named { id: name.name().to_owned(), title: Format::named(name).title.clone() };
    Json(Hello {
        program: "inkwright".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        library: hash(&app.hall),
        cards: app.hall.db.defs().len() as u32,
        bots: bots::NAMES.into_iter().map(bot).collect(),
        variants: vec![Variant::Constructed, Variant::Limited, Variant::PackRush],
        formats: FormatName::ALL.into_iter().map(format).collect(),
        most_seats: MOST_SEATS as u8,
    })
}

fn hash(hall: &Hall) -> String {
    format!("{:016x}", hall.hash())
}

#[derive(Debug, Deserialize)]
struct Wanted {
    ids: String,
    /// The hash of the library that the asker knows.
    v: Option<String>,
}

fn faces(hall: &Hall, ids: &str) -> Result<Vec<Face>, Refusal> {
    let ids: Vec<&str> = ids.split(',').filter(|id| !id.is_empty()).collect();
    if ids.len() > faces::MOST_FACES {
        return Err(Refusal::bad(format!("ask for {} faces at most", faces::MOST_FACES)));
    }
    let number = |id: &str| {
        id.trim().parse().map_err(|_| Refusal::bad("give the numbers of faces with commas between them"))
    };
    let numbers = ids.into_iter().map(number).collect::<Result<Vec<u16>, _>>()?;
    Ok(numbers.into_iter().filter_map(|id| faces::face(hall, id)).collect())
}

async fn library_faces(State(app): Shared, Query(wanted): Query<Wanted>) -> Result<Response, Refusal> {
    let library = hash(&app.hall);
    let kept = wanted.v.as_ref() == Some(&library);
    let faces = faces(&app.hall, &wanted.ids)?;
    let control = if kept { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CACHE_CONTROL, control)], Json(Faces { library, faces })).into_response())
}

async fn library_names(State(app): Shared) -> Json<Names> {
    Json(Names { names: app.hall.db.names().to_vec() })
}

#[derive(Debug, Deserialize)]
struct Question {
    #[serde(default)]
    q: String,
}

async fn search(State(app): Shared, Query(question): Query<Question>) -> Answered<CardSearch> {
    aside(move || {
        let (found, faces) = faces::search(&app.hall, &question.q);
        Ok(Json(CardSearch { found: found as u32, faces }))
    })
    .await
}

async fn list_decks(State(app): Shared) -> Answered<Vec<DeckSummary>> {
    aside(move || {
        let hall = &app.hall;
        let starters = built_in_decks().map(|starter| {
            decks::summary(starter.name, starter.title, DeckKind::Starter, starter.list, hall)
        });
        let saved = app.store.decks().map_err(Refusal::broken)?;
        let saved =
            saved.iter().map(|deck| decks::summary(&deck.id, &deck.name, DeckKind::Saved, &deck.list, hall));
        Ok(Json(starters.chain(saved).collect()))
    })
    .await
}

async fn check_deck(State(app): Shared, body: Body) -> Answered<DeckCheck> {
    let request: DeckCheckRequest = read(body)?;
    let format = match &request.format {
        None => FormatName::Constructed,
        Some(name) => name.parse().map_err(Refusal::bad)?,
    };
    aside(move || Ok(Json(decks::check(&request.text, format, &app.hall)))).await
}

async fn save_deck(State(app): Shared, body: Body) -> Answered<DeckSummary> {
    let SaveDeck { name, text } = read(body)?;
    let name = decks::clean_name(&name).ok_or_else(|| Refusal::bad("give the deck a name"))?;
    aside(move || {
        let read = decks::read(&name, &text, &app.hall).map_err(Refusal::bad)?;
        let list = read.entries.iter().map(|(copies, name)| format!("{copies} {name}\n")).collect();
        let id = format!("saved-{}", random_hex::<8>().map_err(Refusal::broken)?);
        let deck = SavedDeck { id, name, list };
        if !app.store.save_deck(&deck, decks::MOST_DECKS).map_err(Refusal::broken)? {
            let message = format!("{} decks are saved already; delete one first", decks::MOST_DECKS);
            return Err(Refusal::full(message));
        }
        Ok(Json(decks::summary(&deck.id, &deck.name, DeckKind::Saved, &deck.list, &app.hall)))
    })
    .await
}

async fn delete_deck(State(app): Shared, Path(id): Path<String>) -> Result<StatusCode, Refusal> {
    aside(move || match app.store.delete_deck(&id).map_err(Refusal::broken)? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Refusal::not_found("there is no such saved deck")),
    })
    .await
}

async fn new_game(State(app): Shared, body: Body) -> Answered<StartedGame> {
    let new: NewGame = read(body)?;
    aside(move || games::begin(&app, new).map(Json)).await
}

/// The token of a seat at this table, from the request's header.
fn token(headers: &HeaderMap, game: &str) -> Result<Token, Refusal> {
    let said = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = said.and_then(|said| said.strip_prefix("Bearer ")).and_then(Token::parse);
    token.filter(|token| token.game == game).ok_or_else(Refusal::unknown_token)
}

/// Something about a game, for who sits there.
async fn of_game<T: Send + 'static>(
    app: Arc<App>,
    id: String,
    headers: HeaderMap,
    f: impl FnOnce(&App, &Playing) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let token = token(&headers, &id)?;
    aside(move || {
        app.seat_of(&token).map_err(Refusal::broken)?.ok_or_else(Refusal::unknown_token)?;
        let table = app.table(&id).map_err(Refusal::full)?;
        table.with(&app, |playing| f(&app, playing)).map_err(Refusal::broken)?
    })
    .await
}

#[derive(Debug, Deserialize)]
struct WhichGame {
    /// A finished game of the series, counted from 1; the present one when left out.
    number: Option<usize>,
}

async fn game_replay(
    State(app): Shared,
    Path(id): Path<String>,
    Query(which): Query<WhichGame>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let game = id.clone();
    let bytes = of_game(app, id, headers, move |app, playing| {
        if let Some(number) = which.number {
            let replay = app.store.finished(&game, number).map_err(Refusal::broken)?;
            return replay.ok_or_else(|| Refusal::not_found("there is no finished game of this number"));
        }
        match playing.head.origin {
            Origin::Scenario { .. } => {
                Err(Refusal::not_now("a game from a scenario has no decks, and can't be saved as a replay"))
            }
            // A replay tells everything: nobody gets one while there is something to hide.
            Origin::Decks { .. } if !playing.head.practice && !playing.is_over() => {
                Err(Refusal::not_now("a game can be saved when it is over, or in practice"))
            }
            Origin::Decks { .. } => Ok(playing.live.replay().to_bytes()),
        }
    })
    .await?;
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"game.replay\""),
    ];
    Ok((headers, bytes).into_response())
}

async fn game_faces(
    State(app): Shared,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Answered<Faces> {
    of_game(app, id, headers, move |_, playing| {
        let hall = playing.live.hall();
        Ok(Json(Faces { library: hash(hall), faces: faces(hall, &wanted.ids)? }))
    })
    .await
}

async fn game_names(State(app): Shared, Path(id): Path<String>, headers: HeaderMap) -> Answered<Names> {
    of_game(app, id, headers, |_, playing| Ok(Json(Names { names: playing.live.hall().db.names().to_vec() })))
        .await
}

async fn take_replay(State(app): Shared, body: Body) -> Answered<ReplayInfo> {
    let bytes = bytes(body)?;
    aside(move || replays::take_in(&app, &bytes).map(Json)).await
}

#[derive(Debug, Deserialize)]
struct As {
    #[serde(default)]
    seat: u8,
}

async fn replay_position(
    State(app): Shared,
    Path((id, n)): Path<(String, u32)>,
    Query(viewer): Query<As>,
) -> Answered<ReplayPosition> {
    aside(move || replays::position(&app, &id, n as usize, Seat(viewer.seat)).map(Json)).await
}
