//! `cargo xtask coverage`: the operations of the specification against what was built and what ran.

use std::collections::HashSet;
use std::fs;
use std::process::{Command, Stdio};

use gfxhub_tests::case::{Case, CaseKind};
use gfxhub_tests::coverage::{Coverage, OperationCoverage};
use gfxhub_tests::operation::Operation;
use gfxhub_tests::{load, report};

use crate::commands::succeed;
use crate::console;
use crate::hub_process::{HubProcess, PLAYED_COMMAND, build_command};
use crate::matrix::{self, Column};
use crate::tour::tour;
use crate::{command_face, plain_http};
use gfxhub_tests::cargo::{build, cargo};

/// The runners of the conformance suite, each of which must have passed every case.
const RUNNERS: [&str; 2] = ["rust", "command"];

/// Prints the matrix and what is missing in it; fails if anything is.
pub(crate) fn run() -> Result<(), String> {
    let operations = Operation::all();
    let names: Vec<String> = operations.iter().map(|row| row.id.clone()).collect();
    let mut gaps = Vec::new();
    if names.len() != 48 {
        gaps.push(format!(
            "tests/spec/operations.json has {} rows, not 48",
            names.len()
        ));
    }
    let (cases, of_suite) = cases(&operations);
    let columns = [
        ("Rust", rust(&operations)),
        ("command", shell(&operations)),
        ("hub", hub()),
        ("cases", cases),
    ];
    let columns = columns.map(|(name, cells)| match cells {
        Ok(cells) => Column { name, cells },
        Err(why) => Column::broken(name, names.len(), &why),
    });
    // Method, path, arguments, body, status, answer and resend class of each row.
    let rows = succeed(&mut cargo(&[
        "test",
        "--locked",
        "--quiet",
        "--package",
        "gfxhub",
        "--test",
        "tables",
    ]));
    gaps.extend(rows.err().map(|_| {
        "the client's tables are not the specification's; core/tests/tables.rs says above where"
            .to_owned()
    }));
    console::say(&format!("\n{}\n", matrix::text(&names, &columns)));
    console::say(
        "Rust: in the table as linked. command: its group shows it, and its help is that of the operation.\n\
         hub: the status that it answers. cases: passed through every runner, as success + tolerant + error \
         + argument.\n",
    );
    gaps.extend(matrix::gaps(&names, &columns));
    gaps.extend(of_suite);
    if gaps.is_empty() {
        console::say(
            "Every operation is everywhere, every documented field came present, null and absent.",
        );
        return Ok(());
    }
    Err(format!("this is missing:\n{}", gaps.join("\n")))
}

type Cells = Vec<Result<String, String>>;

