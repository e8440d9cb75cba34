"""A client of `gfxhub-conformance`, which imitates a hub and judges the results."""

import json
import os
import pathlib
import subprocess
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]

KEY = "conformance-key"


def names() -> list[str]:
    """Returns the names of all cases, in the order of the conformance server."""
    files = sorted((ROOT / "tests" / "cases").glob("*.json"))
    return [case["name"] for file in files for case in json.loads(file.read_text("utf-8"))]


def program() -> pathlib.Path:
    """Returns the path of the conformance server."""
    given = os.environ.get("GFXHUB_CONFORMANCE_SERVER")
    if given:
        return pathlib.Path(given)
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    name = "gfxhub-conformance.exe" if os.name == "nt" else "gfxhub-conformance"
    return target / "debug" / name


class ConformanceServer:
    """A conformance server for the binding with this name. It is controlled line by line."""

    def __init__(self, binding: str, *options: str) -> None:
        self._process = subprocess.Popen(
            [program(), "--binding", binding, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
        )
        greeting = self._answer()
        self.cases: int = greeting["cases"]
        self.url: str = greeting.get("url", "")

    def _answer(self) -> Any:
        assert self._process.stdout
        answer = json.loads(self._process.stdout.readline())
        assert not (isinstance(answer, dict) and "fault" in answer), answer
        return answer

    def _ask(self, line: str) -> Any:
        assert self._process.stdin
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return self._answer()

    def case(self, number: int) -> dict[str, Any]:
        """Selects a case and returns it."""
        case: dict[str, Any] = self._ask(f"case {number}")
        return case

    def outcome(self, by: str, reported: str) -> list[str]:
        """Reports the result of a call. Returns the differences from the expected result."""
        differences: list[str] = self._ask(f'outcome {{"by":"{by}",{reported}}}')
        return [f"by {by}: {difference}" for difference in differences]

    def step(self, reported: str) -> dict[str, Any]:
        """Reports the result of a step of a case of handles. Returns the next step."""
        step: dict[str, Any] = self._ask(f"outcome {{{reported}}}")["next"]
        return step

    def done(self) -> dict[str, int]:
        """Ends the conformance server."""
        with self._process:
            closing: dict[str, int] = self._ask("done")
            return closing
