//! Written by cargo xtask generate; do not edit. The classes of handles.

use std::time::Duration;

use gfxhub::Error;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{Integer, Text};
use crate::call::Timeout;
use crate::client_state::ClientState;
use crate::errors::{self, raise};
use crate::handle::{AwaitedFuture, CoreHandle, HandleObject};
use crate::panic_boundary::guard;
use crate::plain;
use crate::settings;

/// A handle, for `gfxhub.LiveSession` and `gfxhub.AsyncLiveSession`.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
pub(crate) struct NativeLiveSession(HandleObject<gfxhub::LiveSession>);

impl CoreHandle for gfxhub::LiveSession {
    fn end(&self) {
        drop(self.close(Duration::ZERO));
    }
}

impl NativeLiveSession {
    /// Opens the handle.
    pub(crate) fn open(
        py: Python<'_>,
        client: &ClientState,
        settings: &Bound<'_, PyDict>,
    ) -> PyResult<Self> {
        let mut builder = client.hub().live();
        let known = gfxhub::schema::LIVE_SETTINGS;
        settings::set_all(known, settings, |name, value| builder.set(name, value))?;
        let opened = builder.open();
        let opened = opened.map_err(|error| raise(py, &errors::of_settings(error)))?;
        Ok(Self(HandleObject::new(opened)))
    }
}

#[pymethods]
impl NativeLiveSession {
    /// True once it has ended.
    #[getter]
    fn closed(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "NativeLiveSession.closed", || {
            Ok(self.0.get().is_closed())
        })
    }

    /// `property`.
    fn property(
        &self,
        py: Python<'_>,
        engine: Integer,
        node: Text,
        property: Text,
    ) -> PyResult<crate::live_property::LiveProperty> {
        // Replaces the name of the argument in an error by that in Python.
        let renamed = |error: Error| match error.argument() {
            Some("engineId") => error.with_argument("engine"),
            Some("nodePath") => error.with_argument("node"),
            Some("propertyPath") => error.with_argument("property"),
            _ => error,
        };
        guard(py, "NativeLiveSession.property", || {
            let open = || {
                self.0.get().property(
                    engine.id("engineId")?,
                    node.id("nodePath")?,
                    property.id("propertyPath")?,
                )
            };
            let opened = open().map_err(|error| raise(py, &renamed(error)))?;
            Ok(opened.into())
        })
    }

    /// `property_at`.
    fn property_at(
        &self,
        py: Python<'_>,
        path: Text,
    ) -> PyResult<crate::live_property::LiveProperty> {
        // Replaces the name of the argument in an error by that in Python.
        let renamed = |error: Error| match error.argument() {
            Some("path") => error.with_argument("path"),
            _ => error,
        };
        guard(py, "NativeLiveSession.property_at", || {
            let open = || self.0.get().property_at(path.id("path")?);
            let opened = open().map_err(|error| raise(py, &renamed(error)))?;
            Ok(opened.into())
        })
    }

    /// `begin_frame`.
    fn begin_frame(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLiveSession.begin_frame", || {
            self.0.get().begin_frame();
            Ok(())
        })
    }

    /// `end_frame`.
    fn end_frame(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLiveSession.end_frame", || {
            self.0.get().end_frame();
            Ok(())
        })
    }

    /// `reassert`.
    fn reassert(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLiveSession.reassert", || {
            self.0.get().reassert();
            Ok(())
        })
    }

    /// `flush`.
    fn flush(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.flush", || {
            self.0.wait(py, &timeout, |handle, limit, stops| {
                handle.flush_unless(limit, stops)
            })
        })
    }

    /// Begins to wait for it.
    fn start_flush(&self, py: Python<'_>, timeout: Timeout) -> PyResult<AwaitedFuture> {
        guard(py, "NativeLiveSession.start_flush", || {
            self.0.awaited(py, &timeout, |handle, limit, stops| {
                handle.flush_unless(limit, stops)
            })
        })
    }

    /// `close`.
    fn close(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.close", || {
            self.0.wait(py, &timeout, |handle, limit, stops| {
                handle.close_unless(limit, stops)
            })
        })
    }

    /// Begins to wait for it.
    fn start_close(&self, py: Python<'_>, timeout: Timeout) -> PyResult<AwaitedFuture> {
        guard(py, "NativeLiveSession.start_close", || {
            self.0.awaited(py, &timeout, |handle, limit, stops| {
                handle.close_unless(limit, stops)
            })
        })
    }

    /// Returns the reports since the last call.
    fn take_reports(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.take_reports", || {
            self.0.wait(py, &timeout, |handle, limit, _| {
                Ok(handle.wait_reports(limit))
            })
        })
    }

    /// Returns the next of the reports, or None.
    fn next_reports(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeLiveSession.next_reports", || {
            self.0.wait(py, &timeout, |handle, limit, _| {
                Ok(handle.next_report(limit).into_iter().collect())
            })
        })
    }

    /// Begins to wait until `next_reports` has something to return. Takes nothing.
    fn start_wait_reports(&self, py: Python<'_>, timeout: Timeout) -> PyResult<AwaitedFuture> {
        guard(py, "NativeLiveSession.start_wait_reports", || {
            self.0.awaited(py, &timeout, |handle, limit, _| {
                handle.await_event(limit);
                Ok(Vec::<gfxhub::LiveReport>::new())
            })
        })
    }

    /// `stats`.
    fn stats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guard(py, "NativeLiveSession.stats", || {
            plain::to_python(py, &self.0.get().stats())
        })
    }
}

