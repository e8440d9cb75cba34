"""Tests that a slow or silent name service delays no caller; see slow_names.py."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
import slow_names

LIBRARY = os.environ.get("GFXHUB_SLOW_NAMES_LIBRARY", "")

pytestmark = pytest.mark.skipif(
    not LIBRARY, reason="GFXHUB_SLOW_NAMES_LIBRARY does not name the library of tests/slow-names"
)


@pytest.mark.parametrize(
    ("scenario", "answers"),
    [(each.__name__, answers) for each, answers in slow_names.SCENARIOS.items()],
)
def test_a_slow_name_service_holds_up_nobody(scenario: str, answers: str) -> None:
    ended = subprocess.run(
        [sys.executable, slow_names.__file__, scenario],
        env={**os.environ, "LD_PRELOAD": LIBRARY, "GFXHUB_SLOW_NAMES": answers},
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    if ended.returncode != 0:
        pytest.fail(ended.stderr, pytrace=False)
