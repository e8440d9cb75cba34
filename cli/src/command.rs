//! Builds the whole command line, and dispatches to its subcommands.

use std::ffi::OsString;

use clap::error::ErrorKind as UsageErrorKind;
use clap::{Arg, ArgAction, Command};
use gfxhub::{ErrorKind, schema::GROUPS};

use crate::console::Console;
use crate::error::CliError;
use crate::output::{JSON, json_requested};
use crate::{
    calls, capture, changes, completion, config, confirm, connect, control, demo, doctor, invoke,
    live, man, openapi, operations, record_log, replay, request, simulate, snapshots, topics,
};

/// Maximum width of help texts in characters. Without a terminal, they have this width.
const HELP_WIDTH: u16 = 100;

/// Builds the command line with all subcommands: those that take paths of names (such as `get`),
/// one for each group of operations, with a verb for each operation, and the tools.
pub fn command() -> Command {
    let flag = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .global(true)
            .action(ArgAction::SetTrue)
            .help_heading(connect::EVERYWHERE)
    };
    Command::new("gfxhub")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Every operation of a broadcast graphics hub from the shell")
        .after_help(format!(
            "{}\nExit codes: gfxhub help {}",
            topics::NOTE,
            topics::EXIT_CODES
        ))
        .term_width(usize::from(HELP_WIDTH))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .args(connect::options())
        .arg(flag(JSON).help("Print results as wire JSON and errors as a JSON object"))
        .arg(flag(confirm::YES).help("Do not ask before operations that stop, delete or load"))
        .arg(flag(calls::ARM).hide(true).help(
            "Give the permit that --guard or GFXHUB_GUARD demands for the call of this command",
        ))
        .subcommands(operations::short_commands().map(noted))
        .subcommands(snapshots::commands().map(noted))
        .subcommands(
            GROUPS
                .iter()
                .copied()
                .filter(|group| operations::is_here(group.name))
                .map(operations::group_command)
                .map(noted),
        )
        .subcommand(noted(changes::wait_command()))
        .subcommand(noted(changes::watch_command()))
        .subcommand(noted(live::command()))
        .subcommand(noted(invoke::command()))
        .subcommand(noted(request::command()))
        .subcommand(noted(doctor::command()))
        .subcommand(noted(capture::command()))
        .subcommand(record_log::command())
        .subcommand(noted(replay::command()))
        .subcommand(noted(config::command()))
        .subcommand(demo::command())
        .subcommand(simulate::command())
        .subcommand(noted(control::command()))
        .subcommand(openapi::command())
        .subcommand(completion::command())
        .subcommand(man::command())
        .subcommands([topics::connection(), topics::exit_codes()])
}

/// Adds a line that names the help topic with the connection options, for commands that call a hub.
fn noted(command: Command) -> Command {
    let note = match command.get_after_help() {
        Some(text) => format!("{text}\n\n{}", topics::NOTE),
        None => topics::NOTE.to_owned(),
    };
    command.after_help(note).mut_subcommands(noted)
}

/// Parses the command line and runs the subcommand.
pub(crate) fn run(args: &[OsString], console: &mut Console<'_>) -> Result<u8, CliError> {
    let width = console.help_width(HELP_WIDTH);
    let command = command().term_width(usize::from(width));
    let matches = match command.try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return print_clap_error(&error, json_requested(args), console),
    };
    match matches.subcommand() {
        Some((invoke::NAME, matches)) => invoke::run(matches, console),
        Some((changes::WAIT, matches)) => changes::wait(matches, console),
        Some((changes::WATCH, matches)) => changes::watch(matches, console),
        Some((live::NAME, matches)) => live::run(matches, console),
        Some((request::NAME, matches)) => request::run(matches, console),
        Some((doctor::NAME, matches)) => doctor::run(matches, console),
        Some((capture::NAME, matches)) => capture::run(matches, console),
        Some((record_log::NAME, matches)) => record_log::run(matches, console),
        Some((replay::NAME, matches)) => replay::run(matches, console),
        Some((config::NAME, matches)) => config::run(matches, console),
        Some((demo::NAME, matches)) => demo::run(matches, console),
        Some((simulate::NAME, matches)) => simulate::run(matches, console),
        Some((control::NAME, matches)) => control::run(matches, console),
        Some((openapi::NAME, matches)) => openapi::run(matches, console),
        Some((completion::NAME, matches)) => completion::run(matches, console),
        Some((man::NAME, matches)) => man::run(matches, self::command(), console),
        Some((topic @ (topics::CONNECTION | topics::EXIT_CODES), _)) => {
            run(&["gfxhub", "help", topic].map(OsString::from), console)
        }
        Some((name, matches)) => {
            let short = operations::find(operations::SHORT, name);
            match (short, snapshots::find(name)) {
                (Some(operation), _) => operations::call(operation, matches, console),
                (None, Some(run)) => run(matches, console),
                (None, None) => operations::run(name, matches, console),
            }
        }
        // Unreachable: clap requires a subcommand.
        None => Err(CliError::usage("COMMAND", "there is no subcommand")),
    }
}

/// Returns advice for a user who passes the API key as an option.
fn hint(error: &clap::Error) -> &'static str {
    use clap::error::{ContextKind, ContextValue};
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(name)) if name == "--api-key" => {
            "\nThe API key is not an option, as others can see a command line. Set GFXHUB_API_KEY, or \
             add --api-key-file FILE."
        }
        _ => "",
    }
}

/// Prints help or the version, or reports wrong usage.
fn print_clap_error(
    error: &clap::Error,
    json: bool,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let text = error.render();
    let hint = hint(error);
    match error.kind() {
        UsageErrorKind::DisplayHelp | UsageErrorKind::DisplayVersion => {
            let text = match console.colour() {
                true => text.ansi().to_string(),
                false => text.to_string(),
            };
            console.print_line(&text)?;
            return Ok(0);
        }
        _ if json => {
            return Err(CliError::other(
                ErrorKind::Invalid,
                format!("{}{hint}", text.to_string().trim_end()),
            ));
        }
        _ => console.eprint(&format!("{}{hint}", text.to_string().trim_end())),
    }
    Ok(ErrorKind::Invalid.exit_code())
}
