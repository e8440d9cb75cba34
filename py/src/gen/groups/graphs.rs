//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::take;
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::graphs as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Graphs, which RE5 engines load.
    Graphs of Client
}

#[pymethods]
impl Graphs {
    /// Lists the graphs.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[GraphSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/graphs`.
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
        guard_call(py, "Graphs.list", || {
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

    /// Reads one graph with its content.
    ///
    /// Hubs answer 404 where there is no such graph.
    ///
    /// Args:
    ///     graph: Number of a graph (RE5).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Graph
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/graphs/{graphId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (graph, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        graph: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Graphs.get", || {
            let call = calls::get(take(&graph, "graph")?);
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

    /// Loads a graph into an engine: what it shows changes at once.
    ///
    /// The engine then shows the nodes of the graph.
    ///
    /// Args:
    ///     graph: Number of a graph (RE5).
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
    /// Hub path: `POST /api/rest/v1/graphs/{graphId}/load`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (graph, engine_host_id, *, timeout=None, cancel=None, resend=false))]
    fn load(
        &self,
        py: Python<'_>,
        graph: Bound<'_, PyAny>,
        engine_host_id: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Graphs.load", || {
            let call = calls::load(
                take(&graph, "graph")?,
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
    /// Graphs, which RE5 engines load.
    AsyncGraphs of AsyncClient
}

#[pymethods]
impl AsyncGraphs {
    /// Lists the graphs.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[GraphSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/graphs`.
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
        guard_call(py, "AsyncGraphs.list", || {
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

    /// Reads one graph with its content.
    ///
    /// Hubs answer 404 where there is no such graph.
    ///
    /// Args:
    ///     graph: Number of a graph (RE5).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Graph
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/graphs/{graphId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (graph, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        graph: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncGraphs.get", || {
            let call = calls::get(take(&graph, "graph")?);
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

    /// Loads a graph into an engine: what it shows changes at once.
    ///
    /// The engine then shows the nodes of the graph.
    ///
    /// Args:
    ///     graph: Number of a graph (RE5).
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
    /// Hub path: `POST /api/rest/v1/graphs/{graphId}/load`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (graph, engine_host_id, *, timeout=None, cancel=None, resend=false))]
    fn load(
        &self,
        py: Python<'_>,
        graph: Bound<'_, PyAny>,
        engine_host_id: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncGraphs.load", || {
            let call = calls::load(
                take(&graph, "graph")?,
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
