//! The step `tour`: `examples/shell/tour.sh` calls every operation of a hub simulator by curl alone.

use std::sync::OnceLock;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::root;
use gfxhub_tests::operation::Operation;
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::simulator_process::HubProcess;
use crate::tool::Tool;

/// An operation and the status of the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    /// The operation.
    pub(crate) operation: String,
    /// The status; 0 where no response came.
    pub(crate) status: u16,
}

impl Visit {
    /// Returns the status of a success, or the error.
    pub(crate) fn outcome(&self) -> Result<u16, String> {
        match self.status {
            200..300 => Ok(self.status),
            0 => Err("no answer came".to_owned()),
            status => Err(format!("it was answered {status}")),
        }
    }
}

/// Returns `true` if the script can run here.
pub(crate) fn is_possible() -> bool {
    // The sh that comes with Git for Windows need not be on the path.
    Tool::Curl.is_here() && cfg!(unix)
}

/// Runs the tour; fails unless every operation of the specification's list succeeded.
pub(crate) fn run() -> anyhow::Result<()> {
    if !is_possible() {
        commands::say("the tour is a script of a shell");
        return Ok(());
    }
    let visits = visits()?;
    let lacking = lacking(&Operation::all(), &visits);
    if lacking.is_empty() {
        commands::say(&format!("curl called all {} operations", visits.len()));
        return Ok(());
    }
    bail!("the tour did not hold:\n{}", lacking.join("\n"))
}

/// Returns the results of the tour, which is made once for all callers.
pub(crate) fn visits() -> anyhow::Result<Vec<Visit>> {
    // An error is kept as text, so that each caller gets it.
    static VISITS: OnceLock<Result<Vec<Visit>, String>> = OnceLock::new();
    let visits = VISITS.get_or_init(|| make().map_err(|why| format!("{why:#}")));
    visits.clone().map_err(anyhow::Error::msg)
}

fn make() -> anyhow::Result<Vec<Visit>> {
    let (sh, hub) = (Sh::new()?, HubProcess::start()?);
    let (script, url) = (root().join("examples/shell/tour.sh"), hub.url());
    // The script fails if an operation did: the lines say which.
    read(&cmd!(sh, "{script} {url}").ignore_status().read()?)
}

/// Reads the lines that the script prints.
fn read(printed: &str) -> anyhow::Result<Vec<Visit>> {
    let visit = |line: &str| {
        let (operation, status) = line.split_once(' ')?;
        let (operation, status) = (operation.to_owned(), status.parse().ok()?);
        Some(Visit { operation, status })
    };
    let visits = printed.lines().map(|line| {
        visit(line)
            .with_context(|| format!("tour.sh prints {line:?}, no operation with its status"))
    });
    visits.collect()
}

/// Returns the faults of a tour, operation by operation.
fn lacking(operations: &[Operation], visits: &[Visit]) -> Vec<String> {
    let lack = |operation: &Operation| {
        let mut of = visits
            .iter()
            .filter(|visit| visit.operation == operation.id);
        match of.next().map(Visit::outcome) {
            Some(Ok(_)) => None,
            Some(Err(why)) => Some(format!("{}: {why}", operation.id)),
            None => Some(format!("{}: the tour never came by", operation.id)),
        }
    };
    operations.iter().filter_map(lack).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_failed_or_was_never_called_is_named() {
        let operations = Operation::all();
        let well = operations.iter().map(|row| format!("{} 200\n", row.id));
        let well: String = well.collect();
        assert!(lacking(&operations, &read(&well).unwrap()).is_empty());
        let worse = well
            .replace("engines.get 200\n", "engines.get 404\n")
            .replace("\ngraphs.list 200\n", "\ngraphs.list 000\n")
            .replace("launcher.stop 200\n", "");
        let found = lacking(&operations, &read(&worse).unwrap());
        let due = [
            "engines.get: it was answered 404",
            "graphs.list: no answer came",
            "launcher.stop: the tour never came by",
        ];
        assert_eq!(found, due);
    }

    #[test]
    fn a_malformed_log_line_is_reported() {
        assert!(
            read("engines.get\n")
                .unwrap_err()
                .to_string()
                .contains("engines.get")
        );
    }
}
