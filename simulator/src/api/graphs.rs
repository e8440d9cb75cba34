//! Operations on graphs, rgraphs and ustates, which engines load.

use crate::json::{Value, json};

use super::call::{Call, HandlerResult, integer, present, unprocessable};
use crate::response::HubResponse;
use crate::show::engines::EngineType;
use crate::state::State;

pub(super) fn list_graphs(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(
        &state
            .show
            .graphs
            .iter()
            .map(|it| summary(it.id, &it.name))
            .collect(),
    ))
}

pub(super) fn list_rgraphs(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(
        &state
            .show
            .rgraphs
            .iter()
            .map(|it| summary(it.id, &it.name))
            .collect(),
    ))
}

pub(super) fn list_ustates(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(
        &state
            .show
            .ustates
            .iter()
            .map(|it| summary(it.id, &it.name))
            .collect(),
    ))
}

pub(super) fn get_graph(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.id("graphId");
    let graph = state.show.graphs.iter().find(|graph| Some(graph.id) == id);
    let graph = graph.ok_or_else(|| HubResponse::error(404, "Graph not found."))?;
    let mut written = summary(graph.id, &graph.name);
    written["content"] = json!(graph.content);
    Ok(HubResponse::ok(&written))
}

pub(super) fn get_rgraph(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.id("rgraphId");
    let rgraph = state
        .show
        .rgraphs
        .iter()
        .find(|rgraph| Some(rgraph.id) == id);
    let rgraph = rgraph.ok_or_else(|| HubResponse::error(404, "Rgraph not found."))?;
    let mut written = summary(rgraph.id, &rgraph.name);
    written["xmlContent"] = json!(rgraph.xml_content);
    Ok(HubResponse::ok(&written))
}

pub(super) fn get_ustate(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.id("ustateId");
    let ustate = state
        .show
        .ustates
        .iter()
        .find(|ustate| Some(ustate.id) == id);
    let ustate = ustate.ok_or_else(|| HubResponse::error(404, "Ustate not found."))?;
    let mut written = summary(ustate.id, &ustate.name);
    written["ustateData"] = json!(ustate.ustate_data);
    Ok(HubResponse::ok(&written))
}

pub(super) fn load_graph(state: &mut State, call: &Call<'_>) -> HandlerResult {
    load(state, call, EngineType::Re5, call.id("graphId"))
}

pub(super) fn load_rgraph(state: &mut State, call: &Call<'_>) -> HandlerResult {
    load(state, call, EngineType::Re, call.id("rgraphId"))
}

pub(super) fn load_ustate(state: &mut State, call: &Call<'_>) -> HandlerResult {
    load(state, call, EngineType::Ue, call.id("ustateId"))
}

/// Loads a state into the engine that the body names. If the engine cannot load states of this
/// kind, or the hub cannot reach the engine, the response reports failure and nothing changes.
fn load(state: &mut State, call: &Call<'_>, kind: EngineType, id: Option<i64>) -> HandlerResult {
    let id = id
        .filter(|id| state.has_state(kind, *id))
        .ok_or_else(HubResponse::internal)?;
    let body = call
        .object()
        .ok_or_else(|| unprocessable("The body must be an object."))?;
    let host = present(&body, "engineHostId");
    let host = host.ok_or_else(|| unprocessable("engineHostId is required."))?;
    let host = integer(host).ok_or_else(|| unprocessable("engineHostId must be a number."))?;
    let engine = state.engine(host).ok_or_else(HubResponse::internal)?;
    if !engine.takes(kind) || !engine.is_reachable(call.now) {
        return Err(HubResponse::success(false));
    }
    state.load(host, kind, id);
    let nodes = state.engine(host).map_or(0, |engine| engine.nodes.len());
    Ok(HubResponse::success(true).with_effect(json!({
        "engineHostId": host,
        "engineType": kind.word(),
        "stateId": id,
        "nodes": nodes,
    })))
}

fn summary(id: i64, name: &str) -> Value {
    json!({ "id": id, "name": name })
}
