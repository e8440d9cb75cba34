//! Completes words in a shell. `gfxhub completions SHELL` prints a script with which the shell runs
//! this command to obtain candidates: enum values, and ids, names and paths from the hub.

mod bash_line;
mod paths;
mod shell;

use std::cmp::Reverse;
use std::ffi::{OsStr, OsString};
use std::sync::Arc;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, complete};
use gfxhub::{
    CallOptions, Client, ErrorKind, Object, Value,
    schema::{
        ArgumentInfo, BodyField, FieldType, IdInfo, OperationInfo, RecordInfo, ResponseType, calls,
    },
};

use self::paths::Paths;
use self::shell::{Shell, can_be_typed};
use crate::arguments::engine_argument;
use crate::body_options::field_id;
use crate::connect::{self, Connection, HUB, without_password};
use crate::console::Console;
use crate::error::CliError;
use crate::terminal_escape::escape_line;
use crate::{docs, format_value, id_lists, id_names, operations, parse_value};

/// Environment variable in which the script passes the name of its shell.
const VARIABLE: &str = "GFXHUB_COMPLETE";

/// Environment variable in which the script passes the index of the word to complete. The name of
/// the program has index 0.
const INDEX: &str = "_CLAP_COMPLETE_INDEX";

/// Timeout of each request to the hub; it is short because a user waits for the completion.
const TIMEOUT: Duration = Duration::from_secs(1);

/// Maximum number of candidates.
const MAX_CANDIDATES: usize = 500;

/// Name of the subcommand.
pub(crate) const NAME: &str = "completions";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Print the completions of the command line for a shell")
        .long_about(
            "Print the completions of the command line for a shell, to be saved where it looks for them:\n\n\
             gfxhub completions bash > ~/.local/share/bash-completion/completions/gfxhub\n\n\
             They offer subcommands, options and words, ids with their names, and the names of a path \
             level by level, which the command reads from the hub of GFXHUB_URL, of the configuration file, or of --hub on the line. \
             If the hub does not respond within a second, only the rest is offered.",
        )
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(PossibleValuesParser::new(Shell::ALL.map(Shell::name)))
                .help("The shell"),
        )
}

/// Prints the script for the given shell.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    // clap requires the argument and checks that it is known.
    let named = matches.get_one::<String>("shell");
    if let Some(shell) = named.and_then(|name| Shell::named(name)) {
        console.print(shell.script())?;
    }
    Ok(0)
}

/// Function that builds the whole command line. It is passed as an argument because the command
/// line itself contains this module.
type BuildCommand = fn() -> Command;

/// Prints candidates if the shell asks for them; returns `None` if the command line is to be run
/// instead.
pub(crate) fn respond(
    args: &[OsString],
    build: BuildCommand,
    console: &mut Console<'_>,
) -> Option<Result<u8, CliError>> {
    let shell = std::env::var(VARIABLE)
        .ok()
        .filter(|name| !name.is_empty())?;
    let start = args.iter().position(|arg| arg == "--")?;
    Some(write_candidates(&shell, &args[start + 1..], build, console))
}

fn write_candidates(
    shell: &str,
    words: &[OsString],
    build: BuildCommand,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let Some(shell) = Shell::named(shell) else {
        let why = format!("{shell:?} is not a shell that gfxhub supports completions for");
        return Err(CliError::usage(VARIABLE, why));
    };
    let last = words.len().saturating_sub(1);
    let index = variable(INDEX).and_then(|index| index.parse().ok());
    let line = shell.line(words, index.unwrap_or(last));
    let folder = std::env::current_dir().ok();
    let mut command = command_with_candidates(line.words(), line.index(), build);
    let found = complete(
        &mut command,
        line.words().to_vec(),
        line.index(),
        folder.as_deref(),
    )
    .map_err(|error| CliError::other(ErrorKind::Io, error.to_string()))?;
    console.print(line.written(&found))?;
    Ok(0)
}

/// Returns the value of an environment variable that the script of a shell sets.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Hides an option, so that ids and enum values come first. After a hyphen is typed, options are
/// still offered.
fn hide_options(arg: Arg) -> Arg {
    match arg.is_positional() {
        true => arg,
        false => arg.hide(true),
    }
}

/// Builds the command line with candidates for its arguments.
fn command_with_candidates(words: &[OsString], index: usize, build: BuildCommand) -> Command {
    let words: Arc<[OsString]> = words.into();
    let is_option = words
        .get(index)
        .is_some_and(|word| word.to_string_lossy().starts_with('-'));
    let for_hub = Arc::clone(&words);
    let names = ArgValueCompleter::new(move |start: &OsStr| named_hubs(&for_hub, start, build));
    let command = build()
        .mut_args(hide_options)
        .mut_arg(HUB, |arg| arg.add(names));
    let mut command = with_engines(command.disable_help_flag(!is_option), &words, build);
    for operation in calls().filter(|operation| operations::is_here(operation.group)) {
        let name = docs::kebab(operation.verb);
        let completed = |verb: Command| {
            verb.mut_args(|arg| with_candidates(hide_options(arg), operation, &words, build))
        };
        command = command.mut_subcommand(operation.group, |group| {
            group.mut_subcommand(&name, completed)
        });
        if operation.group == operations::SHORT {
            command = command.mut_subcommand(&name, completed);
        }
    }
    command
}

