"""What a signature takes is Python's affair, what the core refuses is an error of the call."""

from __future__ import annotations

import asyncio
import datetime
import enum
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import gfxhub
import pytest
from hubs import SlowHub


@pytest.fixture
def hub() -> Iterator[gfxhub.Client]:
    with SlowHub({"PropertyPath": "p", "Value": 1}, at_once=True) as slow:
        yield gfxhub.Client(slow.url)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda hub: hub.engines.get(), "engine"),
        (lambda hub: hub.engines.get("3"), "argument 'engine': it must be an int, not str"),
        (lambda hub: hub.engines.get(True), "argument 'engine'"),
        (lambda hub: hub.engines.get(3.0), "argument 'engine'"),
        (lambda hub: hub.engines.get(3, node="a"), "node"),
        (lambda hub: hub.engines.get_node(3, b"a"), "argument 'node': it must be a str"),
        (lambda hub: hub.engines.set_property(3, "a", "b"), "value"),
        (lambda hub: hub.engines.set_property(3, "a", "b", {1, 2}), "argument 'value': set"),
        (lambda hub: hub.engines.set_property(3, "a", "b", b"x"), "argument 'value': bytes"),
        (lambda hub: hub.engines.set_property(3, "a", "b", {1: 2}), "argument 'value'"),
        (lambda hub: hub.engines.set_property(3, "a", "b", 1, "Linear"), "positional"),
        (
            lambda hub: hub.engines.set_property(
                3, "a", "b", 1, interpolation="Linear", duration="1"
            ),
            "'duration'",
        ),
        (
            lambda hub: hub.engines.set_property(
                3, "a", "b", 1, interpolation="Linear", duration=True
            ),
            "'duration'",
        ),
        (lambda hub: hub.engines.set_property(3, "a", "b", 1, interpolation=1), "'interpolation'"),
        (lambda hub: hub.engines.call_function(3, "a", "b", {"a": 1}), "'parameters'"),
        (lambda hub: hub.engines.call_function(3, "a", "b", ["a"]), "'parameters'"),
        (lambda hub: hub.launcher.create("x", "12"), "argument 'renderers'"),
        (lambda hub: hub.launcher.create_renderer(1, state_id=gfxhub.NULL), "'state_id'"),
        (lambda hub: hub.playout.update_item(1, 2, data=[1]), "'data'"),
        (lambda hub: hub.engines.list(timeout="1"), "time limit"),
        (lambda hub: hub.engines.list(cancel=1), "CancelToken"),
        (lambda hub: hub.invoke(3), "str"),
    ],
)
def test_what_a_signature_does_not_take_is_a_type_error(
    hub: gfxhub.Client, call: Callable[[gfxhub.Client], object], words: str
) -> None:
    with pytest.raises(TypeError, match=words):
        call(hub)


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda hub: hub.engines.get(2**63), "engineId"),
        (lambda hub: hub.engines.get_node(3, ""), "nodePath"),
        (lambda hub: hub.engines.get_node(3, "a\ud800"), "nodePath"),
        (lambda hub: hub.engines.set_property(3, "a", "b", None), "body.Value"),
        (lambda hub: hub.engines.set_property(3, "a", "b", [0, float("nan")]), "body.Value[1]"),
        (lambda hub: hub.engines.set_property(3, "a", "b", {"c": [2**64]}), "body.Value.c[0]"),
        (lambda hub: hub.engines.set_property(3, "a", "b", "\udfff"), "body.Value"),
        (
            lambda hub: hub.engines.set_property(
                3, "a", "b", 1, interpolation="Linear", duration=-1
            ),
            "body.Duration",
        ),
        (lambda hub: hub.engines.set_property(3, "a", "b", 1, interpolation="Jump"), None),
        (
            lambda hub: hub.engines.call_function(3, "a", "b", [{"PropertyPath": "p"}]),
            "body.Parameters[0].payload",
        ),
        (lambda hub: hub.launcher.create("", []), "body.name"),
        (lambda hub: hub.launcher.create("x", [1, 2**70]), "body.renderers[1]"),
        (lambda hub: hub.engines.list(timeout=0), "timeout"),
        (lambda hub: hub.engines.list(timeout=float("inf")), "timeout"),
        (lambda hub: hub.invoke("engines.get", {"engineId": "3"}), "engineId"),
        (lambda hub: hub.invoke("engines.get", "[]"), "arguments"),
        (lambda hub: hub.invoke("engines.no"), "operation"),
        (lambda hub: hub.request("BREW", "/x"), "method"),
        (lambda hub: hub.request("POST", "/x", "1", json=1), "body"),
        (lambda hub: hub.request("POST", "/x", json=[float("inf")]), "json[0]"),
    ],
)
def test_what_the_core_refuses_names_the_argument(
    hub: gfxhub.Client, call: Callable[[gfxhub.Client], object], argument: str | None
) -> None:
    with pytest.raises(gfxhub.InvalidArgumentError) as raised:
        call(hub)
    assert raised.value.effect == "none"
    assert argument is None or raised.value.argument == argument


