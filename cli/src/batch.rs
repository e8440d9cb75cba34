//! Composed calls: their subcommands from their rows, and what each prints.

use clap::{Arg, ArgMatches, Command};
use gfxhub::schema::{
    COMPOSED, ComposedInfo, FieldType, PlainType, RECORDS, RecordInfo, composed, operation,
};
use gfxhub::{
    BatchOptions, BatchReport, Client, EngineId, Error, NodePath, Object, Property,
    PropertyAddress, PropertySet, Value,
};

use crate::arguments;
use crate::calls::Calls;
use crate::connect;
use crate::console::Console;
use crate::docs;
use crate::error::{CliError, of_call, of_item};
use crate::output::JSON;
use crate::parse_value;
use crate::table::{self, TableStyle};
use crate::terminal_escape::escape_line;

const SET: &str = "set-properties";
const GET: &str = "get-properties";
const LIST: &str = "list-properties-of";

const ITEMS: &str = "items";
const ENGINE: &str = "engineId";
const NODES: &str = "nodePath";

/// A use of each, which runs against the demo show.
const EXAMPLES: [(&str, &str); 3] = [
    (
        SET,
        r#"gfxhub engines set-properties '[{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0","Value":0.5}]'"#,
    ),
    (
        GET,
        r#"gfxhub engines get-properties '[{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0"}]'"#,
    ),
    (LIST, "gfxhub engines list-properties-of 3 --json"),
];

/// How many failures are shown, of which the rest is counted.
const SHOWN: usize = 20;

/// The verbs of a group that are composed calls.
pub(crate) fn commands(group: &str) -> impl Iterator<Item = Command> {
    let calls = COMPOSED.iter().filter(move |call| call.group == group);
    calls.map(|call| command(call))
}

fn command(call: &'static ComposedInfo) -> Command {
    let verb = docs::kebab(call.verb);
    let is_id = matches!(call.items.item_type, PlainType::Id(_));
    // Operations and settings are named there as the library names them.
    let words = |text: String| text.replace('_', "-");
    let mut text = words(docs::plain(call.docs));
    if !is_id {
        text.push_str(&format!(
            "\n\nOne item to a line, or a JSON array of them, each with {}.",
            members(call)
        ));
    }
    if let Some((_, example)) = EXAMPLES.iter().find(|(known, _)| *known == verb) {
        text.push_str(&format!("\n\n{example}"));
    }
    let arguments = call.arguments.iter().map(|argument| {
        let text = matches!(argument.shape, FieldType::Id(id) if id.text);
        Arg::new(argument.wire)
            .value_name(argument.wire)
            .required(true)
            .allow_negative_numbers(!text)
            .help(docs::plain(argument.docs))
    });
    let arguments = arguments.map(|argument| match argument.get_id() == ENGINE {
        true => argument.value_parser(arguments::engine_id),
        false => argument,
    });
    let items = match call.items.item_type {
        PlainType::Id(id) => Arg::new(id.wire)
            .value_name(id.wire)
            .num_args(0..)
            .help(capitalized(call.items.docs)),
        _ => {
            let help = capitalized(call.items.docs) + "; - reads them from the standard input";
            Arg::new(ITEMS)
                .value_name("JSON")
                .default_value("-")
                .help(help)
        }
    };
    let settings = call.settings.iter().map(|setting| {
        let name = docs::kebab(setting.json_name);
        connect::setting_option(setting, Arg::new(setting.name).long(name))
    });
    Command::new(verb)
        .about(words(docs::short(call.docs)))
        .long_about(text)
        .args(arguments)
        .arg(items)
        .args(settings)
}

/// The members of an item, with those in parentheses that need not be given.
fn members(call: &ComposedInfo) -> String {
    let arguments = call
        .item_arguments()
        .map(|argument| argument.wire.to_owned());
    let body = operation(call.operation).and_then(|operation| operation.body);
    let fields = body.map_or(&[][..], |body| body.fields).iter();
    let fields = fields.map(|field| match field.required {
        true => field.wire.to_owned(),
        false => format!("({})", field.wire),
    });
    arguments.chain(fields).collect::<Vec<_>>().join(", ")
}

