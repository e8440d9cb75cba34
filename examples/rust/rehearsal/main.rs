//! The rehearsal as a program: on a hub simulator that lives as long as it, or a look around a real hub.

mod arguments;

use std::process::ExitCode;

use gfxhub_rehearsal::{Access, Failed, Failure, Lines};
use gfxhub_simulator::{LocalHub, Options};

use arguments::{Arguments, HELP};

fn main() -> ExitCode {
    match Arguments::read(std::env::args_os().skip(1)) {
        Ok(Arguments::Help) => match Lines::to_stdout().plain(HELP) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Ok(Arguments::Rehearse) => rehearse(),
        Ok(Arguments::Look { url, api_key }) => {
            let report = Box::new(Lines::to_stdout());
            ended(gfxhub_rehearsal::look_around(&url, api_key, report))
        }
        Err(why) => {
            eprintln!("rehearsal: {why}\nTry: rehearsal --help");
            ExitCode::from(2)
        }
    }
}

fn rehearse() -> ExitCode {
    let hub = match LocalHub::start(Options::default()) {
        Ok(hub) => hub,
        Err(error) => {
            eprintln!("rehearsal: the hub simulator does not start: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut report = Box::new(Lines::to_stdout());
    let title = format!(
        "gfxhub: rehearsal of a show, with every step checked\nA hub simulator with the demo show \
         listens at {}.\n",
        hub.url()
    );
    if report.plain(&title).is_err() {
        return ExitCode::FAILURE;
    }
    ended(gfxhub_rehearsal::rehearse(&hub, Access::Exclusive, report))
}

fn ended(outcome: Result<(), Failed>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has gone: nobody would read why.
        Err(Failed {
            failure: Failure::Output(error),
            ..
        }) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        Err(failed) => {
            eprintln!("\n{failed}");
            ExitCode::FAILURE
        }
    }
}
