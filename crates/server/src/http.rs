//! The REST interface.

use crate::app::App;
use crate::asked::Asked;
use crate::games::{self, MOST_SEATS};
use crate::guard::{self, Client};
use crate::playing::Playing;
use crate::problem::{self, Refusal};
use crate::protocol::{
    CardSearch, ClaimSeat, DeckCheck, DeckCheckRequest, DeckKind, DeckSummary, Face, Faces, GameSummary,
    Goal, Hello, KeptCards, KeywordNames, Lesson, Named, Names, NewGame, PROTOCOL, Reach, ReplayAdvice,
    ReplayInfo, ReplayPosition, RuleContents, RuleParagraph, RulesFound, SaveDeck, SeatToken, StartedGame,
    TriedCards, TryCards, Variant, WriteDeck, WrittenDeck,
};
use crate::show::Reader;
use crate::store::{Origin, SavedDeck};
use crate::token::{Token, TokenHash, random_hex};
use crate::tongue::Tongue;
use crate::work::Work;
use crate::{assets, decks, faces, finished, lessons, made_up, replays, rules, socket};
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{DefaultBodyLimit, Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router, middleware};
use cards::{FormatName, LocalNames, built_in_decks};
use engine::{DefId, Edition, Seat};
use playable::PlayableLibrary;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sim::LARGEST_REPLAY;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use wording::{KeywordKind, Language};
use words::{Message, Say as _};

type Shared = State<Arc<App>>;
type From = Extension<Client>;
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
        .route("/api/cards/try", post(try_cards))
        .route("/api/cards/own", post(keep_cards))
        .route("/api/decks", get(list_decks).post(save_deck))
        .route("/api/decks/check", post(check_deck))
        .route("/api/decks/write", post(write_deck))
        .route("/api/decks/{id}", delete(delete_deck))
        .route("/api/games", post(new_game))
        .route("/api/games/{id}", delete(delete_game))
        .route("/api/seats", post(claim_seat))
        .route("/api/games/{id}/replay", get(game_replay))
        .route("/api/games/{id}/summary", get(game_summary))
        .route("/api/games/{id}/goal", get(game_goal))
        .route("/api/lessons", get(list_lessons))
        .route("/api/games/{id}/faces", get(game_faces))
        .route("/api/games/{id}/names", get(game_names))
        .route("/api/replays", post(take_replay).layer(DefaultBodyLimit::max(LARGEST_REPLAY as usize)))
        .route("/api/replays/{id}/summary", get(replay_summary))
        .route("/api/replays/{id}/faces", get(replay_faces))
        .route("/api/replays/{id}/{n}", get(replay_position))
        .route("/api/replays/{id}/{n}/advice", get(replay_advice))
        .route("/api/rules", get(rule_contents))
        .route("/api/rules/find", get(find_rules))
        .route("/api/rules/{number}", get(rule))
        .route("/api/ws", get(connect))
        .route("/api/{*rest}", get(nothing_there).post(nothing_there).delete(nothing_there))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Refusal::broken(Message::new("request-broken")).into_response()
        }))
        .layer(middleware::from_fn(problem::worded))
        .with_state(app)
}

/// Runs something that blocks or computes on a separate thread.
async fn aside<T: Send + 'static>(
    f: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    match tokio::task::spawn_blocking(f).await {
        Ok(result) => result,
        Err(_) => Err(Refusal::broken(Message::new("request-broken"))),
    }
}

/// Parses the body of a request as JSON.
fn read<T: DeserializeOwned>(body: Body) -> Result<T, Refusal> {
    let bytes = bytes(body)?;
    serde_json::from_slice(&bytes)
        .map_err(|error| Refusal::bad(Message::new("request-unread-why").with("why", error.to_string())))
}

fn bytes(body: Body) -> Result<Bytes, Refusal> {
    body.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            Refusal::too_large(Message::new("request-too-large"))
        }
        _ => Refusal::bad(Message::new("request-unread")),
    })
}

