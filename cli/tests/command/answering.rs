//! A server that gives one answer, whatever it is asked, and tells what it was asked.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread::JoinHandle;

/// The server: one connection, one request.
pub(crate) struct Answering {
    pub(crate) url: String,
    asked: JoinHandle<String>,
}

/// A server whose one answer is this.
pub(crate) fn answering(status: &str, content_type: &str, body: &[u8]) -> Answering {
    let answer = written(status, content_type, body);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let asked = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let request = request(&mut stream);
        stream.write_all(&answer).unwrap();
        request
    });
    Answering { url, asked }
}

/// An answer with its head.
pub(crate) fn written(status: &str, content_type: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// Answers each request by what is asked (`GET /path`), for as long as the test takes; gives the
/// server's address.
pub(crate) fn answering_each(
    answer: impl Fn(&str) -> (&'static str, &'static str) + Send + 'static,
) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    // Ends with the process: nothing but the test's own client ever connects.
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let request = request(&mut stream);
            let (asked, _) = request.split_once(" HTTP/1.1").unwrap();
            let (status, json) = answer(asked);
            stream
                .write_all(&written(status, "application/json", json.as_bytes()))
                .unwrap();
        }
    });
    url
}

/// Reads a head, and the body that it announces.
pub(crate) fn request(stream: &mut impl Read) -> String {
    let (mut read, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let text = String::from_utf8_lossy(&read).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(':')?;
                name.eq_ignore_ascii_case("content-length")
                    .then(|| value.trim().parse::<usize>().unwrap())
            });
            if body.len() >= length.unwrap_or(0) {
                return text;
            }
        }
        let count = stream.read(&mut part).unwrap();
        assert_ne!(count, 0, "the request ended early: {text}");
        read.extend_from_slice(&part[..count]);
    }
}

impl Answering {
    /// The request that came.
    pub(crate) fn asked(self) -> String {
        self.asked.join().unwrap()
    }
}
