//! Texts of requests for display: cut, and without secrets.

use super::Server;
use super::state_view::{SHOWN_BYTES, truncate};
use crate::secrets::{HIDDEN, without_secrets};

/// Number of bytes that are read beyond those shown, so that no secret is cut and shown in part.
const MARGIN: usize = 4 << 10;

impl Server {
    /// Returns a body for display.
    pub(super) fn shown_body(&self, bytes: &[u8]) -> String {
        let read = &bytes[..bytes.len().min(SHOWN_BYTES + MARGIN)];
        let text = String::from_utf8_lossy(read).into_owned();
        let mut text = without_secrets(&self.without_own_secrets(text));
        truncate(&mut text);
        text
    }

    /// Removes this hub's API key and control token from a text.
    pub(super) fn without_own_secrets(&self, mut text: String) -> String {
        for secret in [self.api_key.as_deref(), Some(self.token.as_str())] {
            if let Some(secret) = secret.filter(|secret| !secret.is_empty()) {
                text = text.replace(secret, HIDDEN);
            }
        }
        text
    }
}
