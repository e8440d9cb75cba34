//! Makes the requests of the diagnosis: each operation that only reads and whose ids can be found
//! with other such operations.

use std::time::{Duration, Instant};

use gfxhub::{
    Client, Error, Method, Object, Value,
    schema::{FieldInfo, FieldType, OPERATIONS, OperationInfo, RecordInfo, ResponseType},
};

use crate::format_value;

/// A request of the diagnosis, with its result.
pub(super) struct ProbeResult {
    pub(super) operation: &'static OperationInfo,
    /// Arguments of the request.
    pub(super) with: Object,
    pub(super) elapsed: Duration,
    pub(super) outcome: Result<Vec<Value>, Error>,
}

impl ProbeResult {
    /// Makes the request, and keeps its result and duration.
    pub(super) fn of(
        client: &Client,
        operation: &'static OperationInfo,
        with: &Object,
    ) -> ProbeResult {
        let started = Instant::now();
        let invoked = client.invoke_value(operation.name, with.clone());
        ProbeResult {
            operation,
            with: with.clone(),
            elapsed: started.elapsed(),
            outcome: invoked.map(|invoked| {
                // The client's result is valid JSON. An undocumented field may hold an integer of
                // any size, which does not matter because only the names of such fields are used.
                match invoked.result().map(serde_json::from_str::<Value>) {
                    Some(Ok(Value::Array(records))) => records,
                    Some(Ok(record)) => vec![record],
                    _ => Vec::new(),
                }
            }),
        }
    }

    /// Returns the type of the records, if the read returns records.
    pub(super) fn info(&self) -> Option<&'static RecordInfo> {
        match self.operation.outcome {
            ResponseType::List(info)
            | ResponseType::Record(info)
            | ResponseType::FirstOfList(info) => Some(info),
            _ => None,
        }
    }

    /// Returns `true` if the hub did not respond at all, so that further reads would fail as well.
    pub(super) fn is_unreachable(&self) -> bool {
        matches!(&self.outcome, Err(error) if error.status().is_none())
    }
}

/// Makes every read whose arguments are found with earlier reads, for example the first property of
/// the first node of the first engine. Stops when the hub no longer responds.
pub(super) fn all(client: &Client) -> Vec<ProbeResult> {
    let mut reads: Vec<ProbeResult> = Vec::new();
    // `known` contains the first id of each kind that a read returned, by the name of the argument
    // that takes such an id.
    let mut known = Object::new();
    for &operation in OPERATIONS.iter().filter(|o| o.method == Method::Get) {
        let mut with = Object::new();
        for argument in operation.arguments {
            if let Some(id) = known.get(argument.wire) {
                with.insert(argument.wire, id.clone());
            }
        }
        if with.len() < operation.arguments.len() {
            continue;
        }
        let read = ProbeResult::of(client, operation, &with);
        if let (Ok(records), Some(info)) = (&read.outcome, read.info()) {
            learn(records, info, operation, &mut known);
        }
        let over = read.is_unreachable();
        reads.push(read);
        if over {
            break;
        }
    }
    reads
}

/// Converts a count to the value of a fact of a finding.
pub(super) fn count(count: usize) -> Value {
    i64::try_from(count).map_or(Value::Null, Value::from)
}

/// Returns the records that the read of `operation` returned; none if it failed or was not made.
pub(super) fn records_of<'a>(reads: &'a [ProbeResult], operation: &str) -> &'a [Value] {
    let read = reads.iter().find(|read| read.operation.name == operation);
    read.and_then(|read| read.outcome.as_ref().ok())
        .map_or(&[], Vec::as_slice)
}

/// Adds the ids that identify the first record of a list to `known`.
fn learn(
    records: &[Value],
    info: &'static RecordInfo,
    operation: &OperationInfo,
    known: &mut Object,
) {
    let Some(record) = records.first().and_then(Value::as_object) else {
        return;
    };
    for field in info.fields {
        let Some((wire, id)) = id_of(field, record) else {
            continue;
        };
        // Other ids are not used: a reference to another record (such as the rgraph that an engine
        // has loaded) may refer to a deleted one, and a read of a single record returns no new id.
        if format_value::identifies(field)
            && matches!(operation.outcome, ResponseType::List(_))
            && !known.contains(wire)
        {
            known.insert(wire, id);
        }
    }
}

fn id_of(field: &FieldInfo, record: &Object) -> Option<(&'static str, Value)> {
    let FieldType::Id(info) = field.shape else {
        return None;
    };
    let id = match record.get(field.wire)? {
        Value::Null => return None,
        // Some hubs send a numeric id as a string, or the reverse; the argument needs the
        // documented type.
        Value::Text(text) if !info.text => Value::Integer(text.parse().ok()?),
        number @ Value::Integer(_) if info.text => number.to_json().into(),
        other => other.clone(),
    };
    Some((info.wire, id))
}
