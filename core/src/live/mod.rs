//! Live sessions, for properties that change all the time. A session sends the newest value of each
//! property, and callers do not wait.
//!
//! This file is the public interface. A handle encodes its values as in [`update`], and passes them
//! through a [`mailbox`] to the [`worker`], which sends them. [`report`] has the session's reports.

mod health;
mod look_ups;
mod mailbox;
mod marks;
mod named;
mod recorded;
mod report;
mod rules;
mod sessions;
mod shared;
mod sync;
mod update;
mod worker;

use std::fmt;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use crate::batch::PropertyAddress;
use crate::client::{Client, Member, Members};
use crate::error::{Error, ErrorKind, Result};
use crate::guard::Admission;
use crate::schema::handle::handle;
use crate::schema::settings::settings;
use crate::thread_hooks::run_with_hooks;
use crate::types::{EngineId, NamePath, NodePath, Property, PropertyPath, PropertyUpdate};
use crate::value::Value;
use report::Reports;
pub use report::{LiveReport, LiveReportKind, LiveStats};
use sessions::{Sessions, Slot, Worker};
use shared::Shared;
use update::Sender;

/// The settings of a [`LiveSession`].
#[derive(Clone, Debug)]
#[must_use]
pub struct LiveBuilder {
    client: Client,
    settings: Settings,
}

settings! {
    /// The settings of a live session.
    Settings of LiveBuilder;
    /// Settings of a live session, in every language.
    LIVE_SETTINGS;

    /// Maximum number of values sent in a second for each property. With 0, the next value is sent
    /// as soon as the previous one is acknowledged. The first value after a pause is sent at once.
    fn rate(per_second: u32) -> u32 = "rate", default 60;

    /// Maximum number of values sent in a second for all properties together; 0 for as many as the
    /// hub accepts. A few properties, each of which is limited by `rate`, do not reach it. If this
    /// limit holds values back for some time, that is reported once, as `limited`.
    fn total_rate(per_second: u32) -> u32 = "totalRate", default 5000;

    /// Maximum time for which a value waits for a hub that is away or late. A value that has waited
    /// longer is dropped and reported as expired. The time for which the session itself keeps a
    /// value, because of its rates, does not count. A maximum that is shorter than the time between
    /// two values of a property is refused. Set it for tracking data. Unless it is set, the last
    /// value of each property is sent when the hub is back, which is right for faders.
    fn stale_after(age: Duration) -> Option<Duration> = "staleAfter";

    /// Maximum number of properties of the session.
    fn max_properties(count: usize) -> usize = "maxProperties", default 1024, min 1, max 65536;
}

impl Client {
    /// Returns the settings of a session that sends the newest values of properties that change all
    /// the time, such as those of a fader, a tracker or a render thread. [`LiveProperty::set`]
    /// stores a value and returns; a thread of the session sends it. If values arrive faster than
    /// the hub accepts them, the newest replaces those that wait, and the last one is always sent.
    ///
    /// ```
    /// # use gfxhub::*;
    /// # let local = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = Client::new(&local.url())?;
    /// use std::time::Duration;
    ///
    /// let live = hub.live().rate(60).open()?;
    /// let mut opacity = live.property(3, "Mixer_0", "Default//Opacity/0")?;
    /// for step in 0..=100 {
    ///     opacity.set(f64::from(step) / 100.0);
    /// }
    /// let left = live.close(Duration::from_secs(5))?;
    /// assert!(left.is_empty());
    /// let shown = hub.engines().get_property(3, "Mixer_0", "Default//Opacity/0")?;
    /// assert_eq!(shown.value, Value::from(1.0));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn live(&self) -> LiveBuilder {
        LiveBuilder {
            client: self.clone(),
            settings: Settings::default(),
        }
    }
}

