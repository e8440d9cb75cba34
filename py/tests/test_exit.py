"""The end of the interpreter with calls under way, and the child of a fork."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

WAITING = """
import sys, threading
sys.path.insert(0, sys.argv[1])
from hubs import SlowHub
import gfxhub

slow = SlowHub(at_once=sys.argv[2] == "busy")
hub = gfxhub.Client(slow.url, on_event=lambda event: None)

def call():
    while True:
        hub.engines.list()

for _ in range(16):
    threading.Thread(target=call, daemon=True).start()
for _ in range(16):
    slow.asked.acquire()
"""

AWAITING = """
import asyncio, sys
sys.path.insert(0, sys.argv[1])
from hubs import SlowHub
import gfxhub

slow = SlowHub(at_once=sys.argv[2] == "busy")
hub = gfxhub.AsyncClient(slow.url, on_event=lambda event: None)

async def begin():
    calls = [hub.engines.list() for _ in range(16)]
    while slow.requests < 16:
        await asyncio.sleep(0.001)

asyncio.run(begin())
"""

# One of each way takes a third of a second; GFXHUB_EXITS=500 tries as long as one likes.
EXITS = int(os.environ.get("GFXHUB_EXITS", "6"))


@pytest.mark.parametrize("hub", ["busy", "silent"])
@pytest.mark.parametrize("program", [WAITING, AWAITING], ids=["waiting", "awaiting"])
def test_the_interpreter_ends_with_calls_under_way(tests: str, program: str, hub: str) -> None:
    for _ in range(EXITS):
        ended = subprocess.run(
            [sys.executable, "-c", program, tests, hub],
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, ""), ended


FORKING = """
import os, sys, threading
sys.path.insert(0, sys.argv[1])
from hubs import ENGINE, SlowHub
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
for _ in range(int(sys.argv[2])):
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
    assert status == 0, status
    assert hub.engines.list()[0].id == 3
busy = False
for caller in callers:
    caller.join()
print("forked")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_fork_has_connections_and_threads_of_its_own(tests: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORKING, tests, str(EXITS * 5)],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (0, "forked\n"), ended.stderr
