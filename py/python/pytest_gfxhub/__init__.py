"""The pytest plugin of gfxhub: fixtures with a hub simulator and a client."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Callable

import pytest

# gfxhub is not imported before a test uses one of these fixtures.
if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    import pluggy
    from gfxhub import Client, LocalHub, RequestEntry

_SIMULATORS = pytest.StashKey["list[LocalHub]"]()

_MARKER = """\
gfxhub(**options): start the hub simulator of the fixture gfxhub_simulator with these arguments of \
gfxhub.LocalHub; if several markers have the same argument, that of the closest marker is used\
"""

# Number of journal entries that the report of a failed test shows.
_SHOWN = 20

# Number of requests that the report of a failed test shows.
_REQUESTS_SHOWN = 50


def pytest_configure(config: pytest.Config) -> None:
    """Registers the marker."""
    config.addinivalue_line("markers", _MARKER)


@pytest.fixture
def gfxhub_options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Returns the options of this test's hub simulator, which are the arguments of the markers.

    Override this fixture to use other options for all tests of a module or a folder.
    """
    options: dict[str, Any] = {}
    for marker in request.node.iter_markers("gfxhub"):
        if marker.args:
            raise pytest.UsageError("the marker gfxhub takes arguments by their names only")
        options = {**marker.kwargs, **options}
    return options


@pytest.fixture
def gfxhub_start_hub(request: pytest.FixtureRequest) -> Iterator[Callable[..., LocalHub]]:
    """Returns a function that starts a hub simulator with the arguments of `gfxhub.LocalHub`.

    It can be called several times. All hub simulators are stopped after the test.
    """
    from gfxhub import LocalHub

    simulators = request.node.stash.setdefault(_SIMULATORS, [])
    with ExitStack() as running:

        def start(**options: Any) -> LocalHub:
            simulator = running.enter_context(LocalHub(**options))
            simulators.append(simulator)
            return simulator

        yield start


@pytest.fixture
def gfxhub_simulator(
    gfxhub_start_hub: Callable[..., LocalHub], gfxhub_options: dict[str, Any]
) -> LocalHub:
    """Starts a hub simulator for this test, with the arguments of its markers."""
    return gfxhub_start_hub(**gfxhub_options)


@pytest.fixture
def gfxhub_client(gfxhub_simulator: LocalHub, gfxhub_options: dict[str, Any]) -> Iterator[Client]:
    """Creates a client of the hub simulator, with the hub's API key."""
    from gfxhub import Client

    with Client(gfxhub_simulator.url, api_key=gfxhub_options.get("api_key")) as client:
        yield client


# The older form of a wrapper, which every version of pytest since 7 supports.
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pluggy.Result[pytest.TestReport], None]:
    """Adds the effects and the requests of the hub simulators to the report of a failed test."""
    report = (yield).get_result()
    if report.when == "call" and report.failed:
        for simulator in item.stash.get(_SIMULATORS, []):
            entries = simulator.journal()
            lines = [f"{e.sequence:>4}  {e.operation}  {dict(e.target)}" for e in entries]
            report.sections.append((f"Journal of {simulator.url}", "\n".join(lines[-_SHOWN:])))
            report.sections.append((f"Requests of {simulator.url}", _table(simulator.requests())))


def _table(requests: list[RequestEntry]) -> str:
    """Formats the latest requests, one on each line."""
    if not requests:
        return "none"
    lines = [f"{'#':>5} {'conn':>5} {'status':>6} {'ms':>9} effect request"]
    for it in requests[-_REQUESTS_SHOWN:]:
        status = "-" if it.status is None else it.status
        elapsed = "under way" if it.elapsed is None else f"{it.elapsed * 1000:.1f}"
        columns = [f"{it.method} {it.path}", it.operation, it.request_id and f"({it.request_id})"]
        lines.append(
            f"{it.number:>5} {it.connection:>5} {status:>6} {elapsed:>9} {it.effect:<6} "
            + "  ".join(filter(None, columns))
        )
    return "\n".join(lines)
