//! What failed, as the facts that the error in JavaScript is made of.

use std::time::Duration;

use gfxhub::{Effect, Error, Kind};
use serde_json::{Map, Value, json};

/// The facts of an error, by the names that it has in JavaScript.
#[derive(Debug)]
pub(crate) struct Failure(Map<String, Value>);

impl Failure {
    /// A failure of this side; `detail` says what happened, without a full stop.
    fn own(kind: Kind, effect: Effect, subject: &str, detail: &str, sentence: &str) -> Self {
        let message = format!("{subject} failed: {detail}.{sentence} {}", kind.advice());
        Self(Map::new())
            .with("kind", kind.name())
            .with("effect", effect.word())
            .with("message", message)
            .with("attempts", 0)
            .with("elapsed", 0)
    }

    /// An argument that was refused before anything was done.
    pub(crate) fn invalid(subject: &str, argument: &str, detail: &str) -> Self {
        let detail = format!("{argument}: {detail}");
        Self::own(Kind::Invalid, Effect::None, subject, &detail, "").with("argument", argument)
    }

    /// A file, an address or another local thing that could not be used.
    pub(crate) fn io(subject: &str, detail: &str) -> Self {
        Self::own(Kind::Io, Effect::None, subject, detail, "")
    }

    /// A call whose time ran out while it waited for a thread.
    pub(crate) fn late(operation: &str, waited: Duration) -> Self {
        let detail = "its time ran out before one of the threads that calls run on was free";
        let sentence = " Nothing was sent.";
        Self::own(Kind::Timeout, Effect::None, operation, detail, sentence)
            .with("operation", operation)
            .with("phase", gfxhub::Phase::Total.word())
            .with("elapsed", milliseconds(waited))
    }

    /// A panic.
    pub(crate) fn panicked(name: &str, lost: Effect, told: &str) -> Self {
        let sentence = match lost {
            Effect::Maybe => " It may have taken effect: look at the hub before you send it again.",
            _ => "",
        };
        let detail = format!("a fault inside gfxhub: {told}");
        Self::own(Kind::Internal, lost, name, &detail, sentence)
    }

    /// An id in an answer that JavaScript's numbers cannot tell from its neighbours.
    pub(crate) fn inexact(operation: &str, effect: Effect, place: &str, number: &str) -> Self {
        let detail = format!(
            "the id {number} (at {place}) is beyond what a JavaScript number holds exactly"
        );
        let sentence = match effect {
            Effect::Done => " The hub has carried it out: do not send it again.",
            _ => "",
        };
        Self::own(Kind::Decode, effect, operation, &detail, sentence)
            .with("operation", operation)
            .with("jsonPath", place)
    }

    /// The same with one fact more, or another one.
    pub(crate) fn with(mut self, fact: &str, value: impl Into<Value>) -> Self {
        self.0.insert(fact.to_owned(), value.into());
        self
    }

    /// The facts as one JSON object.
    pub(crate) fn to_json(&self) -> String {
        Value::Object(self.0.clone()).to_string()
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let facts = json!({
            "kind": error.kind().name(),
            "effect": error.effect().word(),
            "message": error.message(),
            "operation": error.operation(),
            "method": error.method(),
            "path": error.path(),
            "status": error.status(),
            "body": error.body(),
            "attempts": error.attempts(),
            "elapsed": milliseconds(error.elapsed()),
            "argument": error.argument(),
            "jsonPath": error.json_path(),
            "phase": error.phase().map(gfxhub::Phase::word),
            "retryAfter": error.retry_after().map(milliseconds),
        });
        match facts {
            Value::Object(facts) => Self(facts),
            // The macro above writes an object.
            _ => Self(Map::new()),
        }
    }
}

/// Times are in milliseconds on the other side.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
