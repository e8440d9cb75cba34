//! A minimal HTTP client that sends exactly the given bytes.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use gfxhub_simulator::json::Value;

/// A parsed response.
#[derive(Debug, Clone)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1);
        let mut fields = lines.filter_map(|line| line.split_once(": "));
        fields
            .find(|(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// Returns the status and the JSON of a response that must be JSON.
    #[track_caller]
    pub(crate) fn parts(&self) -> (u16, Value) {
        assert_eq!(
            self.header("content-type"),
            Some("application/json; charset=utf-8")
        );
        (self.status, self.json())
    }

    /// Returns the status and the text of a response that must be plain text.
    #[track_caller]
    pub(crate) fn plain(&self) -> (u16, &str) {
        assert_eq!(
            self.header("content-type"),
            Some("text/plain; charset=utf-8")
        );
        (self.status, self.text())
    }

    /// Returns the status of a response that must have no body.
    #[track_caller]
    pub(crate) fn bare(&self) -> u16 {
        assert_eq!(self.text(), "");
        assert_eq!(self.header("content-type"), None);
        self.status
    }
}

/// Sends bytes to a port of this machine. Reads until the other side closes the connection.
pub(crate) fn raw(port: u16, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    // A hub that has refused a request may close the connection before everything was sent.
    let _ = stream.write_all(bytes);
    let mut received = Vec::new();
    let _ = stream.read_to_end(&mut received);
    received
}

/// Parses a response.
#[track_caller]
pub(crate) fn parse(received: &[u8]) -> Reply {
    let end = received.windows(4).position(|window| window == b"\r\n\r\n");
    let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(received)));
    let head = String::from_utf8(received[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Reply {
        status,
        head,
        body: received[end + 4..].to_vec(),
    }
}

/// Sends one request on a new connection. `headers` are complete lines without line ends.
#[track_caller]
pub(crate) fn send(
    port: u16,
    method: &str,
    target: &str,
    headers: &[&str],
    body: Option<&[u8]>,
) -> Reply {
    let mut request = format!("{method} {target} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|line| line.starts_with("Host:")) {
        request += &format!("Host: 127.0.0.1:{port}\r\n");
    }
    for line in headers {
        request += &format!("{line}\r\n");
    }
    if let Some(body) = body {
        request += &format!("Content-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    let mut bytes = request.into_bytes();
    bytes.extend_from_slice(body.unwrap_or_default());
    parse(&raw(port, &bytes))
}

/// Returns a text as one segment of a path. All characters except unreserved ones are encoded.
pub(crate) fn segment(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let encode = |byte| {
        if plain(byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(encode).collect()
}
