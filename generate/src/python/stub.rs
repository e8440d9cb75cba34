//! The stub of the native module.

use crate::committed::File;

/// `gfxhub/_gfxhub.pyi`.
pub(super) fn file() -> File {
    File::new("py/python/gfxhub/_gfxhub.pyi", "__version__: str\n")
}
