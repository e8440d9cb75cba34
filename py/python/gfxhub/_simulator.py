"""The hub simulator within this process: its class and its data."""

# Written by cargo xtask generate; do not edit.

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Optional, Union

from ._local_hub import LocalHubByHand, Scenario

__all__ = ["JournalEntry", "LocalHub", "RequestEntry", "RequestStats"]


@dataclass(frozen=True)
class RequestStats:
    """Counts of the requests with one `X-Request-Id`, and of their effects."""

    requests: int
    """Number of requests whose head was read, with or without a response."""

    effects: int
    """Number of effects of these requests."""


@dataclass(frozen=True)
class JournalEntry:
    """One effect of a request on the hub. Reads have none."""

    sequence: int
    """Number of the effect. The first is 1, and no number is used twice."""

    at: float
    """Time of the effect since the start, on the hub's clock. In seconds."""

    operation: str
    """The operation, such as `playout.trigger_button`."""

    target: Mapping[str, Any]
    """Path arguments of the operation, by their JSON names."""

    change: Any
    """Change that the request made. Its form depends on the operation."""

    request: int
    """The number of the request, counted by this hub from its start."""

    request_id: Optional[str] = None
    """The value of the request's `X-Request-Id` header."""


@dataclass(frozen=True)
class RequestEntry:
    """A request to the hub. Reads and refused requests have entries too."""

    number: int
    """Number of the request. The first is 1, and no number is used twice. The field `request`
    of an effect contains it."""

    connection: int
    """The number of its connection, counted by this hub from 1. The requests of one connection
    are in the order of their arrival."""

    method: str
    """The method, of which at most 32 bytes are kept."""

    path: str
    """Path and query as sent, of which at most 512 bytes are kept. The value of `api_key`, and
    of any other parameter with the name of a secret, is `***`; control characters are
    U+FFFD."""

    operation: Optional[str]
    """The operation, such as `playout.trigger_button`; none if the path is not that of an
    operation."""

    status: Optional[int]
    """The status of the response. None while the request is in progress, and if a fault or the
    client closed the connection before the response."""

    elapsed: Optional[float]
    """Time from the end of the request's head to its response, in real time. None while the
    request is in progress. In seconds."""

    request_id: Optional[str]
    """The value of the request's `X-Request-Id` header, up to 128 characters."""

    effect: Literal["none", "done"]
    """The effect on the hub. `none`: The request had no effect: it was a read, it was refused,
    or a fault prevented it. `done`: The request was executed, even if the client received
    no response. The journal recorded its effect."""

    warning: Optional[str] = None
    """Warning about an executed request whose data has fields that the template lacks. At most
    250 characters of it are kept, and an ellipsis replaces the rest. A hub with a strict
    show refuses such a request instead."""


