//! `gfxhub openapi`: prints the OpenAPI document of the hub's REST interface.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use gfxhub::ErrorKind;

use crate::console::Console;
use crate::error::CliError;

/// Name of the subcommand.
pub(crate) const NAME: &str = "openapi";

/// Option for the file to write to.
const OUTPUT: &str = "output";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Print the OpenAPI 3.1 document of the hub's REST interface")
        .long_about(
            "Print the OpenAPI 3.1 document of the hub's REST interface as JSON: every operation \
             with its arguments, body, response and examples, for code generators and \
             API viewers. This command needs no hub. A hub simulator serves the same document at \
             /_control/openapi.json.",
        )
        .arg(
            Arg::new(OUTPUT)
                .long(OUTPUT)
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Write the document into this file instead; an existing file is replaced"),
        )
}

/// Prints the document, or writes it into the given file.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let document = format!("{:#}", gfxhub_simulator::openapi());
    let Some(file) = matches.get_one::<PathBuf>(OUTPUT) else {
        console.print_line(&document)?;
        return Ok(0);
    };
    std::fs::write(file, document + "\n").map_err(|error| {
        let message = format!(
            "the document cannot be written into {}: {error}. Name a file that you can write to.",
            file.display()
        );
        CliError::other(ErrorKind::Io, message)
    })?;
    console.note("ok");
    Ok(0)
}
