//! The error of every call: the request, the failure, its effect, and advice.

mod kind;
mod message;
mod status;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::redact::Redactor;
pub use kind::{Effect, ErrorKind, Phase};
pub use message::panic_text;
pub(crate) use message::{panic_message, readable_url};
use once_cell::race::OnceBox;
pub(crate) use status::from_status;

/// Maximum size in bytes of the body of an unsuccessful response that is read and kept.
pub(crate) const MAX_ERROR_BODY: usize = 64 * 1024;

/// A result whose error is [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// The error of a call.
///
/// [`kind`](Error::kind) is the kind of failure, and [`effect`](Error::effect) says whether the hub
/// executed the request in spite of it. [`message`](Error::message) is a paragraph for people: the
/// request, the failure, its effect, and advice.
///
/// The texts of an error never contain an API key.
#[derive(Clone)]
pub struct Error(Box<Details>);

#[derive(Clone)]
struct Details {
    kind: ErrorKind,
    effect: Effect,
    detail: String,
    advice: Option<&'static str>,
    hub: Option<Arc<str>>,
    operation: &'static str,
    method: &'static str,
    target: String,
    status: Option<u16>,
    body: Option<String>,
    attempts: u32,
    elapsed: Duration,
    json_path: Option<String>,
    argument: Option<String>,
    phase: Option<Phase>,
    retry_after: Option<Duration>,
    lookup: bool,
    explanation: Explanation,
    source: Option<Arc<dyn std::error::Error + Send + Sync>>,
    message: OnceBox<String>,
}

impl Error {
    /// Returns the kind of failure.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the effect of the request on the hub.
    pub fn effect(&self) -> Effect {
        self.0.effect
    }

    /// Returns the hub's address, such as `http://10.0.0.5:8080`; empty if no client made the call.
    pub fn hub(&self) -> &str {
        self.0.hub.as_deref().unwrap_or_default()
    }

    /// Returns the operation, such as `engines.get`; empty if none was called.
    pub fn operation(&self) -> &str {
        self.0.operation
    }

    /// Returns the HTTP method; empty if no request was built.
    pub fn method(&self) -> &str {
        self.0.method
    }

    /// Returns the path on the hub as it was sent; empty if no request was built.
    pub fn path(&self) -> &str {
        &self.0.target
    }

    /// Returns the HTTP status, if the hub responded.
    pub fn status(&self) -> Option<u16> {
        self.0.status
    }

    /// Returns the first 64 KiB of the body of the response that caused the error, if it had one.
    pub fn body(&self) -> Option<&str> {
        self.0.body.as_deref()
    }

    /// Returns the number of attempts; 0 if the request was refused before it was sent.
    pub fn attempts(&self) -> u32 {
        self.0.attempts
    }

    /// Returns the duration of the call.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed
    }

    /// Returns the JSON path of the fault in the response, such as `[3].NodePath`, for
    /// [`ErrorKind::Decode`].
    pub fn json_path(&self) -> Option<&str> {
        self.0.json_path.as_deref()
    }

    /// Returns the JSON name of the invalid argument, such as `engineId` or `body.renderers[1]`.
    pub fn argument(&self) -> Option<&str> {
        self.0.argument.as_deref()
    }

    /// Returns the phase in which the call failed, if known.
    pub fn phase(&self) -> Option<Phase> {
        self.0.phase
    }

    /// Returns the time to wait before the next request, from the hub's `Retry-After` header.
    pub fn retry_after(&self) -> Option<Duration> {
        self.0.retry_after
    }

    /// Returns the failure in a few words, without operation, effect and advice.
    pub fn detail(&self) -> &str {
        &self.0.detail
    }

    /// Returns the complete message, which [`Display`](fmt::Display) writes too.
    pub fn message(&self) -> &str {
        self.0
            .message
            .get_or_init(|| Box::new(message::render(self)))
    }
}

/// The result of checking that the objects named in the path of a failed call exist.
#[derive(Clone, Debug, Default)]
pub(crate) enum Explanation {
    /// Nothing is known.
    #[default]
    None,
    /// Nothing is known, since the setting `explain_errors` is off.
    Off,
    /// All ids exist.
    AllExist,
    /// An id does not exist. Contains the sentence that says which.
    Missing(String),
}

