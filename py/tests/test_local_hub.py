"""Tests of the hub simulator within the interpreter's process."""

from __future__ import annotations

import dataclasses
import json
import os
import pickle
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import gfxhub
import pytest

SHOWS = Path(__file__).parents[2] / "simulator" / "shows"
STUDIO_A = 3

# Time limits in seconds for stopping a hub, and for the process of a test.
STOPPED = 0.5
LIMIT = 30.0


def answers(port: int) -> bool:
    """Returns True if a program listens on a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def make_rundown(simulator: gfxhub.LocalHub, name: str, **headers: str) -> None:
    """Creates a playout rundown, using only the standard library."""
    request = urllib.request.Request(
        f"{simulator.url}/api/rest/v1/playout/rundowns",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json", **headers},
    )
    with urllib.request.urlopen(request, timeout=LIMIT) as answer:
        answer.read()


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a Python program to its end."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program, *arguments],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )


def test_it_holds_the_demo_show_until_the_block_ends() -> None:
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        assert simulator.url == f"http://127.0.0.1:{simulator.port}"
        assert "Studio A" in [engine.display_name for engine in hub.engines.list()]
        assert repr(simulator) == f"<gfxhub.LocalHub {simulator.url}>"
    assert not answers(simulator.port)
    assert repr(simulator) == f"<gfxhub.LocalHub {simulator.url} (stopped)>"
    simulator.stop()


def test_it_ends_with_its_last_reference() -> None:
    simulator = gfxhub.LocalHub()
    port = simulator.port
    assert answers(port)
    del simulator
    assert not answers(port)


def test_the_journal_tells_what_it_did() -> None:
    with gfxhub.LocalHub(clock="manual") as simulator:
        assert simulator.journal() == []
        make_rundown(simulator, "Evening")
        assert simulator.advance(1.5) == 1.5
        make_rundown(simulator, "Night", **{"X-Request-Id": "the second"})
    first, second = simulator.journal()
    assert (first.sequence, first.at, first.request_id) == (1, 0.0, None)
    assert first.operation == "playout.create_rundown"
    assert first.target == {}
    assert first.change["name"] == "Evening"
    assert (second.sequence, second.at, second.request_id) == (2, 1.5, "the second")
    assert second.request > first.request
    assert simulator.journal_since(1) == [second]
    assert simulator.journal_since(2) == []
    assert pickle.loads(pickle.dumps(second)) == second
    with pytest.raises(dataclasses.FrozenInstanceError):
        first.at = 2.0  # type: ignore[misc]


def test_its_log_has_every_request() -> None:
    with gfxhub.LocalHub(api_key="s3cret") as simulator:
        assert (simulator.requests(), simulator.requests_dropped) == ([], 0)
        with gfxhub.Client(
            simulator.url, api_key="s3cret", headers={"X-Request-Id": "take 7"}
        ) as hub:
            hub.engines.get(STUDIO_A)
            hub.playout.create_rundown("Evening")
        with gfxhub.Client(simulator.url) as hub, pytest.raises(gfxhub.AuthError):
            hub.request("GET", "/api/rest/v1/nothing?api_key=s3cre")
        simulator.set_faults([{"fault": "reset", "after": "effect"}])
        lost = pytest.raises(gfxhub.ConnectionLostError)
        with gfxhub.Client(simulator.url, api_key="s3cret") as hub, lost:
            hub.playout.create_rundown("Night")
    read, made, refused, gone = simulator.requests()
    assert (read.number, read.method, read.path) == (1, "GET", f"/api/rest/v1/engines/{STUDIO_A}")
    assert (read.operation, read.status, read.effect) == ("engines.get", 200, "none")
    assert (read.request_id, refused.request_id) == ("take 7", None)
    assert read.elapsed is not None
    assert 0 <= read.elapsed < LIMIT
    assert (made.status, made.effect) == (201, "done")
    assert made.number == simulator.journal()[0].request
    assert (refused.operation, refused.status) == (None, 403)
    assert refused.path == "/api/rest/v1/nothing?api_key=***"
    assert (gone.operation, gone.status) == ("playout.create_rundown", None)
    assert (gone.number, gone.effect) == (4, "done")
    assert gone.connection > read.connection
    assert simulator.requests_since(2) == [refused, gone]
    assert simulator.requests_since(9) == []
    assert pickle.loads(pickle.dumps(gone)) == gone
    with pytest.raises(dataclasses.FrozenInstanceError):
        read.status = 500  # type: ignore[misc]
    simulator.reset()
    assert simulator.requests() == []


def test_a_manual_clock_moves_values() -> None:
    with gfxhub.LocalHub(clock="manual") as simulator, gfxhub.Client(simulator.url) as hub:
        node, path = next(
            (node.node_path, known.property_path)
            for node in hub.engines.list_nodes(STUDIO_A)
            for known in hub.engines.list_properties(STUDIO_A, node.node_path)
            if isinstance(known.value, float)
        )
        before = hub.engines.get_property(STUDIO_A, node, path).value
        assert isinstance(before, float)
        hub.engines.set_property(
            STUDIO_A, node, path, before + 8.0, interpolation="Linear", duration=2.0
        )
        simulator.advance(0.5)
        assert hub.engines.get_property(STUDIO_A, node, path).value == before + 2.0
        simulator.advance(10)
        assert hub.engines.get_property(STUDIO_A, node, path).value == before + 8.0


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf"), 1e300])
def test_a_clock_moves_on_by_a_length_of_time(seconds: float) -> None:
    with gfxhub.LocalHub(clock="manual") as simulator:
        with pytest.raises(gfxhub.InvalidArgumentError) as caught:
            simulator.advance(seconds)
        assert caught.value.argument == "seconds"
        assert simulator.advance(0) == 0.0


def test_real_time_cannot_be_advanced() -> None:
    with (
        gfxhub.LocalHub() as simulator,
        pytest.raises(gfxhub.InvalidArgumentError, match="manual clock"),
    ):
        simulator.advance(1)


def test_a_show_comes_from_a_file_or_as_it_would_stand_there() -> None:
    file = SHOWS / "minimal.json"
    show = json.loads(file.read_text(encoding="utf-8"))
    held = []
    for given in (file, str(file), show):
        with gfxhub.LocalHub(show=given) as simulator, gfxhub.Client(simulator.url) as hub:
            held.append([engine.name for engine in hub.engines.list()])
    assert held == [[engine["name"] for engine in show["engines"]]] * 3


def test_a_show_that_makes_no_sense_is_refused_with_the_place(tmp_path: Path) -> None:
    show = {"format": 1, "engines": [{"id": 1}]}
    file = tmp_path / "show.json"
    file.write_text(json.dumps(show), encoding="utf-8")
    for given in (show, file):
        with pytest.raises(gfxhub.InvalidArgumentError, match=r"engines\[0\].*name") as caught:
            gfxhub.LocalHub(show=given)
        assert caught.value.argument == "show"
    with pytest.raises(gfxhub.LocalIoError, match=r"no-such-show\.json"):
        gfxhub.LocalHub(show=tmp_path / "no-such-show.json")


@pytest.mark.parametrize(
    ("argument", "value"),
    [("profile", "3.0"), ("clock", "sundial"), ("host", "studio"), ("no_license", 7)],
)
def test_what_is_wrong_is_named(argument: str, value: object) -> None:
    with pytest.raises(gfxhub.InvalidArgumentError) as caught:
        gfxhub.LocalHub(**{argument: value})  # type: ignore[arg-type]
    assert caught.value.argument == argument


def test_what_is_of_another_type_is_a_type_error() -> None:
    for wrong in ({"port": "80"}, {"api_key": 7}, {"profile": 1.6}):
        (name,) = wrong
        with pytest.raises(TypeError, match=f"^argument '{name}': "):
            gfxhub.LocalHub(**wrong)
    with pytest.raises(gfxhub.InvalidArgumentError, match=r"^port: it is out of range"):
        gfxhub.LocalHub(port=65536)
    with pytest.raises(TypeError, match=r"^argument 'show': "):
        gfxhub.LocalHub(show=7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        gfxhub.LocalHub("show.json")  # type: ignore[arg-type, call-arg]


def test_it_asks_for_its_key_and_takes_its_token() -> None:
    with gfxhub.LocalHub(api_key="secret", token="open", allowed_hosts=["studio"]) as simulator:
        assert simulator.token == "open"
        assert "secret" not in repr(simulator)
        with gfxhub.Client(simulator.url) as hub, pytest.raises(gfxhub.AuthError):
            hub.engines.list()
        with gfxhub.Client(simulator.url, api_key="secret") as hub:
            assert hub.engines.list()


def test_pages_of_an_allowed_origin_may_call() -> None:
    with gfxhub.LocalHub(allowed_origins=["http://panel.example"]) as simulator:
        request = urllib.request.Request(f"{simulator.url}/api/rest/v1/engines")
        request.add_header("Origin", "http://panel.example")
        with urllib.request.urlopen(request) as response:
            allowed = response.headers["Access-Control-Allow-Origin"]
        assert allowed == "http://panel.example"
    with pytest.raises(gfxhub.InvalidArgumentError, match=r"^allowed_origins: .*any page"):
        gfxhub.LocalHub(allowed_origins=["*"])


def test_it_acts_like_the_generation_that_is_named() -> None:
    with gfxhub.LocalHub(profile="1.0") as simulator, gfxhub.Client(simulator.url) as hub:
        assert hub.engines.list()
        with pytest.raises(gfxhub.NotFoundError):
            hub.graphs.list()


@pytest.mark.parametrize(("no_license", "status"), [(True, 403), (402, 402)])
def test_without_a_license_every_request_gets_one_status(no_license: int, status: int) -> None:
    with gfxhub.LocalHub(no_license=no_license) as simulator, gfxhub.Client(simulator.url) as hub:
        with pytest.raises(gfxhub.GfxHubError) as caught:
            hub.engines.list()
        assert caught.value.status == status


def test_a_store_keeps_what_was_written(tmp_path: Path) -> None:
    store = tmp_path / "hub.store"
    with gfxhub.LocalHub(store=store) as simulator:
        make_rundown(simulator, "Kept")
        with pytest.raises(gfxhub.LocalIoError, match=r"hub\.store"):
            gfxhub.LocalHub(store=store)
    with gfxhub.LocalHub(store=str(store)) as simulator, gfxhub.Client(simulator.url) as hub:
        assert "Kept" in [rundown.name for rundown in hub.playout.list_rundowns()]


def test_a_port_that_is_taken_is_named() -> None:
    with (
        gfxhub.LocalHub() as simulator,
        pytest.raises(gfxhub.LocalIoError, match=str(simulator.port)),
    ):
        gfxhub.LocalHub(port=simulator.port)


def test_many_run_at_once_and_each_stops_in_a_moment() -> None:
    simulators = [gfxhub.LocalHub() for _ in range(20)]
    assert len({simulator.port for simulator in simulators}) == 20
    idle = [socket.create_connection(("127.0.0.1", simulator.port)) for simulator in simulators]
    for number, simulator in enumerate(simulators):
        make_rundown(simulator, f"of {number}")
    for number, simulator in enumerate(simulators):
        assert [entry.change["name"] for entry in simulator.journal()] == [f"of {number}"]
        start = time.monotonic()
        simulator.stop()
        assert time.monotonic() - start < STOPPED
        assert not answers(simulator.port)
    for connection in idle:
        connection.close()


def test_many_threads_read_one() -> None:
    with gfxhub.LocalHub(clock="manual") as simulator:
        lengths: list[list[int]] = []

        def read() -> None:
            seen = [len(simulator.journal()) for _ in range(50)]
            lengths.append(seen)

        threads = [threading.Thread(target=read) for _ in range(8)]
        for thread in threads:
            thread.start()
        for number in range(20):
            make_rundown(simulator, str(number))
            simulator.advance(0.1)
        for thread in threads:
            thread.join(LIMIT)
        assert len(lengths) == 8
        assert all(seen == sorted(seen) for seen in lengths)
        assert len(simulator.journal()) == 20


# The function that is registered first is called last, after the hubs have been stopped.
LEFT_RUNNING = r"""
import atexit, socket, time
started = []
atexit.register(lambda: print(time.monotonic() - started[0]))
import gfxhub
simulators = [gfxhub.LocalHub() for _ in range(12)]
head = b"POST /api/rest/v1/playout/rundowns HTTP/1.1\r\nHost: localhost\r\n"
head += b"Content-Length: 9\r\n\r\n{"
busy = []
for simulator in simulators:
    busy.append(socket.create_connection(("127.0.0.1", simulator.port)))
    busy[-1].sendall(head)
