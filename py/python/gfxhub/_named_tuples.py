"""Named tuples that the library gives and takes beside records."""

# Written by cargo xtask generate; do not edit.

from datetime import timedelta
from typing import Any, Literal, NamedTuple, Optional, Union

from ._error import GfxHubError
from ._types import Interpolation

__all__ = ["LiveReport", "LiveReportKind", "LiveStats", "PropertyAddress", "PropertySet"]


class PropertyAddress(NamedTuple):
    """A property of a node of an engine."""

    engine: int
    """Number of the engine."""
    node: str
    """Path of the node."""
    property: str
    """Path of the property."""


LiveReportKind = Literal["failed", "superseded", "expired", "lost", "back", "held", "limited"]
"""Kind of a report of a live session.

- `failed`: The hub refused a value, or it is not known whether an eased one took
effect. It is not sent again.
- `superseded`: An eased value was replaced by a newer one before it was sent.
- `expired`: A value was older than is allowed before it could be sent.
- `lost`: The hub cannot be reached, or accepts nothing. Values go on being taken.
- `back`: The hub, the engine or the property takes values again.
- `held`: The hub does not take the values of a property, or of an engine, or does not
respond to them. They wait, and the newest is sent again.
- `limited`: The session sends as many values in a second as it may, and holds others
back: the total rate is reached. Reported once.
"""


class LiveReport(NamedTuple):
    """Something that happened in a live session."""

    kind: LiveReportKind
    """What happened."""
    engine: Optional[int]
    """Number of the engine; none where the report concerns the hub or the session."""
    address: Optional[PropertyAddress]
    """The property; none where the report concerns all of the engine, the hub or the session."""
    error: Optional[GfxHubError]
    """Why, where something failed."""
    message: str
    """All of it as a sentence."""

    def __str__(self) -> str:
        """All of it as a sentence."""
        return self.message


class LiveStats(NamedTuple):
    """The work of a live session so far.

    Each value that was set is counted once: as delivered, superseded, failed, expired or
    dropped, or it is still waiting.
    """

    sets: int
    """Values that were set, or set anew by `reassert`."""
    sent: int
    """Requests that were sent."""
    delivered: int
    """Values that the hub has acknowledged."""
    superseded: int
    """Values that a newer one replaced."""
    failed: int
    """Values that the hub refused, and eased ones of which it is not known whether they took
    effect."""
    expired: int
    """Values that were too old to be sent."""
    dropped: int
    """Values that the hub had not acknowledged when the session ended."""
    waiting: int
    """Values that wait or are on their way."""
    reports_dropped: int
    """Reports that nobody took in time."""
    reconnects: int
    """Times that the hub was reached again."""
    oldest_waiting: float
    """Age of the oldest of the values that wait; zero where none waits. In seconds."""
    round_trip_p50: float
    """Median of the latest round trips; zero where there was none. In seconds."""
    round_trip_p99: float
    """99th percentile of the latest round trips. In seconds."""
    round_trip_max: float
    """Longest of the latest round trips. In seconds."""


class PropertySet(NamedTuple):
    """A property, and what it is to be set to. A plain tuple is as good.

    Example:
        at_once = gfxhub.PropertySet(3, "Cyclorama", "Material//Softness/0", 0.5)
        eased = at_once._replace(interpolation="Linear", duration=2.0)
    """

    engine: int
    """Number of a render engine. Not a launch id: the two look alike."""
    node: str
    """Path of a node within its engine; the node's id on an RE5 engine. May contain slashes,
    spaces and dots."""
    property: str
    """Path of a property within its node; the pin's id on an RE5 engine. A dotted suffix
    addresses a sub-field there (`.w.z`)."""
    value: Any
    """The new value: a boolean, number, text, object or array. NaN, infinity and null are
    refused."""
    interpolation: Optional[Interpolation] = None
    """Interpolation of the move; default `Constant`, which jumps. Known: Constant, Linear,
    EaseIn, EaseOut, EaseInOut."""
    duration: Optional[Union[float, timedelta]] = None
    """Duration of the move in seconds, 0 or more; default 0. Refused without an interpolation;
    with `Constant` the value jumps."""
    delay: Optional[Union[float, timedelta]] = None
    """Delay before the move in seconds, 0 or more; default 0."""


AnyPropertySet = Union[
    PropertySet,
    tuple[int, str, str, Any],
    tuple[int, str, str, Any, Optional[Interpolation]],
    tuple[int, str, str, Any, Optional[Interpolation], Optional[Union[float, timedelta]]],
    tuple[
        int,
        str,
        str,
        Any,
        Optional[Interpolation],
        Optional[Union[float, timedelta]],
        Optional[Union[float, timedelta]],
    ],
]

AnyPropertyAddress = Union[
    PropertyAddress,
    tuple[int, str, str],
]
