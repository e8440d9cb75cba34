//! What calls give and records hold, as Python's objects.

use gfxhub::{Object, RecordMap, RendererRef, Value};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyList, PyString, PyType};

use crate::digest::Digest;
use crate::value::{object_to_python, to_python};

/// What a call gives, once and for good.
pub(crate) trait Give: Send + 'static {
    /// Whether it is a record: several of them make a list that shows itself as a table.
    const RECORD: bool = false;

    /// Python's object for it.
    fn give(self, py: Python<'_>) -> PyResult<Py<PyAny>>;
}

impl Give for () {
    fn give(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(py.None())
    }
}

impl Give for String {
    fn give(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(PyString::new(py, &self).into_any().unbind())
    }
}

impl Give for gfxhub::RendererId {
    fn give(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(self.get().into_pyobject(py)?.into_any().unbind())
    }
}

impl<T: Give> Give for Vec<T> {
    fn give(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let items: Vec<_> = self
            .into_iter()
            .map(|item| item.give(py))
            .collect::<PyResult<_>>()?;
        let list = PyList::new(py, items)?.into_any();
        match T::RECORD {
            true => record_list(py)?.call1((list,)).map(Bound::unbind),
            false => Ok(list.unbind()),
        }
    }
}

/// Fetches the class of lists of records, so that no call does.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    record_list(py).map(drop)
}

fn record_list(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "gfxhub._record_list", "RecordList")
}

/// What a record holds: shown as often as it is asked for, and part of the record's hash.
pub(crate) trait Show {
    /// Python's object for it.
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;

    /// Adds it to a hash: what is equal adds the same.
    fn digest(&self, to: &mut Digest);
}

impl Show for bool {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, *self).to_owned().into_any())
    }

    fn digest(&self, to: &mut Digest) {
        to.number(u64::from(*self));
    }
}

impl Show for i64 {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.into_pyobject(py)?.into_any())
    }

    fn digest(&self, to: &mut Digest) {
        to.number(*self as u64);
    }
}

impl Show for str {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyString::new(py, self).into_any())
    }

    fn digest(&self, to: &mut Digest) {
        to.text(self);
    }
}

impl<T: Show + ?Sized> Show for &T {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        (**self).show(py)
    }

    fn digest(&self, to: &mut Digest) {
        (**self).digest(to);
    }
}

impl Show for String {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.as_str().show(py)
    }

    fn digest(&self, to: &mut Digest) {
        self.as_str().digest(to);
    }
}

impl Show for Value {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self)
    }

    fn digest(&self, to: &mut Digest) {
        to.value(self);
    }
}

impl Show for Object {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        object_to_python(py, self).map(Bound::into_any)
    }

    fn digest(&self, to: &mut Digest) {
        to.members(self.iter(), Digest::value);
    }
}

impl<T: Show> Show for Option<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Some(value) => value.show(py),
            None => Ok(py.None().into_bound(py)),
        }
    }

    fn digest(&self, to: &mut Digest) {
        to.number(u64::from(self.is_some()));
        if let Some(value) = self {
            value.digest(to);
        }
    }
}

impl<T: Show> Show for Vec<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let items: Vec<_> = self
            .iter()
            .map(|item| item.show(py))
            .collect::<PyResult<_>>()?;
        Ok(PyList::new(py, items)?.into_any())
    }

    fn digest(&self, to: &mut Digest) {
        to.number(self.len() as u64);
        self.iter().for_each(|item| item.digest(to));
    }
}

impl<T: Show> Show for RecordMap<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let members = PyDict::new(py);
        for (key, record) in self.iter() {
            members.set_item(key, record.show(py)?)?;
        }
        Ok(members.into_any())
    }

    fn digest(&self, to: &mut Digest) {
        to.members(self.iter(), |to, record| record.digest(to));
    }
}

impl Show for RendererRef {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Self::Id(id) | Self::Text(id) => id.get().show(py),
            Self::Record(renderer) => renderer.show(py),
            _ => Ok(py.None().into_bound(py)),
        }
    }

    fn digest(&self, to: &mut Digest) {
        match self {
            Self::Record(renderer) => renderer.digest(to),
            other => other.id().map(gfxhub::RendererId::get).digest(to),
        }
    }
}

/// Ids and words show as the plain number or text that they are.
macro_rules! plain {
    ($get:ident: $($Type:ident)+) => { $(
        impl crate::give::Show for gfxhub::$Type {
            fn show<'py>(
                &self,
                py: pyo3::Python<'py>,
            ) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::PyAny>> {
                crate::give::Show::show(&self.$get(), py)
            }

            fn digest(&self, to: &mut crate::digest::Digest) {
                crate::give::Show::digest(&self.$get(), to);
            }
        }
    )+ };
}
pub(crate) use plain;
