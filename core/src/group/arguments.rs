//! Arguments and result of a call for one member. If the member is an engine, the engine is added
//! to the arguments.

use crate::client::Member;
use crate::error::{Error, Result};
use crate::ops::operation;
use crate::types::EngineId;
use crate::value::{Object, Value};

/// Returns the arguments for a member. `engine` is the number of its engine; `None` if the member
/// is a hub.
pub(super) fn for_member(
    name: &str,
    arguments: &Object,
    member: &Member,
    engine: Option<EngineId>,
) -> Result<Object> {
    let mut own = arguments.clone();
    let Some(engine) = engine else {
        return Ok(own);
    };
    let refused = |argument: &str, detail: &str| {
        let detail = format!("the member {} is an engine, {detail}", member.name);
        Err(Error::invalid(argument, detail))
    };
    let inner = |path: &str| Value::from(format!("#{} / {path}", engine.get()));
    match name {
        "names.get" | "names.set" | "names.call" => {
            if let Some(path) = own.get("path").and_then(Value::as_str) {
                let path = inner(path);
                own.insert("path", path);
            }
        }
        "names.set_many" => {
            if let Some(Value::Array(sets)) = own.get_mut("sets") {
                for set in sets.iter_mut().filter_map(Value::as_object_mut) {
                    if let Some(path) = set.get("path").and_then(Value::as_str).map(inner) {
                        set.insert("path", path);
                    }
                }
            }
        }
        "names.load" => {
            if let Some(Value::Object(load)) = own.get("body") {
                let mut load = load.clone();
                load.insert("engine", format!("#{}", engine.get()));
                own.insert("body", Value::Object(load));
            }
        }
        _ => {
            let row = operation(name);
            let takes_engine =
                row.is_some_and(|row| row.arguments.iter().any(|it| it.wire == "engineId"));
            if !takes_engine {
                return refused("name", "and this call is not one for an engine");
            }
            if own.get("engineId").is_some() {
                return refused("engineId", "so the call must not name another one");
            }
            own.insert("engineId", engine.get());
        }
    }
    Ok(own)
}

/// Converts the result of one member so that the results of all members can be compared. The report
/// of `names.set_many` is reduced to its items, with the paths that the caller gave, because its
/// other fields differ between members. Other results are returned unchanged.
pub(super) fn as_given(name: &str, arguments: &Object, result: Value) -> Value {
    let mut report = match result {
        Value::Object(report) if name == "names.set_many" => report,
        other => return other,
    };
    let mut items = report.remove("items").unwrap_or(Value::Null);
    if let (Some(Value::Array(sets)), Value::Array(items)) = (arguments.get("sets"), &mut items) {
        for (set, item) in sets.iter().zip(items) {
            if let (Some(path), Some(item)) = (set.get("path"), item.as_object_mut()) {
                item.insert("address", path.into_owned());
            }
        }
    }
    items
}
