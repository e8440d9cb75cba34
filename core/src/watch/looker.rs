//! The thread that makes the looks of all watches of a client, and how watches join and leave it.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::shared::Shared;
use super::topic::Topic;
use super::worker;
use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::options::CallOptions;
use crate::process::Registry;
use crate::stop::{CancelToken, StopReasons};
use crate::thread_hooks::run_with_hooks;

/// State shared by the watches of a client and the thread that makes their looks.
pub(super) struct Looker {
    /// Client that makes the looks. Its calls end when the last watch leaves.
    pub(super) client: Client,
    /// `true` if this makes the looks of only one watch, which has call options of its own.
    is_own: bool,
    /// Cancelled when the last watch has left.
    stop: CancelToken,
    state: Mutex<State>,
    /// Signalled when the thread has something to do, and when it has ended.
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Number of watches that have not left.
    count: usize,
    watches: Vec<Arc<Shared>>,
    joining: Vec<(Arc<Shared>, Vec<Topic>)>,
    has_woken: bool,
    has_ended: bool,
}

/// Lookers of the clients that have watches.
static LOOKERS: Registry<Looker> = Registry::new();

impl Looker {
    /// Returns the looker of a client, and counts one more watch in it. The watch must leave the
    /// looker when it ends.
    pub(super) fn of(client: &Client) -> Result<Arc<Self>> {
        let is_own = client.scope.is_some() || client.options.is_own();
        if is_own {
            return Self::start(client, true);
        }
        let accept = |one: &Self| one.serves(client) && one.enter();
        LOOKERS.find_or_make(accept, || Self::start(client, false))
    }

    fn start(client: &Client, is_own: bool) -> Result<Arc<Self>> {
        let options = match is_own {
            true => client.options.clone().not_started(),
            false => CallOptions::new(),
        };
        let client = client.with(options);
        let stop = CancelToken::new();
        let looker = Arc::new(Self {
            client: Client {
                stops: client.stops.for_other_threads().or_cancelled(&stop),
                ..client
            },
            is_own,
            stop,
            state: Mutex::new(State {
                count: 1,
                ..State::default()
            }),
            changed: Condvar::new(),
        });
        let own = Arc::clone(&looker);
        thread::Builder::new()
            .name("gfxhub-watch".to_owned())
            .spawn(move || run_with_hooks(|| worker::run(&own)))
            .map_err(|error| {
                let detail = format!("the thread of the watches cannot be started: {error}");
                Error::unsent(ErrorKind::Internal, detail, Instant::now())
            })?;
        Ok(looker)
    }

    /// Returns `true` if this makes looks for watches of the client.
    fn serves(&self, client: &Client) -> bool {
        !self.is_own && Arc::ptr_eq(&self.client.shared, &client.shared)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more watch. Returns `false` instead if the last watch has left.
    fn enter(&self) -> bool {
        let mut state = self.state();
        let is_open = !self.is_over();
        state.count += usize::from(is_open);
        is_open
    }

    /// Adds the topics of a watch that has entered.
    pub(super) fn join(&self, shared: &Arc<Shared>, topics: Vec<Topic>) {
        let mut state = self.state();
        let has_ended = state.has_ended;
        state.watches.push(Arc::clone(shared));
        state.joining.push((Arc::clone(shared), topics));
        state.has_woken = true;
        drop(state);
        self.changed.notify_all();
        if has_ended {
            shared.end(true);
        }
    }

    /// Removes a watch. The thread ends with the last one.
    pub(super) fn leave(&self, shared: &Shared) {
        let mut state = self.state();
        let is_other = |one: &Arc<Shared>| !std::ptr::eq(Arc::as_ptr(one), shared);
        state.watches.retain(is_other);
        state.count -= 1;
        if state.count == 0 {
            self.stop.cancel();
        }
        state.has_woken = true;
        self.changed.notify_all();
    }

    /// Returns `true` if the thread has to end.
    pub(super) fn is_over(&self) -> bool {
        self.stop.is_cancelled()
    }

    /// Returns the token that ends the looks under way.
    pub(super) fn stop(&self) -> CancelToken {
        self.stop.clone()
    }

    pub(super) fn wake(&self) {
        self.state().has_woken = true;
        self.changed.notify_all();
    }

    /// Waits until there is something to do, for at most this time. Only the thread calls this.
    pub(super) fn wait(&self, limit: Duration) {
        let mut state = self.state();
        if !state.has_woken {
            let waited = self.changed.wait_timeout(state, limit);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state.has_woken = false;
    }

    pub(super) fn take_joining(&self) -> Vec<(Arc<Shared>, Vec<Topic>)> {
        std::mem::take(&mut self.state().joining)
    }

    pub(super) fn watches(&self) -> Vec<Arc<Shared>> {
        self.state().watches.clone()
    }

    /// Waits until the thread has ended, unless it goes on for other watches.
    pub(super) fn wait_for_end(&self, limit: Duration, stops: &StopReasons) {
        let until = Instant::now() + limit;
        let mut state = self.state();
        while self.is_over() && !state.has_ended && Instant::now() < until && !stops.is_stopped() {
            let waited = self.changed.wait_timeout(state, Duration::from_millis(5));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Notes that the thread has ended, after a panic too.
    pub(super) fn end(&self) {
        self.stop.cancel();
        let mut state = self.state();
        state.has_ended = true;
        state.joining.clear();
        let watches = state.watches.clone();
        drop(state);
        for shared in watches {
            shared.end(thread::panicking());
        }
        self.changed.notify_all();
    }
}
