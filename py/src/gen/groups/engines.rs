//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::{take, take_any};
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::engines as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Render engines, their nodes, properties and functions.
    Engines of Client
}

#[pymethods]
impl Engines {
    /// Lists the engines with their instances.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[Engine]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines`.
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
        guard_call(py, "Engines.list", || {
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

    /// Reads one engine.
    ///
    /// Hubs answer 500 where there is no such engine.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Engine
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.get", || {
            let call = calls::get(take(&engine, "engine")?);
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

    /// Lists the nodes of an engine.
    ///
    /// Hubs answer 500 where there is no such engine.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[Node]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, *, timeout=None, cancel=None, resend=false))]
    fn list_nodes(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.list_nodes", || {
            let call = calls::list_nodes(take(&engine, "engine")?);
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

    /// Reads one node.
    ///
    /// Hubs answer 500 where there is no such engine or node.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Node
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, *, timeout=None, cancel=None, resend=false))]
    fn get_node(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.get_node", || {
            let call = calls::get_node(take(&engine, "engine")?, take(&node, "node")?);
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

    /// Lists the properties of a node with what they hold now.
    ///
    /// Hubs answer 500 where there is no such engine or node.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[Property]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, *, timeout=None, cancel=None, resend=false))]
    fn list_properties(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.list_properties", || {
            let call = calls::list_properties(take(&engine, "engine")?, take(&node, "node")?);
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

    /// Reads one property with what it holds now.
    ///
    /// Hubs answer 500 where there is no such engine, node or property.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     property: Path of a property within its node; the pin's id on an RE5 engine. A
    ///         dotted suffix addresses a sub-field there (`.w.z`).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Property
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, property, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn get_property(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        property: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.get_property", || {
            let call = calls::get_property(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&property, "property")?,
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

    /// Sets a property: on air at once, or as a move over time.
    ///
    /// The answer is the property with the value that the hub stored; numbers in it may be
    /// rounded to single precision (`gfxhub.approx_eq` allows for that). On an RE5 engine a
    /// sub-field is set by its dotted path behind the property's (`.w.z`).
    ///
    /// Hubs answer 500 where there is no such engine, node or property.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     property: Path of a property within its node; the pin's id on an RE5 engine. A
    ///         dotted suffix addresses a sub-field there (`.w.z`).
    ///     value: The new value: a boolean, number, text, object or array. NaN, infinity
    ///         and null are refused.
    ///     interpolation: How it travels to the new value; Constant when not given. Known:
    ///         Constant, Linear, EaseIn, EaseOut, EaseInOut.
    ///     duration: Seconds that the move takes, 0 or more; 0 when not given.
    ///     delay: Seconds to wait before the move, 0 or more; 0 when not given.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Property
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
    /// Without Duration, Delay and any Interpolation but Constant it is sent once more where no
    /// whole answer comes, unless a newer command through the same client may have changed the
    /// property; over time it is not, as that would restart the move on air. Where a newer set
    /// of the same property went out first, it is not sent and fails as Superseded.
    #[pyo3(signature = (engine, node, property, value, *, interpolation=None, duration=None, delay=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn set_property(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        property: Bound<'_, PyAny>,
        value: Bound<'_, PyAny>,
        interpolation: Option<Bound<'_, PyAny>>,
        duration: Option<Bound<'_, PyAny>>,
        delay: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.set_property", || {
            let call = calls::set_property(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&property, "property")?,
                take(&value, "value")?,
                take_any(interpolation.as_ref(), "interpolation")?,
                take_any(duration.as_ref(), "duration")?,
                take_any(delay.as_ref(), "delay")?,
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

    /// Lists the functions of a node.
    ///
    /// Hubs answer 500 where there is no such engine or node.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[FunctionSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, *, timeout=None, cancel=None, resend=false))]
    fn list_functions(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.list_functions", || {
            let call = calls::list_functions(take(&engine, "engine")?, take(&node, "node")?);
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

    /// Reads one function with its parameters.
    ///
    /// Hubs answer 500 where there is no such engine, node or function.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     function: Path of a function within its node; the function's id on an RE5
    ///         engine.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Function
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, function, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn get_function(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        function: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.get_function", || {
            let call = calls::get_function(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&function, "function")?,
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

    /// Calls a function: on air at once.
    ///
    /// Hubs answer 500 where there is no such engine, node or function.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     function: Path of a function within its node; the function's id on an RE5
    ///         engine.
    ///     parameters: The parameters that are given; may be empty.
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
    /// Hub path:
    /// `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (engine, node, function, parameters, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn call_function(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        function: Bound<'_, PyAny>,
        parameters: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Engines.call_function", || {
            let call = calls::call_function(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&function, "function")?,
                take(&parameters, "parameters")?,
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
    /// Render engines, their nodes, properties and functions.
    AsyncEngines of AsyncClient
}

#[pymethods]
impl AsyncEngines {
    /// Lists the engines with their instances.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[Engine]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines`.
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
        guard_call(py, "AsyncEngines.list", || {
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

    /// Reads one engine.
    ///
    /// Hubs answer 500 where there is no such engine.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Engine
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.get", || {
            let call = calls::get(take(&engine, "engine")?);
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

    /// Lists the nodes of an engine.
    ///
    /// Hubs answer 500 where there is no such engine.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[Node]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, *, timeout=None, cancel=None, resend=false))]
    fn list_nodes(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.list_nodes", || {
            let call = calls::list_nodes(take(&engine, "engine")?);
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

    /// Reads one node.
    ///
    /// Hubs answer 500 where there is no such engine or node.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Node
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, *, timeout=None, cancel=None, resend=false))]
    fn get_node(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.get_node", || {
            let call = calls::get_node(take(&engine, "engine")?, take(&node, "node")?);
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

    /// Lists the properties of a node with what they hold now.
    ///
    /// Hubs answer 500 where there is no such engine or node.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[Property]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, *, timeout=None, cancel=None, resend=false))]
    fn list_properties(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.list_properties", || {
            let call = calls::list_properties(take(&engine, "engine")?, take(&node, "node")?);
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

    /// Reads one property with what it holds now.
    ///
    /// Hubs answer 500 where there is no such engine, node or property.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     property: Path of a property within its node; the pin's id on an RE5 engine. A
    ///         dotted suffix addresses a sub-field there (`.w.z`).
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Property
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, property, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn get_property(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        property: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.get_property", || {
            let call = calls::get_property(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&property, "property")?,
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

    /// Sets a property: on air at once, or as a move over time.
    ///
    /// The answer is the property with the value that the hub stored; numbers in it may be
    /// rounded to single precision (`gfxhub.approx_eq` allows for that). On an RE5 engine a
    /// sub-field is set by its dotted path behind the property's (`.w.z`).
    ///
    /// Hubs answer 500 where there is no such engine, node or property.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     property: Path of a property within its node; the pin's id on an RE5 engine. A
    ///         dotted suffix addresses a sub-field there (`.w.z`).
    ///     value: The new value: a boolean, number, text, object or array. NaN, infinity
    ///         and null are refused.
    ///     interpolation: How it travels to the new value; Constant when not given. Known:
    ///         Constant, Linear, EaseIn, EaseOut, EaseInOut.
    ///     duration: Seconds that the move takes, 0 or more; 0 when not given.
    ///     delay: Seconds to wait before the move, 0 or more; 0 when not given.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Property
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
    /// Without Duration, Delay and any Interpolation but Constant it is sent once more where no
    /// whole answer comes, unless a newer command through the same client may have changed the
    /// property; over time it is not, as that would restart the move on air. Where a newer set
    /// of the same property went out first, it is not sent and fails as Superseded.
    #[pyo3(signature = (engine, node, property, value, *, interpolation=None, duration=None, delay=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn set_property(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        property: Bound<'_, PyAny>,
        value: Bound<'_, PyAny>,
        interpolation: Option<Bound<'_, PyAny>>,
        duration: Option<Bound<'_, PyAny>>,
        delay: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.set_property", || {
            let call = calls::set_property(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&property, "property")?,
                take(&value, "value")?,
                take_any(interpolation.as_ref(), "interpolation")?,
                take_any(duration.as_ref(), "duration")?,
                take_any(delay.as_ref(), "delay")?,
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

    /// Lists the functions of a node.
    ///
    /// Hubs answer 500 where there is no such engine or node.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[FunctionSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, *, timeout=None, cancel=None, resend=false))]
    fn list_functions(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.list_functions", || {
            let call = calls::list_functions(take(&engine, "engine")?, take(&node, "node")?);
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

    /// Reads one function with its parameters.
    ///
    /// Hubs answer 500 where there is no such engine, node or function.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     function: Path of a function within its node; the function's id on an RE5
    ///         engine.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Function
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (engine, node, function, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn get_function(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        function: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.get_function", || {
            let call = calls::get_function(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&function, "function")?,
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

    /// Calls a function: on air at once.
    ///
    /// Hubs answer 500 where there is no such engine, node or function.
    ///
    /// Args:
    ///     engine: Number of a render engine. Not a launch id: the two look alike.
    ///     node: Path of a node within its engine; the node's id on an RE5 engine. May hold
    ///         slashes, spaces and dots.
    ///     function: Path of a function within its node; the function's id on an RE5
    ///         engine.
    ///     parameters: The parameters that are given; may be empty.
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
    /// Hub path:
    /// `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (engine, node, function, parameters, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn call_function(
        &self,
        py: Python<'_>,
        engine: Bound<'_, PyAny>,
        node: Bound<'_, PyAny>,
        function: Bound<'_, PyAny>,
        parameters: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncEngines.call_function", || {
            let call = calls::call_function(
                take(&engine, "engine")?,
                take(&node, "node")?,
                take(&function, "function")?,
                take(&parameters, "parameters")?,
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
