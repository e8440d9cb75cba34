"""Tests of batches: results in order, invalid items, options, progress and cancelling."""

from __future__ import annotations

import asyncio
import copy
import signal
import threading
import time
from typing import Any

import gfxhub
import pytest

OPACITY = (3, "Mixer_0", "Default//Opacity/0")
SOFTNESS = (3, "Cyclorama", "Material//Softness/0")
NOWHERE = (3, "Nowhere", "Default//Opacity/0")


@pytest.fixture
def local() -> Any:
    with gfxhub.LocalHub() as hub:
        yield hub


@pytest.fixture
def hub(local: gfxhub.LocalHub) -> Any:
    with gfxhub.Client(local.url) as client:
        yield client


def sets(local: gfxhub.LocalHub) -> int:
    return sum(entry.operation == "engines.set_property" for entry in local.journal())


def test_results_come_in_the_order_of_the_sets(hub: gfxhub.Client) -> None:
    given = [(*(OPACITY, SOFTNESS, NOWHERE)[number % 3], number / 64) for number in range(64)]
    report = hub.engines.set_properties(given)
    assert len(report) == 64
    assert not report.ok
    for number, result in enumerate(report):
        address = (result.engine, result.node_path, result.property_path)
        assert address == given[number][:3]
        assert result.address == gfxhub.PropertyAddress(*address)
        assert result.ok is (number % 3 != 2)
        if result.ok:
            assert result.value.value == number / 64
            assert result.error is None
        else:
            assert isinstance(result.error, gfxhub.ServerError)
            assert (result.error.status, result.error.effect) == (500, "maybe")
            assert result.error.operation == "engines.set_property"
            with pytest.raises(gfxhub.ServerError):
                _ = result.value
    assert len(report.failed()) == 21
    with pytest.raises(gfxhub.ServerError):
        report.raise_failed()
    with pytest.raises(gfxhub.ServerError):
        report.values()
    assert 0 < report.skew <= report.elapsed
    assert report.connections >= 1
    assert "43 of 64 done" in repr(report)
    assert "Nowhere" in repr(report[2])
    assert list(report[:2]) == [report[0], report[1]]
    assert copy.copy(report).skew == report.skew


def test_named_tuples_and_generators_are_taken(hub: gfxhub.Client) -> None:
    eased = gfxhub.PropertySet(*OPACITY, 1.0, interpolation="Linear", duration=0.05)
    at_once = gfxhub.PropertySet(*SOFTNESS, 0.25)
    report = hub.engines.set_properties(each for each in [eased, at_once])
    report.raise_failed()
    addresses = [gfxhub.PropertyAddress(*SOFTNESS), list(OPACITY)]
    read = hub.engines.get_properties(addresses)  # type: ignore[arg-type]
    assert [each.property_path for each in read.values()] == [SOFTNESS[2], OPACITY[2]]
    assert read[0].value.value == 0.25


def test_the_last_set_of_a_property_wins(hub: gfxhub.Client) -> None:
    hub.engines.set_properties([(*OPACITY, number / 128) for number in range(101)]).raise_failed()
    assert hub.engines.get_property(*OPACITY).value == 100 / 128


def test_nodes_are_listed_all_or_by_their_names(hub: gfxhub.Client) -> None:
    everything = hub.engines.list_properties_of(3)
    nodes = [node.node_path for node in hub.engines.list_nodes(3)]
    assert [result.node_path for result in everything] == nodes
    assert everything[0].value == hub.engines.list_properties(3, nodes[0])
    assert isinstance(everything[0].value, gfxhub.RecordList)
    two = hub.engines.list_properties_of(3, ["Nowhere", "Mixer_0"])
    assert [result.ok for result in two] == [False, True]
    assert (two[0].engine, two[0].property_path) == (None, None)
    assert two[0].address == two[0].node_path == "Nowhere"


@pytest.mark.parametrize(
    ("wrong", "argument"),
    [
        ((*SOFTNESS, 0.5, "Linear", -1.0), "sets[1].duration"),
        ((*SOFTNESS, 0.5, None, 2.0), "sets[1].duration"),
        ((*SOFTNESS, float("nan")), "sets[1].value"),
        ((*SOFTNESS, {"a": [float("inf")]}), "sets[1].value.a[0]"),
        ((*SOFTNESS, 0.5, "Bounce"), "sets[1].interpolation"),
        ((3, "..", "x", 0.5), "sets[1].node"),
        ((2**70, "x", "x", 0.5), "sets[1].engine"),
        ((3, "x", "\ud800", 0.5), "sets[1].property"),
    ],
)
def test_what_cannot_be_sent_refuses_all(
    hub: gfxhub.Client, local: gfxhub.LocalHub, wrong: Any, argument: str
) -> None:
    with pytest.raises(gfxhub.InvalidArgumentError) as refused:
        hub.engines.set_properties([(*OPACITY, 0.5), wrong])
    assert refused.value.argument == argument
    assert refused.value.operation == "engines.set_properties"
    assert sets(local) == 0


