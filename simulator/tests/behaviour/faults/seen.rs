//! A fault in the form in which a client receives it, byte by byte, with the unfaulted response for
//! comparison.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{FAULT_CATALOG, FaultInfo, Faults, RequestStats, Stage};

use crate::studio::Studio;
use crate::wire::{Reply, parse};

/// The state of a connection after the last byte was received.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    Closed,
    Reset,
    /// The connection is open, but nothing was received for a while.
    Open,
}

/// Time without bytes after which a connection counts as open.
const SILENCE: Duration = Duration::from_millis(250);

/// The connection of a client.
pub(super) struct Line {
    stream: TcpStream,
    /// True if the hub had reset the connection when bytes were sent. A read does not report the
    /// reset a second time.
    was_reset: bool,
}

impl Line {
    pub(super) fn to(studio: &Studio) -> Line {
        Line {
            stream: TcpStream::connect(studio.hub.address()).unwrap(),
            was_reset: false,
        }
    }

    fn send(&mut self, request: &str) {
        // Writing may fail, because the hub may have already closed the connection.
        self.was_reset |= self.stream.write_all(request.as_bytes()).is_err();
    }

    /// Reads and drops bytes until the hub has closed the connection. Returns `false` if nothing
    /// was received for `time` before that.
    pub(super) fn is_over_within(&mut self, time: Duration) -> bool {
        self.stream.set_read_timeout(Some(time)).unwrap();
        let end = std::io::copy(&mut self.stream, &mut std::io::sink());
        !end.is_err_and(|why| is_late(&why))
    }

    /// Sends the request that creates a rundown.
    pub(super) fn make(&mut self, id: &str) {
        let body = r#"{"name": "Six"}"#;
        let request = format!(
            "POST /api/rest/v1/playout/rundowns HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: {id}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.send(&request);
    }

    pub(super) fn get(&mut self, path: &str) {
        let request = format!("GET /api/rest/v1{path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
        self.send(&request);
    }

    /// Reads until nothing more is received, or until `most` bytes were received.
    pub(super) fn read(&mut self, most: usize) -> (Vec<u8>, Ending) {
        self.stream.set_read_timeout(Some(SILENCE)).unwrap();
        let (mut bytes, mut block) = (Vec::new(), vec![0; 1 << 16]);
        let ending = loop {
            if bytes.len() >= most {
                break Ending::Open;
            }
            match self.stream.read(&mut block) {
                Ok(0) if self.was_reset => break Ending::Reset,
                Ok(0) => break Ending::Closed,
                Ok(length) => bytes.extend_from_slice(&block[..length]),
                Err(error) if is_late(&error) => break Ending::Open,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => break Ending::Reset,
            }
        };
        (bytes, ending)
    }
}

/// Returns `true` if the error means that nothing was received in time.
fn is_late(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// The outcome of a call with a fault.
pub(super) struct CallOutcome {
    pub(super) bytes: Vec<u8>,
    pub(super) ending: Ending,
    /// Time until the last byte was received.
    pub(super) took: Duration,
    /// The response without the fault.
    pub(super) unfaulted: Reply,
}

impl CallOutcome {
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// Returns the response after parsing it.
    #[track_caller]
    pub(super) fn response(&self) -> Reply {
        parse(&self.bytes)
    }

    #[track_caller]
    pub(super) fn ends(&self, ending: Ending) {
        assert_eq!(self.ending, ending, "{}", self.text());
    }

    /// Asserts that the response is valid and has the unfaulted body.
    #[track_caller]
    pub(super) fn is_valid(&self) {
        let response = self.response();
        assert_eq!(
            (response.status, &response.body),
            (201, &self.unfaulted.body)
        );
    }
}

/// A case for a kind of fault: its name, its parameters, and a check of its effect on the wire.
pub(super) type Case = (&'static str, &'static str, fn(&CallOutcome));

/// Returns the row of the table for a kind of fault.
#[track_caller]
pub(super) fn kind(name: &str) -> &'static FaultInfo {
    let found = FAULT_CATALOG.iter().find(|kind| kind.name == name);
    found.unwrap_or_else(|| panic!("there is no {name}"))
}

/// Tries each case of a stage at each point of a call that its fault accepts, and asserts the
/// effects. There must be a case for each kind of fault of the stage.
pub(super) fn try_all(stage: Stage, cases: &[Case]) {
    for kind in FAULT_CATALOG.iter().filter(|kind| kind.stage == stage) {
        let tried = cases.iter().any(|(name, ..)| *name == kind.name);
        assert!(tried, "{} is not tried", kind.name);
    }
    let studio = Studio::new();
    let unfaulted = unfaulted_response(&studio);
    for (name, parameters, expected) in cases {
        assert_eq!(kind(name).stage, stage, "{name}");
        let afters: Vec<_> = kind(name).after.iter().map(Some).collect();
        let afters = if afters.is_empty() {
            vec![None]
        } else {
            afters
        };
        for after in afters {
            let mut rule: Value = serde_json::from_str(parameters).unwrap();
            rule["fault"] = json!(name);
            let mut effects = 0;
            if let Some(after) = after {
                rule["after"] = json!(after.name());
                effects = u64::from(after.name() == "effect");
            }
            // The rule is printed first, so that a failure below shows to which rule it belongs.
            eprintln!("{rule}");
            studio.hub.reset().unwrap();
            let scenario = json!({ "faults": [rule] }).to_string();
            studio.hub.set_faults(Faults::from_json(&scenario).unwrap());
            let seen = see(&studio, unfaulted.clone());
            assert_eq!(studio.hub.faults_triggered(), 1, "{name}");
            expected(&seen);
            if *name == "delay" {
                // The response is late, and the call is executed in any case.
                effects = 1;
            }
            let requests = u64::from(stage != Stage::Accept);
            assert_eq!(
                studio.hub.request_stats("one"),
                RequestStats { requests, effects },
                "{name}"
            );
            assert_eq!(studio.hub.journal().len() as u64, effects, "{name}");
            studio.hub.clear_faults();
            assert_eq!(studio.get("/engines/1")["name"], "Main RE");
        }
    }
}

/// Returns the response to the creation of a rundown in a new studio without faults.
fn unfaulted_response(studio: &Studio) -> Reply {
    let mut line = Line::to(studio);
    line.make("sound");
    let (bytes, ending) = line.read(usize::MAX);
    assert_eq!(ending, Ending::Open);
    let response = parse(&bytes);
    assert_eq!(
        (response.status, &response.json()["name"]),
        (201, &json!("Six"))
    );
    response
}

fn see(studio: &Studio, unfaulted: Reply) -> CallOutcome {
    let start = Instant::now();
    let mut line = Line::to(studio);
    line.make("one");
    let (bytes, ending) = line.read(MAX_BYTES);
    let took = start.elapsed();
    CallOutcome {
        bytes,
        ending,
        took,
        unfaulted,
    }
}

/// Maximum number of bytes of a response that are read. The rest of a longer one is ignored.
const MAX_BYTES: usize = 8 << 20;
