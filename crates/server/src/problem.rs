//! The answer to a request that can't be done.

use crate::protocol::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// A refused request: a status for programs and a sentence for people.
#[derive(Debug)]
pub struct Refusal {
    status: StatusCode,
    problem: Problem,
}

impl Refusal {
    fn new(status: StatusCode, error: impl ToString) -> Refusal {
        Refusal { status, problem: Problem { error: error.to_string(), rule: None } }
    }

    /// What was sent is at fault.
    pub fn bad(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, error)
    }

    pub fn not_found(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, error)
    }

    /// Without a token, or with a wrong one.
    pub fn unknown_token() -> Refusal {
        Refusal::unauthorized("this takes the token of a seat in the header \"Authorization: Bearer …\"")
    }

    pub fn unauthorized(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, error)
    }

    /// It was there, and is not any more.
    pub fn gone(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::GONE, error)
    }

    /// Not in this game, or not now.
    pub fn not_now(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, error)
    }

    pub fn forbidden(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, error)
    }

    pub fn too_large(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, error)
    }

    /// More often than is allowed.
    pub fn too_often(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, error)
    }

    pub fn full(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, error)
    }

    /// The server is at fault.
    pub fn broken(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, error)
    }

    /// The rule behind it.
    pub fn by(mut self, rule: &str) -> Refusal {
        self.problem.rule = Some(rule.to_owned());
        self
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}
