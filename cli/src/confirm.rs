//! Asks the user before an action that cannot be undone. The question is asked only at a terminal
//! and without `--yes`.

use clap::ArgMatches;
use gfxhub::{ErrorKind, Method, RetryClass, schema::OperationInfo};

use crate::console::Console;
use crate::docs;
use crate::error::CliError;
use crate::terminal_escape::{escape_line, truncate};

/// Maximum number of characters of the arguments that a question shows.
const SHOWN: usize = 200;

/// Flag that answers every question with yes.
pub(crate) const YES: &str = "yes";

/// Returns `true` if an operation stops, deletes or loads an object.
pub(crate) fn is_destructive(operation: &OperationInfo) -> bool {
    operation.resend == RetryClass::Delete
        || operation
            .verb
            .split('_')
            .any(|word| matches!(word, "stop" | "delete" | "load"))
}

/// Asks for confirmation if the operation requires it.
pub(crate) fn before_operation(
    operation: &OperationInfo,
    arguments: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(), CliError> {
    if !is_destructive(operation) {
        return Ok(());
    }
    let what = format!(
        "{} {}: {}.",
        operation.name,
        truncate(escape_line(arguments), SHOWN),
        docs::short(operation.docs)
    );
    require_yes(&what, matches, console).map_err(|failure| failure.with_operation(operation.name))
}

/// Asks for confirmation if a raw request is a DELETE.
pub(crate) fn before_request(
    method: Method,
    path: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(), CliError> {
    if method != Method::Delete {
        return Ok(());
    }
    require_yes(&format!("DELETE {path}."), matches, console)
}

/// Asks for confirmation of the action that `what` describes.
pub(crate) fn require_yes(
    what: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(), CliError> {
    if matches.get_flag(YES) || !console.can_ask() {
        return Ok(());
    }
    let answer = console.ask(&format!("{what} Continue? [y/N] "))?;
    if ["y", "yes"]
        .iter()
        .any(|yes| answer.eq_ignore_ascii_case(yes))
    {
        return Ok(());
    }
    let message = "not confirmed, so nothing was sent. Repeat the command and enter y, or add --yes to skip it.";
    Err(CliError::other(ErrorKind::Cancelled, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stops_deletes_or_loads_is_destructive() {
        let mut destructive: Vec<&str> = gfxhub::schema::calls()
            .filter(|operation| is_destructive(operation))
            .map(|operation| operation.name)
            .collect();
        destructive.sort_unstable();
        let expected = [
            "graphs.load",
            "group.load",
            "launcher.stop",
            "launcher.stop_renderer",
            "names.load",
            "playout.delete_item",
            "playout.delete_rundown",
            "rgraphs.load",
            "ustates.load",
        ];
        assert_eq!(destructive, expected);
    }

    /// Passes `typed` as the answer. Returns the result, and the question that was shown.
    fn asked(line: &[&str], mut typed: &[u8]) -> (Result<(), CliError>, String) {
        let args = ["gfxhub"].iter().chain(line).copied();
        let matches = crate::command().get_matches_from(args);
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut typed, &mut out, &mut err, 80);
        let stop = gfxhub::schema::operation("launcher.stop").unwrap();
        let outcome = before_operation(stop, r#"{"launchId":1}"#, &matches, &mut console);
        (outcome, String::from_utf8(err).unwrap())
    }

    #[test]
    fn on_a_terminal_only_a_yes_goes_on() {
        let stop = ["launcher", "stop", "1"];
        for (typed, is_confirmed) in [
            ("y\n", true),
            ("YES\r\n", true),
            ("n\n", false),
            ("", false),
        ] {
            let (outcome, printed) = asked(&stop, typed.as_bytes());
            assert_eq!(outcome.is_ok(), is_confirmed, "{typed:?}");
            assert!(
                printed.contains(r#"launcher.stop {"launchId":1}"#),
                "{printed}"
            );
        }
        let (outcome, _) = asked(&stop, b"n\n");
        let code = outcome.unwrap_err().exit_code();
        assert_eq!(code, ErrorKind::Cancelled.exit_code());
    }

    #[test]
    fn yes_confirms_every_question() {
        let (outcome, printed) = asked(&["launcher", "stop", "1", "--yes"], b"");
        assert!(outcome.is_ok() && printed.is_empty(), "{printed}");
    }
}
