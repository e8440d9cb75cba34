//! Resolves host names within the deadline of a call. One thread does so for all calls of a client.

use super::context::{CallContext, CallPhase};
use crate::config::POLL_INTERVAL;
use crate::process::is_ending;
use dns_lookup::{AddrInfoHints, LookupError, LookupErrorKind, SockType};
use once_cell::race::OnceBool;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use ureq::http::Uri;
use ureq::unversioned::resolver::{self, ResolvedSocketAddrs};
use ureq::unversioned::transport::NextTimeout;

/// Time for which the result of a lookup is reused.
const CACHE_TTL: Duration = Duration::from_secs(10);

/// Time after which a lookup counts as slow. The last known addresses are then used.
const STALE_AFTER: Duration = Duration::from_millis(250);

/// Maximum length of the queue of names to look up. A cache of this size is cleared of stale names.
const CACHE_CAPACITY: usize = 64;

/// A function that looks up a name. It may block without limit.
type NameService = Arc<dyn Fn(&str, u16) -> LookupResult + Send + Sync>;

/// The result of a lookup: addresses, or the reason why there are none.
pub(super) type LookupResult = Result<Vec<SocketAddr>, ResolveError>;

/// A function that starts a thread. It fails if the system does not allow it.
type Start = Arc<dyn Fn(Box<dyn FnOnce() + Send>) -> io::Result<()> + Send + Sync>;

/// Resolves host names: literal addresses and `localhost` immediately, and other names on one
/// thread, which exists while there are names to look up. Clones share the thread and the cache.
#[derive(Clone)]
pub(super) struct Resolver(Arc<Shared>);

struct Shared {
    lookup: NameService,
    start: Start,
    /// IPv6 address of the hub with its zone, such as `fe80::1%eth0`. `None` if it has no zone.
    /// Only the system's resolver can interpret a zone.
    zoned: Option<String>,
    state: Mutex<State>,
    answered: Condvar,
}

#[derive(Default)]
struct State {
    names: HashMap<Key, Name>,
    queue: VecDeque<Key>,
    working: bool,
}

type Key = (String, u16);

/// The cache entry of a host name.
#[derive(Default)]
struct Name {
    /// Time at which the pending lookup of the name was queued; `None` if none is pending.
    queued: Option<Instant>,
    /// Number of results so far. A waiting call compares it to recognise the next result.
    answers: u64,
    last: Option<(Instant, LookupResult)>,
    /// Addresses of the last result that contained any.
    known: Vec<SocketAddr>,
}

/// The reason why a name has no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ResolveError {
    why: String,
    /// True if the next lookup may find an address.
    pub(super) transient: bool,
}

impl ResolveError {
    /// Creates the error for a host that does not exist.
    pub(super) fn permanent(why: impl Into<String>) -> ResolveError {
        let (why, transient) = (why.into(), false);
        ResolveError { why, transient }
    }

    /// Creates the error for a host whose address is not known at present.
    pub(super) fn transient(why: impl Into<String>) -> ResolveError {
        let (why, transient) = (why.into(), true);
        ResolveError { why, transient }
    }
}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for ResolveError {}

impl From<ResolveError> for ureq::Error {
    fn from(why: ResolveError) -> ureq::Error {
        ureq::Error::Other(Box::new(why))
    }
}

/// A lookup of a name that has no result yet.
#[derive(Debug)]
pub(super) struct Lookup {
    key: Key,
    /// Number of results of the name before this lookup.
    before: u64,
    /// Addresses of an earlier result. They are used if the next result is late.
    known: Vec<SocketAddr>,
    /// Time until which the call waits for newer addresses.
    patience: Instant,
}

/// The progress of a lookup.
#[derive(Debug)]
pub(super) enum Progress {
    Found(Vec<SocketAddr>),
    Pending(Lookup),
}

impl State {
    /// Returns the result that a lookup waits for; `None` if there is none yet.
    fn answer(&self, lookup: &Lookup) -> Option<&LookupResult> {
        let name = self.names.get(&lookup.key)?;
        let (_, found) = name.last.as_ref()?;
        (name.answers > lookup.before).then_some(found)
    }
}

impl Resolver {
    /// Creates a resolver that uses the system's resolver.
    pub(super) fn new() -> Resolver {
        Resolver::of(system_lookup)
    }

    /// Creates a resolver that uses this name service.
    pub(super) fn of(
        lookup: impl Fn(&str, u16) -> LookupResult + Send + Sync + 'static,
    ) -> Resolver {
        let start = |work: Box<dyn FnOnce() + Send>| {
            if is_ending() {
                return Err(io::Error::other("the process is ending"));
            }
            thread::Builder::new()
                .name("gfxhub-resolve".into())
                .spawn(|| crate::thread_hooks::run_with_hooks(work))
                .map(drop)
        };
        Resolver::with(Arc::new(lookup), Arc::new(start))
    }

