//! `gfxhub control faults`: reads and changes the fault scenario of a simulator.

use std::borrow::Cow;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches, Command};
use gfxhub::{ErrorKind, Method, Object, Value, schema::FieldType};
use gfxhub_simulator::{FAULT_CATALOG, FAULT_SELECTORS, FaultInfo, SelectorInfo};

use super::simulator::Simulator;
use super::{ENGINE, cell};
use crate::console::Console;
use crate::error::CliError;
use crate::output::JSON;
use crate::parse_value;
use crate::table::TableStyle;
use crate::terminal_escape::escape_line;

/// Name of the subcommand.
pub(super) const NAME: &str = "faults";

const PATH: &str = "/_control/faults";

const FILE: &str = "file";
const FAULT: &str = "fault";
const SET: &str = "set";

/// Builds the subcommand.
pub(super) fn command() -> Command {
    Command::new(NAME)
        .about("The fault scenario: what fails, for which calls and how often")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            Command::new("list")
                .about(
                    "List the rules, each with the number of calls that it matched (seen) and that got its \
                     fault (struck)",
                ),
        )
        .subcommand(
            Command::new("set")
                .about("Replace the scenario with one from a file")
                .long_about(
                    "Replace the scenario with one from a file. All counts start again. An invalid scenario \
                        changes nothing.",
                )
                .arg(
                    Arg::new(FILE)
                        .value_name("FILE")
                        .required(true)
                        .help("The file; - reads the scenario from the standard input"),
                ),
        )
        .subcommand(add_command())
        .subcommand(Command::new("clear").about("Remove all rules"))
}

fn add_command() -> Command {
    let selectors = FAULT_SELECTORS.iter().map(|selector| {
        Arg::new(selector.name)
            .long(selector.name)
            .value_name("VALUE")
            .allow_negative_numbers(true)
            .help_heading("Which calls")
            .help(help_of(selector))
    });
    Command::new("add")
        .about("Add a rule after the existing ones")
        .after_help(
            "The counts of the other rules continue. Without an option the rule strikes every call. The \
             name of an engine is looked up with a call, to which the rules apply too.\n\n\
             gfxhub control faults add status --set status=503 --operation 'playout.*' --times 2\n\
             gfxhub control faults add delay --set seconds=0.5 --engine 3",
        )
        .arg(
            Arg::new(FAULT)
                .value_name("FAULT")
                .required(true)
                .value_parser(PossibleValuesParser::new(FAULT_CATALOG.iter().map(possible)))
                .hide_possible_values(true)
                .help("The fault, such as status, delay or reset; gfxhub simulator --help names them all"),
        )
        .arg(
            Arg::new(SET)
                .long(SET)
                .value_name("NAME=VALUE")
                .action(ArgAction::Append)
                .help("Parameter of the fault, as JSON or else as text: --set seconds=2"),
        )
        .args(selectors)
}

/// Returns the help of a selector: which calls it selects, and which values it takes.
fn help_of(selector: &SelectorInfo) -> String {
    let takes = match selector.name {
        ENGINE => "a name or a whole number",
        _ => selector.takes,
    };
    let text = format!("{} ({takes})", selector.docs).replace('`', "");
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
}

/// Describes a fault for help and completions.
fn possible(kind: &FaultInfo) -> PossibleValue {
    PossibleValue::new(kind.name).help(kind.docs)
}

/// Runs the subcommand.
pub(super) fn run(
    matches: &ArgMatches,
    simulator: &Simulator,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let page = match matches.subcommand() {
        Some(("set", matches)) => {
            let scenario = scenario(matches, console)?;
            simulator.call(Method::Put, PATH, Some(&scenario), console)?
        }
        Some(("add", matches)) => {
            let rule = rule(matches, simulator, console)?.to_json();
            simulator.call(Method::Post, PATH, Some(&rule), console)?
        }
        Some(("clear", _)) => simulator.call(Method::Delete, PATH, None, console)?,
        _ => simulator.call(Method::Get, PATH, None, console)?,
    };
    let page = page.unwrap_or(Value::Null);
    match matches.subcommand_matches("list") {
        _ if matches.get_flag(JSON) => print_json(&page, console),
        Some(_) => print_table(&page, console),
        None => {
            console.note("ok");
            Ok(())
        }
    }?;
    Ok(0)
}

