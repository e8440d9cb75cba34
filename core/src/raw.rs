//! Raw responses: status, headers and body as received.

use crate::body_text;
use std::fmt;

/// Names of the registered content codings.
const CODINGS: [&str; 12] = [
    "aes128gcm",
    "br",
    "compress",
    "dcb",
    "dcz",
    "deflate",
    "exi",
    "gzip",
    "pack200-gzip",
    "x-compress",
    "x-gzip",
    "zstd",
];

/// A response of a hub as received: status, headers and body.
#[derive(Debug, Clone)]
pub struct RawResponse {
    status: u16,
    headers: Headers,
    bytes: Vec<u8>,
    /// The body to decode, if it differs from the bytes received.
    repaired: Option<Vec<u8>>,
    close_delimited: bool,
}

impl RawResponse {
    /// Creates a response with its complete body. `close_delimited` is true if only the end of the
    /// connection marked the end of the body.
    pub(crate) fn received(
        status: u16,
        headers: Headers,
        bytes: Vec<u8>,
        close_delimited: bool,
    ) -> Self {
        Self {
            status,
            headers,
            bytes,
            repaired: None,
            close_delimited,
        }
    }

    /// Creates a successful response without content.
    pub(crate) fn empty() -> Self {
        Self::received(204, Headers::default(), Vec::new(), false)
    }

    /// Returns the HTTP status.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Returns the value of the first header with this name. The case of the name is ignored.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)
    }

    /// Returns the content type that the hub declares.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.header("content-type")
    }

    /// Returns the content coding of the body; `None` if it is not encoded. A proxy may encode a
    /// body although the client never asks for that. An unregistered name, such as `utf-8`, counts
    /// as a coding only if the body is not text.
    pub(crate) fn content_encoding(&self) -> Option<&str> {
        let said = self.header("content-encoding").map(str::trim)?;
        let mut names = said.split(',').map(str::trim);
        let known = |name: &str| CODINGS.iter().any(|it| it.eq_ignore_ascii_case(name));
        let other = |name: &str| !name.is_empty() && !name.eq_ignore_ascii_case("identity");
        let is_encoded = match names.clone().any(known) {
            true => true,
            false => names.any(other) && self.text().is_none(),
        };
        is_encoded.then_some(said)
    }

    /// Returns the body if an error message can show it; empty if it is encoded.
    pub(crate) fn error_excerpt(&self) -> &[u8] {
        match self.content_encoding() {
            Some(_) => &[],
            None => &self.bytes,
        }
    }

    /// Returns the body.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Stores a repaired copy of the body if it has a byte order mark or a lone surrogate.
    pub(crate) fn repair(&mut self) {
        self.repaired = body_text::repaired(&self.bytes);
    }

    /// Returns the body to decode.
    pub(crate) fn readable(&self) -> &[u8] {
        self.repaired.as_deref().unwrap_or(&self.bytes)
    }

    /// Returns the body to decode, as text; `None` if it is not UTF-8.
    pub(crate) fn readable_text(&self) -> Option<&str> {
        std::str::from_utf8(self.readable()).ok()
    }

    /// Converts the response into the body to decode.
    pub(crate) fn into_readable(self) -> Vec<u8> {
        self.repaired.unwrap_or(self.bytes)
    }

    /// Returns the body as text; `None` if it is not UTF-8.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }

    /// Returns `true` if only the end of the connection marked the end of the body. An object or a
    /// list still shows by itself that it is complete; a bare number does not.
    pub(crate) fn is_close_delimited(&self) -> bool {
        self.close_delimited
    }
}

/// The headers of a response. Each is stored as the lengths of its name and its value, followed by
/// both texts.
#[derive(Clone, Default)]
pub(crate) struct Headers(Vec<u8>);

/// Size of a stored length, in bytes.
const LENGTH: usize = size_of::<usize>();

/// Size in bytes that the headers of most responses need.
const USUAL_LENGTH: usize = 256;

impl Headers {
    /// Stores these headers.
    pub(crate) fn of<'h>(lines: impl Iterator<Item = (&'h str, &'h [u8])>) -> Headers {
        let mut all = Vec::with_capacity(USUAL_LENGTH);
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

    /// Returns the value of the first header with this name, ignoring case; `None` if there is none
    /// or its value is not UTF-8.
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

#[cfg(test)]
impl RawResponse {
    /// Creates a response without a body.
    pub(crate) fn of(status: u16, headers: Headers) -> Self {
        Self {
            status,
            headers,
            ..Self::empty()
        }
    }

    /// Creates a response with status 200, this content type and this body, ready to decode.
    pub(crate) fn ok(content_type: &'static str, body: &[u8]) -> Self {
        let headers = [("content-type", content_type)].into();
        let mut response = Self::received(200, headers, body.to_vec(), false);
        response.repair();
        response
    }

    /// Returns the same response with only this Content-Encoding header.
    pub(crate) fn compressed(mut self, encoding: &'static str) -> Self {
        self.headers = [("content-encoding", encoding)].into();
        self
    }

    /// Returns the same response, marked as one whose body ended with the connection.
    pub(crate) fn close_delimited(mut self) -> Self {
        self.close_delimited = true;
        self
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&'static str, &'static str); N]> for Headers {
    fn from(lines: [(&'static str, &'static str); N]) -> Self {
        Self::of(lines.iter().map(|(name, value)| (*name, value.as_bytes())))
    }
}
