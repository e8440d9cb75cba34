//! Events, which report the attempts of calls.

use crate::error::{Effect, ErrorKind, readable_url};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// A function to which attempts are reported.
#[derive(Clone)]
pub(crate) struct Observer(Arc<dyn Fn(&Event) + Send + Sync>);

impl Observer {
    pub(crate) fn new(report: impl Fn(&Event) + Send + Sync + 'static) -> Observer {
        Observer(Arc::new(report))
    }

    /// Reports an attempt. A panic in the function is caught, and the call goes on.
    pub(crate) fn report(&self, event: &Event) {
        // The panic hook has already printed the panic, and no caller needs it.
        let _ = catch_unwind(AssertUnwindSafe(|| (self.0)(event)));
    }
}

impl fmt::Debug for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Observer")
    }
}

/// One attempt of one call, as reported to the functions set with
/// [`ClientBuilder::on_event`](crate::ClientBuilder::on_event) and
/// [`CallOptions::on_event`](crate::CallOptions::on_event). An event contains no headers and no
/// body, and thus no secrets.
///
/// Two kinds of events report no attempt. Their method is empty, their attempt number is 0, and
/// their path is a sentence: `recorder.write`, when the flight recorder has lost a line, and
/// `watch.stretch`, when watches would read more often than their budget allows.
#[derive(Clone, Debug)]
pub struct Event {
    pub(crate) hub: Arc<str>,
    pub(crate) operation: &'static str,
    pub(crate) method: &'static str,
    pub(crate) target: String,
    pub(crate) attempt: u32,
    pub(crate) status: Option<u16>,
    pub(crate) failure: Option<(ErrorKind, Effect)>,
    pub(crate) elapsed: Duration,
    pub(crate) sent: u64,
    pub(crate) received: u64,
}

impl Event {
    /// Creates an event that reports no attempt, with a sentence that says what happened.
    pub(crate) fn of_client(
        hub: &Arc<str>,
        operation: &'static str,
        kind: ErrorKind,
        sentence: String,
    ) -> Event {
        Event {
            hub: Arc::clone(hub),
            operation,
            method: "",
            target: sentence,
            attempt: 0,
            status: None,
            failure: Some((kind, Effect::None)),
            elapsed: Duration::ZERO,
            sent: 0,
            received: 0,
        }
    }

    /// Returns the hub's address, such as `http://10.0.0.5:8080`.
    pub fn hub(&self) -> &str {
        &self.hub
    }

    /// Returns the operation, such as `engines.get`; `request` for a raw request.
    pub fn operation(&self) -> &str {
        self.operation
    }

    /// Returns the HTTP method.
    pub fn method(&self) -> &str {
        self.method
    }

    /// Returns the path on the hub as it was sent.
    pub fn path(&self) -> &str {
        &self.target
    }

    /// Returns the number of the attempt within its call, from 1.
    pub fn attempt(&self) -> u32 {
        self.attempt
    }

    /// Returns the HTTP status, if the hub responded.
    pub fn status(&self) -> Option<u16> {
        self.status
    }

    /// Returns the kind of error; `None` if the attempt succeeded.
    pub fn kind(&self) -> Option<ErrorKind> {
        self.failure.map(|(kind, _)| kind)
    }

    /// Returns the effect of a failed attempt; [`Effect::Done`] if it succeeded.
    pub fn effect(&self) -> Effect {
        self.failure.map_or(Effect::Done, |(_, effect)| effect)
    }

    /// Returns the duration of the attempt.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// Returns the number of bytes sent, head and body, before any encryption.
    pub fn sent(&self) -> u64 {
        self.sent
    }

    /// Returns the number of bytes received, head and body, after any decryption.
    pub fn received(&self) -> u64 {
        self.received
    }
}

/// Writes one line for a log: operation, hub, outcome, duration and bytes.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.method.is_empty() {
            return write!(f, "{} at {}: {}", self.operation, self.hub, self.target);
        }
        let url = readable_url(&self.hub, &self.target);
        write!(f, "{} {} {url}: ", self.operation, self.method)?;
        match (self.status, self.failure) {
            (Some(status), None) => write!(f, "{status}")?,
            (Some(status), Some((kind, effect))) => write!(f, "{status} {kind}, effect {effect}")?,
            (None, Some((kind, effect))) => write!(f, "{kind}, effect {effect}")?,
            (None, None) => f.write_str("done")?,
        }
        write!(
            f,
            " (attempt {}, {:.1} ms, {} bytes sent, {} received)",
            self.attempt,
            self.elapsed.as_secs_f64() * 1e3,
            self.sent,
            self.received,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    fn event(failure: Option<(ErrorKind, Effect)>) -> Event {
        Event {
            hub: "http://10.0.0.5".into(),
            operation: "engines.get",
            method: "GET",
            target: "/api/rest/v1/engines/3".into(),
            attempt: 1,
            status: Some(200),
            failure,
            elapsed: Duration::from_millis(5),
            sent: 100,
            received: 200,
        }
    }

    #[test]
    fn reports_reach_the_function_and_its_panic_stays_there() {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&seen);
        let observer = Observer::new(move |event| {
            keep.lock().unwrap().push((event.kind(), event.effect()));
            if event.kind().is_some() {
                // This unwinds like a panic, but prints no message in the test's output.
                std::panic::resume_unwind(Box::new("no"));
            }
        });
        observer.report(&event(Some((ErrorKind::Server, Effect::Maybe))));
        observer.report(&event(None));
        let expected = [
            (Some(ErrorKind::Server), Effect::Maybe),
            (None, Effect::Done),
        ];
        assert_eq!(*seen.lock().unwrap_or_else(|e| e.into_inner()), expected);
    }

    #[test]
    fn an_event_that_is_no_attempt_is_a_sentence() {
        let sentence = "the disk is full".to_owned();
        let hub = "http://10.0.0.5".into();
        let event = Event::of_client(&hub, "recorder.write", ErrorKind::Io, sentence);
        assert_eq!(
            event.to_string(),
            "recorder.write at http://10.0.0.5: the disk is full"
        );
        assert_eq!((event.method(), event.attempt()), ("", 0));
    }

    #[test]
    fn a_line_shows_the_hub_and_the_path_as_a_person_writes_it() {
        let mut failed = event(Some((ErrorKind::NotFound, Effect::None)));
        failed.hub = "http://10.0.0.5:8080/site".into();
        failed.target = "/site/api/rest/v1/engines/3/nodes/A%2FB%20%7Bx%7D%0A".into();
        assert_eq!(
            failed.to_string(),
            "engines.get GET http://10.0.0.5:8080/site/api/rest/v1/engines/3/nodes/A/B {x}\\u{a}: \
             200 NotFound, effect none (attempt 1, 5.0 ms, 100 bytes sent, 200 received)"
        );
        let line = event(None).to_string();
        assert!(line.starts_with("engines.get GET http://10.0.0.5/api/rest/v1/engines/3: 200 ("));
    }
}
