"""Tests of the exit of the interpreter with calls in progress, and of the child of a fork."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from elapsed import count, hold
from hanging_hub import HangingHub
from hubs import ENGINE, SlowHub

# The function that is registered first is called last. It prints how long the exit waited for the
# threads of the library.
TIMED = """
import atexit, sys, threading, time
began = []
atexit.register(lambda: print(time.perf_counter() - began[0]))
import gfxhub
"""

# Freeing `much` takes some time. Meanwhile, calls end, and `on_event` runs for them in an
# interpreter that is shutting down.
MUCH = """
much = [[number] for number in range(300_000)]

def on_event(event):
    sum(number for number in range(20_000))

atexit.register(lambda: began.append(time.perf_counter()))
"""

WAITING = f"""{TIMED}{MUCH}
hub = gfxhub.Client(sys.argv[1], on_event=on_event)

def call():
    while True:
        hub.engines.list()

for _ in range(16):
    threading.Thread(target=call, daemon=True).start()
sys.stdin.readline()
"""

AWAITING = f"""{TIMED}{MUCH}
import asyncio

hub = gfxhub.AsyncClient(sys.argv[1], on_event=on_event)

async def begin():
    calls = [asyncio.create_task(hub.engines.list()) for _ in range(16)]
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)

asyncio.run(begin())
"""

# Number of exits and of forks. The default numbers take some seconds; environment variables can
# set higher ones.
EXITS = count("GFXHUB_EXITS", 6)
FORKS = count("GFXHUB_FORKS", 30)


@pytest.mark.parametrize("busy", [True, False], ids=["busy", "silent"])
@pytest.mark.parametrize("program", [WAITING, AWAITING], ids=["waiting", "awaiting"])
def test_the_interpreter_ends_with_calls_under_way(program: str, busy: bool) -> None:
    times = []
    for _ in range(EXITS):
        # The hub is in this process and continues to respond while the other process ends.
        with SlowHub([ENGINE], at_once=busy) as hub:
            child = subprocess.Popen(
                [sys.executable, "-c", program, hub.url],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for _ in range(16):
                assert hub.asked.acquire(timeout=20)
            waited, stderr = child.communicate("\n", timeout=20)
            assert (child.returncode, stderr) == (0, "")
            times.append(float(waited))
    hold("ended with calls in progress", times, usual=0.5)


# Functions that take something off air, registered before and after the import of gfxhub. The
# interpreter calls the function that was registered last first.
AT_EXIT = """
import atexit, sys

def take(button):
    gfxhub.Client(sys.argv[1]).playout.trigger_button(1, 1, button, timeout=5)
    print(button)

atexit.register(take, "last")
import gfxhub
atexit.register(take, "first")
"""


def test_a_call_of_an_atexit_function_reaches_the_hub() -> None:
    with HangingHub("POST") as hub:
        assert ended(AT_EXIT, hub.url) == "first\nlast\n"
        assert [one.path.split("/")[-1] for one in hub.requests()] == ["first", "last"]


# `AT_EXIT` with asyncio. It can deliver results until the interpreter begins to shut down.
AWAITING_AT_EXIT = """
import asyncio, atexit, sys

async def take(button):
    client = gfxhub.AsyncClient(sys.argv[1])
    try:
        await client.playout.trigger_button(1, 1, button, timeout=5)
        print(button)
    except gfxhub.ClientClosedError as error:
        print(error.effect, error.attempts, "gfxhub.Client" in str(error))

atexit.register(lambda: asyncio.run(take("last")))
import gfxhub
atexit.register(lambda: asyncio.run(take("first")))
"""


def test_a_call_of_asyncio_in_an_atexit_function_is_made_or_refused_at_once() -> None:
    with HangingHub("POST") as hub:
        assert ended(AWAITING_AT_EXIT, hub.url) == "first\nnone 0 True\n"
        assert [one.path.split("/")[-1] for one in hub.requests()] == ["first"]


# The end of `sys.late` takes half a second within the shutdown. A function that runs meanwhile and
# asks for the interpreter ends the process.
PROGRESS = """
import sys, threading, time
import gfxhub

class Late:
    def __del__(self, sleep=time.sleep):
        sleep(0.5)

sys.late = Late()
hub = gfxhub.Client(sys.argv[1])
entered = threading.Event()

def note(done, total):
    entered.set()
    time.sleep(0.1)

def call():
    while True:
        hub.engines.set_properties([(3, "n", "p", 0.5)], on_progress=note)

