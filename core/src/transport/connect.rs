//! Connects to a hub within the time limits of the call. If the first address does not respond,
//! further addresses are tried in parallel, as in RFC 8305. The connection goes through a proxy if
//! one is set, and uses TLS if the address begins with `https`.

use super::connection::{Connection, Stream};
use super::context::{self, CallContext, CallPhase};
#[cfg(any(test, feature = "fuzzing"))]
use super::in_memory::InMemoryConnector;
use super::pool::ConnectionPool;
use super::resolve::Resolver;
use super::secret_headers::{Insertion, SecretHeaders};
use super::tcp::{self, Interest, Socket, Tcp};
use super::tracked::TrackedConnection;
use crate::config::POLL_INTERVAL;
use crate::error;
use std::collections::VecDeque;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::transport::{
    ConnectProxyConnector, ConnectionDetails, Connector, Either, Transport,
};
use ureq::{Agent, Error};

/// Time to wait for an address before the next one is tried in parallel.
const CONNECTION_ATTEMPT_DELAY: Duration = Duration::from_millis(250);

/// The address that last accepted a connection. It is tried first the next time.
#[derive(Debug, Default)]
pub(super) struct LastGood(Mutex<Option<SocketAddr>>);

impl LastGood {
    /// Returns the addresses in the order in which they are tried: the last good address, then
    /// addresses of the two families alternately, each family in the order of DNS.
    fn sorted(&self, addresses: &[SocketAddr]) -> VecDeque<SocketAddr> {
        let good = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let first_family = addresses.first().map(SocketAddr::is_ipv6);
        let rest = addresses.iter().copied().filter(|it| Some(*it) != good);
        let (mut one, mut other): (VecDeque<_>, VecDeque<_>) =
            rest.partition(|it| Some(it.is_ipv6()) == first_family);
        let mut sorted: VecDeque<_> = good
            .filter(|it| addresses.contains(it))
            .into_iter()
            .collect();
        while !one.is_empty() || !other.is_empty() {
            sorted.extend(one.pop_front());
            sorted.extend(other.pop_front());
        }
        sorted
    }

    fn remember(&self, address: SocketAddr) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(address);
    }
}

/// A connection attempt to several addresses. It ends with the first address that accepts.
#[derive(Debug)]
pub(super) struct Dial {
    next: VecDeque<SocketAddr>,
    several: bool,
    started: Vec<(SocketAddr, TcpStream)>,
    /// Time at which the next address will be tried.
    start_next: Instant,
    failure: Option<io::Error>,
}

impl Dial {
    /// Creates an attempt for these addresses. Does not connect yet.
    pub(super) fn new(addresses: &[SocketAddr], last_good: &LastGood) -> Dial {
        let several = addresses.len() > 1;
        Dial {
            next: match several {
                true => last_good.sorted(addresses),
                false => addresses.iter().copied().collect(),
            },
            several,
            started: Vec::new(),
            start_next: Instant::now(),
            failure: None,
        }
    }

    /// Continues for at most `limit`. Returns the connection, or `None` if connecting takes longer.
    /// `kept` is true if the connection may be pooled after its first response.
    pub(super) fn advance(
        &mut self,
        last_good: &LastGood,
        limit: Duration,
        kept: bool,
    ) -> Result<Option<Socket>, Error> {
        while self.started.is_empty() || self.start_next <= Instant::now() {
            let Some(address) = self.next.pop_front() else {
                break;
            };
            self.start_next = Instant::now() + CONNECTION_ATTEMPT_DELAY;
            match tcp::begin(&address) {
                Ok((stream, true)) => {
                    self.started = vec![(address, stream)];
                    break;
                }
                Ok((stream, false)) => self.started.push((address, stream)),
                Err(error) => self.failure = Some(error),
            }
        }
        if self.started.is_empty() {
            let failure = self.failure.take();
            return Err(failure.map_or(Error::HostNotFound, Error::Io));
        }
        let pause = match self.next.is_empty() {
            true => limit,
            false => limit.min(self.start_next.saturating_duration_since(Instant::now())),
        };
        let writable = self.sockets().map(|socket| (socket, Interest::Writable));
        let ready = tcp::wait(writable, pause)?;
        // All sockets are checked after every wait, since some systems do not wake up when a
        // connection fails.
        let mut looked_at = Vec::with_capacity(self.started.len());
        for ((address, stream), ready) in self.started.drain(..).zip(ready) {
            match outcome(&stream, &address, ready) {
                Ok(true) => {
                    if self.several {
                        last_good.remember(address);
                    }
                    return Ok(Some(Socket::new(stream, kept)?));
                }
                Ok(false) => looked_at.push((address, stream)),
                Err(error) => {
                    self.failure = Some(error);
                    self.start_next = Instant::now();
                }
            }
        }
        self.started = looked_at;
        Ok(None)
    }

    /// Returns the sockets that are still connecting.
    pub(super) fn sockets(&self) -> impl Iterator<Item = &TcpStream> {
        self.started.iter().map(|(_, stream)| stream)
    }

