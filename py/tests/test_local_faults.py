"""The hub in a box fails on purpose, counts what came, and begins anew."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import gfxhub
import pytest
from gfxhub._local_hub import Tally

RULE: dict[str, Any] = {"fault": "status", "status": 503, "operation": "engines.list", "times": 1}


@pytest.mark.parametrize(
    "given",
    [
        {"seed": 7, "faults": [RULE]},
        {"faults": (RULE,)},
        [RULE],
        (RULE,),
        json.dumps({"faults": [RULE]}),
        json.dumps([RULE]),
    ],
    ids=["dict", "dict of a tuple", "list", "tuple", "text", "text of a list"],
)
@pytest.mark.parametrize("later", [False, True])
def test_a_scenario_strikes_and_tells_of_it(given: Any, later: bool) -> None:
    with gfxhub.LocalHub(faults=None if later else given) as box:
        if later:
            assert box.faults()["faults"] == []
            box.set_faults(given)
        with gfxhub.Client(box.url, attempts=1) as hub:
            with pytest.raises(gfxhub.GfxHubError) as raised:
                hub.engines.list()
            assert raised.value.status == 503
            assert hub.engines.list()
        assert box.faults_struck == 1
        (rule,) = box.faults()["faults"]
        assert {name: rule[name] for name in RULE} == RULE
        assert (rule["seen"], rule["struck"]) == (2, 1)
        box.clear_faults()
        assert (box.faults_struck, box.faults()["faults"]) == (0, [])


@pytest.mark.parametrize(
    ("scenario", "place"),
    [
        ([RULE, {"fault": "status", "status": "busy"}], r"faults\[1\]\.status"),
        ({"faults": [{"fault": "no-such"}]}, r"faults\[0\]\.fault"),
        ({"fautls": []}, "fautls"),
        ("{", "JSON"),
        ("[{]", "JSON"),
    ],
)
def test_what_makes_no_sense_is_named_by_its_place(scenario: Any, place: str) -> None:
    with gfxhub.LocalHub(faults=[RULE]) as box:
        for use in (box.set_faults, lambda faults: gfxhub.LocalHub(faults=faults)):
            with pytest.raises(gfxhub.InvalidArgumentError, match=place) as raised:
                use(scenario)
            assert raised.value.argument == "faults"
        # The scenario before has stayed.
        assert len(box.faults()["faults"]) == 1


def test_what_cannot_be_json_is_a_type_error() -> None:
    with gfxhub.LocalHub() as box:
        for wrong in (7, object(), [object()], {"faults": {1, 2}}):
            with pytest.raises(TypeError):
                box.set_faults(wrong)  # type: ignore[arg-type]


def test_requests_and_effects_are_counted_by_their_id() -> None:
    with gfxhub.LocalHub() as box:
        with gfxhub.Client(box.url, headers={"X-Request-Id": "mine"}) as hub:
            hub.engines.list()
            hub.playout.create_rundown("Evening")
        assert box.tally("mine") == Tally(requests=2, effects=1)
        assert box.tally("yours") == Tally(0, 0)


def test_a_reset_brings_the_show_back() -> None:
    with gfxhub.LocalHub(faults=[RULE]) as box:
        with gfxhub.Client(box.url, headers={"X-Request-Id": "mine"}) as hub:
            before = hub.playout.list_rundowns()
            hub.playout.create_rundown("Evening")
            assert len(hub.playout.list_rundowns()) == len(before) + 1
            (made,) = box.journal()
            box.reset()
            assert hub.playout.list_rundowns() == before
            assert box.journal() == []
            # By the first request after it.
            assert box.tally("mine") == Tally(1, 0)
            hub.playout.create_rundown("Night")
        assert box.journal()[0].sequence > made.sequence
        assert len(box.faults()["faults"]) == 1


def test_a_hub_with_a_store_keeps_what_it_holds(tmp_path: Path) -> None:
    with gfxhub.LocalHub(store=tmp_path / "hub.store") as box:
        with pytest.raises(gfxhub.InvalidArgumentError, match="store") as raised:
            box.reset()
        assert raised.value.argument == "store"


@pytest.mark.gfxhub(faults=[RULE])
def test_the_fixture_takes_a_scenario(gfxhub_hub: gfxhub.LocalHub) -> None:
    with pytest.raises(urllib.error.HTTPError, match="503"):
        urllib.request.urlopen(f"{gfxhub_hub.url}/api/rest/v1/engines", timeout=20)
    assert gfxhub_hub.faults_struck == 1