/// A handle, for `gfxhub.Watch` and `gfxhub.AsyncWatch`.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
pub(crate) struct NativeWatch(HandleObject<gfxhub::Watch>);

impl CoreHandle for gfxhub::Watch {
    fn end(&self) {
        drop(self.close(Duration::ZERO));
    }
}

impl NativeWatch {
    /// Opens the handle.
    pub(crate) fn open(
        py: Python<'_>,
        client: &ClientState,
        settings: &Bound<'_, PyDict>,
    ) -> PyResult<Self> {
        let mut builder = client.hub().watch();
        let known = gfxhub::schema::WATCH_SETTINGS;
        settings::set_all(known, settings, |name, value| builder.set(name, value))?;
        let opened = builder.open();
        let opened = opened.map_err(|error| raise(py, &errors::of_settings(error)))?;
        Ok(Self(HandleObject::new(opened)))
    }
}

#[pymethods]
impl NativeWatch {
    /// True once it has ended.
    #[getter]
    fn closed(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "NativeWatch.closed", || Ok(self.0.get().is_closed()))
    }

    /// `look`.
    fn look(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeWatch.look", || {
            self.0.get().look();
            Ok(())
        })
    }

    /// `close`.
    fn close(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeWatch.close", || {
            self.0.wait(py, &timeout, |handle, limit, stops| {
                handle.close_unless(limit, stops)
            })
        })
    }

    /// Begins to wait for it.
    fn start_close(&self, py: Python<'_>, timeout: Timeout) -> PyResult<AwaitedFuture> {
        guard(py, "NativeWatch.start_close", || {
            self.0.awaited(py, &timeout, |handle, limit, stops| {
                handle.close_unless(limit, stops)
            })
        })
    }

    /// Returns the changes since the last call.
    fn take_changes(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeWatch.take_changes", || {
            self.0.wait(py, &timeout, |handle, limit, _| {
                Ok(handle.wait_changes(limit))
            })
        })
    }

    /// Returns the next of the changes, or None.
    fn next_changes(&self, py: Python<'_>, timeout: Timeout) -> PyResult<Py<PyAny>> {
        guard(py, "NativeWatch.next_changes", || {
            self.0.wait(py, &timeout, |handle, limit, _| {
                Ok(handle.next_change(limit).into_iter().collect())
            })
        })
    }

    /// Begins to wait until `next_changes` has something to return. Takes nothing.
    fn start_wait_changes(&self, py: Python<'_>, timeout: Timeout) -> PyResult<AwaitedFuture> {
        guard(py, "NativeWatch.start_wait_changes", || {
            self.0.awaited(py, &timeout, |handle, limit, _| {
                handle.await_event(limit);
                Ok(Vec::<gfxhub::WatchChange>::new())
            })
        })
    }

    /// `stats`.
    fn stats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guard(py, "NativeWatch.stats", || {
            plain::to_python(py, &self.0.get().stats())
        })
    }
}
