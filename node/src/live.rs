//! Live sessions: of properties that change all the time the newest value is sent.
//!
//! What a handle is given is stored here and now. Only a flush and a close wait, on threads of their
//! session.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::{Plain, StopReasons, WorkerPool};
use gfxhub::{Error, LiveSession, PropertyAddress, PropertyUpdate, Value, Vector};
use gfxhub_simulator::json;
use napi_derive::napi;

use crate::call::{self, JobInfo};
use crate::client::Client;
use crate::completions::{CallResult, CompletionQueue};
use crate::error::{LIVE, NodeError, duration};
use crate::panic_boundary;
use crate::plain;
use crate::settings;

/// The longest wait of a flush; longer ones are as good as endless.
const LONGEST: Duration = Duration::from_secs(365 * 24 * 3600);

/// The largest integer below which a number of JavaScript holds each one exactly.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

/// A live session.
#[napi]
pub struct NativeLiveSession {
    session: Arc<LiveSession>,
    /// Its own, so that nothing else keeps a flush waiting.
    pool: WorkerPool,
}

#[napi]
impl NativeLiveSession {
    /// Opens one with these settings, as JSON.
    #[napi(constructor)]
    pub fn new(client: &Client, given: Option<String>) -> napi::Result<Self> {
        panic_boundary::export("NativeLiveSession", || {
            let mut builder = client.open(LIVE)?.live();
            settings::set_live(&mut builder, given.as_deref())?;
            Ok(Self {
                session: Arc::new(builder.open()?),
                pool: WorkerPool::default(),
            })
        })
    }

    /// A handle for the property at this address, which comes as JSON.
    #[napi]
    pub fn property(&self, address: String) -> napi::Result<NativeLiveProperty> {
        panic_boundary::export("property", || {
            let open = || {
                let value = Value::from_json(&address)
                    .map_err(|fault| Error::invalid("", fault.to_string()))?;
                let PropertyAddress {
                    engine_id,
                    node_path,
                    property_path,
                } = PropertyAddress::from_value(value)?;
                self.session.property(engine_id, node_path, property_path)
            };
            Ok(NativeLiveProperty(open().map_err(named)?))
        })
    }

    /// Holds back what is set from now on.
    #[napi]
    pub fn begin_frame(&self) -> napi::Result<()> {
        panic_boundary::export("beginFrame", || {
            self.session.begin_frame();
            Ok(())
        })
    }

    /// Lets it leave.
    #[napi]
    pub fn end_frame(&self) -> napi::Result<()> {
        panic_boundary::export("endFrame", || {
            self.session.end_frame();
            Ok(())
        })
    }

    /// Sends what was acknowledged once more.
    #[napi]
    pub fn reassert(&self) -> napi::Result<()> {
        panic_boundary::export("reassert", || {
            self.session.reassert();
            Ok(())
        })
    }

    /// Whether it or its client was closed.
    #[napi]
    pub fn is_closed(&self) -> napi::Result<bool> {
        panic_boundary::export("isClosed", || Ok(self.session.is_closed()))
    }

    /// The reports since the last time as JSON; none where there is none.
    #[napi]
    pub fn take_reports(&self) -> napi::Result<Option<String>> {
        panic_boundary::export("takeReports", || {
            let reports = self.session.take_reports();
            Ok((!reports.is_empty()).then(|| list(&reports)))
        })
    }

    /// The work of the session so far as JSON; times are milliseconds.
    #[napi]
    pub fn stats(&self) -> napi::Result<String> {
        panic_boundary::export("stats", || {
            Ok(plain::json(&self.session.stats()).to_string())
        })
    }
}

/// Its thread needs a moment to end, which the event loop does not have; and whoever waits for a flush
/// holds the session too.
impl Drop for NativeLiveSession {
    fn drop(&mut self) {
        let session = Arc::clone(&self.session);
        let end = move || {
            // Where it has ended already there is nothing to do.
            let _ = session.close(Duration::ZERO);
        };
        // Without a thread it ends with its last owner.
        let _ = thread::Builder::new().spawn(end);
    }
}

fn named(error: Error) -> NodeError {
    error.with_operation(LIVE).into()
}

/// A number of milliseconds.
fn time(argument: &str, time: f64) -> Result<Duration, NodeError> {
    let due = "it must be a number of milliseconds, 0 or more";
    let time = duration(time).ok_or_else(|| NodeError::invalid(LIVE, argument, due))?;
    Ok(time.min(LONGEST))
}

