//! What can go wrong with a request, and the page that says so: kindly, and without a word about the inside.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::house::HouseError;
use crate::people::token::{base32, random};
use crate::store::{AppendError, StoreError};

use super::page::Page;

/// Why there is no page to show. Each has a message `problem-<word>` and a text `problem-<word>-text`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    NotFound,
    /// Known, yet not for this visitor.
    Forbidden,
    /// The form was not ours, or not from this visitor.
    ForeignForm,
    /// Somebody must be signed in for this.
    SignIn,
    BadRequest,
    WrongMethod,
    TooLarge,
    TooSlow,
    TooOften,
    /// The request names a host that is not this site.
    ForeignHost,
    /// Too many writes are waiting.
    Busy,
    /// A table that cannot be shown for now.
    Resting,
    /// What is stored cannot be read or written just now; the number is in the log.
    NoStorage(String),
    /// Our own fault; the number is in the log.
    Internal(String),
}

impl Problem {
    /// Logs what happened, once, under a number that the page shows.
    pub fn internal(error: &dyn std::fmt::Display) -> Problem {
        Problem::Internal(logged(error))
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Forbidden | Problem::ForeignForm => StatusCode::FORBIDDEN,
            Problem::SignIn => StatusCode::UNAUTHORIZED,
            Problem::BadRequest => StatusCode::BAD_REQUEST,
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Problem::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::Busy | Problem::Resting | Problem::NoStorage(_) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    const fn word(&self) -> &'static str {
        match self {
            Problem::NotFound => "not-found",
            Problem::Forbidden => "forbidden",
            Problem::ForeignForm => "foreign-form",
            Problem::SignIn => "sign-in",
            Problem::BadRequest => "bad-request",
            Problem::WrongMethod => "wrong-method",
            Problem::TooLarge => "too-large",
            Problem::TooSlow => "too-slow",
            Problem::TooOften => "too-often",
            Problem::ForeignHost => "foreign-host",
            Problem::Busy => "busy",
            Problem::Resting => "resting",
            Problem::NoStorage(_) => "storage",
            Problem::Internal(_) => "internal",
        }
    }

    /// The page that says so.
    pub fn page(&self, page: &Page) -> HttpResponse {
        let number = match self {
            Problem::Internal(number) | Problem::NoStorage(number) => Some(number.as_str()),
            _ => None,
        };
        let shown = ProblemPage {
            page,
            title: page.text(&format!("problem-{}", self.word())).to_string(),
            text: page.text(&format!("problem-{}-text", self.word())).to_string(),
            number,
            sign_in: *self == Problem::SignIn,
            // The table itself is there; something about it went wrong.
            is_table: !matches!(self, Problem::NotFound | Problem::Resting | Problem::Internal(_)),
        };
        let mut response = HttpResponse::build(self.status());
        if matches!(self, Problem::Busy | Problem::TooOften | Problem::NoStorage(_)) {
            response.insert_header((header::RETRY_AFTER, "60"));
        }
        // A page that cannot even say what is wrong says so in one word.
        let html = shown.render().unwrap_or_else(|_| self.word().to_owned());
        response.content_type("text/html; charset=utf-8").body(html)
    }
}

/// The number under which the log says what happened.
fn logged(error: &dyn std::fmt::Display) -> String {
    let number = base32(&random::<5>()).to_uppercase();
    tracing::error!(number, "{error}");
    number
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'p> {
    page: &'p Page,
    title: String,
    text: String,
    number: Option<&'p str>,
    sign_in: bool,
    is_table: bool,
}

impl From<HouseError> for Problem {
    fn from(error: HouseError) -> Problem {
        match error {
            HouseError::NoTable(_) | HouseError::NoGame(_) | HouseError::NotDealt(_) => Problem::NotFound,
            HouseError::Busy => Problem::Busy,
            HouseError::Store(error) => error.into(),
            HouseError::Broken(_) | HouseError::NoEdition { .. } => {
                Problem::internal(&error);
                Problem::Resting
            }
            other => Problem::internal(&other),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Busy(_) => Problem::Busy,
            StoreError::Query(_) | StoreError::Unavailable(_) => Problem::NoStorage(logged(&error)),
            other => Problem::internal(&other),
        }
    }
}

impl From<AppendError> for Problem {
    fn from(error: AppendError) -> Problem {
        match error {
            AppendError::Overloaded | AppendError::Taken => Problem::Busy,
            AppendError::Unavailable(_) => Problem::NoStorage(logged(&error)),
        }
    }
}
