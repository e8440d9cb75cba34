"""Launch configurations and their renderers, which can be started, stopped and retimed."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

import builtins
from collections.abc import Sequence
from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, LaunchConfig, LaunchConfigCreated, Null, Renderer
from .._record_list import RecordList
from .._types import EngineType


class Launcher(CallGroup, BlockingCalls):
    """Launch configurations and their renderers, which can be started, stopped and retimed."""

    __slots__ = ()

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[LaunchConfig]:
        """Lists the launch configurations.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[LaunchConfig]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for config in hub.launcher.list():
                print(config.id, config.name)

        Hub path: `GET /api/rest/v1/launcher`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[LaunchConfig] = self._call(
            "launcher.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> LaunchConfig:
        """Reads one launch configuration.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            LaunchConfig

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/launcher/{launchId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: LaunchConfig = self._call("launcher.get", (launch,), timeout=timeout, cancel=cancel)
        return found

    def create(
        self,
        name: str,
        renderers: Sequence[int],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> LaunchConfigCreated:
        """Creates a launch configuration.

        Hubs respond with 422 if the name or a renderer is invalid.

        Args:
            name: Name, which must not be empty.
            renderers: Ids of the renderers. The list may be empty.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            LaunchConfigCreated

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/launcher/create`.
        It is never resent, since a resend would create a second object.
        """
        found: LaunchConfigCreated = self._call(
            "launcher.create",
            (name, renderers),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def launch(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> str:
        """Starts the renderers of a launch configuration on idle engines.

        The response is a status word, usually `OK`; some hubs send an empty one. The engines
        take seconds to start.

        Hubs respond with 404 if there is no such launch configuration, and if no engine is
        idle.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        found: str = self._call("launcher.launch", (launch,), timeout=timeout, cancel=cancel)
        return found

    def stop(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Stops the renderers of a launch configuration, which are then off air.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
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

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`.
        It is resent only with the option `resend`: once, if there is no complete response. A
        resend that arrives late also stops what was launched in between.
        """
        self._call("launcher.stop", (launch,), timeout=timeout, cancel=cancel, resend=resend)

    def retime(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Retimes a launch configuration. The specification does not say what that does.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        self._call("launcher.retime", (launch,), timeout=timeout, cancel=cancel)

    def list_renderers(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> builtins.list[int]:
        """Lists the ids of the renderers of a launch configuration.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            list[int]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: builtins.list[int] = self._call(
            "launcher.list_renderers",
            (launch,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Renderer:
        """Reads one renderer.

        Hubs respond with 404 if there is no such renderer.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Renderer

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Renderer = self._call(
            "launcher.get_renderer",
            (launch, renderer),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def create_renderer(
        self,
        launch: int,
        *,
        launch_config_id: int | None = None,
        engine_id: int | Null | None = None,
        project_id: int | Null | None = None,
        project_map_id: int | Null | None = None,
        engine_type: EngineType | None = None,
        state_id: int | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> int:
        """Adds a renderer to a launch configuration. Returns the id of the renderer.

        Hubs respond with 422 if a field is invalid.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            launch_config_id: Number of the launch configuration that the renderer belongs
                to.
            engine_id: Number of the engine that the renderer runs on; `gfxhub.NULL` for any
                engine.
            project_id: Number of the project that the renderer runs; `gfxhub.NULL` for
                none.
            project_map_id: Number of the map in the project; `gfxhub.NULL` for none.
            engine_type: Type of the engine: RE, RE5 or UE. Known: RE, RE5, UE.
            state_id: Number of the state that the renderer loads: an rgraph id for RE, a
                ustate id for UE, a graph id for RE5.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            int

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`.
        It is never resent, since a resend would create a second object.
        """
        found: int = self._call(
            "launcher.create_renderer",
            (
                launch,
                launch_config_id,
                engine_id,
                project_id,
                project_map_id,
                engine_type,
                state_id,
            ),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def start_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> str:
        """Starts one renderer. The response is a status word; some hubs send an empty one.

        Hubs respond with 404 if the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        found: str = self._call(
            "launcher.start_renderer",
            (launch, renderer),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def stop_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> str:
        """Stops one renderer, which is then off air.

        The response is a status word; some hubs send an empty one.

        Hubs respond with 404 if the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        found: str = self._call(
            "launcher.stop_renderer",
            (launch, renderer),
            timeout=timeout,
            cancel=cancel,
        )
        return found


class AsyncLauncher(CallGroup, AwaitedCalls):
    """Launch configurations and their renderers, which can be started, stopped and retimed."""

    __slots__ = ()

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[LaunchConfig]:
        """Lists the launch configurations.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[LaunchConfig]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for config in await hub.launcher.list():
                print(config.id, config.name)

        Hub path: `GET /api/rest/v1/launcher`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[LaunchConfig] = await self._call(
            "launcher.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> LaunchConfig:
        """Reads one launch configuration.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            LaunchConfig

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/launcher/{launchId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: LaunchConfig = await self._call(
            "launcher.get",
            (launch,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def create(
        self,
        name: str,
        renderers: Sequence[int],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> LaunchConfigCreated:
        """Creates a launch configuration.

        Hubs respond with 422 if the name or a renderer is invalid.

        Args:
            name: Name, which must not be empty.
            renderers: Ids of the renderers. The list may be empty.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            LaunchConfigCreated

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/launcher/create`.
        It is never resent, since a resend would create a second object.
        """
        found: LaunchConfigCreated = await self._call(
            "launcher.create",
            (name, renderers),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def launch(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> str:
        """Starts the renderers of a launch configuration on idle engines.

        The response is a status word, usually `OK`; some hubs send an empty one. The engines
        take seconds to start.

        Hubs respond with 404 if there is no such launch configuration, and if no engine is
        idle.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        found: str = await self._call("launcher.launch", (launch,), timeout=timeout, cancel=cancel)
        return found

    async def stop(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Stops the renderers of a launch configuration, which are then off air.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
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

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`.
        It is resent only with the option `resend`: once, if there is no complete response. A
        resend that arrives late also stops what was launched in between.
        """
        await self._call("launcher.stop", (launch,), timeout=timeout, cancel=cancel, resend=resend)

    async def retime(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Retimes a launch configuration. The specification does not say what that does.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        await self._call("launcher.retime", (launch,), timeout=timeout, cancel=cancel)

    async def list_renderers(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> builtins.list[int]:
        """Lists the ids of the renderers of a launch configuration.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            list[int]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: builtins.list[int] = await self._call(
            "launcher.list_renderers",
            (launch,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Renderer:
        """Reads one renderer.

        Hubs respond with 404 if there is no such renderer.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Renderer

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Renderer = await self._call(
            "launcher.get_renderer",
            (launch, renderer),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def create_renderer(
        self,
        launch: int,
        *,
        launch_config_id: int | None = None,
        engine_id: int | Null | None = None,
        project_id: int | Null | None = None,
        project_map_id: int | Null | None = None,
        engine_type: EngineType | None = None,
        state_id: int | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> int:
        """Adds a renderer to a launch configuration. Returns the id of the renderer.

        Hubs respond with 422 if a field is invalid.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            launch_config_id: Number of the launch configuration that the renderer belongs
                to.
            engine_id: Number of the engine that the renderer runs on; `gfxhub.NULL` for any
                engine.
            project_id: Number of the project that the renderer runs; `gfxhub.NULL` for
                none.
            project_map_id: Number of the map in the project; `gfxhub.NULL` for none.
            engine_type: Type of the engine: RE, RE5 or UE. Known: RE, RE5, UE.
            state_id: Number of the state that the renderer loads: an rgraph id for RE, a
                ustate id for UE, a graph id for RE5.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            int

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`.
        It is never resent, since a resend would create a second object.
        """
        found: int = await self._call(
            "launcher.create_renderer",
            (
                launch,
                launch_config_id,
                engine_id,
                project_id,
                project_map_id,
                engine_type,
                state_id,
            ),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def start_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> str:
        """Starts one renderer. The response is a status word; some hubs send an empty one.

        Hubs respond with 404 if the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        found: str = await self._call(
            "launcher.start_renderer",
            (launch, renderer),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def stop_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> str:
        """Stops one renderer, which is then off air.

        The response is a status word; some hubs send an empty one.

        Hubs respond with 404 if the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. This is not an engine id, although
                both are small integers.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`.
        It is never resent, since it starts, stops or retimes renderers.
        """
        found: str = await self._call(
            "launcher.stop_renderer",
            (launch, renderer),
            timeout=timeout,
            cancel=cancel,
        )
        return found
