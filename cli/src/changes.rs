//! `gfxhub wait` and `gfxhub watch`: waits until a condition holds, and shows changes.

use std::time::Duration;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command};
use gfxhub::schema::{FieldType, SettingInfo, WATCH_SETTINGS};
use gfxhub::{
    AwaitedChange, CancelToken, ErrorKind, Value, WaitCondition, WatchBuilder, WatchChange,
    WatchChangeKind,
};

use crate::calls::Calls;
use crate::change_server;
use crate::connect::{self, Connection};
use crate::console::Console;
use crate::error::CliError;
use crate::interrupt;
use crate::output::JSON;
use crate::parse_value::{self, whole_number};
use crate::terminal_escape::{escape_line, truncate};

/// Names of the subcommands.
pub(crate) const WAIT: &str = "wait";
pub(crate) const WATCH: &str = "watch";

const PATH: &str = "path";
const IS: &str = "is";
const IS_NOT: &str = "is-not";
const STATUS: &str = "status";
const TOPICS: &str = "topics";
const COUNT: &str = "count";
const SERVE: &str = "serve";

/// Setting with the time limit of a wait. The command line must have it.
const TIMEOUT: &str = "timeout";

/// Name of the call that waits.
const CALL: &str = "changes.wait_for";

/// Interval at which a watch without changes checks for Ctrl-C.
const POLL: Duration = Duration::from_millis(100);

/// Maximum width of a value in a line.
const MAX_VALUE: usize = 60;

/// Builds `gfxhub wait`.
pub(crate) fn wait_command() -> Command {
    let value = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name("VALUE")
            .allow_negative_numbers(true)
    };
    Command::new(WAIT)
        .about("Wait until a property has a value, an engine has a status, or an object exists")
        .long_about(
            "Wait until a property has a value, until an engine or one of its instances has a status, or, \
             without an option, until an object exists. PATH is a path of names or a topic of gfxhub watch. \
             --timeout is required. The exit code is 0 if the condition is met, and 5 if the time \
             limit expires; the message then says what was seen last. The wait also goes on while \
             a hub does not answer.\n\n\
             gfxhub wait 'Studio A' --status Loaded --timeout 60\n\
             gfxhub wait 'Evening News / Opening Title' --timeout 5",
        )
        .arg(
            Arg::new(PATH)
                .value_name("PATH")
                .required(true)
                .help("Path of names, such as 'Studio A / Cyclorama / Softness', or a topic such as items:1"),
        )
        .arg(value(IS).help("Value that the property must have"))
        .arg(value(IS_NOT).help("Value that the property must no longer have"))
        .arg(
            Arg::new(STATUS)
                .long(STATUS)
                .value_name("STATUS")
                .help("Status of the engine or of one of its instances, such as Loaded"),
        )
        .group(ArgGroup::new("condition").args([IS, IS_NOT, STATUS]))
}

/// Waits until the object at a path meets a condition, and prints the object.
pub(crate) fn wait(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    if matches.value_source(TIMEOUT) != Some(ValueSource::CommandLine) {
        let why = "a wait needs a time limit: add --timeout SECONDS";
        return Err(CliError::usage("--timeout", why));
    }
    let limit = Connection::of(matches)?.timeout().unwrap_or_default();
    let mut until = WaitCondition::new(limit);
    let given = |name: &str| -> Result<Option<Value>, CliError> {
        let Some(word) = matches.get_one::<String>(name) else {
            return Ok(None);
        };
        let value = parse_value::value(&FieldType::Value, false, word);
        let value = value.map_err(|why| CliError::usage(format!("--{name}"), why))?;
        Ok(Some(value))
    };
    until.equals = given(IS)?;
    until.not_equals = given(IS_NOT)?;
    until.status = matches.get_one::<String>(STATUS).cloned();
    let path = word(matches, PATH);
    let calls = Calls::of(matches, console)?;
    let found = calls.call(console, CALL, |hub| hub.changes().wait_for(path, &until))??;
    match matches.get_flag(JSON) {
        true => console.print_json(&found.to_json())?,
        false => console.print_line(&escape_line(&found_line(&found)))?,
    }
    Ok(0)
}

fn found_line(found: &AwaitedChange) -> String {
    let value = found.after.get("Value");
    let value = value.map(|value| format!(" is {}", shown(&value)));
    let name = match found.name.as_str() {
        "" => &found.key,
        name => name,
    };
    let waited = found.waited_ms as f64 / 1e3;
    format!("{name}{} ({waited:.1} s)", value.unwrap_or_default())
}

/// Returns the settings of a watch that are options.
fn settings() -> impl Iterator<Item = &'static SettingInfo> {
    let settings = WATCH_SETTINGS.iter().copied();
    settings.filter(|setting| setting.name != TOPICS)
}