/// Adds the engines of the hub as candidates to those commands that take an engine but are not
/// operations.
fn with_engines(command: Command, words: &Arc<[OsString]>, build: BuildCommand) -> Command {
    let takes_engine = |arg: &Arg| matches!(arg.get_id().as_str(), "engine" | "engineId");
    let Some(FieldType::Id(engine)) = engine_argument().map(|argument| argument.shape) else {
        return command;
    };
    let for_arg = Arc::clone(words);
    let engines = ArgValueCompleter::new(move |start: &OsStr| {
        ids_of_hub(&[], engine, &for_arg, start, build)
    });
    let has_engine = command.get_arguments().any(takes_engine);
    command
        .mut_args(|arg| match takes_engine(&arg) {
            true => hide_options(arg).add(engines.clone()),
            // Without this, global options would be offered together with the engines.
            false if has_engine || arg.is_global_set() => hide_options(arg),
            false => arg,
        })
        .mut_subcommands(|subcommand| with_engines(subcommand, words, build))
}

fn with_candidates(
    arg: Arg,
    operation: &'static OperationInfo,
    words: &Arc<[OsString]>,
    build: BuildCommand,
) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let path_argument = operation.arguments.iter().find(|given| given.wire == id);
    let body_field = operation.body.map_or(&[][..], |body| body.fields);
    let body_field = body_field
        .iter()
        .find(|field: &&BodyField| field_id(field) == id);
    let Some(shape) = path_argument
        .map(|given| given.shape)
        .or_else(|| body_field.map(|field| field.shape))
    else {
        return arg;
    };
    let element = match shape {
        FieldType::List(element) => *element,
        shape => shape,
    };
    let wire = path_argument
        .map(|given| given.wire)
        .or_else(|| body_field.map(|field| field.wire));
    if let Some(paths) = wire.and_then(|wire| Paths::of(operation, wire)) {
        let words = Arc::clone(words);
        return arg.add(ArgValueCompleter::new(move |start: &OsStr| {
            paths_of_hub(paths, &words, start, build)
        }));
    }
    match element {
        FieldType::Enum(info) => arg.add(fixed_values(info.values.to_vec())),
        FieldType::Boolean => arg.add(fixed_values(vec!["true", "false"])),
        FieldType::Id(id) => {
            let words = Arc::clone(words);
            arg.add(ArgValueCompleter::new(move |start: &OsStr| {
                ids_of_hub(operation.arguments, id, &words, start, build)
            }))
        }
        _ => arg,
    }
}

fn fixed_values(words: Vec<&'static str>) -> ArgValueCompleter {
    ArgValueCompleter::new(move |start: &OsStr| {
        let start = start.to_string_lossy();
        let fitting = words.iter().filter(|word| word.starts_with(&*start));
        fitting.map(CompletionCandidate::new).collect()
    })
}

/// Returns the named hubs of the configuration file, or nothing if the file cannot be read.
fn named_hubs(words: &[OsString], start: &OsStr, build: BuildCommand) -> Vec<CompletionCandidate> {
    let start = start.to_string_lossy();
    let line = build().ignore_errors(true);
    let Ok(matches) = line.try_get_matches_from(words) else {
        return Vec::new();
    };
    let Ok(file) = connect::file(&matches) else {
        return Vec::new();
    };
    let fitting = file
        .hubs()
        .iter()
        .filter(|hub| hub.name.starts_with(&*start));
    fitting
        .map(|hub| {
            let url = escape_line(&without_password(&hub.url));
            CompletionCandidate::new(hub.name.as_str()).help(Some(url.into()))
        })
        .collect()
}

/// Returns the paths that begin with the typed text. Returns nothing if the hub cannot be reached.
fn paths_of_hub(
    paths: &Paths,
    words: &[OsString],
    start: &OsStr,
    build: BuildCommand,
) -> Vec<CompletionCandidate> {
    let line = build().ignore_errors(true);
    let client = line
        .try_get_matches_from(words)
        .ok()
        .and_then(|matches| client(of_verb(&matches)).ok());
    let found = client.map(|hub| paths.candidates(&hub, &start.to_string_lossy()));
    offered(found.unwrap_or_default(), true, words)
}

