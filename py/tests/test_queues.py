"""Tests of deadlines, cancelling and closing for calls that wait for a thread."""

from __future__ import annotations

import asyncio
import gc
import os
import select
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import gfxhub
import pytest
from hanging_hub import HangingHub

MOST = 32
"""Maximum number of calls of one kind that a client makes at the same time."""


def take(client: gfxhub.AsyncClient, item: int = 1, **options: Any) -> asyncio.Task[None]:
    """Starts a call that brings an item on air."""
    return asyncio.create_task(client.playout.trigger_button(1, item, "in", **options))


def read(
    client: gfxhub.AsyncClient, **options: Any
) -> asyncio.Task[gfxhub.RecordList[gfxhub.Engine]]:
    """Starts a call that reads the engines."""
    return asyncio.create_task(client.engines.list(**options))


async def until(hub: HangingHub, number: int) -> None:
    """Waits until this many requests have arrived."""
    await asyncio.get_running_loop().run_in_executor(None, hub.has, number)


async def ended(*calls: Any) -> list[Any]:
    """Returns the results of calls, including errors."""
    return list(await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 20))


def test_a_take_does_not_wait_behind_reads_that_hang() -> None:
    async def play() -> None:
        with HangingHub("POST") as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                reads = [read(client, timeout=30) for _ in range(2 * MOST)]
                await until(hub, MOST)
                began = time.monotonic()
                await take(client, timeout=2)
                assert time.monotonic() - began < 1
                assert [one.method for one in hub.requests()].count("POST") == 1
            await ended(*reads)

    asyncio.run(play())


def test_a_set_does_not_wait_behind_reads_that_hang() -> None:
    async def play() -> None:
        with HangingHub("PATCH") as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                reads = [read(client, timeout=30) for _ in range(2 * MOST)]
                await until(hub, MOST)
                began = time.monotonic()
                # The request is sent, but the response is not a property.
                with pytest.raises(gfxhub.DecodeError) as raised:
                    await client.engines.set_property(3, "Mixer_0", "Opacity", 0, timeout=2)
                assert raised.value.effect == "done"
                raw = client.request("PATCH", "/api/rest/v1/engines/3", "{}", timeout=2)
                assert (await raw).status == 200
                arguments = {"rundownId": 1, "body": {"name": "Evening"}}
                invoked = client.invoke("playout.rename_rundown", arguments, timeout=2)
                with pytest.raises(gfxhub.DecodeError):
                    await invoked
                assert time.monotonic() - began < 1
            await ended(*reads)

    asyncio.run(play())


def test_a_queued_take_ends_at_its_deadline_and_is_never_sent() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                first = [take(client, 1, timeout=3) for _ in range(MOST)]
                await until(hub, MOST)
                began = time.monotonic()
                late = take(client, 2, timeout=0.5)
                with pytest.raises(gfxhub.CallTimeoutError) as raised:
                    await late
                took = time.monotonic() - began
                assert 0.5 <= took < 0.6, took
                error = raised.value
                assert (error.effect, error.attempts, error.phase) == ("none", 0, "total")
                assert error.operation == "playout.trigger_button"
                assert 0.5 <= error.elapsed < 0.6, error.elapsed
                outcomes = await ended(*first)
                assert {type(one) for one in outcomes} == {gfxhub.CallTimeoutError}
                assert {one.effect for one in outcomes} == {"maybe"}
                # By now all threads are free. None of them may send the expired call.
                await asyncio.sleep(0.2)
                assert len(hub.requests()) == MOST

    asyncio.run(play())


def test_the_client_s_own_limit_ends_a_queued_call_too() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            async with gfxhub.AsyncClient(hub.url, timeout=0.4) as client:
                first = [take(client, timeout=3) for _ in range(MOST)]
                began = time.monotonic()
                (late,) = await ended(take(client))
                assert isinstance(late, gfxhub.CallTimeoutError)
                assert 0.4 <= time.monotonic() - began < 0.5
                assert (late.effect, late.attempts) == ("none", 0)
            await ended(*first)

    asyncio.run(play())


