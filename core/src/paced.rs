//! Reads from a hub at a pace that the hub can bear while it is on air.

use std::time::{Duration, Instant};

use crate::batch::read_each;
use crate::call::Decode;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Phase, Result};
use crate::retry::pause;
use crate::schema::ids::Text;

/// Time without any response after which a hub counts as gone.
const SILENCE: Duration = Duration::from_secs(10);

/// Limits of a reader, and its behaviour if a request fails.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// Maximum number of requests in flight.
    in_flight: usize,
    /// Minimum time from one request to the next. After requests sent together, the minimum is
    /// multiplied by their number.
    each: Duration,
    /// True if a request that gets no response ends all reading, because the result must be
    /// complete. A request whose time ran out does not end it.
    is_strict: bool,
}

impl Pace {
    /// Pace of a capture: 50 requests in a second.
    pub(crate) const CAPTURE: Self = Self {
        in_flight: 4,
        each: Duration::from_millis(20),
        is_strict: true,
    };

    /// Pace of a snapshot: 100 requests in a second.
    pub(crate) const GENTLE: Self = Self {
        in_flight: 4,
        each: Duration::from_millis(10),
        is_strict: false,
    };

    /// Pace that is limited only by the connections of the client.
    pub(crate) const FAST: Self = Self {
        in_flight: 64,
        each: Duration::ZERO,
        is_strict: false,
    };
}

pub(crate) struct PacedReader {
    client: Client,
    pace: Pace,
    /// Time from which the next request may be sent.
    due: Instant,
    /// Time of the last response.
    answered: Instant,
    /// Shortest time from sending requests together to their last response.
    round_trip: Option<Duration>,
}

impl PacedReader {
    pub(crate) fn new(client: &Client, pace: Pace) -> Self {
        let now = Instant::now();
        Self {
            client: client.clone(),
            pace,
            due: now,
            answered: now,
            round_trip: None,
        }
    }

    /// Returns the shortest time from sending requests together to their last response. Returns
    /// zero if no request has got a response.
    pub(crate) fn round_trip(&self) -> Duration {
        self.round_trip.unwrap_or_default()
    }

    /// Makes one request. Returns its error as `Err` within `Ok` if the caller can go on without a
    /// result.
    pub(crate) fn read<T>(&mut self, read: impl FnOnce(&Client) -> Result<T>) -> Result<Result<T>> {
        self.turn(1)?;
        let begun = Instant::now();
        let result = read(&self.client);
        self.judge(result, begun.elapsed())
    }

    /// Calls a reading operation once with each of these lists of path arguments.
    pub(crate) fn read_each<T: Send>(
        &mut self,
        operation: &str,
        arguments: &[Vec<&dyn Text>],
        decode: Decode<T>,
    ) -> Result<Vec<Result<T>>> {
        let mut results = Vec::with_capacity(arguments.len());
        for few in arguments.chunks(self.pace.in_flight) {
            self.turn(few.len())?;
            let begun = Instant::now();
            let read = read_each(&self.client, operation, few, decode)?;
            let elapsed = begun.elapsed();
            // The results are judged in order, and a request that got no response may come before
            // one that did.
            if read.iter().any(is_answered) {
                self.answered = Instant::now();
            }
            for result in read {
                results.push(self.judge(result, elapsed)?);
            }
        }
        Ok(results)
    }

    /// Waits until this many requests may be sent.
    fn turn(&mut self, requests: usize) -> Result<()> {
        self.wait(self.due)?;
        let requests = u32::try_from(requests).unwrap_or(u32::MAX);
        self.due = Instant::now() + self.pace.each * requests;
        Ok(())
    }

    /// Waits until a time, unless the call is cancelled or its time runs out.
    pub(crate) fn wait(&self, until: Instant) -> Result<()> {
        wait(&self.client, until)
    }

