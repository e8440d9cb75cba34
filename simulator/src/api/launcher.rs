//! Operations of the launcher: launch configurations, their renderers, and their processes.

use std::collections::BTreeSet;

use crate::json::{Map, Value, json};

use super::call::{
    Call, HandlerResult, fits_name_limit, integer, integers, non_empty_str, present,
};
use crate::profile::Profile;
use crate::response::HubResponse;
use crate::show::engines::EngineType;
use crate::show::launcher::{LaunchConfig, Renderer};
use crate::state::processes::StartCancelled;
use crate::state::{RowKey, State};

/// Maximum number of launch configurations of a hub, and of renderers.
const MAX_CONFIGS: usize = 10_000;

/// The response to a launch for which no engine is suitable, and to a launch of an unknown
/// configuration.
const NO_ENGINE: &str = "Launch cancelled: This launch configuration has no idle engines or \
                         suitable engine installation.";

pub(super) fn list(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let configs = state.launcher.configs.iter();
    Ok(HubResponse::ok(
        &configs
            .map(|config| config_json(config, state, call.profile))
            .collect(),
    ))
}

pub(super) fn get(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let config = config(state, call, HubResponse::internal)?;
    Ok(HubResponse::ok(&config_json(config, state, call.profile)))
}

pub(super) fn create(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let invalid = || HubResponse::empty(422);
    let body = call.object().ok_or_else(invalid)?;
    let name = present(&body, "name")
        .and_then(non_empty_str)
        .filter(|name| fits_name_limit(name))
        .ok_or_else(invalid)?
        .to_owned();
    let renderers = present(&body, "renderers")
        .and_then(integers)
        .ok_or_else(invalid)?;
    // As in a show, each renderer must exist, and none may be listed twice.
    let known = |id: &i64| state.launcher.renderers.contains_key(id);
    let different: BTreeSet<_> = renderers.iter().collect();
    if !renderers.iter().all(known) || different.len() < renderers.len() {
        return Err(invalid());
    }
    if state.launcher.configs.len() >= MAX_CONFIGS {
        return Err(full("launch configurations"));
    }
    let config = LaunchConfig {
        id: state.new_launch_id(),
        name,
        renderers,
    };
    let written = json!({ "id": config.id, "renderers": config.renderers });
    let change = json!({ "id": config.id, "name": config.name, "renderers": config.renderers });
    state.changes.mark_dirty(RowKey::Launch(config.id));
    state.launcher.configs.push(config);
    Ok(HubResponse::ok(&written).with_effect(change))
}

pub(super) fn launch(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let config = config(state, call, || HubResponse::text(404, NO_ENGINE))?;
    let (id, renderers) = (config.id, config.renderers.clone());
    let started = state.start(id, &renderers, call.now);
    let started = started.map_err(|StartCancelled| HubResponse::text(404, NO_ENGINE))?;
    Ok(HubResponse::text(200, "OK").with_effect(json!({ "started": started })))
}

pub(super) fn stop(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = config(state, call, HubResponse::internal)?.id;
    let stopped = state.stop(|run| run.launch == id);
    Ok(HubResponse::empty(200).with_effect(json!({ "stopped": stopped })))
}

pub(super) fn retime(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = config(state, call, HubResponse::internal)?.id;
    let running = state.running(id);
    Ok(HubResponse::empty(200).with_effect(json!({ "retimed": running })))
}

pub(super) fn list_renderers(state: &mut State, call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(&json!(
        config(state, call, HubResponse::internal)?.renderers
    )))
}

pub(super) fn get_renderer(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let (launch, id) = renderer_ids(call)?;
    let renderer = state.launcher.renderer(launch, id);
    let renderer = renderer.ok_or_else(|| HubResponse::text(404, "Renderer not found"))?;
    Ok(HubResponse::ok(&Value::Object(renderer_json(renderer))))
}

pub(super) fn create_renderer(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let failed = || HubResponse::text(422, "Failed to update renderer");
    let launch = config(state, call, failed)?.id;
    let body = call.object().ok_or_else(failed)?;
    let mut renderer = renderer_of(state, &body, launch).ok_or_else(failed)?;
    if state.launcher.renderers.len() >= MAX_CONFIGS {
        return Err(full("renderers"));
    }
    renderer.id = state.new_renderer_id();
    let (id, owner) = (renderer.id, renderer.launch_config_id);
    let mut change = renderer_json(&renderer);
    change.insert("id".to_owned(), json!(id));
    state.launcher.renderers.insert(id, renderer);
    if let Some(config) = state.launcher.config_mut(owner) {
        config.renderers.push(id);
    }
    state.changes.mark_dirty(RowKey::Renderer(id));
    state.changes.mark_dirty(RowKey::Launch(owner));
    Ok(HubResponse::ok(&json!(id)).with_effect(Value::Object(change)))
}

