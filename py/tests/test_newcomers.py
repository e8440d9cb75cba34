"""Snippets of new users, which are checked with strict types and run against the demo show."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import pickle
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TYPE_CHECKING, Any
from unittest import mock

import gfxhub
import pytest
from gfxhub import AsyncClient, Client, LocalHub

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OPACITY = (3, "Mixer_0", "Default//Opacity/0")


@pytest.fixture
def simulator() -> Iterator[LocalHub]:
    with LocalHub(clock="manual") as simulator:
        yield simulator


@pytest.fixture
def hub(simulator: LocalHub) -> Iterator[Client]:
    with Client(simulator.url) as hub:
        yield hub


def test_print_the_engines(hub: Client, capsys: pytest.CaptureFixture[str]) -> None:
    print(hub.engines.list())
    shown = capsys.readouterr().out
    assert shown.count("\n") == 4
    assert max(map(len, shown.splitlines())) <= 140


def test_find_an_engine_by_its_name(hub: Client) -> None:
    (engine,) = [one for one in hub.engines.list() if one.display_name == "Studio A"]
    found: int = engine.id
    assert found == 3


def test_read_a_number(hub: Client) -> None:
    opacity: float = hub.engines.get_property(*OPACITY).value
    assert opacity == 1.0


def test_fade_out_over_two_seconds(hub: Client, simulator: LocalHub) -> None:
    hub.engines.set_property(*OPACITY, 0.0, interpolation="EaseInOut", duration=2.0)
    simulator.advance(1.0)
    assert 0.0 < hub.engines.get_property(*OPACITY).value < 1.0
    simulator.advance(2.0)
    assert hub.engines.get_property(*OPACITY).value == 0.0


def test_write_a_duration_as_a_timedelta(hub: Client) -> None:
    half = timedelta(milliseconds=500)
    hub.engines.set_property(*OPACITY, 0.5, interpolation="Linear", duration=half)


def test_set_a_colour_and_read_it_as_a_vector(hub: Client) -> None:
    place = (3, "Cyclorama", "Material//MaskColor/0")
    hub.engines.set_property(*place, {"x": 0.2, "y": 0.3, "z": 0.4, "w": 0.5})
    colour = gfxhub.Vector.of(hub.engines.get_property(*place).value)
    assert colour is not None
    assert gfxhub.approx_eq(colour, gfxhub.Vector(0.2, 0.3, 0.4, 0.5))
    assert "'x': 0.2, " in repr(hub.engines.get_property(*place))


def test_move_a_camera(hub: Client) -> None:
    place = (3, "TrackedCamera_0", "Tracking//Track/0")
    track = gfxhub.Track.of(hub.engines.get_property(*place).value)
    assert track is not None
    there = dataclasses.replace(track, location=gfxhub.Vector(0.0, 180.0, -350.0))
    hub.engines.set_property(*place, there)
    assert hub.engines.get_property(*place).value["location"]["z"] == -350.0


def test_call_a_function(hub: Client, simulator: LocalHub) -> None:
    duration = {"DoTransition/Duration": 1.0, "DoTransition/Type": "Mix"}
    hub.engines.call_function(3, "Mixer_0", "Default//DoTransition/0", duration)
    assert simulator.journal()[-1].operation == "engines.call_function"


def test_make_a_rundown_with_an_item_and_play_it(hub: Client, simulator: LocalHub) -> None:
    rundown = hub.playout.create_rundown("Late News")
    data = {"headline": "Anna Berg", "subline": "Reporter"}
    item = hub.playout.create_item(rundown.id, "Presenter", "Lower Third", data=data)
    button = hub.playout.get_item(rundown.id, item.id).buttons[0]
    hub.playout.trigger_button(rundown.id, item.id, button.id)
    assert simulator.journal()[-1].operation == "playout.trigger_button"


def test_ask_which_fields_a_template_has(hub: Client) -> None:
    lines, speed = hub.playout.template_fields("Ticker")
    assert (lines.name, lines.kind, len(lines.example)) == ("lines", "list", 3)
    assert speed == ("speed", "number", 1.25)


def test_load_a_graph(hub: Client) -> None:
    names = {graph.name: graph.id for graph in hub.graphs.list()}
    hub.graphs.load(names["Studio A Election"], engine_host_id=4)


def test_what_is_not_there(hub: Client) -> None:
    said = ""
    try:
        hub.playout.trigger_button(1, 999, "in")
    except gfxhub.NotFoundError as error:
        said = f"{error.operation}: {error.status}, {error.effect}"
    assert said == "playout.trigger_button: 404, none"


def test_a_hub_that_is_switched_off(hub: Client, simulator: LocalHub) -> None:
    simulator.stop()
    with pytest.raises(ConnectionError) as raised:
        hub.engines.list()
    assert gfxhub.effect_of(raised.value) == "none"


def test_tell_kinds_of_failure_apart(hub: Client) -> None:
    def advice(error: gfxhub.GfxHubError) -> str:
        kind: gfxhub.ErrorKind = error.kind
        return "try later" if kind in ("Unavailable", "Throttled") else "look at it"

    with pytest.raises(gfxhub.GfxHubError) as raised:
        hub.graphs.get(999)
    assert advice(raised.value) == "look at it"


def test_a_mistake_in_an_argument_is_named_as_it_was_written(hub: Client) -> None:
    with pytest.raises(ValueError, match=r"interpolation: ") as raised:
        hub.engines.set_property(*OPACITY, 0.5, interpolation="Jump")  # type: ignore[arg-type]
    assert isinstance(raised.value, gfxhub.InvalidArgumentError)
    assert raised.value.argument == "interpolation"
    with pytest.raises(TypeError, match=r"argument 'engine': it must be an int, not str"):
        hub.engines.get("Studio A")  # type: ignore[arg-type]


def test_many_threads_share_a_client(hub: Client) -> None:
    def nodes(engine: gfxhub.Engine) -> int:
        return len(hub.engines.list_nodes(engine.id))

    with ThreadPoolExecutor(8) as threads:
        counts = list(threads.map(nodes, hub.engines.list()))
    assert len(counts) == 4
    assert sum(counts) > 20


def test_records_as_tables_and_files(hub: Client, tmp_path: Path) -> None:
    rows = [dict(engine) for engine in hub.engines.list()]
    assert rows[0]["display_name"] == "Studio A"
    text = json.dumps([engine.to_dict() for engine in hub.engines.list()])
    assert json.loads(text)[0]["displayName"] == "Studio A"
    file = tmp_path / "engines"
    file.write_bytes(pickle.dumps(hub.engines.list()))
    assert pickle.loads(file.read_bytes()) == hub.engines.list()


def test_follow_what_a_client_does(simulator: LocalHub, caplog: pytest.LogCaptureFixture) -> None:
    events: list[gfxhub.Event] = []
    with (
        caplog.at_level(logging.DEBUG, "gfxhub"),
        Client(simulator.url, on_event=events.append) as hub,
    ):
        hub.engines.list()
    assert [(event.operation, event.status) for event in events] == [("engines.list", 200)]
    assert f"engines.list GET {simulator.url}/" in caplog.text


def test_cancel_from_another_thread(simulator: LocalHub) -> None:
    simulator.set_faults([{"fault": "stall", "operation": "engines.list"}])
    token = gfxhub.CancelToken()
    threading.Timer(0.1, token.cancel).start()
    with Client(simulator.url) as hub, pytest.raises(gfxhub.CallCancelledError):
        hub.engines.list(cancel=token)


def test_several_calls_at_once_in_asyncio(simulator: LocalHub) -> None:
    async def main() -> tuple[int, int]:
        async with AsyncClient(simulator.url) as hub:
            engines, rundowns = await asyncio.gather(
                hub.engines.list(), hub.playout.list_rundowns()
            )
        return len(engines), len(rundowns)

    assert asyncio.run(main()) == (4, 2)


def test_a_time_limit_of_asyncio_says_what_became_of_the_call(simulator: LocalHub) -> None:
    simulator.set_faults([{"fault": "stall", "operation": "playout.trigger_button"}])

    async def main() -> gfxhub.Effect | None:
        async with AsyncClient(simulator.url) as hub:
            try:
                await asyncio.wait_for(hub.playout.trigger_button(1, 1, "btn-in"), 0.2)
            except asyncio.TimeoutError as error:
                return gfxhub.effect_of(error)
        return None

    assert asyncio.run(main()) == "maybe"


def test_anything_by_name_and_by_path(hub: Client) -> None:
    invoked = hub.invoke("engines.get", {"engineId": 3})
    result: Any = invoked.result
    assert result["displayName"] == "Studio A"
    assert hub.request("GET", "/api/rest/v1/engines/3").json() == result


def test_close_and_go_on_is_refused(hub: Client) -> None:
    hub.close()
    assert repr(hub) == f"<gfxhub.Client {hub.url} closed>"
    with pytest.raises(gfxhub.ClientClosedError):
        hub.engines.list()


def test_a_method_of_a_group_is_replaced_in_a_test(hub: Client) -> None:
    engines = hub.engines.list()
    with mock.patch.object(hub.engines, "list", return_value=[]) as listed:
        assert hub.engines.list() == []
        listed.assert_called_once_with()
    assert hub.engines.list() == engines

    async def play() -> None:
        async with AsyncClient("http://127.0.0.1:9") as away:
            with mock.patch.object(away.playout, "trigger_button") as press:
                await away.playout.trigger_button(1, 1, "btn-in")
            press.assert_awaited_once_with(1, 1, "btn-in")

    asyncio.run(play())
