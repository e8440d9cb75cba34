"""Converts a case of the suite to the arguments of a call, and the result of the call to JSON."""

from __future__ import annotations

import inspect
import json
import math
import re
from typing import Any

import gfxhub
from operations import BODY, PATH

NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


def plain(value: Any) -> Any:
    """Returns the arguments of a case, with `{"$number": "NaN"}` and the like as numbers."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        if list(value) == ["$number"]:
            return NUMBERS.get(value["$number"], value)
        return {name: plain(member) for name, member in value.items()}
    return value


class InexpressibleError(Exception):
    """Raised if the signature of the method cannot express the arguments."""


def call_arguments(
    operation: str, method: Any, arguments: dict[str, Any]
) -> tuple[list[Any], dict[str, Any]]:
    """Returns the arguments for a method: those of the path by position, those of the body by name.

    Arguments of a wrong type and missing required arguments are left for the method to refuse.
    """
    given = dict(arguments)
    by_place = []
    for wire in PATH[operation]:
        if wire not in given and wire == "ExternalDataFieldKey" and "fieldKey" in given:
            wire = "fieldKey"
        if wire not in given:
            raise InexpressibleError
        by_place.append(given.pop(wire))
    fields = BODY.get(operation, {})
    body = given.pop("body", {}) if fields else {}
    if not isinstance(body, dict) or not body.keys() <= fields.keys():
        raise InexpressibleError
    by_name = {fields[wire]: value for wire, value in body.items()}
    signature = inspect.signature(method)
    for name, value in by_name.items():
        # None means that an optional field is omitted. Null is expressed by NULL.
        if value is None and signature.parameters[name].default is None:
            by_name[name] = gfxhub.NULL
    by_name.update(given)
    return by_place, by_name


def as_json(result: Any) -> str:
    """Returns a typed result as JSON."""
    if isinstance(result, (list, gfxhub.RecordList)):
        return "[" + ",".join(as_json(item) for item in result) + "]"
    if isinstance(result, gfxhub.RawResponse):
        answer = {
            "status": result.status,
            "contentType": result.content_type,
            "text": result.text,
        }
        return json.dumps(answer)
    if isinstance(result, gfxhub.InvokeResult):
        return result.result_json or "null"
    if hasattr(result, "to_json"):
        text: str = result.to_json()
        # The dict must agree with the JSON text and can be converted back to an equal record.
        assert type(result).from_dict(result.to_dict()) == result
        return text
    return json.dumps(result)


def in_json(operation: str, argument: str | None) -> str | None:
    """Returns the JSON name of an argument of a Python method."""
    if argument is None or operation not in PATH:
        return argument
    name = re.split(r"[.\[]", argument, maxsplit=1)[0]
    for wires, before in ((PATH[operation], ""), (BODY.get(operation, {}), "body.")):
        for wire, known in wires.items():
            if known == name:
                return before + wire + argument[len(name) :]
    return argument


def outcome(
    result: Any = None, error: gfxhub.GfxHubError | None = None, *, by_method: str = ""
) -> str:
    """Returns the report of a call for the conformance server."""
    if error is None:
        return f'"result":{as_json(result)}'
    failure = {
        "kind": error.kind,
        "effect": error.effect,
        "status": error.status,
        "body": error.body,
        "argument": in_json(by_method, error.argument),
        "jsonPath": error.json_path,
        "hub": error.hub,
        "operation": error.operation,
        "message": str(error),
    }
    return f'"error":{json.dumps(failure)}'
