//! Further topics of `gfxhub help`: the connection options and the exit codes.

use clap::Command;
use gfxhub::ErrorKind;
use gfxhub::bindings::summary;

use crate::{config_file, connect, control, doctor, interrupt};

/// Name of the topic about connection options.
pub(crate) const CONNECTION: &str = "connection";
/// Name of the topic about exit codes.
pub(crate) const EXIT_CODES: &str = "exit-codes";

/// Line in help and manual pages that refers to the topic about connection options.
pub(crate) const NOTE: &str =
    "Time limits, API key, TLS, proxy and configuration file: gfxhub help connection";

/// Environment variables that the command reads.
pub(crate) const ENVIRONMENT: [(&str, &str); 8] = [
    (
        connect::HUB_VARIABLE,
        "Address of the hub, or its name in the configuration file",
    ),
    (connect::KEY_VARIABLE, "API key"),
    (
        connect::GUARD_VARIABLE,
        "Calls that need a permit, in the form of --guard",
    ),
    (config_file::VARIABLE, "Configuration file"),
    (
        control::TOKEN_VARIABLE,
        "Control token of a hub simulator on another machine",
    ),
    ("NO_COLOR", "If it is not empty, no colours are used"),
    (
        "CLICOLOR_FORCE",
        "If it is not 0, colours are used even if the output is not a terminal",
    ),
    (
        "SSL_CERT_FILE, SSL_CERT_DIR",
        "CA certificates that --system-roots uses on Linux",
    ),
];

/// Files that the command reads.
pub(crate) const FILES: [(&str, &str); 2] = [
    (
        "~/.config/gfxhub/config.json",
        "Configuration file; under XDG_CONFIG_HOME where that is set",
    ),
    (
        "%APPDATA%\\gfxhub\\config.json",
        "Configuration file on Windows",
    ),
];

/// Description of the configuration file.
pub(crate) const CONFIGURATION_FILE: &str = "The configuration file is a JSON object: connection options under \
their names, api-key, and hubs. The member hubs contains named hubs: each is an address, or an object with url and \
settings of its own. A file that contains a secret must be readable only by its owner: chmod 600. gfxhub config \
shows which settings are in effect and where each comes from.";

/// Builds a help topic as a hidden subcommand; `gfxhub help NAME` shows it.
fn topic(name: &'static str, about: &'static str) -> Command {
    Command::new(name)
        .hide(true)
        .about(about)
        .disable_help_flag(true)
}

/// Builds the topic about connection options.
pub(crate) fn connection() -> Command {
    let options = connect::options().into_iter().map(|option| {
        let option = option.global(false).hide(false);
        option.help_heading("Options")
    });
    let about = "Options of the connection to a hub, for every command that calls one";
    topic(CONNECTION, about)
        .help_template("{about}\n\n{all-args}{after-help}")
        .args(options)
        .after_help(format!(
            "Options take precedence over the environment, and the environment over the configuration file.\n\n\
             {CONFIGURATION_FILE}\n\nEnvironment:\n{}\n\nFiles:\n{}",
            lines(&ENVIRONMENT),
            lines(&FILES)
        ))
}

/// Builds the topic about exit codes.
pub(crate) fn exit_codes() -> Command {
    topic(EXIT_CODES, "Exit codes of the command")
        .help_template("{about}{after-help}")
        .after_help(format!(
            "{}\n\nWith --json an error is an object on the standard error; its effect says whether the \
                hub executed the failed call: none, maybe or done.",
            lines(&codes())
        ))
}

/// Returns each exit code with its meaning.
pub(crate) fn codes() -> Vec<(String, String)> {
    let mut codes: Vec<(u8, String)> = vec![
        (0, "Done".to_owned()),
        (
            doctor::DIFFERENT,
            "Different: diff, doctor --against or replay found a difference".to_owned(),
        ),
        (
            interrupt::EXIT_CODE,
            "Ended by Ctrl-C while no call was in progress".to_owned(),
        ),
    ];
    for kind in ErrorKind::ALL {
        let text = format!("{}: {}", kind.name(), summary(kind.docs()).replace('`', ""));
        codes.push((kind.exit_code(), text));
    }
    codes.sort_by_key(|(code, _)| *code);
    codes
        .into_iter()
        .map(|(code, text)| (code.to_string(), text))
        .collect()
}

/// Formats names and their descriptions as two columns.
fn lines<T: AsRef<str>>(rows: &[(T, T)]) -> String {
    let width = rows.iter().map(|(name, _)| name.as_ref().len()).max();
    let width = width.unwrap_or_default();
    let line = |(name, text): &(T, T)| format!("  {:width$}  {}", name.as_ref(), text.as_ref());
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}