/// A text that begins small.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// The settings of a composed call.
fn options(name: &str, matches: &ArgMatches) -> Result<BatchOptions, CliError> {
    let mut options = BatchOptions::new();
    let settings = composed(name).map_or(&[][..], |call| call.settings);
    for setting in settings {
        if let Some(given) = matches.get_one::<String>(setting.name) {
            let value = connect::setting_value(setting, given.clone())?;
            options.set(setting.json_name, value)?;
        }
    }
    Ok(options)
}

/// Runs the verb, if it is one of these.
pub(crate) fn run(
    verb: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Option<Result<u8, CliError>> {
    match verb {
        SET => Some(set(matches, console)),
        GET => Some(get(matches, console)),
        LIST => Some(list(matches, console)),
        _ => None,
    }
}

fn set(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let sets = items(
        matches,
        console,
        "engines.set_properties",
        PropertySet::from_json,
    )?;
    let options = options("engines.set_properties", matches)?;
    let report = call(matches, console, "engines.set_properties", |hub| {
        hub.engines().set_properties_with(&sets, &options)
    })?;
    if matches.get_flag(JSON) {
        return as_json(report, console, property_members, one);
    }
    let summary = summary(&report);
    let code = failures(&report, console, place);
    console.note(&summary);
    Ok(code)
}

fn get(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let read = |json: &str| {
        let value = Value::from_json(json).map_err(|why| Error::invalid("", why.to_string()))?;
        PropertyAddress::from_value(value)
    };
    let addresses = items(matches, console, "engines.get_properties", read)?;
    let options = options("engines.get_properties", matches)?;
    let report = call(matches, console, "engines.get_properties", |hub| {
        hub.engines().get_properties_with(&addresses, &options)
    })?;
    if matches.get_flag(JSON) {
        return as_json(report, console, property_members, one);
    }
    let summary = summary(&report);
    let code = failures(&report, console, place);
    let found = report.into_iter().filter_map(|(_, result)| result.ok());
    print(&found.collect::<Vec<_>>(), console)?;
    console.note(&summary);
    Ok(code)
}

fn list(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let engine = EngineId(matches.get_one(ENGINE).copied().unwrap_or_default());
    let nodes = matches.get_many::<String>(NODES).into_iter().flatten();
    let nodes: Vec<NodePath> = nodes.map(|node| NodePath::from(node.as_str())).collect();
    let options = options("engines.list_properties_of", matches)?;
    let report = call(matches, console, "engines.list_properties_of", |hub| {
        hub.engines()
            .list_properties_of_with(engine, &nodes, &options)
    })?;
    if matches.get_flag(JSON) {
        let members = |node: &NodePath| Object::from_iter([("nodePath", text(node))]);
        return as_json(report, console, members, |properties| {
            let values = properties.iter().map(Property::to_json);
            ("properties", values.map(|json| value(&json)).collect())
        });
    }
    let summary = summary(&report);
    let code = failures(&report, console, NodePath::to_string);
    for (node, result) in report {
        if let Ok(properties) = result {
            console.print_line(&escape_line(node.as_ref()))?;
            print(&properties, console)?;
        }
    }
    console.note(&summary);
    Ok(code)
}

/// The items of the argument, or of the standard input.
fn items<T>(
    matches: &ArgMatches,
    console: &mut Console<'_>,
    operation: &'static str,
    read: impl Fn(&str) -> gfxhub::Result<T>,
) -> Result<Vec<T>, CliError> {
    let given = matches.get_one::<String>(ITEMS);
    let given = console.text_or_input(given.map_or("-", String::as_str), ITEMS)?;
    let refuse = |place: String, why: String| CliError::usage(place, why).with_operation(operation);
    let item =
        |place: String, json: &str| read(json).map_err(|error| refuse(place, of_item(&error)));
    if given.trim_start().starts_with('[') {
        let list = parse_value::json(&given).map_err(|why| refuse(ITEMS.into(), why))?;
        let Value::Array(list) = list else {
            return Err(refuse(ITEMS.into(), "it must be an array".into()));
        };
        let list = list.into_iter().enumerate();
        return list
            .map(|(at, value)| item(format!("[{at}]"), &value.to_json()))
            .collect();
    }
    let lines = given.lines().enumerate();
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(at, line)| item(format!("line {}", at + 1), line))
        .collect()
}