impl LiveBuilder {
    /// Opens the session. Nothing is sent yet.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an invalid setting,
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed) if the client was closed,
    /// [`ErrorKind::NotArmed`](crate::ErrorKind::NotArmed) if its guard wants a permit for `live`, and
    /// [`ErrorKind::Internal`](crate::ErrorKind::Internal) if no thread can be started.
    pub fn open(self) -> Result<LiveSession> {
        let client = self.client.clone();
        self.start().map_err(|error| client.name_hub(error))
    }

    fn start(self) -> Result<LiveSession> {
        let checked = self.settings.check();
        checked.map_err(|error| error.with_operation(OPERATION))?;
        let period = self.settings.period();
        if self.settings.stale_after.is_some_and(|age| age < period) {
            let detail = format!("it must be at least {period:?}, the time between two values");
            return Err(Error::invalid("staleAfter", detail).with_operation(OPERATION));
        }
        if self.client.is_closed() {
            return Err(closed());
        }
        let reports = Arc::default();
        let begun = match &self.client.members {
            None => vec![self.begin(self.client.clone(), None, &reports)?],
            Some(members) => self.begin_all(members, &reports)?,
        };
        let mut workers = Vec::new();
        for (worker, admission) in begun {
            if let Some(recorder) = &worker.shared.client.shared.recorder {
                let permit = admission.as_ref().and_then(|admission| admission.permit());
                let numbers = permit.map(|permit| ("permit", permit.get()));
                recorder.tell("opened", OPERATION, numbers.as_slice());
            }
            if let Some(mut admission) = admission {
                admission.attempt_begins();
            }
            workers.push(worker);
        }
        Ok(LiveSession {
            shared: Arc::new(Sessions::new(self.client, &workers, reports)),
            workers,
        })
    }

    /// Begins the sessions of all members of a group. If the group has a main member, a backup
    /// whose session cannot begin is reported as lost.
    fn begin_all(&self, members: &Members, reports: &Arc<Reports>) -> Result<Vec<Begun>> {
        let mut begun = Vec::new();
        for (index, member) in members.list.iter().enumerate() {
            let client = self.client.of_member(member)?;
            match self.begin(client, Some(member), reports) {
                Ok(one) => begun.push(one),
                Err(error) if index > 0 && members.has_main => reports.add(LiveReport {
                    kind: LiveReportKind::Lost,
                    member: Some(member.name.clone()),
                    engine_id: None,
                    address: None,
                    error: Some(member.client.name_hub(error)),
                }),
                Err(error) => {
                    let error = member.client.name_hub(error);
                    return Err(error.and(&format!("the error is that of member {}", member.name)));
                }
            }
        }
        Ok(begun)
    }

    /// Begins the session of a client of one hub.
    fn begin(
        &self,
        client: Client,
        member: Option<&Arc<Member>>,
        reports: &Arc<Reports>,
    ) -> Result<Begun> {
        if client.is_closed() {
            return Err(closed());
        }
        let named = |error: Error| error.with_operation(OPERATION);
        let (start, deadline) = client.start_and_deadline().map_err(named)?;
        let admission = client.shared.config.guard.admit_live().map_err(|error| {
            if let Some(recorder) = &client.shared.recorder {
                recorder.tell("refused", OPERATION, &[]);
            }
            named(error)
        })?;
        let shared = Arc::new(Shared::new(
            client,
            member.cloned(),
            self.settings.clone(),
            deadline.saturating_duration_since(start.instant()),
            Arc::clone(reports),
        ));
        let own = Arc::clone(&shared);
        let thread = thread::Builder::new()
            .name("gfxhub-live".to_owned())
            .spawn(move || run_with_hooks(|| worker::run(&own)))
            .map_err(|error| {
                let detail = format!("the thread of the session cannot be started: {error}");
                let started = shared.opened;
                Error::unsent(ErrorKind::Internal, detail, started).with_operation(OPERATION)
            })?;
        let thread = Some(thread);
        Ok((Worker { shared, thread }, admission))
    }
}

/// A session that has begun, and its admission. The admission counts once all members have begun
/// their sessions.
type Begun = (Worker, Option<Box<Admission>>);

/// Operation name in the errors of a live session.
const OPERATION: &str = crate::guard::LIVE;

fn closed() -> Error {
    let now = std::time::Instant::now();
    Error::unsent(
        ErrorKind::Closed,
        "the session or its client was closed",
        now,
    )
    .with_operation(OPERATION)
    .with_advice("Open a new session, with a new client if the client was closed.")
}