async fn nothing_there() -> Refusal {
    Refusal::not_found(Message::new("nothing-there"))
}

async fn page(uri: Uri) -> Response {
    assets::serve(uri.path())
}

async fn connect(
    State(app): Shared,
    Extension(client): From,
    Tongue(language): Tongue,
    upgrade: WebSocketUpgrade,
) -> Response {
    socket::accept(app, client.0, language, upgrade)
}

/// Health check for monitoring.
async fn health(State(app): Shared) -> Result<&'static str, Refusal> {
    aside(move || match app.store.is_well() {
        true => Ok("well\n"),
        false => Err(Refusal::full(Message::new("store-unwell"))),
    })
    .await
}

/// Metrics for the operator, available on this machine only.
async fn metrics(State(app): Shared, Extension(client): From) -> Result<Response, Refusal> {
    if !client.0.is_loopback() {
        return Err(Refusal::forbidden(Message::new("own-machine")));
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.measured()).into_response())
}

/// The title of a bot: its name, where the catalogues have none.
fn bot_title(name: &str) -> Message {
    // Cases of catalogues have no colon.
    Message::new("bot-title").with("bot", name.replace(':', "-")).with("name", name.to_owned())
}

async fn hello(State(app): Shared, Tongue(language): Tongue) -> Json<Hello> {
    let named = |id: &str, title: &Message| Named { id: id.to_owned(), title: words::text(language, title) };
    let bot = |name: &str| named(name, &bot_title(name));
    let format = |format: FormatName| named(format.name(), &format.message());
    let library = app.library();
    Json(Hello {
        program: "inkwright".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        library: hash(&library),
        cards: library.db.defs().len() as u32,
        bots: bots::NAMES.into_iter().map(bot).collect(),
        variants: vec![Variant::Constructed, Variant::Limited, Variant::PackRush, Variant::Coconut],
        editions: Edition::ALL.into_iter().rev().map(|edition| edition.to_string()).collect(),
        edition: app.edition.to_string(),
        formats: FormatName::ALL.into_iter().map(format).collect(),
        keywords: KeywordKind::ALL.into_iter().map(keyword_names).collect(),
        most_seats: MOST_SEATS as u8,
        public_url: app.exposure.public_url.as_ref().map(ToString::to_string),
        reach: match &app.exposure.public_url {
            Some(_) => Reach::Public,
            None if app.host.is_loopback() => Reach::ThisMachine,
            None => Reach::Network,
        },
    })
}

fn keyword_names(keyword: KeywordKind) -> KeywordNames {
    let name = |language: Language| {
        (language.code().to_owned(), writers::keyword_name(language, keyword).to_owned())
    };
    KeywordNames { id: keyword.name().to_lowercase(), names: Language::ALL.into_iter().map(name).collect() }
}

fn hash(library: &PlayableLibrary) -> String {
    format!("{:016x}", library.hash())
}

#[derive(Debug, Deserialize)]
struct Wanted {
    ids: String,
    /// The hash of the library that the client knows.
    v: Option<String>,
}

fn faces(library: &PlayableLibrary, language: Language, ids: &str) -> Result<Vec<Face>, Refusal> {
    let ids: Vec<&str> = ids.split(',').filter(|id| !id.is_empty()).collect();
    if ids.len() > faces::MOST_FACES {
        return Err(Refusal::bad(Message::new("faces-at-most").with("most", faces::MOST_FACES)));
    }
    let number = |id: &str| id.trim().parse().map_err(|_| Refusal::bad(Message::new("faces-numbers")));
    let numbers = ids.into_iter().map(number).collect::<Result<Vec<u16>, _>>()?;
    Ok(numbers.into_iter().filter_map(|id| faces::face(library, language, id)).collect())
}

