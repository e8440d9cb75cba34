//! Operations on engines: reading engines, nodes, properties and functions, setting a property
//! immediately or over time, and calling a function. On RE5 engines, a sub-field can be set too.

use crate::json::{Map, Value, check_levels, json, levels};

use super::call::{Call, HandlerResult, no_room, number, present, unprocessable};
use crate::approx_size::length;
use crate::clock::Timestamp;
use crate::profile::Profile;
use crate::response::HubResponse;
use crate::show::engines::EngineType;
use crate::state::animation::{Interpolation, Timing};
use crate::state::engines::{Engine, Function, Instance, Node, Property, have_room};
use crate::state::values::{accept, first_within, member};
use crate::state::{RowKey, State};

pub(super) fn list(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let engines = state.engines.iter().map(|engine| engine_json(engine, call));
    Ok(HubResponse::ok(&engines.collect()))
}

pub(super) fn get(state: &mut State, call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(&engine_json(engine(state, call)?, call)))
}

pub(super) fn list_nodes(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let nodes = engine(state, call)?
        .listed_nodes(call.now)
        .iter()
        .map(|node| node_json(node, call.profile));
    Ok(HubResponse::ok(&nodes.collect()))
}

pub(super) fn get_node(state: &mut State, call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(&node_json(
        node(state, call)?,
        call.profile,
    )))
}

pub(super) fn list_properties(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let properties = node(state, call)?
        .properties
        .iter()
        .map(|it| property_json(it, call.now));
    Ok(HubResponse::ok(&properties.collect()))
}

pub(super) fn get_property(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let property = node(state, call)?.property(call.text("propertyPath"));
    Ok(HubResponse::ok(&property_json(
        property.ok_or_else(HubResponse::internal)?,
        call.now,
    )))
}

pub(super) fn list_functions(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let functions = node(state, call)?.functions.iter();
    let summary = |it: &Function| json!({ "FunctionPath": it.path, "FunctionName": it.name });
    Ok(HubResponse::ok(&functions.map(summary).collect()))
}

pub(super) fn get_function(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let function = node(state, call)?.function(call.text("functionPath"));
    let function = function.ok_or_else(HubResponse::internal)?;
    let properties = function.properties.iter();
    let properties: Map<_, _> = properties
        .map(|it| (it.path.clone(), property_json(it, call.now)))
        .collect();
    Ok(HubResponse::ok(&json!({
        "FunctionPath": function.path,
        "FunctionName": function.name,
        "Properties": properties,
    })))
}

fn engine<'a>(state: &'a State, call: &Call<'_>) -> Result<&'a Engine, HubResponse> {
    call.id("engineId")
        .and_then(|id| state.engine(id))
        .ok_or_else(HubResponse::internal)
}

fn node<'a>(state: &'a State, call: &Call<'_>) -> Result<&'a Node, HubResponse> {
    let path = call.text("nodePath");
    let mut nodes = engine(state, call)?.listed_nodes(call.now).iter();
    nodes
        .find(|node| node.path == path)
        .ok_or_else(HubResponse::internal)
}

fn engine_json(engine: &Engine, call: &Call<'_>) -> Value {
    let facts = &engine.facts;
    let instances = engine
        .listed_instances(call.now)
        .iter()
        .map(|instance| instance_json(instance, call));
    let mut written = json!({
        "id": facts.id,
        "name": facts.name,
        "ip": facts.ip,
        "role": facts.role,
        "status": engine.status(call.now),
        "cacheDir": facts.cache_dir,
        "minimumFreeSpace": facts.minimum_free_space,
        "usedSpace": facts.used_space,
        "diskSpace": facts.disk_space,
        "displayName": facts.display_name,
        "port": facts.port,
        "rgraphId": facts.rgraph_id,
        "ownerStudioId": facts.owner_studio_id,
        "instances": instances.collect::<Vec<_>>(),
    });
    if call.profile == Profile::V1_0 {
        written["enabled"] = json!(facts.re_enabled || facts.ue_enabled);
    } else {
        written["re_enabled"] = json!(facts.re_enabled);
        written["ue_enabled"] = json!(facts.ue_enabled);
        written["ustateId"] = json!(facts.ustate_id);
    }
    if call.profile != Profile::V2_1 {
        written["canCook"] = json!(facts.can_cook);
    }
    if let Some(engine_type) = &facts.engine_type {
        written["engineType"] = json!(engine_type);
    }
    written
}

fn instance_json(instance: &Instance, call: &Call<'_>) -> Value {
    let Instance { facts, run } = instance;
    let (pid, project, map) = match run {
        Some(run) => (Some(&run.pid), run.project, run.project_map),
        None => (facts.pid.as_ref(), facts.project_id, facts.project_map_id),
    };
    let old = call.profile == Profile::V1_0;
    let mut written = json!({
        "id": facts.id,
        "projectTag": facts.project_tag,
        "streaming": facts.streaming,
        "status": instance.status(call.now),
        "pid": pid,
        "engineHostId": facts.engine_host_id,
        "engineRoleId": facts.engine_role_id,
        "projectId": project,
        "projectMapId": map,
        "editorPath": facts.editor_path,
        "engineType": (!old).then_some(&facts.engine_type),
        "engineVersion": (!old).then_some(&facts.engine_version),
        "statusDescription": facts.status_description,
    });
    if call.profile != Profile::V2_1 {
        written["cookedProjectId"] = json!(facts.cooked_project_id);
        written["cookedMapId"] = json!(facts.cooked_map_id);
        written["cookedId"] = json!(facts.cooked_id);
    }
    written
}

fn node_json(node: &Node, profile: Profile) -> Value {
    if profile == Profile::V1_0 {
        return json!({ "NodePath": node.path });
    }
    json!({ "NodePath": node.path, "NodeName": node.name })
}

fn property_json(property: &Property, now: Timestamp) -> Value {
    json!({
        "PropertyPath": property.path,
        "DisplayName": property.name,
        "Value": property.value.at(now),
    })
}

pub(super) fn set_property(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let kind = engine(state, call)?.kind();
    let found = property_and_field(
        node(state, call)?,
        call.text("propertyPath"),
        kind,
        call.now,
    );
    let (property, field, held) = found.ok_or_else(HubResponse::internal)?;
    let body = call.members()?;
    let timing = timing(&body)?;
    let value = body
        .get("Value")
        .ok_or_else(|| unprocessable("Value is required."))?;

    let first = first_within(&property.first, &field);
    let value = accept(first, &held, value.clone())
        .and_then(|value| {
            // Each step of the path is one level of nesting around the value.
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
    let response = json!({
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
        "Interpolation": timing.interpolation.name(),
        "Duration": timing.duration,
        "Delay": timing.delay,
    });
    if !field.is_empty() {
        change["field"] = json!(field.join("."));
    }
    Ok(HubResponse::ok(&response).with_effect(change))
}

/// Returns the property and the sub-field that a path names, and the current value. A property with
/// exactly this path takes precedence. Only RE5 engines have sub-fields; the shortest suffix that
/// names one is used.
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
            .and_then(Interpolation::from_name)
            .ok_or_else(|| {
                let words = Interpolation::ALL.map(Interpolation::name).join(", ");
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
        let listed =
            |(path, value): &(String, Value)| json!({ "PropertyPath": path, "Value": value });
        change["swapped"] = swapped.iter().map(listed).collect();
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

/// Returns the values that a call sets in the function's properties, each with the index of the
/// property.
fn parameters(function: &Function, call: &Call<'_>) -> Result<Vec<(usize, Value)>, HubResponse> {
    let body = call.members()?;
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
