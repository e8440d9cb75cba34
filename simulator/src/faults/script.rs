//! What a fault sends: a response in parts that it can change, and the steps in which it goes out.
//! Scripts are small however much they send.

use std::time::Duration;

use hyper::StatusCode;
use hyper::body::Bytes;

use crate::response::HubResponse;

/// How much of what repeats is sent at a time.
const BLOCK: usize = 16 << 10;

/// One step.
#[derive(Debug)]
pub(crate) enum Step {
    /// Sends bytes.
    Send(Bytes),
    /// Sends bytes again and again, at the reader's pace: so many times, or without end.
    Repeat(Bytes, Option<u64>),
    /// Sends bytes in pieces of so many, with a pause after each.
    Drip(Bytes, usize, Duration),
    /// Sends nothing for a time.
    Wait(Duration),
    /// Sends nothing and drops what is received, for a time or until the client closes.
    Stall(Option<Duration>),
}

/// How it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The connection serves further requests.
    Keep,
    /// It is closed.
    Close,
    /// Its sending half is closed; what the client still sends is dropped.
    Drain(Duration),
    /// It is reset.
    Reset,
    /// It is closed, and an outage of the whole hub begins.
    Outage(Duration),
}

/// The steps and the end.
#[derive(Debug)]
pub(crate) struct WireScript {
    pub(crate) steps: Vec<Step>,
    pub(crate) end: End,
}

impl WireScript {
    /// A script without a step.
    pub(super) fn ending(end: End) -> WireScript {
        WireScript {
            steps: Vec::new(),
            end,
        }
    }

    /// A script that sends bytes first and then closes the connection.
    pub(super) fn sending(bytes: impl Into<Bytes>) -> WireScript {
        WireScript::ending(End::Close).send(bytes)
    }

    /// A script that sends a response, after which an outage of the whole hub begins.
    pub(crate) fn outage(response: HubResponse, down: Duration) -> WireScript {
        let response = RawResponse::of(response, false);
        WireScript::sending(response.whole()).end(End::Outage(down))
    }

    pub(super) fn send(self, bytes: impl Into<Bytes>) -> WireScript {
        self.then(Step::Send(bytes.into()))
    }

    /// Sends a text `times` times, without end if none are params.
    pub(super) fn repeat(self, bytes: &[u8], times: Option<u64>) -> WireScript {
        let together = (BLOCK / bytes.len().max(1)).max(1);
        let block = Bytes::from(bytes.repeat(together));
        let Some(times) = times else {
            return self.then(Step::Repeat(block, None));
        };
        let per_block = together as u64;
        let rest = bytes.repeat(usize::try_from(times % per_block).unwrap_or(0));
        self.then(Step::Repeat(block, Some(times / per_block)))
            .send(rest)
    }

    pub(super) fn wait(self, time: Duration) -> WireScript {
        self.then(Step::Wait(time))
    }

    pub(super) fn then(mut self, step: Step) -> WireScript {
        self.steps.push(step);
        self
    }

    /// The status that it sends, after interim ones; none where what it sends has none.
    pub(crate) fn status(&self) -> Option<u16> {
        for step in &self.steps {
            let (bytes, ends) = match step {
                Step::Send(bytes) | Step::Drip(bytes, ..) => (bytes, true),
                Step::Repeat(bytes, times) => (bytes, times.is_some()),
                Step::Wait(_) | Step::Stall(_) => continue,
            };
            match status_of(bytes) {
                Some(100 | 102..=199) if ends => {}
                None if bytes.is_empty() => {}
                status => return status.filter(|status| *status >= 200 || *status == 101),
            }
        }
        None
    }

    /// The same steps with another end.
    pub(super) fn end(self, end: End) -> WireScript {
        WireScript { end, ..self }
    }

    /// The same steps; the connection stays open where the client keeps it alive.
    pub(super) fn keep_if(self, keeps: bool) -> WireScript {
        self.end(if keeps { End::Keep } else { End::Close })
    }
}

