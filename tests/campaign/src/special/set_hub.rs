//! A hub on plain sockets, for which a function of the run chooses the reply to each request. The
//! hub records when the request arrived, when the connection was free for it, and when the response
//! was sent. It is also a proxy, whose tunnels all lead to the hub itself.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{Client, ClientBuilder};
use gfxhub_test_support::{Request, Server, tls};
use serde_json::{Value, json};

use super::Fault;
use super::http;
use super::live::whole;
use super::rounds::lock;
use crate::random::Random;

/// Maximum time by which a thread of the hub may be late in noticing a request.
const UNSEEN: Duration = Duration::from_millis(100);

/// The reply of the hub to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// A response with this status and, if given, a `Retry-After` of this many seconds. With a 2xx
    /// status the value is set.
    Status(u16, Option<u32>),
    /// An HTML page with status 200. The value is not set.
    Page,
    /// No response. The connection stays open.
    Silence,
    /// A reset of the connection, as if the request had not been read. The value is not set.
    ResetUnread,
    /// A reset of the connection after the value was set.
    Reset,
    /// A close of the connection after the value was set.
    Close,
    /// A response that ends within its body, after the value was set.
    Cut,
}

/// The reply of a hub that accepts a value.
pub(super) const GOOD: Reply = Reply::Status(200, None);

/// The reply to a request, and the delay before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    pub(super) pause: Duration,
    pub(super) reply: Reply,
    /// True if the hub closes the connection after the response, which announces this.
    pub(super) closes: bool,
}

/// The order to accept a value at once.
pub(super) const AT_ONCE: Order = Order {
    pause: Duration::ZERO,
    reply: GOOD,
    closes: false,
};

/// A request that arrived. Times are relative to the start of the hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Exchange {
    /// Last segment of the path: the property or the function.
    pub(super) name: String,
    /// Value to set, or first parameter of a function; 0 if there is none.
    pub(super) value: u64,
    /// True if the set has a duration.
    pub(super) eased: bool,
    /// Time by which the call had certainly begun, because a connection was being made for it or
    /// its request had been sent.
    pub(super) known: Duration,
    /// Time before which the first byte cannot have been sent. Until then the client waited for a
    /// tunnel, a TLS handshake or the previous response; 0 if for none of them.
    pub(super) earliest: Duration,
    /// Time by which the first byte had been sent.
    pub(super) left: Duration,
    /// Last time at which the hub had neither responded nor ended the connection.
    pub(super) ended: Duration,
    /// Status of the response; `None` if it was not sent completely.
    pub(super) status: Option<u16>,
    /// True if the value was set.
    pub(super) done: bool,
}

impl Exchange {
    /// Returns `true` if the hub acknowledged the value.
    pub(super) fn acknowledges(&self) -> bool {
        self.done && self.status == Some(200)
    }
}

/// A function that decides how the hub treats a request.
type DecideOrder = dyn FnMut(&str) -> Order + Send;

/// Returns a request whose value was set, with its times in milliseconds.
#[cfg(test)]
pub(super) fn taken(value: u64, times: [u64; 3]) -> Exchange {
    let [earliest, left, ended] = times.map(Duration::from_millis);
    Exchange {
        name: "p0".to_owned(),
        value,
        eased: false,
        known: left,
        earliest,
        left,
        ended,
        status: Some(200),
        done: true,
    }
}

/// The hub. It stops when it is dropped.
pub(super) struct SetHub {
    notes: Arc<Notes>,
    server: Server,
    secured: Server,
}

struct Notes {
    began: Instant,
    value: AtomicU64,
    decide: Mutex<Box<DecideOrder>>,
    round: Mutex<Round>,
}

/// The requests since `begin` was last called.
#[derive(Debug, Default)]
struct Round {
    number: u64,
    /// True if a request, or a connection for one, was seen.
    seen: bool,
    exchanges: Vec<Exchange>,
}

/// The position of an exchange: its round, and the index within it.
#[derive(Clone, Copy)]
struct ExchangeIndex {
    round: u64,
    at: usize,
}

