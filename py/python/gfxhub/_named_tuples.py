"""Named tuples that the library returns and accepts in addition to records."""

# Written by cargo xtask generate; do not edit.

from datetime import timedelta
from typing import Any, Literal, NamedTuple, Optional, Union

from ._error import GfxHubError
from ._types import Interpolation

__all__ = [
    "LiveReport",
    "LiveReportKind",
    "LiveStats",
    "NamedSet",
    "PropertyAddress",
    "PropertySet",
    "TemplateField",
    "TemplateFieldKind",
    "WatchChange",
    "WatchChangeKind",
    "WatchFigures",
]


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

- `failed`: The hub refused a value, its property's name leads to nothing or to several
things, or it is unknown whether an eased value took effect. The value is not resent.
- `superseded`: An eased value was replaced by a newer one before it was sent.
- `expired`: A value became older than `stale_after` before it could be sent.
- `lost`: The hub cannot be reached, or accepts nothing. The session still takes values.
Also reported for a backup whose session cannot be opened.
- `back`: The hub, the engine or the property accepts values again.
- `held`: The hub does not accept the values of a property or of an engine, or does not
respond to them. The values wait, and the newest is resent.
- `limited`: The session has reached its total rate, and holds values back. This is
reported once.
"""


class LiveReport(NamedTuple):
    """An event of a live session."""

    kind: LiveReportKind
    """Kind of the event."""
    engine: Optional[int]
    """Number of the engine; none if the report concerns the hub or the session."""
    address: Optional[PropertyAddress]
    """Property; none if the report concerns a whole engine, the hub or the session."""
    error: Optional[GfxHubError]
    """Cause; none if nothing failed."""
    member: Optional[str]
    """Name of the member; none unless the session is that of a group."""
    message: str
    """Description as a sentence."""

    def __str__(self) -> str:
        """Description as a sentence."""
        return self.message


class LiveStats(NamedTuple):
    """Statistics of a live session so far.

    Each value that was set is counted exactly once: as delivered, superseded, failed,
    expired, dropped or waiting. In the session of a group, the values of each member count,
    and times are those of the slowest.
    """

    sets: int
    """Number of values set, including those that `reassert` set again."""
    sent: int
    """Number of requests sent."""
    delivered: int
    """Number of values that the hub has acknowledged."""
    superseded: int
    """Number of values that a newer one replaced."""
    failed: int
    """Number of values that the hub refused, whose name led to no single property, or that were
    eased and may or may not have taken effect."""
    expired: int
    """Number of values that were too old to be sent."""
    dropped: int
    """Number of values that the hub had not acknowledged when the session ended."""
    waiting: int
    """Number of values that wait or are in flight."""
    reports_dropped: int
    """Number of reports that were not taken in time."""
    reconnects: int
    """Number of times that the hub was reached again."""
    oldest_waiting: float
    """Age of the oldest waiting value; zero if none waits. In seconds."""
    round_trip_p50: float
    """Median of the latest round trips; zero if there was none. In seconds."""
    round_trip_p99: float
    """99th percentile of the latest round trips. In seconds."""
    round_trip_max: float
    """Longest of the latest round trips. In seconds."""


WatchChangeKind = Literal["added", "changed", "moved", "removed", "lost", "back", "synced", "apart"]
"""Kind of a change.

