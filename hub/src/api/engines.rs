//! Engine control: engines, nodes, properties and functions.

use serde_json::{Map, Value, json};

use super::Outcome;
use super::call::{Call, given, number};
use crate::answer::Answer;
use crate::clock::Moment;
use crate::profile::Profile;
use crate::show::EngineType;
use crate::state::engines::{Engine, Function, Instance, Node, Property};
use crate::state::motion::{Interpolation, Timing};
use crate::state::values::{accept, member};
use crate::state::{Key, State};

pub(super) fn list(state: &mut State, call: &Call<'_>) -> Outcome {
    let engines = state.engines.iter().map(|engine| engine_json(engine, call));
    Ok(Answer::ok(&engines.collect()))
}

pub(super) fn get(state: &mut State, call: &Call<'_>) -> Outcome {
    Ok(Answer::ok(&engine_json(engine(state, call)?, call)))
}

pub(super) fn list_nodes(state: &mut State, call: &Call<'_>) -> Outcome {
    let nodes = engine(state, call)?
        .nodes
        .iter()
        .map(|node| node_json(node, call.profile));
    Ok(Answer::ok(&nodes.collect()))
}

pub(super) fn get_node(state: &mut State, call: &Call<'_>) -> Outcome {
    Ok(Answer::ok(&node_json(node(state, call)?, call.profile)))
}

pub(super) fn list_properties(state: &mut State, call: &Call<'_>) -> Outcome {
    let properties = node(state, call)?
        .properties
        .iter()
        .map(|it| property_json(it, call.now));
    Ok(Answer::ok(&properties.collect()))
}

pub(super) fn get_property(state: &mut State, call: &Call<'_>) -> Outcome {
    let property = node(state, call)?.property(call.text("propertyPath"));
    Ok(Answer::ok(&property_json(
        property.ok_or_else(Answer::internal)?,
        call.now,
    )))
}

pub(super) fn list_functions(state: &mut State, call: &Call<'_>) -> Outcome {
    let functions = node(state, call)?.functions.iter();
    let summary = |it: &Function| json!({ "FunctionPath": it.path, "FunctionName": it.name });
    Ok(Answer::ok(&functions.map(summary).collect()))
}

pub(super) fn get_function(state: &mut State, call: &Call<'_>) -> Outcome {
    let function = node(state, call)?.function(call.text("functionPath"));
    let function = function.ok_or_else(Answer::internal)?;
    let properties = function.properties.iter();
    let properties: Map<_, _> = properties
        .map(|it| (it.path.clone(), property_json(it, call.now)))
        .collect();
    Ok(Answer::ok(&json!({
        "FunctionPath": function.path,
        "FunctionName": function.name,
        "Properties": properties,
    })))
}

