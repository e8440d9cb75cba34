//! Engine control, the reading part: engines, nodes, properties and functions.

use serde_json::{Map, Value, json};

use super::call::{Call, HandlerResult};
use crate::clock::Timestamp;
use crate::profile::Profile;
use crate::response::HubResponse;
use crate::state::State;
use crate::state::engines::{Engine, Function, Instance, Node, Property};

pub(super) fn list(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let engines = state.engines.iter().map(|engine| engine_json(engine, call));
    Ok(HubResponse::ok(&engines.collect()))
}

pub(super) fn get(state: &mut State, call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(&engine_json(engine(state, call)?, call)))
}

pub(super) fn list_nodes(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let nodes = engine(state, call)?
        .nodes
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

pub(super) fn engine<'a>(state: &'a State, call: &Call<'_>) -> Result<&'a Engine, HubResponse> {
    call.id("engineId")
        .and_then(|id| state.engine(id))
        .ok_or_else(HubResponse::internal)
}

pub(super) fn node<'a>(state: &'a State, call: &Call<'_>) -> Result<&'a Node, HubResponse> {
    engine(state, call)?
        .node(call.text("nodePath"))
        .ok_or_else(HubResponse::internal)
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

fn property_json(property: &Property, now: Timestamp) -> Value {
    json!({
        "PropertyPath": property.path,
        "DisplayName": property.name,
        "Value": property.value.at(now),
    })
}
