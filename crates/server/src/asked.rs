//! Extractors for request parameters.

use crate::problem::Refusal;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::fmt::Display;
use words::Message;

/// A part of a request. If it can't be read, the refusal is in the reader's language.
#[derive(Debug)]
pub struct Asked<E>(pub E);

impl<S: Sync, E: FromRequestParts<S, Rejection: Display>> FromRequestParts<S> for Asked<E> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<E>, Refusal> {
        let asked = E::from_request_parts(parts, state).await;
        let unread =
            |why: E::Rejection| Refusal::bad(Message::new("request-unread-why").with("why", why.to_string()));
        asked.map(Asked).map_err(unread)
    }
}
