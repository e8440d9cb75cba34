"""The two clients: `Client` blocks, `AsyncClient` is for asyncio."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from asyncio import sleep
from collections.abc import Mapping
from datetime import timedelta
from os import PathLike
from types import TracebackType
from typing import Any, Callable

from ._armed import AsyncClientByHand, ClientByHand
from ._calls import AwaitedCalls, BlockingCalls
from ._gfxhub import CancelToken, Event, InvokeResult, NativeClient, RawResponse
from ._handles import AsyncLiveSession, AsyncWatch, LiveSession, Watch
from .groups.changes import AsyncChanges, Changes
from .groups.engines import AsyncEngines, Engines
from .groups.graphs import AsyncGraphs, Graphs
from .groups.group import AsyncGroup, Group
from .groups.guard import AsyncGuard, Guard
from .groups.launcher import AsyncLauncher, Launcher
from .groups.names import AsyncNames, Names
from .groups.newsroom import AsyncNewsroom, Newsroom
from .groups.playout import AsyncPlayout, Playout
from .groups.projects import AsyncProjects, Projects
from .groups.recorder import AsyncRecorder, Recorder
from .groups.requests import AsyncRequests, Requests
from .groups.rgraphs import AsyncRgraphs, Rgraphs
from .groups.snapshots import AsyncSnapshots, Snapshots
from .groups.ustates import AsyncUstates, Ustates

__all__ = ["AsyncClient", "BaseClient", "Client"]


class BaseClient:
    """The base of both clients, with their settings and `close`."""

    __slots__ = ("__weakref__", "_native")

    def __init__(
        self,
        url: str,
        *,
        api_key: str | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | timedelta | None = None,
        resolve_timeout: float | timedelta | None = None,
        connect_timeout: float | timedelta | None = None,
        send_timeout: float | timedelta | None = None,
        response_timeout: float | timedelta | None = None,
        body_timeout: float | timedelta | None = None,
        ca_file: str | PathLike[str] | None = None,
        ca_pem: str | bytes | None = None,
        system_roots: bool | None = None,
        client_cert_file: str | PathLike[str] | None = None,
        client_key_file: str | PathLike[str] | None = None,
        proxy: str | None = None,
        max_idle_connections: int | None = None,
        max_batch_connections: int | None = None,
        max_attempts: int | None = None,
        max_response_bytes: int | None = None,
        names_max_age: float | timedelta | None = None,
        explain_errors: bool | None = None,
        user_agent: str | None = None,
        read_only: bool | None = None,
        guard: str | None = None,
        once_within: float | timedelta | None = None,
        record: str | PathLike[str] | None = None,
        record_reads: bool | None = None,
        record_responses: str | None = None,
        record_sync: bool | None = None,
        on_event: Callable[[Event], object] | None = None,
    ) -> None:
        """Checks the settings. Nothing is sent yet.

        Args:
            url: The hub's address, `http://10.0.0.5` or `https://hub.example:8443/site`.
            api_key: API key, for hubs that require one, with at least 4 characters. It is
                sent as `X-API-Key` and never shown: errors and events contain `***` where a hub
                repeats it.
            headers: Headers for every request, for example for a reverse proxy in front of
                the hub. A repeated name replaces the value. Headers that the client sets itself
                are refused. The value of a header named like a secret (`Authorization`,
                `Cookie`, `X-Auth-Token` …) is never shown and needs at least 4 characters.
                Parts of such a value with at least 4 characters are never shown either: the
                token after `Bearer` or `Basic`, the password of `Basic` and each value of a
                cookie.
            timeout: Seconds, or a timedelta. Time limit of a whole call, including all
                attempts and the waits between them. Default: 10 s. At least 1 ms. At most 24 h.
            resolve_timeout: Seconds, or a timedelta. Time limit for looking up the host
                name. Default: 2 s. At least 1 ms. At most 24 h.
            connect_timeout: Seconds, or a timedelta. Time limit for making a connection,
                including TLS. Default: 2 s. At least 1 ms. At most 24 h.
            send_timeout: Seconds, or a timedelta. Time limit for sending a request: its
                head and its body together. Default: 5 s. At least 1 ms. At most 24 h.
            response_timeout: Seconds, or a timedelta. Time limit from the end of the
                request to the end of the response's head. Unless it is set, only the limit of
                the whole call applies. At least 1 ms. At most 24 h.
            body_timeout: Seconds, or a timedelta. Time limit for the body of a response.
                Unless it is set, only the limit of the whole call applies. At least 1 ms. At
                most 24 h.
            ca_file: PEM file of CA certificates to trust in place of the built-in roots.
                The file is read when the client is created. Verification cannot be switched
                off.
            ca_pem: PEM content of CA certificates, in place of a CA file. A file and
                content cannot both be set.
            system_roots: Trusts the CA certificates of the operating system, in place of
                the built-in roots. This is for hubs whose certificate is signed by an internal
                authority that the organisation's computers trust. The certificates are read
                when the client is created; on Linux, `SSL_CERT_FILE` and `SSL_CERT_DIR` select
                others. Cannot be combined with CA certificates from a file or as PEM content.
            client_cert_file: PEM file of the certificate that the client shows to a hub on
                request. Intermediate certificates follow it in the file. The file of the
                private key must be set too.
            client_key_file: PEM file of the private key of the client's certificate. The
                key must not have a passphrase.
            proxy: Proxy for all requests, such as `http://proxy:3128`, with
                `user:password@` before the host if the proxy requires them. The proxy must
                allow `CONNECT`. Proxy settings in the environment are not used.
            max_idle_connections: Maximum number of idle connections that are kept for reads
                and absolute sets. Default: 32. At least 1. At most 1024.
            max_batch_connections: Maximum number of connections that a batch uses at once.
                They are opened as needed, and kept as idle connections. Default: 32. At least
                1. At most 64.
            max_attempts: Maximum number of attempts of a call; 1 disables retries. A call
                that must not run twice is never sent twice, whatever the value. Default: 3. At
                least 1. At most 3.
            max_response_bytes: Maximum size of a response body. Decoding may use up to 16
                times the size of the body, plus 8 MiB; a response that needs more is refused as
                too large. Responses of hubs use 2 to 7 times their size. Default: 64 MiB. At
                least 1 byte.
            names_max_age: Seconds, or a timedelta. Maximum age of the lists in which names
                are looked up, for reads and for sets. If it is 0, every call reads the lists
                again. A call that acts, such as the press of a button, always reads the list
                with the last name of its path again, unless the path was prepared. Default: 60
                s.
            explain_errors: After a 404 or a 5xx to a call with ids, searches for an id that
                does not exist, since an id may be mistyped. The search reads one or two lists
                of the hub within the time limit of the call, for at most 2 s, and at most once
                a second. The message of the error then says which id does not exist, and which
                ids are most similar to it. Kind and effect of the error do not change. In a
                batch, the search is made only for the first item that failed. Off unless set,
                except in the command.
            user_agent: Value of `User-Agent` in every request. Unless set, it is `gfxhub/`
                and the version.
            read_only: Sends only reads. Any other request is refused as NotArmed, and no
                permit lifts that.
            guard: Acts that need a permit, and without one are refused as NotArmed:
                `destructive` (calls that delete, stop, start or load something), `on-air`
                (these, and all calls that happen on air once: buttons, functions, sets with a
                duration or a delay, raw requests other than GET), or a list of calls, groups
                and classes, such as `graphs.load@3, playout.*, delete`. With `@` and the number
                of an engine, only acts on that engine need a permit. Unless this is set, no act
                needs a permit.
            once_within: Seconds, or a timedelta. Time within which the same act is not sent
                again, but refused as Repeated: for a button that is pressed twice by accident.
                Acts with the same ids and the same body are the same. Sets that take effect
                immediately are not counted, as setting a value again changes nothing. With 0,
                no act is refused. Default: 0 s. At most 60 s.
            record: File in which each act is recorded: one line before it is sent, and one
                with its outcome. The process id is added to the name of the file, as in
                `evening-4711.jsonl` for `evening.jsonl`, and the clients of a process share the
                file. After 64 MiB the next file is begun, and the newest 16 are kept. Headers
                and secrets are not recorded, but data of rundowns is. A line that cannot be
                written is counted, and its call goes on.
            record_reads: Records reads as well, with one line each.
            record_responses: Responses that are recorded, up to 64 KiB each: `none`,
                `errors` or `all`. Unless set, those of calls that failed.
            record_sync: Writes each line of the record to the disk before the call goes on,
                so that the line outlasts a crash of the machine. A recorded call then takes as
                long as the disk needs, often some milliseconds. Without this setting, a line
                outlasts a crash of the process only.
            on_event: A function that is called with each attempt. A `Client` calls it on the thread
                of the call: from time to time during a long call, and at the end of the call. For
                a member of a group that is late, it calls it on another thread. An `AsyncClient`
                calls it in the event loop, after the call has ended. Its exceptions are passed to
                `sys.unraisablehook`. The logger `gfxhub` also logs each attempt, at level DEBUG.

        Raises:
            InvalidArgumentError: A setting is invalid.
            LocalIoError: The CA file cannot be read.
        """
        settings = {
            "api_key": api_key,
            "headers": headers,
            "timeout": timeout,
            "resolve_timeout": resolve_timeout,
            "connect_timeout": connect_timeout,
            "send_timeout": send_timeout,
            "response_timeout": response_timeout,
            "body_timeout": body_timeout,
            "ca_file": ca_file,
            "ca_pem": ca_pem,
            "system_roots": system_roots,
            "client_cert_file": client_cert_file,
            "client_key_file": client_key_file,
            "proxy": proxy,
            "max_idle_connections": max_idle_connections,
            "max_batch_connections": max_batch_connections,
            "max_attempts": max_attempts,
            "max_response_bytes": max_response_bytes,
            "names_max_age": names_max_age,
            "explain_errors": explain_errors,
            "user_agent": user_agent,
            "read_only": read_only,
            "guard": guard,
            "once_within": once_within,
            "record": record,
            "record_reads": record_reads,
            "record_responses": record_responses,
            "record_sync": record_sync,
        }
        self._native = NativeClient(url, settings, on_event)
        self._add_groups()

    def _add_groups(self) -> None:
        raise NotImplementedError

    @property
    def url(self) -> str:
        """The hub's address, as it was given."""
        return self._native.url

    @property
    def closed(self) -> bool:
        """True once it has been closed."""
        return self._native.closed

    def close(self) -> None:
        """Closes the client. Returns at once.

        Calls in progress on any thread raise CallCancelledError. Calls that wait for a thread, and
        later calls, raise ClientClosedError. Sent requests are not undone: the effect of each error
        says whether the hub may have executed the call.
        """
        self._native.close()

    def __repr__(self) -> str:
        """Shows the client and the hub's address."""
        closed = " closed" if self.closed else ""
        return f"<gfxhub.{type(self).__name__} {self.url}{closed}>"


