"""What tests share."""

from __future__ import annotations

import pathlib

import pytest


@pytest.fixture
def tests() -> str:
    """The folder of the tests, for programs that are run apart and use their helpers."""
    return str(pathlib.Path(__file__).parent)
