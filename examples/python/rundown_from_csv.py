"""Creates a playout rundown from a table, one item for each line, and plays it on request.

    python rundown_from_csv.py http://10.0.0.5 "Late News" rundown.csv
    python rundown_from_csv.py http://10.0.0.5 "Late News" rundown.csv --play

The first line of the table names its columns: `name` and `template` for the item, all others for
the fields of its template. For an empty cell, the field keeps the template's value. To change a
text later, use `hub.playout.update_fields`, which keeps the other fields; `update_item` replaces
all data.

Before anything is created, the program checks that no rundown has the name yet, because a path must
lead to a single rundown, and that the templates have the fields.
"""

from __future__ import annotations

import argparse
import csv
import itertools
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
            check(hub, given.name, lines)
            make(hub, given.name, lines)
            if given.play:
                play(hub, given.name)
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


def check(hub: gfxhub.Client, name: str, lines: Sequence[dict[str, str]]) -> None:
    """Exit, before anything is created, if the rundown exists or a line has an unknown field."""
    if any(rundown.name == name for rundown in hub.playout.list_rundowns()):
        sys.exit(f"there is a rundown {name!r} already")
    templates = {line["template"] for line in lines}
    hub.names.prepare([f"template:{quoted(template)}" for template in sorted(templates)])
    fields = {it: [field.name for field in hub.playout.template_fields(it)] for it in templates}
    for number, line in enumerate(lines, start=2):
        known = fields[line["template"]]
        # The fields of a template without an item are not known, so its line is not checked.
        wrong = [field for field in data_of(line) if field not in known] if known else []
        if wrong:
            has = f"has {', '.join(known)}"
            sys.exit(f"line {number}: {line['template']} has no field {wrong[0]}; it {has}")


def make(hub: gfxhub.Client, name: str, lines: Sequence[dict[str, str]]) -> None:
    """Create the rundown with its items, in the order of the lines."""
    rundown = hub.playout.create_rundown(name)
    for line in lines:
        hub.playout.create_item(rundown.id, line["name"], line["template"], data=data_of(line))
        print(f"{line['template']:<18}  {line['name']}")
    print(f"{name}: {len(lines)} items")


def data_of(line: dict[str, str]) -> dict[str, str]:
    """Return the fields of a line that are filled."""
    return {field: cell for field, cell in line.items() if cell and field not in COLUMNS}


def play(hub: gfxhub.Client, name: str) -> None:
    """Press the first and the last button (in and out) of each item, one item after the other."""
    found = hub.names.list(f"playout:{quoted(name)} / * / *")
    for _, buttons in itertools.groupby(found, key=lambda button: button.item_id):
        paths = [button.path for button in buttons]
        for path in (paths[0], paths[-1]):
            hub.names.press(path)
            print(path)


def quoted(name: str) -> str:
    """Write a name as a step of a path, whatever characters it has."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


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
