//! Decks: starter decks, saved decks, checks.

use super::extract::{RequestBody, RequestLanguage, WorkQueue, json, known_owner, owner};
use super::{AppState, ClientInfo, HttpError, JsonAnswer, aside, check_uploads};
use crate::random;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use cards::Date;
use service::RequestError;
use service::decks::{self, SavedDeck};
use service::protocol::{
    DeckCheck, DeckCheckRequest, DeckExport, DeckExportRequest, DeckKind, DeckSummary, SaveDeckRequest,
};
use words::Message;

pub async fn list_decks(
    State(app): AppState,
    queue: WorkQueue,
    Extension(client): ClientInfo,
    RequestLanguage(language): RequestLanguage,
    headers: HeaderMap,
) -> JsonAnswer<Vec<DeckSummary>> {
    let (shared, owner) = (app.clone(), owner(&headers));
    let list = move |_: &_| {
        let (library, store, today) = (&shared.library(), &shared.store, Date::today());
        let mut listed = decks::starters(library, language, today);
        if let Some(owner) = owner {
            if client.is_here {
                store.adopt_decks(owner).map_err(RequestError::broken)?;
            }
            let saved = store.decks(&owner).map_err(RequestError::broken)?;
            let summary = |deck: &SavedDeck| {
                decks::summary(&deck.id, &deck.name, DeckKind::Saved, &deck.list, library, language, today)
            };
            listed.extend(saved.iter().map(summary));
        }
        Ok(listed)
    };
    Ok(Json(queue.run(list).await?))
}

pub async fn check_deck(
    State(app): AppState,
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    body: RequestBody,
) -> JsonAnswer<DeckCheck> {
    let DeckCheckRequest { text, format } = json(body)?;
    let format = decks::format(format.as_deref())?;
    let library = app.library();
    let check = move |_: &_| Ok(decks::check(&text, format, &library, language, Date::today()));
    Ok(Json(queue.run(check).await?))
}

/// Converts a list to another form.
pub async fn write_deck(State(app): AppState, queue: WorkQueue, body: RequestBody) -> JsonAnswer<DeckExport> {
    let DeckExportRequest { text, form } = json(body)?;
    let library = app.library();
    let write = move |_: &_| decks::write(&text, &form, &library).map_err(RequestError::bad);
    Ok(Json(queue.run(write).await?))
}

pub async fn save_deck(
    State(app): AppState,
    queue: WorkQueue,
    Extension(client): ClientInfo,
    RequestLanguage(language): RequestLanguage,
    headers: HeaderMap,
    body: RequestBody,
) -> JsonAnswer<DeckSummary> {
    check_uploads(&app, client)?;
    let SaveDeckRequest { name, text } = json(body)?;
    let owner = known_owner(&headers)?;
    let shared = app.clone();
    let save = move |_: &_| {
        let (app, library) = (&shared, shared.library());
        let (name, list) = decks::to_save(&name, &text, &library)?;
        let id = format!("saved-{}", random::hex::<8>().map_err(RequestError::broken)?);
        let deck = SavedDeck { id, name, list };
        let (each, most) = (app.limits.decks_per_owner, app.limits.decks);
        if !app.store.save_deck(&deck, owner, each, most).map_err(RequestError::broken)? {
            return Err(RequestError::full(Message::new("decks-full")));
        }
        let SavedDeck { id, name, list } = &deck;
        Ok(decks::summary(id, name, DeckKind::Saved, list, &library, language, Date::today()))
    };
    Ok(Json(queue.run(save).await?))
}

pub async fn delete_deck(
    State(app): AppState,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, HttpError> {
    let owner = known_owner(&headers)?;
    let delete = move || match app.store.delete_deck(&id, owner).map_err(RequestError::broken)? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(RequestError::not_found(Message::new("deck-not-saved"))),
    };
    Ok(aside(delete).await?)
}
