//! The Python module of gfxhub.
