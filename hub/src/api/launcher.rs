//! The launcher: launch configurations, their renderers, and what they run.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::Outcome;
use super::call::{Call, given, integer, integers, is_short, named};
use crate::answer::Answer;
use crate::profile::Profile;
use crate::show::{EngineType, LaunchConfig, Renderer};
use crate::state::running::Cancelled;
use crate::state::{Key, State};

/// How many launch configurations and renderers a hub takes.
const MOST: usize = 10_000;

/// The answer to a launch that no engine can take, and to one of an unknown configuration.
const NO_ENGINE: &str = "Launch cancelled: This launch configuration has no idle engines or \
                         suitable engine installation.";

pub(super) fn list(state: &mut State, call: &Call<'_>) -> Outcome {
    let configs = state.launcher.configs.iter();
    Ok(Answer::ok(
        &configs
            .map(|config| config_json(config, state, call.profile))
            .collect(),
    ))
}

pub(super) fn get(state: &mut State, call: &Call<'_>) -> Outcome {
    let config = config(state, call, Answer::internal)?;
    Ok(Answer::ok(&config_json(config, state, call.profile)))
}

pub(super) fn create(state: &mut State, call: &Call<'_>) -> Outcome {
    let invalid = || Answer::empty(422);
    let body = call.object().ok_or_else(invalid)?;
    let name = given(&body, "name")
        .and_then(named)
        .filter(|name| is_short(name))
        .ok_or_else(invalid)?
        .to_owned();
    let renderers = given(&body, "renderers")
        .and_then(integers)
        .ok_or_else(invalid)?;
    // As in shows: each is there, and none is listed twice.
    let known = |id: &i64| state.launcher.renderers.contains_key(id);
    let different: BTreeSet<_> = renderers.iter().collect();
    if !renderers.iter().all(known) || different.len() < renderers.len() {
        return Err(invalid());
    }
    if state.launcher.configs.len() >= MOST {
        return Err(full("launch configurations"));
    }
    let config = LaunchConfig {
        id: state.new_launch_id(),
        name,
        renderers,
    };
    let written = json!({ "id": config.id, "renderers": config.renderers });
    let change = json!({ "id": config.id, "name": config.name, "renderers": config.renderers });
    state.changes.touch(Key::Launch(config.id));
    state.launcher.configs.push(config);
    Ok(Answer::ok(&written).having(change))
}

pub(super) fn launch(state: &mut State, call: &Call<'_>) -> Outcome {
    let config = config(state, call, || Answer::text(404, NO_ENGINE))?;
    let (id, renderers) = (config.id, config.renderers.clone());
    let started = state.start(id, &renderers, call.now);
    let started = started.map_err(|Cancelled| Answer::text(404, NO_ENGINE))?;
    Ok(Answer::text(200, "OK").having(json!({ "started": started })))
}

pub(super) fn stop(state: &mut State, call: &Call<'_>) -> Outcome {
    let id = config(state, call, Answer::internal)?.id;
    let stopped = state.stop(|run| run.launch == id);
    Ok(Answer::empty(200).having(json!({ "stopped": stopped })))
}

pub(super) fn retime(state: &mut State, call: &Call<'_>) -> Outcome {
    let id = config(state, call, Answer::internal)?.id;
    let running = state.running(id);
    Ok(Answer::empty(200).having(json!({ "retimed": running })))
}

pub(super) fn list_renderers(state: &mut State, call: &Call<'_>) -> Outcome {
    Ok(Answer::ok(&json!(
        config(state, call, Answer::internal)?.renderers
    )))
}

pub(super) fn get_renderer(state: &mut State, call: &Call<'_>) -> Outcome {
    let (launch, id) = renderer_ids(call)?;
    let renderer = state.launcher.renderer(launch, id);
    let renderer = renderer.ok_or_else(|| Answer::text(404, "Renderer not found"))?;
    Ok(Answer::ok(&Value::Object(renderer_json(renderer))))
}

pub(super) fn create_renderer(state: &mut State, call: &Call<'_>) -> Outcome {
    let failed = || Answer::text(422, "Failed to update renderer");
    let launch = config(state, call, failed)?.id;
    let body = call.object().ok_or_else(failed)?;
    let mut renderer = renderer_of(state, &body, launch).ok_or_else(failed)?;
    if state.launcher.renderers.len() >= MOST {
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
    state.changes.touch(Key::Renderer(id));
    state.changes.touch(Key::Launch(owner));
    Ok(Answer::ok(&json!(id)).having(Value::Object(change)))
}

pub(super) fn start_renderer(state: &mut State, call: &Call<'_>) -> Outcome {
    let (launch, id) = listed_renderer(state, call)?;
    let started = state.start(launch, &[id], call.now);
    let started = started.map_err(|Cancelled| Answer::text(404, NO_ENGINE))?;
    Ok(Answer::text(200, "OK").having(json!({ "started": started })))
}

pub(super) fn stop_renderer(state: &mut State, call: &Call<'_>) -> Outcome {
    let (launch, id) = listed_renderer(state, call)?;
    let stopped = state.stop(|run| run.launch == launch && run.renderer == id);
    Ok(Answer::text(200, "OK").having(json!({ "stopped": stopped })))
}

/// The launch configuration that a call names; `missing` answers for one that there is not.
fn config<'a>(
    state: &'a State,
    call: &Call<'_>,
    missing: impl Fn() -> Answer,
) -> Result<&'a LaunchConfig, Answer> {
    let id = call.id("launchId").ok_or_else(|| Answer::empty(422))?;
    state.launcher.config(id).ok_or_else(missing)
}

fn renderer_ids(call: &Call<'_>) -> Result<(i64, i64), Answer> {
    call.id("launchId")
        .zip(call.id("rendererId"))
        .ok_or_else(|| Answer::empty(422))
}

fn listed_renderer(state: &State, call: &Call<'_>) -> Result<(i64, i64), Answer> {
    let (launch, id) = renderer_ids(call)?;
    let unlisted = || Answer::text(404, "Renderer not listed in selected configuration.");
    state.launcher.renderer(launch, id).ok_or_else(unlisted)?;
    Ok((launch, id))
}

/// The renderer that a body describes, without its number; `None` if it makes no sense. What is
/// not given follows from what is: the type from the engine, the state from the type.
fn renderer_of(state: &State, body: &Map<String, Value>, launch: i64) -> Option<Renderer> {
    let optional = |name: &str| match given(body, name) {
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
    let kind = match given(body, "engineType") {
        Some(word) => EngineType::from_word(word.as_str()?)?,
        None => engine.map_or(EngineType::Re, |engine| engine.kind()),
    };
    if engine.is_some_and(|engine| !engine.takes(kind)) {
        return None;
    }
    let state_id = match optional("stateId")? {
        Some(id) => Some(id).filter(|id| state.has_state(kind, *id))?,
        None => state.states(kind).next()?,
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

fn full(what: &str) -> Answer {
    Answer::text(
        507,
        format!("This hub in a box holds at most {MOST} {what}."),
    )
}

/// A launch configuration. The newest hubs say whether it runs, and give renderers whole; what
/// their `mode` says is not documented, and here always the same.
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
