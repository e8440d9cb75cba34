//! Reads an HTTP/1.1 request from a stream strictly: a request that only a lenient server would
//! accept is an error here. The target may be a path or, in a request to a proxy, a URL or a host
//! with a port.

use std::io::{BufRead, BufReader, Read};

/// Maximum length of a line in bytes.
const MAX_LINE: u64 = 64 * 1024;
/// Maximum number of headers.
const MAX_HEADERS: usize = 100;
/// Maximum size of a body, in bytes.
const LARGEST_BODY: usize = 64 * 1024 * 1024;

/// A request as received.
#[derive(Clone, Debug)]
pub struct Request {
    /// HTTP method.
    pub method: String,
    /// Target, encoded as received.
    pub target: String,
    /// Headers in the order received, with names in lower case.
    pub headers: Vec<(String, String)>,
    /// Body of the request.
    pub body: Vec<u8>,
}

impl Request {
    /// Returns the value of the first header with this name, which must be in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Returns the request line.
    pub fn line(&self) -> String {
        format!("{} {} HTTP/1.1", self.method, self.target)
    }

    /// Returns `true` if the request has this header with this value. The name must be in lower
    /// case.
    pub fn has(&self, name: &str, value: &str) -> bool {
        self.headers
            .iter()
            .any(|(known, found)| known == name && found == value)
    }

    /// Returns the request as text. The names of headers are in lower case.
    pub fn text(&self) -> String {
        let mut text = self.line() + "\r\n";
        for (name, value) in &self.headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text + "\r\n" + &String::from_utf8_lossy(&self.body)
    }

    /// Returns the size of the request in bytes, including the body.
    pub fn size(&self) -> usize {
        let line = |(name, value): &(String, String)| name.len() + ": ".len() + value.len() + 2;
        let headers: usize = self.headers.iter().map(line).sum();
        self.line().len() + 2 + headers + 2 + self.body.len()
    }
}

/// Reads the next request from a connection. Returns `None` if the client has closed it between
/// requests.
pub fn read_request<S: Read>(stream: &mut BufReader<S>) -> Result<Option<Request>, String> {
    let Some(line) = read_line(stream)? else {
        return Ok(None);
    };
    let mut words = line.split(' ');
    let (method, target, version) = match (words.next(), words.next(), words.next(), words.next()) {
        (Some(method), Some(target), Some(version), None) => (method, target, version),
        _ => return Err(format!("{line:?} is not a request line")),
    };
    if method.is_empty() || !method.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Err(format!("{method:?} is no method"));
    }
    let form = match method {
        "CONNECT" => target.contains(':') && !target.contains('/'),
        _ => target.starts_with('/') || target.starts_with("http://"),
    };
    if !form || !target.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(format!("{target:?} is no path"));
    }
    if version != "HTTP/1.1" {
        return Err(format!("{version:?} is not HTTP/1.1"));
    }
    let headers = read_headers(stream)?;
    let mut request = Request {
        method: method.to_owned(),
        target: target.to_owned(),
        headers,
        body: Vec::new(),
    };
    request.body = read_body(stream, &request)?;
    Ok(Some(request))
}

fn read_headers<S: Read>(stream: &mut BufReader<S>) -> Result<Vec<(String, String)>, String> {
    let mut headers = Vec::new();
    loop {
        let line = read_line(stream)?.ok_or("the connection ended inside the headers")?;
        if line.is_empty() {
            return Ok(headers);
        }
        let (name, value) = line
            .split_once(':')
            .ok_or_else(|| format!("{line:?} is no header"))?;
        let token = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
        if name.is_empty() || !name.bytes().all(token) {
            return Err(format!("{name:?} is not a header name"));
        }
        headers.push((
            name.to_ascii_lowercase(),
            value.trim_matches([' ', '\t']).to_owned(),
        ));
        if headers.len() > MAX_HEADERS {
            return Err("too many headers".to_owned());
        }
    }
}