async fn library_faces(
    State(app): Shared,
    Tongue(language): Tongue,
    Asked(Query(wanted)): Asked<Query<Wanted>>,
) -> Result<Response, Refusal> {
    let library = app.library();
    let version = hash(&library);
    let kept = wanted.v.as_ref() == Some(&version);
    let faces = faces(&library, language, &wanted.ids)?;
    let control = if kept { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CACHE_CONTROL, control), (header::VARY, "accept-language")];
    Ok((headers, Json(Faces { library: version, faces })).into_response())
}

async fn library_names(State(app): Shared, Tongue(language): Tongue) -> Json<Names> {
    Json(Names { names: app.library().db.names().iter().map(|name| local(language, name)).collect() })
}

/// The name of a card in a language.
fn local(language: Language, english: &str) -> String {
    writers::Names::card(LocalNames::of(language), english).unwrap_or_else(|| english.to_owned())
}

async fn search(
    State(app): Shared,
    Tongue(language): Tongue,
    Asked(Query(wanted)): Asked<Query<faces::Wanted>>,
) -> Answered<CardSearch> {
    let shared = app.clone();
    app.workshop.run(move |_| faces::search(&shared.library(), language, &wanted).map(Json)).await
}

async fn try_cards(State(app): Shared, Tongue(language): Tongue, body: Body) -> Answered<TriedCards> {
    let TryCards { text } = read(body)?;
    let shared = app.clone();
    app.workshop.run(move |_| made_up::read(&shared, &text, language).map(Json)).await
}

/// Only clients on this machine may write to the card folder.
async fn keep_cards(State(app): Shared, Extension(client): From, body: Body) -> Answered<KeptCards> {
    let TryCards { text } = read(body)?;
    if !client.0.is_loopback() {
        return Err(Refusal::forbidden(Message::new("cards-kept-there")));
    }
    let shared = app.clone();
    app.workshop.run(move |_| made_up::keep(&shared, &text).map(Json)).await
}

/// Header that identifies a browser: a long random text that nobody can guess. Saved decks belong to it.
const OWNER: &str = "inkwright-owner";

fn owner(headers: &HeaderMap) -> Option<TokenHash> {
    let said = headers.get(OWNER)?.to_str().ok()?;
    (32..=128).contains(&said.len()).then(|| TokenHash::of(said))
}

fn known_owner(headers: &HeaderMap) -> Result<TokenHash, Refusal> {
    owner(headers).ok_or_else(|| Refusal::unauthorized(Message::new("owner-needed")))
}

async fn list_decks(
    State(app): Shared,
    Extension(client): From,
    Tongue(language): Tongue,
    headers: HeaderMap,
) -> Answered<Vec<DeckSummary>> {
    let (shared, owner) = (app.clone(), owner(&headers));
    app.workshop
        .run(move |_| {
            let (library, store) = (&shared.library(), &shared.store);
            let starters = built_in_decks().map(|starter| {
                decks::summary(
                    starter.name,
                    starter.title,
                    DeckKind::Starter,
                    starter.list,
                    library,
                    language,
                )
            });
            let mut listed: Vec<DeckSummary> = starters.collect();
            if let Some(owner) = owner {
                if client.0.is_loopback() {
                    store.adopt_decks(owner).map_err(Refusal::broken)?;
                }
                let saved = store.decks(&owner).map_err(Refusal::broken)?;
                let summary = |deck: &SavedDeck| {
                    decks::summary(&deck.id, &deck.name, DeckKind::Saved, &deck.list, library, language)
                };
                listed.extend(saved.iter().map(summary));
            }
            Ok(Json(listed))
        })
        .await
}

async fn check_deck(State(app): Shared, Tongue(language): Tongue, body: Body) -> Answered<DeckCheck> {
    let request: DeckCheckRequest = read(body)?;
    let format = match &request.format {
        None => FormatName::Constructed,
        Some(name) => name.parse().map_err(Refusal::bad)?,
    };
    let shared = app.clone();
    app.workshop
        .run(move |_| Ok(Json(decks::check(&request.text, format, &shared.library(), language))))
        .await
}

