//! `gfxhub capture`: writes the contents of a hub into a file that the simulator accepts as its
//! show.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gfxhub::{Capture, CaptureOptions, ErrorKind, Value};

use crate::calls::Calls;
use crate::console::Console;
use crate::error::CliError;
use crate::output::JSON;
use crate::terminal_escape::escape_line;

/// Name of the subcommand.
pub(crate) const NAME: &str = "capture";

/// Name of the call.
const CALL: &str = "snapshots.capture";

const OUTPUT: &str = "output";
const SCRUB: &str = "scrub";
const FORCE: &str = "force";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Write the contents of a hub into a show file, which a simulator can then serve")
        .long_about(
            "Write everything that can be read from a hub into a show file: engines with nodes, properties \
             and functions, templates, rundowns, newsroom rundowns, graphs, projects and launch \
             configurations. gfxhub simulator --show FILE then serves the same ids, names, paths and \
             values as that hub.\n\n\
             Only reads are sent, at most 4 at a time and 50 a second. At the end, the command \
             lists the data that the hub does not show, with the substitutes in the show, and the \
             data that a show cannot contain. --timeout limits each read, to at most 10 s; the \
             whole capture has no time limit.\n\n\
             For example: gfxhub capture -o studio.show.json",
        )
        .arg(
            Arg::new(OUTPUT)
                .short('o')
                .long(OUTPUT)
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("File to write; without it the show is printed"),
        )
        .arg(
            Arg::new(SCRUB)
                .long(SCRUB)
                .action(ArgAction::SetTrue)
                .help(
                    "Replace texts of items, MOS data, contents of states, file paths and addresses by \
                     invented ones of the same length; equal texts get equal replacements. The result is not \
                     anonymous: lengths, numbers and the structure stay",
                ),
        )
        .arg(
            Arg::new(FORCE)
                .long(FORCE)
                .action(ArgAction::SetTrue)
                .requires(OUTPUT)
                .help("Replace the file if there is one"),
        )
}

/// Captures the hub, and writes or prints the show.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let path = matches.get_one::<PathBuf>(OUTPUT);
    if let Some(path) = path
        && path.exists()
        && !matches.get_flag(FORCE)
    {
        let why = format!("{} exists; add --force to replace it", path.display());
        return Err(CliError::usage(OUTPUT, why));
    }
    let capture = of_hub(matches, console, matches.get_flag(SCRUB))?;
    let show = Value::Object(capture.show.clone()).to_json();
    if let Some(path) = path {
        write(path, show.as_bytes()).map_err(|error| {
            let why = format!("{} cannot be written: {error}", path.display());
            CliError::other(ErrorKind::Io, why)
        })?;
    }
    match (path, matches.get_flag(JSON)) {
        (_, true) => console.print_json(&capture.to_json())?,
        (None, false) => console.print_json(&show)?,
        (Some(path), false) => {
            console.print_line(&format!(
                "written: {}",
                escape_line(&path.to_string_lossy())
            ))?;
        }
    }
    if !matches.get_flag(JSON) {
        list(
            console,
            "Not shown by the hub, and filled in:",
            &capture.filled,
        );
        list(console, "Left out:", &capture.left_out);
    }
    Ok(0)
}

/// Captures the hub of the command line, with progress.
pub(crate) fn of_hub(
    matches: &ArgMatches,
    console: &mut Console<'_>,
    scrub: bool,
) -> Result<Capture, CliError> {
    let calls = Calls::of(matches, console)?;
    let wanted = CaptureOptions::new().scrub(scrub);
    Ok(calls.call(console, CALL, |hub| hub.snapshots().capture(&wanted))??)
}

fn list(console: &mut Console<'_>, title: &str, lines: &[String]) {
    if !lines.is_empty() {
        console.eprint(title);
        for line in lines {
            console.eprint(&format!("  {}", escape_line(line)));
        }
    }
}

/// Writes a temporary file and renames it to `path`, so that `path` is never incomplete.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = OsString::from(path);
    name.push(format!(".{}.part", std::process::id()));
    let part = PathBuf::from(name);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&part)?;
    let written = file
        .write_all(bytes)
        .and_then(|()| file.write_all(b"\n"))
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // An error of the removal is ignored, because the first error is the one to report.
        let _ = fs::remove_file(&part);
    }
    written
}
