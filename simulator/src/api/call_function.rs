//! Calling a function of a node, with values for its properties, and what some do.

use serde_json::{Value, json};

use super::call::{Call, HandlerResult, no_room, present, unprocessable};
use super::engines::node;
use crate::approx_size::length;
use crate::response::HubResponse;
use crate::state::animation::Timing;
use crate::state::engines::{Function, Property, have_room};
use crate::state::values::{accept, check_levels, levels};
use crate::state::{RowKey, State};

pub(super) fn call_function(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let function = node(state, call)?.function(call.text("functionPath"));
    let function = function.ok_or_else(HubResponse::internal)?;
    let values = parameters(function, call)?;
    let put = |at, _: &Property| {
        let to_it = values.iter().filter(|(place, _)| *place == at);
        to_it.map(|(_, value)| length(value)).max().unwrap_or(0)
    };
    if !have_room(&function.properties, call.now, put) {
        return Err(no_room("the function with its properties"));
    }

    let engine = call.id("engineId").unwrap_or_default();
    let (node, path) = (call.text("nodePath").to_owned(), function.path.clone());
    let change: Vec<_> = values
        .iter()
        .map(|(place, value)| {
            json!({ "PropertyPath": function.properties[*place].path, "value": value })
        })
        .collect();
    let target = state.engine_mut(engine).and_then(|it| it.node_mut(&node));
    let target = target.ok_or_else(HubResponse::internal)?;
    let function = target
        .function_mut(&path)
        .ok_or_else(HubResponse::internal)?;
    for (place, value) in values {
        let property = &mut function.properties[place].value;
        property.animate_to(&[], value, Timing::AT_ONCE, call.now);
    }
    let mut change = json!({ "Parameters": change });
    if let Some(swap) = function.swap.clone() {
        let seconds = function.swap_seconds(&swap, call.now);
        let swapped = target.swap(&swap.properties, seconds, call.now);
        let told =
            |(path, value): &(String, Value)| json!({ "PropertyPath": path, "Value": value });
        change["swapped"] = swapped.iter().map(told).collect();
        change["seconds"] = json!(seconds);
        for (property, _) in swapped {
            let key = RowKey::Property(engine, node.clone(), property);
            state.changes.mark_dirty(key);
        }
    }
    state
        .changes
        .mark_dirty(RowKey::Function(engine, node, path));
    Ok(HubResponse::success(true).with_effect(change))
}

/// The places among the function's properties that a call gives values to, and the values.
fn parameters(function: &Function, call: &Call<'_>) -> Result<Vec<(usize, Value)>, HubResponse> {
    let body = call
        .object()
        .ok_or_else(|| unprocessable("The body must be an object."))?;
    let Some(parameters) = present(&body, "Parameters") else {
        return Ok(Vec::new());
    };
    let parameters = parameters
        .as_array()
        .ok_or_else(|| unprocessable("Parameters must be an array."))?;
    let mut values = Vec::new();
    for (place, parameter) in parameters.iter().enumerate() {
        let fault = |what: &str| unprocessable(&format!("Parameters[{place}]: {what}."));
        let path = parameter.get("PropertyPath").and_then(Value::as_str);
        let path = path.ok_or_else(|| fault("PropertyPath is required"))?;
        let value = parameter
            .get("payload")
            .and_then(|payload| payload.get("value"));
        let value = value.ok_or_else(|| fault("payload.value is required"))?;
        let found = function
            .properties
            .iter()
            .position(|property| property.path == path);
        let found = found.ok_or_else(|| fault("the function has no such property"))?;
        let property = &function.properties[found];
        let held = property.value.at(call.now);
        let value =
            accept(Some(&property.first), &held, value.clone()).map_err(|why| fault(&why))?;
        check_levels("payload.value", levels(&value)).map_err(|why| fault(&why))?;
        values.push((found, value));
    }
    Ok(values)
}
