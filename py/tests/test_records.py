"""Records: what they show, when they are equal, and how they travel."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gfxhub
import pytest

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
    assert text.startswith("Engine(id=3, name='re-3', ")
    assert "instances=[EngineInstance(id=31, " in text
    assert text.endswith("extra={'temperature': {'gpu': 61.5, 'limits': [80, 90.0]}})")
    table = engine._repr_html_()
    assert "<th>display_name</th><td>&#x27;Engine &lt;3&gt;&#x27;</td>" in table
    assert "<th>temperature</th>" in table


def test_ten_thousand_properties_are_quick() -> None:
    import time

    one = '{"PropertyPath":"Default//Gain/0","DisplayName":"Gain","Value":{"x":1,"y":2,"z":3}}'
    many = [gfxhub.Property.from_json(one)] * 10_000
    began = time.perf_counter()
    assert all(stored.value["y"] == 2 for stored in many)
    assert time.perf_counter() - began < 2.0