pub(super) fn set_property(state: &mut State, call: &Call<'_>) -> Outcome {
    let kind = engine(state, call)?.kind();
    let found = property_and_field(
        node(state, call)?,
        call.text("propertyPath"),
        kind,
        call.now,
    );
    let (property, field, held) = found.ok_or_else(Answer::internal)?;
    let body = call
        .object()
        .ok_or_else(|| refused("The body must be an object."))?;
    let timing = timing(&body)?;
    let value = body
        .get("Value")
        .ok_or_else(|| refused("Value is required."))?;

    let value = accept(&held, value.clone()).map_err(|why| refused(&format!("{why}.")))?;

    let (engine, path) = (
        call.id("engineId").unwrap_or_default(),
        property.path.clone(),
    );
    let node = state
        .engine_mut(engine)
        .and_then(|it| it.node_mut(call.text("nodePath")));
    let property = node
        .and_then(|node| node.property_mut(&path))
        .ok_or_else(Answer::internal)?;
    property
        .value
        .move_to(&field, value.clone(), timing, call.now);
    let answer = json!({
        "PropertyPath": property.path,
        "DisplayName": property.name,
        "Value": property.value.stored(),
    });
    state.changes.touch(Key::Property(
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
    Ok(Answer::ok(&answer).having(change))
}

pub(super) fn call_function(state: &mut State, call: &Call<'_>) -> Outcome {
    let function = node(state, call)?.function(call.text("functionPath"));
    let function = function.ok_or_else(Answer::internal)?;
    let values = parameters(function, call)?;

    let engine = call.id("engineId").unwrap_or_default();
    let (node, path) = (call.text("nodePath").to_owned(), function.path.clone());
    let change: Vec<_> = values
        .iter()
        .map(|(place, value)| {
            json!({ "PropertyPath": function.properties[*place].path, "value": value })
        })
        .collect();
    let target = state.engine_mut(engine).and_then(|it| it.node_mut(&node));
    let function = target
        .and_then(|it| it.function_mut(&path))
        .ok_or_else(Answer::internal)?;
    for (place, value) in values {
        let timing = Timing {
            interpolation: Interpolation::Constant,
            delay: 0.0,
            duration: 0.0,
        };
        function.properties[place]
            .value
            .move_to(&[], value, timing, call.now);
    }
    state.changes.touch(Key::Function(engine, node, path));
    Ok(Answer::success(true).having(json!({ "Parameters": change })))
}

/// The places among the function's properties that a call gives values to, and the values.
fn parameters(function: &Function, call: &Call<'_>) -> Result<Vec<(usize, Value)>, Answer> {
    let body = call
        .object()
        .ok_or_else(|| refused("The body must be an object."))?;
    let Some(parameters) = given(&body, "Parameters") else {
        return Ok(Vec::new());
    };
    let parameters = parameters
        .as_array()
        .ok_or_else(|| refused("Parameters must be an array."))?;
    let mut values = Vec::new();
    for (place, parameter) in parameters.iter().enumerate() {
        let fault = |what: &str| refused(&format!("Parameters[{place}]: {what}."));
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
        let held = function.properties[found].value.at(call.now);
        values.push((
            found,
            accept(&held, value.clone()).map_err(|why| fault(&why))?,
        ));
    }
    Ok(values)
}

/// The property that a path means, the sub-field that its suffix means, and what is held there.
/// An exact path wins; only RE5 knows suffixes, and the shortest suffix that leads somewhere wins.
fn property_and_field<'a>(
    node: &'a Node,
    path: &str,
    kind: EngineType,
    now: Moment,
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

fn timing(body: &Map<String, Value>) -> Result<Timing, Answer> {
    let interpolation = match given(body, "Interpolation") {
        None => Interpolation::Constant,
        Some(word) => word
            .as_str()
            .and_then(Interpolation::from_word)
            .ok_or_else(|| {
                let words = Interpolation::ALL.map(Interpolation::word).join(", ");
                refused(&format!("Interpolation must be one of {words}."))
            })?,
    };
    let seconds = |name: &str| match given(body, name).map(number) {
        None => Ok(0.0),
        Some(Some(seconds)) if seconds >= 0.0 => Ok(seconds),
        Some(_) => Err(refused(&format!(
            "{name} must be a number of seconds, 0 or more."
        ))),
    };
    Ok(Timing {
        interpolation,
        delay: seconds("Delay")?,
        duration: seconds("Duration")?,
    })
}

fn refused(why: &str) -> Answer {
    Answer::error(422, why)
}

fn engine<'a>(state: &'a State, call: &Call<'_>) -> Result<&'a Engine, Answer> {
    call.id("engineId")
        .and_then(|id| state.engine(id))
        .ok_or_else(Answer::internal)
}

fn node<'a>(state: &'a State, call: &Call<'_>) -> Result<&'a Node, Answer> {
    engine(state, call)?
        .node(call.text("nodePath"))
        .ok_or_else(Answer::internal)
}

fn engine_json(engine: &Engine, call: &Call<'_>) -> Value {
    let facts = &engine.facts;
    let instances = engine
        .instances
        .iter()
        .map(|instance| instance_json(instance, call));
    let mut written = json!({
        "id": facts.id,
        "name": facts.name,
        "ip": facts.ip,
        "role": facts.role,
        "status": facts.status,
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

fn property_json(property: &Property, now: Moment) -> Value {
    json!({
        "PropertyPath": property.path,
        "DisplayName": property.name,
        "Value": property.value.at(now),
    })
}