/// The way in which a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Closed,
    Reset,
    /// Stays open until the client closes it.
    Silent,
}

impl SetHub {
    /// Starts the hub. It accepts every value until `begin` or `decide` is called.
    ///
    /// # Errors
    /// Returns an error if no port is free or no thread can be started.
    pub(super) fn start() -> Result<SetHub, Fault> {
        let decide: Box<DecideOrder> = Box::new(|_| AT_ONCE);
        let notes = Arc::new(Notes {
            began: Instant::now(),
            value: AtomicU64::new(1),
            decide: Mutex::new(decide),
            round: Mutex::default(),
        });
        let config = tls::config()?;
        let (for_plain, for_secured) = (Arc::clone(&notes), Arc::clone(&notes));
        let server = serving(move |stream| {
            let opened = (None, Duration::ZERO);
            for_plain.serve(&mut BufReader::new(stream), opened)
        })?;
        let secured = serving(move |stream| {
            let opened = (Some(for_secured.see()), for_secured.hold(""));
            let stream = tls::secure(stream, &config)?;
            for_secured.serve(&mut BufReader::new(stream), opened)
        })?;
        Ok(SetHub {
            notes,
            server,
            secured,
        })
    }

    /// Returns the URL of the hub, which is also that of the proxy.
    pub(super) fn url(&self) -> String {
        self.server.url()
    }

    /// Returns the URL of the hub for TLS connections.
    pub(super) fn secured_url(&self) -> String {
        self.secured.secured_url()
    }

    /// Waits for at most `limit` until a request, or a connection for one, is seen. Returns `false`
    /// if none was seen in this time.
    pub(super) fn wait_until_seen(&self, limit: Duration) -> bool {
        let end = self.now() + limit;
        while !self.notes.round().seen {
            if self.now() > end {
                return false;
            }
            thread::sleep(Duration::from_micros(100));
        }
        true
    }

    /// Returns settings for a client. At random, the client uses the address of the hub, the name
    /// of the hub, or the hub as a proxy.
    pub(super) fn client(&self, random: &mut Random) -> ClientBuilder {
        let url = self.url();
        match random.below(3) {
            0 => Client::builder(&url),
            1 => Client::builder(&url.replace("127.0.0.1", "localhost")),
            _ => Client::builder("http://hub.example").proxy(url),
        }
    }

    /// Returns the time since the start of the hub.
    pub(super) fn now(&self) -> Duration {
        self.notes.now()
    }

    /// Returns a value that was not returned before.
    pub(super) fn next_value(&self) -> u64 {
        self.notes.value.fetch_add(1, Ordering::Relaxed)
    }

    /// Forgets all requests. From now on `decide` decides how requests are treated.
    pub(super) fn begin(&self, decide: impl FnMut(&str) -> Order + Send + 'static) {
        self.decide(decide);
        let mut round = self.notes.round();
        round.number += 1;
        round.seen = false;
        round.exchanges.clear();
    }

    /// Uses `decide` from now on to decide how requests are treated. Its argument is the name of a
    /// property or function, the name of the hub for a request to open a tunnel to it, or empty for
    /// a TLS handshake.
    pub(super) fn decide(&self, decide: impl FnMut(&str) -> Order + Send + 'static) {
        *lock(&self.notes.decide) = Box::new(decide);
    }

    /// Calls `look` with the requests so far.
    pub(super) fn look<T>(&self, look: impl FnOnce(&[Exchange]) -> T) -> T {
        look(&self.notes.round().exchanges)
    }

    /// Returns the requests so far, in the order of their arrival.
    pub(super) fn exchanges(&self) -> Vec<Exchange> {
        self.notes.round().exchanges.clone()
    }
}

