"""Shared fixtures."""

from __future__ import annotations

import pathlib
import signal

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts so what is to run in the background, and programs pass it on to those that
    # they start. Some tests are about interrupts.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def tests() -> str:
    """The folder of the tests, for programs that are run apart and use their helpers."""
    return str(pathlib.Path(__file__).parent)
