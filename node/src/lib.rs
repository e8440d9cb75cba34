//! The Node addon of gfxhub.
