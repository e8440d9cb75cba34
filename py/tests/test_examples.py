"""Runs the programs of examples/python unchanged against a hub simulator."""

from __future__ import annotations

import ast
import csv
import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import gfxhub
import pytest
from programs import running

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

EXAMPLES = Path(__file__).parents[2] / "examples" / "python"
SHOW = json.loads((EXAMPLES.parents[1] / "simulator/shows/demo.json").read_text(encoding="utf-8"))
LIMIT = 30.0


@pytest.fixture
def simulator() -> Iterator[gfxhub.LocalHub]:
    """Runs a hub simulator with the demo show during a test."""
    with gfxhub.LocalHub(clock="manual", api_key="secret") as simulator:
        yield simulator


def started(
    program: str, simulator: gfxhub.LocalHub, *arguments: str, key: str = "secret"
) -> AbstractContextManager[subprocess.Popen[str]]:
    """Starts an example."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / program), simulator.url, *arguments]
    return running(*command, "--api-key", key)


def ran(
    program: str, simulator: gfxhub.LocalHub, *arguments: str, key: str = "secret"
) -> tuple[int, str, str]:
    """Runs an example to its end and returns its exit code, its output and its errors."""
    with started(program, simulator, *arguments, key=key) as process:
        printed, stderr = process.communicate(timeout=LIMIT)
        return process.returncode, printed, stderr


def done(simulator: gfxhub.LocalHub) -> list[str]:
    """Returns the operations that a hub has executed."""
    return [entry.operation for entry in simulator.journal()]


def test_an_engine_is_shown_and_nothing_is_changed(simulator: gfxhub.LocalHub) -> None:
    code, printed, stderr = ran("list_and_set.py", simulator, "Studio A / *")
    assert (code, stderr) == (0, "")
    assert "node        Studio A / Mixer_0" in printed.splitlines()
    code, printed, stderr = ran("list_and_set.py", simulator, "Studio A / Mixer_0 / *")
    assert (code, stderr) == (0, "")
    lines = printed.splitlines()
    assert lines[0] == "property    Studio A / Mixer_0 / Program Channel = 'Camera 1'"
    assert lines[-1] == "function    Studio A / Mixer_0 / Cut"
    assert done(simulator) == []


def test_a_property_is_moved_over_a_second(simulator: gfxhub.LocalHub) -> None:
    path = "Studio A / Mixer_0 / Opacity"
    code, printed, stderr = ran("list_and_set.py", simulator, path, "0.5")
    assert (code, printed, stderr) == (0, f"{path}: 1.0 -> 0.5\n", "")
    assert done(simulator) == ["engines.set_property"]
    with gfxhub.Client(simulator.url, api_key="secret") as hub:
        simulator.advance(0.5)
        assert hub.names.get(path).value == 0.75
        simulator.advance(1.0)
        assert hub.names.get(path).value == 0.5


def test_a_missing_name_is_reported_with_those_that_exist(simulator: gfxhub.LocalHub) -> None:
    for path in ("Studio X / Mixer_0 / Opacity", "Studio A / Mixer_9 / Opacity"):
        code, printed, stderr = ran("list_and_set.py", simulator, path, "1")
        assert (code, printed) == (1, "")
        assert stderr.startswith("UnknownName: names.get at ")
    assert "did you mean Mixer_0" in stderr
    assert done(simulator) == []


def test_a_pair_of_hubs_survives_the_end_of_its_backup(simulator: gfxhub.LocalHub) -> None:
    path = "Evening News / Presenter / In"
    with (
        gfxhub.LocalHub(api_key="secret") as backup,
        started("main_and_backup.py", simulator, backup.url) as process,
    ):
        into, out = process.stdin, process.stdout
        assert into is not None
        assert out is not None
        for backup_said in ("succeeded", ""):
            into.write(f"{path}\n")
            into.flush()
            assert out.readline().startswith(f"{path}: main succeeded, backup {backup_said}")
            backup.stop()
        assert done(simulator) == ["playout.trigger_button"] * 2


def test_a_pair_of_hubs_survives_the_end_of_its_main_hub(simulator: gfxhub.LocalHub) -> None:
    path = "Evening News / Presenter / In"
    with (
        gfxhub.LocalHub(api_key="secret") as backup,
        started("main_and_backup.py", simulator, backup.url) as process,
    ):
        simulator.stop()
        printed, stderr = process.communicate(f"{path}\n", timeout=LIMIT)
        assert printed.startswith(f"{path}: maybe: ")
        assert "main failed (none), backup done" in printed
        assert (stderr, process.returncode) == ("", 0)
        assert done(backup) == ["playout.trigger_button"]


def test_a_table_becomes_a_rundown_that_plays(simulator: gfxhub.LocalHub) -> None:
    table = str(EXAMPLES / "rundown.csv")
    code, printed, stderr = ran("rundown_from_csv.py", simulator, "From a table", table, "--play")
    assert (code, stderr) == (0, "")
    lines = printed.splitlines()
    assert lines[4] == "From a table: 4 items"
    assert lines[5:] == [
        f"playout:From a table / {item} / {button}"
        for item in ("Opening", "Presenter", "Reporter", "Statement")
        for button in ("In", "Out")
    ]
    assert done(simulator) == (
        ["playout.create_rundown"] + ["playout.create_item"] * 4 + ["playout.trigger_button"] * 8
    )
    fields = {template["name"]: set(template["data"]) for template in SHOW["templates"]}
    with gfxhub.Client(simulator.url, api_key="secret") as hub:
        made = hub.playout.list_rundowns()[-1]
        assert made.name == "From a table"
        items = hub.playout.list_items(made.id)
        assert [item.template for item in items] == [
            "Full Frame",
            "Lower Third",
            "Lower Third",
            "Quote",
        ]
        # The items contain the texts of the table, in fields that the templates show.
        for item, line in zip(items, read(EXAMPLES / "rundown.csv")):
            shown = hub.playout.get_item(made.id, item.id).data
            texts = {
                field: cell
                for field, cell in line.items()
                if cell and field not in ("name", "template")
            }
            assert texts
            assert set(shown) == fields[item.template]
            assert {field: shown[field] for field in texts} == texts


def read(table: Path) -> list[dict[str, str]]:
    """Reads the rows of a table."""
    with table.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_wrong_table_makes_nothing(simulator: gfxhub.LocalHub, tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    line = "name,template,text\nStatement,Quote,Open again\n"
    for name, text, complaint in (
        ("New", "name,template\nOpening,Quotes\n", "UnknownName: names.prepare at "),
        ("New", line.replace("text", "txt"), "line 2: Quote has no field txt; it has text, source"),
        ("New", "name,headline\nOpening,Evening\n", f"{table}: the first line lacks the column t"),
        ("Evening News", line, "there is a rundown 'Evening News' already"),
    ):
        table.write_text(text, encoding="utf-8")
        code, printed, stderr = ran("rundown_from_csv.py", simulator, name, str(table))
        assert (code, printed) == (1, "")
        assert stderr.startswith(complaint)
    assert done(simulator) == []


def test_the_dashboard_shows_every_engine_again_and_again(simulator: gfxhub.LocalHub) -> None:
    code, printed, stderr = ran("asyncio_dashboard.py", simulator, "--every", "0", "--times", "2")
    assert (code, stderr) == (0, "")
    lines = printed.splitlines()
    assert len(lines) == 8
    assert lines[:4] == lines[4:]
    with gfxhub.Client(simulator.url, api_key="secret") as hub:
        nodes = hub.engines.list_nodes(3)
        known = sum(len(hub.engines.list_properties(3, node.node_path)) for node in nodes)
    holds = f"{len(nodes)} nodes, {known} properties"
    assert lines[0] == f"{'Studio A':<24}  {'connected':<12}  {holds}"


def test_every_call_of_the_dashboard_has_a_limit() -> None:
    text = (EXAMPLES / "asyncio_dashboard.py").read_text(encoding="utf-8")
    calls = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("hub.")
    ]
    assert len(calls) == 2
    for call in calls:
        assert "timeout" in [given.arg for given in call.keywords], ast.unparse(call)


def test_the_dashboard_goes_on_while_the_hub_is_away(simulator: gfxhub.LocalHub) -> None:
    refuse = {"fault": "status", "status": 500, "operation": "engines.list", "nth": 2}
    simulator.set_faults([refuse])
    code, printed, stderr = ran("asyncio_dashboard.py", simulator, "--every", "0", "--times", "3")
    assert (code, stderr) == (0, "")
    lines = printed.splitlines()
    assert lines[4] == "the hub: Server"
    assert lines[5:] == lines[:4]


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_an_interrupt_ends_the_dashboard(simulator: gfxhub.LocalHub) -> None:
    with started("asyncio_dashboard.py", simulator, "--every", "3600") as dashboard:
        assert dashboard.stdout is not None
        assert dashboard.stdout.readline().startswith("Studio A ")
        dashboard.send_signal(signal.SIGINT)
        _, stderr = dashboard.communicate(timeout=LIMIT)
        assert (dashboard.returncode, stderr) == (0, "")


def test_a_wrong_key_is_reported_in_words(simulator: gfxhub.LocalHub) -> None:
    for program, *rest in (
        ("list_and_set.py", "Studio A / *"),
        ("rundown_from_csv.py", "Any", str(EXAMPLES / "rundown.csv")),
        ("asyncio_dashboard.py",),
    ):
        code, printed, stderr = ran(program, simulator, *rest, key="wrong")
        assert (code, printed) == (1, "")
        assert stderr.startswith("Auth: ")


def test_properties_are_moved_while_the_hub_is_restarted(simulator: gfxhub.LocalHub) -> None:
    with gfxhub.Client(simulator.url, api_key="secret") as hub:
        opacity = hub.engines.get_property(3, "Mixer_0", "Default//Opacity/0").value
        with started("live_fader.py", simulator, "--seconds", "3") as process:
            assert process.stdout is not None
            time.sleep(1.5)
            simulator.restart(0.5)
            printed, stderr = process.communicate(timeout=LIMIT)
        assert (process.returncode, stderr) == (0, "")
        lost, back, counted = printed.splitlines()
        assert lost.startswith("the hub: no value is delivered: engines.set_property ")
        assert back == "the hub: values are delivered again"
        number, given, delivered, superseded, failed = map(int, re.findall(r"\d+", counted))
        assert (number, failed) == (64, 0)
        assert given == delivered + superseded
        assert delivered > 2 * 64
        after = hub.engines.get_property(3, "Mixer_0", "Default//Opacity/0").value
        assert after == opacity