def test_what_is_left_of_its_time_is_all_that_a_queued_call_gets() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                first = [take(client, timeout=0.5) for _ in range(MOST)]
                began = time.monotonic()
                (second,) = await ended(take(client, timeout=1))
                assert 1 <= time.monotonic() - began < 1.1
                assert (second.effect, second.attempts) == ("maybe", 1)
                assert 1 <= second.elapsed < 1.1, second.elapsed
                await ended(*first)

    asyncio.run(play())


def test_a_limit_that_cannot_be_used_is_refused_and_not_waited_for() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                first = [take(client, timeout=30) for _ in range(MOST)]
                began = time.monotonic()
                for limit in (0.0001, 0, 100_000):
                    (refused,) = await ended(take(client, timeout=limit))
                    assert isinstance(refused, gfxhub.InvalidArgumentError)
                    assert refused.argument == "timeout"
                assert time.monotonic() - began < 1
            await ended(*first)

    asyncio.run(play())


def test_a_hub_that_hangs_does_not_keep_a_healthy_one_waiting() -> None:
    async def play() -> None:
        with HangingHub() as hub, HangingHub("POST") as healthy:
            async with (
                gfxhub.AsyncClient(hub.url) as hung,
                gfxhub.AsyncClient(healthy.url) as client,
            ):
                stuck = [take(hung, timeout=30) for _ in range(2 * MOST)]
                await until(hub, MOST)
                began = time.monotonic()
                await asyncio.gather(*(take(client, timeout=2) for _ in range(100)))
                assert time.monotonic() - began < 2
            await ended(*stuck)

    asyncio.run(play())


def test_calls_that_waited_are_all_sent() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                first = [take(client, 1, timeout=0.3) for _ in range(MOST)]
                await until(hub, MOST)
                queued = [take(client, 100 + number) for number in range(MOST)]
                await ended(*first)
                await until(hub, 2 * MOST)
                items = [int(one.path.split("/")[-2]) for one in hub.requests()[MOST:]]
                # So many requests are sent at the same time that their order depends on the
                # threads.
                assert sorted(items) == list(range(100, 100 + MOST))
            await ended(*queued)

    asyncio.run(play())


def test_closing_the_client_ends_queued_calls_at_once() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            client = gfxhub.AsyncClient(hub.url)
            first = [take(client, timeout=30) for _ in range(MOST)]
            queued = [take(client, 2, timeout=30) for _ in range(100)]
            await until(hub, MOST)
            began = time.monotonic()
            client.close()
            outcomes = await ended(*queued)
            assert time.monotonic() - began < 0.2
            assert {type(one) for one in outcomes} == {gfxhub.ClientClosedError}
            assert {(one.effect, one.attempts) for one in outcomes} == {("none", 0)}
            assert {type(one) for one in await ended(*first)} == {gfxhub.CallCancelledError}
            assert len(hub.requests()) == MOST

    asyncio.run(play())


def test_a_token_ends_a_queued_call_soon() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                first = [take(client, timeout=30) for _ in range(MOST)]
                token = gfxhub.CancelToken()
                queued = take(client, 2, timeout=30, cancel=token)
                await until(hub, MOST)
                began = time.monotonic()
                token.cancel()
                (outcome,) = await ended(queued)
                assert time.monotonic() - began < 0.2
                assert isinstance(outcome, gfxhub.CallCancelledError)
                assert (outcome.effect, outcome.attempts) == ("none", 0)
                assert not any(one.done() for one in first)
            await ended(*first)
            assert len(hub.requests()) == MOST

    asyncio.run(play())


def test_a_queued_call_of_a_closed_loop_ends_silently_at_its_deadline() -> None:
    with HangingHub() as hub:
        client = gfxhub.AsyncClient(hub.url)

        async def begin() -> None:
            for _ in range(MOST):
                take(client, 1, timeout=1)
            for _ in range(100):
                take(client, 2, timeout=0.3)
            await until(hub, MOST)

        asyncio.run(begin())
        time.sleep(1.2)
        assert len(hub.requests()) == MOST

        async def play() -> None:
            (outcome,) = await ended(take(client, 3, timeout=0.3))
            assert outcome.effect == "maybe"

        asyncio.run(play())