fn call<A: Send, T: Send>(
    matches: &ArgMatches,
    console: &mut Console<'_>,
    operation: &str,
    make: impl FnOnce(&Client) -> gfxhub::Result<BatchReport<A, T>> + Send,
) -> Result<BatchReport<A, T>, CliError> {
    let calls = Calls::of(matches, console)?;
    Ok(calls.call(console, operation, make)??)
}

/// Writes what failed to the standard error, and gives the exit code.
fn failures<A, T>(
    report: &BatchReport<A, T>,
    console: &mut Console<'_>,
    place: impl Fn(&A) -> String,
) -> u8 {
    let failed: Vec<(&A, &Error)> = report.failed().collect();
    for (address, error) in failed.iter().take(SHOWN) {
        let place = escape_line(&place(address));
        console.eprint(&format!("{place}: {}", of_call(error)));
    }
    if failed.len() > SHOWN {
        console.eprint(&format!("and {} more", failed.len() - SHOWN));
    }
    failed
        .first()
        .map_or(0, |(_, error)| error.kind().exit_code())
}

fn summary<A, T>(report: &BatchReport<A, T>) -> String {
    let failed = report.failed().count();
    format!(
        "{} of {} done in {:.1} ms, {:.1} ms apart at most, over {} connections",
        report.len() - failed,
        report.len(),
        report.elapsed().as_secs_f64() * 1e3,
        report.skew().as_secs_f64() * 1e3,
        report.connections(),
    )
}

/// Prints one JSON array with an object for each item.
fn as_json<A, T>(
    report: BatchReport<A, T>,
    console: &mut Console<'_>,
    members: impl Fn(&A) -> Object,
    result: impl Fn(T) -> (&'static str, Value),
) -> Result<u8, CliError> {
    let mut code = 0;
    let item = |(address, outcome): (A, gfxhub::Result<T>)| {
        let mut object = members(&address);
        match outcome {
            Ok(found) => {
                let (name, found) = result(found);
                object.insert(name, found);
            }
            Err(error) => {
                if code == 0 {
                    code = error.kind().exit_code();
                }
                object.insert("error", value(&CliError::Call(error).to_json()));
            }
        }
        Value::Object(object)
    };
    let items = report.into_iter().map(item).collect();
    console.print_json(&Value::Array(items).to_json())?;
    Ok(code)
}

fn property_members(address: &PropertyAddress) -> Object {
    Object::from_iter([
        ("engineId", Value::from(address.engine_id.0)),
        ("nodePath", text(&address.node_path)),
        ("propertyPath", text(&address.property_path)),
    ])
}

fn one(property: Property) -> (&'static str, Value) {
    ("property", value(&property.to_json()))
}

fn place(address: &PropertyAddress) -> String {
    let PropertyAddress {
        engine_id,
        node_path,
        property_path,
    } = address;
    format!("{engine_id} {node_path} {property_path}")
}

fn print(properties: &[Property], console: &mut Console<'_>) -> Result<(), CliError> {
    let records: Vec<Value> = properties
        .iter()
        .map(|property| value(&property.to_json()))
        .collect();
    if records.is_empty() {
        return Ok(());
    }
    let style = TableStyle::of(console);
    console.print(table::list(&records, property_info()?, &style))
}

fn property_info() -> Result<&'static RecordInfo, CliError> {
    let mut records = RECORDS.iter().copied();
    let found = records.find(|info| info.name == "Property");
    found.ok_or_else(|| CliError::usage("Property", "it is in no table"))
}

fn text(text: &impl ToString) -> Value {
    Value::from(text.to_string())
}

