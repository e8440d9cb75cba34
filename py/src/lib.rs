//! The Python module of gfxhub: `gfxhub._gfxhub`, which the package `gfxhub` wraps.

mod arguments;
mod async_calls;
mod blocking_calls;
mod call;
mod cancel;
mod client;
mod client_state;
mod command;
mod completions;
mod composed;
mod display;
mod errors;
mod event;
#[path = "gen/mod.rs"]
mod generated;
mod handle;
mod hash;
mod interpreter_shutdown;
mod live_property;
mod panic_boundary;
mod plain;
mod record;
mod record_list;
mod response;
mod settings;
mod simulator;
mod to_python;
mod value;

use pyo3::prelude::*;

/// The native part of the package `gfxhub`, which programs do not import.
///
/// This is a function and not a declarative module, so that `claim` can refuse a second interpreter
/// before a class is added: pyo3 keeps the classes of the first interpreter.
#[pymodule]
fn _gfxhub(module: &Bound<'_, PyModule>) -> PyResult<()> {
    interpreter_shutdown::claim(module.py())?;
    // `add` would put the name into `__all__`, but the package lists its public names itself.
    module.setattr("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NULL", arguments::Null)?;
    module.add_class::<arguments::Null>()?;
    module.add_class::<async_calls::PendingCall>()?;
    module.add_class::<cancel::CancelToken>()?;
    module.add_class::<client::NativeClient>()?;
    module.add_class::<event::Event>()?;
    module.add_class::<live_property::LiveProperty>()?;
    module.add_class::<record_list::NativeRecordList>()?;
    module.add_class::<response::InvokeResult>()?;
    module.add_class::<response::RawResponse>()?;
    generated::register(module)?;
    value::register(module)?;
    display::register(module)?;
    command::register(module)?;
    simulator::register(module)?;
    #[cfg(feature = "panic-injection")]
    module.setattr(
        "_arm_panic",
        wrap_pyfunction!(panic_boundary::injection::_arm_panic, module)?,
    )?;
    interpreter_shutdown::install(module)
}
