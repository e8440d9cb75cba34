//! Finds the differences between a captured show and the hub as it is now.

use std::path::Path;

use gfxhub::{ErrorKind, Object, Value};

use crate::error::CliError;
use crate::format_value::text_or_json;

/// Exit code of a command that finds a difference.
pub(crate) const DIFFERENT: u8 = 1;

/// Members of a show that describe the file and not the hub.
const OF_FILE: [&str; 5] = ["$schema", "captured", "name", "description", "strictFields"];

/// Lists of a show: their names, the word for one of their elements, and the members that identify it.
const LISTS: &[(&str, &str, &[&str])] = &[
    ("engines", "engine", &["id"]),
    ("instances", "instance", &["id"]),
    ("nodes", "node", &["NodePath"]),
    ("properties", "property", &["PropertyPath"]),
    ("functions", "function", &["FunctionPath"]),
    ("graphs", "graph", &["id"]),
    ("rgraphs", "rgraph", &["id"]),
    ("ustates", "ustate", &["id"]),
    ("templates", "template", &["id"]),
    ("buttons", "button", &["id"]),
    ("playoutRundowns", "playout rundown", &["id"]),
    ("newsroomRundowns", "newsroom rundown", &["ncsID", "roID"]),
    ("items", "item", &["id", "storyID", "itemID"]),
    ("projects", "project", &["projectId"]),
    ("launchConfigs", "launch configuration", &["id"]),
    ("renderers", "renderer", &["id"]),
];

/// Beginning of the place of a template.
const TEMPLATE: &str = "template ";

/// Members that contain the name by which people know an object.
const NAMES: [&str; 5] = ["name", "NodeName", "DisplayName", "FunctionName", "roSlug"];

/// A place at which the hub differs from the show.
pub(crate) struct Difference {
    pub(crate) place: String,
    /// Value in the file; `None` if it is only on the hub.
    pub(crate) then: Option<Value>,
    /// Value on the hub; `None` if it is only in the file.
    pub(crate) now: Option<Value>,
}

/// Reads a show from a file.
pub(crate) fn read(path: &Path) -> Result<Object, CliError> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        let why = format!("{} cannot be read: {error}", path.display());
        CliError::other(ErrorKind::Io, why)
    })?;
    let show = Value::from_json(&text).ok();
    match show.and_then(|show| show.into_object().ok()) {
        Some(show) if show.get("format").and_then(Value::as_i64) == Some(1) => Ok(show),
        _ => {
            let why = format!(
                "{} is no show of format 1; gfxhub capture writes one",
                path.display()
            );
            Err(CliError::usage("against", why))
        }
    }
}

/// Returns the differences between a show and the hub.
pub(crate) fn differences(then: &Object, now: &Object) -> Vec<Difference> {
    let mut found = Vec::new();
    objects("", then, now, &mut found);
    found
}

fn objects(place: &str, then: &Object, now: &Object, found: &mut Vec<Difference>) {
    let is_empty = |all: &Object| {
        let buttons = all.get("buttons").and_then(Value::as_array);
        buttons.is_none_or(<[Value]>::is_empty)
    };
    let is_compared = |name: &str| match name {
        // The data of a template is not compared, and its buttons only if both sides have some,
        // because a hub shows them only through the items of the template.
        "data" if place.starts_with(TEMPLATE) => false,
        "buttons" if place.starts_with(TEMPLATE) => !is_empty(then) && !is_empty(now),
        name => !(place.is_empty() && OF_FILE.contains(&name)),
    };
    for (name, value) in then.iter().filter(|(name, _)| is_compared(name)) {
        match now.get(name) {
            Some(other) => values(place, name, value, other, found),
            None => only(&within(place, name), Some(value), None, found),
        }
    }
    for (name, value) in now.iter().filter(|(name, _)| is_compared(name)) {
        if !then.contains(name) {
            only(&within(place, name), None, Some(value), found);
        }
    }
}

fn values(place: &str, name: &str, then: &Value, now: &Value, found: &mut Vec<Difference>) {
    match (then, now) {
        (Value::Array(first), Value::Array(second)) => {
            let list = LISTS.iter().find(|(list, ..)| *list == name);
            // Only lists of objects are compared by element, because values of properties and
            // fields of items can have the name of a list.
            let are_objects = |all: &[Value]| all.iter().all(|one| one.as_object().is_some());
            match list {
                Some((_, word, keys)) if are_objects(first) && are_objects(second) => {
                    return lists(place, word, keys, (first, second), found);
                }
                _ if then.approx_eq(now) => return,
                _ => {}
            }
        }
        (Value::Object(first), Value::Object(second)) if name == "data" || name == "mosObject" => {
            return objects(&within(place, name), first, second, found);
        }
        _ if then.approx_eq(now) => return,
        _ => {}
    }
    only(&within(place, name), Some(then), Some(now), found);
}

/// Compares lists whose elements have an identity.
fn lists(
    place: &str,
    word: &str,
    keys: &[&str],
    (first, second): (&[Value], &[Value]),
    found: &mut Vec<Difference>,
) {
    let key = |one: &Value| -> Vec<Value> {
        let members = keys.iter().filter_map(|key| one.get(key));
        members.map(|value| value.into_owned()).collect()
    };
    let mut kept = Vec::new();
    for one in first {
        let at = within(place, &label(word, &key(one), one));
        match second.iter().find(|other| key(other) == key(one)) {
            Some(other) => {
                kept.push(key(one));
                if let (Some(one), Some(other)) = (one.as_object(), other.as_object()) {
                    objects(&at, one, other, found);
                }
            }
            None => only(&at, Some(one), None, found),
        }
    }
    let known = |other: &&Value| kept.contains(&key(other));
    for other in second.iter().filter(|other| !known(other)) {
        only(
            &within(place, &label(word, &key(other), other)),
            None,
            Some(other),
            found,
        );
    }
    let order = second.iter().filter(known).map(key);
    if !order.eq(kept.iter().cloned()) {
        let place = within(place, &format!("{word} order"));
        let then = Value::Array(kept.iter().flatten().cloned().collect());
        let now = second.iter().filter(known).flat_map(key);
        only(
            &place,
            Some(&then),
            Some(&Value::Array(now.collect())),
            found,
        );
    }
}

fn only(place: &str, then: Option<&Value>, now: Option<&Value>, found: &mut Vec<Difference>) {
    found.push(Difference {
        place: place.to_owned(),
        then: then.cloned(),
        now: now.cloned(),
    });
}

/// Returns the words for an element: its kind, its key and its name.
fn label(word: &str, key: &[Value], one: &Value) -> String {
    let key: Vec<String> = key.iter().map(text_or_json).collect();
    let key = key.join(" / ");
    let name = NAMES.iter().find_map(|name| one.get(name));
    match name.as_deref().and_then(Value::as_str) {
        Some(name) if !name.is_empty() && name != key => format!("{word} {key} ({name})"),
        _ => format!("{word} {key}"),
    }
}

fn within(place: &str, name: &str) -> String {
    match place {
        "" => name.to_owned(),
        place => format!("{place} / {name}"),
    }
}
