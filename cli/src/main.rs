//! The `gfxhub` command: arguments, streams and exit code of this process, around the library.

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
