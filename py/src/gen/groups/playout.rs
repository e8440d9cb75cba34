//! Written by cargo xtask generate; do not edit.

use pyo3::prelude::*;

use crate::argument::{take, take_any};
use crate::call::{Options, Timeout};
use crate::cancel::CancelToken;
use crate::generated::calls::playout as calls;
use crate::generated::clients::{AsyncClient, Client};
use crate::guard::guard_call;

crate::client::group! {
    /// Playout rundowns, their items with buttons, and templates.
    Playout of Client
}

#[pymethods]
impl Playout {
    /// Lists the playout rundowns.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[PlayoutRundown]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns`.
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
        guard_call(py, "Playout.list_rundowns", || {
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

    /// Makes a playout rundown.
    ///
    /// Args:
    ///     name: The name, not empty.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     PlayoutRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/playout/rundowns`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (name, *, timeout=None, cancel=None, resend=false))]
    fn create_rundown(
        &self,
        py: Python<'_>,
        name: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.create_rundown", || {
            let call = calls::create_rundown(take(&name, "name")?);
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

    /// Reads one playout rundown.
    ///
    /// Hubs answer 500 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     PlayoutRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rundown, *, timeout=None, cancel=None, resend=false))]
    fn get_rundown(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.get_rundown", || {
            let call = calls::get_rundown(take(&rundown, "rundown")?);
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

    /// Deletes a playout rundown with its items.
    ///
    /// Hubs answer 404 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
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
    /// Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`.
    /// It is sent again only where the option `resend` asks for it: once, where no whole answer
    /// comes, and not to find it then is a success.
    #[pyo3(signature = (rundown, *, timeout=None, cancel=None, resend=false))]
    fn delete_rundown(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.delete_rundown", || {
            let call = calls::delete_rundown(take(&rundown, "rundown")?);
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

    /// Gives a playout rundown another name.
    ///
    /// Hubs answer 404 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     name: The name, not empty.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     PlayoutRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`.
    /// It is never sent again by itself: read back first.
    #[pyo3(signature = (rundown, name, *, timeout=None, cancel=None, resend=false))]
    fn rename_rundown(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        name: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.rename_rundown", || {
            let call = calls::rename_rundown(take(&rundown, "rundown")?, take(&name, "name")?);
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

    /// Lists the items of a playout rundown, in their order.
    ///
    /// Hubs answer 500 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[PlayoutItem]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rundown, *, timeout=None, cancel=None, resend=false))]
    fn list_items(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.list_items", || {
            let call = calls::list_items(take(&rundown, "rundown")?);
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

    /// Makes an item from a template. The answer has no buttons: read the item for them.
    ///
    /// Hubs answer 404 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     name: Its name, not empty.
    ///     template: The name of its template, not empty.
    ///     order: Its place in the rundown; at the end when not given. Where counting
    ///         starts is not documented.
    ///     data: Values of its template's fields; the template's own where not given.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     PlayoutItem
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (rundown, name, template, *, order=None, data=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn create_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        name: Bound<'_, PyAny>,
        template: Bound<'_, PyAny>,
        order: Option<Bound<'_, PyAny>>,
        data: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.create_item", || {
            let call = calls::create_item(
                take(&rundown, "rundown")?,
                take(&name, "name")?,
                take(&template, "template")?,
                take_any(order.as_ref(), "order")?,
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

    /// Reads one item with its buttons.
    ///
    /// The hub sends a list of one; an empty list is a Decode error.
    ///
    /// Hubs answer 500 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     PlayoutItem
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rundown, item, *, timeout=None, cancel=None, resend=false))]
    fn get_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.get_item", || {
            let call = calls::get_item(take(&rundown, "rundown")?, take(&item, "item")?);
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

    /// Deletes an item.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
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
    /// Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
    /// It is sent again only where the option `resend` asks for it: once, where no whole answer
    /// comes, and not to find it then is a success.
    #[pyo3(signature = (rundown, item, *, timeout=None, cancel=None, resend=false))]
    fn delete_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.delete_item", || {
            let call = calls::delete_item(take(&rundown, "rundown")?, take(&item, "item")?);
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

    /// Changes an item: its name, template, place, channels or data; what is not given stays.
    ///
    /// The answer has no buttons, and some hubs leave its data empty though it was stored.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
    ///     name: Its name, not empty.
    ///     template: The name of its template, not empty.
    ///     order: Its place in the rundown. Where counting starts is not documented.
    ///     overridden_channels: Numbers of the channels that it overrides.
    ///     data: Values of its template's fields.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     PlayoutItem
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
    /// It is never sent again by itself: read back first.
    #[pyo3(signature = (rundown, item, *, name=None, template=None, order=None, overridden_channels=None, data=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn update_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        name: Option<Bound<'_, PyAny>>,
        template: Option<Bound<'_, PyAny>>,
        order: Option<Bound<'_, PyAny>>,
        overridden_channels: Option<Bound<'_, PyAny>>,
        data: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.update_item", || {
            let call = calls::update_item(
                take(&rundown, "rundown")?,
                take(&item, "item")?,
                take_any(name.as_ref(), "name")?,
                take_any(template.as_ref(), "template")?,
                take_any(order.as_ref(), "order")?,
                take_any(overridden_channels.as_ref(), "overridden_channels")?,
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

    /// Presses a button of an item: on air at once. Hubs take the button's key or its id.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
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
    /// Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (rundown, item, button, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn trigger_button(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        button: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.trigger_button", || {
            let call = calls::trigger_button(
                take(&rundown, "rundown")?,
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

    /// Lists the templates that items are made from.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     list[Template]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/templates`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (*, timeout=None, cancel=None, resend=false))]
    fn list_templates(
        &self,
        py: Python<'_>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.list_templates", || {
            let call = calls::list_templates();
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

    /// Downloads an ExternalData field of a playout item.
    ///
    /// Method and answer are not documented: POST unless another method is named, and the
    /// answer comes as it is.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
    ///     field_key: Key of an ExternalData field of a playout item.
    ///     method: GET, POST, PUT, PATCH or DELETE; POST when not given.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     RawResponse
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (rundown, item, field_key, *, method=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn trigger_external_data(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        field_key: Bound<'_, PyAny>,
        method: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "Playout.trigger_external_data", || {
            let call = calls::trigger_external_data(
                take(&rundown, "rundown")?,
                take(&item, "item")?,
                take(&field_key, "field_key")?,
                take_any(method.as_ref(), "method")?,
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
    /// Playout rundowns, their items with buttons, and templates.
    AsyncPlayout of AsyncClient
}

#[pymethods]
impl AsyncPlayout {
    /// Lists the playout rundowns.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[PlayoutRundown]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns`.
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
        guard_call(py, "AsyncPlayout.list_rundowns", || {
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

    /// Makes a playout rundown.
    ///
    /// Args:
    ///     name: The name, not empty.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of PlayoutRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/playout/rundowns`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (name, *, timeout=None, cancel=None, resend=false))]
    fn create_rundown(
        &self,
        py: Python<'_>,
        name: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.create_rundown", || {
            let call = calls::create_rundown(take(&name, "name")?);
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

    /// Reads one playout rundown.
    ///
    /// Hubs answer 500 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of PlayoutRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rundown, *, timeout=None, cancel=None, resend=false))]
    fn get_rundown(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.get_rundown", || {
            let call = calls::get_rundown(take(&rundown, "rundown")?);
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

    /// Deletes a playout rundown with its items.
    ///
    /// Hubs answer 404 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
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
    /// Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`.
    /// It is sent again only where the option `resend` asks for it: once, where no whole answer
    /// comes, and not to find it then is a success.
    #[pyo3(signature = (rundown, *, timeout=None, cancel=None, resend=false))]
    fn delete_rundown(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.delete_rundown", || {
            let call = calls::delete_rundown(take(&rundown, "rundown")?);
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

    /// Gives a playout rundown another name.
    ///
    /// Hubs answer 404 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     name: The name, not empty.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of PlayoutRundown
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`.
    /// It is never sent again by itself: read back first.
    #[pyo3(signature = (rundown, name, *, timeout=None, cancel=None, resend=false))]
    fn rename_rundown(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        name: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.rename_rundown", || {
            let call = calls::rename_rundown(take(&rundown, "rundown")?, take(&name, "name")?);
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

    /// Lists the items of a playout rundown, in their order.
    ///
    /// Hubs answer 500 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[PlayoutItem]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rundown, *, timeout=None, cancel=None, resend=false))]
    fn list_items(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.list_items", || {
            let call = calls::list_items(take(&rundown, "rundown")?);
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

    /// Makes an item from a template. The answer has no buttons: read the item for them.
    ///
    /// Hubs answer 404 where there is no such rundown.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     name: Its name, not empty.
    ///     template: The name of its template, not empty.
    ///     order: Its place in the rundown; at the end when not given. Where counting
    ///         starts is not documented.
    ///     data: Values of its template's fields; the template's own where not given.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of PlayoutItem
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`.
    /// It is never sent again: a second one would be made.
    #[pyo3(signature = (rundown, name, template, *, order=None, data=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn create_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        name: Bound<'_, PyAny>,
        template: Bound<'_, PyAny>,
        order: Option<Bound<'_, PyAny>>,
        data: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.create_item", || {
            let call = calls::create_item(
                take(&rundown, "rundown")?,
                take(&name, "name")?,
                take(&template, "template")?,
                take_any(order.as_ref(), "order")?,
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

    /// Reads one item with its buttons.
    ///
    /// The hub sends a list of one; an empty list is a Decode error.
    ///
    /// Hubs answer 500 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of PlayoutItem
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (rundown, item, *, timeout=None, cancel=None, resend=false))]
    fn get_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.get_item", || {
            let call = calls::get_item(take(&rundown, "rundown")?, take(&item, "item")?);
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

    /// Deletes an item.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
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
    /// Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
    /// It is sent again only where the option `resend` asks for it: once, where no whole answer
    /// comes, and not to find it then is a success.
    #[pyo3(signature = (rundown, item, *, timeout=None, cancel=None, resend=false))]
    fn delete_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.delete_item", || {
            let call = calls::delete_item(take(&rundown, "rundown")?, take(&item, "item")?);
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

    /// Changes an item: its name, template, place, channels or data; what is not given stays.
    ///
    /// The answer has no buttons, and some hubs leave its data empty though it was stored.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
    ///     name: Its name, not empty.
    ///     template: The name of its template, not empty.
    ///     order: Its place in the rundown. Where counting starts is not documented.
    ///     overridden_channels: Numbers of the channels that it overrides.
    ///     data: Values of its template's fields.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of PlayoutItem
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
    /// It is never sent again by itself: read back first.
    #[pyo3(signature = (rundown, item, *, name=None, template=None, order=None, overridden_channels=None, data=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn update_item(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        name: Option<Bound<'_, PyAny>>,
        template: Option<Bound<'_, PyAny>>,
        order: Option<Bound<'_, PyAny>>,
        overridden_channels: Option<Bound<'_, PyAny>>,
        data: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.update_item", || {
            let call = calls::update_item(
                take(&rundown, "rundown")?,
                take(&item, "item")?,
                take_any(name.as_ref(), "name")?,
                take_any(template.as_ref(), "template")?,
                take_any(order.as_ref(), "order")?,
                take_any(overridden_channels.as_ref(), "overridden_channels")?,
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

    /// Presses a button of an item: on air at once. Hubs take the button's key or its id.
    ///
    /// Hubs answer 404 where there is no such item.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
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
    /// Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (rundown, item, button, *, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn trigger_button(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        button: Bound<'_, PyAny>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.trigger_button", || {
            let call = calls::trigger_button(
                take(&rundown, "rundown")?,
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

    /// Lists the templates that items are made from.
    ///
    /// Args:
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of list[Template]
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path: `GET /api/rest/v1/playout/templates`.
    /// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
    /// again, at most twice.
    #[pyo3(signature = (*, timeout=None, cancel=None, resend=false))]
    fn list_templates(
        &self,
        py: Python<'_>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.list_templates", || {
            let call = calls::list_templates();
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

    /// Downloads an ExternalData field of a playout item.
    ///
    /// Method and answer are not documented: POST unless another method is named, and the
    /// answer comes as it is.
    ///
    /// Args:
    ///     rundown: Number of a playout rundown.
    ///     item: Number of an item in a playout rundown.
    ///     field_key: Key of an ExternalData field of a playout item.
    ///     method: GET, POST, PUT, PATCH or DELETE; POST when not given.
    ///     timeout: Seconds that the whole call may take; the client's when not given.
    ///     cancel: A token that cancels it.
    ///     resend: Ignored here: it counts for deletes and `launcher.stop`.
    ///
    /// Returns:
    ///     An awaitable of RawResponse
    ///
    /// Raises:
    ///     GfxHubError: The call failed; its effect says whether the hub carried it out.
    ///
    /// Hub path:
    /// `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`.
    /// It is never sent again: it would happen on air a second time.
    #[pyo3(signature = (rundown, item, field_key, *, method=None, timeout=None, cancel=None, resend=false))]
    #[allow(clippy::too_many_arguments, reason = "they are the operation's")]
    fn trigger_external_data(
        &self,
        py: Python<'_>,
        rundown: Bound<'_, PyAny>,
        item: Bound<'_, PyAny>,
        field_key: Bound<'_, PyAny>,
        method: Option<Bound<'_, PyAny>>,
        timeout: Option<Timeout>,
        cancel: Option<Py<CancelToken>>,
        resend: bool,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "AsyncPlayout.trigger_external_data", || {
            let call = calls::trigger_external_data(
                take(&rundown, "rundown")?,
                take(&item, "item")?,
                take(&field_key, "field_key")?,
                take_any(method.as_ref(), "method")?,
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
