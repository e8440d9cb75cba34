"""The hub simulator within this process: the parts that are specific to Python."""

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

# A scenario of faults: JSON text, what such text holds, or its rules alone.
Scenario = Union[str, Mapping[str, Any], Sequence[Mapping[str, Any]]]

# After the interpreter has waited for its threads: those may be using a hub.
atexit.register(stop_all_hubs)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=forget_hubs)


class LocalHubByHand:
    """The part of a hub simulator that is specific to Python: its end, and forms of its options."""

    _hub: NativeLocalHub
    _stopped: bool

    def __init__(self, options: Mapping[str, Any]) -> None:
        """Starts a hub with options as the native class takes them."""
        self._hub = NativeLocalHub(options)
        self._stopped = False

    def _stop(self) -> None:
        self._stopped = True
        self._hub.stop()

    def __enter__(self: H) -> H:
        """Returns the hub itself, which is stopped at the end of the block."""
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
        """Shows the address, and whether the hub is stopped."""
        return f"<gfxhub.LocalHub {self._hub.url}{' (stopped)' if self._stopped else ''}>"

    @staticmethod
    def _scenario(given: Scenario) -> str:
        """Returns a scenario as JSON text; a plain list of rules becomes a whole scenario."""
        if isinstance(given, str):
            # The hub refuses anything other than a list, with its place.
            return f'{{"faults": {given}}}' if given.lstrip().startswith("[") else given
        return json.dumps(given if isinstance(given, Mapping) else {"faults": list(given)})

    @staticmethod
    def _license(no_license: Union[bool, int]) -> Union[bool, int, None]:
        """Returns the license as JSON has it; None for a licensed hub."""
        if no_license is True:
            return False
        return operator.index(no_license) or None
