//! The reads of the diagnosis: each read operation for which ids are found.

use std::time::{Duration, Instant};

use gfxhub::{
    Client, Error, Method, Object, Value,
    schema::{FieldInfo, FieldType, OPERATIONS, OperationInfo, RecordInfo, ResponseType},
};

use crate::format_value;

/// A read with its outcome.
pub(super) struct ProbeResult {
    pub(super) operation: &'static OperationInfo,
    /// Arguments of the read.
    pub(super) with: Object,
    pub(super) elapsed: Duration,
    pub(super) outcome: Result<Vec<Value>, Error>,
}

impl ProbeResult {
    /// Makes the read.
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
                // The client's result is valid JSON, with integers of any size in undocumented
                // fields; only the names of these are used.
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

    /// Returns `true` if the hub did not respond at all, so that further reads are of no use.
    pub(super) fn is_unreachable(&self) -> bool {
        matches!(&self.outcome, Err(error) if error.status().is_none())
    }
}

/// Makes every read whose arguments follow from earlier ones: the first property of the first node
/// of the first engine, and so on. Stops when the hub no longer responds.
pub(super) fn all(client: &Client) -> Vec<ProbeResult> {
    let mut reads: Vec<ProbeResult> = Vec::new();
    // The first id of each kind, by argument name.
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

/// Takes the ids that identify the first record of a list.
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
        // The id of another record (the rgraph that an engine has loaded) may refer to a deleted
        // one, and reading a single record yields no new id.
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
        // Some hubs send ids as the other JSON type; an argument requires the documented one.
        Value::Text(text) if !info.text => Value::Integer(text.parse().ok()?),
        number @ Value::Integer(_) if info.text => number.to_json().into(),
        other => other.clone(),
    };
    Some((info.wire, id))
}
