//! Performs the run that the command line names, and prints the results.

use clap::{ArgMatches, FromArgMatches as _};

use crate::arguments::{Campaign, Special, command};
use crate::campaign::{self, Plan};
use crate::scenarios::scenarios;
use crate::special::{Fault, Finding, memory_bombs};
use crate::{report, table};

/// Runs with these arguments and returns the exit code: 0 if everything holds, 1 if something does
/// not or the run fails, 2 if the arguments are invalid.
pub fn run(words: impl IntoIterator<Item = String>) -> u8 {
    let name = std::iter::once("faults".to_owned());
    let given = match command().try_get_matches_from(name.chain(words)) {
        Ok(given) => given,
        Err(told) => {
            // Printing fails only if the output is closed, and then nobody reads it.
            let _ = told.print();
            return u8::try_from(told.exit_code()).unwrap_or(2);
        }
    };
    match act(&given) {
        Ok(true) => 0,
        Ok(false) => 1,
        Err(why) => {
            complain(&format!("faults: {why}"));
            1
        }
    }
}

fn act(given: &ArgMatches) -> Result<bool, Fault> {
    let writes = given.get_flag("write");
    match given.subcommand() {
        Some(("list", _)) => scenarios().iter().for_each(|it| say(&it.name)),
        Some(("flood-child", given)) => {
            let url = given.get_one::<String>("url").ok_or("no address")?;
            let limit = given.get_one("limit").ok_or("no limit")?;
            say(&memory_bombs::child(url, *limit)?);
        }
        Some((name, given)) => {
            let special = Special::named(name).ok_or("no such run")?;
            return run_special(special, &special.numbers(given), writes);
        }
        None => return play(&Campaign::from_arg_matches(given)?.plan(), writes),
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
        complain("descriptors or threads were not released");
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

fn run_special(special: &Special, numbers: &[u64], writes: bool) -> Result<bool, Fault> {
    let Finding { text, wrong } = (special.play)(numbers)?;
    say(&text);
    for wrong in &wrong {
        complain(wrong);
    }
    if writes {
        report::write(special.name, &repeatable(&special.words(numbers), &text))?;
    }
    Ok(wrong.is_empty())
}

/// Returns the results below the command that reproduces them.
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
