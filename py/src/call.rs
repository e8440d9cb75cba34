//! A call: what it does without the interpreter, under which limits, and what came of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::{CallOptions, Client, Effect, Error, Resend};
use pyo3::Borrowed;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyFloat, PyInt, PyType};

use crate::cancel::CancelToken;
use crate::event;
use crate::gate;
use crate::give::Give;
use crate::guard::caught;

/// What a call gave, to be made into Python's objects once the interpreter is there.
pub(crate) type Answer = Box<dyn FnOnce(Python<'_>) -> PyResult<Py<PyAny>> + Send>;

type Work = Box<dyn FnOnce(&Client) -> gfxhub::Result<Answer> + Send>;

/// A call that is ready to be made, on whatever thread.
pub(crate) struct Call {
    operation: &'static str,
    work: Work,
}

impl Call {
    /// The call of an operation.
    pub(crate) fn new<T: Give>(
        operation: &'static str,
        work: impl FnOnce(&Client) -> gfxhub::Result<T> + Send + 'static,
    ) -> Self {
        let work: Work = Box::new(move |hub| {
            let given = work(hub)?;
            Ok(Box::new(move |py: Python<'_>| given.give(py)) as Answer)
        });
        Self { operation, work }
    }

    /// The operation, `engines.get`; `invoke` and `request` have no other.
    pub(crate) fn operation(&self) -> &'static str {
        self.operation
    }

    /// What a panic says of the effect: a read has none.
    fn effect_unknown(&self) -> Effect {
        match gfxhub::operation(self.operation).map(|row| row.resend) {
            Some(Resend::Read) => Effect::None,
            _ => Effect::Maybe,
        }
    }
}

/// The options that every call takes.
pub(crate) struct Options {
    pub(crate) timeout: Option<Timeout>,
    pub(crate) cancel: Option<Py<CancelToken>>,
    pub(crate) resend: bool,
}

/// A time limit as Python gives it.
pub(crate) struct Timeout(f64);

impl Timeout {
    /// The limit, refused as an argument of this name.
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

/// Fetches the class of spans of time, so that no call does.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    timedelta_class(py).map(drop)
}

fn timedelta_class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "datetime", "timedelta")
}

/// The seconds of a `datetime.timedelta`, if it is one.
pub(crate) fn timedelta(object: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    let py = object.py();
    if !object.is_instance(timedelta_class(py)?)? {
        return Ok(None);
    }
    let seconds = object.call_method0(intern!(py, "total_seconds"))?;
    seconds.extract().map(Some)
}

/// What a call needs when its turn comes.
pub(crate) struct Ticket {
    pub(crate) hub: Client,
    pub(crate) token: gfxhub::CancelToken,
    pub(crate) limit: Option<Duration>,
    pub(crate) resend: bool,
    pub(crate) since: Instant,
    pub(crate) reporter: Arc<event::Reporter>,
    pub(crate) listened: bool,
}

/// What came of a call.
pub(crate) struct Outcome {
    result: gfxhub::Result<Answer>,
    events: Vec<gfxhub::Event>,
    reporter: Arc<event::Reporter>,
}

/// The shortest limit that the core takes.
const SHORTEST: Duration = Duration::from_millis(1);

impl Ticket {
    /// The same, for a call that asks this too whether it must end.
    pub(crate) fn asking(self, ask: Arc<dyn Fn() -> bool + Send + Sync>) -> Self {
        let token = self.token.asking(ask);
        Self { token, ..self }
    }

    /// The same, for a call that ends with the interpreter.
    pub(crate) fn until_the_end(self) -> Self {
        self.asking(Arc::new(gate::is_shut))
    }

    /// Makes the call, on this thread. A panic in it is an error like any other.
    pub(crate) fn perform(self, call: Call) -> Outcome {
        let mut options = CallOptions::new().cancel(&self.token).resend(self.resend);
        let waited = self.since.elapsed();
        if self.limit.is_some() || waited > SHORTEST {
            // The time in the queue counts: no call outlives its deadline.
            let limit = self.limit.unwrap_or_else(|| self.hub.timeout());
            let left = if waited > SHORTEST {
                limit.saturating_sub(waited).max(SHORTEST)
            } else {
                limit
            };
            options = options.timeout(left);
        }
        let hub = self.hub.with(options);
        let (operation, effect) = (call.operation, call.effect_unknown());
        let (result, events) = event::kept(self.listened, || {
            let place = if operation.is_empty() {
                "invoke"
            } else {
                operation
            };
            caught(place, effect, || (call.work)(&hub))
                .flatten()
                .map_err(|error| error.in_operation(operation))
        });
        Outcome {
            result,
            events,
            reporter: self.reporter,
        }
    }
}

impl Outcome {
    /// Tells of the events and gives the result, or raises the error.
    pub(crate) fn give(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let answer = self.told(py)?;
        answer(py)
    }

    /// Tells of the events of a call whose result is not to be made into anything yet.
    pub(crate) fn told(self, py: Python<'_>) -> PyResult<Answer> {
        self.reporter.tell(py, self.events);
        self.result
            .map_err(|error| crate::errors::raise(py, &error))
    }

    /// Tells of the events of a call for which nobody waits any more.
    pub(crate) fn forget(self, py: Python<'_>) {
        self.reporter.tell(py, self.events);
    }
}
