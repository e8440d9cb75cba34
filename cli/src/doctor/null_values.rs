//! Finds properties whose `Value` is null, which the documentation does not allow.

use std::time::{Duration, Instant};

use gfxhub::{Client, Object, Value, schema::operation};

use super::finding::Finding;
use super::probe::{ProbeResult, count, records_of};
use crate::format_value::text_or_json;

/// Maximum number of nodes to read. Each node takes one request, and a large engine has thousands.
const MAX_NODES: usize = 200;
/// Maximum duration of all reads.
const MAX_DURATION: Duration = Duration::from_secs(5);

/// Number of places shown in the text output. The JSON form has all of them.
const LISTED: usize = 10;

/// The number of nodes and properties read, and the places of the null values.
#[derive(Debug, Default)]
struct NullProperties {
    nodes: usize,
    properties: usize,
    places: Vec<String>,
    /// True if a limit ended the search before all nodes were read.
    is_part: bool,
}

/// Reads the properties of all nodes, up to the limits. Returns `None` if there are no properties.
pub(super) fn check(client: &Client, reads: &[ProbeResult]) -> Option<Finding> {
    let mut found = NullProperties::default();
    let began = Instant::now();
    for engine in records_of(reads, "engines.list") {
        found.look_at_engine(client, engine, began);
    }
    found.look_at_functions(reads);
    let NullProperties {
        nodes,
        properties,
        places,
        is_part,
    } = found;
    if properties == 0 {
        return None;
    }
    let part = if is_part {
        format!(" in the first {nodes} nodes")
    } else {
        String::new()
    };
    let looked = |check: Finding| check.with_fact("properties", count(properties));
    if places.is_empty() {
        let summary = format!("none of {properties} properties is null{part}");
        return Some(looked(Finding::good("values", summary)));
    }
    let summary = format!(
        "{} of {properties} properties are null{part}: the documentation does not allow null, and \
         some clients fail on it",
        places.len()
    );
    let mut check = looked(Finding::note("values", summary));
    for place in places.iter().take(LISTED) {
        check = check.with_finding(place.as_str());
    }
    if let Some(more @ 1..) = places.len().checked_sub(LISTED) {
        check = check.with_finding(format!("and {more} more"));
    }
    let places = places.iter().map(|place| place.as_str().into()).collect();
    Some(check.with_fact("null", Value::Array(places)))
}

impl NullProperties {
    fn look_at_engine(&mut self, client: &Client, engine: &Value, began: Instant) {
        let Some(id) = engine.get("id") else {
            return;
        };
        let shown = id.to_json();
        let mut with = Object::new();
        with.insert("engineId", id.into_owned());
        for node in read(client, "engines.list_nodes", &with) {
            let Some(path) = node
                .get("NodePath")
                .and_then(|path| path.as_str().map(str::to_owned))
            else {
                continue;
            };
            if self.nodes >= MAX_NODES || began.elapsed() > MAX_DURATION {
                self.is_part = true;
                return;
            }
            self.nodes += 1;
            with.insert("nodePath", path.as_str());
            for property in read(client, "engines.list_properties", &with) {
                self.look_at(&property, || format!("engine {shown}, node {path}"));
            }
        }
    }

    /// Examines the properties of the functions that the probe has already read.
    fn look_at_functions(&mut self, reads: &[ProbeResult]) {
        for read in reads {
            let argument = |name| read.with.get(name).map_or(String::new(), text_or_json);
            let Ok(records) = &read.outcome else { continue };
            for function in records {
                let properties = function.get("Properties");
                let properties = properties.as_deref().and_then(Value::as_object);
                for (_, property) in properties.into_iter().flat_map(Object::iter) {
                    self.look_at(property, || {
                        let [engine, node, function] =
                            ["engineId", "nodePath", "functionPath"].map(argument);
                        format!("engine {engine}, node {node}, function {function}")
                    });
                }
            }
        }
    }

    fn look_at(&mut self, property: &Value, place: impl Fn() -> String) {
        self.properties += 1;
        if matches!(property.get("Value").as_deref(), Some(Value::Null)) {
            let path = property.get("PropertyPath");
            let path = path.and_then(|path| path.as_str().map(str::to_owned));
            self.places
                .push(format!("{}: {}", place(), path.unwrap_or_default()));
        }
    }
}

/// Reads a list. Returns an empty list if the read fails, for example because the engine is
/// offline.
fn read(client: &Client, name: &str, with: &Object) -> Vec<Value> {
    let read = operation(name).map(|operation| ProbeResult::of(client, operation, with));
    read.and_then(|read| read.outcome.ok()).unwrap_or_default()
}
