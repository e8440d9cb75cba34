"""Playout rundowns, their items with buttons, and templates."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

import builtins
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, PlayoutItem, PlayoutRundown, RawResponse, Template
from .._named_tuples import TemplateField
from .._record_list import RecordList


class Playout(CallGroup, BlockingCalls):
    """Playout rundowns, their items with buttons, and templates."""

    __slots__ = ()

    def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[PlayoutRundown]:
        """Lists the playout rundowns.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[PlayoutRundown]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/rundowns`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[PlayoutRundown] = self._call(
            "playout.list_rundowns",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def create_rundown(
        self,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutRundown:
        """Creates a playout rundown.

        Args:
            name: The name, which must not be empty.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/playout/rundowns`.
        It is never resent, since a resend would create a second object.
        """
        found: PlayoutRundown = self._call(
            "playout.create_rundown",
            (name,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutRundown:
        """Reads one playout rundown.

        Hubs respond with 500 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: PlayoutRundown = self._call(
            "playout.get_rundown",
            (rundown,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def delete_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Deletes a playout rundown with its items.

        Hubs respond with 404 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.
            resend: Permission to resend a delete (`playout.delete_rundown`,
                `playout.delete_item`) or `launcher.stop` once, if it is unknown whether the
                first attempt took effect.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`.
        It is resent only with the option `resend`: once, if there is no complete response; a
        response of 404 then counts as success.
        """
        self._call(
            "playout.delete_rundown",
            (rundown,),
            timeout=timeout,
            cancel=cancel,
            resend=resend,
        )

    def rename_rundown(
        self,
        rundown: int,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutRundown:
        """Renames a playout rundown.

        Hubs respond with 404 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: The name, which must not be empty.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`.
        It is never resent automatically. Before you call it again, read what the hub has
        stored.
        """
        found: PlayoutRundown = self._call(
            "playout.rename_rundown",
            (rundown, name),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def list_items(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[PlayoutItem]:
        """Lists the items of a playout rundown in order.

        Hubs respond with 500 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[PlayoutItem]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for item in hub.playout.list_items(1):
                print(item.name, [button.id for button in item.buttons])

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[PlayoutItem] = self._call(
            "playout.list_items",
            (rundown,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def create_item(
        self,
        rundown: int,
        name: str,
        template: str,
        *,
        order: int | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Creates an item from a template.

        The response has no buttons; to get them, read the item.

        Hubs respond with 404 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: Name of the item, which must not be empty.
            template: Name of the template, which must not be empty.
            order: Position in the rundown. The default is the end. The specification does
                not say which number the first position has.
            data: Values of the template's fields. The default is the values of the
                template.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            rundown = hub.playout.create_rundown("Late News")
            item = hub.playout.create_item(
                rundown.id, "Presenter", "Lower Third", data={"headline": "Anna Berg"}
            )

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It is never resent, since a resend would create a second object.
        """
        found: PlayoutItem = self._call(
            "playout.create_item",
            (rundown, name, template, order, data),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Reads one item with its buttons.

        The hub sends a list with one element; an empty list is a Decode error.

        Hubs respond with 500 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: PlayoutItem = self._call(
            "playout.get_item",
            (rundown, item),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def delete_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Deletes an item.

        Hubs respond with 404 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.
            resend: Permission to resend a delete (`playout.delete_rundown`,
                `playout.delete_item`) or `launcher.stop` once, if it is unknown whether the
                first attempt took effect.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is resent only with the option `resend`: once, if there is no complete response; a
        response of 404 then counts as success.
        """
        self._call(
            "playout.delete_item",
            (rundown, item),
            timeout=timeout,
            cancel=cancel,
            resend=resend,
        )

    def update_item(
        self,
        rundown: int,
        item: int,
        *,
        name: str | None = None,
        template: str | None = None,
        order: int | None = None,
        overridden_channels: Sequence[int] | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Changes an item: its name, template, position, channels or data.

        Fields that are not given stay unchanged. If data is given, it replaces all of the old
        data; `playout.update_fields` changes only some fields. The response has no buttons, and
        on some hubs no data although it was stored.

        Hubs respond with 404 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            name: Name of the item, which must not be empty.
            template: Name of the template, which must not be empty.
            order: Position in the rundown. The specification does not say which number the
                first position has.
            overridden_channels: Numbers of the overridden channels.
            data: Values of the template's fields. They replace all of the old data: fields
                that are not given are lost.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is never resent automatically. Before you call it again, read what the hub has
        stored.
        """
        found: PlayoutItem = self._call(
            "playout.update_item",
            (rundown, item, name, template, order, overridden_channels, data),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def trigger_button(
        self,
        rundown: int,
        item: int,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Presses a button of an item.

        The effect is on air at once. Hubs accept the button's key or its id.

        Hubs respond with 404 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            button: Key of a button. Hubs accept the key or the id of the button.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.playout.trigger_button(1, 1, "btn-in")

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        self._call(
            "playout.trigger_button",
            (rundown, item, button),
            timeout=timeout,
            cancel=cancel,
        )

    def list_templates(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Template]:
        """Lists the templates from which items are created.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Template]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/templates`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Template] = self._call(
            "playout.list_templates",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def trigger_external_data(
        self,
        rundown: int,
        item: int,
        field_key: str,
        *,
        method: str | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RawResponse:
        """Downloads an ExternalData field of a playout item.

        Method and response are not documented: it is a POST unless another method is given, and
        the response is returned unchanged.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            field_key: Key of an ExternalData field of a playout item.
            method: GET, POST, PUT, PATCH or DELETE; POST when not given.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RawResponse

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path:
        `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        found: RawResponse = self._call(
            "playout.trigger_external_data",
            (rundown, item, field_key, method),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def update_fields(
        self,
        rundown: int,
        item: int,
        fields: Mapping[str, Any],
        *,
        new_fields: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Changes some fields of an item and keeps the others.

        The change is on air as soon as the item is. Reads the item, puts the new values into
        its data, and sends all of the data as `update_item` does. A field that the item does
        not have is refused before anything is changed.

        A change by somebody else between the read and the update is lost. Returns the item with
        its data, which is read again if the hub leaves it out of its response.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            fields: Values of fields that the item already has, by field name.
            new_fields: Values of fields that the item may not have yet, by field name. Only
                these may be added to the item: a misspelt name in `fields` is refused.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.playout.update_fields(1, 2, {"headline": "Anna Berg"})

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: PlayoutItem = self._call(
            "playout.update_fields",
            (rundown, item, fields, new_fields),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def template_fields(
        self,
        template: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> builtins.list[TemplateField]:
        """Returns the fields that items of a template have.

        Each with an example, in the order in which the items show them. A hub lists its
        templates without their fields, so the call reads the list of templates and the items of
        all playout rundowns: two requests, and one for each rundown.

        The list contains only fields that an item has; it is empty for a template that no item
        uses. If no template has this name, the error is `ErrorKind::UnknownName`.

        Args:
            template: Name of a template, by which items refer to it.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            list[TemplateField]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for field in hub.playout.template_fields("Lower Third"):
                print(field.name, field.kind, field.example)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: builtins.list[TemplateField] = self._call(
            "playout.template_fields",
            (template,),
            timeout=timeout,
            cancel=cancel,
        )
        return found


class AsyncPlayout(CallGroup, AwaitedCalls):
    """Playout rundowns, their items with buttons, and templates."""

    __slots__ = ()

    async def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[PlayoutRundown]:
        """Lists the playout rundowns.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[PlayoutRundown]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/rundowns`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[PlayoutRundown] = await self._call(
            "playout.list_rundowns",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def create_rundown(
        self,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutRundown:
        """Creates a playout rundown.

        Args:
            name: The name, which must not be empty.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/playout/rundowns`.
        It is never resent, since a resend would create a second object.
        """
        found: PlayoutRundown = await self._call(
            "playout.create_rundown",
            (name,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutRundown:
        """Reads one playout rundown.

        Hubs respond with 500 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: PlayoutRundown = await self._call(
            "playout.get_rundown",
            (rundown,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def delete_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Deletes a playout rundown with its items.

        Hubs respond with 404 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.
            resend: Permission to resend a delete (`playout.delete_rundown`,
                `playout.delete_item`) or `launcher.stop` once, if it is unknown whether the
                first attempt took effect.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`.
        It is resent only with the option `resend`: once, if there is no complete response; a
        response of 404 then counts as success.
        """
        await self._call(
            "playout.delete_rundown",
            (rundown,),
            timeout=timeout,
            cancel=cancel,
            resend=resend,
        )

    async def rename_rundown(
        self,
        rundown: int,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutRundown:
        """Renames a playout rundown.

        Hubs respond with 404 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: The name, which must not be empty.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`.
        It is never resent automatically. Before you call it again, read what the hub has
        stored.
        """
        found: PlayoutRundown = await self._call(
            "playout.rename_rundown",
            (rundown, name),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def list_items(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[PlayoutItem]:
        """Lists the items of a playout rundown in order.

        Hubs respond with 500 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[PlayoutItem]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for item in await hub.playout.list_items(1):
                print(item.name, [button.id for button in item.buttons])

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[PlayoutItem] = await self._call(
            "playout.list_items",
            (rundown,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def create_item(
        self,
        rundown: int,
        name: str,
        template: str,
        *,
        order: int | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Creates an item from a template.

        The response has no buttons; to get them, read the item.

        Hubs respond with 404 if there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: Name of the item, which must not be empty.
            template: Name of the template, which must not be empty.
            order: Position in the rundown. The default is the end. The specification does
                not say which number the first position has.
            data: Values of the template's fields. The default is the values of the
                template.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            rundown = await hub.playout.create_rundown("Late News")
            item = await hub.playout.create_item(
                rundown.id, "Presenter", "Lower Third", data={"headline": "Anna Berg"}
            )

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It is never resent, since a resend would create a second object.
        """
        found: PlayoutItem = await self._call(
            "playout.create_item",
            (rundown, name, template, order, data),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Reads one item with its buttons.

        The hub sends a list with one element; an empty list is a Decode error.

        Hubs respond with 500 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: PlayoutItem = await self._call(
            "playout.get_item",
            (rundown, item),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def delete_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Deletes an item.

        Hubs respond with 404 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.
            resend: Permission to resend a delete (`playout.delete_rundown`,
                `playout.delete_item`) or `launcher.stop` once, if it is unknown whether the
                first attempt took effect.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is resent only with the option `resend`: once, if there is no complete response; a
        response of 404 then counts as success.
        """
        await self._call(
            "playout.delete_item",
            (rundown, item),
            timeout=timeout,
            cancel=cancel,
            resend=resend,
        )

    async def update_item(
        self,
        rundown: int,
        item: int,
        *,
        name: str | None = None,
        template: str | None = None,
        order: int | None = None,
        overridden_channels: Sequence[int] | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Changes an item: its name, template, position, channels or data.

        Fields that are not given stay unchanged. If data is given, it replaces all of the old
        data; `playout.update_fields` changes only some fields. The response has no buttons, and
        on some hubs no data although it was stored.

        Hubs respond with 404 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            name: Name of the item, which must not be empty.
            template: Name of the template, which must not be empty.
            order: Position in the rundown. The specification does not say which number the
                first position has.
            overridden_channels: Numbers of the overridden channels.
            data: Values of the template's fields. They replace all of the old data: fields
                that are not given are lost.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is never resent automatically. Before you call it again, read what the hub has
        stored.
        """
        found: PlayoutItem = await self._call(
            "playout.update_item",
            (rundown, item, name, template, order, overridden_channels, data),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def trigger_button(
        self,
        rundown: int,
        item: int,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Presses a button of an item.

        The effect is on air at once. Hubs accept the button's key or its id.

        Hubs respond with 404 if there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            button: Key of a button. Hubs accept the key or the id of the button.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.playout.trigger_button(1, 1, "btn-in")

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        await self._call(
            "playout.trigger_button",
            (rundown, item, button),
            timeout=timeout,
            cancel=cancel,
        )

    async def list_templates(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Template]:
        """Lists the templates from which items are created.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Template]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/playout/templates`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Template] = await self._call(
            "playout.list_templates",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def trigger_external_data(
        self,
        rundown: int,
        item: int,
        field_key: str,
        *,
        method: str | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RawResponse:
        """Downloads an ExternalData field of a playout item.

        Method and response are not documented: it is a POST unless another method is given, and
        the response is returned unchanged.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            field_key: Key of an ExternalData field of a playout item.
            method: GET, POST, PUT, PATCH or DELETE; POST when not given.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RawResponse

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path:
        `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        found: RawResponse = await self._call(
            "playout.trigger_external_data",
            (rundown, item, field_key, method),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def update_fields(
        self,
        rundown: int,
        item: int,
        fields: Mapping[str, Any],
        *,
        new_fields: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> PlayoutItem:
        """Changes some fields of an item and keeps the others.

        The change is on air as soon as the item is. Reads the item, puts the new values into
        its data, and sends all of the data as `update_item` does. A field that the item does
        not have is refused before anything is changed.

        A change by somebody else between the read and the update is lost. Returns the item with
        its data, which is read again if the hub leaves it out of its response.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            fields: Values of fields that the item already has, by field name.
            new_fields: Values of fields that the item may not have yet, by field name. Only
                these may be added to the item: a misspelt name in `fields` is refused.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.playout.update_fields(1, 2, {"headline": "Anna Berg"})

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: PlayoutItem = await self._call(
            "playout.update_fields",
            (rundown, item, fields, new_fields),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def template_fields(
        self,
        template: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> builtins.list[TemplateField]:
        """Returns the fields that items of a template have.

        Each with an example, in the order in which the items show them. A hub lists its
        templates without their fields, so the call reads the list of templates and the items of
        all playout rundowns: two requests, and one for each rundown.

        The list contains only fields that an item has; it is empty for a template that no item
        uses. If no template has this name, the error is `ErrorKind::UnknownName`.

        Args:
            template: Name of a template, by which items refer to it.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            list[TemplateField]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for field in await hub.playout.template_fields("Lower Third"):
                print(field.name, field.kind, field.example)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: builtins.list[TemplateField] = await self._call(
            "playout.template_fields",
            (template,),
            timeout=timeout,
            cancel=cancel,
        )
        return found