impl Notes {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn round(&self) -> MutexGuard<'_, Round> {
        lock(&self.round)
    }

    /// Records that a request, or a connection for one, arrived. Returns the current time.
    fn see(&self) -> Duration {
        let now = self.now();
        self.round().seen = true;
        now
    }

    /// Records a request, and returns its position.
    fn add(&self, exchange: Exchange) -> ExchangeIndex {
        let mut round = self.round();
        round.exchanges.push(exchange);
        ExchangeIndex {
            round: round.number,
            at: round.exchanges.len() - 1,
        }
    }

    /// Records the end of an exchange, unless `begin` has forgotten it. Returns the current time.
    fn end(&self, place: ExchangeIndex, status: Option<u16>) -> Duration {
        let now = self.now();
        let mut round = self.round();
        if round.number == place.round {
            let exchange = &mut round.exchanges[place.at];
            (exchange.ended, exchange.status) = (now, status);
        }
        now
    }

    /// Delays a connection on which the client cannot send yet, and returns the time after the
    /// delay.
    fn hold(&self, name: &str) -> Duration {
        let Order { pause, .. } = (lock(&self.decide))(name);
        thread::sleep(pause);
        self.now()
    }

    /// Serves a connection. `seen` is the time at which the connection was seen, if it was made for
    /// a request; `earliest` is the time at which it was free for that request.
    fn serve<S: Read + Write>(
        &self,
        stream: &mut BufReader<S>,
        (mut seen, mut earliest): (Option<Duration>, Duration),
    ) -> io::Result<End> {
        loop {
            if stream.fill_buf()?.is_empty() {
                return Ok(End::Closed);
            }
            let left = self.see();
            let Some(request) = http::read(stream)? else {
                return Ok(End::Closed);
            };
            let name = name_of(&request.target);
            if request.method == "CONNECT" {
                (seen, earliest) = (Some(left), self.hold(&name));
                let established = b"HTTP/1.1 200 Connection established\r\n\r\n";
                stream.get_mut().write_all(established)?;
                continue;
            }
            let order = (lock(&self.decide))(&name);
            let Order { pause, reply, .. } = order;
            let known = seen.take().unwrap_or(left);
            let exchange = exchange(name, &request, [known, earliest, left], reply);
            let closes = order.closes || request.has("connection", "close");
            let answer = answer(reply, &exchange, closes);
            let place = self.add(exchange);
            thread::sleep(pause);
            let (status, end) = match reply {
                Reply::Silence => return Ok(End::Silent),
                Reply::Reset | Reply::ResetUnread => (None, Some(End::Reset)),
                Reply::Close | Reply::Cut => (None, Some(End::Closed)),
                Reply::Page => (Some(200), None),
                Reply::Status(status, _) => (Some(status), None),
            };
            earliest = self.end(place, status);
            if status.is_some() || reply == Reply::Cut {
                stream.get_mut().write_all(&answer)?;
                stream.get_mut().flush()?;
            }
            if let Some(end) = end.or(closes.then_some(End::Closed)) {
                return Ok(end);
            }
        }
    }
}

/// Starts a server whose connections end in the way that `serve` returns. An error of `serve` only
/// closes the connection, which the result of the call shows.
fn serving(
    serve: impl Fn(TcpStream) -> io::Result<End> + Send + Sync + 'static,
) -> Result<Server, Fault> {
    Ok(Server::try_start(move |connection| {
        let stream = connection.stream.try_clone();
        let end = stream.and_then(http::prepared).and_then(&serve);
        match end.unwrap_or(End::Closed) {
            End::Closed => connection.let_go(),
            End::Reset => connection.reset(),
            End::Silent => connection.until_closed(),
        }
    })?)
}

/// Returns the record of a request.
fn exchange(
    name: String,
    request: &Request,
    [known, earliest, left]: [Duration; 3],
    reply: Reply,
) -> Exchange {
    let body: Value = serde_json::from_slice(&request.body).unwrap_or_default();
    let parameter = &body["Parameters"][0]["payload"]["value"];
    let value = whole(body["Value"].as_f64().or(parameter.as_f64()));
    let done = match reply {
        Reply::Status(status, _) => (200..300).contains(&status),
        Reply::Reset | Reply::Close | Reply::Cut => true,
        Reply::Page | Reply::Silence | Reply::ResetUnread => false,
    };
    Exchange {
        name,
        value: value.unwrap_or_default(),
        eased: !body["Duration"].is_null(),
        known,
        earliest,
        left,
        ended: Duration::MAX,
        status: None,
        done,
    }
}

