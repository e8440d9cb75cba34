//! `gfxhub completions SHELL`: what a shell needs to complete the command line.

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;

use crate::console::Console;
use crate::failure::Failure;

/// The subcommand's name.
pub(crate) const NAME: &str = "completions";

/// The subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Print the completions of the command line for a shell")
        .long_about(
            "Print the completions of the command line for a shell, to be put where it looks for \
             them:\n\n\
             gfxhub completions bash > ~/.local/share/bash-completion/completions/gfxhub",
        )
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(value_parser!(Shell))
                .help("The shell"),
        )
}

/// Prints them.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, Failure> {
    // clap has seen to it that there is a shell.
    if let Some(&shell) = matches.get_one::<Shell>("shell") {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut crate::command(), "gfxhub", &mut script);
        console.print(script)?;
    }
    Ok(0)
}
