//! The `gfxhub` command in this process, for `bin/gfxhub.cjs`.

use std::ffi::OsString;

use gfxhub::Effect;
use gfxhub_cli::{Console, Language, run_in};
use napi_derive::napi;

use crate::panic_boundary;

/// Runs the command until it is over, and gives its exit code. The arguments come without the
/// program's name.
#[napi]
pub fn run_command(arguments: Vec<String>) -> napi::Result<u8> {
    // A panic may strike when calls have been made already.
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
