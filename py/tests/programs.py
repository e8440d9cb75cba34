"""Programs that run for as long as a test looks at them."""

from __future__ import annotations

import contextlib
import os
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[str]]:
    """Let a program run within the block; what it prints and complains of can be read."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        try:
            yield process
        finally:
            # One that does not end would be waited for without end.
            process.kill()
