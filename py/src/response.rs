//! Results of raw requests and of calls by name.

use gfxhub::Value;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::panic_boundary::guard;
use crate::record::plain;
use crate::to_python::IntoPyResult;
use crate::value::to_python;

/// A response of a hub as received: its status, its headers and the bytes of its body.
#[pyclass(frozen, module = "gfxhub", name = "RawResponse")]
pub(crate) struct RawResponse(gfxhub::RawResponse);

impl IntoPyResult for gfxhub::RawResponse {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Py::new(py, RawResponse(self)).map(Py::into_any)
    }
}

#[pymethods]
impl RawResponse {
    /// The HTTP status.
    #[getter]
    fn status(&self, py: Python<'_>) -> PyResult<u16> {
        guard(py, "RawResponse.status", || Ok(self.0.status()))
    }

    /// The content type of the body; None if the hub declares none.
    #[getter]
    fn content_type(&self, py: Python<'_>) -> PyResult<Option<&str>> {
        guard(py, "RawResponse.content_type", || Ok(self.0.content_type()))
    }

    /// The bytes of the body.
    #[getter]
    fn content<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        guard(py, "RawResponse.content", || {
            Ok(PyBytes::new(py, self.0.bytes()))
        })
    }

    /// The body as text; None if it is not UTF-8.
    #[getter]
    fn text(&self, py: Python<'_>) -> PyResult<Option<&str>> {
        guard(py, "RawResponse.text", || Ok(self.0.text()))
    }

    /// Returns the first header with this name, ignoring case; None if there is none.
    fn header(&self, py: Python<'_>, name: &str) -> PyResult<Option<&str>> {
        guard(py, "RawResponse.header", || Ok(self.0.header(name)))
    }

    /// Parses the body as JSON and returns the result.
    ///
    /// Raises:
    ///     ValueError: The body is not JSON.
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guard(py, "RawResponse.json", || {
            let text = self.0.text().unwrap_or("\0");
            let value = Value::from_json(text)
                .map_err(|fault| PyValueError::new_err(format!("the body is not JSON: {fault}")))?;
            to_python(py, &value)
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "RawResponse.__repr__", || {
            let kind = self.0.content_type().unwrap_or("no content type");
            let (status, size) = (self.0.status(), self.0.bytes().len());
            Ok(format!(
                "<gfxhub.RawResponse {status}, {kind}, {size} bytes>"
            ))
        })
    }
}

/// The result of a call by name.
#[pyclass(frozen, module = "gfxhub", name = "InvokeResult")]
pub(crate) struct InvokeResult(gfxhub::InvokeResult);

impl IntoPyResult for gfxhub::InvokeResult {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Py::new(py, InvokeResult(self)).map(Py::into_any)
    }
}

#[pymethods]
impl InvokeResult {
    /// The result as plain objects with JSON names.
    ///
    /// A dict for a record, a list of dicts, an id or an enum value; None if the operation returns
    /// nothing.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guard(py, "InvokeResult.result", || match self.0.result() {
            Some(json) => plain(py, json),
            None => Ok(py.None().into_bound(py)),
        })
    }

    /// The result as JSON text; None if the operation returns nothing.
    #[getter]
    fn result_json(&self, py: Python<'_>) -> PyResult<Option<&str>> {
        guard(py, "InvokeResult.result_json", || Ok(self.0.result()))
    }

    /// The body of the response as received; None if there was none or it is not text.
    ///
    /// For a composed call, which has no single response, this is the result.
    #[getter]
    fn text(&self, py: Python<'_>) -> PyResult<Option<&str>> {
        guard(py, "InvokeResult.text", || Ok(self.0.text()))
    }

    /// The response; None for a composed call, which has many responses.
    #[getter]
    fn response(&self, py: Python<'_>) -> PyResult<Option<RawResponse>> {
        guard(py, "InvokeResult.response", || {
            Ok(self.0.response().cloned().map(RawResponse))
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "InvokeResult.__repr__", || {
            let result = self.0.result().unwrap_or("nothing");
            let shown: String = result.chars().take(200).collect();
            Ok(format!("<gfxhub.InvokeResult {shown}>"))
        })
    }
}
