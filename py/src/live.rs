//! Live sessions: of properties that change all the time the newest value is sent.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gfxhub::bindings::{Job, PerProcess, Plain, StopReasons, WorkerPool, process_number, unsent};
use gfxhub::{Error, LiveSession, PropertyUpdate};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::arguments::{AnyValue, Body, Integer, Seconds, Text};
use crate::blocking_calls;
use crate::call::{CallResult, Outcome, Timeout};
use crate::cancel::CancelToken;
use crate::client_state::ClientState;
use crate::completions::{Completions, LastLoop, running};
use crate::errors::{self, raise};
use crate::event::Reporter;
use crate::panic_boundary::guard;
use crate::plain;
use crate::settings;

/// A live session, for `gfxhub.LiveSession` and `gfxhub.AsyncLiveSession`.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
pub(crate) struct NativeLiveSession {
    session: Arc<LiveSession>,
    /// For waits of asyncio: its own, so that nothing else keeps one waiting.
    pool: PerProcess<WorkerPool>,
    last_loop: LastLoop,
    reporter: Arc<Reporter>,
}

/// A future of the running loop, and what ends the wait for it.
type Awaited = (Py<PyAny>, CancelToken);

/// Opens a session.
pub(crate) fn open(
    py: Python<'_>,
    client: &ClientState,
    settings: &Bound<'_, PyDict>,
) -> PyResult<NativeLiveSession> {
    let mut builder = client.hub().live();
    settings::set_live(&mut builder, settings)?;
    let opened = builder.open();
    let session = opened.map_err(|error| raise(py, &errors::of_settings(error)))?;
    Ok(NativeLiveSession {
        session: Arc::new(session),
        pool: PerProcess::new(process_number(), WorkerPool::default()),
        last_loop: LastLoop::default(),
        reporter: Arc::clone(client.reporter()),
    })
}

impl NativeLiveSession {
    /// Begins to wait on a thread of the session, and gives a future of the running loop. The wait
    /// counts from now on.
    fn awaited(
        &self,
        py: Python<'_>,
        timeout: &Timeout,
        wait: impl FnOnce(&LiveSession, Duration, &StopReasons) -> gfxhub::Result<CallResult>
        + Send
        + 'static,
    ) -> PyResult<Awaited> {
        let limit = timeout.limit("timeout");
        let limit = limit.map_err(|error| raise(py, &error))?;
        let running = running(py)?;
        let future = running.call_method0(intern!(py, "create_future"))?;
        let completions = self.last_loop.of(&running)?;
        let (began, token) = (Instant::now(), gfxhub::CancelToken::new());
        let (session, reporter) = (Arc::clone(&self.session), Arc::clone(&self.reporter));
        let (settled, cancel, polled) = (future.clone().unbind(), token.clone(), token.clone());
        let job = Job {
            deadline: None,
            cancelled: Box::new(move || polled.is_cancelled()),
            work: Box::new(move |turn| {
                let stops = StopReasons::default().or_cancelled(&cancel);
                let result = match unsent(turn, began) {
                    Some(error) => Err(error),
                    None => wait(&session, limit.saturating_sub(began.elapsed()), &stops),
                };
                // With the interpreter released: it may be the last owner.
                drop(session);
                Completions::add(&completions, settled, Outcome::of(result, reporter));
            }),
        };
        let own = |_: &_| Ok::<_, Infallible>(WorkerPool::default());
        let Ok(pool) = self.pool.get(process_number(), own);
        pool.submit(job);
        Ok((future.unbind(), CancelToken::from(token)))
    }
}

/// The session ends with its last owner, which waits for its thread: without the interpreter, which
/// others can have meanwhile.
impl Drop for NativeLiveSession {
    fn drop(&mut self) {
        let session = &self.session;
        // Where it was closed already there is nothing to do.
        let end = || drop(session.close(Duration::ZERO));
        Python::try_attach(|py| py.detach(end));
    }
}

