"""Tests of a host that initializes Python more than once, or runs subinterpreters."""

from __future__ import annotations

import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import sysconfig

import gfxhub
import pytest


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Builds the host and links it with the Python that runs the tests."""

    def variable(name: str) -> str:
        return str(sysconfig.get_config_var(name) or "")

    headers = pathlib.Path(sysconfig.get_paths()["include"])
    libraries = [variable("LIBDIR"), variable("LIBPL")]
    names = [variable("LDLIBRARY"), variable("LIBRARY")]
    paths = [pathlib.Path(folder, name) for folder in libraries for name in names]
    found = [path for path in paths if path.is_file()]
    compiler = shutil.which("cc")
    if compiler is None or not (headers / "Python.h").is_file() or not found:
        # Without these, no host can be linked, so no user can embed this Python.
        pytest.skip("no C compiler, or Python without its headers and library")
    program = tmp_path_factory.mktemp("embedding") / "host"
    source = pathlib.Path(__file__).parent / "embedding.c"
    command = [compiler, f"-I{headers}", str(source), "-o", str(program), str(found[0])]
    for name in ("LINKFORSHARED", "LIBS", "SYSLIBS"):
        command += shlex.split(variable(name))
    command += ["-lm", f"-Wl,-rpath,{found[0].parent}"]
    subprocess.run(command, check=True, timeout=100)
    return program


def lines(host: pathlib.Path, *words: str) -> list[str]:
    """Runs the host, which must succeed, and returns its output."""
    # Sets the path of this Python's own modules and of the package.
    package = str(pathlib.Path(gfxhub.__file__).parent.parent)
    environment = {**os.environ, "PYTHONHOME": f"{sys.base_prefix}:{sys.base_exec_prefix}"}
    environment["PYTHONPATH"] = package
    ended = subprocess.run(
        [str(host), *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert ended.returncode == 0, ended
    assert ended.stderr == ""
    return ended.stdout.splitlines()


def test_a_host_that_initializes_python_again_gets_an_import_error(host: pathlib.Path) -> None:
    first, second, third = lines(host)
    assert first == "True"
    assert second.startswith(
        "gfxhub serves one Python interpreter in a process, and the interpreter that imported it"
        " first was finalized. "
    )
    assert third == second


def test_a_subinterpreter_gets_an_import_error_and_the_first_goes_on(host: pathlib.Path) -> None:
    first, second, third = lines(host, "subinterpreter")
    assert first == third == "True"
    # If subinterpreters have their own lock, CPython itself refuses the import.
    assert "gfxhub" in second
    assert second != "True"