atexit.register(lambda: started.append(time.monotonic()))
cycle = [simulators]
cycle.append(cycle)
"""


def test_those_left_running_stop_with_the_interpreter() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", LEFT_RUNNING],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert float(ended.stdout) < STOPPED


def test_engines_leave_and_come_back() -> None:
    with gfxhub.LocalHub(clock="manual") as simulator, gfxhub.Client(simulator.url) as hub:
        nodes = hub.engines.list_nodes(3)
        simulator.disconnect_engine(3)
        assert hub.engines.get(3).status == "disconnected"
        assert hub.engines.list_nodes(3) == []
        simulator.restart_engine(3, away=3.0, empty=1.0)
        simulator.advance(3.0)
        assert hub.engines.get(3).status != "disconnected"
        assert hub.engines.list_nodes(3) == []
        simulator.advance(1.0)
        assert hub.engines.list_nodes(3) == nodes
        for refused in (simulator.disconnect_engine, simulator.restart_engine):
            with pytest.raises(gfxhub.InvalidArgumentError, match="no engine 99") as caught:
                refused(99)
            assert caught.value.argument == "engine_id"
        with pytest.raises(gfxhub.InvalidArgumentError) as caught:
            simulator.restart_engine(3, away=-1.0)
        assert caught.value.argument == "away"


def test_a_restart_keeps_port_and_journal() -> None:
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        rundowns = hub.playout.list_rundowns()
        hub.playout.create_rundown("Late News")
        port = simulator.port
        simulator.restart(down=0.05)
        assert simulator.port == port
        assert hub.playout.list_rundowns() == rundowns
        assert len(simulator.journal()) == 1
        with pytest.raises(gfxhub.InvalidArgumentError):
            simulator.restart(float("nan"))
    with pytest.raises(gfxhub.LocalIoError, match="stopped"):
        simulator.restart()


def test_calls_take_the_service_time() -> None:
    with gfxhub.LocalHub(service_time=0.05) as simulator, gfxhub.Client(simulator.url) as hub:
        assert simulator.service_time == 0.05
        began = time.monotonic()
        hub.engines.list()
        assert time.monotonic() - began >= 0.05
        simulator.set_service_time(0)
        assert simulator.service_time == 0.0
        for wrong in (-1.0, 10.1):
            with pytest.raises(gfxhub.InvalidArgumentError) as caught:
                simulator.set_service_time(wrong)
            assert caught.value.argument == "seconds"
    with pytest.raises(gfxhub.InvalidArgumentError):
        gfxhub.LocalHub(service_time=10.1)


FORKED = """
import os, sys, warnings
# Since version 3.12, Python warns of a fork while other threads run.
warnings.simplefilter("ignore")
import gfxhub
simulator = gfxhub.LocalHub()
child = os.fork()
if child == 0:
    for use in (simulator.journal, lambda: simulator.advance(1), lambda: simulator.url):
        try:
            use()
            sys.exit("a hub of another process was used")
        except gfxhub.ClientClosedError as error:
            assert "forked" in str(error), error
    simulator.stop()
    with gfxhub.LocalHub() as own, gfxhub.Client(own.url) as hub:
        assert hub.engines.list()
    del simulator
    sys.exit(0)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
with gfxhub.Client(simulator.url) as hub:
    assert hub.engines.list()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_the_child_of_a_fork_neither_uses_nor_stops_it() -> None:
    ended = run(FORKED)
    assert (ended.returncode, ended.stderr) == (0, "")


arm = getattr(gfxhub._gfxhub, "_arm_panic", None)


@pytest.mark.skipif(arm is None, reason="built without panics on demand")
def test_a_panic_is_an_internal_error() -> None:
    assert arm is not None
    with gfxhub.LocalHub() as simulator:
        arm("NativeLocalHub.journal_json")
        with pytest.raises(gfxhub.InternalError, match=r"NativeLocalHub\.journal_json"):
            simulator.journal()
        make_rundown(simulator, "All is well")
        assert len(simulator.journal()) == 1
