"""Runs the samples of the fault campaign, whose results are the same in all bindings."""

from __future__ import annotations

import asyncio
import inspect
import json
from pathlib import Path
from typing import Any

import gfxhub
import pytest
from case_arguments import call_arguments

SAMPLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "tests" / "faults.json").read_text(encoding="utf-8")
)["samples"]

# Options of samples that are set on the client, with their Python names.
OF_CLIENT = {"maxAttempts": "max_attempts"}


def prepared(client: Any, sample: dict[str, Any]) -> tuple[Any, list[Any], dict[str, Any]]:
    """Returns the method of a sample and its arguments."""
    group, verb = sample["operation"].split(".")
    method = getattr(getattr(client, group), verb)
    by_place, by_name = call_arguments(sample["operation"], method, sample["arguments"])
    # A method has `resend` only if this has an effect, so the samples do not need it for other
    # methods.
    taken = inspect.signature(method).parameters
    of_call = {name: of for name, of in sample["options"].items() if name in taken}
    return method, by_place, {**by_name, **of_call}


def wait(url: str, sample: dict[str, Any], **settings: Any) -> None:
    """Runs a sample with the blocking client."""
    with gfxhub.Client(url, **settings) as client:
        method, by_place, by_name = prepared(client, sample)
        method(*by_place, **by_name)


def await_(url: str, sample: dict[str, Any], **settings: Any) -> None:
    """Runs a sample with the client for asyncio."""

    async def play() -> None:
        async with gfxhub.AsyncClient(url, **settings) as client:
            method, by_place, by_name = prepared(client, sample)
            await method(*by_place, **by_name)

    asyncio.run(play())


@pytest.mark.parametrize("play", [wait, await_], ids=["waiting", "awaiting"])
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["name"].replace(" ", "-"))
def test_a_fault_has_the_same_outcome_in_all_bindings(sample: dict[str, Any], play: Any) -> None:
    options = sample["options"].items()
    of_client = {OF_CLIENT[name]: of for name, of in options if name in OF_CLIENT}
    settings = {"headers": {"X-Request-Id": "sample"}, **of_client}
    with gfxhub.LocalHub(faults=sample["faults"]) as simulator:
        came: dict[str, Any] = {"kind": None, "effect": None}
        try:
            play(simulator.url, sample, **settings)
        except gfxhub.GfxHubError as error:
            came = {"kind": error.kind, "effect": error.effect, "attempts": error.attempts}
    request_stats = simulator.request_stats("sample")
    assert {**came, "requests": request_stats.requests, "effects": request_stats.effects} == sample[
        "expect"
    ]
