//! The server: from bytes that come in to an answer that goes out.

mod body;
mod control;
mod guard;
mod head_text;
#[cfg(feature = "fuzzing")]
pub(crate) mod in_memory;
mod line;
mod listen;
mod operation;
pub(crate) mod path;
mod places;
mod router;
mod stream;
mod target;
mod unreadable;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::CONNECTION;

pub(crate) use listen::serve;
pub(crate) use stream::TimedStream;

use crate::answer::Answer;
use crate::clock::Clock;
use crate::faults::Armed;
use crate::journal::{Effect, Journal};
use crate::options::{Licence, Limits, Options};
use crate::profile::Profile;
use crate::request_log::{RequestEntry, RequestLog};
use crate::routes::Routes;
use crate::state::State;
use crate::store::Store;
use crate::tally::{Tallies, Tally};
use body::Room;
use guard::Guard;

/// How long requests under way may take to finish once the hub stops.
const LAST_MOMENT: Duration = Duration::from_millis(200);

/// What all connections of a hub share.
#[derive(Debug)]
pub(crate) struct Hub {
    core: Mutex<Core>,
    clock: Clock,
    store: Option<Store>,
    routes: Routes,
    guard: Guard,
    profile: Profile,
    licence: Licence,
    api_key: Option<String>,
    token: String,
    limits: Limits,
    pub(crate) faults: Armed,
    log: Arc<RequestLog>,
    room: Room,
    /// From when on no call is begun any more; known once the hub stops.
    closing: OnceLock<Instant>,
}

/// What a call reads and changes, under one lock.
#[derive(Debug)]
struct Core {
    state: State,
    journal: Journal,
    tallies: Tallies,
}

impl Hub {
    pub(crate) fn new(
        options: &Options,
        address: SocketAddr,
        state: State,
        last_effect: u64,
        clock: Clock,
        store: Option<Store>,
        token: String,
    ) -> Hub {
        Hub {
            core: Mutex::new(Core {
                state,
                journal: Journal::after(last_effect),
                tallies: Tallies::default(),
            }),
            clock,
            store,
            routes: Routes::of_profile(options.profile),
            guard: Guard::new(address, &options.allowed_hosts),
            profile: options.profile,
            licence: options.licence.clone(),
            api_key: options.api_key.clone(),
            token,
            limits: options.limits,
            faults: Armed::new(options.faults.clone().unwrap_or_default()),
            log: Arc::new(RequestLog::new(options.limits.requests)),
            room: Room::new(&options.limits),
            closing: OnceLock::new(),
        }
    }

    /// State and journal. A call that panicked has left them as far as it came: the hub goes on.
    fn core(&self) -> MutexGuard<'_, Core> {
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn effects_since(&self, sequence: u64) -> Vec<Effect> {
        self.core().journal.since(sequence).cloned().collect()
    }

    pub(crate) fn requests_since(&self, number: u64) -> Vec<RequestEntry> {
        self.log.page(number, usize::MAX).requests
    }

    pub(crate) fn requests_dropped(&self) -> u64 {
        self.log.dropped()
    }

    pub(crate) fn tally(&self, request_id: &str) -> Tally {
        self.core().tallies.of(request_id)
    }

    /// Makes everything as it was at the start, save for numbers, clock and faults. With a store
    /// nothing is done and `None` comes back.
    pub(crate) fn reset(&self) -> Option<()> {
        if self.store.is_some() {
            return None;
        }
        let mut core = self.core();
        core.state = State::new(Arc::clone(&core.state.show));
        core.journal.clear();
        core.tallies = Tallies::default();
        self.log.clear();
        Some(())
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Tells the hub that it stops: however long the queue of requests is, it ends in a moment.
    pub(crate) fn close_soon(&self) {
        self.closing.get_or_init(|| Instant::now() + LAST_MOMENT);
    }

    fn is_closing(&self) -> bool {
        self.closing
            .get()
            .is_some_and(|when| Instant::now() >= *when)
    }

    /// Refuses a call that would begin after the hub's last moment.
    fn must_be_open(&self) -> Result<(), Answer> {
        if !self.is_closing() {
            return Ok(());
        }
        let text = "The hub is stopping; this request did nothing.";
        Err(Answer::text(503, text).header(CONNECTION, "close"))
    }

    pub(crate) fn close_store(&self) {
        if let Some(store) = &self.store {
            store.close();
        }
    }
}
