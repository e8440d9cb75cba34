"""The hub simulator within this process: the parts that are specific to Python."""

import atexit
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Optional, TypeVar, Union

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
    """What Python adds to a hub: its options, and its end."""

    _hub: NativeLocalHub
    _stopped: bool

    def __init__(
        self,
        *,
        show: Union[str, os.PathLike[str], Mapping[str, Any], None] = None,
        store: Union[str, os.PathLike[str], None] = None,
        profile: Literal["1.0", "1.6", "2.1"] = "1.6",
        api_key: Optional[str] = None,
        clock: Literal["real", "manual"] = "real",
        no_license: Union[bool, int] = False,
        host: str = "127.0.0.1",
        port: int = 0,
        allowed_hosts: Iterable[str] = (),
        allowed_origins: Iterable[str] = (),
        token: Optional[str] = None,
        faults: Optional[Scenario] = None,
        service_time: float = 0.0,
    ) -> None:
        """Starts a hub. When this returns, it takes requests.

        Args:
            show: What it holds: the path of a show file, or a show as such a file has it; the demo
                show when not given.
            store: A file that keeps what is written, also over a kill. Made if it is not there.
            profile: The generation of hubs to act like.
            api_key: The key that every request must carry; none asks for no key.
            clock: Real time, or time that only `advance` moves on.
            no_license: Whether to act as without a license: every request is answered with 403, or
                with the status that is given.
            host: The address to listen at; `0.0.0.0` lets other machines in.
            port: The port to listen at; 0 takes a free one.
            allowed_hosts: Further names that the `Host` header may carry.
            allowed_origins: Origins whose pages may call the operations from a browser, such as
                `http://localhost:3000`.
            token: What control calls, under `/_control/`, must carry in `X-Control-Token`; a random
                one when not given.
            faults: What goes wrong on purpose, as `set_faults` takes it.
            service_time: Seconds that each call takes, 10 at most: calls on one connection run one
                after the other, those on different ones at the same time.

        Raises:
            InvalidArgumentError: The show does not make sense, or another argument.
            LocalIoError: A file cannot be used, or the port cannot be had.
        """
        self._hub = NativeLocalHub(
            {
                "show": show,
                "store": store,
                "profile": profile,
                "api_key": api_key,
                "clock": clock,
                "no_license": _status(no_license),
                "host": host,
                "port": port,
                "allowed_hosts": list(allowed_hosts),
                "allowed_origins": list(allowed_origins),
                "token": token,
                "faults": None if faults is None else self._scenario(faults),
                "service_time": service_time,
            }
        )
        self._stopped = False

    def stop(self) -> None:
        """Stops the hub: requests in progress get 200 ms to finish. A second stop does nothing."""
        self._stopped = True
        self._hub.stop()

    def __enter__(self: H) -> H:
        """Gives the hub itself, which is stopped at the end of the block."""
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        """Stops the hub."""
        self.stop()

    def __repr__(self) -> str:
        """Tells where it listens, and whether it still does."""
        return f"<gfxhub.LocalHub {self._hub.url}{' (stopped)' if self._stopped else ''}>"

    @staticmethod
    def _scenario(given: Scenario) -> str:
        """Gives a scenario of faults as JSON text, the list of its rules made whole."""
        if isinstance(given, str):
            # What is not a list is refused by the hub, with its place.
            return f'{{"faults": {given}}}' if given.lstrip().startswith("[") else given
        return json.dumps(given if isinstance(given, Mapping) else {"faults": list(given)})


def _status(no_license: Union[bool, int]) -> Optional[int]:
    """Gives the status of every response; nothing where there is a license."""
    if no_license is True:
        return 403
    return no_license or None
