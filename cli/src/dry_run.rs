//! `--dry-run`: prints the requests that a call would send. They are checked and not sent.

use clap::{Arg, ArgAction, ArgMatches};
use gfxhub::{Client, Error, Object, PreviewedCall, RequestPreview};

use crate::console::Console;
use crate::error::CliError;
use crate::output::JSON;

const DRY_RUN: &str = "dry-run";

/// Builds the flag, for subcommands that call a hub.
pub(crate) fn option() -> Arg {
    Arg::new(DRY_RUN)
        .long(DRY_RUN)
        .action(ArgAction::SetTrue)
        .help("Check and print the requests of the call, and send none that changes anything")
}

/// Returns the preview of a call by name.
pub(crate) fn of_call(
    hub: &Client,
    name: &str,
    arguments: Object,
) -> Result<Vec<RequestPreview>, Error> {
    let call = PreviewedCall::new(name).arguments(arguments);
    hub.requests().preview(&call)
}

/// Prints the requests of a call if the flag is given; returns `false` if it is not.
pub(crate) fn run(
    matches: &ArgMatches,
    console: &mut Console<'_>,
    preview: impl FnOnce() -> Result<Vec<RequestPreview>, Error>,
) -> Result<bool, CliError> {
    // The flag may be missing, because subcommands that only read do not have it.
    if !matches!(matches.try_get_one::<bool>(DRY_RUN), Ok(Some(true))) {
        return Ok(false);
    }
    let requests = preview()?;
    if matches.get_flag(JSON) {
        let all: Vec<String> = requests.iter().map(RequestPreview::to_json).collect();
        console.print_result(&format!("[{}]", all.join(",")))?;
        return Ok(true);
    }
    for request in &requests {
        let RequestPreview {
            operation,
            retry_class,
            resend,
            names,
            guard,
            curl,
            ..
        } = request;
        let again = match resend {
            0 => "never resent".to_owned(),
            most => format!("resent up to {most} times"),
        };
        let found: String = names.iter().map(|name| format!("{name:?}; ")).collect();
        console.print_line(&format!(
            "# {operation}: {found}{retry_class}, {again}; guard: {guard}"
        ))?;
        console.print_line(curl)?;
    }
    console.note("Nothing was changed.");
    Ok(true)
}
