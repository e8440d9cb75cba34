//! Calls by name, with arguments as JSON or as values. The bindings, the command, groups and
//! previews use them.

use crate::batch::BatchOptions;
use crate::batch::json::{self, Item};
use crate::batch::report::Report;
use crate::client::Client;
use crate::decode::ResultText;
use crate::error::{Error, Result};
use crate::ops::{
    Changes, EXTERNAL_DATA, Engines, GROUPS, Graphs, Groups, Guards, Launcher, Names, Newsroom,
    OPERATIONS, Playout, Projects, Recorders, Requests, Rgraphs, Snapshots, Ustates,
};
use crate::raw::RawResponse;
use crate::schema::body::{Body, InvalidArgument};
use crate::schema::composed::{ComposedInfo, composed};
use crate::schema::ids::Segment;
use crate::schema::operation::{ArgumentInfo, Method, OperationInfo, ResponseType};
use crate::schema::retry_class::RetryClass;
use crate::schema::settings::SettingValue;
use crate::schema::types::{FieldType, RecordInfo};
use crate::types::index::RECORDS;
use crate::types::{ExternalDataFieldKey, ItemId, PlayoutRundownId};
use crate::value::{Object, Value};

impl Client {
    /// Returns `true` if the call with this name changes nothing on the hub.
    pub(crate) fn only_reads(name: &str) -> bool {
        only_reads(name)
    }

    /// Calls an operation or a composed call by its name. The arguments are one JSON object with
    /// the JSON names of the arguments. It contains `body` for the body of an operation and
    /// `options` for the options of a composed call. `{"$number": "NaN"}` (or `Infinity`,
    /// `-Infinity`) stands for a number that JSON cannot represent; every call refuses such
    /// numbers.
    ///
    /// ```
    /// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&simulator.url())?;
    /// let node = hub.invoke("engines.get_node", r#"{"engineId": 3, "nodePath": "Mixer_0"}"#)?;
    /// println!("{node}");
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of the typed call, and [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an
    /// operation that does not exist, and for arguments that are missing, unknown or of a wrong
    /// type.
    pub fn invoke(&self, name: &str, arguments: &str) -> Result<InvokeResult> {
        let invoke = || {
            let (name, call) = find(name)?;
            call.make(self, &mut Arguments::new(name, arguments)?)
        };
        invoke().map_err(|error| self.name_hub(error))
    }

    /// Calls an operation or a composed call by its name, with values as arguments. NaN and
    /// infinity are passed as they are, and `$number` has no special meaning.
    ///
    /// ```
    /// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&simulator.url())?;
    /// use gfxhub::{Object, Value};
    ///
    /// let arguments = Object::from_iter([
    ///     ("engineId", Value::from(3)),
    ///     ("nodePath", Value::from("Mixer_0")),
    /// ]);
    /// println!("{}", hub.invoke_value("engines.get_node", arguments)?);
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`invoke`](Client::invoke).
    pub fn invoke_value(&self, name: &str, arguments: Object) -> Result<InvokeResult> {
        let invoke = || {
            let (name, call) = find(name)?;
            call.make(self, &mut Arguments::of(name, arguments))
        };
        invoke().map_err(|error| self.name_hub(error))
    }
}

/// A function that calls an operation with arguments given by name.
pub(crate) type Dynamic = fn(&Client, &mut Arguments) -> Result<InvokeResult>;

/// A composed call that returns data: its definition, and a function that makes the call with
/// arguments given by name.
pub(crate) type DataCall = (&'static OperationInfo, Dynamic);

/// The composed calls that return data, one list for each group that has some.
static DATA_CALLS: &[&[DataCall]] = &[
    Playout::DATA_CALLS,
    Newsroom::DATA_CALLS,
    Names::DATA_CALLS,
    Snapshots::DATA_CALLS,
    Guards::DATA_CALLS,
    Requests::DATA_CALLS,
    Recorders::DATA_CALLS,
    Groups::DATA_CALLS,
    Changes::DATA_CALLS,
];

/// Returns the definitions of the composed calls that return data.
pub(crate) fn data_calls() -> impl Iterator<Item = &'static OperationInfo> {
    DATA_CALLS.iter().copied().flatten().map(|(info, _)| *info)
}

