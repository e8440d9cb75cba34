"""Tests that the exception of a cancelled task says whether the hub executed the call."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
import weakref
from typing import TYPE_CHECKING, Any

import gfxhub
import pytest
from hubs import SlowHub

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

newer = pytest.mark.skipif(sys.version_info < (3, 11), reason="this requires Python 3.11")


async def sent(hub: SlowHub, number: int = 1) -> None:
    """Waits until a hub has received this many requests."""
    while hub.requests < number:
        await asyncio.sleep(0.001)


async def awaited(client: gfxhub.AsyncClient, hub: SlowHub) -> BaseException:
    """Awaits a task that makes a call and is cancelled."""
    task = asyncio.create_task(client.launcher.launch(1))
    await sent(hub)
    task.cancel()
    with pytest.raises(asyncio.CancelledError) as raised:
        await task
    return raised.value


async def nested(client: gfxhub.AsyncClient, hub: SlowHub) -> BaseException:
    """Cancels the outermost of several nested tasks."""

    async def outer(depth: int) -> None:
        if depth:
            await asyncio.create_task(outer(depth - 1))
        await client.launcher.launch(1)

    task = asyncio.create_task(outer(2))
    await sent(hub)
    task.cancel()
    with pytest.raises(asyncio.CancelledError) as raised:
        await task
    return raised.value


async def waited_for(client: gfxhub.AsyncClient, _: SlowHub) -> BaseException:
    """Lets `asyncio.wait_for` end the call."""
    with pytest.raises(asyncio.TimeoutError) as raised:
        await asyncio.wait_for(client.launcher.launch(1), 0.2)
    return raised.value


async def timed(client: gfxhub.AsyncClient, _: SlowHub) -> BaseException:
    """Lets `asyncio.timeout` end the call."""
    with pytest.raises(TimeoutError) as raised:
        async with asyncio.timeout(0.2):
            await client.launcher.launch(1)
    return raised.value


async def grouped(client: gfxhub.AsyncClient, _: SlowHub) -> BaseException:
    """Uses time limits within a TaskGroup."""

    async def limited() -> None:
        async with asyncio.timeout(0.2):
            await client.launcher.launch(1)

    async def group() -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(limited())
            tasks.create_task(limited())

    with pytest.raises(BaseException, match="unhandled errors") as raised:
        await group()
    return raised.value


async def gathered(client: gfxhub.AsyncClient, hub: SlowHub) -> BaseException:
    """Cancels one of several gathered calls."""
    tasks = [asyncio.create_task(client.launcher.launch(1)) for _ in range(2)]
    both = asyncio.gather(*tasks)
    await sent(hub, 2)
    tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError) as raised:
        await both
    return raised.value


WAYS = [
    awaited,
    nested,
    waited_for,
    pytest.param(timed, marks=newer),
    pytest.param(grouped, marks=newer),
    gathered,
]


@pytest.mark.parametrize("way", WAYS)
def test_the_effect_arrives(
    way: Callable[[gfxhub.AsyncClient, SlowHub], Awaitable[BaseException]],
) -> None:
    async def play() -> None:
        with SlowHub() as slow:
            async with gfxhub.AsyncClient(slow.url, timeout=60) as client:
                raised = await way(client, slow)
        assert gfxhub.effect_of(raised) == "maybe"

    asyncio.run(play())


def test_the_type_stays_and_the_cause_is_the_error_of_the_call() -> None:
    async def play() -> None:
        with SlowHub() as slow:
            async with gfxhub.AsyncClient(slow.url, timeout=60) as client:
                raised: BaseException | None = await awaited(client, slow)
        # Python 3.9 and 3.10 wrap the exception in a new one.
        assert type(raised) is asyncio.CancelledError
        if raised.__cause__ is None:
            raised = raised.__context__
        assert raised is not None
        error = raised.__cause__
        assert isinstance(error, gfxhub.CallCancelledError)
        assert (error.operation, error.effect, error.attempts) == ("launcher.launch", "maybe", 1)
        assert 0 < error.elapsed < 30

    asyncio.run(play())


def test_a_cancelled_wait_for_events_takes_none() -> None:
    async def play() -> None:
        with gfxhub.LocalHub() as local:
            async with gfxhub.AsyncClient(local.url) as client:
                watch = client.watch(topics="engines")
                while not watch.stats().changes > 1:
                    await asyncio.sleep(0.001)
                for turns in (0, 1) * 4:
                    wait = asyncio.ensure_future(watch.changes().__anext__())
                    await asyncio.sleep(0)
                    # Meanwhile, a thread finds the event, but the loop cannot deliver it.
                    time.sleep(0.02)
                    for _ in range(turns):
                        await asyncio.sleep(0)
                    wait.cancel()
                    with pytest.raises(asyncio.CancelledError):
                        await wait
                numbers = [change.seq for change in watch.take_changes()]
                assert numbers == list(range(1, len(numbers) + 1))
                assert len(numbers) > 1
                await watch.close()

    asyncio.run(play())


def test_a_call_in_the_queue_was_not_sent_and_stays_so(caplog: Any) -> None:
    async def play() -> None:
        with SlowHub() as slow:
            async with gfxhub.AsyncClient(slow.url, timeout=60) as client:
                first = [asyncio.create_task(client.launcher.launch(1)) for _ in range(32)]
                await sent(slow, 32)
                with pytest.raises(asyncio.TimeoutError) as raised:
                    await asyncio.wait_for(client.launcher.launch(2), 0.05)
                assert gfxhub.effect_of(raised.value) == "none"
                assert not caplog.records
            await asyncio.gather(*first, return_exceptions=True)
            assert slow.requests == 32

    asyncio.run(play())


def test_a_read_has_no_effect(caplog: Any) -> None:
    async def play() -> None:
        with SlowHub() as slow:
            async with gfxhub.AsyncClient(slow.url, timeout=60) as client:
                task = asyncio.create_task(client.engines.list())
                await sent(slow)
                task.cancel()
                with pytest.raises(asyncio.CancelledError) as raised:
                    await task
        assert gfxhub.effect_of(raised.value) == "none"
        assert not caplog.records

    asyncio.run(play())


def test_a_call_cancelled_after_its_response_is_done() -> None:
    async def play() -> None:
        with SlowHub({}) as slow:
            async with gfxhub.AsyncClient(slow.url, timeout=60) as client:
                task = asyncio.create_task(client.launcher.launch(1))
                await sent(slow)
                slow.answer()
                # Blocks the loop, so that it does not notice the end of the call.
                time.sleep(0.2)
                task.cancel()
                with pytest.raises(asyncio.CancelledError) as raised:
                    await task
        assert gfxhub.effect_of(raised.value) == "done"

    asyncio.run(play())


def test_what_is_reported_as_none_is_never_sent() -> None:
    async def play() -> None:
        unsent = []
        with SlowHub({}, at_once=True) as hub:
            async with gfxhub.AsyncClient(hub.url, timeout=60) as client:
                for turn in range(300):
                    task = asyncio.create_task(client.launcher.launch(turn))
                    until = time.perf_counter() + turn * 5e-6
                    await asyncio.sleep(0)
                    while time.perf_counter() < until:
                        pass
                    task.cancel()
                    with pytest.raises(asyncio.CancelledError) as raised:
                        await task
                    if gfxhub.effect_of(raised.value) == "none":
                        unsent.append(f"/api/rest/v1/launcher/{turn}/launch")
                    while client._native.open_calls:
                        await asyncio.sleep(0.001)
            # The hub may read an abandoned request late.
            hub.read_all()
        assert unsent
        assert not set(unsent) & set(hub.paths)

    asyncio.run(play())


@pytest.mark.parametrize("by", ["gather", pytest.param("TaskGroup", marks=newer)])
def test_where_asyncio_drops_the_exception_a_warning_and_the_event_say_it(
    by: str, caplog: Any
) -> None:
    events: list[gfxhub.Event] = []

    async def play() -> None:
        with SlowHub() as slow:
            async with gfxhub.AsyncClient(slow.url, timeout=60, on_event=events.append) as client:
                if by == "gather":
                    task = asyncio.create_task(client.launcher.launch(1))
                    await sent(slow)
                    task.cancel()
                    (outcome,) = await asyncio.gather(task, return_exceptions=True)
                    assert isinstance(outcome, asyncio.CancelledError)
                else:
                    with pytest.raises(BaseException, match="unhandled errors"):
                        await one_fails(client, slow)

    with caplog.at_level(logging.WARNING, "gfxhub"):
        asyncio.run(play())
    (record,) = caplog.records
    assert (record.name, record.levelname) == ("gfxhub", "WARNING")
    failed = f"launcher.launch at {events[0].hub} failed: the task that awaited it was cancelled"
    assert record.getMessage().startswith(failed)
    (event,) = events
    assert (event.operation, event.kind, event.effect) == ("launcher.launch", "Cancelled", "maybe")


async def one_fails(client: gfxhub.AsyncClient, hub: SlowHub) -> None:
    """Lets one task of a group fail while another task makes a call."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(client.launcher.launch(1))
        await sent(hub)
        raise LookupError("another of the group")


