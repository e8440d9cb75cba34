//! Errors, as the fields from which JavaScript makes its error.

use std::time::Duration;

use gfxhub::{
    Client, Effect, Error, ErrorKind, Phase,
    schema::{COMPOSED, HANDLES, calls},
};
use gfxhub_simulator::json::{Map, Value, json};

/// Name of a raw request in place of an operation.
pub(crate) const REQUEST: &str = "request";

/// Name of a local hub in place of an operation.
pub(crate) const LOCAL_HUB: &str = "LocalHub";

/// The facts of an error, by their names in JavaScript.
#[derive(Debug)]
pub(crate) struct NodeError(Map<String, Value>);

impl NodeError {
    /// Returns the error for an argument that was refused before anything was done; `operation` is
    /// empty if none was called.
    pub(crate) fn invalid(operation: &str, argument: &str, detail: impl Into<String>) -> Self {
        Error::invalid(argument, detail)
            .with_operation(known(operation))
            .into()
    }

    /// Returns the error for a file, an address or another local resource that could not be used.
    pub(crate) fn io(operation: &str, detail: impl Into<String>) -> Self {
        Error::new(ErrorKind::Io, Effect::None, detail)
            .with_operation(known(operation))
            .into()
    }

    /// Returns the error of a call with a closed client.
    pub(crate) fn closed(client: &Client, operation: &str) -> Self {
        let error = Error::new(ErrorKind::Closed, Effect::None, "the client was closed");
        client
            .name_hub(error.with_operation(known(operation)))
            .into()
    }

    /// Returns the error for a panic.
    pub(crate) fn panicked(operation: &str, lost: Effect, message: &str) -> Self {
        let detail = format!("internal error of gfxhub: {message}");
        Error::new(ErrorKind::Internal, lost, detail)
            .with_operation(known(operation))
            .into()
    }

    /// Returns the error for an id in a response that a JavaScript number cannot hold exactly.
    pub(crate) fn inexact(
        client: &Client,
        operation: &str,
        effect: Effect,
        place: &str,
        number: &str,
    ) -> Self {
        let detail = format!(
            "the id {number} (at {place}) is too large for a JavaScript number to hold exactly"
        );
        let error = Error::new(ErrorKind::Decode, effect, detail).with_operation(known(operation));
        Self::from(client.name_hub(error)).with("jsonPath", place)
    }

    /// Returns the error for a result that was not converted for JavaScript in time.
    pub(crate) fn decoded_late(client: &Client, operation: &str, effect: Effect) -> Self {
        let error = Error::decoded_late(effect).with_operation(known(operation));
        client.name_hub(error).into()
    }

    /// Adds or replaces a fact.
    pub(crate) fn with(mut self, fact: &str, value: impl Into<Value>) -> Self {
        self.0.insert(fact.to_owned(), value.into());
        self
    }

    /// Returns the facts as one JSON object.
    pub(crate) fn to_json(&self) -> String {
        // A map with text keys can always be written.
        serde_json::to_string(&self.0).unwrap_or_default()
    }
}

impl From<Error> for NodeError {
    fn from(error: Error) -> Self {
        let facts = json!({
            "kind": error.kind().name(),
            "code": error.kind().node(),
            "effect": error.effect().word(),
            "message": error.message(),
            "hub": error.hub(),
            "operation": error.operation(),
            "method": error.method(),
            "path": error.path(),
            "status": error.status(),
            "body": error.body(),
            "attempts": error.attempts(),
            "elapsed": milliseconds(error.elapsed()),
            "argument": error.argument(),
            "jsonPath": error.json_path(),
            "phase": error.phase().map(Phase::word),
            "retryAfter": error.retry_after().map(milliseconds),
        });
        match facts {
            Value::Object(facts) => Self(facts),
            // The macro above always creates an object.
            _ => Self(Map::new()),
        }
    }
}

/// Returns a time in the unit of JavaScript, in milliseconds.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Converts a number of milliseconds; returns `None` if it is not a valid time.
pub(crate) fn duration(milliseconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(milliseconds / 1000.0).ok()
}

/// Returns the name from the tables; empty if nothing with this name can be called.
pub(crate) fn known(operation: &str) -> &'static str {
    let names = calls().map(|call| call.name);
    names
        .chain(COMPOSED.iter().map(|call| call.name))
        .chain(HANDLES.iter().map(|handle| handle.operation))
        .chain([REQUEST, LOCAL_HUB])
        .find(|name| *name == operation)
        .unwrap_or_default()
}
