//! The Python module of gfxhub: `gfxhub._gfxhub`, which the package `gfxhub` dresses.

use pyo3::prelude::*;

/// What the package `gfxhub` stands on; not to be imported by programs.
#[pymodule]
mod _gfxhub {
    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
