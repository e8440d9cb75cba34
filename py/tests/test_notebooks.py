"""Runs the cells of the notebooks of examples/python, and compares their outputs with those kept.

Jupyter is not needed: a cell is a program, whose last expression is shown as Jupyter shows it. With
GFXHUB_NOTEBOOKS_WRITE=1 in the environment, the outputs are written instead.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "python").glob("*.ipynb"))


def lines(text: str) -> list[str]:
    """Returns a text as notebooks keep it."""
    return text.splitlines(keepends=True)


def shown(value: object, number: int) -> dict[str, Any]:
    """Returns the output for the value of a cell's last expression."""
    data = {"text/plain": lines(repr(value))}
    html = getattr(value, "_repr_html_", None)
    if html is not None:
        data = {"text/html": lines(html()), **data}
    return {
        "data": data,
        "execution_count": number,
        "metadata": {},
        "output_type": "execute_result",
    }


def run(source: str, number: int, names: dict[str, object]) -> list[dict[str, Any]]:
    """Runs a cell and returns its outputs."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    place, printed = f"cell {number}", io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, place, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), place, "eval"), names)
    outputs = []
    if printed.getvalue():
        text = lines(printed.getvalue())
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        outputs.append(shown(value, number))
    return outputs


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_cells_show_what_the_notebook_keeps(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    kept = [cell["outputs"] for cell in cells]
    names: dict[str, object] = {}
    for number, cell in enumerate(cells, 1):
        cell["outputs"] = run("".join(cell["source"]), number, names)
        cell["execution_count"] = number
    if os.environ.get("GFXHUB_NOTEBOOKS_WRITE"):
        text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8", newline="\n")
    else:
        assert kept == [cell["outputs"] for cell in cells]
