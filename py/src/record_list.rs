//! Lists of records: each becomes a Python object when it is asked for.

use gfxhub::bindings::RecordList;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use crate::panic_boundary::guard;
use crate::record::Fields;
use crate::to_python::IntoPyResult;

/// The records of any type.
trait Records: Send + Sync {
    fn len(&self) -> usize;

    fn get(&self, py: Python<'_>, at: usize) -> PyResult<Option<Py<PyAny>>>;
}

impl<T: Fields + IntoPyResult + Clone + Send + Sync> Records for RecordList<T> {
    fn len(&self) -> usize {
        self.len()
    }

    fn get(&self, py: Python<'_>, at: usize) -> PyResult<Option<Py<PyAny>>> {
        let record = self.get(at);
        record.map(|record| record.into_py_result(py)).transpose()
    }
}

/// A list of records, for `gfxhub.RecordList`.
#[pyclass(frozen, module = "gfxhub")]
pub(crate) struct NativeRecordList(Box<dyn Records>);

#[pymethods]
impl NativeRecordList {
    /// How many records there are.
    fn length(&self, py: Python<'_>) -> PyResult<usize> {
        guard(py, "NativeRecordList.length", || Ok(self.0.len()))
    }

    /// The record at this place.
    fn get(&self, py: Python<'_>, at: usize) -> PyResult<Py<PyAny>> {
        guard(py, "NativeRecordList.get", || {
            let record = self.0.get(py, at)?;
            record.ok_or_else(|| PyIndexError::new_err("there are no more records"))
        })
    }
}

impl<T: Fields + IntoPyResult + Clone + Send + Sync> IntoPyResult for RecordList<T> {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let native = NativeRecordList(Box::new(self));
        class(py)?.call1((native,)).map(Bound::unbind)
    }
}

impl<T: Fields + IntoPyResult + Clone + Send + Sync> IntoPyResult for Vec<T> {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        RecordList::from(self).into_py_result(py)
    }
}

/// Fetches the class of lists of records, so that no call does.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    class(py).map(drop)
}

fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "gfxhub._record_list", "RecordList")
}