fn rust(operations: &[Operation]) -> Result<Cells, String> {
    let program = build("xtask", ["--example", "rust_face"])?;
    let output = Command::new(program).stderr(Stdio::inherit()).output();
    let output = output.map_err(|fault| format!("the client's table cannot be shown: {fault}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    let linked: HashSet<&str> = printed.lines().collect();
    let cell = |operation: &Operation| match linked.contains(operation.id.as_str()) {
        true => Ok("yes".to_owned()),
        false => Err("not in gfxhub::OPERATIONS".to_owned()),
    };
    Ok(operations.iter().map(cell).collect())
}

fn shell(operations: &[Operation]) -> Result<Cells, String> {
    let program = build_command()?;
    let cell = |operation| command_face::accepts(&program, operation).map(|()| "yes".to_owned());
    Ok(operations.iter().map(cell).collect())
}

fn hub() -> Result<Cells, String> {
    let hub = HubProcess::start()?;
    let visits =
        tour(&mut |method, target, body| plain_http::send(hub.authority(), method, target, body));
    let cells = visits
        .into_iter()
        .map(|visit| visit.outcome.map(|status| status.to_string()));
    Ok(cells.collect())
}

/// Plays the suite. Gives the cells, and what the suite as a whole does not cover.
fn cases(operations: &[Operation]) -> (Result<Cells, String>, Vec<String>) {
    match played() {
        Ok(Played { all, passed, fault }) => {
            let coverage = Coverage::of(all.iter().filter(|case| passed.contains(&case.name)));
            let failed = |operation: &Operation| {
                let mut of = all.iter().filter(|case| case.operation == operation.id);
                of.find(|case| !passed.contains(&case.name))
            };
            let cells = operations.iter().map(|operation| {
                let row = coverage
                    .operations
                    .iter()
                    .find(|row| row.operation.id == operation.id);
                cell(row, failed(operation))
            });
            let mut gaps: Vec<String> = fault.into_iter().collect();
            gaps.extend(coverage.gaps());
            (Ok(cells.collect()), gaps)
        }
        Err(why) => (Err(why), Vec::new()),
    }
}

fn cell(row: Option<&OperationCoverage>, failed: Option<&Case>) -> Result<String, String> {
    if let Some(case) = failed {
        return Err(format!("{:?} did not pass through every runner", case.name));
    }
    let row = row.ok_or("the suite does not know it")?;
    let due = |kind| kind != CaseKind::Argument || row.operation.takes_anything();
    let counts = CaseKind::ALL.into_iter().zip(row.counts);
    let counts: Vec<(CaseKind, usize)> = counts.filter(|(kind, _)| due(*kind)).collect();
    if let Some((kind, _)) = counts.iter().find(|(_, count)| *count == 0) {
        return Err(format!("no {} case ran", kind.word()));
    }
    let counts: Vec<String> = counts.iter().map(|(_, count)| count.to_string()).collect();
    Ok(counts.join("+"))
}

/// A run of the suite.
struct Played {
    /// All cases.
    all: Vec<Case>,
    /// The names of those that passed through every runner.
    passed: HashSet<String>,
    /// What was wrong with the run.
    fault: Option<String>,
}

fn played() -> Result<Played, String> {
    let folder = report::folder()?;
    let files = RUNNERS.map(|runner| folder.join(format!("{runner}.json")));
    for file in files.iter().filter(|file| file.exists()) {
        // What passed at another time does not count.
        fs::remove_file(file).map_err(|fault| format!("{}: {fault}", file.display()))?;
    }
    let mut command = cargo(&[
        "test",
        "--locked",
        "--quiet",
        "--no-fail-fast",
        "--package",
        "gfxhub-tests",
    ]);
    command.args(RUNNERS.iter().flat_map(|runner| ["--test", runner]));
    // A filter of the developer's would leave out cases.
    command.env_remove("GFXHUB_CASES");
    command.env(PLAYED_COMMAND, build_command()?);
    // Which cases failed stands in the files; a run that ended badly may have left none.
    let fault = succeed(&mut command).err();
    let mut passed: Option<HashSet<String>> = None;
    for file in &files {
        let names = report::passed_in(file).map_err(|why| fault.clone().unwrap_or(why))?;
        let names: HashSet<String> = names.into_iter().collect();
        passed = Some(match passed {
            Some(passed) => passed.intersection(&names).cloned().collect(),
            None => names,
        });
    }
    Ok(Played {
        all: load::committed_cases()?,
        passed: passed.unwrap_or_default(),
        fault,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cell of an operation when only these of the committed cases have passed.
    fn cell_of(id: &str, passed: impl Fn(&Case) -> bool) -> Result<String, String> {
        let all = load::committed_cases().unwrap();
        let coverage = Coverage::of(all.iter().filter(|case| passed(case)));
        let mut rows = coverage.operations.iter();
        cell(rows.find(|row| row.operation.id == id), None)
    }

    #[test]
    fn a_cell_counts_the_cases_of_each_kind_that_is_due() {
        let counts = |id| cell_of(id, |_| true).unwrap().split('+').count();
        assert_eq!(counts("engines.get"), 4);
        // It takes nothing that could be wrong.
        assert_eq!(counts("engines.list"), 3);
    }

    #[test]
    fn a_cell_is_empty_when_a_kind_did_not_run_or_a_case_failed() {
        for kind in CaseKind::ALL {
            let why = cell_of("engines.get", |case| case.kind != kind).unwrap_err();
            assert_eq!(why, format!("no {} case ran", kind.word()));
        }
        let all = load::committed_cases().unwrap();
        let coverage = Coverage::of(&all);
        let why = cell(coverage.operations.first(), all.first()).unwrap_err();
        assert!(why.contains(&all[0].name), "{why}");
        assert!(cell(None, None).is_err());
    }
}
