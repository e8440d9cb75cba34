//! The `gfxhub` command as a library: every operation of a broadcast graphics hub from the shell,
//! the hub simulator, and tools around them.
//!
//! ```
//! let (mut out, mut err) = (Vec::new(), Vec::new());
//! let code = gfxhub_cli::run(["gfxhub", "invoke", "--list"].map(Into::into), &mut out, &mut err);
//! assert_eq!(code, 0);
//! assert!(String::from_utf8(out).unwrap().starts_with("engines.list\n"));
//! ```

mod arguments;
mod batch;
mod body_options;
mod browser;
mod calls;
mod capture;
mod change_server;
mod changes;
mod colour;
mod columns;
mod command;
mod completion;
mod config;
mod config_file;
mod confirm;
mod connect;
mod console;
mod control;
mod demo;
mod docs;
mod doctor;
mod dry_run;
mod effect_line;
mod error;
mod format_value;
mod id_lists;
mod id_names;
mod interrupt;
mod invoke;
mod item_fields;
mod live;
mod man;
mod next_steps;
mod openapi;
mod operations;
mod output;
mod parse_value;
mod pretty_json;
mod progress;
mod record_log;
mod refusal_line;
mod rehearsal;
mod replay;
mod request;
mod simulate;
mod simulator_run;
mod snapshots;
mod sparkline;
mod table;
mod terminal_escape;
mod topics;
mod watch;

use std::ffi::OsString;
use std::io::Write;

pub use command::command;
pub use console::{Console, Language};

/// Runs the command with these arguments, of which the first is the name of the program, and
/// returns the exit code. Writes to `out` and `err` in the form for scripts: without colours and
/// questions.
///
/// Reads the environment, such as `GFXHUB_URL`, and the configuration file. Reads the standard
/// input if an argument is `-`, or if the subcommand always reads it, as `live` does.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> u8 {
    run_in(args, &mut Console::plain(&mut std::io::stdin(), out, err))
}

/// Runs the command with the streams of `console`, which may be a terminal.
pub fn run_in(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    console.set_program(args.first());
    let outcome = match completion::respond(&args, command::command, console) {
        Some(outcome) => outcome,
        None => command::run(&args, console),
    };
    console.write_events();
    // The program that reads the output may need all of it before this process ends.
    let outcome = outcome.and_then(|code| console.flush().map(|()| code));
    outcome.unwrap_or_else(|error| console.report(&error, output::json_requested(&args)))
}
