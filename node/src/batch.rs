//! Batches: many reads or sets of properties as one job on the pool, with one message back.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;

use gfxhub::bindings::RecordList;
use gfxhub::{
    BatchOptions, BatchReport, Effect, EngineId, Error, NodePath, Object, Property,
    PropertyAddress, PropertySet, PropertyUpdate, Record, Value, schema,
};
use gfxhub_simulator::json::json;
use napi_derive::napi;
use serde_json::value::RawValue;

use crate::call::{self, RESPONSE};
use crate::client::Client;
use crate::completions::{CallResult, CompletionQueue};
use crate::error::{NodeError, milliseconds};
use crate::panic_boundary;
use crate::safe_integers;

/// A batch that can be asked for.
struct Batch {
    name: &'static str,
    /// The operation that each item is a call of.
    operation: &'static str,
    /// The effect of an item that succeeded.
    effect: Effect,
    /// What is known of the effect where the report is lost.
    lost: Effect,
    make: fn(&Batch, &Made<'_>) -> Result<String, NodeError>,
}

/// All of them.
const BATCHES: [Batch; 3] = [
    Batch {
        name: "engines.set_properties",
        operation: "engines.set_property",
        effect: Effect::Done,
        lost: Effect::Maybe,
        make: set,
    },
    Batch {
        name: "engines.get_properties",
        operation: "engines.get_property",
        effect: Effect::None,
        lost: Effect::None,
        make: get,
    },
    Batch {
        name: "engines.list_properties_of",
        operation: "engines.list_properties",
        effect: Effect::None,
        lost: Effect::None,
        make: list,
    },
];

/// How a batch is made.
#[napi(object, object_to_js = false)]
pub struct BatchSettings {
    /// Whether each item waits for the one before it.
    pub ordered: bool,
    /// Whether nothing more is begun once an item has failed.
    pub stop_on_error: bool,
    /// The most bytes that all responses may have.
    pub max_total: Option<i64>,
    /// Whether there is a function in JavaScript that progress is reported to.
    pub progress: bool,
}

/// What a batch is made of.
struct Made<'a> {
    hub: gfxhub::Client,
    /// The items, as JSON.
    items: &'a str,
    options: BatchOptions,
    /// What marks integers that come as `BigInt`.
    mark: Option<&'a str>,
}

#[napi]
impl CompletionQueue {
    /// Begins a batch by its name, with its items as JSON: for sets a list of pairs of an address and
    /// an update, for reads one of addresses, for lists an object with the engine and its nodes.
    #[napi]
    pub fn batch(
        &self,
        call: i64,
        client: &Client,
        name: String,
        items: String,
        settings: BatchSettings,
        given: Option<String>,
    ) -> napi::Result<()> {
        panic_boundary::export("batch", || {
            let mut batches = BATCHES.iter();
            let batch = batches.find(|batch| batch.name == name);
            let batch =
                batch.ok_or_else(|| NodeError::invalid(&name, "name", "there is no such batch"))?;
            let mark = client.mark.clone();
            let options = call::options(self, call, client, batch.name, given.as_deref())?;
            let hub = client.open(batch.name)?.with(options.clone());
            let job_info = call::job_info(&hub, batch.name)?;
            let batch_options = self.batch_options(call, &settings);
            let pool = client.pools.pool(batch.lost == Effect::None);
            call::run(self, call, pool, job_info, move |token| {
                let made = Made {
                    hub: hub.with(options.cancel(token)),
                    items: &items,
                    options: batch_options,
                    mark: mark.as_deref(),
                };
                let text = (batch.make)(batch, &made)?;
                Ok(CallResult {
                    text: Some(text),
                    bytes: None,
                })
            });
            Ok(())
        })
    }
}

impl CompletionQueue {
    fn batch_options(&self, call: i64, settings: &BatchSettings) -> BatchOptions {
        let mut options = BatchOptions::new()
            .ordered(settings.ordered)
            .stop_on_error(settings.stop_on_error);
        if let Some(bytes) = settings.max_total {
            options = options.max_total(bytes.unsigned_abs());
        }
        if settings.progress {
            let registry = Arc::clone(&self.counter);
            options = options.on_progress(move |done, total| {
                registry.progress(call, done, total);
                true
            });
        }
        options
    }
}

fn set(batch: &Batch, made: &Made<'_>) -> Result<String, NodeError> {
    let refuse = |at: usize, error: &Error| {
        let place = format!("sets[{at}].{}", error.argument().unwrap_or_default());
        NodeError::invalid(batch.name, &place, error.detail())
    };
    let pairs: Vec<[&RawValue; 2]> =
        serde_json::from_str(made.items).map_err(|fault| unreadable(batch, "sets", &fault))?;
    let set = |(at, [address, update]): (usize, [&RawValue; 2])| {
        // The same reader as for a single set, so that the same is refused.
        let update = PropertyUpdate::from_json(update.get());
        let address = address_of(address.get());
        let set = address.and_then(|address| {
            Ok(PropertySet {
                address,
                update: update?,
            })
        });
        set.map_err(|error| refuse(at, &error))
    };
    let sets: Vec<PropertySet> = pairs
        .into_iter()
        .enumerate()
        .map(set)
        .collect::<Result<_, _>>()?;
    let engines = made.hub.engines();
    let report = engines.set_properties_with(&sets, &made.options)?;
    written(
        batch,
        report,
        |_| String::new(),
        |property| exact(batch, made, &documented(property)).map(Cow::Owned),
    )
}

