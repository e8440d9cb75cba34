//! Calls by name with JSON arguments: for the command, the recorder and the conformance suite.

use crate::client::Client;
use crate::decode::ResultText;
use crate::error::{Error, Result};
use crate::ops::{
    EXTERNAL_DATA, Engines, GROUPS, Graphs, Launcher, Newsroom, OPERATIONS, Playout, Projects,
    Rgraphs, Ustates,
};
use crate::raw::RawResponse;
use crate::schema::body::{Body, InvalidArgument};
use crate::schema::ids::Segment;
use crate::schema::operation::{Method, OperationInfo};
use crate::types::{ExternalDataFieldKey, ItemId, PlayoutRundownId};
use crate::value::{Object, Value};

impl Client {
    /// Calls an operation by its name, with its arguments as one JSON object in wire names and
    /// `body` for the body. `{"$number": "NaN"}` (or `Infinity`, `-Infinity`) stands for a number
    /// that JSON cannot write, and is refused as such wherever it stands.
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
    /// Those of the typed call; [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) also for an operation that
    /// does not exist and for arguments that are missing, unknown or of a wrong type.
    pub fn invoke(&self, name: &str, arguments: &str) -> Result<InvokeResult> {
        let invoke = || {
            let (operation, call) = find(name)?;
            call(self, &mut Arguments::new(operation, arguments)?)
        };
        invoke().map_err(|error| self.name_hub(error))
    }

    /// The same with the arguments as values, in which a number that JSON cannot write is itself and
    /// `$number` means nothing.
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
    /// Those of [`invoke`](Client::invoke).
    pub fn invoke_value(&self, name: &str, arguments: Object) -> Result<InvokeResult> {
        let invoke = || {
            let (operation, call) = find(name)?;
            call(self, &mut Arguments::of(operation, arguments))
        };
        invoke().map_err(|error| self.name_hub(error))
    }
}

/// An operation as a function of the arguments given by name.
pub(crate) type Dynamic = fn(&Client, &mut Arguments) -> Result<InvokeResult>;

/// The calls by name of each group, in the order of [`GROUPS`] and of its operations.
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

/// The operation of this name, the one without a row included, and how it is called by name.
fn find(name: &str) -> Result<(&'static OperationInfo, Dynamic)> {
    if name == EXTERNAL_DATA.name {
        return Ok((EXTERNAL_DATA, external_data));
    }
    let rows = GROUPS.iter().zip(CALLS).flat_map(|(group, calls)| {
        let rows = group.operations.iter().copied();
        rows.zip(calls.iter().copied())
    });
    let mut named = rows.filter(|(operation, _)| operation.name == name);
    named.next().ok_or_else(|| unknown_operation(name))
}

fn unknown_operation(name: &str) -> Error {
    let group = name.split('.').next().unwrap_or_default();
    let near: Vec<&str> = OPERATIONS
        .iter()
        .filter(|operation| operation.group == group)
        .map(|operation| operation.name)
        .collect();
    let hint = if near.is_empty() {
        "names are group.verb, engines.get for example".to_owned()
    } else {
        format!("{group} has {}", near.join(", "))
    };
    Error::invalid(
        "operation",
        format!("there is no operation {name:?}; {hint}"),
    )
}

/// The arguments of a call by name, taken out one after the other.
#[derive(Debug)]
pub(crate) struct Arguments {
    operation: &'static OperationInfo,
    given: Object,
}

impl Arguments {
    /// Reads them from one JSON object.
    pub(crate) fn new(operation: &'static OperationInfo, json: &str) -> Result<Self> {
        let refuse = |why: String| Error::invalid("arguments", why).with_operation(operation.name);
        let json = if json.trim().is_empty() { "{}" } else { json };
        let value = Value::from_arguments(json)
            .map_err(|fault| refuse(format!("invalid JSON: {fault}")))?;
        match value.decode_non_finite() {
            Value::Object(given) => Ok(Self::of(operation, given)),
            other => Err(refuse(format!(
                "they must be one JSON object, {{\"engineId\": 3}} for example, not {}",
                other.kind_name()
            ))),
        }
    }

    /// Takes them as they are.
    pub(crate) fn of(operation: &'static OperationInfo, given: Object) -> Self {
        Self { operation, given }
    }

    fn refuse(&self, refused: InvalidArgument) -> Error {
        Error::invalid(refused.place, refused.reason).with_operation(self.operation.name)
    }

    /// Takes a member that may be left out.
    pub(crate) fn optional(&mut self, wire: &str) -> Option<Value> {
        self.given.remove(wire)
    }

    /// Takes an argument's other name for its own; not both.
    pub(crate) fn rename(&mut self, other: &str, wire: &str) -> Result<()> {
        if let Some(value) = self.given.remove(other)
            && self.given.insert(wire, value).is_some()
        {
            let twice = format!("it is given twice, as {other} too");
            return Err(self.refuse(InvalidArgument::new(twice).within(wire)));
        }
        Ok(())
    }

    /// Takes an argument of the path.
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

    /// Takes the body; one that can be empty need not be given.
    pub(crate) fn body<T: Body>(&mut self) -> Result<T> {
        let value = self
            .given
            .remove("body")
            .unwrap_or_else(|| Value::Object(Object::new()));
        T::from_argument(value).map_err(|refused| self.refuse(refused.within("body")))
    }

    /// Refuses what nobody took.
    pub(crate) fn deny_unknown(&self) -> Result<()> {
        let Some((name, _)) = self.given.iter().next() else {
            return Ok(());
        };
        let mut known: Vec<&str> = self.operation.arguments.iter().map(|a| a.wire).collect();
        known.extend(self.operation.body.map(|_| "body"));
        let known = if known.is_empty() {
            "none".to_owned()
        } else {
            known.join(", ")
        };
        Err(self.refuse(
            InvalidArgument::new(format!(
                "{} has no such argument; it has {known}",
                self.operation.name
            ))
            .within(name),
        ))
    }
}

/// By name: `method` may be given; the field's key is also taken as `fieldKey`.
fn external_data(client: &Client, given: &mut Arguments) -> Result<InvokeResult> {
    let method = match given.optional("method") {
        None => Method::Post,
        Some(word) => word.as_str().and_then(Method::from_word).ok_or_else(|| {
            Error::invalid("method", "it is none of GET, POST, PUT, PATCH, DELETE")
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

/// What a call by name gave.
#[derive(Debug, Clone)]
pub struct InvokeResult {
    result: ResultText,
    response: RawResponse,
}

impl InvokeResult {
    pub(crate) fn new(result: ResultText, response: RawResponse) -> Self {
        Self { result, response }
    }

    /// The response's body as received; `None` where there was none or where it is not text.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        self.response.text().filter(|text| !text.is_empty())
    }

    /// The typed result, written again as wire JSON: a list, a record, the one item for
    /// `playout.get_item`, an id, a JSON string for a word; `None` where the result is nothing.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        match &self.result {
            ResultText::Empty => None,
            ResultText::Written(text) => Some(text),
            ResultText::Body => self.response.readable_text(),
        }
    }

    /// Whether each integer of the result is known to be exact in a double. For the Node addon.
    #[doc(hidden)]
    #[must_use]
    pub fn has_exact_integers(&self) -> bool {
        matches!(self.result, ResultText::Body)
    }

    /// The response: status, headers and bytes.
    #[must_use]
    pub fn response(&self) -> &RawResponse {
        &self.response
    }
}

/// The response's body as received.
impl std::fmt::Display for InvokeResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text().unwrap_or_default())
    }
}
