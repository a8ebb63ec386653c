//! The language of a request.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use std::convert::Infallible;
use wording::Language;

/// The language for the answer to a request: `lang` in its address, or the browser's `Accept-Language`, or
/// English.
#[derive(Clone, Copy, Debug)]
pub struct Tongue(pub Language);

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Tongue, Infallible> {
        let asked = parts.uri.query().and_then(|query| {
            let lang = query.split('&').find_map(|pair| pair.strip_prefix("lang="))?;
            lang.parse().ok()
        });
        let accepted = || {
            let list = parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            Language::accepted(list)
        };
        Ok(Tongue(asked.or_else(accepted).unwrap_or_default()))
    }
}
