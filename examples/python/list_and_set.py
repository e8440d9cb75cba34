"""Lists what there is at a path of names, and changes one number within a second.

    python list_and_set.py http://10.0.0.5 "Studio A / *"
    python list_and_set.py http://10.0.0.5 "Studio A / Mixer_0 / *"
    python list_and_set.py http://10.0.0.5 "Studio A / Mixer_0 / Opacity" 0.5

Without a value, nothing is changed.
"""

from __future__ import annotations

import argparse
import sys

import gfxhub


def main() -> int:
    """Run the program and return its exit code."""
    given = arguments()
    try:
        with gfxhub.Client(given.hub, api_key=given.api_key) as hub:
            if given.value is None:
                show(hub, given.path)
            else:
                move(hub, given.path, given.value)
    except gfxhub.GfxHubError as error:
        # The text says what was tried, what happened, whether it took effect and what to do.
        sys.exit(f"{error.kind}: {error}")
    return 0


def show(hub: gfxhub.Client, path: str) -> None:
    """Print what a path leads to, properties with their values."""
    for found in hub.names.list(path):
        value = f" = {hub.names.get(found.path).value!r}" if found.kind == "property" else ""
        print(f"{found.kind:<10}  {found.path}{value}")


def move(hub: gfxhub.Client, path: str, value: float) -> None:
    """Change a property gradually to a value, and print its previous value."""
    before = hub.names.get(path)
    hub.names.set(path, value, over=1.0, ease="Linear")
    print(f"{path}: {before.value!r} -> {value!r}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("hub", help="the address of the hub, http://10.0.0.5 for example")
    parser.add_argument("path", help="names with ` / ` between them; * stands for all")
    parser.add_argument("value", nargs="?", type=float, help="the new number")
    parser.add_argument("--api-key", help="the API key, if the hub requires one")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
