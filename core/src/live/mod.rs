//! Properties that change all the time: of each the newest value is sent, and nobody waits.
//!
//! `mod.rs` is what programs use; a handle gives its values to [`update`], over a [`mailbox`]; the
//! [`worker`] sends them; what it tells is in [`report`].

mod mailbox;
mod marks;
mod report;
mod shared;
mod slots;
mod sync;
mod update;
mod worker;

use std::fmt;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::batch::PropertyAddress;
use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::options::CallStart;
use crate::process::process_number;
use crate::thread_hooks::run_with_hooks;
use crate::types::{EngineId, NodePath, Property, PropertyPath, PropertyUpdate};
use crate::value::Value;
pub use report::{LiveReport, LiveReportKind, LiveStats};
use shared::Shared;
use update::Sender;

/// The most properties of a session.
const MAX_PROPERTIES: usize = 65_536;

/// The settings of a [`LiveSession`].
#[derive(Clone, Debug)]
#[must_use]
pub struct LiveBuilder {
    client: Client,
    settings: Settings,
}

#[derive(Clone, Debug)]
struct Settings {
    /// The sends of a property in a second; 0 for as many as are acknowledged.
    rate: u32,
    /// Those of all properties.
    total_rate: u32,
    stale_after: Option<Duration>,
    max_properties: usize,
}

impl Client {
    /// Settings for a session that sends the newest values of properties that change all the time: of
    /// a fader, a tracker, a render thread. [`LiveProperty::set`] stores a value and returns; a
    /// thread of the session sends it. Where values come faster than the hub takes them, the
    /// newest replaces those that wait, and the last one always arrives.
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
            settings: Settings {
                rate: 60,
                total_rate: 500,
                stale_after: None,
                max_properties: 1024,
            },
        }
    }
}

impl LiveBuilder {
    /// How often each property is sent at most in a second; 60 unless set. With 0 the next value goes
    /// as soon as the one before it was acknowledged. The first value after a pause goes at once.
    pub fn rate(mut self, per_second: u32) -> Self {
        self.settings.rate = per_second;
        self
    }

    /// How many values are sent at most in a second, of all properties; 500 unless set, and 0 for as
    /// many as the hub takes.
    pub fn total_rate(mut self, per_second: u32) -> Self {
        self.settings.total_rate = per_second;
        self
    }

    /// How old a value may be when it is sent. One that is older, as the hub was away, is dropped and
    /// reported as expired: for tracking data. Unless set, the last value of each property is sent
    /// when the hub is back: for the position of a fader.
    pub fn stale_after(mut self, age: Duration) -> Self {
        self.settings.stale_after = Some(age);
        self
    }

    /// How many properties the session can have: 1 to 65,536, and 1,024 unless set.
    pub fn max_properties(mut self, count: usize) -> Self {
        self.settings.max_properties = count;
        self
    }

    /// Opens the session. Nothing is sent yet.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a setting that cannot be,
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed), and
    /// [`ErrorKind::Internal`](crate::ErrorKind::Internal) where no thread can be started.
    pub fn open(self) -> Result<LiveSession> {
        if !(1..=MAX_PROPERTIES).contains(&self.settings.max_properties) {
            let detail = format!("it must be 1 to {MAX_PROPERTIES}");
            return Err(Error::invalid("maxProperties", detail).with_operation(OPERATION));
        }
        if self.client.is_closed() {
            return Err(closed());
        }
        let times = self.client.start_and_deadline();
        let (start, deadline) = times.map_err(|error| error.with_operation(OPERATION))?;
        let time_limit = deadline.saturating_duration_since(start.instant());
        let shared = Arc::new(Shared::new(self.client, self.settings, time_limit));
        let own = Arc::clone(&shared);
        let worker = thread::Builder::new()
            .name("gfxhub-live".to_owned())
            .spawn(move || run_with_hooks(|| worker::run(&own)))
            .map_err(|error| {
                let detail = format!("the thread of the session cannot be started: {error}");
                let started = shared.opened;
                Error::unsent(ErrorKind::Internal, detail, started).with_operation(OPERATION)
            })?;
        Ok(LiveSession {
            shared,
            worker: Some(worker),
        })
    }
}

/// The name of what fails here.
const OPERATION: &str = "live";

fn closed() -> Error {
    let now = std::time::Instant::now();
    Error::unsent(ErrorKind::Closed, "the session was closed", now).with_operation(OPERATION)
}

/// Properties of which the newest value is sent. It may be used from any number of threads; to drop
/// it ends it within 60 ms, and values that wait are not sent then.
///
/// A value of which it is not known whether it arrived is sent again, unless a newer one waits or a
/// newer command of the client may have changed the property. One that the hub refuses is reported
/// and not sent again; its property is then sent once a second until the hub accepts a value. Where
/// the hub cannot be reached, values go on being taken, and of each property the newest is sent when
/// it is back.
pub struct LiveSession {
    shared: Arc<Shared>,
    worker: Option<JoinHandle<()>>,
}

impl LiveSession {
    /// A handle for the property at this path. Several handles may be opened for one property, for
    /// several threads; then the newest value of all counts.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a path that cannot be sent and for more
    /// properties than the session can have; [`ErrorKind::Closed`](crate::ErrorKind::Closed).
    pub fn property(
        &self,
        engine: impl Into<EngineId>,
        node: impl Into<NodePath>,
        property: impl Into<PropertyPath>,
    ) -> Result<LiveProperty> {
        if self.is_closed() {
            return Err(closed());
        }
        let address = PropertyAddress::new(engine, node, property);
        let (sender, receiver) = update::channel();
        let slot = self.shared.open(&address, receiver)?;
        Ok(LiveProperty {
            shared: Arc::clone(&self.shared),
            address,
            sender,
            slot,
            last: None,
        })
    }

