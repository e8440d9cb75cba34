//! A hub simulator within this process: start, watch, make it fail, reset, stop.

use std::fmt;
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use gfxhub::ErrorKind;
use tokio::runtime::{self, Runtime};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::clock::Clock;
use crate::faults::scenario::{FaultError, Faults};
use crate::journal::Effect;
use crate::options::Options;
use crate::request_log::{DetailedEntry, RequestEntry};
use crate::request_stats::RequestStats;
use crate::server::listen;
use crate::server::outage::Outage;
use crate::server::{ResetUnsupported, Server};
use crate::service_time::ServiceTimeTooLong;
use crate::show::Show;
use crate::show::error::ShowError;
use crate::state::State;
use crate::state::outage::UnknownEngine;
use crate::store::Store;
use crate::store::database::StoreError;

/// A hub simulator that runs within this process until it is stopped or dropped.
///
/// ```
/// use gfxhub_simulator::{LocalHub, Options};
///
/// let hub = LocalHub::start(Options::default())?;
/// println!("a hub listens at {}", hub.url());
/// # Ok::<(), gfxhub_simulator::StartError>(())
/// ```
pub struct LocalHub {
    hub: Arc<Server>,
    address: SocketAddr,
    token: String,
    /// The thread that serves; none once the hub has been stopped.
    serving: Mutex<Option<ServingThread>>,
    over: Arc<(Mutex<bool>, Condvar)>,
}

/// The thread that serves connections.
struct ServingThread {
    stop: watch::Sender<bool>,
    thread: JoinHandle<()>,
}

impl ServingThread {
    fn start(
        listener: TcpListener,
        hub: &Arc<Server>,
        over: &Arc<(Mutex<bool>, Condvar)>,
    ) -> std::io::Result<ServingThread> {
        let address = listener.local_addr()?;
        let runtime = new_runtime()?;
        let (stop, stopped) = watch::channel(false);
        let ended = EndNotifier {
            hub: Arc::clone(hub),
            over: Arc::clone(over),
        };
        let serve = move || {
            let ended = ended;
            serve(address, (listener, runtime), &ended.hub, stopped);
        };
        let thread =
            std::thread::Builder::new().name(format!("gfxhub-simulator:{}", address.port()));
        let thread = thread.spawn(|| gfxhub::bindings::run_with_hooks(serve))?;
        Ok(ServingThread { stop, thread })
    }

    /// Stops it and waits for its end.
    fn stop(self) {
        // There is no receiver only if the hub has ended already.
        let _ = self.stop.send(true);
        // A panic in the hub's thread has already been reported there.
        let _ = self.thread.join();
    }
}

/// What a hub listens with, and what runs its tasks.
type Listening = (TcpListener, Runtime);

/// Serves until the hub is stopped, or cannot come back from an outage.
fn serve(
    address: SocketAddr,
    listening: Listening,
    hub: &Arc<Server>,
    mut stop: watch::Receiver<bool>,
) {
    let mut next = Some(listening);
    while let Some((listener, runtime)) = next {
        let ended = runtime.block_on(listen::serve(listener, Arc::clone(hub), stop.clone()));
        let Some(outage) = ended else { return };
        // All that is still in progress ends with what runs it.
        drop(runtime);
        hub.restart();
        let back = come_back(address, outage.down, &mut stop);
        next = match back {
            Ok(Some(listening)) => {
                outage.end(Ok(()));
                Some(listening)
            }
            Ok(None) => None,
            Err(error) => {
                outage.end(Err(error));
                None
            }
        };
    }
}

/// Listens again at an address after the time `down`; none if the hub is stopped meanwhile.
fn come_back(
    address: SocketAddr,
    down: Duration,
    stop: &mut watch::Receiver<bool>,
) -> Result<Option<Listening>, StartError> {
    let runtime = new_runtime().map_err(StartError::Runtime)?;
    let stopped = runtime.block_on(async {
        let stopped = timeout(down, stop.wait_for(|stop| *stop)).await;
        stopped.is_ok()
    });
    if stopped {
        return Ok(None);
    }
    Ok(Some((listen_at(address)?, runtime)))
}

fn new_runtime() -> std::io::Result<Runtime> {
    runtime::Builder::new_current_thread().enable_all().build()
}

fn listen_at(address: SocketAddr) -> Result<TcpListener, StartError> {
    let listener = TcpListener::bind(address);
    let listener = listener.and_then(|it| it.set_nonblocking(true).map(|()| it));
    listener.map_err(|error| StartError::Listen { address, error })
}