def test_a_client_that_is_forgotten_makes_its_queued_calls_all_the_same() -> None:
    async def play() -> None:
        with HangingHub() as hub:
            client = gfxhub.AsyncClient(hub.url)
            calls = [take(client, timeout=0.3) for _ in range(MOST)]
            calls += [take(client, timeout=0.6) for _ in range(MOST)]
            calls += [take(client, timeout=0.5) for _ in range(MOST)]
            del client
            gc.collect()
            outcomes = await ended(*calls)
            assert {type(one) for one in outcomes} == {gfxhub.CallTimeoutError}
            assert len(hub.requests()) == 2 * MOST

    asyncio.run(play())


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="threads are counted in /proc")
def test_threads_end_with_their_client() -> None:
    def threads() -> int:
        return len(os.listdir("/proc/self/task"))

    async def play() -> None:
        with HangingHub() as hub:
            before = threads()
            client = gfxhub.AsyncClient(hub.url)
            calls: list[Any] = [take(client, timeout=0.3) for _ in range(3 * MOST)]
            calls += [read(client, timeout=0.3) for _ in range(3 * MOST)]
            await ended(*calls)
            # Each of the two kinds of calls has MOST threads and one more that watches its queue.
            assert threads() - before <= 2 * (MOST + 1)
            # The tracebacks of the errors also reference the client.
            del calls, client
            gc.collect()
            until = time.monotonic() + 5
            while threads() > before:
                assert time.monotonic() < until, f"{threads() - before} threads are left"
                await asyncio.sleep(0.01)

    asyncio.run(play())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_the_child_of_a_fork_leaves_the_queue_of_its_parent_alone() -> None:
    with HangingHub() as hub, HangingHub("POST") as healthy:
        client = gfxhub.AsyncClient(hub.url)
        busy, over = gfxhub.AsyncClient(healthy.url), threading.Event()

        async def hold() -> None:
            calls = [take(client, timeout=30) for _ in range(2 * MOST)]
            kept.extend(calls)
            while not over.is_set():
                # These calls take the locks of the client repeatedly while the other thread forks.
                await asyncio.gather(*(take(busy) for _ in range(40)))
            await ended(*calls)

        kept: list[Any] = []
        holder = threading.Thread(target=asyncio.run, args=(hold(),))
        holder.start()
        hub.has(MOST)
        for _ in range(20):
            begun, begins = os.pipe()
            child = os.fork()
            if not child:
                code = 1
                try:
                    os.write(begins, b".")
                    asyncio.run(asyncio.wait_for(in_child(busy, client, kept), 10))
                    code = 0
                finally:
                    os._exit(code)
            begins_late = not select.select([begun], [], [], 10)[0]
            if begins_late:
                os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
            if begins_late:
                # The child hung in os.fork(): before version 3.12, CPython waits there for a lock
                # that another thread held while it registered itself with the interpreter.
                assert sys.version_info < (3, 12)
            else:
                assert status == 0
            os.close(begun)
            os.close(begins)
        over.set()
        client.close()
        holder.join(10)
        assert not holder.is_alive()
        assert len(hub.requests()) == MOST


NO_THREAD = """
import asyncio, sys
import gfxhub

async def play():
    client = gfxhub.AsyncClient(sys.argv[1])
    for call in (client.engines.list(), client.playout.trigger_button(1, 1, "in")):
        try:
            await asyncio.wait_for(call, 10)
        except gfxhub.LocalIoError as error:
            print(error.effect, error.attempts, "cannot start a thread" in str(error))

asyncio.run(play())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows allocates stacks when they are used")
def test_a_call_for_which_there_is_no_thread_says_so() -> None:
    with HangingHub("GET", "POST") as hub:
        ended = subprocess.run(
            [sys.executable, "-c", NO_THREAD, hub.url],
            # No system has memory for such a stack, so no thread can start.
            env={**os.environ, "RUST_MIN_STACK": str(1 << 50)},
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout == "none 0 True\n" * 2
        assert hub.requests() == []


async def in_child(busy: gfxhub.AsyncClient, client: gfxhub.AsyncClient, kept: list[Any]) -> None:
    """Uses the objects of the parent process in the child of a fork."""
    await asyncio.gather(*(take(busy, timeout=5) for _ in range(40)))
    client.close()
    kept.clear()
    gc.collect()
