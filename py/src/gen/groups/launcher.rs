//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::{take, take_any};
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::launcher as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Launch configurations and their renderers: started, stopped and retimed.
    Launcher of Client
}

#[pymethods]
impl Launcher {
    /// Lists the launch configurations.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[LaunchConfig]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher`.
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
        guard_call(py, "Launcher.list", || {
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

    /// Reads one launch configuration.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     LaunchConfig
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher/{launchId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.get", || {
            let call = calls::get(take(&launch, "launch")?);
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

    /// Makes a launch configuration.
    ///
    /// Hubs answer 422 where the name or a renderer makes no sense.
    ///
    /// Args:
    ///     name: Its name, not empty.
    ///     renderers: Ids of its renderers; may be empty.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     LaunchConfigCreated
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/launcher/create`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (name, renderers, *, timeout=None, cancel=None, resend=false))]
    fn create(
        &self,
        py: Python<'_>,
        name: Bound<'_, PyAny>,
        renderers: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.create", || {
            let call = calls::create(take(&name, "name")?, take(&renderers, "renderers")?);
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

    /// Starts a launch configuration: its renderers start on idle engines.
    ///
    /// The answer is a status word, `OK` as a rule, empty on some hubs; the engines take
    /// seconds to run.
    ///
    /// Hubs answer 404 where there is no such launch configuration, and where no engine is
    /// idle.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     str
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn launch(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.launch", || {
            let call = calls::launch(take(&launch, "launch")?);
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

    /// Stops a launch configuration: its renderers leave the air.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Whether it may be sent once more where it is not known if the hub
    ///         carried it out.
    ///
    /// Returns:
    ///     Nothing.
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`.
    /// It is sent again only where the option `resend` asks for it: once, where no whole answer
    /// comes; coming late, it also stops what was launched in between.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn stop(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.stop", || {
            let call = calls::stop(take(&launch, "launch")?);
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

    /// Retimes a launch configuration. What that changes is not documented.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
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
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn retime(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.retime", || {
            let call = calls::retime(take(&launch, "launch")?);
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

    /// Lists the ids of the renderers of a launch configuration.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[int]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn list_renderers(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.list_renderers", || {
            let call = calls::list_renderers(take(&launch, "launch")?);
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

    /// Reads one renderer.
    ///
    /// Hubs answer 404 where there is no such renderer.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     renderer: Number of a renderer of a launch configuration.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     Renderer
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (launch, renderer, *, timeout=None, cancel=None, resend=false))]
    fn get_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        renderer: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.get_renderer", || {
            let call = calls::get_renderer(take(&launch, "launch")?, take(&renderer, "renderer")?);
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

    /// Adds a renderer to a launch configuration and gives its id.
    ///
    /// Hubs answer 422 where a field makes no sense.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     launch_config_id: The launch configuration that it belongs to.
    ///     engine_id: The engine that it runs on; `gfxhub.NULL` for any.
    ///     project_id: The project that it runs; `gfxhub.NULL` for none.
    ///     project_map_id: The map of the project; `gfxhub.NULL` for none.
    ///     engine_type: Its kind: RE, RE5 or UE. Known: RE, RE5, UE.
    ///     state_id: What it loads: an rgraph id for RE, a ustate id for UE, a graph id for
    ///         RE5.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     int
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (launch, *, launch_config_id=None, engine_id=None, project_id=None, project_map_id=None, engine_type=None, state_id=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn create_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        launch_config_id: Option<Bound<'_, PyAny>>,
        engine_id: Option<Bound<'_, PyAny>>,
        project_id: Option<Bound<'_, PyAny>>,
        project_map_id: Option<Bound<'_, PyAny>>,
        engine_type: Option<Bound<'_, PyAny>>,
        state_id: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.create_renderer", || {
            let call = calls::create_renderer(
                take(&launch, "launch")?,
                take_any(launch_config_id.as_ref(), "launch_config_id")?,
                take_any(engine_id.as_ref(), "engine_id")?,
                take_any(project_id.as_ref(), "project_id")?,
                take_any(project_map_id.as_ref(), "project_map_id")?,
                take_any(engine_type.as_ref(), "engine_type")?,
                take_any(state_id.as_ref(), "state_id")?,
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

    /// Starts one renderer. The answer is a status word, empty on some hubs.
    ///
    /// Hubs answer 404 where the launch configuration has no such renderer.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     renderer: Number of a renderer of a launch configuration.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     str
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, renderer, *, timeout=None, cancel=None, resend=false))]
    fn start_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        renderer: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.start_renderer", || {
            let call =
                calls::start_renderer(take(&launch, "launch")?, take(&renderer, "renderer")?);
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

    /// Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.
    ///
    /// Hubs answer 404 where the launch configuration has no such renderer.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     renderer: Number of a renderer of a launch configuration.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     str
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, renderer, *, timeout=None, cancel=None, resend=false))]
    fn stop_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        renderer: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Launcher.stop_renderer", || {
            let call = calls::stop_renderer(take(&launch, "launch")?, take(&renderer, "renderer")?);
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
    /// Launch configurations and their renderers: started, stopped and retimed.
    AsyncLauncher of AsyncClient
}

