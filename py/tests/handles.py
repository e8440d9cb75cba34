"""Runs every case of handles and of composed calls, blocking or awaited.

Run it as a program, `handles.py python` or `handles.py python-async`. It needs only the module and
the conformance server. The exit code is 1 if a case failed.
"""

from __future__ import annotations

import asyncio
import dataclasses
import re
import sys
from datetime import timedelta
from typing import Any

import gfxhub
from case_arguments import outcome, plain
from conformance_server import ConformanceServer

PLACE = {"engine": "engineId", "node": "nodePath", "property": "propertyPath"}
"""JSON names of the parts of an address."""


OPENED = {"LiveSession": "live", "Watch": "watch"}
"""Methods of a client that open a handle, by the type of the handle."""


def camel(name: str) -> str:
    head, *rest = name.split("_")
    return head + "".join(part.capitalize() for part in rest)


def keyword(name: str, value: Any) -> tuple[str, Any]:
    """Converts an argument or an option to its Python name and value."""
    if name.endswith("Ms"):
        name, value = name[:-2], timedelta(milliseconds=value)
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name), value


def in_json(value: Any) -> Any:
    """Converts a result to the form that the cases contain."""
    if isinstance(value, gfxhub.GfxHubError):
        return {
            "kind": value.kind,
            "effect": value.effect,
            "status": value.status,
            "operation": value.operation,
        }
    if isinstance(value, gfxhub.PropertyAddress):
        return {
            "engineId": value.engine,
            "nodePath": value.node,
            "propertyPath": value.property,
        }
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {camel(name): in_json(member) for name, member in value._asdict().items()}
    if isinstance(value, list):
        return [in_json(item) for item in value]
    if isinstance(value, gfxhub.InvokeResult):
        return value.result
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if dataclasses.is_dataclass(value):
        return {camel(name): in_json(member) for name, member in vars(value).items()}
    return value


class Waiting:
    """Makes calls with the blocking client."""

    name = "python"

    def client(self, url: str, **options: Any) -> Any:
        return gfxhub.Client(url, **options)

    def run(self, made: Any) -> Any:
        return made

    def first(self, events: Any) -> list[Any]:
        event = next(events, None)
        return [] if event is None else [event]

    def close(self) -> None:
        """Does nothing; the asyncio binding ends its loop."""


class Awaiting(Waiting):
    """Makes calls with the asyncio client."""

    name = "python-async"

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()

    def client(self, url: str, **options: Any) -> Any:
        return gfxhub.AsyncClient(url, **options)

    def run(self, made: Any) -> Any:
        async def result() -> Any:
            return await made if hasattr(made, "__await__") else made

        return self._loop.run_until_complete(result())

    def first(self, events: Any) -> list[Any]:
        async def first() -> list[Any]:
            async for event in events:
                return [event]
            return []

        return self._loop.run_until_complete(first())

    def close(self) -> None:
        self._loop.close()


BINDINGS: dict[str, type[Waiting]] = {binding.name: binding for binding in (Waiting, Awaiting)}


