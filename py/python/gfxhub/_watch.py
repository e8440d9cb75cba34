"""Watches: the parts that are specific to Python."""

from __future__ import annotations

from ._gfxhub import NativeWatch
from ._handle import AsyncHandle, BlockingHandle

__all__ = ["AsyncWatchByHand", "WatchByHand"]


class WatchByHand(BlockingHandle):
    """The part of `Watch` that is written by hand."""

    __slots__ = ()
    _native: NativeWatch

    def __init__(self, native: NativeWatch, *_: object) -> None:
        """Internal: `Client.watch` creates watches."""
        self._native = native


class AsyncWatchByHand(AsyncHandle):
    """The part of `AsyncWatch` that is written by hand."""

    __slots__ = ()
    _native: NativeWatch

    def __init__(self, native: NativeWatch, *_: object) -> None:
        """Internal: `AsyncClient.watch` creates watches."""
        self._native = native
