//! A fault as a client sees it, byte by byte, next to the unfaulted response.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{FAULT_CATALOG, FaultInfo, Faults, RequestStats, Stage};

use crate::studio::Studio;
use crate::wire::{Reply, parse};

/// The state of a connection when nothing more is received.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    Closed,
    Reset,
    /// The connection is open, and nothing was received for a while.
    Open,
}

/// Silence after which a connection counts as open.
const SILENCE: Duration = Duration::from_millis(250);

/// A client's connection.
pub(super) struct Line {
    stream: TcpStream,
    /// True if the hub had reset it when something was sent; reading does not report the reset
    /// again.
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
        // A hub that has already closed may refuse it.
        self.was_reset |= self.stream.write_all(request.as_bytes()).is_err();
    }

    /// Reads and drops bytes until the hub has closed the connection. Returns `true` if it did so
    /// within a time.
    pub(super) fn is_over_within(&mut self, time: Duration) -> bool {
        self.stream.set_read_timeout(Some(time)).unwrap();
        let end = std::io::copy(&mut self.stream, &mut std::io::sink());
        !end.is_err_and(|why| is_late(&why))
    }

    /// Sends the request that makes a rundown.
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

    /// Reads until nothing more is received, or until `most` bytes have been.
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

/// Returns `true` if nothing was received within the time.
fn is_late(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// The outcome of one call.
pub(super) struct CallOutcome {
    pub(super) bytes: Vec<u8>,
    pub(super) ending: Ending,
    /// Time until the last byte.
    pub(super) took: Duration,
    /// The response without the fault.
    pub(super) unfaulted: Reply,
}

impl CallOutcome {
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// Returns the response taken apart.
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

/// One kind of fault: its name, its parameters, and the check of its effect on the wire.
pub(super) type Case = (&'static str, &'static str, fn(&CallOutcome));

/// Returns the table's row of a kind.
#[track_caller]
pub(super) fn kind(name: &str) -> &'static FaultInfo {
    let found = FAULT_CATALOG.iter().find(|kind| kind.name == name);
    found.unwrap_or_else(|| panic!("there is no {name}"))
}

/// Tries each case of a stage with each `after` that it takes, and asserts its effects. Each kind
/// of the stage must have a case.
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
            // The name comes first: the next failure is about it.
            eprintln!("{rule}");
            studio.hub.reset().unwrap();
            let scenario = json!({ "faults": [rule] }).to_string();
            studio.hub.set_faults(Faults::from_json(&scenario).unwrap());
            let seen = see(&studio, unfaulted.clone());
            assert_eq!(studio.hub.faults_triggered(), 1, "{name}");
            expected(&seen);
            if *name == "delay" {
                // Late, and done in any case.
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

/// Returns the response to the creation of a rundown in a fresh studio, without any fault.
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

/// Maximum number of bytes of a response that are read; an endless one is cut there.
const MAX_BYTES: usize = 8 << 20;
