//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::projects as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Projects that renderers can run.
    Projects of Client
}

#[pymethods]
impl Projects {
    /// Lists the projects.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[Project]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/projects`.
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
        guard_call(py, "Projects.list", || {
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
}

crate::client::group! {
    /// Projects that renderers can run.
    AsyncProjects of AsyncClient
}

#[pymethods]
impl AsyncProjects {
    /// Lists the projects.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[Project]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/projects`.
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
        guard_call(py, "AsyncProjects.list", || {
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
}
