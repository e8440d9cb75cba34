//! `gfxhub control`: controls the faults, the clock and the outages of a running simulator, and
//! resets it.

mod faults;
mod simulator;

use std::time::Duration;

use clap::{Arg, ArgMatches, Command};
use gfxhub::{Method, Object, Value};

use self::simulator::Simulator;
pub(crate) use self::simulator::TOKEN_VARIABLE;
use crate::console::Console;
use crate::error::CliError;
use crate::format_value::text_or_json;
use crate::output::JSON;
use crate::parse_value;
use crate::table::TableStyle;
use crate::terminal_escape::escape_line;

/// Name of the subcommand.
pub(crate) const NAME: &str = "control";

const SECONDS: &str = "seconds";
const ENGINE: &str = "engine";
const EMPTY_FOR: &str = "empty-for";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    let parent = |name: &'static str, about: &'static str| {
        Command::new(name)
            .about(about)
            .subcommand_required(true)
            .arg_required_else_help(true)
    };
    let clock = parent("clock", "The simulator's clock")
        .subcommand(
            Command::new("show")
                .about("Show the mode of the clock and the seconds since the start"),
        )
        .subcommand(
            Command::new("advance")
                .about("Advance the manual clock of gfxhub simulator --clock manual")
                .arg(seconds("Time to advance by, 0 or more").required(true)),
        );
    let outage = parent("outage", "Outages of the hub, or of one of its engines")
        .subcommand(
            Command::new("hub")
                .about("Make the hub unavailable for some seconds, as during a restart of its process")
                .long_about(
                    "Make the hub unavailable for some seconds: all connections are closed, and nothing \
                        listens. Afterwards it has what its store kept, or the initial show. The command \
                        does not wait for the end of the outage.",
                )
                .arg(seconds("Duration, at most 3600").required(true)),
        )
        .subcommand(
            Command::new(ENGINE)
                .about("Disconnect an engine, for some seconds of the hub's clock or until reconnected")
                .long_about(
                    "Disconnect an engine for some seconds of the hub's clock, as during a restart of its \
                        machine, which ends all that it ran. Without seconds it keeps its values and \
                        stays disconnected until this command is repeated with seconds, such as 0.",
                )
                .arg(
                    Arg::new(ENGINE)
                        .value_name("ENGINE")
                        .required(true)
                        .allow_negative_numbers(true)
                        .help("Name or number of the engine"),
                )
                .arg(seconds("Duration"))
                .arg(
                    Arg::new(EMPTY_FOR)
                        .long(EMPTY_FOR)
                        .value_name("SECONDS")
                        .allow_negative_numbers(true)
                        .value_parser(parse_value::seconds)
                        .requires(SECONDS)
                        .help("Seconds after the outage in which the engine has no nodes"),
                ),
        );
    Command::new(NAME)
        .about("Control a running simulator: faults, its clock, outages, a reset")
        .long_about(
            "Control a running simulator: faults, its clock, outages, a reset. A real hub has no such \
             calls.\n\n\
             gfxhub control faults list",
        )
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(simulator::option())
        .subcommand(faults::command())
        .subcommand(clock)
        .subcommand(outage)
        .subcommand(
            Command::new("service-time")
                .about("Show how long each call takes, or set it")
                .arg(seconds("Time of each call from now on, 0 to 10")),
        )
        .subcommand(Command::new("reset").about(
            "Start again: the initial show, an empty journal and request log; clock and faults stay",
        ))
}

/// Builds the positional argument for a duration in seconds.
fn seconds(help: &'static str) -> Arg {
    Arg::new(SECONDS)
        .value_name("SECONDS")
        .allow_negative_numbers(true)
        .value_parser(parse_value::seconds)
        .help(help)
}

/// Runs the subcommand.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let simulator = Simulator::of(matches, console)?;
    let (method, path, body) = match matches.subcommand() {
        Some((faults::NAME, matches)) => return faults::run(matches, &simulator, console),
        Some(("clock", matches)) => clock(matches),
        Some(("outage", matches)) => outage(matches, &simulator, console)?,
        Some(("service-time", matches)) => service_time(matches),
        // clap requires a subcommand, and `reset` is the only one left.
        _ => (Method::Post, "/_control/reset".to_owned(), None),
    };
    let body = body.map(|body| Value::Object(body).to_json());
    match simulator.call(method, &path, body.as_deref(), console)? {
        Some(shown) => print(&shown, matches.get_flag(JSON), console)?,
        None => console.note("ok"),
    }
    Ok(0)
}

/// A control call: its method, its path and its body.
type Call = (Method, String, Option<Object>);

/// Builds a body with the given duration, if the command line has one.
fn timed(matches: &ArgMatches, member: &'static str) -> Option<Object> {
    let seconds = matches.get_one::<Duration>(SECONDS)?;
    let mut body = Object::new();
    body.insert(member, seconds.as_secs_f64());
    Some(body)
}

fn clock(matches: &ArgMatches) -> Call {
    let path = "/_control/clock".to_owned();
    let advance = matches.subcommand_matches("advance");
    match advance.and_then(|matches| timed(matches, "advance")) {
        Some(body) => (Method::Post, path, Some(body)),
        None => (Method::Get, path, None),
    }
}

fn service_time(matches: &ArgMatches) -> Call {
    let path = "/_control/service-time".to_owned();
    match timed(matches, "seconds") {
        Some(body) => (Method::Put, path, Some(body)),
        None => (Method::Get, path, None),
    }
}

fn outage(
    matches: &ArgMatches,
    simulator: &Simulator,
    console: &mut Console<'_>,
) -> Result<Call, CliError> {
    let Some(matches) = matches.subcommand_matches(ENGINE) else {
        let hub = matches.subcommand_matches("hub");
        let body = hub.and_then(|matches| timed(matches, "seconds"));
        return Ok((Method::Post, "/_control/restart".to_owned(), body));
    };
    let word = matches.get_one::<String>(ENGINE).map_or("", String::as_str);
    let engine = simulator.engine(word, console)?;
    let path = |what: &str| format!("/_control/engines/{engine}/{what}");
    let Some(mut body) = timed(matches, "seconds") else {
        return Ok((Method::Post, path("disconnect"), None));
    };
    if let Some(empty) = matches.get_one::<Duration>(EMPTY_FOR) {
        body.insert("emptyFor", empty.as_secs_f64());
    }
    Ok((Method::Post, path("restart"), Some(body)))
}

/// Prints the result of a call: as JSON for scripts, or as two columns for people.
fn print(shown: &Value, json: bool, console: &mut Console<'_>) -> Result<(), CliError> {
    let members = match shown.as_object() {
        Some(members) if !json => members,
        _ => return console.print_result(&shown.to_json()),
    };
    let rows = members
        .iter()
        .map(|(name, value)| vec![escape_line(name), cell(value)]);
    let style = TableStyle::of(console);
    console.print(style.draw(&[], rows.collect()))
}

/// Returns a value as text for a cell of a table.
fn cell(value: &Value) -> String {
    escape_line(&text_or_json(value))
}
