//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::take;
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::ustates as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Ustates, which UE engines load.
    Ustates of Client
}

#[pymethods]
impl Ustates {
    /// Lists the ustates.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[UstateSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/ustates`.
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
        guard_call(py, "Ustates.list", || {
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

    /// Reads one ustate with its content.
    ///
    /// Hubs answer 404 where there is no such ustate.
    ///
    /// Args:
    ///     ustate: Number of a ustate (UE).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Ustate
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/ustates/{ustateId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (ustate, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        ustate: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Ustates.get", || {
            let call = calls::get(take(&ustate, "ustate")?);
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

    /// Loads a ustate into an engine: what it shows changes at once.
    ///
    /// The engine's `ustate_id` says so afterwards.
    ///
    /// Args:
    ///     ustate: Number of a ustate (UE).
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
    /// Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (ustate, engine_host_id, *, timeout=None, cancel=None, resend=false))]
    fn load(
        &self,
        py: Python<'_>,
        ustate: Bound<'_, PyAny>,
        engine_host_id: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Ustates.load", || {
            let call = calls::load(
                take(&ustate, "ustate")?,
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
    /// Ustates, which UE engines load.
    AsyncUstates of AsyncClient
}

#[pymethods]
impl AsyncUstates {
    /// Lists the ustates.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[UstateSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/ustates`.
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
        guard_call(py, "AsyncUstates.list", || {
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

    /// Reads one ustate with its content.
    ///
    /// Hubs answer 404 where there is no such ustate.
    ///
    /// Args:
    ///     ustate: Number of a ustate (UE).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Ustate
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/ustates/{ustateId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (ustate, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        ustate: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncUstates.get", || {
            let call = calls::get(take(&ustate, "ustate")?);
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

    /// Loads a ustate into an engine: what it shows changes at once.
    ///
    /// The engine's `ustate_id` says so afterwards.
    ///
    /// Args:
    ///     ustate: Number of a ustate (UE).
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
    /// Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (ustate, engine_host_id, *, timeout=None, cancel=None, resend=false))]
    fn load(
        &self,
        py: Python<'_>,
        ustate: Bound<'_, PyAny>,
        engine_host_id: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncUstates.load", || {
            let call = calls::load(
                take(&ustate, "ustate")?,
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
