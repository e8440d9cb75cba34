//! The fast path of a small call: a request made up of prepared parts, over a
//! connection that served before, and a response that came completely in one read and has nothing unusual.
//!
//! Everything else goes through ureq, which takes the connection over as it is: nothing is
//! sent twice, nothing that came is lost, and what is wrong with a response is for ureq to find.

use super::context::CallContext;
use super::http::RequestTemplate;
use super::http::{Headers, HttpRequest, HttpResponse};
use super::pool::ConnectionPool;
use super::tracked::TrackedConnection;
use crate::framing::{self, Framing};
use httparse::{EMPTY_HEADER, Response, Status};
use ureq::Error;
use ureq::unversioned::transport::{NextTimeout, Transport};

/// The maximum number of headers and bytes in the head of a usual response.
const MAX_HEADERS: usize = 24;
const HEAD: usize = 8 * 1024;

/// The maximum length of a target that is written here.
const MAX_TARGET: usize = 8 * 1024;

/// Sends a request over an idle connection and returns the response, if it qualifies. If
/// not, and there is such a connection, it is left with the call for ureq.
pub(super) fn exchange(
    template: &RequestTemplate,
    idle: &ConnectionPool,
    request: &HttpRequest<'_>,
    context: &CallContext,
) -> Result<Option<HttpResponse>, Error> {
    if !request.pooled {
        return Ok(None);
    }
    let Some(wire) = idle.take() else {
        return Ok(None);
    };
    context.reused.set(true);
    let mut connection = TrackedConnection::new(wire, false);
    let response = if write(template, request, &mut connection)? {
        let came = connection.await_input(NextTimeout::default())?;
        let response = read(connection.buffers().input(), request, context);
        match &response {
            Some((_, length)) => connection.buffers().input_consume(*length),
            None => connection.mark_sent(came),
        }
        response
    } else {
        None
    };
    match response {
        Some((response, _)) => {
            if let Some(wire) = connection.take_pooled(context) {
                idle.put(wire);
            }
            Ok(Some(response))
        }
        None => {
            context
                .started_connection
                .replace(connection.into_started());
            Ok(None)
        }
    }
}

/// Writes a plain request. False if it does not fit, and for a
/// target that a server could interpret differently; then nothing was sent.
fn write(
    template: &RequestTemplate,
    request: &HttpRequest<'_>,
    connection: &mut TrackedConnection,
) -> Result<bool, Error> {
    let target = request.target;
    if !target.starts_with('/') || target.len() > MAX_TARGET || !target.bytes().all(usual) {
        return Ok(false);
    }
    let body = request.body.unwrap_or_default();
    let (named, digits, ended) = match request.body {
        Some(body) => ("content-length: ", body.len().to_string(), "\r\n"),
        None => ("", String::new(), ""),
    };
    let parts = [
        request.method.as_bytes(),
        b" ",
        target.as_bytes(),
        b" HTTP/1.1\r\n",
        named.as_bytes(),
        digits.as_bytes(),
        ended.as_bytes(),
        template.lines(request),
        b"\r\n",
        body,
    ];
    let mut room = connection.buffers().output();
    let mut length = 0;
    for part in parts {
        let Some((here, rest)) = room.split_at_mut_checked(part.len()) else {
            return Ok(false);
        };
        here.copy_from_slice(part);
        room = rest;
        length += part.len();
    }
    connection.transmit_output(length, NextTimeout::default())?;
    Ok(true)
}

/// The bytes of a target that every implementation encodes alike.
fn usual(byte: u8) -> bool {
    matches!(byte, b'!' | b'$'..=b';' | b'=' | b'?'..=b'Z' | b'_' | b'a'..=b'z' | b'~')
}

/// The response, and how many bytes it is. None if that is not all that came, or not all of it came,
/// or there is anything about it that is not plain.
fn read(
    input: &[u8],
    request: &HttpRequest<'_>,
    context: &CallContext,
) -> Option<(HttpResponse, usize)> {
    let mut lines = [EMPTY_HEADER; MAX_HEADERS];
    let mut head = Response::new(&mut lines);
    let Ok(Status::Complete(from)) = head.parse(input) else {
        return None;
    };
    let (Some(1), Some(status @ 200..=203)) = (head.version, head.code) else {
        return None;
    };
    let named = |name: &'static str| {
        let of_name = move |line: &&httparse::Header<'_>| line.name.eq_ignore_ascii_case(name);
        head.headers.iter().filter(of_name)
    };
    let kept = named("connection").all(|line| line.value.eq_ignore_ascii_case(b"keep-alive"));
    if from > HEAD || !kept || named("content-length").nth(1).is_some() {
        return None;
    }
    let headers = || head.headers.iter().map(|line| (line.name, line.value));
    let Ok(Framing::Length(length)) =
        framing::body_framing(request.method, status, false, headers())
    else {
        return None;
    };
    let body = &input[from..];
    if body.len() as u64 != length || length > request.body_limit {
        return None;
    }
    let response = HttpResponse {
        status,
        headers: Headers::of(headers()),
        body: body.to_vec(),
        close_delimited: false,
        sent: context.sent.get(),
        received: context.received.get(),
    };
    Some((response, input.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transport::tests::request;
    use std::sync::Arc;

    #[test]
    fn only_a_complete_and_usual_response_takes_the_fast_path() {
        let config = crate::ClientBuilder::new("http://127.0.0.1").into_config();
        let request = HttpRequest {
            body_limit: 10,
            ..request("GET", "/", None)
        };
        let limits = config.unwrap().timeouts();
        let active = CallContext::begin(&request, limits, &Arc::default(), false, 0);
        let length = |text: &str| {
            let found = read(text.as_bytes(), &request, &active.context);
            found.map(|(response, length)| (response.body.len(), length))
        };
        let whole = "HTTP/1.1 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 3\r\n\r\n[1]";
        assert_eq!(length(whole), Some((3, whole.len())));
        for cut in 0..whole.len() {
            assert_eq!(length(&whole[..cut]), None, "{cut}");
        }
        assert_eq!(length(&format!("{whole}H")), None);
        for (usual, other) in [
            ("1.1", "1.0"),
            ("200", "204"),
            ("200", "404"),
            ("Keep-Alive", "Keep-Alive, close"),
            ("Connection", "Transfer-Encoding"),
            ("Connection: Keep-Alive", "Content-Length: 3"),
            ("3\r\n\r\n[1]", "11\r\n\r\n[1,2,3,4,5]"),
        ] {
            assert_eq!(length(&whole.replace(usual, other)), None, "{other}");
        }
    }
}
