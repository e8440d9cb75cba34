"""Tests that calls of several threads run in parallel."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import gfxhub
import pytest
from hubs import ENGINE, SlowHub


def count_while(wait: threading.Event) -> int:
    """Counts in a Python loop until `wait` is set."""
    counted = 0
    while not wait.is_set():
        counted += 1
    return counted


@pytest.mark.parametrize("main", [True, False], ids=["main thread", "other thread"])
def test_other_threads_run_during_a_call(main: bool) -> None:
    over, counted = threading.Event(), []
    counter = threading.Thread(target=lambda: counted.append(count_while(over)))

    def call() -> None:
        with SlowHub() as slow, pytest.raises(gfxhub.CallTimeoutError):
            gfxhub.Client(slow.url).engines.list(timeout=0.5)

    counter.start()
    if main:
        call()
    else:
        caller = threading.Thread(target=call)
        caller.start()
        caller.join()
    over.set()
    counter.join()
    # If the call held the interpreter, the loop could count only for a few slices of 5 ms.
    assert counted[0] > 100_000


def test_many_threads_share_a_client() -> None:
    with SlowHub([ENGINE], at_once=True) as hub, gfxhub.Client(hub.url) as client:

        def call(number: int) -> None:
            if number % 3:
                (engine,) = client.engines.list()
                assert engine.display_name == "Engine 3"
            else:
                with pytest.raises(gfxhub.DecodeError):
                    client.playout.create_rundown(f"Rundown {number}")

        with ThreadPoolExecutor(24) as threads:
            list(threads.map(call, range(1200)))
        assert hub.requests == 1200


def test_a_token_cancels_a_call_of_another_thread() -> None:
    with SlowHub() as slow, ThreadPoolExecutor(4) as threads:
        client, token = gfxhub.Client(slow.url), gfxhub.CancelToken()
        token.cancel()
        with pytest.raises(gfxhub.CallCancelledError) as raised:
            client.engines.list(cancel=token)
        assert raised.value.effect == "none"
        assert token.cancelled
        assert slow.requests == 0
        waiting = threads.submit(client.engines.list, timeout=0.3)
        with pytest.raises(gfxhub.CallTimeoutError):
            waiting.result()


def test_a_call_of_the_main_thread_costs_little_more() -> None:
    with SlowHub([], at_once=True) as hub, gfxhub.Client(hub.url) as client:
        client.engines.list()

        def best() -> float:
            times = []
            for _ in range(300):
                began = time.perf_counter()
                client.engines.list()
                times.append(time.perf_counter() - began)
            return sorted(times)[len(times) // 2]

        with ThreadPoolExecutor(1) as threads:
            elsewhere = threads.submit(best).result()
        assert best() < elsewhere + 0.002
