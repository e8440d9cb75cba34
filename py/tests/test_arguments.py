"""Tests of arguments that signatures accept, and of those that the core refuses."""

from __future__ import annotations

import array
import datetime
import enum
import subprocess
import sys
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
        (lambda hub: hub.engines.call_function(3, "a", "b", 1), "it must be a dict of paths"),
        (
            lambda hub: hub.engines.call_function(
                3, "a", "b", {"PropertyPath": "p", "payload": {"value": 1}}
            ),
            "pass a list of parameters",
        ),
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
        (lambda hub: hub.engines.get(2**63), "engine"),
        (lambda hub: hub.engines.get_node(3, ""), "node"),
        (lambda hub: hub.engines.get_node(3, "a\ud800"), "node"),
        (lambda hub: hub.engines.set_property(3, "a", "b", None), "value"),
        (lambda hub: hub.engines.set_property(3, "a", "b", [0, float("nan")]), "value[1]"),
        (lambda hub: hub.engines.set_property(3, "a", "b", {"c": [2**64]}), "value.c[0]"),
        (lambda hub: hub.engines.set_property(3, "a", "b", "\udfff"), "value"),
        (
            lambda hub: hub.engines.set_property(
                3, "a", "b", 1, interpolation="Linear", duration=-1
            ),
            "duration",
        ),
        (lambda hub: hub.engines.set_property(3, "a", "b", 1, duration=1.5), "duration"),
        (lambda hub: hub.engines.set_property(3, "a", "b", 1, interpolation="Jump"), None),
        (
            lambda hub: hub.engines.call_function(3, "a", "b", {"p": [0, 2**70]}),
            "parameters[0].payload.value[1]",
        ),
        (
            lambda hub: hub.engines.call_function(3, "a", "b", [{"PropertyPath": "p"}]),
            "parameters[0].payload",
        ),
        (lambda hub: hub.launcher.create("", []), "name"),
        (lambda hub: hub.launcher.create("x", [1, 2**70]), "renderers[1]"),
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


def test_a_list_that_holds_itself_is_refused(hub: gfxhub.Client) -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(gfxhub.InvalidArgumentError, match="contains itself") as raised:
        hub.engines.set_property(3, "a", "b", endless)
    assert raised.value.argument == "value"
    with pytest.raises(gfxhub.InvalidArgumentError, match="contains itself") as raised:
        hub.engines.set_properties([(3, "a", "b", 1), (3, "a", "b", endless)])
    assert raised.value.argument == "sets[1].value"


TWICE = """
import gfxhub

items, members = [], {}
items.extend([items, items])
members.update(first=members, second=members)
with gfxhub.Client("http://127.0.0.1:9") as hub:
    for endless in (items, members):
        try:
            hub.engines.set_property(3, "a", "b", endless)
        except gfxhub.InvalidArgumentError as error:
            print(error.argument)
        print(gfxhub.approx_eq(endless, endless))
"""


def test_a_value_that_holds_itself_twice_is_refused() -> None:
    # In a process of its own: without a limit, it would never end and hold the interpreter.
    ended = subprocess.run(
        [sys.executable, "-c", TWICE], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.stdout, ended.stderr) == ("value\nFalse\n" * 2, "")


class Level(enum.IntEnum):
    LOW = 7


class Single:
    """Imitates a number of another library."""

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


class Array:
    """Imitates an array of numpy, which can be converted to a plain list."""

    def __init__(self, *numbers: object) -> None:
        self._numbers = list(numbers)

    def tolist(self) -> list[object]:
        """Returns the plain numbers."""
        return self._numbers


def stored(value: object) -> Any:
    """Sets a property to a value, and returns the value that the hub has received."""
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        levels = (3, "Mixer_0", "Channels//Levels/0")
        hub.engines.set_property(*levels, value)
        return hub.engines.get_property(*levels).value


def test_arrays_of_other_libraries_are_lists() -> None:
    assert stored(Array(1.0, 0.5, Array())) == [1.0, 0.5, []]
    assert stored(array.array("d", [0.25, 0.5])) == [0.25, 0.5]
    assert stored(memoryview(array.array("i", [3, 4]))) == [3, 4]
    vector = gfxhub.Vector(*array.array("f", [1.0, 2.0, 3.0]))
    assert stored([vector]) == [{"x": 1.0, "y": 2.0, "z": 3.0}]


def test_arrays_of_numpy_are_lists() -> None:
    numpy = pytest.importorskip("numpy")
    assert stored(numpy.array([1.0, 0.5], dtype=numpy.float32)) == [1.0, 0.5]
    assert stored([numpy.float32(0.5), numpy.int64(3), numpy.bool_(True)]) == [0.5, 3, True]


def test_parameters_are_a_dict_or_a_list_as_the_hub_has_it() -> None:
    with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
        transition = (3, "Mixer_0", "Default//DoTransition/0")
        hub.engines.call_function(*transition, {"DoTransition/Duration": 0.0})
        hub.engines.call_function(
            *transition, [{"PropertyPath": "DoTransition/Duration", "payload": {"value": 0.0}}]
        )
        hub.engines.call_function(3, "Mixer_0", "Default//Cut/0", {})
        first, second, _ = simulator.journal()
        assert first.change["Parameters"] == second.change["Parameters"] != []


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


def test_raw_requests_give_the_response_as_received(hub: gfxhub.Client) -> None:
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
    assert invoked.response is not None
    assert invoked.text == invoked.response.text
    as_text = '{"engineId": 3, "nodePath": "a", "propertyPath": "p"}'
    assert hub.invoke("engines.get_property", as_text).result == invoked.result