/// Returns at most [`MAX_CANDIDATES`] of the candidates in `found`. Leaves out those that cannot be
/// typed or that would be read as options.
fn offered(
    found: Vec<(String, String)>,
    is_text: bool,
    words: &[OsString],
) -> Vec<CompletionCandidate> {
    // A text that begins with a hyphen would be read as an option unless it follows `--`.
    let takes_options = is_text && !words.iter().any(|word| word == "--");
    let is_option = |found: &str| takes_options && found.starts_with('-');
    let fitting = found
        .into_iter()
        .filter(|(found, _)| can_be_typed(found) && !is_option(found));
    fitting
        .take(MAX_CANDIDATES)
        .map(|(text, help)| CompletionCandidate::new(text).help(Some(help.into())))
        .collect()
}

/// Returns the matches of the innermost command.
fn of_verb(mut matches: &ArgMatches) -> &ArgMatches {
    while let Some((_, next)) = matches.subcommand() {
        matches = next;
    }
    matches
}

/// Returns the ids of the kind `id` that exist on the hub. `arguments` are those of the operation
/// that is completed. Returns nothing if the hub cannot be reached, because a shell cannot show an
/// error.
fn ids_of_hub(
    arguments: &'static [ArgumentInfo],
    id: &IdInfo,
    words: &[OsString],
    start: &OsStr,
    build: BuildCommand,
) -> Vec<CompletionCandidate> {
    let start = start.to_string_lossy();
    let mut found = candidates(arguments, id, words, build).unwrap_or_default();
    found.retain(|(found, _)| found.starts_with(&*start));
    offered(found, id.text, words)
}

fn candidates(
    arguments: &'static [ArgumentInfo],
    id: &IdInfo,
    words: &[OsString],
    build: BuildCommand,
) -> Option<Vec<(String, String)>> {
    let line = build().ignore_errors(true);
    let matches = line.try_get_matches_from(words).ok()?;
    let matches = of_verb(&matches);
    let given = arguments_on_line(arguments, matches);
    let listers = id_lists::operations_with(id).into_iter().filter(|lister| {
        let mut needed = lister.arguments.iter();
        needed.all(|argument| given.contains(argument.wire))
    });
    // Selects the operation that uses the most arguments of the line, for example the one that
    // lists the buttons of the given item instead of those of all templates.
    let lister = listers.min_by_key(|lister| Reverse(lister.arguments.len()))?;
    let mut with = Object::new();
    for argument in lister.arguments {
        with.insert(argument.wire, given.get(argument.wire)?.clone());
    }
    let client = client(matches).ok()?;
    id_names::look_up(&client, lister.arguments, None, &mut with).ok()?;
    let invoked = client.invoke_value(lister.name, with).ok()?;
    let result = Value::from_json(invoked.result()?).ok()?;
    let mut found = Vec::new();
    match lister.outcome {
        ResponseType::List(info) | ResponseType::Record(info) | ResponseType::FirstOfList(info) => {
            collect(&result, info, id, &mut found);
        }
        _ => {
            let ids = result.as_array().unwrap_or_default().iter();
            found.extend(ids.map(|id| (id.to_json(), String::new())));
        }
    }
    let mut seen = std::collections::HashSet::new();
    found.retain(|(id, _)| seen.insert(id.clone()));
    Some(found)
}

/// Returns the values of those arguments that are on the line.
fn arguments_on_line(arguments: &[ArgumentInfo], matches: &ArgMatches) -> Object {
    let mut given = Object::new();
    for argument in arguments {
        if let Ok(Some(text)) = matches.try_get_one::<String>(argument.wire)
            && let Ok(value) = parse_value::value(&argument.shape, false, text)
        {
            given.insert(argument.wire, value);
        }
    }
    given
}

fn client(matches: &ArgMatches) -> Result<Client, CliError> {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut input = std::io::empty();
    let console = Console::plain(&mut input, &mut out, &mut err);
    let client = Connection::of(matches)?.client(&console)?;
    Ok(client.with(CallOptions::new().timeout(TIMEOUT)))
}

/// Collects the ids of one kind, each with its name, from a record, from nested records or from a
/// list.
fn collect(
    value: &Value,
    info: &'static RecordInfo,
    id: &IdInfo,
    found: &mut Vec<(String, String)>,
) {
    if let Some(records) = value.as_array() {
        records
            .iter()
            .for_each(|record| collect(record, info, id, found));
        return;
    }
    let Some(record) = value.as_object() else {
        return;
    };
    let mut names = info
        .fields
        .iter()
        .filter(|field| format_value::is_name(field.wire));
    let name = names
        .find_map(|field| record.get(field.wire)?.as_str())
        .unwrap_or_default();
    for field in info.fields {
        let Some(value) = record.get(field.wire) else {
            continue;
        };
        match (id_lists::inner(field), value) {
            (Some(inner), Value::Object(keyed))
                if matches!(field.shape, FieldType::RecordMap(_)) =>
            {
                keyed
                    .iter()
                    .for_each(|(_, value)| collect(value, inner, id, found));
            }
            (Some(inner), value) => collect(value, inner, id, found),
            (None, value) if id_lists::is_its_id(field, id) => {
                found.push((format_value::text_or_json(value), escape_line(name)));
            }
            _ => {}
        }
    }
}
