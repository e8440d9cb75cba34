//! Converts the results of calls and the fields of records to Python objects.

use gfxhub::{Object, RecordMap, RendererRef, Value};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString};

use crate::hash::RecordHasher;
use crate::value::{object_to_python, to_python};

/// The result of a call, which is converted only once.
pub(crate) trait IntoPyResult: Send + 'static {
    /// Converts the result to a Python object.
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>>;
}

impl IntoPyResult for () {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(py.None())
    }
}

impl IntoPyResult for String {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(PyString::new(py, &self).into_any().unbind())
    }
}

impl IntoPyResult for gfxhub::RendererId {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(self.get().into_pyobject(py)?.into_any().unbind())
    }
}

impl IntoPyResult for Vec<gfxhub::RendererId> {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let ids = self.into_iter().map(gfxhub::RendererId::get);
        PyList::new(py, ids.collect::<Vec<_>>()).map(|list| list.into_any().unbind())
    }
}

/// The value of a record's field, which is converted at each access and is part of the record's
/// hash.
pub(crate) trait ToPython {
    /// Converts the value to a Python object.
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;

    /// Adds the value to a hash. Equal values add the same data.
    fn digest(&self, to: &mut RecordHasher);
}

impl ToPython for bool {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, *self).to_owned().into_any())
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.number(u64::from(*self));
    }
}

impl ToPython for i64 {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.into_pyobject(py)?.into_any())
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.number(*self as u64);
    }
}

impl ToPython for str {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyString::new(py, self).into_any())
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.text(self);
    }
}

impl<T: ToPython + ?Sized> ToPython for &T {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        (**self).show(py)
    }

    fn digest(&self, to: &mut RecordHasher) {
        (**self).digest(to);
    }
}

impl ToPython for String {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.as_str().show(py)
    }

    fn digest(&self, to: &mut RecordHasher) {
        self.as_str().digest(to);
    }
}

impl ToPython for Value {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self)
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.value(self);
    }
}

impl ToPython for Object {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        object_to_python(py, self).map(Bound::into_any)
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.members(self.iter(), RecordHasher::value);
    }
}

impl<T: ToPython> ToPython for Option<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Some(value) => value.show(py),
            None => Ok(py.None().into_bound(py)),
        }
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.number(u64::from(self.is_some()));
        if let Some(value) = self {
            value.digest(to);
        }
    }
}

impl<T: ToPython> ToPython for Vec<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let items: Vec<_> = self
            .iter()
            .map(|item| item.show(py))
            .collect::<PyResult<_>>()?;
        Ok(PyList::new(py, items)?.into_any())
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.number(self.len() as u64);
        self.iter().for_each(|item| item.digest(to));
    }
}

impl<T: ToPython> ToPython for RecordMap<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let members = PyDict::new(py);
        for (key, record) in self.iter() {
            members.set_item(key, record.show(py)?)?;
        }
        Ok(members.into_any())
    }

    fn digest(&self, to: &mut RecordHasher) {
        to.members(self.iter(), |to, record| record.digest(to));
    }
}

impl ToPython for RendererRef {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Self::Id(id) | Self::Text(id) => id.get().show(py),
            Self::Record(renderer) => renderer.show(py),
            _ => Ok(py.None().into_bound(py)),
        }
    }

    fn digest(&self, to: &mut RecordHasher) {
        match self {
            Self::Record(renderer) => renderer.digest(to),
            other => other.id().map(gfxhub::RendererId::get).digest(to),
        }
    }
}

/// Implements the conversion of ids and enums to plain ints or strs.
macro_rules! plain {
    ($get:ident: $($Type:ident)+) => { $(
        impl crate::to_python::ToPython for gfxhub::$Type {
            fn show<'py>(
                &self,
                py: pyo3::Python<'py>,
            ) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::PyAny>> {
                crate::to_python::ToPython::show(&self.$get(), py)
            }

            fn digest(&self, to: &mut crate::hash::RecordHasher) {
                crate::to_python::ToPython::digest(&self.$get(), to);
            }
        }
    )+ };
}
pub(crate) use plain;