/// Converts a list to another form.
async fn write_deck(State(app): Shared, body: Body) -> Answered<WrittenDeck> {
    let WriteDeck { text, form } = read(body)?;
    let shared = app.clone();
    app.workshop
        .run(move |_| decks::write(&text, &form, &shared.library()).map(Json).map_err(Refusal::bad))
        .await
}

async fn save_deck(
    State(app): Shared,
    Tongue(language): Tongue,
    headers: HeaderMap,
    body: Body,
) -> Answered<DeckSummary> {
    let SaveDeck { name, text } = read(body)?;
    let owner = known_owner(&headers)?;
    let name = decks::clean_name(&name).ok_or_else(|| Refusal::bad(Message::new("deck-name-missing")))?;
    let shared = app.clone();
    app.workshop
        .run(move |_| {
            let app = shared;
            let read = decks::read(&name, &text, &app.library()).map_err(Refusal::bad)?;
            let list = read.entries.iter().map(|(copies, name)| format!("{copies} {name}\n")).collect();
            let id = format!("saved-{}", random_hex::<8>().map_err(Refusal::broken)?);
            let deck = SavedDeck { id, name, list };
            let (each, most) = (app.limits.decks_per_owner, app.limits.decks);
            if !app.store.save_deck(&deck, owner, each, most).map_err(Refusal::broken)? {
                return Err(Refusal::full(Message::new("decks-full")));
            }
            Ok(Json(decks::summary(
                &deck.id,
                &deck.name,
                DeckKind::Saved,
                &deck.list,
                &app.library(),
                language,
            )))
        })
        .await
}

async fn delete_deck(
    State(app): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let owner = known_owner(&headers)?;
    aside(move || match app.store.delete_deck(&id, owner).map_err(Refusal::broken)? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Refusal::not_found(Message::new("deck-not-saved"))),
    })
    .await
}

async fn new_game(
    State(app): Shared,
    Extension(client): From,
    headers: HeaderMap,
    Tongue(language): Tongue,
    body: Body,
) -> Answered<StartedGame> {
    let new: NewGame = read(body)?;
    if !app.visitors.may_begin(client.0) {
        app.metrics.refused_requests.inc();
        return Err(Refusal::too_often(Message::new("games-too-often")));
    }
    let (shared, owner) = (app.clone(), owner(&headers));
    app.workshop.run(move |work| games::begin(&shared, new, owner, language, work).map(Json)).await
}

async fn claim_seat(State(app): Shared, body: Body) -> Answered<SeatToken> {
    let ClaimSeat { invite } = read(body)?;
    aside(move || games::claim(&app, &invite).map(Json)).await
}

async fn delete_game(
    State(app): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let token = token(&headers, &id)?;
    aside(move || {
        app.seat_of(&token).map_err(Refusal::broken)?.ok_or_else(Refusal::unknown_token)?;
        games::delete(&app, &id).map(|()| StatusCode::NO_CONTENT)
    })
    .await
}

/// The seat token for this table from the request's header.
fn token(headers: &HeaderMap, game: &str) -> Result<Token, Refusal> {
    let said = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = said.and_then(|said| said.strip_prefix("Bearer ")).and_then(Token::parse);
    token.filter(|token| token.game == game).ok_or_else(Refusal::unknown_token)
}

/// Reads something from a game for a person seated there.
async fn of_game<T: Send + 'static>(
    app: Arc<App>,
    id: String,
    headers: HeaderMap,
    f: impl FnOnce(&App, &Playing, Seat) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let token = token(&headers, &id)?;
    let shared = app.clone();
    app.workshop
        .run(move |_| {
            let app = shared;
            let seat = app.seat_of(&token).map_err(Refusal::broken)?.ok_or_else(Refusal::unknown_token)?;
            let table = app.table(&id).map_err(Refusal::full)?;
            table.with(&app, |playing| f(&app, playing, seat)).map_err(Refusal::broken)?
        })
        .await
}

