//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::{take, take_any};
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::newsroom as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Rundowns of newsroom systems and their MOS objects.
    Newsroom of Client
}

#[pymethods]
impl Newsroom {
    /// Lists the newsroom rundowns of all newsroom systems.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[NewsroomRundownSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/newsroom/rundowns`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (*, timeout=None, cancel=None, resend=false))]
    fn list_rundowns(
        &self,
        py: Python<'_>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Newsroom.list_rundowns", || {
            let call = calls::list_rundowns();
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

    /// Lists the rundowns of one newsroom system.
    ///
    /// Hubs answer 500 where there is no such newsroom system.
    ///
    /// Args:
    ///     device: Device id of a newsroom system, as the hub's MOS module is configured.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[NewsroomRundownSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (device, *, timeout=None, cancel=None, resend=false))]
    fn list_device_rundowns(
        &self,
        py: Python<'_>,
        device: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Newsroom.list_device_rundowns", || {
            let call = calls::list_device_rundowns(take(&device, "device")?);
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

    /// Reads one newsroom rundown with its items and their MOS objects.
    ///
    /// Hubs answer 500 where there is no such rundown.
    ///
    /// Args:
    ///     device: Device id of a newsroom system, as the hub's MOS module is configured.
    ///     rundown: Id that the newsroom system gave to a rundown. Declared integer, text
    ///         in every response.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     NewsroomRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (device, rundown, *, timeout=None, cancel=None, resend=false))]
    fn get_rundown(
        &self,
        py: Python<'_>,
        device: Bound<'_, PyAny>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Newsroom.get_rundown", || {
            let call = calls::get_rundown(take(&device, "device")?, take(&rundown, "rundown")?);
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

    /// Changes a MOS object.
    ///
    /// Data that is given replaces the old data whole; `changed_by` names the REST interface
    /// afterwards. The answer has no buttons.
    ///
    /// Hubs answer 500 where there is no such MOS object.
    ///
    /// Args:
    ///     object: Id of a MOS object.
    ///     description: What it is, for people.
    ///     data: The values of its template's fields; they replace the old ones whole.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     MosObject
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`.
    /// It is never sent again by itself: read back first.
    #[pyo3(signature = (object, *, description=None, data=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn update_mos_object(
        &self,
        py: Python<'_>,
        object: Bound<'_, PyAny>,
        description: Option<Bound<'_, PyAny>>,
        data: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Newsroom.update_mos_object", || {
            let call = calls::update_mos_object(
                take(&object, "object")?,
                take_any(description.as_ref(), "description")?,
                take_any(data.as_ref(), "data")?,
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

    /// Presses a button of a MOS object: on air at once.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     device: Device id of a newsroom system, as the hub's MOS module is configured.
    ///     rundown: Id that the newsroom system gave to a rundown. Declared integer, text
    ///         in every response.
    ///     story: Id of a story in a newsroom rundown. Declared integer, text in every
    ///         response.
    ///     item: Id of an item in a newsroom story.
    ///     button: Key of a button: hubs take the button's key and its id alike.
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
    /// `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (device, rundown, story, item, button, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn trigger_button(
        &self,
        py: Python<'_>,
        device: Bound<'_, PyAny>,
        rundown: Bound<'_, PyAny>,
        story: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        button: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Newsroom.trigger_button", || {
            let call = calls::trigger_button(
                take(&device, "device")?,
                take(&rundown, "rundown")?,
                take(&story, "story")?,
                take(&item, "item")?,
                take(&button, "button")?,
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
    /// Rundowns of newsroom systems and their MOS objects.
    AsyncNewsroom of AsyncClient
}

#[pymethods]
impl AsyncNewsroom {
    /// Lists the newsroom rundowns of all newsroom systems.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[NewsroomRundownSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/newsroom/rundowns`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (*, timeout=None, cancel=None, resend=false))]
    fn list_rundowns(
        &self,
        py: Python<'_>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncNewsroom.list_rundowns", || {
            let call = calls::list_rundowns();
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

    /// Lists the rundowns of one newsroom system.
    ///
    /// Hubs answer 500 where there is no such newsroom system.
    ///
    /// Args:
    ///     device: Device id of a newsroom system, as the hub's MOS module is configured.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[NewsroomRundownSummary]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (device, *, timeout=None, cancel=None, resend=false))]
    fn list_device_rundowns(
        &self,
        py: Python<'_>,
        device: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncNewsroom.list_device_rundowns", || {
            let call = calls::list_device_rundowns(take(&device, "device")?);
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

    /// Reads one newsroom rundown with its items and their MOS objects.
    ///
    /// Hubs answer 500 where there is no such rundown.
    ///
    /// Args:
    ///     device: Device id of a newsroom system, as the hub's MOS module is configured.
    ///     rundown: Id that the newsroom system gave to a rundown. Declared integer, text
    ///         in every response.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of NewsroomRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (device, rundown, *, timeout=None, cancel=None, resend=false))]
    fn get_rundown(
        &self,
        py: Python<'_>,
        device: Bound<'_, PyAny>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncNewsroom.get_rundown", || {
            let call = calls::get_rundown(take(&device, "device")?, take(&rundown, "rundown")?);
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

    /// Changes a MOS object.
    ///
    /// Data that is given replaces the old data whole; `changed_by` names the REST interface
    /// afterwards. The answer has no buttons.
    ///
    /// Hubs answer 500 where there is no such MOS object.
    ///
    /// Args:
    ///     object: Id of a MOS object.
    ///     description: What it is, for people.
    ///     data: The values of its template's fields; they replace the old ones whole.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of MosObject
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`.
    /// It is never sent again by itself: read back first.
    #[pyo3(signature = (object, *, description=None, data=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn update_mos_object(
        &self,
        py: Python<'_>,
        object: Bound<'_, PyAny>,
        description: Option<Bound<'_, PyAny>>,
        data: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncNewsroom.update_mos_object", || {
            let call = calls::update_mos_object(
                take(&object, "object")?,
                take_any(description.as_ref(), "description")?,
                take_any(data.as_ref(), "data")?,
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

    /// Presses a button of a MOS object: on air at once.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     device: Device id of a newsroom system, as the hub's MOS module is configured.
    ///     rundown: Id that the newsroom system gave to a rundown. Declared integer, text
    ///         in every response.
    ///     story: Id of a story in a newsroom rundown. Declared integer, text in every
    ///         response.
    ///     item: Id of an item in a newsroom story.
    ///     button: Key of a button: hubs take the button's key and its id alike.
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
    /// `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (device, rundown, story, item, button, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn trigger_button(
        &self,
        py: Python<'_>,
        device: Bound<'_, PyAny>,
        rundown: Bound<'_, PyAny>,
        story: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        button: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncNewsroom.trigger_button", || {
            let call = calls::trigger_button(
                take(&device, "device")?,
                take(&rundown, "rundown")?,
                take(&story, "story")?,
                take(&item, "item")?,
                take(&button, "button")?,
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
