//! A call of an operation by group and verb.

use clap::ArgMatches;
use gfxhub::Value;

use crate::body_options::{self, BODY};
use crate::console::Console;
use crate::error::CliError;
use crate::output::JSON;
use crate::{arguments, confirm, connect, operations, output};

/// Calls the operation of a group and verb and shows what it gives.
pub(crate) fn run(
    group: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    // clap has seen to it that there is a verb and that it is one of the group.
    let found = matches
        .subcommand()
        .and_then(|(verb, matches)| Some((operations::find(group, verb)?, matches)));
    let Some((operation, matches)) = found else {
        return Err(CliError::usage(
            group,
            "there is no such operation. gfxhub invoke --list shows all",
        ));
    };
    let arguments = arguments::of(operation, matches, console)?;
    let json = matches.get_flag(JSON);
    // A script reads the standard error as one JSON object.
    if let (false, Some(info), Some(body)) = (json, operation.body, arguments.get(BODY)) {
        body_options::warn_of_jump(info, body, console);
    }
    let client = connect::client(matches, console)?;
    let shown = Value::Object(arguments.clone()).to_json();
    confirm::before_operation(operation, &shown, matches, console)?;
    let invoked = client.invoke_value(operation.name, arguments)?;
    if json {
        output::as_json(&invoked, console)?;
    } else {
        output::print_table(operation, &invoked, console)?;
    }
    Ok(0)
}