def test_a_duration_that_does_nothing_is_warned_of(hub: gfxhub.Client) -> None:
    place = (3, "a", "b", 1.0)
    with pytest.warns(UserWarning, match="the value jumps at once") as warned:
        hub.engines.set_property(*place, duration=1.5)
    assert [one.filename for one in warned] == [__file__]

    async def play() -> None:
        client = gfxhub.AsyncClient(hub.url)
        with pytest.warns(UserWarning, match="the value jumps at once") as warned:
            await client.engines.set_property(*place, duration=1.5)
        assert [one.filename for one in warned] == [__file__]

    asyncio.run(play())
    # Neither is a fault, so nothing is said: warnings are errors here.
    hub.engines.set_property(*place, interpolation="EaseIn", duration=1.5)
    hub.engines.set_property(*place, interpolation="Constant", duration=1.5)
    hub.engines.set_property(*place, duration=0)


def test_a_list_that_holds_itself_is_refused(hub: gfxhub.Client) -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(gfxhub.InvalidArgumentError, match="deeper"):
        hub.engines.set_property(3, "a", "b", endless)


class Level(enum.IntEnum):
    LOW = 7


class Single:
    """A number of another library."""

    def __float__(self) -> float:
        return 0.5


class Whole:
    def __index__(self) -> int:
        return 5


def test_what_behaves_like_a_value_is_one(hub: gfxhub.Client) -> None:
    for value in [
        OrderedDict(a=1),
        (1, 2),
        range(3),
        Level.LOW,
        Single(),
        Whole(),
        True,
        2**64 - 1,
        datetime.timedelta(0).total_seconds(),
    ]:
        hub.engines.set_property(3, "a", "b", value)


def test_an_id_of_the_newsroom_may_be_an_int() -> None:
    events: list[gfxhub.Event] = []
    with SlowHub(at_once=True) as slow:
        hub = gfxhub.Client(slow.url, on_event=events.append)
        hub.newsroom.trigger_button("NCS", 69425946, 12, "i", "k")
    assert "/69425946/12/i/k" in events[0].path


def test_time_limits_may_be_timedeltas() -> None:
    with SlowHub() as slow:
        hub = gfxhub.Client(slow.url, timeout=datetime.timedelta(minutes=1))
        with pytest.raises(gfxhub.CallTimeoutError):
            hub.engines.list(timeout=datetime.timedelta(milliseconds=50))


def test_raw_requests_give_the_answer_as_it_came(hub: gfxhub.Client) -> None:
    answer = hub.request("GET", "/api/rest/v2/new")
    assert (answer.status, answer.content_type) == (200, "application/json")
    assert answer.json() == {"PropertyPath": "p", "Value": 1}
    assert answer.content == (answer.text or "").encode()
    assert answer.header("content-length") == answer.header("Content-Length") == "33"
    assert answer.header("x-none") is None
    assert "200" in repr(answer)


def test_calls_by_name_give_plain_objects(hub: gfxhub.Client) -> None:
    arguments = {"engineId": 3, "nodePath": "a", "propertyPath": "p"}
    invoked = hub.invoke("engines.get_property", arguments)
    assert invoked.result == {"PropertyPath": "p", "Value": 1}
    assert invoked.text == invoked.response.text
    as_text = '{"engineId": 3, "nodePath": "a", "propertyPath": "p"}'
    assert hub.invoke("engines.get_property", as_text).result == invoked.result
