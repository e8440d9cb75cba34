//! A hub simulator in this process, which can be started, observed, made to fail, reset and
//! stopped.
//!
//! `table.rs` defines its interface in every language, and `define.rs` the form of the interface in
//! Rust.

#[macro_use]
mod define;
mod table;

use std::fmt;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use serde::{Serialize, Serializer};
use tokio::runtime::{self, Runtime};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::clock::Clock;
use crate::error::LocalHubError;
use crate::faults::scenario::Faults;
use crate::request_log::DetailedEntry;
use crate::server::Server;
use crate::server::listen;
use crate::server::outage::Outage;
use crate::show::Show;
use crate::state::State;
use crate::store::Store;
pub use table::{Effect, LocalHub, Options, RequestEffect, RequestEntry, RequestStats};

/// The data of a [`LocalHub`], and the functions that its methods call. The serving thread shares
/// only `hub` and `over`.
struct Shared {
    hub: Arc<Server>,
    address: SocketAddr,
    /// The thread that serves connections; `None` after the hub was stopped.
    serving: Mutex<Option<ServingThread>>,
    over: Arc<(Mutex<bool>, Condvar)>,
}

/// The thread that serves the connections of a hub.
struct ServingThread {
    stop: watch::Sender<bool>,
    thread: JoinHandle<()>,
}

