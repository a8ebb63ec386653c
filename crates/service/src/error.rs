//! Why a request is refused.

use crate::protocol::ErrorBody;
use words::{Language, Message, Say};

/// A refused request: a kind for programs and a message for people.
#[derive(Clone, Debug)]
pub struct RequestError {
    pub kind: RequestErrorKind,
    pub message: Message,
    /// The number of the rule behind it.
    pub rule: Option<String>,
}

/// The kinds of refusals, as HTTP distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestErrorKind {
    /// The request is wrong.
    Bad,
    Unauthorized,
    Forbidden,
    NotFound,
    /// Not possible in this game or at this moment.
    NotNow,
    /// The thing existed and no longer does.
    Gone,
    TooLarge,
    /// The client exceeds a rate limit.
    TooOften,
    Full,
    /// The host failed.
    Broken,
}

impl RequestError {
    pub fn new(kind: RequestErrorKind, error: impl Say) -> RequestError {
        RequestError { kind, message: error.message(), rule: None }
    }

    /// The request is wrong.
    pub fn bad(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::Bad, error)
    }

    pub fn not_found(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::NotFound, error)
    }

    /// The token is missing or wrong.
    pub fn unknown_token() -> RequestError {
        RequestError::unauthorized(Message::new("token-needed"))
    }

    pub fn unauthorized(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::Unauthorized, error)
    }

    /// The thing existed and no longer does.
    pub fn gone(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::Gone, error)
    }

    /// Not possible in this game or at this moment.
    pub fn not_now(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::NotNow, error)
    }

    pub fn forbidden(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::Forbidden, error)
    }

    pub fn too_large(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::TooLarge, error)
    }

    /// The client exceeds a rate limit.
    pub fn too_often(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::TooOften, error)
    }

    pub fn full(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::Full, error)
    }

    /// The host failed.
    pub fn broken(error: impl Say) -> RequestError {
        RequestError::new(RequestErrorKind::Broken, error)
    }

    /// Adds the rule behind the refusal.
    pub fn by(mut self, rule: &str) -> RequestError {
        self.rule = Some(rule.to_owned());
        self
    }

    /// The refusal as sent to a page.
    pub fn body(&self, language: Language) -> ErrorBody {
        ErrorBody { error: words::text(language, &self.message), rule: self.rule.clone() }
    }
}

/// Returns an error when nobody waits for the result of a request any more.
pub(crate) fn check_wanted(wanted: &dyn Fn() -> bool) -> Result<(), RequestError> {
    if wanted() { Ok(()) } else { Err(RequestError::full(Message::new("request-unwanted"))) }
}
