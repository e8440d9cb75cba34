//! What goes into the transport and what comes out of it.

use crate::error::{Effect, Error, ErrorKind, Phase};
use crate::options::CancelToken;
use crate::write_log::Write;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

/// One request, ready to be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HttpRequest<'a> {
    pub(crate) method: &'static str,
    /// The path as it is sent, with what stands before `/api/rest/v1` and with any query.
    pub(crate) target: &'a str,
    /// JSON; none sends no body and no `Content-Type`.
    pub(crate) body: Option<&'a [u8]>,
    /// Whether a connection that served before may be used, and this one kept. Only for what may
    /// be sent twice: a hub that closes an idle connection at the wrong moment leaves it unknown
    /// whether the request ran.
    pub(crate) pooled: bool,
    /// When the call must be over.
    pub(crate) deadline: Instant,
    /// The largest body that is accepted.
    pub(crate) body_limit: u64,
    pub(crate) cancel: Option<&'a CancelToken>,
    /// The write that the request is a part of, which is asked before the first byte.
    pub(crate) write: Option<&'a Rc<Write>>,
}

/// A complete answer.
#[derive(Debug)]
pub(crate) struct HttpResponse {
    pub(crate) status: u16,
    pub(crate) headers: Headers,
    /// Whole, within the limit. Of an answer that is no success, only the beginning may be there.
    pub(crate) body: Vec<u8>,
    /// Whether only the end of the connection said where the body ends. Then nothing but the body
    /// itself can prove that it is whole: an object, an array or a string in JSON does, a number
    /// or a bare word does not.
    pub(crate) close_delimited: bool,
    pub(crate) sent: u64,
    pub(crate) received: u64,
}

/// The headers of an answer: each the lengths of its name and its value, and then both.
#[derive(Clone, Default)]
pub(crate) struct Headers(Vec<u8>);

/// How many bytes a length takes.
const LENGTH: usize = size_of::<usize>();

/// How many bytes the headers of most answers take.
const MOSTLY: usize = 256;

impl Headers {
    /// These headers.
    pub(super) fn of<'h>(lines: impl Iterator<Item = (&'h str, &'h [u8])>) -> Headers {
        let mut all = Vec::with_capacity(MOSTLY);
        for (name, value) in lines {
            all.extend_from_slice(&name.len().to_ne_bytes());
            all.extend_from_slice(&value.len().to_ne_bytes());
            all.extend_from_slice(name.as_bytes());
            all.extend_from_slice(value);
        }
        Headers(all)
    }

    fn iter(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let mut rest = &self.0[..];
        std::iter::from_fn(move || {
            let (name, after) = rest.split_first_chunk::<LENGTH>()?;
            let (value, after) = after.split_first_chunk::<LENGTH>()?;
            let (name, after) = after.split_at_checked(usize::from_ne_bytes(*name))?;
            let (value, after) = after.split_at_checked(usize::from_ne_bytes(*value))?;
            rest = after;
            Some((name, value))
        })
    }

    /// The first value of a header, whatever the case of its name; none where it is not UTF-8.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let mut all = self.iter();
        let found = all.find(|(other, _)| other.eq_ignore_ascii_case(name.as_bytes()));
        found.and_then(|(_, value)| std::str::from_utf8(value).ok())
    }
}

impl fmt::Debug for Headers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |(name, value)| {
            (
                String::from_utf8_lossy(name),
                String::from_utf8_lossy(value),
            )
        };
        f.debug_map().entries(self.iter().map(text)).finish()
    }
}

/// Why there is no complete answer.
#[derive(Debug)]
pub(crate) struct TransportError {
    pub(crate) kind: ErrorKind,
    /// `None` only where it is proven that nothing of the request was handed to a connection.
    pub(crate) effect: Effect,
    pub(crate) phase: Option<Phase>,
    pub(crate) detail: String,
    pub(crate) source: Option<Arc<dyn std::error::Error + Send + Sync>>,
    /// The status, where the head of an answer came.
    pub(crate) status: Option<u16>,
    /// What came of the body of that answer.
    pub(crate) body: Vec<u8>,
    pub(crate) sent: u64,
    pub(crate) received: u64,
    /// Whether a connection that had served before ended before any byte of an answer came: the hub
    /// has most likely closed it while the request was on its way.
    pub(crate) stale: bool,
    /// Whether the next attempt may not meet it, though most of its kind stay: a handshake that broke
    /// off, a name service that cannot say at present.
    pub(crate) transient: bool,
}

impl TransportError {
    /// The same as an error, which then needs its operation and request.
    pub(crate) fn into_error(self) -> Error {
        let mut error = Error::new(self.kind, self.effect, self.detail);
        if let Some(phase) = self.phase {
            error = error.with_phase(phase);
        }
        if let Some(status) = self.status {
            error = error.with_status(status);
        }
        error = error.with_body(&self.body);
        if let Some(source) = self.source {
            error = error.with_source(source);
        }
        error
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&'static str, &'static str); N]> for Headers {
    fn from(lines: [(&'static str, &'static str); N]) -> Self {
        Self::of(lines.iter().map(|(name, value)| (*name, value.as_bytes())))
    }
}