threading.Thread(target=call, daemon=True).start()
entered.wait()
"""


def test_the_interpreter_ends_while_progress_is_reported() -> None:
    with SlowHub({}, at_once=True) as hub:
        assert ended(PROGRESS, hub.url) == ""


PROGRESS_AT_EXIT = """
import atexit, sys

def send():
    hub = gfxhub.Client(sys.argv[1])
    hub.engines.set_properties([(3, "n", "p", 0.5)], on_progress=print)

atexit.register(send)
import gfxhub
"""


def test_a_batch_of_an_atexit_function_reports_its_progress() -> None:
    with SlowHub({}, at_once=True) as hub:
        assert ended(PROGRESS_AT_EXIT, hub.url) == "1 1\n"


QUEUED = """
import asyncio, sys
import gfxhub

client = gfxhub.AsyncClient(sys.argv[1])

calls = []

async def begin():
    for number in range(200):
        for call in (
            client.playout.trigger_button(1, number, "in", timeout=60),
            client.engines.get(number, timeout=60),
        ):
            calls.append(asyncio.create_task(call))
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)

asyncio.run(begin())
"""


def test_calls_that_wait_for_a_thread_at_the_end_are_not_sent_and_hold_nothing_up() -> None:
    with HangingHub() as hub:
        child = subprocess.Popen(
            [sys.executable, "-c", QUEUED, hub.url],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        hub.has(64)
        began = time.monotonic()
        _, stderr = child.communicate(b"\n", timeout=20)
        assert child.returncode == 0
        # Calls in progress are reported, because no other part of the program could notice them.
        warned = stderr.splitlines()
        began_with = (
            f"playout.trigger_button at {hub.url} failed: the task that awaited it was cancelled."
        )
        assert all(line.startswith(began_with.encode()) for line in warned)
        assert len(warned) == 32
        assert time.monotonic() - began < 5
        assert len(hub.requests()) == 64


def ended(program: str, *words: str) -> str:
    """Runs a program, which must succeed, and returns its output."""
    run = subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


FORKING = """
import os, sys, threading, time
sys.path.insert(0, sys.argv[1])
from hubs import ENGINE, SlowHub
from elapsed import hold
import gfxhub

slow = SlowHub([ENGINE], at_once=True)
hub = gfxhub.Client(slow.url)
busy = True

def call():
    while busy:
        assert hub.engines.list()[0].id == 3

callers = [threading.Thread(target=call) for _ in range(4)]
for caller in callers:
    caller.start()
times = []
for _ in range(int(sys.argv[2])):
    began = time.perf_counter()
    child = os.fork()
    if not child:
        code = 1
        try:
            code = 0 if [hub.engines.list()[0].id for _ in range(3)] == [3] * 3 else 2
            made = gfxhub.Client(slow.url)
            made.engines.list()
            made.close()
            del made
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    times.append(time.perf_counter() - began)
    assert status == 0, status
    assert hub.engines.list()[0].id == 3
busy = False
for caller in callers:
    caller.join()
hold("forked, called and ended", times, usual=1.0, limit=3.0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_fork_has_connections_and_threads_of_its_own(tests: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORKING, tests, str(FORKS)],
        capture_output=True,
        text=True,
        timeout=100 + FORKS,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    print(ended.stdout)


LIVE = """
import os, sys, time
import gfxhub

local = gfxhub.LocalHub()
hub = gfxhub.Client(local.url)
live = hub.live()
opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
assert opacity.set(0.5) and live.flush(10) == []
"""

LIVE_FORK = f"""{LIVE}
child = os.fork()
if child == 0:
    began = time.perf_counter()
    assert live.closed and not opacity.set(0.25)
    try:
        live.flush(10)
    except gfxhub.ClientClosedError:
        assert live.close() == []
        del opacity, live
        os._exit(0 if time.perf_counter() - began < 1 else 2)
    os._exit(1)
assert os.waitpid(child, 0)[1] == 0
assert opacity.set(0.75) and live.flush(10) == []
assert hub.engines.get_property(3, "Mixer_0", "Default//Opacity/0").value == 0.75
"""

LIVE_EXIT = f"""{LIVE}
local.stop()
opacity.set(0.75)
"""


@pytest.mark.parametrize(
    "program",
    [
        LIVE_EXIT,
        pytest.param(
            LIVE_FORK,
            marks=pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork"),
        ),
    ],
    ids=["exit", "fork"],
)
def test_a_live_session_holds_no_end_up(program: str) -> None:
    began = time.monotonic()
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert time.monotonic() - began < 10
