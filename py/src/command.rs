//! Runs the `gfxhub` command within the interpreter.

use std::ffi::OsString;

use pyo3::prelude::*;

use crate::panic_boundary::guard;

/// Adds the command to the module, but not to the public names of the package.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.setattr("run_command", wrap_pyfunction!(run_command, module)?)
}

/// Runs the command on the streams of the process, and returns its exit code.
///
/// The arguments begin with the program's name. The interpreter's lock is released while the
/// command runs. The caller is responsible for signals.
#[pyfunction]
fn run_command(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<u8> {
    guard(py, "run_command", || {
        Ok(py.detach(|| {
            gfxhub_cli::run_in(
                arguments,
                &mut gfxhub_cli::Console::of_process(
                    &mut std::io::stdin(),
                    &mut std::io::stdout(),
                    &mut std::io::stderr(),
                )
                .with_language(gfxhub_cli::Language::Python),
            )
        }))
    })
}