/// What was written as JSON, as a value; as a text, where an integer is too large for one.
fn value(json: &str) -> Value {
    Value::from_json(json).unwrap_or_else(|_| Value::from(json))
}

#[cfg(test)]
mod tests {
    use gfxhub::schema::COMPOSED;
    use gfxhub_simulator::{LocalHub, Options};

    use super::{EXAMPLES, GET, LIST, SET};
    use crate::{Console, docs};

    /// What a command prints at a terminal, what it complains about, and its exit code.
    fn run(hub: &LocalHub, args: &[&str], mut input: &[u8]) -> (String, String, u8) {
        let url = hub.url();
        let before = ["gfxhub", "--hub", &url, "engines"].into_iter();
        let args = before.chain(args.iter().copied());
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut input, &mut out, &mut err, 100);
        let code = crate::run_in(args.map(Into::into), &mut console);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (text(out), text(err), code)
    }

    const SETS: &[u8] = br#"
        {"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0","Value":0.75}

        {"engineId":3,"nodePath":"Cyclorama","propertyPath":"No//Such/0","Value":1}
        {"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0","Value":0,"Duration":0.1,"Interpolation":"Linear"}
    "#;

    #[test]
    fn every_composed_call_is_printed() {
        for call in COMPOSED {
            let verb = docs::kebab(call.verb);
            assert!([SET, GET, LIST].contains(&verb.as_str()), "{verb}");
            assert!(EXAMPLES.iter().any(|(known, _)| *known == verb), "{verb}");
        }
    }

    #[test]
    fn lines_of_the_input_are_sets_and_what_fails_is_named() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (out, err, code) = run(&hub, &["set-properties"], SETS);
        assert_eq!(out, "");
        assert!(
            err.starts_with("3 Cyclorama No//Such/0: engines.set_property "),
            "{err}"
        );
        assert!(err.contains("2 of 3 done in "), "{err}");
        assert_ne!(code, 0);
        let address =
            r#"[{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0"}]"#;
        let (out, _, code) = run(&hub, &["get-properties", address], b"");
        assert!(
            out.contains("Material//Softness/0") && out.contains("0.75"),
            "{out}"
        );
        assert_eq!(code, 0);
    }

    #[test]
    fn a_script_gets_one_object_for_each_item() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (out, err, code) = run(&hub, &["set-properties", "--json"], SETS);
        let items: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(items[0]["property"]["Value"], 0.75);
        assert_eq!(items[1]["error"]["operation"], "engines.set_property");
        assert_eq!(items[2]["nodePath"], "Mixer_0");
        assert!(err.is_empty() && code != 0, "{err}");
        let (out, _, code) = run(&hub, &["list-properties-of", "3", "Mixer_0", "--json"], b"");
        let nodes: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(nodes[0]["nodePath"], "Mixer_0");
        assert!(nodes[0]["properties"].as_array().unwrap().len() > 3);
        assert_eq!(code, 0);
    }

    #[test]
    fn a_line_that_is_wrong_is_named_and_nothing_is_sent() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let address = r#""engineId":3,"nodePath":"n","propertyPath":"p""#;
        for (input, expected) in [
            ("{}".to_owned(), "line 1: engineId: it is required"),
            (
                format!("\n{{{address},\"Value\":1,\"Other\":1}}"),
                "line 2: Other",
            ),
            ("{".to_owned(), "line 1: "),
            (format!("[{{{address}}}]"), "[0]: Value"),
            (
                format!("{{{address},\"Value\":1,\"Delay\":-1}}"),
                "sets[0].body.Delay",
            ),
            (
                format!("{{{address},\"Value\":{{\"$number\":\"NaN\"}}}}"),
                "sets[0].body.Value",
            ),
        ] {
            let (_, err, code) = run(&hub, &["set-properties"], input.as_bytes());
            assert!(
                err.contains(expected) && err.contains("Nothing was sent"),
                "{err}"
            );
            assert_eq!(code, 2, "{err}");
        }
    }
}
