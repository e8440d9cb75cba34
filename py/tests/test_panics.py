"""Tests that every panic in native code raises InternalError and never ends the process."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import gfxhub
import pytest
from gfxhub import _gfxhub
from hubs import SlowHub

arm = getattr(_gfxhub, "_arm_panic", None)

pytestmark = pytest.mark.skipif(arm is None, reason="built without panic-injection")

# Members that make calls. They need the arguments of the calls and have a separate test.
CALLING = {"call", "start"}

DUNDERS = {
    "__bool__",
    "__eq__",
    "__getitem__",
    "__hash__",
    "__iter__",
    "__len__",
    "__reduce__",
    "__repr__",
}

CLASSES: list[Any] = [
    one
    for name in [*_gfxhub.__all__, "NativeLocalHub"]
    if inspect.isclass(one := getattr(_gfxhub, name))
]


def exports() -> Iterator[tuple[Any, str]]:
    """Yields every member of every class."""
    for one in CLASSES:
        for name in vars(one):
            if name in CALLING:
                continue
            if name in DUNDERS or name == "_repr_html_" or not name.startswith("_"):
                yield one, name


def instance(one: Any) -> Any:
    """Returns an instance of a class."""
    if one is _gfxhub.NativeClient:
        return one("http://127.0.0.1:9", {}, None)
    if hasattr(one, "from_dict"):
        return record(one)
    if one is _gfxhub.PendingCall:
        native = _gfxhub.NativeClient("http://127.0.0.1:9", {}, None)
        return native.start("engines.list", (), {})[1]
    if one in {_gfxhub.NativeLiveSession, gfxhub.LiveProperty}:
        native = _gfxhub.NativeClient("http://127.0.0.1:9", {}, None)
        session = native.live({})
        return session if one is _gfxhub.NativeLiveSession else session.property(3, "a", "b")
    if one is _gfxhub.NativeWatch:
        native = _gfxhub.NativeClient("http://127.0.0.1:9", {}, None)
        return native.watch({"topics": "engines"})
    if one is _gfxhub.NativeLocalHub:
        return one({})
    if one is gfxhub.Null:
        return gfxhub.NULL
    events: list[Any] = []
    with SlowHub([], at_once=True) as slow:
        client = gfxhub.Client(slow.url, on_event=events.append)
        invoked = client.invoke("engines.list")
        listed: Any = client.engines.list()
    made = {
        _gfxhub.NativeRecordList: listed._records,
        gfxhub.InvokeResult: invoked,
        gfxhub.RawResponse: invoked.response,
        gfxhub.Event: events[0],
    }
    return made[one] if one in made else one()


def record(one: Any) -> Any:
    """Returns a record with its required members."""
    members: dict[str, Any] = {}
    for _ in range(20):
        try:
            return one.from_dict(members)
        except gfxhub.DecodeError as error:
            _, _, rest = error.detail.partition("missing field `")
            name = rest.partition("`")[0]
            members[name] = 1 if name not in members else "1"
    raise AssertionError(one)


def use(one: Any, name: str) -> Any:
    """Uses a member of a class in its usual way."""
    made = instance(one)
    assert arm is not None
    arm(f"{one.__name__}.{name}")
    if name == "__reduce__":
        return made.__reduce__()
    if name == "__eq__":
        return made == made
    if name == "__getitem__":
        return made[0]
    if name in {"__repr__", "__hash__", "__bool__"}:
        by_name: dict[str, Any] = {"__repr__": repr, "__hash__": hash, "__bool__": bool}
        return by_name[name](made)
    member = getattr(made, name)
    if not callable(member):
        return member
    signature = inspect.signature(member)
    required = [
        parameter
        for parameter in signature.parameters.values()
        if parameter.default is inspect.Parameter.empty
        and parameter.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD
    ]
    return call(member, [parameter.name for parameter in required])


def call(member: Any, names: list[str]) -> Any:
    """Calls a method with arguments of the right types."""
    attempts: list[Any] = [1, "1", [], {}, True]

    def tried(chosen: list[Any]) -> Any:
        if len(chosen) == len(names):
            return member(*chosen)
        for value in attempts:
            try:
                return tried([*chosen, value])
            except TypeError as error:
                last = error
        raise last

    return tried([])


@pytest.mark.parametrize(
    ("one", "name"), list(exports()), ids=lambda part: getattr(part, "__name__", part)
)
def test_every_member_is_guarded(one: Any, name: str) -> None:
    assert arm is not None
    try:
        with pytest.raises(gfxhub.InternalError, match="panicked: this panic was requested"):
            asyncio.run(used(one, name))
    finally:
        assert arm(None) is None


async def used(one: Any, name: str) -> None:
    """Uses a member within a running asyncio loop, which some members require."""
    use(one, name)


def test_functions_and_constructors_are_guarded() -> None:
    assert arm is not None
    made: Callable[[], object]
    for name, made in [
        ("approx_eq", lambda: gfxhub.approx_eq(1, 1)),
        ("CancelToken", gfxhub.CancelToken),
        ("NativeClient", lambda: gfxhub.Client("http://127.0.0.1:9")),
        ("NativeClient", lambda: gfxhub.AsyncClient("http://127.0.0.1:9")),
        ("NativeClient.call", gfxhub.Client("http://127.0.0.1:9").engines.list),
        ("NativeLocalHub", gfxhub.LocalHub),
    ]:
        arm(name)
        with pytest.raises(gfxhub.InternalError):
            made()
        assert arm(None) is None


@pytest.mark.parametrize(
    ("operation", "effect"), [("engines.list", "none"), ("launcher.stop", "none")]
)
def test_a_panic_within_a_call_says_what_is_known(operation: str, effect: str) -> None:
    assert arm is not None
    hub = gfxhub.Client("http://127.0.0.1:9")
    group, verb = operation.split(".")
    arguments = [] if verb == "list" else [1]
    arm(operation)
    with pytest.raises(gfxhub.InternalError) as raised:
        getattr(getattr(hub, group), verb)(*arguments)
    assert (raised.value.operation, raised.value.effect) == (operation, effect)
    with pytest.raises(gfxhub.ConnectFailedError):
        getattr(getattr(hub, group), verb)(*arguments)


def test_a_panic_within_an_awaited_call_reaches_who_awaits() -> None:
    async def play() -> None:
        assert arm is not None
        client = gfxhub.AsyncClient("http://127.0.0.1:9")
        for place in ("NativeClient.start", "engines.list"):
            arm(place)
            with pytest.raises(gfxhub.InternalError):
                await client.engines.list()
        with pytest.raises(gfxhub.ConnectFailedError):
            await client.engines.list()

    asyncio.run(play())