/// Constructors and setters of errors; the setters can be chained.
impl Error {
    /// Creates an error. `detail` describes the failure, without a full stop. Code that wraps the
    /// client uses this, in a program or in a binding of another language.
    pub fn new(kind: ErrorKind, effect: Effect, detail: impl Into<String>) -> Error {
        Error(Box::new(Details {
            kind,
            effect,
            detail: detail.into(),
            advice: None,
            hub: None,
            operation: "",
            method: "",
            target: String::new(),
            status: None,
            body: None,
            attempts: 0,
            elapsed: Duration::ZERO,
            json_path: None,
            argument: None,
            phase: None,
            retry_after: None,
            lookup: false,
            explanation: Explanation::None,
            source: None,
            message: OnceBox::new(),
        }))
    }

    /// Creates the error for an argument that was refused before anything was sent. `argument` is
    /// its JSON name.
    pub fn invalid(argument: impl Into<String>, detail: impl Into<String>) -> Error {
        Error::new(ErrorKind::Invalid, Effect::None, detail).with_argument(argument)
    }

    /// Creates an error that a binding of another language found itself: a caught panic, or an
    /// argument that the binding's types allow but the client does not.
    #[doc(hidden)]
    #[must_use]
    pub fn from_binding(
        kind: ErrorKind,
        effect: Effect,
        operation: &'static str,
        argument: Option<&str>,
        detail: String,
    ) -> Error {
        let error = Error::new(kind, effect, detail).with_operation(operation);
        match argument {
            Some(argument) => error.with_argument(argument),
            None => error,
        }
    }

    /// Creates the error for a call that ended before anything was sent. For example, its time ran
    /// out while it waited for a thread. The bindings of other languages use this too.
    #[doc(hidden)]
    #[must_use]
    pub fn unsent(kind: ErrorKind, detail: impl Into<String>, began: Instant) -> Error {
        let error = Error::new(kind, Effect::None, detail).with_elapsed(began.elapsed());
        match kind {
            ErrorKind::Timeout => error.with_phase(Phase::Total),
            _ => error,
        }
    }

    /// Creates the error for a call whose response arrived completely but was not decoded in time.
    /// The Node binding uses this too, since it converts the result to JavaScript values.
    #[doc(hidden)]
    #[must_use]
    pub fn decoded_late(effect: Effect) -> Error {
        let detail =
            "the response arrived completely, but the call's timeout ran out before it was decoded";
        Error::new(ErrorKind::Timeout, effect, detail).with_phase(Phase::Body)
    }

    fn change(mut self, change: impl FnOnce(&mut Details)) -> Error {
        change(&mut self.0);
        self.0.message = OnceBox::new();
        self
    }

    /// Sets the operation, unless it has been set.
    #[must_use]
    pub fn with_operation(self, operation: &'static str) -> Error {
        self.change(|f| {
            if f.operation.is_empty() {
                f.operation = operation;
            }
        })
    }

    /// Sets the hub, unless it has been set.
    #[doc(hidden)]
    #[must_use]
    pub fn with_hub(self, hub: impl Into<Arc<str>>) -> Error {
        self.change(|f| {
            f.hub.get_or_insert_with(|| hub.into());
        })
    }

    /// Sets advice that replaces the advice of the kind.
    #[doc(hidden)]
    #[must_use]
    pub fn with_advice(self, advice: &'static str) -> Error {
        self.change(|f| f.advice = Some(advice))
    }

    /// Puts this name before the detail.
    pub(crate) fn about(self, name: &str) -> Error {
        self.change(|f| f.detail = format!("{name}: {}", f.detail))
    }

    /// Appends a text to the detail.
    pub(crate) fn and(self, more: &str) -> Error {
        self.change(|f| f.detail = format!("{}; {more}", f.detail))
    }

    /// Sets the method and path of the request.
    pub(crate) fn request(self, method: &'static str, target: impl Into<String>) -> Error {
        self.change(|f| {
            f.method = method;
            f.target = target.into();
        })
    }

    /// Sets the status of the response.
    pub(crate) fn with_status(self, status: u16) -> Error {
        self.change(|f| f.status = Some(status))
    }

    /// Stores the first 64 KiB of the response body, or `None` if the body is empty.
    pub(crate) fn with_body(self, body: &[u8]) -> Error {
        self.change(|f| f.body = (!body.is_empty()).then(|| truncated_text(body, MAX_ERROR_BODY)))
    }

    /// Sets the number of attempts.
    #[doc(hidden)]
    #[must_use]
    pub fn with_attempts(self, attempts: u32) -> Error {
        self.change(|f| f.attempts = attempts)
    }

