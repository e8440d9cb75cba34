"""The hub simulator within this process."""

import atexit
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, Optional, TypeVar, Union

from ._gfxhub import NativeLocalHub, forget_hubs, stop_all_hubs

__all__ = ["JournalEntry", "LocalHub", "RequestEntry", "RequestStats"]

H = TypeVar("H", bound="LocalHub")

# A scenario of faults: JSON text, what such text holds, or its rules alone.
Scenario = Union[str, Mapping[str, Any], Sequence[Mapping[str, Any]]]

# After the interpreter has waited for its threads: those may be using a hub.
atexit.register(stop_all_hubs)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=forget_hubs)


@dataclass(frozen=True)
class JournalEntry:
    """One thing that a hub simulator did because it was asked to. Reads leave none."""

    sequence: int
    """Its number: the first is 1, none is ever given twice."""

    at: float
    """When it happened, in seconds since the start on the hub's clock."""

    operation: str
    """The operation, such as `playout.trigger_button`."""

    target: Mapping[str, Any]
    """What it was done to: the operation's path arguments by their wire names."""

    change: Any
    """What changed."""

    request: int
    """The number of the request, counted by the hub from its start."""

    request_id: Optional[str] = None
    """What the request said in its `X-Request-Id` header."""


@dataclass(frozen=True)
class RequestEntry:
    """One request that came to a hub simulator, reads and refused ones too.

    Control calls, under `/_control/`, have none.
    """

    number: int
    """Its number: the first is 1, none is ever given twice. The journal names it as `request`."""

    connection: int
    """The number of its connection, counted by the hub from 1."""

    method: str
    """The method, of which at most 32 bytes are kept."""

    path: str
    """Path and query as sent, of which at most 512 bytes are kept. An `api_key` is `***`."""

    operation: Optional[str]
    """The operation, such as `playout.trigger_button`; none where the path is no operation's."""

    status: Optional[int]
    """The status of the response; none where none was given, or the request is in progress."""

    elapsed: Optional[float]
    """Seconds of real time until it was answered; none while it is in progress."""

    request_id: Optional[str]
    """What it said in its `X-Request-Id` header."""

    effect: Literal["none", "done"]
    """Whether it did anything: `done` also where a fault lost the response."""


@dataclass(frozen=True)
class RequestStats:
    """What came of the requests with one `X-Request-Id`."""

    requests: int
    """How many came: their heads were read, whatever became of them."""

    effects: int
    """How many effects they had."""


