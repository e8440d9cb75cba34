"""A hub in a child process that records every request and responds only to selected ones."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
import time
from typing import Any, NamedTuple


class Request(NamedTuple):
    """A request that the hub received, with its time by `time.monotonic`."""

    at: float
    method: str
    path: str


class HangingHub:
    """Responds to requests with the methods in `answered`, and never to others."""

    def __init__(self, *answered: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, *answered],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.url = f"http://127.0.0.1:{self._line()}"

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def _ask(self, what: str) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        return json.loads(self._line())

    def requests(self) -> list[Request]:
        """Returns the requests so far."""
        return [Request(*one) for one in self._ask("requests")]

    def longest_stall(self) -> float:
        """Returns the maximum delay in seconds of a sleeping thread in the child process."""
        return float(self._ask("stall"))

    def has(self, number: int) -> None:
        """Waits until this many requests have arrived."""
        while len(self.requests()) < number:
            time.sleep(0.005)

    def __enter__(self) -> HangingHub:
        return self

    def __exit__(self, *_raised: object) -> None:
        self._process.kill()
        self._process.communicate()


def serve(peer: socket.socket, answered: set[str], seen: list[Request]) -> None:
    """Records the requests of one connection until it is closed."""
    read = b""
    try:
        while more := peer.recv(65536):
            read += more
            while b"\r\n\r\n" in read:
                head, _, read = read.partition(b"\r\n\r\n")
                method, path, _ = head.split(b"\r\n")[0].decode().split(" ")
                seen.append(Request(time.monotonic(), method, path))
                if method in answered:
                    peer.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
                    if b"connection: close" in head.lower():
                        return
    except OSError:
        pass
    finally:
        peer.close()


def main() -> None:
    """Serves until the standard input ends."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    seen: list[Request] = []

    def accept() -> None:
        while True:
            peer, _ = listener.accept()
            words = (peer, set(sys.argv[1:]), seen)
            threading.Thread(target=serve, args=words, daemon=True).start()

    stalls = [0.0]

    def oversleep() -> None:
        while True:
            until = time.monotonic() + 0.01
            time.sleep(0.01)
            stalls[0] = max(stalls[0], time.monotonic() - until)

    threading.Thread(target=accept, daemon=True).start()
    threading.Thread(target=oversleep, daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    for line in sys.stdin:
        print(json.dumps(stalls[0] if line == "stall\n" else list(seen)), flush=True)


if __name__ == "__main__":
    main()
