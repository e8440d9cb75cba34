"""Shared fixtures."""

from __future__ import annotations

import pathlib
import signal

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Some tests need interrupts, but shells let background programs ignore SIGINT, and child
    # programs inherit this.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def tests() -> str:
    """Returns the folder of the tests, for separate programs that use their helpers."""
    return str(pathlib.Path(__file__).parent)