    /// What is set from now on until [`end_frame`](LiveSession::end_frame), for 5 ms at most, leaves
    /// together. Whether the engine shows it in one frame is up to the engine.
    pub fn begin_frame(&self) {
        self.shared.frame.begin(self.shared.opened);
    }

    /// Lets what was set since [`begin_frame`](LiveSession::begin_frame) leave.
    pub fn end_frame(&self) {
        self.shared.frame.end();
    }

    /// Sends the last acknowledged value of each property once more: after an engine was restarted, or
    /// a graph was loaded, which a session does not notice. Properties for which a newer value waits
    /// are left out.
    pub fn reassert(&self) {
        self.shared.reassert();
    }

    /// Waits until each value that was set before is acknowledged, refused or expired. Returns the
    /// properties of those that are not when the time is up.
    ///
    /// # Errors
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed).
    pub fn flush(&self, timeout: Duration) -> Result<Vec<PropertyAddress>> {
        self.flush_before(self.sequence_number(), timeout)
    }

    /// The number of a value that would be set now. For bindings that wait for a flush piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn sequence_number(&self) -> u64 {
        CallStart::now().number()
    }

    /// [`flush`](LiveSession::flush) of the values that were set before the one of this number.
    #[doc(hidden)]
    pub fn flush_before(&self, number: u64, timeout: Duration) -> Result<Vec<PropertyAddress>> {
        self.shared.flush(number, timeout).ok_or_else(closed)
    }

    /// The reports since the last time, the newest 256 at most. It never waits.
    #[must_use]
    pub fn take_reports(&self) -> Vec<LiveReport> {
        self.shared.reports.take()
    }

    /// The same; where there is none, it waits for one, for so long at most, or until the session ends.
    #[must_use]
    pub fn wait_reports(&self, timeout: Duration) -> Vec<LiveReport> {
        self.shared.reports.wait(timeout, || self.is_closed())
    }

    /// The work of the session so far.
    #[must_use]
    pub fn stats(&self) -> LiveStats {
        LiveStats {
            reports_dropped: self.shared.reports.dropped(),
            ..self.shared.published.stats()
        }
    }

    /// Whether the session or its client was closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.shared.is_closed()
    }

    /// Waits as [`flush`](LiveSession::flush) does, and ends the session: later values are not taken.
    /// Returns the properties whose last value was not acknowledged, refused or expired.
    ///
    /// # Errors
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed) where it had ended before.
    pub fn close(&self, timeout: Duration) -> Result<Vec<PropertyAddress>> {
        let left = self.flush(timeout);
        self.shared.stop();
        left
    }
}

impl Drop for LiveSession {
    fn drop(&mut self) {
        self.shared.stop();
        let own = self.shared.process == process_number();
        // The child of a fork has no such thread.
        if let (true, Some(worker)) = (own, self.worker.take()) {
            let _ = worker.join();
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

/// A property of a [`LiveSession`], for one thread.
pub struct LiveProperty {
    shared: Arc<Shared>,
    address: PropertyAddress,
    sender: Sender,
    slot: usize,
    /// The number that was last set or read, for [`nudge`](LiveProperty::nudge).
    last: Option<f64>,
}

impl LiveProperty {
    /// Stores a value to be sent, in place of one that waits. It waits for nothing, and booleans,
    /// numbers and vectors allocate nothing; texts, lists and objects allocate, and take a lock that
    /// is held while a pointer is exchanged.
    ///
    /// False, and nothing is changed, for NaN, infinity and null, and where the session is closed.
    pub fn set(&mut self, value: impl Into<Value>) -> bool {
        let value = value.into();
        let number = value.as_f64();
        let set = !self.is_closed() && self.sender.set(value, self.shared.opened);
        if set {
            self.last = number;
            self.shared.mark(self.slot);
        }
        set
    }

    /// Stores a value with the way it gets there, in place of one that waits. It is sent once, over
    /// a connection of its own, and never again. What is set after it waits for its response.
    ///
    /// False, and nothing is changed, where it cannot be sent.
    pub fn ease(&mut self, update: PropertyUpdate) -> bool {
        let number = update.value.as_f64();
        let set = !self.is_closed() && self.sender.ease(update, self.shared.opened);
        if set {
            self.last = number;
            self.shared.mark(self.slot);
        }
        set
    }

    /// Sets the last number that was set or [read](LiveProperty::read) through this handle, plus
    /// `delta`, kept within these bounds: so that fast turns of a knob add up.
    ///
    /// False, and nothing is changed, where there is no such number, or no number comes of it.
    pub fn nudge(&mut self, delta: f64, min: f64, max: f64) -> bool {
        match self.last {
            Some(last) if min <= max => self.set((last + delta).clamp(min, max)),
            _ => false,
        }
    }

    /// Reads the property from the hub, as
    /// [`Engines::get_property`](crate::Engines::get_property) does.
    ///
    /// # Errors
    /// Those of that call.
    pub fn read(&mut self) -> Result<Property> {
        let PropertyAddress {
            engine_id,
            node_path,
            property_path,
        } = self.address.clone();
        let engines = self.shared.client.engines();
        let property = engines.get_property(engine_id, node_path, property_path)?;
        self.learn(&property.value);
        Ok(property)
    }

    /// Notes what the hub has, for [`nudge`](LiveProperty::nudge): for the bindings of other
    /// languages, which read it in their own way.
    #[doc(hidden)]
    pub fn learn(&mut self, value: &Value) {
        self.last = value.as_f64();
    }

    /// The property.
    #[must_use]
    pub fn address(&self) -> &PropertyAddress {
        &self.address
    }

    /// Whether the session or its client was closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.shared.is_closed()
    }
}

impl fmt::Debug for LiveProperty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveProperty")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}
