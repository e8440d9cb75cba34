"""Every case of the conformance suite, by name and by method, waited for and awaited."""

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import gfxhub
import pytest
from play import InexpressibleError, call_arguments, outcome, plain
from stage import KEY, Stage, names

NAMES = names()

# Stays below what is expressible, and finds out when methods are not played any more.
BY_METHOD = 600


class Waiting:
    """The face that waits."""

    name = "python"

    def __init__(self, url: str) -> None:
        self._hub: Any = gfxhub.Client(url, api_key=KEY)

    def call(self, operation: str, /, *args: Any, **options: Any) -> str:
        """Calls an operation, or `invoke`, and tells what came of it."""
        method = self._hub
        for step in operation.split("."):
            method = getattr(method, step)
        try:
            result = self.run(method, *args, **options)
        except gfxhub.GfxHubError as error:
            return outcome(error=error)
        return outcome(result)

    def run(self, method: Any, /, *args: Any, **options: Any) -> Any:
        return method(*args, **options)

    def arguments(self, operation: str, given: dict[str, Any]) -> Any:
        group, verb = operation.split(".")
        method = getattr(type(getattr(self._hub, group)), verb)
        return call_arguments(operation, method, given)

    def close(self) -> None:
        self._hub.close()


class Awaiting(Waiting):
    """The face that awaits."""

    name = "python-async"

    def __init__(self, url: str) -> None:
        self._hub = gfxhub.AsyncClient(url, api_key=KEY)
        self._loop = asyncio.new_event_loop()

    def run(self, method: Any, /, *args: Any, **options: Any) -> Any:
        async def made() -> Any:
            return await method(*args, **options)

        return self._loop.run_until_complete(made())

    def close(self) -> None:
        super().close()
        self._loop.close()


class Playing:
    """A face on its stage."""

    def __init__(self, face: type[Waiting]) -> None:
        self.stage = Stage(face.name)
        self.face = face(self.stage.url)
        self.played = 0


@pytest.fixture(scope="session", params=[Waiting, Awaiting], ids=lambda face: face.name)
def playing(request: pytest.FixtureRequest) -> Iterator[Playing]:
    playing = Playing(request.param)
    yield playing
    playing.face.close()
    closing = playing.stage.done()
    assert closing["played"] == playing.played
    if playing.played == len(NAMES):
        assert closing["by_method"] >= BY_METHOD, closing


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_case(playing: Playing, number: int) -> None:
    case = playing.stage.case(number)
    playing.played += 1
    assert case["name"] == NAMES[number]
    operation, face = case["operation"], playing.face
    arguments = plain(case["arguments"])
    differences = playing.stage.outcome("invoke", face.call("invoke", operation, arguments))
    try:
        by_place, by_name = face.arguments(operation, arguments)
        told = face.call(operation, *by_place, **by_name)
    except (InexpressibleError, TypeError):
        # Only what the core refuses may be beyond a signature.
        assert case["kind"] == "argument"
    else:
        differences += playing.stage.outcome("method", told)
    assert not differences, os.linesep.join(differences)
