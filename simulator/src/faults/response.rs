//! A reply as the hub would send it, in parts that a fault can take and change.

use hyper::StatusCode;
use hyper::body::Bytes;

use crate::response::HubResponse;

/// A reply before it is bytes.
#[derive(Debug, Clone)]
pub(crate) struct Reply {
    pub(super) status: u16,
    /// All but those of the framing, which each kind writes as it wants.
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Bytes,
    /// Whether the client may send another request on the connection.
    pub(super) keeps: bool,
}

impl Reply {
    pub(crate) fn of(answer: HubResponse, keeps: bool) -> Reply {
        let mut headers = Vec::new();
        let mut body = Bytes::new();
        if let Some((content_type, bytes)) = answer.body {
            headers.push(("content-type".to_owned(), content_type));
            body = bytes.into();
        }
        let further = answer.headers.into_iter();
        headers.extend(further.map(|(name, value)| (name.as_str().to_owned(), value)));
        if !keeps {
            headers.push(("connection".to_owned(), "close".to_owned()));
        }
        Reply {
            status: answer.status,
            headers,
            body,
            keeps,
        }
    }

    /// The same reply with a header more.
    pub(super) fn with(mut self, name: &str, value: impl Into<String>) -> Reply {
        self.headers.push((name.to_owned(), value.into()));
        self
    }

    /// The same reply, which says how long its body is. A status that has no body says nothing.
    pub(super) fn with_length(self) -> Reply {
        if self.body.is_empty() && matches!(self.status, 204 | 304) {
            return self;
        }
        let length = self.body.len().to_string();
        self.with("content-length", length)
    }

    /// The same reply, which says that its body comes in chunks. A status that has no body, and
    /// so no chunks, makes room for one that has.
    pub(super) fn with_chunks(mut self) -> Reply {
        if matches!(self.status, 204 | 304) {
            self.status = 200;
        }
        self.with("transfer-encoding", "chunked")
    }

    /// The head as it goes out, with its empty line.
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

    /// The headers as they go out, each with its line's end.
    pub(super) fn lines(&self) -> String {
        let lines = self.headers.iter();
        lines
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect()
    }

    /// The whole reply as it would go out: head and body, with a length.
    pub(super) fn whole(self) -> Vec<u8> {
        let reply = self.with_length();
        [reply.head().as_bytes(), &reply.body].concat()
    }
}

/// Bytes as one chunk.
pub(super) fn chunk(bytes: &[u8]) -> Vec<u8> {
    let size = format!("{:x}\r\n", bytes.len());
    [size.as_bytes(), bytes, b"\r\n"].concat()
}

/// A whole body in two chunks and the last one; an empty body has the last one alone.
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