impl LocalHub {
    /// Starts a hub. When this returns, it takes requests.
    ///
    /// # Errors
    /// When the show has a hole, the address cannot be had, or the store does not fit.
    pub fn start(options: Options) -> Result<LocalHub, StartError> {
        let show = options.show.clone().unwrap_or_else(Show::demo);
        let show = Arc::new(show.completed().map_err(StartError::Show)?);
        // The port first: starting the same hub twice shall fail with the port, not with the store.
        let address = SocketAddr::new(options.host, options.port);
        let listener = listen_at(address)?;
        let address = listener
            .local_addr()
            .map_err(|error| StartError::Listen { address, error })?;

        let mut state = State::new(Arc::clone(&show));
        let opened = options
            .store
            .as_ref()
            .map(|path| Store::open(path, &show, &mut state));
        let (store, kept) = opened.transpose().map_err(StartError::Store)?.unzip();
        let kept = kept.unwrap_or_default();
        let clock = Clock::new(options.clock, kept.last_moment);
        let token = match &options.control_token {
            Some(token) => token.clone(),
            None => random_token().map_err(StartError::Random)?,
        };
        let hub = Server::new(
            &options,
            address,
            state,
            kept.last_effect,
            clock,
            store,
            token.clone(),
        );
        hub.service_time
            .set(options.service_time)
            .map_err(StartError::ServiceTime)?;
        let hub = Arc::new(hub);

        let over = Arc::new((Mutex::new(false), Condvar::new()));
        let serving = ServingThread::start(listener, &hub, &over).map_err(StartError::Runtime)?;
        Ok(LocalHub {
            hub,
            address,
            token,
            serving: Mutex::new(Some(serving)),
            over,
        })
    }