fn read_body<S: Read>(stream: &mut BufReader<S>, request: &Request) -> Result<Vec<u8>, String> {
    if request.header("transfer-encoding").is_some() {
        return Err(
            "Transfer-Encoding is not accepted; a body must have a Content-Length".to_owned(),
        );
    }
    let Some(length) = request.header("content-length") else {
        return Ok(Vec::new());
    };
    let plain = !length.is_empty() && length.bytes().all(|byte| byte.is_ascii_digit());
    let length = length
        .parse::<usize>()
        .ok()
        .filter(|length| plain && *length <= LARGEST_BODY);
    let length = length.ok_or("Content-Length is not a number, or is too large")?;
    let mut body = vec![0; length];
    stream
        .read_exact(&mut body)
        .map_err(|fault| format!("the body is incomplete: {fault}"))?;
    Ok(body)
}

/// Reads a line and removes its CRLF. Returns `None` if the stream ends before the first byte.
fn read_line<S: Read>(stream: &mut BufReader<S>) -> Result<Option<String>, String> {
    let mut line = Vec::new();
    let read = stream.by_ref().take(MAX_LINE).read_until(b'\n', &mut line);
    let read = read.map_err(|fault| format!("the connection broke: {fault}"))?;
    if read == 0 {
        return Ok(None);
    }
    let text = line.strip_suffix(b"\r\n");
    let text = text.ok_or_else(|| format!("a line does not end with CRLF: {line:?}"))?;
    let text = std::str::from_utf8(text).map_err(|_| "a line is not UTF-8")?;
    if text
        .bytes()
        .any(|byte| byte.is_ascii_control() && byte != b'\t')
    {
        return Err(format!("a control character in {text:?}"));
    }
    Ok(Some(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::{Request, read_request};

    fn read(text: &str) -> Result<Option<Request>, String> {
        read_request(&mut BufReader::new(text.as_bytes()))
    }

    #[test]
    fn a_request_is_read_with_its_body() {
        let text = "PATCH /a%2Fb HTTP/1.1\r\nHost: h:1\r\nContent-Length:  3 \r\n\r\n{} more";
        let request = read(text).unwrap().unwrap();
        assert_eq!(
            (request.method.as_str(), request.target.as_str()),
            ("PATCH", "/a%2Fb")
        );
        assert_eq!(request.header("host"), Some("h:1"));
        assert_eq!(request.body, b"{} ");
        assert_eq!(request.line(), "PATCH /a%2Fb HTTP/1.1");
        assert!(read("").unwrap().is_none());
    }

    #[test]
    fn a_proxy_is_asked_for_a_url_or_a_tunnel() {
        let url = "GET http://hub:1/a HTTP/1.1\r\n\r\n";
        assert_eq!(read(url).unwrap().unwrap().target, "http://hub:1/a");
        let tunnel = "CONNECT hub:443 HTTP/1.1\r\nhost: hub:443\r\n\r\n";
        let request = read(tunnel).unwrap().unwrap();
        assert_eq!(request.target, "hub:443");
        assert_eq!(request.size(), tunnel.len());
        assert_eq!(request.text(), tunnel);
    }

    #[test]
    fn what_is_not_strictly_http_is_refused() {
        for (text, fault) in [
            ("GET /a\r\n\r\n", "not a request line"),
            ("GET  /a HTTP/1.1\r\n\r\n", "not a request line"),
            ("get /a HTTP/1.1\r\n\r\n", "no method"),
            ("GET a HTTP/1.1\r\n\r\n", "no path"),
            ("GET a:1 HTTP/1.1\r\n\r\n", "no path"),
            ("CONNECT /a HTTP/1.1\r\n\r\n", "no path"),
            ("GET /ä HTTP/1.1\r\n\r\n", "no path"),
            ("GET /a HTTP/1.0\r\n\r\n", "not HTTP/1.1"),
            ("GET /a HTTP/1.1\n\n", "CRLF"),
            ("GET /a HTTP/1.1\r\nA b: c\r\n\r\n", "not a header name"),
            ("GET /a HTTP/1.1\r\nA\r\n\r\n", "no header"),
            ("GET /a HTTP/1.1\r\nA: \u{1}\r\n\r\n", "control character"),
            ("GET /a HTTP/1.1\r\nA: b\r\n", "ended inside"),
            (
                "PUT /a HTTP/1.1\r\nContent-Length: +3\r\n\r\nabc",
                "not a number",
            ),
            (
                "PUT /a HTTP/1.1\r\nContent-Length: 4\r\n\r\nabc",
                "incomplete",
            ),
            (
                "PUT /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding",
            ),
        ] {
            let told = read(text).unwrap_err();
            assert!(told.contains(fault), "{text:?}: {told}");
        }
    }
}