    pub(super) fn with(lookup: NameService, start: Start) -> Resolver {
        let (state, answered) = Default::default();
        Resolver(Arc::new(Shared {
            lookup,
            start,
            zoned: None,
            state,
            answered,
        }))
    }

    /// Returns a resolver that looks up this address with a zone, such as `fe80::1%eth0`, in place
    /// of the same address without the zone.
    pub(super) fn in_zone(&self, address: String) -> Resolver {
        self.like(Some(address))
    }

    /// Creates a resolver with the same name service and a cache of its own. It does not use the
    /// lock of this one, which may have been held when this process was forked.
    pub(super) fn fresh_copy(&self) -> Resolver {
        self.like(self.0.zoned.clone())
    }

    fn like(&self, zoned: Option<String>) -> Resolver {
        let (state, answered) = Default::default();
        Resolver(Arc::new(Shared {
            lookup: Arc::clone(&self.0.lookup),
            start: Arc::clone(&self.0.start),
            zoned,
            state,
            answered,
        }))
    }

    /// Resolves the host of a URI. Waits for the result within the deadline of the call.
    pub(super) fn lookup(
        &self,
        uri: &Uri,
        context: &CallContext,
    ) -> Result<Vec<SocketAddr>, ureq::Error> {
        let mut progress = self.begin(uri, context)?;
        loop {
            let lookup = match progress {
                Progress::Found(addresses) => return Ok(addresses),
                Progress::Pending(lookup) => lookup,
            };
            let left = context.remaining()?;
            self.wait(&lookup, left.min(POLL_INTERVAL));
            progress = self.poll(lookup, context)?;
        }
    }

    /// Begins to resolve the host of a URI.
    pub(super) fn begin(&self, uri: &Uri, context: &CallContext) -> Result<Progress, ureq::Error> {
        context.enter_phase(CallPhase::Resolve);
        let default = if uri.scheme_str() == Some("https") {
            443
        } else {
            80
        };
        let host = uri.host().ok_or(ureq::Error::HostNotFound)?;
        let port = uri.port_u16().unwrap_or(default);
        let host = self.0.zoned.as_deref().unwrap_or(host);
        let limit = context.remaining()?;
        Ok(self.begin_name(host, port, limit)?)
    }

    /// Checks for the result of a lookup without waiting.
    pub(super) fn poll(
        &self,
        lookup: Lookup,
        context: &CallContext,
    ) -> Result<Progress, ureq::Error> {
        context.remaining()?;
        Ok(self.poll_name(lookup)?)
    }

    /// Waits for at most `limit` until a lookup can continue.
    pub(super) fn wait(&self, lookup: &Lookup, limit: Duration) {
        let state = self.0.lock();
        if state.answer(lookup).is_none() {
            let limit = match lookup.known.is_empty() {
                true => limit,
                false => limit.min(lookup.patience.saturating_duration_since(Instant::now())),
            };
            let waited = self.0.answered.wait_timeout(state, limit);
            drop(waited.unwrap_or_else(PoisonError::into_inner));
        }
    }

    fn begin_name(&self, host: &str, port: u16, limit: Duration) -> Result<Progress, ResolveError> {
        if let Some(addresses) = resolve_literal(host) {
            let addresses = addresses.iter().map(|&ip| SocketAddr::new(ip, port));
            return Ok(Progress::Found(addresses.collect()));
        }
        let key: Key = (host.to_ascii_lowercase(), port);
        let mut state = self.0.lock();
        let (before, known) = match state.names.get(&key) {
            Some(Name {
                last: Some((at, Ok(addresses))),
                ..
            }) if at.elapsed() < CACHE_TTL => {
                return Ok(Progress::Found(addresses.clone()));
            }
            known => known.map_or((0, Vec::new()), |name| (name.answers, name.known.clone())),
        };
        let asked = match self.ask(&mut state, &key) {
            Ok(asked) => asked,
            Err(why) if why.transient && !known.is_empty() => return Ok(Progress::Found(known)),
            Err(why) => return Err(why),
        };
        Ok(Progress::Pending(Lookup {
            key,
            before,
            known,
            // This time counts from when the name was queued, which may be some time ago.
            patience: asked + STALE_AFTER.min(limit / 2),
        }))
    }

    fn poll_name(&self, lookup: Lookup) -> Result<Progress, ResolveError> {
        match self.0.lock().answer(&lookup) {
            Some(Err(why)) if why.transient && !lookup.known.is_empty() => {
                Ok(Progress::Found(lookup.known))
            }
            Some(answer) => answer.clone().map(Progress::Found),
            None if !lookup.known.is_empty() && lookup.patience <= Instant::now() => {
                Ok(Progress::Found(lookup.known))
            }
            None => Ok(Progress::Pending(lookup)),
        }
    }

