//! Runs the composed calls that return a report. Their subcommands are built from the definitions
//! of the calls.

use clap::{Arg, ArgMatches, Command};
use gfxhub::bindings::{PlainValue, Report, call_composed, composed_arguments, only_reads};
use gfxhub::schema::{
    COMPOSED, ComposedInfo, FieldType, PlainType, RecordInfo, ResponseType, operation,
};
use gfxhub::{BatchFigures, BatchOptions, Error, ErrorKind, Object, Value};

use crate::arguments;
use crate::calls::Calls;
use crate::connect;
use crate::console::Console;
use crate::docs;
use crate::dry_run;
use crate::error::{CliError, of_call, of_item};
use crate::format_value::text_or_json;
use crate::id_names;
use crate::output::JSON;
use crate::parse_value;
use crate::table::{self, TableStyle};
use crate::terminal_escape::escape_line;

const ITEMS: &str = "items";

/// One example for each call. All examples run against the demo show.
const EXAMPLES: [(&str, &str); 4] = [
    (
        "engines.set_properties",
        r#"gfxhub engines set-properties '[{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0","Value":0.5}]'"#,
    ),
    (
        "engines.get_properties",
        r#"gfxhub engines get-properties '[{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0"}]'"#,
    ),
    (
        "engines.list_properties_of",
        "gfxhub engines list-properties-of 3 --json",
    ),
    (
        "names.set_many",
        r#"gfxhub names set-many '[{"path":"Studio A / Cyclorama / Softness","value":0.5}]'"#,
    ),
];

/// Maximum number of failures that are listed. Further failures are only counted.
const SHOWN: usize = 20;

/// Returns the subcommands of a group that are composed calls.
pub(crate) fn commands(group: &str) -> impl Iterator<Item = Command> {
    let calls = COMPOSED.iter().filter(move |call| call.group == group);
    calls.map(|call| command(call))
}

fn command(call: &'static ComposedInfo) -> Command {
    let verb = docs::kebab(call.verb);
    let is_id = matches!(call.items.item_type, PlainType::Id(_));
    // The docs contain operations and settings in the spelling of the library, with underscores.
    let words = |text: String| text.replace('_', "-");
    let mut text = words(docs::plain(call.docs));
    if !is_id {
        text.push_str(&format!(
            "\n\nOne item per line, or a JSON array of items. Members of an item: {}.",
            members(call)
        ));
    }
    if let Some((_, example)) = EXAMPLES.iter().find(|(known, _)| *known == call.name) {
        text.push_str(&format!("\n\n{example}"));
    }
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
    let settings = call.settings.iter().copied();
    Command::new(verb)
        .about(words(docs::short(call.docs)))
        .long_about(text)
        .args(call.arguments.iter().map(arguments::positional))
        .arg(items)
        .args(settings.map(connect::setting_option))
        .arg(dry_run::option())
}

/// Lists the members of an item, optional ones in parentheses.
fn members(call: &ComposedInfo) -> String {
    let arguments = call
        .item_arguments()
        .map(|argument| argument.wire.to_owned());
    let body = call.item_call().and_then(|call| call.body);
    let fields = body.map_or(&[][..], |body| body.fields).iter();
    let fields = fields.map(|field| match field.required {
        true => field.wire.to_owned(),
        false => format!("({})", field.wire),
    });
    arguments.chain(fields).collect::<Vec<_>>().join(", ")
}

