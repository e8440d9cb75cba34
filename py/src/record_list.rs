//! Lists of records. Each record becomes a Python object when it is accessed.

use std::sync::atomic::{AtomicUsize, Ordering};

use gfxhub::bindings::RecordList;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use crate::panic_boundary::guard;
use crate::record::Fields;
use crate::to_python::IntoPyResult;

/// Records of any type.
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

/// The native part of `gfxhub.RecordList`.
#[pyclass(frozen, module = "gfxhub")]
pub(crate) struct NativeRecordList(Box<dyn Records>);

#[pymethods]
impl NativeRecordList {
    /// Returns the number of records.
    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        guard(py, "NativeRecordList.__len__", || Ok(self.0.len()))
    }

    /// Iterates over the records.
    fn __iter__(this: Py<Self>, py: Python<'_>) -> PyResult<RecordIterator> {
        guard(py, "NativeRecordList.__iter__", || {
            Ok(RecordIterator {
                records: this,
                next: AtomicUsize::new(0),
            })
        })
    }

    /// Returns the record at this index, which must not be negative.
    fn __getitem__(&self, py: Python<'_>, at: usize) -> PyResult<Py<PyAny>> {
        guard(py, "NativeRecordList.__getitem__", || {
            let record = self.0.get(py, at)?;
            record.ok_or_else(|| PyIndexError::new_err("the list has no record at this index"))
        })
    }
}

/// An iterator over a list of records.
#[pyclass(frozen, module = "gfxhub")]
pub(crate) struct RecordIterator {
    records: Py<NativeRecordList>,
    next: AtomicUsize,
}

#[pymethods]
impl RecordIterator {
    fn __iter__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        guard(py, "RecordIterator.__next__", || {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            self.records.get().0.get(py, at)
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

/// Loads the class of record lists in advance, so that no call has to load it.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    class(py).map(drop)
}

fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "gfxhub._record_list", "RecordList")
}
