"""Tests how often each call is sent, as counted by the hub."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import gfxhub
import pytest

LOST: dict[str, Any] = {"fault": "reset", "after": "effect", "times": 1}


def test_a_delete_is_sent_again_where_the_caller_asks_for_it() -> None:
    named = {"X-Request-Id": "delete"}
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url, headers=named) as hub:
        rundown = hub.playout.create_rundown("Evening").id
        before = simulator.request_stats("delete").requests
        simulator.set_faults([{**LOST, "operation": "playout.delete_rundown"}])
        # The first request deleted the rundown, so "not found" is the desired result of the second.
        hub.playout.delete_rundown(rundown, resend=True)
        assert simulator.faults_triggered == 1
        assert simulator.request_stats("delete").requests == before + 2
        deleted = [e for e in simulator.journal() if e.operation == "playout.delete_rundown"]
        assert len(deleted) == 1


@pytest.mark.parametrize("resend", [{}, {"resend": False}])
def test_without_that_it_is_sent_once(resend: dict[str, Any]) -> None:
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        rundown = hub.playout.create_rundown("Evening").id
        simulator.set_faults([{**LOST, "operation": "playout.delete_rundown"}])
        with pytest.raises(gfxhub.ConnectionLostError) as raised:
            hub.playout.delete_rundown(rundown, **resend)
        assert (raised.value.effect, raised.value.attempts) == ("maybe", 1)


def test_a_button_is_never_pressed_twice() -> None:
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        simulator.set_faults([{**LOST, "operation": "playout.trigger_button"}])
        pressed = {"rundownId": 1, "itemId": 1, "buttonKey": "btn-in"}
        with pytest.raises(gfxhub.ConnectionLostError) as raised:
            hub.invoke("playout.trigger_button", pressed, resend=True)
        assert (raised.value.effect, raised.value.attempts) == ("maybe", 1)
        done = [e for e in simulator.journal() if e.operation == "playout.trigger_button"]
        assert len(done) == 1


def test_both_clients_and_calls_by_name_take_it() -> None:
    async def play(url: str) -> None:
        async with gfxhub.AsyncClient(url) as hub:
            rundown = (await hub.playout.create_rundown("Night")).id
            simulator.set_faults([{**LOST, "operation": "playout.delete_rundown"}])
            await hub.playout.delete_rundown(rundown, resend=True)
            assert simulator.faults_triggered == 1

    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        rundown = hub.playout.create_rundown("Evening").id
        simulator.set_faults([{**LOST, "operation": "playout.delete_rundown"}])
        hub.invoke("playout.delete_rundown", {"rundownId": rundown}, resend=True)
        assert simulator.faults_triggered == 1
        asyncio.run(play(simulator.url))


@pytest.mark.parametrize("client", [gfxhub.Client, gfxhub.AsyncClient])
def test_only_methods_where_it_does_something_take_it(client: Any) -> None:
    hub = client("http://127.0.0.1:9")
    taken = [
        f"{group}.{name}"
        for group in ("engines", "playout", "newsroom", "graphs", "launcher", "projects")
        for name, method in inspect.getmembers(getattr(hub, group), inspect.ismethod)
        if not name.startswith("_") and "resend" in inspect.signature(method).parameters
    ]
    assert taken == ["playout.delete_item", "playout.delete_rundown", "launcher.stop"]


@pytest.mark.parametrize("attempts", [None, 1, 2, 3])
def test_a_client_tries_as_often_as_it_may(attempts: int | None) -> None:
    settings: dict[str, Any] = {} if attempts is None else {"max_attempts": attempts}
    faults = [{"fault": "close", "operation": "engines.list"}]
    with (
        gfxhub.LocalHub(faults=faults) as simulator,
        gfxhub.Client(simulator.url, **settings) as hub,
    ):
        with pytest.raises(gfxhub.GfxHubError) as raised:
            hub.engines.list()
        assert raised.value.attempts == simulator.faults_triggered == (attempts or 3)


@pytest.mark.parametrize("attempts", [0, 4, -1, 2**40])
@pytest.mark.parametrize("client", [gfxhub.Client, gfxhub.AsyncClient])
def test_other_numbers_of_attempts_are_refused(client: Any, attempts: int) -> None:
    with pytest.raises(gfxhub.InvalidArgumentError) as raised:
        client("http://127.0.0.1:9", max_attempts=attempts)
    assert raised.value.argument == "max_attempts"
