//! `gfxhub doctor`: diagnoses a hub. Uses read operations only.

mod diagnosis;
mod drift;
mod finding;
mod hub_identity;
mod null_values;
mod probe;
mod twin;

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use gfxhub::{Object, Value};

use crate::capture;
use crate::connect::Connection;
use crate::console::Console;
use crate::error::CliError;
use crate::output::JSON;
use crate::progress;
use crate::table::TableStyle;
use crate::terminal_escape::escape_line;

pub(crate) use twin::DIFFERENT;

/// Name of the subcommand.
pub(crate) const NAME: &str = "doctor";

const AGAINST: &str = "against";

/// Maximum length of a value in the table of differences, in characters.
const SHOWN: usize = 60;

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Diagnose a hub: can it be reached, is the key right, which generation is it, how fast")
        .long_about(
            "Diagnose a hub with read operations only: whether it can be reached and is a hub, whether \
             the API key is right, which operations respond as documented, which generation it is, \
             how fast it responds, which fields differ from the documentation and from what hubs are \
             known to send, and which properties hold null.\n\n\
             The exit code is that of the first check that failed: 0 if none failed, 3 if the hub \
             cannot be reached, 9 if the key is wrong. A field that differs, or null, is no failure.\n\n\
             With --against it reads everything that the hub shows, as gfxhub capture does, and lists what \
             differs from a captured show. The exit code is then 1 if there is a difference.",
        )
        .arg(
            Arg::new(AGAINST)
                .long(AGAINST)
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Compare the hub with a show that gfxhub capture wrote without --scrub"),
        )
}

/// Examines the hub and prints a report.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    if let Some(path) = matches.get_one::<PathBuf>(AGAINST) {
        return compare(path, matches, console);
    }
    let connection = Connection::of(matches)?;
    let client = connection.client(console)?;
    let without_key = connection.client_without_key(console)?;
    let address = connection.url();
    let line = |elapsed| progress::line(NAME, elapsed, None);
    let checks = progress::showing(console, line, || {
        diagnosis::of(&client, without_key.as_ref(), address)
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

/// Prints the differences between a captured show and the hub.
fn compare(path: &Path, matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let show = twin::read(path)?;
    let now = capture::of_hub(matches, console, false)?;
    let differences = twin::differences(&show, &now.show);
    let code = if differences.is_empty() { 0 } else { DIFFERENT };
    if matches.get_flag(JSON) {
        let differences = differences.into_iter().map(|it| {
            let mut object = Object::new();
            object.insert("place", it.place);
            object.extend(it.then.map(|then| ("then", then)));
            object.extend(it.now.map(|now| ("now", now)));
            object
        });
        let mut report = Object::new();
        report.insert("exitCode", i64::from(code));
        report.insert("differences", differences.collect::<Vec<_>>());
        report.insert("leftOut", now.left_out);
        console.print_json(&Value::Object(report).to_json())?;
        return Ok(code);
    }
    if differences.is_empty() {
        console.print_line("The hub is as it was captured.")?;
    } else {
        let cell = |value: Option<Value>| {
            let text = value.map_or("-".to_owned(), |value| value.to_json());
            match text.char_indices().nth(SHOWN) {
                Some((end, _)) => escape_line(&format!("{}…", &text[..end])),
                None => escape_line(&text),
            }
        };
        let rows = differences.into_iter().map(|it| {
            let place = escape_line(&it.place);
            vec![place, cell(it.then), cell(it.now)]
        });
        let titles = ["place", "in the file", "on the hub"];
        console.print(TableStyle::of(console).draw(&titles, rows.collect()))?;
    }
    Ok(code)
}
