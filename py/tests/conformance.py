"""Runs every case of the conformance suite, by name and by method, blocking or awaited.

Run it as a program, `conformance.py python` or `conformance.py python-async`. It needs only the
module and the conformance server. The exit code is 1 if a case failed.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import gfxhub
from case_arguments import InexpressibleError, call_arguments, outcome, plain
from conformance_server import KEY, ConformanceServer, names

# Minimum number of cases that are made by method, to notice if methods are no longer called.
BY_METHOD = 600


class Waiting:
    """Makes calls with the blocking client."""

    name = "python"

    def __init__(self, url: str) -> None:
        self._hub: Any = gfxhub.Client(url, api_key=KEY)

    def call(self, operation: str, /, *args: Any, **options: Any) -> str:
        """Calls an operation, or `invoke`, and returns the report of the call."""
        method = self._hub
        for step in operation.split("."):
            method = getattr(method, step)
        try:
            result = self.run(method, *args, **options)
        except gfxhub.GfxHubError as error:
            return outcome(error=error, by_method=operation)
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
    """Makes calls with the asyncio client."""

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


BINDINGS: dict[str, type[Waiting]] = {binding.name: binding for binding in (Waiting, Awaiting)}


def play(server: ConformanceServer, binding: Waiting, number: int, name: str) -> list[str]:
    """Runs a case by name and by method. Returns the differences."""
    case = server.case(number)
    if case["name"] != name:
        return [f"the conformance server plays {case['name']!r}"]
    operation = case["operation"]
    arguments = plain(case["arguments"])
    differences = server.outcome("invoke", binding.call("invoke", operation, arguments))
    try:
        by_place, by_name = binding.arguments(operation, arguments)
        reported = binding.call(operation, *by_place, **by_name)
    except (InexpressibleError, TypeError) as fault:
        # Only cases that the core refuses may be inexpressible by the method.
        if case["kind"] != "argument":
            differences.append(f"by method: the signature cannot express the case: {fault!r}")
    else:
        differences += server.outcome("method", reported)
    return differences


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in BINDINGS:
        print(f"usage: conformance.py BINDING, one of {', '.join(BINDINGS)}", file=sys.stderr)
        return 2
    server = ConformanceServer(words[0], "--api-key", KEY)
    binding = BINDINGS[words[0]](server.url)
    cases = names()
    failed = False
    for number, name in enumerate(cases):
        for difference in play(server, binding, number, name):
            failed = True
            print(f"FAILED: {name}: {difference}")
    binding.close()
    closing = server.done()
    print(f"{binding.name}: {closing}")
    whole = closing["passed"] == len(cases) and closing["by_method"] >= BY_METHOD
    return 0 if whole and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
