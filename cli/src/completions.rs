//! `gfxhub completions SHELL`: the script that has a shell ask this command what fits.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use clap_complete::env::Shells;
use gfxhub::ErrorKind;

use crate::completion;
use crate::console::Console;
use crate::error::CliError;

/// The subcommand's name.
pub(crate) const NAME: &str = "completions";

/// The subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Print the completions of the command line for a shell")
        .long_about(
            "Print the completions of the command line for a shell, to be put where it looks for \
             them:\n\n\
             gfxhub completions bash > ~/.local/share/bash-completion/completions/gfxhub\n\n\
             They offer subcommands, options and words, and ids with their names, which the command \
             reads from the hub of GFXHUB_URL, of the configuration file, or of --hub on the line. \
             A hub that does not respond within a second is left out.",
        )
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(PossibleValuesParser::new(Shells::builtins().names()))
                .help("The shell"),
        )
}

/// Prints them.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let shells = Shells::builtins();
    // clap has seen to it that there is one, and that it is known.
    let named = matches.get_one::<String>("shell");
    if let Some(shell) = named.and_then(|name| shells.completer(name)) {
        let mut script = Vec::new();
        shell
            .write_registration(
                completion::VARIABLE,
                "gfxhub",
                "gfxhub",
                "gfxhub",
                &mut script,
            )
            .map_err(|error| CliError::other(ErrorKind::Io, error.to_string()))?;
        console.print(script)?;
    }
    Ok(0)
}