fn get(batch: &Batch, made: &Made<'_>) -> Result<String, NodeError> {
    let addresses: Vec<&RawValue> =
        serde_json::from_str(made.items).map_err(|fault| unreadable(batch, "addresses", &fault))?;
    let address = |(at, json): (usize, &RawValue)| {
        address_of(json.get()).map_err(|error| {
            let place = format!("addresses[{at}].{}", error.argument().unwrap_or_default());
            NodeError::invalid(batch.name, &place, error.detail())
        })
    };
    let addresses = addresses.into_iter().enumerate().map(address);
    let addresses: Vec<PropertyAddress> = addresses.collect::<Result<_, _>>()?;
    let engines = made.hub.engines();
    let report = engines.get_properties_with(&addresses, &made.options)?;
    written(
        batch,
        report,
        |_| String::new(),
        |property| exact(batch, made, &documented(property)).map(Cow::Owned),
    )
}

fn list(batch: &Batch, made: &Made<'_>) -> Result<String, NodeError> {
    let refuse = |argument: &str, due: &str| NodeError::invalid(batch.name, argument, due);
    let given =
        Value::from_json(made.items).map_err(|fault| refuse("nodes", &fault.to_string()))?;
    let mut given = match given {
        Value::Object(given) => given,
        _ => Object::new(),
    };
    let engine = given.remove("engineId");
    let engine = engine.ok_or_else(|| refuse("engineId", "it is required"))?;
    let engine = engine.as_i64();
    let engine = engine.ok_or_else(|| refuse("engineId", "it must be an integer of 64 bits"))?;
    let nodes = match given.remove("nodes") {
        Some(Value::Array(nodes)) => nodes,
        _ => Vec::new(),
    };
    let node = |(at, node): (usize, Value)| match node {
        Value::Text(path) => Ok(NodePath::from(path)),
        _ => Err(refuse(&format!("nodes[{at}]"), "it must be text")),
    };
    let nodes = nodes.into_iter().enumerate().map(node);
    let nodes: Vec<NodePath> = nodes.collect::<Result<_, _>>()?;
    let report =
        RecordList::list_properties_of(&made.hub, EngineId(engine), &nodes, &made.options)?;
    // Which nodes there are is known here alone, where none was given.
    let node = |node: &NodePath| format!("\"nodePath\":{},", text(node.as_ref()));
    written(batch, report, node, |properties| {
        if let Some(body) = properties.body() {
            return Ok(Cow::Borrowed(body));
        }
        let listed = (0..properties.len()).filter_map(|at| properties.get(at));
        let listed: Vec<String> = listed.map(|property| documented(&property)).collect();
        exact(batch, made, &format!("[{}]", listed.join(","))).map(Cow::Owned)
    })
}

fn unreadable(batch: &Batch, argument: &str, fault: &serde_json::Error) -> NodeError {
    NodeError::invalid(batch.name, argument, fault.to_string())
}

fn address_of(json: &str) -> Result<PropertyAddress, Error> {
    let value = Value::from_json(json).map_err(|fault| Error::invalid("", fault.to_string()))?;
    PropertyAddress::from_value(value)
}

fn text(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A property with every documented field, as single calls give it.
fn documented(property: &Property) -> String {
    let mut json = format!(
        r#"{{"PropertyPath":{},"DisplayName":{},"Value":{}"#,
        text(property.property_path.as_ref()),
        text(&property.display_name),
        property.value.to_json(),
    );
    for (name, value) in property.extra().iter() {
        // Writing into a String cannot fail.
        let _ = write!(json, ",{}:{value}", text(name));
    }
    json.push('}');
    json
}

/// A report as JSON: what is said of the batch, and for each item what JavaScript does not know of its
/// address, and its value or why it failed.
fn written<A, T>(
    batch: &Batch,
    report: BatchReport<A, T>,
    address: impl Fn(&A) -> String,
    json: impl for<'t> Fn(&'t T) -> Result<Cow<'t, str>, NodeError>,
) -> Result<String, NodeError> {
    panic_boundary::caught(RESPONSE, batch.name, batch.lost, || {
        let facts = json!({
            "skew": milliseconds(report.skew()),
            "elapsed": milliseconds(report.elapsed()),
            "connections": report.connections(),
        });
        let mut text = format!("{{\"facts\":{facts},\"results\":[");
        for (at, (item, result)) in report.into_iter().enumerate() {
            let comma = if at == 0 { "" } else { "," };
            let address = address(&item);
            let value = match &result {
                Ok(result) => json(result),
                Err(error) => Err(NodeError::from(error.clone())),
            };
            let (name, value) = match value {
                Ok(value) => ("value", value),
                Err(failure) => ("reason", Cow::Owned(failure.to_json())),
            };
            // Writing into a String cannot fail.
            let _ = write!(text, "{comma}{{{address}\"{name}\":{value}}}");
        }
        text.push_str("]}");
        Ok(text)
    })
}

/// The result of an item as JSON that loses nothing in JavaScript. However late it is: the item is
/// done, and the program has to know.
fn exact(batch: &Batch, made: &Made<'_>, json: &str) -> Result<String, NodeError> {
    let Some(row) = schema::operation(batch.operation) else {
        return Ok(json.to_owned());
    };
    safe_integers::result(Some(row), json, made.mark, None)
        .map_err(|unusable| call::unusable(&made.hub, batch.operation, batch.effect, &unusable))
}
