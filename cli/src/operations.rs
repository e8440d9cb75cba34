//! Builds a subcommand for each operation from its definition. The subcommand calls the operation.

use clap::{Arg, ArgAction, ArgMatches, Command};
use gfxhub::{
    Client, Object, RetryClass, Value,
    schema::{BodyField, BodyInfo, FieldType, GroupInfo, OperationInfo, ResponseType, calls},
};

use crate::arguments::{self, METHOD};
use crate::body_options::{self, BODY, SET, TEXT, field_id, is_positional};
use crate::calls::Calls;
use crate::console::Console;
use crate::error::CliError;
use crate::output::{self, JSON};
use crate::watch::{self, Watch};
use crate::{batch, confirm, docs, dry_run, id_names, item_fields, parse_value};

/// Returns the operation with this group and verb, which are spelled as on the command line.
pub(crate) fn find(group: &str, verb: &str) -> Option<&'static OperationInfo> {
    calls().find(|operation| operation.group == group && docs::kebab(operation.verb) == verb)
}

/// Returns `true` if the command has this group. The group `guard`, which gives permits, is left
/// out, because permits end with the process.
pub(crate) fn is_here(group: &str) -> bool {
    group != "guard"
}

/// Group whose verbs are commands of their own as well: `gfxhub set` is `gfxhub names set`.
pub(crate) const SHORT: &str = "names";

/// Builds the commands of the verbs that need no group.
pub(crate) fn short_commands() -> impl Iterator<Item = Command> {
    calls()
        .filter(|operation| operation.group == SHORT)
        .map(verb_command)
}

/// Builds the command of a group with its subcommands.
pub(crate) fn group_command(group: &'static GroupInfo) -> Command {
    let verbs = calls().filter(|operation| operation.group == group.name);
    Command::new(group.name)
        .about(docs::short(group.docs))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(verbs.map(verb_command))
        .subcommands(batch::commands(group.name))
}

/// Calls the operation that the command line names, and prints its result.
pub(crate) fn run(
    group: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    if let Some((verb, matches)) = matches.subcommand()
        && let Some(outcome) = batch::run(group, verb, matches, console)
    {
        return outcome;
    }
    // clap has already checked that there is a verb.
    let found = matches
        .subcommand()
        .and_then(|(verb, matches)| Some((find(group, verb)?, matches)));
    match found {
        Some((operation, matches)) => call(operation, matches, console),
        None => Err(CliError::usage(
            group,
            "there is no such operation. gfxhub invoke --list shows all",
        )),
    }
}

/// Calls an operation and prints the result.
pub(crate) fn call(
    operation: &'static OperationInfo,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let mut arguments = arguments::of(operation, matches, console)?;
    let mut operation = operation;
    if let Some(keeping) = item_fields::keeping(operation, &arguments, matches)? {
        (operation, arguments) = keeping;
        console.note(item_fields::NOTE);
    }
    let json = matches.get_flag(JSON);
    let calls = Calls::of(matches, console)?;
    let look_up = |hub: &Client, given: &mut Object| {
        id_names::look_up(hub, operation.arguments, operation.body, given)
    };
    if let Some(every) = watch::every(matches) {
        calls.call(console, operation.name, |hub| look_up(hub, &mut arguments))??;
        let watch = Watch {
            operation,
            arguments,
            client: calls.client(),
            options: calls.options(),
            every,
            json,
        };
        return watch.run(console);
    }
    let shown = Value::Object(arguments.clone()).to_json();
    if dry_run::run(matches, console, || {
        let mut given = arguments.clone();
        look_up(calls.client(), &mut given)?;
        dry_run::of_call(calls.client(), operation.name, given)
    })? {
        return Ok(0);
    }
    confirm::before_operation(operation, &shown, matches, console)?;
    calls.arm(operation.name)?;
    let invoked = calls.call(console, operation.name, |hub| {
        look_up(hub, &mut arguments)?;
        hub.invoke_value(operation.name, arguments)
    })??;
    if json {
        output::as_json(&invoked, console)?;
    } else {
        output::print_table(operation, &invoked, console)?;
    }
    calls.settle(operation.name, console)?;
    Ok(0)
}

