//! Operations on graphs, rgraphs and ustates, which engines load.

use crate::json::{Value, json};

use super::call::{Call, HandlerResult, integer, present, unprocessable};
use crate::response::HubResponse;
use crate::show::engines::{EngineType, LoadableState};
use crate::state::State;

pub(super) fn list_graphs(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    list(state, EngineType::Re5)
}

pub(super) fn list_rgraphs(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    list(state, EngineType::Re)
}

pub(super) fn list_ustates(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    list(state, EngineType::Ue)
}

fn list(state: &State, kind: EngineType) -> HandlerResult {
    let states = state.show.states(kind).into_iter();
    Ok(HubResponse::ok(&states.map(summary).collect()))
}

pub(super) fn get_graph(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.id("graphId");
    get(state, EngineType::Re5, id, "content", "Graph not found.")
}

pub(super) fn get_rgraph(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.id("rgraphId");
    get(state, EngineType::Re, id, "xmlContent", "Rgraph not found.")
}

pub(super) fn get_ustate(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.id("ustateId");
    get(state, EngineType::Ue, id, "ustateData", "Ustate not found.")
}

/// Returns a state with its text in the member that `content` names. Without such a state, the
/// response has the text `missing`.
fn get(
    state: &State,
    kind: EngineType,
    id: Option<i64>,
    content: &str,
    missing: &str,
) -> HandlerResult {
    let found = id.and_then(|id| state.show.state(kind, id));
    let found = found.ok_or_else(|| HubResponse::error(404, missing))?;
    let mut written = summary(found);
    written[content] = json!(found.content);
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
        .filter(|id| state.show.state(kind, *id).is_some())
        .ok_or_else(HubResponse::internal)?;
    let body = call.members()?;
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

fn summary(state: LoadableState<'_>) -> Value {
    json!({ "id": state.id, "name": state.name })
}
