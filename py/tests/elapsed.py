"""Prints elapsed times as figures, and compares them with a limit."""

from __future__ import annotations

import os


def count(name: str, small: int) -> int:
    """Returns the number of repetitions in an environment variable, or else a small number."""
    return int(os.environ.get(name, small))


def hold(what: str, times: list[float], *, usual: float, limit: float = 1.0) -> None:
    """Prints the times that something took. Fails if the times are too long."""
    times = sorted(times)
    middle, late = times[len(times) // 2], times[(len(times) * 99 - 1) // 100]
    shown = ", ".join(f"{1000 * time:.1f}" for time in (middle, late, times[-1]))
    print(f"{what}, {len(times)} times: p50, p99, most: {shown} ms")
    # Only the median is compared with the usual time, because a busy machine delays a few
    # repetitions.
    assert middle <= usual, shown
    assert times[-1] <= limit, shown
