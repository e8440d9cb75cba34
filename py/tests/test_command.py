"""Tests of the command, as a module, as the script that pip installs, and called by a program."""

from __future__ import annotations

import http.server
import os
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import gfxhub
import pytest
from gfxhub.__main__ import main
from programs import running

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMIT = 30.0
POSIX = os.name == "posix"

SCRIPT = Path(sysconfig.get_path("scripts")) / ("gfxhub" if POSIX else "gfxhub.exe")
WAYS = pytest.mark.parametrize(
    "way", [[sys.executable, "-m", "gfxhub"], [str(SCRIPT)]], ids=["module", "script"]
)


@pytest.fixture(autouse=True)
def _no_hub_of_the_developer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Removes environment variables of the developer that the command reads."""
    monkeypatch.delenv("GFXHUB_URL", raising=False)
    monkeypatch.delenv("GFXHUB_API_KEY", raising=False)


def ran(way: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end."""
    return subprocess.run(
        [*way, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )


@WAYS
def test_it_is_the_command(way: list[str]) -> None:
    version = ran(way, "--version")
    assert (version.returncode, version.stdout) == (0, f"gfxhub {gfxhub.__version__}\n")
    wrong = ran(way, "no-such-word")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "no-such-word" in wrong.stderr


@WAYS
def test_it_calls_a_hub(way: list[str]) -> None:
    with gfxhub.LocalHub() as simulator:
        listed = ran(way, "--hub", simulator.url, "engines", "list")
        assert (listed.returncode, listed.stderr) == (0, "")
        assert "Studio A" in listed.stdout
    refused = ran(way, "--hub", simulator.url, "engines", "list")
    assert (refused.returncode, refused.stdout) == (3, "")
    assert "engines.list" in refused.stderr


@WAYS
@pytest.mark.skipif(not POSIX, reason="signals are those of POSIX")
def test_an_interrupt_ends_the_simulator(way: list[str]) -> None:
    with running(*way, "simulator", "--port", "0") as hub:
        assert hub.stdout is not None
        assert hub.stderr is not None
        assert hub.stdout.readline().startswith("http://127.0.0.1:")
        hub.send_signal(signal.SIGINT)
        assert hub.wait(LIMIT) == 0
        assert hub.stderr.read() == ""


@WAYS
@pytest.mark.skipif(not POSIX, reason="signals are those of POSIX")
def test_the_demo_plays_and_shows_lines_of_python(way: list[str]) -> None:
    with running(*way, "demo", "--no-open", "--speed", "1000") as demo:
        assert demo.stdout is not None
        assert demo.stderr is not None
        lines: list[str] = []
        while not (lines and lines[-1].startswith("A line for each effect")):
            lines.append(demo.stdout.readline())
            assert lines[-1] != "", "".join(lines)
        assert any(line.rstrip().endswith("the rehearsal holds.") for line in lines)
        first = lines.index("  import gfxhub\n")
        pasted = [line[2:] for line in lines[first:] if line.startswith("  ")]
        ended = subprocess.run(
            [sys.executable, "-W", "error", "-c", "".join(pasted)],
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "Studio A" in ended.stdout
        effects = [demo.stdout.readline() for _ in range(2)]
        assert "engines.set_property" in effects[0]
        assert "playout.trigger_button" in effects[1]
        demo.send_signal(signal.SIGINT)
        assert demo.wait(LIMIT) == 0
        assert demo.stderr.read() == ""


class Silent(http.server.ThreadingHTTPServer):
    """A server that responds only when it is closed."""

    daemon_threads = True

    def __init__(self) -> None:
        """Listens on a free port."""
        super().__init__(("127.0.0.1", 0), Unhurried)
        self.asked = threading.Event()
        self.over = threading.Event()
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, *_: object) -> None:
        """Ignores errors of clients that were killed."""


class Unhurried(http.server.BaseHTTPRequestHandler):
    """Handles the requests to a `Silent` server."""

    server: Silent

    def do_GET(self) -> None:
        """Reports the request, and responds when the server is closed."""
        self.server.asked.set()
        self.server.over.wait(LIMIT)
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"[]")

    def log_message(self, *_: object) -> None:
        """Logs nothing."""


@pytest.fixture
def silent() -> Iterator[Silent]:
    """Runs a server during a test."""
    with Silent() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.over.set()
        server.shutdown()
        thread.join(LIMIT)


@WAYS
@pytest.mark.skipif(not POSIX, reason="signals are those of POSIX")
def test_an_interrupt_ends_a_call_at_once(way: list[str], silent: Silent) -> None:
    with running(*way, "--hub", silent.url, "engines", "list") as call:
        assert silent.asked.wait(LIMIT)
        call.send_signal(signal.SIGINT)
        out, complaint = call.communicate(timeout=LIMIT)
        assert (call.returncode, out) == (17, ""), complaint
        assert "the call was cancelled. Nothing was changed on the hub." in complaint


@WAYS
@pytest.mark.skipif(not POSIX, reason="signals are those of POSIX")
def test_a_closed_pipe_ends_the_command(way: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended = subprocess.run(
            [*way, "invoke", "--list"],
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            timeout=LIMIT,
            check=False,
        )
    finally:
        os.close(writer)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_program_gets_the_exit_code(capfd: pytest.CaptureFixture[str]) -> None:
    before = signal.getsignal(signal.SIGINT)
    assert main(["--version"]) == 0
    assert main(["engines", "no-such-word"]) == 2
    assert main(["--hub", "http://127.0.0.1:1", "engines", "get-node", "3", "\udcff"]) == 2
    assert signal.getsignal(signal.SIGINT) is before
    assert capfd.readouterr().out == f"gfxhub {gfxhub.__version__}\n"


def test_others_run_while_it_waits(silent: Silent, capfd: pytest.CaptureFixture[str]) -> None:
    codes: list[int] = []
    call = threading.Thread(
        target=lambda: codes.append(main(["--hub", silent.url, "engines", "list", "--json"]))
    )
    call.start()
    # The server runs in this interpreter, so the request arrives only if the command releases it.
    assert silent.asked.wait(LIMIT)
    assert codes == []
    silent.over.set()
    call.join(LIMIT)
    assert codes == [0]
    assert capfd.readouterr().out.strip() == "[]"
