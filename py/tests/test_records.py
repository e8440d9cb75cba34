"""Tests of the display, the equality and the pickling of records."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
import pprint
import sys
from collections.abc import Sequence
from typing import Any

import gfxhub
import pytest
from hubs import SlowHub

ENGINE: dict[str, Any] = {
    "id": 3,
    "name": "re-3",
    "displayName": "Engine <3>",
    "status": "ready",
    "usedSpace": None,
    "port": "8080",
    "instances": [{"id": 31, "status": "Loaded", "pid": 4711}],
    "temperature": {"gpu": 61.5, "limits": [80, 90.0]},
}


@pytest.fixture
def engine() -> gfxhub.Engine:
    return gfxhub.Engine.from_dict(ENGINE)


def test_fields_are_plain_python(engine: gfxhub.Engine) -> None:
    assert (engine.id, engine.name, engine.status) == (3, "re-3", "ready")
    assert type(engine.id) is int
    assert type(engine.status) is str
    assert engine.port == 8080
    assert engine.used_space is None
    assert engine.engine_type == ""
    (instance,) = engine.instances
    assert isinstance(instance, gfxhub.EngineInstance)
    assert instance.pid == "4711"
    assert engine.extra == {"temperature": {"gpu": 61.5, "limits": [80, 90.0]}}


def test_a_record_leads_back_to_what_came(engine: gfxhub.Engine) -> None:
    assert engine.to_dict() == ENGINE
    assert gfxhub.Engine.from_json(engine.to_json()) == engine
    assert '"port":"8080"' in engine.to_json()


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_record_is_pickled_in_the_form_in_which_it_came(
    engine: gfxhub.Engine, protocol: int
) -> None:
    again = pickle.loads(pickle.dumps(engine, protocol))
    assert again == engine
    assert again.to_dict() == ENGINE


def test_copies_are_the_record_itself(engine: gfxhub.Engine) -> None:
    assert copy.copy(engine) is engine
    assert copy.deepcopy(engine) is engine
    assert copy.deepcopy(gfxhub.NULL) is gfxhub.NULL
    assert pickle.loads(pickle.dumps(gfxhub.NULL)) is gfxhub.NULL


@pytest.mark.parametrize(
    "form",
    [
        {"port": 8080},
        {"usedSpace": ...},
        {"cacheDir": ""},
        {"instances": ENGINE["instances"][0]},
        {"temperature": ENGINE["temperature"]},
    ],
)
def test_the_form_does_not_count(engine: gfxhub.Engine, form: dict[str, Any]) -> None:
    members = {**ENGINE, **form}
    members = {name: value for name, value in reversed(list(members.items())) if value is not ...}
    other = gfxhub.Engine.from_dict(members)
    assert other == engine
    assert hash(other) == hash(engine)


@pytest.mark.parametrize(
    "change", [{"id": 4}, {"port": 8081}, {"temperature": 1}, {"fans": 2}, {"instances": []}]
)
def test_every_field_counts(engine: gfxhub.Engine, change: dict[str, Any]) -> None:
    other = gfxhub.Engine.from_dict({**ENGINE, **change})
    assert other != engine
    assert len({other, engine}) == 2


def test_renderers_are_equal_by_id_however_it_came() -> None:
    number = gfxhub.LaunchConfig.from_dict({"id": 1, "renderers": [101, {"engineId": 3}]})
    text = gfxhub.LaunchConfig.from_dict({"id": 1, "renderers": ["101", {"engineId": 3}]})
    assert number == text
    assert hash(number) == hash(text)
    assert number.renderers[0] == 101
    assert isinstance(number.renderers[1], gfxhub.Renderer)


def test_records_of_different_kinds_are_different(engine: gfxhub.Engine) -> None:
    node = gfxhub.Node.from_dict({"NodePath": "a", "NodeName": "b"})
    assert engine != node
    assert engine != 3


def test_values_of_a_record_are_the_callers_own() -> None:
    stored = gfxhub.Property.from_dict({"PropertyPath": "p", "Value": {"x": 1, "y": 2.0, "z": 3}})
    first = stored.value
    first["x"] = 5
    assert stored.value == {"x": 1, "y": 2.0, "z": 3}
    assert [type(number) for number in stored.value.values()] == [int, float, int]


def test_a_record_cannot_be_changed(engine: gfxhub.Engine) -> None:
    with pytest.raises(AttributeError):
        engine.name = "other"  # type: ignore[misc]
    with pytest.raises(TypeError):
        gfxhub.Engine()


def test_equal_values_have_equal_hashes() -> None:
    def held(value: Any) -> gfxhub.Property:
        return gfxhub.Property.from_dict({"PropertyPath": "p", "Value": value})

    for one, other in [
        ({"a": 1, "b": [None, True]}, {"b": [None, True], "a": 1}),
        ({"x": 1, "y": 2, "z": 3}, {"x": 1.0, "y": 2.0, "z": 3.0}),
        (0.0, -0.0),
    ]:
        assert held(one) == held(other)
        assert hash(held(one)) == hash(held(other))
    assert held(1) != held(1.0)


@pytest.mark.parametrize(
    "json", [r'"\u00e9 \ud83d\ude00 \/"', '{"a": [1, 2], "b": null}', "1e2", "[0.10]", "-0.0"]
)
def test_an_undocumented_field_is_equal_in_whatever_form_it_came(json: str) -> None:
    read = gfxhub.Node.from_json(f'{{"NodePath":"a","NodeName":"b","new":{json}}}')
    back = gfxhub.Node.from_dict(read.to_dict())
    assert back == read
    assert hash(back) == hash(read)


@pytest.mark.parametrize(
    "number", [2**53 + 1, -(2**63), 2**64 - 1, 0.1, 5e-324, 1.7976931348623157e308, -0.0, 1e22]
)
def test_numbers_keep_every_bit(number: float) -> None:
    stored = gfxhub.Property.from_dict({"PropertyPath": "p", "Value": number})
    assert type(stored.value) is type(number)
    assert repr(stored.value) == repr(number)
    assert pickle.loads(pickle.dumps(stored)).value == number


def test_integers_beyond_64_bits_survive_where_nothing_is_documented() -> None:
    members = {"NodePath": "a", "NodeName": "b", "serial": 2**80, "list": [-(2**70)]}
    node = gfxhub.Node.from_dict(members)
    assert node.extra == {"serial": 2**80, "list": [-(2**70)]}
    assert node.to_dict() == members
    assert pickle.loads(pickle.dumps(node)) == node
    text = '{"NodePath":"a","NodeName":"b","new":[{"é":18446744073709551616},1]}'
    read = gfxhub.Node.from_json(text)
    assert gfxhub.Node.from_dict(read.to_dict()) == read


def test_what_is_no_record_says_where() -> None:
    with pytest.raises(gfxhub.DecodeError) as raised:
        gfxhub.Engine.from_dict({"id": 3, "instances": [{"id": "x"}]})
    assert raised.value.json_path == "instances[0].id"
    with pytest.raises(gfxhub.DecodeError):
        gfxhub.Engine.from_json("[]")
    with pytest.raises(TypeError):
        gfxhub.Engine.from_dict({"id": object()})
    with pytest.raises(gfxhub.InvalidArgumentError) as refused:
        gfxhub.Property.from_dict({"PropertyPath": "p", "Value": [1, float("nan")]})
    assert refused.value.argument == "Property.Value[1]"


def test_people_can_read_it(engine: gfxhub.Engine) -> None:
    text = repr(engine)
    assert text.startswith("Engine(display_name='Engine <3>', id=3, name='re-3', ")
    # Empty fields are omitted, and of long lists only the length is shown.
    assert "used_space" not in text
    assert text.endswith(", port=8080, …)")
    assert len(text) <= 130
    many = gfxhub.LaunchConfig.from_dict({"id": 1, "renderers": list(range(100, 120))})
    assert repr(many) == "LaunchConfig(id=1, renderers=[20 items])"
    node = gfxhub.Node.from_dict({"NodePath": "a" * 100, "NodeName": "b", "new": [1]})
    assert repr(node) == f"Node(node_path='{'a' * 58}…, node_name='b', extra={{'new': [1]}})"
    short = gfxhub.Node.from_dict({"NodePath": "a", "NodeName": "b", "new": [1]})
    assert repr(short) == "Node(node_path='a', node_name='b', extra={'new': [1]})"
    # The main field is shown even if it is empty or the rest is long.
    path = "Default//" + "Long/" * 40
    empty = gfxhub.Property.from_dict({"PropertyPath": path, "Value": ""})
    assert repr(empty).startswith("Property(value='', display_name='', property_path='Default//L")
    null = gfxhub.Property.from_dict({"PropertyPath": "p", "DisplayName": "d" * 200})
    assert repr(null).startswith("Property(value=None, display_name='ddd")
    assert len(repr(null)) <= 130
    table = engine._repr_html_()
    assert "<th>display_name</th><td>&#x27;Engine &lt;3&gt;&#x27;</td>" in table
    assert "<th>temperature</th>" in table


def test_numbers_are_shown_as_they_were_meant_and_kept_as_they_came() -> None:
    single = 0.20000000298023224
    value = {"x": single, "list": [single, 0.1, 1e300, 50.0]}
    stored = gfxhub.Property.from_dict({"PropertyPath": "p", "Value": value})
    assert repr(stored) == (
        "Property(value={'x': 0.2, 'list': [0.2, 0.1, 1e+300, 50.0]}, display_name='',"
        " property_path='p')"
    )
    assert "{&#x27;x&#x27;: 0.2, " in stored._repr_html_()
    assert stored.value == value
    assert "0.20000000298023224" in stored.to_json()


def test_a_record_is_read_as_pairs(engine: gfxhub.Engine) -> None:
    members = dict(engine)
    assert list(members) == list(gfxhub.Engine.__match_args__)
    assert (members["id"], members["display_name"]) == (3, "Engine <3>")
    assert members["instances"] == engine.instances
    # `to_dict` uses JSON names and includes undocumented fields.
    assert "temperature" not in members


@pytest.mark.skipif(sys.version_info < (3, 10), reason="match requires Python 3.10")
def test_a_record_can_be_matched(engine: gfxhub.Engine) -> None:
    found: dict[str, Any] = {"engine": engine, "gfxhub": gfxhub}
    program = """