def test_a_coroutine_that_is_thrown_away_ends_its_call() -> None:
    async def play() -> None:
        with SlowHub() as slow:
            client = gfxhub.AsyncClient(slow.url, timeout=60)
            call: Any = client.launcher.launch(1)
            call.send(None)
            await sent(slow)
            call.close()
            assert slow.abandoned(1)
            await client.aclose()

    asyncio.run(play())


def test_aclose_ends_what_is_open_waits_for_it_and_refuses() -> None:
    async def play() -> None:
        with SlowHub() as slow:
            client = gfxhub.AsyncClient(slow.url, timeout=60)
            calls = [asyncio.create_task(client.launcher.launch(1)) for _ in range(40)]
            await sent(slow, 32)
            began = time.perf_counter()
            await client.aclose()
            assert time.perf_counter() - began < 1
            assert all(call.done() for call in calls)
            assert slow.abandoned(0.01)
            effects = [gfxhub.effect_of(call.exception()) for call in calls]
            assert effects == ["maybe"] * 32 + ["none"] * 8
            await client.aclose()
            with pytest.raises(gfxhub.ClientClosedError):
                await client.engines.list()

    asyncio.run(play())


def test_a_client_ends_with_its_block_after_a_cancel_too() -> None:
    async def play() -> None:
        with SlowHub() as slow:

            async def block() -> None:
                async with gfxhub.AsyncClient(slow.url, timeout=60) as client:
                    await client.launcher.launch(1)

            task = asyncio.create_task(block())
            await sent(slow)
            task.cancel()
            with pytest.raises(asyncio.CancelledError) as raised:
                await task
            assert gfxhub.effect_of(raised.value) == "maybe"
            assert slow.abandoned(0.01)

    asyncio.run(play())


