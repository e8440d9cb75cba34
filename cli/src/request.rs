//! `gfxhub request METHOD PATH [BODY]`: sends a raw request to any path of the hub.

use clap::{Arg, ArgMatches, Command};
use gfxhub::Method;

use crate::calls::Calls;
use crate::confirm;
use crate::console::Console;
use crate::dry_run;
use crate::error::CliError;
use crate::output::JSON;

/// Name of the subcommand.
pub(crate) const NAME: &str = "request";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Send a raw request to any path on the hub and print the response as received")
        .long_about(
            "Send a raw request to any path on the hub and print the body of the response as \
             received. Only a GET is ever resent.\n\n\
             gfxhub request GET /api/rest/v1/engines",
        )
        .arg(
            Arg::new("method")
                .value_name("METHOD")
                .required(true)
                .help("GET, POST, PUT, PATCH or DELETE"),
        )
        .arg(
            Arg::new("path")
                .value_name("PATH")
                .required(true)
                .help("Path and query, already percent-encoded; it begins with a slash"),
        )
        .arg(
            Arg::new("body")
                .value_name("BODY")
                .help("Body as JSON; - reads it from the standard input"),
        )
        .arg(dry_run::option())
}

/// Sends the request and prints the response.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let Some(method) = Method::from_word(text("method")) else {
        let why = "it is not a method of the hub. Write GET, POST, PUT, PATCH or DELETE. Nothing was sent.";
        return Err(CliError::usage("METHOD", why));
    };
    let path = text("path");
    let body = match matches.get_one::<String>("body") {
        Some(given) => Some(console.text_or_input(given, "BODY")?),
        None => None,
    };
    let calls = Calls::of(matches, console)?;
    if dry_run::run(matches, console, || {
        let preview = calls
            .client()
            .preview_request(method, path, body.as_deref());
        preview.map(|request| vec![request])
    })? {
        return Ok(0);
    }
    confirm::before_request(method, path, matches, console)?;
    calls.arm(NAME)?;
    let response = calls.call(console, NAME, |hub| {
        hub.request(method, path, body.as_deref())
    })??;
    match response.text() {
        Some("") => {}
        Some(text) => console.print_as_sent(text, matches.get_flag(JSON))?,
        None => console.print_bytes(response.bytes())?,
    }
    Ok(0)
}