#[pymethods]
impl AsyncLauncher {
    /// Lists the launch configurations.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[LaunchConfig]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher`.
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
        guard_call(py, "AsyncLauncher.list", || {
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

    /// Reads one launch configuration.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of LaunchConfig
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher/{launchId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn get(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.get", || {
            let call = calls::get(take(&launch, "launch")?);
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

    /// Makes a launch configuration.
    ///
    /// Hubs answer 422 where the name or a renderer makes no sense.
    ///
    /// Args:
    ///     name: Its name, not empty.
    ///     renderers: Ids of its renderers; may be empty.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of LaunchConfigCreated
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/launcher/create`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (name, renderers, *, timeout=None, cancel=None, resend=false))]
    fn create(
        &self,
        py: Python<'_>,
        name: Bound<'_, PyAny>,
        renderers: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.create", || {
            let call = calls::create(take(&name, "name")?, take(&renderers, "renderers")?);
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

    /// Starts a launch configuration: its renderers start on idle engines.
    ///
    /// The answer is a status word, `OK` as a rule, empty on some hubs; the engines take
    /// seconds to run.
    ///
    /// Hubs answer 404 where there is no such launch configuration, and where no engine is
    /// idle.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of str
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn launch(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.launch", || {
            let call = calls::launch(take(&launch, "launch")?);
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

    /// Stops a launch configuration: its renderers leave the air.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Whether it may be sent once more where it is not known if the hub
    ///         carried it out.
    ///
    /// Returns:
    ///     An awaitable of nothing.
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`.
    /// It is sent again only where the option `resend` asks for it: once, where no whole answer
    /// comes; coming late, it also stops what was launched in between.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn stop(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.stop", || {
            let call = calls::stop(take(&launch, "launch")?);
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

    /// Retimes a launch configuration. What that changes is not documented.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
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
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn retime(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.retime", || {
            let call = calls::retime(take(&launch, "launch")?);
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

    /// Lists the ids of the renderers of a launch configuration.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[int]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (launch, *, timeout=None, cancel=None, resend=false))]
    fn list_renderers(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.list_renderers", || {
            let call = calls::list_renderers(take(&launch, "launch")?);
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

    /// Reads one renderer.
    ///
    /// Hubs answer 404 where there is no such renderer.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     renderer: Number of a renderer of a launch configuration.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of Renderer
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (launch, renderer, *, timeout=None, cancel=None, resend=false))]
    fn get_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        renderer: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.get_renderer", || {
            let call = calls::get_renderer(take(&launch, "launch")?, take(&renderer, "renderer")?);
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

    /// Adds a renderer to a launch configuration and gives its id.
    ///
    /// Hubs answer 422 where a field makes no sense.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     launch_config_id: The launch configuration that it belongs to.
    ///     engine_id: The engine that it runs on; `gfxhub.NULL` for any.
    ///     project_id: The project that it runs; `gfxhub.NULL` for none.
    ///     project_map_id: The map of the project; `gfxhub.NULL` for none.
    ///     engine_type: Its kind: RE, RE5 or UE. Known: RE, RE5, UE.
    ///     state_id: What it loads: an rgraph id for RE, a ustate id for UE, a graph id for
    ///         RE5.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of int
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (launch, *, launch_config_id=None, engine_id=None, project_id=None, project_map_id=None, engine_type=None, state_id=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn create_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        launch_config_id: Option<Bound<'_, PyAny>>,
        engine_id: Option<Bound<'_, PyAny>>,
        project_id: Option<Bound<'_, PyAny>>,
        project_map_id: Option<Bound<'_, PyAny>>,
        engine_type: Option<Bound<'_, PyAny>>,
        state_id: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.create_renderer", || {
            let call = calls::create_renderer(
                take(&launch, "launch")?,
                take_any(launch_config_id.as_ref(), "launch_config_id")?,
                take_any(engine_id.as_ref(), "engine_id")?,
                take_any(project_id.as_ref(), "project_id")?,
                take_any(project_map_id.as_ref(), "project_map_id")?,
                take_any(engine_type.as_ref(), "engine_type")?,
                take_any(state_id.as_ref(), "state_id")?,
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

    /// Starts one renderer. The answer is a status word, empty on some hubs.
    ///
    /// Hubs answer 404 where the launch configuration has no such renderer.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     renderer: Number of a renderer of a launch configuration.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of str
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, renderer, *, timeout=None, cancel=None, resend=false))]
    fn start_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        renderer: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.start_renderer", || {
            let call =
                calls::start_renderer(take(&launch, "launch")?, take(&renderer, "renderer")?);
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

    /// Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.
    ///
    /// Hubs answer 404 where the launch configuration has no such renderer.
    ///
    /// Args:
    ///     launch: Number of a launch configuration. Not an engine id: the two look alike.
    ///     renderer: Number of a renderer of a launch configuration.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of str
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`.
    /// It is never sent again: it starts or stops machines.
    #[pyo3(signature = (launch, renderer, *, timeout=None, cancel=None, resend=false))]
    fn stop_renderer(
        &self,
        py: Python<'_>,
        launch: Bound<'_, PyAny>,
        renderer: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncLauncher.stop_renderer", || {
            let call = calls::stop_renderer(take(&launch, "launch")?, take(&renderer, "renderer")?);
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
