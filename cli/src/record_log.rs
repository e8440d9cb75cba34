//! `gfxhub log`: prints records of sent requests. Requests with an unknown outcome are red.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gfxhub::{LogEntries, LogEntry, RecordedFiles, read_log};

use crate::colour::{RED, painted};
use crate::console::Console;
use crate::error::CliError;
use crate::format_value::text_or_json;
use crate::output::JSON;
use crate::table::TableStyle;
use crate::terminal_escape::escape_line;

/// Name of the subcommand.
pub(crate) const NAME: &str = "log";

const FILES: &str = "files";
const ACTS: &str = "acts";
const OPEN: &str = "open";
const SINCE: &str = "since";

/// Maximum number of entries in a table. A longer record is printed as several tables.
const BLOCK: usize = 1000;

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Builds the argument for files of a record.
pub(crate) fn files() -> Arg {
    Arg::new(FILES)
        .value_name("FILES")
        .required(true)
        .num_args(1..)
        .value_parser(value_parser!(PathBuf))
        .help("Files of a record, written by --record or the setting `record` of a program")
}

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(help)
    };
    Command::new(NAME)
        .about("Show what was sent, when, and how it ended, from the files of a record")
        .long_about(
            "Show what was sent, when, and how it ended, from the files of a record, which the option \
             --record and the setting record of programs write. Files of several processes are merged by \
             time; times are shown in UTC. An act whose outcome is not known is red: \"open\" \
             means that the record contains no outcome, for example because the process ended; \
             \"maybe\" means that the act failed but may have taken effect. A \"maybe\" is not red, \
             and the act most likely changed nothing, if the hub does not have the object that \
             the act addressed. Sends nothing.",
        )
        .arg(files())
        .arg(flag(ACTS, "Show only acts, without notes, permits and reads"))
        .arg(flag(OPEN, "Show only acts without a recorded outcome"))
        .arg(
            Arg::new(SINCE)
                .long(SINCE)
                .value_name("TIME")
                .help("Show what began then or later: 19:40 or 19:40:05 in UTC, or a date with a time"),
        )
}

/// Opens the files that the command line names.
pub(crate) fn read(matches: &ArgMatches) -> Result<LogEntries, CliError> {
    let files = matches.get_many::<PathBuf>(FILES).unwrap_or_default();
    Ok(read_log(files)?)
}

/// Prints the entries as a table, or as a list in JSON.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let mut entries = read(matches)?.peekable();
    let mut wanted = RecordedFiles::new([])
        .acts(matches.get_flag(ACTS))
        .open(matches.get_flag(OPEN));
    if let Some(text) = matches.get_one::<String>(SINCE) {
        let first = entries.peek().and_then(|entry| entry.as_ref().ok());
        let since = since(text, first).ok_or_else(|| {
            let why = format!("{text:?} is no time such as 19:40 or 2026-11-25T19:40:00Z");
            CliError::usage(SINCE, why)
        })?;
        wanted = wanted.since_ms(since);
    }
    let mut entries =
        entries.filter(|entry| entry.as_ref().map_or(true, |entry| wanted.takes(entry)));
    match matches.get_flag(JSON) {
        true => print_json(&mut entries, console)?,
        false => print_table(&mut entries, console)?,
    }
    Ok(0)
}

type Shown<'a> = &'a mut dyn Iterator<Item = gfxhub::Result<LogEntry>>;

/// Prints a list with an entry on each line.
fn print_json(entries: Shown<'_>, console: &mut Console<'_>) -> Result<(), CliError> {
    let mut before = "[";
    for entry in entries {
        console.print_json(&format!("{before}{}", entry?.to_json()))?;
        before = ",";
    }
    console.print_line(if before == "[" { "[]" } else { "]" })
}

/// Prints the entries as tables of [`BLOCK`] entries, because a long record does not fit in memory.
fn print_table(entries: Shown<'_>, console: &mut Console<'_>) -> Result<(), CliError> {
    let (style, has_colours) = (TableStyle::of(console), console.colour());
    let mut is_first = true;
    loop {
        let rows = entries
            .take(BLOCK)
            .map(|entry| Ok(row(&entry?, has_colours)));
        let rows: Vec<Vec<String>> = rows.collect::<Result<_, CliError>>()?;
        if rows.is_empty() && !is_first {
            return Ok(());
        }
        console.print(style.draw(&["Time", "Event", "Call", "Arguments", "End"], rows))?;
        is_first = false;
    }
}