class LocalHub(LocalHubByHand):
    """A hub simulator that runs within this process until it is stopped or dropped.

    It runs on its own threads. It ends at the end of its `with` block, when `stop` is
    called, when its last reference is dropped, or with the interpreter. Several can run at
    once.

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
        port: Optional[int] = None,
        show: Optional[Union[str, os.PathLike[str], Mapping[str, Any]]] = None,
        store: Optional[Union[str, os.PathLike[str]]] = None,
        profile: Optional[Literal["1.0", "1.6", "2.1"]] = None,
        api_key: Optional[str] = None,
        allowed_origins: Iterable[str] = (),
        faults: Optional[Scenario] = None,
        clock: Optional[Literal["real", "manual"]] = None,
        service_time: Optional[float] = None,
        host: Optional[str] = None,
        token: Optional[str] = None,
        allowed_hosts: Iterable[str] = (),
        no_license: Union[bool, int] = False,
    ) -> None:
        """Starts a hub, which accepts requests once this returns.

        Args:
            port: Port to listen on; 0, the default, selects a free one.
            show: The show that the hub holds when it starts; the demo show by default.
            store: File that keeps all changes, even if the process is killed. Created if it
                is missing.
            profile: Version of the REST interface that the hub simulates: `1.0`, `1.6` or
                `2.1`; 1.6 by default.
            api_key: API key that every request of the REST interface must contain; none is
                required by default.
            allowed_origins: Origins whose pages may call the operations from a browser,
                `http://localhost:3000` for example, in addition to the hub's own page. Of all
                pages, only the hub's own page may make control calls.
            faults: Scenario of faults to inject from the start; none by default
                (`set_faults` replaces it later).
            clock: Clock of the hub: `real`, the default, or `manual`, whose time stands
                still until it is advanced (`advance`).
            service_time: Time that the hub takes for each call. By default, a call takes
                only the time that the simulator needs. Calls on one connection run one after
                the other, and calls on different connections at the same time. A hub with a
                time above the maximum does not start. In seconds. At most 10 s.
            host: Address to listen on: `127.0.0.1`, the default, which only this machine
                can reach; `0.0.0.0` lets other machines connect.
            token: Token that the calls under `/_control/` must carry in `X-Control-Token`;
                random by default.
            allowed_hosts: Further names that the `Host` header may have, in addition to
                loopback and the address that the hub listens on.
            no_license: True for a hub without a license, which responds with 403 to every
                request of the REST interface; or a status from 400 to 599 that replaces 403.

        Raises:
            InvalidArgumentError: For an invalid option; for a show, the message names the
                line and column, or each wrong field.
            LocalIoError: If the address cannot be used, or the store does not match the
                show.
        """
        options = {
            "port": port,
            "show": show,
            "store": store,
            "profile": profile,
            "api_key": api_key,
            "allowed_origins": list(allowed_origins),
            "faults": None if faults is None else self._scenario(faults),
            "clock": clock,
            "service_time": service_time,
            "host": host,
            "token": token,
            "allowed_hosts": list(allowed_hosts),
            "no_license": self._license(no_license),
        }
        super().__init__(options)

    @property
    def url(self) -> str:
        """Base address for clients, such as `http://127.0.0.1:8080`."""
        return self._hub.url

    @property
    def port(self) -> int:
        """Port that the hub listens on."""
        return self._hub.port

    @property
    def token(self) -> str:
        """Token that control calls, under `/_control/`, must carry in `X-Control-Token`."""
        return self._hub.token

    def journal(self) -> list[JournalEntry]:
        """Effects so far, oldest first.

        Only the newest 100,000 are kept, and fewer if they take more than 64 MiB.
        """
        return self.journal_since(0)

    def journal_since(self, sequence: int) -> list[JournalEntry]:
        """Entries of `journal` with numbers greater than the given one.

        Args:
            sequence: Number of an effect; 0 to begin with the first.
        """
        entries = json.loads(self._hub.journal_json(sequence))
        for entry in entries:
            entry["request_id"] = entry.pop("requestId", None)
        return [JournalEntry(**entry) for entry in entries]

    def requests(self) -> list[RequestEntry]:
        """Requests so far.

        Oldest first, including reads, refused ones and those in progress, but not control calls
        (under `/_control/`). Only the newest 10,000 are kept.
        """
        return self.requests_since(0)

    def requests_since(self, number: int) -> list[RequestEntry]:
        """Entries of `requests` with numbers greater than the given one.

        Args:
            number: Number of a request; 0 to begin with the first.
        """
        entries = json.loads(self._hub.requests_json(number))
        for entry in entries:
            entry["request_id"] = entry.pop("requestId", None)
        return [RequestEntry(**entry) for entry in entries]

    @property
    def requests_dropped(self) -> int:
        """Number of requests dropped from the log to make room for newer ones.

        Since the start or the last reset.
        """
        return self._hub.requests_dropped

    def advance(self, seconds: float) -> float:
        """Advances a manual clock.

        Args:
            seconds: Time to advance it by. In seconds.

        Returns:
            The time since the hub's start. In seconds.

        Raises:
            InvalidArgumentError: For a clock of real time.
            InvalidArgumentError: For a time less than 0.
        """
        return self._hub.advance(seconds)

    def set_faults(self, scenario: Scenario) -> None:
        """Replaces the fault scenario by this one.

        Which is JSON text such as `{"seed": 7, "faults": [{"fault": "reset", "after": "effect",
        "operation": "playout.*"}]}`. All counts start at zero, including that of connections.
        `GET /_control/faults` lists the kinds of faults, and the selectors by which a rule
        selects calls and connections.

        Args:
            scenario: The scenario. A dict, or only its list of faults, or one of these as
                JSON text.

        Raises:
            InvalidArgumentError: For an invalid scenario, with the place in the JSON; the
                previous scenario stays.

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
        self._hub.set_faults(self._scenario(scenario))

    def clear_faults(self) -> None:
        """Removes all faults. Those in progress continue."""
        self._hub.clear_faults()

    @property
    def faults_triggered(self) -> int:
        """Number of times that faults of the scenario have been injected since it was set."""
        return self._hub.faults_triggered

    def faults(self) -> dict[str, Any]:
        """The fault scenario as JSON.

        In each rule, `seen` is the number of calls or connections that it matched, and `struck`
        the number of those into which it injected its fault.
        """
        held: dict[str, Any] = json.loads(self._hub.faults_json())
        return held

    def request_stats(self, request_id: str) -> RequestStats:
        """Counts of the requests with this `X-Request-Id`, and of their effects.

        Both are 0 if the hub received no such request. Counts are kept for the newest 100,000
        ids, of which only the first 128 characters are compared. Control calls are not counted.

        Args:
            request_id: The value of the header.
        """
        return RequestStats(*self._hub.request_stats(request_id))

    def reset(self) -> None:
        """Resets the hub to its initial show.

        Empties the journal, the log of requests and the counts of requests. The numbers of
        effects and requests continue. The clock and the faults stay as they are.

        Raises:
            InvalidArgumentError: For a hub with a store, which keeps what was acknowledged;
                nothing is changed.
        """
        self._hub.reset()

    @property
    def service_time(self) -> float:
        """Time that each call takes. In seconds."""
        return self._hub.service_time

    def set_service_time(self, seconds: float) -> None:
        """Sets the time that the hub takes for each call from now on.

        A time such as 2 ms shows how a program with many calls behaves with a hub that does not
        respond instantly.

        Args:
            seconds: The time, 10 s at most. In seconds.

        Raises:
            InvalidArgumentError: For more than 10 s.
            InvalidArgumentError: For a time less than 0.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                simulator.set_service_time(0.002)
                hub.engines.list()
        """
        self._hub.set_service_time(seconds)

    def disconnect_engine(self, engine_id: int) -> None:
        """Disconnects an engine until it is restarted.

        Its status is `disconnected`, its instances and nodes are not listed, and nothing can be
        loaded or started on it. The engine keeps its values and its running renderers.

        Args:
            engine_id: Number of the engine.

        Raises:
            InvalidArgumentError: For an engine that the show does not have.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                simulator.disconnect_engine(3)
                assert hub.engines.get(3).status == "disconnected"
        """
        self._hub.disconnect_engine(engine_id)

    def restart_engine(self, engine_id: int, *, away: float = 0.0, empty: float = 0.0) -> None:
        """Restarts an engine, as after a crash of its machine.

        Its running renderers end, and its values are again those of the show and of the state
        that it has loaded.

        Args:
            engine_id: Number of the engine.
            away: Time for which the engine is disconnected, on the hub's clock. In seconds.
            empty: Time for which the engine then has no nodes, on the hub's clock. In
                seconds.

        Raises:
            InvalidArgumentError: For an engine that the show does not have.
            InvalidArgumentError: For a time less than 0.

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

        All connections are closed immediately. The hub does not listen for the given time, and
        then accepts requests again on the same port. A hub with a store keeps the changes that
        it acknowledged; any other hub has its initial show again. The journal, the log of
        requests, the clock and the faults are kept. Blocks until the hub listens again.

        Args:
            down: Time until the hub listens again. In seconds.

        Raises:
            LocalIoError: If the hub was stopped before, or if another program has taken the
                port meanwhile, which stops the hub.
            InvalidArgumentError: For a time less than 0.

        Example:
            with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
                hub.engines.list()
                simulator.restart(down=0.1)
                hub.engines.list()
        """
        self._hub.restart(down)

    def stop(self) -> None:
        """Stops the hub.

        Requests in progress have 200 ms to finish, and then all connections are closed. A
        stopped hub cannot be started again, and a second stop does nothing. The journal and the
        log can still be read.
        """
        self._stop()
