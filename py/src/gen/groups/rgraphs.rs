//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::take;
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::rgraphs as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Rgraphs, which RE engines load.
    Rgraphs of Client
}

#[pymethods]
impl Rgraphs {
    /// Lists the rgraphs.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[RgraphSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/rgraphs`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (*, timeout=None, cancel=None, resend=false))]
    fn list(
        &self,
        py: Python<'_>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Rgraphs.list", || {
            let call = calls::list();
            self.0.get().run(
                py,
                call,
                Options {
                    timeout,
                    cancel,
                    resend,
                },
            )
        })
    }

    /// Reads one rgraph with its content.
    ///
    /// Hubs answer 404 where there is no such rgraph.
    ///
    /// Args:
    ///     rgraph: Number of an rgraph (RE).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Rgraph
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rgraph, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        rgraph: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Rgraphs.get", || {
            let call = calls::get(take(&rgraph, "rgraph")?);
            self.0.get().run(
                py,
                call,
                Options {
                    timeout,
                    cancel,
                    resend,
                },
            )
        })
    }

    /// Loads an rgraph into an engine: what it shows changes at once.
    ///
    /// The engine's `rgraph_id` says so afterwards.
    ///
    /// Args:
    ///     rgraph: Number of an rgraph (RE).
    ///     engine_host_id: The engine's number. Not a launch id.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Nothing.
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (rgraph, engine_host_id, *, timeout=None, cancel=None, resend=false))]
    fn load(
        &self,
        py: Python<'_>,
        rgraph: Bound<'_, PyAny>,
        engine_host_id: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Rgraphs.load", || {
            let call = calls::load(
                take(&rgraph, "rgraph")?,
                take(&engine_host_id, "engine_host_id")?,
            );
            self.0.get().run(
                py,
                call,
                Options {
                    timeout,
                    cancel,
                    resend,
                },
            )
        })
    }
}

crate::client::group! {
    /// Rgraphs, which RE engines load.
    AsyncRgraphs of AsyncClient
}

#[pymethods]
impl AsyncRgraphs {
    /// Lists the rgraphs.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[RgraphSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/rgraphs`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (*, timeout=None, cancel=None, resend=false))]
    fn list(
        &self,
        py: Python<'_>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncRgraphs.list", || {
            let call = calls::list();
            self.0.get().run(
                py,
                call,
                Options {
                    timeout,
                    cancel,
                    resend,
                },
            )
        })
    }

    /// Reads one rgraph with its content.
    ///
    /// Hubs answer 404 where there is no such rgraph.
    ///
    /// Args:
    ///     rgraph: Number of an rgraph (RE).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Rgraph
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rgraph, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        rgraph: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncRgraphs.get", || {
            let call = calls::get(take(&rgraph, "rgraph")?);
            self.0.get().run(
                py,
                call,
                Options {
                    timeout,
                    cancel,
                    resend,
                },
            )
        })
    }

    /// Loads an rgraph into an engine: what it shows changes at once.
    ///
    /// The engine's `rgraph_id` says so afterwards.
    ///
    /// Args:
    ///     rgraph: Number of an rgraph (RE).
    ///     engine_host_id: The engine's number. Not a launch id.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of nothing.
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (rgraph, engine_host_id, *, timeout=None, cancel=None, resend=false))]
    fn load(
        &self,
        py: Python<'_>,
        rgraph: Bound<'_, PyAny>,
        engine_host_id: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncRgraphs.load", || {
            let call = calls::load(
                take(&rgraph, "rgraph")?,
                take(&engine_host_id, "engine_host_id")?,
            );
            self.0.get().run(
                py,
                call,
                Options {
                    timeout,
                    cancel,
                    resend,
                },
            )
        })
    }
}
