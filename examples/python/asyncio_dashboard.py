"""Shows the engines of a hub with what each holds, again and again, all asked for at once.

    python asyncio_dashboard.py http://10.0.0.5
    python asyncio_dashboard.py http://10.0.0.5 --every 0.5 --times 10

Ctrl-C ends it. Every call has a time limit of its own: an engine that does not answer in time is
shown as such, and the others are not late for it. A hub that is away is shown too, until it is
back; only where the first table cannot be made the program ends.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

import gfxhub

LIMIT = 2.0
"""The seconds that a call may take."""


async def watch(given: argparse.Namespace) -> None:
    """Print a table, again and again."""
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
    """Give a line for each engine."""
    engines = await hub.engines.list(timeout=LIMIT)
    return await asyncio.gather(*(line(hub, engine) for engine in engines))


async def line(hub: gfxhub.AsyncClient, engine: gfxhub.Engine) -> str:
    """Give the line of an engine: its name, its status, how much it holds."""
    try:
        # One time limit for the nodes of an engine and all their properties.
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
    parser.add_argument("--times", type=int, help="how many tables; without end if not given")
    parser.add_argument("--api-key", help="the key, where the hub asks for one")
    try:
        asyncio.run(watch(parser.parse_args()))
    except gfxhub.GfxHubError as error:
        sys.exit(f"{error.kind}: {error}")
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