/// The status of a response that begins with these bytes.
fn status_of(bytes: &[u8]) -> Option<u16> {
    let line = bytes.strip_prefix(b"HTTP/1.")?;
    let (before, rest) = line.split_at_checked(2)?;
    let (digits, after) = rest.split_at_checked(3)?;
    let is_number = digits.iter().all(u8::is_ascii_digit);
    let is_whole = before[1] == b' ' && !after.first().is_some_and(u8::is_ascii_digit);
    let digits = std::str::from_utf8(digits).ok();
    digits.filter(|_| is_number && is_whole)?.parse().ok()
}

/// A response before it is bytes.
#[derive(Debug, Clone)]
pub(crate) struct RawResponse {
    pub(super) status: u16,
    /// All but those of the framing, which each kind writes itself.
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Bytes,
    /// Whether the client may send another request on the connection.
    pub(super) keeps: bool,
}

impl RawResponse {
    pub(crate) fn of(response: HubResponse, keeps: bool) -> RawResponse {
        let mut headers = Vec::new();
        let mut body = Bytes::new();
        if let Some((content_type, bytes)) = response.body {
            headers.push(("content-type".to_owned(), content_type));
            body = bytes.into();
        }
        let further = response.headers.into_iter();
        headers.extend(further.map(|(name, value)| (name.as_str().to_owned(), value)));
        if !keeps {
            headers.push(("connection".to_owned(), "close".to_owned()));
        }
        RawResponse {
            status: response.status,
            headers,
            body,
            keeps,
        }
    }

    /// The same response with a header more.
    pub(super) fn with(mut self, name: &str, value: impl Into<String>) -> RawResponse {
        self.headers.push((name.to_owned(), value.into()));
        self
    }

    /// The same response with a content-length. A status without a body gets none.
    pub(super) fn with_length(self) -> RawResponse {
        if self.body.is_empty() && matches!(self.status, 204 | 304) {
            return self;
        }
        let length = self.body.len().to_string();
        self.with("content-length", length)
    }

    /// The same response with chunked transfer coding. A status without a body, and so without
    /// chunks, is replaced by 200.
    pub(super) fn with_chunks(mut self) -> RawResponse {
        if matches!(self.status, 204 | 304) {
            self.status = 200;
        }
        self.with("transfer-encoding", "chunked")
    }

    /// The head as it is sent, with its empty line.
    pub(super) fn head(&self) -> String {
        self.head_of("HTTP/1.1")
    }

    /// The head of another version of HTTP.
    pub(super) fn head_of(&self, version: &str) -> String {
        let status = StatusCode::from_u16(self.status).ok();
        let reason = status.and_then(|status| status.canonical_reason());
        let reason = reason.unwrap_or("Unknown");
        self.head_after(&format!("{version} {} {reason}", self.status))
    }

    /// The head with another first line.
    pub(super) fn head_after(&self, first: &str) -> String {
        format!("{first}\r\n{}\r\n", self.lines())
    }

    /// The headers as they are sent, each with its line end.
    pub(super) fn lines(&self) -> String {
        let lines = self.headers.iter();
        lines
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect()
    }

    /// The complete response as it would be sent: head and body, with a length.
    pub(super) fn whole(self) -> Vec<u8> {
        let response = self.with_length();
        [response.head().as_bytes(), &response.body].concat()
    }
}

/// Bytes as one chunk.
pub(super) fn chunk(bytes: &[u8]) -> Vec<u8> {
    let size = format!("{:x}\r\n", bytes.len());
    [size.as_bytes(), bytes, b"\r\n"].concat()
}

/// A complete body in two chunks and the last one; an empty body has only the last one.
pub(super) fn chunked(body: &[u8]) -> Vec<u8> {
    let (first, second) = body.split_at(body.len() / 2);
    let parts = [first, second].into_iter();
    let mut bytes: Vec<u8> = parts
        .filter(|part| !part.is_empty())
        .flat_map(chunk)
        .collect();
    bytes.extend_from_slice(LAST_CHUNK);
    bytes
}

/// What ends a body of chunks.
pub(super) const LAST_CHUNK: &[u8] = b"0\r\n\r\n";