    /// Sets the duration of the call.
    #[doc(hidden)]
    #[must_use]
    pub fn with_elapsed(self, elapsed: Duration) -> Error {
        self.change(|f| f.elapsed = elapsed)
    }

    /// Sets the path of the fault in the response.
    pub(crate) fn at_json_path(self, path: impl Into<String>) -> Error {
        self.change(|f| f.json_path = Some(path.into()))
    }

    /// Sets the name of the argument. The bindings of other languages set their own name for it.
    #[doc(hidden)]
    #[must_use]
    pub fn with_argument(self, argument: impl Into<String>) -> Error {
        self.change(|f| f.argument = Some(argument.into()))
    }

    /// Replaces the effect, for callers that know more about the request: a read has no effect.
    pub(crate) fn with_effect(self, effect: Effect) -> Error {
        self.change(|f| f.effect = effect)
    }

    /// Sets the phase in which the call failed.
    pub(crate) fn with_phase(self, phase: Phase) -> Error {
        self.change(|f| f.phase = Some(phase))
    }

    /// Sets the time to wait before the next request, from the hub's `Retry-After` header.
    pub(crate) fn with_retry_after(self, wait: Option<Duration>) -> Error {
        self.change(|f| f.retry_after = wait)
    }

    /// Records whether the request names an object by id or path. If so, a 500 response may mean
    /// that the object does not exist.
    pub(crate) fn with_lookup(self, lookup: bool) -> Error {
        self.change(|f| f.lookup = lookup)
    }

    /// Sets the result of checking that the objects named in the path of the request exist.
    pub(crate) fn with_explanation(self, explanation: Explanation) -> Error {
        self.change(|f| f.explanation = explanation)
    }

    /// Returns the sentence that says which id is missing, if the call thus changed nothing.
    /// Returns `None` after several attempts and for a deletion: an earlier attempt may have found
    /// the object, and the deletion itself may have removed it.
    pub(crate) fn missing(&self) -> Option<&str> {
        match &self.0.explanation {
            Explanation::Missing(sentence) if self.0.attempts <= 1 && self.0.method != "DELETE" => {
                Some(sentence)
            }
            _ => None,
        }
    }

    /// Keeps the underlying error.
    pub(crate) fn with_source(self, source: Arc<dyn std::error::Error + Send + Sync>) -> Error {
        self.change(|f| f.source = Some(source))
    }

    /// Removes secrets from all texts that were received or sent.
    pub(crate) fn redacted(self, redactor: &Redactor) -> Error {
        self.change(|f| {
            let missing = match &mut f.explanation {
                Explanation::Missing(missing) => Some(missing),
                _ => None,
            };
            for text in [&mut f.detail, &mut f.target]
                .into_iter()
                .chain(missing)
                .chain(f.json_path.as_mut())
                .chain(f.argument.as_mut())
            {
                // The text is truncated, because a name in a response can be as long as the
                // response.
                if text.len() > MAX_ERROR_BODY {
                    *text = truncated_text(text.as_bytes(), MAX_ERROR_BODY);
                    redactor.redact_truncated(text);
                }
                redactor.redact(text);
            }
            // The beginning of a secret at the end of the body is hidden too. The size limit or a
            // lost connection may have cut the body in the middle of the secret.
            if let Some(body) = f.body.as_mut() {
                redactor.redact_truncated(body);
            }
            // The source cannot be changed. It is dropped if it contains a secret; the detail
            // contains its text anyway.
            if let Some(source) = &f.source
                && redactor.matches(&format!("{source} {source:?}"))
            {
                f.source = None;
            }
        })
    }
}

/// Converts a body to text. A body of more than `limit` bytes is cut between two characters.
pub(crate) fn truncated_text(body: &[u8], limit: usize) -> String {
    if body.len() <= limit {
        return String::from_utf8_lossy(body).into_owned();
    }
    let mut end = limit;
    // A character has at most four bytes: step back to the first of them.
    while end > limit - 4 && body[end] & 0xC0 == 0x80 {
        end -= 1;
    }
    String::from_utf8_lossy(&body[..end]).into_owned()
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error")
            .field("kind", &self.0.kind)
            .field("effect", &self.0.effect)
            .field("attempts", &self.0.attempts)
            .field("elapsed", &self.0.elapsed)
            .field("message", &self.message())
            .finish()
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.0.source {
            Some(source) => Some(&**source),
            None => None,
        }
    }
}