def test_an_option_that_cannot_be_is_refused_by_its_name(hub: gfxhub.Client) -> None:
    with pytest.raises(gfxhub.InvalidArgumentError) as refused:
        hub.engines.get_properties([OPACITY], max_total=0)
    assert refused.value.argument == "max_total"
    with pytest.raises(TypeError, match="argument 'ordered'"):
        hub.engines.list_properties_of(3, ordered=1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("text", "not str"),
        ([(3, "x")], "item 0: it has 2 members"),
        ([(*OPACITY, 0.5), {"a": 1}], "item 1: it must be a tuple"),
        ([(True, "x", "x", 1)], "engine"),
        ([(3, 4, "x", 1)], "node"),
        (5, "iterable"),
    ],
)
def test_wrong_types_are_type_errors(hub: gfxhub.Client, wrong: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        hub.engines.set_properties(wrong)


def test_empty_batches_send_nothing(hub: gfxhub.Client, local: gfxhub.LocalHub) -> None:
    assert len(hub.engines.set_properties([])) == 0
    assert hub.engines.get_properties([]).values() == []
    assert local.requests() == []


def test_one_that_failed_ends_the_rest_on_demand(hub: gfxhub.Client) -> None:
    report = hub.engines.set_properties(
        [(*OPACITY, 0.5), (*NOWHERE, 0.5), (*OPACITY, 0.25)], ordered=True, stop_on_error=True
    )
    assert [result.ok for result in report] == [True, False, False]
    assert isinstance(report[2].error, gfxhub.CallCancelledError)
    assert report[2].error.effect == "none"
    assert hub.engines.get_property(*OPACITY).value == 0.5
    small = hub.engines.list_properties_of(3, ["Mixer_0", "Cyclorama"], max_total=1)
    assert any(isinstance(result.error, gfxhub.TooLargeError) for result in small)


@pytest.fixture
def slow() -> Any:
    with gfxhub.LocalHub(service_time=0.05) as local, gfxhub.Client(local.url) as client:
        yield client


def test_progress_is_told_and_ends_it(slow: gfxhub.Client) -> None:
    calls: list[tuple[int, int]] = []

    def note(done: int, total: int) -> None:
        calls.append((done, total))

    slow.engines.set_properties([(*OPACITY, 0.5)] * 8, on_progress=note).raise_failed()
    assert calls[-1] == (8, 8)
    assert len(calls) > 1
    report = slow.engines.set_properties([(*OPACITY, 0.5)] * 8, on_progress=lambda *_: False)
    assert isinstance(report[-1].error, gfxhub.CallCancelledError)

    def enough(done: int, total: int) -> bool:
        raise ValueError("enough")

    with pytest.raises(ValueError, match="enough") as raised:
        slow.engines.set_properties([(*OPACITY, 0.5)] * 8, on_progress=enough)
    assert isinstance(raised.value.__context__, gfxhub.CallCancelledError)
    with pytest.raises(TypeError, match="function"):
        slow.engines.set_properties([], on_progress=5)  # type: ignore[arg-type]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers here")
def test_an_interrupt_says_that_sets_may_have_been_executed(slow: gfxhub.Client) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.12)
        with pytest.raises(KeyboardInterrupt) as interrupted:
            slow.engines.set_properties([(*OPACITY, 0.5)] * 400)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert isinstance(interrupted.value.__context__, gfxhub.CallCancelledError)
    assert gfxhub.effect_of(interrupted.value) == "maybe"


def test_a_token_or_the_time_ends_it_and_each_says_what_became_of_it(slow: gfxhub.Client) -> None:
    token = gfxhub.CancelToken()
    timer = threading.Timer(0.12, token.cancel)
    timer.start()
    began = time.monotonic()
    report = slow.engines.set_properties([(*OPACITY, 0.5)] * 40, cancel=token)
    assert time.monotonic() - began < 1.0
    timer.join()
    effects = [result.error.effect if result.error else "done" for result in report]
    # The first item was done, because the items of one property are sent one after the other.
    assert effects[0] == "done"
    assert effects.count("maybe") == 1
    assert effects[-1] == "none"
    late = slow.engines.set_properties([(*OPACITY, 0.5)] * 40, timeout=0.12)
    assert isinstance(late[-1].error, gfxhub.CallTimeoutError)
    slow.close()
    with pytest.raises(gfxhub.ClientClosedError):
        slow.engines.get_properties([OPACITY])


def test_many_batches_at_once(hub: gfxhub.Client) -> None:
    failures: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for step in range(10):
                value = (number * 10 + step) / 128
                for result in hub.engines.set_properties([(*OPACITY, value), (*SOFTNESS, value)]):
                    # Another thread may set the property to a newer value before this item is sent.
                    assert result.ok or isinstance(result.error, gfxhub.SupersededError)
                hub.engines.get_properties([OPACITY, SOFTNESS]).raise_failed()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_asyncio_awaits_the_same() -> None:
    calls: list[tuple[int, int, bool]] = []

    async def main() -> None:
        with gfxhub.LocalHub(service_time=0.03) as local:
            async with gfxhub.AsyncClient(local.url) as hub:
                loop = asyncio.get_running_loop()

                def note(done: int, total: int) -> None:
                    calls.append((done, total, asyncio.get_running_loop() is loop))

                report = await hub.engines.set_properties([(*OPACITY, 0.5)] * 8, on_progress=note)
                report.raise_failed()
                both = await asyncio.gather(
                    hub.engines.get_properties([OPACITY]), hub.engines.list_properties_of(3)
                )
                assert both[0].values()[0].value == 0.5
                assert both[1].ok
                with pytest.raises(gfxhub.InvalidArgumentError) as refused:
                    await hub.engines.set_properties([(3, "..", "x", 1)])
                assert refused.value.argument == "sets[0].node"
                # The task is cancelled, so the remaining items are not sent.
                task = asyncio.ensure_future(hub.engines.set_properties([(*OPACITY, 1.0)] * 40))
                await asyncio.sleep(0.1)
                task.cancel()
                with pytest.raises(asyncio.CancelledError) as cancelled:
                    await task
                assert gfxhub.effect_of(cancelled.value) == "maybe"
                await asyncio.sleep(0.2)
                assert sets(local) < 20

    asyncio.run(main())
    assert calls[-1] == (8, 8, True)
