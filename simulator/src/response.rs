//! A response of the hub: its status, its body, and the effect that the journal records.

use crate::json::{Value, json};
use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};

pub(crate) const JSON: &str = "application/json; charset=utf-8";
pub(crate) const TEXT: &str = "text/plain; charset=utf-8";

/// A response to a request.
#[derive(Debug)]
pub(crate) struct HubResponse {
    pub(crate) status: u16,
    /// Content type and bytes of the body; `None` for a response without a body.
    pub(crate) body: Option<(String, Vec<u8>)>,
    /// Headers in addition to the content type.
    pub(crate) headers: Vec<(HeaderName, String)>,
    /// The effect of the request; `None` if it had none.
    pub(crate) effect: Option<Box<RecordedEffect>>,
    /// Warning about the request, which the log shows; `None` if there is none.
    pub(crate) warning: Option<String>,
}

/// The effect of a call, as its handler reports it.
#[derive(Debug)]
pub(crate) struct RecordedEffect {
    /// The change that was made.
    pub(crate) change: Value,
    /// The operation that had the effect; `None` if it is that of the route.
    pub(crate) operation: Option<&'static str>,
}

impl HubResponse {
    /// Creates a response without a body.
    pub(crate) fn empty(status: u16) -> HubResponse {
        HubResponse {
            status,
            body: None,
            headers: Vec::new(),
            effect: None,
            warning: None,
        }
    }

    pub(crate) fn bytes(status: u16, content_type: &str, bytes: Vec<u8>) -> HubResponse {
        HubResponse {
            body: Some((content_type.to_owned(), bytes)),
            ..HubResponse::empty(status)
        }
    }

    pub(crate) fn text(status: u16, text: impl Into<String>) -> HubResponse {
        HubResponse::bytes(status, TEXT, text.into().into_bytes())
    }

    pub(crate) fn json(status: u16, value: &Value) -> HubResponse {
        HubResponse::bytes(status, JSON, serde_json::to_vec(value).unwrap_or_default())
    }

    /// Creates a response with status 200 and a JSON body.
    pub(crate) fn ok(value: &Value) -> HubResponse {
        HubResponse::json(200, value)
    }

    /// Creates a response with status 200 and the body `{"success": ...}`.
    pub(crate) fn success(success: bool) -> HubResponse {
        HubResponse::ok(&json!({ "success": success }))
    }

    /// Creates a response with the body `{"error": ...}`.
    pub(crate) fn error(status: u16, error: &str) -> HubResponse {
        HubResponse::json(status, &json!({ "error": error }))
    }

    /// Creates the response to an internal error.
    pub(crate) fn internal() -> HubResponse {
        HubResponse::text(500, "500: Internal server error")
    }

    pub(crate) fn header(mut self, name: HeaderName, value: impl Into<String>) -> HubResponse {
        self.headers.push((name, value.into()));
        self
    }

    /// Adds the effect of the call to the response.
    pub(crate) fn with_effect(mut self, change: Value) -> HubResponse {
        self.effect = Some(Box::new(RecordedEffect {
            change,
            operation: None,
        }));
        self
    }

    /// Adds a warning about the request, if there is one.
    pub(crate) fn with_warning(self, warning: Option<String>) -> HubResponse {
        HubResponse { warning, ..self }
    }

    /// Adds an effect, which is recorded for another operation than that of the route.
    pub(crate) fn with_effect_of(mut self, operation: &'static str, change: Value) -> HubResponse {
        let operation = Some(operation);
        self.effect = Some(Box::new(RecordedEffect { change, operation }));
        self
    }
}

impl IntoResponse for HubResponse {
    fn into_response(self) -> Response {
        let (content_type, bytes) = self.body.unzip();
        let mut response = Response::new(Body::from(bytes.unwrap_or_default()));
        *response.status_mut() =
            StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let headers = response.headers_mut();
        // A content type that a header cannot contain is omitted, because a show may contain any
        // text as the type.
        if let Some(Ok(content_type)) = content_type.map(HeaderValue::try_from) {
            headers.insert(CONTENT_TYPE, content_type);
        }
        for (name, value) in self.headers {
            if let Ok(value) = HeaderValue::try_from(value) {
                headers.insert(name, value);
            }
        }
        response
    }
}
