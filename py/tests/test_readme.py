"""Runs the examples of README.md unchanged against a hub simulator."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import gfxhub
import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n\n")[-1][:40])
def test_an_example_holds(example: str, tmp_path: Path) -> None:
    file = tmp_path / "test_example.py"
    with gfxhub.LocalHub() as simulator:
        file.write_text(example.replace("http://10.0.0.5", simulator.url), encoding="utf-8")
        way = ["-m", "pytest", "-q"] if "def test_" in example else []
        ended = subprocess.run(
            [sys.executable, "-W", "error", *way, str(file)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stdout


def test_there_are_as_many_as_it_has_chapters_of_python() -> None:
    assert len(EXAMPLES) == 9
