//! A server that gives every request the same body, and bodies whose decoding takes its time.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A server that answers every request with a JSON body at once, until the process ends.
pub(crate) struct Server {
    /// Its address.
    pub(crate) url: String,
    /// Whether it has sent the whole of an answer since this was last unset.
    pub(crate) sent: Arc<AtomicBool>,
}

impl Server {
    /// Serves this body.
    pub(crate) fn of(body: String) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("it is bound"));
        let sent: Arc<AtomicBool> = Arc::default();
        let noted = Arc::clone(&sent);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.expect("a client");
                let mut reader = BufReader::new(stream.try_clone().expect("a handle"));
                let mut length = 0;
                loop {
                    let mut line = String::new();
                    if reader.read_line(&mut line).unwrap_or(0) == 0 || line == "\r\n" {
                        break;
                    }
                    if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                        length = value.trim().parse().expect("a length");
                    }
                }
                let _ = reader.read_exact(&mut vec![0; length]);
                let head = format!(
                    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\
                     Connection: close\r\nContent-Length: {}\r\n\r\n",
                    body.len()
                );
                let _ = stream.write_all(head.as_bytes());
                noted.store(stream.write_all(body.as_bytes()).is_ok(), Ordering::SeqCst);
            }
        });
        Server { url, sent }
    }
}

/// So many texts with a comma between each and the next.
pub(crate) fn joined(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect::<Vec<_>>().join(",")
}
