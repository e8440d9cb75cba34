//! The events of attempts. They are stored until Python code can run: at intervals while a blocking
//! call waits, and at the end of every call.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gfxhub::CallOptions;
use pyo3::PyTraverseError;
use pyo3::gc::PyVisit;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::interpreter_shutdown;
use crate::panic_boundary::guard;

/// The events of one call, stored until Python code can be called.
#[derive(Clone, Default)]
pub(crate) struct EventBuffer(Arc<Mutex<Stored>>);

#[derive(Default)]
struct Stored {
    events: Vec<gfxhub::Event>,
    /// Set at the end of the call.
    late: Option<LateReport>,
}

/// Reports an event that comes after the end of its call, from a member of a group that was late.
/// Called on the thread of the member.
pub(crate) type LateReport = Arc<dyn Fn(gfxhub::Event) + Send + Sync>;

impl EventBuffer {
    /// Adds an observer to the options of a call. It stores the call's events in this buffer.
    pub(crate) fn observe(&self, options: CallOptions) -> CallOptions {
        let buffer = self.clone();
        options.on_event(move |event| buffer.add(event.clone()))
    }

    fn add(&self, event: gfxhub::Event) {
        let mut stored = self.stored();
        let Some(late) = stored.late.clone() else {
            stored.events.push(event);
            return;
        };
        // Another thread may need the lock while it holds the interpreter.
        drop(stored);
        late(event);
    }

    /// Returns `true` if there is no event to report.
    pub(crate) fn is_empty(&self) -> bool {
        self.stored().events.is_empty()
    }

    /// Removes and returns the events so far.
    pub(crate) fn take(&self) -> Vec<gfxhub::Event> {
        mem::take(&mut self.stored().events)
    }

    /// Removes and returns the events so far, at the end of the call. Passes later ones to `late`.
    pub(crate) fn end(&self, late: LateReport) -> Vec<gfxhub::Event> {
        let mut stored = self.stored();
        stored.late = Some(late);
        mem::take(&mut stored.events)
    }

    fn stored(&self) -> MutexGuard<'_, Stored> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The observers of events: the program's function, and the logger `gfxhub`.
#[derive(Default)]
pub(crate) struct Reporter {
    on_event: Mutex<Option<Py<PyAny>>>,
}

/// The level DEBUG of Python's logging module.
const DEBUG: u8 = 10;

impl Reporter {
    pub(crate) fn new(on_event: Option<Py<PyAny>>) -> Self {
        let on_event = Mutex::new(on_event);
        Self { on_event }
    }

    /// Creates a reporter for another Python object. Each object that the garbage collector
    /// traverses needs a reference of its own, because it visits and clears that reference.
    pub(crate) fn for_other_object(&self, py: Python<'_>) -> Self {
        Self::new(self.function(py))
    }

    /// Returns the program's function. The lock is released before any Python code runs: otherwise
    /// two threads could wait for each other, one with this lock and the other with that of the
    /// interpreter.
    fn function(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        let function = self.on_event.lock().unwrap_or_else(PoisonError::into_inner);
        function.as_ref().map(|function| function.clone_ref(py))
    }

    /// Returns `true` if there is an observer.
    pub(crate) fn has_observer(&self, py: Python<'_>) -> bool {
        self.function(py).is_some() || log_is_on(py).unwrap_or(false)
    }

    /// Reports the events. An exception from the program's function is passed to
    /// `sys.unraisablehook`, and the call continues.
    pub(crate) fn report(&self, py: Python<'_>, events: Vec<gfxhub::Event>) {
        if events.is_empty() {
            return;
        }
        let function = self.function(py);
        let function = function.as_ref().map(|function| function.bind(py));
        let log = log_is_on(py).unwrap_or(false);
        for event in events {
            if log && let Err(error) = write_log(py, &event) {
                error.write_unraisable(py, None);
            }
            if let Some(function) = function
                && let Err(error) = Event(event)
                    .into_pyobject(py)
                    .and_then(|event| function.call1((event,)).map(drop))
            {
                error.write_unraisable(py, Some(function));
            }
        }
    }

