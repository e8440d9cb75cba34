//! `gfxhub man DIR`: the manual pages of the command and of each subcommand.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use gfxhub::ErrorKind;

use crate::console::Console;
use crate::error::CliError;

/// The subcommand's name.
pub(crate) const NAME: &str = "man";

/// The subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Write the manual pages into a folder")
        .long_about(
            "Write a manual page for the command and for each subcommand into a folder, \
             ~/.local/share/man/man1 for example. `man gfxhub-engines-set-property` shows one then.",
        )
        .arg(
            Arg::new("dir")
                .value_name("DIR")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("The folder; it is made where it does not exist"),
        )
}

/// Writes those of the whole command line.
pub(crate) fn run(
    matches: &ArgMatches,
    command: Command,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    // clap requires the folder.
    if let Some(folder) = matches.get_one::<PathBuf>("dir") {
        let written = std::fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(command, folder));
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