/// Returns all calls that are made like operations and return no batch report. These are the
/// operations of the specification, `playout.trigger_external_data`, which is not in
/// [`OPERATIONS`], and the composed calls that return data.
///
/// ```
/// let mut calls = gfxhub::schema::calls();
/// assert!(calls.any(|call| call.name == "playout.trigger_external_data"));
/// ```
pub fn calls() -> impl Iterator<Item = &'static OperationInfo> {
    let operations = OPERATIONS.iter().copied();
    operations.chain([EXTERNAL_DATA]).chain(data_calls())
}

/// Returns the records that hubs send, without those that only composed calls return.
///
/// ```
/// let mut records = gfxhub::schema::received_records();
/// assert!(records.all(|record| record.name != "Address"));
/// ```
pub fn received_records() -> impl Iterator<Item = &'static RecordInfo> {
    fn add(shape: FieldType, to: &mut Vec<&'static RecordInfo>) {
        match shape {
            FieldType::List(of) | FieldType::RecordMap(of) => add(*of, to),
            FieldType::Record(record) if !to.contains(&record) => {
                to.push(record);
                record.fields.iter().for_each(|field| add(field.shape, to));
            }
            _ => {}
        }
    }
    let mut received = Vec::new();
    for call in calls().filter(|call| !call.is_composed()) {
        if let ResponseType::List(of) | ResponseType::Record(of) | ResponseType::FirstOfList(of) =
            call.outcome
        {
            add(FieldType::Record(of), &mut received);
        }
    }
    RECORDS
        .iter()
        .copied()
        .filter(move |record| received.contains(record))
}

/// Returns the definition of the call with this name; `None` if no call in [`calls`] has it.
#[must_use]
pub fn call(name: &str) -> Option<&'static OperationInfo> {
    calls().find(|call| call.name == name)
}

impl ComposedInfo {
    /// Returns the call whose arguments and body make up an item.
    #[must_use]
    pub fn item_call(&self) -> Option<&'static OperationInfo> {
        call(self.item)
    }

    /// Returns the arguments that are part of each item, in order.
    pub fn item_arguments(&self) -> impl Iterator<Item = &'static ArgumentInfo> {
        let arguments = self.item_call().map_or(&[][..], |call| call.arguments);
        let is_own = |wire: &str| self.arguments.iter().any(|own| own.wire == wire);
        arguments
            .iter()
            .filter(move |argument| !is_own(argument.wire))
    }
}

/// A function that makes a composed call with arguments given by name.
pub(crate) type ComposedCall =
    fn(&Client, &mut Arguments, &BatchOptions) -> Result<Box<dyn Report>>;

