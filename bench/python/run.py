"""Makes calls with the Python clients in turns, and prints the seconds of each as JSON lines.

    python run.py ADDRESS WORK:CALLS:ROUNDS:WIDTH... live:SECONDS:1:1

Each client decodes the responses; a turn fails if properties are missing. The rows of gfxhub and
of pycurl with msgspec that are named `all read` also read every path and value.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Any, Callable, NamedTuple
from urllib.parse import quote

import aiohttp
import gfxhub
import httpx
import msgspec
import pycurl
import requests
import urllib3

ENGINE = 3
PROPERTY = "Default//Color/0"
COLOUR = {"x": 0.25, "y": 0.5, "z": 0.75, "w": 1.0}
EASED = {"Interpolation": "EaseIn", "Duration": 0.5}


class Work(NamedTuple):
    """The calls of a work."""

    node: str
    properties: int
    body: dict[str, Any] | None = None
    times: int = 0
    fresh: bool = False


WORKS = {
    "set": Work("Mixer_0", 1, {}),
    "eased": Work("Mixer_0", 1, EASED, fresh=True),
    "node": Work("Mixer_0", 33),
    "list": Work("Crowd_10000", 10_000),
    "snapshot": Work("Mixer_0", 33, times=200),
    "burst": Work("Mixer_0", 1, {}, 64),
    "slow-burst": Work("Slow_2", 1, {}, 64),
}

Call = Callable[[], int]


class Property(msgspec.Struct):
    """A property as msgspec decodes it."""

    path: str = msgspec.field(name="PropertyPath")
    name: str = msgspec.field(name="DisplayName")
    value: Any = msgspec.field(name="Value")


def path(at: int) -> str:
    """Returns the path of the property with this number, which a call sets."""
    return PROPERTY.replace("0", str(at))


class Request(NamedTuple):
    """A request for clients other than gfxhub."""

    method: str
    url: str
    body: bytes | None


def request(base: str, work: Work, at: int) -> Request:
    """Returns the request of the call with this number."""
    everything = f"{base}/api/rest/v1/engines/{ENGINE}/nodes/{work.node}/properties"
    if work.body is None:
        return Request("GET", everything, None)
    body = json.dumps({"Value": COLOUR, **work.body}).encode()
    return Request("PATCH", f"{everything}/{quote(path(at), safe='')}", body)


def headers(sent: Request, work: Work) -> dict[str, str]:
    """Returns the headers of a request."""
    given = {"Content-Type": "application/json"} if sent.body else {}
    return {**given, "Connection": "close"} if work.fresh else given


def count(read: Any) -> int:
    """Returns the number of properties in a decoded response."""
    return len(read) if isinstance(read, list) else 1


def shared(base: str, work: Work, width: int, make: Callable[[], Callable[[Request], int]]) -> Call:
    """Returns a function that makes the calls of a work. `make` creates a sender for a thread."""
    if not work.times:
        send, only = make(), request(base, work, 0)
        return lambda: send(only)
    sent = [request(base, work, at) for at in range(work.times)]
    own = local()

    def start() -> None:
        own.send = make()

    threads = ThreadPoolExecutor(width, initializer=start)
    return lambda: sum(threads.map(lambda one: own.send(one), sent))


def read_all(properties: Any) -> int:
    """Reads every path and value of gfxhub's records."""
    number = 0
    for each in properties:
        each.property_path, each.value  # noqa: B018
        number += 1
    return number


def ours(base: str, work: Work, every: bool) -> Call:
    """Makes calls with gfxhub's blocking client."""
    engines = gfxhub.Client(base).engines
    look = read_all if every else len
    if work.times and work.body is not None:
        sets = [(ENGINE, work.node, path(at), COLOUR) for at in range(work.times)]
        return lambda: len(engines.set_properties(sets).values())
    if work.times:
        nodes = [work.node] * work.times
        return lambda: sum(
            look(result.value) for result in engines.list_properties_of(ENGINE, nodes)
        )
    if work.fresh:
        eased = {"interpolation": "EaseIn", "duration": 0.5}
        return lambda: bool(engines.set_property(ENGINE, work.node, PROPERTY, COLOUR, **eased))
    if work.body is not None:
        return lambda: bool(engines.set_property(ENGINE, work.node, PROPERTY, COLOUR))
    if every:
        return lambda: read_all(engines.list_properties(ENGINE, work.node))

    def first() -> int:
        properties = engines.list_properties(ENGINE, work.node)
        properties[0].value  # noqa: B018
        return len(properties)

    return first


