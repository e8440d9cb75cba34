//! Does the run that the command line asks for, and prints the results.

use std::time::Duration;

use clap::Parser as _;

use crate::arguments::{Arguments, Run, Special};
use crate::campaign::{self, Plan};
use crate::scenarios::scenarios;
use crate::special::{
    Fault, Finding, batches, cancels, ends, kills, live, loaded, memory_bombs, order, segments,
    sequences, soak, stale_connections, statuses,
};
use crate::{report, table};

/// Runs with these arguments and returns the exit code: 0 if everything holds, 1 if something does
/// not, 2 if it was called wrongly.
pub fn run(words: impl IntoIterator<Item = String>) -> u8 {
    let name = std::iter::once("faults".to_owned());
    let arguments = match Arguments::try_parse_from(name.chain(words)) {
        Ok(arguments) => arguments,
        Err(told) => {
            // Help is no error; a closed stream gets neither.
            let _ = told.print();
            return u8::try_from(told.exit_code()).unwrap_or(2);
        }
    };
    match act(&arguments) {
        Ok(true) => 0,
        Ok(false) => 1,
        Err(why) => {
            complain(&format!("faults: {why}"));
            1
        }
    }
}

fn act(arguments: &Arguments) -> Result<bool, Fault> {
    match &arguments.run {
        None => return play(&arguments.campaign.plan(), arguments.write),
        Some(Run::Special(special)) => return run_special(*special, arguments.write),
        Some(Run::List) => {
            for scenario in scenarios() {
                say(&scenario.name);
            }
        }
        Some(Run::FloodChild { url, limit }) => say(&memory_bombs::child(url, *limit)?),
    }
    Ok(true)
}

fn play(plan: &Plan, writes: bool) -> Result<bool, Fault> {
    let report = campaign::play(plan)?;
    let text = table::report(&report);
    say(&text);
    for violation in &report.ledger.shown {
        complain(violation);
    }
    if report.leaks() {
        complain("descriptors or threads are left over");
    }
    if writes {
        let Plan {
            requests,
            seed,
            workers,
            ..
        } = plan;
        let words = format!(" --requests {requests} --seed {seed} --workers {workers}");
        report::write("campaign", &repeatable(&words, &text))?;
    }
    Ok(report.holds())
}

fn run_special(special: Special, writes: bool) -> Result<bool, Fault> {
    let Finding { text, wrong } = match special {
        Special::Stale { count, seed } => stale_connections::run(count, seed)?,
        Special::Flood => memory_bombs::run()?,
        Special::Segments { count, wire, seed } => segments::run(count, wire, seed)?,
        Special::Order { rounds, seed } => order::run(rounds, seed)?,
        Special::Batches { count, seed } => batches::run(count, seed)?,
        Special::Kills { count, seed } => kills::run(count, seed)?,
        Special::Live {
            rounds,
            restarts,
            down,
            seed,
        } => live::run(rounds, restarts, Duration::from_secs(down), seed)?,
        Special::Statuses { rounds, seed } => statuses::run(rounds, seed)?,
        Special::Sequences { rounds, seed } => sequences::run(rounds, seed)?,
        Special::Ends { rounds, seed } => ends::run(rounds, seed)?,
        Special::Cancels { rounds, seed } => cancels::run(rounds, seed)?,
        Special::Loaded { rounds, seed } => loaded::run(rounds, seed)?,
        Special::Drift { count } => soak::run(count)?,
    };
    say(&text);
    for wrong in &wrong {
        complain(wrong);
    }
    if writes {
        let words = match special {
            Special::Stale { count, seed } => format!(" stale --count {count} --seed {seed}"),
            Special::Flood => " flood".to_owned(),
            Special::Segments { count, wire, seed } => {
                format!(" segments --count {count} --wire {wire} --seed {seed}")
            }
            Special::Batches { count, seed } => format!(" batches --count {count} --seed {seed}"),
            Special::Kills { count, seed } => format!(" kills --count {count} --seed {seed}"),
            Special::Live {
                rounds,
                restarts,
                down,
                seed,
            } => {
                format!(" live --rounds {rounds} --restarts {restarts} --down {down} --seed {seed}")
            }
            Special::Order { rounds, seed }
            | Special::Statuses { rounds, seed }
            | Special::Sequences { rounds, seed }
            | Special::Ends { rounds, seed }
            | Special::Cancels { rounds, seed }
            | Special::Loaded { rounds, seed } => {
                format!(" {} --rounds {rounds} --seed {seed}", special.name())
            }
            Special::Drift { count } => format!(" drift --count {count}"),
        };
        report::write(special.name(), &repeatable(&words, &text))?;
    }
    Ok(wrong.is_empty())
}

/// Returns the findings, with the command that repeats them.
fn repeatable(words: &str, text: &str) -> String {
    format!("```sh\ncargo xtask faults{words}\n```\n\n{text}")
}

#[allow(clippy::print_stdout)]
fn say(text: &str) {
    println!("{}", text.trim_end());
}

#[allow(clippy::print_stderr)]
fn complain(text: &str) {
    eprintln!("{}", text.trim_end());
}
