"""Lists the nodes and properties of an engine, and changes one number within a second.

    python list_and_set.py http://10.0.0.5 "Studio A"
    python list_and_set.py http://10.0.0.5 "Studio A" Mixer_0 Default//Opacity/0 0.5

Without a node, a property and a value, nothing is changed.
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
            engine = engine_named(hub, given.engine)
            if given.value is None:
                show(hub, engine)
            else:
                move(hub, engine, given.node, given.property, given.value)
    except gfxhub.GfxHubError as error:
        # The text says what was tried, what happened, whether it took effect and what to do.
        sys.exit(f"{error.kind}: {error}")
    return 0


def engine_named(hub: gfxhub.Client, name: str) -> gfxhub.Engine:
    """Find an engine by its display name."""
    engines = hub.engines.list()
    for engine in engines:
        if engine.display_name == name:
            return engine
    names = ", ".join(engine.display_name for engine in engines)
    sys.exit(f"the hub has no engine {name!r}; there are {names}")


def show(hub: gfxhub.Client, engine: gfxhub.Engine) -> None:
    """Print the nodes of an engine, and their properties with their values."""
    print(f"{engine.display_name}: {engine.status}")
    for node in hub.engines.list_nodes(engine.id):
        print(f"  {node.node_path}")
        for known in hub.engines.list_properties(engine.id, node.node_path):
            print(f"    {known.property_path} = {known.value!r}")


def move(hub: gfxhub.Client, engine: gfxhub.Engine, node: str, path: str, value: float) -> None:
    """Change a property gradually to a value, and print its previous value."""
    before = hub.engines.get_property(engine.id, node, path)
    hub.engines.set_property(engine.id, node, path, value, interpolation="Linear", duration=1.0)
    print(f"{path}: {before.value!r} -> {value!r}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("hub", help="the address of the hub, http://10.0.0.5 for example")
    parser.add_argument("engine", help="the name of an engine")
    parser.add_argument("node", nargs="?", help="the path of a node")
    parser.add_argument("property", nargs="?", help="the path of a property of the node")
    parser.add_argument("value", nargs="?", type=float, help="the new number")
    parser.add_argument("--api-key", help="the API key, if the hub requires one")
    given = parser.parse_args()
    if given.node is not None and given.value is None:
        parser.error("if a node is given, a property and a value are required as well")
    return given


if __name__ == "__main__":
    sys.exit(main())
