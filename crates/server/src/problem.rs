//! Refusals of requests.

use crate::protocol::Problem;
use crate::tongue::Tongue;
use axum::Json;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use words::{Message, Say};

/// A refused request: a status for programs and a message for people, which [`worded`] translates.
#[derive(Clone, Debug)]
pub struct Refusal {
    status: StatusCode,
    message: Message,
    rule: Option<String>,
}

impl Refusal {
    fn new(status: StatusCode, error: impl Say) -> Refusal {
        Refusal { status, message: error.message(), rule: None }
    }

    /// The request is wrong.
    pub fn bad(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, error)
    }

    pub fn not_found(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, error)
    }

    /// The token is missing or wrong.
    pub fn unknown_token() -> Refusal {
        Refusal::unauthorized(Message::new("token-needed"))
    }

    pub fn unauthorized(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, error)
    }

    /// The thing existed and no longer does.
    pub fn gone(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::GONE, error)
    }

    /// Not possible in this game or at this moment.
    pub fn not_now(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, error)
    }

    pub fn forbidden(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, error)
    }

    pub fn too_large(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, error)
    }

    /// The client exceeds a rate limit.
    pub fn too_often(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, error)
    }

    pub fn full(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, error)
    }

    /// The server failed.
    pub fn broken(error: impl Say) -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, error)
    }

    /// Adds the rule behind the refusal.
    pub fn by(mut self, rule: &str) -> Refusal {
        self.rule = Some(rule.to_owned());
        self
    }
}

impl IntoResponse for Refusal {
    /// The response without a text, which [`worded`] adds.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Adds the text of a refusal in the language of the request.
pub async fn worded(Tongue(language): Tongue, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(Refusal { message, rule, .. }) = response.extensions_mut().remove::<Refusal>() else {
        return response;
    };
    let (told, body) =
        Json(Problem { error: words::text(language, &message), rule }).into_response().into_parts();
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.extend(told.headers);
    *response.body_mut() = body;
    response
}