def with_pycurl(base: str, work: Work, width: int, every: bool) -> Call:
    """Makes calls with pycurl and msgspec. Each thread has its own handle."""
    one = msgspec.json.Decoder(Property)
    several = msgspec.json.Decoder(list[Property])

    def make() -> Callable[[Request], int]:
        handle = pycurl.Curl()

        def send(sent: Request) -> int:
            answer = io.BytesIO()
            handle.reset()
            handle.setopt(pycurl.URL, sent.url)
            handle.setopt(pycurl.WRITEDATA, answer)
            handle.setopt(pycurl.NOPROXY, "*")
            if sent.body is not None:
                handle.setopt(pycurl.CUSTOMREQUEST, "PATCH")
                handle.setopt(pycurl.POSTFIELDS, sent.body)
                lines = [f"{name}: {value}" for name, value in headers(sent, work).items()]
                handle.setopt(pycurl.HTTPHEADER, lines)
            if work.fresh:
                handle.setopt(pycurl.FORBID_REUSE, 1)
            handle.perform()
            decoder = one if sent.body is not None else several
            found = decoder.decode(answer.getvalue())
            if every:
                for each in found if isinstance(found, list) else [found]:
                    each.path, each.value  # noqa: B018
            return count(found)

        return send

    return shared(base, work, width, make)


def with_requests(base: str, work: Work, width: int) -> Call:
    """Makes calls with requests. Each thread has its own session."""

    def make() -> Callable[[Request], int]:
        session = requests.Session()
        session.trust_env = False
        return lambda sent: count(
            session.request(
                sent.method, sent.url, data=sent.body, headers=headers(sent, work)
            ).json()
        )

    return shared(base, work, width, make)


def with_httpx(base: str, work: Work, width: int) -> Call:
    """Makes calls with httpx. Each thread has its own client."""

    def make() -> Callable[[Request], int]:
        client = httpx.Client(trust_env=False)
        return lambda sent: count(
            client.request(
                sent.method, sent.url, content=sent.body, headers=headers(sent, work)
            ).json()
        )

    return shared(base, work, width, make)


def with_urllib3(base: str, work: Work, width: int) -> Call:
    """Makes calls with urllib3. All threads share a pool."""
    pool = urllib3.PoolManager(maxsize=width, retries=False)

    def make() -> Callable[[Request], int]:
        return lambda sent: count(
            pool.request(sent.method, sent.url, body=sent.body, headers=headers(sent, work)).json()
        )

    return shared(base, work, width, make)


LOOP = asyncio.new_event_loop()
"""The event loop that all asynchronous clients use."""


def with_aiohttp(base: str, work: Work, width: int) -> Call:
    """Makes calls with aiohttp. A session has as many connections as there are concurrent calls."""

    async def open_session() -> aiohttp.ClientSession:
        connector = aiohttp.TCPConnector(limit=width, force_close=work.fresh)
        return aiohttp.ClientSession(connector=connector)

    session = LOOP.run_until_complete(open_session())
    sent = [request(base, work, at) for at in range(work.times or 1)]

    async def one(each: Request) -> int:
        options = {"data": each.body, "headers": headers(each, work)}
        async with session.request(each.method, each.url, **options) as answer:
            return count(await answer.json())

    async def every() -> int:
        return sum(await asyncio.gather(*map(one, sent)))

    return lambda: LOOP.run_until_complete(every())


def with_asyncio(base: str, work: Work) -> Call:
    """Makes calls with gfxhub's client for asyncio."""
    engines = gfxhub.AsyncClient(base).engines
    sets = [(ENGINE, work.node, path(at), COLOUR) for at in range(work.times)]
    nodes = [work.node] * work.times
    eased = {"interpolation": "EaseIn", "duration": 0.5} if work.fresh else {}

    async def every() -> int:
        if work.times and work.body is not None:
            return len((await engines.set_properties(sets)).values())
        if work.times:
            results = await engines.list_properties_of(ENGINE, nodes)
            return sum(len(result.value) for result in results)
        if work.body is not None:
            return bool(await engines.set_property(ENGINE, work.node, PROPERTY, COLOUR, **eased))
        return len(await engines.list_properties(ENGINE, work.node))

    return lambda: LOOP.run_until_complete(every())


def with_nothing(base: str) -> Call:
    """Makes an empty batch with gfxhub: the cost is that of passing a call to a thread and back."""
    engines = gfxhub.AsyncClient(base).engines

    async def nothing() -> int:
        # The result is 1, because a call of set_property returns one property.
        return 1 + len(await engines.get_properties([]))

    return lambda: LOOP.run_until_complete(nothing())


LISTS = ("node", "list", "snapshot")
"""Works that read lists."""


class Peer(NamedTuple):
    """A client, or one of several ways to use it."""

    name: str
    setting: str
    make: Callable[[str, Work, int], Call]
    works: tuple[str, ...] = ()
    """Works that the client performs; all if empty."""


