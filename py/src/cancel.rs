//! Cancelling: a canceller has the tokens of all calls that hang on it, so that one call can be
//! cancelled alone, with all that carry a `CancelToken`, or with its client.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;

use crate::guard::guard;

/// Cancels the calls that hang on it, at once and from then on.
#[derive(Default)]
pub(crate) struct Canceller {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    cancelled: bool,
    next: u64,
    calls: Vec<(u64, gfxhub::CancelToken)>,
}

impl Canceller {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Cancels them for good.
    pub(crate) fn cancel(&self) {
        let mut state = self.state();
        state.cancelled = true;
        state.calls.drain(..).for_each(|(_, call)| call.cancel());
    }

    /// Whether it has been cancelled.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.state().cancelled
    }

    /// Hangs a call on it for as long as what is given back is kept.
    pub(crate) fn hang(self: &Arc<Self>, call: &gfxhub::CancelToken) -> Hung {
        let mut state = self.state();
        let place = state.next;
        state.next += 1;
        if state.cancelled {
            call.cancel();
        } else {
            state.calls.push((place, call.clone()));
        }
        Hung {
            on: Arc::clone(self),
            place,
        }
    }
}

/// A call that hangs on a canceller.
pub(crate) struct Hung {
    on: Arc<Canceller>,
    place: u64,
}

impl Drop for Hung {
    fn drop(&mut self) {
        let mut state = self.on.state();
        if let Some(at) = state
            .calls
            .iter()
            .position(|(place, _)| *place == self.place)
        {
            state.calls.swap_remove(at);
        }
    }
}

/// Cancels calls from another thread: give it to any number of calls as `cancel=`.
///
/// A call that is cancelled raises CallCancelledError. At present a call looks at its token up to
/// the moment in which its request is handed to the connection; a call that has been sent waits for
/// its answer or its time limit. What has been sent is never recalled.
#[pyclass(frozen, module = "gfxhub", name = "CancelToken")]
#[derive(Default)]
pub(crate) struct CancelToken(Arc<Canceller>);

impl CancelToken {
    pub(crate) fn canceller(&self) -> &Arc<Canceller> {
        &self.0
    }
}

#[pymethods]
impl CancelToken {
    #[new]
    fn new(py: Python<'_>) -> PyResult<Self> {
        guard(py, "CancelToken", || Ok(Self::default()))
    }

    /// Cancels every call that carries this token, and every call that will.
    fn cancel(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "CancelToken.cancel", || {
            self.0.cancel();
            Ok(())
        })
    }

    /// Whether it has been cancelled.
    #[getter]
    fn cancelled(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "CancelToken.cancelled", || Ok(self.0.is_cancelled()))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "CancelToken.__repr__", || {
            let word = if self.0.is_cancelled() {
                "True"
            } else {
                "False"
            };
            Ok(format!("<gfxhub.CancelToken cancelled={word}>"))
        })
    }
}