    /// Returns the time at which the attempt must be continued, whatever the state of its sockets.
    pub(super) fn until(&self) -> Instant {
        match self.next.is_empty() && !self.started.is_empty() {
            true => Instant::now() + POLL_INTERVAL,
            false => self.start_next,
        }
    }
}

/// Connects to the first address that accepts. Blocks the calling thread.
fn dial(
    addresses: &[SocketAddr],
    last_good: &LastGood,
    context: &CallContext,
) -> Result<Socket, Error> {
    let mut dial = Dial::new(addresses, last_good);
    loop {
        let limit = context.remaining()?.min(POLL_INTERVAL);
        if let Some(socket) = dial.advance(last_good, limit, false)? {
            return Ok(socket);
        }
    }
}

/// Returns `true` if the socket is connected, or an error if connecting has failed.
fn outcome(stream: &TcpStream, address: &SocketAddr, ready: bool) -> io::Result<bool> {
    if let Some(error) = stream.take_error()? {
        return Err(error);
    }
    // If no process listens on an ephemeral port, a socket that uses this port can connect to
    // itself. It would then receive its own request as the response.
    if ready && stream.local_addr()? == *address {
        return Err(io::ErrorKind::ConnectionRefused.into());
    }
    Ok(ready)
}

/// Settings with which any process can create its connections to a hub.
#[derive(Debug)]
pub(super) struct ConnectorFactory {
    settings: Config,
    secret: SecretHeaders,
    /// Maximum number of idle connections.
    max_idle: usize,
    resolver: Resolver,
    #[cfg(any(test, feature = "fuzzing"))]
    in_memory: Option<InMemoryConnector>,
    #[cfg(feature = "tls")]
    tls: super::tls::Settings,
}

/// The objects with which one process sends its requests.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) agent: Agent,
    pub(super) idle: ConnectionPool,
    pub(super) resolver: Resolver,
    pub(super) last_good: Arc<LastGood>,
    #[cfg(any(test, feature = "fuzzing"))]
    in_memory: Option<InMemoryConnector>,
    #[cfg(feature = "tls")]
    tls_config: Arc<rustls::ClientConfig>,
}

impl Parts {
    /// Creates a connection for an exchange on a socket. The TLS handshake has not begun yet.
    pub(super) fn connection(
        &self,
        stream: Stream,
        origin: &Uri,
        context: &CallContext,
    ) -> Result<Connection, Error> {
        if !context.tls {
            return Ok(Connection::plain(stream));
        }
        context.enter_phase(CallPhase::Handshake);
        #[cfg(feature = "tls")]
        {
            let session = super::tls::Session::new(origin, &self.tls_config)?;
            Ok(Connection::secured(stream, session))
        }
        #[cfg(not(feature = "tls"))]
        {
            let _ = origin;
            Err(Error::TlsRequired)
        }
    }

    /// Returns an in-memory connection if such connections replace TCP; otherwise `None`.
    pub(super) fn in_memory(&self) -> Option<Stream> {
        #[cfg(any(test, feature = "fuzzing"))]
        if let Some(connector) = &self.in_memory {
            return Some(Stream::InMemory(connector.stream()));
        }
        None
    }
}

impl ConnectorFactory {
    pub(super) fn new(
        config: &crate::config::Config,
        resolver: Resolver,
    ) -> error::Result<ConnectorFactory> {
        Ok(ConnectorFactory {
            settings: settings(config)?,
            secret: SecretHeaders::of(config)?,
            max_idle: config.settings.max_idle_connections as usize,
            resolver: match config.base.zoned_host() {
                Some(host) => resolver.in_zone(host),
                None => resolver,
            },
            #[cfg(any(test, feature = "fuzzing"))]
            in_memory: None,
            #[cfg(feature = "tls")]
            tls: super::tls::Settings::new(config)?,
        })
    }

    /// Returns the same factory, with in-memory connections in place of TCP.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(super) fn by(self, connector: InMemoryConnector) -> ConnectorFactory {
        ConnectorFactory {
            in_memory: Some(connector),
            ..self
        }
    }

    /// Returns the secret headers, which are never passed to ureq.
    pub(super) fn secret(&self) -> &SecretHeaders {
        &self.secret
    }

    /// Creates the objects of which each process needs its own.
    pub(super) fn make(&self) -> error::Result<Parts> {
        let resolver = self.resolver.fresh_copy();
        let last_good: Arc<LastGood> = Arc::default();
        #[cfg(feature = "tls")]
        let tls_config = self.tls.make()?;
        let open = HubConnector {
            secret: self.secret.clone(),
            resolver: resolver.clone(),
            last_good: Arc::clone(&last_good),
            proxy: ConnectProxyConnector::default(),
            #[cfg(any(test, feature = "fuzzing"))]
            in_memory: self.in_memory.clone(),
            #[cfg(feature = "tls")]
            tls_config: Arc::clone(&tls_config),
        };
        Ok(Parts {
            agent: Agent::with_parts(self.settings.clone(), open, resolver.clone()),
            idle: ConnectionPool::new(self.max_idle),
            resolver,
            last_good,
            #[cfg(any(test, feature = "fuzzing"))]
            in_memory: self.in_memory.clone(),
            #[cfg(feature = "tls")]
            tls_config,
        })
    }
}

