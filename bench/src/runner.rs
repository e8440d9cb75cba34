//! The peers of another language: a program in that language plays them, given the server and the
//! works.
//!
//! The arguments are the address of the server and `WORK:CALLS:ROUNDS:WIDTH` for each work: the
//! number of calls in a turn, of turns of each peer, and of calls at a time in a work of many. It
//! prints a line of JSON for each peer of a work with the seconds of its turns, and one for its
//! setting, as `figures` reads them. It is started on a core to be pinned there.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use crate::arguments::Plan;
use crate::figures::Figures;
use crate::peers::Fault;
use crate::pin;
use crate::server::Server;
use crate::work::Work;

/// Returns the number of calls in a turn of a work: those of other languages take longer, and a
/// just-in-time compiler needs many of them.
fn calls(work: Work) -> u32 {
    match work {
        Work::Burst | Work::SlowBurst(_) => 8,
        Work::Snapshot | Work::List(_) => 2,
        _ => work.calls().div_ceil(2),
    }
}

/// Plays the works with a program, first those of many calls, which need all cores.
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
        pin::to(plan.cores.clients())?;
        let server = Server::start(plan.cores.server())?;
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
    let (name, arguments) = program.split_first().ok_or("no program is named")?;
    let mut command = Command::new(name);
    command.args(arguments).arg(server.address.to_string());
    command.args(specs).stdin(Stdio::null());
    let mut process = command.stdout(Stdio::piped()).spawn()?;
    let printed = process.stdout.take().ok_or("the program has no output")?;
    let lines = BufReader::new(printed).lines();
    let mut lines = lines.map(|line| figures.take(&line?));
    let taken: Result<(), Fault> = lines.try_for_each(|taken| taken);
    if taken.is_err() {
        // Its further output would not be understood, and it may have ended.
        let _ = process.kill();
    }
    let ended = process.wait()?;
    taken?;
    match ended.success() {
        true => Ok(()),
        false => Err(format!("{name} ended with {ended}").into()),
    }
}
