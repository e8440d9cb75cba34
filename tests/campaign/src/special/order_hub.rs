//! The hub of two writers: it holds connections back, loses replies, and notes the order of events.
//!
//! The notes are stamps of a clock that only counts. Threads may be held up anywhere between two
//! steps, so a stamp states only certain facts: one taken after something was read, that it had
//! been sent; one taken before something is written, that whatever waits for it has not begun.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use gfxhub_test_support::{Server, tls};
use serde_json::Value;

use super::http;
use crate::random::Random;

/// Time for which a connection may be idle.
const IDLE: Duration = Duration::from_secs(30);
/// Maximum time for which a tunnel or a greeting is held back, in microseconds.
pub const HELD: u64 = 8_000;
/// Maximum time for which a response is held back, in microseconds.
const ANSWERED: u64 = 2_000;
/// Frequency of lost replies: one in this many.
const LOST: u64 = 5;

/// A request that arrived in full, in the order in which the hub did them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Value that it sets.
    pub value: u64,
    /// Stamp by which its call had begun.
    pub known: u64,
    /// Stamp before which its first byte cannot have left, as its connection did not exist; 0 if it
    /// could have left at any time.
    pub earliest: u64,
    /// Stamp by which its first byte had left.
    pub left: u64,
    /// Stamp until which it was not answered and its connection not closed.
    pub ended: u64,
}

/// The hub, with a proxy before it; both stop when this is dropped.
#[derive(Debug)]
pub struct OrderHub {
    notes: Arc<Notes>,
    open: Server,
    secured: Server,
}

#[derive(Debug)]
struct Notes {
    clock: AtomicU64,
    round: Mutex<Round>,
    changed: Condvar,
}

#[derive(Debug)]
struct Round {
    random: Random,
    /// True if there was a connection or a request.
    seen: bool,
    lost: u64,
    exchanges: Vec<Exchange>,
}

impl OrderHub {
    /// Starts the hub.
    ///
    /// # Errors
    /// Returns an error if the system gives no port or no thread.
    pub fn start() -> io::Result<OrderHub> {
        let notes = Arc::new(Notes {
            clock: AtomicU64::new(1),
            round: Mutex::new(Round::new(Random::new(0))),
            changed: Condvar::new(),
        });
        let config = tls::config()?;
        let (for_open, for_secured) = (Arc::clone(&notes), Arc::clone(&notes));
        Ok(OrderHub {
            notes,
            // However a connection ends, the client sees it and the round judges it.
            open: Server::serving(move |stream| {
                let _ = prepared(stream)
                    .and_then(|stream| for_open.serve(&mut BufReader::new(stream), None));
            })?,
            secured: Server::serving(move |stream| {
                let _ = prepared(stream).and_then(|stream| {
                    let opened = for_secured.hold();
                    let stream = tls::secure(stream, &config)?;
                    for_secured.serve(&mut BufReader::new(stream), Some(opened))
                });
            })?,
        })
    }

    /// Returns its address, as a hub and as a proxy.
    pub fn url(&self) -> String {
        format!("http://{}", self.open.address)
    }

    /// Returns its address for TLS connections.
    pub fn secured_url(&self) -> String {
        format!("https://{}", self.secured.address)
    }

    /// Begins a round. `random` determines the treatment of connections, in the order in which they
    /// come.
    pub fn begin(&self, random: Random) {
        *self.notes.lock() = Round::new(random);
    }

    /// Returns the requests of this round, and the number of lost replies.
    pub fn end(&self) -> (Vec<Exchange>, u64) {
        let round = self.notes.lock();
        (round.exchanges.clone(), round.lost)
    }

    /// Returns a number that is greater than all before.
    pub fn stamp(&self) -> u64 {
        self.notes.stamp()
    }

    /// Waits until a connection or a request of this round was seen, for at most `limit`. Returns
    /// `true` if one was.
    pub fn wait_until_seen(&self, limit: Duration) -> bool {
        let round = self.notes.lock();
        let unseen = |round: &mut Round| !round.seen;
        let waited = self.notes.changed.wait_timeout_while(round, limit, unseen);
        let (round, _) = waited.unwrap_or_else(PoisonError::into_inner);
        round.seen
    }
}

impl Round {
    fn new(random: Random) -> Round {
        Round {
            random,
            seen: false,
            lost: 0,
            exchanges: Vec::new(),
        }
    }
}

/// Two stamps of a connection: by the first its call was known to have begun, and before the second
/// nothing can have left on it.
type Opened = (u64, u64);

impl Notes {
    fn lock(&self) -> MutexGuard<'_, Round> {
        self.round.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stamp(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    /// Notes that something arrived, and returns the stamp.
    fn see(&self) -> u64 {
        let stamp = self.stamp();
        self.lock().seen = true;
        self.changed.notify_all();
        stamp
    }

    /// Holds back a connection on which nothing can be sent yet.
    fn hold(&self) -> Opened {
        let known = self.see();
        let held = self.lock().random.below(HELD + 1);
        thread::sleep(Duration::from_micros(held));
        (known, self.stamp())
    }

    fn serve<S: Read + Write>(
        &self,
        stream: &mut BufReader<S>,
        mut opened: Option<Opened>,
    ) -> io::Result<()> {
        loop {
            if stream.fill_buf()?.is_empty() {
                return Ok(());
            }
            let left = self.see();
            let Some(request) = http::read(stream)? else {
                return Ok(());
            };
            if request.method == "CONNECT" {
                opened = Some(self.hold());
                let established = b"HTTP/1.1 200 Connection established\r\n\r\n";
                stream.get_mut().write_all(established)?;
                continue;
            }
            let body: Value = serde_json::from_slice(&request.body).map_err(io::Error::other)?;
            let value = body["Value"].as_u64().unwrap_or_default();
            let (known, earliest) = opened.take().unwrap_or((left, 0));
            let exchange = Exchange {
                value,
                known,
                earliest,
                left,
                ended: u64::MAX,
            };
            let (place, pause, loses, closes) = {
                let mut round = self.lock();
                round.exchanges.push(exchange);
                let loses = round.random.one_in(LOST);
                round.lost += u64::from(loses);
                (
                    round.exchanges.len() - 1,
                    round.random.below(ANSWERED + 1),
                    loses,
                    !round.random.one_in(3),
                )
            };
            thread::sleep(Duration::from_micros(pause));
            {
                let mut round = self.lock();
                let ended = self.stamp();
                // The call still waits, so the round is still the same, unless time ran out.
                let noted = round.exchanges.get_mut(place);
                if let Some(noted) = noted.filter(|noted| noted.value == value) {
                    noted.ended = ended;
                }
            }
            if loses {
                return Ok(());
            }
            let body = format!(r#"{{"PropertyPath":"p","DisplayName":"P","Value":{value}}}"#);
            let last = closes || request.closes;
            let connection = if last { "close" } else { "keep-alive" };
            let answer = format!(
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: {connection}\r\n\
                 Content-Length: {}\r\n\r\n{body}",
                body.len()
            );
            stream.get_mut().write_all(answer.as_bytes())?;
            if last {
                return stream.get_mut().flush();
            }
        }
    }
}

fn prepared(stream: TcpStream) -> io::Result<TcpStream> {
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(IDLE))?;
    Ok(stream)
}