match engine:
    case gfxhub.Engine(3, name, status="ready", display_name=shown):
        found = name, shown
"""
    exec(program, found)
    assert found["found"] == ("re-3", "Engine <3>")


SHORT = {name: value for name, value in ENGINE.items() if name != "temperature"}


def listed(number: int) -> Any:
    """Returns a list of records as an operation returns it."""
    with SlowHub([{**SHORT, "id": at} for at in range(number)], at_once=True) as hub:
        return gfxhub.Client(hub.url).engines.list()


def test_a_list_of_records_is_a_sequence() -> None:
    engines: Any = listed(4)
    assert issubclass(gfxhub.RecordList, Sequence)
    every: list[Any] = list(engines)
    assert [one.id for one in every] == [0, 1, 2, 3]
    assert (engines[0], engines[-1], engines[1:3]) == (every[0], every[3], every[1:3])
    assert type(engines[::2]) is gfxhub.RecordList
    assert list(reversed(engines)) == every[::-1]
    assert every[2] in engines
    assert engines.index(every[2]) == 2
    assert engines + every[:1] == [*every, every[0]]
    assert engines == every
    assert every == engines
    assert engines != every[:3]
    assert engines != tuple(every)
    for wrong in (4, -5):
        with pytest.raises(IndexError, match=f"no record {wrong}: the list has 4"):
            engines[wrong]
    with pytest.raises(TypeError):
        engines["0"]
    with pytest.raises(TypeError):
        hash(engines)


def test_a_list_that_is_not_as_documented_has_all_its_records() -> None:
    bodies = [{**SHORT, "id": "7", "new": 1}, {**SHORT, "id": 8}]
    with SlowHub(bodies, at_once=True) as hub:
        engines = gfxhub.Client(hub.url).engines.list()
    assert [one.id for one in engines] == [7, 8]
    assert engines[0].extra == {"new": 1}


def test_one_wrong_record_fails_the_whole_list() -> None:
    bodies = [{**SHORT, "id": at} for at in range(50)]
    bodies[49]["id"] = "forty-nine"
    with SlowHub(bodies, at_once=True) as hub, pytest.raises(gfxhub.DecodeError) as failure:
        gfxhub.Client(hub.url).engines.list()
    assert failure.value.json_path == "[49].id"


def test_a_field_of_another_type_costs_itself_alone() -> None:
    bodies = [{**SHORT, "id": at} for at in range(50)]
    bodies[49].update(port="eighty", canCook=1)
    with SlowHub(bodies, at_once=True) as hub:
        engines = gfxhub.Client(hub.url).engines.list()
    assert (engines[49].port, engines[49].can_cook) == (None, True)
    assert engines[49].extra == {"port": "eighty"}
    assert engines[49].to_dict()["port"] == "eighty"


def test_a_list_of_records_shows_itself() -> None:
    engines: Any = listed(3)
    assert type(engines) is gfxhub.RecordList
    assert engines == [gfxhub.Engine.from_dict({**SHORT, "id": at}) for at in range(3)]
    assert repr(engines) == "[" + ",\n ".join(map(repr, engines)) + "]"
    table = engines._repr_html_()
    assert table.count("<tr>") == 4
    assert "<th>display_name</th>" in table
    assert "<td>Engine &lt;3&gt;</td>" in table
    # Empty columns are omitted.
    assert "cache_dir" not in table
    again = pickle.loads(pickle.dumps(engines))
    assert (again, type(again)) == (engines, gfxhub.RecordList)
    assert json.dumps([dict(one)["id"] for one in engines]) == "[0, 1, 2]"


def test_a_long_list_is_cut_where_it_is_shown() -> None:
    engines: Any = listed(250)
    assert len(engines) == 250
    assert repr(engines).count("\n") == 100
    assert repr(engines).endswith("… 150 more]")
    assert engines._repr_html_().count("<tr>") == 101
    assert repr(listed(0)) == "[]"
    empty: gfxhub.RecordList[gfxhub.Engine] = gfxhub.RecordList()
    assert empty._repr_html_().startswith("<table>")


def test_records_make_a_frame() -> None:
    # Skips the test without pandas, which requirements-dev.txt installs.
    pandas = pytest.importorskip("pandas")
    for records in (listed(3), list(listed(3)), map(dict, listed(3))):
        frame = pandas.DataFrame(records)
        assert list(frame.columns) == list(gfxhub.Engine.__match_args__)
        assert list(frame["id"]) == [0, 1, 2]
    polars = pytest.importorskip("polars")
    table = polars.DataFrame([engine.to_dict() for engine in listed(3)])
    assert list(table["id"]) == [0, 1, 2]


def test_records_are_dataclasses_to_those_who_ask() -> None:
    item = gfxhub.PlayoutItem.from_dict({"id": 1, "buttons": [{"id": "b", "label": "In"}]})
    assert dataclasses.is_dataclass(item)
    assert [field.name for field in dataclasses.fields(item)] == list(item.__match_args__)
    assert dataclasses.asdict(item)["buttons"] == [dict(item.buttons[0])]
    assert pprint.pformat(item) == repr(item)


def test_json_takes_records_and_lists_of_them() -> None:
    engines = listed(2)
    text = json.dumps({"all": engines, "one": engines[0]}, default=gfxhub.json_default)
    plain = [engine.to_dict() for engine in engines]
    assert json.loads(text) == {"all": plain, "one": plain[0]}
    vector = json.dumps(gfxhub.Vector(1.0, 2.0, 3.0), default=gfxhub.json_default)
    assert json.loads(vector) == {"x": 1.0, "y": 2.0, "z": 3.0}
    for other in (object(), gfxhub.CancelToken()):
        with pytest.raises(TypeError, match="is not JSON serializable"):
            json.dumps(other, default=gfxhub.json_default)


def test_ten_thousand_properties_are_quick() -> None:
    import time

    one = '{"PropertyPath":"Default//Gain/0","DisplayName":"Gain","Value":{"x":1,"y":2,"z":3}}'
    many = [gfxhub.Property.from_json(one)] * 10_000
    began = time.perf_counter()
    assert all(stored.value["y"] == 2 for stored in many)
    assert time.perf_counter() - began < 2.0
