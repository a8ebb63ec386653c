//! Requests in the log.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tracing::Instrument as _;

/// The header with a request's id: the one in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives a request an id, which all its entries in the log have, and logs its answer.
pub async fn log_request(request: Request, next: Next) -> Response {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    // A query may name anything; the path never has a secret.
    let span = tracing::info_span!("request", id, method = %request.method(), path = request.uri().path());
    let begin = Instant::now();
    async move {
        let mut response = next.run(request).await;
        let (status, took) = (response.status(), begin.elapsed());
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ?took, "answered");
        } else {
            tracing::debug!(status = status.as_u16(), ?took, "answered");
        }
        response.headers_mut().insert(REQUEST_ID, HeaderValue::from(id));
        response
    }
    .instrument(span)
    .await
}