fn row(entry: &LogEntry, has_colours: bool) -> Vec<String> {
    let is_call = !entry.arguments.is_empty();
    let arguments = match (entry.names.is_empty(), is_call) {
        (false, _) => entry.names.clone(),
        (true, true) => arguments(entry),
        (true, false) => String::new(),
    };
    let style = match is_unknown(entry) {
        true => RED,
        false => crate::colour::PLAIN,
    };
    let cells = [
        time(entry.at_ms),
        entry.event.clone(),
        entry.operation.clone(),
        arguments,
        end(entry),
    ];
    let cells = cells
        .into_iter()
        .map(|cell| painted(&escape_line(&cell), style, has_colours));
    cells.collect()
}

/// Returns `true` if it is unknown whether an act took effect.
fn is_unknown(entry: &LogEntry) -> bool {
    match entry.ended.as_str() {
        "open" => true,
        "maybe" => entry.missing.is_empty(),
        _ => false,
    }
}

/// Returns the arguments in short form: their values, and the body as JSON.
fn arguments(entry: &LogEntry) -> String {
    let texts = entry.arguments.iter().map(|(_, value)| text_or_json(value));
    let texts: Vec<String> = texts.collect();
    texts.join(" ")
}

fn end(entry: &LogEntry) -> String {
    let mut parts = vec![entry.ended.clone(), entry.kind.clone()];
    parts.extend(entry.status.map(|status| status.to_string()));
    parts.extend(entry.elapsed_ms.map(|time| format!("{time} ms")));
    parts.extend(entry.permit.map(|permit| format!("permit {permit}")));
    parts.retain(|part| !part.is_empty());
    match entry.missing.as_str() {
        "" => parts.join(" "),
        missing => format!("{}: {missing}", parts.join(" ")),
    }
}

/// Returns a time of day as text.
fn time(at_ms: i64) -> String {
    let since = Duration::from_millis(at_ms.try_into().unwrap_or_default());
    let time = humantime::format_rfc3339_millis(SystemTime::UNIX_EPOCH + since).to_string();
    // The date is left out, because a record usually covers one evening and every line would have
    // the same date.
    time.trim_end_matches('Z')
        .split_once('T')
        .map_or(String::new(), |(_, time)| time.to_owned())
}

/// Returns the time that a text names, in milliseconds since 1970. A time of day is on the day of
/// the first entry, or on the next day if it would otherwise be more than half a day before the
/// entry.
fn since(text: &str, first: Option<&LogEntry>) -> Option<i64> {
    if let Ok(time) = humantime::parse_rfc3339_weak(text) {
        let since = time.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        return i64::try_from(since.as_millis()).ok();
    }
    let parts: Option<Vec<i64>> = text.split(':').map(|part| part.parse().ok()).collect();
    let (hours, minutes, seconds) = match parts?[..] {
        [hours, minutes] => (hours, minutes, 0),
        [hours, minutes, seconds] => (hours, minutes, seconds),
        _ => return None,
    };
    if !((0..24).contains(&hours) && (0..60).contains(&minutes) && (0..60).contains(&seconds)) {
        return None;
    }
    let first = first.map_or(0, |entry| entry.at_ms);
    let time = first - first.rem_euclid(DAY) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
    // In a record that begins at 23:00, 00:30 is on the next day.
    Some(if first - time > DAY / 2 {
        time + DAY
    } else {
        time
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_day_is_one_of_the_record() {
        let files = tempfile::tempdir().unwrap();
        let path = files.path().join("a.jsonl");
        let head =
            r#"{"format":"gfxhub-record","version":1,"started":"2026-11-25T23:00:00Z","pid":1}"#;
        std::fs::write(&path, format!("{head}\n{}\n", r#"{"at":0.5,"note":"a"}"#)).unwrap();
        let entries: Vec<LogEntry> = read_log([&path]).unwrap().map(Result::unwrap).collect();
        let at = |text| since(text, entries.first()).map(|at| at - entries[0].at_ms);
        assert_eq!(at("23:00"), Some(-500));
        assert_eq!(at("22:59:59"), Some(-1500));
        assert_eq!(at("00:30"), Some(90 * 60 * 1000 - 500));
        assert_eq!(at("2026-11-25T23:00:01Z"), Some(500));
        for wrong in ["24:00", "7", "a:b", "1:2:3:4", ""] {
            assert_eq!(at(wrong), None, "{wrong}");
        }
        assert_eq!(time(entries[0].at_ms), "23:00:00.500");
    }
}
