"""The pytest plugin of gfxhub."""
