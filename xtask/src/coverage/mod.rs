//! `cargo xtask coverage`: compares the operations of the specification with the cases that ran
//! through each binding, and with the hub simulator.

mod bindings;
mod handles;
mod matrix;
mod results;

use std::collections::HashSet;

use anyhow::bail;
use gfxhub_tests::case::{Case, CaseKind};
use gfxhub_tests::coverage::{Coverage, OperationCoverage};
use gfxhub_tests::load;
use gfxhub_tests::operation::Operation;
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::strictness::expects_every_binding;
use crate::tour;
use bindings::Binding;
use matrix::Column;
use results::Results;

pub(crate) use results::forget;

/// Explanation of the columns.
const LEGEND: &str = "\
Rust, command, C, C++, Python, Python async, Node: number of passed cases of the operation; in C, C++,
Python and Node at least one success case went through its method. hub: status of the simulator's
response. cases: number that passed in every binding, as success + tolerant + error + argument.
Below: number of passed cases of each method of a handle and each composed call.
";

/// Prints the matrix and its gaps. Fails if there is a gap. If `anew` is set, plays the cases again
/// in the bindings that cargo can run, even if they have reports.
pub(crate) fn run(anew: bool) -> anyhow::Result<()> {
    let operations = Operation::all();
    let names: Vec<String> = operations.iter().map(|row| row.id.clone()).collect();
    let mut gaps = Vec::new();
    let all = load::committed_cases().map_err(anyhow::Error::msg)?;
    let (plays, fault) = results::read(&bindings::ALL.map(|binding| binding.report), anew)?;
    gaps.extend(fault);
    let column = |(binding, plays): (&Binding, &Results)| {
        binding.column(&operations, plays, &all, expects_every_binding())
    };
    let mut columns: Vec<Column> = bindings::ALL.iter().zip(&plays).map(column).collect();
    columns.push(match tour::is_possible() {
        true => match hub(&operations) {
            Ok(cells) => Column::new("hub", cells),
            Err(why) => Column::broken("hub", names.len(), &format!("{why:#}")),
        },
        false => Column::absent("hub", names.len(), "no curl"),
    });
    let (cells, of_suite) = cases(&operations, &all, &plays);
    columns.push(Column::new("cases", cells));
    // This test checks the method, path, arguments, body, status, response and resend class of each
    // row.
    let sh = Sh::new()?;
    let rows = cmd!(
        sh,
        "cargo test --locked --quiet --package gfxhub --test tables"
    )
    .run();
    gaps.extend(rows.err().map(|_| {
        "the client's tables differ from the specification; core/tests/tables.rs names the place"
            .to_owned()
    }));
    commands::say(&format!("\n{}\n", matrix::text(&names, &columns)));
    commands::say(LEGEND);
    let (counts, same) = results::counts(&plays);
    commands::say(&format!("Of {} cases passed: {counts}\n", all.len()));
    if !same {
        gaps.push(format!(
            "the bindings passed different numbers of cases: {counts}"
        ));
    }
    gaps.extend(matrix::gaps(&names, &columns));
    let (methods, of_handles) = handles::matrix()?;
    commands::say(&format!("{}\n", matrix::text(&methods, &of_handles)));
    gaps.extend(matrix::gaps(&methods, &of_handles));
    gaps.extend(of_suite);
    if !gaps.is_empty() {
        bail!("this is missing:\n{}", gaps.join("\n"));
    }
    let absent: Vec<&str> = columns
        .iter()
        .filter(|column| column.is_absent())
        .map(|column| column.name)
        .collect();
    let everywhere = match absent.is_empty() {
        true => "everywhere".to_owned(),
        false => format!("in all that was played (not {})", absent.join(", ")),
    };
    commands::say(&format!(
        "Every operation is covered {everywhere}, and every documented field occurs with a value, \
         null and absent."
    ));
    Ok(())
}

type Cells = Vec<Result<String, String>>;

fn hub(operations: &[Operation]) -> anyhow::Result<Cells> {
    let visits = tour::visits()?;
    let cell = |operation: &Operation| {
        let mut of = visits
            .iter()
            .filter(|visit| visit.operation == operation.id);
        let visit = of.next().ok_or("the tour did not call it")?;
        visit.outcome().map(|status| status.to_string())
    };
    Ok(operations.iter().map(cell).collect())
}

/// Returns the cells of the column `cases`, and the gaps of the suite as a whole.
fn cases(operations: &[Operation], all: &[Case], plays: &[Results]) -> (Cells, Vec<String>) {
    let passed: HashSet<String> = results::everywhere(plays);
    let coverage = Coverage::of(all.iter().filter(|case| passed.contains(&case.name)));
    let failed = |operation: &Operation| {
        let mut of = all.iter().filter(|case| case.operation == operation.id);
        let case = of.find(|case| !passed.contains(&case.name))?;
        Some((case, results::bindings_without(plays, &case.name)))
    };
    let cells = operations.iter().map(|operation| {
        let mut rows = coverage.operations.iter();
        let row = rows.find(|row| row.operation.id == operation.id);
        cell(row, failed(operation))
    });
    (cells.collect(), coverage.gaps())
}

/// Returns a cell of the column `cases`. `failed` is a case of the operation that did not pass,
/// with the bindings in which it failed.
fn cell(
    row: Option<&OperationCoverage>,
    failed: Option<(&Case, Vec<&str>)>,
) -> Result<String, String> {
    if let Some((case, bindings)) = failed {
        let bindings = bindings.join(", ");
        return Err(format!("{:?} did not pass through {bindings}", case.name));
    }
    let row = row.ok_or("the suite has no cases of it")?;
    let due = |kind| kind != CaseKind::Argument || row.operation.takes_anything();
    let counts = CaseKind::ALL.into_iter().zip(row.counts);
    let counts: Vec<(CaseKind, usize)> = counts.filter(|(kind, _)| due(*kind)).collect();
    if let Some((kind, _)) = counts.iter().find(|(_, count)| *count == 0) {
        return Err(format!("no {} case ran", kind.name()));
    }
    let counts: Vec<String> = counts.iter().map(|(_, count)| count.to_string()).collect();
    Ok(counts.join("+"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the cell of an operation if only the committed cases for which `passed` is true have
    /// passed.
    fn cell_of(id: &str, passed: impl Fn(&Case) -> bool) -> Result<String, String> {
        let all = load::committed_cases().unwrap();
        let coverage = Coverage::of(all.iter().filter(|case| passed(case)));
        let mut rows = coverage.operations.iter();
        cell(rows.find(|row| row.operation.id == id), None)
    }

    #[test]
    fn a_cell_counts_the_cases_of_each_expected_kind() {
        let counts = |id| cell_of(id, |_| true).unwrap().split('+').count();
        assert_eq!(counts("engines.get"), 4);
        // The operation takes no arguments, so it has no argument cases.
        assert_eq!(counts("engines.list"), 3);
    }

    #[test]
    fn a_cell_is_empty_when_a_kind_did_not_run_or_a_case_failed() {
        for kind in CaseKind::ALL {
            let why = cell_of("engines.get", |case| case.kind != kind).unwrap_err();
            assert_eq!(why, format!("no {} case ran", kind.name()));
        }
        let all = load::committed_cases().unwrap();
        let coverage = Coverage::of(&all);
        let failed = Some((&all[0], vec!["c", "node"]));
        let why = cell(coverage.operations.first(), failed).unwrap_err();
        assert!(why.contains(&all[0].name), "{why}");
        assert!(why.ends_with("through c, node"), "{why}");
        assert!(cell(None, None).is_err());
    }
}
