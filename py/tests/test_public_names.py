"""Tests of the definition of every public name, and of its hover text in an editor."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

import gfxhub
from gfxhub import _gfxhub

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(gfxhub.__file__).parent

# These files define members that exported classes inherit.
BASES = {
    "_armed.py",
    "_calls.py",
    "_group.py",
    "_handle.py",
    "_live_session.py",
    "_local_hub.py",
    "_watch.py",
}

# Parameters that need no description, because Python defines their meaning.
UNDOCUMENTED = {"self", "cls", "_type", "_raised", "_traceback"}


def modules() -> dict[str, ast.Module]:
    """Parses the files of the package and the stub."""
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pyi")]
    return {
        file.relative_to(PACKAGE).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
        for file in files
    }


def public_classes() -> list[type]:
    """Returns the classes that programs import."""
    found = (getattr(gfxhub, name) for name in gfxhub.__all__)
    return [one for one in found if inspect.isclass(one)]


def test_every_public_class_and_function_is_one_of_gfxhub() -> None:
    for name in gfxhub.__all__:
        one = getattr(gfxhub, name)
        if inspect.isclass(one) or inspect.isroutine(one):
            assert (one.__module__, one.__qualname__) == ("gfxhub", name)


def test_the_type_hints_of_every_public_name_resolve() -> None:
    looked_at = 0
    for name in gfxhub.__all__:
        one = getattr(gfxhub, name)
        if not inspect.isclass(one):
            functions = [one] if inspect.isfunction(one) else []
        else:
            # The types of attributes must be valid in Python 3.9.
            get_type_hints(one)
            looked_at += 1
            accessors = [
                getattr(member, "fget", getattr(member, "__func__", member))
                for member in vars(one).values()
            ]
            functions = [member for member in accessors if inspect.isfunction(member)]
        for function in functions:
            # Unions with `|` in signatures can be evaluated only since version 3.10.
            if sys.version_info >= (3, 10):
                get_type_hints(function)
            looked_at += 1
    assert looked_at > 300


def test_every_class_that_a_program_can_meet_is_exported() -> None:
    for file, module in modules().items():
        if file in {"__main__.py", "_gfxhub.pyi"} or file in BASES:
            continue
        for node in module.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                assert node.name in gfxhub.__all__, (file, node.name)
    internal = {
        "NativeLocalHub",
        "NativeClient",
        "NativeLiveSession",
        "NativeRecordList",
        "NativeWatch",
        "PendingCall",
    }
    native = {name for name, _ in inspect.getmembers(_gfxhub, inspect.isclass)}
    assert native - internal <= set(gfxhub.__all__)


def members(one: type) -> Iterator[tuple[str, Any]]:
    """Yields the public methods and properties of a class, including those that it inherits."""
    for name in dir(one):
        if name.startswith("_") or any(hasattr(base, name) for base in (OSError, list, dict)):
            continue
        yield name, inspect.getattr_static(one, name)


def documented_parameters(one: Any) -> Iterator[tuple[str, bool]]:
    """Yields the parameters of a function, each with True if the section Args describes it."""
    text = inspect.getdoc(one) or ""
    for name in inspect.signature(one).parameters:
        if name not in UNDOCUMENTED:
            yield name, re.search(rf"^ +\*{{0,2}}{name}: \S", text, re.MULTILINE) is not None


def test_an_editor_has_something_to_show_of_everything(capsys: Any) -> None:
    texts = 0
    missing = []

    def look(place: str, documented: bool) -> None:
        nonlocal texts
        texts += documented
        if not documented:
            missing.append(place)

    for name in gfxhub.__all__:
        one = getattr(gfxhub, name)
        if inspect.isfunction(one):
            look(name, bool(one.__doc__))
            for parameter, documented in documented_parameters(one):
                look(f"{name}({parameter})", documented)
    for owner in public_classes():
        look(owner.__name__, bool(owner.__doc__))
        for name, member in members(owner):
            place = f"{owner.__name__}.{name}"
            if inspect.isfunction(member):
                look(place, bool(inspect.getdoc(member)))
                for parameter, documented in documented_parameters(member):
                    look(f"{place}({parameter})", documented)
            elif isinstance(member, property) or inspect.isdatadescriptor(member):
                look(place, bool(inspect.getdoc(member)) or name in documented_below(owner))
    for parameter, documented in documented_parameters(gfxhub.BaseClient.__init__):
        look(f"BaseClient({parameter})", documented)
    with capsys.disabled():
        print(f"{texts} hover texts")
    assert missing == []
    assert texts >= 847


def documented_below(owner: type) -> set[str]:
    """Returns the fields of a class that are followed by a docstring."""
    found: set[str] = set()
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
                for field, text in zip(node.body, node.body[1:]):
                    if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                        assert isinstance(field.target, ast.Name)
                        found.add(field.target.id)
    return found


def test_every_field_of_a_public_class_is_documented() -> None:
    for file, module in modules().items():
        for node in ast.walk(module):
            if not isinstance(node, ast.ClassDef) or file in {"_calls.py", "_types.py"}:
                continue
            for at, field in enumerate(node.body):
                if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
                    continue
                name = field.target.id
                inherited = name == "kind" and file == "_errors.py"
                if name.startswith("_") or inherited:
                    continue
                text = node.body[at + 1] if at + 1 < len(node.body) else None
                documented = isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
                assert documented, f"{file}: {node.name}.{name}"


def test_the_stub_says_what_the_natives_say() -> None:
    stub = modules()["_gfxhub.pyi"]
    looked_at = 0
    for node in stub.body:
        if isinstance(node, ast.FunctionDef):
            assert ast.get_docstring(node) == inspect.getdoc(getattr(_gfxhub, node.name))
        if not isinstance(node, ast.ClassDef):
            continue
        native = getattr(_gfxhub, node.name)
        assert same(ast.get_docstring(node), inspect.getdoc(native)), node.name
        for member in node.body:
            if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
                place = f"{node.name}.{member.name}"
                text = inspect.getdoc(getattr(native, member.name))
                assert same(ast.get_docstring(member), text), place
                looked_at += 1
    assert looked_at > 300


def same(one: str | None, other: str | None) -> bool:
    """Returns True if two texts are equal, ignoring white space."""
    return one is not None and other is not None and one.split() == other.split()
