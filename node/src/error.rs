//! Errors, as the fields from which JavaScript creates a `GfxHubError`.

use std::time::Duration;

use gfxhub::{
    Client, Effect, Error, ErrorKind, Phase,
    schema::{COMPOSED, HANDLES, calls},
};
use gfxhub_simulator::json::{Map, Value, json};

/// Operation name in the errors of raw requests.
pub(crate) const REQUEST: &str = "request";

/// Operation name in the errors of a hub simulator.
pub(crate) const LOCAL_HUB: &str = "LocalHub";

/// The fields of an error, by their JavaScript names.
#[derive(Debug)]
pub(crate) struct NodeError(Map<String, Value>);

impl NodeError {
    /// Returns the error for an invalid argument, found before anything was done. `operation` is
    /// empty if no operation was called.
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

    /// Returns the error for a panic. `lost` is the effect that the call may have had.
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

    /// Returns the error for a call whose time limit expired before its result was converted for
    /// JavaScript.
    pub(crate) fn decoded_late(client: &Client, operation: &str, effect: Effect) -> Self {
        let error = Error::decoded_late(effect).with_operation(known(operation));
        client.name_hub(error).into()
    }

    /// Sets a field.
    pub(crate) fn with(mut self, fact: &str, value: impl Into<Value>) -> Self {
        self.0.insert(fact.to_owned(), value.into());
        self
    }

    /// Returns the fields as one JSON object.
    pub(crate) fn to_json(&self) -> String {
        // Serializing cannot fail, because all keys are strings.
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
            // Unreachable, because the macro above always creates an object.
            _ => Self(Map::new()),
        }
    }
}

/// Converts a duration to milliseconds, the unit of JavaScript.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Converts a number of milliseconds to a duration. Returns `None` if it is not a valid duration.
pub(crate) fn duration(milliseconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(milliseconds / 1000.0).ok()
}

/// Returns the static name of an operation or other call; empty if nothing with this name can be
/// called.
pub(crate) fn known(operation: &str) -> &'static str {
    let names = calls().map(|call| call.name);
    names
        .chain(COMPOSED.iter().map(|call| call.name))
        .chain(HANDLES.iter().map(|handle| handle.operation))
        .chain([REQUEST, LOCAL_HUB])
        .find(|name| *name == operation)
        .unwrap_or_default()
}
