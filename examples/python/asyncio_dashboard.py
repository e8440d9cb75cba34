"""Shows the engines of a hub and their contents repeatedly; all engines are read concurrently.

    python asyncio_dashboard.py http://10.0.0.5
    python asyncio_dashboard.py http://10.0.0.5 --every 0.5 --times 10

Ctrl-C ends the program. Each call has its own time limit: an engine that does not respond in time
is marked, and does not delay the others. While the hub is unavailable, the error is shown in place
of the table. Only if the first table fails does the program end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

import gfxhub

LIMIT = 2.0
"""Time limit of a call in seconds."""


async def watch(given: argparse.Namespace) -> None:
    """Print the table repeatedly."""
    async with gfxhub.AsyncClient(given.hub, api_key=given.api_key) as hub:
        shown = 0
        while given.times is None or shown < given.times:
            if shown:
                await asyncio.sleep(given.every)
            try:
                print("\n".join(await table(hub)), flush=True)
            except gfxhub.GfxHubError as error:
                if not shown:
                    raise
                print(f"the hub: {error.kind}", flush=True)
            shown += 1


async def table(hub: gfxhub.AsyncClient) -> list[str]:
    """Return one line for each engine."""
    engines = await hub.engines.list(timeout=LIMIT)
    return await asyncio.gather(*(line(hub, engine) for engine in engines))


async def line(hub: gfxhub.AsyncClient, engine: gfxhub.Engine) -> str:
    """Return the line of an engine: its name, its status and the size of its contents."""
    try:
        # One time limit applies to the nodes of an engine and all their properties.
        report = await hub.engines.list_properties_of(engine.id, timeout=LIMIT)
        nodes = report.values()
        holds = f"{len(nodes)} nodes, {sum(map(len, nodes))} properties"
    except gfxhub.GfxHubError as error:
        holds = error.kind
    return f"{engine.display_name:<24}  {engine.status:<12}  {holds}"


def main() -> int:
    """Run the program and return its exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("hub", help="the address of the hub, http://10.0.0.5 for example")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two tables")
    parser.add_argument("--times", type=int, help="number of tables; unlimited by default")
    parser.add_argument("--api-key", help="the API key, if the hub requires one")
    try:
        asyncio.run(watch(parser.parse_args()))
    except gfxhub.GfxHubError as error:
        sys.exit(f"{error.kind}: {error}")
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
