//! The Python module of gfxhub: `gfxhub._gfxhub`, which the package `gfxhub` wraps.

mod arguments;
mod async_calls;
mod batch;
mod blocking_calls;
mod call;
mod cancel;
mod client;
mod client_state;
mod command;
mod completions;
mod display;
mod errors;
mod event;
#[path = "gen/mod.rs"]
mod generated;
mod hash;
mod interpreter_shutdown;
mod live;
mod local_hub;
mod panic_boundary;
mod record;
mod record_list;
mod response;
mod settings;
mod to_python;
mod value;

use pyo3::prelude::*;

/// What the package `gfxhub` stands on; not to be imported by programs.
#[pymodule]
mod _gfxhub {
    use super::*;

    #[pymodule_export]
    use super::{
        arguments::Null,
        async_calls::PendingCall,
        cancel::CancelToken,
        client::NativeClient,
        event::Event,
        live::{LiveProperty, NativeLiveSession},
        record_list::NativeRecordList,
        response::{InvokeResult, RawResponse},
    };

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        // Told by the package itself, so it is not among what that takes over.
        module.setattr("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("NULL", Null)?;
        generated::register(module)?;
        value::register(module)?;
        display::register(module)?;
        command::register(module)?;
        local_hub::register(module)?;
        #[cfg(feature = "panic-injection")]
        module.setattr(
            "_arm_panic",
            wrap_pyfunction!(panic_boundary::injection::_arm_panic, module)?,
        )?;
        interpreter_shutdown::install(module)
    }
}
