"""The parts of the hub simulator in this process that are specific to Python."""

import atexit
import json
import operator
import os
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Optional, TypeVar, Union

from ._gfxhub import NativeLocalHub, forget_hubs, stop_all_hubs

__all__ = ["LocalHubByHand", "Scenario"]

H = TypeVar("H", bound="LocalHubByHand")

# A fault scenario: as JSON text, as the object that such text represents, or only as the list of
# its rules.
Scenario = Union[str, Mapping[str, Any], Sequence[Mapping[str, Any]]]

# This runs after the interpreter has waited for its threads, which may still use a hub.
atexit.register(stop_all_hubs)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=forget_hubs)


class LocalHubByHand:
    """Base of `LocalHub`: stops the hub, and converts its options."""

    _hub: NativeLocalHub
    _stopped: bool

    def __init__(self, options: Mapping[str, Any]) -> None:
        """Starts a hub with options in the form of the native class."""
        self._hub = NativeLocalHub(options)
        self._stopped = False

    def _stop(self) -> None:
        self._stopped = True
        self._hub.stop()

    def __enter__(self: H) -> H:
        """Returns the hub itself. It is stopped at the end of the block."""
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        """Stops the hub."""
        self._stop()

    def __repr__(self) -> str:
        """Shows the address of the hub, and marks a stopped hub."""
        return f"<gfxhub.LocalHub {self._hub.url}{' (stopped)' if self._stopped else ''}>"

    @staticmethod
    def _scenario(given: Scenario) -> str:
        """Converts a scenario to JSON text. A list of rules becomes a complete scenario."""
        if isinstance(given, str):
            # If the text is not a list after all, the hub refuses it with the place of the error.
            return f'{{"faults": {given}}}' if given.lstrip().startswith("[") else given
        return json.dumps(given if isinstance(given, Mapping) else {"faults": list(given)})

    @staticmethod
    def _license(no_license: Union[bool, int]) -> Union[bool, int, None]:
        """Converts the license to its JSON form. Returns None for a licensed hub."""
        if no_license is True:
            return False
        return operator.index(no_license) or None
