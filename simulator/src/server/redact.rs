//! Converts texts of requests into a form that can be shown: shortened, and without secrets.

use super::Server;
use super::state_view::{SHOWN_BYTES, truncate};
use crate::secrets::{HIDDEN, without_secrets};

/// Number of bytes that are read beyond those that are shown, so that no secret at the end is shown
/// in part.
const MARGIN: usize = 4 << 10;

impl Server {
    /// Returns a body in a form that can be shown.
    pub(super) fn shown_body(&self, bytes: &[u8]) -> String {
        let read = &bytes[..bytes.len().min(SHOWN_BYTES + MARGIN)];
        let text = String::from_utf8_lossy(read).into_owned();
        let mut text = without_secrets(&self.without_own_secrets(text));
        truncate(&mut text);
        text
    }

    /// Removes the API key and the control token of this hub from a text.
    pub(super) fn without_own_secrets(&self, mut text: String) -> String {
        for secret in [self.api_key.as_deref(), Some(self.token.as_str())] {
            if let Some(secret) = secret.filter(|secret| !secret.is_empty()) {
                text = text.replace(secret, HIDDEN);
            }
        }
        text
    }
}
