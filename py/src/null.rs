//! `gfxhub.NULL`: null, where a body takes one and `None` says that nothing is given.

use pyo3::prelude::*;

use crate::panic_boundary::guard;

/// The type of `gfxhub.NULL`.
#[pyclass(frozen, module = "gfxhub", name = "Null")]
pub(crate) struct Null;

#[pymethods]
impl Null {
    fn __repr__(&self, py: Python<'_>) -> PyResult<&'static str> {
        guard(py, "Null.__repr__", || Ok("gfxhub.NULL"))
    }

    fn __bool__(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "Null.__bool__", || Ok(false))
    }

    /// Pickled by its name: there is only one.
    fn __reduce__(&self, py: Python<'_>) -> PyResult<&'static str> {
        guard(py, "Null.__reduce__", || Ok("NULL"))
    }

    fn __copy__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __deepcopy__(this: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        this
    }
}
