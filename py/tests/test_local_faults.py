"""Tests of the faults, the request counts and the reset of the hub simulator."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import gfxhub
import pytest
from gfxhub import RequestStats

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
    with gfxhub.LocalHub(faults=None if later else given) as simulator:
        if later:
            assert simulator.faults()["faults"] == []
            simulator.set_faults(given)
        with gfxhub.Client(simulator.url, max_attempts=1) as hub:
            with pytest.raises(gfxhub.GfxHubError) as raised:
                hub.engines.list()
            assert raised.value.status == 503
            assert hub.engines.list()
        assert simulator.faults_triggered == 1
        (rule,) = simulator.faults()["faults"]
        assert {name: rule[name] for name in RULE} == RULE
        assert (rule["seen"], rule["struck"]) == (2, 1)
        simulator.clear_faults()
        assert (simulator.faults_triggered, simulator.faults()["faults"]) == (0, [])


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
    with gfxhub.LocalHub(faults=[RULE]) as simulator:
        for use in (simulator.set_faults, lambda faults: gfxhub.LocalHub(faults=faults)):
            with pytest.raises(gfxhub.InvalidArgumentError, match=place) as raised:
                use(scenario)
            assert raised.value.argument == "faults"
        # The previous scenario is kept.
        assert len(simulator.faults()["faults"]) == 1


def test_what_cannot_be_json_is_a_type_error() -> None:
    with gfxhub.LocalHub() as simulator:
        for wrong in (7, object(), [object()], {"faults": {1, 2}}):
            with pytest.raises(TypeError):
                simulator.set_faults(wrong)  # type: ignore[arg-type]


def test_requests_and_effects_are_counted_by_their_id() -> None:
    with gfxhub.LocalHub() as simulator:
        with gfxhub.Client(simulator.url, headers={"X-Request-Id": "mine"}) as hub:
            hub.engines.list()
            hub.playout.create_rundown("Evening")
        assert simulator.request_stats("mine") == RequestStats(requests=2, effects=1)
        assert simulator.request_stats("yours") == RequestStats(0, 0)


def test_a_reset_brings_the_show_back() -> None:
    with gfxhub.LocalHub(faults=[RULE]) as simulator:
        with gfxhub.Client(simulator.url, headers={"X-Request-Id": "mine"}) as hub:
            before = hub.playout.list_rundowns()
            hub.playout.create_rundown("Evening")
            assert len(hub.playout.list_rundowns()) == len(before) + 1
            (made,) = simulator.journal()
            simulator.reset()
            assert hub.playout.list_rundowns() == before
            assert simulator.journal() == []
            # Only the request after the reset is counted.
            assert simulator.request_stats("mine") == RequestStats(1, 0)
            hub.playout.create_rundown("Night")
        assert simulator.journal()[0].sequence > made.sequence
        assert len(simulator.faults()["faults"]) == 1


def test_a_hub_with_a_store_keeps_what_it_holds(tmp_path: Path) -> None:
    with gfxhub.LocalHub(store=tmp_path / "hub.store") as simulator:
        with pytest.raises(gfxhub.InvalidArgumentError, match="store") as raised:
            simulator.reset()
        assert raised.value.argument == "store"


@pytest.mark.gfxhub(faults=[RULE])
def test_the_fixture_takes_a_scenario(gfxhub_simulator: gfxhub.LocalHub) -> None:
    with pytest.raises(urllib.error.HTTPError, match="503"):
        urllib.request.urlopen(f"{gfxhub_simulator.url}/api/rest/v1/engines", timeout=20)
    assert gfxhub_simulator.faults_triggered == 1