/// Returns the text with an upper-case first letter.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Runs the composed call `verb` of `group`. Returns `None` if there is no such composed call.
pub(crate) fn run(
    group: &str,
    verb: &str,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Option<Result<u8, CliError>> {
    let mut calls = COMPOSED.iter().copied();
    let call = calls.find(|call| call.group == group && docs::kebab(call.verb) == verb)?;
    Some(make(call, matches, console))
}

fn make(
    call: &'static ComposedInfo,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let mut given = arguments::in_path(call.arguments, call.name, matches)?;
    let items = Items::of(call, matches, console)?;
    given.insert(call.items.name, items.values.clone());
    let mut options = BatchOptions::new();
    let settings = call.settings.iter().copied();
    connect::set_given(settings, matches, connect::UNSENT, |name, value| {
        options.set(name, value)
    })?;
    let calls = Calls::of(matches, console)?;
    if dry_run::run(matches, console, || {
        let mut given = given.clone();
        id_names::look_up(calls.client(), call.arguments, None, &mut given)?;
        dry_run::of_call(calls.client(), call.name, given)
    })
    .map_err(|failure| failure.with_operation(call.name))?
    {
        return Ok(0);
    }
    calls.arm(call.name)?;
    let report = calls.call(console, call.name, |hub| {
        id_names::look_up(hub, call.arguments, None, &mut given)?;
        call_composed(hub, call, given, &options)
    })?;
    let report = report.map_err(|error| items.named(call, error))?;
    let report = ItemResults::of(call, report);
    match matches.get_flag(JSON) {
        true => report.print_json(console),
        false => report.print(only_reads(call.name), console),
    }
}

/// The items of a call.
struct Items {
    values: Value,
    /// Place of each item in the input (an index or a line), for errors; empty if the items are
    /// ids.
    places: Vec<String>,
}

impl Items {
    /// Reads the items from the arguments or from the standard input.
    fn of(
        call: &'static ComposedInfo,
        matches: &ArgMatches,
        console: &mut Console<'_>,
    ) -> Result<Items, CliError> {
        if let PlainType::Id(id) = call.items.item_type {
            let words = matches.get_many::<String>(id.wire).into_iter().flatten();
            let shape = FieldType::Id(id);
            let values = words.map(|word| arguments::value(&shape, id.wire, call.name, word));
            return Ok(Items {
                values: Value::Array(values.collect::<Result<_, _>>()?),
                places: Vec::new(),
            });
        }
        let given = matches.get_one::<String>(ITEMS);
        let given = console.text_or_input(given.map_or("-", String::as_str), ITEMS)?;
        let read = |place: &str, json: &str| {
            let refuse = |why| CliError::usage(place, why).with_operation(call.name);
            parse_value::json(json).map_err(refuse)
        };
        let mut places = Vec::new();
        let mut texts = Vec::new();
        if given.trim_start().starts_with('[') {
            let Value::Array(list) = read(ITEMS, &given)? else {
                let refused = CliError::usage(ITEMS, "it must be an array");
                return Err(refused.with_operation(call.name));
            };
            places.extend((0..list.len()).map(|at| format!("[{at}]")));
            texts.extend(list.iter().map(Value::to_json));
        } else {
            for (at, line) in given.lines().enumerate() {
                if !line.trim().is_empty() {
                    let place = format!("line {}", at + 1);
                    texts.push(read(&place, line)?.to_json());
                    places.push(place);
                }
            }
        }
        let name = call.items.name;
        let json = format!("{{\"{name}\":[{}]}}", texts.join(","));
        let mut read = composed_arguments(call, &json)?;
        Ok(Items {
            values: read.remove(name).unwrap_or_default(),
            places,
        })
    }

    /// Converts the error of a call that returned no report. If an item is invalid, the new error
    /// names the place of the item in the input.
    fn named(&self, call: &'static ComposedInfo, error: Error) -> CliError {
        let is_refused = error.kind() == ErrorKind::Invalid;
        let argument = error.argument().filter(|_| is_refused);
        let member = argument.and_then(|argument| {
            let (at, member) = argument
                .strip_prefix(call.items.name)?
                .strip_prefix('[')?
                .split_once(']')?;
            let place = self.places.get(at.parse::<usize>().ok()?)?;
            let member = member.trim_start_matches('.');
            Some((place, member.strip_prefix("body.").unwrap_or(member)))
        });
        let Some((place, member)) = member else {
            return error.into();
        };
        let why = of_item(&Error::invalid(member, error.detail()));
        CliError::usage(place, why).with_operation(call.name)
    }
}

/// The results of all items.
struct ItemResults {
    items: Vec<ItemResult>,
    figures: BatchFigures,
    /// Type of the records in the results; `None` if the results are not records.
    record: Option<&'static RecordInfo>,
    is_list: bool,
}

/// The result of one item.
struct ItemResult {
    /// Members of the item's address, with their values.
    address: Vec<(String, Value)>,
    outcome: gfxhub::Result<Value>,
}

impl ItemResults {
    fn of(call: &'static ComposedInfo, report: Box<dyn Report>) -> ItemResults {
        let (record, is_list) = match operation(call.operation).map(|row| row.outcome) {
            Some(ResponseType::List(record)) => (Some(record), true),
            Some(ResponseType::Record(record) | ResponseType::FirstOfList(record)) => {
                (Some(record), false)
            }
            _ => (None, false),
        };
        let figures = *report.figures();
        let mut items = Vec::new();
        report.for_each(&mut |address, outcome| {
            items.push(ItemResult {
                address: address_members(call, &address),
                outcome: outcome.map(|result| value(&result.to_json())),
            });
        });
        ItemResults {
            items,
            figures,
            record,
            is_list,
        }
    }

    fn failed(&self) -> impl Iterator<Item = (&ItemResult, &Error)> {
        let items = self.items.iter();
        items.filter_map(|item| Some((item, item.outcome.as_ref().err()?)))
    }

    /// Returns the exit code of the first failed item, or 0 if none failed.
    fn code(&self) -> u8 {
        let first = self.failed().next();
        first.map_or(0, |(_, error)| error.kind().exit_code())
    }

    /// Prints one JSON array with an object for each item.
    fn print_json(self, console: &mut Console<'_>) -> Result<u8, CliError> {
        let code = self.code();
        let name = self.result_name();
        let item = |item: ItemResult| {
            let mut object: Object = item.address.into_iter().collect();
            match item.outcome {
                Ok(found) => object.insert(name.as_str(), found),
                Err(error) => object.insert("error", value(&CliError::Call(error).to_json())),
            };
            Value::Object(object)
        };
        let items = self.items.into_iter().map(item).collect();
        console.print_json(&Value::Array(items).to_json())?;
        Ok(code)
    }

    /// Returns the JSON name of a result, such as `property`, or `properties` for a list.
    fn result_name(&self) -> String {
        let name = self.record.map_or("result", |record| record.name);
        let name = docs::kebab(name);
        match (self.is_list, name.strip_suffix('y')) {
            (false, _) => name,
            (true, Some(stem)) => format!("{stem}ies"),
            (true, None) => format!("{name}s"),
        }
    }

    /// Prints the results of reads as tables. Writes failures and figures to the standard error.
    fn print(&self, is_read: bool, console: &mut Console<'_>) -> Result<u8, CliError> {
        for (item, error) in self.failed().take(SHOWN) {
            let place = escape_line(&item.place());
            console.eprint(&format!("{place}: {}", of_call(error)));
        }
        let failed = self.failed().count();
        if failed > SHOWN {
            console.eprint(&format!("and {} more", failed - SHOWN));
        }
        let found = self.items.iter();
        let found = found.filter_map(|item| Some((item, item.outcome.as_ref().ok()?)));
        match (is_read, self.is_list) {
            (false, _) => {}
            (true, false) => {
                let records: Vec<Value> = found.map(|(_, record)| record.clone()).collect();
                self.table(&records, console)?;
            }
            (true, true) => {
                for (item, list) in found {
                    console.print_line(&escape_line(&item.place()))?;
                    self.table(list.as_array().unwrap_or_default(), console)?;
                }
            }
        }
        console.note(&self.summary(failed));
        Ok(self.code())
    }

    fn table(&self, records: &[Value], console: &mut Console<'_>) -> Result<(), CliError> {
        match self.record {
            Some(record) if !records.is_empty() => {
                let style = TableStyle::of(console);
                console.print(table::list(records, record, &style))
            }
            _ => Ok(()),
        }
    }

    fn summary(&self, failed: usize) -> String {
        let BatchFigures {
            skew,
            elapsed,
            connections,
            ..
        } = self.figures;
        let count = self.items.len();
        format!(
            "{} of {count} done in {:.1} ms, all sent and answered within {:.1} ms, over {connections} \
             connections",
            count - failed,
            elapsed.as_secs_f64() * 1e3,
            skew.as_secs_f64() * 1e3,
        )
    }
}

impl ItemResult {
    /// Returns the address in one line.
    fn place(&self) -> String {
        let parts = self.address.iter().map(|(_, part)| text_or_json(part));
        parts.collect::<Vec<_>>().join(" ")
    }
}

/// Returns the members of an address. An address that is a single id has one member, named like the
/// id.
fn address_members(call: &ComposedInfo, address: &PlainValue<'_>) -> Vec<(String, Value)> {
    match (address, call.address) {
        (PlainValue::Plain(plain), _) => {
            let fields = plain.info().fields.iter().zip(plain.values());
            let member = |(field, part): (&gfxhub::schema::PlainField, PlainValue<'_>)| {
                (field.json_name(), id(&part))
            };
            fields.map(member).collect()
        }
        (part, PlainType::Id(info)) => vec![(info.wire.to_owned(), id(part))],
        _ => Vec::new(),
    }
}

fn id(part: &PlainValue<'_>) -> Value {
    match part {
        PlainValue::Number(number) => Value::from(*number),
        PlainValue::Text(text) => Value::from(*text),
        _ => Value::Null,
    }
}

/// Parses JSON. Text that cannot be parsed, such as an integer that is too large, is returned as a
/// string.
fn value(json: &str) -> Value {
    Value::from_json(json).unwrap_or_else(|_| Value::from(json))
}

#[cfg(test)]
mod tests {
    use gfxhub::schema::COMPOSED;
    use gfxhub_simulator::{LocalHub, Options};

    use super::EXAMPLES;
    use crate::Console;

    /// Runs a command at a terminal. Returns its output, its messages and its exit code.
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
    fn every_composed_call_has_an_example() {
        for call in COMPOSED {
            let has_one = EXAMPLES.iter().any(|(known, _)| *known == call.name);
            assert!(has_one, "{}", call.name);
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
                "line 1: Delay: ",
            ),
            (
                format!("{{{address},\"Value\":{{\"$number\":\"NaN\"}}}}"),
                "line 1: Value: ",
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
