//! Cards: faces, names, search, and cards that people make up.

use super::extract::{RequestBody, RequestLanguage, RequestPart, WorkQueue, json};
use super::{AppState, ClientInfo, HttpError, JsonAnswer};
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use cards::Date;
use serde::Deserialize;
use service::RequestError;
use service::cards::{self as answers, CardFilters, made_up};
use service::protocol::{CardNames, CardSearch, CardTrialRequest, CardTrials, Faces, SavedCards};
use words::Message;

#[derive(Debug, Deserialize)]
pub struct FacesQuery {
    pub ids: String,
    /// The hash of the library that the client knows.
    v: Option<String>,
}

pub async fn library_faces(
    State(app): AppState,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<FacesQuery>>,
) -> Result<Response, HttpError> {
    let library = app.library();
    let version = answers::library_version(&library);
    let kept = query.v.as_ref() == Some(&version);
    let faces = answers::faces(&library, language, &query.ids)?;
    let control = if kept { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CACHE_CONTROL, control), (header::VARY, "accept-language")];
    Ok((headers, Json(Faces { library: version, faces })).into_response())
}

pub async fn library_names(
    State(app): AppState,
    RequestLanguage(language): RequestLanguage,
) -> Json<CardNames> {
    Json(answers::names(&app.library(), language))
}

pub async fn search(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(filters)): RequestPart<Query<CardFilters>>,
) -> JsonAnswer<CardSearch> {
    let library = app.library();
    let search = move |_: &_| answers::search(&library, language, &filters, Date::today());
    Ok(Json(queue.run(search).await?))
}

pub async fn try_cards(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    body: RequestBody,
) -> JsonAnswer<CardTrials> {
    let CardTrialRequest { text } = json(body)?;
    let library = app.library();
    let trials =
        queue.run(move |work| made_up::read(&library.cards, &text, language, &|| work.is_wanted())).await?;
    Ok(Json(trials))
}

/// Only clients on this machine may write to the card folder.
pub async fn keep_cards(
    State(app): AppState,
    queue: WorkQueue,
    Extension(client): ClientInfo,
    body: RequestBody,
) -> JsonAnswer<SavedCards> {
    let CardTrialRequest { text } = json(body)?;
    if !client.is_here {
        return Err(RequestError::forbidden(Message::new("cards-kept-there")).into());
    }
    let shared = app.clone();
    let keep = move |_: &_| {
        let own = shared.own.as_ref();
        let own = own.ok_or_else(|| RequestError::not_now(Message::new("cards-no-folder")))?;
        let cards = made_up::to_save(&shared.library().cards, &text)?;
        let saved = made_up::saved(&cards);
        shared.keep_cards(own, cards).map_err(RequestError::bad)?;
        Ok(saved)
    };
    Ok(Json(queue.run(keep).await?))
}
