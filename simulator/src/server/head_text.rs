//! The beginning of a request's head as received, for the log of heads that cannot be parsed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use hyper::body::Bytes;

/// How much of a first line is read: enough for what the log keeps of it.
const LINE: usize = 4096;

/// How many fields of a head are searched: more than the server accepts.
const FIELDS: usize = 128;

/// What was received on a connection since its last response, or since its start.
#[derive(Debug)]
pub(super) struct HeadText {
    text: Mutex<HeadProgress>,
    /// How many bytes of a head are kept.
    most: usize,
}

#[derive(Debug)]
struct HeadProgress {
    /// Since when the head is awaited.
    since: Instant,
    /// How many requests are in progress, or their bodies dropped: what is received is no head.
    paused: usize,
    /// When the first byte was received.
    begun: Option<Instant>,
    first: Vec<u8>,
    length: usize,
}

/// The first line of a head that cannot be parsed.
#[derive(Debug)]
pub(super) struct FirstLine {
    pub(super) method: String,
    pub(super) target: String,
    /// When its first byte was received.
    pub(super) begun: Instant,
}

impl HeadProgress {
    /// Nothing has been received yet.
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
    /// Heads have at most so many bytes.
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

    /// A head was read: received bytes are ignored until the returned guard is dropped.
    pub(super) fn pause(self: &Arc<Self>) -> HeadPause {
        let mut text = self.text();
        *text = HeadProgress::new(text.paused + 1);
        drop(text);
        HeadPause(Arc::clone(self))
    }

    /// Whether received bytes are part of a head.
    pub(super) fn is_awaited(&self) -> bool {
        self.text().paused == 0
    }

    /// Since when a head is awaited; none where part of it was received, or none is awaited.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let text = self.text();
        let is_idle = text.paused == 0 && text.begun.is_none();
        is_idle.then_some(text.since)
    }

    /// Whether the received head declares a length. The server removes it where there is a transfer
    /// coding too. Of a head that was received together with the request before it, nothing is
    /// known; the server then goes by the coding and closes the connection after its response, as
    /// RFC 9112, 6.1, lets it.
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

    /// The first line of the head at which the server gave up. `unread` is what the server has read
    /// and not used. None where nothing that was received looks like a request's line.
    pub(super) fn first_line(&self, unread: &Bytes, was_answered: bool) -> Option<FirstLine> {
        let text = self.text();
        // A server that used nothing has all of the head, also of one that was sent early. One that
        // used some of it has not its beginning any more.
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
            // Half a line may mean anything.
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

/// While it lives, no head is awaited.
#[derive(Debug)]
pub(super) struct HeadPause(Arc<HeadText>);

impl Drop for HeadPause {
    fn drop(&mut self) {
        let mut text = self.0.text();
        *text = HeadProgress::new(text.paused.saturating_sub(1));
    }
}

/// Whether a method may have this byte.
fn is_of_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}
