"""Runs the examples in docstrings unchanged against a hub simulator."""

from __future__ import annotations

import ast
import asyncio
import dataclasses
import inspect
import re
import textwrap
from pathlib import Path
from typing import Any

import gfxhub
import pytest

PACKAGE = Path(gfxhub.__file__).parent


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def examples() -> list[Any]:
    """Returns every example of the package, with its place."""
    found: list[Any] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, DOCUMENTED):
                continue
            text = inspect.cleandoc(ast.get_docstring(node) or "")
            for block in re.findall(r"^Example:\n((?:    .*\n?|\n)+)", text, re.MULTILINE):
                name = getattr(node, "name", file.stem)
                example = textwrap.dedent(block)
                found.append(pytest.param(example, id=f"{file.stem}-{name}-{len(found)}"))
    return found


EXAMPLES = examples()


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_holds(example: str) -> None:
    with gfxhub.LocalHub() as simulator, gfxhub.LocalHub() as second:
        program = example.replace("http://10.0.0.5", simulator.url)
        names: dict[str, Any] = {"gfxhub": gfxhub, "asyncio": asyncio, "dataclasses": dataclasses}
        with gfxhub.Client(simulator.url) as hub, gfxhub.Client(second.url) as backup:
            names |= {"hub": hub, "main": hub, "backup": backup}
            if re.search(r"^(await|async) |[^\w]await ", program) and "asyncio.run" not in program:
                body = textwrap.indent(program, "        ")
                program = (
                    "async def example():\n"
                    f"    async with gfxhub.AsyncClient({simulator.url!r}) as hub:\n"
                    f"{body}\nasyncio.run(example())\n"
                )
            exec(program, names)


def test_there_are_examples_of_what_newcomers_do_first() -> None:
    text = " ".join(str(example.values[0]) for example in EXAMPLES)
    assert len(EXAMPLES) >= 12
    for word in (
        "Client(",
        "AsyncClient(",
        "set_property(",
        "call_function(",
        "effect_of(",
        "Track",
    ):
        assert word in text, word
