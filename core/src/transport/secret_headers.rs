//! Headers that contain secrets. The connection below ureq inserts their lines into the head, since
//! ureq logs the headers that it is given.

use crate::config::Config;
use crate::error::{self, Effect, ErrorKind};
use std::fmt;
use std::sync::Arc;
use ureq::http::{HeaderMap, HeaderName, HeaderValue};

/// Header lines in the form in which they are sent.
#[derive(Clone)]
pub(super) struct SecretHeaders(Arc<[u8]>);

/// Number of the line of a head after which the secret lines are inserted. In a request without a
/// body, it is the line of `Accept`.
const AFTER_ACCEPT: usize = 4;

impl SecretHeaders {
    /// Creates the lines of the API key and of the caller's headers. Any of these headers may be
    /// secret, whatever its name.
    pub(super) fn of(config: &Config) -> error::Result<SecretHeaders> {
        let key = config.settings.api_key.as_ref();
        let key = key.map(|key| ("x-api-key", key.0.as_str()));
        let own = config.settings.headers.0.iter();
        let own = own.map(|(name, value)| (name.as_str(), value.as_str()));
        let mut headers = HeaderMap::new();
        for (name, value) in key.into_iter().chain(own) {
            insert(&mut headers, name, value)?;
        }
        Ok(SecretHeaders(lines(&headers).into()))
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Returns an [`Insertion`] of these lines into the head of a request.
    pub(super) fn in_head(&self, has_body: bool) -> Insertion {
        Insertion {
            lines: Some(self.clone()).filter(|it| !it.0.is_empty()),
            // A request with a body has one more line before `Accept`: `Content-Length`.
            after: AFTER_ACCEPT + usize::from(has_body),
        }
    }
}

/// Writes only the size of the lines.
impl fmt::Debug for SecretHeaders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SecretHeaders").field(&self.0.len()).finish()
    }
}

/// An insertion of lines into a head that is written in pieces.
#[derive(Debug, Default)]
pub(super) struct Insertion {
    /// The lines to insert; `None` after they were inserted.
    lines: Option<SecretHeaders>,
    /// Number of lines of the head that still have to be written before the inserted ones.
    after: usize,
}

impl Insertion {
    /// Returns the lines and their position in the next piece of the head; `None` if this piece
    /// does not contain the position.
    pub(super) fn next(&mut self, piece: &[u8]) -> Option<(usize, SecretHeaders)> {
        self.lines.as_ref()?;
        let ends = piece.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        for (at, _) in ends {
            self.after -= 1;
            if self.after == 0 {
                return Some((at + 1, self.lines.take()?));
            }
        }
        None
    }
}

/// Adds a header whose value must not be shown.
pub(super) fn insert(headers: &mut HeaderMap, name: &str, value: &str) -> error::Result<()> {
    // The settings were checked before, by stricter rules than the rules here.
    let refused = |_| {
        let detail = format!("the header {name} cannot be sent");
        error::Error::new(ErrorKind::Internal, Effect::None, detail)
    };
    let header = HeaderName::from_bytes(name.as_bytes()).map_err(|_| refused(()))?;
    let mut value = HeaderValue::from_str(value).map_err(|_| refused(()))?;
    value.set_sensitive(true);
    headers.insert(header, value);
    Ok(())
}

/// Returns headers in the form in which they are sent.
pub(super) fn lines(headers: &HeaderMap) -> Vec<u8> {
    let line = |(name, value): (&HeaderName, &HeaderValue)| {
        [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat()
    };
    headers.iter().flat_map(line).collect()
}
