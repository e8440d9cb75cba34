"""Tests that each attempt is reported to `on_event` and to the logger `gfxhub`."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gfxhub
import pytest
from hubs import ENGINE, SlowHub


def test_on_event_runs_on_the_thread_of_the_call() -> None:
    seen: list[tuple[gfxhub.Event, threading.Thread]] = []
    with SlowHub([ENGINE], at_once=True) as hub:
        client = gfxhub.Client(
            hub.url, on_event=lambda event: seen.append((event, threading.current_thread()))
        )
        client.engines.list()
        with pytest.raises(gfxhub.DecodeError):
            client.graphs.get(1)
    (listed, where), (got, _) = seen
    assert listed.hub == got.hub == hub.url
    assert where is threading.current_thread()
    assert (listed.operation, listed.method, listed.path) == (
        "engines.list",
        "GET",
        "/api/rest/v1/engines",
    )
    assert (listed.attempt, listed.status, listed.kind, listed.effect) == (1, 200, None, "done")
    assert (got.kind, got.effect, got.status) == ("Decode", "none", 200)
    assert listed.elapsed > 0
    assert listed.sent > 50
    assert listed.received > 50
    assert "engines.list" in repr(listed)


@pytest.mark.parametrize("of_thread", [False, True])
def test_on_event_runs_while_a_long_call_goes_on(of_thread: bool) -> None:
    token, seen = gfxhub.CancelToken(), list[gfxhub.Event]()

    def end_it(event: gfxhub.Event) -> None:
        seen.append(event)
        token.cancel()

    def take(hub: gfxhub.Client) -> None:
        with pytest.raises(gfxhub.CallCancelledError):
            hub.snapshots.take(cancel=token)

    with gfxhub.LocalHub() as simulator, ThreadPoolExecutor(1) as threads:
        hub = gfxhub.Client(simulator.url, on_event=end_it)
        if of_thread:
            threads.submit(take, hub).result(60)
        else:
            take(hub)
        paths = [request.path for request in simulator.requests()]
    assert seen[0].operation == "engines.list"
    assert len(seen) == len(paths)


def test_on_event_runs_in_the_event_loop() -> None:
    seen: list[threading.Thread] = []

    async def play() -> None:
        with SlowHub([], at_once=True) as hub:
            client = gfxhub.AsyncClient(
                hub.url, on_event=lambda _: seen.append(threading.current_thread())
            )
            await client.engines.list()

    asyncio.run(play())
    assert seen == [threading.current_thread()]


def test_what_the_function_raises_does_not_end_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", raised.append)

    def fail(_event: gfxhub.Event) -> None:
        raise LookupError("no")

    with SlowHub([], at_once=True) as hub:
        assert gfxhub.Client(hub.url, on_event=fail).engines.list() == []
    assert [type(one.exc_value) for one in raised] == [LookupError]
    assert raised[0].object is fail


def test_what_is_no_function_is_refused() -> None:
    with pytest.raises(TypeError):
        gfxhub.Client("http://127.0.0.1:9", on_event=3)  # type: ignore[arg-type]


PROPERTY = {"PropertyPath": "p", "Value": 0.5}
SET = {"engineId": 3, "nodePath": "n", "propertyPath": "p", "body": {"Value": 0.5}}


@pytest.mark.parametrize("awaited", [False, True])
def test_the_attempts_of_a_late_member_are_reported(awaited: bool) -> None:
    seen: list[tuple[str, threading.Thread]] = []

    def note(event: gfxhub.Event) -> None:
        seen.append((event.hub, threading.current_thread()))

    async def play(first: SlowHub, late: SlowHub) -> None:
        main, backup = gfxhub.AsyncClient(first.url, on_event=note), gfxhub.AsyncClient(late.url)
        pair = gfxhub.AsyncClient.pair(main, backup)
        # On a busy machine, a backup may be so late that it does not send.
        while not late.requests:
            await pair.group.invoke("engines.set_property", arguments=SET)
        late.answer()
        await pair.group.settle(timeout=60)

    with SlowHub(PROPERTY, at_once=True) as first, SlowHub(PROPERTY) as late:
        if awaited:
            asyncio.run(play(first, late))
            assert {thread for _, thread in seen} == {threading.current_thread()}
        else:
            main = gfxhub.Client(first.url, on_event=note)
            pair = gfxhub.Client.pair(main, gfxhub.Client(late.url))
            while not late.requests:
                pair.group.invoke("engines.set_property", arguments=SET)
            late.answer()
            pair.group.settle(timeout=60)
    assert dict(seen).keys() == {first.url, late.url}


def test_events_are_logged_at_debug(caplog: pytest.LogCaptureFixture) -> None:
    with SlowHub([], at_once=True) as hub:
        client = gfxhub.Client(hub.url)
        client.engines.list()
        assert not caplog.records
        with caplog.at_level(logging.DEBUG, logger="gfxhub"):
            client.engines.list()
            with pytest.raises(gfxhub.DecodeError):
                client.engines.get(3)
    first, second = (record.getMessage() for record in caplog.records)
    assert first.startswith(f"engines.list GET {hub.url}/api/rest/v1/engines: 200 (attempt 1, ")
    assert ": 200 Decode, effect none (attempt 1, " in second


def test_a_function_that_holds_its_client_is_collected() -> None:
    class Holder:
        client: gfxhub.Client

        def on_event(self, event: gfxhub.Event) -> None:
            """Takes the event."""

    holder = Holder()
    holder.client = gfxhub.Client("http://127.0.0.1:9", on_event=holder.on_event)
    gone = weakref.ref(holder)
    del holder
    gc.collect()
    assert gone() is None


def test_a_function_that_holds_a_group_of_its_client_is_collected() -> None:
    class Holder:
        main: gfxhub.Client
        pair: gfxhub.Client

        def on_event(self, event: gfxhub.Event) -> None:
            """Takes the event."""

    holder = Holder()
    holder.main = gfxhub.Client("http://127.0.0.1:9", on_event=holder.on_event)
    holder.pair = gfxhub.Client.pair(holder.main, gfxhub.Client("http://127.0.0.1:10"))
    gone = weakref.ref(holder)
    del holder
    gc.collect()
    assert gone() is None


def test_a_group_reports_after_the_client_of_its_first_member_was_collected() -> None:
    seen: list[gfxhub.Event] = []
    with SlowHub([], at_once=True) as hub:
        main = gfxhub.Client(hub.url, on_event=seen.append)
        pair = gfxhub.Client.pair(main, gfxhub.Client("http://127.0.0.1:9"))
        gone = weakref.ref(main)
        # The collector clears what is alive when it comes to it, so the last object holds both.
        cycle: list[object] = [main, main._native]
        cycle.append(cycle)
        del main, cycle
        gc.collect()
        assert gone() is None
        pair.engines.list()
    assert [event.operation for event in seen] == ["engines.list"]


def test_a_function_that_holds_a_watch_of_its_client_is_collected() -> None:
    class Holder:
        watch: gfxhub.Watch

        def on_event(self, event: gfxhub.Event) -> None:
            """Takes the event."""

    holder = Holder()
    client = gfxhub.Client("http://127.0.0.1:9", on_event=holder.on_event)
    holder.watch = client.watch(topics="engines")
    gone = weakref.ref(holder)
    del holder, client
    gc.collect()
    assert gone() is None
