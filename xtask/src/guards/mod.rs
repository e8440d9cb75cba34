//! `cargo xtask guards`: takes each guard of the client out of a copy of the sources and sees that
//! a test turns red.

mod checkout;
mod guard;
mod report;
mod table;
mod trial;

use std::time::Instant;

use anyhow::{anyhow, bail};
use clap::Args;

use crate::commands;
use checkout::Checkout;
use guard::{Guard, Suite};
use report::Row;
use trial::Outcome;

/// Which guards, and whether they are only listed.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Take this guard out alone, or those of this theme; may be repeated
    #[arg(long, value_name = "NAME", value_parser = known)]
    only: Vec<String>,
    /// Only name them, with what each holds
    #[arg(long)]
    list: bool,
}

impl Options {
    /// The guards that are meant.
    fn guards(&self) -> Vec<&'static Guard> {
        let wanted = |guard: &&Guard| {
            self.only.is_empty() || self.only.iter().any(|name| is_of(guard, name))
        };
        table::all().into_iter().filter(wanted).collect()
    }
}

/// Whether a guard has this name, or belongs to the theme of this name.
fn is_of(guard: &Guard, name: &str) -> bool {
    guard.name == name || guard.theme.words() == name
}

fn known(name: &str) -> anyhow::Result<String> {
    match table::all().iter().any(|guard| is_of(guard, name)) {
        true => Ok(name.to_owned()),
        false => bail!("no guard and no theme has this name; --list names them"),
    }
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    if options.list {
        commands::say(&report::list(&options.guards()));
        return Ok(());
    }
    check(&options.guards())
}

/// Takes out one guard of each theme, for the step of the test: all of them take ten minutes.
pub(crate) fn check_some() -> anyhow::Result<()> {
    let mut some = table::all();
    some.dedup_by_key(|guard| guard.theme.words());
    check(&some)
}

fn check(guards: &[&'static Guard]) -> anyhow::Result<()> {
    let checkout = Checkout::new()?;
    hold(&checkout, guards)?;
    let mut rows = Vec::new();
    for (at, guard) in guards.iter().enumerate() {
        let begin = Instant::now();
        let outcome = trial::without(&checkout, guard)?;
        let row = Row {
            guard,
            outcome,
            took: begin.elapsed(),
        };
        commands::say(&format!("{}/{} {}", at + 1, guards.len(), row.line()));
        rows.push(row);
    }
    commands::say(&format!(
        "\n{}\n\n{}",
        report::table(&rows),
        report::summary(&rows)
    ));
    let unnoticed = |row: &&Row| !matches!(row.outcome, Outcome::Red);
    match rows.iter().filter(unnoticed).count() {
        0 => Ok(()),
        count => bail!(
            "{count} of {} guards can be taken out unnoticed",
            rows.len()
        ),
    }
}

/// Sees that all tests that are to turn red are green while all guards are in place: red would
/// prove nothing otherwise.
fn hold(checkout: &Checkout, guards: &[&'static Guard]) -> anyhow::Result<()> {
    for suite in Suite::ALL {
        let of_suite = guards.iter().filter(|guard| guard.suite == suite);
        let mut tests: Vec<&str> = of_suite.flat_map(|guard| guard.red).copied().collect();
        tests.sort_unstable();
        tests.dedup();
        if tests.is_empty() {
            continue;
        }
        let program = trial::build(checkout, suite)?
            .map_err(|why| anyhow!("{} do not build as they stand:\n{why}", suite.words()))?;
        let colours = trial::play(checkout, suite, &program, &tests)?;
        if let Some(test) = tests.iter().find(|test| !colours.is_green(test)) {
            let why = format!("{test} of {} is not green with all guards", suite.words());
            bail!("{why}\n{}", colours.said);
        }
        let count = tests.len();
        commands::say(&format!(
            "{}: {count} tests are green with all guards",
            suite.words()
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_are_chosen_by_name_and_by_theme() {
        let chosen = |only: &[&str]| {
            let only = only.iter().map(|&name| name.to_owned()).collect();
            Options { only, list: false }.guards()
        };
        assert_eq!(chosen(&[]).len(), table::all().len());
        assert_eq!(chosen(&[table::all()[0].name]).len(), 1);
        let theme = chosen(&["base URL"]);
        assert!(theme.len() > 1 && theme.iter().all(|g| g.theme.words() == "base URL"));
    }
}