handle! {
    /// A session that sends the newest values of properties, such as those of a fader, a tracker or
    /// a render thread. Setting a property stores the value and returns; a thread of the session
    /// sends it. If values are set faster than the hub accepts them, the newest replaces those that
    /// wait, and the last one is always sent.
    ///
    /// A value is resent if it is unknown whether it arrived, unless a newer value waits or a newer
    /// command of the client may have changed the property. A value that the hub refuses is
    /// reported and not resent; newer values of its property are then sent once a second until the
    /// hub accepts one. If the hub cannot be reached, does not respond or accepts no values, the
    /// session still stores values, and sends the newest of each property when the hub is back. A
    /// property whose values the hub does not accept delays no other property.
    ///
    /// Up to [`max_batch_connections`](crate::ClientBuilder) requests are in flight for properties
    /// that the hub has answered, and up to as many for other properties. The requests are counted
    /// in [`stats`](crate::LiveSession::stats), and not reported as events of the client.
    ///
    /// The session of a group sends each value to every member. Each member has a thread, rates and
    /// values of its own, so that one that is slow or away delays no other. The reports name the
    /// member. A backup for which no session can be opened is reported as `lost` at once, and
    /// receives nothing. A member that is taken out of the group receives the values that wait for
    /// it, and no newer ones.
    pub struct LiveSession {
        shared: Arc<Sessions>,
        workers: Vec<Worker>,
    }
    fails as "live";
    dropped "ends it within 60 ms, without sending waiting values";
    opened by live with LIVE_SETTINGS as "LiveOptions",
        error Invalid "for an invalid setting",
        error Closed "for a closed client",
        error Internal "if no thread can be started";

    /// Opens a handle for a property. In a group, the property must have the same engine id, node
    /// path and property path on each member, and each member must be a whole hub, not an engine.
    /// Several threads may each open a handle for the same property; the newest value set through
    /// any of them is sent.
    opens property(engine: EngineId, node: NodePath, property: PropertyPath) -> LiveProperty,
        error Invalid "for a path that cannot be sent, and for more properties than the session can have",
        error Closed "once the session or its client was closed";

    /// Opens a handle for a property that is given by its path of names, such as `Studio A /
    /// Cyclorama / Softness`. Does not wait: another thread finds the name, and values are sent once
    /// it is found. The handle then goes on following the name. It is looked up again, at
    /// most once a second, if the hub responds with 404 or 500, and after a load through this
    /// client. If it leads to another property then, the newest value is sent to that.
    ///
    /// A name that leads to nothing or to several things is reported as `failed`, and so is each
    /// later value until the name leads to one property. In a group, each member finds the name by itself,
    /// and the path of a member that is an engine begins with the node. Until the name is found,
    /// the address of the property has engine 0, no node, and the path of names as its property.
    opens property_at(path: NamePath) -> LiveProperty,
        error Invalid "for a text that is not a path of names, and for more properties than the session can \
            have",
        error Closed "once the session or its client was closed";

    /// Holds back the values that are set until [`end_frame`](crate::LiveSession::end_frame), for
    /// up to 5 ms, so that they are sent together. The engine decides whether it shows them in one
    /// frame.
    now begin_frame();

    /// Releases the values set since [`begin_frame`](crate::LiveSession::begin_frame).
    now end_frame();

    /// Sends the last acknowledged value of each property once more. Call it after an engine was
    /// restarted or a graph was loaded. A session notices neither, except that it looks names up
    /// again after a load through its client. A property is skipped if a value of it waits or is in
    /// flight, or if a newer set of this client has changed it. For an eased value, the target
    /// value is set without easing.
    now reassert();

    /// Waits until each value that was set before this call is acknowledged, refused or expired.
    waits flush, flush_unless() -> Vec<PropertyAddress>
        => left "the properties whose values are pending when the time is up, the client is closed or the \
                 session is cancelled",
        error Closed "once the session was closed",
        error Invalid "in a callback for attempts, as the session would wait for it";

    /// Waits as [`flush`](crate::LiveSession::flush) does, and then ends the session. Values that
    /// are set later are refused, and nothing is sent after this call has returned.
    closes close, close_unless() -> Vec<PropertyAddress>
        => left "the properties with a value that was not acknowledged, refused or expired; none if \
            the session was already closed",
        error Invalid "in a callback for attempts, as the session would wait for it; the session then \
            ends without sending waiting values";

    /// Reports of undelivered values and of the hub. The newest 256 are kept.
    events reports, next_report, take_reports, wait_reports() -> LiveReport;

    /// Returns the statistics of the session so far. They are all zero in a forked child process.
    now stats() -> LiveStats;
}

impl Drop for LiveSession {
    fn drop(&mut self) {
        // Dropping a worker waits for its thread. All are stopped first, so that they end at the
        // same time.
        for worker in &self.workers {
            worker.shared.stop();
        }
    }
}

impl fmt::Debug for LiveSession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveSession")
            .field("closed", &self.is_closed())
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}

handle! {
    /// A property of a live session, for use by one thread at a time.
    pub struct LiveProperty {
        shared: Arc<Sessions>,
        first: Slot,
        /// The property at the other members of a group.
        others: Vec<Slot>,
        /// The number that was last set or read, for [`nudge`](LiveProperty::nudge).
        last: Option<f64>,
    }
    fails as "live";
    dropped "changes nothing: a waiting value is still sent";
    at PropertyAddress;
    by_hand set, ease, nudge, read;
}

impl LiveProperty {
    fn property(
        shared: &Arc<Sessions>,
        engine: EngineId,
        node: NodePath,
        property: PropertyPath,
    ) -> Result<Self> {
        Self::open(shared, PropertyAddress::new(engine, node, property), None)
    }