    /// Queues a name, unless it is queued already, and starts the thread if necessary. Returns the
    /// time at which the name was queued.
    fn ask(&self, state: &mut State, key: &Key) -> Result<Instant, ResolveError> {
        let mut asked = state.names.get(key).and_then(|name| name.queued);
        if asked.is_none() {
            if state.queue.len() >= CACHE_CAPACITY {
                let detail = "too many lookups wait for the name service";
                return Err(ResolveError::transient(detail));
            }
            // Names that are not queued and have no recent result are removed.
            if state.names.len() >= CACHE_CAPACITY {
                let recent =
                    |name: &Name| matches!(&name.last, Some((at, _)) if at.elapsed() < CACHE_TTL);
                state
                    .names
                    .retain(|_, name| name.queued.is_some() || recent(name));
            }
            asked = Some(Instant::now());
            state.names.entry(key.clone()).or_default().queued = asked;
            state.queue.push_back(key.clone());
        }
        if !state.working {
            let shared = Arc::clone(&self.0);
            if let Err(error) = (self.0.start)(Box::new(move || shared.work())) {
                state.queue.clear();
                for name in state.names.values_mut() {
                    name.queued = None;
                }
                let detail = format!("no thread can be started to look up the name: {error}");
                return Err(if is_ending() {
                    ResolveError::permanent(detail)
                } else {
                    ResolveError::transient(detail)
                });
            }
            state.working = true;
        }
        Ok(asked.unwrap_or_else(Instant::now))
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks up names until the queue is empty. This is the work of the thread.
    fn work(&self) {
        let mut state = self.lock();
        while let Some(key) = state.queue.pop_front() {
            drop(state);
            let (host, port) = &key;
            let answer = match catch_unwind(AssertUnwindSafe(|| (self.lookup)(host, *port))) {
                Ok(Ok(addresses)) if addresses.is_empty() => {
                    Err(ResolveError::permanent("it has no address"))
                }
                Ok(answer) => answer,
                Err(_) => Err(ResolveError::permanent("the lookup panicked")),
            };
            let answer = answer.map_err(|ResolveError { why, transient }| ResolveError {
                why: format!("the host name {host} cannot be resolved: {why}"),
                transient,
            });
            state = self.lock();
            let name = state.names.entry(key).or_default();
            name.queued = None;
            name.answers += 1;
            match &answer {
                Ok(addresses) => name.known.clone_from(addresses),
                Err(why) if why.transient => {}
                // The failure is permanent, so the earlier addresses are no longer valid.
                Err(_) => name.known.clear(),
            }
            name.last = Some((Instant::now(), answer));
            self.answered.notify_all();
        }
        state.working = false;
    }
}

/// Looks up a name with the system's resolver.
fn system_lookup(host: &str, port: u16) -> LookupResult {
    let hints = AddrInfoHints {
        socktype: SockType::Stream.into(),
        ..AddrInfoHints::default()
    };
    let failed = |error: LookupError| {
        let transient = !matches!(
            error.kind(),
            LookupErrorKind::NoName | LookupErrorKind::NoData | LookupErrorKind::Family
        );
        let why = io::Error::from(error).to_string();
        ResolveError { why, transient }
    };
    let found = dns_lookup::getaddrinfo(Some(host), None, Some(hints)).map_err(failed)?;
    let mut addresses: Vec<SocketAddr> = Vec::new();
    for one in found.flatten() {
        let mut address = one.sockaddr;
        address.set_port(port);
        if !addresses.contains(&address) {
            addresses.push(address);
        }
    }
    Ok(addresses)
}

/// Returns the addresses of a host that is a literal address or `localhost`; `None` for any other
/// host. For `localhost`, IPv4 comes first, since most hubs on the same machine listen on IPv4.
fn resolve_literal(host: &str) -> Option<Vec<IpAddr>> {
    if host.trim_end_matches('.').eq_ignore_ascii_case("localhost") {
        let mut addresses = vec![Ipv4Addr::LOCALHOST.into()];
        if has_ipv6() {
            addresses.push(Ipv6Addr::LOCALHOST.into());
        }
        return Some(addresses);
    }
    let bare = host
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .unwrap_or(host);
    bare.parse().ok().map(|address| vec![address])
}

/// Returns `true` if this machine has an IPv6 loopback address. If it has none, an attempt to
/// connect to `::1` would only hide the error of the IPv4 address, such as a refused connection.
fn has_ipv6() -> bool {
    static KNOWN: OnceBool = OnceBool::new();
    KNOWN.get_or_init(|| UdpSocket::bind((Ipv6Addr::LOCALHOST, 0)).is_ok())
}

/// A resolver for ureq that finds no addresses. ureq resolves before each request, but names should
/// be looked up only when a connection is made.
impl resolver::Resolver for Resolver {
    fn resolve(
        &self,
        _: &Uri,
        _: &ureq::config::Config,
        _: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        Ok(resolver::Resolver::empty(self))
    }
}

impl fmt::Debug for Resolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Resolver")
    }
}

#[cfg(test)]
#[path = "resolve_tests.rs"]
mod tests;
