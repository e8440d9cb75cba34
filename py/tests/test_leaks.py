"""Tests that calls do not leak memory, threads or file descriptors."""

from __future__ import annotations

import asyncio
import gc
import os
import pathlib
import sys
import threading
import time
import tracemalloc
from collections.abc import Callable

import gfxhub
import pytest

# The number is so large that one or two cancelled calls in progress do not matter.
ROUNDS = 1000


def traced(work: Callable[[], object]) -> int:
    """Calls `work` three times. Returns by how many bytes the last call grew Python's memory."""
    work()
    gc.collect()
    tracemalloc.start()
    try:
        work()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        work()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def resident() -> int:
    """Returns the memory of the process in bytes."""
    pages = pathlib.Path("/proc/self/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_objects_go_with_what_held_them() -> None:
    with gfxhub.LocalHub() as hub, gfxhub.Client(hub.url) as client:

        def work() -> None:
            for _ in range(ROUNDS):
                engine = client.engines.list()[0]
                gfxhub.Engine.from_dict(engine.to_dict())
                repr(engine)
                with pytest.raises(gfxhub.GfxHubError):
                    client.graphs.get(12345)
                client.invoke("engines.list", {})

        # If each round leaked one object, the growth would be far larger.
        assert traced(work) < ROUNDS * 16


def test_awaited_calls_leave_nothing() -> None:
    with gfxhub.LocalHub() as hub:
        client = gfxhub.AsyncClient(hub.url)

        async def play() -> None:
            for _ in range(ROUNDS):
                await client.engines.list()
            calls = [asyncio.create_task(client.engines.list()) for _ in range(ROUNDS)]
            await asyncio.sleep(0)
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            # These calls run after the cancelled ones, so that the queue is empty at their end.
            await asyncio.gather(*(client.engines.list() for _ in range(64)))

        assert traced(lambda: asyncio.run(play())) < ROUNDS * 32


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_process_does_not_grow() -> None:
    with gfxhub.LocalHub() as hub:

        def work() -> None:
            for _ in range(10):
                with gfxhub.Client(hub.url) as client:
                    for _ in range(20):
                        client.engines.list()

        work()
        work()
        memory, files = resident(), len(os.listdir("/proc/self/fd"))
        for _ in range(5):
            work()
        assert resident() - memory < 4_000_000
        assert len(os.listdir("/proc/self/fd")) <= files + 2


@pytest.mark.skipif(sys.platform != "linux", reason="it counts threads in /proc")
def test_watches_that_open_and_close_while_changes_flow_leave_nothing() -> None:
    flows = True
    with gfxhub.LocalHub() as hub, gfxhub.Client(hub.url) as client:

        def setting() -> None:
            other, value = gfxhub.Client(hub.url), 0.0
            while flows:
                value = (value + 0.25) % 1
                other.engines.set_property(3, "Mixer_0", "Default//Opacity/0", value)

        def threads() -> int:
            return len(os.listdir("/proc/self/task"))

        def work() -> None:
            for at in range(100):
                with client.watch(topics="Studio A / Mixer_0", within=0.02) as watch:
                    for change in watch.changes():
                        if at % 2 or change.kind == "synced":
                            break

        other = threading.Thread(target=setting)
        other.start()
        try:
            work()
            at_first, memory = threads(), resident()
            for _ in range(3):
                work()
            assert resident() - memory < 24 << 20
            for _ in range(200):
                if threads() <= at_first + 8:
                    break
                time.sleep(0.1)
            assert threads() <= at_first + 8
        finally:
            flows = False
            other.join()
