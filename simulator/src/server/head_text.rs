//! The beginning of a request's head as it was received, for log entries of heads that cannot be
//! parsed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use hyper::body::Bytes;

/// Maximum number of bytes of a first line that are read. This is enough for the log.
const LINE: usize = 4096;

/// Maximum number of header fields that are searched. The server accepts fewer.
const FIELDS: usize = 128;

/// The bytes that were received on a connection since its last response, or since its start.
#[derive(Debug)]
pub(super) struct HeadText {
    text: Mutex<HeadProgress>,
    /// Maximum number of bytes of a head that are kept.
    most: usize,
}

#[derive(Debug)]
struct HeadProgress {
    /// Time since which the connection waits for the head.
    since: Instant,
    /// Number of requests that are in progress or whose bodies are being dropped. Bytes that are
    /// received in the meantime are not part of a head.
    paused: usize,
    /// Time at which the first byte was received; `None` before that.
    begun: Option<Instant>,
    first: Vec<u8>,
    length: usize,
}

/// The first line of a head that cannot be parsed.
#[derive(Debug)]
pub(super) struct FirstLine {
    pub(super) method: String,
    pub(super) target: String,
    /// Time at which the first byte of the line was received.
    pub(super) begun: Instant,
}

impl HeadProgress {
    /// Creates the state of a head of which nothing was received yet.
    fn new(paused: usize) -> HeadProgress {
        HeadProgress {
            since: Instant::now(),
            paused,
            begun: None,
            first: Vec::new(),
            length: 0,
        }
    }
}

impl HeadText {
    /// Creates a text for heads of at most `most` bytes.
    pub(super) fn new(most: usize) -> HeadText {
        HeadText {
            text: Mutex::new(HeadProgress::new(0)),
            most,
        }
    }

    /// Adds bytes that were received.
    pub(super) fn read(&self, bytes: &[u8]) {
        let mut text = self.text();
        if text.paused > 0 || bytes.is_empty() {
            return;
        }
        text.begun.get_or_insert_with(Instant::now);
        text.length += bytes.len();
        let room = self.most.saturating_sub(text.first.len()).min(bytes.len());
        text.first.extend_from_slice(&bytes[..room]);
    }

    /// Ignores received bytes until the returned guard is dropped. Called after a head was read.
    pub(super) fn pause(self: &Arc<Self>) -> HeadPause {
        let mut text = self.text();
        *text = HeadProgress::new(text.paused + 1);
        drop(text);
        HeadPause(Arc::clone(self))
    }

    /// Returns `true` if received bytes are part of a head.
    pub(super) fn is_awaited(&self) -> bool {
        self.text().paused == 0
    }

    /// Returns the time since which the connection waits for a head; `None` if a part of it was
    /// received or no head is expected.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let text = self.text();
        let is_idle = text.paused == 0 && text.begun.is_none();
        is_idle.then_some(text.since)
    }

    /// Returns `true` if the received head declares a length. The server removes the length if
    /// there is also a transfer coding. The head is unknown if it was received together with the
    /// previous request; the server then uses the coding, and closes the connection after its
    /// response, as RFC 9112, 6.1, permits.
    pub(super) fn declares_length(&self) -> bool {
        let text = self.text();
        let mut fields = [httparse::EMPTY_HEADER; FIELDS];
        let mut request = httparse::Request::new(&mut fields);
        let is_whole = request
            .parse(&text.first)
            .is_ok_and(|status| status.is_complete());
        let mut fields = request.headers.iter();
        is_whole && fields.any(|field| field.name.eq_ignore_ascii_case("content-length"))
    }

    /// Returns the first line of the head that the server could not parse; `None` if the received
    /// bytes do not look like a request line. `unread` contains the bytes that the server has read
    /// and not used.
    pub(super) fn first_line(&self, unread: &Bytes, was_answered: bool) -> Option<FirstLine> {
        let text = self.text();
        // If the server has used no bytes of the head, `unread` contains all of it, even if it was
        // received before the previous response. Otherwise, `unread` lacks the beginning.
        let bytes = match unread.len() >= text.length {
            true => unread,
            false => &text.first[..],
        };
        let begin = bytes
            .iter()
            .position(|byte| !matches!(byte, b'\r' | b'\n'))?;
        let bytes = &bytes[begin..bytes.len().min(begin + LINE)];
        let line = match bytes.iter().position(|byte| *byte == b'\n') {
            Some(end) => &bytes[..end],
            None if was_answered => bytes,
            // An incomplete line is not shown, because its missing part is unknown.
            None => return None,
        };
        let line = String::from_utf8_lossy(line);
        let (method, rest) = line.trim_end_matches('\r').split_once(' ')?;
        let target = rest.rfind(" HTTP/").map_or(rest, |end| &rest[..end]).trim();
        let is_line = !target.is_empty() && !method.is_empty() && method.bytes().all(is_of_token);
        is_line.then(|| FirstLine {
            method: method.to_owned(),
            target: target.to_owned(),
            begun: text.begun.unwrap_or_else(Instant::now),
        })
    }

    fn text(&self) -> MutexGuard<'_, HeadProgress> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A guard. No head is expected as long as it exists.
#[derive(Debug)]
pub(super) struct HeadPause(Arc<HeadText>);

impl Drop for HeadPause {
    fn drop(&mut self) {
        let mut text = self.0.text();
        *text = HeadProgress::new(text.paused.saturating_sub(1));
    }
}

/// Returns `true` if a method may contain this byte.
fn is_of_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}
