//! The shapes of values that hubs list, as helpers; a value itself is always a plain object.

use gfxhub::Value;
use pyo3::prelude::*;

use crate::guard::guard;
use crate::value::{Unfit, from_python};

/// The value of a helper, if the object is one.
pub(crate) fn as_value(_object: &Bound<'_, PyAny>) -> PyResult<Option<Value>> {
    Ok(None)
}

/// Whether two values are the same but for the rounding to single precision that hubs do.
///
/// Give what was set and what the hub gave back.
#[pyfunction]
pub(crate) fn approx_eq(
    py: Python<'_>,
    left: &Bound<'_, PyAny>,
    right: &Bound<'_, PyAny>,
) -> PyResult<bool> {
    guard(py, "approx_eq", || {
        let read = |object| match from_python(object) {
            Ok(value) => Ok(Some(value)),
            Err(Unfit::Type(error)) => Err(error),
            // Nothing that a hub gives is like it.
            Err(Unfit::Refused(_)) => Ok(None),
        };
        let (left, right) = (read(left)?, read(right)?);
        Ok(left
            .zip(right)
            .is_some_and(|(left, right)| left.approx_eq(&right)))
    })
}
