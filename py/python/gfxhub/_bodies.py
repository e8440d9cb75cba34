"""What some arguments are made of, as dicts in the hub's own names."""

# Written by cargo xtask generate; do not edit.

from typing import Any, TypedDict

__all__ = ["FunctionParameter", "Payload"]


class Payload(TypedDict):
    """A parameter of a function call and its value.

    - `value`: The value, of any kind.
    """

    value: Any


class FunctionParameter(TypedDict):
    """A parameter of a function call.

    - `PropertyPath`: Path of the parameter, a key of the function's Properties.
    - `payload`: Its value.
    """

    PropertyPath: str
    payload: Payload
