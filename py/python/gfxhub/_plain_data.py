"""Converts records for other libraries: to dataclasses, for pandas, and to plain data, for json."""

from collections.abc import Sequence
from dataclasses import make_dataclass
from typing import Any

from . import _gfxhub
from ._value_struct import ValueStruct

__all__ = ["json_default"]


class _MadeOnDemand:
    """Creates the attributes for `dataclasses` on first use, because few programs need them."""

    _names = ("__dataclass_fields__", "__dataclass_params__")

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, record: Any) -> Any:
        made = make_dataclass(record.__name__, record.__match_args__, frozen=True)
        for name in self._names:
            setattr(record, name, getattr(made, name))
        return getattr(made, self._name)

    @classmethod
    def add_to(cls, record: Any) -> None:
        for name in cls._names:
            made = cls()
            made.__set_name__(record, name)
            setattr(record, name, made)


for _record in list(vars(_gfxhub).values()):
    if hasattr(_record, "__match_args__"):
        _MadeOnDemand.add_to(_record)


def json_default(value: Any) -> Any:
    """Converts objects that gfxhub returns to plain data, for `json.dumps`.

    Args:
        value: A record, a list of records or a value such as `Vector`.

    Returns:
        A dict with JSON names as its keys, or a list.

    Raises:
        TypeError: The value is none of these.

    Example:
        import json

        with gfxhub.Client("http://10.0.0.5") as hub:
            print(json.dumps(hub.engines.list(), default=gfxhub.json_default))
    """
    if isinstance(value, ValueStruct):
        return value.to_value()
    if hasattr(type(value), "to_dict"):
        return value.to_dict()
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")
