//! The step `tour`: `examples/shell/tour.sh` calls every operation of a hub simulator with curl.

use std::sync::OnceLock;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::root;
use gfxhub_tests::operation::Operation;
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::server_process::ServerProcess;
use crate::tool::Tool;

/// An operation that the script called, and the status of the response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    /// Name of the operation.
    pub(crate) operation: String,
    /// HTTP status; 0 if there was no response.
    pub(crate) status: u16,
}

impl Visit {
    /// Returns the HTTP status if it is that of a success, or an error.
    pub(crate) fn outcome(&self) -> Result<u16, String> {
        match self.status {
            200..300 => Ok(self.status),
            0 => Err("no answer came".to_owned()),
            status => Err(format!("the response was {status}")),
        }
    }
}

/// Returns `true` if the script can run on this machine.
pub(crate) fn is_possible() -> bool {
    // On Windows, the sh of Git is not always in PATH.
    Tool::Curl.is_here() && cfg!(unix)
}

/// Runs the tour. Fails unless every operation in the specification's list succeeded.
pub(crate) fn run() -> anyhow::Result<()> {
    if !is_possible() {
        commands::say("skipped: the tour needs curl and a Unix shell");
        return Ok(());
    }
    let visits = visits()?;
    let lacking = lacking(&Operation::all(), &visits);
    if lacking.is_empty() {
        commands::say(&format!("curl called all {} operations", visits.len()));
        return Ok(());
    }
    bail!("the tour failed:\n{}", lacking.join("\n"))
}

/// Returns the results of the tour. It runs once, for all callers.
pub(crate) fn visits() -> anyhow::Result<Vec<Visit>> {
    // An error is kept as text, so that each caller gets it.
    static VISITS: OnceLock<Result<Vec<Visit>, String>> = OnceLock::new();
    let visits = VISITS.get_or_init(|| make().map_err(|why| format!("{why:#}")));
    visits.clone().map_err(anyhow::Error::msg)
}

fn make() -> anyhow::Result<Vec<Visit>> {
    let (sh, hub) = (Sh::new()?, ServerProcess::hub()?);
    let (script, url) = (root().join("examples/shell/tour.sh"), hub.url());
    // The script exits with an error if an operation failed; its lines show which.
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
        visit(line).with_context(|| {
            format!("tour.sh prints {line:?}, which is not an operation with its status")
        })
    });
    visits.collect()
}

/// Returns a line for each operation that failed or was not called.
fn lacking(operations: &[Operation], visits: &[Visit]) -> Vec<String> {
    let lack = |operation: &Operation| {
        let mut of = visits
            .iter()
            .filter(|visit| visit.operation == operation.id);
        match of.next().map(Visit::outcome) {
            Some(Ok(_)) => None,
            Some(Err(why)) => Some(format!("{}: {why}", operation.id)),
            None => Some(format!("{}: the tour did not call it", operation.id)),
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
            "engines.get: the response was 404",
            "graphs.list: no answer came",
            "launcher.stop: the tour did not call it",
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
