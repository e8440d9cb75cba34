"""Lists of records, which show themselves as tables."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, TypeVar

from ._gfxhub import show_value

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["RecordList"]

R = TypeVar("R", bound="Iterable[tuple[str, Any]]")

SHOWN = 100
"""How many records are shown; the rest is counted."""


class RecordList(list[R]):
    """What an operation lists: a list of records, a line each, and a table in notebooks.

    It is a list in everything else. `pandas.DataFrame(map(dict, records))` makes a frame of it.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Shows a record a line."""
        lines = [repr(record) for record in self[:SHOWN]]
        if len(self) > SHOWN:
            lines.append(f"… {len(self) - SHOWN} more")
        return "[" + ",\n ".join(lines) + "]"

    def _repr_html_(self) -> str:
        """Shows a table, with the columns in which anything stands."""
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