/// Plain data, as Python has it.
fn list<T: Plain + Send + 'static>(all: Vec<T>) -> CallResult {
    Box::new(move |py| {
        let all = all.iter().map(|one| plain::to_python(py, one));
        let all: Vec<_> = all.collect::<PyResult<_>>()?;
        Ok(PyList::new(py, all)?.into_any().unbind())
    })
}

#[pymethods]
impl NativeLiveSession {
    /// A handle for a property.
    fn property(
        &self,
        py: Python<'_>,
        engine: Integer,
        node: Text,
        property: Text,
    ) -> PyResult<LiveProperty> {
        guard(py, "NativeLiveSession.property", || {
            let open = || {
                let engine = engine.id("engineId")?;
                let node = node.id("nodePath")?;
                self.session
                    .property(engine, node, property.id("propertyPath")?)
            };
            let opened = open().map_err(|error: Error| raise(py, &renamed(error)))?;
            Ok(LiveProperty(Mutex::new(opened)))
        })
    }

    /// Holds back what is set from now on.
    fn begin_frame(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLiveSession.begin_frame", || {
            self.session.begin_frame();
            Ok(())
        })
    }

    /// Lets it leave.
    fn end_frame(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLiveSession.end_frame", || {
            self.session.end_frame();
            Ok(())
        })
    }

    /// Sends what was acknowledged once more.
    fn reassert(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLiveSession.reassert", || {
            self.session.reassert();
            Ok(())
        })
    }

    /// Waits for what was set before; gives the addresses of what is left.
    fn flush(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.flush", || {
            let limit = timeout.limit("timeout");
            let limit = limit.map_err(|error| raise(py, &error))?;
            let left = blocking_calls::wait(py, |stops| self.session.flush_unless(limit, stops))?;
            list(left.map_err(|error| raise(py, &error))?)(py)
        })
    }

    /// Waits for what was set before and ends it; gives the addresses of what is left.
    fn close(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.close", || {
            let limit = timeout.limit("timeout");
            let limit = limit.map_err(|error| raise(py, &error))?;
            let left = blocking_calls::wait(py, |stops| self.session.close_unless(limit, stops))?;
            list(left.map_err(|error| raise(py, &error))?)(py)
        })
    }

    /// Begins to wait for what was set before.
    fn start_flush(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Awaited> {
        guard(py, "NativeLiveSession.start_flush", || {
            self.awaited(py, &timeout, |session, limit, stops| {
                session.flush_unless(limit, stops).map(list)
            })
        })
    }

    /// Begins to wait for what was set before, and ends it then.
    fn start_close(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Awaited> {
        guard(py, "NativeLiveSession.start_close", || {
            self.awaited(py, &timeout, |session, limit, stops| {
                session.close_unless(limit, stops).map(list)
            })
        })
    }

    /// Begins to wait for a report.
    fn start_reports(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Awaited> {
        guard(py, "NativeLiveSession.start_reports", || {
            self.awaited(py, &timeout, |session, limit, _| {
                Ok(list(session.wait_reports(limit)))
            })
        })
    }

    /// Whether it has ended.
    #[getter]
    fn closed(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "NativeLiveSession.closed", || {
            Ok(self.session.is_closed())
        })
    }

    /// The reports since the last time; waits for one for so long.
    fn take_reports(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.take_reports", || {
            let limit = timeout.limit("timeout");
            let limit = limit.map_err(|error| raise(py, &error))?;
            let reports = blocking_calls::wait(py, |_| self.session.wait_reports(limit))?;
            list(reports)(py)
        })
    }

    /// The figures.
    fn stats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guard(py, "NativeLiveSession.stats", || {
            plain::to_python(py, &self.session.stats())
        })
    }
}

/// An error of the core with the names that arguments have in Python.
fn renamed(error: Error) -> Error {
    let name = match error.argument() {
        Some("engineId") => "engine",
        Some("nodePath") => "node",
        Some("propertyPath") => "property",
        _ => return error,
    };
    error.with_argument(name)
}

