//! The server for all clients: a process that responds with prepared bytes.

use std::io::{self, BufRead as _, Read, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::pin;
use crate::work::Work;

/// Maximum number of connections that the server handles concurrently.
const CONNECTIONS: usize = 512;

/// End of the header of a request.
const END: &[u8] = b"\r\n\r\n";

/// The prepared responses to a request: for connections that stay open and for those that do not.
struct Answer {
    /// Beginning of the request target.
    path: String,
    pause: Duration,
    kept: Vec<u8>,
    last: Vec<u8>,
}

/// Returns the bytes of the response to a work. `connection` is the value of its `Connection`
/// header.
pub(crate) fn bytes(work: Work, connection: &str) -> Vec<u8> {
    let body = work.answer();
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\n\
         Content-Length: {}\r\nDate: Thu, 01 Jan 2026 00:00:00 GMT\r\n\
         Connection: {connection}\r\n\r\n",
        body.len()
    );
    [head.into_bytes(), body.into_bytes()].concat()
}

/// Prints the address of the server, then serves until the process is ended.
pub(crate) fn serve(core: Option<usize>) -> io::Result<()> {
    pin::to(core)?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("{}", listener.local_addr()?);
    let answer_to = |work: Work| Answer {
        path: match work.is_set() {
            // A burst sets properties with different numbers at the end of the path.
            true => work.path().trim_end_matches('0').to_owned(),
            false => format!("{} ", work.path()),
        },
        pause: match work {
            Work::SlowSet(pause) => Duration::from_millis(pause),
            _ => Duration::ZERO,
        },
        kept: bytes(work, "keep-alive"),
        last: bytes(work, "close"),
    };
    let answers: Vec<Answer> = Work::calls_of_one().map(answer_to).collect();
    let (listener, answers) = (&listener, &answers);
    std::thread::scope(|scope| {
        for _ in 0..CONNECTIONS {
            scope.spawn(move || {
                while let Ok((connection, _)) = listener.accept() {
                    // Errors are ignored, because an error of a client does not concern the server.
                    let _ = answer(connection, answers);
                }
            });
        }
        // The process that started this one closes the standard input, or ends, when it is done.
        let _ = io::stdin().lock().read_to_end(&mut Vec::new());
        std::process::exit(0);
    })
}

/// Responds to the requests on a connection until it ends.
fn answer(mut connection: TcpStream, answers: &[Answer]) -> io::Result<()> {
    connection.set_nodelay(true)?;
    let mut buffer = vec![0; 16 * 1024];
    let mut filled = 0;
    loop {
        let came = connection.read(&mut buffer[filled..])?;
        if came == 0 {
            return Ok(());
        }
        filled += came;
        while let Some((request, length)) = request(&buffer[..filled]) {
            let target = find(request, b" ").map_or(request, |at| &request[at + 1..]);
            let is_asked = |answer: &&Answer| target.starts_with(answer.path.as_bytes());
            let Some(answer) = answers.iter().find(is_asked) else {
                return Ok(());
            };
            if !answer.pause.is_zero() {
                std::thread::sleep(answer.pause);
            }
            if is_last(request) {
                return connection.write_all(&answer.last);
            }
            connection.write_all(&answer.kept)?;
            buffer.copy_within(length..filled, 0);
            filled -= length;
        }
    }
}

/// Returns the header of a complete request, and the length of the whole request. Returns `None` if
/// the request is incomplete.
fn request(bytes: &[u8]) -> Option<(&[u8], usize)> {
    let head = find(bytes, END)? + END.len();
    let body = header(&bytes[..head], b"\r\ncontent-length:")
        .and_then(|value| value.trim_ascii().iter().try_fold(0_usize, digit))
        .unwrap_or(0);
    (bytes.len() >= head + body).then_some((&bytes[..head], head + body))
}

fn digit(number: usize, digit: &u8) -> Option<usize> {
    let digit = digit.is_ascii_digit().then_some(digit - b'0')?;
    Some(number * 10 + usize::from(digit))
}

/// Returns `true` if the client asks to close the connection.
fn is_last(head: &[u8]) -> bool {
    let value = header(head, b"\r\nconnection:").unwrap_or_default();
    value.trim_ascii().eq_ignore_ascii_case(b"close")
}

fn header<'h>(head: &'h [u8], name: &[u8]) -> Option<&'h [u8]> {
    let at = head
        .windows(name.len())
        .position(|part| part.eq_ignore_ascii_case(name))?;
    let rest = &head[at + name.len()..];
    Some(&rest[..find(rest, b"\r\n")?])
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|found| found == part)
}

/// The server in another process of this program. Dropping this value ends the process.
pub(crate) struct Server {
    process: Child,
    /// Address on which the server listens.
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts the server on a core, or on any core if that is `None`.
    pub(crate) fn start(core: Option<usize>) -> io::Result<Server> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("serve").args(core.map(|core| core.to_string()));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn()?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            io::BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.trim().parse().map_err(io::Error::other);
        let address = address.inspect_err(|_| drop(process.kill()))?;
        Ok(Server { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_found_when_it_is_whole() {
        let whole = b"PATCH /a HTTP/1.1\r\nhost: h\r\ncontent-length: 3\r\n\r\nabcGET";
        let (head, length) = request(whole).unwrap();
        assert!(head.ends_with(END) && length == whole.len() - 3);
        assert_eq!(request(&whole[..length - 1]), None);
        assert_eq!(request(b"GET / HTTP/1.1\r\n"), None);
        assert!(!is_last(head));
        assert!(is_last(b"GET / HTTP/1.1\r\nConnection: Close\r\n\r\n"));
    }
}