    fn property_at(shared: &Arc<Sessions>, path: NamePath) -> Result<Self> {
        Self::open(shared, named::unknown_address(&path), Some(path))
    }

    fn open(
        shared: &Arc<Sessions>,
        address: PropertyAddress,
        name: Option<NamePath>,
    ) -> Result<Self> {
        let (first, others) = shared.open(&address, name.as_ref())?;
        Ok(Self {
            shared: Arc::clone(shared),
            first,
            others,
            last: None,
        })
    }

    /// Returns the address of the property. If the property is given by its name, this is the
    /// address to which the name leads now. Until the name was found, it is engine 0, no node, and
    /// the path of names as the path of the property.
    #[must_use]
    pub fn address(&self) -> PropertyAddress {
        let named = self.name();
        let found = named.and_then(|_| self.first.shared.found(self.first.index));
        found.unwrap_or_else(|| self.first.opened_at.clone())
    }

    /// Returns the path of names by which the property is given; `None` if it is given by its
    /// address.
    #[must_use]
    pub fn name(&self) -> Option<&NamePath> {
        self.first.name.as_ref()
    }

    /// Stores a value to be sent, which replaces one that waits. Never blocks. Booleans, numbers
    /// and vectors allocate nothing. Texts, lists and objects allocate, and take a lock that is
    /// held only while a pointer is exchanged.
    ///
    /// Returns `false`, and changes nothing, for NaN, infinity and null, and if the session is
    /// closed. A group stores the value for each of its members that is not taken out.
    pub fn set(&mut self, value: impl Into<Value>) -> bool {
        let value = value.into();
        let number = value.as_f64();
        self.store(number, value, Sender::set)
    }

    /// Stores an eased value to be sent, which replaces one that waits. It is sent over a
    /// connection of its own, and resent only if it certainly had no effect. A value that is set
    /// later waits for the response to it.
    ///
    /// Returns `false`, and changes nothing, if the value cannot be sent.
    pub fn ease(&mut self, update: PropertyUpdate) -> bool {
        let number = update.value.as_f64();
        self.store(number, update, Sender::ease)
    }

    /// Stores a value or an update, at each member if the session is that of a group. `number` is
    /// the value as a number, if it is one.
    #[inline]
    fn store<T: Clone>(
        &mut self,
        number: Option<f64>,
        value: T,
        store: impl Fn(&mut Sender, T, Instant) -> bool,
    ) -> bool {
        let set = match &mut self.others[..] {
            [] => self
                .first
                .store(|sender, opened| store(sender, value, opened)),
            _ if self.shared.is_closed() => false,
            others => {
                let slots = std::iter::once(&mut self.first).chain(others);
                slots.fold(false, |set, slot| {
                    let value = value.clone();
                    slot.store(|sender, opened| store(sender, value, opened)) | set
                })
            }
        };
        if set {
            self.last = number;
        }
        set
    }

    /// Adds `delta` to the number that was last set or [read](LiveProperty::read) through this
    /// handle, and sets the sum, clamped to `min` and `max`. Fast turns of a knob thus add up.
    ///
    /// Returns `false` if the value was not stored: no number was last set or read through this
    /// handle, `min` is greater than `max`, the result is not finite, or the session is closed.
    pub fn nudge(&mut self, delta: f64, min: f64, max: f64) -> bool {
        match self.last {
            Some(last) if min <= max => self.set((last + delta).clamp(min, max)),
            _ => false,
        }
    }

    /// Reads the property from the hub, as
    /// [`Engines::get_property`](crate::Engines::get_property) does, or
    /// [`Names::get`](crate::Names::get) if it is given by its name.
    ///
    /// # Errors
    /// The errors of these calls.
    pub fn read(&mut self) -> Result<Property> {
        let client = &self.shared.client;
        let property = match self.name() {
            Some(path) => client.names().get(path)?,
            None => {
                let PropertyAddress {
                    engine_id,
                    node_path,
                    property_path,
                } = self.first.opened_at.clone();
                let engines = client.engines();
                engines.get_property(engine_id, node_path, property_path)?
            }
        };
        self.learn(&property.value);
        Ok(property)
    }

    /// Records the value at the hub for [`nudge`](LiveProperty::nudge). This is for the bindings of
    /// other languages, which read the property themselves.
    #[doc(hidden)]
    pub fn learn(&mut self, value: &Value) {
        self.last = value.as_f64();
    }
}

impl fmt::Debug for LiveProperty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveProperty")
            .field("address", &self.address())
            .finish_non_exhaustive()
    }
}
