"""Lists of records, which notebooks show as tables."""

from __future__ import annotations

import html
import operator
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar, overload

from ._gfxhub import NativeRecordList, show_value

__all__ = ["RecordList"]

R = TypeVar("R", bound="Iterable[tuple[str, Any]]")

SHOWN = 100
"""Maximum number of records that are shown. Further ones are only counted."""


class RecordList(Sequence[R]):
    """The result of a list operation: a sequence of records.

    The call has checked all records. Each access creates a new Python object for a record;
    `list(records)` creates and keeps all of them. It is shown with one line for each record.
    `pandas.DataFrame(records)` returns a frame, and `json.dumps(records,
    default=gfxhub.json_default)` returns JSON. For polars, use `[r.to_dict() for r in records]`.
    """

    __slots__ = ("_records",)

    def __init__(self, records: Iterable[R] = ()) -> None:
        """Creates a list of these records."""
        if isinstance(records, NativeRecordList):
            self._records: NativeRecordList | tuple[R, ...] = records
        else:
            self._records = tuple(records)

    def __len__(self) -> int:
        """Returns the number of records."""
        return len(self._records)

    @overload
    def __getitem__(self, at: int) -> R: ...
    @overload
    def __getitem__(self, at: slice) -> RecordList[R]: ...
    def __getitem__(self, at: int | slice) -> R | RecordList[R]:
        """Returns the record at an index, or a list of the records of a slice."""
        length = len(self)
        if isinstance(at, slice):
            return RecordList(map(self._records.__getitem__, range(*at.indices(length))))
        place = operator.index(at)
        if place < 0:
            place += length
        if not 0 <= place < length:
            raise IndexError(f"there is no record {at}: the list has {length}")
        return self._records[place]

    def __iter__(self) -> Iterator[R]:
        """Iterates over the records."""
        return iter(self._records)

    def __reversed__(self) -> Iterator[R]:
        """Iterates over the records from the last to the first."""
        return map(self._records.__getitem__, reversed(range(len(self))))

    def __eq__(self, other: object) -> bool:
        """Returns True if `other` is a list of equal records."""
        if not isinstance(other, (RecordList, list)):
            return NotImplemented
        return len(self) == len(other) and all(map(operator.eq, self, other))

    def __add__(self, other: Iterable[R]) -> RecordList[R]:
        """Returns the records of both lists."""
        return RecordList([*self, *other])

    def __reduce__(self) -> tuple[type[RecordList[R]], tuple[list[R]]]:
        """Pickles the records."""
        return (RecordList, (list(self),))

    def __repr__(self) -> str:
        """Shows one record on each line."""
        lines = [repr(record) for record in self[:SHOWN]]
        if len(self) > SHOWN:
            lines.append(f"… {len(self) - SHOWN} more")
        return "[" + ",\n ".join(lines) + "]"

    def _repr_html_(self) -> str:
        """Shows a table with the columns that are not empty."""
        rows: list[dict[str, Any]] = [dict(record) for record in self[:SHOWN]]
        names = dict.fromkeys(name for row in rows for name in row)
        columns = [name for name in names if any(row[name] not in (None, "", []) for row in rows)]
        cells = [[show_value(row[name]) for name in columns] for row in rows]
        head = "".join(f"<th>{html.escape(name)}</th>" for name in columns)
        body = "".join(
            "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>"
            for line in cells
        )
        more = len(self) - SHOWN
        foot = f"<caption>{more} more are not shown</caption>" if more > 0 else ""
        return f"<table>{foot}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