- `added`: Something is there that the last look did not show.
- `changed`: Members of something differ.
- `moved`: Something has another place in its list.
- `removed`: Something is no longer there. It was missing in successful looks at least 2
s apart.
- `lost`: The topic cannot be read. The state of its things is unknown, and they are not
reported as removed.
- `back`: The topic can be read again.
- `synced`: The first look at the topic is complete.
- `apart`: The value of a property has differed between members of a group for 5 s:
`before` is the value of the first member, and `after` that of the member named in
`member`. It is reported again only after the values have been equal.
"""


class WatchChange(NamedTuple):
    """A difference between two looks at a topic, or news about the topic itself."""

    kind: WatchChangeKind
    """Kind of the change."""
    topic: str
    """Topic as it was given to the watch."""
    key: Optional[str]
    """Id or path of the thing in its list; none if the change concerns the whole topic."""
    name: Optional[str]
    """Name of the thing, if it has one."""
    fields: Optional[Any]
    """Names of the members that differ, as a list."""
    before: Optional[Any]
    """The thing before the change, as the hub described it."""
    after: Optional[Any]
    """The thing after the change, as the hub described it."""
    error: Optional[GfxHubError]
    """Cause; none unless the topic was lost."""
    seq: int
    """Number of the change; the first of a watch is 1. Numbers are missing where changes were
    folded. In a group, each member has its own numbers, and `apart` has 0."""
    at_ms: int
    """Time of the look in milliseconds since 1970, in UTC."""
    gap: int
    """Number of looks that failed just before the change, plus the number of changes that were
    folded into it. If it is above 0, something may have been missed."""
    member: Optional[str]
    """Name of the member; none unless the watch is that of a group."""
    message: str
    """Description as a sentence."""

    def __str__(self) -> str:
        """Description as a sentence."""
        return self.message


class WatchFigures(NamedTuple):
    """Statistics of a watch so far."""

    looks: int
    """Number of looks, including those that failed."""
    failed: int
    """Number of looks that failed."""
    unchanged: int
    """Number of looks with the same content as before, which are not decoded."""
    changes: int
    """Number of changes reported."""
    folded: int
    """Number of changes that were folded into others because nobody read them."""
    waiting: int
    """Number of changes that wait to be read."""
    lost: int
    """Number of topics that are lost."""
    held_back: float
    """Longest delay of a look. Looks are delayed because all watches of a hub share a budget. In
    seconds."""
    stretch_percent: int
    """Percentage to which the intervals of all topics are stretched, so that the looks fit the
    budget: 100 if the intervals are as asked for, 250 if they are 2.5 times as long. 0 before
    the first look."""


TemplateFieldKind = Literal["unknown", "boolean", "number", "text", "list", "object"]
"""Type of a field of a template.

- `unknown`: Not known: the field is null in all items.
- `boolean`: A boolean.
- `number`: A number.
- `text`: Text.
- `list`: A list.
- `object`: An object or a vector.
"""


class TemplateField(NamedTuple):
    """A field that items of a template have."""

    name: str
    """Name of the field in the data of an item."""
    kind: TemplateFieldKind
    """Type of the example. Other items can have values of other types."""
    example: Any
    """Value of the first item that has one other than null; null if there is none."""


class PropertySet(NamedTuple):
    """A property and its new value. A plain tuple is accepted too.

    Example:
        at_once = gfxhub.PropertySet(3, "Cyclorama", "Material//Softness/0", 0.5)
        eased = at_once._replace(interpolation="Linear", duration=2.0)
    """

    engine: int
    """Number of a render engine. This is not a launch id, although the two look alike."""
    node: str
    """Path of a node within its engine. On an RE5 engine, this is the id of the node. The path
    may contain slashes, spaces and dots."""
    property: str
    """Path of a property within its node. On an RE5 engine, this is the id of the pin, and a
    dotted suffix (`.w.z`) addresses a sub-field."""
    value: Any
    """The new value: a boolean, number, text, object or array. NaN, infinity and null are
    refused."""
    interpolation: Optional[Interpolation] = None
    """Interpolation of the move. The default is `Constant`, which jumps to the value. Known:
    Constant, Linear, EaseIn, EaseOut, EaseInOut."""
    duration: Optional[Union[float, timedelta]] = None
    """Duration of the move in seconds, 0 or more; default 0. It is refused without an
    interpolation. With `Constant`, the value jumps."""
    delay: Optional[Union[float, timedelta]] = None
    """Delay before the move in seconds, 0 or more; default 0."""


class NamedSet(NamedTuple):
    """A property, by its path of names, and its new value. A plain tuple is accepted too."""

    path: str
    """Path of names, from the outermost to the innermost, separated by ` / `: `Studio A /
    Cyclorama / Softness`."""
    value: Any
    """The new value: a boolean, number, text, object or array. NaN, infinity and null are
    refused."""
    over: Optional[Union[float, timedelta]] = None
    """Duration of the move in seconds, 0 or more; default 0, which jumps."""
    ease: Optional[Interpolation] = None
    """Interpolation of the move; default `EaseInOut`. Refused without a duration. Known:
    Constant, Linear, EaseIn, EaseOut, EaseInOut."""
    delay: Optional[Union[float, timedelta]] = None
    """Delay before the change in seconds, 0 or more; default 0."""


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

AnyNamedSet = Union[
    NamedSet,
    tuple[str, Any],
    tuple[str, Any, Optional[Union[float, timedelta]]],
    tuple[str, Any, Optional[Union[float, timedelta]], Optional[Interpolation]],
    tuple[
        str,
        Any,
        Optional[Union[float, timedelta]],
        Optional[Interpolation],
        Optional[Union[float, timedelta]],
    ],
]
