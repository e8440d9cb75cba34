//! Requests whose head cannot be read: the server answers them by itself, and the log has them.

use hyper::body::Bytes;

use super::connection::ConnectionHandle;
use super::control::is_control;
use super::head_text::FirstLine;
use super::{Server, target};
use crate::request_log::RequestHead;

/// What a client of HTTP/2 says first. The server leaves without an answer.
const HTTP_2: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

impl Server {
    /// Logs the request at whose head the server gave up with this error. Where not even a first
    /// line came, there was no request.
    pub(super) fn log_unreadable(
        &self,
        line: &ConnectionHandle,
        error: &hyper::Error,
        unread: &Bytes,
    ) {
        let status = status(error, unread, self.limits.head);
        let Some(first) = line.head.first_line(unread, status.is_some()) else {
            return;
        };
        let FirstLine {
            method,
            target,
            begun,
        } = first;
        let path = target::path(&target);
        if is_control(&path) {
            return;
        }
        let head = RequestHead {
            connection: line.number,
            method: target::method(&method),
            path,
            ..RequestHead::default()
        };
        self.log.enter_since(head, begun).set_status(status);
    }
}

/// The status that the server answers a head with that it cannot read. Heads have at most `most`
/// bytes.
fn status(error: &hyper::Error, unread: &[u8], most: usize) -> Option<u16> {
    if !error.is_parse() || unread.starts_with(HTTP_2) {
        return None;
    }
    if !error.is_parse_too_large() {
        return Some(400);
    }
    // A head within its limit can be too large by its target alone.
    let end = unread.windows(4).position(|window| window == b"\r\n\r\n");
    match end.is_some_and(|end| end + 4 <= most) {
        true => Some(414),
        false => Some(431),
    }
}
