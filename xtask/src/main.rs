//! `cargo xtask NAME`: the project's own commands.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(xtask::run(std::env::args_os()))
}
