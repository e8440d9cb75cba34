//! The Node addon of the `gfxhub` command.
//!
//! It is one of its own because only `npx gfxhub` needs it: a program loads the client's alone, and
//! carries nothing of the command.

#[path = "../../src/injection.rs"]
pub mod injection;

use std::ffi::OsString;

use gfxhub_cli::{Console, run_in};
use napi_derive::napi;

/// Runs the command in this process until it is over, and gives its exit code. The arguments come
/// without the program's name. A panic is thrown, with what it says as the message.
#[napi(catch_unwind)]
pub fn run_command(arguments: Vec<String>) -> u8 {
    injection::trip("runCommand");
    let arguments = arguments.into_iter().map(OsString::from);
    let arguments = std::iter::once(OsString::from("gfxhub")).chain(arguments);
    run_in(
        arguments,
        &mut Console::of_process(
            &mut std::io::stdin(),
            &mut std::io::stdout(),
            &mut std::io::stderr(),
        ),
    )
}
