//! One HTTP request on a connection of its own, by the standard library alone.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use crate::visit::Reply;

/// How long a hub on this machine may take.
const LIMIT: Duration = Duration::from_secs(10);

/// Sends a request to `authority`, such as `127.0.0.1:8080`, and reads the reply.
pub(crate) fn send(
    authority: &str,
    method: &str,
    target: &str,
    body: Option<&str>,
) -> Result<Reply, String> {
    send_with("", authority, method, target, body)
}

/// Asks a hub in a box what its control calls tell, which it does for this token alone.
pub(crate) fn control(authority: &str, token: &str, target: &str) -> Result<Reply, String> {
    let header = format!("X-Box-Token: {token}\r\n");
    send_with(&header, authority, "GET", target, None)
}

/// Sends a request with these header lines besides.
fn send_with(
    headers: &str,
    authority: &str,
    method: &str,
    target: &str,
    body: Option<&str>,
) -> Result<Reply, String> {
    let fault = |fault: std::io::Error| format!("{method} {target}: {fault}");
    let mut stream = TcpStream::connect(authority).map_err(fault)?;
    stream.set_read_timeout(Some(LIMIT)).map_err(fault)?;
    stream.set_write_timeout(Some(LIMIT)).map_err(fault)?;
    stream
        .write_all(request(headers, authority, method, target, body).as_bytes())
        .map_err(fault)?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).map_err(fault)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| format!("{method} {target}: the reply is not UTF-8"))?;
    reply(&text).ok_or_else(|| format!("{method} {target}: this is no whole HTTP reply: {text:?}"))
}

fn request(
    headers: &str,
    authority: &str,
    method: &str,
    target: &str,
    body: Option<&str>,
) -> String {
    let content_type = if body.is_some() {
        "Content-Type: application/json\r\n"
    } else {
        ""
    };
    let body = body.unwrap_or_default();
    let length = body.len();
    format!(
        "{method} {target} HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n\
         {headers}{content_type}Content-Length: {length}\r\n\r\n{body}"
    )
}

/// The reply, if it is whole and its body has a length.
fn reply(text: &str) -> Option<Reply> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines
        .next()?
        .strip_prefix("HTTP/1.1 ")?
        .get(..3)?
        .parse()
        .ok()?;
    let length = lines.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length")
            .then(|| value.trim().parse().ok())
    });
    let due: usize = match length {
        Some(length) => length?,
        None if status == 204 => 0,
        None => return None,
    };
    let body = body.to_owned();
    (body.len() == due).then_some(Reply { status, body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_read_only_when_it_is_whole() {
        let read = reply("HTTP/1.1 201 Created\r\ncontent-length:  2\r\n\r\n{}").unwrap();
        assert_eq!((read.status, read.body.as_str()), (201, "{}"));
        assert_eq!(
            reply("HTTP/1.1 204 No Content\r\n\r\n").unwrap().status,
            204
        );
        for text in [
            "",
            "HTTP/1.1 200 OK\r\n",
            "HTTP/1.1 200 OK\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n{}",
            "SSH-2.0\r\n\r\n",
        ] {
            assert!(reply(text).is_none(), "{text:?}");
        }
    }

    #[test]
    fn a_request_says_how_long_it_is() {
        let text = request("A: 1\r\n", "127.0.0.1:1", "PUT", "/a", None);
        assert!(
            text.ends_with("A: 1\r\nContent-Length: 0\r\n\r\n") && !text.contains("Type"),
            "{text}"
        );
        let text = request("", "127.0.0.1:1", "PATCH", "/a", Some("{}"));
        assert!(
            text.contains("application/json\r\n") && text.ends_with("2\r\n\r\n{}"),
            "{text}"
        );
    }
}