/// A property of a live session.
#[napi]
pub struct NativeLiveProperty(gfxhub::LiveProperty);

#[napi]
impl NativeLiveProperty {
    /// Stores a number: an integer where it is one exactly, as JSON has it.
    #[napi]
    pub fn set_number(&mut self, number: f64) -> napi::Result<bool> {
        panic_boundary::export("setNumber", || {
            let is_negative_zero = number == 0.0 && number.is_sign_negative();
            let whole = number.fract() == 0.0 && number.abs() <= MAX_SAFE && !is_negative_zero;
            Ok(match whole {
                // The cast is exact.
                true => self.0.set(number as i64),
                false => self.0.set(number),
            })
        })
    }

    /// Stores true or false.
    #[napi]
    pub fn set_bool(&mut self, value: bool) -> napi::Result<bool> {
        panic_boundary::export("setBool", || Ok(self.0.set(value)))
    }

    /// Stores a vector of three or four.
    #[napi]
    pub fn set_vector(&mut self, x: f64, y: f64, z: f64, w: Option<f64>) -> napi::Result<bool> {
        panic_boundary::export("setVector", || {
            let vector = match w {
                Some(w) => Vector::xyzw(x, y, z, w),
                None => Vector::xyz(x, y, z),
            };
            Ok(self.0.set(vector))
        })
    }

    /// Stores the value of an update that comes as JSON.
    #[napi]
    pub fn set_json(&mut self, update: String) -> napi::Result<bool> {
        panic_boundary::export("setJson", || {
            let update = PropertyUpdate::from_json(&update).map_err(named)?;
            Ok(self.0.set(update.value))
        })
    }

    /// Stores an update that comes as JSON, with the way the value gets there.
    #[napi]
    pub fn ease(&mut self, update: String) -> napi::Result<bool> {
        panic_boundary::export("ease", || {
            let update = PropertyUpdate::from_json(&update).map_err(named)?;
            Ok(self.0.ease(update))
        })
    }

    /// Stores the last number plus `delta`, within these bounds.
    #[napi]
    pub fn nudge(&mut self, delta: f64, min: f64, max: f64) -> napi::Result<bool> {
        panic_boundary::export("nudge", || Ok(self.0.nudge(delta, min, max)))
    }

    /// Notes the number that the hub has; none where it has something else.
    #[napi]
    pub fn learn(&mut self, number: Option<f64>) -> napi::Result<()> {
        panic_boundary::export("learn", || {
            self.0.learn(&number.map_or(Value::Null, Value::Double));
            Ok(())
        })
    }
}

/// Plain data as a JSON array.
fn list<T: Plain>(all: &[T]) -> String {
    let all = all.iter().map(|one| plain::json(one)).collect();
    json::Value::Array(all).to_string()
}

/// The properties of values that are left.
fn addresses(left: &[PropertyAddress]) -> CallResult {
    CallResult {
        text: Some(list(left)),
        bytes: None,
    }
}

#[napi]
impl CompletionQueue {
    /// Begins to wait for what was set before; the addresses of what is left come as JSON.
    #[napi]
    pub fn flush_live(
        &self,
        call: i64,
        session: &NativeLiveSession,
        timeout: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("flushLive", || {
            let (info, deadline) = waiting(timeout)?;
            let own = Arc::clone(&session.session);
            call::run(self, call, &session.pool, info, move |token| {
                let stops = StopReasons::default().or_cancelled(token);
                let left = own.flush_unless(left(deadline), &stops)?;
                Ok(addresses(&left))
            });
            Ok(())
        })
    }

    /// The same, and ends the session.
    #[napi]
    pub fn close_live(
        &self,
        call: i64,
        session: &NativeLiveSession,
        timeout: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("closeLive", || {
            let (info, deadline) = waiting(timeout)?;
            let own = Arc::clone(&session.session);
            call::run(self, call, &session.pool, info, move |_| {
                Ok(addresses(&own.close(left(deadline))?))
            });
            Ok(())
        })
    }
}

/// The time until then.
fn left(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now())
}

/// What a job is that waits so long from now on, and until when. It begins however late it is: then
/// it does not wait.
fn waiting(timeout: f64) -> Result<(JobInfo, Instant), NodeError> {
    let began = Instant::now();
    let deadline = began + time("timeoutMs", timeout)?;
    let info = JobInfo {
        operation: LIVE.to_owned(),
        began,
        deadline: None,
        client: None,
    };
    Ok((info, deadline))
}