    /// The base address for clients, such as `http://127.0.0.1:8080`.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            // Nobody can connect to "any address"; this machine is reached at loopback.
            match address {
                SocketAddr::V4(_) => address.set_ip(std::net::Ipv4Addr::LOCALHOST.into()),
                SocketAddr::V6(_) => address.set_ip(std::net::Ipv6Addr::LOCALHOST.into()),
            }
        }
        format!("http://{address}")
    }

    /// The address that it listens at.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The port that it listens at.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// What control calls (under `/_control/`) must carry in `X-Control-Token`.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// What the hub has done so far, oldest first. Only the newest 100,000 effects are kept,
    /// and fewer where they take more than 64 MiB.
    pub fn journal(&self) -> Vec<Effect> {
        self.journal_since(0)
    }

    /// The effects with numbers above `sequence`, oldest first.
    pub fn journal_since(&self, sequence: u64) -> Vec<Effect> {
        self.hub.effects_since(sequence)
    }

    /// The same as a JSON array, for languages that have no types for it.
    pub fn journal_json(&self, sequence: u64) -> String {
        // Effects hold only text, numbers and JSON, so writing them does not fail.
        serde_json::to_string(&self.journal_since(sequence)).unwrap_or_else(|_| "[]".to_owned())
    }

    /// The requests so far, oldest first: also reads, refused ones and those in progress. Control
    /// calls, under `/_control/`, are not among them. Only the newest 10,000 are kept, or as many
    /// as [`Limits`](crate::Limits) allow.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// for entry in hub.requests() {
    ///     println!("{} {} {} {:?}", entry.number, entry.method, entry.path, entry.status);
    /// }
    /// # Ok::<(), gfxhub_simulator::StartError>(())
    /// ```
    pub fn requests(&self) -> Vec<RequestEntry> {
        self.requests_since(0)
    }

    /// The requests with numbers above `number`, oldest first.
    pub fn requests_since(&self, number: u64) -> Vec<RequestEntry> {
        self.hub.requests_since(number)
    }

    /// The same as a JSON array, for languages that have no types for it.
    pub fn requests_json(&self, number: u64) -> String {
        // Entries hold only text and numbers, so writing them does not fail.
        serde_json::to_string(&self.requests_since(number)).unwrap_or_else(|_| "[]".to_owned())
    }

    /// The request with a number, with who sent it and its bodies, as far as they are kept: without
    /// what has the name of a secret, and at most 16 KiB of each.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// assert_eq!(hub.request(1), None);
    /// # Ok::<(), gfxhub_simulator::StartError>(())
    /// ```
    pub fn request(&self, number: u64) -> Option<DetailedEntry> {
        self.hub.request(number)
    }

    /// The control calls (under `/_control/`) that were refused or failed, oldest first, with numbers
    /// of their own above `number`, and without those that ask for the token. Only the newest 1,000
    /// are kept.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// assert!(hub.refused_controls_since(0).is_empty());
    /// # Ok::<(), gfxhub_simulator::StartError>(())
    /// ```
    pub fn refused_controls_since(&self, number: u64) -> Vec<DetailedEntry> {
        self.hub.refused_controls_since(number)
    }

    /// How many requests gave way to newer ones, since the start or the last reset.
    pub fn requests_dropped(&self) -> u64 {
        self.hub.requests_dropped()
    }

    /// The hub's clock.
    pub fn clock(&self) -> &Clock {
        self.hub.clock()
    }

    /// Replaces the fault scenario. Its counters start at zero; connections are counted from here
    /// on.
    ///
    /// ```
    /// use gfxhub_simulator::{Faults, LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.set_faults(Faults::from_json(r#"{"faults": [{"fault": "reset", "after": "effect"}]}"#)?);
    /// hub.clear_faults();
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_faults(&self, faults: Faults) {
        self.hub.faults.set(faults);
    }

    /// The same from JSON, for languages that have no types for it.
    ///
    /// # Errors
    /// Those of [`Faults::from_json`]; the scenario before then stays.
    pub fn set_faults_json(&self, json: &str) -> Result<(), FaultError> {
        self.set_faults(Faults::from_json(json)?);
        Ok(())
    }

    /// Removes all faults. Those in progress continue.
    pub fn clear_faults(&self) {
        self.set_faults(Faults::default());
    }

    /// How often faults of the scenario have been injected since it was set.
    pub fn faults_triggered(&self) -> u64 {
        self.hub.faults.triggered()
    }

    /// The scenario as JSON. Each rule has in `seen` how many calls or connections it matched, and
    /// in `struck` into how many of them it injected its fault.
    pub fn faults_json(&self) -> String {
        self.hub.faults.json().to_string()
    }

    /// What happened to the requests with an `X-Request-Id`. The newest 100,000 ids are remembered,
    /// by their first 128 characters; control calls do not count.
    pub fn request_stats(&self, request_id: &str) -> RequestStats {
        self.hub.request_stats(request_id)
    }

    /// Resets the hub to the show as at the start, with an empty journal and no requests in its
    /// log, whose numbers continue, and empty statistics. The clock and the faults stay as they
    /// are.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.reset()?;
    /// assert!(hub.journal().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// With a store, which keeps what was acknowledged, also from this: nothing is changed.
    pub fn reset(&self) -> Result<(), ResetUnsupported> {
        self.hub.reset().ok_or(ResetUnsupported)
    }

    /// How long each call takes.
    pub fn service_time(&self) -> Duration {
        self.hub.service_time.get()
    }

    /// Sets how long each call takes, from now on: a hub that needs 2 ms for each shows how a
    /// program behaves that makes many.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    /// use std::time::Duration;
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.set_service_time(Duration::from_millis(2))?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// For more than 10 seconds.
    pub fn set_service_time(&self, time: Duration) -> Result<(), ServiceTimeTooLong> {
        self.hub.service_time.set(time)
    }

    /// Disconnects an engine from the hub until it is restarted: its status is `disconnected`, its
    /// instances and nodes are not listed, and nothing can be loaded or started on it. It keeps its
    /// values and what it runs.
    ///
    /// # Errors
    /// When the show has no such engine.
    pub fn disconnect_engine(&self, engine: i64) -> Result<(), UnknownEngine> {
        self.hub.disconnect_engine(engine)
    }

    /// Restarts an engine, as after a crash of its machine: what it ran has ended, and its values
    /// are those of the show and of the state that it has loaded. It is disconnected for the time
    /// `away`, by the hub's clock, and has no nodes for the time `empty` after that.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    /// use std::time::Duration;
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.restart_engine(3, Duration::from_secs(3), Duration::from_secs(1))?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the show has no such engine.
    pub fn restart_engine(
        &self,
        engine: i64,
        away: Duration,
        empty: Duration,
    ) -> Result<(), UnknownEngine> {
        self.hub.restart_engine(engine, away, empty)
    }

    /// Restarts the hub as if its process had been killed: all connections are closed at once,
    /// nothing listens for the time `down`, and then it takes requests again at the same port. With
    /// a store it holds what it acknowledged, without one the show as at the start. The journal, the
    /// log of requests, the clock and the faults stay. Blocks until it listens again.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    /// use std::time::Duration;
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.restart(Duration::from_millis(100))?;
    /// # Ok::<(), gfxhub_simulator::StartError>(())
    /// ```
    ///
    /// # Errors
    /// When it has been stopped, or its port was taken meanwhile; then it is stopped.
    pub fn restart(&self, down: Duration) -> Result<(), StartError> {
        let (over, ended) = mpsc::channel();
        let over = Some(over);
        self.hub.outages.add(Outage { down, over });
        // Nobody tells of an outage of a hub that has ended.
        ended.recv().unwrap_or_else(|_| {
            Err(StartError::Listen {
                address: self.address,
                error: std::io::Error::other("the hub was stopped"),
            })
        })
    }

    /// Blocks until the hub is stopped from another thread.
    pub fn wait(&self) {
        let (over, bell) = &*self.over;
        let over = over.lock().unwrap_or_else(PoisonError::into_inner);
        // The returned guard is not needed.
        drop(bell.wait_while(over, |over| !*over));
    }

    /// Stops the hub: requests in progress get 200 ms to finish, then everything is closed. Once
    /// stopped, a hub stays so; a second stop does nothing.
    pub fn stop(&self) {
        self.hub.close_soon();
        if let Some(serving) = self.serving().take() {
            serving.stop();
        }
        self.hub.close_store();
    }

    fn serving(&self) -> MutexGuard<'_, Option<ServingThread>> {
        self.serving.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for LocalHub {
    fn drop(&mut self) {
        self.stop();
    }
}