impl ServingThread {
    fn start(
        listener: TcpListener,
        hub: &Arc<Server>,
        over: &Arc<(Mutex<bool>, Condvar)>,
    ) -> io::Result<ServingThread> {
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

    /// Stops the thread and waits until it has ended.
    fn stop(self) {
        // Sending fails only if the thread has already ended.
        let _ = self.stop.send(true);
        // An error is ignored, because a thread that panicked has reported that itself.
        let _ = self.thread.join();
    }
}

/// The listener of a hub, and the runtime that runs its tasks.
type BoundListener = (TcpListener, Runtime);

/// Serves until the hub is stopped, or cannot listen again after an outage.
fn serve(
    address: SocketAddr,
    listening: BoundListener,
    hub: &Arc<Server>,
    mut stop: watch::Receiver<bool>,
) {
    let mut next = Some(listening);
    while let Some((listener, runtime)) = next {
        let ended = runtime.block_on(listen::serve(listener, Arc::clone(hub), stop.clone()));
        let Some(outage) = ended else { return };
        // Tasks that are still in progress end with the runtime.
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

/// Listens again at an address after the time `down`. Returns `None` if the hub is stopped before
/// the end of that time.
fn come_back(
    address: SocketAddr,
    down: Duration,
    stop: &mut watch::Receiver<bool>,
) -> Result<Option<BoundListener>, LocalHubError> {
    let runtime = new_runtime().map_err(of_thread)?;
    let stopped = runtime.block_on(async {
        let stopped = timeout(down, stop.wait_for(|stop| *stop)).await;
        stopped.is_ok()
    });
    if stopped {
        return Ok(None);
    }
    Ok(Some((listen_at(address)?, runtime)))
}

fn new_runtime() -> io::Result<Runtime> {
    runtime::Builder::new_current_thread().enable_all().build()
}

fn listen_at(address: SocketAddr) -> Result<TcpListener, LocalHubError> {
    let listener = TcpListener::bind(address);
    let listener = listener.and_then(|it| it.set_nonblocking(true).map(|()| it));
    listener.map_err(|error| not_listening(address, error))
}

impl Shared {
    fn start(options: Options) -> Result<Shared, LocalHubError> {
        let show = options.show.clone().unwrap_or_else(Show::demo);
        let show = Arc::new(show.completed()?);
        // The port is taken first, so that starting the same hub twice fails because of the port
        // and not because of the store.
        let address = SocketAddr::new(options.host, options.port);
        let listener = listen_at(address)?;
        let address = listener
            .local_addr()
            .map_err(|error| not_listening(address, error))?;

        let mut state = State::new(Arc::clone(&show));
        let opened = options
            .store
            .as_ref()
            .map(|path| Store::open(path, &show, &mut state));
        let (store, kept) = opened.transpose()?.unzip();
        let clock = Clock::new(options.clock, kept.map(|progress| progress.moment));
        let token = match &options.control_token {
            Some(token) => token.clone(),
            None => random_token().map_err(without_random_numbers)?,
        };
        let hub = Server::new(
            &options,
            address,
            state,
            kept.map_or(0, |progress| progress.effect),
            clock,
            store,
            token,
        );
        let service_time = hub.service_time.set(options.service_time);
        service_time.map_err(|error| error.at("serviceTime"))?;
        let hub = Arc::new(hub);

        let over = Arc::new((Mutex::new(false), Condvar::new()));
        let serving = ServingThread::start(listener, &hub, &over).map_err(of_thread)?;
        Ok(Shared {
            hub,
            address,
            serving: Mutex::new(Some(serving)),
            over,
        })
    }

    fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            // A client cannot connect to the unspecified address. On this machine, the loopback
            // address leads to the hub.
            match address {
                SocketAddr::V4(_) => address.set_ip(std::net::Ipv4Addr::LOCALHOST.into()),
                SocketAddr::V6(_) => address.set_ip(std::net::Ipv6Addr::LOCALHOST.into()),
            }
        }
        format!("http://{address}")
    }

    fn port(&self) -> u16 {
        self.address.port()
    }

    fn token(&self) -> &str {
        &self.hub.token
    }

    fn journal(&self, sequence: u64) -> Vec<Effect> {
        self.hub.effects_since(sequence)
    }

    fn requests(&self, number: u64) -> Vec<RequestEntry> {
        self.hub.log.page(number, usize::MAX).requests
    }

    fn requests_dropped(&self) -> u64 {
        self.hub.log.dropped()
    }

    fn advance(&self, by: Duration) -> Result<Duration, LocalHubError> {
        self.hub.clock().advance(by)
    }

    fn set_faults_json(&self, json: &str) -> Result<(), LocalHubError> {
        self.hub.faults.set(Faults::from_json(json)?);
        Ok(())
    }

    fn clear_faults(&self) {
        self.hub.faults.set(Faults::default());
    }

    fn faults_triggered(&self) -> u64 {
        self.hub.faults.triggered()
    }

    fn faults_json(&self) -> String {
        self.hub.faults.json().to_string()
    }

    fn request_stats(&self, request_id: &str) -> RequestStats {
        self.hub.request_stats(request_id)
    }

    fn reset(&self) -> Result<(), LocalHubError> {
        self.hub.reset()
    }

    fn service_time(&self) -> Duration {
        self.hub.service_time.get()
    }

    fn set_service_time(&self, time: Duration) -> Result<(), LocalHubError> {
        let set = self.hub.service_time.set(time);
        set.map_err(|error| error.at("seconds"))
    }

    fn disconnect_engine(&self, engine: i64) -> Result<(), LocalHubError> {
        self.hub.disconnect_engine(engine)
    }

    fn restart_engine(
        &self,
        engine: i64,
        away: Duration,
        empty: Duration,
    ) -> Result<(), LocalHubError> {
        self.hub.restart_engine(engine, away, empty)
    }

    fn restart(&self, down: Duration) -> Result<(), LocalHubError> {
        let (over, ended) = mpsc::channel();
        let over = Some(over);
        self.hub.outages.add(Outage { down, over });
        // If the hub stops meanwhile, the sender is dropped and the outage has no outcome.
        ended.recv().unwrap_or_else(|_| {
            let stopped = io::Error::other("the hub was stopped");
            Err(not_listening(self.address, stopped))
        })
    }

    fn stop(&self) {
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

/// Methods that exist only in Rust.
impl LocalHub {
    /// Returns the address at which the hub listens.
    pub fn address(&self) -> SocketAddr {
        self.shared.address
    }

    /// Returns the request with this number, including its sender and its bodies; `None` if it is
    /// not kept. Values with the names of secrets are hidden, and at most 16 KiB of each body are
    /// kept.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// assert_eq!(hub.request(1), None);
    /// # Ok::<(), gfxhub_simulator::LocalHubError>(())
    /// ```
    pub fn request(&self, number: u64) -> Option<DetailedEntry> {
        self.shared.hub.log.detailed(number)
    }

    /// Returns the control calls (under `/_control/`) that were refused or failed, oldest first.
    /// They have numbers of their own; only those with numbers greater than `number` are returned.
    /// Calls that ask for the token are not included, and only the newest 1,000 are kept.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// assert!(hub.refused_controls_since(0).is_empty());
    /// # Ok::<(), gfxhub_simulator::LocalHubError>(())
    /// ```
    pub fn refused_controls_since(&self, number: u64) -> Vec<DetailedEntry> {
        self.shared.hub.refused_controls.ended_since(number)
    }

    /// Returns the clock of the hub.
    pub fn clock(&self) -> &Clock {
        self.shared.hub.clock()
    }

    /// Replaces the fault scenario, as [`set_faults_json`](LocalHub::set_faults_json) does.
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
        self.shared.hub.faults.set(faults);
    }

    /// Blocks until the hub has ended: another thread has stopped it, or it could not listen again
    /// after a restart.
    pub fn wait(&self) {
        let (over, bell) = &*self.shared.over;
        let over = over.lock().unwrap_or_else(PoisonError::into_inner);
        // The guard that this returns is not needed.
        drop(bell.wait_while(over, |over| !*over));
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

/// When dropped, notifies the threads that wait for the end of the hub.
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

/// Writes a duration as seconds.
fn seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// Writes an optional duration as seconds.
fn optional_seconds<S: Serializer>(
    time: &Option<Duration>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    time.map(|time| time.as_secs_f64()).serialize(serializer)
}

/// Returns 128 random bits as hexadecimal digits.
fn random_token() -> io::Result<String> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits)?;
    Ok(format!("{:032x}", u128::from_ne_bytes(bits)))
}

fn without_random_numbers(error: io::Error) -> LocalHubError {
    let message = format!(
        "the system provides no random numbers for the hub's control token: {error}; choose a token \
         yourself"
    );
    LocalHubError::of_machine(message, error)
}

/// Returns the error for a system that provides no thread or no event queue.
fn of_thread(error: io::Error) -> LocalHubError {
    LocalHubError::of_machine(format!("the hub cannot start a thread: {error}"), error)
}

fn not_listening(address: SocketAddr, error: io::Error) -> LocalHubError {
    let advice = match error.kind() {
        io::ErrorKind::AddrInUse => {
            "; another program listens there, so choose another port, or 0 for a free one"
        }
        io::ErrorKind::PermissionDenied => {
            "; ports below 1024 need rights that this user lacks, so choose a higher one"
        }
        io::ErrorKind::AddrNotAvailable => "; this machine does not have that address",
        _ => "",
    };
    let message = format!("the hub cannot listen on {address}: {error}{advice}");
    LocalHubError::of_machine(message, error)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    /// Creates a rundown. Returns the status of the response.
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
        hub.shared.hub.close_soon();
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
