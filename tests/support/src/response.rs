//! Responses as bytes.

/// A response with this body and its length, after which the connection stays open.
pub fn response(status: &str, content_type: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    with_headers(status, &[("Content-Type", content_type)], body)
}

/// The same after which the connection is to be closed.
pub fn closing_response(status: &str, content_type: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let headers = [("Content-Type", content_type), ("Connection", "close")];
    with_headers(status, &headers, body)
}

/// A response with these headers and its length.
pub fn with_headers(status: &str, headers: &[(&str, &str)], body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let mut head = format!("HTTP/1.1 {status}\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
    [head.as_bytes(), body].concat()
}

#[cfg(test)]
mod tests {
    use super::closing_response;

    #[test]
    fn a_response_says_how_long_it_is() {
        let bytes = closing_response("409 Conflict", "text/plain", "no");
        let text = "HTTP/1.1 409 Conflict\r\nContent-Type: text/plain\r\nConnection: close\r\n\
                    Content-Length: 2\r\n\r\nno";
        assert_eq!(String::from_utf8(bytes).unwrap(), text);
    }
}