    /// Returns a function that reports late events on the thread of the member.
    pub(crate) fn late(self: &Arc<Self>) -> LateReport {
        let reporter = Arc::clone(self);
        Arc::new(move |event| {
            interpreter_shutdown::attach(|py| reporter.report(py, vec![event]));
        })
    }

    pub(crate) fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        // If the lock is held, its holder is using the function.
        match self.on_event.try_lock() {
            Ok(function) => visit.call(&*function),
            Err(_) => Ok(()),
        }
    }

    pub(crate) fn clear(&self) {
        let function = self
            .on_event
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        drop(function);
    }
}

/// Loads the logger in advance, so that no call has to load it.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    logger(py).map(drop)
}

fn logger(py: Python<'_>) -> PyResult<&Bound<'_, PyAny>> {
    static LOGGER: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    LOGGER
        .get_or_try_init(py, || {
            let logging = py.import("logging")?;
            logging
                .call_method1("getLogger", ("gfxhub",))
                .map(Bound::unbind)
        })
        .map(|logger| logger.bind(py))
}

fn log_is_on(py: Python<'_>) -> PyResult<bool> {
    logger(py)?
        .call_method1("isEnabledFor", (DEBUG,))?
        .is_truthy()
}

fn write_log(py: Python<'_>, event: &gfxhub::Event) -> PyResult<()> {
    logger(py)?
        .call_method1("debug", ("%s", event.to_string()))
        .map(drop)
}

/// One attempt of one call, as it is passed to `on_event`.
///
/// It contains no header and no body, and therefore no secret.
#[pyclass(frozen, module = "gfxhub", name = "Event")]
pub(crate) struct Event(gfxhub::Event);

#[pymethods]
impl Event {
    /// The address of the hub, such as `http://10.0.0.5:8080`.
    #[getter]
    fn hub(&self, py: Python<'_>) -> PyResult<&str> {
        guard(py, "Event.hub", || Ok(self.0.hub()))
    }

    /// The operation, such as `engines.get`; `request` for a raw request.
    #[getter]
    fn operation(&self, py: Python<'_>) -> PyResult<&str> {
        guard(py, "Event.operation", || Ok(self.0.operation()))
    }

    /// The HTTP method.
    #[getter]
    fn method(&self, py: Python<'_>) -> PyResult<&str> {
        guard(py, "Event.method", || Ok(self.0.method()))
    }

    /// The path on the hub as it was sent.
    #[getter]
    fn path(&self, py: Python<'_>) -> PyResult<&str> {
        guard(py, "Event.path", || Ok(self.0.path()))
    }

    /// The number of the attempt within its call; the first is 1.
    #[getter]
    fn attempt(&self, py: Python<'_>) -> PyResult<u32> {
        guard(py, "Event.attempt", || Ok(self.0.attempt()))
    }

    /// The HTTP status, if the hub responded.
    #[getter]
    fn status(&self, py: Python<'_>) -> PyResult<Option<u16>> {
        guard(py, "Event.status", || Ok(self.0.status()))
    }

    /// The kind of failure, such as `NotFound`; None if the attempt succeeded.
    #[getter]
    fn kind(&self, py: Python<'_>) -> PyResult<Option<&'static str>> {
        guard(py, "Event.kind", || {
            Ok(self.0.kind().map(|kind| kind.name()))
        })
    }

    /// The effect on the hub: `none`, `maybe` or `done`.
    #[getter]
    fn effect(&self, py: Python<'_>) -> PyResult<&'static str> {
        guard(py, "Event.effect", || Ok(self.0.effect().word()))
    }

    /// The duration of the attempt in seconds.
    #[getter]
    fn elapsed(&self, py: Python<'_>) -> PyResult<f64> {
        guard(py, "Event.elapsed", || Ok(self.0.elapsed().as_secs_f64()))
    }

    /// The number of bytes sent, in the head and the body, before encryption.
    #[getter]
    fn sent(&self, py: Python<'_>) -> PyResult<u64> {
        guard(py, "Event.sent", || Ok(self.0.sent()))
    }

    /// The number of bytes received, in the head and the body, after decryption.
    #[getter]
    fn received(&self, py: Python<'_>) -> PyResult<u64> {
        guard(py, "Event.received", || Ok(self.0.received()))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "Event.__repr__", || {
            Ok(format!("<gfxhub.Event {}>", self.0))
        })
    }
}
