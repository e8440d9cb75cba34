//! A call: its options, its result, and its work, which does not need the interpreter.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, Client, Effect, Error, ErrorKind,
    bindings::{CallProgress, CallStart, StopReasons, Turn, only_reads, unsent},
};
use pyo3::Borrowed;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyFloat, PyInt, PyType};

use crate::completions::Completions;
use crate::errors::{of_method, of_options, raise};
use crate::event::{EventBuffer, LateReport, Reporter};
use crate::interpreter_shutdown;
use crate::panic_boundary::caught;
use crate::to_python::IntoPyResult;

/// The result of a call. It is converted to Python objects when the thread holds the interpreter.
pub(crate) type CallResult = Box<dyn FnOnce(Python<'_>) -> PyResult<Py<PyAny>> + Send>;

type Work = Box<dyn FnOnce(&Client) -> gfxhub::Result<CallResult> + Send>;

/// A call that can be made on any thread.
pub(crate) struct Call {
    operation: &'static str,
    read: bool,
    work: Work,
}

impl Call {
    /// Creates the call of an operation.
    pub(crate) fn new<T: IntoPyResult>(
        operation: &'static str,
        work: impl FnOnce(&Client) -> gfxhub::Result<T> + Send + 'static,
    ) -> Self {
        Self::reading(only_reads(operation), operation, move |hub| {
            work(hub).map_err(|error| of_method(operation, error))
        })
    }

    /// Creates a call. Its arguments determine `read`, which is true if the call only reads.
    pub(crate) fn reading<T: IntoPyResult>(
        read: bool,
        operation: &'static str,
        work: impl FnOnce(&Client) -> gfxhub::Result<T> + Send + 'static,
    ) -> Self {
        let work: Work = Box::new(move |hub| {
            let result = work(hub)?;
            Ok(Box::new(move |py: Python<'_>| result.into_py_result(py)) as CallResult)
        });
        Self {
            operation,
            read,
            work,
        }
    }

    /// Returns the operation, such as `engines.get`. It is `request` for a raw request, and empty
    /// for `invoke`.
    pub(crate) fn operation(&self) -> &'static str {
        self.operation
    }

    /// Returns `true` if the call only reads.
    pub(crate) fn reads(&self) -> bool {
        self.read
    }
}

/// A time limit as Python passes it.
pub(crate) struct Timeout(f64);

impl Timeout {
    pub(crate) fn seconds(&self) -> f64 {
        self.0
    }

    /// Returns the time limit, or an error that names `argument`.
    pub(crate) fn limit(&self, argument: &str) -> gfxhub::Result<Duration> {
        Duration::try_from_secs_f64(self.0)
            .map_err(|_| Error::invalid(argument, format!("{} is not a number of seconds", self.0)))
    }
}

impl FromPyObject<'_, '_> for Timeout {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Some(seconds) = timedelta(&object)? {
            return Ok(Self(seconds));
        }
        let number = object.is_instance_of::<PyFloat>() || object.is_instance_of::<PyInt>();
        if number && !object.is_instance_of::<PyBool>() {
            return object.extract().map(Self);
        }
        Err(PyTypeError::new_err(
            "a time limit is a number of seconds or a timedelta",
        ))
    }
}

/// Loads the class `datetime.timedelta` in advance, so that no call has to load it.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    timedelta_class(py).map(drop)
}

fn timedelta_class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "datetime", "timedelta")
}

/// Returns the seconds of a `datetime.timedelta`, if the object is one.
pub(crate) fn timedelta(object: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    let py = object.py();
    if !object.is_instance(timedelta_class(py)?)? {
        return Ok(None);
    }
    let seconds = object.call_method0(intern!(py, "total_seconds"))?;
    seconds.extract().map(Some)
}

/// A call with its client and options. A thread can make it at once.
pub(crate) struct PreparedCall {
    pub(crate) hub: Client,
    /// Token that cancels only this call.
    pub(crate) token: gfxhub::CancelToken,
    /// Options of the call, including every reason to end it early.
    pub(crate) options: CallOptions,
    pub(crate) start: CallStart,
    pub(crate) reporter: Arc<Reporter>,
    /// Buffer for the events of the call's attempts; `None` if the client has no observer.
    pub(crate) events: Option<EventBuffer>,
    /// Reports late events; `None` if they are reported on the thread of the member.
    pub(crate) late: Option<LateReport>,
}

/// The result of a call, with the events that are still to be reported.
pub(crate) struct Outcome {
    result: gfxhub::Result<CallResult>,
    events: Vec<gfxhub::Event>,
    reporter: Arc<Reporter>,
}

impl PreparedCall {
    /// Lets the call poll this function, and end when it returns `true`.
    pub(crate) fn with_poll(self, ask: Arc<dyn Fn() -> bool + Send + Sync>) -> Self {
        self.stopped_by(&StopReasons::default().or_polled(ask))
    }

