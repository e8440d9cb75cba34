//! `gfxhub doctor`: diagnoses a hub. Uses read operations only.

mod diagnosis;
mod drift;
mod finding;
mod hub_identity;
mod null_values;
mod probe;

use clap::{ArgMatches, Command};
use gfxhub::{Object, Value};

use crate::connect::Connection;
use crate::console::Console;
use crate::error::CliError;
use crate::output::JSON;
use crate::progress;
use crate::table::TableStyle;

/// Name of the subcommand.
pub(crate) const NAME: &str = "doctor";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Diagnose a hub: can it be reached, is the key right, which generation is it, how fast")
        .long_about(
            "Diagnose a hub with read operations only: whether it can be reached and is a hub, whether \
             the API key is right, which operations respond as documented, which generation it is, \
             how fast it responds, which fields differ from the documentation and from what hubs are \
             known to send, and which properties hold null.\n\n\
             The exit code is that of the first thing that failed: 0 if nothing did, 3 if the hub \
             cannot be reached, 9 if the key is wrong. A field that differs, or null, is no failure.",
        )
}

/// Examines the hub and prints a report.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let connection = Connection::of(matches)?;
    let client = connection.client(console)?;
    let without_key = connection.client_without_key(console)?;
    let address = connection.url();
    let without_key = connection.has_key().then_some(&without_key);
    let checks = progress::during(console, NAME, None, || {
        diagnosis::of(&client, without_key, address)
    });
    let code = checks
        .iter()
        .find_map(|check| check.exit_code())
        .unwrap_or(0);
    if matches.get_flag(JSON) {
        let mut report = Object::new();
        report.insert("hub", address);
        report.insert("exitCode", i64::from(code));
        let checks = checks.iter().map(finding::Finding::to_json).collect();
        report.insert("checks", Value::Array(checks));
        console.print_json(&Value::Object(report).to_json())?;
    } else {
        let rows = checks.iter().flat_map(finding::Finding::rows).collect();
        console.print(TableStyle::of(console).draw(&["check", "verdict", "finding"], rows))?;
    }
    Ok(code)
}
