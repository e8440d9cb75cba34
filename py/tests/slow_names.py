"""Batches and live sessions while the name service is slow or does not respond.

Waiting callers must be released in time, unacknowledged values must be reported, and nothing may
reach the hub afterwards. `python slow_names.py SCENARIO` runs a scenario; the library of
tests/slow-names must be loaded.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import pathlib
import signal
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import gfxhub
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = pathlib.Path(__file__).parents[2]
FIGURES: dict[str, int] = json.loads((ROOT / "tests/slow-names/figures.json").read_text("utf-8"))

OPACITY = gfxhub.PropertyAddress(3, "Mixer_0", "Default//Opacity/0")
SETS = [(3, "Mixer_0", f"Default//Opacity/{number}", 0.5) for number in range(FIGURES["items"])]

NEVER, SLOW = "never", str(FIGURES["slow_ms"])


def seconds(name: str) -> float:
    """Returns one of the shared time limits in seconds."""
    return FIGURES[f"{name}_ms"] / 1000


def named(local: gfxhub.LocalHub) -> str:
    """Returns the address of a hub, with a host name instead of an IP address."""
    return f"http://hub.slow.test:{local.url.rsplit(':', 1)[1]}"


def nothing_came(local: gfxhub.LocalHub) -> None:
    """Checks in the request log that no request arrived; the journal lacks refused requests."""
    time.sleep(seconds("quiet"))
    assert local.requests() == []


class Ending:
    """Calls a function a moment later on another thread, and records the time."""

    def __init__(self, end: Callable[[], object]) -> None:
        self._end = end
        self._began = 0.0
        self._timer = threading.Timer(seconds("cancel_after"), self._run)
        self._timer.start()

    def _run(self) -> None:
        self._began = time.perf_counter()
        self._end()

    def was_noticed(self) -> None:
        """Fails if it took too long until the call ended."""
        now = time.perf_counter()
        self._timer.join()
        took = now - self._began
        assert took <= seconds("ends_within"), f"it ended after {took:.3f} s"


def all_failed(report: Any, *kinds: type[gfxhub.GfxHubError]) -> None:
    """Checks that each item failed with one of these kinds and without an effect."""
    assert len(report) == len(SETS)
    for result in report:
        assert isinstance(result.error, kinds), result
        assert result.error.effect == "none"


def is_due(began: float) -> None:
    """Checks that the deadline has just passed."""
    took = time.perf_counter() - began
    assert 0 <= took - seconds("deadline") <= seconds("late"), f"it took {took:.3f} s"


def batch_cancelled(local: gfxhub.LocalHub) -> None:
    with gfxhub.Client(named(local)) as hub:
        token = gfxhub.CancelToken()
        ending = Ending(token.cancel)
        report = hub.engines.set_properties(SETS, cancel=token, timeout=60)
        ending.was_noticed()
        all_failed(report, gfxhub.CallCancelledError)
        nothing_came(local)


def batch_interrupted(local: gfxhub.LocalHub) -> None:
    # A shell may let this program ignore SIGINT.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with gfxhub.Client(named(local)) as hub:
        ending = Ending(lambda: os.kill(os.getpid(), signal.SIGINT))
        with pytest.raises(KeyboardInterrupt) as interrupted:
            hub.engines.set_properties(SETS, timeout=60)
        ending.was_noticed()
        assert gfxhub.effect_of(interrupted.value) == "none"
        nothing_came(local)


def batch_timed_out(local: gfxhub.LocalHub) -> None:
    with gfxhub.Client(named(local)) as hub:
        began = time.perf_counter()
        report = hub.engines.set_properties(SETS, timeout=seconds("deadline"))
        is_due(began)
        all_failed(report, gfxhub.CallTimeoutError)


def batch_closed(local: gfxhub.LocalHub) -> None:
    hub = gfxhub.Client(named(local))
    ending = Ending(hub.close)
    report = hub.engines.set_properties(SETS, timeout=60)
    ending.was_noticed()
    all_failed(report, gfxhub.CallCancelledError, gfxhub.ClientClosedError)


def live_closed(local: gfxhub.LocalHub) -> None:
    with gfxhub.Client(named(local)) as hub:
        live = hub.live()
        assert live.property(*OPACITY).set(0.5)
        for wait, limit in (live.flush, seconds("flush")), (live.close, seconds("close")):
            began = time.perf_counter()
            assert wait(limit) == [OPACITY], wait
            took = time.perf_counter() - began
            assert took <= limit + seconds("late"), f"{wait} took {took:.3f} s"
        nothing_came(local)


class Counting:
    """A thread that runs every millisecond, and records the longest time for which it could not."""

    def __enter__(self) -> Counting:
        self.longest = 0.0
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._count)
        self._thread.start()
        return self

    def _count(self) -> None:
        last = time.perf_counter()
        while not self._enough.is_set():
            time.sleep(0.001)
            now = time.perf_counter()
            self.longest = max(self.longest, now - last)
            last = now

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join()


def drops(live: list[Any], drop: Callable[[], object]) -> None:
    """Drops the session in the list, which has a waiting value."""
    with Counting() as counting:
        began = time.perf_counter()
        live.clear()
        drop()
        took = time.perf_counter() - began
    times = f"it took {took:.3f} s, and another thread stood still for {counting.longest:.3f} s"
    assert took <= seconds("ends_within"), times
    assert counting.longest <= seconds("gap"), times


def live_dropped(local: gfxhub.LocalHub) -> None:
    with gfxhub.Client(named(local)) as hub:
        live = [hub.live()]
        assert live[0].property(*OPACITY).set(0.5)
        time.sleep(seconds("cancel_after"))
        drops(live, lambda: None)


async def task_cancelled(local: gfxhub.LocalHub) -> None:
    async with gfxhub.AsyncClient(named(local)) as hub:
        task = asyncio.create_task(hub.engines.set_properties(SETS, timeout=60))
        await asyncio.sleep(seconds("cancel_after"))
        began = time.perf_counter()
        task.cancel()
        with pytest.raises(asyncio.CancelledError) as cancelled:
            await task
        took = time.perf_counter() - began
        assert took <= seconds("ends_within"), f"it ended after {took:.3f} s"
        assert gfxhub.effect_of(cancelled.value) == "none"
        nothing_came(local)


async def async_batch_timed_out(local: gfxhub.LocalHub) -> None:
    async with gfxhub.AsyncClient(named(local)) as hub:
        began = time.perf_counter()
        report = await hub.engines.set_properties(SETS, timeout=seconds("deadline"))
        is_due(began)
        all_failed(report, gfxhub.CallTimeoutError)


async def async_batch_closed(local: gfxhub.LocalHub) -> None:
    hub = gfxhub.AsyncClient(named(local))
    ending = Ending(hub.close)
    report = await hub.engines.set_properties(SETS, timeout=60)
    ending.was_noticed()
    all_failed(report, gfxhub.CallCancelledError, gfxhub.ClientClosedError)


async def async_live_closed(local: gfxhub.LocalHub) -> None:
    async with gfxhub.AsyncClient(named(local)) as hub:
        live = hub.live()
        assert live.property(*OPACITY).set(0.5)
        for wait, limit in (live.flush, seconds("flush")), (live.close, seconds("close")):
            try:
                left = await asyncio.wait_for(wait(limit), limit + seconds("late"))
            except asyncio.TimeoutError:
                raise AssertionError(f"{wait} of {limit} s goes on waiting") from None
            assert left == [OPACITY], wait
        nothing_came(local)


async def async_live_collected(local: gfxhub.LocalHub) -> None:
    async with gfxhub.AsyncClient(named(local)) as hub:
        live: list[Any] = [hub.live()]
        assert live[0].property(*OPACITY).set(0.5)
        await asyncio.sleep(seconds("cancel_after"))
        # A list that contains itself is freed only by the garbage collector.
        cycle: list[Any] = [live[0]]
        cycle.append(cycle)
        del cycle
        drops(live, gc.collect)


async def executor_is_full(local: gfxhub.LocalHub) -> None:
    """Closes a session while the program keeps all threads of the loop's executor busy."""
    release, loop = threading.Event(), asyncio.get_running_loop()
    for _ in range(FIGURES["executor_jobs"]):
        loop.run_in_executor(None, release.wait, seconds("executor_job"))
    try:
        await async_live_closed(local)
    finally:
        release.set()


# The behaviour of the name service that each scenario needs.
SCENARIOS: dict[Callable[[gfxhub.LocalHub], Any], str] = {
    batch_cancelled: SLOW,
    batch_interrupted: SLOW,
    batch_timed_out: NEVER,
    batch_closed: NEVER,
    live_closed: SLOW,
    live_dropped: NEVER,
    task_cancelled: SLOW,
    async_batch_timed_out: NEVER,
    async_batch_closed: NEVER,
    async_live_closed: SLOW,
    async_live_collected: NEVER,
    executor_is_full: SLOW,
}


def main(name: str) -> None:
    """Runs a scenario."""
    play = next(each for each in SCENARIOS if each.__name__ == name)
    with gfxhub.LocalHub() as local:
        awaited = play(local)
        if awaited is not None:
            asyncio.run(awaited)


if __name__ == "__main__":
    main(sys.argv[1])
