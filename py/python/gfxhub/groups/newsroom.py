"""Rundowns of newsroom systems and their MOS objects."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, MosObject, NewsroomRundown, NewsroomRundownSummary
from .._record_list import RecordList


class Newsroom(CallGroup, BlockingCalls):
    """Rundowns of newsroom systems and their MOS objects."""

    __slots__ = ()

    def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[NewsroomRundownSummary]:
        """Lists the newsroom rundowns of all newsroom systems.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/newsroom/rundowns`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[NewsroomRundownSummary] = self._call(
            "newsroom.list_rundowns",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def list_device_rundowns(
        self,
        device: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[NewsroomRundownSummary]:
        """Lists the rundowns of one newsroom system.

        Hubs respond with 500 if there is no such newsroom system.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[NewsroomRundownSummary] = self._call(
            "newsroom.list_device_rundowns",
            (device,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_rundown(
        self,
        device: str,
        rundown: str | int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> NewsroomRundown:
        """Reads one newsroom rundown with its items and their MOS objects.

        Hubs respond with 500 if there is no such rundown.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            rundown: Id of a rundown in its newsroom system. The specification declares an
                integer, but every response contains text.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            NewsroomRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: NewsroomRundown = self._call(
            "newsroom.get_rundown",
            (device, rundown),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def update_mos_object(
        self,
        object: str,
        *,
        description: str | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> MosObject:
        """Changes a MOS object.

        If data is given, it replaces all of the old data; `newsroom.update_fields` changes only
        some fields. Afterwards, `changed_by` names the REST interface. The response has no
        buttons.

        Hubs respond with 500 if there is no such MOS object.

        Args:
            object: Id of a MOS object.
            description: Description for people.
            data: Values of the template's fields. They replace all of the old data: fields
                that are not given are lost.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            MosObject

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`.
        It is never resent automatically. Before you call it again, read what the hub has
        stored.
        """
        found: MosObject = self._call(
            "newsroom.update_mos_object",
            (object, description, data),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def trigger_button(
        self,
        device: str,
        rundown: str | int,
        story: str | int,
        item: str,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Presses a button of a MOS object. The effect is on air at once.

        Hubs respond with 404 if there is no such item.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            rundown: Id of a rundown in its newsroom system. The specification declares an
                integer, but every response contains text.
            story: Id of a story in a newsroom rundown. The specification declares an
                integer, but every response contains text.
            item: Id of an item in a newsroom story.
            button: Key of a button. Hubs accept the key or the id of the button.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path:
        `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        self._call(
            "newsroom.trigger_button",
            (device, rundown, story, item, button),
            timeout=timeout,
            cancel=cancel,
        )

    def update_fields(
        self,
        device: str,
        rundown: str | int,
        object: str,
        fields: Mapping[str, Any],
        *,
        new_fields: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> MosObject:
        """Changes some fields of a MOS object and keeps the others.

        The change is on air as soon as the object is. Reads the rundown that shows the object,
        puts the new values into the object's data, and sends all of the data as
        `update_mos_object` does. A field that the object does not have is refused before
        anything is changed. So is an object for which the items of the rundown contain
        different data.

        A change by the newsroom between the read and the update is lost. The result has no
        buttons.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            rundown: Id of a rundown in its newsroom system. The specification declares an
                integer, but every response contains text.
            object: Id of a MOS object.
            fields: Values of fields that the item already has, by field name.
            new_fields: Values of fields that the item may not have yet, by field name. Only
                these may be added to the item: a misspelt name in `fields` is refused.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            MosObject

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: MosObject = self._call(
            "newsroom.update_fields",
            (device, rundown, object, fields, new_fields),
            timeout=timeout,
            cancel=cancel,
        )
        return found


class AsyncNewsroom(CallGroup, AwaitedCalls):
    """Rundowns of newsroom systems and their MOS objects."""

    __slots__ = ()

    async def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[NewsroomRundownSummary]:
        """Lists the newsroom rundowns of all newsroom systems.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/newsroom/rundowns`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[NewsroomRundownSummary] = await self._call(
            "newsroom.list_rundowns",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def list_device_rundowns(
        self,
        device: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[NewsroomRundownSummary]:
        """Lists the rundowns of one newsroom system.

        Hubs respond with 500 if there is no such newsroom system.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[NewsroomRundownSummary] = await self._call(
            "newsroom.list_device_rundowns",
            (device,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_rundown(
        self,
        device: str,
        rundown: str | int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> NewsroomRundown:
        """Reads one newsroom rundown with its items and their MOS objects.

        Hubs respond with 500 if there is no such rundown.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            rundown: Id of a rundown in its newsroom system. The specification declares an
                integer, but every response contains text.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            NewsroomRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: NewsroomRundown = await self._call(
            "newsroom.get_rundown",
            (device, rundown),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def update_mos_object(
        self,
        object: str,
        *,
        description: str | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> MosObject:
        """Changes a MOS object.

        If data is given, it replaces all of the old data; `newsroom.update_fields` changes only
        some fields. Afterwards, `changed_by` names the REST interface. The response has no
        buttons.

        Hubs respond with 500 if there is no such MOS object.

        Args:
            object: Id of a MOS object.
            description: Description for people.
            data: Values of the template's fields. They replace all of the old data: fields
                that are not given are lost.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            MosObject

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`.
        It is never resent automatically. Before you call it again, read what the hub has
        stored.
        """
        found: MosObject = await self._call(
            "newsroom.update_mos_object",
            (object, description, data),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def trigger_button(
        self,
        device: str,
        rundown: str | int,
        story: str | int,
        item: str,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Presses a button of a MOS object. The effect is on air at once.

        Hubs respond with 404 if there is no such item.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            rundown: Id of a rundown in its newsroom system. The specification declares an
                integer, but every response contains text.
            story: Id of a story in a newsroom rundown. The specification declares an
                integer, but every response contains text.
            item: Id of an item in a newsroom story.
            button: Key of a button. Hubs accept the key or the id of the button.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path:
        `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        await self._call(
            "newsroom.trigger_button",
            (device, rundown, story, item, button),
            timeout=timeout,
            cancel=cancel,
        )

    async def update_fields(
        self,
        device: str,
        rundown: str | int,
        object: str,
        fields: Mapping[str, Any],
        *,
        new_fields: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> MosObject:
        """Changes some fields of a MOS object and keeps the others.

        The change is on air as soon as the object is. Reads the rundown that shows the object,
        puts the new values into the object's data, and sends all of the data as
        `update_mos_object` does. A field that the object does not have is refused before
        anything is changed. So is an object for which the items of the rundown contain
        different data.

        A change by the newsroom between the read and the update is lost. The result has no
        buttons.

        Args:
            device: Device id of a newsroom system, as configured in the hub's MOS module.
            rundown: Id of a rundown in its newsroom system. The specification declares an
                integer, but every response contains text.
            object: Id of a MOS object.
            fields: Values of fields that the item already has, by field name.
            new_fields: Values of fields that the item may not have yet, by field name. Only
                these may be added to the item: a misspelt name in `fields` is refused.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            MosObject

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: MosObject = await self._call(
            "newsroom.update_fields",
            (device, rundown, object, fields, new_fields),
            timeout=timeout,
            cancel=cancel,
        )
        return found