/// A function that makes a call of any kind with arguments given by name.
enum CallByName {
    Operation(Dynamic),
    Composed(&'static ComposedInfo, ComposedCall),
}

impl CallByName {
    fn make(&self, client: &Client, given: &mut Arguments) -> Result<InvokeResult> {
        match self {
            Self::Operation(call) => call(client, given),
            Self::Composed(info, call) => {
                let options = given.options()?;
                let report = call(client, given, &options)?;
                Ok(InvokeResult::of_composed(json::report(info, report)))
            }
        }
    }
}

/// Makes a composed call. The arguments are given by their JSON names, and the options may include
/// those that JSON cannot represent, such as a progress function. NaN and infinity are passed as
/// they are.
///
/// # Errors
/// The errors of the typed call, and those of [`invoke_value`](Client::invoke_value).
pub fn call_composed(
    client: &Client,
    info: &'static ComposedInfo,
    arguments: Object,
    options: &BatchOptions,
) -> Result<Box<dyn Report>> {
    let (_, call) = find_composed(info.name).ok_or_else(|| unknown(info.name))?;
    let mut given = Arguments::of(info.name, arguments);
    call(client, &mut given, options).map_err(|error| client.name_hub(error))
}

/// Parses the arguments of a composed call from JSON. In it, `{"$number": "NaN"}` stands for a
/// number that JSON cannot represent.
///
/// # Errors
/// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) if the text is not a JSON object.
pub fn composed_arguments(info: &'static ComposedInfo, json: &str) -> Result<Object> {
    Arguments::new(info.name, json).map(|arguments| arguments.given)
}

/// The composed calls that return a report, by group. Each group has the definitions of its calls
/// and the functions that make them by name.
const BATCHES: &[(&[&ComposedInfo], &[ComposedCall])] = &[
    (Engines::COMPOSED, Engines::COMPOSED_CALLS),
    (Names::COMPOSED, Names::COMPOSED_CALLS),
];

/// The composed calls that return a report.
pub(crate) const COMPOSED: &[&ComposedInfo] = &joined::<{ count_of_batches() }>();

const fn count_of_batches() -> usize {
    let (mut group, mut count) = (0, 0);
    while group < BATCHES.len() {
        count += BATCHES[group].0.len();
        group += 1;
    }
    count
}

const fn joined<const N: usize>() -> [&'static ComposedInfo; N] {
    let mut all = [BATCHES[0].0[0]; N];
    let (mut group, mut next) = (0, 0);
    while group < BATCHES.len() {
        let mut row = 0;
        while row < BATCHES[group].0.len() {
            all[next] = BATCHES[group].0[row];
            next += 1;
            row += 1;
        }
        group += 1;
    }
    all
}

/// Returns the composed call with this name.
fn find_composed(name: &str) -> Option<(&'static ComposedInfo, ComposedCall)> {
    let mut composed = BATCHES
        .iter()
        .flat_map(|(rows, calls)| rows.iter().zip(*calls));
    let (info, call) = composed.find(|(info, _)| info.name == name)?;
    Some((info, *call))
}

/// Functions that call the operations of each group by name, in the order of [`GROUPS`] and of the
/// operations of the group.
static CALLS: &[&[Dynamic]] = &[
    Engines::CALLS,
    Playout::CALLS,
    Newsroom::CALLS,
    Graphs::CALLS,
    Rgraphs::CALLS,
    Ustates::CALLS,
    Projects::CALLS,
    Launcher::CALLS,
];

/// Name of the argument that holds the options of a composed call.
const OPTIONS: &str = "options";

/// Returns the static name of the call with this name, and the function that makes the call.
fn find(name: &str) -> Result<(&'static str, CallByName)> {
    if name == EXTERNAL_DATA.name {
        return Ok((EXTERNAL_DATA.name, CallByName::Operation(external_data)));
    }
    let rows = GROUPS.iter().zip(CALLS).flat_map(|(group, calls)| {
        let rows = group.operations.iter().copied();
        rows.zip(calls.iter().copied())
    });
    let mut named = rows.filter(|(operation, _)| operation.name == name);
    if let Some((operation, call)) = named.next() {
        return Ok((operation.name, CallByName::Operation(call)));
    }
    let mut data = DATA_CALLS.iter().copied().flatten();
    if let Some((info, call)) = data.find(|(info, _)| info.name == name) {
        return Ok((info.name, CallByName::Operation(*call)));
    }
    let (info, call) = find_composed(name).ok_or_else(|| unknown(name))?;
    Ok((info.name, CallByName::Composed(info, call)))
}

/// Returns `true` if the call with this name changes nothing on the hub.
#[must_use]
pub fn only_reads(name: &str) -> bool {
    let composed = composed(name);
    let call = call(composed.map_or(name, |call| call.operation));
    call.is_some_and(|row| row.resend == RetryClass::Read)
}

/// Returns the name of a call for use in its errors; empty if there is no such call.
#[cfg(feature = "submit")]
#[must_use]
pub fn known_name(name: &str) -> &'static str {
    find(name).map_or("", |(name, _)| name)
}

/// Returns the names of the arguments of the call with this name.
fn argument_names(name: &str) -> Vec<&'static str> {
    let (arguments, more) = match (composed(name), call(name)) {
        (Some(call), _) => (call.arguments, [Some(call.items.name), Some(OPTIONS)]),
        (None, Some(call)) => (call.arguments, [call.body.map(|_| "body"), None]),
        (None, None) => return Vec::new(),
    };
    let arguments = arguments.iter().map(|argument| argument.wire);
    arguments.chain(more.into_iter().flatten()).collect()
}

fn unknown(name: &str) -> Error {
    let group = name.split('.').next().unwrap_or_default();
    let operations = OPERATIONS.iter().copied().chain(data_calls());
    let operations = operations.map(|operation| (operation.group, operation.name));
    let composed = COMPOSED.iter().map(|call| (call.group, call.name));
    let near: Vec<&str> = operations
        .chain(composed)
        .filter(|(of, _)| *of == group)
        .map(|(_, name)| name)
        .collect();
    let hint = if near.is_empty() {
        "names have the form group.verb, such as engines.get".to_owned()
    } else {
        format!("{group} has {}", near.join(", "))
    };
    Error::invalid(
        "operation",
        format!("there is no operation {name:?}; {hint}"),
    )
}