class Client(ClientByHand, BaseClient, BlockingCalls):
    """A client of one hub, safe to use from any number of threads at once.

    A call blocks until the hub has responded or the time limit has expired. Other threads run
    meanwhile. Ctrl-C ends a call. The context of the KeyboardInterrupt is then a
    CallCancelledError, whose effect says whether the hub may have executed the call.

    Example:
        with gfxhub.Client("http://10.0.0.5") as hub:
            for engine in hub.engines.list():
                print(engine.display_name, engine.status)
    """

    __slots__ = (
        "_changes",
        "_engines",
        "_graphs",
        "_group",
        "_guard",
        "_launcher",
        "_names",
        "_newsroom",
        "_playout",
        "_projects",
        "_recorder",
        "_requests",
        "_rgraphs",
        "_snapshots",
        "_ustates",
    )

    def _add_groups(self) -> None:
        self._engines = Engines(self._native)
        self._playout = Playout(self._native)
        self._newsroom = Newsroom(self._native)
        self._graphs = Graphs(self._native)
        self._rgraphs = Rgraphs(self._native)
        self._ustates = Ustates(self._native)
        self._projects = Projects(self._native)
        self._launcher = Launcher(self._native)
        self._names = Names(self._native)
        self._snapshots = Snapshots(self._native)
        self._guard = Guard(self._native)
        self._requests = Requests(self._native)
        self._recorder = Recorder(self._native)
        self._group = Group(self._native)
        self._changes = Changes(self._native)

    @property
    def engines(self) -> Engines:
        """Render engines, their nodes, properties and functions."""
        return self._engines

    @property
    def playout(self) -> Playout:
        """Playout rundowns, their items with buttons, and templates."""
        return self._playout

    @property
    def newsroom(self) -> Newsroom:
        """Rundowns of newsroom systems and their MOS objects."""
        return self._newsroom

    @property
    def graphs(self) -> Graphs:
        """Graphs, which RE5 engines load."""
        return self._graphs

    @property
    def rgraphs(self) -> Rgraphs:
        """Rgraphs, which RE engines load."""
        return self._rgraphs

    @property
    def ustates(self) -> Ustates:
        """Ustates, which UE engines load."""
        return self._ustates

    @property
    def projects(self) -> Projects:
        """Projects that renderers can run."""
        return self._projects

    @property
    def launcher(self) -> Launcher:
        """Launch configurations and their renderers, which can be started, stopped and retimed."""
        return self._launcher

    @property
    def names(self) -> Names:
        """Calls by names of engines, nodes, properties, rundowns and buttons in place of ids."""
        return self._names

    @property
    def snapshots(self) -> Snapshots:
        """Snapshots of engine properties: take, compare and recall them, and undo a recall."""
        return self._snapshots

    @property
    def guard(self) -> Guard:
        """Permits for the acts that the guard of a client allows only with a permit."""
        return self._guard

    @property
    def requests(self) -> Requests:
        """Previews of the requests that a call would send."""
        return self._requests

    @property
    def recorder(self) -> Recorder:
        """The record of a client's calls, which the setting `record` turns on."""
        return self._recorder

    @property
    def group(self) -> Group:
        """Calls to every member of a group: a main hub and its backup, or several engines."""
        return self._group

    @property
    def changes(self) -> Changes:
        """Changes on the hub, and waiting for them."""
        return self._changes

    def live(
        self,
        *,
        rate: int | None = None,
        total_rate: int | None = None,
        stale_after: float | timedelta | None = None,
        max_properties: int | None = None,
    ) -> LiveSession:
        """Opens a `LiveSession`. Does not wait for the hub.

        Args:
            rate: Maximum number of values sent in a second for each property. With 0, the
                next value is sent as soon as the previous one is acknowledged. The first value
                after a pause is sent at once. Default: 60.
            total_rate: Maximum number of values sent in a second for all properties
                together; 0 for as many as the hub accepts. A few properties, each of which is
                limited by `rate`, do not reach it. If this limit holds values back for some
                time, that is reported once, as `limited`. Default: 5000.
            stale_after: Seconds, or a timedelta. Maximum time for which a value waits for a
                hub that is away or late. A value that has waited longer is dropped and reported
                as expired. The time for which the session itself keeps a value, because of its
                rates, does not count. A maximum that is shorter than the time between two
                values of a property is refused. Set it for tracking data. Unless it is set, the
                last value of each property is sent when the hub is back, which is right for
                faders.
            max_properties: Maximum number of properties of the session. Default: 1024. At
                least 1. At most 65536.

        Returns:
            LiveSession

        Raises:
            InvalidArgumentError: For an invalid setting.
            ClientClosedError: For a closed client.
            InternalError: If no thread can be started.
        """
        settings = {
            "rate": rate,
            "total_rate": total_rate,
            "stale_after": stale_after,
            "max_properties": max_properties,
        }
        native = self._native.live(settings)
        return LiveSession(native, self.engines, self.names)

    def watch(
        self,
        *,
        topics: str | None = None,
        within: float | timedelta | None = None,
        fastest: float | timedelta | None = None,
        slowest: float | timedelta | None = None,
        skip_initial: bool | None = None,
        deadband: float | None = None,
        max_waiting: int | None = None,
    ) -> Watch:
        """Opens a `Watch`. Does not wait for the hub.

        Args:
            topics: Topics to look at, separated by commas. A topic is a list, with the ids
                that it needs: `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`,
                `items:1`, `templates`, `newsroom`, `newsroomRundown:SPORT.NCS.STUDIO:69425946`,
                `launcher`, `graphs`, `rgraphs` or `ustates`; or it is a path of names, such as
                `Studio A / Mixer_0`, which leads to the nodes of an engine, the properties of a
                node, a property, the items of a playout rundown or of a newsroom rundown, or an
                item. A name that contains a comma is written in quotation marks.
            within: Seconds, or a timedelta. Maximum time between two looks at a topic, if
                the budget of the hub allows it. It replaces `slowest`. At least 10 ms. At most
                24 h.
            fastest: Seconds, or a timedelta. Interval of the looks at a topic while it
                changes. After a change the interval halves, but does not become shorter than
                this. Default: 250 ms. At least 10 ms. At most 24 h.
            slowest: Seconds, or a timedelta. Interval of the looks at a topic that does not
                change. Without a change the interval grows by half, but does not become longer
                than this. Default: 2 s. At least 10 ms. At most 24 h.
            skip_initial: Leaves out what is there at first. Only later changes are
                reported, after `synced`.
            deadband: Difference below which a change of a number is not reported, wherever
                the number is in the thing. It is compared with the value that was reported
                last, so that slow changes add up. Unless it is set, numbers that are equal in
                single precision are equal. At least 0.
            max_waiting: Number of changes that wait to be read before changes of one thing
                are folded. Default: 1024. At least 1. At most 65536.

        Returns:
            Watch

        Raises:
            InvalidArgumentError: For an invalid setting or topic.
            ClientClosedError: For a closed client.
            InternalError: If no thread can be started.
        """
        settings = {
            "topics": topics,
            "within": within,
            "fastest": fastest,
            "slowest": slowest,
            "skip_initial": skip_initial,
            "deadband": deadband,
            "max_waiting": max_waiting,
        }
        native = self._native.watch(settings)
        return Watch(native, self.engines, self.names)

    def invoke(
        self,
        name: str,
        arguments: Mapping[str, Any] | str | None = None,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> InvokeResult:
        """Calls an operation by its name, with the JSON names of its arguments.

        Args:
            name: The operation, such as `engines.get` or `playout.trigger_external_data`.
            arguments: A dict or JSON text of the arguments, with the body as `body`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. It replaces the client's time limit. A call
                that takes longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase. The call then fails as
                Cancelled, within 60 ms. A request that was sent is not withdrawn: the effect of
                the error says whether the hub may have executed it.
            resend: Permission to resend a delete (`playout.delete_rundown`,
                `playout.delete_item`) or `launcher.stop` once, if it is unknown whether the
                first attempt took effect. If a resent delete finds nothing, it succeeds, since
                the first attempt deleted the object. A stop that arrives late also stops
                renderers that were launched in the meantime. By default, none of these calls is
                resent. All other calls ignore this option: reads and absolute sets are resent
                anyway, and calls that must not run twice never are.

        Returns:
            The result as plain objects with JSON names, and the response as received.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.
        """
        found: InvokeResult = self._call(
            "invoke",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
            resend=resend,
        )
        return found

    def request(
        self,
        method: str,
        path: str,
        body: str | None = None,
        *,
        json: Any = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RawResponse:
        """Sends a raw request to any path on the hub.

        Only a GET is ever resent.

        Args:
            method: GET, POST, PUT, PATCH or DELETE.
            path: The path, which begins with `/` and is already percent-encoded.
            body: JSON text.
            json: A plain object that is sent as JSON; not with `body`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. It replaces the client's time limit. A call
                that takes longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase. The call then fails as
                Cancelled, within 60 ms. A request that was sent is not withdrawn: the effect of
                the error says whether the hub may have executed it.

        Returns:
            The response as received.

        Raises:
            GfxHubError: The call failed, or the response is not 2xx.
        """
        found: RawResponse = self._call(
            "request",
            (method, path, body, json),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def __enter__(self) -> Client:
        """Returns the client itself."""
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _raised: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Closes the client."""
        self.close()


class AsyncClient(AsyncClientByHand, BaseClient, AwaitedCalls):
    """A client of one hub for asyncio.

    Its operations are those of `Client`, as coroutines: a call takes its place in the queue, and
    its time limit begins, when the coroutine first runs. Calls are made by threads of the client,
    started on demand: at most 32 for reads and 32 for writes. More calls wait for their turn, first
    come, first served. The wait counts towards a call's time limit and its `elapsed`: a call whose
    time runs out while it waits raises CallTimeoutError and is not sent. Cancelling a task that
    awaits a call, or a timeout of asyncio, ends the wait immediately and the call within 60 ms.
    Sent requests are not undone: `effect_of` returns, for the resulting exception, whether the hub
    may have executed the call. If asyncio drops that exception, as it does for the children of a
    cancelled TaskGroup, the logger `gfxhub` logs a warning.

    Example:
        async def main():
            async with gfxhub.AsyncClient("http://10.0.0.5") as hub:
                engines, rundowns = await asyncio.gather(
                    hub.engines.list(), hub.playout.list_rundowns()
                )

        asyncio.run(main())
    """

    __slots__ = (
        "_changes",
        "_engines",
        "_graphs",
        "_group",
        "_guard",
        "_launcher",
        "_names",
        "_newsroom",
        "_playout",
        "_projects",
        "_recorder",
        "_requests",
        "_rgraphs",
        "_snapshots",
        "_ustates",
    )

    def _add_groups(self) -> None:
        self._engines = AsyncEngines(self._native)
        self._playout = AsyncPlayout(self._native)
        self._newsroom = AsyncNewsroom(self._native)
        self._graphs = AsyncGraphs(self._native)
        self._rgraphs = AsyncRgraphs(self._native)
        self._ustates = AsyncUstates(self._native)
        self._projects = AsyncProjects(self._native)
        self._launcher = AsyncLauncher(self._native)
        self._names = AsyncNames(self._native)
        self._snapshots = AsyncSnapshots(self._native)
        self._guard = AsyncGuard(self._native)
        self._requests = AsyncRequests(self._native)
        self._recorder = AsyncRecorder(self._native)
        self._group = AsyncGroup(self._native)
        self._changes = AsyncChanges(self._native)

    @property
    def engines(self) -> AsyncEngines:
        """Render engines, their nodes, properties and functions."""
        return self._engines

    @property
    def playout(self) -> AsyncPlayout:
        """Playout rundowns, their items with buttons, and templates."""
        return self._playout

    @property
    def newsroom(self) -> AsyncNewsroom:
        """Rundowns of newsroom systems and their MOS objects."""
        return self._newsroom

    @property
    def graphs(self) -> AsyncGraphs:
        """Graphs, which RE5 engines load."""
        return self._graphs

    @property
    def rgraphs(self) -> AsyncRgraphs:
        """Rgraphs, which RE engines load."""
        return self._rgraphs

    @property
    def ustates(self) -> AsyncUstates:
        """Ustates, which UE engines load."""
        return self._ustates

    @property
    def projects(self) -> AsyncProjects:
        """Projects that renderers can run."""
        return self._projects

    @property
    def launcher(self) -> AsyncLauncher:
        """Launch configurations and their renderers, which can be started, stopped and retimed."""
        return self._launcher

    @property
    def names(self) -> AsyncNames:
        """Calls by names of engines, nodes, properties, rundowns and buttons in place of ids."""
        return self._names

    @property
    def snapshots(self) -> AsyncSnapshots:
        """Snapshots of engine properties: take, compare and recall them, and undo a recall."""
        return self._snapshots

    @property
    def guard(self) -> AsyncGuard:
        """Permits for the acts that the guard of a client allows only with a permit."""
        return self._guard

    @property
    def requests(self) -> AsyncRequests:
        """Previews of the requests that a call would send."""
        return self._requests

    @property
    def recorder(self) -> AsyncRecorder:
        """The record of a client's calls, which the setting `record` turns on."""
        return self._recorder

    @property
    def group(self) -> AsyncGroup:
        """Calls to every member of a group: a main hub and its backup, or several engines."""
        return self._group

    @property
    def changes(self) -> AsyncChanges:
        """Changes on the hub, and waiting for them."""
        return self._changes

    def live(
        self,
        *,
        rate: int | None = None,
        total_rate: int | None = None,
        stale_after: float | timedelta | None = None,
        max_properties: int | None = None,
    ) -> AsyncLiveSession:
        """Opens a `AsyncLiveSession`. Does not wait for the hub.

        Args:
            rate: Maximum number of values sent in a second for each property. With 0, the
                next value is sent as soon as the previous one is acknowledged. The first value
                after a pause is sent at once. Default: 60.
            total_rate: Maximum number of values sent in a second for all properties
                together; 0 for as many as the hub accepts. A few properties, each of which is
                limited by `rate`, do not reach it. If this limit holds values back for some
                time, that is reported once, as `limited`. Default: 5000.
            stale_after: Seconds, or a timedelta. Maximum time for which a value waits for a
                hub that is away or late. A value that has waited longer is dropped and reported
                as expired. The time for which the session itself keeps a value, because of its
                rates, does not count. A maximum that is shorter than the time between two
                values of a property is refused. Set it for tracking data. Unless it is set, the
                last value of each property is sent when the hub is back, which is right for
                faders.
            max_properties: Maximum number of properties of the session. Default: 1024. At
                least 1. At most 65536.

        Returns:
            AsyncLiveSession

        Raises:
            InvalidArgumentError: For an invalid setting.
            ClientClosedError: For a closed client.
            InternalError: If no thread can be started.
        """
        settings = {
            "rate": rate,
            "total_rate": total_rate,
            "stale_after": stale_after,
            "max_properties": max_properties,
        }
        native = self._native.live(settings)
        return AsyncLiveSession(native, self.engines, self.names)

    def watch(
        self,
        *,
        topics: str | None = None,
        within: float | timedelta | None = None,
        fastest: float | timedelta | None = None,
        slowest: float | timedelta | None = None,
        skip_initial: bool | None = None,
        deadband: float | None = None,
        max_waiting: int | None = None,
    ) -> AsyncWatch:
        """Opens a `AsyncWatch`. Does not wait for the hub.

        Args:
            topics: Topics to look at, separated by commas. A topic is a list, with the ids
                that it needs: `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`,
                `items:1`, `templates`, `newsroom`, `newsroomRundown:SPORT.NCS.STUDIO:69425946`,
                `launcher`, `graphs`, `rgraphs` or `ustates`; or it is a path of names, such as
                `Studio A / Mixer_0`, which leads to the nodes of an engine, the properties of a
                node, a property, the items of a playout rundown or of a newsroom rundown, or an
                item. A name that contains a comma is written in quotation marks.
            within: Seconds, or a timedelta. Maximum time between two looks at a topic, if
                the budget of the hub allows it. It replaces `slowest`. At least 10 ms. At most
                24 h.
            fastest: Seconds, or a timedelta. Interval of the looks at a topic while it
                changes. After a change the interval halves, but does not become shorter than
                this. Default: 250 ms. At least 10 ms. At most 24 h.
            slowest: Seconds, or a timedelta. Interval of the looks at a topic that does not
                change. Without a change the interval grows by half, but does not become longer
                than this. Default: 2 s. At least 10 ms. At most 24 h.
            skip_initial: Leaves out what is there at first. Only later changes are
                reported, after `synced`.
            deadband: Difference below which a change of a number is not reported, wherever
                the number is in the thing. It is compared with the value that was reported
                last, so that slow changes add up. Unless it is set, numbers that are equal in
                single precision are equal. At least 0.
            max_waiting: Number of changes that wait to be read before changes of one thing
                are folded. Default: 1024. At least 1. At most 65536.

        Returns:
            AsyncWatch

        Raises:
            InvalidArgumentError: For an invalid setting or topic.
            ClientClosedError: For a closed client.
            InternalError: If no thread can be started.
        """
        settings = {
            "topics": topics,
            "within": within,
            "fastest": fastest,
            "slowest": slowest,
            "skip_initial": skip_initial,
            "deadband": deadband,
            "max_waiting": max_waiting,
        }
        native = self._native.watch(settings)
        return AsyncWatch(native, self.engines, self.names)

    async def invoke(
        self,
        name: str,
        arguments: Mapping[str, Any] | str | None = None,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> InvokeResult:
        """Calls an operation by its name, with the JSON names of its arguments.

        Args:
            name: The operation, such as `engines.get` or `playout.trigger_external_data`.
            arguments: A dict or JSON text of the arguments, with the body as `body`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. It replaces the client's time limit. A call
                that takes longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase. The call then fails as
                Cancelled, within 60 ms. A request that was sent is not withdrawn: the effect of
                the error says whether the hub may have executed it.
            resend: Permission to resend a delete (`playout.delete_rundown`,
                `playout.delete_item`) or `launcher.stop` once, if it is unknown whether the
                first attempt took effect. If a resent delete finds nothing, it succeeds, since
                the first attempt deleted the object. A stop that arrives late also stops
                renderers that were launched in the meantime. By default, none of these calls is
                resent. All other calls ignore this option: reads and absolute sets are resent
                anyway, and calls that must not run twice never are.

        Returns:
            The result as plain objects with JSON names, and the response as received.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.
        """
        found: InvokeResult = await self._call(
            "invoke",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
            resend=resend,
        )
        return found

    async def request(
        self,
        method: str,
        path: str,
        body: str | None = None,
        *,
        json: Any = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RawResponse:
        """Sends a raw request to any path on the hub.

        Only a GET is ever resent.

        Args:
            method: GET, POST, PUT, PATCH or DELETE.
            path: The path, which begins with `/` and is already percent-encoded.
            body: JSON text.
            json: A plain object that is sent as JSON; not with `body`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. It replaces the client's time limit. A call
                that takes longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase. The call then fails as
                Cancelled, within 60 ms. A request that was sent is not withdrawn: the effect of
                the error says whether the hub may have executed it.

        Returns:
            The response as received.

        Raises:
            GfxHubError: The call failed, or the response is not 2xx.
        """
        found: RawResponse = await self._call(
            "request",
            (method, path, body, json),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def aclose(self) -> None:
        """Closes the client if it is open, and waits until its calls have ended.

        Calls in progress raise CallCancelledError within 60 ms; calls that wait for their turn and
        later calls raise ClientClosedError. Sent requests are not undone: the effect says what is
        known of them.
        """
        self.close()
        # `open_calls` includes calls of other event loops and of finished tasks.
        while self._native.open_calls:
            await sleep(0.005)
        # Lets the last result be set, and then be passed to the task that awaits it.
        await sleep(0)
        await sleep(0)

    async def __aenter__(self) -> AsyncClient:
        """Returns the client itself."""
        return self

    async def __aexit__(
        self,
        _type: type[BaseException] | None,
        _raised: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Closes the client, and waits until its calls have ended."""
        await self.aclose()
