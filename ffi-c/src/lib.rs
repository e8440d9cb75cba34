//! The C ABI of gfxhub.
