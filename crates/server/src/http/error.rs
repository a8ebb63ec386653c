//! Refused requests as HTTP answers.

use super::extract::RequestLanguage;
use axum::Json;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use service::{RequestError, RequestErrorKind};

/// A refused request: its kind gives the status, and [`worded`] translates its message.
#[derive(Clone, Debug)]
pub struct HttpError(pub RequestError);

impl From<RequestError> for HttpError {
    fn from(error: RequestError) -> HttpError {
        HttpError(error)
    }
}

impl HttpError {
    fn status(&self) -> StatusCode {
        match self.0.kind {
            RequestErrorKind::Bad => StatusCode::BAD_REQUEST,
            RequestErrorKind::Unauthorized => StatusCode::UNAUTHORIZED,
            RequestErrorKind::Forbidden => StatusCode::FORBIDDEN,
            RequestErrorKind::NotFound => StatusCode::NOT_FOUND,
            RequestErrorKind::NotNow => StatusCode::CONFLICT,
            RequestErrorKind::Gone => StatusCode::GONE,
            RequestErrorKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            RequestErrorKind::TooOften => StatusCode::TOO_MANY_REQUESTS,
            RequestErrorKind::Full => StatusCode::SERVICE_UNAVAILABLE,
            RequestErrorKind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for HttpError {
    /// The response without a text, which [`worded`] adds.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Adds the text of a refusal in the language of the request.
pub async fn worded(RequestLanguage(language): RequestLanguage, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(HttpError(error)) = response.extensions_mut().remove::<HttpError>() else {
        return response;
    };
    if error.kind == RequestErrorKind::Broken {
        tracing::error!(error = words::text(words::Language::English, &error.message), "a request failed");
    }
    let (parts, body) = Json(error.body(language)).into_response().into_parts();
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.extend(parts.headers);
    *response.body_mut() = body;
    response
}