/// Configures ureq so that it does nothing by itself: no redirects, no proxy from the environment,
/// no compression, no errors for statuses, no connection pool and no timeouts.
fn settings(config: &crate::config::Config) -> error::Result<Config> {
    let proxy = match &config.settings.proxy {
        Some(url) => Some(ureq::Proxy::new(&url.0).map_err(|_| {
            // The settings were checked before. The address can contain a password, so the error
            // does not repeat it.
            error::Error::invalid("proxy", "it cannot be read")
        })?),
        None => None,
    };
    Ok(Agent::config_builder()
        .proxy(proxy)
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .user_agent(config.user_agent())
        .accept_encoding("")
        .max_idle_connections(0)
        .max_idle_connections_per_host(0)
        .timeout_await_100(None)
        .build())
}

/// The connector, which ureq calls for each request to a hub.
#[derive(Debug)]
struct HubConnector {
    secret: SecretHeaders,
    resolver: Resolver,
    last_good: Arc<LastGood>,
    proxy: ConnectProxyConnector,
    #[cfg(any(test, feature = "fuzzing"))]
    in_memory: Option<InMemoryConnector>,
    #[cfg(feature = "tls")]
    tls_config: Arc<rustls::ClientConfig>,
}

impl Connector for HubConnector {
    type Out = TrackedConnection;

    fn connect(
        &self,
        details: &ConnectionDetails<'_>,
        _: Option<()>,
    ) -> Result<Option<TrackedConnection>, Error> {
        let context = context::required()?;
        // The depth shows whether this is the connection to a proxy, which ureq makes while it
        // makes the connection to the hub.
        let via_proxy = context.proxy_depth.get() > 0;
        context.proxy_depth.set(context.proxy_depth.get() + 1);
        let wire = self.wire(details, &context)?;
        context.proxy_depth.set(context.proxy_depth.get() - 1);
        context.enter_phase(if via_proxy {
            CallPhase::Connect
        } else {
            CallPhase::Between
        });
        let secret = match via_proxy {
            true => Insertion::default(),
            false => self.secret.in_head(context.has_body),
        };
        Ok(Some(TrackedConnection::new(wire, via_proxy, secret)))
    }
}

impl HubConnector {
    /// Returns an in-memory connection if such connections replace TCP; otherwise `None`.
    fn in_memory(&self) -> Option<Box<dyn Transport>> {
        #[cfg(any(test, feature = "fuzzing"))]
        if let Some(connector) = &self.in_memory {
            return Some(Box::new(connector.connection()));
        }
        None
    }

    fn wire(
        &self,
        details: &ConnectionDetails<'_>,
        context: &CallContext,
    ) -> Result<Box<dyn Transport>, Error> {
        let proxy: &dyn Connector<(), Out = _> = &self.proxy;
        if details.config.proxy().is_some() {
            context.enter_phase(CallPhase::Connect);
        }
        let wire = match proxy.connect(details, None)? {
            Some(Either::B(tunnel)) => tunnel,
            Some(Either::A(())) | None => match self.in_memory() {
                Some(wire) => {
                    context.enter_phase(CallPhase::Connect);
                    wire
                }
                None => {
                    let addresses = self.resolver.lookup(details.uri, context)?;
                    context.enter_phase(CallPhase::Connect);
                    Box::new(Tcp::new(dial(&addresses, &self.last_good, context)?))
                }
            },
        };
        if !details.needs_tls() {
            return Ok(wire);
        }
        context.enter_phase(CallPhase::Handshake);
        #[cfg(feature = "tls")]
        {
            let tls = super::tls::TlsStream::begin(wire, details.uri, &self.tls_config)?;
            Ok(Box::new(tls))
        }
        #[cfg(not(feature = "tls"))]
        Err(Error::TlsRequired)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_working_address_comes_first_and_families_alternate() {
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();
        let [v6, v6b, v4, v4b] = ["[::1]:1", "[::2]:1", "10.0.0.1:1", "10.0.0.2:1"].map(at);
        let last_good = LastGood::default();
        let sorted = |last_good: &LastGood| Vec::from(last_good.sorted(&[v6, v6b, v4, v4b]));
        assert_eq!(sorted(&last_good), [v6, v4, v6b, v4b]);
        last_good.remember(v4b);
        assert_eq!(sorted(&last_good), [v4b, v6, v4, v6b]);
        last_good.remember(at("10.0.0.9:1"));
        assert_eq!(sorted(&last_good), [v6, v4, v6b, v4b]);
    }
}