/// Builds `gfxhub watch`.
pub(crate) fn watch_command() -> Command {
    Command::new(WATCH)
        .about("Show what changes on a hub, until Ctrl-C")
        .long_about(
            "Show what changes on a hub, one line for each change, until Ctrl-C (exit code 0). At first, \
             everything that exists is reported as added. An object that appeared and disappeared \
             between two reads of its topic is not seen. A topic that cannot be read is reported \
             as lost: its state is not known, which does not mean that it is gone.\n\n\
             Topics are lists: engines, nodes:3, properties:3:Mixer_0, playout, items:1, templates, newsroom, \
             newsroomRundown:SPORT.NCS.STUDIO:69425946, launcher, graphs, rgraphs and ustates; and paths of \
             names, which lead to the nodes of an engine, the properties of a node, a property, the items of a \
             rundown or an item.\n\n\
             --serve PORT serves the same changes to browsers on this computer, as server-sent events at \
             http://127.0.0.1:PORT/events: the data of each event is a change as --json prints it. Each time \
             a browser connects, it first gets everything that exists.\n\n\
             gfxhub watch 'Studio A / Mixer_0' engines items:1 --count 3\n\
             gfxhub watch newsroom --json --count 1",
        )
        .arg(
            Arg::new(TOPICS)
                .value_name("TOPIC")
                .required(true)
                .num_args(1..)
                .help("Topics to watch: lists such as items:1, and paths of names"),
        )
        .args(settings().map(connect::setting_option))
        .arg(
            Arg::new(COUNT)
                .long(COUNT)
                .value_name("NUMBER")
                .value_parser(whole_number(1..=u64::MAX))
                .help("End after this many changes"),
        )
        .arg(
            Arg::new(SERVE)
                .long(SERVE)
                .value_name("PORT")
                .value_parser(whole_number(0..=u16::MAX))
                .conflicts_with(COUNT)
                .action(ArgAction::Set)
                .help("Serve the changes to browsers on this computer at this port; 0 selects a free one"),
        )
}

/// Prints changes, or serves them.
pub(crate) fn watch(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let calls = Calls::of(matches, console)?;
    let topics = matches.get_many::<String>(TOPICS).unwrap_or_default();
    let topics: Vec<&str> = topics.map(String::as_str).collect();
    let mut builder = calls.client().watch().topics(topics.join(","));
    connect::set_given(settings(), matches, connect::UNSENT, |name, value| {
        builder.set(name, value)
    })?;
    match matches.get_one::<u16>(SERVE) {
        Some(port) => change_server::run(*port, builder, matches.get_flag(JSON), console),
        None => print(matches, builder, console),
    }
}

fn print(
    matches: &ArgMatches,
    builder: WatchBuilder,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let interrupted = CancelToken::new();
    let at_signal = interrupted.clone();
    let _caught = match console.is_of_process() {
        true => Some(interrupt::catch(move || at_signal.cancel())?),
        false => None,
    };
    let watch = builder.open()?;
    let mut left = matches.get_one::<u64>(COUNT).copied().unwrap_or(u64::MAX);
    while left > 0 && !interrupted.is_cancelled() {
        let Some(change) = watch.next_change(POLL) else {
            if watch.is_closed() {
                let why = "the watch ended unexpectedly. Start it again.";
                return Err(CliError::other(ErrorKind::Internal, why));
            }
            continue;
        };
        match matches.get_flag(JSON) {
            true => console.print_json(&change.to_json())?,
            false => console.print_line(&escape_line(&line(&change)))?,
        }
        console.flush()?;
        left -= 1;
    }
    Ok(0)
}

/// Returns a change as a line, with the values of members that differ.
fn line(change: &WatchChange) -> String {
    let member = |record: &Option<Value>, name: &str| {
        let value = record.as_ref().and_then(|record| record.get(name));
        value.map_or_else(|| "absent".to_owned(), |value| shown(&value))
    };
    let name = change.name.as_ref().or(change.key.as_ref());
    let name = name.map(String::as_str).unwrap_or_default();
    let topic = &change.topic;
    match change.kind {
        WatchChangeKind::Changed => {
            let fields = change.fields.as_ref().and_then(Value::as_array);
            let fields = fields.unwrap_or_default().iter().filter_map(Value::as_str);
            let fields: Vec<String> = fields
                .map(|field| {
                    let before = member(&change.before, field);
                    let after = member(&change.after, field);
                    format!("{field} {before} -> {after}")
                })
                .collect();
            format!("{topic} changed: {name} ({})", fields.join(", "))
        }
        WatchChangeKind::Added => {
            let value = change.after.as_ref().and_then(|after| after.get("Value"));
            let value = value.map(|value| format!(" ({})", shown(&value)));
            format!("{topic} added: {name}{}", value.unwrap_or_default())
        }
        _ => change.to_string(),
    }
}

fn shown(value: &Value) -> String {
    let text = match value.as_str() {
        Some(text) => text.to_owned(),
        None => value.to_string(),
    };
    truncate(text, MAX_VALUE)
}

fn word<'m>(matches: &'m ArgMatches, name: &str) -> &'m str {
    let word = matches.get_one::<String>(name).map(String::as_str);
    word.unwrap_or_default()
}