/// Named arguments of a call. Arguments are removed as they are read, so that unknown ones are
/// left.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// Name of the call.
    call: &'static str,
    given: Object,
}

impl Arguments {
    /// Parses the arguments from one JSON object.
    pub(crate) fn new(call: &'static str, json: &str) -> Result<Self> {
        let refuse = |why: String| Error::invalid("arguments", why).with_operation(call);
        let json = if json.trim().is_empty() { "{}" } else { json };
        let value = Value::from_arguments(json)
            .map_err(|fault| refuse(format!("invalid JSON: {fault}")))?;
        match value.decode_non_finite() {
            Value::Object(given) => Ok(Self::of(call, given)),
            other => Err(refuse(format!(
                "they must be one JSON object, {{\"engineId\": 3}} for example, not {}",
                other.kind_name()
            ))),
        }
    }

    /// Creates arguments from an object, without checking it.
    pub(crate) fn of(call: &'static str, given: Object) -> Self {
        Self { call, given }
    }

    fn refuse(&self, refused: InvalidArgument) -> Error {
        Error::invalid(refused.place, refused.reason).with_operation(self.call)
    }

    /// Takes an optional argument; `None` if it was not given.
    pub(crate) fn optional(&mut self, wire: &str) -> Option<Value> {
        self.given.remove(wire)
    }

    /// Accepts an argument under another name as well, but not under both names at once.
    pub(crate) fn rename(&mut self, other: &str, wire: &str) -> Result<()> {
        if let Some(value) = self.given.remove(other)
            && self.given.insert(wire, value).is_some()
        {
            let twice = format!("it is given twice, also as {other}");
            return Err(self.refuse(InvalidArgument::new(twice).within(wire)));
        }
        Ok(())
    }

    /// Takes an argument of the call's path.
    pub(crate) fn argument<T: Segment>(&mut self) -> Result<T> {
        let wire = T::INFO.wire;
        let value = self.required(wire)?;
        T::from_argument(value)
            .map_err(|expected| self.refuse(InvalidArgument::new(expected).within(wire)))
    }

    fn required(&mut self, wire: &str) -> Result<Value> {
        self.given
            .remove(wire)
            .ok_or_else(|| self.refuse(InvalidArgument::new("it is required").within(wire)))
    }

    /// Takes the body. A body whose members are all optional may be left out.
    pub(crate) fn body<T: Body>(&mut self) -> Result<T> {
        let value = self
            .given
            .remove("body")
            .unwrap_or_else(|| Value::Object(Object::new()));
        T::from_argument(value).map_err(|refused| self.refuse(refused.within("body")))
    }

    /// Takes the items of a composed call. If the argument is missing, there are no items.
    pub(crate) fn items<T: Item>(&mut self, name: &str) -> Result<Vec<T>> {
        let items = match self.given.remove(name) {
            None => Vec::new(),
            Some(Value::Array(items)) => items,
            Some(other) => {
                let due = format!("it must be an array, not {}", other.kind_name());
                return Err(self.refuse(InvalidArgument::new(due).within(name)));
            }
        };
        let read = |(at, item)| {
            T::from_argument(item).map_err(|error| {
                let place = match error.argument().unwrap_or_default() {
                    "" => format!("{name}[{at}]"),
                    member => format!("{name}[{at}].{member}"),
                };
                self.refuse(InvalidArgument::new(error.detail()).within(place))
            })
        };
        items.into_iter().enumerate().map(read).collect()
    }

    /// Takes the options of a composed call.
    pub(crate) fn options(&mut self) -> Result<BatchOptions> {
        let mut options = BatchOptions::new();
        let given = match self.given.remove(OPTIONS) {
            None => return Ok(options),
            Some(Value::Object(given)) => given,
            Some(other) => {
                let due = format!("it must be an object, not {}", other.kind_name());
                return Err(self.refuse(InvalidArgument::new(due).within(OPTIONS)));
            }
        };
        let refuse = |name: &str, error: &Error| {
            let place = format!("{OPTIONS}.{name}");
            self.refuse(InvalidArgument::new(error.detail()).within(place))
        };
        for (name, value) in given {
            let set = SettingValue::try_from(value).and_then(|value| options.set(&name, value));
            set.map_err(|error| refuse(&name, &error))?;
        }
        let checked = options.check();
        checked.map_err(|error| refuse(error.argument().unwrap_or_default(), &error))?;
        Ok(options)
    }

