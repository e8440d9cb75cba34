//! A property of a live session: what is set of it.

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
    /// Nothing that can panic half way, or wait, runs under this lock.
    fn lock(&self) -> MutexGuard<'_, gfxhub::LiveProperty> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl LiveProperty {
    /// Stores a value to be sent, in place of one that waits. It waits for nothing.
    ///
    /// Args:
    ///     value: The new value, as `set_property` takes it.
    ///
    /// Returns:
    ///     False, and nothing is changed, for NaN, infinity and None, and where the session or its
    ///     client was closed.
    fn set(&self, py: Python<'_>, value: AnyValue) -> PyResult<bool> {
        guard(py, "LiveProperty.set", || {
            let value = value.value("value");
            Ok(value.is_ok_and(|value| self.lock().set(value)))
        })
    }

    /// Stores a value with the way it gets there, in place of one that waits.
    ///
    /// It is sent once, over a connection of its own, and never again. What is set after it waits for
    /// its response.
    ///
    /// Args:
    ///     value: The new value.
    ///     interpolation: How it travels to the new value.
    ///     duration: Seconds that the move takes.
    ///     delay: Seconds before the move.
    ///
    /// Returns:
    ///     False, and nothing is changed, where it cannot be sent.
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
    /// So fast turns of a knob add up.
    ///
    /// Args:
    ///     delta: What to add.
    ///     min: The least that comes of it.
    ///     max: The most that comes of it.
    ///
    /// Returns:
    ///     False, and nothing is changed, where there is no such number, or no number comes of it.
    fn nudge(&self, py: Python<'_>, delta: f64, min: f64, max: f64) -> PyResult<bool> {
        guard(py, "LiveProperty.nudge", || {
            Ok(self.lock().nudge(delta, min, max))
        })
    }

    /// Notes what the hub has.
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
