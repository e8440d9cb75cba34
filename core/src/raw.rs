//! A response as received, for calls outside the table.

use crate::body_text;
use crate::transport::{Headers, HttpResponse};

/// The codings of contents that are registered.
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

/// A response of a hub as received: status, headers and bytes.
#[derive(Debug, Clone)]
pub struct RawResponse {
    status: u16,
    headers: Headers,
    bytes: Vec<u8>,
    /// The body as it is read, where that is not as it came.
    repaired: Option<Vec<u8>>,
    close_delimited: bool,
}

impl From<HttpResponse> for RawResponse {
    fn from(reply: HttpResponse) -> Self {
        let HttpResponse {
            status,
            headers,
            body,
            close_delimited,
            ..
        } = reply;
        Self {
            status,
            headers,
            bytes: body,
            repaired: None,
            close_delimited,
        }
    }
}

impl RawResponse {
    /// A success that says nothing.
    pub(crate) fn empty() -> Self {
        Self {
            status: 204,
            headers: Headers::default(),
            bytes: Vec::new(),
            repaired: None,
            close_delimited: false,
        }
    }

    /// The HTTP status.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// The first header of this name; capitals do not count.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)
    }

    /// What the hub says the body is.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.header("content-type")
    }

    /// Content coding of the body, which a proxy may apply though the client never asks for it; none where
    /// it is identity. A word that is no coding, as `utf-8`, counts as one where the body is no text.
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

    /// The body as far as it can be shown to a person.
    pub(crate) fn error_excerpt(&self) -> &[u8] {
        match self.content_encoding() {
            Some(_) => &[],
            None => &self.bytes,
        }
    }

    /// The body.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Prepares the body to be read, where it has a byte order mark or a lone surrogate.
    pub(crate) fn repair(&mut self) {
        self.repaired = body_text::repaired(&self.bytes);
    }

    /// The body as it is read.
    pub(crate) fn readable(&self) -> &[u8] {
        self.repaired.as_deref().unwrap_or(&self.bytes)
    }

    /// The same as text.
    pub(crate) fn readable_text(&self) -> Option<&str> {
        std::str::from_utf8(self.readable()).ok()
    }

    /// The body as it is read, for its own sake.
    pub(crate) fn into_readable(self) -> Vec<u8> {
        self.repaired.unwrap_or(self.bytes)
    }

    /// The body as text; `None` where it is not UTF-8.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }

    /// Whether only the end of the connection said where the body ends: an object or a list proves
    /// by itself that it is whole, a bare number does not.
    pub(crate) fn is_close_delimited(&self) -> bool {
        self.close_delimited
    }
}

#[cfg(test)]
impl RawResponse {
    /// A response without a body.
    pub(crate) fn of(status: u16, headers: Headers) -> Self {
        Self {
            status,
            headers,
            ..Self::empty()
        }
    }

    /// A 200 of this content type with this body, as a call reads it.
    pub(crate) fn ok(content_type: &'static str, body: &[u8]) -> Self {
        let mut response = Self {
            status: 200,
            headers: [("content-type", content_type)].into(),
            bytes: body.to_vec(),
            repaired: None,
            close_delimited: false,
        };
        response.repair();
        response
    }

    /// The same, packed in this way.
    pub(crate) fn compressed(mut self, encoding: &'static str) -> Self {
        self.headers = [("content-encoding", encoding)].into();
        self
    }

    /// The same, with nothing but the end of the connection to say where the body ends.
    pub(crate) fn close_delimited(mut self) -> Self {
        self.close_delimited = true;
        self
    }
}
