"""Tests of value structs, which are read from dicts and accepted wherever a value is accepted."""

from __future__ import annotations

from typing import Any

import gfxhub
import pytest
from hubs import SlowHub

TRACK: dict[str, Any] = {
    "location": {"x": 0, "y": 180.0, "z": -350.5},
    "rotation": {"x": 0.0, "y": 90.0, "z": 0.0},
    "fov": 42.5,
    "centerShift": {"x": 0.125, "y": -0.5},
    "k1k2": {"x": 0.01, "y": -0.02},
}


def test_a_track_is_read_and_given() -> None:
    track = gfxhub.Track.of({**TRACK, "timecode": "10:00:00:00"})
    assert track is not None
    assert track.location == gfxhub.Vector(0, 180.0, -350.5)
    assert track.center_shift == gfxhub.Pair(0.125, -0.5)
    assert (track.fov, track.zoom) == (42.5, None)
    assert track.to_value() == TRACK
    made = gfxhub.Track(gfxhub.Vector(1, 2, 3), gfxhub.Vector(0, 0, 0), focus_distance=2.5)
    assert made.to_value()["focusDistance"] == 2.5
    assert gfxhub.Track.of(made) == made
    assert len({track, made, gfxhub.Track.of(TRACK)}) == 2


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (gfxhub.Vector, {"x": 1, "y": 2}),
        (gfxhub.Vector, {"x": 1, "y": 2, "z": "3"}),
        (gfxhub.Track, {"location": {"x": 1, "y": 2, "z": 3}}),
        (gfxhub.Texture, {"pid": 1}),
        (gfxhub.Matrix, {"x": {"x": 1, "y": 0, "z": 0}}),
        (gfxhub.CleanPlates, []),
        (gfxhub.Vector, {"x": 2**70, "y": 0, "z": 0}),
    ],
)
def test_what_is_something_else_is_none(shape: type[gfxhub.ValueStruct], value: Any) -> None:
    assert shape.of(value) is None


def test_the_other_shapes() -> None:
    texture = gfxhub.Texture.of({"handle": "0x2a", "pid": "4711", "type": 1, "fieldType": 5})
    assert texture == gfxhub.Texture("0x2a", pid="4711", type=1, field_type=5)
    assert gfxhub.Matrix.of(gfxhub.Matrix()) == gfxhub.Matrix()
    assert gfxhub.Matrix().to_value()["w"] == {"x": 0.0, "y": 0.0, "z": 0.0, "w": 1.0}
    plates = gfxhub.CleanPlates.of({"data": [1, {"a": None}]})
    assert plates == gfxhub.CleanPlates([1, {"a": None}])


def test_values_are_compared_as_hubs_round_them() -> None:
    assert gfxhub.approx_eq(0.1, 0.10000000149011612)
    assert gfxhub.approx_eq(gfxhub.Vector(0.1, 2, 3), {"x": 0.10000000149011612, "y": 2, "z": 3.0})
    assert not gfxhub.approx_eq(0.1, 0.11)
    assert not gfxhub.approx_eq(2**70, 2**70)


def test_a_shape_is_sent_as_its_dict() -> None:
    with SlowHub({"PropertyPath": "p", "Value": 1}, at_once=True) as slow:
        hub = gfxhub.Client(slow.url)
        hub.engines.set_property(3, "a", "b", gfxhub.Vector(1, 2, 3))
        hub.engines.set_property(3, "a", "b", [gfxhub.Matrix(), {"c": gfxhub.Pair(1, 2)}])
        assert slow.requests == 2
