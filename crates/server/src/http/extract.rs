//! The parts of a request.

use super::HttpError;
use crate::limits::{Client, RequestWork};
use crate::state::ServerState;
use crate::store::{SecretToken, TokenHash};
use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;
use service::{RequestError, request_language};
use std::convert::Infallible;
use std::fmt::Display;
use std::net::IpAddr;
use std::sync::Arc;
use words::{Language, Message};

/// A part of a request. If it can't be read, the refusal is in the reader's language.
#[derive(Debug)]
pub struct RequestPart<E>(pub E);

impl<S: Sync, E: FromRequestParts<S, Rejection: Display>> FromRequestParts<S> for RequestPart<E> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<RequestPart<E>, HttpError> {
        let part = E::from_request_parts(parts, state).await;
        part.map(RequestPart).map_err(|why| unread_because(why).into())
    }
}

/// The language for the answer to a request.
#[derive(Clone, Copy, Debug)]
pub struct RequestLanguage(pub Language);

impl<S: Sync> FromRequestParts<S> for RequestLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLanguage, Infallible> {
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
        Ok(RequestLanguage(request_language(parts.uri.query(), accepted)))
    }
}

/// The body of a request, or why it can't be read.
pub type RequestBody = Result<Bytes, BytesRejection>;

/// The queue in which a request waits for its turn to compute something. Addresses take turns.
#[derive(Debug)]
pub struct WorkQueue {
    app: Arc<ServerState>,
    address: IpAddr,
}

impl FromRequestParts<Arc<ServerState>> for WorkQueue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<ServerState>) -> Result<WorkQueue, Infallible> {
        let client = parts.extensions.get::<Client>().copied().unwrap_or(Client::UNKNOWN);
        Ok(WorkQueue { app: app.clone(), address: client.address })
    }
}

impl WorkQueue {
    /// Computes something on a blocking thread when it is this request's turn.
    pub async fn run<T: Send + 'static>(
        &self,
        f: impl FnOnce(&RequestWork) -> Result<T, RequestError> + Send + 'static,
    ) -> Result<T, RequestError> {
        self.app.workshop.run(self.address, f).await
    }
}

fn unread_because(why: impl Display) -> RequestError {
    RequestError::bad(Message::new("request-unread-why").with("why", why.to_string()))
}

/// Parses the body of a request as JSON.
pub fn json<T: DeserializeOwned>(body: RequestBody) -> Result<T, RequestError> {
    serde_json::from_slice(&bytes(body)?).map_err(unread_because)
}

/// The bytes of a request's body.
pub fn bytes(body: RequestBody) -> Result<Bytes, RequestError> {
    body.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            RequestError::too_large(Message::new("request-too-large"))
        }
        _ => RequestError::bad(Message::new("request-unread")),
    })
}

/// Header that identifies a browser: a long random text that nobody can guess. Saved decks belong to it.
const OWNER: &str = "inkwright-owner";

/// The browser that sends a request, if it says.
pub fn owner(headers: &HeaderMap) -> Option<TokenHash> {
    let value = headers.get(OWNER)?.to_str().ok()?;
    (32..=128).contains(&value.len()).then(|| TokenHash::of(value))
}

/// The browser that sends a request, which must say.
pub fn known_owner(headers: &HeaderMap) -> Result<TokenHash, RequestError> {
    owner(headers).ok_or_else(|| RequestError::unauthorized(Message::new("owner-needed")))
}

/// The seat token for this game from the request's header.
pub fn token(headers: &HeaderMap, game: &str) -> Result<SecretToken, RequestError> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = value.and_then(|value| value.strip_prefix("Bearer ")).and_then(SecretToken::parse);
    token.filter(|token| token.game == game).ok_or_else(RequestError::unknown_token)
}
