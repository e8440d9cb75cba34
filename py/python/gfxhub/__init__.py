"""Client library for broadcast graphics hubs."""

from ._gfxhub import __version__

__all__ = ["__version__"]