    /// Returns an error if an argument is left that the call has not taken.
    pub(crate) fn deny_unknown(&self) -> Result<()> {
        let Some((name, _)) = self.given.iter().next() else {
            return Ok(());
        };
        let known = argument_names(self.call);
        let known = if known.is_empty() {
            "none".to_owned()
        } else {
            known.join(", ")
        };
        Err(self.refuse(
            InvalidArgument::new(format!(
                "{} has no such argument; it has {known}",
                self.call
            ))
            .within(name),
        ))
    }
}

/// Calls `playout.trigger_external_data` by name. `method` is optional, and the key of the field
/// may also be named `fieldKey`.
fn external_data(client: &Client, given: &mut Arguments) -> Result<InvokeResult> {
    let method = match given.optional("method") {
        None => Method::Post,
        Some(word) => word.as_str().and_then(Method::from_word).ok_or_else(|| {
            Error::invalid("method", "it must be GET, POST, PUT, PATCH or DELETE")
                .with_operation(EXTERNAL_DATA.name)
        })?,
    };
    let rundown: PlayoutRundownId = given.argument()?;
    let item: ItemId = given.argument()?;
    given.rename("fieldKey", ExternalDataFieldKey::ID.wire)?;
    let field_key: ExternalDataFieldKey = given.argument()?;
    given.deny_unknown()?;
    let response = client
        .playout()
        .trigger_external_data_by(method, rundown, item, field_key)?;
    let mut result = Object::new();
    result.insert("status", i64::from(response.status()));
    result.insert(
        "contentType",
        response.content_type().map_or(Value::Null, Value::from),
    );
    result.insert("text", response.text().map_or(Value::Null, Value::from));
    Ok(InvokeResult::new(
        ResultText::Written(Value::Object(result).to_json()),
        response,
    ))
}

/// The result of a call by name.
#[derive(Debug, Clone)]
pub struct InvokeResult {
    result: ResultText,
    response: Option<RawResponse>,
}

impl InvokeResult {
    pub(crate) fn new(result: ResultText, response: RawResponse) -> Self {
        Self {
            result,
            response: Some(response),
        }
    }

    /// Creates the result of a composed call. An empty text means that the call has no result.
    pub(crate) fn of_composed(result: String) -> Self {
        let result = match result.is_empty() {
            true => ResultText::Empty,
            false => ResultText::Written(result),
        };
        Self {
            result,
            response: None,
        }
    }

    /// Returns the body of the response as received; `None` if it is empty or not text. For a
    /// composed call, returns its result.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match &self.response {
            Some(response) => response.text().filter(|text| !text.is_empty()),
            None => self.result(),
        }
    }

    /// Returns the typed result written as JSON: a list, a record, an id, or plain text as a JSON
    /// string; `None` if the call has no result. The result of a composed call is its data or, if
    /// it makes one call for each of its items, a report: `items`, each with its `address` and its
    /// `result` or an `error` with `kind`, `effect`, `status` and `message`, and the figures
    /// `skewMs`, `elapsedMs` and `connections`.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        match &self.result {
            ResultText::Empty => None,
            ResultText::Written(text) => Some(text),
            ResultText::Body => self.response.as_ref()?.readable_text(),
        }
    }

    /// Returns `true` if doubles are known to represent each integer of the result exactly. The
    /// Node addon uses this.
    #[doc(hidden)]
    #[must_use]
    pub fn has_exact_integers(&self) -> bool {
        matches!(self.result, ResultText::Body)
    }

    /// Returns the response with its status, headers and body; `None` for a composed call, which
    /// receives many responses.
    #[must_use]
    pub fn response(&self) -> Option<&RawResponse> {
        self.response.as_ref()
    }
}

/// Writes the text that [`InvokeResult::text`] returns; nothing if there is none.
impl std::fmt::Display for InvokeResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text().unwrap_or_default())
    }
}

#[cfg(test)]
#[path = "invoke_data_tests.rs"]
mod data_tests;