impl fmt::Debug for LocalHub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LocalHub")
            .field("url", &self.url())
            .finish_non_exhaustive()
    }
}

/// Notifies those who wait that the hub has ended, for whatever reason.
struct EndNotifier {
    hub: Arc<Server>,
    over: Arc<(Mutex<bool>, Condvar)>,
}

impl Drop for EndNotifier {
    fn drop(&mut self) {
        self.hub.outages.close();
        let (over, bell) = &*self.over;
        *over.lock().unwrap_or_else(PoisonError::into_inner) = true;
        bell.notify_all();
    }
}

/// 128 bits that nobody can guess, as hexadecimal digits.
fn random_token() -> std::io::Result<String> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits)?;
    Ok(format!("{:032x}", u128::from_ne_bytes(bits)))
}

/// The error of a hub that did not start.
#[derive(Debug)]
#[non_exhaustive]
pub enum StartError {
    /// The show does not make sense.
    Show(ShowError),
    /// The address cannot be listened at.
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        error: std::io::Error,
    },
    /// Each call would take too long.
    ServiceTime(ServiceTimeTooLong),
    /// The store cannot be used.
    Store(StoreError),
    /// The system gave no thread or no event queue.
    Runtime(std::io::Error),
    /// The system gave no random numbers for the control token.
    Random(std::io::Error),
}

impl StartError {
    /// The error kind that a client has for it: an invalid argument, or an error of this machine.
    pub fn client_kind(&self) -> ErrorKind {
        match self {
            StartError::Show(error) => error.client_kind(),
            StartError::ServiceTime(_) => ErrorKind::Invalid,
            StartError::Store(_)
            | StartError::Runtime(_)
            | StartError::Random(_)
            | StartError::Listen { .. } => ErrorKind::Io,
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Show(error) => error.fmt(f),
            StartError::Store(error) => error.fmt(f),
            StartError::ServiceTime(error) => error.fmt(f),
            StartError::Runtime(error) => write!(f, "the hub cannot start a thread: {error}"),
            StartError::Random(error) => write!(
                f,
                "the system gives no random numbers for the hub's control token: {error}; choose a \
                 token yourself"
            ),
            StartError::Listen { address, error } => {
                write!(f, "the hub cannot listen at {address}: {error}")?;
                match error.kind() {
                    std::io::ErrorKind::AddrInUse => {
                        f.write_str("; something else does, so choose another port or 0 for a free one")
                    }
                    std::io::ErrorKind::PermissionDenied => f.write_str(
                        "; ports below 1024 need rights that this user lacks, so choose a higher one",
                    ),
                    std::io::ErrorKind::AddrNotAvailable => {
                        f.write_str("; this machine has no such address")
                    }
                    _ => Ok(()),
                }
            }
        }
    }
}

impl std::error::Error for StartError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StartError::Show(error) => Some(error),
            StartError::Store(error) => Some(error),
            StartError::ServiceTime(error) => Some(error),
            StartError::Listen { error, .. }
            | StartError::Runtime(error)
            | StartError::Random(error) => Some(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    /// Creates a rundown and returns the status.
    fn make(hub: &LocalHub) -> String {
        let mut stream = TcpStream::connect(hub.address()).unwrap();
        let request = "POST /api/rest/v1/playout/rundowns HTTP/1.1\r\nHost: localhost\r\n\
                       Connection: close\r\nContent-Length: 15\r\n\r\n{\"name\": \"Six\"}";
        stream.write_all(request.as_bytes()).unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        response.split(' ').nth(1).unwrap_or_default().to_owned()
    }

    #[test]
    fn no_call_is_begun_once_the_moment_after_a_stop_is_over() {
        let hub = LocalHub::start(Options::default()).unwrap();
        hub.hub.close_soon();
        let mut last = make(&hub);
        while last == "201" {
            last = make(&hub);
        }
        assert_eq!(last, "503");
        let done = hub.journal().len();
        assert_eq!(make(&hub), "503");
        assert_eq!(hub.journal().len(), done);
    }
}
