//! The peers of another language: a program of that language plays them, and is told by whom to be
//! answered and what to play.
//!
//! Its arguments are the address of the server and `WORK:CALLS:ROUNDS:WIDTH` for each work: how many
//! calls a turn has, how many turns each peer has, how many calls are made at a time where a work has
//! many. It prints a line of JSON for each peer of a work with the seconds of its turns, and one for
//! its setting, as `figures` reads them. It is kept to a core by being started there.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use crate::arguments::Plan;
use crate::figures::Figures;
use crate::peers::Fault;
use crate::pin;
use crate::server::Server;
use crate::work::Work;

/// How many calls a turn of a work has: those of other languages take longer, and what compiles while
/// it runs has to see many of them.
fn calls(work: Work) -> u32 {
    match work {
        Work::Burst | Work::SlowBurst(_) => 8,
        Work::Snapshot | Work::List(_) => 2,
        _ => work.calls().div_ceil(2),
    }
}

/// Plays the works with a program, first those of many calls, which want all cores.
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
        // It has nothing more to say that would be understood, and may have ended.
        let _ = process.kill();
    }
    let ended = process.wait()?;
    taken?;
    match ended.success() {
        true => Ok(()),
        false => Err(format!("{name} ended with {ended}").into()),
    }
}