/// Returns the bytes of the response for a reply.
fn answer(reply: Reply, exchange: &Exchange, closes: bool) -> Vec<u8> {
    let property =
        json!({"PropertyPath": exchange.name, "DisplayName": "P", "Value": exchange.value})
            .to_string();
    let (status, kind, body) = match reply {
        Reply::Page => (
            200,
            "text/html",
            "<html><body>Sign in</body></html>".to_owned(),
        ),
        Reply::Status(status, _) if status >= 300 => {
            let told = json!({"success": false, "error": "told to"}).to_string();
            (status, "application/json", told)
        }
        Reply::Status(status, _) => (status, "application/json", property),
        _ => (200, "application/json", property),
    };
    let mut head = format!("HTTP/1.1 {status} Answer\r\nContent-Type: {kind}\r\n");
    if let Reply::Status(_, Some(seconds)) = reply {
        head += &format!("Retry-After: {seconds}\r\n");
    }
    if (300..400).contains(&status) {
        head += "Location: /elsewhere\r\n";
    }
    if closes {
        head += "Connection: close\r\n";
    }
    let part = match reply {
        Reply::Cut => &body[..body.len() / 2],
        _ => &body,
    };
    format!("{head}Content-Length: {}\r\n\r\n{part}", body.len()).into_bytes()
}

