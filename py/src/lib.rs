//! The Python module of gfxhub: `gfxhub._gfxhub`, which the package `gfxhub` dresses.

mod argument;
mod awaiting;
mod blocking;
mod call;
mod cancel;
mod client;
mod command;
mod completions;
mod digest;
mod display;
mod errors;
mod event;
mod face;
mod gate;
#[path = "gen/mod.rs"]
mod generated;
mod give;
mod guard;
mod local_hub;
mod names;
mod null;
mod record;
mod response;
mod settings;
mod shapes;
mod value;

use pyo3::prelude::*;

/// What the package `gfxhub` stands on; not to be imported by programs.
#[pymodule]
mod _gfxhub {
    use super::*;

    #[pymodule_export]
    use super::{
        awaiting::PendingCall,
        cancel::CancelToken,
        client::NativeClient,
        event::Event,
        null::Null,
        response::{InvokeResult, RawResponse},
    };

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        // Told by the package itself, so it is not among what that takes over.
        module.setattr("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("NULL", Null)?;
        generated::register(module)?;
        shapes::register(module)?;
        display::register(module)?;
        command::register(module)?;
        local_hub::register(module)?;
        #[cfg(feature = "panic-injection")]
        module.setattr(
            "_arm_panic",
            wrap_pyfunction!(guard::injection::_arm_panic, module)?,
        )?;
        gate::install(module)
    }
}
