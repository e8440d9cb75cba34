//! Setting a property, at once or over time; on RE5 also a sub-field of it.

use serde_json::{Map, Value, json};

use super::call::{Call, HandlerResult, no_room, number, present, unprocessable};
use super::engines::{engine, node};
use crate::approx_size::length;
use crate::clock::Timestamp;
use crate::response::HubResponse;
use crate::show::EngineType;
use crate::state::animation::{Interpolation, Timing};
use crate::state::engines::{Node, Property, have_room};
use crate::state::values::{accept, check_levels, first_within, levels, member};
use crate::state::{RowKey, State};

pub(super) fn set_property(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let kind = engine(state, call)?.kind();
    let found = property_and_field(
        node(state, call)?,
        call.text("propertyPath"),
        kind,
        call.now,
    );
    let (property, field, held) = found.ok_or_else(HubResponse::internal)?;
    let body = call
        .object()
        .ok_or_else(|| unprocessable("The body must be an object."))?;
    let timing = timing(&body)?;
    let value = body
        .get("Value")
        .ok_or_else(|| unprocessable("Value is required."))?;

    let first = first_within(&property.first, &field);
    let value = accept(first, &held, value.clone())
        .and_then(|value| {
            // A sub-field lies as deep as its path is long.
            check_levels("Value", field.len() + levels(&value))?;
            Ok(value)
        })
        .map_err(|why| unprocessable(&format!("{why}.")))?;

    let put = |_, it: &Property| match it.path == property.path {
        true if field.is_empty() => length(&value),
        true => it.value.length(call.now) + length(&value),
        false => 0,
    };
    if !have_room(&node(state, call)?.properties, call.now, put) {
        return Err(no_room("the list of the node's properties"));
    }

    let (engine, path) = (
        call.id("engineId").unwrap_or_default(),
        property.path.clone(),
    );
    let node = state
        .engine_mut(engine)
        .and_then(|it| it.node_mut(call.text("nodePath")));
    let property = node
        .and_then(|node| node.property_mut(&path))
        .ok_or_else(HubResponse::internal)?;
    property
        .value
        .animate_to(&field, value.clone(), timing, call.now);
    let answer = json!({
        "PropertyPath": property.path,
        "DisplayName": property.name,
        "Value": property.value.stored(),
    });
    state.changes.mark_dirty(RowKey::Property(
        engine,
        call.text("nodePath").to_owned(),
        path.clone(),
    ));
    let mut change = json!({
        "PropertyPath": path,
        "Value": value,
        "Interpolation": timing.interpolation.word(),
        "Duration": timing.duration,
        "Delay": timing.delay,
    });
    if !field.is_empty() {
        change["field"] = json!(field.join("."));
    }
    Ok(HubResponse::ok(&answer).with_effect(change))
}

/// The property that a path means, the sub-field that its suffix means, and what is held there.
/// An exact path wins; only RE5 knows suffixes, and the shortest suffix that leads somewhere wins.
fn property_and_field<'a>(
    node: &'a Node,
    path: &str,
    kind: EngineType,
    now: Timestamp,
) -> Option<(&'a Property, Vec<String>, Value)> {
    if let Some(property) = node.property(path) {
        return Some((property, Vec::new(), property.value.at(now)));
    }
    if kind != EngineType::Re5 {
        return None;
    }
    path.rmatch_indices('.').find_map(|(dot, _)| {
        let property = node.property(&path[..dot])?;
        let field: Vec<String> = path[dot + 1..].split('.').map(str::to_owned).collect();
        let held = member(&property.value.at(now), &field)?.clone();
        Some((property, field, held))
    })
}

fn timing(body: &Map<String, Value>) -> Result<Timing, HubResponse> {
    let interpolation = match present(body, "Interpolation") {
        None => Interpolation::Constant,
        Some(word) => word
            .as_str()
            .and_then(Interpolation::from_word)
            .ok_or_else(|| {
                let words = Interpolation::ALL.map(Interpolation::word).join(", ");
                unprocessable(&format!("Interpolation must be one of {words}."))
            })?,
    };
    let seconds = |name: &str| match present(body, name).map(number) {
        None => Ok(0.0),
        Some(Some(seconds)) if seconds >= 0.0 => Ok(seconds),
        Some(_) => Err(unprocessable(&format!(
            "{name} must be a number of seconds, 0 or more."
        ))),
    };
    Ok(Timing {
        interpolation,
        delay: seconds("Delay")?,
        duration: seconds("Duration")?,
    })
}