/// A property of a live session. Made by `LiveSession.property`.
#[pyclass(frozen, module = "gfxhub")]
pub(crate) struct LiveProperty(Mutex<gfxhub::LiveProperty>);

impl LiveProperty {
    /// Nothing that can panic half way, or wait, runs under this lock.
    fn lock(&self) -> MutexGuard<'_, gfxhub::LiveProperty> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl LiveProperty {
    /// Stores a value to be sent, in place of one that waits. It waits for nothing.
    ///
    /// Args:
    ///     value: The new value, as `set_property` takes it.
    ///
    /// Returns:
    ///     False, and nothing is changed, for NaN, infinity and None, and where the session or its
    ///     client was closed.
    fn set(&self, py: Python<'_>, value: AnyValue) -> PyResult<bool> {
        guard(py, "LiveProperty.set", || {
            let value = value.value("value");
            Ok(value.is_ok_and(|value| self.lock().set(value)))
        })
    }

    /// Stores a value with the way it gets there, in place of one that waits.
    ///
    /// It is sent once, over a connection of its own, and never again. What is set after it waits for
    /// its response.
    ///
    /// Args:
    ///     value: The new value.
    ///     interpolation: How it travels to the new value.
    ///     duration: Seconds that the move takes.
    ///     delay: Seconds before the move.
    ///
    /// Returns:
    ///     False, and nothing is changed, where it cannot be sent.
    #[pyo3(signature = (value, interpolation, duration, delay=None))]
    fn ease(
        &self,
        py: Python<'_>,
        value: AnyValue,
        interpolation: Text,
        duration: Seconds,
        delay: Option<Seconds>,
    ) -> PyResult<bool> {
        guard(py, "LiveProperty.ease", || {
            let update = || -> gfxhub::Result<PropertyUpdate> {
                Body::new()
                    .with("Value", value)?
                    .with("Interpolation", interpolation)?
                    .with("Duration", duration)?
                    .with_any("Delay", delay)?
                    .read()
            };
            Ok(update().is_ok_and(|update| self.lock().ease(update)))
        })
    }

    /// Stores the last number that was set or read through this handle, plus `delta`.
    ///
    /// So fast turns of a knob add up.
    ///
    /// Args:
    ///     delta: What to add.
    ///     min: The least that comes of it.
    ///     max: The most that comes of it.
    ///
    /// Returns:
    ///     False, and nothing is changed, where there is no such number, or no number comes of it.
    fn nudge(&self, py: Python<'_>, delta: f64, min: f64, max: f64) -> PyResult<bool> {
        guard(py, "LiveProperty.nudge", || {
            Ok(self.lock().nudge(delta, min, max))
        })
    }

    /// Notes what the hub has.
    fn _learn(&self, py: Python<'_>, value: AnyValue) -> PyResult<()> {
        guard(py, "LiveProperty._learn", || {
            if let Ok(value) = value.value("value") {
                self.lock().learn(&value);
            }
            Ok(())
        })
    }

    /// The number of the engine.
    #[getter]
    fn engine(&self, py: Python<'_>) -> PyResult<i64> {
        guard(py, "LiveProperty.engine", || {
            Ok(self.lock().address().engine_id.get())
        })
    }

    /// The path of the node.
    #[getter]
    fn node_path(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "LiveProperty.node_path", || {
            Ok(self.lock().address().node_path.as_str().to_owned())
        })
    }

    /// The path of the property.
    #[getter]
    fn property_path(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "LiveProperty.property_path", || {
            Ok(self.lock().address().property_path.as_str().to_owned())
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "LiveProperty.__repr__", || {
            let property = self.lock();
            let address = property.address();
            Ok(format!(
                "<gfxhub.LiveProperty {} {} {}>",
                address.engine_id.get(),
                address.node_path.as_str(),
                address.property_path.as_str()
            ))
        })
    }
}