#[derive(Debug, Deserialize)]
struct WhichGame {
    /// A finished game of the series, counted from 1; the current game if absent.
    number: Option<usize>,
}

async fn game_replay(
    State(app): Shared,
    Path(id): Path<String>,
    Asked(Query(which)): Asked<Query<WhichGame>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let game = id.clone();
    let bytes = of_game(app, id, headers, move |app, playing, _| {
        if let Some(number) = which.number {
            let replay = app.store.finished(&game, number).map_err(Refusal::broken)?;
            return replay.ok_or_else(|| Refusal::not_found(Message::new("finished-none")));
        }
        match playing.head.origin {
            Origin::Scenario { .. } => Err(Refusal::not_now(Message::new("save-scenario"))),
            // A replay shows everything, so it is only available once nothing is hidden.
            Origin::Decks { .. } if !playing.is_open() => {
                Err(Refusal::not_now(Message::new("save-when-over")))
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

/// The summary of a finished game.
async fn game_summary(
    State(app): Shared,
    Tongue(language): Tongue,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered<GameSummary> {
    let replay = of_game(app.clone(), id, headers, |_, playing, _| match playing.head.origin {
        Origin::Scenario { .. } => Err(Refusal::not_now(Message::new("summary-scenario"))),
        Origin::Decks { .. } if !playing.is_over() => {
            Err(Refusal::not_now(Message::new("game-not-over-yet")))
        }
        Origin::Decks { .. } => Ok(playing.live.replay()),
    })
    .await?;
    let shared = app.clone();
    app.workshop.run(move |work| finished::summary(&shared, &replay, language, work).map(Json)).await
}

/// Whether a game from a scenario has reached the goal in its text.
async fn game_goal(State(app): Shared, Path(id): Path<String>, headers: HeaderMap) -> Answered<Goal> {
    of_game(app, id, headers, |app, playing, _| match &playing.head.origin {
        Origin::Scenario { text, number, .. } => {
            lessons::goal(text, *number, playing.live.game(), &app.library().cards).map(Json)
        }
        Origin::Decks { .. } => Err(Refusal::not_now(Message::new("no-goal"))),
    })
    .await
}

async fn list_lessons() -> Json<&'static [Lesson]> {
    Json(lessons::all())
}

async fn game_faces(
    State(app): Shared,
    Path(id): Path<String>,
    Tongue(language): Tongue,
    Asked(Query(wanted)): Asked<Query<Wanted>>,
    headers: HeaderMap,
) -> Answered<Faces> {
    of_game(app, id, headers, move |_, playing, seat| {
        let (library, seen) = (playing.live.library(), playing.live.known_cards(seat));
        let mut faces = faces(library, language, &wanted.ids)?;
        // The cards in a scenario are secret until this seat has seen them.
        if matches!(playing.head.origin, Origin::Scenario { .. }) {
            faces.retain(|face| seen.contains(&DefId(face.id)));
        }
        Ok(Json(Faces { library: hash(library), faces }))
    })
    .await
}

/// The names that can be named in this game, in the order of their numbers: those everybody knows, and those
/// of cards the seat has seen.
async fn game_names(
    State(app): Shared,
    Path(id): Path<String>,
    Tongue(language): Tongue,
    headers: HeaderMap,
) -> Answered<Names> {
    of_game(app, id, headers, move |app, playing, seat| {
        let (all, db) = (app.library(), &playing.live.library().db);
        let known =
            |name: &String| all.db.find_name(name).map_or_else(String::new, |_| local(language, name));
        let mut names: Vec<String> = db.names().iter().map(known).collect();
        for def in playing.live.known_cards(seat) {
            for name in &db.def(def).names {
                names[usize::from(*name)] = local(language, &db.names()[usize::from(*name)]);
            }
        }
        Ok(Json(Names { names }))
    })
    .await
}

async fn take_replay(State(app): Shared, Tongue(language): Tongue, body: Body) -> Answered<ReplayInfo> {
    let bytes = bytes(body)?;
    let shared = app.clone();
    app.workshop.run(move |work| replays::take_in(&shared, &bytes, language, work).map(Json)).await
}

#[derive(Debug, Deserialize)]
struct As {
    #[serde(default)]
    seat: u8,
}

async fn replay_position(
    State(app): Shared,
    Asked(Path((id, n))): Asked<Path<(String, u32)>>,
    Tongue(language): Tongue,
    Asked(Query(viewer)): Asked<Query<As>>,
) -> Answered<ReplayPosition> {
    let shared = app.clone();
    let reader = Reader { seat: Seat(viewer.seat), language };
    app.workshop.run(move |work| replays::position(&shared, &id, n as usize, reader, work).map(Json)).await
}

async fn replay_summary(
    State(app): Shared,
    Tongue(language): Tongue,
    Path(id): Path<String>,
) -> Answered<GameSummary> {
    let shared = app.clone();
    let summary = move |work: &Work| {
        let replay = replays::stored(&shared, &id)?;
        finished::summary(&shared, &replay, language, work).map(Json)
    };
    app.workshop.run(summary).await
}

/// The faces of a replay's cards, leaders included.
async fn replay_faces(
    State(app): Shared,
    Tongue(language): Tongue,
    Path(id): Path<String>,
    Asked(Query(wanted)): Asked<Query<Wanted>>,
) -> Answered<Faces> {
    let shared = app.clone();
    let drawn = move |_: &Work| {
        let library = replays::library(&shared, &replays::stored(&shared, &id)?)?;
        let faces = faces(&library, language, &wanted.ids)?;
        Ok(Json(Faces { library: hash(&library), faces }))
    };
    app.workshop.run(drawn).await
}

async fn replay_advice(
    State(app): Shared,
    Tongue(language): Tongue,
    Asked(Path((id, n))): Asked<Path<(String, u32)>>,
) -> Answered<ReplayAdvice> {
    let shared = app.clone();
    app.workshop.run(move |work| finished::advice(&shared, &id, n as usize, language, work).map(Json)).await
}

/// A search in the rules of an edition.
#[derive(Debug, Deserialize)]
struct AboutRules {
    edition: Option<String>,
    #[serde(default)]
    q: String,
}

async fn rule_contents(
    State(app): Shared,
    Tongue(language): Tongue,
    Asked(Query(about)): Asked<Query<AboutRules>>,
) -> Answered<RuleContents> {
    let edition = rules::edition(about.edition.as_deref())?;
    app.workshop.run(move |_| Ok(Json(rules::contents(edition, language)))).await
}

async fn find_rules(
    State(app): Shared,
    Tongue(language): Tongue,
    Asked(Query(about)): Asked<Query<AboutRules>>,
) -> Answered<RulesFound> {
    let edition = rules::edition(about.edition.as_deref())?;
    app.workshop.run(move |_| Ok(Json(rules::find(&about.q, edition, language)))).await
}

async fn rule(
    State(app): Shared,
    Path(number): Path<String>,
    Tongue(language): Tongue,
    Asked(Query(about)): Asked<Query<AboutRules>>,
) -> Answered<RuleParagraph> {
    let edition = rules::edition(about.edition.as_deref())?;
    app.workshop.run(move |_| rules::paragraph(&number, edition, language).map(Json)).await
}

#[cfg(test)]
mod tests {
    use super::bot_title;
    use words::{Language, text};

    #[test]
    fn every_bot_has_a_title() {
        for name in bots::NAMES {
            let title = text(Language::English, &bot_title(name));
            assert_ne!(title, name, "give {name} a line in bot-title of server/en.ftl, with - for :");
        }
        assert_eq!(text(Language::German, &bot_title("search:1/2/3")), "search:1/2/3");
    }
}
