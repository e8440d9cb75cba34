"""Tests of the pytest plugin, which run it on small test files."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_pytest_finds_it_and_loads_nothing_of_gfxhub(tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text("def test_nothing(): pass\n", encoding="utf-8")
    program = (
        "import sys, pytest\n"
        "code = pytest.main(['-q', '-p', 'no:cacheprovider', sys.argv[1]])\n"
        "assert 'pytest_gfxhub' in sys.modules\n"
        "assert not [name for name in sys.modules if name.split('.')[0] == 'gfxhub']\n"
        "sys.exit(code)\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_test_gets_a_hub_and_a_client_of_its_own(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        ports = set()

        @pytest.mark.parametrize("_again", range(2))
        def test_hub(gfxhub_simulator, gfxhub_client, _again):
            assert gfxhub_simulator.port not in ports
            ports.add(gfxhub_simulator.port)
            assert gfxhub_client.url == gfxhub_simulator.url
            assert gfxhub_simulator.journal() == []
            gfxhub_client.playout.create_rundown("Evening")
            assert [entry.change["name"] for entry in gfxhub_simulator.journal()] == ["Evening"]

        def test_they_are_stopped():
            import socket
            for port in ports:
                with socket.socket() as probe:
                    assert probe.connect_ex(("127.0.0.1", port)) != 0
        """
    )
    pytester.runpytest_subprocess("--strict-markers").assert_outcomes(passed=3)


def test_markers_and_fixtures_say_how_it_is_started(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_marked="""
        import gfxhub
        import pytest

        pytestmark = pytest.mark.gfxhub(clock="manual", api_key="of the module")

        def test_of_the_module(gfxhub_simulator, gfxhub_client):
            assert gfxhub_simulator.advance(1) == 1
            assert gfxhub_client.engines.list()
            with pytest.raises(gfxhub.AuthError):
                gfxhub.Client(gfxhub_simulator.url).engines.list()

        @pytest.mark.gfxhub(api_key="of the test", profile="1.0")
        def test_of_the_test(gfxhub_simulator, gfxhub_client, gfxhub_options):
            assert gfxhub_options["api_key"] == "of the test"
            assert gfxhub_simulator.advance(1) == 1
            with pytest.raises(gfxhub.NotFoundError):
                gfxhub_client.graphs.list()
        """,
        test_overridden="""
        import pytest

        @pytest.fixture
        def gfxhub_options():
            return {"show": {"format": 1, "name": "Empty"}}

        def test_it(gfxhub_client):
            assert list(gfxhub_client.engines.list()) == []
        """,
        test_many="""
        def test_it(gfxhub_start_hub):
            simulators = [gfxhub_start_hub() for _ in range(3)]
            assert len({simulator.port for simulator in simulators}) == 3
        """,
    )
    pytester.runpytest_subprocess("--strict-markers").assert_outcomes(passed=4)


def test_a_marker_takes_names(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.gfxhub("demo.json")
        def test_it(gfxhub_simulator): pass
        """
    )
    outcome = pytester.runpytest_subprocess()
    outcome.assert_outcomes(errors=1)
    outcome.stdout.fnmatch_lines(["*takes arguments by their names only*"])


def test_the_report_of_a_failure_shows_the_journal(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        def test_it(gfxhub_client):
            gfxhub_client.playout.create_rundown("Evening")
            assert False
        """
    )
    outcome = pytester.runpytest_subprocess()
    outcome.assert_outcomes(failed=1)
    outcome.stdout.fnmatch_lines(["*Journal of http://127.0.0.1:*", "*playout.create_rundown*"])


def test_the_report_of_a_failure_shows_the_requests(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import gfxhub
        import pytest

        @pytest.mark.gfxhub(api_key="s3cret")
        def test_it(gfxhub_simulator, gfxhub_client):
            gfxhub_client.engines.list()
            gfxhub_simulator.set_faults([{"fault": "close", "after": "effect"}])
            with pytest.raises(gfxhub.ConnectionLostError):
                with gfxhub.Client(
                    gfxhub_simulator.url, api_key="s3cret", headers={"X-Request-Id": "take 7"}
                ) as client:
                    client.playout.create_rundown("Evening")
            with gfxhub.Client(gfxhub_simulator.url) as stranger, pytest.raises(gfxhub.AuthError):
                stranger.engines.get(3)
            assert False

        def test_many(gfxhub_client):
            for _ in range(70):
                gfxhub_client.engines.get(3)
            assert False

        def test_none(gfxhub_simulator):
            assert False

        def test_well(gfxhub_client):
            gfxhub_client.engines.list()
        """
    )
    outcome = pytester.runpytest_subprocess("-rP")
    outcome.assert_outcomes(failed=3, passed=1)
    engines = "/api/rest/v1/engines"
    outcome.stdout.fnmatch_lines(
        [
            "*Requests of http://127.0.0.1:*",
            "*#*conn*status*ms*effect*request*",
            f"    1 *    200 * none   GET {engines}  engines.list",
            "    2 *      - * done   POST /api/rest/v1/playout/rundowns  "
            "playout.create_rundown  (take 7)",
            f"    3 *    401 * none   GET {engines}/3  engines.get",
            "*Requests of http://127.0.0.1:*",
            f"   21 * GET {engines}/3  engines.get",
            f"   70 * GET {engines}/3  engines.get",
            "*Requests of http://127.0.0.1:*",
            "none",
        ]
    )
    text = outcome.stdout.str()
    assert f"\n   20 {1:>5}" not in text
    # One section for each test that failed.
    assert text.count("Requests of http://") == 3
    assert "s3cret" not in text.split("Requests of")[1]


def test_its_fixtures_and_marker_are_listed(pytester: pytest.Pytester) -> None:
    fixtures = pytester.runpytest_subprocess("--fixtures").stdout
    for name in ("gfxhub_client", "gfxhub_simulator", "gfxhub_options", "gfxhub_start_hub"):
        fixtures.fnmatch_lines([f"{name} *"])
    pytester.runpytest_subprocess("--markers").stdout.fnmatch_lines(["@pytest.mark.gfxhub(*"])
