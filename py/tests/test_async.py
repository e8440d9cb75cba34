"""Tests of the client for asyncio: awaitables, cancelling, time limits and many calls at once."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import gfxhub
import pytest
from hubs import ENGINE, SlowHub


def test_calls_give_what_the_other_client_gives() -> None:
    async def play() -> None:
        with SlowHub([ENGINE], at_once=True) as hub:
            async with gfxhub.AsyncClient(hub.url) as client:
                (engine,) = await client.engines.list()
                assert engine == gfxhub.Client(hub.url).engines.list()[0]
                assert (await client.invoke("engines.list")).result == [ENGINE]
                assert (await client.request("GET", "/")).json() == [ENGINE]
                with pytest.raises(gfxhub.DecodeError):
                    await client.engines.get(3)
            assert client.closed
            with pytest.raises(gfxhub.ClientClosedError):
                await client.engines.list()

    asyncio.run(play())


def test_what_the_core_refuses_comes_when_it_is_awaited() -> None:
    async def play() -> None:
        client = gfxhub.AsyncClient("http://127.0.0.1:9")
        call = client.engines.get_node(3, "")
        with pytest.raises(gfxhub.InvalidArgumentError):
            await call
        with pytest.raises(TypeError):
            await client.engines.get_node(3)  # type: ignore[call-arg]

    asyncio.run(play())


def test_a_call_begins_with_its_first_step() -> None:
    async def play() -> None:
        with SlowHub([ENGINE], at_once=True) as hub:
            client = gfxhub.AsyncClient(hub.url)
            call = client.engines.list(timeout=0.2)
            await asyncio.sleep(0.3)
            assert hub.requests == 0
            # The time limit, too, starts only when the call is awaited.
            assert len(await call) == 1
            forgotten = client.engines.list()
            forgotten.close()
            assert hub.requests == 1

    asyncio.run(play())


def test_a_call_wants_a_running_loop() -> None:
    call = gfxhub.AsyncClient("http://127.0.0.1:9").engines.list()
    with pytest.raises(RuntimeError, match="no running event loop"):
        call.send(None)


def test_the_loop_runs_during_calls() -> None:
    async def play() -> None:
        with SlowHub([ENGINE]) as slow:
            client = gfxhub.AsyncClient(slow.url)
            call = asyncio.create_task(client.engines.list())
            ticks = 0
            while slow.requests < 1 or ticks < 20:
                await asyncio.sleep(0.001)
                ticks += 1
            assert not call.done()
            slow.answer()
            assert len(await call) == 1

    asyncio.run(play())


def test_more_calls_than_threads_wait_for_their_turn() -> None:
    async def play() -> None:
        with SlowHub([ENGINE], at_once=True) as hub:
            client = gfxhub.AsyncClient(hub.url)
            before = threading.active_count()
            answers = await asyncio.gather(*(client.engines.list() for _ in range(500)))
            assert [len(answer) for answer in answers] == [1] * 500
            # The client has at most 32 threads for calls. Python counts those that called into it.
            assert threading.active_count() <= before + 32

    asyncio.run(play())


def test_the_time_in_the_queue_counts() -> None:
    async def play() -> None:
        with SlowHub() as slow:
            client = gfxhub.AsyncClient(slow.url)
            began = time.perf_counter()
            calls = [client.engines.list(timeout=0.4) for _ in range(100)]
            ended = await asyncio.gather(*calls, return_exceptions=True)
            # A call may get a thread at the last moment. Then its time limit expires while it
            # connects.
            late = (gfxhub.CallTimeoutError, gfxhub.ConnectTimeoutError)
            assert [one for one in ended if not isinstance(one, late)] == []
            assert time.perf_counter() - began < 2

    asyncio.run(play())


@pytest.mark.parametrize("with_token", [False, True])
def test_cancelling_a_task_stops_the_wait(with_token: bool) -> None:
    async def play() -> None:
        with SlowHub() as slow:
            client = gfxhub.AsyncClient(slow.url)
            token = gfxhub.CancelToken() if with_token else None

            async def call() -> Any:
                return await client.engines.list(cancel=token)

            task = asyncio.create_task(call())
            while slow.requests < 1:
                await asyncio.sleep(0.001)
            began = time.perf_counter()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert time.perf_counter() - began < 0.2
            # Other calls that carry the token are not cancelled.
            assert token is None or not token.cancelled

    asyncio.run(play())


def test_a_call_that_was_cancelled_in_the_queue_is_not_sent() -> None:
    async def play() -> None:
        with SlowHub() as slow:
            client = gfxhub.AsyncClient(slow.url)
            first = [asyncio.create_task(client.engines.list(timeout=0.5)) for _ in range(32)]
            last = asyncio.create_task(client.engines.list())
            while slow.requests < 32:
                await asyncio.sleep(0.001)
            last.cancel()
            await asyncio.gather(*first, return_exceptions=True)
            await asyncio.sleep(0.1)
            assert slow.requests == 32

    asyncio.run(play())


def test_a_time_limit_of_asyncio_ends_the_wait() -> None:
    async def play() -> None:
        with SlowHub() as slow:
            client = gfxhub.AsyncClient(slow.url)
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(client.engines.list(), 0.05)

    asyncio.run(play())


def test_results_for_a_closed_loop_are_dropped() -> None:
    with SlowHub([ENGINE]) as slow:
        client = gfxhub.AsyncClient(slow.url)

        async def begin() -> None:
            call = asyncio.create_task(client.engines.list())
            while slow.requests < 1:
                await asyncio.sleep(0.001)
            assert not call.done()

        asyncio.run(begin())
        slow.answer()

        async def play() -> None:
            assert len(await client.engines.list()) == 1

        asyncio.run(play())


def test_a_future_that_cannot_be_settled_keeps_no_other_from_it() -> None:
    class Broken(asyncio.Future[Any]):
        def set_result(self, result: Any) -> None:
            super().set_result(result)
            raise RuntimeError("broken")

    class Loop(asyncio.SelectorEventLoop):
        breaks = False

        def create_future(self) -> asyncio.Future[Any]:
            broken, self.breaks = self.breaks, False
            return Broken(loop=self) if broken else super().create_future()

    async def play(loop: Loop) -> None:
        with SlowHub([ENGINE], at_once=True) as hub:
            client = gfxhub.AsyncClient(hub.url)
            first = loop.create_task(client.engines.list())
            second = loop.create_task(client.engines.list())
            loop.breaks = True
            # Both calls start, and end before the loop takes their results together.
            await asyncio.sleep(0)
            time.sleep(0.5)
            done = await asyncio.wait_for(asyncio.gather(first, second), 5)
            assert [len(engines) for engines in done] == [1, 1]

    loop = Loop()
    said: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: said.append(context))
    try:
        loop.run_until_complete(play(loop))
    finally:
        loop.close()
    assert [str(context["exception"]) for context in said] == ["broken"]


def test_two_loops_share_a_client() -> None:
    with SlowHub([ENGINE], at_once=True) as hub:
        client = gfxhub.AsyncClient(hub.url)

        async def play() -> None:
            for _ in range(50):
                assert len(await client.engines.list()) == 1

        threads = [threading.Thread(target=asyncio.run, args=(play(),)) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert hub.requests == 100