    /// Returns the result of a request within `Ok`, also if it is an error. If nothing more can be
    /// read, returns the error as `Err`.
    fn judge<T>(&mut self, result: Result<T>, elapsed: Duration) -> Result<Result<T>> {
        let now = Instant::now();
        match result {
            // A request that cannot be sent says nothing about the hub.
            Err(error) if error.kind() == ErrorKind::Invalid && error.status().is_none() => {
                Ok(Err(error))
            }
            Err(error) if error.status().is_none() => {
                let has_ended = match error.kind() {
                    ErrorKind::Cancelled | ErrorKind::Closed => true,
                    kind => self.pace.is_strict && kind != ErrorKind::Timeout,
                };
                let is_gone = now.saturating_duration_since(self.answered) >= SILENCE;
                match has_ended || is_gone || self.client.is_over() {
                    true => Err(error),
                    false => Ok(Err(error)),
                }
            }
            answered => {
                self.answered = now;
                let least = self.round_trip.map_or(elapsed, |least| least.min(elapsed));
                self.round_trip = Some(least);
                Ok(answered)
            }
        }
    }
}

/// Returns `true` if the hub has responded to a request.
fn is_answered<T>(result: &Result<T>) -> bool {
    match result {
        Ok(_) => true,
        Err(error) => error.status().is_some(),
    }
}

/// Waits until a time, unless the call is cancelled or its time runs out.
pub(crate) fn wait(client: &Client, until: Instant) -> Result<()> {
    let end = client.whole_deadline().map_or(until, |end| end.min(until));
    if pause(end, &client.stops) {
        if end >= until {
            return Ok(());
        }
        let detail = "the call's timeout ran out while it waited";
        let error = Error::new(ErrorKind::Timeout, Effect::None, detail);
        return Err(error.with_phase(Phase::Total));
    }
    let kind = match client.is_closed() {
        true => ErrorKind::Closed,
        false => ErrorKind::Cancelled,
    };
    Err(Error::new(
        kind,
        Effect::None,
        "the call ended while it waited",
    ))
}

#[cfg(test)]
mod tests {
    use gfxhub_simulator::{Faults, LocalHub};

    use super::*;
    use crate::decode;
    use crate::options::CallScope;
    use crate::types::{EngineId, NodePath, Property};

    /// Reads the properties of two nodes of the hub, which has not answered for as long as a node
    /// that hangs takes.
    fn after_silence(local: &LocalHub, pace: Pace, nodes: [&str; 2]) -> Vec<Result<Vec<Property>>> {
        let client = Client::new(&local.url()).unwrap();
        let mut reader = PacedReader::new(&client, pace);
        reader.answered = Instant::now().checked_sub(SILENCE).unwrap();
        let (engine, nodes) = (EngineId(3), nodes.map(NodePath::from));
        let arguments = nodes.each_ref().map(|node| vec![&engine as _, node as _]);
        let decode = decode::read::<decode::List, Vec<Property>>;
        let read = reader.read_each("engines.list_properties", &arguments, decode);
        read.unwrap()
    }

    #[test]
    fn a_node_that_hangs_does_not_end_a_reading_whose_other_nodes_answer() {
        let local = LocalHub::start(Default::default()).unwrap();
        let faults = r#"{"faults": [{"fault": "reset", "operation": "engines.list_properties", "path": "/api/rest/v1/engines/3/nodes/Mixer_0/*"}]}"#;
        local.set_faults(Faults::from_json(faults).unwrap());
        let read = after_silence(&local, Pace::GENTLE, ["Mixer_0", "Cyclorama"]);
        assert_eq!(read[0].as_ref().unwrap_err().status(), None);
        assert!(read[1].is_ok());
    }

    #[test]
    fn a_wait_ends_with_the_time_limit_of_its_call() {
        let client = Client::new("http://127.0.0.1").unwrap();
        let now = Instant::now();
        let scope = CallScope::new(now, now, client.stops.clone(), true);
        let client = client.part_of(scope);
        let error = wait(&client, now + Duration::from_secs(20)).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Timeout);
        assert_eq!(error.effect(), Effect::None);
        assert!(wait(&client, now).is_ok());
    }

    #[test]
    fn a_path_that_cannot_be_sent_fails_alone() {
        let local = LocalHub::start(Default::default()).unwrap();
        for nodes in [["a\tb", "Mixer_0"], ["Mixer_0", "a\tb"]] {
            let read = after_silence(&local, Pace::CAPTURE, nodes);
            for (node, read) in nodes.into_iter().zip(read) {
                let kind = read.err().map(|error| error.kind());
                assert_eq!(kind, (node != "Mixer_0").then_some(ErrorKind::Invalid));
            }
        }
    }
}
