//! Prints the result of a call: as a table for people, or as JSON for scripts.

use std::ffi::OsString;

use gfxhub::{
    InvokeResult, Value,
    schema::{OperationInfo, ResponseType},
};

use crate::console::Console;
use crate::error::CliError;
use crate::table::{self, TableStyle};
use crate::terminal_escape::escape_line;

/// Flag that selects JSON output, for programs.
pub(crate) const JSON: &str = "json";

/// Returns `true` if the command line asks for JSON output. Works even if the command line is
/// invalid.
pub(crate) fn json_requested(args: &[OsString]) -> bool {
    args.iter()
        .take_while(|arg| *arg != "--")
        .any(|arg| arg == "--json")
}

/// Prints the typed result in the JSON form of the wire. Prints nothing if there is no result.
pub(crate) fn as_json(invoked: &InvokeResult, console: &mut Console<'_>) -> Result<(), CliError> {
    match invoked.result() {
        Some(json) => console.print_result(json),
        None => Ok(()),
    }
}

/// Prints a list or a record as a table, a single text or number as a line, and a download as
/// bytes. If there is no result, a terminal shows `ok` and a script receives no output.
pub(crate) fn print_table(
    operation: &OperationInfo,
    invoked: &InvokeResult,
    console: &mut Console<'_>,
) -> Result<(), CliError> {
    let Ok(result) = invoked.result().map(Value::from_json).transpose() else {
        // The JSON is printed instead, because an undocumented field contains an integer that does
        // not fit in a value.
        return as_json(invoked, console);
    };
    let style = TableStyle::of(console);
    if let Some(response) = invoked.response()
        && operation.outcome == ResponseType::Raw
    {
        return console.print_bytes(response.bytes());
    }
    match (operation.outcome, result) {
        (ResponseType::List(_) | ResponseType::DataList(_), Some(Value::Array(rows)))
            if rows.is_empty() =>
        {
            console.note("none");
            Ok(())
        }
        (ResponseType::List(info), Some(Value::Array(records))) => {
            console.print(table::list(&records, info, &style))
        }
        (ResponseType::Record(info) | ResponseType::FirstOfList(info), Some(record)) => {
            console.print(table::record(&record, info, &style))
        }
        (ResponseType::DataList(_), Some(Value::Array(rows))) => {
            console.print(table::data(&rows, &style))
        }
        (_, Some(Value::Array(ids))) => ids
            .iter()
            .try_for_each(|id| console.print_json(&id.to_json())),
        (_, Some(Value::Text(word))) if word.is_empty() => {
            console.note("ok");
            Ok(())
        }
        (_, Some(Value::Text(word))) => console.print_line(&escape_line(&word)),
        (_, Some(value)) => console.print_json(&value.to_json()),
        (_, None) => {
            console.note("ok");
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use gfxhub_simulator::{LocalHub, Options};

    use crate::Console;

    /// Runs the command at a terminal. Returns its standard output and standard error.
    fn seen(hub: &LocalHub, args: &[&str]) -> (String, String) {
        let url = hub.url();
        let args = ["gfxhub", "--hub", &url]
            .into_iter()
            .chain(args.iter().copied());
        let (mut input, mut out, mut err) = (&b"y\n"[..], Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut input, &mut out, &mut err, 60);
        let code = crate::run_in(args.map(Into::into), &mut console);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (out, err) = (text(out), text(err));
        assert_eq!(code, 0, "{err}");
        (out, err)
    }

    #[test]
    fn a_terminal_gets_ok_for_an_empty_result() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (out, err) = seen(&hub, &["playout", "delete-rundown", "2"]);
        assert_eq!(out, "");
        assert!(
            err.contains("Continue? [y/N] ") && err.ends_with("ok\n"),
            "{err}"
        );
        seen(&hub, &["playout", "create-rundown", "Empty", "--json"]);
        let (rundowns, _) = seen(&hub, &["playout", "list-rundowns"]);
        let id = rundowns.lines().last().unwrap().split(' ').next().unwrap();
        let none = seen(&hub, &["playout", "list-items", id]);
        assert_eq!(none, (String::new(), "none\n".to_owned()));
        assert_eq!(
            seen(
                &hub,
                &["playout", "trigger-button", "1", "2", "in", "--json"]
            )
            .0,
            ""
        );
    }

    #[test]
    fn what_takes_longer_than_a_second_shows_how_long() {
        let hub = LocalHub::start(Options::default()).unwrap();
        for args in [
            &["engines", "list"][..],
            &["invoke", "engines.list"],
            &["request", "GET", "/api/rest/v1/engines"],
        ] {
            let slow = r#"{"faults": [{"fault": "delay", "seconds": 1.2, "times": 1}]}"#;
            hub.set_faults_json(slow).unwrap();
            let (_, err) = seen(&hub, &[args, &["--timeout", "20"]].concat());
            assert!(err.contains("] 1 s of at most 20 s"), "{args:?}: {err:?}");
        }
    }

    #[test]
    fn nothing_that_a_hub_sends_controls_the_terminal() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let name = "A\u{9b}2J\u{202e}";
        let (made, _) = seen(&hub, &["playout", "create-rundown", name, "--json"]);
        let (invoked, _) = seen(&hub, &["invoke", "playout.list_rundowns"]);
        let (requested, _) = seen(&hub, &["request", "GET", "/api/rest/v1/playout/rundowns"]);
        for out in [made, invoked, requested] {
            assert!(out.contains(r"A\u009b2J\u202e"), "{out:?}");
        }
    }

    #[test]
    fn a_table_keeps_to_the_width_of_the_terminal() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (engines, _) = seen(&hub, &["engines", "list"]);
        for line in engines.lines() {
            let plain = line.replace("\u{1b}[1m", "").replace("\u{1b}[0m", "");
            assert!(plain.chars().count() <= 60, "{line:?}");
        }
        assert!(engines.contains("\u{1b}[1m"), "{engines}");
    }
}
