//! The `gfxhub` command: passes the arguments and the streams of the process to the library, and
//! exits with its code.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(gfxhub_cli::run_in(
        std::env::args_os(),
        &mut gfxhub_cli::Console::of_process(
            &mut std::io::stdin(),
            &mut std::io::stdout(),
            &mut std::io::stderr(),
        ),
    ))
}
