//! The script of a fault: the steps in which a response is sent, and the parts of a response that a
//! fault can change. A script needs little memory, however much it sends.

use std::time::Duration;

use hyper::StatusCode;
use hyper::body::Bytes;

use crate::response::HubResponse;

/// Number of bytes that are sent at a time in a repetition.
const BLOCK: usize = 16 << 10;

/// A step of a script.
#[derive(Debug)]
pub(crate) enum Step {
    /// Sends bytes.
    Send(Bytes),
    /// Sends bytes repeatedly, as fast as the client reads them: this many times, or without end
    /// for `None`.
    Repeat(Bytes, Option<u64>),
    /// Sends bytes in pieces of this size, with a pause after each piece.
    Drip(Bytes, usize, Duration),
    /// Sends nothing for this time.
    Wait(Duration),
    /// Sends nothing and drops all received bytes, for this time or until the client closes the
    /// connection.
    Stall(Option<Duration>),
}

/// The state of the connection after all steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The connection can serve further requests.
    Keep,
    /// The connection is closed.
    Close,
    /// The hub ends its side of the connection. Bytes that the client still sends are dropped for
    /// this time.
    Drain(Duration),
    /// The connection is reset.
    Reset,
    /// The connection is closed, and the whole hub is unavailable for this time.
    Outage(Duration),
}

/// A script: its steps, and the state of the connection after them.
#[derive(Debug)]
pub(crate) struct WireScript {
    pub(crate) steps: Vec<Step>,
    pub(crate) end: End,
}

impl WireScript {
    /// Creates a script without steps.
    pub(super) fn ending(end: End) -> WireScript {
        WireScript {
            steps: Vec::new(),
            end,
        }
    }

    /// Creates a script that sends bytes and then closes the connection.
    pub(super) fn sending(bytes: impl Into<Bytes>) -> WireScript {
        WireScript::ending(End::Close).send(bytes)
    }

    /// Creates a script that sends a response. After it, the whole hub is unavailable for the time
    /// `down`.
    pub(crate) fn outage(response: HubResponse, down: Duration) -> WireScript {
        let response = RawResponse::of(response, false);
        WireScript::sending(response.whole()).end(End::Outage(down))
    }

    pub(super) fn send(self, bytes: impl Into<Bytes>) -> WireScript {
        self.then(Step::Send(bytes.into()))
    }

    /// Sends bytes `times` times, or without end if `times` is `None`.
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

    /// Returns the final status that the script sends; `None` if it sends none. Interim statuses
    /// are skipped.
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

    /// Replaces the end of the script.
    pub(super) fn end(self, end: End) -> WireScript {
        WireScript { end, ..self }
    }

    /// Keeps the connection open if `keeps` is true; otherwise closes it.
    pub(super) fn keep_if(self, keeps: bool) -> WireScript {
        self.end(if keeps { End::Keep } else { End::Close })
    }
}

/// Returns the status of a response that begins with these bytes; `None` if they have none.
fn status_of(bytes: &[u8]) -> Option<u16> {
    let line = bytes.strip_prefix(b"HTTP/1.")?;
    let (before, rest) = line.split_at_checked(2)?;
    let (digits, after) = rest.split_at_checked(3)?;
    let is_number = digits.iter().all(u8::is_ascii_digit);
    let is_whole = before[1] == b' ' && !after.first().is_some_and(u8::is_ascii_digit);
    let digits = std::str::from_utf8(digits).ok();
    digits.filter(|_| is_number && is_whole)?.parse().ok()
}

/// A response before it is converted into bytes.
#[derive(Debug, Clone)]
pub(crate) struct RawResponse {
    pub(super) status: u16,
    /// All headers except those for the framing, which each kind of fault adds itself.
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Bytes,
    /// True if the client may send another request on the connection.
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

    /// Adds a header.
    pub(super) fn with(mut self, name: &str, value: impl Into<String>) -> RawResponse {
        self.headers.push((name.to_owned(), value.into()));
        self
    }

    /// Adds a content-length, unless the body is empty and the status does not allow one.
    pub(super) fn with_length(self) -> RawResponse {
        if self.body.is_empty() && matches!(self.status, 204 | 304) {
            return self;
        }
        let length = self.body.len().to_string();
        self.with("content-length", length)
    }

    /// Adds the chunked transfer coding. A status that does not allow a body is replaced by 200.
    pub(super) fn with_chunks(mut self) -> RawResponse {
        if matches!(self.status, 204 | 304) {
            self.status = 200;
        }
        self.with("transfer-encoding", "chunked")
    }

    /// Returns the head as it is sent, including the empty line.
    pub(super) fn head(&self) -> String {
        self.head_of("HTTP/1.1")
    }

    /// Returns the head with another version of HTTP.
    pub(super) fn head_of(&self, version: &str) -> String {
        let status = StatusCode::from_u16(self.status).ok();
        let reason = status.and_then(|status| status.canonical_reason());
        let reason = reason.unwrap_or("Unknown");
        self.head_after(&format!("{version} {} {reason}", self.status))
    }

    /// Returns the head with another first line.
    pub(super) fn head_after(&self, first: &str) -> String {
        format!("{first}\r\n{}\r\n", self.lines())
    }

    /// Returns the headers as they are sent, each with a line end.
    pub(super) fn lines(&self) -> String {
        let lines = self.headers.iter();
        lines
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect()
    }

    /// Returns the complete response as it would be sent: the head with a length, and the body.
    pub(super) fn whole(self) -> Vec<u8> {
        let response = self.with_length();
        [response.head().as_bytes(), &response.body].concat()
    }
}

/// Returns bytes as one chunk.
pub(super) fn chunk(bytes: &[u8]) -> Vec<u8> {
    let size = format!("{:x}\r\n", bytes.len());
    [size.as_bytes(), bytes, b"\r\n"].concat()
}

/// Returns a complete body in at most two chunks, followed by the last chunk. An empty body
/// consists only of the last chunk.
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

/// The last chunk, which ends a chunked body.
pub(super) const LAST_CHUNK: &[u8] = b"0\r\n\r\n";
