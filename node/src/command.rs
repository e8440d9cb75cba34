//! Runs the `gfxhub` command in this process, for `bin/gfxhub.cjs`.

use std::ffi::OsString;

use gfxhub::Effect;
use gfxhub_cli::{Console, Language, run_in};
use napi_derive::napi;

use crate::panic_boundary;

/// Runs the command until it ends and returns its exit code. The arguments do not include the
/// program's name.
#[napi]
pub fn run_command(arguments: Vec<String>) -> napi::Result<u8> {
    // If the command panics, it may already have made calls.
    let ran = panic_boundary::caught("runCommand", "", Effect::Maybe, || {
        let arguments = arguments.into_iter().map(OsString::from);
        let arguments = std::iter::once(OsString::from("gfxhub")).chain(arguments);
        Ok(run_in(
            arguments,
            &mut Console::of_process(
                &mut std::io::stdin(),
                &mut std::io::stdout(),
                &mut std::io::stderr(),
            )
            .with_language(Language::Node),
        ))
    });
    ran.map_err(|failure| napi::Error::from_reason(failure.to_json()))
}