    /// Lets the call end when the interpreter shuts down.
    pub(crate) fn cancel_on_shutdown(self) -> Self {
        self.with_poll(Arc::new(interpreter_shutdown::is_shut))
    }

    /// Lets another thread observe the progress of the call.
    pub(crate) fn with_progress(self, progress: &CallProgress) -> Self {
        let options = self.options.with_progress(progress);
        Self { options, ..self }
    }

    /// Lets the loop report late events, as it reports all others of an asyncio call.
    pub(crate) fn with_late(self, completions: &Py<Completions>, py: Python<'_>) -> Self {
        if self.events.is_none() {
            return self;
        }
        let (completions, reporter) = (completions.clone_ref(py), Arc::clone(&self.reporter));
        let late: LateReport = Arc::new(move |event| {
            let outcome = Outcome::late(event, Arc::clone(&reporter));
            Completions::add(&completions, None, outcome);
        });
        Self {
            late: Some(late),
            ..self
        }
    }

    fn stopped_by(self, reasons: &StopReasons) -> Self {
        let options = self.options.stopped_by(reasons);
        Self { options, ..self }
    }

    /// Returns the deadline of the call, which also limits its wait for a thread.
    pub(crate) fn deadline(&self, operation: &str) -> gfxhub::Result<Instant> {
        let hub = self.hub.with(self.options.clone());
        let row = gfxhub::schema::call(operation);
        let is_unlimited = row.is_some_and(|row| row.is_unlimited);
        let (_, deadline) = hub
            .start_and_deadline_of(is_unlimited)
            .map_err(of_options)?;
        Ok(deadline)
    }

    /// Returns a function that returns `true` when the result of the call is no longer needed.
    pub(crate) fn cancelled(&self) -> impl Fn() -> bool + Send + 'static {
        let stops = self.options.stop_reasons().for_other_threads();
        let hub = self.hub.clone();
        move || stops.is_stopped() || hub.is_closed()
    }

    /// Makes the call, or returns the error if it was cancelled or expired while it waited for a
    /// thread.
    pub(crate) fn take(self, call: Call, turn: Turn) -> Outcome {
        let Some(error) = unsent(turn, self.start.instant()) else {
            return self.perform(call);
        };
        let error = match error.kind() {
            ErrorKind::Cancelled if self.hub.is_closed() => Error::unsent(
                ErrorKind::Closed,
                "the client was closed",
                self.start.instant(),
            ),
            _ => error,
        };
        Outcome {
            result: Err(self.hub.name_hub(error.with_operation(call.operation))),
            events: Vec::new(),
            reporter: self.reporter,
        }
    }

    /// Makes the call on this thread. A panic in it becomes an error.
    pub(crate) fn perform(self, call: Call) -> Outcome {
        let mut options = self.options;
        if let Some(events) = &self.events {
            options = events.observe(options);
        }
        let hub = self.hub.with(options);
        let operation = call.operation;
        let place = if operation.is_empty() {
            "invoke"
        } else {
            operation
        };
        // The client catches its own panics. A panic that is caught here therefore occurred before
        // the client was called.
        let result = caught(place, Effect::None, || (call.work)(&hub))
            .flatten()
            .map_err(|error| of_options(error).with_operation(operation));
        let (late, reporter) = (self.late, self.reporter);
        let end = |events: EventBuffer| events.end(late.unwrap_or_else(|| reporter.late()));
        Outcome {
            result,
            events: self.events.map(end).unwrap_or_default(),
            reporter,
        }
    }
}

impl Outcome {
    /// Creates the outcome of a job that makes no attempts itself, such as closing a handle.
    pub(crate) fn of(result: gfxhub::Result<CallResult>) -> Self {
        Self {
            result,
            events: Vec::new(),
            reporter: Arc::default(),
        }
    }

    /// Creates the outcome that only reports an event.
    fn late(event: gfxhub::Event, reporter: Arc<Reporter>) -> Self {
        Self {
            result: Ok(Box::new(|py| Ok(py.None()))),
            events: vec![event],
            reporter,
        }
    }

    /// Returns the effect of the call on the hub.
    pub(crate) fn effect(&self) -> Effect {
        self.result
            .as_ref()
            .map_or_else(Error::effect, |_| Effect::Done)
    }

    /// Reports the events, and returns the result or raises the error.
    pub(crate) fn into_python(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let result = self.into_result(py)?;
        result(py)
    }

    /// Reports the events of a call and returns its result, which is not converted to Python
    /// objects yet.
    pub(crate) fn into_result(self, py: Python<'_>) -> PyResult<CallResult> {
        self.reporter.report(py, self.events);
        self.result.map_err(|error| raise(py, &error))
    }

    /// Reports the events of a call whose result is not needed any more.
    pub(crate) fn discard(self, py: Python<'_>) {
        self.reporter.report(py, self.events);
    }
}
