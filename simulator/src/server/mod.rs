//! Serves requests, from the bytes of a request to the bytes of the response.

mod authorization;
mod body;
mod capacity;
mod connection;
mod control;
mod cross_origin;
mod event_feed;
mod events;
mod head_text;
#[cfg(feature = "fuzzing")]
pub(crate) mod in_memory;
pub(crate) mod listen;
mod operation;
mod origin_check;
pub(crate) mod outage;
mod page;
mod redact;
mod request;
mod router;
mod run_script;
mod state_view;
mod stream;
mod target;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use axum::http::header::CONNECTION;

use crate::clock::Clock;
use crate::error::LocalHubError;
use crate::faults::injector::FaultInjector;
use crate::journal::Journal;
use crate::local_hub::{Effect, Options, RequestStats};
use crate::options::{License, Limits};
use crate::profile::Profile;
use crate::request_log::RequestLog;
use crate::request_stats::RequestStatsLog;
use crate::response::HubResponse;
use crate::routes::Routes;
use crate::service_time::ServiceTime;
use crate::state::State;
use crate::store::Store;
use crate::store::database::Batch;
use capacity::BodyCapacity;
use event_feed::EventFeed;
use events::StreamLimit;
use origin_check::OriginCheck;
use outage::OutageQueue;

/// Time within which requests in progress may finish after the hub was stopped.
const SHUTDOWN_GRACE: Duration = Duration::from_millis(200);

/// Maximum number of refused control calls that are kept.
const REFUSED_CONTROLS: usize = 1000;

/// The data that all connections of a hub share.
#[derive(Debug)]
pub(crate) struct Server {
    core: Mutex<Shared>,
    clock: Clock,
    store: Option<Store>,
    routes: Routes,
    origin_check: OriginCheck,
    profile: Profile,
    license: License,
    api_key: Option<String>,
    pub(crate) token: String,
    /// True if the hub listens only on a loopback address.
    is_local: bool,
    limits: Limits,
    pub(crate) service_time: ServiceTime,
    pub(crate) faults: FaultInjector,
    pub(crate) outages: OutageQueue,
    pub(crate) log: Arc<RequestLog>,
    /// Control calls that were refused or failed. No other log contains them.
    pub(crate) refused_controls: Arc<RequestLog>,
    feed: EventFeed,
    streams: StreamLimit,
    body_capacity: BodyCapacity,
    /// Time after which no call begins. It is set when the hub is stopped.
    closing: OnceLock<Instant>,
}

/// The data that a call reads and changes. One lock protects it.
#[derive(Debug)]
struct Shared {
    state: State,
    journal: Journal,
    request_stats: RequestStatsLog,
    beginning: StateStart,
}

/// The time and the cause of the beginning of the current state. Observers forget all earlier
/// effects and requests.
#[derive(Debug)]
struct StateStart {
    at: SystemTime,
    by: &'static str,
}

impl StateStart {
    /// Returns the current time with this cause: `start`, `restart` or `reset`.
    fn now(by: &'static str) -> StateStart {
        StateStart {
            at: SystemTime::now(),
            by,
        }
    }
}

impl Server {
    pub(crate) fn new(
        options: &Options,
        address: SocketAddr,
        state: State,
        last_effect: u64,
        clock: Clock,
        store: Option<Store>,
        token: String,
    ) -> Server {
        Server {
            core: Mutex::new(Shared {
                state,
                journal: Journal::after(last_effect),
                request_stats: RequestStatsLog::default(),
                beginning: StateStart::now("start"),
            }),
            clock,
            store,
            routes: Routes::of_profile(options.profile),
            origin_check: OriginCheck::new(address, options),
            profile: options.profile,
            license: options.license.clone(),
            api_key: options.api_key.clone(),
            token,
            is_local: address.ip().is_loopback(),
            limits: options.limits,
            service_time: ServiceTime::default(),
            faults: FaultInjector::new(options.faults.clone().unwrap_or_default()),
            outages: OutageQueue::default(),
            log: Arc::new(RequestLog::new(options.limits.requests)),
            refused_controls: Arc::new(RequestLog::new(REFUSED_CONTROLS)),
            feed: EventFeed::default(),
            streams: StreamLimit::default(),
            body_capacity: BodyCapacity::new(&options.limits),
            closing: OnceLock::new(),
        }
    }

    /// Locks the state and the journal. If a call has panicked, the hub continues with the call's
    /// partial changes.
    fn core(&self) -> MutexGuard<'_, Shared> {
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn effects_since(&self, sequence: u64) -> Vec<Effect> {
        self.core().journal.since(sequence).cloned().collect()
    }

    pub(crate) fn request_stats(&self, request_id: &str) -> RequestStats {
        self.core().request_stats.of(request_id)
    }

    /// Resets the state to the show, and empties the journal, the log of requests and the request
    /// statistics. Numbers continue. A hub with a store cannot be reset.
    pub(crate) fn reset(&self) -> Result<(), LocalHubError> {
        if self.store.is_some() {
            return Err(LocalHubError::invalid(
                "store",
                "a hub with a store is not reset, because the store keeps acknowledged changes; \
                 use a hub without a store, or stop the hub, delete the file of the store and \
                 start the hub again",
            ));
        }
        let mut core = self.core();
        core.state = State::new(Arc::clone(&core.state.show));
        core.journal.clear();
        core.request_stats = RequestStatsLog::default();
        core.beginning = StateStart::now("reset");
        self.log.clear();
        Ok(())
    }

    pub(crate) fn disconnect_engine(&self, id: i64) -> Result<(), LocalHubError> {
        self.core().state.disconnect_engine(id)
    }

    /// Restarts an engine.
    pub(crate) fn restart_engine(
        &self,
        id: i64,
        away: Duration,
        empty: Duration,
    ) -> Result<(), LocalHubError> {
        let now = self.clock.now();
        let mut core = self.core();
        core.state.advance_to(now);
        core.state.restart_engine(id, away, empty, now)?;
        if let Some(store) = &self.store {
            let last = core.journal.last();
            // The restart does not wait for this write. If the hub dies before the write is
            // complete, the store lacks the restart, but has all acknowledged operations.
            drop(store.write(Batch::of(&mut core.state, last, now)));
        }
        Ok(())
    }

    /// Starts again, as after a restart of the process. A hub with a store keeps its state, and any
    /// other starts from the show. The journal and the log of requests are kept, because observers
    /// read them.
    pub(crate) fn restart(&self) {
        let mut core = self.core();
        if self.store.is_none() {
            core.state = State::new(Arc::clone(&core.state.show));
        }
        core.beginning = StateStart::now("restart");
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Begins the shutdown. It ends within the grace period, however many requests wait.
    pub(crate) fn close_soon(&self) {
        self.closing.get_or_init(|| Instant::now() + SHUTDOWN_GRACE);
    }

    fn is_closing(&self) -> bool {
        self.closing
            .get()
            .is_some_and(|when| Instant::now() >= *when)
    }

    /// Returns an error for a call that would begin after the grace period of the shutdown.
    fn ensure_open(&self) -> Result<(), HubResponse> {
        if !self.is_closing() {
            return Ok(());
        }
        let text = "The hub is stopping; this request did nothing.";
        Err(HubResponse::text(503, text).header(CONNECTION, "close"))
    }

    pub(crate) fn close_store(&self) {
        if let Some(store) = &self.store {
            store.close();
        }
    }
}
