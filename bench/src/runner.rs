//! Measures clients in another language. A program in that language makes the calls.
//!
//! The arguments of the program are the address of the server and, for each work,
//! `WORK:CALLS:ROUNDS:WIDTH`: the number of calls in a turn, the number of turns of each client,
//! and the number of concurrent calls in a work with many calls. The program prints a line of JSON
//! for each client of a work with the seconds of its turns, and one for the client's settings, as
//! `figures` parses them. A program that is to be pinned to a core is started on that core.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use crate::arguments::Plan;
use crate::figures::Figures;
use crate::peers::Fault;
use crate::pin;
use crate::server::Server;
use crate::work::Work;

/// Returns the number of calls in a turn of a work. It is lower than in Rust where a turn has many
/// short calls, because calls in other languages take longer, and higher elsewhere, because a
/// just-in-time compiler needs many calls.
fn calls(work: Work) -> u32 {
    match work {
        Work::Burst | Work::SlowBurst(_) => 8,
        Work::Snapshot | Work::List(_) => 2,
        _ => work.calls().div_ceil(2),
    }
}

/// Performs the works with a program. Works with many calls, which need all cores, come first.
pub(crate) fn run(plan: &Plan, program: &[String]) -> Result<Figures, Fault> {
    let mut figures = Figures::default();
    let (many, single): (Vec<Work>, Vec<Work>) =
        plan.works.iter().partition(|work| work.many().is_some());
    let spec = |work: &Work| {
        let (name, calls) = (work.name(), calls(*work));
        let (rounds, width) = (plan.rounds_of(*work), work.width());
        format!("{name}:{calls}:{rounds}:{width}")
    };
    let mut specs: Vec<String> = many.iter().map(spec).collect();
    specs.extend(plan.live.map(|seconds| format!("live:{seconds}:1:1")));
    if !specs.is_empty() {
        let server = Server::start(None)?;
        play(&server, program, &specs, &mut figures)?;
    }
    if !single.is_empty() {
        pin::to(pin::CORE)?;
        let server = Server::start(pin::CORE)?;
        let specs: Vec<String> = single.iter().map(spec).collect();
        play(&server, program, &specs, &mut figures)?;
    }
    Ok(figures)
}

fn play(
    server: &Server,
    program: &[String],
    specs: &[String],
    figures: &mut Figures,
) -> Result<(), Fault> {
    let (name, arguments) = program.split_first().ok_or("no program is given")?;
    let mut command = Command::new(name);
    command.args(arguments).arg(server.address.to_string());
    command.args(specs).stdin(Stdio::null());
    let mut process = command.stdout(Stdio::piped()).spawn()?;
    let printed = process.stdout.take().ok_or("the program has no output")?;
    let lines = BufReader::new(printed).lines();
    let mut lines = lines.map(|line| figures.take(&line?));
    let taken: Result<(), Fault> = lines.try_for_each(|taken| taken);
    if taken.is_err() {
        // The program is ended, because the rest of its output would not be understood. Ending it
        // fails if it has already ended.
        let _ = process.kill();
    }
    let ended = process.wait()?;
    taken?;
    match ended.success() {
        true => Ok(()),
        false => Err(format!("{name} ended with {ended}").into()),
    }
}
