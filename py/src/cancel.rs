//! The core's cancel token as a Python class.

use pyo3::prelude::*;

use crate::panic_boundary::guard;

/// Cancels calls from another thread. Pass it to any number of calls as `cancel=`.
///
/// A cancelled call ends within 60 ms, regardless of what it waits for: the name service, a
/// connection or the hub's response. It raises CallCancelledError, whose effect says whether the
/// hub may have executed the call: cancelling does not undo what was sent.
#[pyclass(frozen, module = "gfxhub", name = "CancelToken")]
#[derive(Default)]
pub(crate) struct CancelToken(gfxhub::CancelToken);

impl From<gfxhub::CancelToken> for CancelToken {
    fn from(token: gfxhub::CancelToken) -> Self {
        Self(token)
    }
}

impl CancelToken {
    pub(crate) fn token(&self) -> &gfxhub::CancelToken {
        &self.0
    }
}

#[pymethods]
impl CancelToken {
    #[new]
    fn new(py: Python<'_>) -> PyResult<Self> {
        guard(py, "CancelToken", || Ok(Self::default()))
    }

    /// Cancels every current and later call that carries this token.
    fn cancel(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "CancelToken.cancel", || {
            self.0.cancel();
            Ok(())
        })
    }

    /// True if the token has been cancelled.
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