/// Reads the text of the scenario from the given file or the standard input.
fn scenario(matches: &ArgMatches, console: &mut Console<'_>) -> Result<String, CliError> {
    let file = matches.get_one::<String>(FILE).map_or("", String::as_str);
    if file == "-" {
        return console.text_or_input(file, "FILE");
    }
    std::fs::read_to_string(file).map_err(|error| {
        let message = format!(
            "the scenario {file} cannot be read: {error}. Nothing was changed. Check the path."
        );
        CliError::other(ErrorKind::Io, message)
    })
}

/// Builds the rule that the command line describes, in the JSON form of scenarios.
fn rule(
    matches: &ArgMatches,
    simulator: &Simulator,
    console: &mut Console<'_>,
) -> Result<Value, CliError> {
    let mut rule = Object::new();
    let fault = matches.get_one::<String>(FAULT);
    rule.insert(FAULT, fault.map_or("", String::as_str));
    for selector in FAULT_SELECTORS {
        if let Some(given) = matches.get_one::<String>(selector.name) {
            let value = match selector.name {
                ENGINE => simulator.engine(given, console)?.into(),
                _ => selected(selector, given)?,
            };
            rule.insert(selector.name, value);
        }
    }
    let wrong =
        |why: String| CliError::usage(format!("--{SET}"), format!("{why}. Nothing was changed."));
    for given in matches.get_many::<String>(SET).unwrap_or_default() {
        let (name, text) = given
            .split_once('=')
            .ok_or_else(|| wrong(format!("{given:?} has no =; write NAME=VALUE")))?;
        let value = parse_value::value(&FieldType::Value, false, text);
        let value = value.map_err(|why| wrong(format!("{name}: {why}")))?;
        if rule.insert(name, value).is_some() {
            return Err(wrong(format!("{name} is given twice")));
        }
    }
    Ok(Value::Object(rule))
}

/// Converts the value of a selector: to a string if the selector takes a string, or else to a
/// number.
fn selected(selector: &SelectorInfo, given: &str) -> Result<Value, CliError> {
    if selector.text {
        return Ok(given.into());
    }
    let number = Value::from_json(given).ok();
    let number = number.filter(|number| number.as_f64().is_some());
    number.ok_or_else(|| {
        let why = format!("{given:?} is not a number. Nothing was changed.");
        CliError::usage(format!("--{}", selector.name), why)
    })
}

/// Prints the scenario as JSON, with its counts.
fn print_json(page: &Value, console: &mut Console<'_>) -> Result<(), CliError> {
    let mut scenario = Object::new();
    for name in ["seed", "faults", "struck"] {
        let value = page.get(name).map_or(Value::Null, Cow::into_owned);
        scenario.insert(name, value);
    }
    console.print_result(&Value::Object(scenario).to_json())
}

fn print_table(page: &Value, console: &mut Console<'_>) -> Result<(), CliError> {
    let rules = page.get("faults").map_or(Value::Null, Cow::into_owned);
    let rules = rules.as_array().unwrap_or_default();
    if rules.is_empty() {
        console.note("none");
        return Ok(());
    }
    let style = TableStyle::of(console);
    let rows = rules.iter().map(row).collect();
    console.print(style.draw(&["fault", "rule", "seen", "struck"], rows))
}

/// Returns the cells of a rule: its fault, its other members and its counts.
fn row(rule: &Value) -> Vec<String> {
    let counts = ["seen", "struck"];
    let empty = Object::new();
    let members = rule.as_object().unwrap_or(&empty);
    let others = members
        .iter()
        .filter(|(name, _)| *name != FAULT && !counts.contains(name));
    let others: Vec<_> = others
        .map(|(name, value)| format!("{} {}", escape_line(name), cell(value)))
        .collect();
    let member = |name: &str| members.get(name).map_or(String::new(), cell);
    let [seen, struck] = counts.map(member);
    vec![member(FAULT), others.join(", "), seen, struck]
}
