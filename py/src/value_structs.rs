//! The shapes of values that hubs list. Their classes are written in Python; what is one, and what
//! is like another, the core says.

use gfxhub::Value;
use pyo3::prelude::*;

use crate::panic_boundary::guard;
use crate::value::{ConversionError, from_python, to_python};

/// The plain object of something that knows its own, as the shapes do.
pub(crate) fn plain<'py>(object: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let method = pyo3::intern!(object.py(), "to_value");
    if object.hasattr(method)? {
        return object.call_method0(method).map(Some);
    }
    Ok(None)
}

/// The value; nothing where it is one that JSON cannot hold, and so no hub gives.
fn read(object: &Bound<'_, PyAny>) -> PyResult<Option<Value>> {
    match from_python(object) {
        Ok(value) => Ok(Some(value)),
        Err(ConversionError::Type(error)) => Err(error),
        Err(ConversionError::Refused(_)) => Ok(None),
    }
}

/// Whether two values are the same but for the rounding to single precision that hubs do.
///
/// Give what was set and what the hub gave back.
#[pyfunction]
fn approx_eq(py: Python<'_>, left: &Bound<'_, PyAny>, right: &Bound<'_, PyAny>) -> PyResult<bool> {
    guard(py, "approx_eq", || {
        let (left, right) = (read(left)?, read(right)?);
        Ok(left
            .zip(right)
            .is_some_and(|(left, right)| left.approx_eq(&right)))
    })
}

/// The members of a shape, if the value is one: those that the shape lists.
#[pyfunction]
fn shape<'py>(
    py: Python<'py>,
    name: &str,
    value: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    guard(py, "shape", || {
        let Some(value) = read(value)? else {
            return Ok(None);
        };
        let found = match name {
            "Vector" => value.as_vector().map(Value::from),
            "Matrix" => value.as_matrix().map(Value::from),
            "Track" => value.as_track().map(Value::from),
            "Texture" => value.as_texture().map(Value::from),
            "CleanPlates" => value.as_clean_plates().map(Value::from),
            // A pair by itself is no shape of the hub's; within a track it is read with that.
            _ => None,
        };
        found.map(|found| to_python(py, &found)).transpose()
    })
}

/// Adds what only the classes in Python use.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.setattr("approx_eq", wrap_pyfunction!(approx_eq, module)?)?;
    module.setattr("shape", wrap_pyfunction!(shape, module)?)
}