class Play:
    """A case that is being run."""

    def __init__(self, binding: Waiting, url: str) -> None:
        self._binding = binding
        self._objects: dict[str, Any] = {"hub": binding.client(url)}
        self._frame: Any = None

    def take(self, step: dict[str, Any]) -> str:
        """Performs a step and returns its report."""
        try:
            result = in_json(self._take(step))
        except gfxhub.GfxHubError as error:
            argument = error.argument
            if argument is not None and "invoke" not in step:
                error.argument = PLACE.get(argument, camel(argument))
            return outcome(error=error)
        return outcome(result)

    def _take(self, step: dict[str, Any]) -> Any:
        given = plain(step.get("arguments", {}))
        run = self._binding.run
        if "invoke" in step:
            return run(self._objects[step.get("on", "hub")].invoke(step["invoke"], given))
        if step.get("open") == "LocalHub":
            self._objects[step["as"]] = gfxhub.LocalHub(**step.get("options", {}))
            return None
        on = self._objects[step.get("on", "hub")]
        options = step.get("options", {})
        options = dict(map(keyword, options, options.values()))
        if step.get("open") == "Client":
            self._objects[step["as"]] = self._binding.client(on.url, **options)
            return None
        if step.get("open") == "Group":
            self._objects[step["as"]] = self._group(on, **step["options"])
            return None
        if step.get("open") in OPENED:
            self._objects[step["as"]] = getattr(on, OPENED[step["open"]])(**options)
            return None
        if isinstance(on, gfxhub.LocalHub):
            by_name = dict(map(keyword, given, given.values()))
            return self._hub_method(step["method"], by_name, on)
        if step["method"] == "property":
            path = (given["engineId"], given["nodePath"], given["propertyPath"])
            self._objects[step["as"]] = (on.property(*path), on)
            return None
        if step["method"] == "property_at":
            self._objects[step["as"]] = (on.property_at(**given), on)
            return None
        if isinstance(on, tuple):
            return self._property_method(step["method"], given, *on)
        return self._method(step["method"], given, on)

    def _group(
        self,
        on: Any,
        engines: list[str] | None = None,
        members: dict[str, str] | None = None,
        all: bool = False,
    ) -> Any:
        if engines is not None:
            return on.gang(engines)
        clients = {name: self._objects[of] for name, of in (members or {}).items()}
        return type(on).group_of(clients, all=all)

    def _method(self, method: str, given: dict[str, Any], on: Any) -> Any:
        run = self._binding.run
        if method == "invoke":
            return run(on.invoke(given["name"], given["arguments"]))
        if method == "begin_frame":
            self._frame = on.frame()
            return self._frame.__enter__()
        if method == "end_frame":
            return self._frame and self._frame.__exit__(None, None, None)
        if method.startswith("next_"):
            return self._binding.first(getattr(on, f"{method.removeprefix('next_')}s")())
        if method.startswith("wait_"):
            events = method.removeprefix("wait_")
            return self._binding.first(getattr(on, events)()) + getattr(on, f"take_{events}")()
        if method == "is_closed":
            return on.closed
        return run(getattr(on, method)(**dict(map(keyword, given, given.values()))))

    def _hub_method(self, method: str, given: dict[str, Any], hub: gfxhub.LocalHub) -> Any:
        if method == "url":
            return hub.url.replace(str(hub.port), "PORT")
        if method == "port":
            return hub.port > 0
        if method in ("journal", "requests"):
            entries = getattr(hub, f"{method}_since")(**given)
            return [entry.operation for entry in entries]
        found = getattr(hub, method.removesuffix("_json"))
        return found(**given) if callable(found) else found

    def _property_method(self, method: str, given: dict[str, Any], on: Any, live: Any) -> Any:
        if method == "set":
            return on.set(given["value"])
        if method == "ease":
            return on.ease(given["value"], given["interpolation"], given["durationMs"] / 1000)
        if method == "nudge":
            return on.nudge(given["delta"], min=given["min"], max=given["max"])
        if method == "read":
            return self._binding.run(live.read(on))
        if method == "address":
            return gfxhub.PropertyAddress(on.engine, on.node_path, on.property_path)
        assert method == "is_closed", method
        return live.closed

    def end(self) -> None:
        for name in ("live", "watch", "other", "hub"):
            if name in self._objects:
                given = [0.0] if name in ("live", "watch") else []
                self._binding.run(self._objects[name].close(*given))
        if "local" in self._objects:
            self._binding.run(self._objects["guest"].close() if "guest" in self._objects else None)
            self._objects["local"].stop()


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in BINDINGS:
        print(f"usage: handles.py BINDING, one of {', '.join(BINDINGS)}", file=sys.stderr)
        return 2
    binding = BINDINGS[words[0]]()
    server = ConformanceServer(words[0], "--handles")
    for number in range(server.cases):
        case = server.case(number)
        play = Play(binding, case["url"])
        step = case["next"]
        while "end" not in step:
            step = server.step(play.take(step))
        for difference in step["end"]:
            print(f"FAILED: {case['name']}: {difference}")
        play.end()
    binding.close()
    closing = server.done()
    print(f"{binding.name}: {closing}")
    return 0 if closing["passed"] == server.cases else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