pub(super) fn start_renderer(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let (launch, id) = listed_renderer(state, call)?;
    let started = state.start(launch, &[id], call.now);
    let started = started.map_err(|StartCancelled| HubResponse::text(404, NO_ENGINE))?;
    Ok(HubResponse::text(200, "OK").with_effect(json!({ "started": started })))
}

pub(super) fn stop_renderer(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let (launch, id) = listed_renderer(state, call)?;
    let stopped = state.stop(|run| run.launch == launch && run.renderer == id);
    Ok(HubResponse::text(200, "OK").with_effect(json!({ "stopped": stopped })))
}

/// Returns the launch configuration of a call, or the response `missing` if there is none.
fn config<'a>(
    state: &'a State,
    call: &Call<'_>,
    missing: impl Fn() -> HubResponse,
) -> Result<&'a LaunchConfig, HubResponse> {
    let id = call.id("launchId").ok_or_else(|| HubResponse::empty(422))?;
    state.launcher.config(id).ok_or_else(missing)
}

fn renderer_ids(call: &Call<'_>) -> Result<(i64, i64), HubResponse> {
    call.id("launchId")
        .zip(call.id("rendererId"))
        .ok_or_else(|| HubResponse::empty(422))
}

fn listed_renderer(state: &State, call: &Call<'_>) -> Result<(i64, i64), HubResponse> {
    let (launch, id) = renderer_ids(call)?;
    let unlisted = || HubResponse::text(404, "Renderer not listed in selected configuration.");
    state.launcher.renderer(launch, id).ok_or_else(unlisted)?;
    Ok((launch, id))
}

/// Returns the renderer that a body describes, with the id 0; `None` if the body is invalid. The
/// default type is that of the engine, or RE without an engine. The default state is the first one
/// of the type.
fn renderer_of(state: &State, body: &Map<String, Value>, launch: i64) -> Option<Renderer> {
    let optional = |name: &str| match present(body, name) {
        None => Some(None),
        Some(value) => integer(value).map(Some),
    };
    let launch_config_id = optional("launchConfigId")?.unwrap_or(launch);
    state.launcher.config(launch_config_id)?;
    let engine_id = optional("engineId")?;
    let engine = match engine_id {
        Some(id) => Some(state.engine(id)?),
        None => None,
    };
    let project_id = optional("projectId")?;
    if let Some(id) = project_id {
        state
            .show
            .projects
            .iter()
            .find(|project| project.project_id == id)?;
    }
    let kind = match present(body, "engineType") {
        Some(word) => EngineType::from_word(word.as_str()?)?,
        None => engine.map_or(EngineType::Re, |engine| engine.kind()),
    };
    if engine.is_some_and(|engine| !engine.takes(kind)) {
        return None;
    }
    let state_id = match optional("stateId")? {
        Some(id) => state.show.state(kind, id)?.id,
        None => state.show.states(kind).first()?.id,
    };
    Some(Renderer {
        id: 0,
        launch_config_id,
        engine_id,
        project_id,
        project_map_id: optional("projectMapId")?,
        engine_type: kind.word().to_owned(),
        state_id,
    })
}

fn full(what: &str) -> HubResponse {
    HubResponse::text(
        507,
        format!("This hub simulator holds at most {MAX_CONFIGS} {what}."),
    )
}

/// Returns a launch configuration as JSON. For profile 2.1, this includes whether it runs, and
/// complete renderers. The member `mode` of this profile is not documented; its value is constant.
fn config_json(config: &LaunchConfig, state: &State, profile: Profile) -> Value {
    let mut written =
        json!({ "id": config.id, "name": config.name, "renderers": config.renderers });
    if profile == Profile::V2_1 {
        let renderer = |id: &i64| {
            let mut renderer = renderer_json(state.launcher.renderers.get(id)?);
            renderer.insert("id".to_owned(), json!(id));
            Some(Value::Object(renderer))
        };
        written["renderers"] = config.renderers.iter().filter_map(renderer).collect();
        written["running"] = json!(!state.running(config.id).is_empty());
        written["mode"] = json!("Default");
    }
    written
}

fn renderer_json(renderer: &Renderer) -> Map<String, Value> {
    [
        ("launchConfigId", json!(renderer.launch_config_id)),
        ("engineId", json!(renderer.engine_id)),
        ("projectId", json!(renderer.project_id)),
        ("projectMapId", json!(renderer.project_map_id)),
        ("engineType", json!(renderer.engine_type)),
        ("stateId", json!(renderer.state_id)),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_owned(), value))
    .collect()
}
