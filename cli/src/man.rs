//! `gfxhub man DIR`: writes the manual pages of the command and of each subcommand.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use gfxhub::ErrorKind;

use crate::console::Console;
use crate::error::CliError;
use crate::{docs, operations, topics};

/// Name of the subcommand.
pub(crate) const NAME: &str = "man";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Write the manual pages into a folder")
        .long_about(
            "Write a manual page for the command and for each subcommand into a folder, \
             ~/.local/share/man/man1 for example. Then `man gfxhub-engines-set-property`, for example, shows a page.",
        )
        .arg(
            Arg::new("dir")
                .value_name("DIR")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("Folder, created if it does not exist"),
        )
}

/// Writes the manual pages for the whole command line.
pub(crate) fn run(
    matches: &ArgMatches,
    command: Command,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    // clap has already checked that the folder is given.
    if let Some(folder) = matches.get_one::<PathBuf>("dir") {
        let mut command = command.disable_help_subcommand(true);
        command.build();
        let written = fs::create_dir_all(folder).and_then(|()| write(&command, &[], folder));
        written.map_err(|error| {
            let message = format!(
                "the manual pages cannot be written into {}: {error}. Give a folder that you can write to.",
                folder.display()
            );
            CliError::other(ErrorKind::Io, message)
        })?;
        console.note("ok");
    }
    Ok(0)
}

/// Writes the page of a command and, recursively, those of its subcommands.
fn write(command: &Command, above: &[&str], folder: &Path) -> io::Result<()> {
    let path = [above, &[command.get_name()]].concat();
    for subcommand in command.get_subcommands() {
        write(subcommand, &path, folder)?;
    }
    let page = Man::new(command.clone());
    fs::write(
        folder.join(page.get_filename()),
        text(command, &path, &page)?,
    )
}

/// Returns the text of a manual page.
fn text(command: &Command, path: &[&str], page: &Man) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    page.render_title(&mut out)?;
    page.render_name_section(&mut out)?;
    let is_topic = command.is_hide_set();
    if !is_topic {
        page.render_synopsis_section(&mut out)?;
    }
    let operation = match path {
        [_, group, verb] => operations::find(group, verb),
        [_, verb] => operations::find(operations::SHORT, verb),
        _ => None,
    };
    let about = command.get_long_about().or(command.get_about());
    let about = about.map(ToString::to_string).unwrap_or_default();
    let (examples, prose): (Vec<&str>, Vec<&str>) =
        about.lines().partition(|line| line.starts_with("gfxhub "));
    let mut description = prose.join("\n");
    let mut examples = examples.join("\n");
    if let Some(operation) = operation {
        description = format!("{description}.\n\n{}", docs::details(operation));
        examples = docs::example(operation).unwrap_or_default();
    }
    section(&mut out, "DESCRIPTION", &description)?;
    if command.get_arguments().any(|option| !option.is_hide_set()) {
        page.render_options_section(&mut out)?;
    }
    if command.has_subcommands() {
        page.render_subcommands_section(&mut out)?;
    }
    if !examples.is_empty() {
        examples_section(&mut out, &examples)?;
    }
    if path == ["gfxhub", topics::CONNECTION] {
        section(&mut out, "CONFIGURATION FILE", topics::CONFIGURATION_FILE)?;
    }
    if path.len() == 1 || path == ["gfxhub", topics::CONNECTION] {
        list(&mut out, "ENVIRONMENT", &topics::ENVIRONMENT)?;
        list(&mut out, "FILES", &topics::FILES)?;
    }
    if path.len() == 1 || path == ["gfxhub", topics::EXIT_CODES] {
        list(&mut out, "EXIT STATUS", &topics::codes())?;
    } else if !is_topic {
        section(&mut out, "EXIT STATUS", EXIT_STATUS)?;
    }
    if path.len() > 1 {
        section(&mut out, "SEE ALSO", SEE_ALSO)?;
    }
    Ok(out)
}

/// Section about exit codes in the page of each subcommand.
const EXIT_STATUS: &str = "0 on success; 2 for an invalid argument (nothing was sent); otherwise the code \
    of the failure, as listed in gfxhub-exit-codes(1).";

/// References at the end of each subcommand's page.
const SEE_ALSO: &str = "gfxhub(1), gfxhub-connection(1), gfxhub-exit-codes(1)";

/// Writes a section that contains prose.
fn section(out: &mut Vec<u8>, title: &str, text: &str) -> io::Result<()> {
    let mut roff = Roff::new();
    roff.control("SH", [title]);
    for line in text.trim().lines() {
        match line.trim().is_empty() {
            true => roff.control("PP", []),
            false => roff.text([roman(line)]),
        };
    }
    roff.to_writer(out)
}

/// Writes a section that contains example command lines.
fn examples_section(out: &mut Vec<u8>, examples: &str) -> io::Result<()> {
    let mut roff = Roff::new();
    roff.control("SH", ["EXAMPLES"]).control("nf", []);
    for line in examples.lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []).to_writer(out)
}

/// Writes a section that lists names, each with a description.
fn list<T: AsRef<str>>(out: &mut Vec<u8>, title: &str, rows: &[(T, T)]) -> io::Result<()> {
    let mut roff = Roff::new();
    roff.control("SH", [title]);
    for (name, text) in rows {
        roff.control("TP", [])
            .text([bold(name.as_ref())])
            .text([roman(text.as_ref())]);
    }
    roff.to_writer(out)
}
