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
    """The part of a hub simulator that is specific to Python: its options and its end."""

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
        """Starts a hub, which accepts requests once this returns.

        Args:
            show: The show, as the path of a show file or as a dict of its content; by default the
                demo show.
            store: A file that keeps all changes, even if the process is killed. Created if missing.
            profile: The generation of hubs to behave like.
            api_key: The key that every request must carry; None requires no key.
            clock: Real time, or time that only `advance` moves.
            no_license: True for a hub without a license, which responds to every request with 403;
                or another status for these responses.
            host: The address to listen on; `0.0.0.0` lets other machines connect.
            port: The port to listen on; 0 selects a free one.
            allowed_hosts: Further names that the `Host` header may carry.
            allowed_origins: Origins whose pages may call the operations from a browser, such as
                `http://localhost:3000`.
            token: The token that control calls, under `/_control/`, must carry in
                `X-Control-Token`; random by default.
            faults: Faults to inject from the start, as `set_faults` takes them.
            service_time: Seconds that each call takes, 10 at most: calls on one connection run one
                after the other, those on different ones at the same time.

        Raises:
            InvalidArgumentError: The show or another argument is invalid.
            LocalIoError: A file or the port cannot be used.
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
        """Returns the hub itself, which is stopped at the end of the block."""
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
        """Shows the address, and whether the hub is stopped."""
        return f"<gfxhub.LocalHub {self._hub.url}{' (stopped)' if self._stopped else ''}>"

    @staticmethod
    def _scenario(given: Scenario) -> str:
        """Returns a scenario as JSON text; a plain list of rules becomes a whole scenario."""
        if isinstance(given, str):
            # The hub refuses anything other than a list, with its place.
            return f'{{"faults": {given}}}' if given.lstrip().startswith("[") else given
        return json.dumps(given if isinstance(given, Mapping) else {"faults": list(given)})


def _status(no_license: Union[bool, int]) -> Optional[int]:
    """Returns the status of every response; None if there is a license."""
    if no_license is True:
        return 403
    return no_license or None