fn verb_command(operation: &'static OperationInfo) -> Command {
    let mut command = Command::new(docs::kebab(operation.verb))
        .about(docs::short(operation.docs))
        .after_help(match docs::example(operation) {
            Some(example) => format!("{}\n\nExample:\n{example}", docs::details(operation)),
            None => docs::details(operation),
        })
        .args(operation.arguments.iter().map(arguments::positional));
    if operation.outcome == ResponseType::Raw {
        command = command.arg(
            Arg::new(METHOD)
                .long(METHOD)
                .value_name("METHOD")
                .help("HTTP method; the specification does not define it [default: POST]"),
        );
    }
    if watch::applies(operation) {
        command = command.arg(watch::option());
    }
    if operation.resend != RetryClass::Read {
        command = command.arg(dry_run::option());
    }
    let Some(body) = operation.body else {
        return command;
    };
    command = command.args(field_args(body).map(|arg| {
        let is_required = arg.is_positional();
        let arg = arg.conflicts_with(BODY);
        match is_required {
            true => arg.required_unless_present_any([BODY, SET]),
            false => arg,
        }
    }));
    for field in body.fields {
        if is_positional(field) && matches!(field.shape, FieldType::Value) {
            command = command.arg(
                Arg::new(TEXT)
                    .long(TEXT)
                    .action(ArgAction::SetTrue)
                    .conflicts_with(BODY)
                    .help(format!(
                        "Send {} as text, even if it looks like JSON",
                        field.wire
                    )),
            );
        }
    }
    command
        .args(body_options::move_options(body))
        .arg(body_options::member_option())
        .arg(
            Arg::new(BODY).long(BODY).value_name("JSON").help(
                "Whole body as a JSON object, instead of its fields; - reads it from the standard input",
            ),
        )
}

/// Builds the arguments for the fields of a body.
pub(crate) fn field_args(body: &'static BodyInfo) -> impl Iterator<Item = Arg> {
    body.fields.iter().map(field_arg)
}

fn field_arg(field: &'static BodyField) -> Arg {
    let arg = Arg::new(field_id(field))
        .help(field_help(field))
        .allow_negative_numbers(parse_value::is_number(&field.shape));
    if is_positional(field) {
        return arg.value_name(field.wire);
    }
    let arg = arg
        .long(docs::kebab(field.wire))
        .value_name(form(&field.shape));
    match field.shape {
        FieldType::List(_) => arg.action(ArgAction::Append),
        // The option without a value means true.
        FieldType::Boolean => {
            let arg = arg.num_args(0..=1).require_equals(true);
            arg.default_missing_value("true")
        }
        _ => arg,
    }
}

fn field_help(field: &'static BodyField) -> String {
    let help = id_names::documentation(&field.shape, docs::plain(field.docs));
    let mut help = help.trim_end_matches('.').to_owned();
    match &field.shape {
        FieldType::Enum(info) if !info.values.iter().all(|word| help.contains(word)) => {
            help.push_str(&format!(". One of {}", info.values.join(", ")));
        }
        FieldType::Record(_) => help.push_str(". A file with the document, or its JSON"),
        FieldType::Value if is_positional(field) => help.push_str(
            ". Valid JSON is sent as JSON, anything else as text: 1.5, true, '{\"x\":1}', Hello, '\"12\"' for a text of digits",
        ),
        FieldType::List(element) => help.push_str(match element {
            _ if parse_value::is_short(element) => ". Separate several with commas, repeat the option, or give a JSON array",
            _ => ". Repeat the option for each, or give a JSON array",
        }),
        _ => {}
    }
    if field.nullable && !help.contains("null") {
        help.push_str(". null is sent as null");
    }
    help
}

/// Returns the placeholder for a value of this type in the usage line.
fn form(shape: &'static FieldType) -> String {
    match shape {
        FieldType::Seconds => "SECONDS".to_owned(),
        FieldType::Integer => "NUMBER".to_owned(),
        FieldType::Boolean => "true|false".to_owned(),
        FieldType::Id(id) if id_names::has_names(id) => "ID|NAME".to_owned(),
        FieldType::Id(_) => "ID".to_owned(),
        FieldType::Enum(_) => "WORD".to_owned(),
        FieldType::Text | FieldType::NonEmptyString => "TEXT".to_owned(),
        FieldType::List(element) if parse_value::is_short(element) => {
            format!("{},...", form(element))
        }
        FieldType::List(element) => form(element),
        FieldType::Body(info) => parse_value::pair_form(info).unwrap_or_else(|| "JSON".to_owned()),
        FieldType::Record(_) => "FILE".to_owned(),
        _ => "JSON".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_operation_has_its_subcommand_and_each_group_its_help() {
        let command = crate::command();
        for operation in calls().filter(|operation| is_here(operation.group)) {
            let group = command.find_subcommand(operation.group).unwrap();
            assert!(!group.get_about().unwrap().to_string().is_empty());
            let verb = docs::kebab(operation.verb);
            assert!(group.find_subcommand(&verb).is_some(), "{}", operation.name);
            let is_short = command.find_subcommand(&verb).is_some();
            assert!(is_short || operation.group != SHORT, "{}", operation.name);
            assert_eq!(find(operation.group, &verb).unwrap().name, operation.name);
        }
    }

    #[test]
    fn clap_accepts_the_command_line() {
        crate::command().debug_assert();
    }
}