def test_a_client_is_freed_without_the_collector() -> None:
    gc.disable()
    try:
        for make in (gfxhub.AsyncClient, gfxhub.Client):
            client = make("http://127.0.0.1:9")
            alive = weakref.ref(client)
            del client
            assert alive() is None
    finally:
        gc.enable()


def chained(*errors: BaseException, cause: bool = False) -> BaseException:
    """Chains errors, so that each is the cause or context of the previous one."""
    for outer, inner in zip(errors, errors[1:]):
        if cause:
            outer.__cause__ = inner
        else:
            outer.__context__ = inner
    return errors[0]


def of(effect: gfxhub.Effect) -> gfxhub.GfxHubError:
    """Creates an error with this effect."""
    return gfxhub.CallTimeoutError("It took too long.", effect=effect)


class SeveralError(Exception):
    """An exception with members, like ExceptionGroup in newer versions of Python."""

    def __init__(self, *members: BaseException) -> None:
        super().__init__("several")
        self.exceptions = members


def test_an_effect_is_found_wherever_it_is() -> None:
    assert gfxhub.effect_of(None) is None
    assert gfxhub.effect_of(LookupError()) is None
    assert gfxhub.effect_of(of("done")) == "done"
    assert gfxhub.effect_of(chained(KeyboardInterrupt(), LookupError(), of("maybe"))) == "maybe"
    assert gfxhub.effect_of(chained(TimeoutError(), of("none"), cause=True)) == "none"
    # The context of an error of gfxhub belongs to an earlier call, whose effect must be ignored.
    assert gfxhub.effect_of(chained(of("none"), of("maybe"))) == "none"
    assert (
        gfxhub.effect_of(SeveralError(of("none"), SeveralError(of("done"), LookupError())))
        == "done"
    )
    assert (
        gfxhub.effect_of(SeveralError(of("done"), chained(LookupError(), of("maybe")))) == "maybe"
    )
    endless = LookupError()
    assert gfxhub.effect_of(chained(endless, TimeoutError(), endless)) is None
    assert gfxhub.effect_of(chained(*(LookupError() for _ in range(5000)), of("maybe"))) == "maybe"
