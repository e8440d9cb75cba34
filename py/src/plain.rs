//! Converts plain data of the core to the named tuples of the package.

use gfxhub::bindings::{Plain, PlainValue};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyModule, PyTuple};

use crate::errors::exception;

static CLASSES: PyOnceLock<Py<PyModule>> = PyOnceLock::new();

/// Loads the classes of the named tuples in advance, so that no call has to load them.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    classes(py).map(drop)
}

fn classes(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    CLASSES
        .get_or_try_init(py, || py.import("gfxhub._named_tuples").map(Bound::unbind))
        .map(|classes| classes.bind(py))
}

/// Returns the named tuple for plain data. Its values are in the order of its definition.
pub(crate) fn to_python<'py>(py: Python<'py>, plain: &dyn Plain) -> PyResult<Bound<'py, PyAny>> {
    let values = plain.values().into_iter().map(|held| value(py, held));
    let message = plain.message();
    let message = message.map(|text| Ok(text.into_pyobject(py)?.into_any()));
    let values: Vec<_> = values.chain(message).collect::<PyResult<_>>()?;
    let class = classes(py)?.getattr(plain.info().name)?;
    class.call1(PyTuple::new(py, values)?)
}

/// Returns the values of the fields of plain data, in the order of its definition.
pub(crate) fn values<'py>(py: Python<'py>, plain: &dyn Plain) -> PyResult<Bound<'py, PyTuple>> {
    let values = plain.values().into_iter().map(|held| value(py, held));
    PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)
}

/// Converts the value of a field to a Python object.
pub(crate) fn value<'py>(py: Python<'py>, value: PlainValue<'_>) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        PlainValue::Count(count) => count.into_pyobject(py)?.into_any(),
        PlainValue::Duration(time) => time.as_secs_f64().into_pyobject(py)?.into_any(),
        PlainValue::Number(number) => number.into_pyobject(py)?.into_any(),
        PlainValue::Text(text) => text.into_pyobject(py)?.into_any(),
        PlainValue::Kind(kind) => kind.word.into_pyobject(py)?.into_any(),
        PlainValue::Json(value) => crate::value::to_python(py, value)?,
        PlainValue::Plain(plain) => to_python(py, plain)?,
        PlainValue::Error(error) => exception(py, error)?,
        _ => py.None().into_bound(py),
    })
}
