"""What the package gfxhub stands on; not to be imported by programs."""

__version__: str
