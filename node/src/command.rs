//! The `gfxhub` command.

use std::ffi::OsString;

use gfxhub_cli::{Console, run_in};
use napi_derive::napi;

use crate::guard;

/// Runs the command in this process until it is over, and gives its exit code. The arguments come
/// without the program's name.
#[napi]
pub fn run_command(arguments: Vec<String>) -> napi::Result<u8> {
    guard::export("runCommand", || {
        let arguments = arguments.into_iter().map(OsString::from);
        let arguments = std::iter::once(OsString::from("gfxhub")).chain(arguments);
        Ok(run_in(
            arguments,
            &mut Console::of_process(
                &mut std::io::stdin(),
                &mut std::io::stdout(),
                &mut std::io::stderr(),
            ),
        ))
    })
}
