//! A property of a live session as a Python class.

use std::sync::{Mutex, MutexGuard, PoisonError};

use gfxhub::PropertyUpdate;
use pyo3::prelude::*;

use crate::arguments::{AnyValue, Body, Seconds, Text};
use crate::panic_boundary::guard;

/// A property of a live session, returned by `LiveSession.property` and `property_at`.
#[pyclass(frozen, module = "gfxhub")]
pub(crate) struct LiveProperty(Mutex<gfxhub::LiveProperty>);

impl From<gfxhub::LiveProperty> for LiveProperty {
    fn from(handle: gfxhub::LiveProperty) -> Self {
        Self(Mutex::new(handle))
    }
}

impl LiveProperty {
    /// Locks the property. No code that could panic or wait runs while this lock is held.
    fn lock(&self) -> MutexGuard<'_, gfxhub::LiveProperty> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl LiveProperty {
    /// Stores a value to be sent. Returns at once.
    ///
    /// It replaces a value that has not been sent yet.
    ///
    /// Args:
    ///     value: The new value, as for `set_property`.
    ///
    /// Returns:
    ///     False if the value was not stored: it is NaN, infinity or None, or the session or its client
    ///     was closed.
    fn set(&self, py: Python<'_>, value: AnyValue) -> PyResult<bool> {
        guard(py, "LiveProperty.set", || {
            let value = value.value("value");
            Ok(value.is_ok_and(|value| self.lock().set(value)))
        })
    }

    /// Stores a value with its interpolation. It replaces a value that has not been sent yet.
    ///
    /// It is sent on a connection of its own, and resent only if the hub did not execute it. Later
    /// values wait until the hub has responded to it.
    ///
    /// Args:
    ///     value: The new value.
    ///     interpolation: The interpolation with which the value changes to the new value.
    ///     duration: The duration of the change in seconds.
    ///     delay: The delay before the change in seconds.
    ///
    /// Returns:
    ///     False if the value was not stored because it cannot be sent.
    #[pyo3(signature = (value, interpolation, duration, delay=None))]
    fn ease(
        &self,
        py: Python<'_>,
        value: AnyValue,
        interpolation: Text,
        duration: Seconds,
        delay: Option<Seconds>,
    ) -> PyResult<bool> {
        guard(py, "LiveProperty.ease", || {
            let update = || -> gfxhub::Result<PropertyUpdate> {
                Body::new()
                    .with("Value", value)?
                    .with("Interpolation", interpolation)?
                    .with("Duration", duration)?
                    .with_any("Delay", delay)?
                    .read()
            };
            Ok(update().is_ok_and(|update| self.lock().ease(update)))
        })
    }

    /// Adds `delta` to the last number set or read through this handle, and stores the sum.
    ///
    /// Fast turns of a knob therefore add up.
    ///
    /// Args:
    ///     delta: The number to add.
    ///     min: The lower limit of the result.
    ///     max: The upper limit of the result.
    ///
    /// Returns:
    ///     False if the value was not stored: nothing was set or read through this handle yet, the
    ///     last value was not a number, `min` is greater than `max`, the result is not finite, or
    ///     the session or its client was closed.
    fn nudge(&self, py: Python<'_>, delta: f64, min: f64, max: f64) -> PyResult<bool> {
        guard(py, "LiveProperty.nudge", || {
            Ok(self.lock().nudge(delta, min, max))
        })
    }

    /// Stores the value that was read from the hub, from which `nudge` starts.
    fn _learn(&self, py: Python<'_>, value: AnyValue) -> PyResult<()> {
        guard(py, "LiveProperty._learn", || {
            if let Ok(value) = value.value("value") {
                self.lock().learn(&value);
            }
            Ok(())
        })
    }

    /// The path of names by which the property is given, or None.
    #[getter]
    fn name(&self, py: Python<'_>) -> PyResult<Option<String>> {
        guard(py, "LiveProperty.name", || {
            Ok(self.lock().name().map(|path| path.as_str().to_owned()))
        })
    }

    /// The id of the engine; 0 until the name of the property was found.
    #[getter]
    fn engine(&self, py: Python<'_>) -> PyResult<i64> {
        guard(py, "LiveProperty.engine", || {
            Ok(self.lock().address().engine_id.get())
        })
    }

    /// The path of the node.
    #[getter]
    fn node_path(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "LiveProperty.node_path", || {
            Ok(self.lock().address().node_path.as_str().to_owned())
        })
    }

    /// The path of the property.
    #[getter]
    fn property_path(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "LiveProperty.property_path", || {
            Ok(self.lock().address().property_path.as_str().to_owned())
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "LiveProperty.__repr__", || {
            let property = self.lock();
            let address = property.address();
            Ok(format!(
                "<gfxhub.LiveProperty {} {} {}>",
                address.engine_id.get(),
                address.node_path.as_str(),
                address.property_path.as_str()
            ))
        })
    }
}
