"""Tests of live sessions that the shared cases do not cover: reports, figures and frames."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import gfxhub
import pytest

OPACITY = (3, "Mixer_0", "Default//Opacity/0")
COLOUR = (3, "Cyclorama", "Material//MaskColor/0")


@pytest.fixture
def local() -> Any:
    with gfxhub.LocalHub() as hub:
        yield hub


@pytest.fixture
def hub(local: gfxhub.LocalHub) -> Any:
    with gfxhub.Client(local.url) as client:
        yield client


def adds_up(stats: gfxhub.LiveStats) -> bool:
    ends = stats.delivered + stats.superseded + stats.failed + stats.expired + stats.dropped
    return stats.sets == ends + stats.waiting


def test_the_last_value_arrives_and_those_before_may_be_replaced(hub: gfxhub.Client) -> None:
    with hub.live() as live:
        opacity = live.property(*OPACITY)
        for step in range(1, 1001):
            assert opacity.set(step / 1024)
    assert hub.engines.get_property(*OPACITY).value == 1000 / 1024
    stats = live.stats()
    assert (stats.sets, stats.waiting) == (1000, 0)
    assert stats.superseded > 0
    assert adds_up(stats)
    assert live.closed
    assert not opacity.set(0.5)
    assert 0 < stats.round_trip_p50 <= stats.round_trip_p99 <= stats.round_trip_max


def test_every_kind_of_value_is_taken(hub: gfxhub.Client) -> None:
    with hub.live(rate=0, total_rate=0) as live:
        colour = live.property(*COLOUR)
        assert colour.set(gfxhub.Vector(0.25, 0.5, 0.75, 1.0))
        assert live.flush(10) == []
        found = hub.engines.get_property(*COLOUR).value
        assert gfxhub.approx_eq(found, {"x": 0.25, "y": 0.5, "z": 0.75, "w": 1.0})
        assert not colour.set(float("nan"))
        assert not colour.set(None)
        assert not colour.set({"x": [float("inf")]})
        with pytest.raises(TypeError):
            colour.set(object())
        opacity = live.property(*OPACITY)
        assert opacity.ease(1.0, "Linear", 0.01)
        assert not opacity.ease(1.0, "Linear", -1.0)
        assert live.flush(10) == []
        with live.frame():
            assert opacity.set(0.125)
        assert live.flush(10) == []
        assert hub.engines.get_property(*OPACITY).value == 0.125
    address = (opacity.engine, opacity.node_path, opacity.property_path)
    assert address == OPACITY
    assert "Mixer_0" in repr(opacity)


def test_what_fails_is_reported(hub: gfxhub.Client) -> None:
    with hub.live() as live:
        wrong = live.property(3, "Nowhere", "x")
        assert wrong.set(1)
        report = next(live.reports())
        assert (report.kind, report.address) == ("failed", (3, "Nowhere", "x"))
        assert isinstance(report.error, gfxhub.ServerError)
        assert "Nowhere" in str(report)
        assert live.take_reports() == []
        with pytest.raises(gfxhub.InvalidArgumentError) as refused:
            live.property(3, "..", "x")
        assert refused.value.argument == "node"
    with pytest.raises(gfxhub.InvalidArgumentError) as refused:
        hub.live(max_properties=0)
    assert refused.value.argument == "max_properties"
    assert list(live.reports()) == []
    with pytest.raises(gfxhub.ClientClosedError):
        live.flush(1)
    assert live.close() == []


def test_an_exception_ends_it_without_waiting(local: gfxhub.LocalHub, hub: gfxhub.Client) -> None:
    local.stop()
    began = time.monotonic()
    live = hub.live()

    def work() -> None:
        with live:
            live.property(*OPACITY).set(0.5)
            raise ValueError("enough")

    with pytest.raises(ValueError, match="enough"):
        work()
    assert time.monotonic() - began < 2
    assert live.closed
    hub.close()
    with pytest.raises(gfxhub.ClientClosedError):
        hub.live()


def test_asyncio_has_the_same(local: gfxhub.LocalHub) -> None:
    async def main() -> None:
        async with gfxhub.AsyncClient(local.url) as hub:
            async with hub.live() as live:
                opacity = live.property(*OPACITY)
                assert opacity.set(0.5)
                assert await live.flush(10) == []
                assert (await live.read(opacity)).value == 0.5
                assert opacity.nudge(0.25, min=0.0, max=1.0)
                live.property(3, "Nowhere", "x").set(1)
                async for report in live.reports():
                    assert report.kind == "failed"
                    break
            assert live.closed
            assert [report async for report in live.reports()] == []
            assert (await hub.engines.get_property(*OPACITY)).value == 0.75

    asyncio.run(main())


@pytest.fixture
def slow() -> Any:
    with gfxhub.LocalHub(service_time=0.1) as local, gfxhub.Client(local.url) as client:
        yield client


def test_a_flush_waits_for_what_was_set_before_alone(slow: gfxhub.Client) -> None:
    with slow.live(rate=0) as live:
        opacity = live.property(*OPACITY)
        enough = threading.Event()

        def turn() -> None:
            step = 0
            while not enough.wait(0.005):
                step += 1
                opacity.set(step % 512 / 512)

        turning = threading.Thread(target=turn)
        turning.start()
        try:
            time.sleep(0.2)
            began = time.monotonic()
            assert live.flush(10) == []
            assert time.monotonic() - began < 3
        finally:
            enough.set()
            turning.join()


def test_a_reader_that_stops_leaves_the_rest(hub: gfxhub.Client) -> None:
    with hub.live() as live:
        for path in ("x", "y"):
            live.property(3, "Nowhere", path).set(1)
        assert live.flush(10) == []
        assert next(live.reports()).kind == "failed"
        assert len(live.take_reports()) == 1


def test_each_kind_of_method_has_its_end(hub: gfxhub.Client) -> None:
    live = hub.live()
    live.property(3, "Nowhere", "x").set(1)
    assert live.flush(10) == []
    assert live.close() == []
    for left in (1, 0):
        # Methods that do not wait have no effect, or return the last figures.
        live.begin_frame()
        live.end_frame()
        live.reassert()
        assert live.closed
        assert live.stats().failed == 1
        # Methods that wait or open a handle fail, so no other handle has to be closed.
        for call in (lambda: live.flush(1), lambda: live.property(*OPACITY)):
            with pytest.raises(gfxhub.ClientClosedError) as closed:
                call()
            assert closed.value.effect == "none"
        assert live.close() == []
        # The iteration over events ends.
        assert len(list(live.reports())) == left


def test_each_kind_of_method_has_its_end_in_asyncio(local: gfxhub.LocalHub) -> None:
    async def main() -> None:
        async with gfxhub.AsyncClient(local.url) as hub:
            live = hub.live()
            live.property(3, "Nowhere", "x").set(1)
            assert await live.flush(10) == []
            assert await live.close() == []
            for left in (1, 0):
                assert live.closed
                assert live.stats().failed == 1
                with pytest.raises(gfxhub.ClientClosedError) as closed:
                    await live.flush(1)
                assert closed.value.effect == "none"
                assert await live.close() == []
                assert len([report async for report in live.reports()]) == left

    asyncio.run(main())
