"""Creates a playout rundown from a table, one item for each line, and plays it on request.

    python rundown_from_csv.py http://10.0.0.5 "Evening News" rundown.csv
    python rundown_from_csv.py http://10.0.0.5 "Evening News" rundown.csv --play

The first line of the table names its columns: `name` and `template` for the item, all others for
the fields of its template. For an empty cell, the field keeps the template's value. To change a
text later, use `hub.playout.update_fields`, which keeps the other fields; `update_item` replaces
all data.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import gfxhub

if TYPE_CHECKING:
    from collections.abc import Sequence

COLUMNS = ("name", "template")


def main() -> int:
    """Run the program and return its exit code."""
    given = arguments()
    lines = read(given.table)
    try:
        with gfxhub.Client(given.hub, api_key=given.api_key) as hub:
            check(lines, [template.name for template in hub.playout.list_templates()])
            rundown = make(hub, given.name, lines)
            if given.play:
                play(hub, rundown)
    except gfxhub.GfxHubError as error:
        sys.exit(f"{error.kind}: {error}")
    return 0


def read(table: Path) -> list[dict[str, str]]:
    """Read the lines of the table."""
    # Some spreadsheet programs write a byte order mark first.
    with table.open(encoding="utf-8-sig", newline="") as file:
        reader = csv.DictReader(file)
        missing = [column for column in COLUMNS if column not in (reader.fieldnames or [])]
        if missing:
            sys.exit(f"{table}: the first line lacks the column {' and '.join(missing)}")
        return list(reader)


def check(lines: Sequence[dict[str, str]], templates: Sequence[str]) -> None:
    """Exit, before anything is created, if a line has an unknown template."""
    for number, line in enumerate(lines, start=2):
        if line["template"] not in templates:
            known = ", ".join(templates)
            sys.exit(f"line {number}: no template {line['template']!r}; the templates are {known}")


def make(hub: gfxhub.Client, name: str, lines: Sequence[dict[str, str]]) -> int:
    """Create the rundown with its items, in the order of the lines, and return its id."""
    rundown = hub.playout.create_rundown(name)
    for line in lines:
        data = {field: cell for field, cell in line.items() if cell and field not in COLUMNS}
        item = hub.playout.create_item(rundown.id, line["name"], line["template"], data=data)
        print(f"{item.id:>4}  {line['template']:<18}  {line['name']}")
    print(f"rundown {rundown.id}: {len(lines)} items")
    return rundown.id


def play(hub: gfxhub.Client, rundown: int) -> None:
    """Press the first and the last button (in and out) of each item, one item after the other."""
    for listed in hub.playout.list_items(rundown):
        # Some hubs omit the buttons in lists, so the item itself is read. Ids of buttons differ
        # between templates; the label is the text that people see on them.
        item = hub.playout.get_item(rundown, listed.id)
        if not item.buttons:
            print(f"{item.name}: no button")
            continue
        for button in (item.buttons[0], item.buttons[-1]):
            hub.playout.trigger_button(rundown, item.id, button.id)
            print(f"{item.name}: {button.label}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("hub", help="the address of the hub, http://10.0.0.5 for example")
    parser.add_argument("name", help="the name of the rundown")
    parser.add_argument("table", type=Path, help="the table, as comma-separated values")
    parser.add_argument("--play", action="store_true", help="play the rundown after it was created")
    parser.add_argument("--api-key", help="the API key, if the hub requires one")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
