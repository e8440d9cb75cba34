//! Resolution of host names within the deadline of a call, without a thread for each call.

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

/// Time for which a DNS result is reused.
const CACHE_TTL: Duration = Duration::from_secs(10);

/// Time that DNS may take before the last known addresses are used.
const STALE_AFTER: Duration = Duration::from_millis(250);

/// Capacity of the cache, and of the queue of names to look up.
const CACHE_CAPACITY: usize = 64;

/// A function that queries DNS. It may block without limit.
type NameService = Arc<dyn Fn(&str, u16) -> LookupResult + Send + Sync>;

/// A result of DNS.
pub(super) type LookupResult = Result<Vec<SocketAddr>, ResolveError>;

/// A function that starts a thread, if the system allows it.
type Start = Arc<dyn Fn(Box<dyn FnOnce() + Send>) -> io::Result<()> + Send + Sync>;

/// A resolver for literal addresses and `localhost`, immediately, and for other names on one thread
/// that lives while there are names to look up. Clones share the thread and the cache.
#[derive(Clone)]
pub(super) struct Resolver(Arc<Shared>);

struct Shared {
    lookup: NameService,
    start: Start,
    /// Address of the hub with its zone, which only the system's resolver understands.
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

/// The cache entry of a name.
#[derive(Default)]
struct Name {
    /// Time at which its lookup was queued.
    queued: Option<Instant>,
    /// Number of results so far, by which a waiting call recognises the next.
    answers: u64,
    last: Option<(Instant, LookupResult)>,
    /// Addresses of the last result that had any.
    known: Vec<SocketAddr>,
}

/// The reason why a name has no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ResolveError {
    why: String,
    /// True if the next lookup may find one.
    pub(super) transient: bool,
}

impl ResolveError {
    /// The host does not exist.
    pub(super) fn permanent(why: impl Into<String>) -> ResolveError {
        let (why, transient) = (why.into(), false);
        ResolveError { why, transient }
    }

    /// The address is not known at present.
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

/// A pending lookup of a name.
#[derive(Debug)]
pub(super) struct Lookup {
    key: Key,
    /// Number of results that its name had before.
    before: u64,
    /// Addresses of an earlier result, used if the next one is late.
    known: Vec<SocketAddr>,
    /// Time until which to wait for newer addresses.
    patience: Instant,
}

/// The progress of a lookup.
#[derive(Debug)]
pub(super) enum Progress {
    Found(Vec<SocketAddr>),
    Pending(Lookup),
}

impl State {
    /// Returns the result that a lookup waits for, once there is one.
    fn answer(&self, lookup: &Lookup) -> Option<&LookupResult> {
        let name = self.names.get(&lookup.key)?;
        let (_, found) = name.last.as_ref()?;
        (name.answers > lookup.before).then_some(found)
    }
}

impl Resolver {
    /// Returns a resolver that uses the system's.
    pub(super) fn new() -> Resolver {
        Resolver::of(system_lookup)
    }

    /// Returns a resolver that uses this name service.
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

    /// Returns a resolver that looks up this address with a zone, `fe80::1%eth0`, for the same
    /// address without it.
    pub(super) fn in_zone(&self, address: String) -> Resolver {
        self.like(Some(address))
    }

    /// Returns a resolver with the same name service that shares nothing with this one, which
    /// another process may hold locked.
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

    /// Resolves the host of an address, and waits for the result within the deadline of a call.
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

    /// Begins to resolve the host of an address.
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

    /// Checks for a result without waiting.
    pub(super) fn poll(
        &self,
        lookup: Lookup,
        context: &CallContext,
    ) -> Result<Progress, ureq::Error> {
        context.remaining()?;
        Ok(self.poll_name(lookup)?)
    }

    /// Waits until a lookup can continue, for at most `limit`.
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
            // Counted from the start of the lookup, which may have been some time ago.
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

    /// Queues a name, unless it is queued already, and starts the worker. Returns the time at which
    /// the name was queued.
    fn ask(&self, state: &mut State, key: &Key) -> Result<Instant, ResolveError> {
        let mut asked = state.names.get(key).and_then(|name| name.queued);
        if asked.is_none() {
            if state.queue.len() >= CACHE_CAPACITY {
                let detail = "too many lookups wait for the name service";
                return Err(ResolveError::transient(detail));
            }
            // Removes names that no call waits for.
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

    /// Looks up names until the queue is empty.
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
                // A permanent failure: the earlier addresses are no longer valid.
                Err(_) => name.known.clear(),
            }
            name.last = Some((Instant::now(), answer));
            self.answered.notify_all();
        }
        state.working = false;
    }
}

/// Queries the system's resolver.
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

/// Returns the addresses for literals and `localhost`. A hub on this machine usually listens on
/// IPv4.
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

/// Returns `true` if this machine has an IPv6 loopback. If not, trying it would only hide the error
/// of the previous attempt, such as a refused connection.
fn has_ipv6() -> bool {
    static KNOWN: OnceBool = OnceBool::new();
    KNOWN.get_or_init(|| UdpSocket::bind((Ipv6Addr::LOCALHOST, 0)).is_ok())
}

/// An empty resolver for ureq, which resolves before each request. Names are looked up only when a
/// connection is made.
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