class LocalHub:
    """A hub simulator: all operations over a show that behaves, on a port of this machine.

    It runs in this process, on threads of its own, until it is stopped: at the end of a `with`
    block, by `stop`, when nobody refers to it any more, or with the interpreter. Many can run
    at once.

    Example:
        with gfxhub.LocalHub(clock="manual") as simulator, gfxhub.Client(simulator.url) as hub:
            opacity = (3, "Mixer_0", "Default//Opacity/0")
            hub.engines.set_property(*opacity, 0.0, interpolation="Linear", duration=2.0)
            simulator.advance(1.0)
            assert hub.engines.get_property(*opacity).value == 0.5
            assert simulator.journal()[-1].operation == "engines.set_property"
    """

    def __init__(
        self,
        *,
        show: Union[str, os.PathLike[str], Mapping[str, Any], None] = None,
        store: Union[str, os.PathLike[str], None] = None,
        profile: Literal["1.0", "1.6", "2.1"] = "1.6",
        api_key: Optional[str] = None,
        clock: Literal["real", "manual"] = "real",
        no_license: Union[bool, int] = False,
        host: str = "127.0.0.1",
        port: int = 0,
        allowed_hosts: Iterable[str] = (),
        allowed_origins: Iterable[str] = (),
        token: Optional[str] = None,
        faults: Optional[Scenario] = None,
        service_time: float = 0.0,
    ) -> None:
        """Starts a hub. When this returns, it takes requests.

        Args:
            show: What it holds: the path of a show file, or a show as such a file has it; the demo
                show when not given.
            store: A file that keeps what is written, also over a kill. Made if it is not there.
            profile: The generation of hubs to act like.
            api_key: The key that every request must carry; none asks for no key.
            clock: Real time, or time that only `advance` moves on.
            no_license: Whether to act as without a license: every request is answered with 403, or
                with the status that is given.
            host: The address to listen at; `0.0.0.0` lets other machines in.
            port: The port to listen at; 0 takes a free one.
            allowed_hosts: Further names that the `Host` header may carry.
            allowed_origins: Origins whose pages may call the operations from a browser, such as
                `http://localhost:3000`.
            token: What control calls, under `/_control/`, must carry in `X-Control-Token`; a random
                one when not given.
            faults: What goes wrong on purpose, as `set_faults` takes it.
            service_time: Seconds that each call takes, 10 at most: calls on one connection run one
                after the other, those on different ones at the same time.

        Raises:
            InvalidArgumentError: The show does not make sense, or another argument.
            LocalIoError: A file cannot be used, or the port cannot be had.
        """
        self._hub = NativeLocalHub(
            {
                "show": show,
                "store": store,
                "profile": profile,
                "api_key": api_key,
                "clock": clock,
                "no_license": _status(no_license),
                "host": host,
                "port": port,
                "allowed_hosts": list(allowed_hosts),
                "allowed_origins": list(allowed_origins),
                "token": token,
                "faults": None if faults is None else _scenario(faults),
                "service_time": service_time,
            }
        )
        self._stopped = False

    @property
    def url(self) -> str:
        """The base address for clients, such as `http://127.0.0.1:8080`."""
        return self._hub.url

    @property
    def port(self) -> int:
        """The port that it listens at."""
        return self._hub.port

    @property
    def token(self) -> str:
        """What control calls, under `/_control/`, must carry in `X-Control-Token`."""
        return self._hub.token

    def journal(self) -> list[JournalEntry]:
        """What the hub has done so far, oldest first; of a great many, the newest 100,000.

        It can still be read when the hub has stopped.
        """
        return self.journal_since(0)

    def journal_since(self, sequence: int) -> list[JournalEntry]:
        """What the hub has done after the entry with this number, oldest first.

        Args:
            sequence: The number of an entry; 0 stands before the first.
        """
        entries = json.loads(self._hub.journal_json(sequence))
        for entry in entries:
            entry["request_id"] = entry.pop("requestId", None)
        return [JournalEntry(**entry) for entry in entries]

    def requests(self) -> list[RequestEntry]:
        """The requests that came so far, oldest first; of a great many, the newest 10,000.

        Reads, refused ones and those in progress are among them. It can still be read when the hub
        has stopped.
        """
        return self.requests_since(0)

    def requests_since(self, number: int) -> list[RequestEntry]:
        """The requests that came after the one with this number, oldest first.

        Args:
            number: The number of a request; 0 stands before the first.
        """
        entries = json.loads(self._hub.requests_json(number))
        for entry in entries:
            entry["request_id"] = entry.pop("requestId")
        return [RequestEntry(**entry) for entry in entries]

    @property
    def requests_dropped(self) -> int:
        """How many requests gave way to newer ones, since the start or the last reset."""
        return self._hub.requests_dropped

    def advance(self, seconds: float) -> float:
        """Moves a manual clock on and gives the seconds since the hub's start.

        Args:
            seconds: How far; 0 or more.

        Raises:
            InvalidArgumentError: The hub runs on real time, or the time is less than 0.
        """
        return self._hub.advance(seconds)

    def set_faults(self, scenario: Scenario) -> None:
        """Lets the hub fail on purpose, by these rules in place of those before.

        The counters of rules begin anew.

        Args:
            scenario: A dict as scenario files hold it, `{"seed": 7, "faults": [...]}`, the list of
                rules alone, or either as JSON text.

        Raises:
            InvalidArgumentError: A rule makes no sense; the text names its place. The scenario
                before then stays.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                simulator.set_faults(
                    [{"fault": "reset", "after": "effect", "operation": "playout.*"}]
                )
                try:
                    hub.playout.trigger_button(1, 1, "btn-in")
                except gfxhub.ConnectionLostError as error:
                    assert error.effect == "maybe"
        """
        self._hub.set_faults(_scenario(scenario))

    def clear_faults(self) -> None:
        """Takes all faults away. Those in progress go on."""
        self._hub.clear_faults()

    @property
    def faults_triggered(self) -> int:
        """How often the scenario has struck since it was set."""
        return self._hub.faults_triggered

    def faults(self) -> dict[str, Any]:
        """Gives the scenario, with `seen` and `struck` for each rule.

        They say how many calls or connections it was meant for, and how many it has struck.
        """
        scenario: dict[str, Any] = json.loads(self._hub.faults_json())
        return scenario

    def request_stats(self, request_id: str) -> RequestStats:
        """Counts the requests that carried this `X-Request-Id`, and their effects.

        The newest 100,000 ids are remembered.

        Args:
            request_id: What they said in that header.
        """
        return RequestStats(*self._hub.request_stats(request_id))

    def reset(self) -> None:
        """Begins anew: the show as at the start, an empty journal, no requests, empty tallies.

        The numbers of journal and requests go on; the clock and the faults stay as they are.

        Raises:
            InvalidArgumentError: The hub has a store, which keeps what was acknowledged.
        """
        self._hub.reset()

    @property
    def service_time(self) -> float:
        """Seconds that each call takes."""
        return self._hub.service_time

    def set_service_time(self, seconds: float) -> None:
        """Sets how long each call takes from now on.

        A hub that needs 2 ms for each call shows how a program behaves that makes many.

        Args:
            seconds: 0 to 10.

        Raises:
            InvalidArgumentError: The time is less than 0 or more than 10 seconds.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                simulator.set_service_time(0.002)
                hub.engines.list()
        """
        self._hub.set_service_time(seconds)

    def disconnect_engine(self, engine_id: int) -> None:
        """Disconnects an engine until it is restarted.

        Its status is `disconnected`, its instances and nodes are not listed, and nothing can be
        loaded or started on it. It keeps its values and what it runs.

        Args:
            engine_id: The engine.

        Raises:
            InvalidArgumentError: The show has no such engine.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                simulator.disconnect_engine(3)
                assert hub.engines.get(3).status == "disconnected"
        """
        self._hub.disconnect_engine(engine_id)

    def restart_engine(self, engine_id: int, *, away: float = 0.0, empty: float = 0.0) -> None:
        """Restarts an engine, as after a crash of its machine.

        What it ran has ended, and its values are those of the show and of the state that it has
        loaded.

        Args:
            engine_id: The engine.
            away: Seconds of the hub's clock for which it is disconnected.
            empty: Seconds after that for which it has no nodes.

        Raises:
            InvalidArgumentError: The show has no such engine, or a time is less than 0.

        Example:
            with gfxhub.LocalHub(clock="manual") as simulator, gfxhub.Client(simulator.url) as hub:
                simulator.restart_engine(3, away=3.0, empty=1.0)
                assert hub.engines.list_nodes(3) == []
                simulator.advance(4.0)
                assert len(hub.engines.list_nodes(3)) > 0
        """
        self._hub.restart_engine(engine_id, away, empty)

    def restart(self, down: float = 0.0) -> None:
        """Restarts the hub as if its process had been killed.

        All connections are closed at once, nothing listens for some time, and then it takes
        requests again at the same port. With a store it holds what it acknowledged, without one
        the show as at the start; journal, request log, clock and faults stay. Blocks until it
        listens again.

        Args:
            down: Seconds for which nothing listens.

        Raises:
            InvalidArgumentError: The time is less than 0.
            LocalIoError: Its port was taken meanwhile, or it had been stopped.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                hub.engines.list()
                simulator.restart(down=0.1)
                hub.engines.list()
        """
        self._hub.restart(down)

    def stop(self) -> None:
        """Stops the hub: requests in progress get 200 ms to finish. A second stop does nothing."""
        self._stopped = True
        self._hub.stop()

    def __enter__(self: H) -> H:
        """Gives the hub itself, which is stopped at the end of the block."""
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        """Stops the hub."""
        self.stop()

    def __repr__(self) -> str:
        """Tells where it listens, and whether it still does."""
        return f"<gfxhub.LocalHub {self.url}{' (stopped)' if self._stopped else ''}>"


def _scenario(given: Scenario) -> str:
    """Gives a scenario of faults as JSON text, the list of its rules made whole."""
    if isinstance(given, str):
        # What is not a list is refused by the hub, with its place.
        return f'{{"faults": {given}}}' if given.lstrip().startswith("[") else given
    return json.dumps(given if isinstance(given, Mapping) else {"faults": list(given)})


def _status(no_license: Union[bool, int]) -> Optional[int]:
    """Gives the status of every response; nothing where there is a license."""
    if no_license is True:
        return 403
    return no_license or None