/// Returns the last segment of a path, decoded.
fn name_of(path: &str) -> String {
    let segment = path.rsplit('/').next().unwrap_or_default();
    let mut parts = segment.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at_checked(2).unwrap_or((part, ""));
        bytes.extend(u8::from_str_radix(code, 16).ok());
        bytes.extend(rest.bytes());
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns a violation for each request that arrived after `end`. `stall` is the lateness of
/// threads at that time.
pub(super) fn came_after(exchanges: &[Exchange], end: Duration, stall: Duration) -> Vec<String> {
    let seen = end + UNSEEN + stall;
    let late = |exchange: &&Exchange| exchange.earliest > end || exchange.left > seen;
    let late = exchanges.iter().filter(late);
    late.map(|late| format!("a request came after the end at {end:?}: {late:?}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub::{Effect, FunctionCall, PropertyUpdate};

    /// Starts a hub that treats all requests alike, and a client that makes one attempt.
    fn always(reply: Reply) -> (SetHub, Client) {
        let hub = SetHub::start().unwrap();
        hub.begin(move |_| Order { reply, ..AT_ONCE });
        let client = Client::builder(&hub.url()).max_attempts(1).build().unwrap();
        (hub, client)
    }

    #[test]
    fn a_set_is_done_or_not_and_answered_or_not() {
        let unknown = Some(Effect::Maybe);
        for (reply, effect, status, done) in [
            (GOOD, None, Some(200), true),
            (
                Reply::Status(404, None),
                Some(Effect::None),
                Some(404),
                false,
            ),
            (Reply::Status(503, Some(1)), unknown, Some(503), false),
            (Reply::Page, unknown, Some(200), false),
            (Reply::ResetUnread, unknown, None, false),
            (Reply::Reset, unknown, None, true),
            (Reply::Close, unknown, None, true),
            (Reply::Cut, unknown, None, true),
        ] {
            let (hub, client) = always(reply);
            let outcome = client.engines().set_property(1, "n", "Led//Level/0", 7);
            let found = outcome.err().map(|error| error.effect());
            assert_eq!(found, effect, "{reply:?}");
            let came = hub.exchanges();
            assert_eq!(came.len(), 1, "{came:?}");
            assert_eq!((came[0].status, came[0].done), (status, done), "{reply:?}");
            assert_eq!(came[0].name, "Led//Level/0");
            assert!(came[0].value == 7 && came[0].ended < hub.now());
        }
    }

    #[test]
    fn a_kept_connection_is_free_from_its_last_response_on() {
        let (hub, client) = always(GOOD);
        let engines = client.engines();
        for value in [1, 2] {
            engines.set_property(1, "n", "p", value).unwrap();
        }
        let eased = PropertyUpdate::new(3).linear(0.5);
        engines.set_property(1, "n", "p", &eased).unwrap();
        let call = FunctionCall::without_parameters().with("v", 4);
        engines.call_function(1, "n", "f", &call).unwrap();
        let came = hub.exchanges();
        let values: Vec<u64> = came.iter().map(|exchange| exchange.value).collect();
        assert_eq!(values, [1, 2, 3, 4]);
        let times: Vec<Duration> = came.iter().map(|exchange| exchange.earliest).collect();
        assert_eq!(times, [0, 1, 0, 0].map(|kept| came[0].ended * kept));
        assert!(came[2].eased && !came[1].eased && came[3].name == "f");
        hub.begin(|_| AT_ONCE);
        assert_eq!(hub.exchanges(), []);
        assert_ne!(hub.next_value(), hub.next_value());
    }

    #[test]
    fn it_opens_a_tunnel_once_whatever_becomes_of_requests() {
        let (hub, _) = always(Reply::ResetUnread);
        let place = hub.url().replace("http://", "");
        let mut stream = TcpStream::connect(place).unwrap();
        stream
            .write_all(b"CONNECT hub:80 HTTP/1.1\r\nHost: hub:80\r\n\r\n")
            .unwrap();
        thread::sleep(UNSEEN);
        let mut bytes = [0; 4096];
        let length = stream.read(&mut bytes).unwrap();
        let answer = String::from_utf8_lossy(&bytes[..length]);
        assert_eq!(answer.matches("HTTP/1.1 200").count(), 1, "{answer}");
    }

    #[test]
    fn a_tunnel_and_a_greeting_are_seen_before_a_request_can_leave() {
        let (hub, _) = always(GOOD);
        let client = Client::builder("http://hub.example").proxy(hub.url());
        let client = client.build().unwrap();
        client.engines().set_property(1, "n", "p", 1).unwrap();
        let client = Client::builder(&hub.secured_url()).ca_file(tls::file("authority.pem"));
        let client = client.build().unwrap();
        client.engines().set_property(1, "n", "p", 2).unwrap();
        for came in hub.exchanges() {
            assert!(came.known < came.earliest && came.earliest < came.left);
        }
        assert!(hub.wait_until_seen(Duration::ZERO));
        hub.begin(|_| AT_ONCE);
        assert!(!hub.wait_until_seen(Duration::ZERO));
    }

    #[test]
    fn its_clients_reach_it_in_every_way() {
        let (hub, _) = always(GOOD);
        let mut random = Random::new(1);
        for value in 1..=20 {
            let client = hub.client(&mut random).build().unwrap();
            client.engines().set_property(1, "n", "p", value).unwrap();
        }
        let came = hub.exchanges();
        assert_eq!(came.len(), 20);
        // Requests through a tunnel cannot have been sent before the tunnel existed.
        let tunnelled = came
            .iter()
            .filter(|exchange| exchange.earliest > Duration::ZERO);
        assert!((1..20).contains(&tunnelled.count()));
    }

    #[test]
    fn what_came_after_the_end_is_found() {
        let late = Duration::from_millis(1_101);
        for (earliest, left, stall, due) in [
            (0, 1_050, Duration::ZERO, 0),
            (0, 1_000, Duration::ZERO, 0),
            (0, 1_101, Duration::ZERO, 1),
            (0, 1_101, late, 0),
            // The connection was free for the request only after the end.
            (1_050, 1_050, Duration::ZERO, 1),
            (1_050, 1_050, late, 1),
        ] {
            let came = taken(1, [earliest, left, 2_000]);
            let found = came_after(&[came], Duration::from_secs(1), stall);
            assert_eq!(found.len(), due, "{earliest}, {left}, {stall:?}");
        }
    }
}
