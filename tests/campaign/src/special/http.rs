//! The part of HTTP that a server of bare sockets needs to answer the client.

use std::io::{self, BufRead, BufReader, Read, Write};

/// A request.
#[derive(Debug, Default)]
pub struct Request {
    /// Method of the request.
    pub method: String,
    /// Path of the request.
    pub path: String,
    /// True if the client wants the connection closed.
    pub closes: bool,
    /// Body of the request.
    pub body: Vec<u8>,
}

/// Reads a request; none once the client has closed the connection.
pub fn read(stream: &mut BufReader<impl Read>) -> io::Result<Option<Request>> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split_whitespace().map(str::to_owned);
    let mut request = Request {
        method: words.next().unwrap_or_default(),
        path: words.next().unwrap_or_default(),
        closes: false,
        body: Vec::new(),
    };
    let mut length: u64 = 0;
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let Some((name, value)) = line.trim_end().split_once(':') else {
            break;
        };
        let value = value.trim();
        if name.eq_ignore_ascii_case("content-length") {
            length = value.parse().map_err(io::Error::other)?;
        } else if name.eq_ignore_ascii_case("connection") {
            request.closes = value.eq_ignore_ascii_case("close");
        }
    }
    stream.take(length).read_to_end(&mut request.body)?;
    if (request.body.len() as u64) < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(request))
}

/// Responds with this JSON in one write.
pub fn answer(stream: &mut BufReader<impl Write>, status: u16, body: &str) -> io::Result<()> {
    let length = body.len();
    let answer = format!(
        "HTTP/1.1 {status} Answer\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.get_mut().write_all(answer.as_bytes())
}
