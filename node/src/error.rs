//! Errors, as the fields that the error in JavaScript is made of.

use std::time::Duration;

use gfxhub::{
    Client, Effect, Error, ErrorKind, Phase,
    schema::{COMPOSED, HANDLES, calls},
};
use gfxhub_simulator::json::{Map, Value, json};

/// The name of a raw request, where an operation is named.
pub(crate) const REQUEST: &str = "request";

/// The name of a local hub, likewise.
pub(crate) const LOCAL_HUB: &str = "LocalHub";

/// The facts of an error, by the names that it has in JavaScript.
#[derive(Debug)]
pub(crate) struct NodeError(Map<String, Value>);

impl NodeError {
    /// An argument that was refused before anything was done; no operation is named where none was
    /// called.
    pub(crate) fn invalid(operation: &str, argument: &str, detail: impl Into<String>) -> Self {
        Error::invalid(argument, detail)
            .with_operation(known(operation))
            .into()
    }

    /// A file, an address or another local thing that could not be used.
    pub(crate) fn io(operation: &str, detail: impl Into<String>) -> Self {
        Error::new(ErrorKind::Io, Effect::None, detail)
            .with_operation(known(operation))
            .into()
    }

    /// A call through a client that has been closed.
    pub(crate) fn closed(client: &Client, operation: &str) -> Self {
        let error = Error::new(ErrorKind::Closed, Effect::None, "the client was closed");
        client
            .name_hub(error.with_operation(known(operation)))
            .into()
    }

    /// A panic.
    pub(crate) fn panicked(operation: &str, lost: Effect, message: &str) -> Self {
        let detail = format!("gfxhub met a fault of its own: {message}");
        Error::new(ErrorKind::Internal, lost, detail)
            .with_operation(known(operation))
            .into()
    }

    /// An id in a response that a JavaScript number cannot hold exactly.
    pub(crate) fn inexact(
        client: &Client,
        operation: &str,
        effect: Effect,
        place: &str,
        number: &str,
    ) -> Self {
        let detail = format!(
            "the id {number} (at {place}) is beyond what a JavaScript number holds exactly"
        );
        let error = Error::new(ErrorKind::Decode, effect, detail).with_operation(known(operation));
        Self::from(client.name_hub(error)).with("jsonPath", place)
    }

    /// A result that was not ready for JavaScript when the time was up.
    pub(crate) fn decoded_late(client: &Client, operation: &str, effect: Effect) -> Self {
        let error = Error::decoded_late(effect).with_operation(known(operation));
        client.name_hub(error).into()
    }

    /// The same with one fact more, or another one.
    pub(crate) fn with(mut self, fact: &str, value: impl Into<Value>) -> Self {
        self.0.insert(fact.to_owned(), value.into());
        self
    }

    /// The facts as one JSON object.
    pub(crate) fn to_json(&self) -> String {
        // A map by text is never refused.
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
            // The macro above writes an object.
            _ => Self(Map::new()),
        }
    }
}

/// A time as JavaScript has it, in milliseconds.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// A number of milliseconds as a time. None where it is no such number.
pub(crate) fn duration(milliseconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(milliseconds / 1000.0).ok()
}

/// The name as the tables have it; empty where it names nothing that could be called.
pub(crate) fn known(operation: &str) -> &'static str {
    let names = calls().map(|call| call.name);
    names
        .chain(COMPOSED.iter().map(|call| call.name))
        .chain(HANDLES.iter().map(|handle| handle.operation))
        .chain([REQUEST, LOCAL_HUB])
        .find(|name| *name == operation)
        .unwrap_or_default()
}