PEERS = [
    Peer(
        "gfxhub",
        "one client as it comes; many calls are a batch; only the first value of a list is read",
        lambda base, work, _: ours(base, work, every=False),
    ),
    Peer(
        "gfxhub, all read",
        "the same, every path and value read",
        lambda base, work, _: ours(base, work, every=True),
        works=LISTS,
    ),
    Peer(
        "gfxhub, asyncio",
        "one client for asyncio as it comes; many calls are a batch",
        lambda base, work, _: with_asyncio(base, work),
    ),
    Peer(
        "gfxhub, asyncio, nothing sent",
        "an empty batch, which is handed to a thread of the client and back",
        lambda base, *_: with_nothing(base),
        works=("set",),
    ),
    Peer(
        "pycurl + msgspec",
        "a handle for each thread, into typed structs",
        lambda base, work, width: with_pycurl(base, work, width, every=False),
    ),
    Peer(
        "pycurl + msgspec, all read",
        "the same, every path and value read",
        lambda base, work, width: with_pycurl(base, work, width, every=True),
        works=LISTS,
    ),
    Peer("urllib3", "one pool of as many connections as threads", with_urllib3),
    Peer("requests", "a session for each thread", with_requests),
    Peer("httpx", "a client for each thread", with_httpx),
    Peer("aiohttp", "one session of as many connections as calls at a time", with_aiohttp),
]


def turn(name: str, call: Call, work: Work, calls: int) -> float:
    """Runs a turn, and returns the seconds that a call took."""
    due = work.properties * (work.times or 1)

    def once() -> None:
        properties = call()
        if properties != due:
            raise SystemExit(f"{name} read {properties} properties of {due}")

    # The first call is not measured, because other clients have filled the caches since the last
    # turn.
    once()
    began = time.perf_counter()
    for _ in range(calls):
        once()
    return (time.perf_counter() - began) / calls


def compare(base: str, name: str, calls: int, rounds: int, width: int) -> None:
    """Measures all clients in a work."""
    work = WORKS[name]
    seats = [
        (peer.name, peer.make(base, work, width), [])
        for peer in PEERS
        if not peer.works or name in peer.works
    ]
    for peer, call, _ in seats:
        turn(peer, call, work, calls)
    for number in range(rounds):
        print(f"\r{name}: round {number + 1} of {rounds}", end="", file=sys.stderr)
        for place in range(len(seats)):
            # Each round begins with a different client.
            peer, call, seconds = seats[(place + number) % len(seats)]
            seconds.append(turn(peer, call, work, calls))
    print(file=sys.stderr)
    for peer, _, seconds in seats:
        say(work=name, peer=peer, seconds=seconds)


def live(base: str, seconds: int) -> None:
    """Performs W6: sets 64 properties at 60 Hz in a live session."""
    took: list[int] = []
    settings: dict[str, Any] = {"rate": 60, "total_rate": 4000, "stale_after": 2 / 60}
    with gfxhub.Client(base) as hub, hub.live(**settings) as session:
        properties = [session.property(ENGINE, "Slow_2", path(at)) for at in range(64)]
        began = time.perf_counter()
        frames = seconds * 60
        for frame in range(frames):
            value = gfxhub.Vector(frame / frames, 0.5, 0.75, 1.0)
            for each in properties:
                before = time.perf_counter_ns()
                taken = each.set(value)
                took.append(time.perf_counter_ns() - before)
                if not taken:
                    raise SystemExit("a live session did not accept a value")
            time.sleep(max(began + (frame + 1) / 60 - time.perf_counter(), 0))
        lasted = time.perf_counter() - began
        left = session.close(5.0)
        stats = session.stats()
    # Omits the first set of each frame, before which the thread slept.
    awake = sorted(each for at, each in enumerate(took) if at % 64)
    took.sort()
    say(
        live={
            "seconds": lasted,
            "p50": took[len(took) // 2],
            "p99": took[len(took) * 99 // 100],
            "p99_awake": awake[len(awake) * 99 // 100],
            "sets": stats.sets,
            "sent": stats.sent,
            "delivered": stats.delivered,
            "superseded": stats.superseded,
            "lost": stats.failed + stats.expired + stats.dropped + len(left),
        }
    )


def say(**line: Any) -> None:
    """Prints a line of JSON."""
    print(json.dumps(line), flush=True)


def main() -> None:
    """Performs the works that the command line lists."""
    base = f"http://{sys.argv[1]}"
    for peer in PEERS:
        say(peer=peer.name, setting=peer.setting)
    for word in sys.argv[2:]:
        name, *numbers = word.split(":")
        calls, rounds, width = map(int, numbers)
        if name == "live":
            live(base, calls)
        else:
            compare(base, name, calls, rounds, width)


main()
