//! A property of a live session, whose values are set.

use std::sync::{Mutex, MutexGuard, PoisonError};

use gfxhub::PropertyUpdate;
use pyo3::prelude::*;

use crate::arguments::{AnyValue, Body, Seconds, Text};
use crate::panic_boundary::guard;

/// A property of a live session. Made by `LiveSession.property`.
#[pyclass(frozen, module = "gfxhub")]
pub(crate) struct LiveProperty(Mutex<gfxhub::LiveProperty>);

impl From<gfxhub::LiveProperty> for LiveProperty {
    fn from(handle: gfxhub::LiveProperty) -> Self {
        Self(Mutex::new(handle))
    }
}

impl LiveProperty {
    /// Locks the property. Nothing that can panic half way, or wait, runs under this lock.
    fn lock(&self) -> MutexGuard<'_, gfxhub::LiveProperty> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl LiveProperty {
    /// Stores a value to be sent, in place of one that waits. Returns at once.
    ///
    /// Args:
    ///     value: The new value, as `set_property` takes it.
    ///
    /// Returns:
    ///     False, with nothing changed, for NaN, infinity and None, and if the session or its client
    ///     was closed.
    fn set(&self, py: Python<'_>, value: AnyValue) -> PyResult<bool> {
        guard(py, "LiveProperty.set", || {
            let value = value.value("value");
            Ok(value.is_ok_and(|value| self.lock().set(value)))
        })
    }

    /// Stores a value and the move to it, in place of a value that waits.
    ///
    /// It is sent once, over a connection of its own, and never again. Values that are set after it
    /// wait for its response.
    ///
    /// Args:
    ///     value: The new value.
    ///     interpolation: The curve of the move to the new value.
    ///     duration: Seconds that the move takes.
    ///     delay: Seconds before the move.
    ///
    /// Returns:
    ///     False, with nothing changed, if it cannot be sent.
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

    /// Stores the last number that was set or read through this handle, plus `delta`.
    ///
    /// Fast turns of a knob add up this way.
    ///
    /// Args:
    ///     delta: The number to add.
    ///     min: The lower limit of the result.
    ///     max: The upper limit of the result.
    ///
    /// Returns:
    ///     False, with nothing changed, if there is no such number, or the result is not a number.
    fn nudge(&self, py: Python<'_>, delta: f64, min: f64, max: f64) -> PyResult<bool> {
        guard(py, "LiveProperty.nudge", || {
            Ok(self.lock().nudge(delta, min, max))
        })
    }

    /// Notes the value that the hub has.
    fn _learn(&self, py: Python<'_>, value: AnyValue) -> PyResult<()> {
        guard(py, "LiveProperty._learn", || {
            if let Ok(value) = value.value("value") {
                self.lock().learn(&value);
            }
            Ok(())
        })
    }

    /// The number of the engine.
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
