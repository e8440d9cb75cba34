//! `gfxhub-campaign`: the fault campaign and the special runs.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(gfxhub_campaign::run::run(std::env::args().skip(1)))
}
