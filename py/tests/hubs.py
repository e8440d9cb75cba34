"""Servers for tests that need more than the hub simulator. They respond when a test lets them."""

from __future__ import annotations

import contextlib
import json
import re
import select
import socket
import threading
import time
from typing import Any

ENGINE = {"id": 3, "name": "re-3", "displayName": "Engine 3", "status": "ready"}


def request(peer: socket.socket) -> bytes:
    """Reads a whole request. Returns an empty text if the peer has closed the connection."""
    read = b""
    while True:
        head, end, body = read.partition(b"\r\n\r\n")
        size = re.search(rb"\r\ncontent-length: *(\d+)", head, re.IGNORECASE)
        if end and len(body) >= int(size[1] if size else 0):
            return read
        more = peer.recv(65536)
        if not more:
            return b""
        read += more


class SlowHub:
    """A hub that sends the same response to every request, after `answer` was called."""

    def __init__(self, answer: Any = (), *, status: int = 200, at_once: bool = False) -> None:
        self._body = json.dumps(list(answer) if isinstance(answer, tuple) else answer).encode()
        self._status = status
        self._go = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self._open: list[socket.socket] = []
        self._serving: list[threading.Thread] = []
        self.paths: list[str] = []
        """The path of each request, in order of arrival."""
        self.asked = threading.Semaphore(0)
        """Released when a request arrives."""
        if at_once:
            self._go.set()
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                peer, _ = self._listener.accept()
            except OSError:
                return
            self._open.append(peer)
            self._serving.append(threading.Thread(target=self._serve, args=(peer,), daemon=True))
            self._serving[-1].start()

    def _serve(self, peer: socket.socket) -> None:
        head = (
            f"HTTP/1.1 {self._status} Word\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(self._body)}\r\n\r\n"
        )
        try:
            while read := request(peer):
                self.paths.append(read.split(b" ", 2)[1].decode())
                self.asked.release()
                self._go.wait()
                peer.sendall(head.encode() + self._body)
        except OSError:
            pass
        finally:
            peer.close()

    @property
    def requests(self) -> int:
        """The number of requests."""
        return len(self.paths)

    def abandoned(self, limit: float) -> bool:
        """Returns True if all peers close their connections within this many seconds."""
        until = time.perf_counter() + limit
        for peer in self._open:
            left = max(until - time.perf_counter(), 0)
            if not select.select([peer], [], [], left)[0] or peer.recv(1, socket.MSG_PEEK):
                return False
        return True

    def read_all(self) -> None:
        """Waits until the hub has read everything that arrived on closed connections."""
        for thread in self._serving:
            thread.join()

    def answer(self) -> None:
        """Lets the hub respond to all requests, including earlier ones."""
        self._go.set()

    def close(self) -> None:
        """Ends the hub and everything that waits for it."""
        # Otherwise, a thread that waits in `accept` would keep the socket open.
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for peer in self._open:
            with contextlib.suppress(OSError):
                peer.shutdown(socket.SHUT_RDWR)
        self._go.set()

    def __enter__(self) -> SlowHub:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()


class FullHub:
    """A server whose backlog is full, so that new connections wait forever."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=0)
        self._waiting = [socket.socket() for _ in range(4)]
        for peer in self._waiting:
            peer.setblocking(False)
            peer.connect_ex(self._listener.getsockname())
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> FullHub:
        return self

    def __exit__(self, *_raised: object) -> None:
        for one in (*self._waiting, self._listener):
            one.close()
