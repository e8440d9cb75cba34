"""Moves up to 64 properties of a hub 60 times a second, even while the hub restarts.

    python live_fader.py http://10.0.0.5 --seconds 30

The numbers and vectors of all engines move to half of their value and back. A live session sends
the newest value of each, however long the hub takes, and the program prints when the hub is lost or
back. At the end, all properties have the value that they had at the start.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from typing import TYPE_CHECKING, Any, Callable

import gfxhub

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 64
"""Maximum number of properties that are moved."""


def scaled(value: Any) -> Callable[[float], Any] | None:
    """Return a function that scales the value by a factor, or None if it cannot be scaled."""
    if isinstance(value, float):
        return lambda factor: value * factor
    if isinstance(value, int) and not isinstance(value, bool):
        return lambda factor: round(value * factor)
    if isinstance(value, dict) and {"x", "y", "z"} <= set(value) <= set("xyzw"):
        if not all(isinstance(part, (int, float)) for part in value.values()):
            return None
        return lambda factor: {name: part * factor for name, part in value.items()}
    return None


def movable(hub: gfxhub.Client) -> Iterator[tuple[int, str, str, Callable[[float], Any]]]:
    """Yield the address of each property that can be moved, and the function for its value."""
    for engine in hub.engines.list():
        for node in hub.engines.list_properties_of(engine.id):
            for property in node.value:
                function = scaled(property.value)
                if function is not None:
                    yield engine.id, node.node_path, property.property_path, function


def move(given: argparse.Namespace) -> int:
    """Move the properties, and print the results of the values."""
    with gfxhub.Client(given.hub, api_key=given.api_key) as hub:
        found = list(movable(hub))[:MOST]
        with hub.live(rate=60) as live:
            properties = [
                (live.property(engine, node, property), function)
                for engine, node, property, function in found
            ]
            start = time.monotonic()
            for frame in range(round(given.seconds * 60)):
                factor = 0.75 + 0.25 * math.cos(frame / 30)
                with live.frame():
                    for handle, function in properties:
                        handle.set(function(factor))
                for report in live.take_reports():
                    print(report, flush=True)
                time.sleep(max(start + (frame + 1) / 60 - time.monotonic(), 0))
            for handle, function in properties:
                handle.set(function(1.0))
            left = live.close(10.0)
        stats = live.stats()
        print(
            f"{len(properties)} properties: set {stats.sets}, delivered {stats.delivered}, "
            f"superseded {stats.superseded}, failed {stats.failed}"
        )
        return 1 if left or stats.failed else 0


def main() -> int:
    """Run the program and return its exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("hub", help="the address of the hub, http://10.0.0.5 for example")
    parser.add_argument("--seconds", type=float, default=10.0, help="duration in seconds")
    parser.add_argument("--api-key", help="the API key, if the hub requires one")
    try:
        return move(parser.parse_args())
    except gfxhub.GfxHubError as error:
        sys.exit(f"{error.kind}: {error}")


if __name__ == "__main__":
    sys.exit(main())
