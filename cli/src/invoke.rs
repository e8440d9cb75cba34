//! `gfxhub invoke NAME JSON`: calls any operation by its name and prints the response as received.

use clap::{Arg, ArgAction, ArgMatches, Command};
use gfxhub::schema::{ResponseType, call, calls};
use gfxhub::{Error, Value};

use crate::calls::Calls;
use crate::confirm;
use crate::console::Console;
use crate::dry_run;
use crate::error::CliError;
use crate::output::JSON;

/// Name of the subcommand.
pub(crate) const NAME: &str = "invoke";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Call an operation by its name, with its arguments as one JSON object")
        .long_about(
            "Call an operation by its name, with its arguments as one JSON object, under their JSON names \
             and with the body under `body`, and print the response as received: wire JSON, plain text, or \
             nothing.\n\n\
             gfxhub invoke engines.get_property '{\"engineId\":3,\"nodePath\":\"Mixer_0\",\"propertyPath\":\"Default//Opacity/0\"}'",
        )
        .arg(
            Arg::new("name")
                .value_name("NAME")
                .required_unless_present("list")
                .help("The operation, engines.get for example"),
        )
        .arg(
            Arg::new("arguments")
                .value_name("JSON")
                .default_value("{}")
                .help("Its arguments; - reads them from the standard input"),
        )
        .arg(dry_run::option())
        .arg(
            Arg::new("list")
                .long("list")
                .action(ArgAction::SetTrue)
                .conflicts_with("name")
                .help("List the names of all operations"),
        )
}

/// Calls the operation and prints the response, or lists the operations.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let Some(name) = matches.get_one::<String>("name") else {
        return list(matches.get_flag(JSON), console);
    };
    let given = matches.get_one::<String>("arguments");
    let arguments = console.text_or_input(given.map_or("{}", String::as_str), "arguments")?;
    let calls = Calls::of(matches, console)?;
    let operation = call(name);
    if dry_run::run(matches, console, || {
        let given = Value::from_json(&arguments).ok();
        let given = given.and_then(|given| given.into_object().ok());
        let given =
            given.ok_or_else(|| Error::invalid("arguments", "they must be one JSON object"))?;
        dry_run::of_call(calls.client(), name, given)
    })? {
        return Ok(0);
    }
    if let Some(operation) = operation {
        confirm::before_operation(operation, &arguments, matches, console)?;
    }
    calls.arm(name)?;
    let invoked = calls.call(console, name, |hub| hub.invoke(name, &arguments))??;
    let is_raw = operation.is_some_and(|operation| operation.outcome == ResponseType::Raw);
    if let Some(response) = invoked.response().filter(|_| is_raw) {
        console.print_bytes(response.bytes())?;
    } else if let Some(text) = invoked.text() {
        console.print_as_sent(text, matches.get_flag(JSON))?;
    }
    calls.settle(name, console)?;
    Ok(0)
}

fn list(json: bool, console: &mut Console<'_>) -> Result<u8, CliError> {
    let names = calls().map(|operation| operation.name);
    if json {
        let names = names.map(Value::from).collect();
        console.print_line(&Value::Array(names).to_json())?;
    } else {
        let names: Vec<&str> = names.collect();
        console.print_line(&names.join("\n"))?;
    }
    Ok(0)
}
